// verify accepts what was played, and finds in whatever was changed the exact place.
#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "core/rules/random.h"
#include "tests/core/played.h"
#include "tests/core/run_length.h"
#include "tests/joined.h"

Q_DECLARE_METATYPE(giaguaro::Record)

namespace testVerify {

using namespace giaguaro;
using nlohmann::json;

namespace {

GameInfo const& jaguar() { return *findGame("jaguar"); }

Record const& sound() {
  static Record const record =
      playedRecord(jaguar(), 5, {.hands = 4, .seed = 3, .player = "greedy", .trace = true});
  return record;
}

Record unfinished(int actions) { return takenBack(sound(), actions); }

QString placeOf(Record const& record) {
  auto const problem = verify(record);
  return problem ? QString::fromStdString(problem->where) : QString("sound");
}

}  // namespace

class TestVerify : public QObject {
  Q_OBJECT

 private slots:
  void acceptsWhatWasPlayed() {
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts())
        for (char const* player : {"random", "greedy"})
          for (int seed = 0; seed < test::inRun(20); ++seed) {
            Record const record = playedRecord(*game, players,
                                               {.hands = 5,
                                                .seed = static_cast<std::uint64_t>(seed),
                                                .player = player,
                                                .trace = seed % 2 == 0});
            auto const problem = verify(record);
            QVERIFY2(!problem, problem ? problem->text().c_str() : "");
          }
  }

  void acceptsEveryUnfinishedMatch() {
    int const actions = [] {
      int sum = 0;
      for (RecordedHand const& hand : sound().hands) sum += static_cast<int>(hand.actions.size()) + 1;
      return sum;
    }();
    for (int back = 1; back <= actions; ++back) QCOMPARE(placeOf(unfinished(back)), QString("sound"));
  }

