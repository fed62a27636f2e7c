#include "ui/hand/hand_view.h"

#include <QApplication>
#include <algorithm>

#include "ui/layout/card_lift.h"
#include "ui/scene/table_phrases.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

// A card as it is called here: of a pile with that, and whether another one lies beneath.
Argument calledWith(CardSpot const& spot, Wording const& wording) {
  if (spot.row == CardSpot::Row::hand) return args::card(spot.card);
  Phrase const& phrase = spot.coversOne ? tablePhrases::pileOnOne : tablePhrases::pileAlone;
  QString const words = wording.say(say(phrase, {args::card(spot.card), args::number(spot.place + 1)}));
  return args::word(words.toStdString(), "card");
}

Message spoken(Argument const& which, QString const& why, bool free, bool gathering) {
  if (free) return say(gathering ? tablePhrases::cardMayGo : tablePhrases::cardMay, {which});
  if (why.isEmpty()) return say(tablePhrases::cardHeld, {which});
  return say(gathering ? tablePhrases::cardMayNotGo : tablePhrases::cardMayNot,
             {which, args::word(why.toStdString(), "what")});
}

}  // namespace

HandView::HandView(CardArt& art, Theme const& theme, QWidget* parent)
    : QWidget(parent), art_(&art), theme_(&theme) {
  setObjectName(QStringLiteral("hand"));
  setAccessibleRole(this, QAccessible::Grouping);
  setFocusPolicy(Qt::NoFocus);
  connect(&closing_, &QVariantAnimation::valueChanged, this, &HandView::showClosing);
  connect(&closing_, &QVariantAnimation::finished, this, [this] {
    shareMouse();  // on their way cards have what was theirs when they set out
    update();      // and the picture of how they were turned
    emit closed();
  });
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
  connect(button, &CardButton::decided, this, [this, button] { decide(*button); });
  connect(button, &CardButton::moveAsked, this, [this, button](int by) { moveFocus(*button, by); });
  connect(button, &CardButton::rowAsked, this, [this, button](int by) { changeRow(*button, by); });
  connect(button, &CardButton::skipAsked, this, [this, button](int by) { skipFocus(*button, by); });
  connect(button, &CardButton::shifted, this, &HandView::shareMouse);
  connect(button, &CardButton::looked, this, [this, button](bool at) { look(*button, at); });
  return button;
}

Action HandView::actionOf(CardButton const& button) const { return {asked_, button.card().code}; }

CardSpot const& HandView::spotOf(CardButton const& button) const {
  return spots_[static_cast<std::size_t>(std::ranges::find(cards_, &button) - cards_.begin())];
}

bool HandView::isReadOnly(CardButton const& button) const {
  return spotOf(button).row == CardSpot::Row::other;
}

void HandView::look(CardButton const& button, bool at) {
  std::erase(looked_, &button);
  if (std::ranges::count(cards_, &button) > 0 && isReadOnly(button)) return;
  if (at) {
    looked_.push_back(&button);
    emit lookedAt(actionOf(button));
  } else {
    emit lookedAway(actionOf(button));
  }
}

// What is looked at means something else from now on.
void HandView::ask(Action::Kind kind) {
  if (kind == asked_) return;
  std::vector<CardButton const*> const looked = looked_;
  for (CardButton const* button : looked) emit lookedAway(actionOf(*button));
  asked_ = kind;
  for (CardButton const* button : looked) emit lookedAt(actionOf(*button));
}

// The buttons of these cards, in their order: what was held before keeps its own.
void HandView::hold(std::vector<CardSpot> const& spots, Deck const& deck) {
  bool const otherDeck = deck_ != &deck;
  deck_ = &deck;
  std::vector<CardButton*> held;
  for (CardSpot const& spot : spots) {
    CardButton* button = otherDeck ? nullptr : buttonOf(spot.card);
    held.push_back(button ? button : makeButton(spot.card, deck));
  }
  // The focus of a card that has gone is no other card's, or the next Enter would play one that nobody chose.
  if (std::ranges::any_of(cards_, [&held](CardButton const* button) {
        return button->hasFocus() && std::ranges::count(held, button) == 0;
      }))
    letFocusGo();
  if (held.size() > cards_.size()) place_ = 0;
  std::vector<CardButton*> const before = std::exchange(cards_, held);
  spots_ = spots;
  if (before != cards_) update();
  for (CardButton* button : before) {
    if (std::ranges::count(cards_, button) > 0) continue;
    // It may be in the middle of telling of its own click.
    std::erase(looked_, button);
    button->setObjectName(QString());
    button->hide();
    button->disconnect(this);
    button->deleteLater();
  }
}

