// French Tarot: two to six players, the 78 cards; one taker, at five with a secret partner, at six with an open
// one, against the rest.
//
// Source: "Jeu de Tarot" (rules = house, the source text) and the French federation's rules as published in
// 2012 (rules = fft). Turns anticlockwise. A suit from high to low: K Q N J 10 … 2 A; trumps T21 … T1; the
// excuse EX. Card values and points are in HALVES throughout: a bout (T21, T1, EX) 9, king 9, queen 7,
// cavalier 5, jack 3, any other card 1; 182 in all.
//
// Decisions where the source is silent (those of the score: account.h):
//   - All pass: void, the deal moves on. Each seat speaks once; one that has nothing higher to say passes.
//   - A void hand, of petit sec too, is none of the match's hands (core/rules/match_length.h).
//   - Nothing else than a king may be called while one can be; then a queen, a cavalier, a jack; with all
//     sixteen in sight there is no call at all, and everybody knows that the taker is alone.
//   - fft, five players: the suit of the called card is barred only to the first card LED of the hand; a
//     leader who holds nothing else may lead any card of it.
//   - house: the excuse may not be led, unless it is the leader's last card.
//   - A side that has won every earlier trick and leads the excuse to the last one wins it. Otherwise, while
//     only a led excuse lies there, nobody is winning the trick.
//   - fft: what a seat is asked, it answers aloud. `no-show` is part of the hand's history, so that everybody
//     knows that such a seat holds a handful, and that a seat which was not asked holds none.
//   - The dog's packets are drawn uniformly among all packets but the first and the last; two may be
//     neighbours. The dog keeps the order in which it was dealt, the discard that in which it was put aside.
//   - Two players (house alone): each has twelve piles of two beside its hand, the lower card face down and
//     known to nobody until the trick is over to which the upper one was played. What a seat may play is its
//     hand and its uncovered cards: they are its `cards` together, the uncovered ones public besides.
//   - Six players (house alone): seats s and s + 3 are partners, known from the start. The first three cards of
//     the dog are the taker's, the other three its partner's; each puts three aside, the taker first.
//   - The dog is not yet the taker's while the card is called (house: the call comes before the taking).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "core/rules/follow.h"
#include "core/rules/game.h"
#include "core/rules/trick.h"

namespace giaguaro {

struct Tarot {
  struct Mind;  // of its computer players: mind.h

  static constexpr int allHalves = 182;
  static constexpr int mostDog = 6;
  static constexpr int pilesEach = 12;                                   // two players
  static constexpr int king = 13, queen = 12, cavalier = 11, jack = 10;  // strengths in a plain suit
  static constexpr Card petit = Card::trump(1);
  static constexpr Card excuse = Card::excuse();
  static constexpr CardSet bouts{Card::trump(21), Card::trump(1), Card::excuse()};
  static constexpr CardSet excuseOnly{Card::excuse()};
  static constexpr CardSet trumpCards = [] {  // T1 … T21, without the excuse
    CardSet set;
    for (int number = 1; number <= 21; ++number) set.insert(Card::trump(number));
    return set;
  }();
  // The four cards of one strength.
  static constexpr auto rankCards = [](int strength) -> CardSet {
    return {Card::of(Suit::clubs, strength), Card::of(Suit::diamonds, strength),
            Card::of(Suit::hearts, strength), Card::of(Suit::spades, strength)};
  };
  static constexpr CardSet kings = rankCards(king);
  static constexpr CardSet honours =
      rankCards(king) | rankCards(queen) | rankCards(cavalier) | rankCards(jack);
  // What may never be discarded.
  static constexpr CardSet neverDiscarded = kings | bouts;

  // In ascending order; the number is that of the action `bid` (slam: Action::Kind::solo).
  enum class Contract : std::uint8_t { none, small, guard, without, against, slam };

