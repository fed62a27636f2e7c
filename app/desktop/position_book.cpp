#include "app/desktop/position_book.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <utility>

#include "app/desktop/journal_file.h"
#include "app/desktop/judgement.h"
#include "app/desktop/phrases.h"
#include "app/desktop/whole_file.h"
#include "core/positions/positions_json.h"

namespace giaguaro {

namespace {

constexpr std::chrono::seconds untilPositionsWritten{10};
constexpr qint64 largestPositions = 1 << 24;

Day calendarDay() {
  constexpr qint64 epoch = 2'440'588;  // the first of January 1970, as a Julian day
  return Day{std::chrono::days{static_cast<int>(QDate::currentDate().toJulianDay() - epoch)}};
}

}  // namespace

PositionsFile readPositionsFile(QString const& path) {
  QFileInfo const info(path);
  if (!info.exists() && !info.isSymLink()) return {};
  PositionsFile file;
  // Who opens a pipe, or another such thing in the place of the file, may wait for ever.
  if (QFile disk(path); info.isFile() && info.size() <= largestPositions && disk.open(QIODevice::ReadOnly)) {
    auto read = readPositions(disk.readAll().toStdString());
    if (auto* positions = std::get_if<std::vector<KeptPosition>>(&read)) {
      file.positions = std::move(*positions);
      return file;
    }
  }
  file.damaged = true;
  file.keptAs = setAside(path);
  return file;
}

PositionLine positionLineOf(KeptPosition const& position) {
  Seen const seen = openTable(position)->at(position.seat).seen();
  return {static_cast<int>(seen.tricks.size()) + 1, deedOf(position.chosen, seen)};
}

PositionBook::PositionBook(QString path, QObject* parent)
    : QObject(parent), path_(std::move(path)), today_(calendarDay), work_(untilPositionsWritten) {}

void PositionBook::whenRead(std::function<void()> next) {
  if (read_) return next();
  waiting_.push_back(std::move(next));
  if (waiting_.size() > 1) return;
  work_.post([this, path = path_, find = findLine_]() -> WorkQueue::Answer {
    PositionsFile file = readPositionsFile(path);
    std::vector<PositionLine> lines;
    for (KeptPosition const& position : file.positions) lines.push_back(find(position));
    return [this, file = std::move(file), lines = std::move(lines)] { take(file, lines); };
  });
}

void PositionBook::take(PositionsFile file, std::vector<PositionLine> lines) {
  read_ = true;
  for (std::size_t i = 0; i < file.positions.size(); ++i)
    entries_.push_back({++lastNumber_, std::move(file.positions[i]), std::move(lines[i])});
  if (file.damaged) {
    mayStore_ = !file.keptAs.isEmpty();
    emit failed(mayStore_ ? say(phrases::positionsKept, {args::word(file.keptAs.toStdString(), "file")})
                          : say(phrases::positionsBad));
  }
  for (auto const& next : std::exchange(waiting_, {})) next();
}

KeptPosition const* PositionBook::position(int number) const {
  auto const found = std::ranges::find(entries_, number, &Entry::number);
  return found == entries_.end() ? nullptr : &found->position;
}

bool PositionBook::holds(GameInfo const& game, RecordedHand const& hand, std::size_t place) const {
  return std::ranges::any_of(entries_,
                             [&](Entry const& entry) { return entry.position.isOf(game, hand, place); });
}

void PositionBook::add(KeptPosition position, PositionLine line) {
  RecordedHand hand{.dealer = position.dealer, .deal = position.deal, .actions = position.actions};
  hand.actions.push_back({position.seat, position.chosen});
  if (holds(*position.game, hand, position.actions.size())) return;
  entries_.push_back({++lastNumber_, std::move(position), std::move(line)});
  store();
  emit changed();
}

Schedule PositionBook::answer(int number, bool right) {
  auto const found = std::ranges::find(entries_, number, &Entry::number);
  if (found == entries_.end()) return {};
  Schedule const after = answered(found->position.schedule, right, today());
  found->position.schedule = after;
  if (after.isLearned()) entries_.erase(found);
  store();
  emit changed();
  return after;
}

void PositionBook::remove(int number) {
  if (std::erase_if(entries_, [number](Entry const& entry) { return entry.number == number; }) == 0) return;
  store();
  emit changed();
}

void PositionBook::forget(QStringList const& people) {
  auto const isOne = [&](std::string const& name) {
    return people.contains(QString::fromStdString(name), Qt::CaseInsensitive);
  };
  bool changes =
      std::erase_if(entries_, [&](Entry const& each) { return isOne(each.position.person()); }) > 0;
  for (Entry& entry : entries_)
    for (std::string& name : entry.position.names)
      if (isOne(name) && !std::exchange(name, {}).empty()) changes = true;
  if (!changes) return;
  store();
  emit changed();
}

void PositionBook::store() {
  if (!mayStore_) return;
  std::vector<KeptPosition> positions;
  for (Entry const& entry : entries_) positions.push_back(entry.position);
  work_.post([this, path = path_, positions = std::move(positions)]() -> WorkQueue::Answer {
    QDir().mkpath(QFileInfo(path).path());
    int const error = writeWhole(QByteArray::fromStdString(positionsToJson(positions)), path);
    return [this, error, path] {
      if (error == 0 || std::exchange(toldUnwritten_, true)) return;
      emit failed(say(phrases::positionsUnwritten, {args::word(path.toStdString(), "file"), causeOf(error)}));
    };
  });
}

}  // namespace giaguaro
