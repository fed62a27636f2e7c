// What computer players say at a table with talk (core/ai/speech.h), and what they make of what they hear (core/ai/hearing.h,
// trick_hearing.h, wish.h).
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/ai/trick_hearing.h"
#include "core/games/searches.h"
#include "core/match/table.h"
#include "tests/core/played.h"
#include "tests/core/positions.h"
#include "tests/core/run_length.h"
#include "tests/joined.h"

namespace testSpeech {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

using Kind = Saying::Kind;

std::unique_ptr<Table> tableOf(std::string const& game, TableTalk talk, std::uint64_t seed = 12) {
  Options table;
  table.values[talkOption] = static_cast<std::int16_t>(talk);
  std::vector<std::string> const names(5, "club");
  return openTable({game, 5, defaultOptions(*findGame(game), 20), seed, names, names, table});
}

// The next hand that is played, up to its first card.
void toPlay(Table& table) {
  do {
    if (table.hasHand())
      while (!table.handOver()) table.apply(table.thought("greedy")(StopFlag{}).action);
    table.deal(table.nextDeal(), table.nextDealer());
    while (!table.handOver() && !table.playing()) table.apply(table.thought("greedy")(StopFlag{}).action);
  } while (table.handOver());
}

std::optional<Speech> speechAt(Table const& table, Seat seat, std::string const& name, Pupils pupils = 0) {
  SpeechThought const thought = table.at(seat).speech(name, pupils);
  return thought ? thought(StopFlag{}) : std::nullopt;
}

// Plays hands, cards by rules of thumb, and asks every seat at each moment; what is said is said.
void talkThrough(Table& table, int hands, std::string const& name,
                 std::function<void(Seat, Speech const&)> const& heard, Pupils pupils = 0) {
  for (int hand = 0; hand < hands; ++hand) {
    toPlay(table);
    while (!table.handOver()) {
      for (Seat seat = 0; seat < 5; ++seat) {
        std::optional<Speech> const speech = speechAt(table, seat, name, pupils);
        if (!speech) continue;
        QVERIFY(table.maySay(seat, speech->saying));
        heard(seat, *speech);
        table.say(seat, speech->saying);
      }
      table.apply(table.thought("greedy")(StopFlag{}).action);
    }
  }
}

constexpr Seat caller = 0;

Hearing hearing(Talk const& talk, Words const& words, Seat listener = 1) {
  return {talk, words, 5, caller, listener};
}

// By how much likelier these words make one seat than another, as a logarithm.
double lead(Talk const& talk, Words const& words, Seat one, Seat other, Seat listener = 1) {
  Hearing const heard = hearing(talk, words, listener);
  return heard.logLikelihood(one) - heard.logLikelihood(other);
}

}  // namespace

class TestSpeech : public QObject {
  Q_OBJECT

 private slots:
  // Each once a trick at most, of what it may say; and all that computers say is met, but nobody claims falsely.
  void onceATrick() {
    auto const table = tableOf("jaguar", TableTalk::on);
    std::set<std::tuple<int, int, Seat>> said;  // hand, cards played in tricks, seat
    std::map<Kind, int> kinds;
    talkThrough(*table, inRun(12), "club:60it", [&](Seat seat, Speech const& speech) {
      int cards = 0;
      for (Done const& done : table->record().hands.back().actions)
        cards += done.action.kind == Action::Kind::play ? 1 : 0;
      QVERIFY(said.emplace(table->handNumber(), cards / 5, seat).second);
      ++kinds[speech.saying.kind];
      if (speech.saying.kind != Kind::iAmTheFriend) return;
      auto const copy = table->copy();
      while (!copy->handOver()) copy->apply(copy->legal().front());
      RecordedHand const& over = copy->record().hands.back();
      auto const named = std::find_if(over.actions.begin(), over.actions.end(), [](Done const& done) {
        return done.action.kind == Action::Kind::name;
      });
      auto const score = [&over](Seat of) { return over.result->scores[static_cast<std::size_t>(of)]; };
      QVERIFY(seat != named->seat && (score(seat) > 0) == (score(named->seat) > 0));
    });
    if (!wholeRun()) return;
    for (Kind const kind : {Kind::notTheFriend, Kind::givePoints, Kind::keepPoints, Kind::suspect})
      QVERIFY2(kinds[kind] > 0, qPrintable(QString::number(static_cast<int>(kind))));
  }

