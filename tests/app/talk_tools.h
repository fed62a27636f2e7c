// What tests of table talk share: plans with talk, and the way to where something can be said.
#pragma once

#include "tests/app/match_tools.h"

namespace giaguaro::test {

inline MatchPlan talking(MatchPlan plan) {
  plan.setup.table.values[talkOption] = static_cast<std::int16_t>(TableTalk::on);
  return plan;
}

// Plays until a person is to play a card.
inline bool comesToPlay(Session& session) {
  for (int i = 0; i < 200; ++i) {
    if (!comes([&] {
          return session.phase() == Session::Phase::choosing ||
                 session.phase() == Session::Phase::showingResult ||
                 session.phase() == Session::Phase::passing;
        }))
      return false;
    if (session.phase() == Session::Phase::showingResult)
      session.nextHand();
    else if (session.phase() == Session::Phase::passing)
      session.takeSeat();
    else if (replay(session.record())->playing())
      return true;
    else
      actAsBaseline(session);
    if (!comes([&] { return session.phase() != Session::Phase::recording; })) return false;
  }
  return false;
}

inline Talk talkOfHand(Session const& session) { return session.record().hands.back().talk; }

inline bool heardSoMany(Session const& session, std::size_t count) {
  return comes([&] { return talkOfHand(session).size() == count; });
}

}  // namespace giaguaro::test
