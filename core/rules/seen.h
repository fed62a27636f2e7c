// What a face shows of a hand to one viewer (or to nobody in particular: watching, the curtain): plain data
// with no way back to the hand. Filled by Game::show from a View, so it cannot hold what the viewer may not
// know. The face adds names, faces and colours; it knows no rules and no game.
#pragma once

#include <optional>
#include <vector>

#include "core/cards/card_set.h"
#include "core/cards/deck.h"
#include "core/rules/action.h"
#include "core/rules/card_ranks.h"
#include "core/rules/message.h"
#include "core/rules/result.h"
#include "core/rules/seat.h"

namespace giaguaro {

// Something that could be said or played here: legal, or with the rule that forbids it.
struct Offer {
  Action action;
  Message label{};   // what stands on its button: "seven", "Pass"
  Message deed{};    // what the act is called: "Bid the seven"
  Argument glyph{};  // drawn like a card: a rank, a suit, a card; none: a plain button
  std::optional<Message> refusal{};
  std::vector<Message> means{};  // what would follow
  // Of a bid that is drawn with more than its name: what it counts, large, then one or two short lines: what it costs and
  // brings, or why it is refused. Of a card: the few words that stand under it. Of a number: what stands under the stretch of numbers that it
  // begins. Empty: it has none.
  std::vector<Message> tag{};
  int halves = 0;             // of a card to be put aside: what it counts for the side that puts it there
  std::vector<Card> shows{};  // that it would lay open for all to see, in the order they lie

  bool legal() const { return !refusal; }
  bool operator==(Offer const&) const = default;
};
using Offers = std::vector<Offer>;

struct Seen {
  // Partners who are known from the start have the number of their pair in common, from 0.
  static constexpr int noPair = -1;
  struct PairTotal {
    int pair = noPair;
    Argument score{};  // of each of the two
    bool operator==(PairTotal const&) const = default;
  };
  struct PlayedCard {
    Seat seat = nobody;
    Card card{};
    int worth = 0;   // in halves, written on the card; 0: nothing is written
    int counts = 0;  // in halves, for whoever takes the trick
    bool operator==(PlayedCard const&) const = default;
  };
  struct Plate {  // at the table's edge
    Argument glyph{};
    Message title{};
    std::vector<Message> lines{};
    Result::Bar bar{};
    int namedPair = noPair;          // the pair that the last line names
    std::vector<PairTotal> pairs{};  // in place of a last line: what each pair has
    bool operator==(Plate const&) const = default;
  };
  struct Trick {
    std::vector<PlayedCard> cards{};  // in the order played
    Seat leader = nobody;
    Seat winner = nobody;  // as it stands
    int number = 0;        // counted from 1
    Message winning{};     // said of the winning card where the face's own word will not do
    Message taken{};       // once complete: who takes it, with what
    int halves = 0;        // once complete: what it brings whoever takes it, with all that comes on top
    Message called{};      // once complete: as the plates call the one that is played, "Trick 4 of 8"
    // What the table showed while it was played, once it is complete and where that changes from trick to
    // trick; none: it belongs to the whole hand.
    std::optional<Suit> clothSuit{};
    std::optional<Plate> contract{};
    bool operator==(Trick const&) const = default;
  };
  // Lies before a seat, as everybody sees it. Who owns a card that lies covered does not know it either.
  struct Pile {
    Card top{};            // face up; noCard: none is
    bool covered = false;  // a card lies face down, beneath it or where it lay
    bool turned = false;   // it was turned face up after the last trick
    bool empty() const { return !top.valid() && !covered; }
    bool operator==(Pile const&) const = default;
  };
  enum class Mark : std::uint8_t { dealer, declarer, partner };
  struct SeatSeen {
    int cardsLeft = 0;
    std::vector<Mark> marks{};
    Message role{};          // taker, partner …: a word beside the name
    Message standing{};      // cards left and what was taken; in the auction what was said
    Argument bid{};          // drawn as a tag: the last rank, number or (a noun) contract bid; none
    bool bidStands = false;  // it is the one to be beaten
    bool out = false;        // of the auction
    int pair = noPair;
    // What one seat of a side gains all of them do, as everybody at the table may know: a partner who is still hidden
    // is on the side that it plays against in truth, whoever looks.
    int side = 0;
    std::vector<Pile> piles{};  // from the left; empty: none at this table
    Message spoken{};           // for a screen reader: cards left and what it bid or took
    Message said{};             // its own words, as long as they are news (sayings.h)
    bool operator==(SeatSeen const&) const = default;
  };
  // Cards that lie open for all to see: on the cloth (seat: nobody), or before a seat that shows them.
  struct Spread {
    Seat seat = nobody;
    Message title{};
    std::vector<Card> cards{};  // in the order they lie
    int faceDown = 0;           // and so many backs
    Seat goesTo = nobody;       // who takes it from the cloth, if that is known
    bool operator==(Spread const&) const = default;
  };
  // The place where calls and choices are made; the offers themselves are below.
  struct Dock {
    Message title{};
    Message note{};
    Message barred{};  // why the barred ones are barred, once
    Message free{};
    // Where something is shared out by the numbers that seats bid, tricks for one: how much of it there is. 0: nothing is.
    int parts = 0;
    // Where cards are put aside that count: how much they come to, in whole points, and how much is needed.
    Result::Bar bar{};
    bool operator==(Dock const&) const = default;
  };
  struct Guide {
    std::vector<Message> where{};
    std::vector<Message> may{};
    std::vector<Message> means{};
    std::vector<Message> needs{};  // what the contract or aim still wants
    bool operator==(Guide const&) const = default;
  };

