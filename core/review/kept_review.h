// A review as it is kept with its hand: the optional member `review` of a recorded hand, one JSON object. What
// it holds is what `giaguaro-arena review --json` says of the seats that were judged, in the game's score unit
// and to thousandths of it, so that the four parts of a score still add up exactly:
//
//   {"program":"…","iterations":6000,
//    "decisions":[{"place":4,"seat":0,"action":"play 3C","best":"play 3C","loss":0.0,"error":0.0,
//                  "mark":"best","chance":0.0,"aim":0.61}, …],
//    "seats":[{"seat":0,"score":-2.0,"expected":0.84,"luck":-1.73,"own":-0.68,"others":-0.43,
//              "errors":{"expected":0.06,"luck":0.12,"own":0.09,"others":0.1}}]}
//
// A decision of which was looked at what the open cards would have allowed has that too, as
// "open":{"best":"play KC","gain":1.2,"error":0.1,"mark":"costly"}. `place` counts the actions of the hand from 1. A decision's candidates are not kept, nor what it meant to
// others: they can be found again.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/review/hand_review.h"

namespace giaguaro {

class Table;

struct KeptReview {
  std::string program{};  // that judged: name, version and commit
  int iterations = 0;     // of ReviewSettings
  std::vector<JudgedDecision> decisions{};
  std::map<Seat, ScoreParts> seats{};

  bool operator==(KeptReview const&) const = default;
};

// Of these seats, once all steps are done; figures as they are kept.
KeptReview keptOf(HandReview const& review, std::vector<Seat> const& seats, std::string program,
                  ReviewSettings const& settings);

// The table tells how actions are written.
std::string toJson(KeptReview const& review, Table const& table);
// Nothing: it is none, or not of this hand. Whatever the text is, nothing is thrown.
std::optional<KeptReview> reviewFromJson(std::string_view text, RecordedHand const& hand, Table const& table);

// What is kept with a hand; nothing: no review that could be read.
std::optional<KeptReview> keptReview(RecordedHand const& hand, Table const& table);

}  // namespace giaguaro