  // Nobody is accused or stood up for before everybody has seen something of it: of who has played no card yet nothing is
  // known that could be told. Also where a person at the table has already accused somebody, and where bids tell much.
  void nobodyIsJudgedUnseen() {
    int judged = 0;
    for (GameInfo const* game : allGames()) {
      if (game->hidesPartnerAt != 5) continue;
      for (bool const accused : {false, true}) {
        auto const table = tableOf(std::string(game->id), TableTalk::on, 31);
        for (int hand = 0; hand < inRun(12); ++hand) {
          toPlay(*table);
          std::set<Seat> seen;
          Saying const blind{Kind::suspect, static_cast<Seat>((table->toAct() + 3) % 5)};
          auto const first = static_cast<Seat>((table->toAct() + 1) % 5);
          if (accused && table->maySay(first, blind)) table->say(first, blind);
          for (int act = 0; act < 12 && !table->handOver(); ++act) {
            for (Seat seat = 0; seat < 5; ++seat) {
              std::optional<Speech> const speech = speechAt(*table, seat, "club:60it");
              if (!speech) continue;
              Kind const kind = speech->saying.kind;
              if (kind == Kind::suspect || kind == Kind::trust) {
                QVERIFY2(seen.contains(speech->saying.to), std::string(game->id).c_str());
                ++judged;
              }
              table->say(seat, speech->saying);
            }
            Seat const plays = table->toAct();
            bool const card = table->playing();
            table->apply(table->thought("greedy")(StopFlag{}).action);
            if (card && table->record().hands.back().actions.back().action.kind == Action::Kind::play)
              seen.insert(plays);
          }
        }
      }
    }
    if (wholeRun()) QVERIFY2(judged > 5, qPrintable(QString::number(judged)));
  }

  // Nothing without talk, of those who do not speak, or of a hand without a hidden partner.
  void whoSaysNothing() {
    auto const silent = tableOf("jaguar", TableTalk::off);
    toPlay(*silent);
    for (Seat seat = 0; seat < 5; ++seat) QVERIFY(!silent->at(seat).speech("club"));
    auto const table = tableOf("jaguar", TableTalk::on);
    toPlay(*table);
    for (char const* name : {"greedy", "random", "ismcts", "club/mute", "nobody"})
      for (Seat seat = 0; seat < 5; ++seat) QVERIFY2(!table->at(seat).speech(name), name);
    QVERIFY(table->at(0).speech("club"));
  }

  // Novices say less.
  void novicesSayLess() {
    int club = 0;
    int novice = 0;
    talkThrough(*tableOf("jaguar", TableTalk::on), inRun(12), "club:60it",
                [&](Seat, Speech const&) { ++club; });
    talkThrough(*tableOf("jaguar", TableTalk::on), inRun(12), "novice",
                [&](Seat, Speech const&) { ++novice; });
    QVERIFY2(novice < club, qPrintable(QString("%1 %2").arg(novice).arg(club)));
  }

  // With the hidden cards changed each seat says the same; its own cards matter.
  void nobodyPeeks() {
    PlayerSpec const spec = *parsePlayer("club:60it");
    int same = 0;
    int said = 0;
    auto const look = [&]<class G>() {
      everyPosition<G>(shortened(4), [&](Played<G> const& played, Rng& rng) {
        if (played.context.players != 5 || !played.hand.pub.playing() || rng.below(6) != 0) return;
        auto const seat = static_cast<Seat>(rng.below(5));
        View<G> const view = played.view(seat);
        auto const speech = speechOf<G>(view, spec, 0, Rng(7), StopFlag{});
        said += speech ? 1 : 0;
        for (int i = 0; i < 2; ++i)
          if (auto const other = otherView(played, view, rng)) {
            QVERIFY(speechOf<G>(other->view(seat), spec, 0, Rng(7), StopFlag{}) == speech);
            ++same;
          }
      });
    };
    look.operator()<Jaguar>();
    look.operator()<BriscolaChiamata>();
    look.operator()<Tarot>();
    QVERIFY2(same > inRun(60), qPrintable(QString::number(same)));
    QVERIFY2(said > inRun(6), qPrintable(QString::number(said)));
  }

