// What is fitted for Jaago-Chalis: what a lead is worth.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/ai/fit.h"
#include "core/ai/policy.h"
#include "core/games/jaago-chalis/lead.h"
#include "core/games/jaago-chalis/mind.h"

namespace giaguaro {

namespace {

// A match that stood so was won by this seat.
struct Stood {
  PerSeat totals;
  std::size_t winner;
};

void playMatch(Policy<JaagoChalis> const& policy, Rng& rng, std::vector<Stood>& all) {
  std::size_t const first = all.size();
  std::optional<Context> context = Context{};
  context->options = completed(JaagoChalis::info.options, {});
  context->players = JaagoChalis::players;
  context->dealer = static_cast<Seat>(rng.below(JaagoChalis::players));
  PerSeat totals{};
  while (context) {
    all.push_back({context->totals, 0});
    JaagoChalis hand = JaagoChalis::start(*context, JaagoChalis::shuffle(*context, nullptr, rng));
    playOutBy(policy, hand, JaagoChalis::Mind::recall(hand.pub), 0, rng);
    PerSeat const scores = hand.pub.scores();
    for (std::size_t seat = 0; seat < totals.size(); ++seat) totals[seat] += scores[seat];
    context = JaagoChalis::next(*context, hand);
  }
  auto const winner = static_cast<std::size_t>(JaagoChalis::leader(totals));
  for (std::size_t i = first; i < all.size(); ++i) all[i].winner = winner;
}

double logLikelihood(std::vector<Stood> const& all, jaagoLead::Width const& width) {
  double sum = 0;
  for (Stood const& stood : all) {
    auto const most = static_cast<float>(*std::max_element(stood.totals.begin(), stood.totals.end()));
    auto const scale = static_cast<double>(jaagoLead::widthAt(width, most));
    double strengths = 0;
    for (std::size_t seat = 0; seat < JaagoChalis::players; ++seat)
      strengths += std::exp((stood.totals[seat] - stood.totals[stood.winner]) / scale);
    sum -= std::log(strengths);
  }
  return sum;
}

// Maximum likelihood of who won, over all hands of matches that the policy plays against itself.
std::string fitLead(std::uint64_t seed) {
  constexpr int matches = 20000;
  Rng rng(seed);
  std::vector<Stood> all;
  for (int i = 0; i < matches; ++i) playMatch(Policy<JaagoChalis>::learned(), rng, all);
  jaagoLead::Width best{20, 0.2F};
  double most = logLikelihood(all, best);
  for (bool better = true; better;) {
    better = false;
    for (auto const& [atTheEnd, each] :
         {std::pair{0.5F, 0.0F}, {-0.5F, 0.0F}, {0.0F, 0.01F}, {0.0F, -0.01F}}) {
      jaagoLead::Width const tried{best.atTheEnd + atTheEnd, best.each + each};
      if (tried.atTheEnd <= 0 || tried.each < 0) continue;
      double const here = logLikelihood(all, tried);
      if (here <= most) continue;
      best = tried;
      most = here;
      better = true;
    }
  }
  return listedAsFloats(std::array<double, 2>{best.atTheEnd, best.each}, 2, 2);
}

constexpr std::array itsFits{Fit{"lead", "core/games/jaago-chalis/lead.inc", fitLead}};

}  // namespace

std::span<Fit const> JaagoChalis::Mind::fitted() { return itsFits; }

}  // namespace giaguaro
