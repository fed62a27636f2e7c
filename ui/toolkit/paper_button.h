// A push button as drawn on paper: `main` is the one that goes on, `plain` all others. Enter presses it like
// Space does.
#pragma once

#include <QPushButton>

#include "ui/theme.h"

namespace giaguaro {

class PaperButton : public QPushButton {
  Q_OBJECT

 public:
  enum class Kind { main, plain };

  PaperButton(Kind kind, QWidget* parent);

  void setTheme(Theme const& theme);
  void setTextSize(double size);
  // Left and right of its words, together.
  void setPadding(int padding);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Kind kind_;
  Theme theme_;
  double textSize_ = 14;
  int padding_;
};

}  // namespace giaguaro
