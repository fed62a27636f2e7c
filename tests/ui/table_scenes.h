// Scenes of all that a table can show, whatever the game: three to five players either way round, the three
// decks, cards that lie open or face down, handfuls, bids of every kind, trump on the cloth. Every text is
// given in English and in Italian, since what fits in one may not fit in the other.
#pragma once

#include <algorithm>
#include <string>

#include "ui/cards/rank_glyph.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro::tableScenes {

struct Look {
  int players = 4;
  int cards = 13;  // in the viewer's hand
  bool italian = false;
  bool longNames = false;
};

// Messages keep pointers: literals only.
inline Message words(Look const& look, char const* english, char const* italian,
                     std::vector<Argument> arguments = {}) {
  return {Text{"", look.italian ? italian : english, ""}, {}, std::move(arguments)};
}

inline Wording wordingOf(TableScene const& scene) {
  QStringList names;
  for (Person const& person : scene.people) names << person.name;
  Deck const& deck = Deck::of(scene.seen.deck);
  DeckWords const deckWords = deck.id() == Deck::Id::forty      ? DeckWords::italian
                              : deck.id() == Deck::Id::fiftyTwo ? DeckWords::french
                                                                : DeckWords::seventyEight;
  return {names, scene.viewer, deckWords, &deck};
}

inline std::vector<Card> cardsOf(Deck const& deck, std::initializer_list<char const*> notation) {
  std::vector<Card> cards;
  for (char const* each : notation) cards.push_back(deck.parse(each).value());
  return cards;
}

// The viewer's turn, every card of its hand may be played but each third.
inline TableScene tableOf(Look const& look, Deck::Id deckId, bool anticlockwise) {
  static constexpr char const* shortNames[] = {"Ida", "Anna", "Bruno", "Chiara", "Dario"};
  static constexpr char const* longest[] = {"Massimiliano Bartolomeo!", "Wilhelmina Featherstone!",
                                            "Giandomenico Mastrogiova", "Maria Antonietta Rossell",
                                            "Ferdinando Wolkenstein W"};
  TableScene scene;
  Seen& seen = scene.seen;
  Deck const& deck = Deck::of(deckId);
  scene.viewer = seen.viewer = 0;
  scene.mayAct = true;
  scene.handNumber = 3;
  scene.handPlace = 3;
  scene.handCount = 12;
  seen.players = look.players;
  seen.toAct = 0;
  seen.dealer = 1;
  seen.deck = deckId;
  seen.anticlockwise = anticlockwise;
  for (int i = 0; i < look.players; ++i) {
    QString const name = QString::fromLatin1(look.longNames ? longest[i] : shortNames[i]);
    scene.people.push_back({name, i == 0 ? 12 : i, i == 0});
    Seen::SeatSeen& seat = seen.seats.emplace_back();
    seat.cardsLeft = look.cards;
    seat.standing = words(look, "{n} cards, {points} points", "{n} carte, {points} punti",
                          {args::number(look.cards), args::points(39 - 5 * i)});
    seat.spoken = words(look, "{seat} holds {n} cards", "{seat} ha {n} carte",
                        {args::seat(static_cast<Seat>(i)), args::number(look.cards)});
    if (i == 1) seat.marks.push_back(Seen::Mark::dealer);
  }
  // From the top of each suit in turn, so that every suit is there.
  std::vector<Card> all = deck.sorted(deck.cards());
  std::vector<Card> held;
  for (std::size_t step = 0; step < 4; ++step)
    for (std::size_t i = step; i < all.size(); i += 4) held.push_back(all[i]);
  held.resize(static_cast<std::size_t>(look.cards));
  CardSet set;
  for (Card const card : held) set.insert(card);
  seen.hand = deck.sorted(set);
  seen.status = words(look, "Your turn. Play what you like.", "Tocca a te. Gioca quello che vuoi.");
  seen.guide.where = {words(look, "{seat} leads.", "Esce {seat}.", {args::seat(1)})};
  seen.guide.may = {
      words(look, "Any of these, since you cannot follow:", "Una di queste, perché non puoi rispondere:")};
  CardSet some;
  for (std::size_t i = 0; i < seen.hand.size(); i += 4) some.insert(seen.hand[i]);
  seen.guide.means = {
      words(look, "Nobody has seen {cards} yet.", "Nessuno ha ancora visto {cards}.", {args::cards(some)})};
  int place = 0;
  for (Card const card : seen.hand) {
    Offer offer{.action = Action::play(card), .label = {}, .deed = {}, .glyph = args::card(card)};
    if (++place % 3 == 0) offer.refusal = words(look, "Follow suit.", "Rispondi al seme.");
    seen.offers.push_back(offer);
  }
  return scene;
}

