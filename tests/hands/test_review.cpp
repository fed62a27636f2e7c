// The review of a finished hand (core/review): what it must hold whatever was played. How well it judges is
// measured by the arena (`giaguaro-arena grade`).
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <string>

#include "core/ai/score_spread.h"
#include "core/games/searches.h"
#include "core/review/advising.h"
#include "core/rules/table_options.h"
#include "tests/core/positions.h"
#include "tests/core/reviews.h"
#include "tests/joined.h"

Q_DECLARE_METATYPE(giaguaro::Mark)

namespace testReview {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// The same up to a decision, of which it does another, and then goes on at random.
Record withOther(Record const& record, int place, Action action) {
  int const after = static_cast<int>(record.hands.back().actions.size()) - place;
  auto const table = replay(takenBack(record, after));
  table->apply(action);
  while (!table->handOver()) table->apply(table->thought("random")(StopFlag{}).action);
  return table->record();
}

std::int64_t thousandths(double figure) { return std::llround(1000 * figure); }

template <Game G>
Record finished(Played<G> played, Rng& rng) {
  while (!played.hand.pub.over()) played.act(randomAction(played, rng));
  Record record;
  record.game = G::info.id;
  record.players = played.context.players;
  record.options = played.context.options;
  record.hands.push_back({.dealer = played.context.dealer, .deal = played.deal, .actions = played.history});
  return record;
}

// Two cards of the seat to act that follow one another in their suit and count as much, neither of them called.
template <Game G>
std::optional<std::pair<Card, Card>> equalCards(Played<G> const& played) {
  if (!played.hand.pub.playing()) return std::nullopt;
  CardSet cards = G::playable(played.hand.pub, played.hand.own(played.hand.pub.toAct()));
  if constexpr (requires { played.hand.pub.called; }) cards.erase(played.hand.pub.called);
  Card before = noCard;
  for (Card const card : cards) {
    if (before.valid() && before.code + 1 == card.code && Ending<G>::worth(before) == Ending<G>::worth(card))
      return std::pair(before, card);
    before = card;
  }
  return std::nullopt;
}

}  // namespace

class TestReview : public QObject {
  Q_OBJECT

 private slots:
  // Whatever was judged has figures: of the best at least, and as many worlds as they are from.
  void figuresAreNeverMissing() {
    for (GameInfo const* game : allGames()) {
      int judged = 0;
      for (JudgedDecision const& decision : sampleReview(*game, game->usualPlayers).review.decisions()) {
        Verdict const& verdict = *decision.verdict;
        if (!verdict.mark) continue;
        ++judged;
        auto const best = std::ranges::find(verdict.candidates, verdict.best, &Candidate::action);
        QVERIFY2(best != verdict.candidates.end(), std::string(game->id).c_str());
        QVERIFY(best->playouts > 0);
      }
      QVERIFY(judged > 3);
    }
  }

  // A contract that is made or fails in some of a few worlds moves their mean by a hundred points: the review would say
  // another thing than a hint at the same table.
  void contractsAreTriedInManyWorlds() {
    constexpr ReviewSettings settings{.iterations = 2400};
    constexpr int least = 200;
    int weighed = 0;
    for (std::uint64_t seed = 1; seed < 20 && weighed < 6; ++seed) {
      Record const record = twoHands(*findGame("tarot"), 5, seed);
      HandReview const review(record, lastHand(record), settings);
      for (std::size_t i = 0; i < review.decisions().size(); ++i) {
        Action::Kind const kind = review.decisions()[i].chosen.kind;
        if (kind != Action::Kind::bid && kind != Action::Kind::pass) continue;
        Verdict const verdict = *review.judge(i, {});
        // Where the search weighed nothing, all that was compared was the choice.
        if (verdict.candidates.size() < 2 || verdict.candidates.front().worth == 0) continue;
        ++weighed;
        for (Candidate const& candidate : verdict.candidates)
          QVERIFY2(candidate.worth == 0 || candidate.playouts >= least,
                   std::to_string(candidate.playouts).c_str());
      }
    }
    QVERIFY(weighed >= 6);
  }

