// What a record says beside the play: identity, times, help and options of the table are written and read, what
// is damaged is refused with its place, and what is not known is kept as it stood, at every level.
#include <QTest>
#include <array>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/match/notes.h"
#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "tests/core/played.h"
#include "tests/core/table_options.h"
#include "tests/joined.h"

namespace testNotes {

using namespace giaguaro;
using nlohmann::json;

namespace {

constexpr std::string_view uuid = "0b8e5d5a-3a4f-4f0e-9d27-2f3f0c1f9a11";

GameInfo const& anyGame() { return *allGames().front(); }

Record played(int hands = 2) { return playedRecord(anyGame(), 5, {.hands = hands, .player = "greedy"}); }

std::optional<Record> read(std::string const& text, TableOptionList list = tableOptions()) {
  auto const answer = readRecord(text, list);
  if (auto const* problem = std::get_if<Problem>(&answer)) {
    qWarning("%s", problem->text().c_str());
    return std::nullopt;
  }
  return std::get<Record>(answer);
}

// What a later program might write, as text that no number or text type holds exactly. (The first no raw
// text: moc takes its last quote for the end.)
constexpr std::array<std::string_view, 5> strange{
    "{\"z\":1,\"a\":[1.50,-0,123456789012345678901234567890],\"é\":\"\\u00e9\\/\\\"}]\"}", "null",
    "\"two  blanks\"", "[[[[]],{}]]", "1E5"};

// Members with these values behind the first bracket of each object of a record, of all that may carry them.
std::string withStrangers(Record const& record) {
  std::string text = toJson(record);
  auto const insert = [&text](std::string_view before, std::size_t which, std::string_view name) {
    std::string const member = '"' + std::string(name) + "\":" + std::string(strange.at(which)) + ',';
    int found = 0;
    for (std::size_t at = text.find(before); at != std::string::npos; at = text.find(before, at)) {
      at += before.find('{') + 1;
      text.insert(at, member);
      at += member.size();
      ++found;
    }
    return found;
  };
  std::size_t const hands = record.hands.size();
  bool const all = insert(R"({"format")", 0, "future") == 1 &&
                   insert(R"({"dealer")", 1, "lamp") == static_cast<int>(hands) &&
                   insert(R"({"hands":[[)", 2, "heaps") == static_cast<int>(hands) &&
                   insert(R"({"points")", 3, "luck") == static_cast<int>(hands);
  if (!all) return {};
  text.insert(1, R"("table":{"lamp":)" + std::string(strange[4]) + "},");
  return text;
}

GameInfo const& gameOf(bool sides, bool severalCounts) {
  for (GameInfo const* game : allGames())
    if (game->sides == sides && (game->players.size() > 1) == severalCounts) return *game;
  qFatal("There is no such game.");
}

}  // namespace

class TestNotes : public QObject {
  Q_OBJECT

 private slots:
  void identityAndHelpAreWrittenAndRead() {
    Record record = played();
    record.identity = {std::string(uuid), "2026-11-23T09:05:00Z", "giaguaro 9 (0123abcd)"};
    record.endedAt = "2026-11-23T10:05:00.25Z";
    record.hands[0].notes.assists = {{0, Assist::Kind::hint, 12}, {0, Assist::Kind::undo, 3}};
    record.hands[1].notes.assists = {{4, Assist::Kind::restart, 1}};
    std::string const text = toJson(record);
    json const value = json::parse(text);
    QCOMPARE(value["id"].get<std::string>(), std::string(uuid));
    QCOMPARE(value["started"].get<std::string>(), std::string("2026-11-23T09:05:00Z"));
    QCOMPARE(value["ended_at"].get<std::string>(), std::string("2026-11-23T10:05:00.25Z"));
    QCOMPARE(value["program"].get<std::string>(), std::string("giaguaro 9 (0123abcd)"));
    QVERIFY(value["hands"][0]["assists"] == json::parse(R"([[0,"hint",12],[0,"undo",3]])"));
    QVERIFY(value["hands"][1]["assists"] == json::parse(R"([[4,"restart",1]])"));
    QVERIFY(read(text) == record);
    QVERIFY(!verify(record));
    QVERIFY(replay(record)->record() == record);
    // What nobody has said is not there at all.
    std::string const plain = toJson(played());
    for (char const* member : {"\"id\"", "started", "ended_at", "program", "assists", "\"table\""})
      QVERIFY2(plain.find(member) == std::string::npos, member);
  }

