// Codes of deals: each leads back to its deal, whatever is mistyped is found, nothing of another hand is in them, and a
// match that comes from one plays its deals. The figures in `publishedCodes` were worked out by a program of its own, from
// the description in the header.
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>

#include "core/match/deal_code.h"
#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "core/review/hand_review.h"
#include "tests/core/arena.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testDealCode {

using namespace giaguaro;

namespace {

// As a code has it: what of the stock nobody sees first has no order.
Deal withoutOrder(Deal deal, Deck const& deck) {
  if (deal.stock.empty()) return deal;
  CardSet rest;
  for (int i = 1; i < deal.stock.size(); ++i) rest.insert(deal.stock[i]);
  Card const first = deal.stock[0];
  deal.stock.clear();
  deal.stock.push(first);
  for (Card const card : deck.sorted(rest)) deal.stock.push(card);
  return deal;
}

DealCode read(std::string const& code) {
  auto const found = readCode(code);
  return std::holds_alternative<DealCode>(found) ? std::get<DealCode>(found) : DealCode{};
}

CodeProblem problemOf(std::string const& text) {
  auto const found = readCode(text);
  return std::holds_alternative<CodeProblem>(found) ? std::get<CodeProblem>(found) : CodeProblem{99};
}

Record const& played(GameInfo const& game, int players) {
  static std::map<std::pair<std::string_view, int>, Record> records;
  auto [at, isNew] = records.try_emplace({game.id, players});
  if (isNew) at->second = playedRecord(game, players, {.hands = 3, .seed = 77, .player = "greedy"});
  return at->second;
}

template <class Check>
void forAllGames(Check&& check) {
  for (GameInfo const* game : allGames())
    for (int const players : game->allCounts()) check(*game, players);
}

constexpr std::string_view figures = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

// The code of a match of this code's deals, played to its end.
Record playedFrom(std::string const& code, std::uint64_t seed) {
  DealCode const deals = read(code);
  std::vector<std::string> const names(static_cast<std::size_t>(deals.players), "greedy");
  MatchSetup setup{deals.game, deals.players, deals.options, 0, names, names};
  setup.seed = deals.hand() != nullptr ? seed : std::get<std::uint64_t>(deals.deals);
  setup.code = code;
  if (deals.hand() != nullptr) setup.commitment = commitTo({seed, "5a17"});
  auto const table = openTable(setup);
  while (!table->matchOver()) {
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) table->apply(table->thought("greedy")(StopFlag{}).action);
  }
  return table->record();
}

}  // namespace

class TestDealCode : public QObject {
  Q_OBJECT

 private slots:
  void publishedCodes() {
    Options const usual = completed(findGame("jaguar")->options, {});
    Options short_ = usual;
    short_.values[0] = 2;
    QCOMPARE(codeOf({"jaguar", 5, usual, std::uint64_t{42}}), std::string("09Z5-8500-0000-00P"));
    QCOMPARE(codeOf({"jaguar", 5, short_, std::uint64_t{42}}), std::string("09ZD-010M-2000-0000-0P"));
    GameInfo const& tarot = *findGame("tarot");
    QCOMPARE(codeOf({"tarot", 5, completed(tarot.options, {}), ~std::uint64_t{0}}),
             std::string("0YK5-YZZZ-ZZZZ-ZZZZ-Z1T"));
    Record const record = playedRecord(*findGame("jaguar"), 5, {.hands = 2, .seed = 42, .player = "greedy"});
    QCOMPARE(codeOfHand(record, 0), std::string("19ZD-0100-EY1J-X57Q-2627-G5ZR-KN"));
    QCOMPARE(codeOfHand(record, 1), std::string("19ZD-0100-RXXT-EX2W-6P40-816G-02"));
    Record const other = playedRecord(*findGame("jabberwocky"), 4, {.seed = 7, .player = "greedy"});
    QCOMPARE(codeOfHand(other, 4), std::string("1WE4-8G7K-RC84-F6BP-CTWP-886T-R25"));
  }

