#include "app/arena/training/train.h"

#include "app/arena/training/expert_iteration.h"
#include "app/arena/training/policy_gradient.h"
#include "core/games/games.h"

namespace giaguaro {

std::vector<std::int16_t> train(TrainingSetup const& setup,
                                std::function<void(TrainingRound const&)> const& report) {
  std::vector<std::int16_t> weights;
  AllGames::forEach([&]<class G>() {
    if (&G::info != setup.game) return;
    Student<G> student(setup);
    ExpertIteration<G> rounds(student);
    for (int round = 0; round < setup.rounds; ++round) report(rounds.next());
    if (setup.climbs > 0) report({.round = 0, .decisions = PolicyGradient<G>(student).run()});
    weights = student.weights();
  });
  return weights;
}

}  // namespace giaguaro
