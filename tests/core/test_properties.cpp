// What must hold in every game: written once over the list of games, each at every player count.
#include <QTest>
#include <functional>

#include "core/ai/players.h"
#include "core/games/games.h"

using namespace giaguaro;

namespace {

// A hand in progress with its history: what a Table holds, with nothing hidden.
template <Game G>
struct Played {
  Context context;
  Deal deal;
  G hand;
  History history;

  void act(Action action, Events* events = nullptr) {
    history.push_back({hand.pub.toAct(), action});
    hand.apply(action, events);
  }
  View<G> view(Seat seat) const { return viewOf(context, hand, history, seat); }
};

template <Game G>
Played<G> dealt(Context const& context, Rng& rng) {
  Deal const deal = G::shuffle(context, nullptr, rng);
  return {context, deal, G::start(context, deal), {}};
}

template <Game G>
Context contextOf(int players, Rng& rng) {
  Context context;
  context.options = completed(G::info.options, {});
  context.players = static_cast<std::int8_t>(players);
  context.dealer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
  return context;
}

template <Game G>
Action randomAction(Played<G> const& played, Rng& rng) {
  return randomPlayer<G>(played.view(played.hand.pub.toAct()), rng, {}).action;
}

// Calls `visit` at every position of `hands` random hands, the first and the last included.
template <Game G>
void everyPosition(int hands, std::function<void(Played<G> const&, Rng&)> const& visit) {
  for (int players : G::info.players) {
    Rng rng(static_cast<std::uint64_t>(players));
    for (int i = 0; i < hands; ++i) {
      Played<G> played = dealt<G>(contextOf<G>(players, rng), rng);
      visit(played, rng);
      while (!played.hand.pub.over()) {
        played.act(randomAction(played, rng));
        visit(played, rng);
      }
    }
  }
}

CardSet playedCards(History const& history) {
  CardSet set;
  for (Done const& done : history)
    if (done.action.kind == Action::Kind::play) set.insert(done.action.card());
  return set;
}

// Another deal that looks the same to the viewer: the cards it cannot see are dealt out afresh, until both
// the facts and what only `fits` knows agree.
template <Game G>
std::optional<Deal> otherDeal(Played<G> const& played, View<G> const& view, Rng& rng) {
  Facts const facts = G::facts(view);
  std::vector<Card> unseen = G::info.deck->sorted(facts.unseen);
  for (int attempt = 0; attempt < 200; ++attempt) {
    rng.shuffle(unseen);
    Deal deal = played.deal;
    for (CardSet& hand : deal.hands) hand -= facts.unseen;
    deal.stock.clear();
    std::size_t next = 0;
    bool allowed = true;
    for (std::size_t seat = 0; seat < mostSeats; ++seat)
      for (int i = 0; i < facts.count[seat]; ++i) {
        allowed = allowed && facts.may[seat].contains(unseen[next]);
        deal.hands[seat].insert(unseen[next++]);
      }
    for (Card card : played.deal.stock) deal.stock.push(facts.unseen.contains(card) ? unseen[next++] : card);
    if (allowed && G::fits(view, deal)) return deal;
  }
  return std::nullopt;
}

// The same actions from another deal.
template <Game G>
Played<G> replayed(Played<G> const& played, Deal const& deal) {
  Played<G> other{played.context, deal, G::start(played.context, deal), {}};
  for (Done const& done : played.history) other.act(done.action);
  return other;
}

// What the viewer is told of an action.
template <Game G>
Events eventsSeen(G hand, Action action, Seat viewer) {
  Events events;
  hand.apply(action, &events);
  for (Event& event : events) event = seenBy(std::move(event), viewer);
  return events;
}

#define FOR_EVERY_GAME(body) AllGames::forEach([&]<class G>() body)

}  // namespace

class TestProperties : public QObject {
  Q_OBJECT

 private slots:
  void everyCardIsInOnePlace() {
    FOR_EVERY_GAME({
      everyPosition<G>(60, [](Played<G> const& played, Rng&) {
        CardSet all = playedCards(played.history);
        int count = all.size();
        for (Seat seat = 0; seat < played.context.players; ++seat) {
          View<G> const view = played.view(seat);
          CardSet held;
          for (Card card : G::show(view).hand) held.insert(card);
          all |= held;
          count += held.size();
        }
        for (Card card : played.deal.stock) {
          all.insert(card);
          ++count;
        }
        QCOMPARE(all, G::info.deck->cards());
        QCOMPARE(count, G::info.deck->cards().size());
      });
    });
  }