  // In the order in which they come. `call` is of five players only, `discard` of small and guard, `announce`
  // of fft. Whether a handful is shown is asked within `play` (see asksToShow).
  enum class Phase : std::uint8_t { auction, call, discard, announce, play, over };

  // Cards that a seat has shown before its first card (fft): `size` trumps, the excuse perhaps among them.
  struct Handful {
    Seat seat = nobody;
    std::uint8_t size = 0;
    CardSet cards{};  // of them, those already played are still here
    friend bool operator==(Handful const&, Handful const&) = default;
  };
  using Handfuls = FixedList<Handful, 2>;  // 22 cards make two handfuls at most at any table
  using SmallPile = FixedList<Card, mostDog>;

  // How many trumps (without the excuse) and honours each seat holds. What house scores of them follows from
  // all cards played; counting them where they are dealt spares every playout the search for them.
  struct Counts {
    std::array<std::uint8_t, mostSeats> trumps{};
    std::array<std::uint8_t, mostSeats> honours{};
    friend bool operator==(Counts const&, Counts const&) = default;
  };

  // Two players: what lies in piles before a seat, as everybody sees it.
  struct Piles {
    CardSet uncovered{};        // face up now
    std::uint16_t covered = 0;  // the piles with a card face down, as bits
    // As dealt; `under` is no card as long as it has not been turned.
    std::array<DealtPile, pilesEach> dealt{};

    int coveredCount() const { return std::popcount(covered); }
    int size() const { return uncovered.size() + coveredCount(); }
    // All that lies or has lain face up.
    CardSet seen() const {
      CardSet cards;
      for (DealtPile const& pile : dealt) {
        if (pile.top.valid()) cards.insert(pile.top);
        if (pile.under.valid()) cards.insert(pile.under);
      }
      return cards;
    }
    // Of these, what has been turned.
    CardSet turned() const {
      CardSet cards;
      for (DealtPile const& pile : dealt)
        if (pile.under.valid()) cards.insert(pile.under);
      return cards;
    }
    friend bool operator==(Piles const&, Piles const&) = default;
  };

  struct Public {
    Phase phase = Phase::auction;
    std::int8_t players = 4;
    bool fft = false;  // else house
    Seat dealer = 0;
    Seat turn = 0;  // nobody once the hand is over

    // The auction. Bids by seat: -1 has not spoken, 0 has passed, else a Contract's number.
    std::array<std::int8_t, mostSeats> bids{-1, -1, -1, -1, -1, -1};
    Contract contract = Contract::none;  // the standing bid; from the end of the auction on the contract
    Seat taker = nobody;                 // who made it
    Seat petitSec = nobody;  // fft: who voided the deal, holding the petit, no other trump, no excuse

    // Five players. No called card after the auction of a hand in which none could be called, or before.
    Card called{};
    // Five players: once the called card has been played, or has been seen in the dog, or when all cards are
    // known: its holder; the taker itself when alone. Until then the partner stands nowhere: it follows from
    // private cards (see partnerKnownTo). At six who sits across the taker, once there is one; else nobody.
    Seat partner = nobody;

    std::int8_t discarded = 0;    // how many cards have been put aside, at six by the partner too
    bool slamAnnounced = false;   // fft
    std::uint8_t shownAsked = 0;  // fft: a bit for each seat that has said `show` or `no-show`
    // What everybody has seen, in order; empty while it lies face down. Once the hand was played all of it.
    // Cards listed here are not held here: after small and guard the dog's are the taker's (held or
    // discarded).
    SmallPile dog{};      // the dog as dealt
    SmallPile discard{};  // of the discard: fft the trumps; all of it once the hand was played
    Handfuls handfuls{};  // fft
    Counts held{};        // house: of each hand after the discard, once the hand was played

