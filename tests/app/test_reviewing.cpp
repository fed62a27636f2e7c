// Hands judged behind a match (app/desktop/review/reviewing.h): what is found is kept with the record, goes with what is
// taken back, and comes from nothing but the hand that is over.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <utility>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/review/reviewing.h"
#include "core/match/notes.h"
#include "core/match/record_json.h"
#include "tests/app/match_tools.h"
#include "tests/joined.h"

namespace testReviewing {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

constexpr ReviewSettings quick{.iterations = 24};
constexpr ReviewSettings endless{.iterations = 1'000'000'000};

// A match of one person in seat 0, and who judges it.
struct Judged {
  Session session;
  Thinker thinker{1};  // a second thread would get next to nothing of a busy machine
  Reviewing reviewing{&session, &thinker, "judge 1.0"};

  explicit Judged(ReviewSettings const& settings) {
    reviewing.setReview(settings);
    session.setPaces(Paces());
  }
  bool play(std::int16_t hands = 1) {
    session.start(planWithViewer(hands));
    return playOut(session);
  }
  bool isWhole() const { return reviewing.verdict() && reviewing.verdict()->isWhole(); }
  bool becomesWhole() {
    return comes([this] { return isWhole(); });
  }
  std::string const* kept(std::size_t hand = 0) const { return reviewOf(session.record().hands[hand].notes); }
};

std::optional<KeptReview> read(Record const& record, std::size_t hand = 0) {
  return keptReview(record.hands[hand], *replay(record));
}

}  // namespace

class TestReviewing : public QObject {
  Q_OBJECT

 private slots:
  // What is told is what the review finds alone, and all that the person did is in it.
  void tellsWhatTheReviewFinds() {
    Judged match(quick);
    QVERIFY(match.play());
    QVERIFY(match.becomesWhole());
    HandVerdict const& verdict = *match.reviewing.verdict();
    Record const& record = match.session.record();
    HandReview const alone = *reviewed(record, 0, quick);
    QCOMPARE(*verdict.parts, [&] {
      KeptReview const kept = keptOf(alone, {0}, {}, quick);
      return kept.seats.at(0);
    }());
    int judged = 0;
    for (JudgedDecision const& decision : alone.decisions()) {
      if (decision.seat != 0) continue;
      auto const found = std::ranges::find(verdict.decisions, decision.action, &HandVerdict::Decision::place);
      QVERIFY(found != verdict.decisions.end());
      QCOMPARE(found->mark, decision.verdict->mark);
      QCOMPARE(found->best.action, decision.verdict->best);
      QVERIFY(std::abs(found->loss - decision.verdict->loss) <= 0.0005);
      auto const place = static_cast<std::size_t>(&decision - alone.decisions().data());
      OpenCards const open = *alone.openCards(place, {});
      QVERIFY(found->open);
      QCOMPARE(found->open->best.action, open.best);
      QVERIFY(std::abs(found->open->gain - open.gain) <= 0.0005);
      QCOMPARE(found->isUnlucky(), isUnlucky(decision.verdict->mark, open));
      ++judged;
    }
    QCOMPARE(verdict.steps, static_cast<int>(alone.steps()));
    QCOMPARE(verdict.percentDone(), 100);
    QVERIFY(judged > 3);
    QCOMPARE(verdict.judged(), judged);
    QCOMPARE(verdict.toJudge(), judged);
    auto const own = std::ranges::count(record.hands[0].actions, Seat{0}, &Done::seat);
    QCOMPARE(static_cast<std::ptrdiff_t>(verdict.decisions.size()), own);
    for (HandVerdict::Decision const& decision : verdict.decisions)
      QCOMPARE(decision.chosen.action,
               record.hands[0].actions[static_cast<std::size_t>(decision.place)].action);
  }

