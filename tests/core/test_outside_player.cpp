// Players that are other programs: what they are told, what their answers do, and that nothing of them is
// left.
#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/match/table.h"
#include "tests/core/arena.h"
#include "tests/joined.h"

namespace testOutsidePlayer {

using namespace giaguaro;

namespace {

// Answers the first legal action.
constexpr char const* first = "sed -u 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/\\1/'";
// The same, and has written what it was told to a file (in the place of %1) before it answers: once it has
// answered it may be ended at any time.
constexpr char const* firstWithNotes = "sed -u -e 'w %1' -e 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/\\1/'";

QStringList play(QString const& game, QString const& more = {}) {
  return QString("play --game " + game + " --seed 5 --seats random " + more).split(' ', Qt::SkipEmptyParts);
}

}  // namespace

class TestOutsidePlayer : public QObject {
  Q_OBJECT

 private slots:
  // A whole match of every game, whose every view is held against the trace of the match.
  void isToldWhatItsSeatKnows_data() {
    QTest::addColumn<QString>("game");
    for (GameInfo const* game : allGames())
      for (int players : game->players) {
        if (players < 3) continue;  // the third seat is told; of two: test_tarot_two_six.cpp
        QString const id = QString::fromStdString(std::string(game->id));
        QTest::addRow("%s with %d", qPrintable(id), players)
            << id + QString(" --players %1").arg(players) +
                   (game->handsOption >= 0 ? QString(" --hands 6") : QString());
      }
  }
  void isToldWhatItsSeatKnows() {
    QFETCH(QString, game);
    QString const views = folder_.filePath("views");
    QFile::remove(views);
    Answer const answer =
        run(play(game, "--trace") + QStringList{"--seat", "2=exec:" + QString(firstWithNotes).arg(views)});
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(answer.status, 0);
    QJsonObject const record = answer.json().object();

    QFile file(views);
    QVERIFY(file.open(QIODevice::ReadOnly));
    int told = 0;
    QJsonArray const hands = record["hands"].toArray();
    QJsonArray totals;
    for (int seat = 0; seat < record["players"].toInt(); ++seat) totals.append(0);
    for (int hand = 0; hand < hands.size(); ++hand) {
      QJsonObject const played = hands[hand].toObject();
      QJsonObject const deal = played["deal"].toObject();
      QStringList held;
      for (QJsonValue card : deal["hands"].toArray()[2].toArray()) held << card.toString();
      QJsonArray before;
      for (QJsonValue one : played["actions"].toArray()) {
        QJsonArray const action = one.toArray();
        if (action[0].toInt() == 2) {
          QJsonObject const view = QJsonDocument::fromJson(file.readLine()).object();
          ++told;
          QCOMPARE(view["view"].toInt(), 1);
          for (char const* same : {"game", "players", "options"}) QCOMPARE(view[same], record[same]);
          QCOMPARE(view["hand"].toInt(), hand + 1);
          QCOMPARE(view["dealer"], played["dealer"]);
          QCOMPARE(view["seat"].toInt(), 2);
          QCOMPARE(view["totals"].toArray(), totals);
          QCOMPARE(view["legal"], action[2]);
          QCOMPARE(view["actions"].toArray(), before);
          QStringList cards;
          for (QJsonValue card : view["cards"].toArray()) cards << card.toString();
          for (QJsonValue card : view["shown"].toArray()) QVERIFY(deal["stock"].toArray().contains(card));
          // Of two piles that go to two seats the first before the second.
          QVariantList const shown = view["shown"].toArray().toVariantList();
          QVariantList const stock = deal["stock"].toArray().toVariantList();
          for (int i = 0; record["players"] == 6 && i < shown.size(); ++i)
            QCOMPARE(stock.indexOf(shown[i]) / 3, qsizetype{i / 3});
          for (QString const& card : held)
            if (!cards.contains(card)) QFAIL(qPrintable("its card is missing: " + card));
          for (QString const& card : cards)
            QVERIFY2(held.contains(card) || view["shown"].toArray().contains(card), qPrintable(card));
          QCOMPARE(view.keys().size(), 12);
          held = cards;
          QCOMPARE(action[1], action[2].toArray()[0]);
        }
        QString const what = action[1].toString();
        if (action[0].toInt() == 2 && (what.startsWith("play ") || what.startsWith("discard ")))
          held.removeOne(what.section(' ', 1));
        bool const hidden = what.startsWith("discard ") && action[0].toInt() != 2;
        before.append(QJsonArray{action[0], hidden ? QString("discard") : what});
      }
      totals = played["result"].toObject()["totals"].toArray();
    }
    QVERIFY(told > 10);
    QVERIFY(file.atEnd());
  }

