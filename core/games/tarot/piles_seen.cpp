#include "core/games/tarot/piles_seen.h"

#include <algorithm>

#include "core/games/tarot/show_phrases.h"

namespace giaguaro {

namespace {

using Public = Tarot::Public;

// Whether the card that lies open on this pile was turned after the trick that was completed last.
bool justTurned(Public const& pub, DealtPile const& pile) {
  int const done = pub.tricksDone();
  if (done == 0 || !pile.under.valid()) return false;
  for (int place = 0; place < pub.players; ++place)
    if (pub.history.card(done - 1, place, pub.players) == pile.top) return true;
  return false;
}

}  // namespace

std::vector<Seen::Pile> pilesSeenOf(Public const& pub, Seat seat) {
  std::vector<Seen::Pile> seen;
  if (pub.players != 2) return seen;
  Tarot::Piles const& piles = pub.piles[static_cast<std::size_t>(seat)];
  for (std::size_t number = 0; number < piles.dealt.size(); ++number) {
    DealtPile const& dealt = piles.dealt[number];
    Seen::Pile pile{.covered = (piles.covered >> number & 1) != 0};
    for (Card const card : {dealt.top, dealt.under})
      if (card.valid() && piles.uncovered.contains(card)) pile.top = card;
    pile.turned = pile.top.valid() && pile.top == dealt.under && justTurned(pub, dealt);
    seen.push_back(pile);
  }
  return seen;
}

Message unseenSaid(View<Tarot> const& view) {
  Public const& pub = view.pub;
  Seat const other = seatAfter(view.seat, pub.players);
  Facts const facts = Tarot::facts(pub, &*view.own, view.seat);
  auto const count = [&facts](std::size_t place) { return facts.count[place]; };
  int const beneath = count(Tarot::coveredBefore(other));
  return say(facts.stockCount > 0 ? tarotPhrases::unseenTwoAside : tarotPhrases::unseenTwo,
             {args::number(facts.unseen.size()), args::seat(other, "other"),
              args::number(count(static_cast<std::size_t>(other)), "held"),
              args::number(count(Tarot::coveredBefore(view.seat)), "mine"), args::number(beneath, "theirs"),
              args::number(facts.stockCount, "aside")});
}

}  // namespace giaguaro
