// What computer players do not give away. A novice errs, a little and often; but it does not throw away what
// it has just learned to count.
#include <QTest>
#include <algorithm>

#include "core/games/searches.h"
#include "tests/core/positions.h"
#include "tests/core/run_length.h"
#include "tests/joined.h"

namespace testGifts {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

Action cardOf(int strength) { return Action::play(Card::of(Suit::clubs, strength)); }

// Of these worths, the best first.
Advice adviceOf(std::initializer_list<double> worths) {
  Advice advice;
  int strength = 0;
  for (double const worth : worths)
    advice.candidates.push_back({.action = cardOf(strength++), .worth = worth, .playouts = 40});
  advice.action = advice.candidates.front().action;
  return advice;
}

// How often each candidate is what is done, of a hundred times.
std::array<int, 4> chosen(Advice const& advice) {
  std::array<int, 4> counts{};
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Advice slipped = advice;
    Rng rng(seed);
    slip(slipped, rng);
    if (slipped.action != slipped.candidates.front().action) qFatal("what is done comes first");
    ++counts[static_cast<std::size_t>(slipped.action.card().strength())];
  }
  return counts;
}

// A lead by which a hand can lose much: the worst of all cards that may be led is this one, surely.
struct Gift {
  View<Jaguar> view;
  Action card;
};

// Cards of Jaago-Chalis of which the worst is worse than the best by two points and more.
struct Loss {
  View<JaagoChalis> view;
  Action card;
};

std::vector<Loss> losses(int hands) {
  constexpr int halves = 4;
  std::vector<Loss> found;
  everyPosition<JaagoChalis>(
      hands,
      [&](Played<JaagoChalis> const& played, Rng& rng) {
        if (!played.hand.pub.playing() || rng.below(8) != 0) return;
        View<JaagoChalis> const view = played.view(played.hand.pub.toAct());
        if (JaagoChalis::Mind::considered(view).size() < 3) return;
        Rng own(1);
        Advice const advice = playerOf<JaagoChalis>(*parsePlayer("expert:3000it"))(view, own, {});
        auto const worst =
            std::min_element(advice.candidates.begin(), advice.candidates.end(),
                             [](Candidate const& a, Candidate const& b) { return a.worth < b.worth; });
        if (advice.candidates.front().score - worst->score >= halves) found.push_back({view, worst->action});
      },
      greedyAction<JaagoChalis>);
  return found;
}

Seat afterAll(Seat leader) { return seatAfter(leader, FreePlay::players, FreePlay::players - 1); }

bool surelyWorst(View<Jaguar> const& view, Action action) {
  Rng rng(1);
  Advice const advice = playerOf<Jaguar>(*parsePlayer("expert:3000it/no-endings"))(view, rng, {});
  auto const own = std::find_if(advice.candidates.begin(), advice.candidates.end(),
                                [action](Candidate const& one) { return one.action == action; });
  if (own == advice.candidates.end()) return false;
  double const best = advice.candidates.front().worth;
  bool const worst = std::all_of(advice.candidates.begin(), advice.candidates.end(),
                                 [&](Candidate const& one) { return one.worth >= own->worth; });
  constexpr double much = 0.02;  // a sixth of the stake of one who plays against the jaguar
  return worst && best - own->worth > much;
}

// Leads of a friend's three while the ace of its suit is out, and of an opponent's ace into a jaguar that
// plays last.
std::vector<Gift> gifts(int hands) {
  constexpr int three = 8;
  constexpr int ace = 9;
  std::vector<Gift> found;
  everyPosition<Jaguar>(
      hands,
      [&](Played<Jaguar> const& played, Rng&) {
        Jaguar::Public const& pub = played.hand.pub;
        if (!pub.playing() || pub.trick.count > 0 || pub.toAct() == pub.jaguar) return;
        View<Jaguar> const view = played.view(pub.toAct());
        CardSet const own = view.own->cards;
        if (own.size() < 4) return;
        bool const isFriend = own.contains(pub.called);
        if (!isFriend && afterAll(pub.toAct()) != pub.jaguar) return;
        CardSet const unseen = Jaguar::facts(view).unseen;
        for (Card card : own) {
          if (card.suit() == pub.trump || card.strength() != (isFriend ? three : ace)) continue;
          if (isFriend && !unseen.contains(Card::of(card.suit(), ace))) continue;
          if (surelyWorst(view, Action::play(card))) found.push_back({view, Action::play(card)});
        }
      },
      greedyAction<Jaguar>);
  return found;
}