    // The play. In halves: what lies in each seat's won tricks, the excuse as 8 with its player and 1 with
    // the trick's winner; an excuse played to the last trick is in nobody's.
    std::array<std::uint8_t, mostSeats> points{};
    std::array<std::uint8_t, mostSeats> tricksWon{};
    std::uint8_t onTable = 0;  // halves in the trick on the table, the excuse as 1 (in the last trick as 0)
    Suit led = Suit::clubs;    // the suit to be followed; means something while trick.best is a card
    Seat lastWinner = nobody;  // of the trick completed last
    // leader, count as always. winner and best: nobody and no card while only a led excuse lies there; the
    // excuse is never best. The last trick may be won by the led excuse after all: see lastWinner.
    CurrentTrick trick{};
    PlayedCards<75, 36> history{};
    std::array<Piles, 2> piles{};  // two players

    Seat toAct() const { return turn; }
    bool over() const { return phase == Phase::over; }
    bool playing() const { return phase == Phase::play; }
    bool isVoid() const { return over() && taker == nobody; }
    // Cards that each seat plays, its hand and its piles: so many tricks.
    int handSize() const { return std::array{36, 24, 18, 15, 12}[static_cast<std::size_t>(players - 2)]; }
    int dogSize() const { return players == 5 ? 3 : 6; }
    bool takesDog() const { return contract == Contract::small || contract == Contract::guard; }
    // The dog has passed into the taker's hand (only some of it may still be there).
    bool dogTaken() const { return takesDog() && taker != nobody && phase >= Phase::discard; }
    int toDiscard() const { return dogTaken() ? dogSize() - discarded : 0; }
    // Of the dog a seat takes: at six the taker the first pile, its partner the second.
    int dogShare(Seat seat) const {
      return seat == taker ? (players == 6 ? 3 : dogSize()) : players == 6 && seat == partner ? 3 : 0;
    }
    // How many cards a seat is still to put aside, its own part alone.
    int toDiscardBy(Seat seat) const {
      if (!dogTaken()) return 0;
      int const before = players == 6 && seat == partner ? 3 : 0;
      return dogShare(seat) - std::clamp(discarded - before, 0, dogShare(seat));
    }
    // What of the dog a seat has taken.
    CardSet takenBy(Seat seat) const;
    // Whether this table's rules know the contract as a bid.
    bool mayBeBid(Contract wanted) const {
      if (wanted == Contract::slam) return !fft;
      return wanted != Contract::against || fft || players < 5;
    }
    Seat callsHidden() const { return playing() && players == 5 ? taker : nobody; }
    CardSet shownStock() const;  // the dog
    int stockPiles() const { return players == 6 ? 2 : 1; }
    std::optional<ShownHands> shownHands() const;  // fft: handfuls
    // Whether a seat is known by all to be of the taker's side.
    bool attacks(Seat seat) const { return seat == taker || (seat == partner && seat != nobody); }
    bool alone() const { return players == 5 && partner != nobody && partner == taker; }  // known by all
    int tricksDone() const { return (history.cards.size() - trick.count) / players; }
    int cardsPlayedBy(Seat seat) const;
    int cardsLeft(Seat seat) const { return handSize() - cardsPlayedBy(seat); }  // to play, in its piles too
    // Two players: what lies face up before a seat; else nothing.
    CardSet uncoveredOf(Seat seat) const {
      return players == 2 ? piles[static_cast<std::size_t>(seat)].uncovered : CardSet{};
    }
    PilesSeen pilesSeen() const;
    // Two players: whether a card lies face down beneath this one, which lies face up before the seat.
    bool coversOne(Seat seat, Card card) const;
    // Cards that a seat will play and does not see yet.
    int unturned(Seat seat) const {
      return players == 2 ? piles[static_cast<std::size_t>(seat)].coveredCount() : 0;
    }
    // Of a completed trick (from 0).
    Seat winnerOf(int number) const {
      return number + 1 < history.leaders.size() ? history.leaders[number + 1] : lastWinner;
    }
    // What its winner takes: the excuse counts 1 there, and in the last trick nothing.
    int halvesOfTrick(int number) const {
      int halves = 0;
      for (int place = 0; place < players; ++place) {
        Card const card = history.card(number, place, players);
        halves += !card.isExcuse() ? halvesOf(card) : number + 1 < handSize() ? 1 : 0;
      }
      return halves;
    }
    // The first `count` cards of trick `number` (from 0) as they stood: leader, winner, best as in `trick`.
    CurrentTrick trickAt(int number, int count) const;
    // The suit led to them; nothing before a suit was led (no card, or only the excuse).
    std::optional<Suit> ledAt(int number, int count) const;
    // Who won the completed trick in which this card was played, and its number; {nobody, -1}: in none yet.
    struct Fell {
      Seat player = nobody;
      Seat winner = nobody;
      int trick = -1;
    };
    Fell fell(Card card) const;

