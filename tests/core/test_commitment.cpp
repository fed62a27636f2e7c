// The promise of a match's cards: that its text is what anybody can hash, that no seat learns what it was to before the
// match is over, and that whatever is changed afterwards is found.
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/match/commitment.h"
#include "core/match/outside_view.h"
#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "tests/core/arena.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testCommitment {

using namespace giaguaro;

namespace {

constexpr char const* salt = "00112233445566778899aabbccddeeff";

Record promised(Record record) {
  record.commitment = commitTo({record.seed, salt});
  return record;
}

Record played(GameInfo const& game, int players, int hands = 3) {
  return promised(playedRecord(game, players, {.hands = hands, .seed = 42, .player = "greedy"}));
}

Record jaguar() { return played(*findGame("jaguar"), 5); }

QString placeOf(Record const& record) {
  auto const problem = verify(record);
  return problem ? QString::fromStdString(problem->where) : QString("sound");
}

// Two seats change their first cards: as many to each, and every card is there.
void changeCards(RecordedHand& hand) {
  CardSet& one = hand.deal.hands[0];
  CardSet& other = hand.deal.hands[1];
  Card const first = *one.begin();
  Card const second = *other.begin();
  one.erase(first);
  other.erase(second);
  one.insert(second);
  other.insert(first);
}

}  // namespace

class TestCommitment : public QObject {
  Q_OBJECT

 private slots:
  // The digest as sha256sum of GNU coreutils prints it.
  void hashesWhatAnybodyCan() {
    QCOMPARE(committedText({42, salt}), std::string(salt) + ":42");
    QCOMPARE(digestOf({42, salt}),
             std::string("7b3b098f58012e7d32d1b88bb5c8c546db559a7456e83c682c425606378d844d"));
    Commitment const commitment = commitTo({42, salt});
    QVERIFY(keeps(commitment, 42));
    QVERIFY(!keeps(commitment, 43));
    QVERIFY(keeps({QByteArray(commitment.digest.c_str()).toUpper().toStdString(), salt}, 42));
  }

  void agreesWithSha256sum() {
    for (Reveal const& reveal : {Reveal{0, salt}, Reveal{18446744073709551615U, "aB1"}}) {
      QProcess shell;
      QString const text = QString::fromStdString(committedText(reveal));
      shell.start("sh", {"-c", "printf '%s' '" + text + "' | sha256sum"});
      QVERIFY(shell.waitForFinished());
      QCOMPARE(shell.readAllStandardOutput().left(64).toStdString(), digestOf(reveal));
    }
  }

  void isWrittenAndRead() {
    Record const record = jaguar();
    std::string const text = toJson(record);
    auto const read = readRecord(text);
    QVERIFY(std::holds_alternative<Record>(read));
    QCOMPARE(std::get<Record>(read), record);
    Record plain = record;
    plain.commitment = {};
    QVERIFY(toJson(plain).find("commitment") == std::string::npos);
    QVERIFY(toJson(plain).find("salt") == std::string::npos);
    for (auto const& [from, to] : {std::pair<QByteArray, QByteArray>{"\"7b3b09", "\"b3b09"},
                                   {"\"7b3b09", "\"xb3b09"},
                                   {"\"salt\":\"00", "\"salt\":\"0-"}}) {
      QByteArray broken(text.c_str());
      broken.replace(from, to);
      auto const problem = readRecord(broken.toStdString());
      QVERIFY2(std::holds_alternative<Problem>(problem), broken.left(300));
      QCOMPARE(std::get<Problem>(problem).kind, Problem::Kind::notes);
    }
  }

