// What a computer player knows of Jaguar beyond its rules (core/ai/mind.h): nearly all of it is that of its
// kin (core/families/free-play/free_play_mind.h), also how long it thinks (`tuning`).
#pragma once

#include <array>
#include <vector>

#include "core/families/free-play/free_play_mind.h"
#include "core/games/jaguar/jaguar.h"

namespace giaguaro {

struct Jaguar::Mind : FreePlayMind<Jaguar> {
  static FreePlayStakes stakes(Public const& pub) { return {pub.jaguar, target, false}; }
  // Scores lie within 4 either way.
  static float felt(float score) { return 0.5F + score / 8; }

  static std::vector<Places> cases(View<Jaguar> const& view);
  static Actions considered(View<Jaguar> const& view);
  static Action speak(Public const& pub, Private const& own, Rng& rng);
  static Weights<weightCount> weights();
  static std::span<Fit const> fitted();
};

}  // namespace giaguaro