void HandView::setScene(TableScene const& scene, Wording const& wording) {
  wording_ = wording;
  std::vector<Place> const before = places();
  bool const gathering = scene.gathers();
  if (gathering) passFocusOn(scene);
  hold(cardSpots(scene), Deck::of(scene.seen.deck));
  setAccessibleName(wording.say(say(tablePhrases::hand)));
  ask(gathering ? Action::Kind::discard : Action::Kind::play);
  bool const asked =
      gathering || (scene.mayAct && std::ranges::any_of(scene.seen.offers, [](Offer const& offer) {
                      return offer.action.kind == Action::Kind::play && offer.legal();
                    }));
  for (std::size_t i = 0; i < cards_.size(); ++i) dress(*cards_[i], spots_[i], scene, asked, gathering);
  noteStands(gathering);
  noteWays(before, gathering);
  CardButton const* const pickedButton = picked_ ? buttonOf(*picked_) : nullptr;
  if (gathering || pickedButton == nullptr || pickedButton->stand() != CardButton::Stand::free)
    unpick();
  else
    showPick();
  shareMouse();
}

// How one card stands in this scene, and what is said of it.
void HandView::dress(CardButton& button, CardSpot const& spot, TableScene const& scene, bool asked,
                     bool gathering) {
  Card const card = spot.card;
  bool const readOnly = spot.row == CardSpot::Row::other;
  bool const inPile = spot.row != CardSpot::Row::hand;
  auto const found = std::ranges::find(scene.seen.offers, actionOf(button), &Offer::action);
  Offer const* const offer = readOnly || found == scene.seen.offers.end() ? nullptr : &*found;
  bool const free = asked && offer && offer->legal();
  button.setGathering(gathering && !readOnly, static_cast<int>(scene.draft.size()) == scene.draftSize);
  button.setInLine(gathering && !inPile);
  button.setMarked(!inPile && scene.isOnCloth(card));
  button.setStand(readOnly || !asked ? (inPile ? CardButton::Stand::lying : CardButton::Stand::level)
                  : free             ? CardButton::Stand::free
                                     : CardButton::Stand::barred);
  // What can only be read leaves mouse and keys to the table.
  button.setResting(readOnly || scene.rests() || scene.lookingBack);
  button.setVeiled(scene.lookingBack);
  button.setInRows(scene.seen.hasPiles());
  button.setPill(spot.justTurned ? wording_.say(say(tablePhrases::turned)) : QString());
  // By Tab one comes to what may be done; arrows go to every card.
  bool const passedOver = readOnly || (scene.seen.hasPiles() && asked && !free);
  button.setFocusPolicy(passedOver ? Qt::NoFocus : Qt::TabFocus);
  hintAt(button);
  // Before it is time to play no card is barred.
  QString const why = asked && offer && offer->refusal ? wording_.say(*offer->refusal) : QString();
  button.setAccessibleName(wording_.say(spoken(calledWith(spot, wording_), why, free, gathering)));
  button.setToolTip(free ? QString() : asToolTip(why));
}

void HandView::place(TableLayout const& layout) {
  if (cards_.empty()) {
    setVisible(false);
    return;
  }
  // Wide enough for every button; the buttons' own rectangles say how far they reach.
  QRectF const area = layout.handArea();
  qreal const above = (cardLift::onPileAttended + 0.05) * layout.unit() + 28 * layout.plateScale();
  PileLayout const* const piles = layout.piles();
  qreal const top = piles != nullptr ? 0 : area.top() + layout.lift() - above;
  QRect const strip =
      QRectF(0, top, layout.input().size.width(), layout.input().size.height() - top).toAlignedRect();
  setGeometry(strip);
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    CardSpot const& spot = spots_[i];
    if (spot.row == CardSpot::Row::hand)
      cards_[i]->place(layout.handCard(spot.place).translated(-strip.topLeft()), layout.handTurn(spot.place),
                       layout.handStep(spot.place), layout);
    else if (piles != nullptr)
      cards_[i]->placeOnPile(piles->top(spot.lower, spot.place).translated(-strip.topLeft()), piles->column(),
                             spot.lower, layout);
    cards_[i]->raise();
    cards_[i]->show();
    if (i > 0) setTabOrder(cards_[i - 1], cards_[i]);
  }
  // Which of two words leans where goes by where their cards lie now.
  for (CardButton* button : cards_) tagAt(*button);
  closeUp();
  shareMouse();
  setVisible(true);
}

void HandView::setHinted(std::vector<Action> const& actions) {
  hinted_ = actions;
  for (CardButton* button : cards_) hintAt(*button);
}

void HandView::setTags(CardTags const& tags) {
  if (tags_ == tags) return;
  tags_ = tags;
  for (CardButton* button : cards_) hintAt(*button);
}

