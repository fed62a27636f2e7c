#include "core/match/hand_account.h"

#include <algorithm>

#include "core/match/table.h"

namespace giaguaro {

namespace {

bool isBid(Action action) {
  using Kind = Action::Kind;
  return action.kind == Kind::bid || action.kind == Kind::oblige || action.kind == Kind::solo;
}

// As the auction offers it: a rank or a number, else the words of its button.
Argument contractOf(Table const& table, Action bid) {
  for (Offer const& offer : table.seen(table.toAct()).offers) {
    if (offer.action != bid) continue;
    Argument::Kind const kind = offer.glyph.kind;
    if (kind == Argument::Kind::rank || kind == Argument::Kind::number)
      return {.name = "contract", .kind = kind, .number = offer.glyph.number};
    // What is not one of the row, but goes over all of it, comes last.
    int const place = bid.kind == Action::Kind::bid ? bid.first : 99;
    return {.name = "contract", .kind = Argument::Kind::text, .number = place, .text = offer.label.text};
  }
  return {};
}

// The contract of a hand in which each seat has its own, or the one of whoever won the auction.
std::optional<int> marginOf(Result const& result, Argument const& contract, std::size_t seat) {
  if (contract.kind == Argument::Kind::none) return std::nullopt;
  if (result.leadSeat == nobody)
    return contract.kind == Argument::Kind::number ? std::optional(result.points[seat] - contract.number)
                                                   : std::nullopt;
  if (result.bar.total == 0) return std::nullopt;
  return result.bar.value - result.bar.target;
}

int partnerShownAt(Record const& record, RecordedHand const& hand, Result const& result) {
  if (!result.shownCard.valid()) return 0;
  int played = 0;
  for (Done const& done : hand.actions) {
    if (done.action.kind != Action::Kind::play) continue;
    if (done.action.card() == result.shownCard)
      return done.seat == result.leadSeat ? 0 : played / record.players + 1;
    ++played;
  }
  return 0;
}

HandAccount accountOf(Table& table, RecordedHand const& hand) {
  table.deal(hand.deal, hand.dealer);
  std::vector<Argument> contracts(static_cast<std::size_t>(table.players()));
  HandAccount account;
  for (Done const& done : hand.actions) {
    if (!table.decided()) ++account.settledFrom;
    if (isBid(done.action)) contracts[static_cast<std::size_t>(done.seat)] = contractOf(table, done.action);
    table.apply(done.action);
  }
  std::optional<Result> const result = table.result();
  if (!result || result->isVoid) return account;
  for (std::size_t seat = 0; seat < contracts.size(); ++seat) {
    HandAccount::Part part;
    if (!result->parts[seat].role.empty()) part.role = result->roles[seat].text;
    part.caller = result->parts[seat].caller;
    part.made = result->parts[seat].made;
    if (result->leadSeat == nobody || static_cast<std::size_t>(result->leadSeat) == seat) {
      part.contract = contracts[seat];
      part.margin = marginOf(*result, part.contract, seat);
    }
    account.parts.push_back(part);
  }
  if (table.game().hidesPartnerAt == table.players())
    account.partnerShownAt = partnerShownAt(table.record(), hand, *result);
  return account;
}

}  // namespace

std::vector<HandAccount> accountsOf(Table const& played) {
  Record const& record = played.record();
  auto const table = openTable(setupOf(record));
  std::vector<HandAccount> accounts;
  for (RecordedHand const& hand : record.hands)
    if (hand.result) accounts.push_back(accountOf(*table, hand));
  return accounts;
}

}  // namespace giaguaro
