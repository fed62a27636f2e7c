// How the players that search do it (core/ai/players.h), over any game. To be included where a game compiles
// its players, and by nothing else that can do with playerOf().
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "core/ai/parallel.h"
#include "core/ai/players.h"

namespace giaguaro {

// How a player of this level searches, as far as every game has it alike; a Mind may have its own form.
SearchSettings settingsOf(PlayerSpec const& spec);

// Weights as `train` writes them. A file that cannot be read, or holds anything but `count` small numbers, is
// a std::runtime_error that names it.
std::vector<std::int16_t> readWeights(std::string const& path, int count);

// What a spec plays out by: what is built in, or a file's weights, read once.
template <Minded G>
Policy<G> const& policyOf(PlayerSpec const& spec) {
  if (spec.weights.empty()) return Policy<G>::learned();
  static std::mutex mutex;
  static std::map<std::string, Policy<G>> policies;
  std::lock_guard const lock(mutex);
  auto const known = policies.find(spec.weights);
  if (known != policies.end()) return known->second;
  Policy<G> policy(readWeights(spec.weights, G::Mind::weightCount));
  return policies.emplace(spec.weights, std::move(policy)).first->second;
}

// The same with what its Mind has of its own.
template <Minded G>
SearchSettings settingsFor(PlayerSpec const& spec) {
  SearchSettings settings = settingsOf(spec);
  if (!settings.plain) {
    constexpr Tuning const& tuning = G::Mind::tuning;
    settings.form = spec.form.value_or(tuning.form);
    settings.slips = tuning.slips;
    settings.exploration = tuning.exploration;
    if (spec.endings && spec.level != Level::novice) settings.exactTricks = tuning.exactTricks;
    if (!spec.iterations && !spec.milliseconds) {
      if (spec.level == Level::novice) settings.budget.iterations = tuning.noviceIterations;
      if (spec.level == Level::club) settings.budget.iterations = tuning.clubIterations;
    }
  }
  settings.beliefs.time = settings.budget.time / 4;
  return settings;
}

template <Minded G>
Advice searchingPlayer(View<G> const& view, PlayerSpec const& spec, Rng& rng, StopFlag const& stop) {
  SearchSettings const settings = settingsFor<G>(spec);
  if (spec.threads > 1) return searchInParallel(view, settings, policyOf<G>(spec), rng, stop, spec.threads);
  return Search<G>(view, settings, policyOf<G>(spec), rng, stop).run();
}

// What a beginner does with it: now and then something else than what came out best, but nothing that gives
// away much.
void slip(Advice& advice, Rng& rng);

// Beginners call by rules of thumb, and think a little about cards, without drawing conclusions from what
// others say and play.
template <Minded G>
Advice novicePlayer(View<G> const& view, PlayerSpec const& spec, Rng& rng, StopFlag const& stop) {
  if (!view.pub.playing()) return greedyPlayer(view, rng, stop);
  Advice advice = searchingPlayer(view, spec, rng, stop);
  slip(advice, rng);
  return advice;
}

template <Minded G>
Player<G> playerOf(PlayerSpec const& spec) {
  switch (spec.level) {
    case Level::random: return randomPlayer<G>;
    case Level::greedy: return greedyPlayer<G>;
    case Level::novice:
      return [spec](View<G> const& view, Rng& rng, StopFlag const& stop) {
        return novicePlayer(view, spec, rng, stop);
      };
    default:
      return [spec](View<G> const& view, Rng& rng, StopFlag const& stop) {
        return searchingPlayer(view, spec, rng, stop);
      };
  }
}

}  // namespace giaguaro
