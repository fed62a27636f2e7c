// Scenes made by hand with every kind of call and choice that a dock shows, in words as long as the games'
// own. In the language of `dockItalian`, so that pictures can be judged in both.
#pragma once

#include <string>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

inline bool dockItalian = false;

inline Message dockText(char const* english, char const* italian, std::vector<Argument> arguments = {}) {
  char const* const words = dockItalian ? italian : english;
  return {Text{"", words, words}, {}, std::move(arguments)};
}

inline DeckWords dockWords(Deck::Id deck) {
  switch (deck) {
    case Deck::Id::forty: return DeckWords::italian;
    case Deck::Id::fiftyTwo: return DeckWords::french;
    case Deck::Id::seventyEight: return DeckWords::seventyEight;
  }
  return DeckWords::italian;
}

inline Wording dockWording(TableScene const& scene) {
  QStringList names;
  for (Person const& person : scene.people) names << person.name;
  return {names, scene.viewer, dockWords(scene.seen.deck), &Deck::of(scene.seen.deck)};
}

// The viewer is to say something; nothing is offered yet.
inline TableScene askingScene(int players, Deck::Id deck, char const* hand) {
  TableScene scene;
  Seen& seen = scene.seen;
  scene.viewer = seen.viewer = seen.toAct = 0;
  scene.mayAct = scene.mayUndo = true;
  seen.players = players;
  seen.deck = deck;
  seen.anticlockwise = deck == Deck::Id::seventyEight;
  char const* const names[] = {"Zoe", "Massimiliano", "Bruno", "Maddalena", "Giovanbattista"};
  for (int seat = 0; seat < players; ++seat) {
    scene.people.push_back({QString::fromUtf8(names[seat]), seat + 1, seat == 0});
    Seen::SeatSeen& each = seen.seats.emplace_back();
    each.spoken = dockText(names[seat], names[seat]);
    each.standing = seat == 0 ? dockText("to speak", "deve parlare") : dockText("passed", "ha passato");
  }
  std::string word;
  for (char const* at = hand;; ++at) {
    if (*at != ' ' && *at != '\0') {
      word += *at;
      continue;
    }
    seen.hand.push_back(Deck::of(deck).parse(word).value());
    word.clear();
    if (*at == '\0') break;
  }
  seen.contract.title = dockText("Auction", "Asta");
  seen.contract.lines = {dockText("Bruno's two at 66", "il due di Bruno a 66"),
                         dockText("more points win", "vince chi promette di più")};
  seen.score.title = dockText("Hand 4 of 10", "Mano 4 di 10");
  seen.score.lines = {dockText("you +3, Bruno −8", "tu +3, Bruno −8")};
  seen.status = dockText("Your turn. Raise, or pass.", "Tocca a te. Rilancia, o passa.");
  scene.gameName = {"", "Whist", "Whist"};
  scene.handNumber = 4;
  scene.handPlace = 4;
  scene.handCount = 10;
  return scene;
}

// No card may be played while something is to be said.
inline void addBarredCards(TableScene& scene) {
  for (Card const card : scene.seen.hand) {
    Offer offer{.action = Action::play(card), .label = dockText("{card}", "{card}", {args::card(card)})};
    offer.refusal = dockText("The auction is not over yet.", "L'asta non è ancora finita.");
    scene.seen.offers.push_back(offer);
  }
}

inline Offer passOffer() {
  return {.action = {Action::Kind::pass},
          .label = dockText("Pass", "Passo"),
          .deed = dockText("Pass", "Passa"),
          .means = {dockText("Whoever passes is out of this auction.", "Chi passa esce da quest'asta.")}};
}

inline Offer soloOffer() {
  return {.action = {Action::Kind::solo},
          .label = dockText("Solo (without trump)", "Solo, a carichi"),
          .deed = dockText("Say solo", "Vai a carichi"),
          .means = {dockText(
              "Solo ends the auction. No trump, no partner, 61 points; ±4 for you, ∓1 for the others.",
              "Il solo chiude l'asta. Niente briscola, niente socio, 61 punti; ±4 a te, ∓1 agli "
              "altri.")},
          .tag = {dockText("Solo", "A carichi")}};
}

