// What a seat knows for certain of single cards (core/rules/certainty.h): true, all of it, each from the act that
// proves it, and nothing that the seat could not know.
#include <QTest>

#include "core/match/table.h"
#include "core/rules/certainty.h"
#include "tests/core/jabberwocky_hands.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testCertainties {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

using Kind = Certainty::Kind;

// What this seat knew before the first act and after each.
template <Game G>
std::vector<Facts> pastOf(Played<G> const& played, Seat viewer) {
  Played<G> again{played.context, played.deal, G::start(played.context, played.deal), {}};
  std::vector<Facts> past{G::facts(again.view(viewer))};
  for (Done const& done : played.history) {
    again.act(done.action);
    past.push_back(G::facts(again.view(viewer)));
  }
  return past;
}

// What may lie in a seat's hand, or (nobody) where no seat holds it.
CardSet mayHold(Facts const& facts, Seat of) {
  return facts.unseen & (of == nobody ? facts.mayStock : facts.may[static_cast<std::size_t>(of)]);
}

int roomOf(Facts const& facts, Seat of) {
  return of == nobody ? facts.stockCount : facts.count[static_cast<std::size_t>(of)];
}

bool mayBeElsewhere(Facts const& facts, Card card, Seat of) {
  for (Seat seat = nobody; seat < static_cast<Seat>(mostHoldings); ++seat)
    if (seat != of && roomOf(facts, seat) > 0 && mayHold(facts, seat).contains(card)) return true;
  return false;
}

std::unique_ptr<Table> jabberwocky(QStringList const& hands) {
  auto table = openTable({"jabberwocky", 3, completed(findGame("jabberwocky")->options, {}), 1, {}, {}});
  table->deal(jabberwockyHands::dealWith(jabberwockyHands::context(3, 3, 2), hands, "2S"), 2);
  return table;
}

void act(Table& table, QString const& texts) {
  for (QString const& text : texts.split(", ")) table.apply(table.parse(text.toStdString()).value());
}

QString told(Table const& table, Seat viewer) {
  QStringList lines;
  for (Certainty const& each : table.at(viewer).certainties())
    lines << QString("%1 %2 %3 after %4")
                 .arg(each.of)
                 .arg(each.kind == Kind::holds ? "holds" : "lacks", jabberwockyHands::texts(each.cards))
                 .arg(each.acts);
  return lines.join("; ");
}

}  // namespace

class TestCertainties : public QObject {
  Q_OBJECT

 private slots:
  void aVoidIsProvedByTheCardThatDidNotFollow() {
    auto const table = jabberwocky({"KC 2C 3C", "4D 5D AS", "6C 7C AC"});
    act(*table, "bid 0, bid 1, bid 1, play KC");
    QCOMPARE(told(*table, 0), QString());
    act(*table, "play 4D");
    QCOMPARE(told(*table, 0), QString("1 lacks AC QC JC 10C 9C 8C 7C 6C 5C 4C after 5"));
    QCOMPARE(told(*table, 2), QString("1 lacks QC JC 10C 9C 8C 5C 4C 3C 2C after 5"));
    QCOMPARE(told(*table, 1), QString());
    QCOMPARE(table->at(0).history()[4], (Done{1, *table->parse("play 4D")}));
  }

  // That a seat has nothing over a card is proved earlier than that it has nothing at all: others had to play what it might
  // still have had.
  void aSuitIsGoneWithTheLastThatWasPossible() {
    auto const cards = [](QStringList const& names) {
      CardSet set;
      for (QString const& name : names) set.insert(*fiftyTwoCards.parse(name.toStdString()));
      return set;
    };
    CardSet const high = cards({"KC", "QC"});
    CardSet const rest = cards({"4D", "5D", "6D", "7D", "8D", "9D"});
    CardSet const low = cards({"2C"});
    Facts start;
    start.unseen = low | high | rest;
    start.count = {0, 4, 4, 1};
    for (std::size_t seat : {1, 2, 3}) start.may[seat] = start.unseen;
    Facts ducked = start;  // seat 1 did not go over
    ducked.may[1] = low | rest;
    Facts gone = ducked;  // seat 2 has played the low one
    gone.unseen = high | rest;
    gone.count[2] = 3;
    std::vector<Facts> const past{start, ducked, gone};
    Certainty expected{.of = 1, .kind = Kind::lacks, .cards = high, .acts = 1};
    QCOMPARE(certaintiesOf(std::span(past).first(2)), std::vector{expected});
    expected.acts = 2;
    QCOMPARE(certaintiesOf(past), std::vector{expected});
  }