    // Every half counts, and each card is worth one at least, so that nothing is decided before the end; but
    // for the slam bid (house), which is lost for good with the first trick that surely is the defence's,
    // once the petit cannot come to the last trick either. Handfuls and misères the deal has fixed.
    bool decided() const;
    PerSeat scores() const;
    Result result() const;

    friend bool operator==(Public const&, Public const&) = default;
  };

  struct Private {
    // In the hand: with the dog once it is taken, without what was put aside; two players: and what lies
    // uncovered before it.
    CardSet cards{};
    SmallPile
        discard{};  // the taker's, at six its partner's too, in the order put aside; counts for their side
    friend bool operator==(Private const&, Private const&) = default;
  };

  // What lies face down and belongs to nobody: the dog as dealt, until it is shown (then it is in Public).
  struct Hidden {
    SmallPile dog{};
    Counts held{};  // of each hand after the discard; house, from the play on
    // Two players: the covered cards, in no View until they are turned.
    std::array<std::array<Card, pilesEach>, 2> under{};
    friend bool operator==(Hidden const&, Hidden const&) = default;
  };

  Public pub{};
  std::array<Private, mostSeats> seats{};
  Hidden hidden{};

  friend bool operator==(Tarot const&, Tarot const&) = default;

  static GameInfo const info;
  static CardRanks ranks();
  // Places among the options.
  static constexpr int rulesOption = 0, shuffleOption = 1, handsOption = 2;
  enum class Shuffling : std::int16_t { cut, none, full };  // values of shuffleOption

  // The tables of the rules.
  static int halvesOf(Card card) {
    constexpr std::array<std::uint8_t, 16> plain{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 5, 7, 9, 0, 0};
    if (card.code < 64) return plain[card.code & 15];
    return card.code <= 65 || card.code == 85 ? 9 : 1;
  }
  static int needed(int boutCount) { return std::array{56, 51, 41, 36}[static_cast<std::size_t>(boutCount)]; }
  static int base(Contract contract) {  // the slam's 600 are of their own
    return std::array{0, 25, 50, 100, 150, 600}[static_cast<std::size_t>(contract)];
  }
  static int multiplier(Contract contract) {
    return std::array{0, 1, 2, 4, 6, 0}[static_cast<std::size_t>(contract)];
  }
  // The three classes of a handful, ascending, and what each (0 to 2) is worth.
  static std::array<int, 3> handfulClasses(int players, bool fft) {
    if (fft && players == 3) return {13, 15, 18};
    if (fft && players == 5) return {8, 10, 13};
    return {10, 13, 15};
  }

  // The petit, no other trump and no excuse.
  static bool isPetitSec(CardSet cards) { return cards.in(Suit::trumps) == CardSet{petit}; }
  static constexpr int slamLoss = 200;  // fft: announced and not made; or every trick lost
  static int handfulWorth(int handfulClass) { return 20 + 10 * handfulClass; }

  static int handSize(Context const& context) {
    return std::array{12, 24, 18, 15, 12}[static_cast<std::size_t>(context.players - 2)];
  }
  static int pilesOf(Context const& context) { return context.players == 2 ? pilesEach : 0; }
  static Deal shuffle(Context const& context, Tarot const* previous, Rng& rng);
  static Tarot start(Context const& context, Deal const& deal);
  static std::optional<Context> next(Context const& context, Tarot const& finished);
  static PerSeat settlement(Context const&, PerSeat const& totals) { return totals; }

