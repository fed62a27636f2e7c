// The score sheet of a hand.
#include <algorithm>

#include "core/games/briscola-chiamata/briscola_chiamata.h"
#include "core/games/briscola-chiamata/phrases.h"

namespace giaguaro {

using namespace briscolaPhrases;
using namespace calledCardPhrases;

namespace {

using Public = BriscolaChiamata::Public;

bool anythingRaised(Public const& pub) {
  return std::any_of(pub.calls.begin(), pub.calls.end(),
                     [](BriscolaChiamata::Call const& call) { return call.points > 0; });
}

std::vector<Message> counting(Public const& pub) {
  auto const pointsLine = [&pub](Seat seat) {
    return say(sheetPoints, {args::seat(seat), args::points(2 * pub.pointsOf(seat))});
  };
  int const side = pub.sidePoints();
  bool const alone = pub.partner == pub.caller;
  std::vector<Message> lines;
  lines.push_back(pointsLine(pub.caller));
  if (!alone) lines.push_back(pointsLine(pub.partner));
  lines.push_back(say(phrases::sheetOthersPoints, {args::number(FreePlay::allPoints - side)}));
  lines.push_back(say(phrases::sheetCallerPoints, {args::noun(callersSide, "side"), args::number(side),
                                                   args::number(pub.needed(), "m")}));
  bool const raised = pub.standing().points > 0;
  if (raised) lines.push_back(say(sheetPromised, {args::number(pub.needed())}));
  if (2 * side != FreePlay::allPoints) return lines;
  if (raised || pub.solo)
    lines.push_back(say(raised ? sheetTieRaised : sheetTieSolo));
  else
    lines.push_back(say(pub.rules.tieToCaller ? sheetTieWon : sheetTieLost));
  return lines;
}

std::vector<Message> price(Public const& pub, bool won) {
  bool const alone = pub.partner == pub.caller;
  std::vector<Message> lines;
  lines.push_back(say(won ? sheetWins : sheetLoses, {args::noun(callersSide, "side")}));
  if (pub.solo)
    lines.push_back(say(sheetSolo));
  else
    lines.push_back(alone
                        ? say(sheetAlone, {args::seat(pub.caller)})
                        : say(sheetStakes, {args::noun(theCaller, "role"), args::noun(thePartner, "mate")}));
  if (int const points = pub.standing().points; points > 0)
    lines.push_back(say(sheetMultiplier, {args::number(points), args::number(pub.multiplier(), "m")}));
  if (pub.solo && anythingRaised(pub)) lines.push_back(say(sheetSoloPlain));
  if (pub.isCappotto()) lines.push_back(say(sheetCappotto));

  PerSeat const scores = pub.scores();
  Seat other = 0;
  while (other == pub.caller || other == pub.partner) ++other;
  auto const scoreOf = [&scores](Seat seat) { return scores[static_cast<std::size_t>(seat)]; };
  Argument const callers = args::score(scoreOf(pub.caller));
  Argument const others = args::score(scoreOf(other), "m");
  lines.push_back(alone ? say(sheetPaysAlone, {callers, others})
                        : say(sheetPays, {callers, args::score(scoreOf(pub.partner), "n"), others}));
  return lines;
}

}  // namespace

Result BriscolaChiamata::Public::result() const {
  Result result;
  result.roles.resize(players);
  if (caller == nobody) {
    result.isVoid = true;
    result.title = say(titleVoid);
    result.subtitle = say(phrases::sheetVoid);
    result.brief = say(briefVoid);
    for (Seat seat = 0; seat < players; ++seat)
      result.roles[static_cast<std::size_t>(seat)] = say(seatPassed, {args::seat(seat)});
    return result;
  }

  bool const alone = partner == caller;
  int const side = sidePoints();
  bool const won = side >= needed();
  for (Seat seat = 0; seat < players; ++seat) result.points[static_cast<std::size_t>(seat)] = pointsOf(seat);
  result.scores = scores();
  result.leadSeat = caller;
  result.shownCard = called;
  result.bar = {side, needed(), allPoints};

  result.title = say(won ? titleMade : titleFailed, {args::seat(caller), args::number(side)});
  if (solo) {
    result.subtitle = say(titleSolo);
    result.brief = say(briefSolo);
  } else {
    result.subtitle =
        alone ? say(titleAlone) : say(titleWith, {args::seat(partner), args::noun(thePartner, "mate")});
    Argument const rank = args::rank(fortyCards.rank(called));
    result.brief = standing().points > 0
                       ? say(briefBidFor, {rank, args::suit(trump), args::number(standing().points)})
                       : say(briefBid, {rank, args::suit(trump)});
  }
  result.counting = counting(*this);
  result.countLine = alone ? 2 : 3;  // behind what each of the side has, and the others
  result.price = price(*this, won);
  result.valueLine = static_cast<int>(result.price.size()) - 1;  // who gets what

  for (Seat seat = 0; seat < players; ++seat) {
    auto const index = static_cast<std::size_t>(seat);
    if (seat == caller) {
      result.parts[index] = {"caller", true, won};
      result.roles[index] = say(solo ? roleSolo : alone ? roleAlone : roleCaller);
    } else if (seat == partner) {
      result.parts[index] = {"partner", true, won};
      result.roles[index] = say(rolePartner);
    } else {
      result.parts[index] = {"opponent", false, !won};
      result.roles[index] = say(roleOpponent);
    }
  }
  return result;
}

}  // namespace giaguaro
