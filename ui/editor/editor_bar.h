// The bar over the page of the deal editor, with the way back to the table; and the line under it, which says what keys do.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class PaperButton;

class EditorBar : public QWidget {
  Q_OBJECT

 public:
  explicit EditorBar(QWidget* parent);

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

  Theme theme_;
  PaperButton* back_;
};

class EditorKeys : public QWidget {
  Q_OBJECT

 public:
  explicit EditorKeys(QWidget* parent);

  void setTheme(Theme const& theme);
  void setWords(QString const& words);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  QString words_;
};

}  // namespace giaguaro
