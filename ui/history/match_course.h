// The totals of a match, hand by hand, as lines with their faces at the end; one's own is drawn solid and heavy. For the
// ear it is a table, read hand by hand.
#pragma once

#include <QWidget>

#include "ui/history/history_words.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class MatchCourse : public QWidget {
  Q_OBJECT

 public:
  MatchCourse(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setDetails(HistoryDetails const& details, HistoryWords const& words);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintAxis(QPainter& painter, QRectF const& field) const;
  QPointF pointOf(QRectF const& field, std::size_t hand, int total) const;
  QPen penOf(std::size_t seat) const;

  Glyphs* glyphs_;
  Theme theme_;
  HistoryDetails details_;
  HistoryWords words_;
  int lowest_ = 0;
  int highest_ = 0;
};

}  // namespace giaguaro