std::uint64_t HandView::tagged() const {
  std::uint64_t places = 0;
  for (std::size_t i = 0; i < cards_.size(); ++i)
    if (spots_[i].row == CardSpot::Row::hand &&
        std::ranges::count(tags_, actionOf(*cards_[i]), &CardTags::value_type::first) > 0)
      places |= std::uint64_t{1} << spots_[i].place;
  return places;
}

std::uint64_t HandView::parted() const {
  std::uint64_t places = 0;
  for (std::size_t i = 1; i < spots_.size() && spots_[i].row == CardSpot::Row::hand; ++i)
    if (spots_[i].card.suit() != spots_[i - 1].card.suit()) places |= std::uint64_t{1} << spots_[i - 1].place;
  return places;
}

// Two words that stand close to each other lean away from each other.
void HandView::tagAt(CardButton& button) {
  auto const own = std::ranges::find(tags_, actionOf(button), &CardTags::value_type::first);
  if (own == tags_.end()) return button.setTag({}, 0);
  int side = 0;
  for (CardButton const* other : cards_) {
    bool const tagged =
        other != &button && std::ranges::count(tags_, actionOf(*other), &CardTags::value_type::first) > 0;
    if (tagged) side = other->x() > button.x() ? -1 : 1;
  }
  button.setTag(own->second, side);
  if (button.accessibleDescription().isEmpty()) button.setAccessibleDescription(own->second);
}

void HandView::hintAt(CardButton& button) {
  auto const found = std::ranges::find(hinted_, actionOf(button));
  int const place = found == hinted_.end() ? 0 : static_cast<int>(found - hinted_.begin()) + 1;
  button.setHinted(place, !hinted_.empty());
  Message const next = say(tablePhrases::hintedNext, {args::number(place)});
  button.setAccessibleDescription(place == 0   ? QString()
                                  : place == 1 ? Wording().say(say(tablePhrases::hinted))
                                               : Wording().say(next));
  button.setTried(tried_.valid() && tried_ == actionOf(button));
  tagAt(button);
}

void HandView::setTried(Action const& action) {
  tried_ = action;
  for (CardButton* button : cards_) hintAt(*button);
}

void HandView::setAway(std::vector<Card> const& cards) {
  for (CardButton* button : cards_) button->setAway(std::ranges::count(cards, button->card()) > 0);
}

int HandView::inHand() const {
  return static_cast<int>(std::ranges::count(spots_, CardSpot::Row::hand, &CardSpot::row));
}

QRectF HandView::placeOf(Card card) const {
  CardButton const* button = buttonOf(card);
  if (button == nullptr) return {};
  QRectF place = button->cardRect();
  place.moveCenter(button->middle() + button->mapTo(parentWidget(), QPoint()));
  return place;
}

qreal HandView::turnOf(Card card) const {
  CardButton const* button = buttonOf(card);
  return button != nullptr ? button->turn() : 0;
}

void HandView::setClickMode(ClickMode mode) {
  clicks_ = mode;
  if (mode == ClickMode::onePlays) unpick();
}

// A click, or Space.
void HandView::activate(CardButton const& button) {
  bool const mayPick = clicks_ == ClickMode::secondPlays && asked_ == Action::Kind::play &&
                       button.stand() == CardButton::Stand::free;
  if (mayPick && picked_ != button.card())
    pick(button.card());
  else
    decide(button);
}

void HandView::pick(Card card) {
  picked_ = card;
  qApp->installEventFilter(this);
  showPick();
  emit picked(buttonOf(card)->accessibleName());
}

bool HandView::unpick() {
  if (!picked_) return false;
  qApp->removeEventFilter(this);
  picked_.reset();
  showPick();
  return true;
}

void HandView::showPick() {
  for (CardButton* button : cards_) {
    bool const isPicked = picked_ == button->card();
    button->setPick(isPicked   ? CardButton::Pick::picked
                    : !picked_ ? CardButton::Pick::none
                               : CardButton::Pick::other);
    if (button->stand() == CardButton::Stand::free && asked_ == Action::Kind::play)
      button->setAccessibleName(wording_.say(say(isPicked ? tablePhrases::cardPicked : tablePhrases::cardMay,
                                                 {calledWith(spotOf(*button), wording_)})));
  }
  shareMouse();
}

// A press beside the picked card frees it, wherever in the program. On another card it goes on to choose
// that.
bool HandView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType() && picked_ &&
      watched != buttonOf(*picked_))
    unpick();
  return QWidget::eventFilter(watched, event);
}

void HandView::decide(CardButton const& button) {
  unpick();
  Action const action = actionOf(button);
  if (button.stand() == CardButton::Stand::free)
    emit chosen(action);
  else
    emit refused(action);
}

}  // namespace giaguaro