  void findsThePlace_data() {
    QTest::addColumn<Record>("record");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    auto const row = [](char const* name, std::function<void(Record&)> const& change, char const* where,
                        char const* what) {
      Record record = sound();
      change(record);
      QTest::newRow(name) << record << where << what;
    };
    std::size_t const actions = sound().hands[1].actions.size();
    std::string const lastAction = "hand 2, action " + std::to_string(actions);
    std::string const pastIt = "hand 2, action " + std::to_string(actions + 1);

    row(
        "another dealer", [](Record& r) { r.hands[1].dealer = seatAfter(r.hands[1].dealer, 5); },
        "hand 2, deal", "deals where it is the turn of seat");
    row(
        "a hand too large",
        [](Record& r) {
          Deal& deal = r.hands[1].deal;
          Card const card = deal.hands[0].lowest();
          deal.hands[0].erase(card);
          deal.hands[3].insert(card);
        },
        "hand 2, deal", "cards");
    row(
        "a card moved to the stock",
        [](Record& r) {
          Deal& deal = r.hands[2].deal;
          Card const card = deal.hands[4].lowest();
          deal.hands[4].erase(card);
          deal.stock.push(card);
        },
        "hand 3, deal", "cards");
    row(
        "a card twice", [](Record& r) { r.hands[0].deal.hands[0] = r.hands[0].deal.hands[1]; },
        "hand 1, deal", "twice");
    row(
        "the last card played twice",
        [&](Record& r) { r.hands[1].actions.back().action = r.hands[1].actions[actions - 6].action; },
        lastAction.c_str(), "is not legal here");
    row(
        "a pass in the play", [&](Record& r) { r.hands[1].actions.back().action = {Action::Kind::pass}; },
        lastAction.c_str(), "\"pass\" of seat");
    row(
        "a card in the auction",
        [](Record& r) { r.hands[0].actions[0].action = Action::play(r.hands[0].deal.hands[0].lowest()); },
        "hand 1, action 1", "is not legal here");
    row(
        "another seat",
        [](Record& r) { r.hands[3].actions[5].seat = seatAfter(r.hands[3].actions[5].seat, 5); },
        "hand 4, action 6", "acts where it is the turn of seat");
    row(
        "an action left out",
        [](Record& r) {
          r.hands[3].actions.erase(r.hands[3].actions.begin() + 12);
          r.hands[3].legal.erase(r.hands[3].legal.begin() + 12);
        },
        "hand 4, action 13", "");
    row(
        "the last action left out",
        [](Record& r) {
          r.hands[1].actions.pop_back();
          r.hands[1].legal.pop_back();
        },
        lastAction.c_str(), "is missing: the hand has a result");
    row(
        "the last action and the result left out",
        [](Record& r) {
          r.hands[1].actions.pop_back();
          r.hands[1].legal.pop_back();
          r.hands[1].result.reset();
        },
        lastAction.c_str(), "is missing: another hand follows");
    row(
        "the very last action and result left out",
        [](Record& r) {
          r.hands[3].actions.clear();
          r.hands[3].legal.clear();
          r.hands[3].result.reset();
        },
        "hand 4, action 1", "is missing: the match has a settlement");
    row(
        "an action too many",
        [](Record& r) {
          r.hands[1].actions.push_back(r.hands[1].actions.back());
          r.hands[1].legal.push_back(r.hands[1].legal.back());
        },
        pastIt.c_str(), "the hand was over before it");
    row(
        "a legal action left out of the trace", [](Record& r) { r.hands[0].legal[0].pop_back(); },
        "hand 1, action 1", "lacks \"pass\"");
    row(
        "a legal action added to the trace",
        [](Record& r) {
          r.hands[0].legal[1].insert(r.hands[0].legal[1].begin(), Action::play(Card::of(Suit::hearts, 9)));
        },
        "hand 1, action 2", "has \"play AH\"");
    row(
        "a legal action twice in the trace",
        [](Record& r) { r.hands[0].legal[1].push_back(r.hands[0].legal[1].back()); }, "hand 1, action 2",
        "twice");
    row(
        "a trace not sorted",
        [](Record& r) { std::swap(r.hands[0].legal[1].front(), r.hands[0].legal[1].back()); },
        "hand 1, action 2", "is not sorted");
    row(
        "a wrong point", [](Record& r) { ++r.hands[2].result->points[3]; }, "hand 3, result", "points are [");
    row(
        "a wrong score", [](Record& r) { --r.hands[2].result->scores[0]; }, "hand 3, result", "scores are [");
    row(
        "a wrong total", [](Record& r) { --r.hands[3].result->totals[4]; }, "hand 4, result", "totals are [");
    row(
        "a hand called void", [](Record& r) { r.hands[0].result->isVoid = true; }, "hand 1, result",
        "marked as void");
    row(
        "side points", [](Record& r) { r.hands[0].result->sidePoints = 3; }, "hand 1, result", "side_points");
    row(
        "no result", [](Record& r) { r.hands[0].result.reset(); }, "hand 1, result", "there is none");
    row(
        "no last result", [](Record& r) { r.hands[3].result.reset(); }, "hand 4, result", "there is none");
    row(
        "no settlement", [](Record& r) { r.settlement.reset(); }, "settlement", "there is none");
    row(
        "a wrong settlement", [](Record& r) { ++(*r.settlement)[1]; }, "settlement", "instead of [");
    row(
        "a settlement too early", [](Record& r) { r.hands.pop_back(); }, "settlement",
        "not over after hand 3");
    row(
        "a hand too many",
        [](Record& r) {
          r.hands.push_back(r.hands.back());
          r.hands.back().dealer = seatAfter(r.hands.back().dealer, 5);
        },
        "hand 5, deal", "the match was over after hand 4");
    row(
        "fewer hands agreed", [](Record& r) { r.options.values[0] = 3; }, "hand 4, deal",
        "over after hand 3");
    row(
        "ended early, but whole", [](Record& r) { r.ended = EarlyEnd::agreed; }, "ended", "not ended early");
    row(
        "lapsed, with a settlement",
        [](Record& r) {
          r.ended = EarlyEnd::lapsed;
          r.hands.pop_back();
        },
        "settlement", "has lapsed");
    row(
        "agreed, without a settlement",
        [](Record& r) {
          r.ended = EarlyEnd::agreed;
          r.hands.pop_back();
          r.settlement.reset();
        },
        "settlement", "there is none");
    row(
        "agreed, with another settlement",
        [](Record& r) {
          r.ended = EarlyEnd::agreed;
          r.hands.pop_back();
          r.settlement = r.hands.back().result->totals;
          ++(*r.settlement)[0];
        },
        "settlement", "instead of [");
  }
  void findsThePlace() {
    QFETCH(Record, record);
    QFETCH(QString, where);
    QFETCH(QString, what);
    auto const problem = verify(record);
    QVERIFY(problem.has_value());
    QCOMPARE(QString::fromStdString(problem->where), where);
    QVERIFY2(QString::fromStdString(problem->what).contains(what), problem->what.c_str());
    QVERIFY(problem->againstRules);
  }

