// The score sheet of a hand, and of the match where this hand ends it.
#include <algorithm>

#include "core/games/jaago-chalis/jaago_chalis.h"
#include "core/games/jaago-chalis/phrases.h"

namespace giaguaro {

namespace {

using namespace jaagoPhrases;
using Public = JaagoChalis::Public;

std::int32_t of(PerSeat const& figures, Seat seat) { return figures[static_cast<std::size_t>(seat)]; }

// The seats that have the most, in turn order.
std::vector<std::int32_t> best(PerSeat const& figures) {
  std::int32_t const most = *std::max_element(figures.begin(), figures.begin() + JaagoChalis::players);
  std::vector<std::int32_t> seats;
  for (Seat seat = 0; seat < JaagoChalis::players; ++seat)
    if (of(figures, seat) == most) seats.push_back(seat);
  return seats;
}

// Of one seat, or of several that share it; `figure` is theirs.
Message saidOf(std::vector<std::int32_t> const& seats, Phrase const& one, Phrase const& several,
               Argument const& figure) {
  if (seats.size() == 1) return say(one, {args::seat(static_cast<Seat>(seats.front())), figure});
  return say(several, {args::list(Argument::Kind::seats, "seats", seats), figure});
}

void count(Public const& pub, Result& result) {
  std::array<std::array<int, 2>, JaagoChalis::players> won{};  // by seat: black cards, red ones
  for (int trick = 0; trick < JaagoChalis::tricks; ++trick) {
    Seat const winner =
        trick + 1 < JaagoChalis::tricks ? pub.history.leaders[trick + 1] : pub.winnerOfLastTrick();
    for (int place = 0; place < JaagoChalis::players; ++place)
      ++won[static_cast<std::size_t>(winner)]
           [JaagoChalis::isRed(pub.history.card(trick, place, JaagoChalis::players).suit()) ? 1 : 0];
  }
  for (Seat seat = 0; seat < JaagoChalis::players; ++seat) {
    auto const [black, red] = won[static_cast<std::size_t>(seat)];
    bool const last = seat == pub.winnerOfLastTrick();
    Argument const reds = args::number(red);
    Argument const blacks = args::number(black, "m");
    Argument const worth = args::points(of(result.points, seat));
    result.counting.push_back(
        say(last ? sheetCardsLast : sheetCards, {args::seat(seat), reds, blacks, worth}));
    result.shares.push_back(say(last ? roleCardsLast : roleCards, {reds, blacks, worth}));
    using Ink = Result::Tally::Ink;
    result.tallies.push_back({.pieces = {{2 * red, Ink::red},
                                         {black, Ink::black},
                                         {last ? JaagoChalis::lastTrick : 0, Ink::bonus}},
                              .target = JaagoChalis::ten});
  }
  // On the scale of whoever has most, which the target is always part of.
  std::int32_t const most = *std::ranges::max_element(result.points);
  for (Result::Tally& tally : result.tallies) tally.total = std::max(most, 2 * JaagoChalis::ten);
  result.counting.push_back(say(sheetAll, {args::points(JaagoChalis::allPoints)}));
  result.remarks = {say(meansWorth), say(ranksLastTrick), say(sheetRule)};
}

void pay(PerSeat const& totals, Seat from, Seat to, Seat reader, std::vector<Message>& lines) {
  bool const gets = reader == to;
  Argument const seat = args::seat(gets ? to : from);
  Argument const other = args::seat(gets ? from : to, "other");
  if (std::int32_t const difference = of(totals, to) - of(totals, from); difference > 0)
    lines.push_back(say(gets ? getsDifference : paysDifference, {seat, other, args::points(difference)}));
  if (to == JaagoChalis::leader(totals))
    lines.push_back(say(gets ? getsBonus : paysBonus,
                        {seat, other, args::points(of(JaagoChalis::bonuses(totals), from))}));
}

// Who pays whom, from the winner down, and what that comes to for the winner.
void settle(PerSeat const& totals, Seat reader, std::vector<Message>& lines) {
  std::array<Seat, JaagoChalis::players> order{0, 1, 2, 3};
  std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) { return of(totals, a) > of(totals, b); });
  PerSeat const bonuses = JaagoChalis::bonuses(totals);
  lines.push_back(say(sheetEnd, {args::seat(order[0])}));
  lines.push_back(say(sheetSettlement));
  for (std::size_t to = 0; to < JaagoChalis::players; ++to)
    for (std::size_t from = to + 1; from < JaagoChalis::players; ++from)
      pay(totals, order[from], order[to], reader, lines);
  // Three places below the first: at most one tie among them.
  for (std::size_t place = 2; place < JaagoChalis::players; ++place)
    if (of(totals, order[place]) == of(totals, order[place - 1])) {
      lines.push_back(say(sharedBonus, {args::points(of(bonuses, order[place]))}));
      break;
    }
  lines.push_back(
      say(sheetReceives, {args::seat(order[0]), scoreOf(of(JaagoChalis::settlement({}, totals), order[0]))}));
}

}  // namespace

Result Public::sheet(Seat reader) const {
  Result result;
  for (std::size_t seat = 0; seat < JaagoChalis::players; ++seat) {
    result.points[seat] = points[seat];
    result.parts[seat].made = points[seat] >= ten;
  }
  result.scores = scores();
  result.roles.resize(JaagoChalis::players);

  Argument const most = args::points(of(result.points, static_cast<Seat>(best(result.points).front())));
  result.title = saidOf(best(result.points), titleMost, titleMostShared, most);
  result.brief = saidOf(best(result.points), briefMost, briefShared, most);

  count(*this, result);
  for (Seat seat = 0; seat < JaagoChalis::players; ++seat) {
    std::int32_t const score = of(result.scores, seat);
    if (score >= 0)
      result.price.push_back(say(sheetAdded, {args::seat(seat), scoreOf(score)}));
    else
      result.price.push_back(
          say(sheetLacking, {args::seat(seat), args::points(-score, "more"), scoreOf(score)}));
  }

  PerSeat const after = totalsAfter();
  if (ends(after)) {
    settle(after, reader, result.price);
    result.valueLine = static_cast<int>(result.price.size()) - 1;  // what the winner receives
    return result;
  }
  result.subtitle = say(nextDealerLastTrick, {args::seat(winnerOfLastTrick())});
  std::vector<std::int32_t> const first = best(after);
  std::int32_t const highest = of(after, static_cast<Seat>(first.front()));
  result.price.push_back(saidOf(first, sheetHighest, sheetHighestShared, scoreOf(highest)));
  if (highest < forty) return result;
  result.price.push_back(say(sheetTie));
  result.remarks.push_back(result.price.back());
  return result;
}

}  // namespace giaguaro