// At five players: the holder of the called king and its queen plays last to a trick of their suit that a
// defender has ruffed, and has a low card of it too.
std::vector<View<Tarot>> ruffedLeads(std::size_t most) {
  std::vector<View<Tarot>> found;
  Rng rng(5);
  for (int hands = 0; hands < 4000 && found.size() < most; ++hands) {
    Played<Tarot> played = dealt<Tarot>(contextOf<Tarot>(5, completed(Tarot::info.options, {}), rng), rng);
    while (!played.hand.pub.over()) {
      Tarot::Public const& pub = played.hand.pub;
      Seat const seat = pub.toAct();
      CardSet const own = played.hand.own(seat).cards;
      bool const isPartner = pub.called.valid() && own.contains(pub.called) && seat != pub.taker;
      if (pub.playing() && isPartner && pub.trick.count == 4 && pub.led == pub.called.suit() &&
          pub.trick.best.suit() == Suit::trumps && pub.trick.winner != pub.taker &&
          own.contains(Card::of(pub.led, Tarot::queen)) && own.in(pub.led).lowest().strength() < Tarot::jack)
        found.push_back(played.view(seat));
      played.act(greedyAction(played, rng));
    }
  }
  return found;
}

}  // namespace

class TestGifts : public QObject {
  Q_OBJECT

 private slots:
  void everyOtherTimeItTakesTheSecondBest() {
    std::array<int, 4> const counts = chosen(adviceOf({0.60, 0.58, 0.57, 0.40}));
    QVERIFY(counts[0] > 30 && counts[1] > 30);
    QCOMPARE(counts[0] + counts[1], 100);
  }

  void itNeverTakesWhatIsAmongTheWorst() {
    QCOMPARE(chosen(adviceOf({0.60, 0.50}))[0], 100);              // there are but the two
    QCOMPARE(chosen(adviceOf({0.60, 0.54, 0.53, 0.50}))[0], 100);  // more than half of all that is at stake
    QCOMPARE(chosen(adviceOf({0.90, 0.84, 0.50, 0.10}))[0], 100);  // less, but much
    QCOMPARE(chosen(adviceOf({0.60}))[0], 100);
    QVERIFY(chosen(adviceOf({0.60, 0.60, 0.60}))[1] > 30);  // all the same
  }

  // Where that gives points away and there is better. Drawn from all its cards they would be one in six.
  void itDoesNotGiveItsBestCardsAway() {
    std::vector<Gift> const positions = gifts(150);
    QVERIFY2(positions.size() >= 8, qPrintable(QString::number(positions.size())));
    int given = 0;
    int decisions = 0;
    for (Gift const& gift : positions)
      for (int seed = 0; seed < inRun(12); ++seed) {
        Rng rng(static_cast<std::uint64_t>(seed));
        Advice const advice = playerOf<Jaguar>(*parsePlayer("novice:300it"))(gift.view, rng, {});
        given += advice.action == gift.card ? 1 : 0;
        ++decisions;
      }
    QVERIFY2(given * 12 < decisions, qPrintable(QString("%1 of %2").arg(given).arg(decisions)));
  }

  void itDoesNotThrowPointsAwayWhereItThinksLittle() {
    std::vector<Loss> const positions = losses(60);
    QVERIFY2(positions.size() >= 8, qPrintable(QString::number(positions.size())));
    int given = 0;
    int decisions = 0;
    for (Loss const& loss : positions)
      for (int seed = 0; seed < inRun(12); ++seed) {
        Rng rng(static_cast<std::uint64_t>(seed));
        PlayerSpec const novice{.level = Level::novice,
                                .iterations = JaagoChalis::Mind::tuning.noviceIterations};
        given += playerOf<JaagoChalis>(novice)(loss.view, rng, {}).action == loss.card ? 1 : 0;
        ++decisions;
      }
    QVERIFY2(given * 12 < decisions, qPrintable(QString("%1 of %2").arg(given).arg(decisions)));
  }

  void aQueenIsNotThrownUnderARuff() {
    std::vector<View<Tarot>> const positions = ruffedLeads(5);
    QVERIFY2(positions.size() >= 3, qPrintable(QString::number(positions.size())));
    for (View<Tarot> const& view : positions)
      for (std::uint64_t seed = 0; seed < 4; ++seed) {
        Rng rng(seed);
        Advice const advice = playerOf<Tarot>(*parsePlayer("club:800it"))(view, rng, {});
        // A low card of the suit, or the excuse, which has no strength.
        QVERIFY2(advice.action.card().strength() < Tarot::jack, Tarot::text(advice.action).c_str());
      }
  }
};

}  // namespace testGifts

QTEST_APPLESS_MAIN(testGifts::TestGifts)
#include "test_gifts.moc"
