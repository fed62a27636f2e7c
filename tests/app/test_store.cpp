// Preferences, and where matches lie.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/journal_writer.h"
#include "app/desktop/match_store.h"
#include "app/desktop/people.h"
#include "app/desktop/preferences.h"
#include "core/match/record_json.h"
#include "tests/app/plans.h"

using namespace giaguaro;

class TestStore : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;

  QString path(QString const& name) const { return folder_->filePath(name); }
  void put(QString const& name, QByteArray const& text) const {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
  }
  static QByteArray journal(int actions) {
    MatchPlan const plan = test::planOf("greedy", 1);
    return journalOf(test::played(plan, actions)->record(), plan.avatars);
  }
  QStringList history() const { return QDir(path("history")).entryList(QDir::Files, QDir::Name); }

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void nothingThere() {
    JournalWriter writer;
    MatchStore store(path("new/folder"), writer);
    auto const found = store.takeUnfinished();
    QVERIFY(!found.unfinished && !found.openElsewhere && found.badLine == 0);
    QCOMPARE(store.journal(), path("new/folder/match.jsonl"));
  }

  void unfinishedMatchIsFound() {
    put("match.jsonl", journal(10));
    JournalWriter writer;
    MatchStore store(folder_->path(), writer);
    auto const found = store.takeUnfinished();
    QVERIFY(found.unfinished.has_value());
    QCOMPARE(found.unfinished->table->record().hands.back().actions.size(), std::size_t{10});
    QCOMPARE(store.journal(), path("match.jsonl"));
  }

  void windowsDoNotShare() {
    put("match.jsonl", journal(10));
    put("match-3.jsonl", journal(20));
    JournalWriter writer;
    MatchStore first(folder_->path(), writer);
    MatchStore second(folder_->path(), writer);
    MatchStore third(folder_->path(), writer);
    QVERIFY(first.takeUnfinished().unfinished);
    auto const found = second.takeUnfinished();
    QVERIFY(found.openElsewhere);
    QCOMPARE(found.unfinished->table->record().hands.back().actions.size(), std::size_t{20});
    QCOMPARE(second.journal(), path("match-3.jsonl"));
    QVERIFY(!third.takeUnfinished().unfinished);
    QCOMPARE(third.journal(), path("match-2.jsonl"));
    MatchStore fourth(folder_->path(), writer);
    fourth.takeFree();
    QCOMPARE(fourth.journal(), path("match-4.jsonl"));
  }

  void noPlaceLeft() {
    JournalWriter writer;
    std::vector<std::unique_ptr<MatchStore>> stores;
    for (int i = 0; i < 10; ++i) {
      stores.push_back(std::make_unique<MatchStore>(folder_->path(), writer));
      stores.back()->takeFree();
    }
    QVERIFY(!stores[8]->journal().isEmpty());
    QVERIFY(stores[9]->journal().isEmpty());
  }

  void finishedMatchGoesToTheHistory() {
    put("match.jsonl", journal(100000));
    JournalWriter writer;
    QSignalSpy const filed(&writer, &JournalWriter::filed);
    MatchStore store(folder_->path(), writer);
    QVERIFY(!store.takeUnfinished().unfinished);
    QTRY_COMPARE(filed.size(), 1);
    QVERIFY(!QFile::exists(path("match.jsonl")));
    QCOMPARE(history().size(), 1);
    QFile file(path("history/" + history().front()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto const read = readRecord(file.readAll().toStdString());
    QVERIFY(std::get<Record>(read) == test::played(test::planOf("greedy", 1), 100000)->record());
  }

  void badJournalIsKept() {
    QByteArray const text = journal(10) + "{\"undo\":99}\n";
    put("match.jsonl", text);
    put("match-2.jsonl", "something else\nof several lines\n");
    JournalWriter writer;
    QSignalSpy const filed(&writer, &JournalWriter::filed);
    MatchStore store(folder_->path(), writer);
    auto const found = store.takeUnfinished();
    QVERIFY(!found.unfinished);
    QVERIFY(found.badLine > 0);
    QTRY_COMPARE(filed.size(), 1);
    QCOMPARE(store.journal(), path("match.jsonl"));
    QVERIFY(!QFile::exists(path("match.jsonl")));
    QCOMPARE(history().size(), 3);  // the record, and both files as they were
  }

  void historyNamesAreNeverGivenTwice() {
    JournalWriter writer;
    MatchStore store(folder_->path(), writer);
    QStringList names;
    for (int i = 0; i < 20; ++i) names.append(store.historyFile("game"));
    QCOMPARE(names.removeDuplicates(), 0);
  }

  void preferences() {
    QString const file = path("preferences.ini");
    MatchChoice choice;
    {
      Preferences preferences(file);
      QVERIFY(!preferences.problem());
      QVERIFY(preferences.firstRun());
      QVERIFY(!preferences.lastMatch());
      preferences.setLanguage("it");
      preferences.setPlayer("  Zoë \n Rossi ", 5);
      preferences.setPaces({.thinking = std::chrono::milliseconds(10),
                            .trickRest = std::chrono::milliseconds(20),
                            .trickUntilClick = true,
                            .resultRest = std::chrono::milliseconds(30)});
      preferences.setWindowGeometry("geometry");
      GameInfo const& game = *allGames().front();
      choice = {QString::fromStdString(std::string(game.id)), game.usualPlayers, completed(game.options, {}),
                usualSeats(game.usualPlayers, "Zoë", 5)};
      choice.options.values[static_cast<std::size_t>(game.handsOption)] = 3;
      preferences.setLastMatch(choice);
    }
    Preferences preferences(file);
    QVERIFY(!preferences.firstRun());
    QCOMPARE(preferences.language(), "it");
    QCOMPARE(preferences.playerName(), "Zoë Rossi");
    QCOMPARE(preferences.avatar(), 5);
    QCOMPARE(preferences.paces().thinking.count(), 10);
    QCOMPARE(preferences.paces().trickRest.count(), 20);
    QVERIFY(preferences.paces().trickUntilClick);
    QCOMPARE(preferences.paces().resultRest.count(), 30);
    QCOMPARE(preferences.windowGeometry(), "geometry");
    QVERIFY(preferences.lastMatch() == choice);
  }

  void preferencesWithoutSense() {
    put("preferences.ini",
        "language=xx\n[player]\navatar=99\n[paces]\nthinking=-5\ntrick=soon\n[match]\ngame="
        "chess\nseats\\size=7\n");
    Preferences preferences(path("preferences.ini"));
    QVERIFY(preferences.language() == "en" || preferences.language() == "it");
    QCOMPARE(preferences.avatar(), 12);
    QCOMPARE(preferences.paces().thinking, Paces().thinking);
    QCOMPARE(preferences.paces().trickRest, Paces().trickRest);
    QVERIFY(!preferences.lastMatch());
    put("broken.ini", "[no end\n=\n");
    QVERIFY(Preferences(path("broken.ini")).problem());
  }

  void pathIsNotDoubled() {
    QCoreApplication::setApplicationName("giaguaro");
    QCOMPARE(Preferences::usualPath().count("giaguaro"), 1);
    QCOMPARE(MatchStore::usualFolder().count("giaguaro"), 1);
  }

  void peopleAreDifferent() {
    for (int players = 3; players <= 5; ++players)
      for (int avatar = 1; avatar <= avatarCount; ++avatar) {
        auto const seats = usualSeats(players, "chiara", avatar);
        QCOMPARE(seats.size(), static_cast<std::size_t>(players));
        QVERIFY(seats.front().human);
        for (std::size_t a = 0; a < seats.size(); ++a)
          for (std::size_t b = 0; b < a; ++b) {
            QVERIFY(seats[a].name.compare(seats[b].name, Qt::CaseInsensitive) != 0);
            QVERIFY(seats[a].avatar != seats[b].avatar);
          }
      }
  }

  void choiceBecomesAPlan() {
    GameInfo const& game = *allGames().front();
    MatchChoice choice{
        QString::fromStdString(std::string(game.id)),
        game.usualPlayers,
        completed(game.options, {}),
        {{"Zoë", 77, true, {}}, {"Two", 2, true, "greedy"}, {"Three", 3, false, "no such level"}}};
    MatchPlan const plan = planOf(choice, 5);
    QCOMPARE(plan.viewer(), Seat{0});  // one person only
    QCOMPARE(plan.setup.levels[2], allPlayers().back());
    QCOMPARE(plan.setup.names.size(), static_cast<std::size_t>(game.usualPlayers));
    QCOMPARE(plan.avatars.front(), avatarCount);
    QVERIFY(freshSeed() != freshSeed());
  }
};

QTEST_GUILESS_MAIN(TestStore)
#include "test_store.moc"
