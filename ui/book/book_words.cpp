#include "ui/book/book_words.h"

#include <QDateTime>
#include <algorithm>
#include <array>
#include <cstdlib>

#include "ui/book/point_worth.h"
#include "ui/text/wording.h"

namespace giaguaro {

namespace {

constexpr std::size_t namesInTitle = 3;

}  // namespace

QString BookWords::person(BookPerson const& person) const { return person.own ? tr("You") : person.name; }

QString BookWords::title(BookCircle const& circle) const {
  if (!circle.name.isEmpty()) return circle.name;
  QStringList names;
  for (BookPerson const& person : circle.people)
    if (!person.own) names += person.name;
  auto const more = static_cast<int>(names.size()) - static_cast<int>(namesInTitle);
  if (more < 2) return Wording::list(names);
  //: %1 are names: "Elena, Paolo, Marta and 2 others"
  return tr("%1 and %n other(s)", nullptr, more).arg(names.mid(0, namesInTitle).join(QStringLiteral(", ")));
}

QString BookWords::choice(BookCircle const& circle) const {
  if (!circle.name.isEmpty()) return circle.name;
  return words_.game(circle.game) + QStringLiteral(": ") + title(circle);
}

QString BookWords::subtitle(BookCircle const& circle) const {
  int matches = 0;
  int hands = 0;
  std::int64_t first = 0;
  for (BookLine const& line : circle.lines) {
    if (line.closing) continue;
    ++matches;
    hands += line.hands;
    if (first == 0) first = line.time;
  }
  QString const counted =
      tr("%n match(es)", nullptr, matches) + QStringLiteral(", ") + tr("%n hand(s)", nullptr, hands);
  QString const game = words_.game(circle.game);
  if (first == 0) return game + QStringLiteral(", ") + counted;
  //: %1 is a game, %2 "9 matches, 87 hands", %3 a day
  return tr("%1, %2 since %3").arg(game, counted, words_.dayOfYear(first));
}

QString BookWords::day(std::int64_t time) const { return words_.day(HistoryRow{.time = time}); }

QString BookWords::shortDay(std::int64_t time) const {
  if (time == 0) return {};
  //: a day under a plot, as QDate writes it: "24 Sep"
  return HistoryWords::locale().toString(QDateTime::fromSecsSinceEpoch(time).date(), tr("d MMM"));
}

QString BookWords::score(BookCircle const& circle, int score) const {
  GameInfo const* const info = words_.infoOf(circle.game);
  return Wording::score(score, info != nullptr && info->halves);
}

QString BookWords::closing(BookLine const& line) const {
  return tr("All paid on %1").arg(words_.dayOfYear(line.time));
}

QString BookWords::cell(BookCircle const& circle, BookLine const& line, std::size_t person) const {
  QString const name = this->person(circle.people[person]);
  if (line.closing) return closing(line);
  if (!line.scores[person]) return tr("%1 was not at the table").arg(name);
  return name + u' ' + score(circle, *line.scores[person]);
}

QString BookWords::line(BookCircle const& circle, BookLine const& line) const {
  if (line.closing) return closing(line);
  QStringList parts{day(line.time), tr("%n hand(s)", nullptr, line.hands)};
  for (std::size_t person = 0; person < circle.people.size(); ++person)
    if (line.scores[person]) parts += cell(circle, line, person);
  if (line.end == HistoryEnd::agreed) parts += words_.ended(HistoryRow{.end = line.end});
  return parts.join(QStringLiteral(", "));
}

std::vector<BookWords::Total> BookWords::totalsOf(BookCircle const& circle) {
  std::vector<Total> totals(circle.people.size());
  for (BookLine const& line : circle.lines) {
    if (line.closing)
      for (Total& total : totals) total.open = 0;
    for (std::size_t person = 0; person < line.scores.size(); ++person) {
      if (!line.scores[person]) continue;
      totals[person].open += *line.scores[person];
      totals[person].score += *line.scores[person];
      ++totals[person].matches;
    }
  }
  return totals;
}

QString BookWords::totals(BookCircle const& circle) const {
  QStringList parts{tr("Running total")};
  std::vector<Total> const totals = totalsOf(circle);
  for (std::size_t i = 0; i < totals.size(); ++i)
    parts += tr("%1 %2 in %n match(es)", nullptr, totals[i].matches)
                 .arg(person(circle.people[i]), score(circle, totals[i].score));
  if (circle.closed != 0) {
    parts += sinceWhen(circle);
    for (std::size_t i = 0; i < totals.size(); ++i)
      parts += person(circle.people[i]) + u' ' + score(circle, totals[i].open);
  }
  if (circle.sumsToZero) parts += tr("adds up to zero");
  return parts.join(QStringLiteral(", "));
}

QString BookWords::note(BookCircle const& circle) const {
  QStringList parts;
  bool const someAway = std::ranges::any_of(circle.lines, [](BookLine const& line) {
    return std::ranges::any_of(line.scores, [](auto const& score) { return !score; });
  });
  if (someAway) parts += tr("A dash means: not at the table.");
  auto const agreed = std::find_if(circle.lines.rbegin(), circle.lines.rend(), [](BookLine const& line) {
    return !line.closing && line.end == HistoryEnd::agreed;
  });
  if (agreed != circle.lines.rend())
    parts += tr("%1: the match ended by agreement.").arg(words_.dayOfYear(agreed->time));
  return parts.join(u'\n');
}

QString BookWords::points(BookCircle const& circle, std::int64_t amount) const {
  GameInfo const* const info = words_.infoOf(circle.game);
  bool const halves = info != nullptr && info->halves;
  // By how many it is said: a half more is more than one.
  int const count = static_cast<int>(halves ? (amount + 1) / 2 : amount);
  QString const figure = halves ? Wording::points(static_cast<int>(amount)) : QString::number(amount);
  //: %1 is a number of points, with a half perhaps
  return tr("%1 point(s)", nullptr, count).arg(figure);
}

QString BookWords::money(BookCircle const& circle, std::int64_t amount) const {
  auto const worth = PointWorth::read(circle.worth);
  if (!worth) return {};
  GameInfo const* const info = words_.infoOf(circle.game);
  return worth->of(amount, info != nullptr && info->halves, HistoryWords::locale());
}

QString BookWords::debt(BookCircle const& circle, BookDebt const& debt) const {
  BookPerson const& from = circle.people[debt.from];
  BookPerson const& to = circle.people[debt.to];
  QString amount = points(circle, debt.amount);
  if (QString const sum = money(circle, debt.amount); !sum.isEmpty()) amount += QStringLiteral(", ") + sum;
  if (from.own) return tr("You pay %1 %2").arg(to.name, amount);
  if (to.own) return tr("%1 pays you %2").arg(from.name, amount);
  return tr("%1 pays %2 %3").arg(from.name, to.name, amount);
}

QString BookWords::sum(BookCircle const& circle, BookDebts const& debts) const {
  if (debts.payments.empty()) return {};
  std::int64_t sum = 0;
  for (BookDebt const& debt : debts.payments) sum += debt.amount;
  //: %1 is "37 points"
  return tr("%n payment(s), %1 in all", nullptr, static_cast<int>(debts.payments.size()))
      .arg(points(circle, sum));
}

QString BookWords::summary(BookCircle const& circle, BookDebts const& debts) const {
  QStringList parts;
  if (debts.payments.empty()) return tr("Nobody owes anybody anything.");
  bool ownIsEven = false;
  QStringList even;
  for (std::size_t const person : debts.even) {
    ownIsEven = ownIsEven || circle.people[person].own;
    if (!circle.people[person].own) even += circle.people[person].name;
  }
  if (ownIsEven) parts += tr("You are even.");
  if (!even.isEmpty())
    //: %1 are names
    parts += tr("%1 is even.", nullptr, static_cast<int>(even.size())).arg(Wording::list(even));
  return parts.join(u' ');
}

QString BookWords::method(BookCircle const& circle) const {
  return circle.sumsToZero
             ? QString()
             : tr("Here nobody loses what another wins, so after each match everybody pays each player "
                  "ahead of them the difference.");
}

QString BookWords::sinceWhen(BookCircle const& circle) const {
  return circle.closed == 0 ? tr("since the start") : tr("since %1").arg(shortDay(circle.closed));
}

QString BookWords::goOn(BookCircle const& circle) const {
  static constexpr std::array<char const*, 5> words{
      QT_TR_NOOP("Play on with the last two"), QT_TR_NOOP("Play on with the last three"),
      QT_TR_NOOP("Play on with the last four"), QT_TR_NOOP("Play on with the last five"),
      QT_TR_NOOP("Play on with the last six")};
  auto const last = std::find_if(circle.lines.rbegin(), circle.lines.rend(),
                                 [](BookLine const& line) { return !line.closing; });
  if (last == circle.lines.rend()) return {};
  auto const people =
      std::ranges::count_if(last->scores, [](auto const& score) { return score.has_value(); });
  return tr(words[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(people, 2, 6) - 2)]);
}

}  // namespace giaguaro
