// A match of one game, at the one boundary where games are type-erased. A Table owns the hand in play and the
// record of all that was done; it is opened by a game's id and implemented once, over the Game concept
// (core/match/table_of.h). It is for its owner: the session, the arena, whoever replays a record. Faces, players and
// advisers get what one seat may know of it (`at`), and cannot reach the rest.
//
// A Table is not thread-safe. A Thought is a value of its own: it carries its seat's View and nothing else,
// may run on any thread, and may outlive the table.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/ai/advice.h"
#include "core/match/record.h"
#include "core/match/seat_table.h"
#include "core/rules/claim.h"
#include "core/rules/club.h"
#include "core/rules/event.h"
#include "core/rules/game.h"
#include "core/rules/seen.h"

namespace giaguaro {

struct MatchSetup;

class Table {
 public:
  virtual ~Table() = default;
  Table& operator=(Table const&) = delete;

  virtual GameInfo const& game() const = 0;
  Record const& record() const { return record_; }
  int players() const { return record_.players; }

  // As this seat, or anybody (nobody), may know it.
  SeatTable at(Seat seat) const;

  // The match. Before the first deal and after the last hand there is no hand in play; between hands the one
  // that is over stays visible until the next is dealt.
  virtual bool hasHand() const = 0;
  virtual bool handOver() const = 0;  // no hand yet counts as over
  // The last hand is over too, or the club table has ended the match before (core/rules/club.h).
  bool matchOver() const { return endedEarly() || lastHandOver(); }
  bool endedEarly() const { return record_.ended.has_value(); }
  virtual int handNumber() const = 0;  // of the hand in play, from 0, void ones counted; -1 before the first
  virtual int handPlace() const = 0;   // the same among those that count: a void hand leaves it to the next
  virtual Seat dealer() const = 0;
  virtual PerSeat totals() const = 0;  // with this hand's scores once it is over

  // Wants handOver() and not matchOver().
  virtual Deal nextDeal() const = 0;  // what the seed deals next
  virtual Seat nextDealer() const = 0;
  virtual std::string dealProblem(
      Deal const& deal) const = 0;                       // empty: none; else what is wrong, with the card
  virtual void deal(Deal const& deal, Seat dealer) = 0;  // a deal without problem

  // The hand. `playing`: contract and trump are settled, cards are being played.
  virtual bool playing() const = 0;
  // Nothing can change the scores any more, whatever is played on; from what is public alone. Of a hand in
  // play; true of one that is over.
  virtual bool decided() const = 0;
  virtual Seat toAct() const = 0;
  virtual std::vector<Action> legal() const = 0;  // of the seat to act, sorted by their texts as bytes
  virtual bool isLegal(Action action) const = 0;
  // "The rest is mine": all cards of the seat to act, in an order in which each of them takes its trick
  // whatever the others hold and play; empty: not sure, or no cards are being played (core/rules/claim.h).
  virtual std::vector<Card> claim() const = 0;
  // Whether the seat to act would lose by taking them all (a bid of fewer): then it has no claim, sure or
  // not.
  virtual bool claimCosts() const = 0;
  // Why it is not sure, from what the seat to act may know; nothing where that cannot be said in one card.
  virtual std::optional<ClaimDoubt> claimDoubt() const = 0;
  // Applies a legal action of the seat to act. What it moved can then be asked for, viewer by viewer.
  virtual void apply(Action action) = 0;
  // Whether a seat may say this now: at a table with talk, by the rules of the game.
  virtual bool maySay(Seat speaker, Saying saying) const = 0;
  // What each seat had said in the hands before the one in play.
  virtual Words words() const = 0;
  void say(Seat speaker, Saying saying);  // what it may say
  virtual Events lastEvents(Seat viewer) const = 0;
  virtual std::optional<Result> result() const = 0;  // once the hand is over

  // The match as it was before the last `count` steps, each action and each deal being one (takenBack). Of
  // the hand that stands then the actions are applied anew; of the hands before it none are.
  virtual void takeBack(int count) = 0;

  virtual Seen seen(Seat viewer) const = 0;

