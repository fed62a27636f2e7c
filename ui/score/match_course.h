// The totals of a match, hand by hand, as lines with their faces at the end; one's own is drawn solid and heavy. For the
// ear it is a table, read hand by hand. As high as there is room for, where its size policy says so.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/score/match_totals.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class MatchCourse : public QWidget {
  Q_OBJECT

 public:
  MatchCourse(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setTotals(MatchTotals totals);
  // How large it is drawn, against the usual; and with the last totals beside the faces.
  void setScale(double scale);
  void setFigures(bool figures);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString score(int total) const;
  QFont face(double size, bool bold = false) const;
  int axisWidth() const;
  int figuresWidth() const;
  void paintAxis(QPainter& painter, QRectF const& field) const;
  void paintEnds(QPainter& painter, QRectF const& field,
                 std::vector<std::pair<double, std::size_t>> ends) const;
  QPointF pointOf(QRectF const& field, std::size_t hand, int total) const;
  QPen penOf(std::size_t seat) const;

  Glyphs* glyphs_;
  Theme theme_;
  MatchTotals totals_;
  double scale_ = 1;
  bool figures_ = false;
  int lowest_ = 0;
  int highest_ = 0;
};

}  // namespace giaguaro
