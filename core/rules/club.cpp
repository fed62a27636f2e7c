#include "core/rules/club.h"

#include <algorithm>

#include "core/rules/random.h"

namespace giaguaro {

Lapse lapseIn(History const& hand) {
  bool const led =
      std::ranges::any_of(hand, [](Done const& done) { return done.action.kind == Action::Kind::play; });
  return led ? Lapse::playsCard : Lapse::endsMatch;
}

std::string_view nameOf(EarlyEnd end) { return end == EarlyEnd::agreed ? "agreed" : "lapsed"; }

std::optional<EarlyEnd> earlyEndOf(std::string_view name) {
  for (EarlyEnd const end : {EarlyEnd::agreed, EarlyEnd::lapsed})
    if (name == nameOf(end)) return end;
  return std::nullopt;
}

Action drawnByClock(std::vector<Action> const& legal, ClockDraw const& draw) {
  std::vector<Action> drawn = legal;
  // Nobody's cards are shown for it.
  bool const others = std::ranges::any_of(
      legal, [](Action action) { return action.kind != Action::Kind::show || action.first == 0; });
  if (others)
    std::erase_if(drawn,
                  [](Action action) { return action.kind == Action::Kind::show && action.first != 0; });
  Rng stream(draw.seed, {.purpose = Rng::Purpose::clock,
                         .hand = static_cast<std::uint64_t>(draw.hand),
                         .seat = static_cast<std::uint64_t>(draw.seat),
                         .decision = draw.decision});
  return drawn[stream.below(static_cast<std::uint32_t>(drawn.size()))];
}

int votesNeeded(int people) { return std::clamp(people, 0, club::mostVotes); }

bool isAgreed(std::span<Seat const> agreed, std::span<Seat const> people) {
  auto const votes = std::ranges::count_if(
      people, [agreed](Seat seat) { return std::ranges::find(agreed, seat) != agreed.end(); });
  return !people.empty() && votes >= votesNeeded(static_cast<int>(people.size()));
}

}  // namespace giaguaro
