// The bar over a page of what the house remembers: the page's tab, and the way back to the table.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class PaperButton;

class HistoryBar : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryBar(QWidget* parent);

  void setTheme(Theme const& theme);
  QSize sizeHint() const override;

 signals:
  void left();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void placeButton();

  Theme theme_;
  PaperButton* back_;
};

// The line under it, which says what keys do.
class HistoryKeys : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryKeys(QWidget* parent);

  void setTheme(Theme const& theme);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  Theme theme_;
  QString words_;
};

}  // namespace giaguaro
