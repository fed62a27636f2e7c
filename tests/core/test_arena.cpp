// The headless program from outside: what it prints, its exit status, and that bad input is one line.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/match/notes.h"
#include "tests/core/arena.h"
#include "tests/joined.h"

namespace testArena {

using namespace giaguaro;

class TestArena : public QObject {
  Q_OBJECT

 private slots:
  void games() {
    Answer const text = run("games");
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains("jaguar: Jaguar\n  players: 5\n  hands: 1 to 100 (10)\n"));

    QJsonObject const game = run("games --json").json().array().first().toObject();
    QCOMPARE(game["id"].toString(), QString("jaguar"));
    QCOMPARE(game["players"].toArray(), QJsonArray{5});
    QJsonObject const hands{{"name", "hands"}, {"default", 10}, {"min", 1}, {"max", 100}};
    QCOMPARE(game["options"].toArray(), QJsonArray{hands});
    QVERIFY(game["table"].isArray());
  }

  void playsWhatVerifyAccepts_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("greedy") << "";
    QTest::newRow("random, traced") << "--seats random --trace";
    QTest::newRow("a list") << "--seats random,greedy,random,greedy,greedy";
    QTest::newRow("one by one") << "--seats random --seat 0=greedy --seat 4=greedy";
  }
  void playsWhatVerifyAccepts() {
    QFETCH(QString, arguments);
    QString const file = folder_.filePath("played.jsonl");
    Answer const played = run("play --game jaguar --players 5 --option hands=3 --matches 5 --seed 8 " +
                              arguments + " --out " + file);
    QCOMPARE(played.err, QByteArray());
    QCOMPARE(played.out, QByteArray());
    QCOMPARE(played.status, 0);
    Answer const verified = run({"verify", file});
    QCOMPARE(verified.status, 0);
    // The same again on standard output, and nothing is left beside the file.
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QByteArray const contents = written.readAll();
    qsizetype const voids = contents.count("\"void\":true");
    QVERIFY2(verified.out.startsWith(QString("5 records, %1 hands and ").arg(15 + voids).toUtf8()),
             verified.out);
    QCOMPARE(run("play --game jaguar --hands 3 --matches 5 --seed 8 " + arguments).out, contents);
    QCOMPARE(QDir(folder_.path()).entryList({"played.jsonl*"}), QStringList{"played.jsonl"});
    // Each match can be played by itself, from the seed in its record.
    QByteArray const third = contents.split('\n')[2];
    QCOMPARE(QJsonDocument::fromJson(third)["seed"].toInt(), 10);
    QCOMPARE(run("play --game jaguar --hands 3 --seed 10 " + arguments).out, third + '\n');
  }

  // A line for each decision; the records are the same as without.
  void timesEachDecision() {
    QString const times = folder_.filePath("times.jsonl");
    QString const command = "play --game jaguar --hands 2 --matches 2 --seed 8 --seats greedy";
    QByteArray const records = run(command).out;
    Answer const answer = run(command + " --json-times " + times);
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(answer.out, records);
    QFile file(times);
    QVERIFY(file.open(QIODevice::ReadOnly));
    int decisions = 0;
    QByteArrayList const lines = records.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    for (int match = 0; match < lines.size(); ++match) {
      QJsonArray const hands = QJsonDocument::fromJson(lines[match])["hands"].toArray();
      for (int hand = 0; hand < hands.size(); ++hand) {
        QJsonArray const actions = hands[hand]["actions"].toArray();
        for (int action = 0; action < actions.size(); ++action, ++decisions) {
          QJsonObject const line = QJsonDocument::fromJson(file.readLine()).object();
          QCOMPARE(line["match"].toInt(), match + 1);
          QCOMPARE(line["hand"].toInt(), hand + 1);
          QCOMPARE(line["action"].toInt(), action + 1);
          QCOMPARE(line["seat"], actions[action][0]);
          QCOMPARE(line["player"].toString(), QString("greedy"));
          QVERIFY(line["choices"].toInt() > 0);
          QVERIFY(line["ms"].isDouble() && line["ms"].toDouble() >= 0);
        }
      }
    }
    QVERIFY(decisions > 80);
    QVERIFY(file.atEnd());
  }

  // Only where it is asked for: else the same arguments give the same bytes.
  void identifies() {
    QString const command = "play --game jaguar --hands 1 --matches 2 --seats greedy --trace";
    QByteArray const plain = run(command).out;
    QCOMPARE(run(command).out, plain);
    for (char const* member : {"\"id\"", "started", "ended_at", "program"})
      QVERIFY2(!plain.contains(member), member);
    QString const file = folder_.filePath("identified.jsonl");
    Answer const answer = run(command + " --identify --out " + file);
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(run({"verify", file}).status, 0);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QByteArrayList const lines = written.readAll().trimmed().split('\n');
    QByteArrayList const plainLines = plain.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QStringList ids;
    for (int match = 0; match < 2; ++match) {
      QJsonObject record = QJsonDocument::fromJson(lines[match]).object();
      ids << record.take("id").toString();
      QVERIFY(isUuid(ids.back().toStdString()));
      std::string const started = record.take("started").toString().toStdString();
      std::string const ended = record.take("ended_at").toString().toStdString();
      QVERIFY(isUtcTime(started) && isUtcTime(ended) && started <= ended);
      QVERIFY(QRegularExpression("^giaguaro-arena \\d+\\.\\d+\\.\\d+( \\([0-9a-f]{7,}\\))?$")
                  .match(record.take("program").toString())
                  .hasMatch());
      QCOMPARE(record, QJsonDocument::fromJson(plainLines[match]).object());
    }
    QVERIFY(ids[0] != ids[1]);
  }

  void verifyNamesThePlace() {
    QByteArrayList lines = run("play --game jaguar --hands 2 --matches 3").out.trimmed().split('\n');
    lines[1].replace("],\"result\":{\"points\":[", "],\"result\":{\"points\":[1");
    qsizetype const hand = lines[2].indexOf("\"actions\"");
    qsizetype const first = lines[2].indexOf("bid ", hand);
    lines[2].replace(first, 5, "bid X");
    QString const file = write("wrong.jsonl", lines.join('\n'));
    Answer const answer = run({"verify", file});
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.err, QByteArray());
    QList<QByteArray> const found = answer.out.trimmed().split('\n');
    QCOMPARE(found.size(), 2);
    QVERIFY2(found[0].startsWith(file.toUtf8() + ":2: hand 1, result: points are ["), found[0]);
    QVERIFY2(QRegularExpression("^" + QRegularExpression::escape(file) +
                                ":3: hand 1, action \\d+: \"bid X\" is no action of this game$")
                 .match(found[1])
                 .hasMatch(),
             found[1]);
  }

  // An earlier fault is not hidden by what cannot be read behind it.
  void verifyReportsTheFirstFault() {
    QByteArray const good = run("play --game jaguar --hands 2").out;
    qsizetype const second = good.indexOf("{\"dealer\"", good.indexOf("\"result\""));
    QByteArray noAction = good;
    noAction.replace(noAction.indexOf("bid ", second), 5, "bid X");
    QByteArray twice = good;
    qsizetype const card = twice.indexOf("[[\"", second) + 3;
    twice.replace(card, 2, twice.mid(twice.indexOf("],[\"", card) + 4, 2));
    for (QByteArray text : {noAction, twice}) {
      qsizetype const play = text.indexOf(",\"play ");
      text.replace(play, text.indexOf(']', play) - play, ",\"pass\"");
      QString const file = write("first.jsonl", text);
      Answer const answer = run({"verify", file});
      QCOMPARE(answer.status, 1);
      QCOMPARE(answer.err, QByteArray());
      QVERIFY2(answer.out.startsWith(file.toUtf8() + ":1: hand 1, action "), answer.out);
      QVERIFY2(answer.out.contains("\"pass\""), answer.out);
    }
  }

  void verifyRefusesWhatIsNoRecord() {
    QByteArray const good = run("play --game jaguar --hands 1").out;
    QByteArray twice = good;
    qsizetype const cards = twice.indexOf("[[\"") + 3;
    QByteArray const card = twice.mid(cards, twice.indexOf('"', cards) - cards);
    qsizetype const last = twice.indexOf("]],\"stock\"");
    qsizetype const from = twice.lastIndexOf(",\"", last) + 2;
    twice.replace(from, last - 1 - from, card);
    for (auto const& [contents, place] :
         {std::pair<QByteArray, QByteArray>{good + twice,
                                            ":2: hand 1, deal: the card " + card + " is there twice"},
          {good + "\n{\"format\": 3}", ":3: format: is not a text"},
          {good + "\n{\n\"format\": oops}", ":4: this is not JSON"},
          {good.left(300), ":1: this is not JSON"},
          {"", ":1: there is no record in it"}}) {
      QString const file = write("none.jsonl", contents);
      Answer const answer = run({"verify", file});
      QCOMPARE(answer.status, 2);
      QCOMPARE(answer.err.count('\n'), 1);
      QVERIFY2(answer.err.startsWith(file.toUtf8() + place), answer.err);
    }
    // One that cannot be read does not hide the others.
    Answer const answer =
        run({"verify", folder_.filePath("nowhere"), write("good.jsonl", good), folder_.path()});
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.err.count('\n'), 2);
  }

  void match() {
    QString const command = "match --game jaguar --a greedy --b random --deals 30 --seed 4 --json";
    QJsonObject const figures = run(command).json().object();
    for (char const* name : {"difference", "ci95"}) QVERIFY(figures[name].isDouble());
    QCOMPARE(figures["roles"].toObject().keys(), (QStringList{"friend", "jaguar", "opponent"}));
    QVERIFY(figures["roles"]["friend"]["ci95"].isDouble());
    for (char const* player : {"a", "b"})
      for (char const* name : {"median", "p99"})
        QVERIFY(figures["ms_per_decision"][player][name].toDouble() > 0);

    QJsonObject threaded = run(command + " --threads 2").json().object();
    threaded["ms_per_decision"] = figures["ms_per_decision"];
    QCOMPARE(threaded, figures);
    QVERIFY(run("match --game jaguar --a greedy --b random --deals 5").out.contains("as friend"));
    for (char const* line : {"hands won, both", "points, caller", "the whole side, defence"})
      QVERIFY2(run("match --game jaguar --a greedy --b random --deals 5").out.contains(line), line);
  }

  void mergesPartsOfATournament() {
    QString const command = "match --game jaguar --a greedy --b random --deals 12 --json --seed ";
    QString const first = write("first.json", run(command + "1").out);
    QString const second = write("second.json", run(command + "1001").out);
    Answer const merged = run({"merge", first, second});
    QCOMPARE(merged.status, 0);
    QJsonObject const all = merged.json().object();
    QCOMPARE(all["deals"].toInt(), 24);
    QCOMPARE(all["seeds"].toArray(), (QJsonArray{1, 1001}));
    double const mean = (run(command + "1").json()["difference"].toDouble() +
                         run(command + "1001").json()["difference"].toDouble()) /
                        2;
    QVERIFY(std::abs(all["difference"].toDouble() - mean) < 1e-12);
    QVERIFY(all["roles"]["friend"]["ci95"].isDouble());
    // Merged again with a third part.
    QString const both = write("both.json", merged.out);
    QString const third = write("third.json", run(command + "2001").out);
    QCOMPARE(run({"merge", both, third}).json()["deals"].toInt(), 36);

    auto const refused = [&](QStringList const& files, char const* what) {
      Answer const answer = run(QStringList{"merge"} + files);
      QCOMPARE(answer.status, 2);
      QCOMPARE(answer.out, QByteArray());
      QCOMPARE(answer.err.count('\n'), 1);
      QVERIFY2(answer.err.contains(what), answer.err);
    };
    refused({first, first}, "seed 1 is in a file before it too");
    // A part that somebody has changed.
    auto const changed = [&](char const* member, QJsonValue const& value) {
      QJsonObject part = run(command + "1").json().object();
      part.remove("seed");
      part["seeds"] = QJsonArray{1};
      part[member] = value;
      return write("changed.json", QJsonDocument(part).toJson());
    };
    refused({changed("deals", 2147483648.0)}, "`deals`: 2147483648 is not a whole number from 0 to");
    refused({changed("deals", 2.5)}, "`deals`: 2.5 is not a whole number");
    // Qt writes members in another order.
    QString const sorted = write("sorted.json", QJsonDocument(run(command + "1001").json()).toJson());
    refused({sorted, changed("deals", 2147483647)},
            "with the files before it, more deals than can be counted");
    refused({changed("seeds", 5)}, "`seeds` is no list of seeds");
    refused({changed("seeds", QJsonArray{})}, "`seeds` is no list of seeds");
    refused({changed("seeds", QJsonArray{"5"})}, "\"5\" is no seed");
    refused({changed("seeds", QJsonArray{-5})}, "-5 is no seed");
    refused({changed("seeds", QJsonArray{5, 5})}, "seed 5 is in it twice");
    refused({changed("roles", QJsonArray{})}, "`roles` is no object");
    refused({first, write("other.json", run(command + "3 --hands 3").out)}, "another options");
    refused({first, write("damaged.json", "{\"game\": 3")}, "not what `match --json` prints");
    // As printed before there were replays.
    QJsonObject older = run(command + "3001").json().object();
    older.remove("replays");
    refused({write("older.json", QJsonDocument(older).toJson())}, "without `replays`");
    refused({write("list.json", "[1, 2]")}, "not what `match --json` prints");
    refused({folder_.filePath("nowhere.json")}, "nowhere.json");
  }

  void bench() {
    QJsonObject const figures = run("bench --game jaguar --milliseconds 20 --json").json().object();
    QJsonValue const jaguar = figures["jaguar"]["5"];
    QVERIFY(jaguar["playouts_per_s"].toDouble() > 0);
    QVERIFY(jaguar["iterations_per_s"].toDouble() > 0);
    // A playout is forty cards.
    double const cards = jaguar["decisions_per_s"].toDouble() / jaguar["playouts_per_s"].toDouble();
    QVERIFY2(std::abs(cards - 40) < 1e-6, qPrintable(QString::number(cards)));
    QVERIFY(run("bench --milliseconds 1").out.contains("playouts/s"));
    QJsonObject const levels = run("bench --levels --game jaguar --decisions 2 --json").json().object();
    QCOMPARE(levels["jaguar"].toObject().keys(), (QStringList{"club", "expert", "novice"}));
    for (QJsonValue const& level : levels["jaguar"].toObject()) {
      QCOMPARE(level["decisions"].toInt(), 2);
      QVERIFY(level["capped"].toInt(-1) >= 0 && level["capped"].toInt() <= 2);
      QVERIFY(level["ms_per_decision"].toDouble() > 0);
    }
    QVERIFY(run("bench --levels --game jaguar --decisions 1").out.contains("decisions ended by the clock"));
  }

  void helps() {
    for (char const* arguments : {"--help", "--version", "play --help", "verify --help"}) {
      Answer const answer = run(arguments);
      QCOMPARE(answer.status, 0);
      QVERIFY(!answer.out.isEmpty());
      QCOMPARE(answer.err, QByteArray());
    }
  }

  void refusesABadCommandLine_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("what");
    auto const row = [](char const* arguments, char const* what) {
      QTest::newRow(arguments) << arguments << what;
    };
    row("", "a command is wanted");
    row("dance", "there is no command \"dance\"; there are games, play, code");
    row("prove x", "prove");
    row("solve x", "x: cannot be read");
    row("match --game jaguar --a expert:9it/weights=nowhere --b greedy --deals 1", "nowhere: not a list");
    row("play", "--game: is wanted, or --code");
    row("play --game chess", "there is no game \"chess\"; there is jaguar");
    row("play --game jaguar --frob", "--frob");
    row("play --game jaguar more", "more");
    row("play --game jaguar --players 4", "--players: \"4\"");
    row("play --game jaguar --players x", "--players: \"x\"");
    row("play --game jaguar --option rules=fft", "has no option \"rules\"; it has hands");
    row("play --game jaguar --option hands=0", "--option hands: \"0\" is not a number from 1 to 100");
    row("play --game jaguar --option hands=101", "--option hands: \"101\"");
    row("play --game jaguar --option hands=1e1", "--option hands: \"1e1\"");
    row("play --game jaguar --option hands", "not of the form k=v");
    row("play --game jaguar --hands many", "--hands: \"many\"");
    row("match --game jaguar --a club --b greedy --deals 1 --table talk=loud", "--table talk: \"loud\"");
    row("play --game jaago-chalis --table talk=on",
        "--table talk: a table of jaago-chalis for 4 has no option \"talk\"; it has clock");
    row("play --game tarot --players 3 --table clock=9",
        "--table clock: \"9\" is not a number from 15 to 600 or off");
    row("play --game jaguar --table talk", "--table: \"talk\" is not of the form k=v");
    row("play --game jaguar --hands 3 --option hands=3", "given twice");
    row("play --game jaguar --option hands=1 --option hands=1", "given twice");
    row("play --game jaguar --seats greedy,random", "names 2 players for 5 seats");
    row("play --game jaguar --seats nobody", "there is no player \"nobody\"; there are random");
    row("play --game jaguar --seats greedy:5ms", "greedy takes no budget");
    row("play --game jaguar --seats expert:5", "a budget is a number of iterations or milliseconds");
    row("match --game jaguar --a club/loud --b greedy --deals 3", "--a: \"club/loud\"");
    row("match --game jaguar --a all-seeing:x --b greedy --deals 3", "there is no player");
    row("match --game jaguar --a greedy --b random --deals 3 --cards exec:x", "--cards: there is no player");
    row("match --game jaguar --a greedy --b random --deals 3 --only x",
        "--only: \"x\" is none of hands, play, both, caller-first");
    row("match --game jabberwocky --a greedy --b random --deals 3 --only everybody", "has none");
    row("match --game jaguar --a greedy --b random --deals 3 --only both --rest greedy", "--rest: goes with");
    row("match --game jaguar --a greedy --b random --deals 3 --only caller-first --rest x",
        "--rest: there is no");
    row("match --game jaguar --a greedy --b random --deals 3 --replays 0", "--replays");
    row("match --game jabberwocky --a greedy --b random --deals 3 --only both", "jabberwocky has none");
    row("match --game jaguar --a greedy --b random --deals 3 --cards greedy --only play", "--only: play");
    row("match --game jaguar --a greedy --b random --deals 3 --cards greedy --only both", "--only: both");
    row("calibrate --game jaguar --deals 3 --player nobody", "--player: there is no player");
    row("train --game whist", "whist");
    row("train --game jaguar --rounds x", "--rounds: \"x\"");
    row("play --game jaguar --seat greedy", "not of the form I=PLAYER");
    row("play --game jaguar --seat 5=greedy", "--seat: \"5\"");
    row("play --game jaguar --seat 1=exec:", "--seat 1: exec: names no program");
    row("play --game jaguar --seats exec:@2s", "--seats: exec: names no program");
    row("match --game jaguar --a exec: --b random --deals 3", "--a: exec: names no program");
    row("play --game jaguar --seed -1", "--seed: \"-1\"");
    row("play --game jaguar --seed 18446744073709551616", "--seed: ");
    row("play --game jaguar --seed 1 --seed 2", "--seed");
    row("play --game jaguar --matches 0", "--matches: \"0\"");
    row("play --game jaguar --out /nowhere/at/all", "/nowhere/at/all: cannot be written");
    row("play --game jaguar --out /", "/: cannot be written");
    row("play --game jaguar --json-times /nowhere/at/all", "/nowhere/at/all: cannot be written");
    row("match --game jaguar --a greedy --b random --deals 3 --per-deal /nowhere/at/all",
        "cannot be written");
    row("match --game jaguar --a greedy --b random --deals 3 --hand-size 9",
        "--hand-size: hands of jaguar have 8 cards, not 9");
    row("match --game jabberwocky --a greedy --b random --deals 3 --hand-size 2",
        "have 3, 4, 5, 6, 7, 8 and 9 cards, not 2");
    row("match --game jabberwocky --a greedy --b random --deals 3 --hand-size x", "--hand-size: \"x\"");
    row("play --game jaguar --hands 1 --out /dev/full", "/dev/full: cannot be written");
    row("verify", "FILE is required");
    row("verify /nowhere", "/nowhere: cannot be read");
    row("verify /", "/: cannot be read");
    row("match --game jaguar --a greedy --b random", "--deals is required");
    row("match --game jaguar --a greedy --b x --deals 3", "--b: there is no player \"x\"");
    row("match --game jaguar --a greedy --b random --deals 0", "--deals: \"0\"");
    row("match --game jaguar --a greedy --b random --deals 3 --threads 0", "--threads: \"0\"");
    row("play --game jabberwocky --hands 3", "--hands: jabberwocky has no option \"hands\"; it has revoke");
    row("play --game jabberwocky --players 2", "--players: \"2\"");
    row("play --game jabberwocky --option revoke=never", "is not one of prevented and penalised");
    row("play --game jaago-chalis --players 3", "--players: \"3\"");
    row("play --game jaago-chalis --option hands=3", "has no option \"hands\"");
    row("play --game briscola-chiamata --option tie=both", "is not one of caller and opponents");
    row("play --game briscola-chiamata --option solo", "not of the form k=v");
    row("play --game Tarot", "there is no game \"Tarot\"");
    row("play --game tarot --players 7", "--players: \"7\"");
    row("play --game tarot --players 2 --option rules=fft", "--option rules: \"fft\" is not for 2 players");
    row("play --game tarot --option rules=club", "is not one of house and fft");
    row("play --game tarot --option rules=fft --option rules=house", "given twice");
    row("play --game tarot --seats greedy,random", "names 2 players for 3 seats");
    row("play --game tarot --players 3 --seat 3=greedy", "--seat: \"3\"");
    row("match --game tarot --players 5 --a greedy --b tarot --deals 3", "--b: there is no player");
    row("bench --game chess", "there is no game \"chess\"");
    row("bench --milliseconds 0", "--milliseconds: \"0\"");
    row("bench --levels --decisions 0", "--decisions: \"0\"");
    row("bench --game jaguar --milliseconds 1 --decisions zzz", "--decisions: goes with --levels alone");
    row("bench --game jaguar --milliseconds 1 --levels --decisions 1", "--milliseconds: does not go with");
    row("code", "a code is wanted, or --record, or --game and --seed");
    row("code 09ZD-010M-2000-0000-0P --record x", "one of them alone is wanted");
    row("code 09ZD-010M-2000-0000-0P --seed 3", "one of them alone is wanted");
    row("code 09ZD-010M-2000-0000-0P --option hands=1", "one of them alone is wanted");
    row("code --record x --seed abc --game nosuch", "one of them alone is wanted");
    row("code --game jaguar", "a code is wanted, or --record, or --game and --seed");
    row("code --players 5 --seed 1", "a code is wanted, or --record, or --game and --seed");
    row("code --game jaguar --seed 1 --json", "--json: is about a code that is read");
    row("calibrate --game jabberwocky --deals 1",
        "--game: no partner is hidden in jabberwocky for 4 players");
    row("calibrate --game tarot --players 3 --deals 1",
        "--game: no partner is hidden in tarot for 3 players");
    row("play --game jaguar --seats exec:cat@0s",
        "--seats: @0s: the time for an answer is a whole number of s or");
    row("play --game jaguar --seats exec:cat@1.5s", "--seats: @1.5s: the time for an answer");
    row("match --game jaguar --a exec:cat@99999s --b random --deals 1",
        "--a: @99999s: the time for an answer");
    row("play --game jaguar --seed 18446744073709551615 --matches 2",
        "--matches: seeds count up from --seed, and behind 18446744073709551615 there are not so many");
    row("play --game jaguar --seats expert/foo", "\"expert/foo\": \"foo\" is no switch of a player");
    row("play --game jaguar --seats expert:9it/deaf/foo/mute", "\"foo\" is no switch of a player");
    row("play --game jaguar --seats club/deaf/deaf", "a switch is given twice");
    row("play --game jaguar --seats club/threads=2/threads=3", "a switch is given twice");
    row("play --game jaguar --seats greedy/deaf", "greedy takes no budget and nothing else");
  }
  void refusesABadCommandLine() {
    QFETCH(QString, arguments);
    QFETCH(QString, what);
    Answer const answer = run(arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.out, QByteArray());
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains(what.toUtf8()), answer.err);
  }

  void writesNothingOnBadInput() {
    QString const kept = write("kept.jsonl", "as it was");
    Answer const answer = run("play --game jaguar --hands 1000 --out " + kept);
    QCOMPARE(answer.status, 2);
    QFile file(kept);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("as it was"));
    QCOMPARE(run("play --game jaguar --seats x --out " + folder_.filePath("new.jsonl")).status, 2);
    QVERIFY(!QFile::exists(folder_.filePath("new.jsonl")));
  }

  // Whatever two outputs are given, none is lost.
  void refusesOneFileForTwoOutputs() {
    QDir const folder(folder_.path());
    QString const kept = write("both.jsonl", "as it was");
    QVERIFY(QFile::link("both.jsonl", folder.filePath("link.jsonl")));
    QVERIFY(folder.mkpath("below"));
    for (auto const& [out, times] :
         {std::pair("both.jsonl", "both.jsonl"), std::pair("both.jsonl", "below/../both.jsonl"),
          std::pair("link.jsonl", "both.jsonl"), std::pair("fresh.jsonl", "./fresh.jsonl")}) {
      Answer const answer = run({"play", "--game", "jaguar", "--hands", "1", "--out", folder.filePath(out),
                                 "--json-times", folder.filePath(times)});
      QCOMPARE(answer.status, 2);
      QCOMPARE(answer.err.count('\n'), 1);
      QVERIFY2(answer.err.contains("--json-times: ") && answer.err.contains("each wants its own"),
               answer.err);
    }
    // As the shell gives the standard output.
    QProcess shell;
    shell.start("sh",
                {"-c", GIAGUARO_BINARY_DIR "/bin/giaguaro-arena match --game jaguar --a greedy --b random "
                                           "--deals 1 --per-deal '" +
                           kept + "' >>'" + kept + "'"});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 2);
    QFile file(kept);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("as it was"));
    QVERIFY(!folder.exists("fresh.jsonl"));
    QVERIFY(folder.entryList({"both.jsonl.*", "fresh.jsonl.*"}).isEmpty());
  }

  // Ctrl+C where nothing is kept.
  void anInterruptionLeavesNothing() {
    QTemporaryDir const folder;
    QProcess process;
    process.start(GIAGUARO_BINARY_DIR "/bin/giaguaro-arena",
                  {"train", "--game", "jaguar", "--rounds", "100", "--hands", "10", "--worlds", "1", "--out",
                   folder.filePath("policy.inc")});
    process.setReadChannel(QProcess::StandardError);
    while (!process.readAllStandardError().contains("round ")) QVERIFY(process.waitForReadyRead(60'000));
    process.terminate();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);  // by the signal
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    // What cannot be written is said before anything is played.
    for (char const* command :
         {"train --game jaguar", "spread --game jaguar", "fit --game tarot --constants margins"}) {
      Answer const answer = run(QString(command) + " --out /nowhere/at/all");
      QCOMPARE(answer.status, 2);
      QVERIFY2(answer.err.contains("/nowhere/at/all: cannot be written"), answer.err);
    }
  }

  // Help that nobody can have read.
  void saysWhatItCannotPrint() {
    for (char const* arguments : {"--help", "--version", "play --help", "games"}) {
      QProcess shell;
      shell.start("sh", {"-c", QString(GIAGUARO_BINARY_DIR "/bin/giaguaro-arena %1 >&-").arg(arguments)});
      QVERIFY(shell.waitForFinished());
      QCOMPARE(shell.exitCode(), 2);
      QVERIFY(shell.readAllStandardError().contains("standard output: cannot be written: "));
    }
  }

  void countsOneAsOne() {
    QString const file = folder_.filePath("one.jsonl");
    QCOMPARE(run("play --game jaguar --hands 1 --seats greedy --seed 3 --out " + file).status, 0);
    QByteArray const said = run("verify " + file).out;
    QVERIFY2(said.startsWith("1 record, 1 hand and "), said);
  }

 private:
  QString write(QString const& name, QByteArray const& contents) {
    QFile file(folder_.filePath(name));
    if (file.open(QIODevice::WriteOnly)) file.write(contents);
    return file.fileName();
  }

  QTemporaryDir folder_;
};

}  // namespace testArena

QTEST_GUILESS_MAIN(testArena::TestArena)
#include "test_arena.moc"
