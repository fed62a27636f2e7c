// Jaago-Chalis: four players, each alone; trump changes with every trick, and is the other suit of the colour
// led.
//
// Source: "Jaago-Chalis" (contributed by Laxman Kasula; developed with Maheswor, Ram, Umesh, Lokgan and
// Dinesh). 52 cards, from high to low A K Q J 10 … 2. Hearts and diamonds trump each other, clubs and spades
// trump each other; cards of the other colour never win. Who can follow must, and must go over the best card
// unless the trick is trumped; who cannot must trump, and overtrump if able.
//
// Decisions where the source is silent or slips:
//   - Turns run clockwise, and the seat after the dealer leads the first trick (its editor's remarks).
//   - The first dealer is drawn at random.
//   - Where two or more players share the highest total when the match would end, another hand is played; the
//     test is made afresh after each hand.
//   - Players who tie for places below the first share those places' bonuses equally. While the first place
//     itself is shared there is no winner, and no bonus: such totals may be asked about, but end no match.
//   - In its example of a settlement the difference of 40½ and 36 is 4½, not 3½.
//
// Every figure is in HALVES: a red card 2, a black one 1, the last trick 2 more, 80 in a hand; totals, scores
// and the settlement too.
#pragma once

#include <array>
#include <cassert>
#include <optional>

#include "core/rules/follow.h"
#include "core/rules/game.h"
#include "core/rules/trick.h"

namespace giaguaro {

struct JaagoChalis {
  static constexpr int players = 4;
  static constexpr int tricks = 13;
  static constexpr int ten = 20;    // from so many points on a hand adds to the total
  static constexpr int forty = 80;  // a total that ends the match
  static constexpr int lastTrick = 2;
  static constexpr int allPoints = 78 + lastTrick;  // of a hand

  struct Public {
    Seat dealer = 0;
    Seat turn = 0;             // nobody once the hand is over
    Suit led = Suit::clubs;    // to the trick on the table, else to the one before
    std::uint8_t onTable = 0;  // points in the trick on the table
    CurrentTrick trick{};
    std::array<std::uint8_t, players> points{};  // in won tricks; with the hand's end the last trick's too
    // Before this hand. The sheet says with them whether the match is over, and who pays whom.
    std::array<std::int32_t, players> totals{};
    PlayedCards<players * tricks, tricks> history{};

    Seat toAct() const { return turn; }
    bool over() const { return turn == nobody; }
    bool playing() const { return !over(); }
    // What is trump in the trick on the table; nothing before its lead.
    std::optional<Suit> jaago() const { return trick.count == 0 ? std::nullopt : std::optional(sister(led)); }
    bool trumped() const { return trick.count > 0 && trick.best.suit() != led; }
    // Every point changes a score, and the last trick is worth one by itself: nothing is decided before the
    // last trick, and there once a card lies on the table that none of those out could take it from.
    bool decided() const;
    // Of a hand that is over.
    Seat winnerOfLastTrick() const;
    PerSeat totalsAfter() const;
    PerSeat scores() const;
    Result result() const { return sheet(nobody); }
    static Seat callsHidden() { return nobody; }
    static CardSet shownStock() { return {}; }
    static int stockPiles() { return 1; }
    static std::optional<ShownHands> shownHands() { return std::nullopt; }
    // The result in words for one reader, who may be spoken of twice in a line.
    Result sheet(Seat reader) const;

    friend bool operator==(Public const&, Public const&) = default;
  };

  struct Private {
    CardSet cards{};
    friend bool operator==(Private const&, Private const&) = default;
  };

  Public pub{};
  std::array<Private, players> seats{};

  friend bool operator==(JaagoChalis const&, JaagoChalis const&) = default;

  static GameInfo const info;
  static CardRanks ranks();

  static constexpr Suit sister(Suit suit) { return static_cast<Suit>(3 - static_cast<int>(suit)); }
  static constexpr bool isRed(Suit suit) { return suit == Suit::diamonds || suit == Suit::hearts; }
  static constexpr int cardPoints(Card card) { return isRed(card.suit()) ? 2 : 1; }

  static int handSize(Context const&) { return tricks; }
  static Deal shuffle(Context const& context, JaagoChalis const* previous, Rng& rng);
  static JaagoChalis start(Context const& context, Deal const& deal);
  static std::optional<Context> next(Context const& context, JaagoChalis const& finished);
  static PerSeat settlement(Context const& context, PerSeat const& totals);

  // Whether a match with these totals is over.
  static bool ends(PerSeat const& totals);
  // The one seat with the highest total; nobody where it is shared.
  static Seat leader(PerSeat const& totals);
  // What each seat pays the winner besides the difference of their totals.
  static PerSeat bonuses(PerSeat const& totals);

  struct Mind;  // core/games/jaago-chalis/mind.h

  Private const& own(Seat seat) const { return seats[static_cast<std::size_t>(seat)]; }

  static Actions legal(Public const& pub, Private const& own);
  static CardSet playable(Public const& pub, Private const& own) {
    if (pub.trick.count == 0) return pub.over() ? CardSet{} : own.cards;
    CardSet const suit = own.cards.in(pub.led);
    CardSet const jaagos = own.cards.in(sister(pub.led));
    CardSet const asked = !suit.empty() ? suit : !jaagos.empty() ? jaagos : own.cards;
    // Over the best card where these are of its suit: the suit led of a trick that is not trumped, jaagos of
    // one that is. Of any other suit nothing is over it.
    return overOrAny(asked, pub.trick.best);
  }
  static Offers offered(Public const& pub, Private const& own, Seat seat);
  void apply(Action action, Events* events) {
    assert(!pub.over());
    if (events != nullptr) return applyTelling(action, *events);
    playCard(action.card());
  }
  static bool discardIsShown(Public const&, Action) { return true; }

  static std::string text(Action action);
  static std::optional<Action> parse(std::string_view text);

  static Facts facts(View<JaagoChalis> const& view);
  static ClaimRules claimRules(View<JaagoChalis> const& view) {
    ClaimRules rules{.trick = view.pub.trick, .led = view.pub.led, .following = true};
    for (int suit = 0; suit < plainSuits; ++suit)
      rules.trumps[static_cast<std::size_t>(suit)] = sister(static_cast<Suit>(suit));
    return rules;
  }
  static bool fits(View<JaagoChalis> const& view, Deal const& deal);
  static Seen show(View<JaagoChalis> const& view);
  static Action greedy(View<JaagoChalis> const& view, Rng& rng);

 private:
  void applyTelling(Action action, Events& events);

  // In the header, and without a word about events: a playout is mostly this.
  void playCard(Card card) {
    Seat const seat = pub.turn;
    seats[static_cast<std::size_t>(seat)].cards.erase(card);
    if (pub.trick.count == 0) {
      pub.history.leaders.push(seat);
      pub.led = card.suit();
    }
    pub.history.cards.push(card);
    pub.trick.add(seat, card, sister(pub.led));
    pub.onTable = static_cast<std::uint8_t>(pub.onTable + cardPoints(card));
    if (!pub.trick.complete(players)) {
      pub.turn = static_cast<Seat>((seat + 1) % players);
      return;
    }
    bool const last = pub.history.cards.full();
    auto& points = pub.points[static_cast<std::size_t>(pub.trick.winner)];
    points = static_cast<std::uint8_t>(points + pub.onTable + (last ? lastTrick : 0));
    pub.turn = last ? nobody : pub.trick.winner;
    pub.onTable = 0;
    pub.trick = {};
  }
};

}  // namespace giaguaro
