// The table's keyboard: who has the focus, and whose the keys are that nobody wanted.
#include <QAbstractButton>
#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <utility>

#include "ui/dock/dock.h"
#include "ui/host/curtain.h"
#include "ui/host/pause_card.h"
#include "ui/host/seat_bubble.h"
#include "ui/host/table_host.h"
#include "ui/known/known_page.h"
#include "ui/panels/panel_tab.h"
#include "ui/result/end_sheet.h"
#include "ui/review/review_page.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/focus_in.h"
#include "ui/watching/playback_bar.h"

namespace giaguaro {

void TableHost::focusHome() {
  if (isCurtained())
    curtain_->focusButton();
  else if (isStill() && pause_ != nullptr)  // it comes with the scene
    pause_->focusFirst();
  else if (endSheet_->isVisible())
    endSheet_->focusFirst();
  else
    table_->setFocus(Qt::OtherFocusReason);
}

void TableHost::focusBack(QWidget* before) {
  if (before == nullptr || endSheet_->isAncestorOf(before)) return focusHome();
  before->setFocus(Qt::OtherFocusReason);
}

TableHost::Part TableHost::focusedPart() const {
  QWidget const* const focus = window()->focusWidget();
  auto const within = [focus](QWidget const* part) {
    return focus != nullptr && part != nullptr && (focus == part || part->isAncestorOf(focus));
  };
  if (within(panel_)) return Part::panel;
  if (within(endSheet_) || within(pause_) || within(table_->findChild<Dock*>())) return Part::dock;
  return Part::hand;
}

// Where the score sheet lies on the table its buttons take the place of the dock.
bool TableHost::focusPart(Part part) {
  bool const sheet = endSheet_->isVisible();
  if (isStill()) return part == Part::dock && focusIn(*pause_);
  switch (part) {
    case Part::dock: return sheet ? focusIn(*endSheet_) : table_->focusDock();
    case Part::hand: return !sheet && table_->focusHand();
    case Part::panel: return focusIn(*panel_);
  }
  return false;
}

void TableHost::makeKnownPage() {
  known_ = new KnownPage(glyphs_, panel_);
  known_->hide();
  connect(known_, &KnownPage::proofWanted, this, &TableHost::showProof);
  connect(known_, &KnownPage::backWanted, this, [this] { backToGuide(); });
  connect(known_, &KnownPage::seatLookedAt, bubble_, &SeatBubble::lookAt);
  connect(known_, &PanelPage::opened, this, &TableHost::tellKnownWanted);
  connect(known_, &PanelPage::closed, this, &TableHost::tellKnownWanted);
}

void TableHost::tellKnownWanted() {
  if (std::exchange(knownWanted_, isKnownWanted()) != isKnownWanted()) emit knownWanted(knownWanted_);
}

void TableHost::toggleKnown() {
  if (known_ == nullptr) makeKnownPage();
  if (panel_->isOpenAt(known_)) {
    backToGuide();
    return;
  }
  panel_->openPage(known_);
  if (!known_->focusFirst()) panel_->focusTab();
}

bool TableHost::isKnownOpen() const { return panel_->isOpenAt(known_); }

bool TableHost::isKnownWanted() const {
  return panel_->isOpened(known_) || bubble_->isWanted() || panel_->isOpenAt(Page::talk);
}

// From a page that is there for a while, wherever the focus is; from the score where that has it.
bool TableHost::backToGuide() {
  bool const within = panel_->isAncestorOf(window()->focusWidget());
  bool const guest = panel_->openedPage() != nullptr && panel_->isOpenAt(panel_->openedPage());
  if ((!within && !guest) || !panel_->backToGuide()) return false;
  if (within) focusHome();
  return true;
}

void TableHost::takeKey(QKeyEvent* event) {
  int const key = event->key();
  if (key == Qt::Key_Escape && lookingBack_) {
    lookBack(false);
    event->accept();
    return;
  }
  if (key == Qt::Key_Escape && backToGuide()) {
    event->accept();
    return;
  }
  bool const enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  QWidget* const focus = window()->focusWidget();
  // Qt's buttons know Space alone; the key was for the one that has the focus, and for nothing else.
  if (auto* button = qobject_cast<QAbstractButton*>(focus);
      enter && button != nullptr && !table_->isAncestorOf(button) && !endSheet_->isAncestorOf(button)) {
    if (!event->isAutoRepeat()) button->click();
    event->accept();
    return;
  }
  bool const arrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
  bool const plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
  bool const sign = !event->text().isEmpty() && event->text().front().isPrint();
  if (!plain || (!enter && !arrow && !sign)) return;
  if (endSheet_->isVisible() && endSheet_->isEnabled()) {
    if (enter && !event->isAutoRepeat()) endSheet_->goOn();
    event->setAccepted(enter || endSheet_->takeLetter(*event));
    return;
  }
  if (takesHintKey(key)) {
    event->accept();
    return;
  }
  bool const tableHadIt = focus != nullptr && (focus == table_ || table_->isAncestorOf(focus));
  if (tableHadIt || !table_->isEnabled()) return;
  table_->setFocus(Qt::OtherFocusReason);
  event->accept();
  QApplication::sendEvent(table_, event);
}

// "Space goes on" is what the status line says, so it must, wherever a click has left the focus. A button
// that somebody has gone to by keys is pressed; the sheet's own buttons see to it themselves.
bool TableHost::takesSpace(QWidget const& widget) const {
  if (widget.window() != window() || qobject_cast<QMenuBar const*>(&widget) != nullptr) return false;
  if (endSheet_->isAncestorOf(&widget)) return false;
  return !focusByKeys_ || qobject_cast<QAbstractButton const*>(&widget) == nullptr;
}

// Where the table waits until somebody has seen what lies there; the tab of the page that is open has nothing else to do.
bool TableHost::goesOn(QWidget const& widget, QKeyEvent* event) {
  bool const waits = scene_.rests() || ending_ || lookingBack_;
  if (!waits || !isEnabled() || !table_->isEnabled() || widget.window() != window()) return false;
  if (event->key() != Qt::Key_Space || event->modifiers() != Qt::NoModifier) return false;
  // Which sees to it; and what it leaves comes to those that it stands in, and must not come back to it.
  if (&widget == table_ || table_->isAncestorOf(&widget) || widget.isAncestorOf(table_)) return false;
  auto const* const tab = qobject_cast<PanelTab const*>(&widget);
  bool const idle = tab != nullptr && tab->isChecked();
  if (!idle && !takesSpace(widget)) return false;
  QApplication::sendEvent(table_, event);
  return true;
}

// The keys of a hand that is played back are its own wherever the focus is on the table; in the panel, on the
// strip and in menus they keep their meaning, but Escape leaves from there too.
bool TableHost::playsBack(QWidget const& widget, QKeyEvent const& event) {
  if (!scene_.playback || lookingBack_ || !isEnabled() || widget.window() != window()) return false;
  if (qobject_cast<QMenuBar const*>(&widget) != nullptr) return false;
  auto const deed = PlaybackBar::deedOf(event);
  if (!deed) return false;
  // What somebody has opened in the panel is left first; the review is there by itself.
  PanelPage const* const page = panel_->openedPage();
  bool const opened = page != nullptr && page != review_ && panel_->isOpenAt(page);
  if (*deed == PlaybackDeed::leave && opened) return false;
  // The timeline has its own arrows, which take the hand along.
  bool const along = *deed == PlaybackDeed::forward || *deed == PlaybackDeed::back ||
                     *deed == PlaybackDeed::toStart || *deed == PlaybackDeed::toEnd;
  if (along && timelineRow_->isAncestorOf(&widget)) return false;
  bool const within = isAncestorOf(&widget) && widget.isEnabled() && !panel_->isAncestorOf(&widget);
  if (!within && &widget != window() && *deed != PlaybackDeed::leave) return false;
  bool const space = *deed == PlaybackDeed::run;
  if (space && (endSheet_->isVisible() || !takesSpace(widget))) return false;
  bool const steps = *deed == PlaybackDeed::forward || *deed == PlaybackDeed::back ||
                     *deed == PlaybackDeed::nextTrick || *deed == PlaybackDeed::previousTrick;
  if (steps || !event.isAutoRepeat()) emit playbackWanted(*deed);
  return true;
}

bool TableHost::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn && watched->isWidgetType()) {
    Qt::FocusReason const reason = static_cast<QFocusEvent*>(event)->reason();
    // Where the sheet passes it on by itself, it is as whoever was there before came to it.
    bool const passedOn =
        reason == Qt::OtherFocusReason && endSheet_->isAncestorOf(static_cast<QWidget*>(watched));
    if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason && !passedOn)
      focusByKeys_ = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
  }
  if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
    return Stage::eventFilter(watched, event);
  auto const* const key = static_cast<QKeyEvent*>(event);
  if (endsPause(*static_cast<QWidget*>(watched), *key)) return true;
  if (playsBack(*static_cast<QWidget*>(watched), *key)) return true;
  if (teaches(*static_cast<QWidget*>(watched), *key)) return true;
  if (leads(*static_cast<QWidget*>(watched), *key)) return true;
  if (leavesAgain(*static_cast<QWidget*>(watched), *key)) return true;
  if (goesOn(*static_cast<QWidget*>(watched), static_cast<QKeyEvent*>(event))) return true;
  if (!endSheet_->isVisible() || !endSheet_->isEnabled()) return Stage::eventFilter(watched, event);
  // A button of the sheet that was clicked keeps no Space for itself; one that was gone to by keys does.
  auto const& widget = *static_cast<QWidget*>(watched);
  bool const onSheet = endSheet_->isAncestorOf(&widget) && !focusByKeys_;
  bool const space = key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier;
  if (!space || (!onSheet && !takesSpace(widget))) return Stage::eventFilter(watched, event);
  if (!key->isAutoRepeat()) endSheet_->goOn();
  return true;
}

}  // namespace giaguaro