  // Of every game and number of players, also where the shuffle follows from the hand before.
  void keptPromisesAreSound() {
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts())
        QCOMPARE(placeOf(played(*game, players, 2)), QString("sound"));
    GameInfo const& tarot = *findGame("tarot");
    auto const cut = optionIndex(tarot.options, "shuffle");
    GivenOptions given{};
    given[static_cast<std::size_t>(cut)] = tarot.options[static_cast<std::size_t>(cut)].parse("cut");
    QVERIFY(given[static_cast<std::size_t>(cut)].has_value());
    given[static_cast<std::size_t>(tarot.handsOption)] = 3;
    Options const options = completed(tarot.options, given);
    QCOMPARE(placeOf(promised(
                 playedRecord(tarot, 5, {.hands = 3, .seed = 42, .player = "greedy", .options = options}))),
             QString("sound"));
  }

  void findsWhatWasChanged() {
    Record const record = jaguar();
    for (std::size_t hand = 0; hand < record.hands.size(); ++hand) {
      Record changed = record;
      changeCards(changed.hands[hand]);
      auto const problem = verify(changed);
      QVERIFY(problem);
      QCOMPARE(problem->where, placeOfDeal(hand));
      QCOMPARE(problem->kind, Problem::Kind::commitment);
      QVERIFY(problem->againstRules);
    }
    Record changed = record;
    changed.seed = 43;
    QCOMPARE(placeOf(changed), QString("commitment"));
    changed = record;
    changed.commitment.salt.back() = '0';
    QCOMPARE(placeOf(changed), QString("commitment"));
    changed = record;
    changed.commitment.digest.front() = '8';
    QCOMPARE(placeOf(changed), QString("commitment"));
    // Another promise is kept by itself, but the cards are not its.
    changed = record;
    changed.seed = 43;
    changed.commitment = commitTo({43, salt});
    QCOMPARE(placeOf(changed), QString("hand 1, deal"));
  }

  // A hand that was dealt otherwise, and then played by the rules; and a first dealer who was not drawn.
  void findsADealThatWasPlayed() {
    Record const record = jaguar();
    for (bool const cards : {true, false}) {
      auto const table = openTable(setupOf(record));
      RecordedHand first = record.hands.front();
      if (cards) changeCards(first);
      table->deal(first.deal, cards ? first.dealer : static_cast<Seat>((first.dealer + 1) % 5));
      while (!table->handOver()) table->apply(table->thought("greedy")(StopFlag{}).action);
      auto const problem = verify(table->record());
      QVERIFY(problem);
      QCOMPARE(problem->where, std::string("hand 1, deal"));
      QCOMPARE(problem->kind, Problem::Kind::commitment);
      Record without = table->record();
      without.commitment = {};
      QCOMPARE(placeOf(without), QString("sound"));
    }
  }

  // Told when the match is over, and not before; a record that is over must tell it.
  void wantsTheSaltAtTheEnd() {
    Record record = jaguar();
    record.commitment.salt.clear();
    QCOMPARE(placeOf(record), QString("salt"));
    QCOMPARE(placeOf(takenBack(record, 1)), QString("sound"));
    QCOMPARE(placeOf(takenBack(jaguar(), 1)), QString("sound"));
    Record early = takenBack(jaguar(), 3);
    early.ended = EarlyEnd::lapsed;
    early.commitment.salt.clear();
    QCOMPARE(placeOf(early), QString("salt"));
  }

  void noSeatLearnsIt() {
    MatchSetup setup = setupOf(jaguar());
    setup.seed = 987'654'321'012'345;
    setup.commitment = commitTo({setup.seed, salt});
    auto const table = openTable(setup);
    auto const isTold = [&table](Seat seat) { return table->at(seat).reveal().has_value(); };
    while (!table->matchOver()) {
      for (Seat seat = nobody; seat < 5; ++seat) {
        QCOMPARE(table->at(seat).commitment(), setup.commitment.digest);
        QVERIFY(!isTold(seat));
      }
      if (table->handOver()) {
        table->deal(table->nextDeal(), table->nextDealer());
      } else {
        std::string const view = outsideView(table->at(table->toAct()));
        QVERIFY(view.find(salt) == std::string::npos);
        QVERIFY(view.find(std::to_string(setup.seed)) == std::string::npos);
        table->apply(table->thought("greedy")(StopFlag{}).action);
      }
    }
    for (Seat seat = nobody; seat < 5; ++seat)
      QCOMPARE(table->at(seat).reveal(), std::optional(Reveal{setup.seed, salt}));
    table->takeBack(1);
    QVERIFY(!isTold(0));
    table->endEarly(EarlyEnd::agreed);
    QVERIFY(isTold(0));
    MatchSetup without = setup;
    without.commitment = {};
    QVERIFY(openTable(without)->at(0).commitment().empty());
  }

  void theArenaPromisesAndFinds() {
    QTemporaryDir folder;
    QString const file = folder.filePath("promised.jsonl");
    Answer const answer = run("play --game jaguar --hands 2 --matches 2 --seed 5 --commit --out " + file);
    QCOMPARE(answer.status, 0);
    Answer const verified = run({"verify", file});
    QVERIFY2(verified.status == 0, verified.out);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    std::string const all = written.readAll().toStdString();
    auto const texts = splitRecords(all);
    QCOMPARE(texts.size(), std::size_t{2});
    Record const first = std::get<Record>(readRecord(texts[0].text));
    Record second = std::get<Record>(readRecord(texts[1].text));
    QVERIFY(first.commitment.salt != second.commitment.salt);
    QCOMPARE(answer.err, "commitment of match 1: " + QByteArray(first.commitment.digest.c_str()) +
                             "\ncommitment of match 2: " + QByteArray(second.commitment.digest.c_str()) +
                             '\n');
    // But for the promise it is the match that is played without one.
    Record plain = first;
    plain.commitment = {};
    QCOMPARE(QByteArray(toJson(plain).c_str()) + '\n', run("play --game jaguar --hands 2 --seed 5").out);

    changeCards(second.hands[1]);
    QFile changed(folder.filePath("changed.jsonl"));
    QVERIFY(changed.open(QIODevice::WriteOnly));
    changed.write((toJson(first) + '\n' + toJson(second) + '\n').c_str());
    changed.close();
    Answer const found = run({"verify", changed.fileName()});
    QCOMPARE(found.status, 1);
    QCOMPARE(found.out,
             changed.fileName().toUtf8() + ":2: hand 2, deal: these are not the cards that the seed deals\n");
  }
};

}  // namespace testCommitment

QTEST_GUILESS_MAIN(testCommitment::TestCommitment)
#include "test_commitment.moc"
