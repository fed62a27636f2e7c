#include "app/desktop/talk.h"

#include <algorithm>

#include "app/desktop/known.h"

namespace giaguaro {

namespace {

// In which one was when so many acts were done: from 1.
int trickAt(History const& history, int acts, int players) {
  auto const plays = std::count_if(history.begin(), history.begin() + acts,
                                   [](Done const& done) { return done.action.kind == Action::Kind::play; });
  return static_cast<int>(plays) / std::max(1, players) + 1;
}

}  // namespace

std::optional<TalkScene> talkSceneOf(SeatTable const& table, Seen const& seen, bool maySpeak) {
  if (table.tableTalk() == TableTalk::off) return std::nullopt;
  Talk const talk = table.talk();
  TalkScene scene{.caller = callerOf(seen), .maySpeak = maySpeak};
  History const history = table.history();
  for (auto said = talk.begin(); said != talk.end(); ++said) {
    auto const before = std::count_if(talk.begin(), said, [said](Said const& other) {
      return other.seat == said->seat && other.saying.kind == said->saying.kind;
    });
    bool const last =
        std::none_of(said + 1, talk.end(), [said](Said const& other) { return other.seat == said->seat; });
    bool const acted = std::any_of(history.begin() + said->after, history.end(),
                                   [said](Done const& done) { return done.seat == said->seat; });
    scene.lines.push_back({*said, trickAt(history, said->after, table.players()), static_cast<int>(before),
                           last && !acted && !seen.over});
  }
  return scene;
}

}  // namespace giaguaro
