// What is told of a finished hand beyond its sheet, in every game and by every rule: that it is so.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/rules/after_hand.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testAfterHand {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// The answers of a hand by the ids of their sentences, in the form that does not address its reader.
std::vector<Message> answersOf(Seen const& seen) {
  std::vector<Message> all;
  for (Seen::Explanation const& each : seen.explanations)
    all.insert(all.end(), each.answer.begin(), each.answer.end());
  return all;
}

Message const* find(std::vector<Message> const& messages, std::string_view id) {
  auto const found =
      std::ranges::find_if(messages, [&](Message const& message) { return id == message.text.id; });
  return found == messages.end() ? nullptr : &*found;
}

Argument const& argument(Message const& message, std::string_view name) {
  return *std::ranges::find(message.arguments, name, &Argument::name);
}

// At the end of hands that players with a rule of thumb play, void ones too.
template <Game G>
void everyEnd(std::function<void(Seen const&, Played<G> const&)> const& visit, int hands = 40) {
  everyPosition<G>(
      shortened(hands),
      [&](Played<G> const& played, Rng&) {
        if (played.hand.pub.over()) visit(G::show(played.view(nobody)), played);
      },
      greedyAction<G>);
}

// By the points of the bar alone: would the side have had enough, or too few, had that trick been the others'.
template <Game G>
void decidesByPoints(int& decided) {
  everyEnd<G>([&decided](Seen const& seen, Played<G> const&) {
    std::vector<Message> const answers = answersOf(seen);
    Message const* const said = find(answers, "after.trick-brought");
    if (said == nullptr) return;
    int const points = argument(*said, "points").number / 2;
    Result const& result = *seen.result;
    bool const callers = result.parts[static_cast<std::size_t>(argument(*said, "seat").number)].caller;
    bool const made = result.bar.value >= result.bar.target;
    bool const without = made && callers && result.bar.value - points < result.bar.target;
    bool const with = !made && !callers && result.bar.value + points >= result.bar.target;
    QCOMPARE(find(answers, "after.without-it") != nullptr, without);
    QCOMPARE(find(answers, "after.with-it") != nullptr, with);
    decided += with || without ? 1 : 0;
  });
}

}  // namespace

class TestAfterHand : public QObject {
  Q_OBJECT

 private slots:
  void aHandThatWasPlayedIsExplained() {
    FOR_EVERY_GAME({
      everyEnd<G>([](Seen const& seen, Played<G> const&) {
        QCOMPARE(seen.explanations.empty(), seen.result->isVoid);
        for (Seen::Explanation const& each : seen.explanations)
          QVERIFY(!each.question.empty() && !each.answer.empty());
      });
      // Nothing is, as long as it lasts.
      everyPosition<G>(shortened(4), [](Played<G> const& played, Rng&) {
        if (!played.hand.pub.over()) QVERIFY(G::show(played.view(nobody)).explanations.empty());
      });
    });
  }

  void theRichestTrickIs() {
    FOR_EVERY_GAME({
      int told = 0;
      everyEnd<G>([&told](Seen const& seen, Played<G> const&) {
        std::vector<Message> const answers = answersOf(seen);
        Message const* const said = find(answers, "after.trick-brought");
        if (said == nullptr) return;
        ++told;
        auto const& trick = seen.tricks[static_cast<std::size_t>(argument(*said, "n").number - 1)];
        QCOMPARE(argument(*said, "points").number, trick.halves);
        QCOMPARE(argument(*said, "seat").number, trick.winner);
        for (Seen::Trick const& other : seen.tricks)
          QVERIFY(other.number == trick.number || other.halves < trick.halves);
      });
      // Where tricks bring points.
      bool const bringPoints = !std::is_same_v<G, Jabberwocky>;
      QCOMPARE(told > 0, bringPoints);
    });
  }

  // Two that brought as much are no answer, whatever each of them would have decided.
  void ofTwoAlikeNeitherIsTheRichest() {
    Seen seen;
    for (int const halves : {6, 22, 22}) {
      Seen::Trick trick;
      trick.number = static_cast<int>(seen.tricks.size()) + 1;
      trick.halves = halves;
      seen.tricks.push_back(trick);
    }
    QVERIFY(richestTrick(seen) == nullptr);
    seen.tricks[2].halves = 20;
    QCOMPARE(richestTrick(seen)->number, 2);
    seen.tricks = {Seen::Trick{}};
    QVERIFY(richestTrick(seen) == nullptr);
  }

