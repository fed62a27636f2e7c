// Positions of every game to test with: random hands with everything in sight, and other worlds that look the
// same to one seat.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "core/ai/players.h"
#include "core/games/games.h"
#include "tests/core/option_sets.h"
#include "tests/core/run_length.h"
#include "tests/core/run_seed.h"

#define FOR_EVERY_GAME(...) AllGames::forEach([&]<class G>() __VA_ARGS__)

namespace giaguaro::test {

// A hand in progress with its history: what a Table holds, with nothing hidden.
template <Game G>
struct Played {
  Context context;
  Deal deal;
  G hand;
  History history;

  void act(Action action, Events* events = nullptr) {
    history.push_back({hand.pub.toAct(), action});
    hand.apply(action, events);
  }
  View<G> view(Seat seat) const { return viewOf(context, hand, history, seat); }
};

template <Game G>
Played<G> dealt(Context const& context, Rng& rng) {
  Deal const deal = G::shuffle(context, nullptr, rng);
  return {context, deal, G::start(context, deal), {}};
}

// Somewhere in a match, since the size of hands may follow from their number.
template <Game G>
Context contextOf(int players, Options const& options, Rng& rng) {
  Context context;
  context.options = options;
  context.players = static_cast<std::int8_t>(players);
  context.dealer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
  context.hand = static_cast<std::int16_t>(rng.below(10));
  return context;
}

template <Game G>
Action randomAction(Played<G> const& played, Rng& rng) {
  return randomPlayer<G>(played.view(played.hand.pub.toAct()), rng, {}).action;
}

template <Game G>
Action greedyAction(Played<G> const& played, Rng& rng) {
  return G::greedy(played.view(played.hand.pub.toAct()), rng);
}

// Hands for each player count, shared out among the combinations of options; and for each combination at least.
struct RunLength {
  RunLength(int forPlayers, int forOptions = 4) : hands(forPlayers), least(forOptions) {}
  int hands;
  int least;
};

// For what looks long at each position.
inline RunLength shortened(int hands) { return {inRun(hands), inRun(4)}; }

// Calls `visit` at every position of hands, the first and the last included, of players that act at random or
// as `actor` does.
template <Game G>
void everyPosition(RunLength length, std::function<void(Played<G> const&, Rng&)> const& visit,
                   std::function<Action(Played<G> const&, Rng&)> const& actor = randomAction<G>) {
  std::vector<Options> const sets = optionSets(G::info.options);
  int const each = std::max(length.least, length.hands / static_cast<int>(sets.size()));
  for (int players : G::info.allCounts()) {
    Rng rng(seedOfRun(players));
    for (Options const& options : sets)
      for (int i = 0; i < each && G::info.optionAgainst(players, options) < 0; ++i) {
        Played<G> played = dealt<G>(contextOf<G>(players, options, rng), rng);
        visit(played, rng);
        while (!played.hand.pub.over()) {
          played.act(actor(played, rng));
          visit(played, rng);
        }
      }
  }
}

inline CardSet playedCards(History const& history) {
  CardSet set;
  for (Done const& done : history)
    if (done.action.kind == Action::Kind::play) set.insert(done.action.card());
  return set;
}

// The same actions from another deal; nothing where one of them would not be legal. `named` gives the card in
// whose place a card that was put aside stands.
template <Game G, class Named>
std::optional<Played<G>> replayed(Played<G> const& played, Deal const& deal, Named const& named) {
  Played<G> other{played.context, deal, G::start(played.context, deal), {}};
  for (Done done : played.history) {
    if (done.seat != other.hand.pub.toAct()) return std::nullopt;
    if (done.action.kind == Action::Kind::discard) done.action.first = named(done.action.card()).code;
    Actions const legal = G::legal(other.hand.pub, other.hand.own(done.seat));
    if (std::find(legal.begin(), legal.end(), done.action) == legal.end()) return std::nullopt;
    other.act(done.action);
  }
  return other;
}

// Cards that no seat holds and that do not lie in the stock: what lies covered before seats, what a partner has put
// aside. By their place in Facts::may.
template <Game G>
std::vector<std::pair<std::size_t, CardSet>> apart(Played<G> const& played) {
  std::vector<std::pair<std::size_t, CardSet>> all;
  if constexpr (std::is_same_v<G, Tarot>) {
    auto const& pub = played.hand.pub;
    if (pub.players == 2)
      for (Seat seat = 0; seat < 2; ++seat) {
        CardSet covered;
        for (Card card : played.hand.hidden.under[at(seat)])
          if (card.valid()) covered.insert(card);
        all.emplace_back(Tarot::coveredBefore(seat), covered);
      }
    if (pub.players == 6 && pub.partner != nobody)
      all.emplace_back(Tarot::partnersDiscard, setOf(played.hand.own(pub.partner).discard));
  }
  return all;
}

// In one of the places of Facts::may.
template <Game G>
CardSet lyingAt(Played<G> const& played, Seat place) {
  if (place < played.context.players) return played.hand.own(place).cards;
  for (auto const& [other, cards] : apart(played))
    if (other == static_cast<std::size_t>(place)) return cards;
  return {};
}

// Another world for the viewer: some of the cards that it cannot see have changed places, and those who put
// cards aside unseen have put aside the ones that lie there now.
struct World {
  Deal deal;
  std::array<Card, 128> now{};  // by code: the card in its place
  bool keepsToFacts = true;
};

template <Game G>
World otherWorld(Played<G> const& played, View<G> const& view, bool byFacts, Rng& rng) {
  Facts const facts = G::facts(view);
  std::vector<Card> cards;
  std::vector<Seat> places;  // by Facts::may; nobody: in the stock
  CardSet aside = facts.unseen;
  for (Seat seat = 0; seat < played.context.players; ++seat) {
    if (seat == view.seat) continue;
    for (Card card : played.hand.own(seat).cards& facts.unseen) {
      cards.push_back(card);
      places.push_back(seat);
      aside.erase(card);
    }
  }
  for (auto const& [place, there] : apart(played))
    for (Card card : there& facts.unseen) {
      cards.push_back(card);
      places.push_back(static_cast<Seat>(place));
      aside.erase(card);
    }
  for (Card card : aside) {
    cards.push_back(card);
    places.push_back(nobody);
  }
  auto const may = [&facts](Seat seat) {
    return seat == nobody ? facts.mayStock : facts.may[static_cast<std::size_t>(seat)];
  };
  std::vector<Card> moved = cards;
  World world{played.deal, {}, true};
  for (std::size_t code = 0; code < world.now.size(); ++code)
    world.now[code] = Card{static_cast<std::uint8_t>(code)};
  auto const count = static_cast<std::uint32_t>(cards.size());
  for (std::uint32_t swaps = count < 2 ? 0 : 1 + rng.below(byFacts ? 12 : 2); swaps > 0; --swaps) {
    std::size_t const i = rng.below(count);
    std::size_t const j = rng.below(count);
    bool const allowed = may(places[i]).contains(moved[j]) && may(places[j]).contains(moved[i]);
    if (!allowed && byFacts) continue;
    std::swap(moved[i], moved[j]);
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    world.now[cards[i].code] = moved[i];
    world.keepsToFacts = world.keepsToFacts && may(places[i]).contains(moved[i]);
  }
  for (CardSet& hand : world.deal.hands) {
    CardSet other;
    for (Card card : hand) other.insert(world.now[card.code]);
    hand = other;
  }
  for (int i = 0; i < world.deal.piles.size(); ++i)
    world.deal.piles[i].under = world.now[world.deal.piles[i].under.code];
  for (int i = 0; i < world.deal.stock.size(); ++i) world.deal.stock[i] = world.now[world.deal.stock[i].code];
  return world;
}

template <Game G>
std::optional<Played<G>> replayed(Played<G> const& played, World const& world) {
  return replayed(played, world.deal, [&world](Card card) { return world.now[card.code]; });
}

// A world that looks the same to the viewer, if a few attempts find one.
template <Game G>
std::optional<Played<G>> otherView(Played<G> const& played, View<G> const& view, Rng& rng) {
  for (int attempt = 0; attempt < 10; ++attempt) {
    auto other = replayed(played, otherWorld(played, view, true, rng));
    if (other && other->view(view.seat) == view) return other;
  }
  return std::nullopt;
}

}  // namespace giaguaro::test
