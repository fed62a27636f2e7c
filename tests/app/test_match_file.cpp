// Matches as files of the user's: what is written is read back at every point of every game, and what is
// damaged is refused in one sentence that says where.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <algorithm>

#include "app/desktop/disk/journal.h"
#include "app/desktop/disk/match_file.h"
#include "app/desktop/match/people.h"
#include "tests/app/plans.h"
#include "tests/joined.h"
#include "ui/text/wording.h"

namespace testMatchFile {

using namespace giaguaro;
using State = MatchFile::State;

namespace {

// The first seat is a person's; short where the game lets one choose.
MatchPlan planFor(GameInfo const& game, std::uint64_t seed = 11) {
  MatchPlan plan;
  GivenOptions given{};
  if (game.handsOption >= 0) given[static_cast<std::size_t>(game.handsOption)] = 2;
  plan.setup = {std::string(game.id), game.usualPlayers, completed(game.options, given), seed, {}, {}};
  for (int seat = 0; seat < game.usualPlayers; ++seat) {
    plan.setup.names.push_back("Player " + std::to_string(seat));
    plan.setup.levels.emplace_back(seat == 0 ? humanPlayer : "greedy");
    plan.avatars.push_back(seat + 1);
  }
  return plan;
}

int actionsOf(Record const& record) {
  std::size_t count = 0;
  for (RecordedHand const& hand : record.hands) count += hand.actions.size();
  return static_cast<int>(count);
}

// Says everything in capitals.
class LoudTranslator : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(char const*, char const* source, char const*, int) const override {
    QString loud = QString::fromUtf8(source);
    bool argument = false;
    for (QChar& letter : loud) {
      argument = letter == u'{' || (argument && letter != u'}');
      if (!argument) letter = letter.toUpper();
    }
    return loud;
  }
};

std::unique_ptr<Table> wholeMatch(MatchPlan const& plan) { return test::played(plan, 1'000'000); }

}  // namespace