  void unknownMembersSurvive() {
    Record const plain = played();
    std::string const text = withStrangers(plain);
    QVERIFY(!text.empty());
    auto const record = read(text);
    QVERIFY(record.has_value());
    QVERIFY(!verify(*record));
    std::size_t carried = 0;
    for (std::string const& written : {toJson(*record), toJson(replay(*record)->record())}) {
      QVERIFY(read(written) == record);
      auto const count = [&written](std::string const& part) {
        std::size_t found = 0;
        for (auto at = written.find(part); at != std::string::npos; at = written.find(part, at + 1)) ++found;
        return found;
      };
      QCOMPARE(count("\"future\":" + std::string(strange[0])), std::size_t{1});
      QCOMPARE(count("\"lamp\":" + std::string(strange[1])), plain.hands.size());
      QCOMPARE(count("\"heaps\":" + std::string(strange[2])), plain.hands.size());
      QCOMPARE(count("\"luck\":" + std::string(strange[3])), plain.hands.size());
      QCOMPARE(count("\"table\":{\"lamp\":" + std::string(strange[4]) + '}'), std::size_t{1});
      ++carried;
    }
    QCOMPARE(carried, std::size_t{2});
    // Laid out over many lines they are the same, on one line; what is JSON alone stays the same value.
    json const laidOut = json::parse(text);
    auto const again = read(laidOut.dump(3));
    QVERIFY(again.has_value());
    std::string const one = toJson(*again);
    QVERIFY(one.find('\n') == std::string::npos);
    QVERIFY(json::parse(one) == laidOut);
  }

  // Of a file of today's build nothing changes.
  void plainRecordsStayAsTheyAre() {
    for (GameInfo const* game : allGames())
      for (int const players : game->players) {
        std::string const text = toJson(playedRecord(*game, players, {.hands = 2}));
        auto const record = read(text);
        QVERIFY(record.has_value());
        QCOMPARE(toJson(*record), text);
      }
  }

  void damagedNotesAreRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    auto const row = [](char const* name, std::function<void(json&)> const& change, char const* said) {
      json value = json::parse(toJson(played()));
      change(value);
      QTest::newRow(name) << QString::fromStdString(value.dump()) << said;
    };
    auto const member = [&row](char const* name, json const& value, char const* said) {
      row(
          qPrintable(QString("%1: %2").arg(name, QString::fromStdString(value.dump()))),
          [name, &value](json& record) { record[name] = value; }, said);
    };
    member("id", 17, "id: is not a text");
    member("id", "seventeen", "id: \"seventeen\" is not a UUID");
    member("id", "0b8e5d5a-3a4f-4f0e-9d27-2f3f0c1f9a1g",
           "id: \"0b8e5d5a-3a4f-4f0e-9d27-2f3f0c1f9a1g\" is not a UUID");
    member("started", "yesterday", "started: \"yesterday\" is not a time as in 2026-11-23T09:05:00Z");
    member("started", nullptr, "started: is not a text");
    member("ended_at", "2026-02-30T09:05:00Z",
           "ended_at: \"2026-02-30T09:05:00Z\" is not a time as in 2026-11-23T09:05:00Z");
    member("program", json::array(), "program: is not a text");
    member("table", json::array(), "table: is not an object");
    auto const assists = [&row](char const* list, char const* said) {
      row(
          list, [list](json& record) { record["hands"][1]["assists"] = json::parse(list); }, said);
    };
    assists(R"("hint")", "hand 2, assists: is not a list");
    assists(R"([["hint"]])", "hand 2, assists: is not [seat, kind, action]");
    assists(R"([[0,"hint",1],[5,"hint",1]])", "hand 2, assists: 5 is not from 0 to 4");
    assists(R"([[0,"peek",1]])", "hand 2, assists: \"peek\" is not \"undo\", \"hint\" or \"restart\"");
    assists(R"([[0,7,1]])", "hand 2, assists: is not a text");
    assists(R"([[0,"undo",0]])", "hand 2, assists: 0 is not from 1 to 32767");
    assists(R"([[0,"undo",1.5]])", "hand 2, assists: is not a whole number");
  }
  void damagedNotesAreRefused() {
    QFETCH(QString, text);
    QFETCH(QString, said);
    Reading const reading = readAsFarAsPossible(text.toStdString());
    QVERIFY(reading.problem.has_value());
    QCOMPARE(QString::fromStdString(reading.problem->text()), said);
    // What lies before it is sound, so that this is what is told.
    auto const told = verify(reading);
    QVERIFY(told.has_value());
    QCOMPARE(QString::fromStdString(told->text()), said);
  }

