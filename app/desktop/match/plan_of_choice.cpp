#include "app/desktop/match/plan_of_choice.h"

#include <algorithm>

#include "app/desktop/match/usual_seats.h"

namespace giaguaro {

MatchPlan planOf(MatchChoice const& choice, std::uint64_t seed) {
  auto const others = usualSeats(mostSeats, {}, usualAvatar);
  MatchPlan plan;
  plan.setup.game = choice.game.toStdString();
  plan.setup.players = choice.players;
  plan.setup.options = choice.options;
  plan.setup.table = choice.table;
  plan.setup.seed = seed;
  for (std::size_t i = 0; i < static_cast<std::size_t>(choice.players); ++i) {
    SeatChoice const seat = i < choice.seats.size() ? choice.seats[i] : others[i];
    std::string level = seat.human ? std::string(humanPlayer) : levelOf(seat.level.toStdString());
    if (level.empty()) level = usualPlayer;
    plan.setup.levels.push_back(level);
    plan.setup.names.push_back(seat.name.simplified().left(longestName).toStdString());
    plan.avatars.push_back(std::clamp(seat.avatar, 1, avatarCount));
  }
  return plan;
}

MatchChoice choiceOf(MatchPlan const& plan) {
  MatchSetup const& setup = plan.setup;
  MatchChoice choice{.game = QString::fromStdString(setup.game),
                     .players = setup.players,
                     .options = setup.options,
                     .table = setup.table};
  for (std::size_t seat = 0; seat < setup.levels.size(); ++seat) {
    bool const human = setup.levels[seat] == humanPlayer;
    choice.seats.push_back({QString::fromStdString(setup.names[seat]), plan.avatars[seat], human,
                            human ? QString() : QString::fromStdString(setup.levels[seat])});
  }
  return choice;
}

}  // namespace giaguaro
