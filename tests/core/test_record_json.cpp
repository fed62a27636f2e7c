// Records as JSON: what is written, that it is read back the same, and that whatever else is read is refused
// with its place.
#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/match/record_json.h"
#include "tests/core/played.h"
#include "tests/core/run_length.h"
#include "tests/joined.h"

namespace testRecordJson {

using namespace giaguaro;
using nlohmann::json;

namespace {

GameInfo const& jaguar() { return *findGame("jaguar"); }

Record recordOf(std::string const& text) {
  auto const read = readRecord(text);
  if (auto const* problem = std::get_if<Problem>(&read)) qWarning("%s", problem->text().c_str());
  return std::holds_alternative<Record>(read) ? std::get<Record>(read) : Record{};
}

// Five hands in the deck's order, the eight clubs from the ace down with seat 0; all five pass.
Record voidRecord() {
  auto const table =
      openTable({"jaguar", 5, defaultOptions(jaguar(), 1), 7, {"Anna", "B", "C", "D", "E"}, {}});
  Deal deal;
  int place = 0;
  for (Card card : fortyCards.sorted(fortyCards.cards()))
    deal.hands[static_cast<std::size_t>(place++ / 8)].insert(card);
  table->deal(deal, 3);
  for (int i = 0; i < 5; ++i) table->apply({Action::Kind::pass});
  return table->record();
}

std::string const voidText =
    R"({"format":"trick-record","version":1,"game":"jaguar","players":5,"options":{"hands":1},"seed":7,)"
    R"("names":["Anna","B","C","D","E"],"hands":[{"dealer":3,"deal":{"hands":[)"
    R"(["AC","3C","KC","QC","JC","7C","6C","5C"],["4C","2C","AD","3D","KD","QD","JD","7D"],)"
    R"(["6D","5D","4D","2D","AH","3H","KH","QH"],["JH","7H","6H","5H","4H","2H","AS","3S"],)"
    R"(["KS","QS","JS","7S","6S","5S","4S","2S"]],"stock":[]},)"
    R"("actions":[[3,"pass"],[4,"pass"],[0,"pass"],[1,"pass"],[2,"pass"]],)"
    R"("result":{"points":[0,0,0,0,0],"scores":[0,0,0,0,0],"totals":[0,0,0,0,0],"void":true}}]})";

std::string nested(int depth) {
  auto const count = static_cast<std::size_t>(depth);
  return std::string(count, '[') + std::string(count, ']');
}

}  // namespace

class TestRecordJson : public QObject {
  Q_OBJECT

 private slots:
  void writesTheContractsForm() { QCOMPARE(toJson(voidRecord()), voidText); }

  void readsBackTheSame_data() {
    QTest::addColumn<QString>("player");
    QTest::addColumn<bool>("trace");
    QTest::newRow("random") << "random" << false;
    QTest::newRow("random, a trace") << "random" << true;
    QTest::newRow("greedy") << "greedy" << false;
    QTest::newRow("greedy, a trace") << "greedy" << true;
  }
  void readsBackTheSame() {
    QFETCH(QString, player);
    QFETCH(bool, trace);
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts())
        for (int seed = 0; seed < test::inRun(10); ++seed) {
          Record const record = playedRecord(*game, players,
                                             {.hands = 4,
                                              .seed = static_cast<std::uint64_t>(seed),
                                              .player = player.toStdString(),
                                              .trace = trace});
          std::string const text = toJson(record);
          QVERIFY(text.find('\n') == std::string::npos);
          QCOMPARE(recordOf(text) == record, true);
          // Laid out over many lines it is the same record.
          QCOMPARE(recordOf(json::parse(text).dump(2)) == record, true);
        }
  }

  void keepsWhatIsUnusual() {
    Record record = voidRecord();
    record.seed = std::numeric_limits<std::uint64_t>::max();
    record.names = {"\"\\\n", "Zoë 🂡", "", "\x01", "names can be long"};
    record.levels = {"human", "greedy", "greedy", "random", "random"};
    record.ended = EarlyEnd::agreed;
    QCOMPARE(recordOf(toJson(record)) == record, true);

    Record unfinished = playedRecord(jaguar(), 5, {.hands = 2, .trace = true});
    unfinished = takenBack(unfinished, 17);
    QVERIFY(!unfinished.hands.back().result);
    QCOMPARE(recordOf(toJson(unfinished)) == unfinished, true);
    unfinished.hands.clear();
    QCOMPARE(recordOf(toJson(unfinished)) == unfinished, true);
  }

