// Hands of Briscola Chiamata to test with: deals from a few cards, calls as texts, hands that are over.
#pragma once

#include <QTest>
#include <algorithm>
#include <span>

#include "core/games/briscola-chiamata/briscola_chiamata.h"
#include "core/games/briscola-chiamata/calls.h"

namespace giaguaro::briscolaHands {

using Briscola = BriscolaChiamata;

enum OptionPlace : std::uint8_t { handsOption, tieOption, leadOption, soloOption };

inline Context context(Seat dealer = 0, std::initializer_list<OptionPlace> second = {}) {
  Context context;
  context.options.values[handsOption] = 10;
  for (OptionPlace place : second) context.options.values[place] = 1;
  context.players = 5;
  context.dealer = dealer;
  return context;
}

inline Deal anyDeal(std::uint64_t seed = 1) {
  Rng rng(seed);
  return dealForty(rng);
}

inline CardSet cards(QString const& texts) {
  CardSet set;
  for (QString const& text : texts.split(' ', Qt::SkipEmptyParts))
    set.insert(*fortyCards.parse(text.toStdString()));
  return set;
}

// A deal with these cards in these hands (in part); the rest is filled up from the deck's highest cards, so
// that the lowest ones come last.
inline Deal dealWith(QStringList const& hands) {
  Deal deal;
  std::vector<Card> rest = fortyCards.sorted(fortyCards.cards());
  std::stable_sort(rest.begin(), rest.end(), [](Card a, Card b) { return a.strength() > b.strength(); });
  for (int seat = 0; seat < hands.size(); ++seat) {
    deal.hands[static_cast<std::size_t>(seat)] = cards(hands[seat]);
    std::erase_if(rest, [&](Card card) { return deal.hands[static_cast<std::size_t>(seat)].contains(card); });
  }
  std::size_t next = 0;
  for (CardSet& hand : std::span(deal.hands).first<FreePlay::players>())
    while (hand.size() < Briscola::tricks) hand.insert(rest[next++]);
  return deal;
}

inline bool isLegal(Briscola const& hand, Action action) {
  Actions const legal = Briscola::legal(hand.pub, hand.own(hand.pub.toAct()));
  return std::find(legal.begin(), legal.end(), action) != legal.end();
}

inline void act(Briscola& hand, QString const& texts) {
  for (QString const& text : texts.split(", ")) {
    std::optional<Action> const action = Briscola::parse(text.toStdString());
    QVERIFY2(action, qPrintable(text));
    QVERIFY2(isLegal(hand, *action), qPrintable(text));
    hand.apply(*action, nullptr);
  }
}

inline QStringList legalTexts(Briscola const& hand) {
  QStringList texts;
  for (Action action : Briscola::legal(hand.pub, hand.own(hand.pub.toAct())))
    texts << QString::fromStdString(Briscola::text(action));
  return texts;
}

// Why the seat to act may not do this; empty: it may.
inline QString refusalOf(Briscola const& hand, QString const& text) {
  Action const action = *Briscola::parse(text.toStdString());
  auto const refusal = briscolaCalls::refusal(hand.pub, hand.own(hand.pub.toAct()).cards, action);
  bool const legal = isLegal(hand, action);
  if (legal == refusal.has_value()) return "refusal and legal() do not agree";
  return refusal ? QString(refusal->text.id) : QString();
}

inline QString idsOf(std::vector<Message> const& messages) {
  QStringList ids;
  for (Message const& message : messages) ids << message.text.id;
  return ids.join(' ');
}

inline QString join(PerSeat const& figures) {
  QStringList texts;
  for (int seat = 0; seat < FreePlay::players; ++seat) texts << QString::number(figures[at(seat)]);
  return texts.join(' ');
}

// A hand that is over: seat 0 called, seat 1 is its partner (or seat 0 itself: in mano), and took `side` of
// the points. `call`: a rank, or "2 71", or "solo".
inline Briscola::Public finished(QString const& call, int side, bool alone, Briscola::Rules rules = {}) {
  Briscola::Public pub;
  pub.phase = Briscola::Phase::over;
  pub.turn = nobody;
  pub.rules = rules;
  pub.caller = 0;
  pub.partner = alone ? Seat{0} : Seat{1};
  if (call == "solo") {
    pub.solo = true;
    pub.trump = Suit::trumps;
  } else {
    Action const action = *Briscola::parse(("bid " + call).toStdString());
    pub.calls[0] = {static_cast<std::int8_t>(action.first), action.second, false};
    pub.called = Card::of(Suit::clubs, action.first);
  }
  pub.points[0] = static_cast<std::uint8_t>(side);
  pub.points[2] = static_cast<std::uint8_t>(FreePlay::allPoints - side);
  return pub;
}

}  // namespace giaguaro::briscolaHands