class TestMatchFile : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;

  QString path(QString const& name = "a.giaguaro") const { return folder_->filePath(name); }
  MatchFile reading(QByteArray const& content) const {
    QFile file(path());
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) return {};
    file.close();
    return readMatchFile(path());
  }
  static QString said(QString const& path, MatchFile const& file) {
    return Wording().say(whyNotOpened(path, file));
  }
  // A hand and a half of the first game, as text.
  static QByteArray sound() {
    MatchPlan const plan = planFor(*allGames().front());
    int const whole = actionsOf(wholeMatch(plan)->record());
    return matchFileOf(test::played(plan, whole - 20)->record());
  }

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void roundTrip_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < allGames().size(); ++i)
      QTest::newRow(std::string(allGames()[i]->id).c_str()) << static_cast<int>(i);
  }
  void roundTrip() {
    QFETCH(int, index);
    MatchPlan const plan = planFor(*allGames()[static_cast<std::size_t>(index)]);
    Record const whole = wholeMatch(plan)->record();
    QVERIFY(whole.settlement.has_value());
    int const all = actionsOf(whole);
    int const firstHand = static_cast<int>(whole.hands.front().actions.size());
    for (int const actions : {0, 1, 7, firstHand - 1, firstHand, firstHand + 3, all - 1, all}) {
      std::unique_ptr<Table> const table = test::played(plan, actions);
      // Between two hands as well: the one that is over still lies there.
      Record record = table->record();
      if (actions == firstHand && table->record().hands.back().actions.empty()) record = takenBack(record, 1);
      MatchFile const file = reading(matchFileOf(record));
      QVERIFY2(file.state == State::fine, qPrintable(said(path(), file)));
      QVERIFY(file.table->record() == record);
      QCOMPARE(file.table->matchOver(), actions == all);
      QCOMPARE(file.setup.levels, plan.setup.levels);
      QCOMPARE(file.setup.names, plan.setup.names);
      QCOMPARE(file.setup.seed, plan.setup.seed);
      // It goes on as it would have.
      std::unique_ptr<Table> const on = file.table->copy();
      while (!on->matchOver()) {
        if (on->handOver())
          on->deal(on->nextDeal(), on->nextDealer());
        else
          on->apply(on->thought("greedy")(StopFlag{}).action);
      }
      QVERIFY(on->record() == whole);
    }
  }

  // Files of when a void hand was one of the match's: the match goes on.
  void aMatchThatAVoidHandHasEnded() {
    MatchPlan const plan = planFor(*allGames().front());
    auto const table = openTable(plan.setup);
    for (bool const isVoid : {true, false}) {
      table->deal(table->nextDeal(), table->nextDealer());
      while (!table->handOver()) {
        Action const bid = *table->parse("bid A");
        if (isVoid)
          table->apply({Action::Kind::pass});
        else
          table->apply(table->isLegal(bid) ? bid : table->legal().back());
      }
      QCOMPARE(table->result()->isVoid, isVoid);
    }
    QVERIFY(!table->matchOver());
    Record old = table->record();
    old.settlement = old.hands.back().result->totals;
    MatchFile const file = reading(matchFileOf(old));
    QVERIFY2(file.state == State::fine, qPrintable(said(path(), file)));
    QVERIFY(!file.table->matchOver());
    QVERIFY(file.table->record() == table->record());
  }

  // A table that was not opened with the seed's own dealer has a journal that can be read again.
  void anotherFirstDealer() {
    MatchPlan const plan = planFor(*allGames().front());
    auto const table = openTable(plan.setup);
    auto const dealer = static_cast<Seat>((table->nextDealer() + 2) % table->players());
    table->deal(table->nextDeal(), dealer);
    for (int i = 0; i < 9; ++i) table->apply(table->thought("greedy")(StopFlag{}).action);
    MatchFile const file = reading(matchFileOf(table->record()));
    QVERIFY2(file.state == State::fine, qPrintable(said(path(), file)));
    QFile journal(path("match.jsonl"));
    QVERIFY(journal.open(QIODevice::WriteOnly));
    journal.write(headerLine({file.setup, plan.avatars}, file.table->record()));
    journal.close();
    JournalRead const read = readJournal(path("match.jsonl"));
    QVERIFY2(read.state == JournalRead::State::whole, read.problem.c_str());
    QVERIFY(read.table->record() == table->record());
    QCOMPARE(read.plan.avatars, plan.avatars);
  }

  void damaged_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("says");
    QByteArray const text = sound();
    auto const row = [](char const* name, QByteArray const& content, QStringList const& says) {
      QTest::newRow(name) << content << says;
    };
    auto const edited = [&text](char const* from, char const* to) {
      QByteArray changed = text;
      qsizetype const at = changed.indexOf(from);
      return at < 0 ? QByteArray("not edited") : changed.replace(at, qstrlen(from), to);
    };
    row("empty", "", {"it is damaged, or not a Giaguaro match (it is empty)"});
    row("blank", " \n\n", {"it is damaged, or not a Giaguaro match (it is empty)"});
    row("truncated", text.left(text.size() / 2),
        {"it is damaged, or not a Giaguaro match (it ends in the middle of line 1)"});
    row("no JSON",
        "\x7f"
        "ELF\x02\x01",
        {"it is damaged, or not a Giaguaro match (line 1 cannot be read)"});
    row("other JSON", R"({"name": "giaguaro", "version": "1.0"})",
        {"it is damaged, or not a Giaguaro match."});
    row("a list", "[1, 2, 3]", {"it is damaged, or not a Giaguaro match."});
    row("another game", edited("\"game\":\"", "\"game\":\"x"),
        {"it is damaged, or not a Giaguaro match (this program does not know its game)"});
    row("another version", edited("\"version\":1", "\"version\":2"), {"another version of the program"});
    row("a wrong option", edited("\"hands\":2", "\"hands\":9999"),
        {"it is damaged, or not a Giaguaro match (its players or options do not belong to the game)"});
    row("two records", text + text, {"it holds 2 matches"});
    row("junk behind it", text + "x", {"it is damaged, or not a Giaguaro match (line 2 cannot be read)"});
    // The first card of the first hand is not there, or twice.
    qsizetype const first = text.indexOf("[[\"") + 3;
    QByteArray const card = text.mid(first, text.indexOf('"', first) - first);
    QByteArray const other = text.mid(text.indexOf('"', first) + 3, 3).split('"').front();
    row("no such card", QByteArray(text).replace(first, card.size(), "ZZ"),
        {"the deal of hand 1 cannot be read (the cards are not dealt as they should be)"});
    row("a card twice", QByteArray(text).replace(first, card.size(), other),
        {"the deal of hand 1 cannot be read (the cards are not dealt as they should be)"});
    // The third action is somebody else's, or cannot be.
    qsizetype third = text.indexOf("\"actions\":[[");
    for (int i = 0; i < 2; ++i) third = text.indexOf("],[", third + 1);
    QByteArray const seat = text.mid(third + 3, 1);
    row("another seat acts", QByteArray(text).replace(third + 3, 1, seat == "0" ? "1" : "0"),
        {"action 3 of hand 1 is against the rules (it was another player's turn)"});
    row("no such action",
        QByteArray(text).replace(third + 5, text.indexOf(']', third + 5) - third - 5, "\"dance\""),
        {"action 3 of hand 1 is against the rules (there is no such action in this game)"});
    auto const firstOf = [](QByteArray whole, char const* list, char const* figure) {
      qsizetype const begin = whole.lastIndexOf(list) + static_cast<qsizetype>(qstrlen(list));
      return whole.replace(begin, whole.indexOf(',', begin) - begin, figure);
    };
    QByteArray const over = matchFileOf(wholeMatch(planFor(*allGames().front()))->record());
    row("a wrong score", firstOf(text, "\"scores\":[", "99"),
        {"the result of hand 1 is against the rules (the figures are wrong)"});
    row("a wrong settlement", firstOf(over, "\"settlement\":[", "99"),
        {"the end of the match is against the rules (the figures are wrong)"});
    row("settled too early",
        QByteArray(text).replace(text.lastIndexOf('}'), 1, ",\"settlement\":[0,0,0,0,0]}"),
        {"of hand 2 is against the rules (something is missing)"});
    row("nested junk", QByteArray(7 << 20, '['), {"it is damaged, or not a Giaguaro match"});
    auto const noted = [&text](char const* member) {
      return QByteArray(text).replace(text.lastIndexOf('}'), 1, QByteArray(",") + member + '}');
    };
    row("an id that is none", noted("\"id\":\"7\""), {"opened: the number of the match cannot be read."});
    row("a beginning that is no time", noted("\"started\":\"today\""),
        {"opened: the time of its beginning cannot be read."});
    row("an end that is no time", noted("\"ended_at\":7"), {"opened: the time of its end cannot be read."});
    row("a program that is no text", noted("\"program\":[]"),
        {"opened: the name of its program cannot be read."});
    row("a table that is none", noted("\"table\":[]"), {"it is damaged, or not a Giaguaro match."});
    row("an end too early", noted("\"ended_at\":\"2026-11-23T09:05:00Z\""),
        {"the end of the match is against the rules (something is missing)"});
    row("help of nobody", edited("\"actions\":", "\"assists\":[[9,\"hint\",1]],\"actions\":"),
        {"opened: the list of help in hand 1 cannot be read."});
    // The last hand has no result, though another one follows; an action follows the last card.
    row("no result", QByteArray(text).replace(text.lastIndexOf("\"result\""), 8, "\"outcome\""),
        {"the result of hand 1 is against the rules (the figures are wrong)"});
    qsizetype const end = text.indexOf("]],\"result\"");
    row("an action too many", QByteArray(text).insert(end + 1, ",[0,\"pass\"]"),
        {"of hand 1 is against the rules (all was over before it)"});
    row("a list of what was legal, once",
        QByteArray(text).insert(third + 5 + text.mid(third + 5).indexOf(']'), ",[]"),
        {"action 3 of hand 1 is against the rules."});
  }
  void damaged() {
    QFETCH(QByteArray, content);
    QFETCH(QStringList, says);
    MatchFile const file = reading(content);
    QVERIFY(file.state != State::fine);
    QVERIFY(file.table == nullptr);
    QString const sentence = said(path(), file);
    QVERIFY2(sentence.startsWith("\u201ca.giaguaro\u201d cannot be opened: "), qPrintable(sentence));
    QVERIFY2(sentence.endsWith('.') && !sentence.contains('\n') && sentence.size() < 220,
             qPrintable(sentence));
    for (QString const& part : says) QVERIFY2(sentence.contains(part), qPrintable(sentence));
    // All of it but the file's name is in the language of the user.
    LoudTranslator translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    QString loud = said(path(), file).remove("a.giaguaro");
    QCOMPARE(loud, loud.toUpper());
  }

  // An action that is one of the game, and of the seat whose turn it is, but not legal there.
  void illegalAction() {
    MatchPlan const plan = planFor(*allGames().front());
    auto const table = test::played(plan, 20);
    Record record = table->record();
    Done& last = record.hands.back().actions.back();
    auto const before = replay(takenBack(record, 1));
    last.action = {};
    for (Card const card : before->game().deck->cards())
      if (Action const action = Action::play(card); !before->isLegal(action)) last.action = action;
    QVERIFY(last.action.valid());
    MatchFile const file = reading(matchFileOf(record));
    QString const sentence = said(path(), file);
    QVERIFY2(sentence.contains("action 20 of hand 1 is against the rules") &&
                 sentence.contains("that was not allowed there"),
             qPrintable(sentence));
  }

  void noFileAtAll() {
    QVERIFY(readMatchFile(path("nowhere")).state == State::gone);
    QVERIFY(QDir().mkdir(path("folder")));
    QVERIFY(readMatchFile(path("folder")).state == State::unreadable);
    // A file of the system's that may be opened, and gives an error when it is read from its start.
    QVERIFY(readMatchFile("/proc/self/mem").state == State::unreadable);
    QFile junk(path("junk"));
    QVERIFY(junk.open(QIODevice::WriteOnly));
    QVERIFY(junk.resize(qint64{50} << 20));
    junk.close();
    QVERIFY(readMatchFile(path("junk")).state == State::tooLong);
    // More than any match of any game, even with all that was legal.
    QVERIFY(sound().size() < 8 << 20);
  }

  void whoSitsThere_data() {
    QTest::addColumn<QByteArray>("level");
    QTest::addColumn<QStringList>("players");
    QString const club = "club";
    QTest::newRow("none") << QByteArray() << QStringList{"human", club, club, club, club};
    QTest::newRow("programs and budgets")
        << QByteArray(
               R"("level":["exec:rm -rf x","expert:9999999ms","club/weights=/etc/passwd","ismcts",""],)")
        << QStringList{club, "expert", club, club, club};
    QTest::newRow("a person in the middle")
        << QByteArray(R"("level":["novice","greedy","human","random","expert"],)")
        << QStringList{"novice", "greedy", "human", "random", "expert"};
    QTest::newRow("two people, one screen")
        << QByteArray(R"("level":["novice","human","human","random","expert"],)")
        << QStringList{"novice", "human", "human", "random", "expert"};
  }
  void whoSitsThere() {
    QFETCH(QByteArray, level);
    QFETCH(QStringList, players);
    QByteArray text = sound();
    qsizetype const begin = text.indexOf("\"level\":");
    qsizetype const end = text.indexOf("],", begin) + 2;
    MatchFile const file = reading(text.replace(begin, end - begin, level));
    QVERIFY2(file.state == State::fine, qPrintable(said(path(), file)));
    QStringList found;
    for (std::string const& each : file.setup.levels) found << QString::fromStdString(each);
    QCOMPARE(found, players);
    QCOMPARE(file.table->record().levels, file.setup.levels);
  }

  // Nobody is asked to sit down at a match that is over.
  void finishedWithoutPlayers() {
    QByteArray text = matchFileOf(wholeMatch(planFor(*allGames().front()))->record());
    qsizetype const begin = text.indexOf("\"level\":");
    text.remove(begin, text.indexOf("],", begin) + 2 - begin);
    MatchFile const file = reading(text);
    QVERIFY2(file.state == State::fine, qPrintable(said(path(), file)));
    QVERIFY(file.table->matchOver());
    QVERIFY(std::ranges::find(file.setup.levels, humanPlayer) == file.setup.levels.end());
  }

  void longNames() {
    MatchPlan plan = planFor(*allGames().front());
    plan.setup.names[1] = std::string(9000, 'x');
    plan.setup.names[2] = " a\n b ";
    MatchFile const file = reading(matchFileOf(test::played(plan, 5)->record()));
    QVERIFY2(file.state == State::fine, qPrintable(said(path(), file)));
    QCOMPARE(file.setup.names[1].size(), std::size_t{longestName});
    QCOMPARE(file.setup.names[2], "a b");
  }

  void traceOfAnArena() {
    QFile golden(QString(GIAGUARO_SOURCE_DIR) + "/tests/core/golden");
    QDir const folder(golden.fileName());
    auto const names = folder.entryList({"*.jsonl"}, QDir::Files);
    QVERIFY(!names.isEmpty());
    for (QString const& name : names) {
      QFile file(folder.filePath(name));
      QVERIFY(file.open(QIODevice::ReadOnly));
      MatchFile const read = reading(file.readLine());
      QVERIFY2(read.state == State::fine, qPrintable(name + ": " + said(path(), read)));
    }
  }

  void faces() {
    MatchSetup setup;
    setup.names = {"Chiara", "Zoe", "Anna", "Anna", "Ugo"};
    setup.levels = {"club", std::string(humanPlayer), "club", "club", "club"};
    auto const faces = usualFaces(setup, 6);  // which is Chiara's own
    QCOMPARE(faces[1], 6);
    auto const usual = usualSeats(5, "Zoe", 6);
    auto const faceOf = [&](QString const& name) {
      return std::ranges::find(usual, name, &SeatChoice::name)->avatar;
    };
    QCOMPARE(faces[0], faceOf("Chiara"));
    QCOMPARE(faces[2], faceOf("Anna"));
    std::vector<int> sorted = faces;
    std::ranges::sort(sorted);
    QVERIFY(std::ranges::adjacent_find(sorted) == sorted.end());
    QVERIFY(sorted.front() >= 1 && sorted.back() <= avatarCount);
  }
};

}  // namespace testMatchFile

QTEST_MAIN(testMatchFile::TestMatchFile)
#include "test_match_file.moc"
