// Cards that a person puts aside: chosen together, confirmed together, recorded one by one; and every game
// and number of players through the whole controller.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/desktop/disk/journal.h"
#include "app/desktop/session/draft.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "tests/app/journal_text.h"
#include "tests/app/match_tools.h"
#include "tests/joined.h"
#include "ui/text/wording.h"

namespace testDraft {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

struct Quick : Session {
  Quick() { setPaces(Paces()); }
};

MatchPlan planFor(GameInfo const& game, int players, GivenOptions given = {}, std::uint64_t seed = 7) {
  if (game.handsOption >= 0 && !given[static_cast<std::size_t>(game.handsOption)])
    given[static_cast<std::size_t>(game.handsOption)] = 1;
  MatchPlan plan;
  plan.setup = {std::string(game.id), players, completed(game.options, given), seed, {}, {}};
  for (int seat = 0; seat < players; ++seat) {
    plan.setup.names.push_back("Player " + std::to_string(seat));
    plan.setup.levels.emplace_back(seat == 0 ? std::string(humanPlayer) : "greedy");
    plan.avatars.push_back(seat + 1);
  }
  return plan;
}

// A match in which the person puts cards aside, and how many actions come before that.
struct Discard {
  MatchPlan plan;
  int before = -1;
};

Discard findDiscard(int players, std::string const& rules) {
  GameInfo const& game = *findGame("tarot");
  GivenOptions given;
  given[0] = game.options[0].parse(rules);
  for (std::uint64_t seed = 1; seed < 300; ++seed) {
    MatchPlan const plan = planFor(game, players, given, seed);
    auto table = openTable(plan.setup);
    int actions = 0;
    while (!table->matchOver()) {
      if (table->handOver()) {
        table->deal(table->nextDeal(), table->nextDealer());
        continue;
      }
      if (table->toAct() == 0 && table->seen(0).toSetAside > 0) return {plan, actions};
      table->apply(table->thought("greedy")(StopFlag{}).action);
      ++actions;
    }
  }
  return {};
}

std::vector<Action> mayGo(TableScene const& scene) {
  std::vector<Action> actions;
  for (Offer const& offer : scene.seen.offers) {
    bool const chosen = std::ranges::count(scene.draft, offer.action.card()) > 0;
    if (offer.action.kind == Action::Kind::discard && offer.legal() && !chosen)
      actions.push_back(offer.action);
  }
  return actions;
}

std::size_t actionsOf(Record const& record) {
  std::size_t count = 0;
  for (RecordedHand const& hand : record.hands) count += hand.actions.size();
  return count;
}

QByteArray contentOf(QString const& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestDraft : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString path_;

  // Starts where the person is to put cards aside.
  void open(Session& session, Discard const& discard) {
    QVERIFY(discard.before >= 0);
    session.start(discard.plan, {.journal = path_, .playFirst = discard.before});
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(session.scene().draftSize > 0);
    QCOMPARE(actionsOf(session.record()), static_cast<std::size_t>(discard.before));
  }
  static void choose(Session& session, int count) {
    for (int i = 0; i < count; ++i) session.choose(mayGo(session.scene()).front());
  }

 private slots:
  void init() {
    path_ = folder_.filePath("match.jsonl");
    QFile::remove(path_);
  }

  void choosingIsNobodysBusiness() {
    Quick session;
    open(session, findDiscard(4, "house"));
    QByteArray const journal = contentOf(path_);
    Record const record = session.record();
    std::vector<Card> const hand = session.scene().seen.hand;
    QSignalSpy const refused(&session, &Session::refused);
    QSignalSpy const happened(&session, &Session::happened);
    QCOMPARE(session.scene().draftSize, 6);
    for (int count = 1; count <= 6; ++count) {
      choose(session, 1);
      TableScene const& scene = session.scene();
      QCOMPARE(static_cast<int>(scene.draft.size()), count);
      QCOMPARE(scene.seen.toSetAside, 6 - count);
      QVERIFY(scene.seen.hand == hand);  // nothing has gone yet
      // But what lies in the tray is not told to be in the hand.
      Seen::SeatSeen const& own = scene.seen.seats[static_cast<std::size_t>(scene.viewer)];
      QString const held = QString::number(static_cast<int>(hand.size()) - count);
      QVERIFY(Wording().say(own.standing).startsWith(held + u' '));
      QVERIFY(Wording().say(own.spoken).contains(u' ' + held + u' '));
      QVERIFY(scene.mayAct && scene.mayUndo);
      QVERIFY(!scene.draftMeans.empty());
      QCOMPARE(mayGo(scene).empty(), count == 6);
    }
    QVERIFY(playOf(session.record()) == playOf(record));
    QCOMPARE(contentOf(path_), journal);
    QVERIFY(refused.isEmpty() && happened.isEmpty());
  }

  void refusals() {
    Quick session;
    open(session, findDiscard(3, "house"));
    QSignalSpy const refused(&session, &Session::refused);
    auto const reason = [&] { return refused.last().first().value<Message>(); };
    // A king says why it stays.
    auto const& offers = session.scene().seen.offers;
    auto const barred =
        std::ranges::find_if(offers, [](Offer const& offer) { return offer.refusal.has_value(); });
    QVERIFY(barred != offers.end());
    Message const why = *barred->refusal;
    session.choose(barred->action);
    QVERIFY(reason() == why);
    session.confirmDraft();
    QVERIFY(reason() == say(phrases::noDraftShort, {args::number(6)}));
    session.choose(Action::play(session.scene().seen.hand.front()));
    QCOMPARE(refused.count(), 3);
    choose(session, 5);
    Action const more = mayGo(session.scene()).back();
    choose(session, 1);
    session.choose(more);
    QVERIFY(reason() == say(phrases::noDraftFull));
    QCOMPARE(session.scene().draft.size(), std::size_t{6});
    QVERIFY(session.phase() == Phase::choosing);
  }

  void freedAndChosenAgain() {
    Quick session;
    open(session, findDiscard(5, "fft"));
    QCOMPARE(session.scene().draftSize, 3);
    choose(session, 3);
    std::vector<Card> const three = session.scene().draft;
    session.choose({Action::Kind::discard, three[0].code});
    QVERIFY(session.scene().draft == (std::vector<Card>{three[1], three[2]}));
    QVERIFY(!mayGo(session.scene()).empty());
    session.choose({Action::Kind::discard, three[0].code});
    QVERIFY(session.scene().draft == (std::vector<Card>{three[1], three[2], three[0]}));
    session.clearDraft();
    QVERIFY(session.scene().draft.empty());
    QCOMPARE(session.scene().seen.toSetAside, 3);
  }

  void confirmedIsRecordedOneByOne() {
    Quick session;
    Discard const discard = findDiscard(4, "house");
    open(session, discard);
    choose(session, 6);
    std::vector<Card> const chosen = session.scene().draft;
    QSignalSpy const happened(&session, &Session::happened);
    int scenes = 0;
    connect(&session, &Session::sceneChanged, this, [&](TableScene const& scene) {
      QVERIFY(scene.draft.empty());
      ++scenes;
    });
    session.confirmDraft();
    session.confirmDraft();  // a second click
    QVERIFY(session.phase() == Phase::recording);
    QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
    QCOMPARE(happened.count(), 6);
    QCOMPARE(scenes, 1);
    History const& actions = session.record().hands.back().actions;
    for (std::size_t i = 0; i < 6; ++i) {
      Done const& done = actions[actions.size() - 6 + i];
      QVERIFY(done == (Done{0, {Action::Kind::discard, chosen[i].code}}));
    }
    QCOMPARE(session.scene().draftSize, 0);
    JournalRead const read = readJournal(path_);
    QVERIFY(read.state == JournalRead::State::whole);
    QVERIFY(read.table->record() == session.record());
  }

  // Whatever was written when the program was killed: the rest is to be put aside.
  void killedInTheMiddle_data() {
    QTest::addColumn<int>("written");
    for (int const written : {1, 3, 5}) QTest::addRow("%d", written) << written;
  }
  void killedInTheMiddle() {
    QFETCH(int, written);
    Discard const discard = findDiscard(4, "house");
    Record record;
    {
      Quick session;
      open(session, discard);
      choose(session, 6);
      session.confirmDraft();
      QVERIFY(comes([&] { return session.phase() != Phase::recording; }));
      record = session.record();
      session.leave();
    }
    record.hands.back().actions.resize(record.hands.back().actions.size() -
                                       static_cast<std::size_t>(6 - written));
    QFile file(path_);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(journalOf(record, discard.plan.avatars));
    file.close();
    Quick session;
    session.resume(readJournal(path_), path_);
    QVERIFY(reaches(session, Phase::choosing));
    QCOMPARE(session.scene().draftSize, 6 - written);
    QCOMPARE(session.scene().seen.setAside.size(), static_cast<std::size_t>(written));
    // And all of it is taken back together.
    session.undo();
    QVERIFY(comes([&] { return session.phase() == Phase::choosing && session.scene().draftSize == 6; }));
    QCOMPARE(actionsOf(session.record()), static_cast<std::size_t>(discard.before));
  }

  void undoTakesTheDraftThenTheDiscard() {
    Quick session;
    Discard const discard = findDiscard(4, "fft");
    open(session, discard);
    choose(session, 4);
    Record const record = session.record();
    session.undo();
    QVERIFY(session.phase() == Phase::choosing);
    QVERIFY(session.scene().draft.empty());
    QVERIFY(playOf(session.record()) == playOf(record));
    choose(session, 6);
    session.confirmDraft();
    QVERIFY(comes([&] { return session.phase() == Phase::choosing && session.scene().draftSize == 0; }));
    QByteArray const before = contentOf(path_);
    session.undo();
    QVERIFY(comes([&] { return session.phase() == Phase::choosing && session.scene().draftSize == 6; }));
    QVERIFY(playOf(session.record()) == playOf(record));
    QCOMPARE(contentOf(path_).mid(before.size()),
             undoLine(6) + assistLine({session.scene().viewer, Assist::Kind::undo, discard.before + 1}));
    QVERIFY(playOf(readJournal(path_).table->record()) == playOf(record));
  }

  // Undo that comes before all of it is written takes all of it back.
  void undoWhileItIsRecorded() {
    Quick session;
    Discard const discard = findDiscard(4, "house");
    open(session, discard);
    Record const record = session.record();
    choose(session, 6);
    session.confirmDraft();
    session.undo();
    QVERIFY(comes([&] { return session.phase() == Phase::choosing && session.scene().draftSize == 6; }));
    QVERIFY(playOf(session.record()) == playOf(record));
    QVERIFY(session.scene().draft.empty());
  }

  // The deal begins anew while cards are chosen, and something is taken back before that is written: the
  // draft is gone with its table.
  void restartedWhileCardsAreChosen() {
    Quick session;
    Discard const discard = findDiscard(4, "house");
    QVERIFY(discard.before >= 0);
    open(session, discard);
    session.choose(mayGo(session.scene()).front());
    QVERIFY(!session.scene().draft.empty());
    QVERIFY(session.scene().mayRestart);
    session.restartDeal();
    session.undo();
    QVERIFY(comes([&] { return session.phase() == Phase::choosing; }));
    QVERIFY(session.scene().draft.empty());
    QVERIFY(std::ranges::none_of(session.record().hands.back().actions,
                                 [](Done const& done) { return done.seat == 0; }));
  }

  // Trumps may go only where there is too little else, and only as many as that: a draft that holds enough of
  // them bars the others.
  void whatMayGoFollowsFromWhatHasGone() {
    GameInfo const& game = *findGame("tarot");
    GivenOptions given;
    given[0] = game.options[0].parse("fft");
    auto const table = openTable(planFor(game, 3, given).setup);
    Deck const& deck = *game.deck;
    Seat const dealer = table->nextDealer();
    auto const taker = static_cast<Seat>((dealer + 1) % 3);
    Deal deal;
    CardSet rest = deck.cards();
    auto const give = [&](Card card) {
      deal.hands[static_cast<std::size_t>(taker)].insert(card);
      rest.erase(card);
    };
    for (int trump = 1; trump <= 20; ++trump) give(Card::trump(trump));
    for (char const* king : {"KC", "KD", "KH", "KS"}) give(deck.parse(king).value());
    for (char const* text : {"2C", "3C", "4C", "5C", "EX", "T21"}) {
      deal.stock.push(deck.parse(text).value());
      rest.erase(deck.parse(text).value());
    }
    for (int seat = 0; seat < 3; ++seat)
      while (deal.hands[static_cast<std::size_t>(seat)].size() < 24) {
        deal.hands[static_cast<std::size_t>(seat)].insert(rest.lowest());
        rest.erase(rest.lowest());
      }
    QCOMPARE(table->dealProblem(deal), std::string());
    table->deal(deal, dealer);
    table->apply(table->parse("bid guard").value());
    while (table->seen(taker).toSetAside == 0) table->apply(table->parse("pass").value());

    Draft draft(table->at(taker));
    QCOMPARE(draft.wanted(), 6);
    auto const discard = [&](char const* text) {
      return Action{Action::Kind::discard, deck.parse(text).value().code};
    };
    QVERIFY(!draft.toggle(discard("T2")));
    QVERIFY(!draft.toggle(discard("T3")));
    QVERIFY(draft.toggle(discard("T4")).has_value());
    QVERIFY(draft.toggle(discard("KS")).has_value());
    QVERIFY(!draft.toggle(discard("T2")));  // free
    QVERIFY(!draft.toggle(discard("T4")));
    QVERIFY(draft.toggle(discard("T2")).has_value());
    for (char const* text : {"2C", "3C", "4C"}) QVERIFY(!draft.toggle(discard(text)));
    QCOMPARE(draft.missing(), 1);
    QVERIFY(draft.toggle(discard("T2")).has_value());
    QVERIFY(!draft.toggle(discard("5C")));
    QCOMPARE(draft.missing(), 0);
    for (Action const action : draft.actions()) {
      QVERIFY(table->isLegal(action));
      table->apply(action);
    }
    QCOMPARE(table->seen(taker).toSetAside, 0);
  }

  void theScenesOfAWholeDraftSayNoMore() {
    Quick session;
    open(session, findDiscard(3, "house"));
    QString const title = QString::fromUtf8(session.scene().seen.dock.title.text.source);
    Message const status = session.scene().seen.status;
    std::vector<Seen::SeatSeen> const seats = session.scene().seen.seats;
    choose(session, 6);
    // As many as were asked for are asked for still, and what the last card adds is told.
    QCOMPARE(QString::fromUtf8(session.scene().seen.dock.title.text.source), title);
    QVERIFY(session.scene().seen.status == status);
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
      if (static_cast<Seat>(seat) != session.scene().viewer)
        QVERIFY(session.scene().seen.seats[seat] == seats[seat]);
    QVERIFY(session.scene().seen.guide.means.back() == session.scene().draftMeans.back());
    QCOMPARE(session.scene().seen.toSetAside, 0);
    session.show();
    QCOMPARE(session.scene().draft.size(), std::size_t{6});
  }

  // Who has thought about what to put aside has thought about all of it.
  void computersPutAsideAtOnce() {
    Discard discard = findDiscard(4, "house");
    discard.plan.setup.levels[0] = "greedy";
    auto owned = std::make_unique<HandAlarm>();
    HandAlarm* alarm = owned.get();
    Session session(std::move(owned));
    session.setPaces({.thinking = std::chrono::milliseconds(123)});
    session.start(discard.plan, {.playFirst = discard.before});
    QVERIFY(comes([&] { return alarm->isSet(); }));
    QCOMPARE(actionsOf(session.record()), static_cast<std::size_t>(discard.before));
    alarm->ring();
    QVERIFY(comes([&] { return alarm->isSet(); }));
    QCOMPARE(actionsOf(session.record()), static_cast<std::size_t>(discard.before + 6));
  }

  // Every game, at every number of players: a person and the journal, to the end of the match.
  void everyGameIsPlayed_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("first");
    for (GameInfo const* game : allGames())
      for (int const players : game->players)
        for (std::int16_t first = 0; first < (game->id == "tarot" ? 2 : 1); ++first) {
          GivenOptions given;
          given[0] = first;
          bool const refused =
              first > 0 && game->optionAgainst(players, completed(game->options, given)) >= 0;
          if (refused) continue;
          QTest::addRow("%s, %d, %d", std::string(game->id).c_str(), players, first)
              << QString::fromStdString(std::string(game->id)) << players << int{first};
        }
  }
  void everyGameIsPlayed() {
    QFETCH(QString, game);
    QFETCH(int, players);
    QFETCH(int, first);
    GivenOptions given;
    given[0] = static_cast<std::int16_t>(first);
    GameInfo const& info = *findGame(game.toStdString());
    if (info.handsOption == 0) given[0].reset();
    Quick session;
    session.start(planFor(info, players, given, 3), {.journal = path_});
    QVERIFY(playOut(session));
    QVERIFY(session.scene().matchOver);
    QVERIFY(session.record().settlement.has_value());
    QVERIFY(readJournal(path_).table->record() == session.record());
    QCOMPARE(session.scene().rows.size(), session.record().hands.size());
  }
};

}  // namespace testDraft

QTEST_MAIN(testDraft::TestDraft)
#include "test_draft.moc"
