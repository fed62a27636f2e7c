// What a lesson shows over and beside its table: what is asked, what was tried and what the guide said of it. A plain
// value. Its texts are in the language of the moment, with tokens for cards and suits (core/cards/text_parts.h), which
// are pictures on the panel and names in a screen reader (ui/text/token_text.h).
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules/action.h"
#include "core/rules/message.h"

namespace giaguaro {

struct LessonScene {
  enum class State : std::uint8_t {
    asking,
    answered,  // rightly; it goes on when somebody says so
    others,    // who play now, one after the other
    ended
  };
  // Something that the learner did.
  struct Answer {
    Action action{};
    Argument glyph{};   // drawn like a card; none: words alone
    Message label{};    // what it is called
    QString said;       // by the guide
    Message refusal{};  // by the rules, where they do not allow it
    bool right = false;
    bool legal = false;

    bool operator==(Answer const&) const = default;
  };

  // Of a position from one's own hands, of which one answer is wanted; what its help says once that is given is why.
  struct Own {
    QString from;      // which hand it is of
    QString standing;  // how often it was right
    int right = 0;     // so often, of `enough`
    int enough = 2;

    bool operator==(Own const&) const = default;
  };

  static constexpr int mostHelp = 3;  // what to look at, which come into question, which one

  State state = State::asking;
  QString title;
  int number = 1;  // of `count` lessons of its game, counted from 1
  int count = 1;
  int step = 1;  // of `steps`, counted from 1
  int steps = 1;
  QString say;
  QString ask;
  QString end;
  std::optional<Answer> reply{};  // the last answer of this step
  std::vector<Answer> tries{};    // the wrong ones of this step
  std::vector<Answer> done{};     // the right ones of the steps before it
  std::vector<Message> help{};    // as many as were asked for
  Action shown{};                 // what the last of them names; not valid: not told yet
  bool hasNext = false;           // there is a lesson behind this one
  std::optional<Own> own{};       // nothing: it is a lesson of the book

  bool mayGoOn() const { return state == State::answered || state == State::ended; }

  bool operator==(LessonScene const&) const = default;
};

enum class LessonDeed : std::uint8_t {
  goOn,  // from a right answer; from the end to the next lesson, or to all of them
  showMe,
  startAgain,
  leave,
  all  // to the choice of another
};

}  // namespace giaguaro
