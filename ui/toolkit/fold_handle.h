// The handle of a side that is folded away, or lies over the page: a chevron, and under it upright, read from the bottom,
// what is behind it. Enter presses it like Space does.
#pragma once

#include <QPushButton>

#include "ui/theme.h"

namespace giaguaro {

class FoldHandle : public QPushButton {
  Q_OBJECT

 public:
  explicit FoldHandle(QWidget* parent);

  void setTheme(Theme const& theme);
  // `open`: the side is there, and the handle folds it. The label is its text.
  void setOpen(bool open);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Theme theme_;
  bool open_ = false;
};

}  // namespace giaguaro
