// A few rows that belong together, on a paper of their own that lies on the page's: a title over them where they need one,
// and room round them, so that a page of many choices is seen as a few things and not as a list.
#pragma once

#include <QWidget>

#include "ui/theme.h"

class QLabel;
class QVBoxLayout;

namespace giaguaro {

class PaperGroup : public QWidget {
  Q_OBJECT

 public:
  explicit PaperGroup(QWidget* parent);

  void setTheme(Theme const& theme);
  // In the typeface of titles; empty: none.
  void setTitle(QString const& title);
  QVBoxLayout* rows() const { return rows_; }
  // Between its edge and its rows, left and right together.
  static int aside();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* title_;
  QVBoxLayout* rows_;
  Theme theme_;
};

}  // namespace giaguaro
