// What must hold in every game: written once over the list of games, each at every player count and with
// every combination of its options.
#include <QTest>
#include <algorithm>

#include "core/ai/players.h"
#include "tests/core/message_check.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testProperties {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

bool anythingHidden(History const& history) {
  return std::any_of(history.begin(), history.end(),
                     [](Done const& done) { return done.action == Action::hiddenDiscard(); });
}

// What a card counts, in halves.
template <Game G>
int halvesOf(Card card) {
  if constexpr (requires { G::halvesOf(card); })
    return G::halvesOf(card);
  else if constexpr (std::is_same_v<G, JaagoChalis>)
    return G::cardPoints(card);
  else if constexpr (std::is_base_of_v<FreePlay, typename G::Public>)
    return 2 * FreePlay::cardPoints(card);
  else
    return CardRanks::noPoints;
}

// The cards that one step of the strip stands for.
template <Game G>
CardSet cardsOf(Argument const& glyph) {
  Deck const& deck = *G::info.deck;
  CardSet cards;
  for (Card const card : deck.cards()) {
    bool const plain = card.suit() != Suit::trumps;
    if ((glyph.kind == Argument::Kind::card && glyph.number == card.code) ||
        (glyph.kind == Argument::Kind::suit && glyph.number == static_cast<int>(card.suit())) ||
        (glyph.kind == Argument::Kind::rank && plain && glyph.number == static_cast<int>(deck.rank(card))))
      cards.insert(card);
  }
  return cards;
}

// What the viewer is told of an action.
template <Game G>
Events eventsSeen(G hand, Action action, Seat viewer) {
  Events events;
  hand.apply(action, &events);
  for (Event& event : events) event = seenBy(std::move(event), viewer);
  return events;
}

}  // namespace

class TestProperties : public QObject {
  Q_OBJECT

 private slots:
  // In a hand, among the cards played, or lying aside: as many as the stock has, less what is still to be put
  // aside for it.
  void everyCardIsInOnePlace() {
    FOR_EVERY_GAME({
      everyPosition<G>(shortened(60), [](Played<G> const& played, Rng&) {
        CardSet all = playedCards(played.history);
        int count = all.size();
        for (Seat seat = 0; seat < played.context.players; ++seat) {
          CardSet const held = played.hand.own(seat).cards;
          CardSet shown;
          for (Card card : G::show(played.view(seat)).hand) shown.insert(card);
          QCOMPARE(shown, heldOf(played.hand.pub, held, seat));
          all |= held;
          count += held.size();
        }
        QCOMPARE(count, all.size());
        QVERIFY(G::info.deck->cards().contains(all));
        int toSetAside = 0;
        if constexpr (std::is_same_v<G, Tarot>) toSetAside = played.hand.pub.toDiscard();
        int covered = 0;
        if constexpr (Piled<G>)
          for (auto const& seat : played.hand.pub.pilesSeen())
            for (auto const& pile : seat) covered += pile.empty() || pile.front().valid() ? 0 : 1;
        QCOMPARE(G::info.deck->cards().size() - count, played.deal.stock.size() - toSetAside + covered);
      });
    });
  }

  void aSeatIsToActUntilTheHandIsOver() {
    FOR_EVERY_GAME({
      everyPosition<G>(shortened(60), [](Played<G> const& played, Rng&) {
        Seat const seat = played.hand.pub.toAct();
        QCOMPARE(seat == nobody, played.hand.pub.over());
        if (seat == nobody) return;
        QVERIFY(seat >= 0 && seat < played.context.players);
        QVERIFY(!G::legal(played.hand.pub, played.hand.own(seat)).empty());
      });
    });
  }