  // Of several persons each has a verdict of its own, which is told when it is wanted; all come from one review.
  void eachPersonHasItsOwn() {
    Judged match(quick);
    MatchPlan plan = planWithViewer(1);
    plan.setup.levels[2] = humanPlayer;
    match.session.start(plan);
    QVERIFY(playOut(match.session));
    QVERIFY(match.becomesWhole());
    HandVerdict const first = *match.reviewing.verdict();
    std::vector<Seat> const people{0, 2};
    QCOMPARE(first.people, people);
    Seat const other = first.seat == 0 ? 2 : 0;
    match.reviewing.show(other);
    HandVerdict const second = *match.reviewing.verdict();
    QCOMPARE(second.seat, other);
    QVERIFY(second.isWhole());
    Record const& record = match.session.record();
    KeptReview const kept = *read(record);
    for (HandVerdict const& verdict : {first, second}) {
      QVERIFY(*verdict.parts == kept.seats.at(verdict.seat));
      int judged = 0;
      for (JudgedDecision const& decision : kept.decisions) {
        if (decision.seat != verdict.seat || !decision.verdict) continue;
        auto const found =
            std::ranges::find(verdict.decisions, decision.action, &HandVerdict::Decision::place);
        QVERIFY(found != verdict.decisions.end());
        QCOMPARE(found->mark, decision.verdict->mark);
        QCOMPARE(found->best.action, decision.verdict->best);
        ++judged;
      }
      QVERIFY(judged > 3);
      QCOMPARE(verdict.judged(), judged);
      for (HandVerdict::Decision const& decision : verdict.decisions)
        QCOMPARE(record.hands[0].actions[static_cast<std::size_t>(decision.place)].seat, verdict.seat);
    }
    // Who plays no part has none.
    match.reviewing.show(1);
    QCOMPARE(match.reviewing.verdict()->seat, other);
  }

  void twiceIsTheSame() {
    std::vector<std::string> kept;
    for (int i = 0; i < 2; ++i) {
      Judged match(quick);
      QVERIFY(match.play());
      QVERIFY(match.becomesWhole());
      kept.push_back(*match.kept());
    }
    QCOMPARE(kept[0], kept[1]);
  }

  // Nothing of the hands that follow is there to be looked at.
  void laterHandsChangeNothing() {
    Judged match(quick);
    QVERIFY(match.play(2));
    Record const record = match.session.record();
    QVERIFY(record.hands.size() >= 2);
    auto const judge = [](Record given) {
      for (RecordedHand& hand : given.hands) hand.notes = {};
      ReviewWork work({.record = std::move(given), .hand = 0, .first = 0, .people = {0}, .settings = quick});
      while (!work.isDone()) (void)work.step({});
      return work.json();
    };
    Record other = record;
    other.hands.resize(1);
    other.hands.push_back(record.hands.back());
    std::swap(other.hands[1].deal.hands[0], other.hands[1].deal.hands[1]);
    QCOMPARE(judge(other), judge(record));
  }

  // Saved and read again, written in the journal and resumed: it is not judged again, which would never end.
  void survivesSavingAndResuming() {
    QTemporaryDir const folder;
    QString const journal = folder.filePath("match.jsonl");
    Record played;
    {
      Judged match(quick);
      match.session.start(planWithViewer(1), {.journal = journal});
      QVERIFY(playOut(match.session));
      QVERIFY(match.becomesWhole());
      played = match.session.record();
    }
    auto const review = read(played);
    QVERIFY(review);
    QCOMPARE(review->iterations, quick.iterations);
    QCOMPARE(review->program, std::string("judge 1.0"));

    QString const path = folder.filePath("saved.giaguaro");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(matchFileOf(played));
    file.close();
    MatchFile saved = readMatchFile(path);
    QVERIFY(saved.state == MatchFile::State::fine);
    QVERIFY(read(saved.table->record()) == review);

    JournalRead resumed = readJournal(journal);
    QCOMPARE(resumed.problem, std::string());
    QVERIFY(resumed.table->record() == played);
    Judged match(endless);
    match.session.resume(std::move(resumed), journal);
    QVERIFY(match.becomesWhole());
    QCOMPARE(match.reviewing.verdict()->iterations, quick.iterations);
    QVERIFY(read(match.session.record()) == review);
  }

  // Beside it other members stay, those of other programs too.
  void unknownMembersStay() {
    Judged match(quick);
    QVERIFY(match.play());
    QVERIFY(match.becomesWhole());
    Record record = match.session.record();
    record.hands[0].notes.others.insert(record.hands[0].notes.others.begin(), {"weather", "\"rain\""});
    auto const back = readRecord(toJson(record));
    QVERIFY(std::get<Record>(back) == record);
    setReview(record.hands[0].notes, "{}");
    QCOMPARE(record.hands[0].notes.others.size(), std::size_t{2});
    QVERIFY(!read(record));
  }

