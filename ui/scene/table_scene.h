// All that the table and its panels show at one moment: what the viewer may see of the hand, who sits where,
// and what the face itself is waiting for. A plain value, made by the controller, never by a widget.
#pragma once

#include <QString>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/rules/options.h"
#include "core/rules/seen.h"
#include "ui/choices/avatar.h"
#include "ui/choices/match_kind.h"
#include "ui/scene/club_scene.h"
#include "ui/scene/first_hand_scene.h"
#include "ui/scene/hint.h"
#include "ui/scene/known.h"
#include "ui/scene/lesson_scene.h"
#include "ui/scene/playback.h"
#include "ui/scene/promise_scene.h"
#include "ui/scene/review_scene.h"
#include "ui/scene/talk_scene.h"

namespace giaguaro {

inline constexpr int longestName = 24;  // of a person, in characters

struct Person {
  QString name;
  int avatar = 1;  // 1 … avatarCount
  bool human = false;
  bool unnamed =
      false;  // it has given no name: `name` is what such persons are called (ui/scene/usual_name.h)

  bool operator==(Person const&) const = default;
};

// One row of the score: a hand that is over.
struct ScoreRow {
  Message brief{};
  Seat leadSeat = nobody;
  PerSeat scores{};
  bool isVoid = false;
  Seat dealer = nobody;  // nobody: not known
  PerSeat totals{};      // after it
  // Its whole sheet, shared by all scenes: of a hand that is over nothing changes. Null: not known.
  std::shared_ptr<Result const> sheet{};

  bool operator==(ScoreRow const& other) const {
    bool const sameSheet = sheet == other.sheet || (sheet && other.sheet && *sheet == *other.sheet);
    return sameSheet && brief == other.brief && leadSeat == other.leadSeat && scores == other.scores &&
           isVoid == other.isVoid && dealer == other.dealer && totals == other.totals;
  }
};

// Of whoever played for the hand; null: nobody did, or nothing of it is known.
inline Result::Part const* leadOf(ScoreRow const& row) {
  if (row.leadSeat == nobody || !row.sheet) return nullptr;
  Result::Part const& part = row.sheet->parts[static_cast<std::size_t>(row.leadSeat)];
  return part.role.empty() ? nullptr : &part;
}

// What undo takes back first: whose choice, and of what kind.
struct UndoStep {
  Seat seat = nobody;  // nobody: nothing is, or only cards that have been chosen and not yet put aside
  Action::Kind kind = Action::Kind::none;

  bool operator==(UndoStep const&) const = default;
};

struct TableScene {
  Seen seen{};
  std::vector<Person> people{};
  Text gameName{};
  Options options{};    // of the match, as its game lists them
  int handNumber = 0;   // counted from 1, void ones too
  int handPlace = 0;    // the same among those that count: a void hand leaves it to the next one
  int handCount = 0;    // of those that count; 0: no fixed length
  bool halves = false;  // scores are in halves
  std::vector<ScoreRow> rows{};
  PerSeat totals{};
  bool matchOver = false;
  PerSeat settlement{};    // once the match is over
  Seat viewer = nobody;    // whose cards lie at the bottom; nobody while watching
  Seat bottom = 0;         // the seat drawn at the bottom
  Seat thinking = nobody;  // a computer player that thinks
  bool resting = false;    // seen.lastTrick() lies on the table until it has been looked at
  bool turned = false;     // cards on the cloth were turned over; they lie until they have been looked at
  bool mayAct = false;     // the viewer's actions are taken now
  bool mayUndo = false;
  UndoStep undoStep{};
  bool mayRedo = false;
  bool mayRestart = false;  // this deal, from its beginning
  bool mayClaim = false;    // all tricks that are left
  bool mayFinish = false;   // nothing can change the scores of this hand any more
  bool paused = false;      // computer players and clocks stand still
  Seat curtain = nobody;  // the person who gets the screen now, of several who share it; nobody: nobody does
  bool mayHint = false;   // there is something to be hinted at
  bool showResult = false;  // seen.result lies over the table until "next hand"

