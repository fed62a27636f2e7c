#include "app/desktop/scenes/talk.h"

#include <algorithm>

#include "app/desktop/scenes/known.h"

namespace giaguaro {

namespace {

// In which one was when so many acts were done: from 1.
int trickAt(History const& history, int acts, int players) {
  auto const plays = std::count_if(history.begin(), history.begin() + acts,
                                   [](Done const& done) { return done.action.kind == Action::Kind::play; });
  return static_cast<int>(plays) / std::max(1, players) + 1;
}

// How often a seat has said the like, and how often it was so.
std::pair<int, int> recordOf(SeatWords const& words, Saying::Kind kind) {
  auto const said = [&](Speaking from) { return words.saidAs(kind, from); };
  int const all = said(Speaking::partner) + said(Speaking::other) + said(Speaking::otherOfPartner);
  switch (kind) {
    case Saying::Kind::notTheFriend: return {all, all - said(Speaking::partner)};
    case Saying::Kind::iAmTheFriend: return {all, said(Speaking::partner)};
    case Saying::Kind::suspect: return {all, said(Speaking::otherOfPartner)};
    case Saying::Kind::trust: return {all, all - said(Speaking::otherOfPartner)};
    case Saying::Kind::givePoints:
    case Saying::Kind::keepPoints: return {words.pointsTold, words.pointsTrue};
    default: return {};
  }
}

}  // namespace

std::optional<TalkScene> talkSceneOf(SeatTable const& table, Seen const& seen, bool maySpeak) {
  if (table.tableTalk() == TableTalk::off) return std::nullopt;
  Talk const talk = table.talk();
  Words const words = table.words();
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
    auto const [told, wasTrue] = recordOf(words[static_cast<std::size_t>(said->seat)], said->saying.kind);
    scene.lines.push_back({.said = *said,
                           .trick = trickAt(history, said->after, table.players()),
                           .times = static_cast<int>(before),
                           .fresh = last && !acted && !seen.over,
                           .told = told,
                           .wasTrue = wasTrue});
  }
  return scene;
}

}  // namespace giaguaro
