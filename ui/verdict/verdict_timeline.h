// A hand from left to right: what was chosen and its mark, and the chance to reach the aim as a line, with what the best
// choice would have left of it where that is another; where that line would be flat, and exactly so many tricks were bid, these
// beside those that were taken. On a verdict's page a column is a decision; under a hand that is
// gone through it is a trick, with who took it where nothing is judged, and the line stands below. Each is a button; together they are one stop,
// in which the arrows go from one to the next. Where columns are narrow, marks stand alone, or where something stands out, and the
// rest is told by the tooltip.
#pragma once

#include <QPen>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/scene/hand_course.h"
#include "ui/text/wording.h"
#include "ui/theme.h"
#include "ui/verdict/chance_scale.h"
#include "ui/verdict/timeline_cell.h"

namespace giaguaro {

class VerdictTimeline : public QWidget {
  Q_OBJECT

 public:
  VerdictTimeline(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // A column for each decision. `aim`: what the line is of. `taken`: how many tricks were, after none, one, two …; empty: that is
  // not told.
  void setDecisions(std::vector<HandVerdict::Decision> const& decisions, HandVerdict::Aim aim,
                    std::vector<int> const& taken, Wording const& wording, bool halves);
  // A column for each trick; `avatars`: of each seat. The arrows show what they come to.
  void setCourse(HandCourse const& course, std::vector<int> const& avatars, Wording const& wording,
                 bool halves);
  // How high it is: with the line, with a low one, or without it, in one low row.
  enum class Room : std::uint8_t { high, low, row };
  void setRoom(Room room);
  // Tricks stand there, and no chances.
  bool showsSteps() const;
  // The column that has the focus, or had it last.
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
  struct Column {
    TimelineCell::Content content{};
    QString brief{};  // its word where columns are narrow
    int place = 0;
    std::vector<HandVerdict::Decision> judged{};  // points of the line
    QString spoken{};
    std::optional<int> taken{};  // so many tricks by then
  };
  struct Point {
    QPointF at;
    QPointF best;
    HandVerdict::Decision const* decision;
  };

  Column columnOf(HandVerdict::Decision const& decision, Wording const& wording) const;
  QString spokenOf(HandCourse::Stage const& stage, bool judged, Wording const& wording, bool halves) const;
  void setColumns(std::vector<Column> columns);
  void makeCells();
  void write();
  void place();
  void goTo(int index);
  bool isNarrow() const;
  TimelineCell::Form form() const;
  bool hasLine() const;
  int lineHeight() const;
  int axis() const;
  QString chanceName() const;  // what the line is of
  int roomAbove() const;
  QRectF lineBox() const;
  std::vector<HandVerdict::Decision const*> known() const;
  ChanceScale scale() const;
  std::vector<Point> points() const;
  static std::optional<int> bidOf(std::vector<HandVerdict::Decision> const& decisions);
  int mostSteps() const;
  void paintSteps(QPainter& painter) const;
  QPen bidPen() const;
  void paintGrounds(QPainter& painter) const;
  void paintScale(QPainter& painter, QRectF const& box) const;
  void paintLine(QPainter& painter) const;
  void paintPoints(QPainter& painter, std::vector<Point> const& known) const;
  void paintChances(QPainter& painter, QRectF const& box, std::vector<Point> const& known) const;
  bool liesOnShown(QPointF const& point) const;
  std::vector<HandVerdict::Decision> marksShown() const;
  void paintLegend(QPainter& painter, QRectF const& box, QPen const& dashes, bool both) const;

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<Column> columns_;
  std::vector<TimelineCell*> cells_;
  HandVerdict::Aim aim_ = HandVerdict::Aim::win;
  std::optional<int> target_;  // so many tricks were bid
  bool below_ = false;         // the line stands under the cells: a hand is gone through
  bool hasMarks_ = true;       // or may have some
  int current_ = 0;
  int shown_ = -1;  // the column that lies on the table
  Room room_ = Room::high;
};

}  // namespace giaguaro
