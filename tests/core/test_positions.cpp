// Positions kept from one's own hands: when they are asked again, what is right in them, that nothing of them follows
// from cards that the seat could not know; and their file, which lets in nothing that could not be asked.
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/positions/keep.h"
#include "core/positions/positions_json.h"
#include "tests/core/positions.h"
#include "tests/core/reviews.h"
#include "tests/joined.h"

namespace testPositions {

using namespace giaguaro;
using namespace giaguaro::test;
using nlohmann::json;

namespace {

constexpr Day today{std::chrono::days{20'000}};

Day later(int days) { return today + std::chrono::days{days}; }

ReviewSettings const quick{.iterations = 96};

// Every decision of the sample that costs something, judged quickly; the dearest first.
std::vector<KeptPosition> const& positionsOf(GameInfo const& game, int players) {
  static std::map<std::pair<std::string_view, int>, std::vector<KeptPosition>> known;
  auto [found, isNew] = known.try_emplace({game.id, players});
  if (!isNew) return found->second;
  Record record = twoHands(game, players, 7);
  std::size_t const hand = lastHand(record);
  for (std::size_t i = 0; i < record.names.size(); ++i) record.names[i] = "Zoë " + std::to_string(i);
  HandReview const review(record, hand, quick);
  std::size_t const step = std::max<std::size_t>(1, review.decisions().size() / 16);
  for (std::size_t i = 0; i < review.decisions().size(); i += step) {
    auto const kept = keepPosition(record, hand, review.decisions()[i].action, quick, {}, today);
    if (kept) found->second.push_back(*kept);
  }
  return found->second;
}

void forAllSamples(std::function<void(KeptPosition const&)> const& check) {
  int count = 0;
  for (GameInfo const* game : allGames())
    for (KeptPosition const& position : positionsOf(*game, game->usualPlayers)) {
      check(position);
      ++count;
    }
  QVERIFY(count > 15);
}

// What can be written: a mistake.
std::vector<KeptPosition> mistakes() {
  std::vector<KeptPosition> mistakes;
  for (GameInfo const* game : allGames())
    for (KeptPosition const& position : positionsOf(*game, game->usualPlayers))
      if (!position.isRight(position.chosen)) mistakes.push_back(position);
  return mistakes;
}

Problem problemOf(std::string const& text) {
  auto const read = readPositions(text);
  auto const* problem = std::get_if<Problem>(&read);
  return problem == nullptr ? Problem{} : *problem;
}

// A hand as it is, played on at random.
template <class G>
Record recordOf(Played<G> played, Rng& rng) {
  while (!played.hand.pub.over()) played.act(randomAction(played, rng));
  auto const table = openTable({std::string(G::info.id),
                                played.context.players,
                                played.context.options,
                                1,
                                std::vector<std::string>(static_cast<std::size_t>(played.context.players)),
                                {}});
  table->deal(played.deal, played.context.dealer);
  for (Done const& done : played.history) table->apply(done.action);
  return table->record();
}

}  // namespace

class TestPositions : public QObject {
  Q_OBJECT

 private slots:
  // ---- When it is asked ----

  void isAskedTheDayAfter() {
    Schedule const first = firstSchedule(today);
    QVERIFY(!first.isDue(today));
    QVERIFY(first.isDue(later(1)));
    QCOMPARE(first.right, 0);
  }

  void theIntervalGrowsAndEnds() {
    Schedule const once = answered(firstSchedule(today), true, later(1));
    QCOMPARE(once, (Schedule{.right = 1, .due = later(4)}));
    QVERIFY(!once.isDue(later(3)) && once.isDue(later(4)) && !once.isLearned());
    Schedule const twice = answered(once, true, later(9));
    QVERIFY(twice.isLearned());
    QVERIFY(!twice.isDue(later(1000)));
  }

  void aWrongAnswerBeginsAnew() {
    QCOMPARE(answered(firstSchedule(today), false, later(5)), firstSchedule(later(5)));
    Schedule const once = answered(firstSchedule(today), true, later(1));
    QCOMPARE(answered(once, false, later(4)), firstSchedule(later(4)));
    // Before it is asked, too.
    QCOMPARE(answered(once, false, later(2)), firstSchedule(later(2)));
  }

  void rightBeforeItIsAskedChangesNothing() {
    Schedule const first = firstSchedule(today);
    QCOMPARE(answered(first, true, today), first);
    Schedule const once = answered(first, true, later(1));
    QCOMPARE(answered(once, true, later(1)), once);
    QCOMPARE(answered(once, true, later(-30)), once);  // a clock that was put back
  }

  // ---- What is right ----

  void theBestIsRightAndTheMistakeIsNot() {
    int mistaken = 0;
    forAllSamples([&](KeptPosition const& position) {
      QVERIFY(position.answers.front().right);
      QCOMPARE(position.isRight(position.chosen), position.mark <= Mark::good);
      auto const table = openTable(position);
      QCOMPARE(table->toAct(), position.seat);
      for (KeptAnswer const& answer : position.answers) {
        QVERIFY(table->isLegal(answer.action));
        double const lost = position.answers.front().score - answer.score;
        if (answer.right && !position.isRight(position.chosen)) QVERIFY(lost < position.loss / 2 + 0.002);
      }
      if (position.isRight(position.chosen)) return;
      ++mistaken;
      QVERIFY(position.answer(position.chosen) != nullptr);
      double const lost = position.answers.front().score - position.answer(position.chosen)->score;
      QVERIFY(std::abs(lost - position.loss) < 0.002);
    });
    QVERIFY(mistaken > 5);
  }

  // Cards that are the same have the same answer, whichever of them the search thought about.
  void whatIsTheSameIsAnsweredTheSame() {
    int same = 0;
    forAllSamples([&](KeptPosition const& position) {
      std::set<Action> once;
      for (KeptAnswer const& answer : position.answers) {
        QVERIFY(once.insert(answer.action).second);
        if (answer.action.kind != Action::Kind::play) continue;
        Card const card = answer.action.card();
        auto const next = position.answer(Action::play(Card{static_cast<std::uint8_t>(card.code + 1)}));
        if (next == nullptr || next->score != answer.score || next->chance != answer.chance) continue;
        QCOMPARE(next->right, answer.right);
        ++same;
      }
    });
    QVERIFY2(same > 5, qPrintable(QString::number(same)));
  }

  void itKnowsWhichDecisionItIs() {
    GameInfo const& game = *allGames().front();
    Record const record = twoHands(game, game.usualPlayers, 7);
    RecordedHand const& played = record.hands.back();
    for (KeptPosition const& position : positionsOf(game, game.usualPlayers)) {
      int found = 0;
      for (std::size_t place = 0; place < played.actions.size(); ++place)
        if (position.isOf(game, played, place)) {
          ++found;
          QCOMPARE(place, position.actions.size());
        }
      QCOMPARE(found, 1);
      QVERIFY(!position.isOf(*allGames().back(), played, position.actions.size()));
      QVERIFY(!position.isOf(game, record.hands.front(), position.actions.size()));
    }
  }

  // Other cards in the hands of others, and what came later: the same answers, the same reasons.
  void hiddenCardsChangeNothing() {
    FOR_EVERY_GAME({
      Rng rng(seedOfRun(3));
      Context context;
      context.options = defaultOptions(G::info, 4);
      context.players = static_cast<std::int8_t>(G::info.usualPlayers);
      int same = 0;
      for (int hand = 0; hand < 40 && same < 2; ++hand) {
        Played<G> played = dealt<G>(context, rng);
        for (; !played.hand.pub.over() && same < 2; played.act(randomAction(played, rng))) {
          View<G> const view = played.view(played.hand.pub.toAct());
          bool const looks = G::legal(view.pub, *view.own).size() > 1 && rng.below(8) == 0;
          std::optional<Played<G>> other = looks ? otherView(played, view, rng) : std::nullopt;
          if (!other) continue;
          int const place = static_cast<int>(played.history.size());
          Action const chosen = randomAction(played, rng);
          Played<G> one = played;
          one.act(chosen);
          other->act(chosen);
          auto first = keepPosition(recordOf(one, rng), 0, place, quick, {}, today);
          auto second = keepPosition(recordOf(*other, rng), 0, place, quick, {}, today);
          QVERIFY(first && second);
          QVERIFY(first->deal != second->deal);
          QCOMPARE(second->answers, first->answers);
          QCOMPARE(second->loss, first->loss);
          auto const why = reasonAt(*first, chosen, {});
          auto const again = reasonAt(*second, chosen, {});
          QCOMPARE(again == nullptr, why == nullptr);
          if (why != nullptr) QCOMPARE(again->sentences, why->sentences);
          ++same;
        }
      }
      QVERIFY2(same > 0, G::info.id.data());
    });
  }

  void whatIsStoppedKeepsNothing() {
    GameInfo const& game = *allGames().front();
    Record const record = twoHands(game, game.usualPlayers, 7);
    StopFlag const stop;
    stop.stop();
    int const place = static_cast<int>(positionsOf(game, game.usualPlayers).front().actions.size());
    QVERIFY(!keepPosition(record, lastHand(record), place, quick, stop, today));
    QVERIFY(keepPosition(record, lastHand(record), place, quick, {}, today));
  }

  // ---- Its file ----

  void whatIsWrittenIsRead() {
    std::vector<KeptPosition> kept = mistakes();
    QVERIFY(kept.size() > 5);
    kept[1].schedule = answered(kept[1].schedule, true, later(1));
    kept[2].program = "giaguaro \"1.0\"";
    std::string const text = positionsToJson(kept);
    auto const read = readPositions(text);
    QCOMPARE(problemOf(text).text(), std::string());
    QCOMPARE(std::get<std::vector<KeptPosition>>(read), kept);
    QCOMPARE(positionsToJson(std::get<std::vector<KeptPosition>>(read)), text);
    QCOMPARE(std::get<std::vector<KeptPosition>>(readPositions(positionsToJson({}))).size(), 0U);
  }

  void badMembersAreNamed_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("problem");
    auto const row = [](char const* name, char const* pointer, char const* value, char const* problem) {
      QTest::newRow(name) << pointer << value << problem;
    };
    row("format", "/format", R"("trick-record")", "format: \"trick-record\" is not \"giaguaro-positions\"");
    row("version", "/version", "2", "version: this program reads version 1");
    row("day", "/positions/0/kept", R"("2026-02-30")", "position 1, kept: \"2026-02-30\" is no day");
    row("due", "/positions/0/due", R"("soon")", "position 1, due: \"soon\" is no day");
    row("right", "/positions/0/right", "3", "");
    row("game", "/positions/0/game", R"("bridge")", "position 1, game: there is no game \"bridge\"");
    row("players", "/positions/0/players", "2", "");
    row("seat", "/positions/0/seat", "17", "");
    row("action", "/positions/0/actions/0", R"([0,"sing"])", "");
    row("chosen", "/positions/0/chosen", R"("play 99")",
        "position 1, chosen: \"play 99\" is no action of this game");
    row("figure", "/positions/0/answers/0/score", "1e300", "position 1, answer 1: is out of range");
    row("no answers", "/positions/0/answers", "[]", "position 1, answers: the first is not right");
    row("best is wrong", "/positions/0/answers/0/right", "false",
        "position 1, answers: the first is not right");
    row("mark", "/positions/0/mark", R"("awful")", "position 1, mark: is no mark");
    row("deal", "/positions/0/deal/hands/0/0", R"("XX")", "");
    row("no object", "/positions/0", "7", "");
  }
  void badMembersAreNamed() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, problem);
    json file = json::parse(positionsToJson({mistakes().front()}));
    QCOMPARE(problemOf(file.dump()).text(), std::string());
    file[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
    std::string const found = problemOf(file.dump()).text();
    QVERIFY(!found.empty());
    QVERIFY(found.find('\n') == std::string::npos);
    if (!problem.isEmpty()) QCOMPARE(QString::fromStdString(found), problem);
  }