  // A question about a hand that is over, and what answers it: why it came out as it did.
  struct Explanation {
    Message question{};
    std::vector<Message> answer{};
    bool operator==(Explanation const&) const = default;
  };

  int players = 0;
  Seat viewer = nobody;
  Seat toAct = nobody;
  Seat dealer = nobody;
  bool anticlockwise = false;
  bool over = false;
  bool playing = false;  // cards are played, one to a trick; said where seats have piles
  Deck::Id deck = Deck::Id::forty;

  std::vector<SeatSeen> seats{};
  std::vector<Card> hand{};  // the viewer's, in the order held; what lies before it is in its piles
  std::optional<Suit> trump{};
  std::optional<Suit> clothSuit{};  // drawn large on the cloth, where trump changes from trick to trick
  std::vector<Spread> spreads{};
  // While the viewer puts cards aside, one action a card: how many are still to go, and which it has put
  // aside already. A face may let a person choose them all and change its mind before it acts.
  int toSetAside = 0;
  std::vector<Card> setAside{};
  Trick trick{};
  std::vector<Trick> tricks{};  // of this hand that are complete, in their order

  Plate contract{};
  Plate score{};
  Dock dock{};
  Message status{};  // whose turn it is and what is asked, in one sentence
  Guide guide{};
  // The viewer's: calls, then one for each card that it may play in its turn, of its hand and of its piles; all refused
  // while another seat is to act.
  Offers offers{};
  std::optional<Result> result{};
  std::vector<Explanation> explanations{};  // of that result, beyond what its sheet says
  CardRanks ranks{};                        // of the game, whatever its position

  bool hasPiles() const { return !seats.empty() && !seats.front().piles.empty(); }
  Trick const* lastTrick() const { return tricks.empty() ? nullptr : &tricks.back(); }

  bool operator==(Seen const&) const = default;
};

// The offer of a card of the hand, or null where cards are not what is asked for.
inline Offer const* offerOf(Seen const& seen, Card card) {
  for (Offer const& offer : seen.offers)
    if (offer.action == Action::play(card)) return &offer;
  return nullptr;
}

}  // namespace giaguaro
