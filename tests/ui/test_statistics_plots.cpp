// What the plots of statistics show and say, as values: in which order, over how many, and what they leave out.
#include <QTest>

#include "core/match/table.h"
#include "tests/joined.h"
#include "ui/statistics/plot_looks.h"
#include "ui/statistics/statistics_plots.h"
#include "ui/text/game_id.h"

namespace testStatisticsPlots {

using namespace giaguaro;

CountedName rankName(Rank rank) { return {CountedName::Kind::rank, static_cast<int>(rank), {}, {}}; }

class TestStatisticsPlots : public QObject {
  Q_OBJECT

  static StatisticsWords wordsOf(char const* game) {
    std::vector<LevelChoice> const levels{{"club", Text{"app", "Club player", "level.club"}},
                                          {"expert", Text{"app", "Expert", "level.expert"}}};
    return {HistoryWords(allGames(), levels, QDate(2026, 11, 25)), findGame(game)};
  }
  static PlotSetting setting() { return {Theme::named("green"), {"club", "expert"}, {}}; }
  static Statistics some() {
    Statistics statistics;
    statistics.filter = {"Anna", "jaguar", 0};
    statistics.hands = 214;
    statistics.matches = 22;
    statistics.score = {214, 0.244, 0.19};
    return statistics;
  }

 private slots:
  // What differs more than chance would have it is said, and nothing else.
  void saysWhatStandsOut() {
    Statistics statistics = some();
    StatisticsWords const words = wordsOf("jaguar");
    CountedName caller{.kind = CountedName::Kind::role, .word = "r1", .source = "caller"};
    CountedName friendly{.kind = CountedName::Kind::role, .word = "r2", .source = "friend"};
    CountedName alone{.kind = CountedName::Kind::role, .word = "r3", .source = "alone"};
    statistics.roles = {{friendly, {130, 0.1, 0.2}}, {caller, {180, 0.8, 0.3}}, {alone, {4, -2, 0.1}}};
    QCOMPARE(words.finding(statistics),
             "The best part is caller (+0.80 per hand), the hardest friend (+0.10).");
    statistics.roles[0].score.margin = 0.5;
    QCOMPARE(words.finding(statistics), QString());
    int const march = 12 * 2026 + 2;
    statistics.lossByMonth = {
        {march, {120, 0.15, 0.04}}, {march + 1, {90, 0.1, 0.01}}, {march + 2, {90, 0.12, 0.01}}};
    QCOMPARE(words.finding(statistics), QString());
    statistics.lossByMonth.push_back({march + 8, {90, 0.06, 0.01}});
    QCOMPARE(words.finding(statistics), "A choice cost 0.15 of the score in March, 0.06 in November.");
    statistics.lossByMonth.back().month = march + 12;
    QCOMPARE(words.finding(statistics), "A choice cost 0.15 of the score in March 2026, 0.06 in March 2027.");
  }

  // Low bids are the hard ones: they stand last, wherever they came from.
  void ranksAreInTheirOrder() {
    Statistics statistics = some();
    statistics.bid = 25;
    statistics.made = 12;
    for (auto const& [rank, bid, made] : {std::tuple(Rank::two, 9, 2), std::tuple(Rank::ace, 6, 6),
                                          std::tuple(Rank::seven, 4, 1), std::tuple(Rank::three, 6, 3)})
      statistics.contracts.push_back(
          {rankName(rank), {bid, 0, 0}, bid, made, {{"club", {}, 40, 30}, {"expert", {}, 19, 19}}});
    std::vector<Plot> const plots = plotsOf(statistics, wordsOf("jaguar"), setting());
    QCOMPARE(plots.size(), std::size_t{3});  // none of roles
    Plot const& contracts = plots[1];
    QVERIFY(contracts.kind == Plot::Kind::columns && contracts.blank.isEmpty());
    QStringList names;
    for (Plot::Category const& category : contracts.categories) names += category.name + ' ' + category.note;
    QCOMPARE(names, (QStringList{"Ace 6/6", "Three 3/6", "Seven 1/4", "Two 2/9"}));
    QCOMPARE(contracts.own.points[3].value, 2.0);
    QCOMPARE(contracts.own.points[3].high, 9.0);
  }