  // Stopped it has nothing to say; asked again it says the same.
  void stopsAndRepeats() {
    auto const table = tableOf("jaguar", TableTalk::on);
    toPlay(*table);
    StopFlag stop;
    stop.stop();
    for (Seat seat = 0; seat < 5; ++seat) {
      QCOMPARE(table->at(seat).speech("club")(stop), std::nullopt);
      QVERIFY(speechAt(*table, seat, "club") == speechAt(*table, seat, "club"));
    }
  }

  // Who is accused is likelier, who is stood up for less; and a seat's own words tell it nothing.
  void wordsMoveBelief() {
    Words const none{};
    QVERIFY(lead({{2, {Kind::suspect, 3}, 8}}, none, 3, 4) > 0.1);
    QVERIFY(lead({{2, {Kind::trust, 3}, 8}}, none, 3, 4) < -0.1);
    QVERIFY(lead({{3, {Kind::iAmTheFriend}, 8}}, none, 3, 4) > 0.5);
    QCOMPARE(lead({{1, {Kind::suspect, 3}, 8}}, none, 3, 4), 0.0);
    QCOMPARE(lead({{2, {Kind::givePoints}, 8}}, none, 2, 4), 0.0);
    // Denied by all it tells nothing of any.
    Talk denied;
    for (Seat const seat : {Seat{2}, Seat{3}, Seat{4}}) denied.push_back({seat, {Kind::notTheFriend}, 8});
    QCOMPARE(lead(denied, none, 2, 3), 0.0);
    // Said twice it is said once.
    QCOMPARE(lead({{2, {Kind::suspect, 3}, 8}, {2, {Kind::suspect, 3}, 9}}, none, 3, 4),
             lead({{2, {Kind::suspect, 3}, 8}}, none, 3, 4));
  }

  // The words of one who has claimed it whatever it was come to mean next to nothing. Nobody's mean more than `most`, and a
  // reveal, which counts more than all of them, no more than it may.
  void wordsAreWeighedByTheirRecord() {
    Talk const claim{{3, {Kind::iAmTheFriend}, 8}};
    double const believed = lead(claim, {}, 3, 4);
    Words words{};
    for (int hand = 0; hand < 10; ++hand) addHand(words, claim, 5, caller, 4, 40);  // ten times untrue
    double const liar = lead(claim, words, 3, 4);
    QVERIFY2(liar < believed / 3, qPrintable(QString("%1 %2").arg(liar).arg(believed)));
    Talk opinions;
    for (Seat const to : {Seat{1}, Seat{3}, Seat{4}}) opinions.push_back({2, {Kind::suspect, to}, 8});
    for (Seat const one : {Seat{2}, Seat{3}, Seat{4}})
      QVERIFY(std::abs(hearing(opinions, {}).logLikelihood(one)) <= Hearing::most + 1e-9);
    QVERIFY(believed > Hearing::most);
    for (int hand = 0; hand < 50; ++hand) addHand(words, {}, 5, caller, 4, 40);  // then fifty times silent
    QVERIFY(lead(claim, words, 3, 4) > liar + 0.5);
    Words honest{};
    for (int hand = 0; hand < 50; ++hand) addHand(honest, claim, 5, caller, 3, 40);
    QVERIFY(hearing(claim, honest).logLikelihood(3) <= Hearing::mostOfReveals + 1e-9);
    SeatWords points;
    double const usual = chanceOfPointsTruth(points, Kind::givePoints);
    for (int trick = 0; trick < 20; ++trick) addPointsWord(points, {Kind::givePoints}, false);
    QVERIFY(usual > 0.5 && chanceOfPointsTruth(points, Kind::givePoints) < 0.5);  // the contrary is heard
  }

