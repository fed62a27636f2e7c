#include "tests/gallery/house.h"

#include <QAbstractButton>
#include <QDate>
#include <algorithm>
#include <array>
#include <tuple>

#include "app/desktop/match/people.h"
#include "core/match/challenge.h"
#include "core/match/record_json.h"
#include "core/rules/random.h"
#include "tests/gallery/past_match.h"
#include "ui/duplicate/duplicate_list.h"
#include "ui/duplicate/duplicate_model.h"
#include "ui/history/history_page.h"

namespace giaguaro::test {
namespace {

// A person's months: matches of each game against different people, in the last weeks some that ended before their end. Who
// has the program to themselves needs no name.
MatchPlan planAgainst(GameInfo const& game, int hands, std::uint64_t seed) {
  MatchPlan plan = planWithViewer(static_cast<std::int16_t>(hands), seed, game);
  std::vector<SeatChoice> const people = usualSeats(mostSeats, {}, usualAvatar);
  plan.avatars = {usualAvatar};
  plan.setup.names[0].clear();
  for (std::size_t seat = 1; seat < plan.setup.names.size(); ++seat) {
    SeatChoice const& other = people[1 + (seat + seed) % (people.size() - 1)];
    plan.setup.names[seat] = other.name.toStdString();
    plan.avatars.push_back(other.avatar);
    plan.setup.levels[seat] = (seat + seed / 3) % 4 == 0 ? "expert" : "club";
  }
  return plan;
}

void addHints(Record& record) {
  for (std::size_t const hand : {2, 7})
    if (hand < record.hands.size()) record.hands[hand].notes.assists.push_back({0, Assist::Kind::hint, 5});
}

void putHistory(MatchHistory& history) {
  constexpr int rounds = 13;
  // Better by and by, and not in every month.
  constexpr std::array costs{0.15,  0.13,  0.10, 0.12, 0.145, 0.13, 0.10,
                             0.085, 0.105, 0.09, 0.07, 0.06,  0.065};
  auto const games = allGames();
  int number = 0;
  // The first game is the dearest: every second match is of it.
  std::array const order{0, 1, 0, 2, 0, 3, 0, 4};
  int const all = rounds * static_cast<int>(order.size());
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < order.size(); ++i, ++number) {
      GameInfo const& game = *games[static_cast<std::size_t>(order[order.size() - 1 - i])];
      int const left = all - 1 - number;
      bool const isMain = &game == games.front();
      int const daysAgo = 1 + (left < 6 ? 3 * left / 2 : 5 * left / 2 - 6);
      // The last one is looked at hand by hand: its hands are of many kinds.
      PastMatch past{
          .plan = planAgainst(game, isMain ? (left % 3 == 0 ? 10 : 14) : 10,
                              left == 0 ? 55 : static_cast<std::uint64_t>(number) + 5),
          .began = QDateTime(QDate::currentDate().addDays(-daysAgo), QTime(17 + number % 5, number * 7 % 60))
                       .toUTC(),
          .cost = costs[static_cast<std::size_t>(round)] * (game.halves ? 2 : 1)};
      past.isLikeClub = left == 0;
      if (left == 1) {
        past.hands = 3;
        past.wasInHand = true;
      } else if (left == 4 || left == 6) {
        past.hands = left == 4 ? 7 : 2;
        past.ended = left == 4 ? "agreed" : "lapsed";
      }
      Record record = pastMatch(past);
      if (left == 0 || left == 3) addHints(record);
      history.keep(record, past.plan.avatars);
    }
  }
}

DuplicateScene const& duplicateOf(Tour const& tour) {
  return dynamic_cast<DuplicateModel const&>(*tour.window().findChild<DuplicateList*>()->model()).scene();
}

// The hand that cost the person most, or else brought them something, by a card rather than by a call.
void chooseTheDearest(Tour const& tour) {
  auto const& rows = duplicateOf(tour).rows;
  auto const order = [](DuplicateRow const& row) {
    bool const isCard = row.parting && row.parting->trick > 0;
    return std::tuple(!row.parting, !(isCard && row.difference() < 0), !(isCard && row.difference() > 0),
                      row.difference());
  };
  auto const dearest = std::ranges::min_element(rows, {}, order);
  tour.window().findChild<DuplicateList*>()->choose(static_cast<int>(dearest - rows.begin()));
}

// What friends have made of the same deals: hand by hand as the person or the computer did, or the reverse.
void addResults(Tour const& tour, std::int64_t match) {
  std::optional<Record> kept;
  tour.program.desktop().history().record(match, [&](HistoryAnswer<QByteArray> const& text) {
    auto const read = readRecord(std::get<QByteArray>(text).toStdString());
    kept = std::get<Record>(read);
  });
  if (!comes([&] { return kept.has_value(); })) return;
  Record const& record = *kept;
  DuplicateScene const& scene = duplicateOf(tour);
  Challenge challenge{.seat = scene.seat};
  Rng rng(record.seed + 3);
  for (auto const& [name, face] : {std::pair("Elena", 4), {"Paolo", 3}, {"Leila", 6}, {"Marta", 9}}) {
    ChallengeResult result{.name = name, .face = face, .played = "2026-11-22"};
    for (DuplicateRow const& row : scene.rows)
      result.scores.push_back(rng.below(3) == 0 ? -row.then : rng.below(2) == 0 ? row.then : row.now);
    challenge.add(result);
  }
  tour.program.desktop().duplicating().add(challengeFrom(record, challenge));
}

}  // namespace

void takeHistory(Tour const& tour) {
  auto const page = [&] { return tour.window().findChild<HistoryPage*>(); };
  auto const open = [&] {
    tour.window().findChild<QAction*>("actionHistory")->trigger();
    comes([&] { return !tour.program.desktop().history().isCatchingUp() && page()->isListed(); });
    comes([&] { return page()->chosen() == 0 || page()->chosenRow() != nullptr; });
  };
  auto const close = [&] { escape(tour.window()); };
  tour.take({"history-empty", "Past matches, before the first", 58}, {}, open, close);
  putHistory(tour.program.desktop().history());
  tour.take({"history", "Past matches", 57, {}, true}, {}, open, close);
}

// Of each game one that was played to its end.
void takeDuplicates(Tour const& tour) {
  int order = 590;
  for (GameInfo const* game : allGames()) {
    tour.window().findChild<QAction*>("actionHistory")->trigger();
    auto* const page = tour.window().findChild<HistoryPage*>();
    Duplicating& duplicating = tour.program.desktop().duplicating();
    comes([&] { return !tour.program.desktop().history().isCatchingUp() && !page->list().keys.empty(); });
    for (HistoryKey const& key : page->list().keys) {
      page->choose(key.id);
      comes([&] { return page->chosenRow() != nullptr; });
      HistoryRow const& row = *page->chosenRow();
      if (row.game == idOf(*game) && row.end == HistoryEnd::playedOut) break;
    }
    std::int64_t const chosen = page->chosen();
    page->findChild<QAbstractButton*>("historyDuplicate")->click();
    comes([&] { return duplicating.isOpen() && !duplicating.isPlaying(); });
    addResults(tour, chosen);
    chooseTheDearest(tour);
    tour.take({"duplicate-" + idOf(*game), "Duplicate", order++, {}, game == allGames().front()});
    escape(tour.window());
    escape(tour.window());
  }
}

}  // namespace giaguaro::test
