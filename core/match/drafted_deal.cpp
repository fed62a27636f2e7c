#include "core/match/drafted_deal.h"

#include <memory>
#include <vector>

#include "core/match/deal_code.h"
#include "core/match/entered_table.h"

namespace giaguaro {

namespace {

using PlaceKind = DealPlace::Kind;

std::unique_ptr<Table> emptyTable(GameInfo const& game, int players, Options const& options, int number) {
  return enterTable(
      {.game = std::string(game.id), .players = players, .options = options, .names = {}, .levels = {}},
      number, {});
}

std::unique_ptr<Table> dealtTable(GameInfo const& game, int players, Options const& options, int number) {
  auto table = emptyTable(game, players, options, number);
  Deal const deal = table->nextDeal();
  table->deal(deal, table->nextDealer());
  return table;
}

std::vector<DealPlace> placesOfDeal(Table const& table) {
  Deal const& deal = table.record().hands.front().deal;
  int const players = table.players();
  std::vector<DealPlace> places;
  auto const add = [&places](PlaceKind kind, Seat seat, int room) {
    if (room > 0) places.push_back({kind, seat, room});
  };
  int const piles = deal.piles.size() / players;
  for (Seat seat = 0; seat < players; ++seat) {
    add(PlaceKind::hand, seat, deal.hands[static_cast<std::size_t>(seat)].size());
    add(PlaceKind::top, seat, piles);
    add(PlaceKind::under, seat, piles);
  }
  int const stock = deal.stock.size();
  bool const turned = stock > 0 && table.shownStock().contains(deal.stock[0]);
  add(PlaceKind::turned, nobody, turned ? 1 : 0);
  add(PlaceKind::stock, nobody, stock - (turned ? 1 : 0));
  return places;
}

}  // namespace

DealDraft emptyDraft(GameInfo const& game, int players, Options const& options, int number) {
  return {game, players, options, number, placesOfDeal(*dealtTable(game, players, options, number))};
}

std::string codeOf(DealDraft const& draft) {
  DealCode code{std::string(draft.game().id), draft.players(), draft.options(), {}};
  code.deals = CodedHand{.number = draft.number(), .dealer = draft.dealer(), .deal = draft.deal()};
  return codeOf(code);
}

bool isVoid(DealDraft const& draft) {
  auto const table = emptyTable(draft.game(), draft.players(), draft.options(), draft.number());
  table->deal(draft.deal(), draft.dealer());
  return table->handOver();
}

std::optional<DealDraft> draftOfCode(std::string_view text) {
  auto const read = readCode(text);
  auto const* const code = std::get_if<DealCode>(&read);
  CodedHand const* const hand = code != nullptr ? code->hand() : nullptr;
  if (hand == nullptr) return std::nullopt;
  DealDraft draft = emptyDraft(*findGame(code->game), code->players, code->options, hand->number);
  draft.setDealer(hand->dealer);
  std::vector<Card> under;
  std::vector<Card> top;
  for (DealtPile const& pile : hand->deal.piles) {
    under.push_back(pile.under);
    top.push_back(pile.top);
  }
  std::size_t fromUnder = 0;
  std::size_t fromTop = 0;
  std::size_t fromStock = 0;
  for (std::size_t place = 0; place < draft.places().size(); ++place) {
    DealPlace const& there = draft.places()[place];
    std::vector<Card> cards;
    if (there.kind == PlaceKind::hand)
      cards = draft.game().deck->shown(hand->deal.hands[static_cast<std::size_t>(there.seat)]);
    else
      for (int i = 0; i < there.room; ++i)
        cards.push_back(there.kind == PlaceKind::under ? under[fromUnder++]
                        : there.kind == PlaceKind::top ? top[fromTop++]
                                                       : hand->deal.stock[static_cast<int>(fromStock++)]);
    for (Card const card : cards) draft.put(card, place);
  }
  return draft;
}

}  // namespace giaguaro
