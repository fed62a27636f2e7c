// Hands, positions and figures of Jaago-Chalis to test with. Figures in halves, as the game counts.
#pragma once

#include <QString>
#include <QStringList>
#include <QTest>

#include "core/games/jaago-chalis/jaago_chalis.h"

namespace giaguaro::jaagoHands {

using Ids = QString;  // of messages, in order, with spaces between

inline Context context(Seat dealer = 3, PerSeat const& totals = {}) {
  Context context;
  context.players = 4;
  context.dealer = dealer;
  context.totals = totals;
  return context;
}

inline Deal anyDeal(std::uint64_t seed = 1) {
  Rng rng(seed);
  return JaagoChalis::shuffle(context(), nullptr, rng);
}

inline Card card(QString const& text) { return *fiftyTwoCards.parse(text.toStdString()); }

inline CardSet cards(QString const& texts) {
  CardSet set;
  for (QString const& text : texts.split(' ', Qt::SkipEmptyParts)) set.insert(card(text));
  return set;
}

inline QString texts(CardSet cards) {
  QStringList texts;
  for (Card card : fiftyTwoCards.sorted(cards)) texts << QString::fromStdString(fiftyTwoCards.text(card));
  return texts.join(' ');
}

inline QString numbers(PerSeat const& figures) {
  QStringList texts;
  for (std::size_t seat = 0; seat < JaagoChalis::players; ++seat) texts << QString::number(figures[seat]);
  return texts.join(' ');
}

inline PerSeat perSeat(QString const& figures) {
  PerSeat values{};
  std::size_t seat = 0;
  for (QString const& figure : figures.split(' ')) values[seat++] = figure.toInt();
  return values;
}

inline Ids ids(std::vector<Message> const& messages) {
  QStringList ids;
  for (Message const& message : messages) ids << message.text.id;
  return ids.join(' ');
}

// A deal with these cards in these hands (in part); the rest is filled up in the deck's order.
inline Deal dealWith(QStringList const& hands) {
  Deal deal;
  CardSet rest = fiftyTwoCards.cards();
  for (int seat = 0; seat < hands.size(); ++seat) {
    deal.hands[static_cast<std::size_t>(seat)] = cards(hands[seat]);
    rest -= deal.hands[static_cast<std::size_t>(seat)];
  }
  for (std::size_t seat = 0; seat < JaagoChalis::players; ++seat)
    while (deal.hands[seat].size() < JaagoChalis::tricks) {
      deal.hands[seat].insert(rest.lowest());
      rest.erase(rest.lowest());
    }
  return deal;
}

inline void act(JaagoChalis& hand, QString const& text) {
  std::optional<Action> const action = JaagoChalis::parse(text.toStdString());
  QVERIFY2(action, qPrintable(text));
  QVERIFY2(JaagoChalis::playable(hand.pub, hand.own(hand.pub.toAct())).contains(action->card()),
           qPrintable(text));
  hand.apply(*action, nullptr);
}

inline void playOutLowest(JaagoChalis& hand) {
  while (!hand.pub.over())
    hand.apply(Action::play(JaagoChalis::playable(hand.pub, hand.own(hand.pub.toAct())).lowest()), nullptr);
}

// These cards lie on the table, the first led by seat 0, and the next seat holds these: all that its duties
// depend on.
inline JaagoChalis position(QString const& table, QString const& held) {
  JaagoChalis hand;
  hand.pub.turn = 0;
  for (QString const& text : table.split(' ', Qt::SkipEmptyParts))
    hand.apply(Action::play(card(text)), nullptr);
  hand.seats[static_cast<std::size_t>(hand.pub.turn)].cards = cards(held);
  return hand;
}
inline View<JaagoChalis> viewOfTurn(JaagoChalis const& hand) {
  return viewOf(context(), hand, {}, hand.pub.turn);
}

// Some hand that is over, with these points and these totals before it.
inline JaagoChalis finished(PerSeat const& points, PerSeat const& totals = {}) {
  JaagoChalis hand = JaagoChalis::start(context(3, totals), anyDeal());
  playOutLowest(hand);
  for (std::size_t seat = 0; seat < JaagoChalis::players; ++seat)
    hand.pub.points[seat] = static_cast<std::uint8_t>(points[seat]);
  return hand;
}

}  // namespace giaguaro::jaagoHands
