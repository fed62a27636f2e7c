// How far one has come along a few steps: a disc each, done (a check), the present one (a ring with a dot) or still to
// come (a ring), joined by a line. Said in words too.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class StepDiscs : public QWidget {
  Q_OBJECT

 public:
  explicit StepDiscs(QWidget* parent);

  void setTheme(Theme const& theme);
  // `step` counts from 1; `done`: it is too. Behind the last one all are done.
  void setSteps(int step, int steps, QString const& words, bool done = false);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  int step_ = 1;
  int steps_ = 1;
  bool done_ = false;
};

}  // namespace giaguaro
