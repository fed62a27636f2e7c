// What a computer player has to say at a table with talk (core/rules/talk.h). It is asked after each act, for each seat that
// one sits at: it is cheap (some milliseconds), and has an answer seldom, once a trick at most. Like a Thought it carries its
// seat's View and nothing else, may run on any thread, and may outlive the table; and it goes by a number of worlds and a
// random stream of its own, never by the clock, so that the same match with the same talk is the same again.
//
// Whoever plays a match asks so, at each moment of it:
//
//   for each seat of a computer player, from the seat to act round:
//     if (SpeechThought const speech = table.at(seat).speech(level, pupils))
//       if (std::optional<Speech> const said = speech(stop)) table.say(seat, said->saying);
//
// one after the other, so that each hears what was said before it. A seat that has spoken in this trick has no answer; so
// asking twice at the same moment does no harm.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/ai/stop_flag.h"
#include "core/rules/seat.h"
#include "core/rules/talk.h"

namespace giaguaro {

struct Speech {
  // On a teaching table, what is said to a pupil goes with its reason, which is said aloud too. All of it is what the speaker
  // believes; it sees no other hand.
  enum class Because : std::uint8_t {
    none,        // no advice
    ourTrick,    // the trick will be won by the speaker's side, as likely as `chance`
    theirTrick,  // it will be won by the other side, as likely as `chance`, if the pupil lets it go
  };

  Saying saying{};
  Seat pupil = nobody;  // whom it advises; nobody: it is no advice
  Because because = Because::none;
  double chance = 0;
  double gain = 0;  // by how much the speaker would be better off, in the game's score unit a hand

  bool operator==(Speech const&) const = default;
};

// Nothing: it says nothing now, or it was stopped.
using SpeechThought = std::function<std::optional<Speech>(StopFlag)>;

// Seats at a teaching table that are advised, as bits.
using Pupils = unsigned;

}  // namespace giaguaro
