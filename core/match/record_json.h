// Records, deals and actions as JSON text, in the notation of docs/records.md (format "trick-record", version
// 1): the desktop saves its games so, its journal uses the same lines, and the headless program prints and
// checks them.
//
// Writing cannot fail: it wants a record of a known game with its own players and options, and whose actions
// are the game's. What is written is one line of UTF-8, its members always in the same order; a name that is
// not UTF-8 is written with replacement characters.
//
// Reading trusts nothing and throws nothing: whatever the bytes are, the answer is a record or a Problem that
// says what is wrong and where. A record that was read is well formed: the game, its players, options, cards
// and actions exist, seats are in range, every card of the deck is in each deal exactly once. Whether it
// keeps to the RULES is verify's question (core/match/verify.h). Members that are not known, of the record, its
// table, a hand, a deal or a result, are kept as they stand, and written again behind those that are.
//
// Seats are written as in records, from 0; hands and actions in a Problem count from 1.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/cards/deck.h"
#include "core/match/record.h"
#include "core/rules/deal.h"
#include "core/rules/table_options.h"

namespace giaguaro {

class Table;

// What is wrong with a record, in one line of English, and where.
struct Problem {
  // The same roughly, for who says it in another language.
  enum class Kind : std::uint8_t {
    other,
    notText,   // no JSON
    cutShort,  // it would be, if it went on
    version,   // of the format
    game,      // unknown
    settings,  // players, options or values that the game has not
    cards,     // not those of the deck, or not as they are dealt
    action,    // not one of the game
    turn,      // another seat's
    illegal,
    missing,  // an action
    over,     // something follows where nothing can
    figures,
    commitment,  // not what was promised (core/match/commitment.h)
    notes        // what is said beside the play (core/match/record.h)
  };

  std::string where;  // "hand 2, deal", "options.hands"; empty: the record as a whole
  std::string what;   // "the card 4S is there twice"
  int line = 0;       // how many lines below the record's first; only where the text is no JSON
  // Readable, but not as the rules would have it; else it is no record that could be replayed.
  bool againstRules = false;
  Kind kind = Kind::other;

  std::string text() const { return where.empty() ? what : where + ": " + what; }
  bool operator==(Problem const&) const = default;
};

// A record as far as it can be read. What was read before the problem lies before it in the match too: verify
// looks there for an earlier fault.
struct Reading {
  enum class Stopped : std::uint8_t {
    never,
    beforeHands,  // no hand was looked at
    atDeal,       // of the hand that follows those in the record
    atAction,     // of the record's last hand, at the one that follows
    atResult,     // of the record's last hand
    afterHands
  };

  Record record{};
  std::optional<Problem> problem{};  // unless `stopped` is never
  Stopped stopped = Stopped::never;
};

// `list`: the options that a table has.
std::string toJson(Record const& record, TableOptionList list = tableOptions());
Reading readAsFarAsPossible(std::string_view text, TableOptionList list = tableOptions());
// The whole, or what is wrong with it.
std::variant<Record, Problem> readRecord(std::string_view text, TableOptionList list = tableOptions());

// The records of a file: one a line, or objects that stretch over several lines. Text that is no whole JSON
// value is handed out too, as the last one, so that it is read and complained of; what follows it is not.
struct RecordText {
  std::string_view text;
  int line = 1;  // of the file, where it starts
};
std::vector<RecordText> splitRecords(std::string_view file);

// {"hands":[["3C",…],…],"stock":[…]}, and back: every card of the deck exactly once.
std::string dealToJson(Deal const& deal, Deck const& deck, int players);
std::variant<Deal, Problem> dealFromJson(std::string_view text, Deck const& deck, int players);

// [3,"bid A"], and back: an action of this table's game, legal or not, of one of its seats.
std::string actionToJson(Done const& done, Table const& table);
std::variant<Done, Problem> actionFromJson(std::string_view text, Table const& table);

// [3,"hint",12] (core/match/notes.h).
std::variant<Assist, Problem> assistFromJson(std::string_view text, int players);

// A text from outside for a message: in quotes, on one line, in ASCII, and cut when it is long.
std::string quotation(std::string_view text);

// The place of a hand's part in a message: `hand` counts from 0, what is returned from 1.
std::string placeOfDeal(std::size_t hand);
std::string placeOfAction(std::size_t hand, std::size_t action);
std::string placeOfTalk(std::size_t hand, std::size_t said);
std::string placeOfResult(std::size_t hand);
std::string placeOfAssists(std::size_t hand);
std::string placeOfClock(std::size_t hand);

}  // namespace giaguaro