  void marks_data() {
    QTest::addColumn<double>("loss");
    QTest::addColumn<double>("error");
    QTest::addColumn<Mark>("mark");
    // Of a score that deviates by 10.
    QTest::newRow("nothing") << 0.0 << 0.0 << Mark::best;
    QTest::newRow("within two errors") << 0.19 << 0.1 << Mark::best;
    QTest::newRow("just beyond") << 0.21 << 0.1 << Mark::good;
    QTest::newRow("sure, and little") << 0.29 << 0.0 << Mark::good;
    QTest::newRow("a slip") << 0.31 << 0.0 << Mark::smallSlip;
    QTest::newRow("a slip, or not") << 0.49 << 0.1 << Mark::good;
    QTest::newRow("costly") << 1.01 << 0.0 << Mark::costly;
    QTest::newRow("costly, or not") << 1.19 << 0.1 << Mark::smallSlip;
    QTest::newRow("a blunder") << 3.01 << 0.0 << Mark::blunder;
    QTest::newRow("a blunder, or not") << 3.19 << 0.1 << Mark::costly;
    QTest::newRow("nobody knows") << 9.0 << 4.6 << Mark::best;
  }
  void marks() {
    QFETCH(double, loss);
    QFETCH(double, error);
    QFETCH(Mark, mark);
    QCOMPARE(markOf(loss, error, 10), mark);
  }

  // Beliefs differ from batch to batch more than the worlds in one do: the error says so.
  void batchesCountInTheError() {
    BatchedMean alike;
    BatchedMean apart;
    for (int batch = 0; batch < 10; ++batch) {
      for (int i = 0; i < 100; ++i) {
        alike.add(i % 2);
        apart.add(batch % 2);
      }
      alike.endBatch();
      apart.endBatch();
    }
    QCOMPARE(alike.mean(), 0.5);
    QCOMPARE(apart.mean(), 0.5);
    QVERIFY(std::abs(alike.error() - 0.5 / std::sqrt(999)) < 1e-9);
    QVERIFY(std::abs(apart.error() - 0.5 / std::sqrt(9)) < 1e-9);
  }

  // Every role that a hand of these games knows has a deviation of its own.
  void everyRoleHasItsDeviation() {
    FOR_EVERY_GAME({
      for (int const players : G::info.players) {
        std::set<std::string_view> roles{""};
        Record const record = playedRecord(G::info, players, {.hands = 4, .seed = 3, .player = "greedy"});
        std::unique_ptr<Table> const table = replay(record);
        Result const result = *table->result();
        for (Seat seat = 0; seat < players; ++seat) roles.insert(result.parts[at(seat)].role);
        for (std::string_view const role : roles) {
          auto const isIt = [&](ScoreSpread const& one) {
            return one.players == players && one.role == role && one.deviation > 0;
          };
          auto const spreads = scoreSpreads<G>();
          QVERIFY2(std::count_if(spreads.begin(), spreads.end(), isIt) == 1, std::string(role).c_str());
        }
      }
    });
  }

  void everyChoiceIsJudged() {
    int worse = 0;
    for (GameInfo const* game : allGames())
      for (int const players : game->players) {
        auto const& [record, review] = sampleReview(*game, players);
        // As many as there were choices.
        std::size_t choices = 0;
        auto const table = replay(takenBack(record, static_cast<int>(record.hands.back().actions.size())));
        for (Done const& done : record.hands.back().actions) {
          if (table->legal().size() > 1) {
            JudgedDecision const& decision = review.decisions()[choices++];
            QCOMPARE(decision.seat, done.seat);
            QCOMPARE(decision.chosen, done.action);
            QVERIFY(decision.verdict->mark);
            QVERIFY(table->isLegal(decision.verdict->best));
          }
          table->apply(done.action);
        }
        QCOMPARE(review.decisions().size(), choices);
        QVERIFY(choices > 0);
        for (JudgedDecision const& decision : review.decisions()) {
          Verdict const& verdict = *decision.verdict;
          QVERIFY(verdict.loss >= 0);
          QVERIFY(verdict.error >= 0);
          QVERIFY(verdict.aim >= 0 && verdict.aim <= 1);
          QCOMPARE(verdict.effects[at(decision.seat)], verdict.loss == 0 ? 0 : -verdict.loss);
          if (verdict.best == decision.chosen) {
            QCOMPARE(verdict.loss, 0.0);
            QCOMPARE(*verdict.mark, Mark::best);
          }
          worse += verdict.mark == Mark::costly || verdict.mark == Mark::blunder ? 1 : 0;
        }
      }
    QVERIFY2(worse > 20, qPrintable(QString::number(worse)));  // they played at random
  }