  // Of what the rules have against a record and what cannot be read in it, the first is found.
  void findsTheFirstFaultBeforeWhatIsUnreadable_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("where");
    QTest::addColumn<bool>("againstRules");
    using Change = std::function<void(json&)>;
    auto const row = [](char const* name, Change const& first, Change const& second, char const* where,
                        bool againstRules) {
      json changed = json::parse(toJson(sound()));
      first(changed);
      second(changed);
      QTest::newRow(name) << QString::fromStdString(changed.dump()) << where << againstRules;
    };
    Change const none = [](json&) {};
    Change const illegal = [](json& r) { r["hands"][0]["actions"][20][1] = "pass"; };
    Change const noAction = [](json& r) { r["hands"][1]["actions"][2][1] = "bid X"; };
    Change const twice = [](json& r) {
      json& hands = r["hands"][1]["deal"]["hands"];
      hands[0][0] = hands[1][0];
    };
    Change const noPoints = [](json& r) { r["hands"][1]["result"]["points"] = 3; };
    Change const noSettlement = [](json& r) { r["settlement"] = "none"; };
    Change const noActions = [](json& r) { r["hands"][1].erase("actions"); };
    auto const cut = [](std::size_t hand) {
      return [hand](json& r) {
        json& actions = r["hands"][hand]["actions"];
        actions.erase(actions.size() - 1);
      };
    };
    auto const last = [](std::size_t hand) {
      return placeOfAction(hand, sound().hands[hand].actions.size() - 1);
    };

