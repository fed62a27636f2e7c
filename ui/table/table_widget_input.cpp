// What the table itself hears of mouse and keyboard; cards and choices have theirs.
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QToolTip>

#include "ui/hand_end/hand_end_view.h"
#include "ui/layout/drawer_layout.h"
#include "ui/table/table_widget.h"
#include "ui/talk/talk_menu.h"
#include "ui/text/tool_tip.h"

namespace giaguaro {

void TableWidget::mousePressEvent(QMouseEvent* event) {
  bool const left = event->button() == Qt::LeftButton;
  if (Seat const seat = left ? seatNumberedAt(event->position()) : nobody; seat != nobody) {
    menu_->sayTo(seat);
    return;
  }
  if (left && scene_.lookingBack) {
    emit presentWanted();
    return;
  }
  if (left && scene_.rests()) {
    emit goOn();
    return;
  }
  if (left && endsHand()) {
    if (!end_->hasSkipped()) emit endSeen();
    return;
  }
  QWidget::mousePressEvent(event);
}

void TableWidget::keyPressEvent(QKeyEvent* event) {
  int const key = event->key();
  bool const onward = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
  if (scene_.lookingBack && onward) {
    if (!event->isAutoRepeat()) emit presentWanted();
    return;
  }
  if (scene_.rests() && onward) {
    if (event->isAutoRepeat()) return;
    hand_->letFocusGo();  // the second of a double press plays nothing
    emit goOn();
    return;
  }
  if (endsHand() && onward) {
    if (!event->isAutoRepeat() && !end_->hasSkipped()) emit endSeen();
    return;
  }
  if (menu_->takesKey(*event)) return;
  if (key == Qt::Key_Escape && hand_->unpick()) return;
  if (dock_->isOpen() && dock_->handleKey(*event)) return;
  bool const plain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
  if (plain && key >= Qt::Key_0 && key <= Qt::Key_9) {
    int const index = key == Qt::Key_0 ? 9 : key - Qt::Key_1;
    if (index < static_cast<int>(hand_->cards().size()) && hand_->focusCard(index)) return;
  }
  // With Ctrl too: one comes in at a card that may be chosen anyway.
  bool const rows = scene_.seen.hasPiles() && (key == Qt::Key_Up || key == Qt::Key_Down);
  bool const arrow = key == Qt::Key_Left || key == Qt::Key_Right || rows;
  bool const skips = (event->modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier &&
                     (!dock_->isOpen() || dock_->isTray());
  if (arrow && (plain || skips) && hand_->focusFirst()) return;
  if (plain && (key == Qt::Key_Home || key == Qt::Key_End) && hand_->focusEnd(key == Qt::Key_End)) return;
  if (plain && onward && !event->isAutoRepeat() && hand_->hasFreeCard())
    return emit nothingChosen(tr("Go to a card with \u2190 and \u2192 first; Enter plays it."));
  QWidget::keyPressEvent(event);
}

bool TableWidget::focusDock() {
  if (dock_->isOpen()) dock_->focusChosen();
  return dock_->isOpen();
}

bool TableWidget::focusHand() { return hand_->focusFirst(); }

void TableWidget::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  // Who comes by keyboard wants what can be done here.
  bool const byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                     event->reason() == Qt::ShortcutFocusReason;
  if (!byKey) return;
  if (dock_->isOpen() && !dock_->isTray())
    dock_->focusChosen();
  else
    hand_->focusFirst();
}

bool TableWidget::event(QEvent* event) {
  // A letter that names a choice in the dock is no menu's.
  if (event->type() == QEvent::ShortcutOverride && dock_->takes(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::ToolTip) {
    auto const* help = static_cast<QHelpEvent*>(event);
    for (SeatPlate const& plate : plates_) {
      std::vector<int> const marks = plate.hanging(layout_, font());
      auto const count = static_cast<int>(marks.size());
      QPointF const drop(0, tokensDrop(drawerOf(plate.seat), layout_.tokens(plate.seat, count)));
      for (int i = 0; i < count; ++i) {
        qreal const radius = layout_.tokenRadius();
        QPointF const centre = layout_.token(plate.seat, i, count) + drop;
        if (QLineF(centre, help->pos()).length() > radius) continue;
        QRectF const box(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
        QToolTip::showText(help->globalPos(), plate.tokenWords.value(marks[static_cast<std::size_t>(i)]),
                           this, box.toAlignedRect());
        return true;
      }
    }
    for (SeatPlate const& plate : plates_) {
      QRectF const box = layout_.plate(plate.seat);
      if (!box.contains(help->pos())) continue;
      QToolTip::showText(help->globalPos(), asToolTip(plate.inWords()), this, box.toRect());
      return true;
    }
    if (layout_.contractPlate().contains(help->pos()) && !auction_.isEmpty()) {
      QToolTip::showText(help->globalPos(), asToolTip(auction_), this, layout_.contractPlate().toRect());
      return true;
    }
    for (std::size_t i = 0; i < spreads_.size(); ++i) {
      QRectF const box = spreadPlaces_[i].area;
      if (!box.contains(help->pos())) continue;
      QToolTip::showText(help->globalPos(), asToolTip(spreads_[i].spoken), this, box.toRect());
      return true;
    }
    QToolTip::hideText();
    event->ignore();
    return true;
  }
  return QWidget::event(event);
}

}  // namespace giaguaro
