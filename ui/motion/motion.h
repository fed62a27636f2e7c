// Which cards move when one scene follows another, and from where to where: a card that was played goes from
// its player to the trick, a finished trick to whoever took it, what the viewer puts aside from its hand to the tray and
// from there to its plate, a deal from the dealer to everybody; what lay face down on the cloth turns over where it lies, or is
// shared out face down. Plain values about places and times, not about pixels.
//
// They are found by comparing two scenes, so nobody has to say what happened; and a scene that is not one
// step further than the last (something was taken back, a match was opened, the language has changed) moves
// nothing. What the scenes do not show is not known here: others' dealt cards are backs.
//
// Times are those of the normal pace; none of it decides anything, with all motion off the game is the same.
#pragma once

#include <chrono>
#include <vector>

#include "ui/choices/motion_pace.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

// Where a card may be.
struct CardPlace {
  enum class Kind : std::uint8_t { plate, trick, hand, tray, cloth, pile };
  Kind kind = Kind::plate;
  // Whose plate, or whose place in the trick; the hand and the tray are the viewer's; of cards that lie open or face down before a
  // seat: that seat; whose piles.
  Seat seat = nobody;
  Card card{};  // in the hand, in the tray, and open on the cloth: which
  int index =
      0;  // on the cloth, or before a seat: which of the cards or backs there, from the left; which pile

  bool operator==(CardPlace const&) const = default;
};

struct Travel {
  using Time = std::chrono::milliseconds;

  Card card{};  // noCard: a back
  CardPlace from, to;
  Time begin{};  // until then what lies open, or on the cloth, lies where it was, any other is not seen yet
  Time length{};
  bool turnsOver = false;  // a back when it begins, the card when it ends

  bool operator==(Travel const&) const = default;
};

struct Motion {
  // A card played or put aside, and the mark of the one that wins; a trick gathered and taken; cards fetched from the cloth; a whole deal, and all cards
  // on the cloth turned over, from the first card to the last at rest.
  static constexpr int packets = 3;  // backs that fly to each of the others while cards are dealt
  static constexpr Travel::Time play{200}, take{420}, fetch{260}, deal{600}, turn{500}, mark{160};

  // The later scene shows what the earlier one did, perhaps one step on: what is on its way may go on.
  bool goesOn = false;
  std::vector<Travel> travels{};

  static Motion between(TableScene const& before, TableScene const& after);

  bool operator==(Motion const&) const = default;
};

// So long it takes at this pace; nothing when motion is off.
Travel::Time atPace(Travel::Time normal, MotionPace pace);

// How far a card has come after `part` of its time, both 0 … 1: quickly away, gently home.
double wayAfter(double part);
// How high it is then above where it lies, 0 … 1: highest in the middle of its way.
double liftAfter(double part);

}  // namespace giaguaro