inline void addRaises(TableScene& scene, Action::Kind kind, Rank rank, int standing, bool passed) {
  for (int points = passed ? 62 : standing + 1; points <= 120; ++points) {
    Offer offer{.action = {kind, static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(points)},
                .label = kind == Action::Kind::bid
                             ? dockText("Two for {n}", "Due a {n}", {args::number(points)})
                             : dockText("{rank} obbligata for {n}", "{rank.obbligato} a {n}",
                                        {args::rank(rank), args::number(points)}),
                .glyph = args::rank(rank)};
    offer.deed = offer.label;
    offer.means = {dockText("You promise {n} points.", "Prometti {n} punti.", {args::number(points)})};
    if (points > 70)
      offer.means.push_back(dockText("Above 70 points the stakes grow: here ×{m}.",
                                     "Sopra i 70 punti la posta cresce: qui ×{m}.",
                                     {args::number((points - 61) / 10 + 1, "m")}));
    offer.tag = {dockText("×{n}", "×{n}", {args::number(points > 70 ? (points - 51) / 10 : 1)})};
    if (points <= standing)
      offer.refusal =
          dockText("{n} is not above the {m} already promised.", "{n} non supera i {m} già promessi.",
                   {args::number(points), args::number(standing, "m")});
    scene.seen.offers.push_back(offer);
  }
}

// The two and `obliged` obbligate may be raised, `barred` obbligate may not.
inline TableScene pointsScene(int obliged = 1, int barred = 0, int standing = 66, bool passed = true) {
  TableScene scene = askingScene(5, Deck::Id::forty, "AD 3D QD 4D 2D AS KC 6H");
  scene.seen.dock = {
      dockText("Your raise", "Il tuo rilancio"),
      dockText("over Bruno's {n} points", "sopra i {n} punti di Bruno", {args::number(standing)}),
      {},
      {}};
  addRaises(scene, Action::Kind::bid, Rank::two, standing, passed);
  Rank const ranks[] = {Rank::five, Rank::four, Rank::six, Rank::seven, Rank::jack, Rank::queen};
  for (int i = 0; i < obliged; ++i) addRaises(scene, Action::Kind::oblige, ranks[i], standing, passed);
  for (int i = obliged; i < obliged + barred; ++i) {
    Offer offer{.action = {Action::Kind::oblige, static_cast<std::uint8_t>(ranks[i]), 67},
                .label = dockText("{rank} obbligata", "{rank.obbligato}", {args::rank(ranks[i])}),
                .deed = dockText("Bid it", "Chiama"),
                .glyph = args::rank(ranks[i])};
    offer.refusal = dockText("For {rank.the} obbligata you must hold every card below it in one suit.",
                             "Per {rank.obbligato} devi avere tutte le carte più basse di uno stesso seme.",
                             {args::rank(ranks[i])});
    scene.seen.offers.push_back(offer);
  }
  scene.seen.offers.push_back(soloOffer());
  scene.seen.offers.push_back(passOffer());
  addBarredCards(scene);
  return scene;
}

// An auction of ranks in which solo may be said, too.
inline TableScene ranksScene() {
  TableScene scene = askingScene(5, Deck::Id::forty, "AD 3D QD 4D 2D AS KC 6H");
  scene.seen.dock = {dockText("Your bid", "La tua chiamata"),
                     dockText("lower than the jack", "sotto il fante"),
                     dockText("not lower than Bruno's", "non sotto quella di Bruno"),
                     dockText("may be bid", "si può chiamare")};
  bool lower = false;
  for (Rank const rank : {Rank::ace, Rank::three, Rank::king, Rank::queen, Rank::jack, Rank::seven, Rank::six,
                          Rank::five, Rank::four, Rank::two}) {
    Offer offer{.action = {Action::Kind::bid, static_cast<std::uint8_t>(rank)},
                .label = dockText("{rank}", "{rank}", {args::rank(rank)}),
                .deed = dockText("Bid {rank.the}", "Chiama {rank.il}", {args::rank(rank)}),
                .glyph = args::rank(rank)};
    if (!lower) offer.refusal = dockText("Every bid must be lower.", "Ogni chiamata deve scendere.");
    lower = lower || rank == Rank::jack;
    scene.seen.offers.push_back(offer);
  }
  scene.seen.offers.push_back(soloOffer());
  scene.seen.offers.push_back(passOffer());
  addBarredCards(scene);
  return scene;
}