// The last of the `count` seats before the viewer's have played; the second of them is winning.
inline void layTrick(TableScene& scene, std::vector<Card> const& cards) {
  Seen::Trick& trick = scene.seen.trick;
  int const players = scene.seen.players;
  int const count = std::min(static_cast<int>(cards.size()), players - 1);
  trick.number = 2;
  trick.leader = static_cast<Seat>(players - count);
  for (int i = 0; i < count; ++i)
    trick.cards.push_back({static_cast<Seat>(players - count + i), cards[static_cast<std::size_t>(i)], 0});
  trick.winner = trick.cards[count > 1 ? 1 : 0].seat;
}

// Bids of tricks: the turned-up card and the pile lie on the cloth.
inline TableScene turnedUp(Look const& look) {
  TableScene scene = tableOf(look, Deck::Id::fiftyTwo, false);
  Seen& seen = scene.seen;
  for (int i = 1; i < look.players; ++i) {
    Seen::SeatSeen& seat = seen.seats[static_cast<std::size_t>(i)];
    seat.bid = args::number(i == 2 ? 10 : i);
    seat.bidStands = i == 1;
    seat.standing = words(look, "tricks bid", "prese");
  }
  seen.seats[0].standing = words(look, "you bid last", "dichiari per ultimo");
  seen.contract = {.glyph = args::card(fiftyTwoCards.parse("9H").value()),
                   .title = words(look, "Hearts are trump", "Briscola è cuori"),
                   .lines = {words(look, "six cards, six tricks", "sei carte, sei prese")},
                   .bar = {}};
  seen.score = {.glyph = {},
                .title = words(look, "Hand 4 of 13", "Smazzata 4 di 13"),
                .lines = {words(look, "Dario 3, you 2, Bruno 2", "Dario 3, tu 2, Bruno 2"),
                          words(look, "Anna 1", "Anna 1")},
                .bar = {}};
  seen.spreads.push_back({.seat = nobody,
                          .title = words(look, "hearts are trump", "briscola è cuori"),
                          .cards = cardsOf(fiftyTwoCards, {"9H"}),
                          .faceDown = 27});
  for (Offer& offer : seen.offers) offer.refusal = words(look, "Bid first.", "Prima si dichiara.");
  seen.dock.title = words(look, "How many tricks will you take?", "Quante prese farai?");
  for (std::uint8_t n = 0; n <= 6; ++n)
    seen.offers.push_back({.action = {Action::Kind::bid, n},
                           .label = words(look, "{n}", "{n}", {args::number(n)}),
                           .deed = words(look, "Bid {n}", "Dichiara {n}", {args::number(n)}),
                           .glyph = args::number(n),
                           .refusal = {},
                           .means = {}});
  return scene;
}

// Trump changes from trick to trick: its mark on the cloth, a word for the winning card, what cards count.
inline TableScene trumpOnTheCloth(Look const& look, Suit trump = Suit::hearts) {
  TableScene scene = tableOf(look, Deck::Id::fiftyTwo, false);
  Seen& seen = scene.seen;
  layTrick(scene, cardsOf(fiftyTwoCards, {"7D", "4H", "KC", "9S"}));
  for (Seen::PlayedCard& played : seen.trick.cards) played.worth = isRed(played.card.suit()) ? 2 : 1;
  seen.trick.winning = words(look, "jaago, winning", "jaago, in testa");
  seen.clothSuit = trump;
  seen.contract = {.glyph = args::list(Argument::Kind::suits, "suits",
                                       {static_cast<int>(Suit::diamonds), static_cast<int>(trump)}),
                   .title = words(look, "Hearts: jaago", "Cuori: jaago"),
                   .lines = {words(look, "diamonds led", "uscita a quadri"),
                             words(look, "♠ ♣ cannot win", "♠ ♣ non prendono")},
                   .bar = {}};
  seen.score = {
      .glyph = {},
      .title = words(look, "Trick 9 of 13", "Presa 9 di 13"),
      .lines = {words(look, "you 7½ points", "tu 7½ punti"), words(look, "10 needed", "ne servono 10")},
      .bar = {15, 20, 80}};
  return scene;
}

