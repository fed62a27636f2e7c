// The score sheet of a hand, and the revokes that it finds.
#include "core/games/jabberwocky/jabberwocky.h"
#include "core/games/jabberwocky/phrases.h"

namespace giaguaro {

using namespace jabberwockyPhrases;

// Backwards: what a seat held at a trick are the cards that it has played in it and since.
Jabberwocky::Revokes Jabberwocky::revokes(Public const& pub) {
  std::array<CardSet, mostSeats> held{};
  for (int i = 0; i < pub.history.cards.size(); ++i)
    held[static_cast<std::size_t>(pub.history.seat(i, pub.players))].insert(pub.history.cards[i]);
  Revokes revokes;
  Suit led = Suit::clubs;
  for (int i = 0; i < pub.history.cards.size(); ++i) {
    Card const card = pub.history.cards[i];
    Seat const seat = pub.history.seat(i, pub.players);
    CardSet& cards = held[static_cast<std::size_t>(seat)];
    if (i % pub.players == 0) led = card.suit();
    if (card.suit() != led && !cards.in(led).empty())
      revokes.push({seat, i / pub.players, card, led, cards.in(led)});
    cards.erase(card);
  }
  return revokes;
}

void Jabberwocky::Public::chargeRevokes(PerSeat& scores) const {
  for (Revoke const& revoke : revokes(*this)) scores[static_cast<std::size_t>(revoke.seat)] -= revokePrice;
}

Result Jabberwocky::Public::result() const {
  Result result;
  result.scores = scores();
  result.roles.resize(static_cast<std::size_t>(players));
  Argument const size = args::number(tricks, "m");
  std::vector<std::int32_t> exact;
  for (Seat seat = 0; seat < players; ++seat) {
    auto const index = static_cast<std::size_t>(seat);
    bool const made = bids[index] == taken[index];
    if (made) exact.push_back(seat);
    Argument const bid = args::number(bids[index]);
    Argument const took = args::number(taken[index], "m");
    result.points[index] = taken[index];
    result.parts[index].made = made;
    result.counting.push_back(say(made ? sheetExact : sheetMissed, {args::seat(seat), bid, took}));
    result.shares.push_back(say(roleBid, {bid, took}));
    result.tallies.push_back(
        {.pieces = {{.size = taken[index]}}, .target = bids[index], .total = tricks, .counted = true});
  }
  result.counting.push_back(say(sheetSum, {args::number(bidSum()), size}));
  result.remarks.push_back(result.counting.back());

  if (exact.empty())
    result.title = say(titleNobody);
  else if (exact.size() == 1)
    result.title = say(titleOne, {args::seat(static_cast<Seat>(exact.front()))});
  else
    result.title = say(titleSeveral, {args::list(Argument::Kind::seats, "seats", exact)});
  result.subtitle = say(titleHand, {size, args::suit(trump)});
  result.brief = say(briefHand, {args::number(tricks), args::suit(trump)});

  Revokes const found = penalised ? revokes(*this) : Revokes{};
  for (Seat seat = 0; seat < players; ++seat) {
    std::vector<Message> lines;
    for (Revoke const& revoke : found)
      if (revoke.seat == seat)
        lines.push_back(
            say(sheetRevokeWhere, {args::number(revoke.trick + 1, "trick"), args::card(revoke.card),
                                   args::suit(revoke.led), args::cards(revoke.held)}));
    if (lines.empty()) continue;
    auto const count = static_cast<std::int32_t>(lines.size());
    result.price.push_back(
        say(sheetRevoke, {args::seat(seat), args::number(count), args::number(count * revokePrice, "m")}));
    for (Message& where : lines) result.price.push_back(std::move(where));
  }
  result.price.push_back(say(found.empty() ? sheetPoint : sheetRevokeRule));
  result.remarks.insert(result.remarks.end(), result.price.begin(), result.price.end());
  return result;
}

}  // namespace giaguaro