// Tricks from 0 to `most`, one of them barred by the hook (-1: none).
inline TableScene tricksScene(int players = 4, int most = 6, int hook = 1) {
  TableScene scene = askingScene(players, Deck::Id::fiftyTwo, "KH 4H AS 10S 7D 3C");
  scene.seen.dock = {dockText("How many tricks will you take?", "Quante prese farai?"),
                     dockText("five of six are spoken for", "già chieste cinque su sei"),
                     {},
                     {}};
  for (int n = 0; n <= most; ++n) {
    Offer offer{.action = {Action::Kind::bid, static_cast<std::uint8_t>(n)},
                .label = dockText("{n}", "{n}", {args::number(n)}),
                .deed = dockText("Bid {n}", "Dichiara {n}", {args::number(n)}),
                .glyph = args::number(n),
                .means = {dockText("The bids come to {n} for {m} tricks: there are not enough for all.",
                                   "Le dichiarazioni fanno {n} per {m} prese: non bastano per tutti.",
                                   {args::number(n + 5), args::number(most, "m")})}};
    if (n == hook) {
      offer.refusal = dockText(
          "Not {n}: the bids would add up to {m}, exactly the number of tricks. The dealer may not let them.",
          "{n} no: le dichiarazioni farebbero {m}, proprio quante sono le prese. Il mazziere non può far "
          "tornare i conti.",
          {args::number(n), args::number(most, "m")});
      scene.seen.dock.barred = *offer.refusal;
    }
    scene.seen.offers.push_back(offer);
  }
  addBarredCards(scene);
  return scene;
}

inline char const* const seventyEightHand =
    "KC JC 7C 2C QD 9D 4D KH NH 6H 5H QS JS 8S 3S T21 T18 T16 T14 T13 T11 T9 T6 T1";

// Contracts by name; those up to `standing` are barred. `tagged`: each with a tag of its own.
inline TableScene contractsScene(int players = 4, int standing = 1, bool tagged = false) {
  TableScene scene = askingScene(players, Deck::Id::seventyEight, seventyEightHand);
  scene.seen.dock = {dockText("Your contract", "Il tuo contratto"),
                     dockText("you speak only once", "parli una volta sola"),
                     {},
                     {}};
  char const* const names[] = {"Small", "Guard", "Guard without the dog", "Guard against the dog", "Slam"};
  char const* const italian[] = {"Petite", "Garde", "Garde sans", "Garde contre", "Chelem"};
  for (int i = 0; i < 5; ++i) {
    Offer offer{
        .action = {i == 4 ? Action::Kind::solo : Action::Kind::bid, static_cast<std::uint8_t>(i)},
        .label = dockText(names[i], italian[i]),
        .deed = dockText(names[i], italian[i]),
        .means = {dockText("You take the dog and discard as many. The price is 25, and each point counts "
                           "once.",
                           "Prendi il chien e scarti altrettante carte. La posta è 25, e ogni punto conta "
                           "una volta.")}};
    if (i <= standing)
      offer.refusal =
          dockText("This contract is not above the bid of Massimiliano. Bid higher, or pass.",
                   "Questo contratto non supera la dichiarazione di Massimiliano. Dichiara di più, o "
                   "passa.");
    if (tagged) {
      offer.tag = {i == 4 ? dockText("±600", "±600") : dockText("×{n}", "×{n}", {args::number(6)})};
      if (i <= standing) {
        offer.tag.push_back(dockText("not played at this table", "a questo tavolo non si gioca"));
      } else {
        offer.tag.push_back(dockText("150 + 6 a point", "150 + 6 a punto"));
        offer.tag.push_back(dockText("dog against you", "chien alla difesa"));
      }
    }
    scene.seen.offers.push_back(offer);
  }
  scene.seen.offers.push_back(passOffer());
  addBarredCards(scene);
  return scene;
}

inline TableScene slamScene() {
  TableScene scene = askingScene(4, Deck::Id::seventyEight, seventyEightHand);
  scene.seen.dock = {dockText("A slam?", "Un chelem?"), dockText("+400 or −200", "+400 o −200"), {}, {}};
  scene.seen.offers.push_back({.action = {Action::Kind::announce, 1},
                               .label = dockText("Slam", "Chelem"),
                               .deed = dockText("Announce a slam", "Annuncia il chelem"),
                               .means = {dockText("Every trick must be yours: +400, else −200.",
                                                  "Devi fare tutte le prese: +400, o −200.")}});
  scene.seen.offers.push_back(
      {.action = {Action::Kind::announce, 0},
       .label = dockText("No slam", "Niente chelem"),
       .deed = dockText("Announce nothing", "Non annunciare nulla"),
       .means = {dockText("Made without a word it pays +200.", "Riuscito senza annuncio paga +200.")}});
  addBarredCards(scene);
  return scene;
}

