// A deal that is put together by hand: nothing is ever in two places, too many, or of another deck; what is refused says
// why and changes nothing; and what comes of it is a deal that the game plays and a code tells.
#include <QTest>
#include <algorithm>

#include "core/match/drafted_deal.h"
#include "core/match/record_json.h"
#include "core/match/table.h"
#include "core/match/verify.h"
#include "tests/joined.h"

namespace testDealDraft {

using namespace giaguaro;

namespace {

using Kind = DealPlace::Kind;
using Refusal = DealDraft::Refusal;

DealDraft draftOf(char const* id, int players, int number = 0) {
  GameInfo const& game = *findGame(id);
  return emptyDraft(game, players, completed(game.options, {}), number);
}

Card forty(char const* text) { return fortyCards.parse(text).value(); }

// Wherever each card is, it is there once, and no place has more than its room.
bool isSound(DealDraft const& draft) {
  CardSet seen;
  int count = 0;
  for (std::size_t place = 0; place < draft.places().size(); ++place) {
    if (static_cast<int>(draft.at(place).size()) > draft.places()[place].room) return false;
    for (Card const card : draft.at(place)) {
      seen.insert(card);
      ++count;
    }
  }
  return count == seen.size() && seen.size() + draft.free().size() == draft.game().deck->cards().size();
}

}  // namespace

class TestDealDraft : public QObject {
  Q_OBJECT

 private slots:
  // By any number of players each card of the deck has its place, and the deal that comes of it is one of that game.
  void everyGameHasItsPlaces() {
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts()) {
        Options const options = completed(game->options, {});
        DealDraft draft = emptyDraft(*game, players, options);
        int room = 0;
        for (DealPlace const& place : draft.places()) room += place.room;
        QCOMPARE(room, game->deck->cards().size());
        Rng rng(5);
        draft.dealRest(rng);
        QVERIFY(draft.isComplete() && isSound(draft));
        auto const table = openTable({.game = std::string(game->id),
                                      .players = players,
                                      .options = options,
                                      .names = {},
                                      .levels = {}});
        QVERIFY2(table->dealProblem(draft.deal()).empty(), game->id.data());
        auto const again = draftOfCode(codeOf(draft));
        QVERIFY(again);
        QCOMPARE(codeOf(*again), codeOf(draft));
        QVERIFY(again->deal().hands == draft.deal().hands);
        QVERIFY(again->deal().piles == draft.deal().piles);
      }
  }

  void namesTheTurnedUpCardAndPiles() {
    auto const turned = draftOf("jabberwocky", 4, 1).places();
    QVERIFY(std::ranges::any_of(turned, [](DealPlace const& place) {
      return place == DealPlace{.kind = Kind::turned, .seat = nobody, .room = 1};
    }));
    auto const two = draftOf("tarot", 2).places();
    QCOMPARE(std::ranges::count(two, Kind::under, &DealPlace::kind), 2);
    QCOMPARE(std::ranges::count(two, Kind::top, &DealPlace::kind), 2);
    auto const jaguar = draftOf("jaguar", 5).places();
    QCOMPARE(jaguar.size(), std::size_t{5});
  }

  void whatMayNotBeIsRefused() {
    DealDraft draft = draftOf("jaguar", 5);
    QCOMPARE(draft.put(forty("AH"), 0), Refusal::none);
    DealDraft const before = draft;
    QCOMPARE(draft.put(forty("AH"), 1), Refusal::elsewhere);
    QCOMPARE(draft.put(Card::trump(3), 1), Refusal::unknown);
    QVERIFY(draft == before);
    for (char const* card : {"2C", "4C", "5C", "6C", "7C", "JC", "QC", "KC"})
      QCOMPARE(draft.put(forty(card), 1), Refusal::none);
    QCOMPARE(draft.put(forty("3C"), 1), Refusal::full);
    QCOMPARE(draft.move(forty("AH"), 1), Refusal::full);
    QCOMPARE(draft.placeOf(forty("AH")), std::optional<std::size_t>(0));
    QCOMPARE(draft.nextWithRoom(1), std::optional<std::size_t>(2));
    draft.takeBack(forty("2C"));
    QCOMPARE(draft.move(forty("AH"), 1), Refusal::none);
    QVERIFY(draft.at(0).empty() && isSound(draft));
  }

