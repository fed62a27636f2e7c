#include "ui/hand_end/hand_end.h"

#include <algorithm>
#include <cstdlib>

#include "core/rules/after_hand.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/table_phrases.h"
#include "ui/scene/trick_wording.h"

namespace giaguaro {
namespace {

bool callers(Result const& result, Seat seat) {
  return seat != nobody && result.parts[static_cast<std::size_t>(seat)].caller;
}

int callersCount(Result const& result, int players) {
  return static_cast<int>(std::count_if(result.parts.begin(), result.parts.begin() + players,
                                        [](Result::Part const& part) { return part.caller; }));
}

int avatarOf(TableScene const& scene, Seat seat) {
  auto const index = static_cast<std::size_t>(seat);
  return index < scene.people.size() ? scene.people[index].avatar : 1;
}

// Whoever played it in some trick.
Seat holderOf(Seen const& seen, Card card) {
  for (Seen::Trick const& trick : seen.tricks)
    for (Seen::PlayedCard const& played : trick.cards)
      if (played.card == card) return played.seat;
  return nobody;
}

// Whose side took it is seen by a ring: who does not see it is told, where the name alone does not tell.
QString spokenAtEnd(Seen::Trick const& trick, TableScene const& scene, Wording const& wording) {
  Result const& result = *scene.seen.result;
  bool const side = result.leadSeat != nobody && callers(result, trick.winner) &&
                    callersCount(result, scene.seen.players) > 1;
  if (!side) return spokenTrick(trick, wording);
  return Wording::sentences(
      {spokenTrick(trick, wording), wording.say(say(tablePhrases::endSide, {args::seat(result.leadSeat)}))});
}

std::vector<HandEnd::Trick> tricksOf(TableScene const& scene, Wording const& wording) {
  std::vector<HandEnd::Trick> tricks;
  for (Seen::Trick const& trick : scene.seen.tricks) {
    auto const won = std::ranges::find(trick.cards, trick.winner, &Seen::PlayedCard::seat);
    std::vector<Card> cards;
    for (Seen::PlayedCard const& played : trick.cards) cards.push_back(played.card);
    tricks.push_back({.number = trick.number,
                      .card = won != trick.cards.end() ? won->card : noCard,
                      .cards = std::move(cards),
                      .avatar = avatarOf(scene, trick.winner),
                      .callers = callers(*scene.seen.result, trick.winner),
                      .spoken = spokenAtEnd(trick, scene, wording)});
  }
  return tricks;
}

QString titleOfTricks(TableScene const& scene, Wording const& wording) {
  Result const& result = *scene.seen.result;
  Argument const all = args::number(static_cast<std::int32_t>(scene.seen.tricks.size()));
  if (result.leadSeat == nobody) return wording.say(say(tablePhrases::endTricks, {all}));
  auto const theirs = std::ranges::count_if(
      scene.seen.tricks, [&result](Seen::Trick const& trick) { return callers(result, trick.winner); });
  bool const alone = callersCount(result, scene.seen.players) < 2;
  return wording.say(
      say(alone ? tablePhrases::endTricksOf : tablePhrases::endTricksOfSide,
          {all, args::number(static_cast<std::int32_t>(theirs), "m"), args::seat(result.leadSeat)}));
}

// The lines of the count that speak of one seat each.
std::vector<HandEnd::Row> rowsOf(TableScene const& scene, Wording const& wording) {
  Result const& result = *scene.seen.result;
  std::vector<HandEnd::Row> rows;
  for (int step = 0; step < scene.seen.players; ++step) {
    Seat const seat = seatAfter(scene.bottom, scene.seen.players, step);
    auto const isOfSeat = [seat](Message const& line) {
      return std::ranges::any_of(line.arguments, [seat](Argument const& argument) {
        return argument.kind == Argument::Kind::seat && argument.number == seat;
      });
    };
    auto const line = std::ranges::find_if(result.counting, isOfSeat);
    if (line == result.counting.end()) continue;
    auto const index = static_cast<std::size_t>(seat);
    rows.push_back({.avatar = avatarOf(scene, seat),
                    .name = labelOf(scene, seat, wording),
                    .brief = index < result.shares.size() ? wording.say(result.shares[index]) : QString(),
                    .words = wording.say(*line),
                    .made = result.parts[index].made});
    if (index >= result.tallies.size()) continue;
    HandEnd::Row& row = rows.back();
    row.tally = result.tallies[index];
    if (row.tally.counted) {
      row.outcome = HandEnd::outcomeOf(row.tally, wording);
      row.won = HandEnd::wonBy(scene.seen, seat);
      continue;
    }
    std::int32_t const taken = row.tally.taken();
    row.figure = scene.halves ? Wording::points(taken) : QString::number(taken);
  }
  return rows;
}

std::vector<HandEnd::Payment> paymentsOf(TableScene const& scene) {
  std::vector<HandEnd::Payment> payments;
  for (int seat = 0; seat < scene.seen.players; ++seat) {
    auto const score = scene.seen.result->scores[static_cast<std::size_t>(seat)];
    payments.push_back({.seat = static_cast<Seat>(seat),
                        .figure = Wording::score(score, scene.halves),
                        .gain = score > 0,
                        .loss = score < 0});
  }
  return payments;
}

void tellCount(TableScene const& scene, Wording const& wording, HandEnd& end) {
  Result const& result = *scene.seen.result;
  end.title = wording.say(result.title);
  end.reason = wording.say(result.subtitle);
  if (result.leadSeat == nobody) {
    end.rows = rowsOf(scene, wording);
    if (!end.rows.empty()) end.reason.clear();
    return;
  }
  if (result.bar.total <= 0) return;
  end.bar = result.bar;
  Argument const seat = args::seat(result.leadSeat);
  bool const alone = callersCount(result, scene.seen.players) < 2;
  bool const made = !end.failed();
  Phrase const& outcome = alone ? (made ? tablePhrases::endMakes : tablePhrases::endFails)
                                : (made ? tablePhrases::endSideMakes : tablePhrases::endSideFails);
  end.title = wording.say(say(outcome, {seat}));
  end.needed = wording.say(say(tablePhrases::endNeeded, {args::number(end.bar.target)}));
  for (Result::KeyCard const& each : result.keyCards)
    if (each.had) end.keyCards.push_back(each.card);
  if (!result.keyCards.empty()) end.reason = wording.say(result.keyNote);
  int const over = result.bar.value - result.bar.target;
  end.distance = wording.say(over == 0  ? say(tablePhrases::endJustMade)
                             : over > 0 ? say(tablePhrases::endOver, {args::number(over)})
                                        : say(tablePhrases::endShort, {args::number(std::abs(over))}));
}

void layTrick(Seen::Trick const& trick, HandEnd& end) {
  for (Seen::PlayedCard const& played : trick.cards) {
    end.aside.push_back(played.card);
    if (played.seat == trick.winner) end.asideBest = played.card;
  }
}

// The trick that decided it, if there is one. Where tricks are counted one by one, the last that spoilt it for the viewer,
// or else for anybody; where they bring points, the one that brought the most.
void tellDecisiveTrick(TableScene const& scene, Wording const& wording, HandEnd& end) {
  std::vector<MissedTarget> const missed = missedTargets(scene.seen);
  if (!missed.empty()) {
    auto const own = std::ranges::find(missed, scene.viewer, &MissedTarget::seat);
    MissedTarget const& told = own != missed.end() ? *own : missed.back();
    layTrick(scene.seen.tricks[static_cast<std::size_t>(told.trick - 1)], end);
    end.asideTitle = wording.say(say(told.over ? tablePhrases::endTooMany : tablePhrases::endTooFew,
                                     {args::seat(told.seat), args::number(told.trick)}));
    return;
  }
  Seen::Trick const* const richest = richestTrick(scene.seen);
  if (richest == nullptr) return;
  layTrick(*richest, end);
  end.asideTitle = wording.say(
      say(tablePhrases::endRichest, {args::number(richest->number), args::points(richest->halves)}));
}

// Of those that lie on the cloth when all is over: what nobody had in hand, or the trick that decided it.
void tellCards(TableScene const& scene, Wording const& wording, HandEnd& end) {
  end.called = scene.seen.result->shownCard;
  if (end.called.valid()) {
    Seat const holder = holderOf(scene.seen, end.called);
    end.holder = wording.say(holder == nobody ? say(tablePhrases::endHeldByNobody)
                                              : say(tablePhrases::endHeldBy, {args::seat(holder)}));
  }
  for (Seen::Spread const& spread : scene.seen.spreads) {
    if (spread.cards.empty()) continue;
    end.aside = spread.cards;
    end.asideTitle = wording.say(spread.title);
    return;
  }
  // Beside a card that was called, or over a count that has a line for each.
  if (end.called.valid() || !end.rows.empty()) tellDecisiveTrick(scene, wording, end);
}

QString spokenOf(TableScene const& scene, Wording const& wording, HandEnd const& end) {
  Result const& result = *scene.seen.result;
  QStringList sentences{wording.say(result.title), end.reason};
  if (result.countLine != Result::none && end.bar.total > 0)
    sentences << wording.say(result.counting[static_cast<std::size_t>(result.countLine)]);
  sentences << end.distance;
  for (HandEnd::Row const& row : end.rows) sentences << row.words;
  if (end.called.valid()) sentences << wording.card(end.called) + QStringLiteral(": ") + end.holder;
  if (!end.aside.empty()) {
    QStringList names;
    for (Card const card : end.aside) names << wording.card(card);
    sentences << end.asideTitle + QStringLiteral(": ") + Wording::list(names);
  }
  for (HandEnd::Payment const& each : end.payments)
    sentences << labelOf(scene, each.seat, wording) + u' ' + each.figure;
  sentences.removeAll(QString());
  return Wording::sentences(sentences);
}

}  // namespace

bool HandEnd::lies(TableScene const& scene) {
  Seen const& seen = scene.seen;
  bool const played = seen.over && seen.result && !seen.result->isVoid && !seen.tricks.empty();
  return played && !scene.rests() && !scene.lookingBack && !scene.lesson;
}

std::vector<HandEnd::Won> HandEnd::wonBy(Seen const& seen, Seat seat) {
  std::vector<Won> won;
  for (Seen::Trick const& trick : seen.tricks) {
    auto const best = std::ranges::find(trick.cards, seat, &Seen::PlayedCard::seat);
    if (trick.winner != seat || best == trick.cards.end()) continue;
    won.push_back({trick.number, best->card});
    for (Seen::PlayedCard const& played : trick.cards)
      if (played.seat != seat) won.back().others.push_back(played.card);
  }
  return won;
}

QString HandEnd::outcomeOf(Result::Tally const& tally, Wording const& wording) {
  std::int32_t const over = tally.taken() - tally.target;
  if (over == 0) return wording.say(say(tablePhrases::tallyExact));
  return wording.say(
      say(over > 0 ? tablePhrases::tallyOver : tablePhrases::tallyUnder, {args::number(std::abs(over))}));
}

Seen::Plate HandEnd::scorePlate(TableScene const& scene) {
  Seen::Plate plate;
  plate.title = say(tablePhrases::endOfHand, {args::number(scene.handNumber)});
  auto const tricks = static_cast<std::int32_t>(scene.seen.tricks.size());
  plate.lines.push_back(say(tablePhrases::endTricks, {args::number(tricks)}));
  // Who share a screen, and who look at somebody else's hand, are none of them "you".
  if (scene.viewer == nobody || isShared(scene) || scene.playback) return plate;
  Argument total = args::score(scene.totals[static_cast<std::size_t>(scene.viewer)]);
  if (scene.halves) total.kind = Argument::Kind::halfScore;
  plate.lines.push_back(say(tablePhrases::yourTotal, {total}));
  return plate;
}

std::optional<HandEnd> HandEnd::of(TableScene const& scene, Wording const& wording) {
  if (!lies(scene)) return std::nullopt;
  Wording const toAll = wordingForAll(scene, wording);
  HandEnd end;
  tellCount(scene, toAll, end);
  tellCards(scene, toAll, end);
  end.tricks = tricksOf(scene, toAll);
  end.tricksTitle = titleOfTricks(scene, toAll);
  end.payments = paymentsOf(scene);
  end.goOn = toAll.say(say(tablePhrases::endGoOn));
  end.spoken = spokenOf(scene, toAll, end);
  return end;
}

}  // namespace giaguaro