  void leadsBackToItsDeal() {
    std::size_t codes = 0;
    forAllGames([&](GameInfo const& game, int players) {
      Record const& record = played(game, players);
      for (std::size_t hand = 0; hand < record.hands.size(); ++hand) {
        std::string const text = codeOfHand(record, hand);
        DealCode const code = read(text);
        QCOMPARE(code.game, record.game);
        QCOMPARE(code.players, players);
        QCOMPARE(code.options, record.options);
        QVERIFY(code.hand() != nullptr);
        QCOMPARE(code.hand()->dealer, record.hands[hand].dealer);
        QCOMPARE(code.hand()->deal, withoutOrder(record.hands[hand].deal, *game.deck));
        QCOMPARE(codeOf(code), text);
        ++codes;
      }
      DealCode const all = read(codeOfMatch(record));
      QCOMPARE(std::get<std::uint64_t>(all.deals), record.seed);
      QCOMPARE(all.options, record.options);
    });
    QVERIFY(codes > 40);
  }

  void tellsOptionsThatAreNotUsual() {
    for (GameInfo const* game : allGames())
      for (std::size_t place = 0; place < game->options.size(); ++place) {
        OptionInfo const& info = game->options[place];
        QVERIFY(info.most < 2048 && info.least >= 0);
        for (std::int16_t value :
             {info.least, info.most, static_cast<std::int16_t>(info.values.size() - 1)}) {
          if (info.values.empty() ? value < info.least : value >= static_cast<int>(info.values.size()))
            continue;
          GivenOptions given{};
          given[place] = value;
          Options const options = completed(game->options, given);
          if (game->optionAgainst(game->usualPlayers, options) >= 0) continue;
          DealCode const code{std::string(game->id), game->usualPlayers, options, std::uint64_t{1} << 47};
          QCOMPARE(read(codeOf(code)), code);
        }
      }
  }

