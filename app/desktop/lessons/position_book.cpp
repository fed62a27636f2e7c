#include "app/desktop/lessons/position_book.h"

#include <QDate>
#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

#include "app/desktop/review/judgement.h"
#include "app/desktop/text/phrases.h"
#include "core/positions/positions_json.h"

namespace giaguaro {

namespace {

constexpr std::chrono::seconds untilPositionsWritten{10};
constexpr qint64 largestPositions = 1 << 24;

Day calendarDay() {
  constexpr qint64 epoch = 2'440'588;  // the first of January 1970, as a Julian day
  return Day{std::chrono::days{static_cast<int>(QDate::currentDate().toJulianDay() - epoch)}};
}

constexpr FileWords positionWords{phrases::positionsKept, phrases::positionsBad, phrases::positionsUnwritten};

bool isSameDecision(KeptPosition const& one, KeptPosition const& other) {
  return one.game == other.game && one.seat == other.seat && one.chosen == other.chosen &&
         one.dealer == other.dealer && one.actions == other.actions && one.deal == other.deal;
}

// In a file that another window may have changed; the end: it has gone.
auto findIn(std::vector<KeptPosition>& positions, KeptPosition const& wanted) {
  auto const same = std::ranges::find(positions, wanted);
  if (same != positions.end()) return same;
  return std::ranges::find_if(positions,
                              [&wanted](KeptPosition const& each) { return isSameDecision(each, wanted); });
}

bool isOneOf(std::string const& name, QStringList const& people) {
  return people.contains(QString::fromStdString(name), Qt::CaseInsensitive);
}

// In what another has kept. True: there was such a name.
bool forgetNames(KeptPosition& position, QStringList const& people) {
  bool changes = false;
  for (std::string& name : position.names)
    if (isOneOf(name, people) && !std::exchange(name, {}).empty()) changes = true;
  return changes;
}

}  // namespace

PositionsFile positionsFile(QString const& path) {
  auto const read = [](QByteArray const& text) -> std::optional<std::vector<KeptPosition>> {
    auto found = readPositions(text.toStdString());
    auto* const positions = std::get_if<std::vector<KeptPosition>>(&found);
    return positions == nullptr ? std::nullopt : std::optional(std::move(*positions));
  };
  auto const write = [](std::vector<KeptPosition> const& positions) {
    return QByteArray::fromStdString(positionsToJson(positions));
  };
  return {path, {.largest = largestPositions, .read = read, .write = write}};
}

PositionLine positionLineOf(KeptPosition const& position) {
  Seen const seen = openTable(position)->at(position.seat).seen();
  return {static_cast<int>(seen.tricks.size()) + 1, deedOf(position.chosen, seen)};
}

PositionBook::PositionBook(QString path, QObject* parent)
    : QObject(parent),
      file_(std::make_shared<PositionsFile>(positionsFile(path))),
      teller_(positionWords, std::move(path)),
      today_(calendarDay),
      work_(untilPositionsWritten) {}

void PositionBook::whenRead(std::function<void()> next) {
  if (read_) return next();
  waiting_.push_back(std::move(next));
  if (waiting_.size() > 1) return;
  readAgain([this] {
    for (auto const& each : std::exchange(waiting_, {})) each();
  });
}

void PositionBook::readAgain(std::function<void()> next) {
  post([](PositionsFile& file) { return file.read(); }, std::move(next));
}

void PositionBook::change(PositionsFile::Change change) {
  post([change = std::move(change)](PositionsFile& file) { return file.change(change); }, [] {});
}

// What lists say of a position takes its time to be found, and is found once.
void PositionBook::post(Deed deed, std::function<void()> next) {
  ++posted_;
  work_.post([this, file = file_, find = findLine_, known = entries_, deed = std::move(deed),
              next = std::move(next)]() -> WorkQueue::Answer {
    PositionsFile::Read read = deed(*file);
    std::vector<PositionLine> lines;
    for (KeptPosition const& position : read.value) {
      auto const same = std::ranges::find_if(
          known, [&](Entry const& entry) { return isSameDecision(entry.position, position); });
      lines.push_back(same != known.end() ? same->line : find(position));
    }
    return [this, read = std::move(read), lines = std::move(lines), next] {
      // What was done since is not in it yet.
      if (--posted_ == 0 || !read_) take(read.value, lines);
      if (auto const what = teller_.tell(read.trouble)) emit failed(*what);
      next();
    };
  });
}

// Those that are known keep their numbers, and what lists say of them.
void PositionBook::take(Positions positions, std::vector<PositionLine> lines) {
  std::vector<Entry> before = std::exchange(entries_, {});
  bool isNew = before.size() != positions.size();
  for (std::size_t i = 0; i < positions.size(); ++i) {
    auto const same = std::ranges::find_if(
        before, [&](Entry const& entry) { return isSameDecision(entry.position, positions[i]); });
    isNew = isNew || same == before.end() || same->position != positions[i];
    bool const isKnown = same != before.end();
    entries_.push_back({isKnown ? same->number : ++lastNumber_, std::move(positions[i]),
                        isKnown ? std::move(same->line) : std::move(lines[i])});
    if (isKnown) before.erase(same);
  }
  if (std::exchange(read_, true) && isNew) emit changed();
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
  entries_.push_back({++lastNumber_, position, std::move(line)});
  change([position = std::move(position)](Positions& positions) {
    bool const isThere = std::ranges::any_of(
        positions, [&position](KeptPosition const& each) { return isSameDecision(each, position); });
    if (!isThere) positions.push_back(position);
    return !isThere;
  });
  emit changed();
}

Schedule PositionBook::answer(int number, bool right) {
  auto const found = std::ranges::find(entries_, number, &Entry::number);
  if (found == entries_.end()) return {};
  change([position = found->position, right, day = today()](Positions& positions) {
    auto const there = findIn(positions, position);
    if (there == positions.end()) return false;
    there->schedule = answered(there->schedule, right, day);
    if (there->schedule.isLearned()) positions.erase(there);
    return true;
  });
  Schedule const after = answered(found->position.schedule, right, today());
  found->position.schedule = after;
  if (after.isLearned()) entries_.erase(found);
  emit changed();
  return after;
}

void PositionBook::remove(int number) {
  auto const found = std::ranges::find(entries_, number, &Entry::number);
  if (found == entries_.end()) return;
  change([position = found->position](Positions& positions) {
    auto const there = findIn(positions, position);
    if (there == positions.end()) return false;
    positions.erase(there);
    return true;
  });
  entries_.erase(found);
  emit changed();
}

// Of what other windows have kept, too.
void PositionBook::forget(QStringList const& people) {
  change([people](Positions& positions) {
    bool changes = std::erase_if(positions, [&people](KeptPosition const& each) {
                     return isOneOf(each.person(), people);
                   }) > 0;
    for (KeptPosition& position : positions) changes = forgetNames(position, people) || changes;
    return changes;
  });
  std::erase_if(entries_, [&people](Entry const& each) { return isOneOf(each.position.person(), people); });
  for (Entry& entry : entries_) forgetNames(entry.position, people);
  emit changed();
}

}  // namespace giaguaro