  void writesUtf8Always() {
    Record record = voidRecord();
    record.names[0] = "\xff\xfe broken";
    QVERIFY(json::accept(toJson(record)));
  }

  void listsWhatWasLegalSortedAsBytes() {
    Record record = playedRecord(jaguar(), 5, {.hands = 1, .trace = true});
    for (auto& list : record.hands[0].legal) std::reverse(list.begin(), list.end());
    json const written = json::parse(toJson(record));
    for (json const& action : written["hands"][0]["actions"]) {
      QCOMPARE(action.size(), std::size_t{3});
      auto const texts = action[2].get<std::vector<std::string>>();
      QVERIFY(std::is_sorted(texts.begin(), texts.end()));
      QVERIFY(std::find(texts.begin(), texts.end(), action[1].get<std::string>()) != texts.end());
    }
  }

  // What is not known is kept: test_notes.cpp.
  void readsWhatIsOptionalOrUnknown() {
    json value = json::parse(voidText);
    value["talk"] = json::array({json::array({0, 1, "hello"})});
    value["clock"] = "anything";
    value["date"] = 17;
    value["hands"][0]["result"]["new"] = json::parse(nested(20));
    value["hands"][0]["new"] = 1e300;
    Record const read = recordOf(value.dump());
    QCOMPARE(read.others.size(), std::size_t{3});
    QCOMPARE(read.hands == voidRecord().hands, false);
    QCOMPARE(replay(read)->record() == read, true);
    for (char const* member : {"seed", "names", "options"}) value.erase(member);
    Record const record = recordOf(value.dump());
    QCOMPARE(record.options == completed(jaguar().options, {}), true);
    QCOMPARE(record.names.size(), std::size_t{5});
    value["hands"][0]["deal"].erase("stock");
    QCOMPARE(recordOf(value.dump()) == record, true);
  }

  void refusesABadRecord_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");

    auto const row = [](char const* name, std::function<void(json&)> const& change, char const* where,
                        char const* what) {
      json value = json::parse(voidText);
      change(value);
      QTest::newRow(name) << QString::fromStdString(value.dump()) << where << what;
    };
    auto const deal = [](json& record) -> json& { return record["hands"][0]["deal"]; };
    auto const action = [](json& record, std::size_t at) -> json& {
      return record["hands"][0]["actions"][at];
    };
    auto const result = [](json& record) -> json& { return record["hands"][0]["result"]; };

