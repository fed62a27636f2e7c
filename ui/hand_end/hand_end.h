// What the cloth shows of a hand that has just been played: what the count comes to, the card that was called and
// who held it, the cards that were put aside, who took which trick, what each seat wins or loses. Words and figures of
// the result; where they lie is the layout's (ui/hand_end/hand_end_layout.h), when they come the motion's
// (ui/hand_end/hand_end_motion.h).
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct HandEnd {
  struct Trick {
    int number = 0;             // counted from 1
    Card card{};                // that won it
    std::vector<Card> cards{};  // all of it, in the order in which they were played
    int avatar = 1;             // who took it
    bool callers = false;
    QString spoken;
    bool operator==(Trick const&) const = default;
  };
  struct Won {
    int number = 0;  // of the trick, counted from 1
    Card card{};     // that took it
    std::vector<Card> others{};
    bool operator==(Won const&) const = default;
  };
  // Where nobody plays against all others: one a seat, what it came to, as it is drawn and as it is said.
  struct Row {
    int avatar = 1;
    QString name{};
    QString brief{};         // beneath the name
    Result::Tally tally{};   // total 0: nothing is drawn
    std::vector<Won> won{};  // of things that are counted, if they are the tricks that it took
    QString figure{};        // of a length
    QString outcome{};       // of things that are counted: how far from what it was after
    QString words{};         // a sentence that says all of it
    bool made = false;
    bool operator==(Row const&) const = default;
  };
  struct Payment {
    Seat seat = nobody;
    QString figure{};
    bool gain = false;
    bool loss = false;  // neither: nothing was paid
    bool operator==(Payment const&) const = default;
  };

  QString title, reason;         // whose count it is, and how it comes about
  Result::Bar bar{};             // total 0: none
  QString needed;                // the bar's target
  QString distance;              // of the bar's value from its target
  std::vector<Card> keyCards{};  // of those by which less is needed, what that side had
  std::vector<Row> rows{};
  Card called{};              // noCard: none
  QString holder;             // of the called card
  std::vector<Card> aside{};  // beside it
  Card asideBest{};           // of these, the one that took the trick; noCard: they are no trick
  QString asideTitle;
  std::vector<Trick> tricks{};
  QString tricksTitle;
  std::vector<Payment> payments{};
  QString goOn;    // what a button says that leads on from here
  QString spoken;  // all but the tricks, for a screen reader

  // The tricks that a seat took.
  static std::vector<Won> wonBy(Seen const& seen, Seat seat);
  // In words, of things that are counted.
  static QString outcomeOf(Result::Tally const& tally, Wording const& wording);
  bool failed() const { return bar.value < bar.target; }

  // A hand of this scene has been played to its end, and none of its tricks is being looked at.
  static bool lies(TableScene const& scene);
  // Nothing where none does.
  static std::optional<HandEnd> of(TableScene const& scene, Wording const& wording);

  // At the table's edge, in the place of the score as it grew.
  static Seen::Plate scorePlate(TableScene const& scene);

  bool operator==(HandEnd const&) const = default;
};

}  // namespace giaguaro
