#include "core/rules/words.h"

#include <limits>

namespace giaguaro {

namespace {

void addOne(std::uint8_t& count) {
  if (count < std::numeric_limits<std::uint8_t>::max()) ++count;
}

}  // namespace

Speaking speakingOf(Seat speaker, Saying saying, Seat partner) {
  if (speaker == partner) return Speaking::partner;
  return saying.to != nobody && saying.to == partner ? Speaking::otherOfPartner : Speaking::other;
}

void addPointsWord(SeatWords& words, Saying saying, bool tookTrick) {
  bool const asks = saying.kind == Saying::Kind::givePoints;
  if (!asks && saying.kind != Saying::Kind::keepPoints) return;
  addOne(words.pointsTold);
  if (asks == tookTrick) addOne(words.pointsTrue);
}

void addHand(Words& words, Talk const& talk, int players, Seat caller, Seat partner, int shownAfter) {
  for (int place = 0; place < players; ++place) {
    auto const seat = static_cast<Seat>(place);
    SeatWords& own = words[static_cast<std::size_t>(place)];
    if (seat == caller) continue;
    addOne(seat == partner ? own.asPartner : own.asOther);
    std::array<std::array<bool, 3>, sayingKinds> heard{};
    for (Said const& said : talk) {
      if (said.seat != seat || said.after >= shownAfter) continue;
      auto const kind = static_cast<std::size_t>(said.saying.kind);
      auto const from = static_cast<std::size_t>(speakingOf(seat, said.saying, partner));
      if (!heard[kind][from]) addOne(own.said[kind][from]);
      heard[kind][from] = true;
    }
  }
}

}  // namespace giaguaro
