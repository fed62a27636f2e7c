// A sheet of paper that lies on the cloth, with its shadow and the thin line inside its edge.
#pragma once

#include <QWidget>

#include "ui/drawing/window_scale.h"
#include "ui/theme.h"

namespace giaguaro {

class PaperCard : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  void setTheme(Theme const& theme);
  // Nothing of it is seen but what stands on it.
  void setBare(bool bare);
  static constexpr Length shadow{6};  // to be kept free at the right and below

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  bool bare_ = false;
};

}  // namespace giaguaro