inline TableScene handfulScene() {
  TableScene scene = askingScene(3, Deck::Id::seventyEight, seventyEightHand);
  scene.seen.dock = {dockText("Show a handful?", "Mostri una poignée?"), {}, {}, {}};
  for (int const n : {13, 15, 18, 0}) {
    Offer offer{.action = {Action::Kind::show, static_cast<std::uint8_t>(n)}};
    offer.label = n == 0 ? dockText("Don't show", "Niente poignée")
                         : dockText("{n} trumps", "{n} trionfi", {args::number(n)});
    offer.deed = n == 0 ? dockText("Show nothing", "Non mostrare")
                        : dockText("Show {n} trumps", "Mostra {n} trionfi", {args::number(n)});
    if (n == 18) offer.refusal = dockText("You do not hold 18 trumps.", "Non hai 18 trionfi.");
    scene.seen.offers.push_back(offer);
  }
  addBarredCards(scene);
  return scene;
}

// A card is called: the four kings, or all sixteen honours with those after the kings barred.
inline TableScene callScene(bool all) {
  TableScene scene =
      askingScene(5, Deck::Id::seventyEight, "KC JC 7C 2C QD 9D 4D KH T21 T18 T16 T14 T13 T9 T1");
  scene.seen.dock = {dockText("Call a king", "Chiama un re"),
                     dockText("its holder is your partner", "chi ce l'ha è il tuo socio"),
                     {},
                     {}};
  for (Rank const rank : {Rank::king, Rank::queen, Rank::cavalier, Rank::jack})
    for (Suit const suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
      if (!all && rank != Rank::king) continue;
      Card const card = seventyEightCards.card(rank, suit);
      Offer offer{.action = {Action::Kind::call, card.code},
                  .label = dockText("Call {card.the}", "Chiama {card.il}", {args::card(card)}),
                  .deed = dockText("Call {card.the}", "Chiama {card.il}", {args::card(card)}),
                  .glyph = args::card(card),
                  .means = {dockText("You do not see it: its holder plays with you.",
                                     "Non la vedi: chi ce l'ha gioca con te.")}};
      if (rank != Rank::king)
        offer.refusal = dockText("There is still a king to call: {cards.or}.",
                                 "C'è ancora un re da chiamare: {cards.or}.",
                                 {args::cards(CardSet{seventyEightCards.card(Rank::king, Suit::spades)})});
      else if (suit == Suit::clubs || suit == Suit::hearts)
        offer.refusal =
            dockText("You hold {card.the} yourself. Call one that you do not see.",
                     "{card.il} è fra le tue carte. Chiamane una che non vedi.", {args::card(card)});
      scene.seen.offers.push_back(offer);
    }
  addBarredCards(scene);
  return scene;
}

// Six cards are to be put aside, of which some are chosen: never a king, nor a bout.
inline TableScene discardScene(std::vector<char const*> const& draft = {}, int size = 6) {
  TableScene scene = askingScene(4, Deck::Id::seventyEight, seventyEightHand);
  scene.draftSize = size;
  for (char const* const text : draft) scene.draft.push_back(seventyEightCards.parse(text).value());
  if (!draft.empty())
    scene.draftMeans = {dockText("Your discard is worth {points} points and counts for you.",
                                 "Lo scarto vale {points} punti e conta per te.",
                                 {args::points(static_cast<int>(draft.size()) * 2 + 1)}),
                        dockText("After this you have no {suit} left and can trump it.",
                                 "Così resti senza {suit} e puoi tagliare.", {args::suit(Suit::clubs)})};
  scene.seen.toSetAside = size - static_cast<int>(draft.size());
  scene.seen.dock = {dockText("Put six cards aside", "Scarta sei carte"),
                     dockText("no king, no bout", "né re né bout"),
                     {},
                     {}};
  scene.seen.dock.bar = {static_cast<int>(draft.size()), 41, 91};
  scene.seen.status =
      dockText("You are the taker. Discard six cards.", "Il preneur sei tu. Scarta sei carte.");
  for (Card const card : scene.seen.hand) {
    Offer offer{.action = {Action::Kind::discard, card.code},
                .label = dockText("Discard {card.the}", "Scarta {card.il}", {args::card(card)}),
                .deed = dockText("Discard {card.the}", "Scarta {card.il}", {args::card(card)}),
                .glyph = args::card(card)};
    bool const king = card.suit() != Suit::trumps && seventyEightCards.rank(card) == Rank::king;
    if (king) offer.refusal = dockText("A king may never be discarded.", "Un re non si scarta mai.");
    if (card.suit() == Suit::trumps)
      offer.refusal = dockText("No trump may go while enough other cards can.",
                               "I trionfi non si scartano finché ci sono altre carte da scartare.");
    scene.seen.offers.push_back(offer);
  }
  return scene;
}

}  // namespace giaguaro