  // One page has the rows, the loss and the reason: no two of them may differ.
  void oneFigureForOneThing() {
    int dear = 0;
    for (GameInfo const* game : allGames()) {
      auto const& [record, review] = sampleReview(*game, game->usualPlayers);
      for (std::size_t place = 0; place < review.decisions().size(); ++place) {
        JudgedDecision const& decision = review.decisions()[place];
        Verdict const& verdict = *decision.verdict;
        if (verdict.best == decision.chosen || verdict.loss == 0) continue;
        auto const reason = review.reason(place, verdict, StopFlag());
        QVERIFY(reason);
        QCOMPARE(reason->best, verdict.best);
        QCOMPARE(reason->other, decision.chosen);
        QVERIFY(std::abs(reason->otherFigures.chance - verdict.aim) < 1e-9);
        QVERIFY(std::abs(reason->bestFigures.chance - (verdict.aim - verdict.chance)) < 1e-9);
        QVERIFY(std::abs(reason->bestFigures.score - reason->otherFigures.score - verdict.loss) < 1e-9);
        if (++dear % 8 == 0) break;
      }
    }
    QVERIFY(dear > 4);
  }

  // Who does what the review calls best is told that it is.
  // What a hint has said of a card before it was played, the verdict says of it behind the hand; also where the table talks.
  void aHintAndTheVerdictAreOneJudgement() {
    int same = 0;
    int other = 0;
    for (GameInfo const* game : allGames()) {
      Record record = twoHands(*game, game->usualPlayers, 11);
      Talk& talk = record.hands.back().talk;
      if (bool const talks = game->hidesPartnerAt == record.players; talks) {
        record.table.values[talkOption] = static_cast<std::int16_t>(TableTalk::on);
        auto const acts = static_cast<int>(record.hands.back().actions.size());
        Record half = record;
        half.hands.back().result.reset();
        half.hands.back().actions.resize(static_cast<std::size_t>(acts / 2));
        auto const then = replay(half);
        for (Seat seat = 0; seat < static_cast<Seat>(record.players) && talk.size() < 2; ++seat)
          if (then->maySay(seat, {Saying::Kind::notTheFriend}))
            talk.push_back({seat, {Saying::Kind::notTheFriend}, acts / 2});
        QCOMPARE(talk.size(), std::size_t{2});
      }
      HandReview const review(record, lastHand(record), quickReview);
      for (std::size_t i = 0; i < review.decisions().size(); i += 5) {
        JudgedDecision const& decision = review.decisions()[i];
        Record before = record;
        before.hands.back().result.reset();
        before.hands.back().actions.resize(static_cast<std::size_t>(decision.action));
        before.hands.back().talk = saidBy(talk, decision.action);
        auto const table = replay(before);
        Advice const advice = reviewersAdvice(table->at(table->toAct()), 3, quickReview)(StopFlag{});
        Verdict const verdict = *review.judge(i, {});
        std::vector<Candidate> const judged = comparedCandidates(verdict, decision.chosen);
        QCOMPARE(review.standIn(i, verdict.best), review.standIn(i, advice.action));
        for (Candidate const& each : advice.candidates) {
          bool const compared = each.action == decision.chosen || each.action == verdict.best;
          auto const found = std::ranges::find(judged, each.action, &Candidate::action);
          if (!compared || found == judged.end()) continue;
          QCOMPARE(found->score, each.score);
          QCOMPARE(found->chance, each.chance);
          ++(each.action == verdict.best ? same : other);
        }
      }
    }
    QVERIFY(same > 30);
    QVERIFY(other > 10);
  }

  void theBestIsMarkedBest() {
    int changed = 0;
    for (GameInfo const* game : allGames()) {
      auto const& [record, review] = sampleReview(*game, game->usualPlayers);
      for (JudgedDecision const& decision : review.decisions()) {
        if (decision.verdict->best == decision.chosen || decision.action % 3 != 0) continue;
        Record const other = withOther(record, decision.action, decision.verdict->best);
        std::optional<Verdict> const verdict =
            verdictAt(HandReview(other, lastHand(other), quickReview), decision.action);
        QVERIFY(verdict);
        QCOMPARE(verdict->best, decision.verdict->best);
        QCOMPARE(*verdict->mark, Mark::best);
        QCOMPARE(verdict->loss, 0.0);
        ++changed;
      }
    }
    QVERIFY2(changed > 20, qPrintable(QString::number(changed)));
  }

