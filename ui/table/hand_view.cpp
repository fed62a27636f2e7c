#include "ui/table/hand_view.h"

#include <QApplication>
#include <algorithm>

#include "ui/table/table_phrases.h"

namespace giaguaro {

HandView::HandView(CardArt& art, Theme const& theme, QWidget* parent)
    : QWidget(parent), art_(&art), theme_(&theme) {
  setObjectName(QStringLiteral("hand"));
  setFocusPolicy(Qt::NoFocus);
}

HandView::~HandView() {
  for (CardButton* button : cards_) button->disconnect(this);
}

CardButton* HandView::buttonOf(Card card) const {
  auto const found =
      std::ranges::find_if(cards_, [card](CardButton const* button) { return button->card() == card; });
  return found == cards_.end() ? nullptr : *found;
}

CardButton* HandView::makeButton(Card card, Deck const& deck) {
  auto* button = new CardButton(card, deck, *art_, *theme_, this);
  connect(button, &CardButton::clicked, this, [this, button] { activate(*button); });
  connect(button, &CardButton::moveAsked, this, [this, button](int by) { moveFocus(*button, by); });
  connect(button, &CardButton::looked, this, [this, button](bool at) {
    if (at)
      emit lookedAt(Action::play(button->card()));
    else
      emit lookedAway(Action::play(button->card()));
  });
  return button;
}

void HandView::setScene(TableScene const& scene, Wording const& wording) {
  Deck const& deck = Deck::of(scene.seen.deck);
  bool const otherDeck = deck_ != &deck;
  deck_ = &deck;

  std::vector<CardButton*> held;
  for (Card const card : scene.seen.hand) {
    CardButton* button = otherDeck ? nullptr : buttonOf(card);
    held.push_back(button ? button : makeButton(card, deck));
  }
  // A card that has gone hands its focus to the one that takes its place.
  int focusIndex = -1;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    if (std::ranges::count(held, cards_[i]) > 0) continue;
    if (cards_[i]->hasFocus()) focusIndex = static_cast<int>(i);
  }
  std::vector<CardButton*> const before = std::exchange(cards_, held);
  if (focusIndex >= 0 && !focusCard(focusIndex)) parentWidget()->setFocus(Qt::OtherFocusReason);
  for (CardButton* button : before) {
    if (std::ranges::count(cards_, button) > 0) continue;
    // It may be in the middle of telling of its own click.
    button->setObjectName(QString());
    button->hide();
    button->disconnect(this);
    button->deleteLater();
  }

  bool const asked = scene.mayAct && std::ranges::any_of(scene.seen.offers, [](Offer const& offer) {
                       return offer.action.kind == Action::Kind::play && offer.legal();
                     });
  for (CardButton* button : cards_) {
    Card const card = button->card();
    Offer const* offer = offerOf(scene.seen, card);
    bool const free = asked && offer && offer->legal();
    button->setStand(!asked ? CardButton::Stand::level
                     : free ? CardButton::Stand::free
                            : CardButton::Stand::barred);
    button->setResting(scene.resting);
    button->setHinted(hinted_ == Action::play(card));
    QString const why = offer && offer->refusal ? wording.say(*offer->refusal) : QString();
    Argument const which = args::card(card);
    button->setAccessibleName(wording.say(
        free            ? say(tablePhrases::cardMay, {which})
        : why.isEmpty() ? say(tablePhrases::cardHeld, {which})
                        : say(tablePhrases::cardMayNot, {which, args::word(why.toStdString(), "what")})));
    button->setToolTip(free ? QString() : why);
  }
}

void HandView::place(TableLayout const& layout) {
  layout_ = layout;
  if (cards_.empty()) {
    setVisible(false);
    return;
  }
  // Wide enough for every button; the buttons' own rectangles say how far they reach.
  QRectF const area = layout.handArea();
  QRect const strip = QRectF(0, area.top() - 0.25 * layout.unit(), layout.input().size.width(),
                             layout.input().size.height() - area.top() + 0.25 * layout.unit())
                          .toAlignedRect();
  setGeometry(strip);
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    cards_[i]->place(layout.handCard(static_cast<int>(i)).translated(-strip.topLeft()), layout);
    cards_[i]->raise();
    cards_[i]->show();
    if (i > 0) setTabOrder(cards_[i - 1], cards_[i]);
  }
  setVisible(true);
}

void HandView::setHinted(Action const& action) {
  hinted_ = action;
  for (CardButton* button : cards_) button->setHinted(action == Action::play(button->card()));
}

bool HandView::focusCard(int index) {
  if (cards_.empty()) return false;
  auto const last = static_cast<int>(cards_.size()) - 1;
  cards_[static_cast<std::size_t>(std::clamp(index, 0, last))]->setFocus(Qt::OtherFocusReason);
  return true;
}

bool HandView::focusFirst() {
  // The first that may be played, since that is what one came for.
  for (std::size_t i = 0; i < cards_.size(); ++i)
    if (cards_[i]->stand() == CardButton::Stand::free) return focusCard(static_cast<int>(i));
  return focusCard(0);
}

void HandView::activate(CardButton const& button) {
  Action const action = Action::play(button.card());
  if (button.stand() == CardButton::Stand::free)
    emit chosen(action);
  else
    emit refused(action);
}

void HandView::moveFocus(CardButton const& from, int by) {
  auto const at = std::ranges::find(cards_, &from);
  if (at != cards_.end()) focusCard(static_cast<int>(at - cards_.begin()) + by);
}

}  // namespace giaguaro
