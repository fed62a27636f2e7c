// A person's decisions in their order: what was chosen and its mark, over them the chance to reach the aim as a
// line. Each is a button; together they are one stop, in which the arrows go from one to the next. Where they are
// many, the marks stand alone, and a card is told by its tooltip.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/score/hand_verdict.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class TimelineButton;

class VerdictTimeline : public QWidget {
  Q_OBJECT

 public:
  VerdictTimeline(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `aim`: what the line is of.
  void setDecisions(std::vector<HandVerdict::Decision> const& decisions, HandVerdict::Aim aim,
                    Wording const& wording, bool halves);
  // How high it is: with the line, with a low one, or the marks alone.
  enum class Room : std::uint8_t { high, low, marks };
  void setRoom(Room room);
  // This action of the hand is shown now, and its decision is framed; -1: none is.
  void setShown(int place);
  // The decision that has the focus, or had it last.
  int current() const { return current_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(int place);  // of the action in the hand

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();
  void goTo(int index);
  bool isDense() const;
  int lineHeight() const;
  QPointF pointOf(std::size_t decision) const;

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<HandVerdict::Decision> decisions_;
  std::vector<TimelineButton*> buttons_;
  HandVerdict::Aim aim_ = HandVerdict::Aim::win;
  Wording wording_;
  bool halves_ = false;
  int current_ = 0;
  Room room_ = Room::high;
  int shown_ = -1;
};

}  // namespace giaguaro