    row(
        "a list", [](json& r) { r = json::array({r}); }, "", "is not an object");
    row(
        "a number", [](json& r) { r = 7; }, "", "is not an object");
    row(
        "null", [](json& r) { r = nullptr; }, "", "is not an object");
    for (char const* member : {"format", "version", "game", "players", "hands"})
      row(
          qPrintable(QString("no %1").arg(member)), [member](json& r) { r.erase(member); }, "",
          qPrintable(QString("the member \"%1\" is missing").arg(member)));
    row(
        "another format", [](json& r) { r["format"] = "pgn"; }, "format", "\"pgn\" is not \"trick-record\"");
    row(
        "format of a wrong type", [](json& r) { r["format"] = 1; }, "format", "is not a text");
    row(
        "version 2", [](json& r) { r["version"] = 2; }, "version", "2 is not 1");
    row(
        "version 1.0", [](json& r) { r["version"] = 1.0; }, "version", "is not a whole number");
    row(
        "an unknown game", [](json& r) { r["game"] = "chess\n"; }, "game", "there is no game \"chess\\n\"");
    row(
        "seven players", [](json& r) { r["players"] = 7; }, "players", "this game is not for 7 players");
    row(
        "four players", [](json& r) { r["players"] = 4; }, "players", "this game is not for 4 players");
    row(
        "huge players", [](json& r) { r["players"] = std::numeric_limits<std::uint64_t>::max(); }, "players",
        "this game is not for 18446744073709551615 players");
    row(
        "an unknown option", [](json& r) { r["options"]["x"] = 1; }, "options", "there is no option \"x\"");
    row(
        "an option out of range", [](json& r) { r["options"]["hands"] = 101; }, "options.hands",
        "101 is not from 1 to 100");
    row(
        "an option below its range", [](json& r) { r["options"]["hands"] = 0; }, "options.hands",
        "0 is not from 1 to 100");
    row(
        "an option of a wrong type", [](json& r) { r["options"]["hands"] = "3"; }, "options.hands",
        "is not a whole number");
    row(
        "options of a wrong type", [](json& r) { r["options"] = json::array(); }, "options",
        "is not an object");
    row(
        "a negative seed", [](json& r) { r["seed"] = -1; }, "seed", "is not a whole number");
    row(
        "four names", [](json& r) { r["names"].erase(0); }, "names", "has 4 texts for 5 seats");
    row(
        "a name of a wrong type", [](json& r) { r["names"][2] = 5; }, "names", "is not a text");
    row(
        "hands of a wrong type", [](json& r) { r["hands"] = "x"; }, "hands", "is not a list");
    row(
        "a hand of a wrong type", [](json& r) { r["hands"][0] = 1; }, "hand 1", "is not an object");
    row(
        "a second hand of a wrong type", [](json& r) { r["hands"].push_back(1); }, "hand 2",
        "is not an object");
    row(
        "no dealer", [](json& r) { r["hands"][0].erase("dealer"); }, "hand 1", "\"dealer\" is missing");
    row(
        "dealer out of range", [](json& r) { r["hands"][0]["dealer"] = 5; }, "hand 1, deal",
        "5 is not from 0 to 4");
    row(
        "no deal", [](json& r) { r["hands"][0].erase("deal"); }, "hand 1", "\"deal\" is missing");
    row(
        "deal of a wrong type", [&](json& r) { deal(r) = 1; }, "hand 1, deal", "is not an object");
    row(
        "four hands", [&](json& r) { deal(r)["hands"].erase(0); }, "hand 1, deal",
        "there are 4 hands for 5 seats");
    row(
        "six hands", [&](json& r) { deal(r)["hands"].push_back(json::array()); }, "hand 1, deal",
        "there are 6 hands for 5 seats");
    row(
        "an unknown card", [&](json& r) { deal(r)["hands"][1][2] = "8D"; }, "hand 1, deal",
        "\"8D\" is no card");
    row(
        "a card in small letters", [&](json& r) { deal(r)["hands"][1][2] = "ad"; }, "hand 1, deal",
        "\"ad\" is no card");
    row(
        "a card of a wrong type", [&](json& r) { deal(r)["hands"][1][2] = 3; }, "hand 1, deal",
        "is not a text");
    row(
        "a card twice", [&](json& r) { deal(r)["hands"][1][2] = "AC"; }, "hand 1, deal",
        "the card AC is there twice");
    row(
        "a card missing", [&](json& r) { deal(r)["hands"][1].erase(2); }, "hand 1, deal",
        "the card AD is missing");
    row(
        "a card twice, in the stock", [&](json& r) { deal(r)["stock"].push_back("2S"); }, "hand 1, deal",
        "the card 2S is there twice");
    row(
        "no actions", [](json& r) { r["hands"][0].erase("actions"); }, "hand 1", "\"actions\" is missing");
    row(
        "an action of a wrong type", [&](json& r) { action(r, 2) = "pass"; }, "hand 1, action 3",
        "is not a list");
    row(
        "an action too short", [&](json& r) { action(r, 2) = json::array({0}); }, "hand 1, action 3",
        "is not [seat, action]");
    row(
        "an action too long",
        [&](json& r) {
          action(r, 2) = json::array({0, "pass", json::array(), 1});
        },
        "hand 1, action 3", "is not [seat, action]");
    row(
        "an unknown action", [&](json& r) { action(r, 4)[1] = "double"; }, "hand 1, action 5",
        "\"double\" is no action of this game");
    row(
        "an action of an unknown card", [&](json& r) { action(r, 4)[1] = "play 10S"; }, "hand 1, action 5",
        "\"play 10S\" is no action of this game");
    row(
        "a seat out of range", [&](json& r) { action(r, 4)[0] = -1; }, "hand 1, action 5",
        "-1 is not from 0 to 4");
    row(
        "a seat that is no number", [&](json& r) { action(r, 4)[0] = nullptr; }, "hand 1, action 5",
        "is not a whole number");
    row(
        "one list of what was legal", [&](json& r) { action(r, 1).push_back(json::array({"pass"})); },
        "hand 1, action 2", "lists what was legal, but");
    row(
        "no second list of what was legal", [&](json& r) { action(r, 0).push_back(json::array({"pass"})); },
        "hand 1, action 2", "does not list what was legal, but");
    row(
        "a legal action that is none", [&](json& r) { action(r, 0).push_back(json::array({"x"})); },
        "hand 1, action 1", "\"x\" is no action");
    row(
        "result of a wrong type", [&](json& r) { result(r) = 1; }, "hand 1, result", "is not an object");
    row(
        "result without scores", [&](json& r) { result(r).erase("scores"); }, "hand 1, result",
        "\"scores\" is missing");
    row(
        "four points", [&](json& r) { result(r)["points"].erase(0); }, "hand 1, result",
        "has 4 numbers for 5 seats");
    row(
        "huge totals", [&](json& r) { result(r)["totals"][0] = 3000000000; }, "hand 1, result",
        "3000000000 is not from");
    row(
        "void of a wrong type", [&](json& r) { result(r)["void"] = 1; }, "hand 1, result",
        "\"void\" is not true");
    row(
        "another end", [](json& r) { r["ended"] = "bored"; }, "ended", "\"bored\" is not \"agreed\"");
    row(
        "settlement of a wrong type", [](json& r) { r["settlement"] = 3; }, "settlement", "is not a list");
    row(
        "settlement of a wrong length",
        [](json& r) {
          r["settlement"] = {1, -1};
        },
        "settlement", "has 2 numbers for 5 seats");
  }
  void refusesABadRecord() {
    QFETCH(QString, text);
    QFETCH(QString, where);
    QFETCH(QString, what);
    auto const read = readRecord(text.toStdString());
    QVERIFY(std::holds_alternative<Problem>(read));
    Problem const& problem = std::get<Problem>(read);
    QCOMPARE(QString::fromStdString(problem.where), where);
    QVERIFY2(QString::fromStdString(problem.what).contains(what), problem.what.c_str());
    QVERIFY(problem.text().find('\n') == std::string::npos);
    QCOMPARE(problem.againstRules, where.contains("action") || where.contains("result"));
  }

  void refusesWhatIsNoJson_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("what");
    std::string const text = voidText;
    auto const bytes = [](std::string const& string) { return QByteArray::fromStdString(string); };
    QTest::newRow("nothing") << QByteArray() << 0 << "ends too early";
    QTest::newRow("words") << QByteArray("hello") << 0 << "character 1 ";
    QTest::newRow("cut") << bytes(text.substr(0, 200)) << 0 << "ends too early";
    QTest::newRow("cut in a text") << bytes(text.substr(0, 250)) << 0 << "this is not JSON";
    QTest::newRow("more behind it") << bytes(text + "}") << 0 << "this is not JSON";
    QTest::newRow("on line three") << QByteArray("{\"format\":\n\"trick-record\",\n  oops}") << 2
                                   << "character 3 ";
    QTest::newRow("not UTF-8") << QByteArray("{\"format\": \"\xff\"}") << 0 << "this is not JSON";
    QTest::newRow("a zero byte") << QByteArray("{\"format\": \0}", 13) << 0 << "this is not JSON";
    QTest::newRow("a number without end") << QByteArray("{\"format\": 1e999}") << 0 << "this is not JSON";
    QTest::newRow("lists a million deep") << bytes(nested(1'000'000)) << 0 << "nested deeper";
    QTest::newRow("deep in what is ignored")
        << bytes("{\"x\":" + nested(1'000'000) + "," + text.substr(1)) << 0 << "nested deeper";
    QTest::newRow("deep and never closed") << QByteArray(1'000'000, '[') << 0 << "nested deeper";
    QTest::newRow("objects a million deep")
        << QByteArray("{\"a\":").repeated(1'000'000) << 0 << "nested deeper";
    QTest::newRow("a member twice") << bytes("{\"game\":\"x\"," + text.substr(1)) << 0
                                    << "the member \"game\" is there twice";
  }
  void refusesWhatIsNoJson() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, what);
    auto const read = readRecord(text.toStdString());
    QVERIFY(std::holds_alternative<Problem>(read));
    Problem const& problem = std::get<Problem>(read);
    QVERIFY2(QString::fromStdString(problem.what).contains(what), problem.what.c_str());
    QCOMPARE(problem.line, line);
    QCOMPARE(problem.where, std::string());
    QVERIFY(!problem.againstRules);
  }

  void splitsAFile_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QList<int>>("lines");
    auto const row = [](char const* name, char const* file, QStringList const& texts,
                        QList<int> const& lines) {
      QTest::newRow(name) << QByteArray(file) << texts << lines;
    };
    row("empty", "", {}, {});
    row("blank", " \n\n\t", {}, {});
    row("one", "{}", {"{}"}, {1});
    row("one a line", "{}\n{\"a\":[1]}\r\n\n{}\n", {"{}", "{\"a\":[1]}", "{}"}, {1, 2, 4});
    row("over several lines", "\n{\n \"a\": \"}\\\"\"\n}\n{}", {"{\n \"a\": \"}\\\"\"\n}", "{}"}, {2, 5});
    row("with a mark first", "\xEF\xBB\xBF{}\n", {"{}"}, {1});
    row("something behind", "{} x\n{}", {"{} x", "{}"}, {1, 2});
    row("words", "hello\nthere", {"hello\nthere"}, {1});
    row("cut in the middle", "{}\n{\"a\":[\n{}\n", {"{}", "{\"a\":["}, {1, 2});
    row("cut in a text", "{\"a\n{}\n", {"{\"a"}, {1});
    row("cut, over several lines", "{\n \"a\": [\n 1", {"{\n \"a\": [\n 1"}, {1});
  }
  void splitsAFile() {
    QFETCH(QByteArray, file);
    QFETCH(QStringList, texts);
    QFETCH(QList<int>, lines);
    std::string const contents = file.toStdString();
    QStringList foundTexts;
    QList<int> foundLines;
    for (RecordText const& record : splitRecords(contents)) {
      foundTexts << QString::fromUtf8(record.text.data(), static_cast<qsizetype>(record.text.size()));
      foundLines << record.line;
    }
    QCOMPARE(foundTexts, texts);
    QCOMPARE(foundLines, lines);
  }

  void dealsAndActionsByThemselves() {
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts()) {
        Record const record = playedRecord(*game, players, {.hands = 1});
        Deal const& deal = record.hands[0].deal;
        auto const read = dealFromJson(dealToJson(deal, *game->deck, players), *game->deck, players);
        QVERIFY(std::holds_alternative<Deal>(read));
        QCOMPARE(std::get<Deal>(read) == deal, true);

        auto const table = openTable({record.game, players, record.options, 0, {}, {}});
        for (Done const& done : record.hands[0].actions) {
          auto const readDone = actionFromJson(actionToJson(done, *table), *table);
          QVERIFY(std::holds_alternative<Done>(readDone));
          QCOMPARE(std::get<Done>(readDone) == done, true);
        }
        for (char const* text :
             {"", "[]", "[0]", "[9,\"play AH\"]", "[0,\"x\"]", "[0,\"play AH\",[]]", "{}", "[0,1]"})
          QVERIFY2(std::holds_alternative<Problem>(actionFromJson(text, *table)), text);
        for (char const* text : {"", "{}", "[]", "{\"hands\":[]}", "{\"hands\":[[\"AH\"],[],[],[],[]]}"})
          QVERIFY2(std::holds_alternative<Problem>(dealFromJson(text, *game->deck, players)), text);
      }
  }

  void refusesAStockThatIsTooLarge() {
    json all = json::array();
    for (Card card : seventyEightCards.cards()) all.push_back(seventyEightCards.text(card));
    json const deal{{"hands", json::array({json::array(), json::array(), json::array()})}, {"stock", all}};
    auto const read = dealFromJson(deal.dump(), seventyEightCards, 3);
    QVERIFY(std::holds_alternative<Problem>(read));
    QCOMPARE(std::get<Problem>(read).what, std::string("the stock has too many cards"));
  }

  void quotesForMessages() {
    QCOMPARE(quotation("a\"b\n\x80"), std::string("\"a\\\"b\\n\\ufffd\""));
    QVERIFY(quotation(std::string(1000, 'x')).size() < 60);
  }
};

}  // namespace testRecordJson

QTEST_APPLESS_MAIN(testRecordJson::TestRecordJson)
#include "test_record_json.moc"