    row("no action", noAction, none, "hand 2, action 3", true);
    row("an illegal action, no action", illegal, noAction, "hand 1, action 21", true);
    row(
        "an illegal action and no action in one hand", noAction,
        [](json& r) { r["hands"][1]["actions"][0][1] = r["hands"][1]["actions"][40][1]; }, "hand 2, action 1",
        true);
    row(
        "no action and an illegal action behind it", noAction,
        [](json& r) { r["hands"][1]["actions"][9][1] = "pass"; }, "hand 2, action 3", true);
    row(
        "no list of what was legal", [](json& r) { r["hands"][1]["actions"][4].erase(2); }, none,
        "hand 2, action 5", true);
    row(
        "a wrong list, then none", [](json& r) { r["hands"][1]["actions"][4].erase(2); },
        [](json& r) { r["hands"][1]["actions"][3][2].erase(0); }, "hand 2, action 4", true);
    row("a card twice", twice, none, "hand 2, deal", false);
    row("an illegal action, a card twice", illegal, twice, "hand 1, action 21", true);
    row("an action missing, a card twice", cut(0), twice, last(0).c_str(), true);
    row(
        "a hand without an end, a card twice",
        [&](json& r) {
          cut(0)(r);
          r["hands"][0].erase("result");
        },
        twice, last(0).c_str(), true);
    row(
        "a wrong score, a card twice", [](json& r) { r["hands"][0]["result"]["scores"][2] = 77; }, twice,
        "hand 1, result", true);
    row(
        "a hand too many, unreadable", [](json& r) { r["options"]["hands"] = 1; }, twice, "hand 2, deal",
        true);
    row("an illegal action, no actions", illegal, noActions, "hand 1, action 21", true);
    row("no actions", noActions, none, "hand 2", false);
    row("no points", noPoints, none, "hand 2, result", true);
    row("an action missing, no points", cut(1), noPoints, last(1).c_str(), true);
    row("no settlement", noSettlement, none, "settlement", false);
    row("an illegal action, no settlement", illegal, noSettlement, "hand 1, action 21", true);
    row(
        "an unknown game", illegal, [](json& r) { r["game"] = "x"; }, "game", false);
    row(
        "a wrong dealer, hands that are none",
        [](json& r) { r["hands"][1]["dealer"] = (r["hands"][1]["dealer"].get<int>() + 1) % 5; },
        [](json& r) { r["hands"][2] = "x"; }, "hand 2, deal", true);
  }
  void findsTheFirstFaultBeforeWhatIsUnreadable() {
    QFETCH(QString, text);
    QFETCH(QString, where);
    QFETCH(bool, againstRules);
    Reading const reading = readAsFarAsPossible(text.toStdString());
    QVERIFY(reading.problem.has_value());
    auto const problem = verify(reading);
    QVERIFY(problem.has_value());
    QCOMPARE(QString::fromStdString(problem->where), where);
    QCOMPARE(problem->againstRules, againstRules);
    QVERIFY(std::get<Problem>(readRecord(text.toStdString())) == *reading.problem);
  }

  void acceptsAMatchThatWasEndedEarly() {
    for (int const back : {1, 30, 100}) {
      Record record = unfinished(back);
      record.ended = EarlyEnd::lapsed;
      QCOMPARE(placeOf(record), QString("sound"));
      record.ended = EarlyEnd::agreed;
      RecordedHand const& last =
          record.hands.back().result ? record.hands.back() : record.hands[record.hands.size() - 2];
      record.settlement = last.result->totals;
      QCOMPARE(placeOf(record), QString("sound"));
    }
    Record none = sound();
    none.hands.clear();
    none.ended = EarlyEnd::agreed;
    none.settlement = std::vector<std::int32_t>(5, 0);
    QCOMPARE(placeOf(none), QString("sound"));
  }

  // A deal cannot be seen to have been changed before the card is played by whom it is not: the place is
  // the first action that a changed hand forbids.
  void findsASwapOfTwoCards() {
    Rng rng(5);
    for (int run = 0; run < 50; ++run) {
      Record record = sound();
      auto const hand = static_cast<std::size_t>(rng.below(4));
      RecordedHand& changed = record.hands[hand];
      changed.legal.clear();
      auto const seat = static_cast<std::size_t>(rng.below(5));
      std::size_t const other = (seat + 1 + rng.below(4)) % 5;
      Card const first = changed.deal.hands[seat].at(static_cast<int>(rng.below(8)));
      Card const second = changed.deal.hands[other].at(static_cast<int>(rng.below(8)));
      changed.deal.hands[seat].erase(first);
      changed.deal.hands[seat].insert(second);
      changed.deal.hands[other].erase(second);
      changed.deal.hands[other].insert(first);
      std::size_t place = 0;
      while (changed.actions[place].action != Action::play(first) &&
             changed.actions[place].action != Action::play(second))
        ++place;
      QCOMPARE(placeOf(record), QString::fromStdString(placeOfAction(hand, place)));
    }
  }

  // Whatever bytes are changed: what can be read is replayed as far as it goes.
  void survivesMutations() {
    std::string const text = toJson(sound());
    Rng rng(9);
    int refused = 0;
    for (int run = 0; run < test::inRun(300); ++run) {
      std::string changed = text;
      for (std::uint32_t changes = 1 + rng.below(4); changes > 0; --changes) {
        std::size_t const at = rng.below(static_cast<std::uint32_t>(changed.size()));
        switch (rng.below(5)) {
          case 0: changed[at] = static_cast<char>(rng.below(256)); break;
          case 1: changed.erase(at, 1 + rng.below(20)); break;
          case 2:
            changed.insert(at, changed.substr(rng.below(static_cast<std::uint32_t>(changed.size())), 30));
            break;
          case 3: changed[at] = "0123456789[]{},:\"-ACDHSKQJ"[rng.below(26)]; break;
          default:
            std::swap(changed[at], changed[rng.below(static_cast<std::uint32_t>(changed.size()))]);
            break;
        }
      }
      if (verify(readAsFarAsPossible(changed))) ++refused;
    }
    QVERIFY(refused > test::inRun(240));
  }

  // The same with records that stay JSON: members and elements moved about.
  void survivesMovedMembers() {
    json const whole = json::parse(toJson(sound()));
    std::vector<std::string> places;
    json const flat = whole.flatten();
    for (auto const& [place, value] : flat.items()) places.push_back(place);
    Rng rng(10);
    for (int run = 0; run < test::inRun(300); ++run) {
      json changed = whole;
      auto const any = [&] {
        return json::json_pointer(places[rng.below(static_cast<std::uint32_t>(places.size()))]);
      };
      json::json_pointer to = any();
      json::json_pointer from = any();
      for (std::uint32_t up = rng.below(3); up > 0; --up) {
        to = to.parent_pointer();
        from = from.parent_pointer();
      }
      changed[to] = json(whole[from]);
      (void)verify(readAsFarAsPossible(changed.dump()));
    }
  }
};

}  // namespace testVerify

QTEST_APPLESS_MAIN(testVerify::TestVerify)
#include "test_verify.moc"
