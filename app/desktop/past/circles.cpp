#include "app/desktop/past/circles.h"

#include <QDateTime>
#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <utility>

#include "core/match/circle.h"
#include "core/match/debts.h"

namespace giaguaro {

namespace {

constexpr qint64 lateHours = 6;  // until then in the morning it is still the evening before

QDate eveningOf(std::int64_t time) {
  return QDateTime::fromSecsSinceEpoch(time).addSecs(-lateHours * 3600).date();
}

// Names at a table; of two that are equal the later ones are counted.
People tableOf(HistoryRow const& row) {
  People table;
  for (HistorySeat const& seat : row.seats) {
    std::string const name = seat.name.toStdString();
    std::string own = name;
    for (int number = 2; std::ranges::find(table, own) != table.end(); ++number)
      own = name + " (" + std::to_string(number) + ')';
    table.push_back(own);
  }
  return table;
}

struct GatheredCircle {
  QString game;
  People people{};
  std::vector<BookedMatch const*> matches{};
  std::vector<People> tables{};  // of each match
};

// In the order in which they played last.
std::vector<GatheredCircle> circlesIn(std::vector<BookedMatch> const& matches) {
  std::vector<GatheredCircle> circles;
  for (BookedMatch const& match : matches) {
    People table = tableOf(match.row);
    std::vector<People const*> known;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < circles.size(); ++i) {
      if (circles[i].game != match.row.game) continue;
      known.push_back(&circles[i].people);
      places.push_back(i);
    }
    auto const found = circleOf(known, table);
    GatheredCircle circle{match.row.game};
    if (found) {
      auto const at = circles.begin() + static_cast<std::ptrdiff_t>(places[*found]);
      circle = std::move(*at);
      circles.erase(at);
    }
    for (std::string const& name : table)
      if (std::ranges::find(circle.people, name) == circle.people.end()) circle.people.push_back(name);
    circle.matches.push_back(&match);
    circle.tables.push_back(std::move(table));
    circles.push_back(std::move(circle));
  }
  return circles;
}

// Who sits here, and is the only person of every match, comes first, and faces are the latest.
std::vector<BookPerson> peopleOf(GatheredCircle& circle, QStringList const& person) {
  std::map<std::string, BookPerson> found;
  std::vector<std::string> humans;
  for (std::size_t i = 0; i < circle.matches.size(); ++i)
    for (std::size_t seat = 0; seat < circle.tables[i].size(); ++seat) {
      HistorySeat const& each = circle.matches[i]->row.seats[seat];
      std::string const& name = circle.tables[i][seat];
      found[name] = {QString::fromStdString(name), each.avatar};
      if (each.human && std::ranges::find(humans, name) == humans.end()) humans.push_back(name);
    }
  bool const isOwn =
      humans.size() == 1 &&
      (person.isEmpty() || person.contains(QString::fromStdString(humans.front()), Qt::CaseInsensitive));
  if (isOwn) {
    found[humans.front()].own = true;
    auto const own = std::ranges::find(circle.people, humans.front());
    std::rotate(circle.people.begin(), own, own + 1);
  }
  std::vector<BookPerson> people;
  for (std::string const& name : circle.people) people.push_back(found[name]);
  return people;
}

std::size_t placeIn(People const& people, std::string const& name) {
  return static_cast<std::size_t>(std::ranges::find(people, name) - people.begin());
}

BookDebts debtsOf(std::vector<std::int64_t> const& claims, std::vector<bool> const& played) {
  BookDebts debts;
  for (Payment const& payment : paymentsFor(claims))
    debts.payments.push_back({payment.from, payment.to, payment.amount});
  for (std::size_t person = 0; person < claims.size(); ++person)
    if (played[person] && claims[person] == 0) debts.even.push_back(person);
  return debts;
}

BookDebts debtsOf(GatheredCircle const& circle, bool toZero, std::optional<QDate> const& evening) {
  std::vector<std::int64_t> sums(circle.people.size());
  std::vector<bool> played(circle.people.size());
  for (std::size_t i = 0; i < circle.matches.size(); ++i) {
    BookedMatch const& match = *circle.matches[i];
    if (match.paid != 0 || (evening && eveningOf(match.row.time) != *evening)) continue;
    std::vector<std::int32_t> settlement;
    for (HistorySeat const& seat : match.row.seats) settlement.push_back(seat.settled.value_or(0));
    std::vector<std::int64_t> const claims = claimsOf(settlement, toZero);
    for (std::size_t seat = 0; seat < claims.size(); ++seat) {
      std::size_t const person = placeIn(circle.people, circle.tables[i][seat]);
      sums[person] += claims[seat];
      played[person] = true;
    }
  }
  return debtsOf(sums, played);
}

// A settlement stands behind the last match that it has paid.
void addLines(BookCircle& book, GatheredCircle const& circle, std::vector<Settlement> const& settlements) {
  std::map<std::int64_t, std::size_t> last;
  for (std::size_t i = 0; i < circle.matches.size(); ++i)
    if (circle.matches[i]->paid != 0) last[circle.matches[i]->paid] = i;
  for (std::size_t i = 0; i < circle.matches.size(); ++i) {
    BookedMatch const& match = *circle.matches[i];
    BookLine line{.match = match.row.id,
                  .time = match.row.time,
                  .hands = match.row.hands,
                  .end = match.row.end,
                  .paid = match.paid != 0};
    line.scores.resize(circle.people.size());
    for (std::size_t seat = 0; seat < match.row.seats.size(); ++seat)
      line.scores[placeIn(circle.people, circle.tables[i][seat])] = match.row.seats[seat].settled;
    book.lines.push_back(std::move(line));
    for (Settlement const& settlement : settlements) {
      auto const place = last.find(settlement.id);
      if (place == last.end() || place->second != i) continue;
      book.lines.push_back({.closing = true, .time = settlement.time});
      book.closed = std::max(book.closed, settlement.time);
    }
  }
}

// What was said of a circle belongs to the one that knows most of its people: where several know all, to the smallest.
void giveNotes(Book& book, std::vector<GatheredCircle> const& circles, std::vector<CircleNote> const& notes) {
  for (CircleNote const& note : notes) {
    People people;
    for (QString const& name : note.people) people.push_back(name.toStdString());
    BookCircle* best = nullptr;
    std::pair<std::size_t, std::size_t> most{};
    for (std::size_t i = 0; i < circles.size(); ++i) {
      BookCircle& circle = book.circles[i];
      if (circle.game != note.game || circle.note != 0 || !belongs(circles[i].people, people)) continue;
      std::pair const rank{knownIn(circles[i].people, people), SIZE_MAX - circles[i].people.size()};
      if (best != nullptr && rank <= most) continue;
      most = rank;
      best = &circle;
    }
    if (best == nullptr) continue;
    best->note = note.id;
    best->name = note.name;
    best->worth = note.worth;
  }
}

}  // namespace

Book bookOf(BookedMatches const& booked, QStringList const& person) {
  std::vector<GatheredCircle> circles = circlesIn(booked.matches);
  Book book;
  for (GatheredCircle& circle : circles) {
    BookCircle shown{.game = circle.game, .sumsToZero = settlesToZero(circle.game.toStdString())};
    shown.people = peopleOf(circle, person);
    addLines(shown, circle, booked.settlements);
    shown.open = debtsOf(circle, shown.sumsToZero, std::nullopt);
    shown.evening = debtsOf(circle, shown.sumsToZero, eveningOf(circle.matches.back()->row.time));
    book.circles.push_back(std::move(shown));
  }
  giveNotes(book, circles, booked.notes);
  std::ranges::reverse(book.circles);
  return book;
}

}  // namespace giaguaro
