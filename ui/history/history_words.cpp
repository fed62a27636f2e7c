#include "ui/history/history_words.h"

#include <QDateTime>
#include <algorithm>
#include <utility>

#include "ui/text/game_id.h"
#include "ui/text/language.h"
#include "ui/text/wording.h"

namespace giaguaro {

namespace {

bool isShared(HistoryRow const& row, HistorySeat const& seat) {
  return std::ranges::count(row.seats, seat.place, &HistorySeat::place) > 1;
}

QDateTime momentOf(std::int64_t time) { return QDateTime::fromSecsSinceEpoch(time); }

QString capital(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

}  // namespace

HistoryWords::HistoryWords(std::vector<GameInfo const*> games, std::vector<LevelChoice> levels, QDate today)
    : games_(std::move(games)), levels_(std::move(levels)), today_(today) {}

QLocale HistoryWords::locale() { return QLocale(translatedInto()); }

GameInfo const* HistoryWords::infoOf(QString const& game) const {
  auto const found = std::ranges::find_if(games_, [&](GameInfo const* info) { return idOf(*info) == game; });
  return found == games_.end() ? nullptr : *found;
}

QString HistoryWords::game(QString const& id) const {
  GameInfo const* const info = infoOf(id);
  return info != nullptr ? said(info->name) : id;
}

QStringList HistoryWords::gamesByName() const {
  QStringList ids;
  for (GameInfo const* each : games_) ids.append(idOf(*each));
  std::ranges::sort(ids, [this](QString const& one, QString const& other) {
    return QString::localeAwareCompare(game(one), game(other)) < 0;
  });
  return ids;
}

QString HistoryWords::level(QString const& id) const {
  auto const found = std::ranges::find(levels_, id, &LevelChoice::id);
  return found == levels_.end() ? id : said(found->name);
}

QString HistoryWords::name(HistorySeat const& seat) const {
  return !seat.name.isEmpty() ? seat.name : seat.human ? tr("a person") : tr("a computer player");
}

QString HistoryWords::name(HistoryRow const& row, HistorySeat const& seat) const {
  bool const alone = std::ranges::count(row.seats, true, &HistorySeat::human) == 1;
  return seat.name.isEmpty() && seat.human && alone ? tr("You") : name(seat);
}

QString HistoryWords::group(std::int64_t time) const {
  QDate const day = momentOf(time).date();
  QDate const monday = today_.addDays(1 - today_.dayOfWeek());
  if (time == 0) return tr("At an unknown time");
  if (day >= monday) return tr("This week");
  QString const month = locale().standaloneMonthName(day.month());
  if (day.year() != today_.year()) return capital(month) + u' ' + QString::number(day.year());
  //: %1 is the name of the present month
  return day.month() == today_.month() ? tr("Earlier in %1").arg(month) : capital(month);
}

QString HistoryWords::day(HistoryRow const& row) const {
  if (row.time == 0) return QStringLiteral("\u2013");
  QDate const day = momentOf(row.time).date();
  //: a day of this year in a narrow column, as QDate writes it: "Sat 21 Nov"
  QString const format = day.year() == today_.year() ? tr("ddd d MMM") : tr("d MMM yyyy");
  return capital(locale().toString(day, format));
}

QString HistoryWords::clock(HistoryRow const& row) const {
  if (row.time == 0) return {};
  QString from = locale().toString(momentOf(row.time).time(), QStringLiteral("HH:mm"));
  std::int64_t const minutes =
      row.started != 0 && row.ended > row.started ? (row.ended - row.started + 59) / 60 : 0;
  // Of a match that was left for a day the minutes say nothing.
  if (minutes == 0 || minutes >= 600) return from;
  //: %1 is a time of day, %2 how many minutes it took
  return tr("%1, %2 min").arg(from).arg(minutes);
}

QString HistoryWords::longDay(QDate const& day) {
  //: a day with its weekday, as QDate writes it: "Saturday 21 November 2026"
  return capital(locale().toString(day, tr("dddd d MMMM yyyy")));
}

QString HistoryWords::moment(QDateTime const& when) {
  return tr("%1, %2").arg(longDay(when.date()), locale().toString(when.time(), QStringLiteral("HH:mm")));
}

QString HistoryWords::span(HistoryRow const& row) const {
  if (row.time == 0) return tr("At an unknown time");
  QDateTime const from = momentOf(row.time);
  QDateTime const to = momentOf(row.ended);
  if (row.started == 0 || row.ended < row.started || to.date() != from.date()) return moment(from);
  QString const day = longDay(from.date());
  QString const began = locale().toString(from.time(), QStringLiteral("HH:mm"));
  //: %1 is a day, %2 and %3 are times of it
  return tr("%1, %2 to %3").arg(day, began, locale().toString(to.time(), QStringLiteral("HH:mm")));
}

QString HistoryWords::kind(MatchKind kind) {
  switch (kind) {
    case MatchKind::usual: break;
    case MatchKind::challenge: return tr("Challenge");
    case MatchKind::ofTheDay: return tr("Deal of the day");
  }
  return {};
}

QString HistoryWords::length(HistoryRow const& row) const {
  QString const kind = HistoryWords::kind(row.kind);
  return kind.isEmpty() ? hands(row) : kind + QStringLiteral(", ") + hands(row);
}

QString HistoryWords::hands(HistoryRow const& row) const {
  if (row.end != HistoryEnd::playedOut && row.wanted > row.hands)
    return tr("%n of %1 hand(s)", nullptr, row.hands).arg(row.wanted);
  return tr("%n hand(s)", nullptr, row.hands);
}

QString HistoryWords::ended(HistoryRow const& row) const {
  switch (row.end) {
    case HistoryEnd::unfinished: return tr("Not finished");
    case HistoryEnd::playedOut: return tr("Played out");
    case HistoryEnd::agreed: return tr("Ended by agreement");
    case HistoryEnd::lapsed: return tr("The clock ran out");
  }
  return {};
}

QString HistoryWords::note(HistoryRow const& row) const {
  if (row.end == HistoryEnd::agreed) return tr("totals stand");
  if (row.end == HistoryEnd::lapsed) return tr("counts for nobody");
  if (row.end == HistoryEnd::unfinished) return tr("it can be played on");
  HistorySeat const* const mine = own(row);
  if (mine == nullptr) return {};
  if (QString helped = help(row); !helped.isEmpty()) return helped;
  if (mine->place == 1 && isShared(row, *mine)) return tr("a shared win");
  //: %1 is a score
  if (mine->settled && *mine->settled != mine->total)
    return tr("settled: you %1").arg(score(row, *mine->settled));
  return tr("without help");
}

// How much of it stands in the details.
QString HistoryWords::noteInShort(HistoryRow const& row) const {
  QString const whole = note(row);
  return !whole.isEmpty() && whole == help(row) ? tr("with help") : whole;
}

QString HistoryWords::help(HistoryRow const& row) const {
  QStringList parts;
  if (row.hints > 0) parts += tr("%n hint(s)", nullptr, row.hints);
  if (row.undos > 0) parts += tr("%n undo(s)", nullptr, row.undos);
  return parts.join(QStringLiteral(", "));
}

QString HistoryWords::score(HistoryRow const& row, int total) const {
  GameInfo const* const info = infoOf(row.game);
  return Wording::score(total, info != nullptr && info->halves);
}

QString HistoryWords::place(HistoryRow const& row, HistorySeat const& seat) const {
  static constexpr char const* of[] = {QT_TR_NOOP("1st of %1"), QT_TR_NOOP("2nd of %1"),
                                       QT_TR_NOOP("3rd of %1"), QT_TR_NOOP("4th of %1"),
                                       QT_TR_NOOP("5th of %1"), QT_TR_NOOP("6th of %1")};
  static constexpr char const* soFar[] = {QT_TR_NOOP("1st so far"), QT_TR_NOOP("2nd so far"),
                                          QT_TR_NOOP("3rd so far"), QT_TR_NOOP("4th so far"),
                                          QT_TR_NOOP("5th so far"), QT_TR_NOOP("6th so far")};
  auto const at = static_cast<std::size_t>(std::clamp(seat.place, 1, 6) - 1);
  QString const place = row.end == HistoryEnd::unfinished ? tr(soFar[at]) : tr(of[at]).arg(row.seats.size());
  //: of several on the same place: %1 is "1st of 4"
  return isShared(row, seat) ? tr("=%1").arg(place) : place;
}

QString HistoryWords::since(std::int64_t time) const {
  return locale().toString(momentOf(time).date(), tr("d MMMM yyyy"));
}

QString HistoryWords::dayOfYear(std::int64_t time) const {
  QDate const day = momentOf(time).date();
  //: a day of this year in a sentence, as QDate writes it: "3 March"
  return day.year() == today_.year() ? locale().toString(day, tr("d MMMM")) : since(time);
}

QString HistoryWords::title(HistoryRow const& row) const {
  if (row.time == 0) return game(row.game);
  return tr("%1, %2, %3")
      .arg(game(row.game), since(row.time),
           locale().toString(momentOf(row.time).time(), QStringLiteral("HH:mm")));
}

QString HistoryWords::spoken(HistoryRow const& row) const {
  QStringList parts{group(row.time), span(row), game(row.game), length(row)};
  for (HistorySeat const* seat : ranked(row)) parts += name(row, *seat) + u' ' + score(row, seat->total);
  if (HistorySeat const* const mine = own(row)) parts += tr("you %1").arg(place(row, *mine));
  parts += ended(row);
  parts += note(row);
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

HistorySeat const* HistoryWords::own(HistoryRow const& row) {
  if (std::ranges::count_if(row.seats, &HistorySeat::human) != 1) return nullptr;
  return &*std::ranges::find_if(row.seats, &HistorySeat::human);
}

std::vector<HistorySeat const*> HistoryWords::ranked(HistoryRow const& row) {
  std::vector<HistorySeat const*> seats;
  for (HistorySeat const& seat : row.seats) seats.push_back(&seat);
  std::ranges::stable_sort(seats, {}, &HistorySeat::place);
  return seats;
}

}  // namespace giaguaro
