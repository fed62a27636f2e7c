// The score sheet of a hand.
#include "core/games/jaguar/jaguar.h"
#include "core/games/jaguar/phrases.h"

namespace giaguaro {

using namespace calledCardPhrases;
using namespace jaguarPhrases;

Result Jaguar::Public::result() const {
  Result result;
  result.roles.resize(players);
  if (jaguar == nobody) {
    result.isVoid = true;
    result.title = say(titleVoid);
    result.subtitle = say(phrases::sheetVoid);
    result.brief = say(briefVoid);
    for (Seat seat = 0; seat < players; ++seat)
      result.roles[static_cast<std::size_t>(seat)] = say(seatPassed, {args::seat(seat)});
    return result;
  }

  bool const alone = partner == jaguar;
  int const side = sidePoints(jaguar, partner);
  bool const won = side >= target;
  int const sign = won ? 1 : -1;
  for (Seat seat = 0; seat < players; ++seat) result.points[static_cast<std::size_t>(seat)] = pointsOf(seat);
  result.scores = scores();
  result.leadSeat = jaguar;
  result.shownCard = called;
  result.bar = {side, target, allPoints};

  result.title = say(won ? titleMade : titleFailed, {args::seat(jaguar), args::number(side)});
  result.subtitle =
      alone ? say(titleAlone) : say(titleWith, {args::seat(partner), args::noun(theFriend, "mate")});
  result.brief = say(briefBid, {args::rank(fortyCards.rank(called)), args::suit(trump)});

  auto const pointsLine = [this](Seat seat) {
    return say(sheetPoints, {args::seat(seat), args::points(2 * pointsOf(seat))});
  };
  result.counting.push_back(pointsLine(jaguar));
  if (!alone) result.counting.push_back(pointsLine(partner));
  result.counting.push_back(say(phrases::sheetOthersPoints, {args::number(allPoints - side)}));
  result.countLine = static_cast<int>(result.counting.size());
  result.counting.push_back(say(phrases::sheetCallerPoints, {args::noun(jaguarsSide, "side"),
                                                             args::number(side), args::number(target, "m")}));
  if (side == target - 1) result.counting.push_back(say(sheetTieLost));

  result.price.push_back(say(won ? sheetWins : sheetLoses, {args::noun(jaguarsSide, "side")}));
  result.valueLine = 2;  // who gets what: behind who has won, and for what stakes
  if (alone) {
    result.price.push_back(say(sheetAlone, {args::seat(jaguar)}));
    result.price.push_back(say(sheetPaysAlone, {args::score(4 * sign), args::score(-sign, "m")}));
  } else {
    result.price.push_back(say(sheetStakes, {args::noun(theJaguar, "role"), args::noun(theFriend, "mate")}));
    result.price.push_back(
        say(sheetPays, {args::score(2 * sign), args::score(sign, "n"), args::score(-sign, "m")}));
  }

  for (Seat seat = 0; seat < players; ++seat) {
    bool const callers = seat == jaguar || seat == partner;
    result.parts[static_cast<std::size_t>(seat)] = {seat == jaguar ? "jaguar"
                                                    : callers      ? "friend"
                                                                   : "opponent",
                                                    callers, callers == won};
    result.roles[static_cast<std::size_t>(seat)] = say(seat == jaguar    ? (alone ? roleAlone : roleJaguar)
                                                       : seat == partner ? roleFriend
                                                                         : roleOpponent);
  }
  return result;
}

}  // namespace giaguaro