  void playableAgreesWithLegal() {
    FOR_EVERY_GAME({
      everyPosition<G>(shortened(60), [](Played<G> const& played, Rng&) {
        Seat const seat = played.hand.pub.toAct();
        if (seat == nobody) return;
        CardSet cards;
        for (Action action : G::legal(played.hand.pub, played.hand.own(seat)))
          if (action.kind == Action::Kind::play) cards.insert(action.card());
        QCOMPARE(G::playable(played.hand.pub, played.hand.own(seat)), cards);
      });
    });
  }

  // Offers are the legal actions and no others without refusal; nothing is offered twice; every refusal says
  // why.
  void offeredAgreesWithLegal() {
    FOR_EVERY_GAME({
      everyPosition<G>(shortened(40), [](Played<G> const& played, Rng&) {
        for (Seat seat = 0; seat < played.context.players; ++seat) {
          std::vector<Action> legal;
          if (seat == played.hand.pub.toAct())
            for (Action action : G::legal(played.hand.pub, played.hand.own(seat))) legal.push_back(action);
          std::vector<Action> free;
          std::vector<Action> all;
          for (Offer const& offer : G::offered(played.hand.pub, played.hand.own(seat), seat)) {
            all.push_back(offer.action);
            if (offer.legal()) free.push_back(offer.action);
            QVERIFY(offer.legal() || !offer.refusal->empty());
            QVERIFY(!offer.label.empty() && !offer.deed.empty());
          }
          std::sort(legal.begin(), legal.end());
          std::sort(free.begin(), free.end());
          std::sort(all.begin(), all.end());
          QVERIFY(legal == free);
          QVERIFY(std::adjacent_find(all.begin(), all.end()) == all.end());
        }
      });
    });
  }

  // The strip of ranks: every card is there, under its points, and from one step to the next of a row cards
  // are weaker; of suits, they count no more.
  void everyCardHasItsRank() {
    FOR_EVERY_GAME({
      CardRanks const ranks = G::ranks();
      CardSet ranked;
      CardSet counted;
      for (CardRanks::Row const& row : ranks.rows) {
        QVERIFY(row.steps.size() > 1);
        CardSet before;
        for (std::size_t i = 0; i < row.steps.size(); ++i) {
          CardRanks::Step const& step = row.steps[i];
          CardSet cards = cardsOf<G>(step.glyph);
          if (step.glyph.kind == Argument::Kind::none) {
            CardSet const next = cardsOf<G>(row.steps.at(i + 1).glyph);
            for (Card const card : G::info.deck->cards())
              if (card.suit() == next.lowest().suit() || card.suit() != Suit::trumps)
                if ((card.suit() == Suit::trumps) == (next.lowest().suit() == Suit::trumps) &&
                    card.strength() > next.lowest().strength() &&
                    card.strength() < before.lowest().strength())
                  cards.insert(card);
          }
          QVERIFY(!cards.empty());
          bool const suits = step.glyph.kind == Argument::Kind::suit;
          if (i > 0 && suits) QVERIFY(step.halves <= row.steps[i - 1].halves);
          if (i > 0 && !suits)
            for (Card const card : cards) QVERIFY(card.strength() < before.lowest().strength());
          if (!suits) {
            QVERIFY((ranked & cards).empty());
            ranked |= cards;
          }
          if (step.halves != CardRanks::noPoints) {
            counted |= cards;
            for (Card const card : cards) QCOMPARE(step.halves, halvesOf<G>(card));
          }
          before = cards;
        }
      }
      for (Message const& note : ranks.notes)
        for (Argument const& argument : note.arguments)
          if (argument.kind == Argument::Kind::card) {
            Card const card{static_cast<std::uint8_t>(argument.number)};
            ranked.insert(card);
            counted.insert(card);
          }
      QCOMPARE(ranked, G::info.deck->cards());
      QCOMPARE(counted, halvesOf<G>(ranked.lowest()) == CardRanks::noPoints ? CardSet{} : ranked);
    });
  }

  void theStripIsAlwaysThere() {
    FOR_EVERY_GAME({
      everyPosition<G>(4, [](Played<G> const& played, Rng&) {
        for (Seat const seat : {nobody, Seat{0}}) QVERIFY(G::show(played.view(seat)).ranks == G::ranks());
      });
    });
  }

