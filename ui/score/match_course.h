// Totals over time as lines with their faces at the end, of a match hand by hand, or of a book match by match; one's own is
// drawn solid and heavy, and who leads at the end heavier than the rest. For the ear it is a table, read step by step. As high
// as there is room for, where its size policy says so.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/scene/match_totals.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

// `totals` and `steps` are of the same moments; before the first of them everybody has nothing.
struct Course {
  struct Step {
    QString told{};   // "Hand 3"
    QString under{};  // what stands under the plot where there is room for it
  };
  QString name{};   // of the whole
  QString start{};  // under the plot, where all begin
  std::vector<MatchTotals::Line> lines{};
  std::vector<Step> steps{};
  std::vector<std::vector<int>> totals{};  // of each step, by line
  bool halves = false;
  bool named = false;  // with the names beside the faces
};

class MatchCourse : public QWidget {
  Q_OBJECT

 public:
  MatchCourse(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setTotals(MatchTotals const& totals);  // hand by hand
  void setCourse(Course course);
  // How large it is drawn, against the usual; and with names and last totals beside the faces.
  void setScale(double scale);
  void setFigures(bool figures);
  // Its axis begins and ends at figures that are written; else where the totals do.
  void setWhole(bool whole);
  // What stands under the plot, in order, as far as it has room there; the last step always has.
  QStringList stepsShown() const;
  // Of the line of somebody with this face, on paper or on a dark panel: from what the face wears or stands before.
  static QColor inkOf(int avatar, bool onDark);
  // Where the faces stand, one a line; none lies on another.
  std::vector<QRectF> faces() const;

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString score(int total) const;
  int faceSide() const;
  QFont face(double size, bool bold = false) const;
  bool leads(std::size_t line) const;  // at the end; several may
  bool hasOwn() const;
  int axisWidth() const;
  int figuresWidth() const;
  bool hasNames() const;
  int namesWidth() const;
  void paintAxis(QPainter& painter, QRectF const& field) const;
  void paintSteps(QPainter& painter, QRectF const& field) const;
  std::vector<int> stepsWithRoom(QRectF const& field) const;
  void paintOwnGround(QPainter& painter, QRectF const& field) const;
  QRectF field() const;
  double lowestFace(double bottom) const;
  void paintPoints(QPainter& painter, QPolygonF const& points, QPen pen) const;
  void paintEnds(QPainter& painter) const;
  QPointF pointOf(QRectF const& field, std::size_t step, int total) const;
  double aside(std::size_t line, std::size_t step) const;
  QPointF drawnPointOf(QRectF const& field, std::size_t step, std::size_t line) const;
  QPen penOf(std::size_t line) const;

  Glyphs* glyphs_;
  Theme theme_;
  Course course_;
  double scale_ = 1;
  bool figures_ = false;
  bool whole_ = false;
  int lowest_ = 0;  // of the axis, a multiple of its steps
  int highest_ = 0;
  int step_ = 1;
};

}  // namespace giaguaro
