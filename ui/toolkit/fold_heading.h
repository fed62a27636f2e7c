// A heading that opens and closes what stands under it: a triangle in the place of the heading's diamond,
// which points at the words while it is closed and down while it is open; up where what it opens stands over it.
// Checked: open.
#pragma once

#include <QAbstractButton>

#include "ui/theme.h"

namespace giaguaro {

class FoldHeading : public QAbstractButton {
  Q_OBJECT

 public:
  explicit FoldHeading(QWidget* parent);

  void setTheme(Theme const& theme);
  void setOpensUpwards();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Theme theme_;
  bool opensUpwards_ = false;
};

}  // namespace giaguaro
