// Table talk (core/rules/talk.h): who may say what, and that what is said is part of a hand and of its record, is heard by
// every seat, and changes nothing that is legal.
#include <QTest>
#include <algorithm>
#include <functional>
#include <set>

#include "core/match/answers.h"
#include "core/match/record_json.h"
#include "core/match/table.h"
#include "core/match/verify.h"
#include "core/rules/random.h"
#include "tests/core/played.h"
#include "tests/core/run_length.h"
#include "tests/joined.h"

namespace testTalk {

using namespace giaguaro;

namespace {

using Kind = Saying::Kind;

std::vector<Saying> everySaying(int players) {
  std::vector<Saying> all;
  for (SayingInfo const& info : sayings())
    if (info.namesSeat)
      for (int seat = 0; seat < players; ++seat) all.push_back({info.kind, static_cast<Seat>(seat)});
    else
      all.push_back({info.kind});
  return all;
}

// All that any seat may say now.
std::vector<Said> sayable(Table const& table) {
  std::vector<Said> found;
  for (int seat = 0; seat < table.players(); ++seat)
    for (Saying const saying : everySaying(table.players()))
      if (table.maySay(static_cast<Seat>(seat), saying)) found.push_back({static_cast<Seat>(seat), saying});
  return found;
}

Options talking() {
  Options table;
  table.values[talkOption] = static_cast<std::int16_t>(TableTalk::on);
  return table;
}

using Meet = std::function<void(Table&)>;

// One hand that is played, of the first deals; `meet` before each act.
std::unique_ptr<Table> playedHand(GameInfo const& game, int players, Meet const& meet) {
  std::vector<std::string> const names(static_cast<std::size_t>(players), "greedy");
  auto table =
      openTable({std::string(game.id), players, defaultOptions(game, 5), 12, names, names, talking()});
  do {
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) {
      meet(*table);
      table->apply(table->thought("greedy")(StopFlag{}).action);
    }
  } while (table->record().hands.back().result->isVoid && !table->matchOver());
  return table;
}

// Now and then somebody says something.
Meet talkers(std::uint64_t seed) {
  return [rng = Rng(seed)](Table& table) mutable {
    std::vector<Said> const may = sayable(table);
    if (may.empty() || rng.below(2) == 0) return;
    Said const said = may[rng.below(static_cast<std::uint32_t>(may.size()))];
    table.say(said.seat, said.saying);
  };
}

GameInfo const& jaguar() { return *findGame("jaguar"); }

std::unique_ptr<Table> talkedOver() { return playedHand(jaguar(), 5, talkers(3)); }

QString problemOf(Record const& record) {
  std::optional<Problem> const problem = verify(record);
  return problem ? QString::fromStdString(problem->text()) : QString();
}

}  // namespace

class TestTalk : public QObject {
  Q_OBJECT

 private slots:
  void wordsAreThoseOfRecords() {
    std::set<std::string> words;
    for (Saying const saying : everySaying(5)) {
      words.insert(textOf(saying));
      QCOMPARE(parseSaying(textOf(saying), 5), saying);
    }
    QCOMPARE(words.size(), 6U + 3 * 5);
    QCOMPARE(textOf({Kind::suspect, 3}), "suspect 3");
    QCOMPARE(textOf({Kind::notTheFriend}), "not-the-friend");
    for (char const* text : {"", "suspect", "suspect ", "suspect 5", "suspect -1", "suspect 03x",
                             "suspect 3 ", "not-the-friend 1", "Suspect 3", "it is me"})
      QVERIFY2(!parseSaying(text, 5), text);
    for (std::size_t i = 0; i < sayings().size(); ++i)
      QCOMPARE(static_cast<std::size_t>(sayings()[i].kind), i);
  }

  void whoMaySayWhat() {
    constexpr Seat caller = 2;
    for (Seat speaker = 0; speaker < 5; ++speaker) {
      bool const calls = speaker == caller;
      QCOMPARE(maySay(speaker, {Kind::notTheFriend}, caller, 5), !calls);
      QCOMPARE(maySay(speaker, {Kind::iAmTheFriend}, caller, 5), !calls);
      QCOMPARE(maySay(speaker, {Kind::stayHidden}, caller, 5), calls);
      QCOMPARE(maySay(speaker, {Kind::showYourself}, caller, 5), calls);
      QVERIFY(maySay(speaker, {Kind::givePoints}, caller, 5));
      QVERIFY(maySay(speaker, {Kind::keepPoints}, caller, 5));
      for (Kind const kind : {Kind::takeIt, Kind::suspect, Kind::trust})
        for (Seat to = -1; to <= 5; ++to)
          QCOMPARE(maySay(speaker, {kind, to}, caller, 5), to >= 0 && to < 5 && to != speaker);
    }
    QVERIFY(!maySay(0, {Kind::givePoints, 1}, caller, 5));
    QVERIFY(!maySay(5, {Kind::givePoints}, caller, 5));
    QVERIFY(!maySay(0, {Kind::givePoints}, nobody, 5));
  }

