#include "core/games/tarot/after_hand.h"

#include <algorithm>

#include "core/games/tarot/account.h"
#include "core/games/tarot/phrases.h"
#include "core/rules/after_hand.h"

namespace giaguaro {

namespace {

using Public = Tarot::Public;

constexpr Phrase boutsNeed{phrase(
    "core",
    "The bouts lower what the attack needs: {n} points without one, {m} with one, {k} with two, {most} with "
    "all three.",
    "tarot.after.bouts")};
constexpr Phrase boutsHad{phrase("core", "It had {cards.and}.", "tarot.after.bouts-had")};
constexpr Phrase boutsNone{phrase("core", "It had none.", "tarot.after.bouts-none")};

// The bouts of the attack: in its tricks, in the discard or the dog that counts for it, and its excuse, which stays with who
// plays it except in the last trick.
CardSet boutsOfAttack(Public const& pub, TarotAccount const& account, Seen const& seen) {
  CardSet bouts;
  for (Seen::Trick const& trick : seen.tricks)
    for (Seen::PlayedCard const& played : trick.cards) {
      if (!Tarot::bouts.contains(played.card)) continue;
      bool const attack = !played.card.isExcuse() ? pub.attacks(trick.winner)
                          : account.excuseLast    ? account.lastExcuse > 0
                                                  : pub.attacks(played.seat);
      if (attack) bouts.insert(played.card);
    }
  // Where it was the defence's or nobody's, its bouts are not among those counted.
  if (bouts.size() < account.bouts)
    for (Card const card : pub.takesDog() ? pub.discard : pub.dog)
      if (Tarot::bouts.contains(card)) bouts.insert(card);
  return bouts;
}

// Had it gone to the other side, with the bouts in it. An excuse goes its own ways: nothing is said of its trick.
std::optional<Message> decidedBy(Seen::Trick const& trick, Public const& pub, TarotAccount const& account) {
  int bouts = 0;
  for (Seen::PlayedCard const& played : trick.cards) {
    if (played.card.isExcuse()) return std::nullopt;
    bouts += Tarot::bouts.contains(played.card) ? 1 : 0;
  }
  int const sign = pub.attacks(trick.winner) ? -1 : 1;
  int const needed = Tarot::needed(account.bouts + sign * bouts);
  return whatItDecided(account.made, account.halves + sign * trick.halves >= 2 * needed,
                       tarotPhrases::nounAttack);
}

}  // namespace

void explainTarotHand(Public const& pub, Seen& seen) {
  TarotAccount const account = TarotAccount::of(pub);
  if (pub.called.valid()) explainCalledCard(pub.called, seen);

  bool const slam = pub.contract == Tarot::Contract::slam;
  if (!slam) {
    CardSet const bouts = boutsOfAttack(pub, account, seen);
    seen.explanations.push_back(
        {whyNeeded(account.needed),
         {say(boutsNeed, {args::number(Tarot::needed(0)), args::number(Tarot::needed(1), "m"),
                          args::number(Tarot::needed(2), "k"), args::number(Tarot::needed(3), "most")}),
          bouts.empty() ? say(boutsNone) : say(boutsHad, {args::cards(bouts)})}});
  }

  Seen::Trick const* const trick = dearestTrick(seen);
  explainDearestTrick(trick == nullptr || slam ? std::nullopt : decidedBy(*trick, pub, account), seen);
}

}  // namespace giaguaro