  void everyMemberIsWanted() {
    json const file = json::parse(positionsToJson({mistakes().front()}));
    int wanted = 0;
    for (auto const& [name, value] : file["positions"][0].items()) {
      json without = file;
      without["positions"][0].erase(name);
      QVERIFY2(!problemOf(without.dump()).text().empty(), name.c_str());
      ++wanted;
    }
    QVERIFY(wanted > 15);
  }

  // The mistake must not be what is to be found, nor an act be done out of turn.
  void whatIsAgainstTheRulesIsRefused() {
    json const file = json::parse(positionsToJson({mistakes().front()}));
    json rightMistake = file;
    for (json& answer : rightMistake["positions"][0]["answers"]) answer["right"] = true;
    QCOMPARE(problemOf(rightMistake.dump()).text(),
             std::string("position 1, answers: what was chosen is right"));
    json twice = file;
    twice["positions"][0]["answers"].push_back(twice["positions"][0]["answers"][0]);
    QVERIFY(problemOf(twice.dump()).what.ends_with("is there twice"));
    json otherSeat = file;
    int const seat = otherSeat["positions"][0]["seat"];
    otherSeat["positions"][0]["seat"] = seat == 0 ? 1 : 0;
    QCOMPARE(problemOf(otherSeat.dump()).text(),
             std::string("position 1, seat: it is not the turn of this seat"));
  }