  Private const& own(Seat seat) const { return seats[static_cast<std::size_t>(seat)]; }

  // What may be said or done; each of the seat to act, in its phase, else empty.
  static Actions legal(Public const& pub, Private const& own);
  static CardSet callable(Public const& pub, Private const& own);  // empty: no card can be called
  static CardSet discardable(Public const& pub,
                             Private const& own);  // of the cards in the hand, no uncovered one
  // fft: the seat to act, about to play its first card, must first say whether it shows a handful.
  static bool asksToShow(Public const& pub, Private const& own) {
    return pub.fft && pub.phase == Phase::play && pub.history.cards.size() < pub.players &&
           ((pub.shownAsked >> pub.turn) & 1) == 0 &&
           own.cards.in(Suit::trumps).size() >= handfulClasses(pub.players, true)[0];
  }
  // The cards that a handful of `size` shows: the highest trumps, and the excuse where they are too few.
  static CardSet handfulCards(CardSet cards, int size);

  // The cards that may be played; empty while something is to be said first.
  static CardSet playable(Public const& pub, Private const& own) {
    if (pub.phase != Phase::play) return {};
    if (pub.fft && pub.history.cards.size() < pub.players) [[unlikely]]
      return playableFirst(pub, own);
    return dutiful(pub, own.cards);
  }
  // Rules 1 to 5 alone: without handfuls, and without the called suit's first lead.
  static CardSet dutiful(Public const& pub, CardSet cards) {
    if (!pub.trick.best.valid()) {  // a lead, or the card after a led excuse
      if (pub.fft || pub.trick.count != 0) return cards;
      CardSet const rest = cards - excuseOnly;
      return rest.empty() ? cards : rest;
    }
    if (pub.led != Suit::trumps) {
      CardSet const suit = cards.in(pub.led);
      if (!suit.empty()) return suit | (cards & excuseOnly);
    }
    CardSet const trumps = cards & trumpCards;
    if (trumps.empty()) return cards;
    return overOrAny(trumps, pub.trick.best) | (cards & excuseOnly);
  }

  // All that could be said or played here by `seat`: calls, then one offer for each card of its hand (while
  // it is to discard: to discard it, else to play it).
  static Offers offered(Public const& pub, Private const& own, Seat seat);

  void apply(Action action, Events* events) {
    assert(!pub.over());
    if (events != nullptr) return applyTelling(action, *events);
    if (action.kind == Action::Kind::play)
      playCard(action.card());
    else
      speak(action);
  }
  // fft: trumps are put aside before all eyes.
  static bool discardIsShown(Public const& pub, Action action) {
    return pub.fft && action.card().valid() && action.card().suit() == Suit::trumps;
  }

  static std::string text(Action action);
  static std::optional<Action> parse(std::string_view text);

  // What a seat can know. A dog that was shown and taken counts as unseen for the others: each of its cards
  // is with the taker or in the discard; so do the cards of a shown handful, which may be nowhere else. The
  // stock is the dog while it lies face down, and for everybody but the taker the discard that was not shown.
  static Facts facts(View<Tarot> const& view);
  static Facts facts(Public const& pub, Private const* own, Seat viewer);  // all that it follows from
  // Whether the hand could have begun with this deal: dog and hands as dealt.
  static bool fits(View<Tarot> const& view, Deal const& deal);
  // To the last trick the excuse can be led only by a seat of a side that has won all others.
  static ClaimRules claimRules(View<Tarot> const& view);
  // Five players: whom a seat (own null, nobody: the public) knows to be the taker's partner; the taker
  // itself: alone; nobody: not known.
  static Seat partnerKnownTo(Public const& pub, Private const* own, Seat seat);

