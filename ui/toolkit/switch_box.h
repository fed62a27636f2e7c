// Something that is on or off, as a switch: a check box to keyboards and screen readers.
#pragma once

#include <QCheckBox>

#include "ui/theme.h"

namespace giaguaro {

class SwitchBox : public QCheckBox {
  Q_OBJECT

 public:
  explicit SwitchBox(QWidget* parent);

  void setTheme(Theme const& theme);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  bool hitButton(QPoint const& at) const override { return rect().contains(at); }
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
};

}  // namespace giaguaro
