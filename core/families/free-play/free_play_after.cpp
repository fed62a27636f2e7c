#include "core/families/free-play/free_play_after.h"

#include "core/rules/after_hand.h"

namespace giaguaro {

namespace {

constexpr Phrase moreThanHalf{
    phrase("core", "The cards count {n} points in all: {side} needs more than half.", "called.after.half")};
constexpr Phrase halfWins{
    phrase("core",
           "The cards count {n} points in all: by this table's rule for ties exactly half is "
           "enough for {side}.",
           "called.after.just-half")};

}  // namespace

void explainHand(FreePlay const& play, CallersAim const& aim, Seen& seen) {
  if (play.called.valid()) explainCalledCard(play.called, seen);

  bool const half = 2 * aim.needed == FreePlay::allPoints;
  Message const why = aim.why.empty() ? say(half ? halfWins : moreThanHalf,
                                            {args::number(FreePlay::allPoints), args::noun(aim.side, "side")})
                                      : aim.why;
  seen.explanations.push_back({whyNeeded(aim.needed), {why}});

  std::optional<Message> decided;
  if (Seen::Trick const* const trick = richestTrick(seen); trick != nullptr) {
    int const points = play.sidePoints(aim.caller, play.partner);
    bool const callers = trick->winner == aim.caller || trick->winner == play.partner;
    int const otherwise = points + (callers ? -trick->halves : trick->halves) / 2;
    decided = whatItDecided(points >= aim.needed, otherwise >= aim.needed, aim.side);
  }
  explainRichestTrick(decided, seen);
}

}  // namespace giaguaro
