// The deal of the day: seeds that sha256sum gives too, and a challenge that is sound in every game.
#include <QTest>
#include <set>

#include "core/match/challenge.h"
#include "core/match/deal_of_the_day.h"
#include "core/match/verify.h"
#include "tests/joined.h"

namespace testDealOfTheDay {

using namespace giaguaro;
using namespace std::chrono_literals;

class TestDealOfTheDay : public QObject {
  Q_OBJECT

 private slots:
  // Found by: printf '%s' 'giaguaro, deal of the day: 2026-11-25 jaguar' | sha256sum, and so on.
  void seedsAsSha256sumHasThem() {
    QCOMPARE(seedOfTheDay("jaguar", 2026y / 11 / 25), std::uint64_t{0x75cc5569fdf5});
    QCOMPARE(seedOfTheDay("tarot", 2026y / 11 / 25), std::uint64_t{58620223312641});
    QCOMPARE(seedOfTheDay("jabberwocky", 2028y / 2 / 29), std::uint64_t{24162733111754});
    QCOMPARE(seedOfTheDay("jaago-chalis", 2001y / 1 / 1), std::uint64_t{147327361649765});
  }

  void isASoundChallenge() {
    std::set<std::uint64_t> seeds;
    for (GameInfo const* game : allGames())
      for (auto const day : {2026y / 11 / 25, 2026y / 11 / 26}) {
        Record const match = dealOfTheDay(*game, day);
        Reading const reading = readAsFarAsPossible(toJson(match));
        auto const problem = verify(reading);
        QVERIFY2(!problem, problem ? problem->text().c_str() : "");
        auto const challenge = challengeIn(reading.record);
        QVERIFY(challenge && challenge->results.empty() && challenge->seat == 0);
        QCOMPARE(match.levels.front(), std::string("human"));
        QCOMPARE(match.levels.back(), std::string("club/untimed"));
        if (game->handsOption >= 0)
          QCOMPARE(match.options.values[static_cast<std::size_t>(game->handsOption)], std::int16_t{1});
        seeds.insert(match.seed);
      }
    QCOMPARE(seeds.size(), 2 * allGames().size());
  }

  // By the calendar of wherever it began, of which the record's time is not told.
  void ofItsDay() {
    Record match = dealOfTheDay(*allGames().front(), 2026y / 11 / 30);
    QVERIFY(!isOfItsDay(match));
    for (char const* began : {"2026-11-30T12:00:00Z", "2026-11-29T23:30:00Z", "2026-12-01T00:10:00Z"}) {
      match.identity.started = began;
      QVERIFY2(isOfItsDay(match), began);
    }
    for (char const* began : {"2026-11-28T23:59:00Z", "2026-12-02T00:00:00Z", "yesterday"}) {
      match.identity.started = began;
      QVERIFY2(!isOfItsDay(match), began);
    }
    match.identity.started = "2026-11-30T12:00:00Z";
    ++match.seed;
    QVERIFY(!isOfItsDay(match));
  }
};

}  // namespace testDealOfTheDay

QTEST_GUILESS_MAIN(testDealOfTheDay::TestDealOfTheDay)
#include "test_deal_of_the_day.moc"