  // Whatever the bytes are: positions, or one sentence.
  void damagedFilesAreRefused() {
    std::vector<KeptPosition> const kept = mistakes();
    std::string const text = positionsToJson({kept.front(), kept.back()});
    Rng rng(seedOfRun(5));
    int refused = 0;
    for (std::size_t cut = 0; cut + 2 < text.size(); cut += 97) {
      QVERIFY2(!problemOf(text.substr(0, cut)).text().empty(), qPrintable(QString::number(cut)));
      ++refused;
    }
    QVERIFY(refused > 20);
    for (int i = 0; i < 300; ++i) {
      std::string damaged = text;
      for (std::uint32_t flips = 1 + rng.below(3); flips > 0; --flips) {
        std::size_t const at = rng.below(static_cast<std::uint32_t>(text.size()));
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << rng.below(8)));
      }
      auto const read = readPositions(damaged);
      if (auto const* problem = std::get_if<Problem>(&read)) {
        QVERIFY(!problem->text().empty());
        QVERIFY(problem->text().find('\n') == std::string::npos);
        continue;
      }
      // What was let in can be asked.
      for (KeptPosition const& position : std::get<std::vector<KeptPosition>>(read))
        QCOMPARE(openTable(position)->toAct(), position.seat);
    }
  }
};

}  // namespace testPositions

QTEST_APPLESS_MAIN(testPositions::TestPositions)
#include "test_positions.moc"
