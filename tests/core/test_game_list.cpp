// The options of tables as `giaguaro-arena games` lists them. The program's own file is compiled in, so that
// the list of options is this test's.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>

#include "app/arena/game_list.cpp"
#include "tests/core/table_options.h"
#include "tests/joined.h"

namespace testGameList {

using namespace giaguaro;
using namespace giaguaro::arena;

class TestGameList : public QObject {
  Q_OBJECT

 private slots:
  void asData() {
    QJsonArray const games =
        QJsonDocument::fromJson(QByteArray::fromStdString(jsonOfGames(tableOptionsOfTests()))).array();
    QCOMPARE(static_cast<std::size_t>(games.size()), allGames().size());
    for (qsizetype i = 0; i < games.size(); ++i) {
      GameInfo const& game = *allGames()[static_cast<std::size_t>(i)];
      QJsonArray players;
      QJsonArray talking;  // where there is talk
      for (int const count : game.allCounts()) {
        players << count;
        if (game.players.size() == 1 || count >= 4) talking << count;
      }
      QVERIFY(!talking.isEmpty());
      QJsonObject const talk{
          {"name", "talk"}, {"default", "off"}, {"values", QJsonArray{"off", "on"}}, {"players", talking}};
      QJsonObject const clock{{"name", "clock"}, {"default", "off"}, {"min", 15},
                              {"max", 600},      {"none", "off"},    {"players", players}};
      QJsonObject const deals{{"name", "deals"},
                              {"default", "chance"},
                              {"values", QJsonArray{"chance", "day"}},
                              {"players", players}};
      QCOMPARE(games[i].toObject()["table"].toArray(), (QJsonArray{talk, clock, deals}));
    }
  }

  void asText() {
    QString const text = QString::fromStdString(textOfGames(tableOptionsOfTests()));
    auto const games = allGames();
    auto const game = std::ranges::find_if(games, [](GameInfo const* each) {
      return std::ranges::count(each->players, 3) > 0 && each->usualPlayers == 4;
    });
    QVERIFY(game != games.end());
    QString const start = QString::fromStdString(std::string((*game)->id) + ": ");
    QString const own = text.mid(text.indexOf(start));
    QVERIFY(own.contains("\n  talk: off on (off), of the table with 4 5 players\n"));
    QVERIFY(own.contains("\n  clock: 15 to 600 or off (off), of the table\n"));
    QVERIFY(own.contains("\n  deals: chance day (chance), of the table"));
  }

  // As it was before tables had any.
  void withoutAny() {
    QString const text = QString::fromStdString(textOfGames({}));
    QVERIFY(text.contains("players") && !text.contains("of the table"));
  }
};

}  // namespace testGameList

QTEST_APPLESS_MAIN(testGameList::TestGameList)
#include "test_game_list.moc"