  // Cards that are the same are judged the same, also where a player thinks about one of them alone.
  void equalCardsAreEquallyGood() {
    auto const check = []<class G>() {
      int equal = 0;
      Rng rng(seedOfRun(1));
      Context context;
      context.options = defaultOptions(G::info, 4);
      context.players = static_cast<std::int8_t>(G::info.usualPlayers);
      for (int hand = 0; hand < 6; ++hand) {
        Played<G> played = dealt<G>(context, rng);
        for (; !played.hand.pub.over(); played.act(randomAction(played, rng))) {
          std::optional<std::pair<Card, Card>> const pair = equalCards(played);
          if (!pair || rng.below(3) != 0) continue;
          int const place = static_cast<int>(played.history.size());
          std::set<double> losses;
          for (Card const card : {pair->first, pair->second}) {
            Played<G> other = played;
            other.act(Action::play(card));
            auto const verdict = verdictAt(HandReview(finished(other, rng), 0, quickReview), place);
            QVERIFY(verdict);
            losses.insert(verdict->loss);
          }
          QCOMPARE(losses.size(), std::size_t{1});
          ++equal;
        }
      }
      QVERIFY2(equal > 5, qPrintable(QString::number(equal)));
    };
    check.operator()<Jaguar>();
    check.operator()<BriscolaChiamata>();
    check.operator()<JaagoChalis>();
  }

  // Neither the cards that the seat could not know nor what came later change a verdict.
  void hiddenCardsChangeNothing() {
    FOR_EVERY_GAME({
      int same = 0;
      for (int const players : G::info.players) {
        Rng rng(seedOfRun(players));
        Context context;
        context.options = defaultOptions(G::info, 4);
        context.players = static_cast<std::int8_t>(players);
        for (int hand = 0; hand < 2; ++hand) {
          Played<G> played = dealt<G>(context, rng);
          while (!played.hand.pub.over()) {
            Seat const seat = played.hand.pub.toAct();
            View<G> const view = played.view(seat);
            Action const chosen = randomAction(played, rng);
            int const place = static_cast<int>(played.history.size());
            bool const looks = G::legal(view.pub, *view.own).size() > 1 && rng.below(6) == 0;
            if (std::optional<Played<G>> other = looks ? otherView(played, view, rng) : std::nullopt) {
              Played<G> one = played;
              one.act(chosen);
              other->act(chosen);
              Record const first = finished(one, rng);
              Record const second = finished(*other, rng);
              QVERIFY(first.hands != second.hands);
              auto const verdict = verdictAt(HandReview(first, 0, quickReview), place);
              QVERIFY(verdict);
              QCOMPARE(verdictAt(HandReview(second, 0, quickReview), place), verdict);
              ++same;
            }
            played.act(chosen);
          }
        }
      }
      QVERIFY2(same > 5, qPrintable(QString::number(same)));
    });
  }

  void thePartsAddUp() {
    for (GameInfo const* game : allGames())
      for (int const players : game->players) {
        auto const& [record, review] = sampleReview(*game, players);
        std::vector<std::int32_t> const& scores = record.hands.back().result->scores;
        bool const sumsToNothing = std::accumulate(scores.begin(), scores.end(), 0) == 0 && game->sides;
        for (Seat seat = 0; seat < players; ++seat) {
          ScoreParts const parts = review.parts(seat);
          QCOMPARE(parts.score, 1000 * scores[at(seat)]);
          QCOMPARE(parts.expected + parts.luck + parts.own + parts.others, parts.score);
          std::int64_t own = 0;
          std::int64_t others = 0;
          for (JudgedDecision const& decision : review.decisions())
            if (decision.seat == seat)
              own -= thousandths(decision.verdict->loss);
            else
              others += thousandths(decision.verdict->effects[at(seat)]);
          QCOMPARE(parts.own, own);
          QCOMPARE(parts.others, others);
          QVERIFY(parts.luckError >= parts.expectedError);
        }
        if (!sumsToNothing) continue;
        // What one seat loses others gain.
        for (JudgedDecision const& decision : review.decisions()) {
          auto const& effects = decision.verdict->effects;
          QVERIFY(std::abs(std::accumulate(effects.begin(), effects.end(), 0.0)) < 1e-6);
        }
      }
  }

  // Nobody calls: what was expected is what came.
  void aVoidHandHasNoLuckButItsPasses() {
    Record record = twoHands(*findGame("jaguar"), 5, 5);
    record.hands.resize(1);
    record.hands[0].actions.clear();
    record.hands[0].result.reset();
    auto const table = replay(record);
    while (!table->handOver()) table->apply({Action::Kind::pass});
    HandReview const review = *reviewed(table->record(), 0, quickReview);
    QCOMPARE(review.decisions().size(), std::size_t{5});
    for (Seat seat = 0; seat < 5; ++seat) {
      QCOMPARE(review.parts(seat).expected, 0);
      QCOMPARE(review.parts(seat).expectedError, 0.0);
    }
  }
};

}  // namespace testReview

QTEST_GUILESS_MAIN(testReview::TestReview)
#include "test_review.moc"
