// What the notes of a record are written as (core/match/record.h): checked where they are read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/match/record.h"

namespace giaguaro {

bool isUuid(std::string_view text);     // "123e4567-e89b-12d3-a456-426614174000", in letters of either size
bool isUtcTime(std::string_view text);  // "2026-11-23T09:05:00Z", perhaps with a fraction of the second

std::string_view wordOf(Assist::Kind kind);

// The optional member `review` of a hand (core/review/kept_review.h), as it stands among what is not known of
// it. Of another hand than was judged it is none, so that it goes as soon as anything is taken back there.
std::string const* reviewOf(HandNotes const& notes);  // null: there is none
void setReview(HandNotes& notes, std::string json);   // in the place of one that was there
void dropReview(HandNotes& notes);

// The optional member `left` of a hand, [[after, seat], …]: who has left a club table (core/rules/club.h), behind so many
// actions of the hand, in that order. A seat leaves once in a match.
struct Departure {
  int after = 0;
  Seat seat = nobody;

  bool operator==(Departure const&) const = default;
};
// None where that member is not there, or makes no sense.
std::vector<Departure> departuresOf(HandNotes const& notes);
void noteDeparture(HandNotes& notes, Departure const& departure);
// Those behind more than so many actions of the hand, of which that many are left.
void dropDeparturesAfter(HandNotes& notes, int actions);

// [seat,"hint",action], an assist in records and journals.
std::string assistToJson(Assist const& assist);
// [action,seconds], or [action,"lapsed"].
std::string clockToJson(ClockNote const& note);

}  // namespace giaguaro
