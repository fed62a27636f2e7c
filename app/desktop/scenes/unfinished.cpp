#include "app/desktop/scenes/unfinished.h"

#include <algorithm>

#include "app/desktop/scenes/scene.h"

namespace giaguaro {
namespace {

// Of the hand that is played, in which it may be somebody's turn.
void tellPlace(UnfinishedMatch& match, Seen const& seen) {
  match.viewer = seen.viewer;
  match.deck = seen.deck;
  if (seen.over) return;
  match.trick = seen.trick.number;
  match.yourTurn = seen.viewer != nobody && seen.toAct == seen.viewer;
  if (match.trick > 0) match.contract = seen.contract.title;
}

// The viewer first, the others by their totals.
void putInOrder(std::vector<UnfinishedMatch::Player>& players) {
  std::ranges::stable_sort(players, [](auto const& one, auto const& other) {
    return std::pair(one.viewer, one.total) > std::pair(other.viewer, other.total);
  });
}

}  // namespace

UnfinishedMatch unfinishedOf(MatchPlan const& plan, Table const& table) {
  GameInfo const& game = table.game();
  UnfinishedMatch match{.game = game.name,
                        .hand = std::max(table.handPlace(), 0) + 1,
                        .hands = game.handCount(plan.setup.options),
                        .halves = game.halves};
  PerSeat const totals = table.totals();
  for (std::size_t seat = 0; seat < plan.setup.names.size(); ++seat) {
    Person const person = personOf(plan, seat);
    bool const viewer = plan.viewer() == static_cast<Seat>(seat);
    match.players.push_back({person.name, person.avatar, viewer, totals[seat]});
    match.names += person.name;
  }
  if (plan.viewer() != nobody && table.handPlace() >= 0) tellPlace(match, table.seen(plan.viewer()));
  putInOrder(match.players);
  return match;
}

UnfinishedMatch unfinishedOf(TableScene const& scene) {
  UnfinishedMatch match{.game = scene.gameName,
                        .hand = std::max(scene.handPlace, 1),
                        .hands = scene.handCount,
                        .halves = scene.halves,
                        .onTable = true};
  for (std::size_t seat = 0; seat < scene.people.size(); ++seat) {
    Person const& person = scene.people[seat];
    bool const viewer = scene.viewer == static_cast<Seat>(seat);
    match.players.push_back({person.name, person.avatar, viewer, scene.totals[seat]});
    match.names += person.name;
  }
  tellPlace(match, scene.seen);
  putInOrder(match.players);
  return match;
}

}  // namespace giaguaro