  // Players who hear believe it, those who are deaf do not; and a match goes on without talk as it always did.
  void accusationsReachTheSearch() {
    auto const table = tableOf("jaguar", TableTalk::on, 3);
    int moved = 0;
    for (int hand = 0; hand < 6 && moved == 0; ++hand) {
      toPlay(*table);
      Seat const seat = table->toAct();
      auto const before = table->thought("expert:60it")(StopFlag{}).holders;
      if (before.size() < 3) continue;
      Seat suspected = nobody;
      for (Holder const& holder : before)
        if (holder.seat != nobody && holder.seat != seat) suspected = holder.seat;
      auto const chance = [&](std::string const& name) {
        for (Holder const& holder : table->thought(name)(StopFlag{}).holders)
          if (holder.seat == suspected) return holder.chance;
        return 0.0;
      };
      double const was = chance("expert:60it");
      for (Seat other = 0; other < 5; ++other)
        if (other != seat && other != suspected && table->maySay(other, {Kind::suspect, suspected}))
          table->say(other, {Kind::suspect, suspected});
      QVERIFY(chance("expert:60it") > was);
      QCOMPARE(chance("expert:60it/deaf"), was);
      ++moved;
    }
    QCOMPARE(moved, 1);
  }

  // "Take this one" and "play the called card" leave the cards that do; the friend alone is told to hide or to show.
  void whatIsWishedOfACard() {
    Jaguar::Public pub;
    pub.phase = Jaguar::Phase::play;
    pub.trump = Suit::hearts;
    pub.called = *fortyCards.parse("3H");
    pub.turn = 2;
    pub.trick.add(1, *fortyCards.parse("KS"), pub.trump);
    CardSet own;
    for (char const* card : {"AS", "2S", "3H", "JD"}) own.insert(*fortyCards.parse(card));
    auto const texts = [](CardSet cards) {
      QString all;
      for (Card const card : cards) all += QString::fromStdString(fortyCards.text(card)) + ' ';
      return all.trimmed();
    };
    auto const wished = [&](Saying saying) { return texts(cardsAsWished<Jaguar>(pub, own, saying)); };
    QCOMPARE(wished({Kind::takeIt, 2}), QString("3H AS"));
    QCOMPARE(wished({Kind::takeIt, 3}), QString());
    QCOMPARE(wished({Kind::givePoints}), QString("3H AS"));
    QCOMPARE(wished({Kind::keepPoints}), QString("2S"));
    QCOMPARE(wished({Kind::showYourself}), QString("3H"));
    QCOMPARE(wished({Kind::stayHidden}), QString("JD 2S AS"));
    QCOMPARE(wished({Kind::trust, 2}), QString());
  }

  // At a teaching table those of a pupil's side say what it should do and why; elsewhere nobody advises.
  void teachersAdvise() {
    int advised = 0;
    auto const table = tableOf("jaguar", TableTalk::teaching);
    talkThrough(
        *table, inRun(12), "club:60it",
        [&](Seat seat, Speech const& speech) {
          if (speech.pupil == nobody) return;
          ++advised;
          QCOMPARE(speech.pupil, Seat{1});
          QVERIFY(seat != 1 && speech.because != Speech::Because::none);
          QVERIFY(speech.chance >= 0 && speech.chance <= 1);
        },
        1U << 1);
    if (wholeRun()) QVERIFY(advised > 0);
    talkThrough(
        *tableOf("jaguar", TableTalk::on), inRun(4), "club:60it",
        [](Seat, Speech const& speech) { QCOMPARE(speech.pupil, nobody); }, 1U << 1);
  }
};

}  // namespace testSpeech

QTEST_APPLESS_MAIN(testSpeech::TestSpeech)
#include "test_speech.moc"
