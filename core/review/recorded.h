// How the review reads a record: what a seat could know at a moment of it, and which random numbers it is judged with.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/match/deal_code.h"
#include "core/match/heard_hand.h"
#include "core/match/record.h"
#include "core/rules/sha256.h"
#include "core/rules/table_options.h"

namespace giaguaro {

// Streams of random numbers that follow from which match it is and from nothing of its cards.
class ReviewStreams {
 public:
  ReviewStreams(Record const& record, std::size_t hand) : hand_(hand) {
    std::string const& id = record.identity.id;
    Sha256 const hash = sha256("review " + (id.empty() ? std::to_string(record.seed) : id));
    for (std::size_t i = 0; i < sizeof seed_; ++i) seed_ |= std::uint64_t{hash[i]} << (8 * i);
  }

  // `decision`: its place in the hand.
  Rng of(std::size_t decision, Seat seat) const {
    return {seed_,
            {.purpose = Rng::Purpose::choice,
             .hand = hand_,
             .seat = static_cast<std::uint64_t>(seat),
             .decision = decision}};
  }

 private:
  std::uint64_t seed_ = 0;
  std::size_t hand_;
};

// A hand of a record before anything was done in it: its context, and what had been said in the match.
struct HandBegun {
  Context context{};
  Words words{};
};

template <Minded G>
HandBegun begunIn(Record const& record, std::size_t hand) {
  auto const first = handOfCode(record.code);
  HandBegun begun{.context = {.options = record.options,
                              .players = static_cast<std::int8_t>(record.players),
                              .hand = static_cast<std::int16_t>(first ? first->number : 0)}};
  for (std::size_t i = 0; i < hand; ++i) {
    RecordedHand const& played = record.hands[i];
    begun.context.dealer = played.dealer;
    G over = G::start(begun.context, played.deal);
    Seat caller = nobody;
    for (Done const& done : played.actions) {
      caller = over.pub.callsHidden();
      over.apply(done.action, nullptr);
    }
    if (talkOf(record.table) != TableTalk::off && caller != nobody)
      hearHand(begun.words, begun.context, over, played, caller);
    begun.context = *G::next(begun.context, over);
  }
  begun.context.dealer = record.hands[hand].dealer;
  return begun;
}

}  // namespace giaguaro
