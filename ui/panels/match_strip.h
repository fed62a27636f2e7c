// How far a match has come: a piece for each of its hands, those that are played filled, the next one with a strong edge. A
// picture alone: its words stand beside it.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class MatchStrip : public QWidget {
 public:
  explicit MatchStrip(QWidget* parent);

  void setTheme(Theme const& theme);
  void setHands(int hands, int played);  // hidden where there are none, or too many to be told apart

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  int hands_ = 0;
  int played_ = 0;
};

}  // namespace giaguaro