  void anUndoDropsIt() {
    Judged match(quick);
    QVERIFY(match.play());
    QVERIFY(match.becomesWhole());
    std::string const before = *match.kept();
    match.session.undo();
    QVERIFY(reaches(match.session, Session::Phase::choosing));
    QVERIFY(!match.kept());
    QVERIFY(!match.reviewing.verdict());
    match.session.redo();
    QVERIFY(reaches(match.session, Session::Phase::over));
    QVERIFY(match.becomesWhole());
    QCOMPARE(*match.kept(), before);
  }

  // Of the whole hand, dealt anew: nor does it come back with the other notes.
  void anUndoBeforeTheHandDropsIt() {
    Judged match(quick);
    QVERIFY(match.play());
    QVERIFY(match.becomesWhole());
    auto const table = replay(match.session.record());
    RecordedHand const hand = table->record().hands[0];
    QVERIFY(reviewOf(hand.notes));
    table->takeBack(static_cast<int>(hand.actions.size()) + 1);
    table->deal(hand.deal, hand.dealer);
    QVERIFY(!reviewOf(table->record().hands[0].notes));
  }

  // A step that would take for ever ends when its hand is taken back, and the match goes on.
  void stopsAtOnce() {
    Judged match(endless);
    QVERIFY(match.play());
    QVERIFY(comes([&] { return match.reviewing.verdict() && match.reviewing.isJudging(); }));
    QVERIFY(match.reviewing.verdict()->wanted);
    match.session.undo();
    QVERIFY(reaches(match.session, Session::Phase::choosing));
    QVERIFY(!match.reviewing.isJudging());
    match.reviewing.setReview(quick);
    QVERIFY(playOut(match.session));
    QVERIFY(match.becomesWhole());
  }

  // The next hand is played while one is judged; the one that was begun is finished afterwards.
  void theNextHandNeedNotWait() {
    Judged match(quick);
    QVERIFY(match.play(2));
    QVERIFY(comes([&] { return match.kept(0) && match.kept(match.session.record().hands.size() - 1); }));
    QVERIFY(read(match.session.record(), 0));
    QVERIFY(match.isWhole());
    QCOMPARE(match.reviewing.verdict()->hand, match.session.record().hands.size() - 1);
  }

  void onlyWhenWanted() {
    Judged match(quick);
    match.reviewing.setUnasked(false);
    QVERIFY(match.play());
    QVERIFY(comes([&] { return match.reviewing.verdict() && !match.reviewing.isJudging(); }));
    QVERIFY(!match.reviewing.verdict()->wanted);
    QCOMPARE(match.reviewing.verdict()->judged(), 0);
    QVERIFY(!match.kept());
    match.reviewing.want();
    QVERIFY(match.becomesWhole());
    QVERIFY(match.kept());
  }

  void nobodyIsJudgedWhereAllAreWatched() {
    Judged match(quick);
    match.session.start(planOf("greedy", 1));
    QVERIFY(reaches(match.session, Session::Phase::over));
    QVERIFY(!match.reviewing.verdict());
    QVERIFY(!match.reviewing.isJudging());
  }

  // What lies there is no review of this hand: it is judged as if nothing did.
  void aStrangeReviewIsNone() {
    Judged match(quick);
    QVERIFY(match.play());
    QVERIFY(match.becomesWhole());
    Record const record = match.session.record();
    std::string const sound = *match.kept();
    auto const table = replay(record);
    QVERIFY(reviewFromJson(sound, record.hands[0], *table));
    auto const changed = [&](char const* from, char const* to) {
      std::string text = sound;
      auto const at = text.find(from);
      if (at == std::string::npos) qFatal("%s is not in it", from);
      return text.replace(at, std::string_view(from).size(), to);
    };
    std::vector<std::string> const strange{"",
                                           "[]",
                                           sound.substr(0, sound.size() / 2),
                                           changed("\"iterations\":24", "\"iterations\":\"24\""),
                                           changed("\"place\":", "\"place\":9999"),
                                           changed("\"seat\":0", "\"seat\":1"),
                                           changed("\"mark\":\"best\"", "\"mark\":\"fine\""),
                                           changed("\"luck\":", "\"luck\":1"),
                                           changed("\"aim\":", "\"name\":")};
    for (std::string const& text : strange)
      QVERIFY2(!reviewFromJson(text, record.hands[0], *table), text.c_str());
  }
};

}  // namespace testReviewing

QTEST_GUILESS_MAIN(testReviewing::TestReviewing)
#include "test_reviewing.moc"