  // The first trick alone by which it is clear that what somebody was after does not come: one too many, or too few left.
  void aTargetIsMissedOnce() {
    Seen seen;
    for (int const winner : {0, 0, 1, 0}) {
      Seen::Trick trick;
      trick.number = static_cast<int>(seen.tricks.size()) + 1;
      trick.winner = static_cast<Seat>(winner);
      seen.tricks.push_back(trick);
    }
    QVERIFY(missedTargets(seen).empty());
    seen.result.emplace();
    for (int const target : {1, 1, 2})
      seen.result->tallies.push_back({.target = target, .total = 4, .counted = true});
    QVERIFY((missedTargets(seen) ==
             std::vector<MissedTarget>{{.seat = 0, .trick = 2, .over = true}, {.seat = 2, .trick = 3}}));
    for (Result::Tally& tally : seen.result->tallies) tally.counted = false;
    QVERIFY(missedTargets(seen).empty());
  }

  // The bar of the sheet knows nothing of these sentences.
  void whyAgreesWithTheBar() {
    FOR_EVERY_GAME({
      everyEnd<G>([](Seen const& seen, Played<G> const&) {
        if (seen.result->isVoid || seen.result->bar.total == 0) return;
        int asked = 0;
        for (Seen::Explanation const& each : seen.explanations)
          if (std::string_view(each.question.text.id) == "after.why-points") {
            ++asked;
            QCOMPARE(each.question.arguments.front().number, seen.result->bar.target);
          }
        QCOMPARE(asked, 1);
      });
    });
  }

  void theCalledCardCameOutThere() {
    FOR_EVERY_GAME({
      everyEnd<G>([](Seen const& seen, Played<G> const&) {
        std::vector<Message> const answers = answersOf(seen);
        Message const* const said = find(answers, "after.called-card");
        if (said == nullptr) return;
        Card const called = seen.result->shownCard;
        QCOMPARE(argument(*said, "card").number, static_cast<int>(called.code));
        auto const& cards = seen.tricks[static_cast<std::size_t>(argument(*said, "n").number - 1)].cards;
        auto const played = std::ranges::find(cards, called, &Seen::PlayedCard::card);
        QVERIFY(played != cards.end());
        QCOMPARE(argument(*said, "seat").number, played->seat);
      });
    });
  }

  // Where a card is called it is played, and told of: but in Tarot it may lie in the dog.
  void everyCalledCardIsTold() {
    everyEnd<Jaguar>([](Seen const& seen, Played<Jaguar> const&) {
      QCOMPARE(find(answersOf(seen), "after.called-card") != nullptr, !seen.result->isVoid);
    });
    everyEnd<BriscolaChiamata>([](Seen const& seen, Played<BriscolaChiamata> const& played) {
      QCOMPARE(find(answersOf(seen), "after.called-card") != nullptr,
               !seen.result->isVoid && !played.hand.pub.solo);
    });
    int inTheDog = 0;
    everyEnd<Tarot>(
        [&inTheDog](Seen const& seen, Played<Tarot> const& played) {
          auto const& pub = played.hand.pub;
          auto const& cards = pub.history.cards;
          bool const wasPlayed = std::find(cards.begin(), cards.end(), pub.called) != cards.end();
          bool const seenBefore = pub.shownStock().contains(pub.called);
          inTheDog += pub.called.valid() && seenBefore ? 1 : 0;
          QCOMPARE(find(answersOf(seen), "after.called-card") != nullptr,
                   pub.called.valid() && wasPlayed && !seenBefore);
        },
        600);
    QVERIFY(inTheDog > 0);
  }

  // Why so many points: by the half, by the rule for ties, by what was promised, by a solo.
  void whySoManyFollowsFromTheAuction() {
    std::set<std::string_view> reasons;
    everyEnd<BriscolaChiamata>([&reasons](Seen const& seen, Played<BriscolaChiamata> const& played) {
      if (seen.result->isVoid) return;
      auto const& pub = played.hand.pub;
      std::vector<Message> const answers = answersOf(seen);
      std::string_view const reason = pub.solo                        ? "briscola.after.solo"
                                      : pub.standing().points > 0     ? "briscola.after.promised"
                                      : seen.result->bar.target == 60 ? "called.after.just-half"
                                                                      : "called.after.half";
      for (std::string_view const each :
           {"briscola.after.solo", "briscola.after.promised", "called.after.just-half", "called.after.half"})
        QCOMPARE(find(answers, each) != nullptr, each == reason);
      reasons.insert(reason);
    });
    QVERIFY(reasons.size() >= 3);
  }

  // Of a slam it is the first trick that was lost, if any was.
  void ofASlamTheLostTrickIsTold() {
    everyEnd<Tarot>([](Seen const& seen, Played<Tarot> const& played) {
      auto const& pub = played.hand.pub;
      if (seen.result->isVoid || pub.contract != Tarot::Contract::slam) return;
      std::vector<Message> const answers = answersOf(seen);
      bool const made = seen.result->parts[static_cast<std::size_t>(pub.taker)].made;
      QCOMPARE(find(answers, "tarot.after.all-tricks") != nullptr, made);
      QCOMPARE(find(answers, "tarot.after.lost-trick") != nullptr, !made);
    });
  }

