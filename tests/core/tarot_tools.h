// Positions of Tarot to test with.
#pragma once

#include <QString>
#include <QStringList>
#include <QTest>
#include <algorithm>

#include "core/games/tarot/tarot.h"

namespace giaguaro::tarotTest {

enum class Rules : std::uint8_t { house, fft };

inline Context context(int players, Rules rules, Seat dealer = 0) {
  GivenOptions given{};
  given[Tarot::rulesOption] = rules == Rules::fft ? 1 : 0;
  Context context;
  context.options = completed(Tarot::info.options, given);
  context.players = static_cast<std::int8_t>(players);
  context.dealer = dealer;
  return context;
}

inline Card card(QString const& text) { return *seventyEightCards.parse(text.toStdString()); }

inline CardSet cards(QString const& texts) {
  CardSet set;
  for (QString const& text : texts.split(' ', Qt::SkipEmptyParts)) set.insert(card(text));
  return set;
}

inline QString texts(CardSet set) {
  QStringList list;
  for (Card one : seventyEightCards.sorted(set)) list << QString::fromStdString(seventyEightCards.text(one));
  return list.join(' ');
}

// A deal with these cards in these hands (in part) and in the dog; the rest is filled up seat by seat with
// the lowest codes: clubs from the ace up, diamonds, hearts, spades, trumps.
inline Deal dealWith(int players, QStringList const& hands, QString const& dog = {}) {
  int const size = Tarot::handSize(context(players, Rules::house));
  Deal deal;
  CardSet rest = seventyEightCards.cards();
  for (int seat = 0; seat < hands.size(); ++seat) {
    deal.hands[static_cast<std::size_t>(seat)] = cards(hands[seat]);
    rest -= deal.hands[static_cast<std::size_t>(seat)];
  }
  for (QString const& text : dog.split(' ', Qt::SkipEmptyParts)) deal.stock.push(card(text));
  rest -= cards(dog);
  auto const take = [&rest] {
    Card const lowest = rest.lowest();
    rest.erase(lowest);
    return lowest;
  };
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    while (deal.hands[seat].size() < size) deal.hands[seat].insert(take());
  while (!rest.empty()) deal.stock.push(take());
  return deal;
}

inline Deal anyDeal(int players, std::uint64_t seed = 1) {
  Rng rng(seed);
  return Tarot::shuffle(context(players, Rules::house), nullptr, rng);
}

inline Action action(QString const& text) {
  std::optional<Action> const parsed = Tarot::parse(text.toStdString());
  if (!parsed) qFatal("no action: %s", qPrintable(text));
  return *parsed;
}

inline bool isLegal(Tarot const& hand, Action action) {
  Actions const legal = Tarot::legal(hand.pub, hand.own(hand.pub.toAct()));
  return std::find(legal.begin(), legal.end(), action) != legal.end();
}

// "bid guard, pass": each of the seat to act.
inline void act(Tarot& hand, QString const& deeds) {
  for (QString const& text : deeds.split(", ", Qt::SkipEmptyParts)) {
    if (!isLegal(hand, action(text)))
      qFatal("not legal for seat %d: %s (holding %s)", hand.pub.toAct(), qPrintable(text),
             qPrintable(texts(hand.own(hand.pub.toAct()).cards)));
    hand.apply(action(text), nullptr);
  }
}

// In the order of `legal`.
inline QString legalTexts(Tarot const& hand) {
  QStringList list;
  for (Action action : Tarot::legal(hand.pub, hand.own(hand.pub.toAct())))
    list << QString::fromStdString(Tarot::text(action));
  return list.join(", ");
}

inline QString playableTexts(Tarot const& hand) {
  return texts(Tarot::playable(hand.pub, hand.own(hand.pub.toAct())));
}

// The id of the refusal of this action for the seat to act; "" where it is legal, "?" where it is not
// offered.
inline QString refusal(Tarot const& hand, QString const& text) {
  Seat const seat = hand.pub.toAct();
  for (Offer const& offer : Tarot::offered(hand.pub, hand.own(seat), seat))
    if (offer.action == action(text)) return offer.refusal ? offer.refusal->text.id : "";
  return "?";
}

// The ids of what would follow.
inline QStringList meanings(Tarot const& hand, QString const& text) {
  QStringList ids;
  Seat const seat = hand.pub.toAct();
  for (Offer const& offer : Tarot::offered(hand.pub, hand.own(seat), seat))
    if (offer.action == action(text))
      for (Message const& message : offer.means) ids << message.text.id;
  return ids;
}

// The ids of what is told to everybody, and applies the action.
inline QString told(Tarot& hand, QString const& text) {
  Events events;
  hand.apply(action(text), &events);
  QStringList ids;
  for (Event const& event : events) ids << seenBy(event, nobody).message.text.id;
  return ids.join(' ');
}

inline int number(Seat seat) { return seat; }

// Puts the first legal cards aside and says no to every question until cards are played.
inline void toPlay(Tarot& hand) {
  while (!hand.pub.playing()) {
    Actions const legal = Tarot::legal(hand.pub, hand.own(hand.pub.toAct()));
    hand.apply(hand.pub.phase == Tarot::Phase::announce ? Tarot::announceOf(false) : legal[0], nullptr);
  }
}

}  // namespace giaguaro::tarotTest
