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
    "The bouts lower what the attack needs: {n} points without any, {m} with one, {k} with two, {most} with "
    "all three.",
    "tarot.after.bouts")};
constexpr Phrase boutsHad{phrase("core", "The attack had {cards.and}.", "tarot.after.bouts-had")};
constexpr Phrase everyTrick{phrase("core", "Did the attack take every trick?", "tarot.after.every-trick")};
constexpr Phrase allTricks{phrase("core", "Yes, all {n}.", "tarot.after.all-tricks")};
constexpr Phrase lostTrick{phrase("core", "No: {seat} took trick {n}.", "tarot.after.lost-trick"),
                           phrase("core", "No: you took trick {n}.", "tarot.after.lost-trick.you")};
constexpr Phrase boutsNone{phrase("core", "The attack had none.", "tarot.after.bouts-none")};

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

// Of a slam, where points do not matter.
void explainSlam(Public const& pub, Seen& seen) {
  auto const lost = std::ranges::find_if(
      seen.tricks, [&pub](Seen::Trick const& trick) { return !pub.attacks(trick.winner); });
  Message const told = lost == seen.tricks.end()
                           ? say(allTricks, {args::number(static_cast<std::int32_t>(seen.tricks.size()))})
                           : say(lostTrick, {args::seat(lost->winner), args::number(lost->number)});
  seen.explanations.push_back({say(everyTrick), {told}});
}

}  // namespace

void explainTarotHand(Public const& pub, Seen& seen) {
  TarotAccount const account = TarotAccount::of(pub);
  // In the dog it was seen by all before the first card.
  if (pub.called.valid() && !pub.shownStock().contains(pub.called)) explainCalledCard(pub.called, seen);
  if (pub.contract == Tarot::Contract::slam) return explainSlam(pub, seen);

  seen.explanations.push_back(
      {whyNeeded(account.needed),
       {say(boutsNeed, {args::number(Tarot::needed(0)), args::number(Tarot::needed(1), "m"),
                        args::number(Tarot::needed(2), "k"), args::number(Tarot::needed(3), "most")}),
        account.bouts == 0 ? say(boutsNone) : say(boutsHad, {args::cards(account.boutCards)})}});

  // An excuse in the last trick counts otherwise than tricks do.
  if (account.excuseLast) return;
  Seen::Trick const* const trick = richestTrick(seen);
  explainRichestTrick(trick == nullptr ? std::nullopt : decidedBy(*trick, pub, account), seen);
}

}  // namespace giaguaro