inline void giveContract(TableScene& scene, Look const& look) {
  scene.seen.contract = {.glyph = args::card(noCard),
                         .title = words(look, "Guard by Bruno", "Garde di Bruno"),
                         .lines = {words(look, "needs 41 with 2 bouts", "41 punti con 2 bouts"),
                                   words(look, "alone against three", "contro tutti")},
                         .bar = {}};
  scene.seen.score = {.glyph = {},
                      .title = words(look, "Hand 3 of 12", "Smazzata 3 di 12"),
                      .lines = {words(look, "you +42, Bruno +18", "tu +42, Bruno +18"),
                                words(look, "Dario −12, Anna −48", "Dario −12, Anna −48")},
                      .bar = {}};
}

// Contracts are bid: words on the plates; the dog lies face down.
inline TableScene contractsBid(Look const& look) {
  TableScene scene = tableOf(look, Deck::Id::seventyEight, true);
  Seen& seen = scene.seen;
  Text const small{"", look.italian ? "petite" : "small", ""};
  Text const against{"", look.italian ? "garde contre" : "guard against", ""};
  for (int i = 1; i < look.players; ++i) {
    Seen::SeatSeen& seat = seen.seats[static_cast<std::size_t>(i)];
    seat.bid = args::noun(i % 2 == 1 ? small : against, "bid");
    seat.bidStands = i == 2;
    seat.standing = words(look, "{n} cards", "{n} carte", {args::number(look.cards)});
  }
  seen.contract = {.glyph = args::noun(against, "bid"),
                   .title = words(look, "The auction", "L'asta"),
                   .lines = {words(look, "Bruno's bid stands", "vale quella di Bruno")},
                   .bar = {}};
  seen.spreads.push_back({.seat = nobody,
                          .title = words(look, "the dog", "il chien"),
                          .cards = {},
                          .faceDown = look.players == 5 ? 3 : 6});
  return scene;
}

// The dog lies open; with `discard` its cards are the viewer's to put away.
inline TableScene openDog(Look const& look) {
  TableScene scene = tableOf(look, Deck::Id::seventyEight, true);
  giveContract(scene, look);
  std::vector<Card> dog = cardsOf(seventyEightCards, {"T13", "T6", "8S", "NH", "7C", "9D"});
  if (look.players == 5) dog.resize(3);
  scene.seen.spreads.push_back({.seat = nobody,
                                .title = words(look, "the dog, seen by all", "il chien, scoperto per tutti"),
                                .cards = dog,
                                .faceDown = 0});
  return scene;
}

// The first trick: up to two seats have shown a handful, and the dog lies hidden.
inline TableScene handfuls(Look const& look, Seat first, Seat second = nobody) {
  TableScene scene = tableOf(look, Deck::Id::seventyEight, true);
  giveContract(scene, look);
  layTrick(scene, cardsOf(seventyEightCards, {"QC", "T10", "3C", "KC"}));
  scene.seen.seats[1].marks.push_back(Seen::Mark::declarer);
  int const most = look.players == 3 ? 18 : look.players == 4 ? 15 : 13;
  std::vector<Card> trumps;
  for (int number = 21; number >= 1; --number) trumps.push_back(Card::trump(number));
  trumps.push_back(Card::excuse());
  for (Seat const seat : {first, second}) {
    if (seat == nobody) continue;
    int const count = second == nobody ? most : 10;
    std::vector<Card> shown(seat == first ? trumps.begin() : trumps.end() - count,
                            seat == first ? trumps.begin() + count : trumps.end());
    scene.seen.spreads.push_back(
        {.seat = seat,
         .title = words(look, "handful of {n}", "poignée di {n}", {args::number(count)}),
         .cards = shown,
         .faceDown = 0});
  }
  scene.seen.spreads.push_back({.seat = nobody,
                                .title = words(look, "the dog", "il chien"),
                                .cards = {},
                                .faceDown = look.players == 5 ? 3 : 6});
  return scene;
}