  // Every one of them, in a code of each game and number of players.
  void findsWhatIsMistyped() {
    int tried = 0;
    forAllGames([&](GameInfo const& game, int players) {
      Record const& record = played(game, players);
      for (std::string const& code : {codeOfHand(record, 0), codeOfMatch(record)}) {
        std::string const bare(QByteArray(code.c_str()).replace("-", "").constData());
        for (std::size_t i = 0; i < bare.size(); ++i) {
          for (char const figure : figures) {
            if (figure == bare[i]) continue;
            std::string changed = bare;
            changed[i] = figure;
            QCOMPARE(problemOf(changed), CodeProblem::wrong);
            ++tried;
          }
          if (i == 0 || bare[i - 1] == bare[i]) continue;
          std::string exchanged = bare;
          std::swap(exchanged[i - 1], exchanged[i]);
          QCOMPARE(problemOf(exchanged), CodeProblem::wrong);
        }
      }
    });
    QVERIFY(tried > 10'000);
  }

  // In groups it is seen where something is missing; written in one it is not.
  void tellsThatTheLastIsMissing() {
    forAllGames([&](GameInfo const& game, int players) {
      Record const& record = played(game, players);
      for (std::string const& code : {codeOfHand(record, 0), codeOfMatch(record)}) {
        std::string const short1 = code.substr(0, code.size() - (code[code.size() - 2] == '-' ? 2 : 1));
        QCOMPARE(problemOf(short1), CodeProblem::lastMissing);
        QVERIFY(problemOf(code.substr(0, 5) + code.substr(6)) != CodeProblem::lastMissing);
        QByteArray const bare = QByteArray(short1.c_str()).replace("-", "");
        QVERIFY(problemOf(bare.toStdString()) != CodeProblem::lastMissing);
        QVERIFY(problemOf(code.substr(0, 9)) != CodeProblem::lastMissing);
      }
    });
  }

  void isReadAsPeopleWriteIt() {
    std::string const code = codeOfHand(played(*findGame("jaguar"), 5), 0);
    QByteArray const text(code.c_str());
    DealCode const read = testDealCode::read(code);
    QCOMPARE(code.find_first_of("ILOU"), std::string::npos);
    for (QByteArray const& written :
         {text.toLower(), QByteArray(text).replace("-", ""), QByteArray(text).replace("-", " "),
          QByteArray(text).replace("0", "o"), QByteArray(text).replace("1", "l"),
          QByteArray(text).replace("1", "I"), " " + text + "\n"}) {
      QCOMPARE(testDealCode::read(written.toStdString()), read);
      QCOMPARE(codeOf(testDealCode::read(written.toStdString())), code);
    }
    QCOMPARE(problemOf(""), CodeProblem::unfinished);
    QCOMPARE(problemOf(code.substr(0, 7)), CodeProblem::unfinished);
    QCOMPARE(problemOf(code + "!"), CodeProblem::character);
    QCOMPARE(problemOf(code.substr(0, 9) + "u" + code.substr(10)), CodeProblem::character);
    QCOMPARE(problemOf(std::string(5000, '0')), CodeProblem::wrong);
  }

  // One that is right but for what this program cannot know: found by its check, which one of 32 figures is.
  void tellsLaterOnes() {
    std::string code = codeOfMatch(played(*findGame("jaguar"), 5));
    for (std::size_t const place : {std::size_t{0}, std::size_t{1}}) {  // the version, the game
      std::string later = code;
      later[place] = place == 0 ? '4' : 'A';
      int found = 0;
      for (char const figure : figures) {
        later.back() = figure;
        if (problemOf(later) == CodeProblem::later) ++found;
      }
      QCOMPARE(found, 1);
    }
  }

  // A hand's says nothing of what comes after it, nor of the seed.
  void tellsNothingOfOtherHands() {
    forAllGames([&](GameInfo const& game, int players) {
      Record const& record = played(game, players);
      Record other = playedRecord(game, players, {.hands = 3, .seed = 78, .player = "greedy"});
      other.hands.front() = record.hands.front();
      QCOMPARE(codeOfHand(other, 0), codeOfHand(record, 0));
      other.hands.resize(1);
      QCOMPARE(codeOfHand(other, 0), codeOfHand(record, 0));
    });
  }

  void isPlayed() {
    forAllGames([&](GameInfo const& game, int players) {
      Record const& record = played(game, players);
      std::string const code = codeOfHand(record, 1);
      Record const again = playedFrom(code, 5);
      QCOMPARE(again.code, code);
      QCOMPARE(again.hands[0].deal, withoutOrder(record.hands[1].deal, *game.deck));
      QCOMPARE(again.hands[0].dealer, record.hands[1].dealer);
      auto const wrong = verify(again);
      QVERIFY2(!wrong, wrong ? wrong->text().c_str() : "");
      auto const reread = readRecord(toJson(again));
      QVERIFY(std::holds_alternative<Record>(reread));
      QCOMPARE(std::get<Record>(reread), again);
      QVERIFY(replay(again) != nullptr);
      // What follows is the match's own.
      if (again.hands.size() > 1) QVERIFY(playedFrom(code, 6).hands[1].deal != again.hands[1].deal);
      QCOMPARE(playedFrom(codeOfMatch(record), 0).hands.front().deal, record.hands.front().deal);
    });
  }

  // Where hands differ in size it begins at the first of that size, and is reviewed so.
  void beginsWhereItsHandBelongs() {
    Record const& record = played(*findGame("jabberwocky"), 4);
    Record const again = playedFrom(codeOfHand(record, 10), 5);  // five cards, as in hand 3
    QCOMPARE(again.hands.size(), std::size_t{11});
    QCOMPARE(again.hands[1].deal.hands[0].size(), 6);
    HandReview review(again, 0, {.iterations = 50});
    QCOMPARE(review.decisions().empty(), false);
  }

  void otherDealsAreFound() {
    Record const& record = played(*findGame("jaguar"), 5);
    Record const again = playedFrom(codeOfHand(record, 0), 5);
    Record changed = again;
    changed.code = codeOfHand(record, 1);
    auto problem = verify(changed);
    QVERIFY(problem);
    QCOMPARE(problem->text(), std::string("hand 1, deal: these are not the cards that the code deals"));
    Record all = playedFrom(codeOfMatch(record), 0);
    all.hands[1].deal = all.hands[0].deal;
    problem = verify(all);
    QVERIFY(problem);
    QCOMPARE(problem->where, std::string("hand 2, deal"));
    for (std::string const& code :
         {std::string("nonsense"), codeOfHand(played(*findGame("briscola-chiamata"), 5), 0)}) {
      changed.code = code;
      auto const reread = readRecord(toJson(changed));
      QVERIFY(std::holds_alternative<Problem>(reread));
      QCOMPARE(std::get<Problem>(reread).where, std::string("code"));
    }
    all = playedFrom(codeOfMatch(record), 0);
    all.seed = 5;
    QVERIFY(std::holds_alternative<Problem>(readRecord(toJson(all))));
  }

  void theArenaMakesAndReadsThem() {
    QTemporaryDir folder;
    QString const file = folder.filePath("played.jsonl");
    QCOMPARE(run("play --game jaguar --hands 2 --seed 42 --out " + file).status, 0);
    Answer const made = run({"code", "--record", file});
    QVERIFY2(made.status == 0, made.err);
    QCOMPARE(made.out,
             QByteArray("match: 09ZD-010M-2000-0000-0P\nhand 1: 19ZD-0100-EY1J-X57Q-2627-G5ZR-KN\nhand 2: "
                        "19ZD-0100-RXXT-EX2W-6P40-816G-02\n"));
    QCOMPARE(run("code --game jaguar --hands 2 --seed 42").out, QByteArray("09ZD-010M-2000-0000-0P\n"));
    Answer const told = run("code 19ZD-0100-EY1J-X57Q-2627-G5ZR-KN");
    QVERIFY2(told.out.startsWith("jaguar, 5 players, hands 2: one hand; seat "), told.out);
    QJsonObject const json = run("code 19ZD-0100-EY1J-X57Q-2627-G5ZR-KN --json").json().object();
    QCOMPARE(json["game"].toString(), QString("jaguar"));
    QCOMPARE(json["options"].toObject()["hands"].toInt(), 2);
    QCOMPARE(json["deal"].toObject()["hands"].toArray().size(), 5);
    QCOMPARE(run("code 09ZD-010M-2000-0000-0P --json").json().object()["seed"].toString(), QString("42"));

    QString const again = folder.filePath("again.jsonl");
    QCOMPARE(run("play --code 19ZD-0100-RXXT-EX2W-6P40-816G-02 --seed 9 --out " + again).status, 0);
    QVERIFY(run({"verify", again}).status == 0);
    // All of a match's deals: the match once more, but that it says so.
    QByteArray all = run("play --code 09ZD-010M-2000-0000-0P").out;
    QCOMPARE(all.replace(",\"code\":\"09ZD-010M-2000-0000-0P\"", ""),
             run("play --game jaguar --hands 2 --seed 42").out);
    auto const refused = [](QString const& arguments, char const* why) {
      Answer const answer = run(arguments);
      QCOMPARE(answer.status, 2);
      QCOMPARE(answer.err, QByteArray("giaguaro-arena: ") + why + '\n');
    };
    QString wrong("19ZD-0100-EY1J-X57Q-2627-G5ZR-KN");
    wrong[6] = wrong[6] == u'A' ? u'B' : u'A';
    refused("code " + wrong, ("\"" + wrong + "\": one character is wrong or missing").toUtf8().constData());
    refused("play --game jaguar --code 19ZD-0100-EY1J-X57Q-2627-G5ZR-KN",
            "--code: it names the game; --game names one too");
    refused("play", "--game: is wanted, or --code");
    refused("code", "a code is wanted, or --record, or --game and --seed");
  }
};

}  // namespace testDealCode

QTEST_GUILESS_MAIN(testDealCode::TestDealCode)
#include "test_deal_code.moc"