  // What was said before cards were played, in its order; once they are.
  std::vector<Message> auction{};

  // While the viewer puts cards aside: how many, and which it has chosen for it so far, in that order. They
  // are still in seen.hand, nothing is done yet, and seen.offers says what may be chosen besides; but they lie in the
  // tray, not among the others. 0: no cards are asked for.
  int draftSize = 0;
  std::vector<Card> draft{};
  std::vector<Message> draftMeans{};  // what follows from them

  std::optional<Hint> hint{};  // that the viewer has asked for

  // What the viewer can know of the cards that it does not see. Nothing: there is no viewer, or no hand.
  std::optional<Known> known{};

  // What is said at the table. Nothing: there is no talk at it.
  std::optional<TalkScene> talk{};

  // Of a match at a club table; nothing: it is at another.
  std::optional<ClubScene> club{};

  // How its cards were fixed; nothing: they were not promised.
  std::optional<PromiseScene> promise{};

  // Codes of its deals (core/match/deal_code.h), to be passed on: of the hand whose result is shown; of the match once it is
  // over, or where it came from one. Empty: there is none.
  QString handCode{};
  QString matchCode{};
  bool setByHand = false;  // its first deal, by somebody, card by card
  MatchKind kind = MatchKind::usual;

  // Of a hand that is over and played back; nothing: it is in play.
  std::optional<Playback> playback{};

  // What the review says there; nothing: it is not reviewed.
  std::optional<ReviewScene> review{};
  // A position of it that is played again; nothing: it is none.
  std::optional<PlayedAgain> again{};

  // Of a lesson that is taken; nothing: it is none.
  std::optional<LessonScene> lesson{};

  // Of a first hand that somebody is led through; nothing: nobody is.
  std::optional<FirstHandScene> firstHand{};

  // seen.lastTrick() lies in the place of the present one, and nothing can be done: set by the window alone,
  // while somebody looks back.
  bool lookingBack = false;

  // The 40 cards are drawn with French suits: the window tells, and all words follow.
  bool frenchForty = false;

  std::uint64_t match = 0;  // another number: another match

  // Of the first `count` rows, those that count among the match's hands.
  int playedAmong(std::size_t count) const {
    auto const end = rows.begin() + static_cast<std::ptrdiff_t>(count);
    return static_cast<int>(
        std::count_if(rows.begin(), end, [](ScoreRow const& row) { return !row.isVoid; }));
  }
  int handsPlayed() const { return playedAmong(rows.size()); }

  // It lies open on the cloth, before nobody.
  bool isOnCloth(Card card) const {
    return std::ranges::any_of(seen.spreads, [card](Seen::Spread const& spread) {
      return spread.seat == nobody && std::ranges::find(spread.cards, card) != spread.cards.end();
    });
  }

  bool gathers() const { return mayAct && draftSize > 0; }
  bool isInTray(Card card) const { return gathers() && std::ranges::find(draft, card) != draft.end(); }

  // Nothing goes on until somebody has looked, or for a while.
  bool rests() const { return resting || turned; }
  // The tricks that lie by a seat: while it rests the last one lies on the table.
  int tricksBy(Seat seat) const {
    auto const taken = static_cast<int>(std::ranges::count(seen.tricks, seat, &Seen::Trick::winner));
    Seen::Trick const* const last = seen.lastTrick();
    return taken - (resting && last != nullptr && last->winner == seat ? 1 : 0);
  }
  // The finished trick that lies in the place of the present one; null: the present one lies there.
  Seen::Trick const* pastTrick() const { return resting || lookingBack ? seen.lastTrick() : nullptr; }

  bool isSameHand(TableScene const& other) const {
    return match == other.match && handNumber == other.handNumber;
  }

  bool operator==(TableScene const&) const = default;
};

}  // namespace giaguaro