// The hand is over, with a sheet as long as any: `left` lines of counting and price, negative and half
// scores.
inline TableScene longSheet(Look const& look, bool halves, bool matchOver) {
  TableScene scene = contractsBid(look);
  scene.seen.spreads.clear();
  scene.seen.offers.clear();
  scene.seen.hand.clear();
  scene.seen.toAct = nobody;
  scene.seen.over = true;
  scene.mayAct = false;
  scene.showResult = true;
  scene.halves = halves;
  scene.matchOver = matchOver;
  Result result;
  result.title = words(look, "{seat} fails guard against by 13 points",
                       "{seat} perde la garde contre per 13 punti", {args::seat(2)});
  result.subtitle = words(look, "with {seat}, who held the called card, against three",
                          "con {seat}, che aveva la carta chiamata, contro tre", {args::seat(1)});
  auto const points = [&](char const* english, char const* italian, int inHalves) {
    return words(look, english, italian, {args::points(inHalves)});
  };
  auto const score = [&](char const* english, char const* italian, int value) {
    return words(look, english, italian, {args::score(value, "score")});
  };
  result.counting = {
      points("Tricks: {points}", "Prese: {points}", 53),
      points("Joker, kept: {points}", "Excuse, che resta: {points}", 8),
      points("Card owed for the joker: {points}", "Carta data per l'excuse: {points}", -1),
      points("Discard: {points}", "Scarto: {points}", 15),
      words(look, "Bouts: the petit and the 21", "Bouts: il petit e il 21"),
      words(look, "With two bouts 41 points are needed", "Con due bouts servono 41 punti"),
      points("{points} points of 41 needed, the half dropped", "{points} punti su 41, la metà cade", 56)};
  result.price = {score("Contract: {score}", "Contratto: {score}", -150),
                  score("Points under, 13 times 6: {score}", "Punti in meno, 13 per 6: {score}", -78),
                  score("Petit in the last trick: {score}", "Petit all'ultima presa: {score}", 10),
                  score("Handful of the defence: {score}", "Poignée della difesa: {score}", -40),
                  words(look, "No slam was announced", "Nessuno chelem annunciato"),
                  words(look, "The taker pays four times, the partner once",
                        "Il preneur paga quattro volte, il socio una"),
                  score("Value: {score}", "Valore: {score}", -258)};
  result.roles.clear();
  for (int i = 0; i < look.players; ++i)
    result.roles.push_back(i == 2   ? words(look, "taker", "preneur")
                           : i == 1 ? words(look, "partner", "socio")
                                    : words(look, "opponent", "avversario"));
  int const each[] = {258, -258, -516, 258, 258};
  for (int i = 0; i < look.players; ++i) result.scores[static_cast<std::size_t>(i)] = each[i];
  result.leadSeat = 2;
  result.shownCard = seventyEightCards.parse("KS").value();
  result.bar = {56, 82, 182};
  result.brief = words(look, "guard against", "garde contre");
  scene.seen.result = result;
  for (int hand = 0; hand < 12; ++hand)
    scene.rows.push_back({hand % 4 == 3 ? words(look, "void hand", "smazzata a monte") : result.brief,
                          hand % 4 == 3 ? nobody : static_cast<Seat>(hand % look.players), result.scores,
                          hand % 4 == 3});
  for (int i = 0; i < look.players; ++i) {
    scene.totals[static_cast<std::size_t>(i)] = 1290 - 517 * i;
    scene.settlement[static_cast<std::size_t>(i)] = 2401 - 1203 * i;
  }
  return scene;
}

}  // namespace giaguaro::tableScenes