  void aTrickDecidesByItsPoints() {
    int decided = 0;
    decidesByPoints<Jaguar>(decided);
    decidesByPoints<BriscolaChiamata>(decided);
    QVERIFY(decided > 0);
  }

  // As many as the sheet counts; and a bout that the attack did not take is not named.
  void theBoutsAreThoseOfTheSheet() {
    std::set<int> numbers;
    everyEnd<Tarot>(
        [&numbers](Seen const& seen, Played<Tarot> const& played) {
          std::vector<Message> const answers = answersOf(seen);
          Message const* const sheet = find(seen.result->counting, "sheet.attack");
          if (sheet == nullptr || find(answers, "tarot.after.bouts") == nullptr) return;
          int const counted = argument(*sheet, "n").number;
          numbers.insert(counted);
          Message const* const had = find(answers, "tarot.after.bouts-had");
          QCOMPARE(had == nullptr ? 0 : argument(*had, "cards").cards.size(), counted);
          QCOMPARE(find(answers, "tarot.after.bouts-none") != nullptr, counted == 0);
          if (had == nullptr) return;
          for (Seen::Trick const& trick : seen.tricks)
            for (Seen::PlayedCard const& card : trick.cards)
              if (!card.card.isExcuse() && argument(*had, "cards").cards.contains(card.card))
                QVERIFY(played.hand.pub.attacks(trick.winner));
        },
        300);
    QVERIFY(numbers.size() >= 3);
  }

  // The bouts in the trick go with it, and change how many points are needed.
  void aBoutGoesWithItsTrick() {
    everyEnd<Tarot>([](Seen const& seen, Played<Tarot> const& played) {
      std::vector<Message> const answers = answersOf(seen);
      Message const* const said = find(answers, "after.trick-brought");
      if (said == nullptr || played.hand.pub.contract == Tarot::Contract::slam) return;
      auto const& trick = seen.tricks[static_cast<std::size_t>(argument(*said, "n").number - 1)];
      auto const has = [&trick](Card card) {
        return std::ranges::any_of(trick.cards, [card](auto const& each) { return each.card == card; });
      };
      bool const told =
          find(answers, "after.without-it") != nullptr || find(answers, "after.with-it") != nullptr;
      if (has(Card::excuse())) {
        QVERIFY(!told);
        return;
      }
      int const moved = (has(Card::trump(1)) ? 1 : 0) + (has(Card::trump(21)) ? 1 : 0);
      bool const attack = played.hand.pub.attacks(trick.winner);
      int const bouts = argument(*find(seen.result->counting, "sheet.attack"), "n").number;
      int const halves = *seen.result->sidePoints;
      bool const before = halves >= 2 * Tarot::needed(bouts);
      bool const after = attack ? halves - trick.halves >= 2 * Tarot::needed(bouts - moved)
                                : halves + trick.halves >= 2 * Tarot::needed(bouts + moved);
      QCOMPARE(told, before != after);
      QCOMPARE(find(answers, "after.without-it") != nullptr, told && before);
    });
  }

  // Who made its bid is not told of; who did not, once, and with the trick after which there was no way back.
  void whoMissesItsBidIsToldWhen() {
    int over = 0;
    int under = 0;
    everyEnd<Jabberwocky>([&](Seen const& seen, Played<Jabberwocky> const& played) {
      auto const& pub = played.hand.pub;
      PerSeat told{};
      for (Message const& message : answersOf(seen)) {
        std::string_view const id = message.text.id;
        bool const isOver = id == "jabberwocky.after.over";
        if (!isOver && id != "jabberwocky.after.short") continue;
        auto const seat = static_cast<Seat>(argument(message, "seat").number);
        ++told[static_cast<std::size_t>(seat)];
        ++(isOver ? over : under);
        int const number = argument(message, "n").number;
        auto const takenBy = [&](int tricks) {
          return static_cast<int>(std::count_if(seen.tricks.begin(), seen.tricks.begin() + tricks,
                                                [seat](auto const& trick) { return trick.winner == seat; }));
        };
        auto const missed = [&](int tricks) {
          return isOver ? takenBy(tricks) > pub.bidOf(seat)
                        : takenBy(tricks) + pub.tricks - tricks < pub.bidOf(seat);
        };
        QVERIFY(missed(number));
        QVERIFY(!missed(number - 1));
      }
      for (Seat seat = 0; seat < pub.players; ++seat)
        QCOMPARE(told[static_cast<std::size_t>(seat)], pub.takenBy(seat) == pub.bidOf(seat) ? 0 : 1);
    });
    QVERIFY(over > 0 && under > 0);
  }
};

}  // namespace testAfterHand

QTEST_APPLESS_MAIN(testAfterHand::TestAfterHand)
#include "test_after_hand.moc"