  // On the cards that lie on the table stands what they count, where it is points that win.
  void cardsOnTheTableShowTheirPoints() {
    int cards = 0;
    FOR_EVERY_GAME({
      if constexpr (std::is_base_of_v<FreePlay, typename G::Public> || std::is_same_v<G, JaagoChalis>)
        everyPosition<G>(10, [&cards](Played<G> const& played, Rng&) {
          Seen const seen = G::show(played.view(0));
          std::vector<Seen::Trick> tricks = seen.tricks;
          tricks.push_back(seen.trick);
          for (Seen::Trick const& trick : tricks)
            for (Seen::PlayedCard const& shown : trick.cards) {
              QCOMPARE(shown.worth, halvesOf<G>(shown.card));
              ++cards;
            }
        });
    });
    QVERIFY(cards > 1000);
  }

  void actionsHaveTextsOfTheirOwn() {
    FOR_EVERY_GAME({
      everyPosition<G>(shortened(60), [](Played<G> const& played, Rng&) {
        Seat const seat = played.hand.pub.toAct();
        if (seat == nobody) return;
        for (Action action : G::legal(played.hand.pub, played.hand.own(seat))) {
          std::string const text = G::text(action);
          QVERIFY2(G::parse(text) == action, text.c_str());
        }
      });
    });
  }
  void otherTextsAreNoActions() {
    FOR_EVERY_GAME({
      for (char const* text : {"", "play", "play ", "play XX", "bid", "bid X", "trump T", "trump", "pass ",
                               " pass", "PASS", "play AD AD", "bid 99", "play T1 "})
        QVERIFY2(!G::parse(text), text);
    });
  }

  void copiesCompareEqual() {
    FOR_EVERY_GAME({
      everyPosition<G>(30, [](Played<G> const& played, Rng& rng) {
        G copy = played.hand;
        QVERIFY(copy == played.hand);
        if (copy.pub.over()) return;
        Action const action = randomAction(played, rng);
        G other = played.hand;
        copy.apply(action, nullptr);
        QVERIFY(!(copy == played.hand));
        other.apply(action, nullptr);
        QVERIFY(copy == other);
      });
    });
  }

  // Telling changes nothing, and every event has words.
  void eventsChangeNothing() {
    FOR_EVERY_GAME({
      everyPosition<G>(30, [](Played<G> const& played, Rng& rng) {
        if (played.hand.pub.over()) return;
        Action const action = randomAction(played, rng);
        G silent = played.hand;
        G telling = played.hand;
        Events events;
        silent.apply(action, nullptr);
        telling.apply(action, &events);
        QVERIFY(silent == telling);
        QVERIFY(!events.empty());
        for (Event const& event : events) {
          QVERIFY(!event.message.empty());
          QVERIFY(event.onlyFor == nobody || !event.messageForOthers.empty());
        }
      });
    });
  }

  // Neither in its cards, nor in its action, nor in the words.
  void anEventForOneSeatIsBareToOthers() {
    Card const card = fortyCards.cards().lowest();
    Text const full{"test", "{seat} puts {card} aside", "test.full"};
    Text const bare{"test", "{seat} puts a card aside", "test.bare"};
    Event const event{.kind = Event::Kind::setAside,
                      .seat = 2,
                      .action = Action{Action::Kind::discard, card.code},
                      .cards = CardSet{card},
                      .onlyFor = 2,
                      .message = say({full}, {args::seat(2), args::card(card)}),
                      .messageForOthers = say({bare}, {args::seat(2)})};
    QVERIFY(seenBy(event, 2) == event);
    for (Seat const viewer : {nobody, Seat{0}, Seat{4}}) {
      Event const seen = seenBy(event, viewer);
      QVERIFY(seen.cards.empty());
      QVERIFY(seen.action == Action::hiddenDiscard());
      QVERIFY(seen.message == event.messageForOthers);
      QVERIFY(seen.messageForOthers.empty());
    }
    Event forAll = event;
    forAll.onlyFor = nobody;
    QVERIFY(seenBy(forAll, 0) == forAll);
  }

