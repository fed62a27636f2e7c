// Where a score comes from: a bar for each of its four parts, which begins where the one before it ended, and the
// score that they add up to. While a part is not known, a dotted line lies in its place with a word for why. One thing to a screen
// reader, which says all of it.
#pragma once

#include <QWidget>
#include <optional>

#include "ui/scene/hand_verdict.h"
#include "ui/theme.h"

namespace giaguaro {

class VerdictBars : public QWidget {
  Q_OBJECT

 public:
  explicit VerdictBars(QWidget* parent);

  void setTheme(Theme const& theme);
  // `score` in hundredths of a point, which is known before its parts are; `dear`: so many decisions cost.
  // `unknown`: what stands where the parts will.
  void setBars(std::optional<ScoreBars> const& bars, int score, int dear, QString const& unknown);
  std::optional<ScoreBars> const& bars() const { return bars_; }
  void setCompact(bool compact);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Scale {
    int least = 0, most = 0, step = 100;  // hundredths
    double left = 0, width = 0;
    double at(int value) const { return left + width * (value - least) / (most - least); }
  };
  Scale scaleIn(double left, double right) const;
  int rowHeight() const;
  int decimals() const;  // of all its figures: they add up
  int labelWidth() const;
  void paintRow(QPainter& painter, std::size_t row, Scale const& scale, int top) const;
  void paintUnknown(QPainter& painter, Scale const& scale, int top) const;
  void say();

  Theme theme_;
  std::optional<ScoreBars> bars_;
  int score_ = 0;
  int dear_ = 0;
  QString unknown_;
  bool compact_ = false;
};

}  // namespace giaguaro
