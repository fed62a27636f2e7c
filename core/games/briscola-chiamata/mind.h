// What a computer player knows of Briscola Chiamata beyond its rules (core/ai/mind.h): what its obbligate say
// of several cards at once, its raises and its solo; the rest is that of its kin
// (core/families/free-play/free_play_mind.h).
#pragma once

#include <array>
#include <vector>

#include "core/families/free-play/free_play_mind.h"
#include "core/games/briscola-chiamata/briscola_chiamata.h"

namespace giaguaro {

struct BriscolaChiamata::Mind : FreePlayMind<BriscolaChiamata> {
  static FreePlayStakes stakes(Public const& pub) { return {pub.caller, pub.needed(), pub.solo}; }
  // Scores go up to 48, nearly all lie within 4: great stakes count less than in proportion, or plain hands
  // would all seem the same.
  static float felt(float score) { return 0.5F + 0.5F * score / ((score < 0 ? -score : score) + 4); }

  static std::vector<Places> cases(View<BriscolaChiamata> const& view);
  static double likelihood(View<BriscolaChiamata> const& view, Placement const& placement);
  static Actions considered(View<BriscolaChiamata> const& view);
  static Action speak(Public const& pub, Private const& own, Rng& rng);
  static Weights<weightCount> weights();
  static std::span<Fit const> fitted();
};

}  // namespace giaguaro