  static Seen show(View<Tarot> const& view);
  static Action greedy(View<Tarot> const& view, Rng& rng);

  static Action bidOf(Contract contract) {
    if (contract == Contract::slam) return {Action::Kind::solo};
    return {Action::Kind::bid, static_cast<std::uint8_t>(contract)};
  }
  static Contract contractOf(Action bid) {  // of bid and solo
    return bid.kind == Action::Kind::solo ? Contract::slam : static_cast<Contract>(bid.first);
  }
  static Action callOf(Card card) { return {Action::Kind::call, card.code}; }
  static Action discardOf(Card card) { return {Action::Kind::discard, card.code}; }
  static Action announceOf(bool slam) {
    return {Action::Kind::announce, static_cast<std::uint8_t>(slam ? 1 : 0)};
  }
  static Action showOf(int size) { return {Action::Kind::show, static_cast<std::uint8_t>(size)}; }  // 0: none

  // Two players: what lies covered before a seat; else nothing.
  CardSet coveredOf(Seat seat) const;
  // Its place in Facts::may.
  static constexpr std::size_t coveredBefore(Seat seat) { return static_cast<std::size_t>(2 + seat); }
  // Six players: what the partner has put aside, likewise.
  static constexpr std::size_t partnersDiscard = 6;

 private:
  static CardSet playableFirst(Public const& pub, Private const& own);
  void speak(Action action);
  void afterBid();
  void afterCall();
  void revealDog();
  void beginPlay(bool announceFirst);
  void finish();                       // once the last trick is complete
  void uncover(Seat seat, Card card);  // two players: it leaves its pile
  void turnCovered();                  // and what lay under such cards is turned
  void applyTelling(Action action, Events& events);

  // In the header, and without a word about events: a playout is mostly this.
  void playCard(Card card) {
    Seat const seat = pub.turn;
    CurrentTrick& trick = pub.trick;
    CardSet& cards = seats[static_cast<std::size_t>(seat)].cards;
    cards.erase(card);
    if (trick.count == 0) {
      trick.leader = seat;
      pub.history.leaders.push(seat);
    }
    pub.history.cards.push(card);
    ++trick.count;
    if (pub.players == 2) [[unlikely]]
      uncover(seat, card);
    if (card.isExcuse()) [[unlikely]] {
      // 8 stay with its player and 1 goes with the trick; in the last trick finish() sees to it.
      if (!cards.empty() || pub.history.leaders.size() < pub.handSize()) {
        pub.onTable = static_cast<std::uint8_t>(pub.onTable + 1);
        auto& points = pub.points[static_cast<std::size_t>(seat)];
        points = static_cast<std::uint8_t>(points + 8);
      }
    } else {
      pub.onTable = static_cast<std::uint8_t>(pub.onTable + halvesOf(card));
      bool const first = !trick.best.valid();
      if (first) pub.led = card.suit();
      if (first || beats(card, trick.best, Suit::trumps)) {
        trick.best = card;
        trick.winner = seat;
      }
    }
    if (card == pub.called) pub.partner = seat;
    if (!trick.complete(pub.players)) {
      pub.turn = seat == pub.players - 1 ? Seat{0} : static_cast<Seat>(seat + 1);
      return;
    }
    if (cards.empty() && pub.history.leaders.size() == pub.handSize()) return finish();
    takeTrick(trick.winner);
    if (pub.players == 2) [[unlikely]]
      turnCovered();
  }
  void takeTrick(Seat winner) {
    auto const index = static_cast<std::size_t>(winner);
    pub.points[index] = static_cast<std::uint8_t>(pub.points[index] + pub.onTable);
    ++pub.tricksWon[index];
    pub.lastWinner = winner;
    pub.turn = winner;
    pub.onTable = 0;
    pub.trick = {};
  }
};

inline CardSet setOf(Tarot::SmallPile const& pile) {
  CardSet set;
  for (Card card : pile) set.insert(card);
  return set;
}

}  // namespace giaguaro
