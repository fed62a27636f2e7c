// Players that are other programs: what they are told, what their answers do, and that nothing of them is
// left.
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/match/table.h"
#include "tests/core/arena.h"

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
  // A process that has ended may still be listed until somebody has taken note of it.
  static bool gone(QByteArray const& process) {
    QFile state("/proc/" + process + "/stat");
    if (!state.open(QIODevice::ReadOnly)) return true;
    return state.readAll().contains(") Z ");
  }

  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestOutsidePlayer)
#include "test_outside_player.moc"