  // fft: the cards of a shown handful, which everybody saw, in the order of showing; held against the deal.
  void isToldWhatHandfulsShowed() {
    QString const views = folder_.filePath("handfuls");
    QFile::remove(views);
    Answer const answer = run(play("tarot", "--players 5 --option rules=fft --hands 40") +
                              QStringList{"--seat", "2=exec:" + QString(firstWithNotes).arg(views)});
    QCOMPARE(answer.err, QByteArray());
    QFile file(views);
    QVERIFY(file.open(QIODevice::ReadOnly));
    int shown = 0;
    for (QJsonValue hand : answer.json()["hands"].toArray()) {
      QHash<int, QStringList> held;
      for (int seat = 0; seat < 5; ++seat)
        for (QJsonValue card : hand["deal"]["hands"][seat].toArray()) held[seat] << card.toString();
      QJsonArray handfuls;
      for (QJsonValue one : hand["actions"].toArray()) {
        int const seat = one[0].toInt();
        QString const word = one[1].toString().section(' ', 0, 0);
        QString const what = one[1].toString().section(' ', 1);
        if (seat == 2) {
          QJsonObject const view = QJsonDocument::fromJson(file.readLine()).object();
          QCOMPARE(view["handfuls"].toArray(), handfuls);
          shown += handfuls.isEmpty() ? 0 : 1;
        }
        if (word == "discard") {  // the taker has taken the dog
          for (QJsonValue card : hand["deal"]["stock"].toArray())
            if (!held[seat].contains(card.toString())) held[seat] << card.toString();
          held[seat].removeOne(what);
        }
        if (word == "show") handfuls.append(QJsonArray{seat, highestTrumps(held[seat], what.toInt())});
      }
    }
    QVERIFY(file.atEnd());
    QVERIFY(shown > 0);
    // By the rules of the house none is shown, and nothing is said of any.
    QCOMPARE(run(play("tarot", "--hands 1")).status, 0);
  }

  void playsInDuplicateMatches() {
    Answer const answer = run(QStringList{"match", "--game", "jaguar", "--a", QString("exec:%1").arg(first),
                                          "--b", "greedy", "--deals", "5", "--threads", "2", "--json"});
    QCOMPARE(answer.err, QByteArray());
    QVERIFY(answer.json().object()["difference"].toDouble() < 0);
  }