  // What a seat knows, as data: its own cards, what of the stock was shown to all, and what was done in this
  // hand, as it saw it. Of a hand in play.
  virtual CardSet cards(Seat seat) const = 0;  // in its hand
  virtual CardSet shownStock() const = 0;
  virtual int stockPiles() const = 0;                        // that the stock lies in
  virtual std::optional<ShownHands> shownHands() const = 0;  // nothing: by these rules no seat shows any
  virtual PilesSeen piles() const = 0;  // before the seats; none: at this table nobody has any
  virtual History history(Seat viewer) const = 0;
  // What was said before cards were played, in its order and in the words that this seat heard; nothing until then.
  virtual std::vector<Message> auction(Seat viewer) const = 0;
  // What it knows of the cards that it does not see; acts are counted along its history. Looks at the whole hand again.
  virtual Knowledge knowledge(Seat viewer) const = 0;
  virtual LikelihoodThought likelihood(Seat viewer, int acts) const = 0;  // SeatTable::likelihood
  virtual BeliefThought belief(Seat viewer) const = 0;                    // SeatTable::belief

  // The thought of a player by its name ("random", "greedy" …) for the seat to act. Its random stream follows
  // from the match's seed, the hand and the number of actions: after an undo it thinks the same again. Null:
  // there is no such player.
  virtual Thought thought(std::string_view player) const = 0;

  virtual SeatView viewToAct() const = 0;  // SeatTable::view; wants a seat to act

  virtual SpeechThought speech(Seat seat, std::string_view player,
                               Pupils pupils) const = 0;  // SeatTable::speech

  virtual std::string text(Action action) const = 0;
  virtual std::optional<Action> parse(std::string_view text) const = 0;

  virtual std::unique_ptr<Table> copy() const = 0;

  // Ends the match where it stands: agreed, the totals are settled as they are, lapsed, nothing is. Wants a match that is not
  // over; takeBack() leads back into it.
  void endEarly(EarlyEnd how);

  // The record's notes (core/match/record.h): nothing of the play follows from them.
  void identify(MatchIdentity identity) { record_.identity = std::move(identity); }
  void endAt(std::string time) { record_.endedAt = std::move(time); }  // wants matchOver()
  void assist(Assist const& assist) { record_.hands.back().notes.assists.push_back(assist); }
  void noteClock(ClockNote const& note) { record_.hands.back().notes.clock.push_back(note); }
  // Takes over all notes of a record of this very match, as it stands.
  void adoptNotes(Record const& from);

 protected:
  Table() = default;
  Table(Table const&) = default;

  virtual bool lastHandOver() const = 0;  // of the match

  // Takes back steps of the record. What is noted of a hand that goes stays aside until the same cards are
  // dealt there again.
  void shorten(int count);
  void beginHand(Deal const& deal, Seat dealer);

  Record record_;
  // How the first hand is dealt, where it was not left to the seed.
  struct FirstDeal {
    Deal deal{};
    Seat dealer = 0;
  };
  std::optional<FirstDeal> first_{};
  bool isFirstGiven() const { return first_ && record_.hands.empty(); }

 private:
  friend std::unique_ptr<Table> openTable(MatchSetup const& setup);
  struct Aside {
    Deal deal{};
    HandNotes notes{};
  };
  std::map<std::size_t, Aside> aside_;  // by the number of the hand
};

struct MatchSetup {
  std::string game;
  int players = 0;
  Options options;
  std::uint64_t seed = 0;
  std::vector<std::string> names;
  std::vector<std::string> levels;
  Options table{};  // of the table (core/rules/table_options.h)
  MatchIdentity identity{};
  Commitment commitment{};  // to the seed
  // That its deals come from (core/match/deal_code.h), of this game, players, options and, where it is a match's, seed;
  // empty: from the seed alone.
  std::string code{};
  bool setByHand = false;  // Record::setByHand
};

// The same match before its first deal.
MatchSetup setupOf(Record const& record);

// All games of the program, in the order of menus.
std::vector<GameInfo const*> allGames();
GameInfo const* findGame(std::string_view id);  // null: none

// How many cards a seat has in the hands of a match of this game, ascending; in most all alike.
std::vector<int> handSizes(GameInfo const& game, int players, Options const& options);

// The names of the players that one can sit down with in every game, weakest first; and whether a text names
// a player, perhaps with a budget (core/ai/players.h).
std::vector<std::string> allPlayers();
bool isPlayer(std::string_view text);
inline constexpr std::string_view usualPlayer = "club";

// What the clock does for the seat to act, whose time has run out in the play (core/rules/club.h).
Action clockAction(Table const& table);

// A table before its first deal. The game exists, the player count and options are its own.
std::unique_ptr<Table> openTable(MatchSetup const& setup);

// A table at the end of a record; null where a deal or an action of it is not possible. Used for
// resuming; verify (core/match/verify.h) is the reader that says where and why.
std::unique_ptr<Table> replay(Record const& record);

// The record without its last `count` steps, where each action is a step and each deal is one: a hand that
// has lost all of its actions keeps its deal, and goes with the next step.
Record takenBack(Record record, int count);

}  // namespace giaguaro
