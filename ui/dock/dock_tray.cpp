// The cards that lie in the dock's tray.
#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "ui/dock/dock.h"
#include "ui/scene/table_phrases.h"
#include "ui/text/tool_tip.h"

namespace giaguaro {

TrayCard* Dock::trayCard(Card card) const {
  auto const found = std::ranges::find(trayCards_, card, &TrayCard::card);
  return found == trayCards_.end() ? nullptr : *found;
}

TrayCard* Dock::makeTrayCard(Card card) {
  auto* button = new TrayCard(card, *deck_, *art_, *theme_, this);
  Action const action{Action::Kind::discard, card.code};
  button->setAccessibleName(wording_.say(say(tablePhrases::cardSelected, {args::card(card)})));
  button->describe(tr("Takes it back into the hand"));
  button->setToolTip(asToolTip(tr("Takes it back into the hand")));
  button->setHinted(std::ranges::count(hinted_, action) > 0);
  connect(button, &DockButton::clicked, this, [this, card] { takeBack(card); });
  connect(button, &DockButton::keyPressed, this,
          [this](QKeyEvent* event) { event->setAccepted(handleKey(*event)); });
  connect(button, &DockButton::looked, this, [this, action](bool at) {
    if (at)
      emit lookedAt(action);
    else
      emit lookedAway(action);
  });
  return button;
}

// Each keeps its button as long as it lies there.
void Dock::layInTray() {
  std::vector<TrayCard*> lying;
  for (Card const card : content_.tray.cards) {
    TrayCard* const button = trayCard(card);
    lying.push_back(button != nullptr ? button : makeTrayCard(card));
    lying.back()->setMarked(std::ranges::count(content_.tray.marked, card) > 0);
  }
  for (TrayCard* const button : std::exchange(trayCards_, lying)) {
    if (std::ranges::count(trayCards_, button) > 0) continue;
    if (button->attended()) emit lookedAway({Action::Kind::discard, button->card().code});
    button->setObjectName(QString());
    button->disconnect(this);
    button->hide();
    button->deleteLater();  // it may be in the middle of telling of its own click
  }
}

void Dock::setAway(std::vector<Card> const& cards) {
  for (TrayCard* const button : trayCards_) button->setAway(std::ranges::count(cards, button->card()) > 0);
}

bool Dock::isFocusInTray() const {
  return std::ranges::any_of(trayCards_, [](TrayCard const* button) { return button->hasFocus(); });
}

bool Dock::trayKey(int key) {
  bool const back = key == Qt::Key_Backspace || key == Qt::Key_Delete;
  if (back && !trayCards_.empty()) {
    takeBack(trayCards_.back()->card());
    return true;
  }
  auto const focused = std::ranges::find_if(trayCards_, &TrayCard::hasFocus);
  bool const arrow = key == Qt::Key_Left || key == Qt::Key_Right;
  if (!arrow || focused == trayCards_.end()) return false;
  auto const to = focused - trayCards_.begin() + (key == Qt::Key_Left ? -1 : 1);
  if (to >= 0 && to < std::ssize(trayCards_))
    trayCards_[static_cast<std::size_t>(to)]->setFocus(Qt::OtherFocusReason);
  return true;
}

}  // namespace giaguaro