  // Whatever was ruled out before: of a suit that is gone the act that proved the last of it.
  void isTrueAndProved() {
    FOR_EVERY_GAME({
      int found = 0;
      everyPosition<G>(shortened(6), [&](Played<G> const& played, Rng&) {
        for (Seat viewer = 0; viewer < played.context.players; ++viewer) {
          std::vector<Facts> const past = pastOf(played, viewer);
          for (Certainty const& each : certaintiesOf(past)) {
            ++found;
            QVERIFY(!each.cards.empty() && past.back().unseen.contains(each.cards));
            if (each.of != nobody) {
              CardSet const hand = lyingAt(played, each.of);
              QVERIFY(each.kind == Kind::holds ? hand.contains(each.cards) : (hand & each.cards).empty());
            }
            auto const at = static_cast<std::size_t>(each.acts);
            // From the start, or since something lies there at all.
            bool doubted = at == 0 || roomOf(past[at - 1], each.of) == 0;
            for (Card const card : each.cards) {
              bool const holds = each.kind == Kind::holds;
              if (!holds) QVERIFY(!mayHold(past[at], each.of).contains(card));
              // Or it lay in sight.
              if (!doubted) doubted = !past[at - 1].unseen.contains(card);
              if (!doubted && holds) doubted = mayBeElsewhere(past[at - 1], card, each.of);
              if (!doubted && !holds) doubted = mayHold(past[at - 1], each.of).contains(card);
            }
            // Or the last of its suit that might have been there was played then.
            if (!doubted && each.kind == Kind::lacks)
              doubted = !(mayHold(past[at - 1], each.of) & past[at - 1].unseen)
                             .in(each.cards.lowest().suit())
                             .empty();
            QVERIFY(doubted);
          }
        }
      });
      QVERIFY2(found > 0, G::info.id.data());
    });
  }

  void leavesNothingOut() {
    FOR_EVERY_GAME({
      everyPosition<G>(shortened(6), [&](Played<G> const& played, Rng&) {
        for (Seat viewer = 0; viewer < played.context.players; ++viewer) {
          std::vector<Facts> const past = pastOf(played, viewer);
          Facts const& now = past.back();
          std::map<Seat, CardSet> lacks;
          CardSet held;
          for (Certainty const& each : certaintiesOf(past))
            (each.kind == Kind::holds ? held : lacks[each.of]) |= each.cards;
          for (Seat seat = 0; seat < played.context.players; ++seat) {
            if (roomOf(now, seat) == 0) continue;
            QVERIFY((lacks[seat] | held).contains(now.unseen - mayHold(now, seat)));
            for (Card const card : mayHold(now, seat))
              if (!mayBeElsewhere(now, card, seat)) QVERIFY(held.contains(card));
          }
        }
      });
    });
  }

  // With hidden cards changed it is the same.
  void nobodyPeeks() {
    FOR_EVERY_GAME({
      int same = 0;
      everyPosition<G>(shortened(6), [&](Played<G> const& played, Rng& rng) {
        auto const viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(played.context.players)));
        auto const other = otherView(played, played.view(viewer), rng);
        if (!other) return;
        ++same;
        QCOMPARE(certaintiesOf(pastOf(*other, viewer)), certaintiesOf(pastOf(played, viewer)));
      });
      QVERIFY2(same > 20, G::info.id.data());
    });
  }
};

}  // namespace testCertainties

QTEST_APPLESS_MAIN(testCertainties::TestCertainties)
#include "test_certainties.moc"