  // Those at one's tables, of whom there is enough: three in four of nine; of the others a dash.
  void levelsOfWhichThereIsEnough() {
    Statistics statistics = some();
    statistics.bid = 25;
    statistics.levels = {{"expert", {19, 0, 0}, 19, 19}, {"club", {40, 0.5, 0.1}, 40, 30}};
    statistics.contracts.push_back(
        {rankName(Rank::two), {9, 0, 0}, 9, 2, {{"club", {}, 40, 30}, {"expert", {}, 19, 19}}});
    std::vector<Plot> const plots = plotsOf(statistics, wordsOf("jaguar"), setting());
    QCOMPARE(plots[1].others.size(), std::size_t{1});
    QCOMPARE(plots[1].others[0].points[0].value, 9 * 0.75);
    QCOMPARE(plots[1].rows[0].last(), QString(QChar(0x2013)));
    // Why it has no mark is said; where one of two bids has none, without a name.
    QCOMPARE(plots[1].absent, QString("Expert: too few to say"));
    statistics.contracts[0].levels[1] = {"expert", {}, 20, 10};
    QVERIFY(plotsOf(statistics, wordsOf("jaguar"), setting())[1].absent.isEmpty());
    statistics.contracts.push_back({rankName(Rank::ace), {6, 0, 0}, 6, 6, {{"club", {}, 40, 30}}});
    QCOMPARE(plotsOf(statistics, wordsOf("jaguar"), setting())[1].absent, QString("no mark: too few to say"));
    QCOMPARE(plots[0].others.size(), std::size_t{1});
    QCOMPARE(plots[0].others[0].name, QString("Club player"));
  }

  // Where there are three months or more of which enough was judged, the cost of choices is told by months, each at its
  // place, with those at one's tables beside it.
  void costsByMonth() {
    Statistics statistics = some();
    statistics.levels = {{.level = "club", .loss = {400, 0.09, 0.01}},
                         {.level = "expert", .loss = {19, 0.03, 0.01}}};
    int const march = 12 * 2026 + 2;
    statistics.lossByMonth = {
        {march, {120, 0.15, 0.04}}, {march + 1, {19, 0.5, 0.2}}, {march + 2, {170, 0.12, 0.2}}};
    QVERIFY(plotsOf(statistics, wordsOf("jaguar"), setting()).back().categories.empty());
    statistics.lossByMonth.push_back({march + 10, {90, 0.1, 0.02}});
    Plot const costs = plotsOf(statistics, wordsOf("jaguar"), setting()).back();
    QVERIFY(costs.blank.isEmpty() && costs.categories.size() == 3 && costs.own.points.size() == 3);
    QCOMPARE(costs.own.points[1].at - costs.own.points[0].at, 2.0);
    QCOMPARE(costs.own.points[2].at - costs.own.points[0].at, 10.0);
    QCOMPARE(costs.own.points[1].low, 0.0);
    QCOMPARE(costs.categories[0].note, QString("120"));
    QVERIFY2(costs.rows[2][0].contains("January 2027"), qPrintable(costs.rows[2].join(' ')));
    QCOMPARE(costs.others.size(), std::size_t{1});
    QCOMPARE(costs.others[0].points[0].value, 0.09);
  }

  // Of exactly so many tricks none is to spare, and too many are missed as well.
  void exactBidsAreMissed() {
    Statistics statistics = some();
    statistics.filter.game = "jabberwocky";
    statistics.bid = 30;
    statistics.made = 20;
    statistics.madeBy = {20, 0, 0};
    statistics.missedBy = {10, 1, 0.2};
    statistics.contracts = {{{CountedName::Kind::number, 1, {}, {}}, {30, 0, 0}, 30, 20, {}}};
    QCOMPARE(plotsOf(statistics, wordsOf("jabberwocky"), setting())[1].note,
             QString("missed by 1.0 on average"));
    statistics.contracts[0].name = rankName(Rank::two);
    QCOMPARE(plotsOf(statistics, wordsOf("jaguar"), setting())[1].note,
             QString("on average 0.0 to spare, or 1.0 short"));
  }

  // So many hands as are enough for a figure make no curve: that says what it waits for.
  void aCurveSaysWhatItNeeds() {
    QString const blank = plotsOf(some(), wordsOf("jaguar"), setting())[0].blank;
    QVERIFY2(blank.contains("average of 20 hands") && blank.contains("29 hand"), qPrintable(blank));
  }

  // The first figure is good only when it is so for sure.
  void goodForSure() {
    Statistics statistics = some();
    QVERIFY(wordsOf("jaguar").figures(statistics)[0].isGood);
    QVERIFY(wordsOf("jaguar").figures(statistics)[0].note.startsWith("+0.05 to +0.43, over 214"));
    statistics.score.margin = 0.25;
    QVERIFY(!wordsOf("jaguar").figures(statistics)[0].isGood);
  }