  void replayReachesTheSameState() {
    FOR_EVERY_GAME({
      everyPosition<G>(20, [](Played<G> const& played, Rng&) {
        auto const again = replayed(played, played.deal, [](Card card) { return card; });
        QVERIFY(again && again->hand == played.hand);
      });
    });
  }

  // Where a hand has sides, what one wins the other loses.
  void scoresAgreeWithTheSheet() {
    FOR_EVERY_GAME({
      everyPosition<G>(shortened(200), [](Played<G> const& played, Rng&) {
        if (!played.hand.pub.over()) return;
        PerSeat const scores = played.hand.pub.scores();
        Result const result = played.hand.pub.result();
        QCOMPARE(result.scores, scores);
        QVERIFY(!result.title.empty());
        QCOMPARE(result.roles.size(), static_cast<std::size_t>(played.context.players));
        QVERIFY(result.isVoid || !result.counting.empty());
        int sum = 0;
        for (int score : scores) sum += score;
        bool const sided = std::any_of(result.parts.begin(), result.parts.end(),
                                       [](Result::Part const& part) { return part.caller; });
        if (sided || result.isVoid) QCOMPARE(sum, 0);
      });
    });
  }

  // The tricks are the cards played, in their order, each by whoever played it.
  void everyTrickIsSeen() {
    FOR_EVERY_GAME({
      everyPosition<G>(10, [](Played<G> const& played, Rng&) {
        std::vector<std::pair<Seat, Action>> was;
        for (Done const& done : played.history)
          if (done.action.kind == Action::Kind::play) was.emplace_back(done.seat, done.action);
        Seen const seen = G::show(played.view(nobody));
        std::vector<std::pair<Seat, Action>> shown;
        auto const add = [&shown](Seen::Trick const& trick) {
          for (auto const& card : trick.cards) shown.emplace_back(card.seat, Action::play(card.card));
        };
        for (std::size_t i = 0; i < seen.tricks.size(); ++i) {
          QCOMPARE(seen.tricks[i].number, static_cast<int>(i) + 1);
          QCOMPARE(seen.tricks[i].cards.size(), static_cast<std::size_t>(played.context.players));
          QVERIFY(!seen.tricks[i].taken.empty());
          add(seen.tricks[i]);
        }
        add(seen.trick);
        QVERIFY(shown == was);
      });
    });
  }

  // What has just been said is shown in its own words, whoever looks, but never the viewer's own, nor a call of the
  // auction once the viewer is asked; and of a hand that is over nothing.
  void whatIsSaidIsShownWhileItIsNews() {
    FOR_EVERY_GAME({
      everyPosition<G>(shortened(60), [](Played<G> const& played, Rng&) {
        if (played.history.empty()) return;
        auto const [by, deed] = played.history.back();
        using enum Action::Kind;
        bool const silent = deed.kind == play || deed.kind == discard ||
                            ((deed.kind == announce || deed.kind == show) && deed.first == 0);
        bool const spoken = deed.kind == pass || deed.kind == bid || deed.kind == oblige || deed.kind == solo;
        for (Seat viewer = nobody; viewer < played.context.players; ++viewer) {
          Seen const seen = G::show(played.view(viewer));
          for (Seat seat = 0; seat < played.context.players; ++seat) {
            bool const says = !seen.seats[static_cast<std::size_t>(seat)].said.empty();
            if (seat == viewer || seen.over || (spoken && seen.toAct == viewer))
              QVERIFY(!says);
            else if (seat == by && !silent)
              QVERIFY(says);
          }
        }
      });
    });
  }

