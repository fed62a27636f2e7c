// Preferences, and where matches lie.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>

#include "app/desktop/disk/journal_writer.h"
#include "app/desktop/disk/match_store.h"
#include "app/desktop/match/people.h"
#include "app/desktop/people/preferences.h"
#include "core/match/record_json.h"
#include "tests/app/journal_text.h"
#include "tests/app/match_tools.h"
#include "tests/app/plans.h"
#include "tests/core/table_options.h"
#include "tests/joined.h"
#include "ui/text/language.h"

namespace testStore {

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
    return test::journalOf(test::played(plan, actions)->record(), plan.avatars);
  }
  static MatchStore::Found foundBy(MatchStore& store) {
    std::optional<MatchStore::Found> found;
    store.takeUnfinished([&found](MatchStore::Found what) { found = std::move(what); });
    if (!test::comes([&found] { return found.has_value(); })) return {};
    return *std::move(found);
  }
  // When a journal was written last.
  void date(QString const& name, int hoursAgo) const {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-3600 * hoursAgo),
                             QFileDevice::FileModificationTime));
  }
  QStringList history() const { return QDir(path("history")).entryList(QDir::Files, QDir::Name); }

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void nothingThere() {
    JournalWriter writer;
    MatchStore store(path("new/folder"), writer);
    auto const found = foundBy(store);
    QVERIFY(!found.unfinished && !found.openElsewhere && found.badLine == 0);
    QCOMPARE(store.journal(), path("new/folder/match.jsonl"));
  }

  void unfinishedMatchIsFound() {
    put("match.jsonl", journal(10));
    JournalWriter writer;
    MatchStore store(folder_->path(), writer);
    auto const found = foundBy(store);
    QVERIFY(found.unfinished.has_value());
    QCOMPARE(found.unfinished->table->record().hands.back().actions.size(), std::size_t{10});
    QCOMPARE(store.journal(), path("match.jsonl"));
  }

  void lastPlayedIsFound() {
    for (auto const& [name, actions, hoursAgo] :
         {std::tuple("match.jsonl", 10, 30), {"match-2.jsonl", 20, 2}, {"match-4.jsonl", 30, 5}}) {
      put(name, journal(actions));
      date(name, hoursAgo);
    }
    JournalWriter writer;
    MatchStore store(folder_->path(), writer);
    auto const found = foundBy(store);
    QVERIFY(found.unfinished.has_value());
    QCOMPARE(found.unfinished->table->record().hands.back().actions.size(), std::size_t{20});
    QCOMPARE(store.journal(), path("match-2.jsonl"));
    MatchStore other(folder_->path(), writer);
    QVERIFY(foundBy(other).unfinished);
    QCOMPARE(other.journal(), path("match-4.jsonl"));
  }

  void windowsDoNotShare() {
    put("match.jsonl", journal(10));
    put("match-3.jsonl", journal(20));
    date("match-3.jsonl", 1);
    JournalWriter writer;
    MatchStore first(folder_->path(), writer);
    MatchStore second(folder_->path(), writer);
    MatchStore third(folder_->path(), writer);
    QVERIFY(foundBy(first).unfinished);
    auto const found = foundBy(second);
    QVERIFY(found.openElsewhere);
    QCOMPARE(found.unfinished->table->record().hands.back().actions.size(), std::size_t{20});
    QCOMPARE(second.journal(), path("match-3.jsonl"));
    QVERIFY(!foundBy(third).unfinished);
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

  // Matches that were begun and left, by nine starts with one: the tenth is kept as well. The one left for
  // longest goes to the history, unless another window plays it.
  void longestLeftGoesToTheHistory() {
    auto const leave = [&](int place, QByteArray const& text, int hoursAgo) {
      QString const name = place == 1 ? QString("match.jsonl") : QString("match-%1.jsonl").arg(place);
      put(name, text);
      date(name, hoursAgo);
    };
    leave(1, journal(11), 0);
    leave(2, journal(12), 2);
    leave(3, journal(13), 20);
    leave(4, "something else\nof several lines\n", 10);
    for (int place = 5; place <= 9; ++place) leave(place, journal(10 + place), 1);
    JournalWriter writer;
    QSignalSpy const filed(&writer, &JournalWriter::filed);
    MatchStore playing(folder_->path(), writer);
    QVERIFY(foundBy(playing).unfinished);
    QCOMPARE(playing.journal(), path("match.jsonl"));

    MatchStore store(folder_->path(), writer);
    store.takeFree();
    QCOMPARE(store.journal(), path("match-3.jsonl"));
    QVERIFY(!QFile::exists(store.journal()));
    QTRY_COMPARE(filed.size(), 1);
    QCOMPARE(history().size(), 1);
    QFile file(path("history/" + history().front()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto const read = readRecord(file.readAll().toStdString());
    QVERIFY(std::get<Record>(read) == test::played(test::planOf("greedy", 1), 13)->record());

    // What cannot be read is moved, and stays as it was.
    MatchStore next(folder_->path(), writer);
    next.takeFree();
    QCOMPARE(next.journal(), path("match-4.jsonl"));
    QVERIFY(!QFile::exists(next.journal()));
    MatchStore last(folder_->path(), writer);
    last.takeFree();
    QCOMPARE(last.journal(), path("match-2.jsonl"));
    QTRY_COMPARE(filed.size(), 2);
    QStringList const kept = history().filter(".journal");
    QCOMPARE(kept.size(), 1);
    QFile odd(path("history/" + kept.front()));
    QVERIFY(odd.open(QIODevice::ReadOnly));
    QCOMPARE(odd.readAll(), QByteArray("something else\nof several lines\n"));
  }

  void finishedMatchGoesToTheHistory() {
    put("match.jsonl", journal(100000));
    JournalWriter writer;
    QSignalSpy const filed(&writer, &JournalWriter::filed);
    MatchStore store(folder_->path(), writer);
    QVERIFY(!foundBy(store).unfinished);
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
    auto const found = foundBy(store);
    QVERIFY(!found.unfinished);
    QVERIFY(found.badLine > 0);
    QTRY_COMPARE(filed.size(), 1);
    QCOMPARE(store.journal(), path("match.jsonl"));
    QVERIFY(!QFile::exists(path("match.jsonl")));
    QCOMPARE(history().size(), 3);  // the record, and both files as they were
  }

  // A torn header was never a match. What cannot be read may be one: it stays, and its place is passed over.
  void onlyWhatWasReadIsRemoved() {
    put("match-2.jsonl", "{\"format\":\"giag");
    QVERIFY(QDir().mkpath(path("match.jsonl")));  // empty, as QFile::remove would have it
    QVERIFY(QFile::link(path("nowhere"), path("match-3.jsonl")));
    JournalWriter writer;
    MatchStore store(folder_->path(), writer);
    auto const found = foundBy(store);
    QVERIFY(!found.unfinished && !found.openElsewhere && found.badLine == 0);
    QCOMPARE(found.leftAlone, path("match-3.jsonl"));
    QCOMPARE(store.journal(), path("match-2.jsonl"));
    QVERIFY(!QFile::exists(path("match-2.jsonl")));
    QVERIFY(QDir(path("match.jsonl")).exists());
    QVERIFY(QFileInfo(path("match-3.jsonl")).isSymbolicLink());
    MatchStore other(folder_->path(), writer);
    other.takeFree();
    QCOMPARE(other.journal(), path("match-4.jsonl"));
  }

  // A bad journal that cannot be moved to the history stays, and is not said to be kept there.
  void badJournalThatCannotBeMoved() {
    put("match.jsonl", journal(10) + "{\"undo\":99}\n");
    put("history", "not a folder\n");
    JournalWriter writer;
    MatchStore store(folder_->path(), writer);
    auto const found = foundBy(store);
    QCOMPARE(found.badLine, 0);
    QCOMPARE(found.keptAs, QString());
    QCOMPARE(found.leftAlone, path("match.jsonl"));
    QVERIFY(QFile::exists(path("match.jsonl")));
    QCOMPARE(store.journal(), path("match-2.jsonl"));
  }

  // Where no lock can be made nothing is kept; that no other window has done it is known.
  void locksCannotBeMade() {
    put("match.jsonl", journal(10));
    JournalWriter writer;
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit const limit{.rlim_cur = 0, .rlim_max = before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    MatchStore store(folder_->path(), writer);
    auto const found = foundBy(store);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY(!found.unfinished);
    QVERIFY(!found.openElsewhere);
    QCOMPARE(store.journal(), QString());
    QVERIFY(QFile::exists(path("match.jsonl")));
  }

  // Until the writer has taken a finished journal away its place is nobody else's; then it is anybody's.
  void placeIsKeptWhileItIsCleared() {
    put("match.jsonl", journal(100000));
    put("match-2.jsonl", journal(10));
    date("match-2.jsonl", 1);
    JournalWriter writer;
    JournalWriter ofOthers;
    QSemaphore disk;
    MatchStore store(folder_->path(), writer);
    std::optional<MatchStore::Found> found;
    store.takeUnfinished([&found](MatchStore::Found what) { found = std::move(what); });
    writer.post([&disk]() -> WorkQueue::Answer {
      disk.acquire();
      return nullptr;
    });
    QVERIFY(test::comes([&found] { return found.has_value(); }));
    QCOMPARE(store.journal(), path("match-2.jsonl"));
    MatchStore second(folder_->path(), ofOthers);
    QVERIFY(!foundBy(second).unfinished);
    QCOMPARE(second.journal(), path("match-3.jsonl"));
    disk.release();
    QTRY_VERIFY(!QFile::exists(path("match.jsonl")));
    MatchStore third(folder_->path(), ofOthers);
    QTRY_COMPARE((third.takeFree(), third.journal()), path("match.jsonl"));
  }

  // Two windows may give names in the same second.
  void historyNamesAreOneWindowsAlone() {
    JournalWriter writer;
    MatchStore one(folder_->path(), writer);
    MatchStore two(folder_->path(), writer);
    one.takeFree();
    two.takeFree();
    QStringList names;
    for (int i = 0; i < 20; ++i) names << one.historyFile("game") << two.historyFile("game");
    QCOMPARE(names.removeDuplicates(), 0);
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
    QCOMPARE(preferences.windowGeometry(), "geometry");
    QVERIFY(preferences.lastMatch() == choice);
  }

  // Each game keeps its own; people stay where they sat, also those who sit out at a smaller table.
  void choicesOfEveryGame() {
    QString const file = path("choices.ini");
    std::vector<MatchChoice> choices;
    {
      Preferences preferences(file);
      for (GameInfo const* game : allGames()) {
        MatchChoice choice{QString::fromStdString(std::string(game->id)), game->players.back(), {}, {}};
        QVERIFY(!preferences.lastMatch(*game));
        for (std::size_t i = 0; i < game->options.size(); ++i) {
          OptionInfo const& info = game->options[i];
          choice.options.values[i] =
              info.values.empty() ? info.most : static_cast<std::int16_t>(info.values.size() - 1);
        }
        choice.seats = usualSeats(choice.players, "Zoë", 5);
        preferences.setLastMatch(choice);
        choices.push_back(choice);
      }
    }
    Preferences preferences(file);
    for (MatchChoice const& choice : choices) {
      auto const last = preferences.lastMatch(*findGame(choice.game.toStdString()));
      QVERIFY(last.has_value());
      QCOMPARE(last->players, choice.players);
      QVERIFY(last->options == choice.options);
    }
    MatchChoice small = choices.back();
    small.seats = usualSeats(3, "Zoë", 5);
    small.players = 3;
    small.seats[1].name = "Ivo";
    preferences.setLastMatch(small);
    auto const last = preferences.lastMatch();
    QVERIFY(last.has_value());
    QCOMPARE(last->players, 3);
    QCOMPARE(last->seats.size(), choices.back().seats.size());
    QCOMPARE(last->seats[1].name, "Ivo");
    QVERIFY(last->seats.back() == choices.back().seats.back());
  }

  // Whoever has a seat at a table of two is proposed for no other of a larger one.
  void nobodyIsProposedTwice() {
    Preferences preferences(path("twice.ini"));
    GameInfo const& game = *allGames().back();
    MatchChoice choice{idOf(game), 5, completed(game.options, {}), usualSeats(5, "Zoë", 5), {}};
    preferences.setLastMatch(choice);
    QString const other = choice.seats[3].name;
    choice.players = 2;
    choice.seats = {choice.seats[0], {other, choice.seats[3].avatar, true, {}}};
    preferences.setLastMatch(choice);
    std::vector<SeatChoice> seats = preferences.lastMatch()->seats;
    fillSeats(seats, mostSeats);
    QCOMPARE(seats.size(), static_cast<std::size_t>(mostSeats));
    for (std::size_t a = 0; a < seats.size(); ++a)
      for (std::size_t b = 0; b < a; ++b) {
        QVERIFY2(seats[a].name != seats[b].name, qPrintable(seats[a].name));
        QVERIFY(seats[a].avatar != seats[b].avatar);
      }
    QVERIFY(seats[1].human && seats[1].name == other);
  }

  // Options of the table are kept by game, where that game's table has them.
  void optionsOfTheTable() {
    QString const file = path("tables.ini");
    auto const list = tableOptionsOfTests();
    GameInfo const& game = *allGames().front();
    MatchChoice choice{QString::fromStdString(std::string(game.id)), game.usualPlayers,
                       completed(game.options, {}), usualSeats(game.usualPlayers, "Zoë", 5)};
    choice.table.values = {0, 90, 1};
    QVERIFY(choice.table != completed(list, game, game.usualPlayers, {}));
    Preferences(file, list).setLastMatch(choice);
    Preferences preferences(file, list);
    QVERIFY(preferences.lastMatch() == choice);
    QVERIFY(preferences.lastMatch(game)->table == choice.table);
    // What makes no sense, or is not there any more, has its usual value.
    put("tables.ini", "[match]\ngame=" + QByteArray(game.id.data(), static_cast<qsizetype>(game.id.size())) +
                          "\nplayers=" + QByteArray::number(game.usualPlayers) +
                          "\ntable_clock=7\ntable_talk=shout\ntable_lamp=on\n");
    QVERIFY(Preferences(file, list).lastMatch()->table == completed(list, game, game.usualPlayers, {}));
  }

  void pacesOfTheFile() {
    put("paces.ini", "[paces]\nthinking=10\ntrick=20\ntrickUntilClick=true\nresult=30\n");
    Paces const paces = pacesOf(Preferences(path("paces.ini")).settings());
    QCOMPARE(paces.thinking.count(), 10);
    QCOMPARE(paces.trickRest.count(), 20);
    QVERIFY(paces.trickUntilClick);
    QCOMPARE(paces.resultRest.count(), 30);
  }

  void preferencesWithoutSense() {
    put("preferences.ini",
        "language=xx\n[player]\navatar=99\n[paces]\nthinking=-5\ntrick=soon\n[match]\ngame="
        "chess\nseats\\size=7\n");
    Preferences preferences(path("preferences.ini"));
    QVERIFY(isLanguage(preferences.language()));
    QCOMPARE(preferences.avatar(), 12);
    QCOMPARE(preferences.settings().thinking, Settings().thinking);
    QCOMPARE(preferences.settings().trickRest, Settings().trickRest);
    QVERIFY(!preferences.lastMatch());
  }

  // A damaged file is kept beside as it was, and what could be read of it counts; the next time it is as it
  // should be. An older one that was kept stays.
  void damagedPreferencesAreKept() {
    QByteArray const damaged = "language=it\n[player]\nname=Zo\\xeb\navatar=5\n[no end\n=\n";
    put("preferences.ini.broken", "an older one");
    put("preferences.ini", damaged);
    {
      Preferences const preferences(path("preferences.ini"));
      QVERIFY(preferences.problem());
      QCOMPARE(preferences.keptAs(), path("preferences.ini.broken-2"));
      QCOMPARE(preferences.playerName(), "Zoë");
    }
    QFile kept(path("preferences.ini.broken-2"));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), damaged);
    Preferences const again(path("preferences.ini"));
    QVERIFY(!again.problem());
    QVERIFY(again.keptAs().isEmpty());
    QCOMPARE(again.language(), "it");
    QCOMPARE(again.playerName(), "Zoë");
    QCOMPARE(again.avatar(), 5);
    QCOMPARE(QDir(folder_->path()).entryList({"*.broken*"}, QDir::Files).size(), 2);
  }

  // What could not be written is, as soon as it can be.
  void preferencesThatCannotBeWritten() {
    QString const file = path("preferences.ini");
    QVERIFY(QDir().mkpath(file));  // a folder in its place stops even root
    Preferences preferences(file);
    QVERIFY(!preferences.problem());
    preferences.setLanguage("it");
    preferences.setPlayer("Zoë", 5);
    QVERIFY(!preferences.store());
    QCOMPARE(preferences.playerName(), "Zoë");
    QVERIFY(QDir().rmdir(file));
    preferences.store();
    Preferences const written(file);
    QCOMPARE(written.playerName(), "Zoë");
    QCOMPARE(written.language(), "it");
  }

  // Whatever a file says of a player, it can name a level and no more.
  void levelsOfFiles() {
    for (std::string const& player : allPlayers()) {
      QCOMPARE(levelOf(player), player);
      QCOMPARE(levelOf(player + ":2000it"), player);
      QCOMPARE(levelOf(player + ":99999999ms/flat/weights=/tmp/pipe"), player);
      QCOMPARE(levelOf(player + "/weights=/tmp/pipe"), player);
    }
    for (char const* other : {"", "nobody", "exec:rm -rf", "weights=/tmp/pipe", ":", "/", "Expert"})
      QCOMPARE(levelOf(other), std::string());
  }

  void pathIsNotDoubled() {
    QCoreApplication::setApplicationName("giaguaro");
    // Whatever the folders are called that the checkout, and with it the test's home, lies in.
    auto const within = [](QString const& path, QStandardPaths::StandardLocation where) {
      QString const folder = QStandardPaths::writableLocation(where);
      return path.startsWith(folder) ? path.mid(folder.size()) : QString();
    };
    QCOMPARE(within(Preferences::usualPath(), QStandardPaths::GenericConfigLocation).count("giaguaro"), 1);
    QCOMPARE(within(MatchStore::usualFolder(), QStandardPaths::GenericDataLocation).count("giaguaro"), 1);
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

  void peopleAreRemembered() {
    QTemporaryDir folder;
    QString const path = folder.filePath("people.ini");
    GameInfo const& game = *allGames().front();
    auto const play = [&](std::vector<SeatChoice> const& seats) {
      Preferences preferences(path);
      preferences.setLastMatch({QString::fromStdString(std::string(game.id)), game.usualPlayers,
                                completed(game.options, {}), seats});
    };
    play({{"Zoë", 3, true, {}}, {"", 4, true, {}}, {"Anna", 5, false, "greedy"}});
    play({{"Ugo", 6, true, {}}, {"zoë", 7, true, {}}});
    std::vector<SeatChoice> const people = Preferences(path).people();
    QCOMPARE(people.size(), std::size_t{2});
    QVERIFY(people[0] == (SeatChoice{"Ugo", 6, true, {}}));
    QVERIFY(people[1] == (SeatChoice{"zoë", 7, true, {}}));
    for (int i = 0; i < 20; ++i) play({{QString("P%1").arg(i), 1, true, {}}});
    QCOMPARE(Preferences(path).people().size(), std::size_t{12});
    QCOMPARE(Preferences(path).people().front().name, QString("P19"));
  }

  void choiceBecomesAPlan() {
    GameInfo const& game = *allGames().front();
    MatchChoice choice{QString::fromStdString(std::string(game.id)),
                       game.usualPlayers,
                       completed(game.options, {}),
                       {{"Zoë", 77, true, {}},
                        {"Two", 2, true, "greedy"},
                        {"Three", 3, false, "no such level"},
                        {"Four", 4, false, "novice/weights=/tmp/pipe"}}};
    MatchPlan const plan = planOf(choice, 5);
    QVERIFY(plan.isShared() && plan.isPerson(0) && plan.isPerson(1) && !plan.isPerson(2));
    QCOMPARE(plan.viewer(), nobody);
    QCOMPARE(plan.setup.levels[2], std::string(usualPlayer));
    QCOMPARE(plan.setup.levels[3], std::string("novice"));
    QCOMPARE(plan.setup.names.size(), static_cast<std::size_t>(game.usualPlayers));
    QCOMPARE(plan.avatars.front(), avatarCount);
    QVERIFY(freshSeed() != freshSeed());
  }
};

}  // namespace testStore

QTEST_GUILESS_MAIN(testStore::TestStore)
#include "test_store.moc"