  // The notation of records; what cannot be read says so and leaves the rest as it is.
  void aTextIsTheCardsOfAPlace() {
    DealDraft draft = draftOf("jaguar", 5);
    draft.put(forty("AH"), 0);
    auto const words = draft.setText(3, "2h, QD  2D 2D XX AH 1");
    QCOMPARE(draft.text(3), std::string("2H QD 2D"));
    QCOMPARE(words.size(), std::size_t{7});
    QCOMPARE(words[0], (DealDraft::Word{.start = 0, .length = 2, .card = forty("2H")}));
    QCOMPARE(words[3].refusal, Refusal::twice);
    QCOMPARE(words[4].refusal, Refusal::unknown);
    QCOMPARE(words[5].refusal, Refusal::elsewhere);
    QCOMPARE(words[5].start, std::size_t{17});
    QVERIFY(!words[6].unfinished);  // no card of forty begins so
    QCOMPARE(words[6].refusal, Refusal::unknown);
    QVERIFY(draft.setText(3, "2H Q").back().unfinished);
    QCOMPARE(draft.setText(3, "2H Q ").back().refusal, Refusal::unknown);
    QCOMPARE(draft.text(3), std::string("2H"));
    draft.setText(3, "");
    QVERIFY(draft.at(3).empty() && isSound(draft));
    // More than there is room for.
    QCOMPARE(draft.setText(2, "2C 4C 5C 6C 7C JC QC KC 3C").back().refusal, Refusal::full);
  }

  // Whoever sees some of it dealt at random finds what was placed where it was.
  void theRestIsDealtAtRandom() {
    DealDraft draft = draftOf("tarot", 5);
    draft.setText(1, "T21 T1 EX KH");
    std::string const placed = draft.text(1);
    DealDraft one = draft;
    DealDraft two = draft;
    Rng first(1);
    Rng second(2);
    one.dealRest(first);
    two.dealRest(second);
    QVERIFY(one.isComplete() && isSound(one));
    QVERIFY(one.text(1).starts_with(placed) && two.text(1).starts_with(placed));
    QVERIFY(!(one == two));
    one.clear();
    QCOMPARE(one.free().size(), 78);
  }

  // A match from it is played by it, and its record says that it was set by hand, and is sound.
  void itsRecordSaysThatItWasSetByHand() {
    DealDraft draft = draftOf("jaguar", 5);
    draft.setText(2, "AC AD AH AS 3C 3D 3H 3S");
    draft.setDealer(4);
    Rng rng(9);
    draft.dealRest(rng);
    std::vector<std::string> const names(5, "greedy");
    MatchSetup setup{"jaguar", 5, draft.options(), 11, names, names};
    setup.code = codeOf(draft);
    setup.setByHand = true;
    auto const table = openTable(setup);
    table->deal(table->nextDeal(), table->nextDealer());
    QVERIFY(table->record().hands[0].deal == draft.deal());
    QCOMPARE(table->dealer(), Seat{4});
    while (!table->handOver()) table->apply(table->thought("greedy")(StopFlag{}).action);
    std::string const text = toJson(table->record());
    QVERIFY2(text.find(R"("deals":"hand")") != std::string::npos, text.c_str());
    auto const read = readRecord(text);
    QVERIFY(std::holds_alternative<Record>(read));
    Record record = std::get<Record>(read);
    QVERIFY(record.setByHand && record == table->record());
    QVERIFY(setupOf(record).setByHand);
    QVERIFY(!verify(record));
    // Another deal than the code's is found out.
    std::swap(record.hands[0].deal.hands[0], record.hands[0].deal.hands[1]);
    QVERIFY(verify(record));
    // What another program writes there is kept as it is.
    std::string other = text;
    other.replace(other.find(R"("deals":"hand")"), 14, R"("deals":"book")");
    Record const kept = std::get<Record>(readRecord(other));
    QVERIFY(!kept.setByHand);
    QVERIFY(toJson(kept).find(R"("deals":"book")") != std::string::npos);
  }
};

}  // namespace testDealDraft

QTEST_APPLESS_MAIN(testDealDraft::TestDealDraft)
#include "test_deal_draft.moc"