  // Whoever looks is told where the hand is, and whoever acts what may be done; and every sentence has what
  // it speaks of, and calls its reader "you".
  void everyStateIsExplained() {
    FOR_EVERY_GAME({
      everyPosition<G>(shortened(40), [](Played<G> const& played, Rng& rng) {
        for (Seat viewer = nobody; viewer < played.context.players; ++viewer) {
          Seen const seen = G::show(played.view(viewer));
          QCOMPARE(seen.viewer, viewer);
          QCOMPARE(seen.toAct, played.hand.pub.toAct());
          QCOMPARE(seen.seats.size(), static_cast<std::size_t>(played.context.players));
          QVERIFY(!seen.status.empty());
          QVERIFY(!seen.guide.where.empty());
          QVERIFY(played.hand.pub.over() == seen.result.has_value());
          if (!seen.over) QVERIFY(!seen.guide.may.empty());
          QVERIFY(!seen.contract.title.empty() && !seen.score.title.empty());
          for (auto const& seat : seen.seats) QVERIFY(!seat.standing.empty() && !seat.spoken.empty());
          bool const calls = viewer != nobody && viewer == seen.toAct &&
                             std::any_of(seen.offers.begin(), seen.offers.end(), [](Offer const& offer) {
                               return offer.legal() && offer.action.kind != Action::Kind::play;
                             });
          if (calls) QVERIFY(!seen.dock.title.empty());
          QString const wrong = faultIn(seen);
          QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
          if (played.hand.pub.over()) continue;
          Events const events = eventsSeen(played.hand, randomAction(played, rng), viewer);
          for (Event const& event : events) {
            QVERIFY2(faultIn(event.message).isEmpty(), event.message.text.id);
            QString const unaddressed = faultTo(viewer, event.message);
            QVERIFY2(unaddressed.isEmpty(), qPrintable(unaddressed));
          }
        }
      });
    });
  }

  void matchesEnd() {
    FOR_EVERY_GAME({
      for (int players : G::info.players)
        for (Options const& options : optionSets(G::info, players)) {
          Rng rng(9);
          Context context = contextOf<G>(players, options, rng);
          context.hand = 0;
          PerSeat totals{};
          int hands = 0;
          int voids = 0;
          std::optional<G> previous;
          for (;; ++hands) {
            QVERIFY(hands < 1000);
            Deal const deal = G::shuffle(context, previous ? &*previous : nullptr, rng);
            Played<G> played{context, deal, G::start(context, deal), {}};
            CardSet all;
            for (CardSet const& hand : deal.hands) all |= hand;
            for (Card card : deal.stock) all.insert(card);
            for (DealtPile const& pile : deal.piles) all |= {pile.under, pile.top};
            QCOMPARE(all, G::info.deck->cards());
            while (!played.hand.pub.over()) played.act(randomAction(played, rng));
            for (std::size_t seat = 0; seat < totals.size(); ++seat)
              totals[seat] += played.hand.pub.scores()[seat];
            voids += played.hand.pub.result().isVoid ? 1 : 0;
            std::optional<Context> const next = G::next(context, played.hand);
            if (!next) break;
            QCOMPARE(next->hand, static_cast<std::int16_t>(context.hand + 1));
            QCOMPARE(next->totals, totals);
            context = *next;
            previous = played.hand;
          }
          if (G::info.handsOption < 0) continue;
          int const wanted = context.options.values[static_cast<std::size_t>(G::info.handsOption)];
          QVERIFY(hands + 1 - voids == wanted || hands + 1 == 10 * wanted);
        }
    });
  }

