// What is certain of one seat, on the table by its plate, with its point towards the face: while the pointer rests on the
// plate, or the keyboard is at it, or at the seat on the page of what can be known. Nothing in it can be pressed; that page has
// the links. It never lies over a card of the trick: without room elsewhere there is none.
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class FactRows;
class Glyphs;
class TableWidget;

class SeatBubble : public QWidget {
  Q_OBJECT

 public:
  // Over the table, in the widget that the table fills.
  SeatBubble(Glyphs* glyphs, TableWidget* table);

  void setTheme(Theme const& theme);
  void setScene(TableScene const& scene, Wording const& wording);
  // How long the pointer rests before it comes, in milliseconds.
  void setDelay(int milliseconds) { timer_.setInterval(milliseconds); }

  // At once, for who comes by keys; nobody: it goes.
  void lookAt(Seat seat);
  bool isWanted() const { return isWanted_; }  // a seat is looked at
  Seat seat() const { return isHidden() ? nobody : seat_; }
  // Where it lies on the table, without its point.
  QRect box() const { return box_.translated(pos()).toAlignedRect(); }

 signals:
  void wanted(bool wanted);  // somebody looks at a seat, or no more

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void hover(Seat seat);
  void want();
  void look();
  bool place();
  Seat seatAt(QPointF const& at) const;

  TableWidget* table_;
  Theme theme_;
  TableScene scene_;
  Wording wording_;
  FactRows* rows_;
  QTimer timer_;
  bool isWanted_ = false;
  Seat hovered_ = nobody;
  Seat focused_ = nobody;
  Seat seat_ = nobody;  // that it is about
  QPointF point_;       // of its point, in its own coordinates
  QRectF box_;
};

}  // namespace giaguaro