  void aSeatIsToActUntilTheHandIsOver() {
    FOR_EVERY_GAME({
      everyPosition<G>(60, [](Played<G> const& played, Rng&) {
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
      everyPosition<G>(60, [](Played<G> const& played, Rng&) {
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
      everyPosition<G>(40, [](Played<G> const& played, Rng&) {
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

  void actionsHaveTextsOfTheirOwn() {
    FOR_EVERY_GAME({
      everyPosition<G>(60, [](Played<G> const& played, Rng&) {
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
                               " pass", "PASS", "play AD AD", "bid 1", "play T1 "})
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
        QVERIFY(replayed(played, played.deal).hand == played.hand);
      });
    });
  }

  void scoresSumToZeroAndAgreeWithTheSheet() {
    FOR_EVERY_GAME({
      everyPosition<G>(200, [](Played<G> const& played, Rng&) {
        if (!played.hand.pub.over()) return;
        PerSeat const scores = played.hand.pub.scores();
        int sum = 0;
        for (int score : scores) sum += score;
        QCOMPARE(sum, 0);
        Result const result = played.hand.pub.result();
        QCOMPARE(result.scores, scores);
        QVERIFY(!result.title.empty());
      });
    });
  }

  void matchesEnd() {
    FOR_EVERY_GAME({
      for (int players : G::info.players) {
        Rng rng(9);
        Context context = contextOf<G>(players, rng);
        PerSeat totals{};
        int hands = 0;
        for (;; ++hands) {
          QVERIFY(hands < 1000);
          Played<G> played = dealt<G>(context, rng);
          while (!played.hand.pub.over()) played.act(randomAction(played, rng));
          for (std::size_t seat = 0; seat < totals.size(); ++seat)
            totals[seat] += played.hand.pub.scores()[seat];
          std::optional<Context> const next = G::next(context, played.hand);
          if (!next) break;
          QCOMPARE(next->hand, static_cast<std::int16_t>(context.hand + 1));
          QCOMPARE(next->totals, totals);
          context = *next;
        }
        if (G::info.handsOption >= 0)
          QCOMPARE(hands + 1,
                   static_cast<int>(context.options.values[static_cast<std::size_t>(G::info.handsOption)]));
      }
    });
  }

  // The facts are true, and complete enough to deal from.
  void factsAreTrue() {
    FOR_EVERY_GAME({
      everyPosition<G>(30, [](Played<G> const& played, Rng&) {
        for (Seat viewer = 0; viewer < played.context.players; ++viewer) {
          View<G> const view = played.view(viewer);
          Facts const facts = G::facts(view);
          QVERIFY(G::fits(view, played.deal));
          int counted = facts.stockCount;
          for (Seat seat = 0; seat < played.context.players; ++seat) {
            auto const index = static_cast<std::size_t>(seat);
            if (seat == viewer) {
              QCOMPARE(facts.count[index], 0);
              continue;
            }
            CardSet held;
            for (Card card : G::show(played.view(seat)).hand) held.insert(card);
            QVERIFY(facts.may[index].contains(held));
            QCOMPARE(facts.count[index], held.size());
            counted += facts.count[index];
          }
          QCOMPARE(counted, facts.unseen.size());
        }
      });
    });
  }

  // A world that differs only in hidden cards looks the same to the viewer, and to the face; and what an
  // action has moved is told to the viewer in the same words.
  void hiddenCardsDoNotShow() {
    FOR_EVERY_GAME({
      int changed = 0;
      int told = 0;
      everyPosition<G>(15, [&changed, &told](Played<G> const& played, Rng& rng) {
        for (Seat viewer = nobody; viewer < played.context.players; ++viewer) {
          View<G> const view = played.view(viewer);
          std::optional<Deal> const deal = otherDeal(played, view, rng);
          if (!deal) continue;
          if (!(*deal == played.deal)) ++changed;
          Played<G> const other = replayed(played, *deal);
          QVERIFY(other.view(viewer) == view);
          if (played.hand.pub.over()) continue;
          QVERIFY(G::show(other.view(viewer)) == G::show(view));
          Action const action = randomAction(played, rng);
          Actions const legal = G::legal(other.hand.pub, other.hand.own(other.hand.pub.toAct()));
          if (std::find(legal.begin(), legal.end(), action) == legal.end()) continue;
          if (!(*deal == played.deal)) ++told;
          QVERIFY(eventsSeen(played.hand, action, viewer) == eventsSeen(other.hand, action, viewer));
        }
      });
      QVERIFY(changed > 1000);
      QVERIFY(told > 500);
    });
  }

  // No peeking: with the hidden cards changed each player decides the same; and its own cards do matter.
  void playersDoNotPeek() {
    FOR_EVERY_GAME({
      for (std::string_view name : playerNames) {
        Player<G> const decide = findPlayer<G>(name);
        int same = 0;
        int otherwise = 0;
        everyPosition<G>(15, [&](Played<G> const& played, Rng& rng) {
          Seat const seat = played.hand.pub.toAct();
          if (seat == nobody) return;
          View<G> const view = played.view(seat);
          Rng first(5);
          Action const decided = decide(view, first, {}).action;
          Actions const legal = G::legal(view.pub, *view.own);
          QVERIFY(std::find(legal.begin(), legal.end(), decided) != legal.end());
          for (int i = 0; i < 3; ++i)
            if (std::optional<Deal> const deal = otherDeal(played, view, rng)) {
              Rng again(5);
              QVERIFY(decide(replayed(played, *deal).view(seat), again, {}).action == decided);
              ++same;
            }
          // Another seat's cards as one's own, where they are as many: decisions must follow them.
          View<G> swapped = view;
          swapped.own = played.hand.own(seatAfter(seat, played.context.players));
          if (G::legal(swapped.pub, *swapped.own).empty()) return;
          Rng again(5);
          if (decide(swapped, again, {}).action != decided) ++otherwise;
        });
        QVERIFY(same > 1000);
        QVERIFY2(otherwise > 100, std::string(name).c_str());
      }
    });
  }
};

QTEST_APPLESS_MAIN(TestProperties)
#include "test_properties.moc"
