#include "app/desktop/past/match_history.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <chrono>
#include <utility>

#include "app/desktop/past/circles.h"
#include "app/desktop/past/history_disk.h"
#include "app/desktop/past/history_entry.h"
#include "app/desktop/past/history_module.h"
#include "app/desktop/text/phrases.h"
#include "core/match/deal_code.h"
#include "core/match/record_json.h"

namespace giaguaro {

namespace {

constexpr std::chrono::seconds untilHistoryWritten{10};

// What the database does not say: which deals they were, and whether they are what was promised.
void addDeals(HistoryDetails& details, QByteArray const& text) {
  if (text.isEmpty()) return;
  auto const read = readRecord({text.constData(), static_cast<std::size_t>(text.size())});
  auto const* const record = std::get_if<Record>(&read);
  if (record == nullptr) return;
  details.keptPromise = !record->commitment.empty() && keeps(record->commitment, record->seed);
  // The seed of a match without a promise need not be that of its deals.
  if (!record->code.empty())
    details.code = QString::fromStdString(record->code);
  else if (details.keptPromise)
    details.code = QString::fromStdString(codeOfMatch(*record));
}

HistoryTrouble recordIn(HistoryDatabase& database, std::int64_t id, QByteArray& record) {
  HistoryTrouble const trouble = database.record(id, record);
  return trouble == HistoryTrouble::none && record.isEmpty() ? HistoryTrouble::gone : trouble;
}

}  // namespace

Message whyNoHistory(HistoryTrouble trouble, QString const& path, QString const& module) {
  Argument const file = args::word(path.toStdString(), "file");
  switch (trouble) {
    case HistoryTrouble::none: return {};
    case HistoryTrouble::missing:
      return QFileInfo::exists(module)
                 ? say(phrases::historyMissing)
                 : say(phrases::historyNoModule, {args::word(module.toStdString(), "file")});
    case HistoryTrouble::damaged: return say(phrases::historyDamaged, {file});
    case HistoryTrouble::later: return say(phrases::historyLater, {file});
    case HistoryTrouble::locked: return say(phrases::historyLocked);
    case HistoryTrouble::forbidden: return say(phrases::historyForbidden, {file});
    case HistoryTrouble::full: return say(phrases::historyFull);
    case HistoryTrouble::fault: return say(phrases::historyFault, {file});
    case HistoryTrouble::gone: return say(phrases::historyGone);
  }
  return {};
}

Argument causeOf(HistoryTrouble trouble) {
  auto const known = [](Text const& text) {
    return Argument{.name = "what", .kind = Argument::Kind::text, .text = text};
  };
  switch (trouble) {
    case HistoryTrouble::locked: return known(phrases::causeHistoryBusy);
    case HistoryTrouble::gone: return known(phrases::causeHistoryGone);
    default: return known(phrases::causeHistory);
  }
}

Message MatchHistory::whyNot(HistoryTrouble trouble) const {
  return trouble == HistoryTrouble::locked ? say(phrases::historyBusy)
                                           : whyNoHistory(trouble, disk_->path(), historyModule());
}

MatchHistory::MatchHistory(QString const& folder, std::function<int()> avatar, Maker maker, QObject* parent)
    : QObject(parent),
      avatar_(std::move(avatar)),
      there_(maker || hasHistory()),
      queue_(untilHistoryWritten) {
  disk_ = std::make_shared<Disk>(folder, std::move(maker));
}

// The database is its thread's to close.
MatchHistory::~MatchHistory() {
  if (!used_) return;
  queue_.post([disk = disk_]() -> WorkQueue::Answer {
    disk->close();
    return nullptr;
  });
}

void MatchHistory::post(WorkQueue::Work work) {
  used_ = true;
  queue_.post(std::move(work));
}

void MatchHistory::keep(Record const& record, std::vector<int> const& avatars) {
  post([this, disk = disk_, record, avatars]() -> WorkQueue::Answer {
    auto const table = replay(record);
    if (!table) return nullptr;
    HistoryTrouble const trouble = disk->put(historyEntryOf(*table, avatars), {});
    return [this, trouble] { written(trouble); };
  });
}

void MatchHistory::keepFile(QString const& path) {
  post([this, disk = disk_, name = QFileInfo(path).fileName(), avatar = avatar_()]() -> WorkQueue::Answer {
    HistoryTrouble const trouble = disk->putFile(name, avatar, true);
    return [this, trouble] { written(trouble); };
  });
}

void MatchHistory::catchUp() {
  if (std::exchange(catchingUp_, true)) return;
  post([this, disk = disk_]() -> WorkQueue::Answer {
    auto const left = std::make_shared<QStringList>();
    HistoryTrouble const trouble = disk->unknownFiles(*left);
    return [this, trouble, left] {
      take(trouble);
      goOnCatchingUp(left);
    };
  });
}

void MatchHistory::goOnCatchingUp(std::shared_ptr<QStringList> const& left) {
  if (left->isEmpty() || !problem_.empty()) return countTheUncounted();
  post([this, disk = disk_, left, avatar = avatar_()]() -> WorkQueue::Answer {
    HistoryTrouble trouble = HistoryTrouble::none;
    QElapsedTimer clock;
    for (clock.start();
         !left->isEmpty() && clock.elapsed() < longestHistoryStep && trouble == HistoryTrouble::none;)
      trouble = disk->putFile(left->takeFirst(), avatar, false);
    return [this, trouble, left] {
      written(trouble);
      goOnCatchingUp(left);
    };
  });
}

void MatchHistory::countTheUncounted() {
  post([this, disk = disk_]() -> WorkQueue::Answer {
    int counted = 0;
    HistoryTrouble const trouble = disk->countSome(counted);
    return [this, trouble, counted] {
      take(trouble);
      if (counted > 0) emit changed();
      if (counted > 0 && problem_.empty()) return countTheUncounted();
      catchingUp_ = false;
      emit caughtUp();
    };
  });
}

template <class Answer>
void MatchHistory::ask(std::function<HistoryTrouble(HistoryDatabase&, Answer&)> question, Then<Answer> then) {
  post([this, disk = disk_, question = std::move(question), then = std::move(then)]() -> WorkQueue::Answer {
    auto answer = std::make_shared<Answer>();
    HistoryTrouble trouble{};
    if (HistoryDatabase* const database = disk->open(trouble))
      trouble = disk->note(question(*database, *answer));
    return [this, trouble, answer, then] {
      learn(trouble);
      if (trouble == HistoryTrouble::none)
        then(std::move(*answer));
      else
        then(trouble);
    };
  });
}

void MatchHistory::find(HistoryFilter const& filter, Then<HistoryList> then) {
  ask<HistoryList>(
      [filter](HistoryDatabase& database, HistoryList& list) { return database.list(filter, list); },
      std::move(then));
}

void MatchHistory::list(HistoryFilter const& filter, Then<HistoryList> then) {
  find(filter, [this, number = ++lastList_, then = std::move(then)](HistoryAnswer<HistoryList> list) {
    if (number == lastList_) then(std::move(list));
  });
}

void MatchHistory::statistics(StatisticsFilter const& filter, Then<Statistics> then) {
  ask<Statistics>(
      [filter](HistoryDatabase& database, Statistics& found) { return database.statistics(filter, found); },
      [this, number = ++lastStatistics_, then = std::move(then)](HistoryAnswer<Statistics> found) {
        if (number == lastStatistics_) then(std::move(found));
      });
}

void MatchHistory::rows(std::vector<std::int64_t> const& ids, Then<std::vector<HistoryRow>> then) {
  ask<std::vector<HistoryRow>>(
      [ids](HistoryDatabase& database, std::vector<HistoryRow>& rows) { return database.rows(ids, rows); },
      std::move(then));
}

void MatchHistory::details(std::int64_t id, Then<HistoryDetails> then) {
  ask<HistoryDetails>(
      [id](HistoryDatabase& database, HistoryDetails& details) {
        HistoryTrouble const trouble = database.details(id, details);
        QByteArray text;
        if (trouble == HistoryTrouble::none && details.row.end != HistoryEnd::unfinished)
          database.record(id, text);
        addDeals(details, text);
        return trouble;
      },
      std::move(then));
}

void MatchHistory::record(std::int64_t id, Then<QByteArray> then) {
  ask<QByteArray>(
      [id](HistoryDatabase& database, QByteArray& record) { return recordIn(database, id, record); },
      std::move(then));
}

void MatchHistory::match(std::int64_t id, Then<std::shared_ptr<MatchFile>> then) {
  ask<std::shared_ptr<MatchFile>>(
      [id](HistoryDatabase& database, std::shared_ptr<MatchFile>& match) {
        QByteArray record;
        HistoryTrouble const trouble = recordIn(database, id, record);
        if (trouble == HistoryTrouble::none)
          match = std::make_shared<MatchFile>(
              readMatch({record.constData(), static_cast<std::size_t>(record.size())}));
        return trouble;
      },
      std::move(then));
}

void MatchHistory::book(Then<Book> then, QStringList const& person) {
  ask<Book>(
      [person](HistoryDatabase& database, Book& book) {
        BookedMatches booked;
        HistoryTrouble const trouble = database.booked(booked);
        book = bookOf(booked, person);
        return trouble;
      },
      std::move(then));
}

void MatchHistory::rowsOf(QStringList const& people, Then<std::vector<HistoryRow>> then) {
  ask<std::vector<HistoryRow>>(
      [disk = disk_.get(), people, avatar = avatar_()](HistoryDatabase& database,
                                                       std::vector<HistoryRow>& rows) {
        std::vector<std::int64_t> ids;
        HistoryTrouble const trouble = disk->matchesOf(people, avatar, ids);
        return trouble == HistoryTrouble::none ? database.rows(ids, rows) : trouble;
      },
      std::move(then));
}

void MatchHistory::recordsOf(QStringList const& people, Then<std::vector<QByteArray>> then) {
  ask<std::vector<QByteArray>>(
      [disk = disk_.get(), people, avatar = avatar_()](HistoryDatabase& database,
                                                       std::vector<QByteArray>& records) {
        std::vector<std::int64_t> ids;
        HistoryTrouble trouble = disk->matchesOf(people, avatar, ids);
        for (std::int64_t const id : ids)
          if (trouble == HistoryTrouble::none) trouble = database.record(id, records.emplace_back());
        return trouble;
      },
      std::move(then));
}

void MatchHistory::tallies(QStringList const& people, Then<std::vector<MatchTally>> then) {
  ask<std::vector<MatchTally>>(
      [people](HistoryDatabase& database, std::vector<MatchTally>& tallies) {
        return database.tallies(people, tallies);
      },
      std::move(then));
}

void MatchHistory::noteCircle(CircleNote const& note) {
  write([note](HistoryDatabase& database) { return database.noteCircle(note); });
}

void MatchHistory::settle(std::vector<std::int64_t> const& matches, std::int64_t time) {
  write([matches, time](HistoryDatabase& database) { return database.settle(matches, time); });
}

void MatchHistory::write(std::function<HistoryTrouble(HistoryDatabase&)> deed) {
  post([this, disk = disk_, deed = std::move(deed)]() -> WorkQueue::Answer {
    HistoryTrouble trouble{};
    if (HistoryDatabase* const database = disk->open(trouble)) trouble = disk->note(deed(*database));
    return [this, trouble] { written(trouble); };
  });
}

void MatchHistory::remove(std::int64_t id, std::function<void(HistoryTrouble)> then) {
  removeBy([id](Disk& disk) { return disk.remove({id}); }, std::move(then));
}

void MatchHistory::forget(QStringList const& people, std::function<void(HistoryTrouble)> then) {
  removeBy(
      [people, avatar = avatar_()](Disk& disk) {
        std::vector<std::int64_t> ids;
        HistoryTrouble const trouble = disk.matchesOf(people, avatar, ids);
        return trouble == HistoryTrouble::none && !ids.empty() ? disk.remove(ids, people) : trouble;
      },
      std::move(then));
}

void MatchHistory::removeBy(std::function<HistoryTrouble(Disk&)> remove,
                            std::function<void(HistoryTrouble)> then) {
  post([this, disk = disk_, remove = std::move(remove), then = std::move(then)]() -> WorkQueue::Answer {
    HistoryTrouble const trouble = remove(*disk);
    return [this, trouble, then] {
      if (trouble == HistoryTrouble::none) emit changed();
      then(trouble);
    };
  });
}

void MatchHistory::written(HistoryTrouble trouble) {
  take(trouble);
  if (trouble == HistoryTrouble::none) emit changed();
}

// While another program uses it, it is there: what is kept meanwhile comes later.
void MatchHistory::learn(HistoryTrouble trouble) {
  using enum HistoryTrouble;
  there_ = trouble == none || trouble == locked || trouble == gone;
}

void MatchHistory::take(HistoryTrouble trouble) {
  learn(trouble);
  problem_ = whyNoHistory(trouble, disk_->path(), historyModule());
  if (trouble == HistoryTrouble::none || trouble == told_) return;
  told_ = trouble;
  emit failed(problem_);
}

}  // namespace giaguaro
