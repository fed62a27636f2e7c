#include "core/rules/match_length.h"

#include "core/rules/phrases.h"

namespace giaguaro {

std::optional<Context> nextOfHands(Context const& context, PerSeat const& scores, bool isVoid, int hands) {
  constexpr int mostDealsAHand = 10;
  Context following = context;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) following.totals[seat] += scores[seat];
  following.dealer = seatAfter(context.dealer, context.players);
  ++following.hand;
  if (isVoid) ++following.voidHands;
  if (following.place() >= hands || following.hand >= mostDealsAHand * hands) return std::nullopt;
  return following;
}

Message placeOfHand(Context const& context, int hands) {
  return say(phrases::phaseHand, {args::number(context.place() + 1), args::number(hands, "m")});
}

}  // namespace giaguaro
