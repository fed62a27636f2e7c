// The bar over a page of what the house remembers: a tab for each page, and the way back to the table.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

class PaperButton;

class HistoryBar : public QWidget {
  Q_OBJECT

 public:
  // `page`: the one that it stands over (house_tabs.h).
  HistoryBar(QString const& page, QWidget* parent);

  void setTheme(Theme const& theme);
  QSize sizeHint() const override;

 signals:
  void left();
  void pageWanted(QString const& page);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void placeButtons();
  class Tab;

  QString page_;
  std::vector<Tab*> tabs_;
  Theme theme_;
  PaperButton* back_;
};

// The line under it, which says what keys do, and for a while what one has come to on the page: to the eye, and to who
// cannot see it.
class HistoryKeys : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryKeys(QWidget* parent);

  void setTheme(Theme const& theme);
  void setWords(QString const& words);
  // In their place, until this is empty.
  void tell(QString const& told);
  QString told() const { return told_; }
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  QString words_;
  QString told_;
};

}  // namespace giaguaro
