// What a viewer of Tarot is shown, as short texts to compare.
#pragma once

#include "tests/core/tarot_tools.h"

namespace giaguaro::tarotTest {

// A hand with its history, so that it can be looked at.
struct Shown {
  Context in;
  Tarot hand;
  History history{};

  // The dealer sits before seat 0, which speaks first.
  Shown(int players, Rules rules, QStringList const& hands, QString const& dog = {})
      : in(context(players, rules, static_cast<Seat>(players - 1))),
        hand(Tarot::start(in, dealWith(players, hands, dog))) {}

  Shown& act(QString const& deeds) {
    for (QString const& text : deeds.split(", ", Qt::SkipEmptyParts)) {
      history.push_back({hand.pub.toAct(), action(text)});
      tarotTest::act(hand, text);
    }
    return *this;
  }
  Shown& toPlay() {
    while (!hand.pub.playing()) {
      Actions const legal = Tarot::legal(hand.pub, hand.own(hand.pub.toAct()));
      Action const next = hand.pub.phase == Tarot::Phase::announce ? Tarot::announceOf(false) : legal[0];
      act(QString::fromStdString(Tarot::text(next)));
    }
    return *this;
  }
  // Any card that may be played, and no handful shown.
  Shown& finishTrick() {
    for (int const done = hand.pub.tricksDone(); hand.pub.tricksDone() == done;) {
      CardSet const cards = Tarot::playable(hand.pub, hand.own(hand.pub.toAct()));
      Action const next = cards.empty() ? Tarot::showOf(0) : Action::play(cards.lowest());
      act(QString::fromStdString(Tarot::text(next)));
    }
    return *this;
  }
  Seen seen(Seat viewer) const { return Tarot::show(viewOf(in, hand, history, viewer)); }
  Seen seen() const { return seen(hand.pub.toAct()); }
};

inline QString id(Message const& message) { return message.text.id; }

inline QString ids(std::vector<Message> const& messages) {
  QStringList list;
  for (Message const& message : messages) list << message.text.id;
  return list.join(' ');
}

inline QStringList roles(Seen const& seen) {
  QStringList list;
  for (auto const& seat : seen.seats) list << QString(seat.role.text.id).section('.', -1);
  return list;
}

inline QString spreads(Seen const& seen) {
  QStringList list;
  for (auto const& spread : seen.spreads) {
    CardSet set;
    for (Card one : spread.cards) set.insert(one);
    QString const cards = spread.cards.empty() ? QString("%1 backs").arg(spread.faceDown) : texts(set);
    list << QString("%1: %2").arg(spread.seat).arg(cards);
  }
  return list.join("; ");
}

// What each seat has just said; a point: nothing that is news.
inline QString saidAloud(Seen const& seen) {
  QStringList list;
  for (auto const& seat : seen.seats)
    list << (seat.said.empty() ? QString(".") : QString(seat.said.text.id).section('.', 1));
  return list.join(' ');
}

inline int argument(Message const& message, std::string_view name) {
  for (Argument const& each : message.arguments)
    if (each.name == name) return each.number;
  return -1;
}

inline Message messageOf(std::vector<Message> const& messages, QString const& wanted) {
  for (Message const& message : messages)
    if (id(message) == wanted) return message;
  return {};
}

inline bool isMarked(Seen::SeatSeen const& seat, Seen::Mark mark) {
  return std::find(seat.marks.begin(), seat.marks.end(), mark) != seat.marks.end();
}

inline QString const passes4 = "pass, pass, pass";
inline QString const passes5 = "pass, pass, pass, pass";

}  // namespace giaguaro::tarotTest