  void underTwentyItIsSaidAndNothingDrawn_data() {
    QTest::addColumn<int>("hands");
    QTest::addColumn<bool>("isSaid");
    QTest::newRow("19") << 19 << false;
    QTest::newRow("20") << 20 << true;
  }
  void underTwentyItIsSaidAndNothingDrawn() {
    QFETCH(int, hands);
    QFETCH(bool, isSaid);
    Statistics statistics = some();
    statistics.score.count = hands;
    statistics.roles.push_back(
        {{CountedName::Kind::role, 0, "jaguar.role.friend", "friend"}, {hands, 0.5, 0.2}, 0, 0, {}});
    statistics.hands = 200;
    CountedFigure const figure = wordsOf("jaguar").figures(statistics).front();
    QCOMPARE(figure.value, QString("+0.24"));
    QVERIFY(figure.note.contains(isSaid ? "over 20 hand" : "too few to say: 19 of 20"));
    Plot const roles = plotsOf(statistics, wordsOf("jaguar"), setting())[1];
    QCOMPARE(roles.own.points.size(), isSaid ? std::size_t{1} : std::size_t{0});
    QCOMPARE(roles.categories[0].instead.isEmpty(), isSaid);
    QCOMPARE(roles.categories[0].name, QString("Friend"));
  }

  // A row that says of itself that there is too little of it needs no mark of others.
  void marksAreMissedWhereThereIsAPoint() {
    Statistics statistics = some();
    statistics.levels = {{"club", {40, 0.5, 0.1}, 0, 0}, {"expert", {40, 0.5, 0.1}, 0, 0}};
    LevelFigures const club{"club", {40, 0.5, 0.1}, 0, 0};
    LevelFigures const expert{"expert", {40, 0.5, 0.1}, 0, 0};
    statistics.roles = {
        {{CountedName::Kind::role, 0, "jaguar.role.friend", "friend"}, {90, 0.5, 0.2}, 0, 0, {club, expert}},
        {{CountedName::Kind::role, 1, "jaguar.role.alone", "jaguar, alone"}, {4, 0.5, 0.2}, 0, 0, {}}};
    QCOMPARE(plotsOf(statistics, wordsOf("jaguar"), setting())[1].absent, QString());
    statistics.roles[1].score.count = 20;
    statistics.roles[1].levels = {club};
    QCOMPARE(plotsOf(statistics, wordsOf("jaguar"), setting())[1].absent, QString("no mark: too few to say"));
  }

  void underTenPointsNothingIsDrawn() {
    Statistics statistics = some();
    for (int place = 20; place < 29; ++place) statistics.scores.push_back({place, {20, 0.1, 0.4}});
    QVERIFY(!plotsOf(statistics, wordsOf("jaguar"), setting())[0].blank.isEmpty());
    statistics.scores.push_back({29, {20, 0.1, 0.4}});
    QVERIFY(plotsOf(statistics, wordsOf("jaguar"), setting())[0].blank.isEmpty());
  }

  // A game that counts in halves is told in points.
  void halves() {
    Statistics statistics = some();
    statistics.score = {50, -3, 1};
    statistics.loss = {50, 0.5, 0.1};
    CountedFigure const figure = wordsOf("jaago-chalis").figures(statistics).front();
    QCOMPARE(figure.value, QString(QChar(0x2212)) + "1.50");
    QVERIFY(figure.whole.endsWith(QChar(0x2212) + QString("2.00 to ") + QChar(0x2212) + "1.00"));
    QCOMPARE(wordsOf("jaago-chalis").figures(statistics)[1].value, QString("0.25"));
  }

  // What is read is what is drawn: a row and a sentence for each point.
  void eachPointIsReadable() {
    Statistics statistics = some();
    for (int place = 50; place < 80; ++place) {
      statistics.scores.push_back({place, {50, place / 100.0, 0.1}});
      statistics.losses.push_back({place, {150, 0.5, 0.1}});
    }
    for (Plot const& plot : plotsOf(statistics, wordsOf("jaguar"), setting())) {
      QCOMPARE(plot.rows.size(), plot.own.points.size());
      QCOMPARE(static_cast<std::size_t>(plot.spoken.size()), plot.own.points.size());
      for (QStringList const& row : plot.rows) QCOMPARE(row.size(), plot.head.size());
    }
  }

  // Dashes and shapes tell apart what colours may not.
  void looksDifferInMoreThanColour() {
    for (QString const& id : Theme::offered()) {
      Theme const theme = Theme::named(id);
      std::vector<PlotLook> looks{ownLook(theme)};
      for (int nth = 0; nth < 3; ++nth) looks.push_back(levelLook(theme, nth, 3));
      for (std::size_t one = 0; one < looks.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
          QVERIFY(looks[one].shape != looks[other].shape);
          QVERIFY(looks[one].dashes != looks[other].dashes);
          QVERIFY(looks[one].ink != looks[other].ink || theme.plain);
        }
    }
  }
};

}  // namespace testStatisticsPlots

QTEST_MAIN(testStatisticsPlots::TestStatisticsPlots)
#include "test_statistics_plots.moc"
