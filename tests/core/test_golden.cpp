// Golden playthroughs: for every game, player count and combination of options three seeded matches as
// traces, in tests/core/golden. What changes a rule, a deal, a player or a sheet's figure shows there as a
// difference to be read in review. `tools/golden` writes them anew.
#include <QDir>
#include <QFile>
#include <QTest>

#include "core/match/record_json.h"
#include "core/match/table.h"
#include "tests/core/option_sets.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testGolden {

using namespace giaguaro;

namespace {

// Matches of a fixed number of hands are kept short.
constexpr std::int16_t fewHands = 2;

QString const folder = GIAGUARO_SOURCE_DIR "/tests/core/golden";

bool writing() { return qEnvironmentVariableIsSet("GIAGUARO_WRITE_GOLDEN"); }

struct Set {
  GameInfo const* game = nullptr;
  int players = 0;
  Options options{};

  QString file() const {
    QString name = QString::fromStdString(std::string(game->id)) + QString("-%1").arg(players);
    for (std::size_t i = 0; i < game->options.size(); ++i)
      if (!game->options[i].values.empty())
        name += '-' + QString::fromStdString(game->options[i].text(options.values[i]));
    return name + ".jsonl";
  }
};

std::vector<Set> allSets() {
  std::vector<Set> sets;
  for (GameInfo const* game : allGames())
    for (int players : game->players)
      for (Options options : optionSets(*game, players)) {
        if (game->handsOption >= 0) options.values[static_cast<std::size_t>(game->handsOption)] = fewHands;
        sets.push_back({game, players, options});
      }
  return sets;
}

QByteArray playthroughs(Set const& set) {
  QByteArray lines;
  for (auto const& [seed, player] : {std::pair{1, "random"}, {2, "random"}, {3, "greedy"}})
    lines += QByteArray::fromStdString(toJson(playedRecord(*set.game, set.players,
                                                           {.seed = static_cast<std::uint64_t>(seed),
                                                            .player = player,
                                                            .trace = true,
                                                            .options = set.options}))) +
             '\n';
  return lines;
}

}  // namespace

class TestGolden : public QObject {
  Q_OBJECT

 private slots:
  void matchesAreAsTheyWere_data() {
    QTest::addColumn<int>("number");
    std::vector<Set> const sets = allSets();
    for (std::size_t i = 0; i < sets.size(); ++i)
      QTest::newRow(qPrintable(sets[i].file())) << static_cast<int>(i);
  }
  void matchesAreAsTheyWere() {
    QFETCH(int, number);
    Set const set = allSets()[static_cast<std::size_t>(number)];
    QByteArray const played = playthroughs(set);
    QFile file(folder + '/' + set.file());
    if (writing()) {
      QVERIFY(QDir().mkpath(folder) && file.open(QIODevice::WriteOnly) &&
              file.write(played) == played.size());
      return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), "tools/golden writes the file that is missing");
    QByteArray const golden = file.readAll();
    if (golden == played) return;
    QList<QByteArray> const before = golden.split(',');
    QList<QByteArray> const now = played.split(',');
    qsizetype at = 0;
    while (at < before.size() && at < now.size() && before[at] == now[at]) ++at;
    QFAIL(qPrintable(
        QString("%1 differs: ... %2 ... instead of ... %3 ...; if that is meant, tools/golden writes it anew")
            .arg(set.file(), now.mid(at, 6).join(',').left(200), before.mid(at, 6).join(',').left(200))));
  }

  void nothingElseLiesThere() {
    QStringList expected;
    for (Set const& set : allSets()) expected << set.file();
    QStringList found = QDir(folder).entryList(QDir::Files);
    expected.sort();
    found.sort();
    QCOMPARE(found, expected);
  }
};

}  // namespace testGolden

QTEST_APPLESS_MAIN(testGolden::TestGolden)
#include "test_golden.moc"
