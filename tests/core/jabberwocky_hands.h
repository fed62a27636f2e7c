// Hands of Jabberwocky to test with.
#pragma once

#include <QTest>
#include <algorithm>

#include "core/games/jabberwocky/jabberwocky.h"

namespace giaguaro::jabberwockyHands {

inline constexpr bool prevented = false;
inline constexpr bool penalised = true;

inline Context context(int players, int tricks, Seat dealer, bool revokesPenalised = prevented) {
  Context context;
  context.options.values[0] = revokesPenalised ? 1 : 0;
  context.players = static_cast<std::int8_t>(players);
  context.hand = static_cast<std::int16_t>(tricks - 3);
  context.dealer = dealer;
  return context;
}

inline CardSet cards(QString const& texts) {
  CardSet set;
  for (QString const& text : texts.split(' ', Qt::SkipEmptyParts))
    set.insert(*fiftyTwoCards.parse(text.toStdString()));
  return set;
}

inline QString texts(CardSet cards) {
  QStringList texts;
  for (Card card : fiftyTwoCards.sorted(cards)) texts << QString::fromStdString(fiftyTwoCards.text(card));
  return texts.join(' ');
}

// A deal with these cards in these hands (in part) and this one turned up; the rest is filled up in the
// deck's order.
inline Deal dealWith(Context const& context, QStringList const& hands, QString const& turnedUp) {
  Deal deal;
  CardSet rest = fiftyTwoCards.cards() - cards(turnedUp);
  for (int seat = 0; seat < hands.size(); ++seat) {
    deal.hands[static_cast<std::size_t>(seat)] = cards(hands[seat]);
    rest -= deal.hands[static_cast<std::size_t>(seat)];
  }
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(context.players); ++seat)
    while (deal.hands[seat].size() < Jabberwocky::handSize(context)) {
      deal.hands[seat].insert(rest.lowest());
      rest.erase(rest.lowest());
    }
  deal.stock.push(cards(turnedUp).lowest());
  for (Card card : rest) deal.stock.push(card);
  return deal;
}

inline void act(Jabberwocky& hand, QString const& text) {
  std::optional<Action> const action = Jabberwocky::parse(text.toStdString());
  QVERIFY2(action, qPrintable(text));
  Actions const legal = Jabberwocky::legal(hand.pub, hand.own(hand.pub.toAct()));
  QVERIFY2(std::find(legal.begin(), legal.end(), *action) != legal.end(), qPrintable(text));
  hand.apply(*action, nullptr);
}

inline void bid(Jabberwocky& hand, QString const& numbers) {
  for (QString const& number : numbers.split(' ', Qt::SkipEmptyParts)) act(hand, "bid " + number);
}

inline void play(Jabberwocky& hand, QString const& cards) {
  for (QString const& card : cards.split(' ', Qt::SkipEmptyParts)) act(hand, "play " + card);
}

// Plays the lowest allowed card until the hand is over.
inline void playOut(Jabberwocky& hand) {
  while (!hand.pub.over())
    hand.apply(Action::play(Jabberwocky::dutiful(hand.pub, hand.own(hand.pub.toAct())).lowest()), nullptr);
}

inline QString legalTexts(Jabberwocky const& hand) {
  QStringList texts;
  for (Action action : Jabberwocky::legal(hand.pub, hand.own(hand.pub.toAct())))
    texts << QString::fromStdString(Jabberwocky::text(action)).section(' ', 1);
  return texts.join(' ');
}

inline QString numbers(PerSeat const& values, int players) {
  QStringList texts;
  for (int seat = 0; seat < players; ++seat) texts << QString::number(values[static_cast<std::size_t>(seat)]);
  return texts.join(' ');
}

inline QString ids(std::vector<Message> const& messages) {
  QStringList ids;
  for (Message const& message : messages) ids << message.text.id;
  return ids.join(' ');
}

inline std::int32_t number(Message const& message, std::string_view name) {
  for (Argument const& argument : message.arguments)
    if (argument.name == name) return argument.number;
  return -1;
}

inline View<Jabberwocky> viewOf(Context const& context, Jabberwocky const& hand, Seat seat) {
  return giaguaro::viewOf(context, hand, {}, seat);
}

inline Offer offerOf(Jabberwocky const& hand, Seat seat, QString const& action) {
  Action const wanted = *Jabberwocky::parse(action.toStdString());
  for (Offer const& offer : Jabberwocky::offered(hand.pub, hand.own(seat), seat))
    if (offer.action == wanted) return offer;
  return {};
}

inline QString refusalOf(Jabberwocky const& hand, Seat seat, QString const& action) {
  Offer const offer = offerOf(hand, seat, action);
  if (!offer.action.valid()) return "not offered";
  return offer.refusal ? offer.refusal->text.id : "";
}

// A hand that is over, at three players with three cards each.
inline Jabberwocky::Public finished(std::array<std::int8_t, 3> bids, std::array<std::int8_t, 3> taken) {
  Jabberwocky::Public pub = Jabberwocky::start(context(3, 3, 0), dealWith(context(3, 3, 0), {}, "2S")).pub;
  pub.phase = Jabberwocky::Phase::over;
  pub.turn = nobody;
  std::copy(bids.begin(), bids.end(), pub.bids.begin());
  std::copy(taken.begin(), taken.end(), pub.taken.begin());
  return pub;
}

// The first trick is led by seat 0 in all that follows: the last seat deals.
inline Jabberwocky started(Context const& context, QStringList const& hands, QString const& turnedUp,
                           QString const& bids) {
  Jabberwocky hand = Jabberwocky::start(context, dealWith(context, hands, turnedUp));
  bid(hand, bids);
  return hand;
}

}  // namespace giaguaro::jabberwockyHands
