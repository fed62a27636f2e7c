// Play without duties: forty cards among five, eight tricks, and any card may be played at any time. The
// highest trump takes a trick, else the highest card of the suit led. An ace is worth 11 points, a three 10,
// a king 4, a queen 3, a jack 2: 120 in all. A called card may say who plays with the caller: its holder, in
// secret until it is played.
//
// FreePlay is the part of a hand's public state that this is about; games derive their own from it.
#pragma once

#include <array>

#include "core/rules/game.h"
#include "core/rules/trick.h"

namespace giaguaro {

struct FreePlay {
  static constexpr int players = 5;
  static constexpr int tricks = 8;
  static constexpr int allPoints = 120;

  Suit trump = Suit::clubs;                    // once cards are played; Suit::trumps: none
  Card called{};                               // once it is named; noCard: none is
  Seat partner = nobody;                       // once the called card has been played; the caller if alone
  std::array<std::uint8_t, players> points{};  // card points in won tricks
  std::uint8_t onTable = 0;                    // card points in the trick on the table
  CurrentTrick trick{};
  PlayedCards<players * tricks, tricks> history{};

  static int cardPoints(Card card) {
    constexpr std::array<std::uint8_t, 16> byStrength{0, 0, 0, 0, 0, 2, 3, 4, 10, 11};
    return byStrength[static_cast<std::size_t>(card.strength() & 15)];
  }

  int pointsOf(Seat seat) const { return points[static_cast<std::size_t>(seat)]; }
  int takenPoints() const;
  // Of the seats known to be the caller's side; `mate` may be nobody, or the caller itself.
  int sidePoints(Seat caller, Seat mate) const {
    return pointsOf(caller) + (mate == nobody || mate == caller ? 0 : pointsOf(mate));
  }
  // What a hand pays: the caller 2 units and its partner 1, the others -1 each; alone 4 units.
  PerSeat payments(Seat caller, int unit) const {
    PerSeat scores{-unit, -unit, -unit, -unit, -unit};
    bool const alone = partner == caller;
    scores[static_cast<std::size_t>(caller)] = unit * (alone ? 4 : 2);
    if (!alone) scores[static_cast<std::size_t>(partner)] = unit;
    return scores;
  }

  int cardsPlayedBy(Seat seat) const;
  CardSet played() const;

  // Whether the caller's side will be paid the same however the play goes on: `unit` says what for its
  // points, and never falls as they rise. As long as the called card is out, any seat that has cards may be
  // the partner (the caller itself only if it `mayBeAlone`): then this holds for each of them, perhaps won
  // with one and lost with another, since which of them it is the deal has fixed. What is still to be won may
  // all come to the side, or none of it; but the trick on the table is its winner's if no card that is out
  // could take it.
  template <class Unit>
  bool decided(Seat caller, bool mayBeAlone, Unit const& unit) const {
    SureOrOpen const won = sureOrOpen();
    auto const fixed = [&](Seat mate) {
      int least = won.sure[static_cast<std::size_t>(caller)];
      if (mate != caller) least += won.sure[static_cast<std::size_t>(mate)];
      return unit(least) == unit(least + won.open);
    };
    if (partner != nobody) return fixed(partner);
    for (Seat seat = 0; seat < players; ++seat) {
      bool const mayBe = cardsPlayedBy(seat) < tricks && (seat != caller || mayBeAlone);
      if (mayBe && !fixed(seat)) return false;
    }
    return true;
  }
  // Of a trick that is on the table.
  Suit led() const { return history.cards[history.cards.size() - trick.count].suit(); }

  // Plays a card of the seat whose turn it is, and moves the turn on; answers whether it was the last card
  // (then it is nobody's). In the header, branch-light and without a word about events: a playout is mostly
  // this.
  bool play(Card card, Seat& turn) {
    if (trick.count == 0) history.leaders.push(turn);
    history.cards.push(card);
    trick.add(turn, card, trump);
    onTable = static_cast<std::uint8_t>(onTable + cardPoints(card));
    if (card == called) partner = turn;
    if (!trick.complete(players)) {
      turn = turn == players - 1 ? Seat{0} : static_cast<Seat>(turn + 1);
      return false;
    }
    auto& taken = points[static_cast<std::size_t>(trick.winner)];
    taken = static_cast<std::uint8_t>(taken + onTable);
    turn = trick.winner;
    onTable = 0;
    trick = {};
    if (!history.cards.full()) return false;
    turn = nobody;
    return true;
  }

  friend bool operator==(FreePlay const&, FreePlay const&) = default;

 private:
  struct SureOrOpen {
    PerSeat sure{};  // what each seat will surely have at least
    int open = 0;    // and what is anybody's
  };
  SureOrOpen sureOrOpen() const;
};

// What a game calls its two. Nouns with their forms (core/rules/message.h).
struct CalledCardNouns {
  Text caller;
  Text mate;
  Text side;  // with its article: "the caller's side"
};

// All forty cards, eight each.
Deal dealForty(Rng& rng);

// One offer for each card of the hand of the seat to act (or of another: then there is a refusal for all).
void offerCards(Offers& offers, FreePlay const& play, CardSet own, bool isCaller, Text const& mate,
                std::optional<Message> const& refusal);

// The events of one card: played, what it revealed, the trick taken. `before` and `after` are the state round
// it.
void tellCard(Events& events, FreePlay const& before, FreePlay const& after, Seat seat, Action action,
              Seat caller, CalledCardNouns const& nouns);

// Game::claimRules: trump or the suit led takes a trick, and there is no duty.
inline ClaimRules claimRulesOf(FreePlay const& play) {
  return {.trick = play.trick, .trumps = ClaimRules::always(play.trump)};
}

// Game::facts and Game::fits as far as the cards played say; `own` is the viewer's, empty for nobody. Any
// card may be played: nothing proves a void.
Facts factsOf(FreePlay const& play, Seat viewer, CardSet own);
bool fitsPlay(FreePlay const& play, Seat viewer, CardSet own, Deal const& deal);

}  // namespace giaguaro
