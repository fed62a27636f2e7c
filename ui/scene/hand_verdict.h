// What was found out about a person's decisions in a hand that is over, as the sheet of the result shows it: a
// plain value, filled in while it is judged. Figures are in the game's score unit, as those of core/review.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/review/mark.h"
#include "core/review/score_parts.h"
#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/message.h"
#include "core/rules/seat.h"

namespace giaguaro {

// Something that was done, or could have been, and what stands on its button (Offer).
struct Deed {
  Action action{};
  Message label{};
  Argument glyph{};

  bool operator==(Deed const&) const = default;
};

struct HandVerdict {
  // What the chances of its decisions are of: that the side wins the hand, that the bid is made, that the hand ends
  // above zero.
  enum class Aim : std::uint8_t { win, bid, gain };
  static Aim aimOf(GameInfo const& game);

  // What the open cards would have allowed (core/review/open_cards.h).
  struct Open {
    Deed best{};
    double gain = 0;
    double error = 0;
    bool unlucky = false;  // right with what could be known, and dear as the cards lay

    bool operator==(Open const&) const = default;
  };
  // Whether it is among the positions that are asked again (core/positions).
  enum class Kept : std::uint8_t { no, soon, yes };
  struct Decision {
    int place = 0;  // among the actions of the hand, from 0
    int trick = 0;  // counted from 1; 0: before cards are played
    Deed chosen{};
    bool forced = false;   // there was nothing to choose, and nothing is judged
    bool settled = false;  // nor that could change a score any more; it is forced then
    bool judged = false;   // what follows is known
    std::optional<Mark> mark{};
    Deed best{};
    double loss = 0;
    double error = 0;
    double chance = 0;           // by how much it changed the chance to reach the aim
    double aim = 0;              // that chance after it
    std::optional<Open> open{};  // once that was looked at
    Kept kept = Kept::no;

    // It surely cost more than next to nothing.
    bool isDear() const { return judged && mark && *mark > Mark::good; }
    bool isUnlucky() const { return judged && open && open->unlucky; }
    bool operator==(Decision const&) const = default;
  };

  std::size_t hand = 0;        // from 0
  Seat seat = nobody;          // whose decisions they are
  std::vector<Seat> people{};  // of each of these there is one
  bool wanted = false;         // they are being judged, or are to be
  Aim aim = Aim::win;
  int steps = 0;  // of the whole hand, everybody's; 0: not known
  int done = 0;   // so many of them
  std::vector<Decision> decisions{};
  std::optional<ScoreParts> parts{};  // once everybody's are judged
  int iterations = 0;                 // that each was judged with

  int toJudge() const;
  int judged() const;
  int percentDone() const { return steps > 0 ? 100 * done / steps : 0; }
  bool isWhole() const { return parts.has_value(); }
  // The places in `decisions` of those that are dear, the dearest first; three at most.
  std::vector<std::size_t> dearest() const;
  // The same, and behind them, where there are fewer than three, what was right and unlucky.
  std::vector<std::size_t> worthALook() const;
  bool operator==(HandVerdict const&) const = default;
};

// The four parts and the score that they add up to, in hundredths of a point as they are written: each is rounded,
// and luck, which is what the others leave, takes the rest.
struct ScoreBars {
  enum Part : std::uint8_t { expected, luck, own, others };
  static constexpr std::size_t count = 4;

  std::array<int, count> parts{};
  std::array<int, count> errors{};
  int score = 0;

  static ScoreBars of(ScoreParts const& parts, bool halves);

  // Where a part's bar begins: where the one before it ends.
  int beginOf(std::size_t part) const;
  int endOf(std::size_t part) const { return beginOf(part) + parts[part]; }

  bool operator==(ScoreBars const&) const = default;
};

}  // namespace giaguaro
