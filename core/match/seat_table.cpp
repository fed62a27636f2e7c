#include "core/match/seat_table.h"

#include <utility>

#include "core/match/deal_code.h"
#include "core/match/table.h"

namespace giaguaro {

SeatTable Table::at(Seat seat) const { return {*this, seat}; }

bool SeatTable::acts() const { return seat_ != nobody && table_->toAct() == seat_; }

GameInfo const& SeatTable::game() const { return table_->game(); }
int SeatTable::players() const { return table_->players(); }
Options const& SeatTable::options() const { return table_->record().options; }
bool SeatTable::matchOver() const { return table_->matchOver(); }
int SeatTable::handNumber() const { return table_->handNumber(); }
int SeatTable::handPlace() const { return table_->handPlace(); }
Seat SeatTable::dealer() const { return table_->dealer(); }
Seat SeatTable::toAct() const { return table_->toAct(); }
PerSeat SeatTable::totals() const { return table_->totals(); }
TableTalk SeatTable::tableTalk() const { return talkOf(table_->record().table); }
Talk SeatTable::talk() const { return table_->hasHand() ? table_->record().hands.back().talk : Talk{}; }
Words SeatTable::words() const { return table_->words(); }
bool SeatTable::maySay(Saying saying) const { return table_->maySay(seat_, saying); }

std::vector<CardSet> SeatTable::shownStock() const {
  int const piles = table_->stockPiles();
  if (piles == 1 || !table_->hasHand()) return {table_->shownStock()};
  std::vector<CardSet> shown(static_cast<std::size_t>(piles));
  auto const& stock = table_->record().hands.back().deal.stock;
  for (int i = 0; i < stock.size(); ++i)
    if (table_->shownStock().contains(stock[i]))
      shown[static_cast<std::size_t>(i * piles / stock.size())].insert(stock[i]);
  return shown;
}

std::optional<ShownHands> SeatTable::shownHands() const { return table_->shownHands(); }

std::vector<SeatTable::PastHand> SeatTable::hands() const {
  std::vector<PastHand> hands;
  for (RecordedHand const& hand : table_->record().hands)
    hands.push_back({hand.dealer, hand.result ? hand.result->totals : std::vector<std::int32_t>{}});
  return hands;
}

std::optional<std::vector<std::int32_t>> SeatTable::settlement() const { return table_->record().settlement; }

std::string const& SeatTable::commitment() const { return table_->record().commitment.digest; }

std::optional<Reveal> SeatTable::reveal() const {
  Record const& record = table_->record();
  if (record.commitment.empty() || record.commitment.salt.empty() || !matchOver()) return std::nullopt;
  return Reveal{record.seed, record.commitment.salt};
}

std::string SeatTable::handCode() const {
  Record const& record = table_->record();
  return table_->hasHand() && table_->handOver() ? codeOfHand(record, record.hands.size() - 1)
                                                 : std::string();
}

// Where nothing was promised the deals may be others than the seed's.
std::string SeatTable::matchCode() const {
  Record const& record = table_->record();
  if (!record.code.empty()) return record.code;
  return reveal() ? codeOfMatch(record) : std::string();
}

bool SeatTable::setByHand() const { return table_->record().setByHand; }

PilesSeen SeatTable::piles() const { return table_->piles(); }
CardSet SeatTable::cards() const { return seat_ == nobody ? CardSet{} : table_->cards(seat_); }
History SeatTable::history() const { return table_->history(seat_); }
Seen SeatTable::seen() const { return table_->seen(seat_); }
std::vector<Message> SeatTable::auction() const { return table_->auction(seat_); }
Knowledge SeatTable::knowledge() const { return table_->knowledge(seat_); }
std::vector<Certainty> SeatTable::certainties() const { return knowledge().certainties; }
LikelihoodThought SeatTable::likelihood(int acts) const { return table_->likelihood(seat_, acts); }
BeliefThought SeatTable::belief() const { return table_->belief(seat_); }

std::vector<Action> SeatTable::legal() const { return acts() ? table_->legal() : std::vector<Action>{}; }
bool SeatTable::isLegal(Action action) const { return acts() && table_->isLegal(action); }

Thought SeatTable::thought(std::string_view player) const {
  return acts() ? table_->thought(player) : Thought();
}

std::optional<SeatView> SeatTable::view() const {
  return acts() ? std::optional(table_->viewToAct()) : std::nullopt;
}

SpeechThought SeatTable::speech(std::string_view player, Pupils pupils) const {
  return table_->speech(seat_, player, pupils);
}

std::optional<SeatTable> SeatTable::aside(Action discard) const {
  if (discard.kind != Action::Kind::discard || !isLegal(discard) || seen().toSetAside < 2)
    return std::nullopt;
  std::shared_ptr<Table> copy = table_->copy();
  copy->apply(discard);
  SeatTable then(*copy, seat_);
  then.tried_ = std::move(copy);
  return then;
}

std::string SeatTable::text(Action action) const { return table_->text(action); }
std::optional<Action> SeatTable::parse(std::string_view text) const { return table_->parse(text); }

}  // namespace giaguaro