  // While cards are played, and where somebody has called a partner.
  void onlyWhereAPartnerIsHidden() {
    for (GameInfo const* game : allGames())
      for (int const players : game->players) {
        int talked = 0;
        int auctions = 0;
        (void)playedHand(*game, players, [&](Table& table) {
          bool const may = !sayable(table).empty();
          talked += may ? 1 : 0;
          auctions += may && !table.playing() ? 1 : 0;
        });
        bool const hidden = game->sides && players == 5;
        QCOMPARE(talked > 0, hidden);
        QCOMPARE(auctions, 0);
      }
  }

  void nothingLegalChanges() {
    for (GameInfo const* game : allGames()) {
      if (!game->sides) continue;
      std::vector<std::vector<Action>> silent;
      std::vector<std::vector<Action>> loud;
      auto const first = playedHand(*game, 5, [&](Table& table) { silent.push_back(table.legal()); });
      Meet talk = talkers(9);
      auto const second = playedHand(*game, 5, [&](Table& table) {
        talk(table);
        loud.push_back(table.legal());
      });
      QVERIFY(!second->record().hands.back().talk.empty());
      QCOMPARE(loud, silent);
      QCOMPARE(second->record().hands.back().result, first->record().hands.back().result);
    }
  }

  void everySeatHearsIt() {
    int heard = 0;
    Meet talk = talkers(4);
    auto const table = playedHand(jaguar(), 5, [&](Table& now) {
      talk(now);
      for (Seat seat = nobody; seat < 5; ++seat)
        QCOMPARE(now.at(seat).talk(), now.record().hands.back().talk);
      heard += static_cast<int>(now.record().hands.back().talk.size());
    });
    QVERIFY(heard > 0);
    QVERIFY(std::ranges::is_sorted(table->record().hands.back().talk, {}, &Said::after));
  }

  void isReadAsItWasWritten() {
    Record const record = talkedOver()->record();
    QVERIFY(record.hands.back().talk.size() > 3);
    auto const read = readRecord(toJson(record));
    QVERIFY(std::holds_alternative<Record>(read));
    QCOMPARE(std::get<Record>(read), record);
    QCOMPARE(problemOf(record), QString());
    QCOMPARE(replay(record)->record(), record);
  }

  void whatIsNoTalkIsRefused_data() {
    QTest::addColumn<QString>("talk");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no list") << "7"
                             << "hand 1, talk: is not a list";
    QTest::newRow("two members") << "[[9,1]]"
                                 << "hand 1, talk 1: is not [after_action, seat, phrase]";
    QTest::newRow("seat") << R"([[9,5,"trust 1"]])"
                          << "hand 1, talk 1: 5 is not from 0 to 4";
    QTest::newRow("word") << R"([[9,1,"trust 2"],[9,1,"hello"]])"
                          << "hand 1, talk 2: \"hello\" is nothing that can be said at this table";
    QTest::newRow("no seat") << R"([[9,1,"trust"]])"
                             << "hand 1, talk 1: \"trust\" is nothing that can be said at this table";
  }
  void whatIsNoTalkIsRefused() {
    QFETCH(QString, talk);
    QFETCH(QString, problem);
    Record record = talkedOver()->record();
    record.hands.resize(1);
    record.hands[0].talk = {{1, {Kind::trust, 2}, 9}};
    std::string text = toJson(record);
    std::string const known = R"([[9,1,"trust 2"]])";
    std::size_t const at = text.find(known);
    QVERIFY(at != text.npos);
    text.replace(at, known.size(), talk.toStdString());
    auto const read = readRecord(text);
    QVERIFY(std::holds_alternative<Problem>(read));
    QCOMPARE(QString::fromStdString(std::get<Problem>(read).text()), problem);
  }

