// What is only painted on the table, for screen readers: a label for each part, which lies over it, paints
// nothing and lets the mouse through. A reader walks them in the order given and hears one after the other.
//
// What stands for a seat can have the focus, so that the keyboard comes to players too: one stop of Tab, from which arrows
// go on to the next.
//
// A part without a text is not there: its label is hidden, as is that of a part that is no longer given.
#pragma once

#include <QLabel>
#include <QRectF>
#include <QString>
#include <QWidget>
#include <utility>
#include <vector>

#include "core/rules/seat.h"

namespace giaguaro {

struct SpokenPart {
  QString name;  // of the label as an object: the part is known again by it
  QString text;
  QRectF place;        // in the parent's coordinates
  Seat seat = nobody;  // that it stands for
};

class SpokenParts : public QWidget {
  Q_OBJECT

 public:
  explicit SpokenParts(QWidget* parent);

  void setParts(std::vector<SpokenPart> const& parts);
  QWidget* tabStop() const { return seats_.empty() ? nullptr : seats_.front().first; }

 signals:
  void seatFocused(giaguaro::Seat seat);  // nobody: no more

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QLabel* labelOf(QString const& name);

  std::vector<QLabel*> labels_;  // children of this
  QStringList order_;
  std::vector<std::pair<QLabel*, Seat>> seats_;  // as they are given
};

}  // namespace giaguaro