  void forms_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isId");
    QTest::addColumn<bool>("isTime");
    auto const row = [](char const* text, bool isId, bool isTime) {
      QTest::newRow(text) << QString(text) << isId << isTime;
    };
    row("0B8E5D5A-3A4F-4F0E-9D27-2F3F0C1F9A11", true, false);
    row("{0b8e5d5a-3a4f-4f0e-9d27-2f3f0c1f9a11}", false, false);
    row("0b8e5d5a3a4f4f0e9d272f3f0c1f9a11", false, false);
    row("0b8e5d5a-3a4f-4f0e-9d27-2f3f0c1f9a1", false, false);
    row("2024-02-29T23:59:59Z", false, true);
    row("2026-02-29T23:59:59Z", false, false);
    row("2026-12-31T23:59:60Z", false, true);  // a leap second
    row("2026-11-23T09:05:00.123456Z", false, true);
    row("2026-11-23T09:05:00.Z", false, false);
    row("2026-11-23T09:05:00,5Z", false, false);
    row("2026-11-23T09:05:00", false, false);
    row("2026-11-23T09:05:00+01:00", false, false);
    row("2026-11-23 09:05:00Z", false, false);
    row("2026-13-01T09:05:00Z", false, false);
    row("2026-11-00T09:05:00Z", false, false);
    row("2026-11-23T24:05:00Z", false, false);
    row("2026-11-23T09:60:00Z", false, false);
    row("Z", false, false);
    row("", false, false);
  }
  void forms() {
    QFETCH(QString, text);
    QFETCH(bool, isId);
    QFETCH(bool, isTime);
    QCOMPARE(isUuid(text.toStdString()), isId);
    QCOMPARE(isUtcTime(text.toStdString()), isTime);
  }

  void anEndIsOfAMatchThatIsOver() {
    Record record = played();
    record.endedAt = "2026-11-23T10:05:00Z";
    QVERIFY(!verify(record));
    Record const shorter = takenBack(record, 1);
    QVERIFY(shorter.endedAt.empty());
    record = shorter;
    record.endedAt = "2026-11-23T10:05:00Z";
    auto const problem = verify(record);
    QVERIFY(problem.has_value());
    QCOMPARE(problem->text(), std::string("ended_at: there is one, but the match is not over after hand 2"));
  }

  // Who had left behind an action that is taken back has not.
  void departuresGoWithTheirActions() {
    Record record = played(3);
    HandNotes& notes = record.hands.back().notes;
    int const actions = static_cast<int>(record.hands.back().actions.size());
    noteDeparture(notes, {2, 0});
    noteDeparture(notes, {actions - 1, 3});
    QVERIFY(departuresOf(takenBack(record, 1).hands.back().notes) ==
            (std::vector<Departure>{{2, 0}, {actions - 1, 3}}));
    QVERIFY(departuresOf(takenBack(record, 2).hands.back().notes) == (std::vector<Departure>{{2, 0}}));
    Record const early = takenBack(record, actions - 1);
    QVERIFY(departuresOf(early.hands.back().notes).empty() && early.hands.back().notes.others.empty());
  }

  // What was noted of a hand stays with its cards: taken back and dealt again it is there, and of other cards
  // it is not said.
  void notesGoWithTheCards() {
    for (bool const sameCards : {true, false}) {
      auto const table = replay(takenBack(played(3), 5));
      QCOMPARE(table->record().hands.size(), std::size_t{3});
      table->assist({0, Assist::Kind::hint, 9});
      HandNotes const noted = table->record().hands.back().notes;
      Deal const deal = table->record().hands.back().deal;
      Seat const dealer = table->dealer();
      int const actions = static_cast<int>(table->record().hands.back().actions.size());

      table->takeBack(actions);  // the deal stays
      QVERIFY(table->record().hands.back().notes == noted);
      table->takeBack(2);  // into the hand before
      QCOMPARE(table->record().hands.size(), std::size_t{2});
      QVERIFY(table->record().hands.back().notes.empty());
      while (!table->handOver()) table->apply(table->thought("greedy")(StopFlag{}).action);
      auto const copy = table->copy();
      Deal other = deal;
      std::swap(other.hands[0], other.hands[1]);
      for (Table* each : {table.get(), copy.get()}) {
        each->deal(sameCards ? deal : other, dealer);
        QCOMPARE(each->record().hands.back().notes.assists.size(), std::size_t{sameCards ? 1U : 0U});
      }
    }
  }

  // A result that was not taken back keeps what another program has said of it.
  void resultsKeepTheirMembers() {
    auto const record = read(withStrangers(played(3)));
    QVERIFY(record.has_value());
    auto const table = replay(*record);
    int const last = static_cast<int>(record->hands.back().actions.size()) + 1;
    table->takeBack(last);
    QCOMPARE(table->record().hands.size(), std::size_t{2});
    QVERIFY(table->record().hands.back() == record->hands[1]);
    QVERIFY(table->record().others == record->others);
    table->takeBack(1);
    QVERIFY(!table->record().hands.back().result);
  }

  void optionsOfTheTable() {
    std::vector<TableOptionInfo> const list = tableOptionsOfTests();
    GameInfo const& talks = gameOf(true, false);
    GameInfo const& severalCounts = gameOf(true, true);
    // Usual values follow from the game; where there is no such option, or nothing is chosen, it is not written.
    Record record = playedRecord(talks, talks.usualPlayers, {.hands = 1});
    record.table = completed(list, talks, record.players, {});
    QVERIFY(toJson(record, list).find(R"("table":{"talk":"on"},)") != std::string::npos);
    Record silent = playedRecord(severalCounts, 3, {.hands = 1});
    GivenOptions given{};
    given[0] = 1;
    given[1] = 90;
    silent.table = completed(list, severalCounts, 3, given);
    QCOMPARE(silent.table.values[0], std::int16_t{0});
    QVERIFY(toJson(silent, list).find(R"("table":{"clock":90},)") != std::string::npos);
    // They come back, and with them what is not known of the table.
    for (Record const& each : {record, silent}) {
      std::string text = toJson(each, list);
      QVERIFY(read(text, list) == each);
      text.insert(text.find("\"table\":{") + 9, "\"lamp\":[1, 2],");
      auto const kept = read(text, list);
      QVERIFY(kept.has_value());
      QVERIFY(kept->table == each.table);
      QVERIFY(kept->othersOfTable == OtherMembers({{"lamp", "[1,2]"}}));
      // A program without these options keeps them as they are.
      auto const unknowing = read(text);
      QVERIFY(unknowing.has_value());
      QVERIFY(json::parse(toJson(*unknowing)) == json::parse(text));
    }
    // What is not said is not there, whatever is usual.
    QVERIFY(read(toJson(playedRecord(talks, talks.usualPlayers, {.hands = 1})), list)->table == Options{});
  }

  void wrongOptionsOfTheTable_data() {
    QTest::addColumn<bool>("severalCounts");
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("said");
    auto const row = [](bool severalCounts, char const* table, char const* said) {
      QTest::newRow(table) << severalCounts << QByteArray(table) << said;
    };
    row(false, R"({"talk":"maybe"})", "table.talk: \"maybe\" is not one of its values");
    row(false, R"({"talk":1})", "table.talk: is not a text");
    row(false, R"({"clock":14})", "table.clock: 14 is not from 15 to 600");
    row(false, R"({"clock":0})", "table.clock: 0 is not from 15 to 600");
    row(false, R"({"clock":"never"})", "table.clock: \"never\" is not one of its values");
    row(true, R"({"talk":"on"})", "table.talk: a table of this game has no such option");
  }
  void wrongOptionsOfTheTable() {
    QFETCH(bool, severalCounts);
    QFETCH(QByteArray, table);
    QFETCH(QString, said);
    GameInfo const& game = gameOf(true, severalCounts);
    std::string text = toJson(playedRecord(game, game.players.front(), {.hands = 1}));
    text.insert(1, "\"table\":" + table.toStdString() + ',');
    auto const list = tableOptionsOfTests();
    auto const answer = readRecord(text, list);
    QVERIFY(std::holds_alternative<Problem>(answer));
    QCOMPARE(QString::fromStdString(std::get<Problem>(answer).text()), said);
  }

  // Talk comes first, where a partner may be hidden.
  void theListOfToday() {
    TableOptionList const list = tableOptions();
    QCOMPARE(optionIndex(list, "talk"), talkOption);
    QCOMPARE(list[talkOption].option.parse("off"), static_cast<std::int16_t>(TableTalk::off));
    QCOMPARE(list[talkOption].option.parse("on"), static_cast<std::int16_t>(TableTalk::on));
    QCOMPARE(list[talkOption].option.parse("teaching"), static_cast<std::int16_t>(TableTalk::teaching));
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts())
        QCOMPARE(list[talkOption].usual(*game, players).has_value(), game->sides && players == 5);
  }
};

}  // namespace testNotes

QTEST_APPLESS_MAIN(testNotes::TestNotes)
#include "test_notes.moc"