  void endsTheMatchWhereItFails_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("what");
    QTest::newRow("wrong") << "read x; echo hello"
                           << "answered \"hello\", which is no legal action";
    QTest::newRow("empty") << "read x; echo"
                           << "answered \"\", which is no legal action";
    QTest::newRow("illegal") << "while read x; do echo play 2C; done"
                             << "which is no legal action";
    QTest::newRow("late") << "sleep 60@100ms"
                          << "did not answer within 100 ms";
    QTest::newRow("half a line") << "read x; printf pass; sleep 60@300ms"
                                 << "did not answer within 300 ms";
    QTest::newRow("end") << "exit 3"
                         << "has ended with exit status 3";
    QTest::newRow("signal") << "kill -9 $$"
                            << "was ended by signal 9";
    QTest::newRow("no such program") << "exec /nowhere/program 2>/dev/null"
                                     << "has ended with exit status 12";
    QTest::newRow("a flood") << "read x; tr '\\0' x < /dev/zero"
                             << "which is no legal action";
    QTest::newRow("a noisy one") << "read x; head -c 5000 /dev/urandom"
                                 << "which is no legal action";
  }
  void endsTheMatchWhereItFails() {
    QFETCH(QString, command);
    QFETCH(QString, what);
    QString const out = folder_.filePath("none.jsonl");
    Answer const answer = run(play("jaguar", "--out " + out) + QStringList{"--seat", "1=exec:" + command});
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.out, QByteArray());
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains("(seat 1), match 1, hand 1, action "), answer.err);
    QVERIFY2(answer.err.contains(what.toUtf8()), answer.err);
    QVERIFY(!QFile::exists(out));
  }

  // It says something before each card, and is told what was said; none of it at a table without talk.
  void maySayThingsBefore() {
    QString const views = folder_.filePath("heard");
    QString const talker = QString(
                               "sed -u -e 'w %1' -e '/\"legal\":\\[\"play/i say keep-points' -e "
                               "'s/.*\"legal\":\\[\"\\([^\"]*\\).*/\\1/'")
                               .arg(views);
    QString const out = folder_.filePath("talk.jsonl");
    Answer const answer = run(play("jaguar", "--hands 2 --table talk=on --out " + out) +
                              QStringList{"--seat", "2=exec:" + talker});
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(run({"verify", out}).status, 0);
    QJsonObject const record = QJsonDocument::fromJson(contentOf(out)).object();
    QCOMPARE(record["table"].toObject(), (QJsonObject{{"talk", "on"}}));
    QList<QByteArray> const told = contentOf(views).split('\n');
    int decisions = 0;
    int words = 0;
    for (QJsonValue const hand : record["hands"].toArray()) {
      QJsonArray talk;
      QJsonArray const actions = hand["actions"].toArray();
      for (int i = 0; i < actions.size(); ++i) {
        if (actions[i].toArray()[0].toInt() != 2) continue;
        QJsonObject const view = QJsonDocument::fromJson(told[decisions++]).object();
        QVERIFY(view.contains("talk"));
        QCOMPARE(view["talk"].toArray(), talk);
        if (actions[i].toArray()[1].toString().startsWith("play "))
          talk.append(QJsonArray{i, 2, "keep-points"});
      }
      QCOMPARE(hand["talk"].toArray(), talk);
      words += static_cast<int>(talk.size());
    }
    QVERIFY(words >= 8);
    Answer const silent = run(play("jaguar", "--hands 2") + QStringList{"--seat", "2=exec:" + talker});
    QCOMPARE(silent.status, 2);
    QVERIFY2(silent.err.contains("answered \"say keep-points\", which may not be said here"), silent.err);
  }

  void whatMayNotBeSaid_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("what");
    for (char const* words : {"say hello", "say trust", "say trust 2", "say trust 5"})
      QTest::newRow(words) << words << "which may not be said here";
    QTest::newRow("say") << "say"
                         << "which is no legal action";
  }
  void whatMayNotBeSaid() {
    QFETCH(QString, words);
    QFETCH(QString, what);
    QString const talker = QString("sed -u -e '/\"legal\":\\[\"play/c " + words +
                                   "' -e 's/.*\"legal\":\\[\"\\([^\"]*\\).*/\\1/'");
    Answer const answer =
        run(play("jaguar", "--hands 2 --table talk=on") + QStringList{"--seat", "2=exec:" + talker});
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.err.contains("(seat 2), match 1, hand "), answer.err);
    QVERIFY2(answer.err.contains(what.toUtf8()), answer.err);
  }

  void mayNotSayWithoutEnd() {
    QString const talker = QString(
        "sed -u -e 's/.*\"legal\":\\[\"\\(play\\).*/\\1/' -e "
        "'/^play/{:again;s/.*/say give-points/p;b again}' -e "
        "'s/.*\"legal\":\\[\"\\([^\"]*\\).*/\\1/'");
    Answer const answer =
        run(play("jaguar", "--hands 2 --table talk=on") + QStringList{"--seat", "2=exec:" + talker});
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.err.contains("has more than 64 things to say at once"), answer.err);
  }

  // A long run keeps what it has: only the match of the failure is left out, and which one is said.
  void keepsTheMatchesThatWereFinished() {
    QString const out = folder_.filePath("kept.jsonl");
    QString const times = folder_.filePath("kept-times.jsonl");
    QString const count = folder_.filePath("starts");
    QString const third =
        QString("echo x >>%1; [ $(wc -l <%1) = 3 ] && { read x; echo oops; }; %2").arg(count, first);
    Answer const answer =
        run(play("jaguar", "--hands 1 --matches 5 --json-times " + times + " --out " + out) +
            QStringList{"--seat", "1=exec:" + third});
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains("(seat 1), match 3, hand 1, action "), answer.err);
    QVERIFY2(answer.err.contains("this match is left out"), answer.err);
    QList<int> seeds;
    for (QByteArray const& line : contentOf(out).trimmed().split('\n'))
      seeds << QJsonDocument::fromJson(line)["seed"].toInt();
    QCOMPARE(seeds, (QList<int>{5, 6, 8, 9}));
    QVERIFY(contentOf(times).contains("{\"match\":5,"));
    QCOMPARE(QDir(folder_.path()).entryList({"kept*"}, QDir::Files),
             (QStringList{"kept-times.jsonl", "kept.jsonl"}));
  }

  // Ctrl+C, or the end of a session, keeps them too, and leaves no other file.
  void anInterruptionKeepsThem() {
    QString const out = folder_.filePath("interrupted.jsonl");
    QString const count = folder_.filePath("matches");
    QProcess process;
    process.start(GIAGUARO_BINARY_DIR "/bin/giaguaro-arena",
                  play("jaguar", "--hands 1 --matches 1000000 --out " + out) +
                      QStringList{"--seat", QString("1=exec:echo x >>%1; %2").arg(count, first)});
    QTRY_VERIFY(contentOf(count).size() > 6);  // three matches have begun
    process.terminate();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().contains("interrupted in match "));
    QVERIFY(run({"verify", out}).status == 0);
    QVERIFY(contentOf(out).count('\n') >= 2);
    QCOMPARE(QDir(folder_.path()).entryList({"interrupted*"}, QDir::Files), QStringList{"interrupted.jsonl"});
  }

  // One that has never answered does not get another match.
  void oneThatNeverAnswersEndsTheRun() {
    QString const out = folder_.filePath("mute.jsonl");
    Answer const answer =
        run(play("jaguar", "--matches 1000 --out " + out) + QStringList{"--seat", "1=exec:exit 3"});
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains("match 1, hand 1, action "), answer.err);
    QVERIFY2(answer.err.contains("no more is played"), answer.err);
    QVERIFY(QDir(folder_.path()).entryList({"mute*"}, QDir::Files).isEmpty());
  }

  // What the shell says of a command that does not exist is said once, however many would have started it.
  // Which of several threads asks first, and so in which hand, is theirs.
  void aCommandThatDoesNotExist_data() {
    QTest::addColumn<QStringList>("arguments");
    QStringList const match{"match", "--game", "jaguar",         "--b", "greedy", "--deals",
                            "9",     "--a",    "exec:/nowhere/p"};
    QTest::newRow("play") << QStringList{"play", "--game",  "jaguar",         "--matches",
                                         "9",    "--seats", "exec:/nowhere/p"};
    QTest::newRow("match") << match;
    QTest::newRow("match, threads") << match + QStringList{"--threads", "4"};
  }
  void aCommandThatDoesNotExist() {
    QFETCH(QStringList, arguments);
    Answer const answer = run(arguments);
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.err.count("not found") == 1, answer.err);
    QCOMPARE(answer.err.count('\n'), 2);
    QVERIFY2(answer.err.contains("player \"exec:/nowhere/p\" (seat "), answer.err);
    QByteArray const where = arguments.contains("--threads") ? "match 1, hand " : "match 1, hand 1, action ";
    QVERIFY2(answer.err.contains(where), answer.err);
    QVERIFY2(answer.err.contains("has ended with exit status 127"), answer.err);
  }

  // In a tournament too; and the deals before it are kept.
  void endsTheTournamentWhereItFails() {
    QString const deals = folder_.filePath("deals.jsonl");
    QString const later =
        QString("sed -u -e 's/.*\"hand\":4,.*/oops/' -e 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/\\1/'");
    Answer const answer = run({"match", "--game", "jaguar", "--a", "exec:" + later, "--b", "greedy",
                               "--deals", "9", "--seed", "7", "--only", "hands", "--per-deal", deals});
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains("match 1, hand 4, action "), answer.err);
    QVERIFY2(answer.err.contains("answered \"oops\", which is no legal action"), answer.err);
    QCOMPARE(contentOf(deals).count('\n'), 3);
    QCOMPARE(QDir(folder_.path()).entryList({"deals*"}, QDir::Files), QStringList{"deals.jsonl"});
  }

  // At the end of a match its standard input is closed, and then it may still do something.
  void mayEndByItself() {
    QString const note = folder_.filePath("ended");
    QString const command =
        QString("%1; i=0; while [ $i -lt 1000 ]; do i=$((i+1)); done; echo bye; echo $i >%2")
            .arg(first, note);
    QCOMPARE(run(play("jaguar", "--hands 1") + QStringList{"--seat", "1=exec:" + command}).status, 0);
    QCOMPARE(contentOf(note), QByteArray("1000\n"));
    QVERIFY(QFile::remove(note));
    QCOMPARE(run({"match", "--game", "jaguar", "--a", "exec:" + command, "--b", "greedy", "--deals", "1",
                  "--only", "hands"})
                 .status,
             0);
    QCOMPARE(contentOf(note), QByteArray("1000\n"));
  }

  // But not for ever, and several have their second together.
  void isEndedWhereItDoesNot() {
    QString const file = folder_.filePath("stubborn");
    QString const command = QString("echo $$ >>%1; %2; exec sleep 600").arg(file, first);
    Answer const answer =
        run({"play", "--game", "jaguar", "--hands", "1", "--seed", "5", "--seats", "exec:" + command});
    QCOMPARE(answer.status, 0);
    QList<QByteArray> const processes = contentOf(file).trimmed().split('\n');
    QCOMPARE(processes.size(), 5);
    for (QByteArray const& process : processes) QVERIFY(gone(process));
  }

  void whatItSaysAsideIsPassedOn() {
    Answer const answer = run(play("jaguar", "--hands 1") +
                              QStringList{"--seat", QString("1=exec:echo thinking >&2; %1").arg(first)});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err, QByteArray("thinking\n"));
  }

  // The shell, and what it has started, are gone when the program has ended.
  void leavesNothingBehind() {
    QString const file = folder_.filePath("processes");
    Answer const answer = run(
        play("jaguar", "--hands 1") +
        QStringList{"--seat", QString("1=exec:sleep 600 & echo $! >%1; echo $$ >>%1; cat@200ms").arg(file)});
    QCOMPARE(answer.status, 2);
    QFile list(file);
    QVERIFY(list.open(QIODevice::ReadOnly));
    QList<QByteArray> const processes = list.readAll().trimmed().split('\n');
    QCOMPARE(processes.size(), 2);
    for (QByteArray const& process : processes) QTRY_VERIFY(gone(process));
  }

 private:
  static QByteArray contentOf(QString const& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  // The cards of a handful: the highest trumps, from the top, and the excuse where they are too few.
  static QJsonArray highestTrumps(QStringList const& cards, int size) {
    QJsonArray list;
    for (int number = 21; number > 0 && list.size() < size; --number)
      if (QString const trump = QString("T%1").arg(number); cards.contains(trump)) list.append(trump);
    if (list.size() < size) list.append("EX");
    return list;
  }

  // A process that has ended may still be listed until somebody has taken note of it.
  static bool gone(QByteArray const& process) {
    QFile state("/proc/" + process + "/stat");
    if (!state.open(QIODevice::ReadOnly)) return true;
    return state.readAll().contains(") Z ");
  }

  QTemporaryDir folder_;
};

}  // namespace testOutsidePlayer

QTEST_GUILESS_MAIN(testOutsidePlayer::TestOutsidePlayer)
#include "test_outside_player.moc"