  // The facts are true, and complete enough to deal from.
  void factsAreTrue() {
    FOR_EVERY_GAME({
      everyPosition<G>(30, [](Played<G> const& played, Rng&) {
        for (Seat viewer = nobody; viewer < played.context.players; ++viewer) {
          View<G> const view = played.view(viewer);
          Facts const facts = G::facts(view);
          QVERIFY(G::fits(view, played.deal));
          CardSet aside = facts.unseen;
          int counted = facts.stockCount;
          for (Seat seat = 0; seat < played.context.players; ++seat) {
            auto const index = static_cast<std::size_t>(seat);
            if (seat == viewer) {
              QCOMPARE(facts.count[index], 0);
              continue;
            }
            CardSet const held = played.hand.own(seat).cards & facts.unseen;
            QVERIFY(facts.may[index].contains(held));
            QCOMPARE(facts.count[index], held.size());
            counted += facts.count[index];
            aside -= held;
          }
          for (auto const& [place, cards] : apart(played)) {
            CardSet const lying = cards & facts.unseen;
            QVERIFY(facts.may[place].contains(lying));
            QCOMPARE(facts.count[place], lying.size());
            counted += facts.count[place];
            aside -= lying;
          }
          QCOMPARE(counted, facts.unseen.size());
          QCOMPARE(facts.stockCount, aside.size());
          QVERIFY(facts.mayStock.contains(aside));
        }
      });
    });
  }

  // In every world that looks the same to a viewer the facts hold, and it fits; where nothing was put aside
  // unseen, what looks otherwise does not fit.
  void factsAndFitsTellTheWorlds() {
    FOR_EVERY_GAME({
      int same = 0;
      int other = 0;
      everyPosition<G>(20, [&](Played<G> const& played, Rng& rng) {
        for (Seat viewer = 0; viewer < played.context.players; ++viewer) {
          View<G> const view = played.view(viewer);
          for (bool byFacts : {true, false}) {
            World const world = otherWorld(played, view, byFacts, rng);
            auto const again = replayed(played, world);
            bool const looksTheSame = again && again->view(viewer) == view;
            ++(looksTheSame ? same : other);
            if (looksTheSame) {
              QVERIFY(world.keepsToFacts);
              QVERIFY(G::fits(view, world.deal));
            } else if (!anythingHidden(view.history)) {
              QVERIFY(!world.keepsToFacts || !G::fits(view, world.deal));
            }
          }
        }
      });
      QVERIFY(same > 1000);
    });
  }

  // A world that differs only in hidden cards looks the same to the viewer, and to the face; and what an
  // action has moved is told to the viewer in the same words.
  void hiddenCardsDoNotShow() {
    FOR_EVERY_GAME({
      int changed = 0;
      int told = 0;
      everyPosition<G>(shortened(15), [&changed, &told](Played<G> const& played, Rng& rng) {
        for (Seat viewer = nobody; viewer < played.context.players; ++viewer) {
          View<G> const view = played.view(viewer);
          auto const other = otherView(played, view, rng);
          if (!other) continue;
          bool const differs = !(other->deal == played.deal);
          if (differs) ++changed;
          if (played.hand.pub.over()) continue;
          QVERIFY(G::show(other->view(viewer)) == G::show(view));
          Action const action = randomAction(played, rng);
          bool const unseen = action.kind == Action::Kind::discard && viewer != played.hand.pub.toAct();
          Actions const legal = G::legal(other->hand.pub, other->hand.own(other->hand.pub.toAct()));
          if (unseen || std::find(legal.begin(), legal.end(), action) == legal.end()) continue;
          // What an action turns up (the dog, at the end of the auction) was hidden before.
          Played<G> after = played;
          Played<G> otherAfter = *other;
          after.act(action);
          otherAfter.act(action);
          if (!(after.view(viewer) == otherAfter.view(viewer))) continue;
          if (differs) ++told;
          QVERIFY(eventsSeen(played.hand, action, viewer) == eventsSeen(other->hand, action, viewer));
        }
      });
      QVERIFY(changed > inRun(1000));
      QVERIFY(told > inRun(500));
    });
  }
};

}  // namespace testProperties

QTEST_APPLESS_MAIN(testProperties::TestProperties)
#include "test_properties.moc"
