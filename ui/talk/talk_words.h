// The words of the talk at a table (core/rules/talk.h), as players would say them: each thing in several ways, which are taken
// in turn. Every game has the same, since they name neither the caller nor the one who is looked for.
#pragma once

#include "ui/scene/known.h"
#include "ui/scene/talk_scene.h"
#include "ui/text/wording.h"

namespace giaguaro::talkWords {

// As it was said: "It isn't me.", "Dario, I think it's you."
QString of(TalkScene::Line const& line, Wording const& wording);
// With whoever said it, for a screen reader.
QString spoken(TalkScene::Line const& line, Wording const& wording);
// As it can be chosen, whoever it will be said to.
QString choice(Saying::Kind kind);
// Why it is not this seat's to say: of what only the caller says, and of what only the others do.
QString barred(Saying::Kind kind, Seat caller, Wording const& wording);

// How likely it is that something said is so, for all that the viewer can know. A wish is neither true nor false; of its own
// words, and where nothing has been found out, there is nothing to be said.
struct Belief {
  enum class Kind : std::uint8_t { none, wish, figure } kind = Kind::none;
  int percent = 0;
  bool settled = false;  // the cards have shown it: 0 or 100 is no likelihood then

  // Of four, and the word beside them.
  int steps() const { return percent < 30 ? 1 : percent < 60 ? 2 : percent < 85 ? 3 : 4; }
  QString word() const;
};
Belief beliefOf(TalkScene::Line const& line, Known const& known, Seat viewer);
// Why, in a sentence or two; empty: there is nothing to be said.
QString why(TalkScene::Line const& line, Belief const& belief, Wording const& wording);

}  // namespace giaguaro::talkWords