  void verifyHearsWhatMayNotBeSaid() {
    Record const good = talkedOver()->record();
    auto const last = good.hands.size() - 1;
    auto const changed = [&](std::function<void(Talk&)> const& change) {
      Record record = good;
      change(record.hands[last].talk);
      QVERIFY(replay(record) == nullptr);
      QVERIFY(!problemOf(record).isEmpty());
    };
    auto const acts = static_cast<int>(good.hands[last].actions.size());
    changed([](Talk& talk) { talk.insert(talk.begin(), {0, {Kind::givePoints}, 0}); });  // in the auction
    changed([&](Talk& talk) { talk.push_back({0, {Kind::givePoints}, acts}); });         // when it is over
    changed([&](Talk& talk) { talk.push_back({0, {Kind::givePoints}, acts + 1}); });
    changed([](Talk& talk) { std::swap(talk.front(), talk.back()); });
    changed([](Talk& talk) { talk.front().saying = {Kind::trust, talk.front().seat}; });
    Record record = good;
    record.hands[last].talk.insert(record.hands[last].talk.begin(), {3, {Kind::suspect, 1}, 0});
    QCOMPARE(problemOf(record),
             QString("hand %1, talk 1: \"suspect 1\" may not be said here by seat 3").arg(last + 1));
  }

  // A record that does not say that there was talk has none, and a table without it hears nothing.
  void onlyWhereTheTableHasIt() {
    Record record = talkedOver()->record();
    record.table = {};
    std::size_t const last = record.hands.size() - 1;
    QCOMPARE(problemOf(record), QString("hand %1, talk 1: there is no talk at this table").arg(last + 1));
    QVERIFY(replay(record) == nullptr);
    record.table.values[talkOption] = static_cast<std::int16_t>(TableTalk::teaching);
    QCOMPARE(problemOf(record), QString());
    record.table = {};
    for (RecordedHand& hand : record.hands) hand.talk.clear();
    record.hands[last].result.reset();
    record.settlement.reset();
    record.hands[last].actions.pop_back();
    auto const silent = replay(record);
    QVERIFY(silent != nullptr && silent->playing());
    QVERIFY(sayable(*silent).empty());
  }

  // By side, once a hand, as long as the partner was hidden; known from the next hand on, and taken back with it.
  void wordsAreCounted() {
    constexpr Seat caller = 0;
    constexpr Seat partner = 3;
    Words words{};
    Talk const talk{{1, {Kind::notTheFriend}, 9}, {1, {Kind::notTheFriend}, 12}, {1, {Kind::suspect, 3}, 13},
                    {1, {Kind::suspect, 2}, 13},  {3, {Kind::notTheFriend}, 13}, {0, {Kind::stayHidden}, 13},
                    {2, {Kind::iAmTheFriend}, 20}};
    addHand(words, talk, 5, caller, partner, 20);
    QCOMPARE(words[0], SeatWords{});
    QCOMPARE(words[1].saidAs(Kind::notTheFriend, Speaking::other), 1);
    QCOMPARE(words[1].saidAs(Kind::suspect, Speaking::otherOfPartner), 1);
    QCOMPARE(words[1].saidAs(Kind::suspect, Speaking::other), 1);
    QCOMPARE(words[3].saidAs(Kind::notTheFriend, Speaking::partner), 1);
    QCOMPARE(words[2].saidAs(Kind::iAmTheFriend, Speaking::other), 0);  // too late
    QCOMPARE((std::array{words[3].asPartner, words[3].asOther, words[1].asPartner, words[1].asOther}),
             (std::array<std::uint8_t, 4>{1, 0, 0, 1}));
    addHand(words, talk, 5, caller, nobody, 20);
    QCOMPARE(words[3].saidAs(Kind::notTheFriend, Speaking::other), 1);
    QCOMPARE(words[3].asOther, 1);
  }

  // What was said later than what is left goes with what is taken back; a known answer is one to the same words.
  void takingBackTakesBackTheWords() {
    auto const table = talkedOver();
    Record const whole = table->record();
    std::size_t const last = whole.hands.size() - 1;
    Talk const all = whole.hands[last].talk;
    while (table->record().hands.size() == last + 1 && !table->record().hands[last].actions.empty()) {
      table->takeBack(1);
      auto const acts = static_cast<int>(table->record().hands[last].actions.size());
      Talk left;
      std::ranges::copy_if(all, std::back_inserter(left),
                           [acts](Said const& said) { return said.after <= acts; });
      QCOMPARE(table->record().hands[last].talk, left);
    }
    QVERIFY(table->record().hands[last].talk.empty());

    int const after = all.front().after;
    Record const before = takenBack(whole, static_cast<int>(whole.hands[last].actions.size()) - after);
    Answers answers;
    answers.keep(whole, before);
    QCOMPARE(answers.at(before), whole.hands[last].actions[static_cast<std::size_t>(after)].action);
    Record other = before;
    other.hands[last].talk.front().saying = {Kind::givePoints};
    QVERIFY(other.hands[last].talk != before.hands[last].talk);
    QVERIFY(!answers.at(other).valid());
  }
};

}  // namespace testTalk

QTEST_GUILESS_MAIN(testTalk::TestTalk)
#include "test_talk.moc"
