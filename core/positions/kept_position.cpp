#include "core/positions/kept_position.h"

#include <algorithm>

#include "core/games/searches.h"
#include "core/match/entered_table.h"
#include "core/reasons/explain.h"

namespace giaguaro {

namespace {

// Help names no more than these, and what was chosen.
constexpr std::size_t inQuestion = 3;

}  // namespace

KeptAnswer const* KeptPosition::answer(Action action) const {
  auto const found = std::ranges::find(answers, action, &KeptAnswer::action);
  return found == answers.end() ? nullptr : &*found;
}

bool KeptPosition::isRight(Action action) const {
  KeptAnswer const* const found = answer(action);
  return found != nullptr && found->right;
}

bool KeptPosition::isOf(GameInfo const& other, RecordedHand const& played, std::size_t place) const {
  return game == &other && actions.size() == place && place < played.actions.size() && deal == played.deal &&
         dealer == played.dealer && played.actions[place] == Done{seat, chosen} &&
         std::equal(actions.begin(), actions.end(), played.actions.begin());
}

Lesson lessonOf(KeptPosition const& position) {
  LessonStep step;
  for (KeptAnswer const& answer : position.answers) {
    if (answer.right) step.right.push_back(answer.action);
    bool const likely = step.answers.size() < inQuestion || answer.action == position.chosen;
    if (likely) step.answers.emplace_back(answer.action, LessonText{});
  }
  return {.game = position.game,
          .players = position.players,
          .names = position.names,
          .options = position.options,
          .hand = position.hand,
          .dealer = position.dealer,
          .totals = position.totals,
          .seat = position.seat,
          .deal = position.deal,
          .actions = position.actions,
          .steps = {std::move(step)}};
}

std::unique_ptr<Table> openTable(KeptPosition const& position) {
  auto table = enterTable({.game = std::string(position.game->id),
                           .players = position.players,
                           .options = position.options,
                           .names = position.names,
                           .levels = std::vector<std::string>(position.names.size())},
                          position.hand, position.totals);
  table->deal(position.deal, position.dealer);
  for (Done const& done : position.actions) table->apply(done.action);
  return table;
}

std::shared_ptr<Reason const> reasonAt(KeptPosition const& position, Action against, StopFlag const& stop) {
  if (position.answers.empty()) return nullptr;
  Advice advice{.action = position.answers.front().action};
  for (KeptAnswer const& answer : position.answers)
    advice.candidates.push_back(
        {.action = answer.action, .score = answer.score, .chance = answer.chance, .playouts = 1});
  Context const context{.options = position.options,
                        .players = static_cast<std::int8_t>(position.players),
                        .hand = static_cast<std::int16_t>(position.hand),
                        .dealer = position.dealer,
                        .totals = position.totals};
  std::shared_ptr<Reason const> reason;
  AllGames::forEach([&]<class G>() {
    if (&G::info != position.game) return;
    G hand = G::start(context, position.deal);
    for (Done const& done : position.actions) hand.apply(done.action, nullptr);
    reason = reasonOf<G>(viewOf(context, hand, position.actions, position.seat), advice, stop, against);
  });
  return reason;
}

}  // namespace giaguaro
