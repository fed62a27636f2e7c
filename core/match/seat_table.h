// A table as one seat may know it, or as anybody may (the seat of nobody): what faces, players and advisers get.
// Other hands, the record and what is dealt next are out of its reach; they are for the table's owner alone
// (core/match/table.h), who makes these.
//
// It shows the table as it stands now, and is of use as long as the table is. What only the seat to act may ask
// (what is legal, a claim, a thought) has no answer while another is to act.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ai/advice.h"
#include "core/ai/belief.h"
#include "core/ai/speech.h"
#include "core/match/commitment.h"
#include "core/match/seat_view.h"
#include "core/rules/certainty.h"
#include "core/rules/game.h"
#include "core/rules/knowledge.h"
#include "core/rules/seen.h"
#include "core/rules/table_options.h"

namespace giaguaro {

class Table;
using LikelihoodThought = std::function<std::vector<Holder>(StopFlag)>;  // core/ai/likelihood.h

class SeatTable {
 public:
  Seat seat() const { return seat_; }

  // What everybody knows.
  GameInfo const& game() const;
  int players() const;
  Options const& options() const;
  bool matchOver() const;
  int handNumber() const;  // of the hand in play, from 0, void ones counted; -1 before the first
  int handPlace() const;   // the same among those that count
  Seat dealer() const;
  Seat toAct() const;
  PerSeat totals() const;  // with this hand's scores once it is over
  struct PastHand {
    Seat dealer = nobody;
    std::vector<std::int32_t> totals{};  // after it; empty while it is in play
  };
  std::vector<PastHand> hands() const;  // that were dealt, the one in play the last
  std::optional<std::vector<std::int32_t>> settlement() const;
  std::string const& commitment()
      const;  // to the deals of the match (core/match/commitment.h); empty: there is none
  std::optional<Reveal> reveal() const;  // what it was to, once the match is over; nothing: there is none
  // Codes (core/match/deal_code.h): of this hand once it is over; and of all deals of a promised match once it is over, or
  // the one that it came from. Empty: there is none yet.
  std::string handCode() const;
  std::string matchCode() const;
  bool setByHand() const;  // the first deal of the match (Record::setByHand)
  TableTalk tableTalk() const;
  Talk talk() const;  // what was said in this hand
  bool maySay(Saying saying) const;
  Words words() const;                           // of the hands before this one
  std::vector<CardSet> shownStock() const;       // what of it was shown to all, pile by pile
  std::optional<ShownHands> shownHands() const;  // nothing: by these rules no seat shows any
  PilesSeen piles() const;                       // before the seats; none: at this table nobody has any

  // What this seat knows.
  CardSet cards() const;  // its own; of nobody none
  History history() const;
  Seen seen() const;
  std::vector<Message> auction() const;  // as it heard it, in its order; nothing before cards are played
  Knowledge knowledge() const;           // of cards that it does not see; counts acts along history()
  std::vector<Certainty> certainties() const;  // of that
  // How likely it was behind so many acts of the hand that each seat holds the card in question. Null: cards were not
  // played yet, or its holder was no secret to this seat.
  LikelihoodThought likelihood(int acts) const;
  // Where it takes each card to lie now that it does not see. Null: no hand is in play, or it is nobody.
  BeliefThought belief() const;

  // While this seat is to act.
  std::vector<Action> legal() const;
  bool isLegal(Action action) const;
  // The thought of a player by its name; null: there is no such player, or another seat is to act.
  Thought thought(std::string_view player) const;
  // All that this seat knows, for whoever thinks about its decision in another way than a player; nothing: another seat is to
  // act.
  std::optional<SeatView> view() const;

  // What a player by its name has to say now, whoever is to act; `pupils` are asked for at a teaching table alone. Null: it
  // may say nothing, or has spoken in this trick; or there is no such player.
  SpeechThought speech(std::string_view player, Pupils pupils = 0) const;

  // What it would see with this card put aside too, before any of that is done. Nothing: the card may not go,
  // or it is the last that is asked for, so that what follows is not to be seen yet.
  std::optional<SeatTable> aside(Action discard) const;

  std::string text(Action action) const;
  std::optional<Action> parse(std::string_view text) const;

 private:
  friend class Table;
  SeatTable(Table const& table, Seat seat) : table_(&table), seat_(seat) {}
  bool acts() const;

  std::shared_ptr<Table const> tried_{};  // where it is not the table itself
  Table const* table_;
  Seat seat_;
};

}  // namespace giaguaro
