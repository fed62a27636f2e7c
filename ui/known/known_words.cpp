#include "ui/known/known_words.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/text/noun.h"

namespace giaguaro::knownWords {
namespace {

using Kind = Known::Fact::Kind;

constexpr Phrase hadCalled{phrase("known", "had the called card", "known.had-called")};
constexpr Phrase holds{phrase("known", "[n:holds it/holds them]", "known.holds")};
constexpr Phrase lacks{phrase("known", "[n:lacks it/lacks them]", "known.lacks")};
constexpr Phrase lacksSuit{phrase("known", "has no {suit}", "known.lacks-suit")};
constexpr Phrase atMost{phrase("known", "at most {card.the}", "known.at-most")};
constexpr Phrase wordsApart{phrase("known", "[n:lies aside/lie aside]", "known.apart")};
constexpr Phrase spokenHadCalled{
    phrase("known", "{seat} had the called card, {card.the}", "known.spoken-had-called")};
constexpr Phrase spokenHolds{phrase("known", "{seat} holds {cards.and}", "known.spoken-holds")};
constexpr Phrase spokenLacks{phrase("known", "{seat} does not hold {cards.or}", "known.spoken-lacks")};
constexpr Phrase spokenLacksSuit{phrase("known", "{seat} has no {suit}", "known.spoken-lacks-suit")};
constexpr Phrase spokenAtMost{
    phrase("known", "{seat} holds nothing of that suit above {card.the}", "known.spoken-at-most")};
constexpr Phrase spokenApart{phrase("known", "No player holds {cards.or}", "known.spoken-apart")};
constexpr Phrase inTrick{phrase("known", "trick {n}", "known.proof-trick")};
constexpr Phrase fromTheDeal{phrase("known", "from the start", "known.proof-deal")};
constexpr Phrase whoPlays{phrase("known", "Who plays with {seat}?", "known.question"),
                          phrase("known", "Who plays with you?", "known.question.you")};
constexpr Phrase playsWith{phrase("known", "plays with {seat}", "known.plays-with"),
                           phrase("known", "plays with you", "known.plays-with.you")};
constexpr Phrase noPartner{phrase("known", "nobody", "known.no-partner")};
constexpr Phrase cardsOut{phrase("known", "{n} [n:card/cards]", "known.cards-out")};
constexpr Phrase pointsToo{
    phrase("known", "{n} [n:card/cards], {points} [points:point/points]", "known.points-out")};
constexpr Phrase outInHand{
    phrase("known", "{n} [n:card is/cards are] in {seat}'s hand.", "known.out-in-hand")};
constexpr Phrase outHeld{
    phrase("known", "{n} of these cards [n:is/are] in the others' hands.", "known.out-held")};
constexpr Phrase outUnder{phrase("known", "{n} [n:lies/lie] under {seat}'s piles.", "known.out-under"),
                          phrase("known", "{n} [n:lies/lie] under your piles.", "known.out-under.you")};
constexpr Phrase outAside{phrase("known", "{n} [n:lies/lie] aside.", "known.out-aside")};
constexpr Phrase coveredUnknown{
    phrase("known", "Nobody knows a covered card, not even its owner.", "known.covered-unknown")};

Argument suitOf(CardSet cards) { return args::suit(cards.lowest().suit()); }

}  // namespace

QString of(Known::Fact const& fact, Wording const& wording) {
  Argument const count = args::number(fact.cards.size());
  switch (fact.kind) {
    case Kind::hadCalled: return wording.say(say(hadCalled));
    case Kind::holds: return wording.say(say(fact.of == nobody ? wordsApart : holds, {count}));
    case Kind::lacks: return wording.say(say(lacks, {count}));
    case Kind::lacksSuit: return wording.say(say(lacksSuit, {suitOf(fact.cards)}));
    case Kind::atMost: return wording.say(say(atMost, {args::card(fact.cards.lowest())}));
  }
  return {};
}

QString of(Known::Proof const& proof, Wording const& wording) {
  if (proof.trick > 0) return wording.say(say(inTrick, {args::number(proof.trick)}));
  if (!proof.said.empty()) return wording.say(proof.said);
  return proof.seat == nobody || proof.told.empty() ? wording.say(say(fromTheDeal))
                                                    : wording.say(proof.told.front());
}

QString told(Known::Proof const& proof, Wording const& wording) { return wording.say(proof.told); }

QString spoken(Known::Fact const& fact, Wording const& wording) {
  Argument const seat = args::seat(fact.of);
  Argument const cards = args::cards(fact.cards);
  if (fact.of == nobody) return wording.say(say(spokenApart, {cards}));
  switch (fact.kind) {
    case Kind::hadCalled: return wording.say(say(spokenHadCalled, {seat, args::card(fact.cards.lowest())}));
    case Kind::holds: return wording.say(say(spokenHolds, {seat, cards}));
    case Kind::lacks: return wording.say(say(spokenLacks, {seat, cards}));
    case Kind::lacksSuit: return wording.say(say(spokenLacksSuit, {seat, suitOf(fact.cards)}));
    case Kind::atMost: return wording.say(say(spokenAtMost, {seat, args::card(fact.cards.lowest())}));
  }
  return {};
}

QString question(Known const& known, Wording const& wording) {
  return wording.say(say(whoPlays, {args::seat(known.caller)}));
}

QString side(Known const& known, Wording const& wording) {
  return wording.say(say(playsWith, {args::seat(known.caller)}));
}

QString partner(Seat seat, Wording const& wording) {
  return seat == nobody ? capitalised(wording.say(say(noPartner))) : wording.name(seat);
}

QString count(int cards, int halves, Wording const& wording) {
  Argument const n = args::number(cards);
  return wording.say(halves < 0 ? say(cardsOut, {n}) : say(pointsToo, {n, args::points(halves)}));
}

std::vector<Message> whereabouts(TableScene const& scene, CardSet unseen) {
  std::vector<Message> messages;
  if (!scene.seen.hasPiles()) {
    int held = 0;
    for (Seat seat = 0; seat < static_cast<Seat>(scene.seen.players); ++seat)
      if (seat != scene.viewer) held += scene.seen.seats[static_cast<std::size_t>(seat)].cardsLeft;
    int const apart = unseen.size() - held;
    if (held > 0 && apart > 0)
      messages = {say(outHeld, {args::number(held)}), say(outAside, {args::number(apart)})};
    return messages;
  }
  std::vector<Message> lying;
  int aside = unseen.size();
  for (int i = 0; i < scene.seen.players; ++i) {
    Seat const seat = seatAfter(std::max(scene.viewer, Seat{0}), scene.seen.players, i);
    Seen::SeatSeen const& seen = scene.seen.seats[static_cast<std::size_t>(seat)];
    int hand = seen.cardsLeft;
    int covered = 0;
    for (Seen::Pile const& pile : seen.piles) {
      covered += pile.covered ? 1 : 0;
      hand -= (pile.covered ? 1 : 0) + (pile.top.valid() ? 1 : 0);
    }
    if (seat == scene.viewer) hand = 0;
    if (hand > 0) messages.push_back(say(outInHand, {args::number(hand), args::seat(seat)}));
    if (covered > 0) lying.push_back(say(outUnder, {args::number(covered), args::seat(seat)}));
    aside -= hand + covered;
  }
  messages.insert(messages.end(), lying.begin(), lying.end());
  if (aside > 0) messages.push_back(say(outAside, {args::number(aside)}));
  if (!lying.empty()) messages.push_back(say(coveredUnknown));
  return messages;
}

QString percent(int percent) {
  if (percent == Known::Share::unknown) return QStringLiteral("\u2026");
  return QCoreApplication::translate("known", "%1%").arg(percent);
}

}  // namespace giaguaro::knownWords
