#include "app/desktop/lock_outs.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <ctime>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/desktop/journal_file.h"
#include "app/desktop/phrases.h"
#include "app/desktop/whole_file.h"
#include "core/rules/club.h"

namespace giaguaro {

namespace {

using Json = nlohmann::ordered_json;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr milliseconds wholeLockOut = seconds(club::lockedSeconds);
constexpr milliseconds keptEach{60000};
constexpr qint64 largestLockOuts = 1 << 16;

constexpr char const* wordOf(LockOut::Why why) { return why == LockOut::Why::lapsed ? "lapsed" : "left"; }

}  // namespace

MachineTime machineTime() {
  MachineTime time{.wall = seconds(QDateTime::currentSecsSinceEpoch())};
#ifdef CLOCK_BOOTTIME
  if (timespec awake{}; clock_gettime(CLOCK_BOOTTIME, &awake) == 0)
    time.awake = std::chrono::duration_cast<milliseconds>(seconds(awake.tv_sec) +
                                                          std::chrono::nanoseconds(awake.tv_nsec));
  if (QFile start("/proc/sys/kernel/random/boot_id"); start.open(QIODevice::ReadOnly))
    time.start = QString::fromLatin1(start.read(64)).trimmed();
#endif
  return time;
}

LockOuts::LockOuts(QString path, Post post, QObject* parent, Source source)
    : QObject(parent), path_(std::move(path)), post_(std::move(post)), source_(std::move(source)) {
  keeping_.setInterval(keptEach);
  connect(&keeping_, &QTimer::timeout, this, &LockOuts::keep);
}

ClubPerson::ClubPerson(QString name, bool isOwner) {
  if (isOwner || name.isEmpty()) profiles_.append(QString());
  if (!name.isEmpty()) profiles_.append(std::move(name));
}

void LockOuts::lock(QString const& profile, LockOut::Why why) { lockAll({profile}, why, wholeLockOut); }

void LockOuts::lock(ClubPerson const& person, LockOut::Why why) {
  lockAll(person.profiles(), why, wholeLockOut);
}

// By the calendar, as between two starts: a time to come has not passed at all.
void LockOuts::lockSince(ClubPerson const& person, LockOut::Why why, std::chrono::seconds since) {
  milliseconds const passed = source_().wall - since;
  milliseconds const left = wholeLockOut - std::max(passed, milliseconds{});
  if (left > milliseconds{}) lockAll(person.profiles(), why, left);
}

std::optional<LockOut> LockOuts::of(QString const& profile) { return longestOf({profile}); }

std::optional<LockOut> LockOuts::of(ClubPerson const& person) { return longestOf(person.profiles()); }

void LockOuts::lockAll(QStringList const& profiles, LockOut::Why why, milliseconds left) {
  read();
  pass();
  for (QString const& profile : profiles) {
    auto const known = std::ranges::find(entries_, profile, &Entry::profile);
    if (known == entries_.end())
      entries_.push_back({profile, why, left});
    else if (known->left <= left)
      *known = {profile, why, left};
  }
  if (!keeping_.isActive()) keeping_.start();
  store();
}

std::optional<LockOut> LockOuts::longestOf(QStringList const& profiles) {
  read();
  pass();
  auto found = entries_.end();
  for (auto each = entries_.begin(); each != entries_.end(); ++each)
    if (profiles.contains(each->profile) && (found == entries_.end() || each->left > found->left))
      found = each;
  if (found == entries_.end()) return std::nullopt;
  auto const left = std::chrono::ceil<seconds>(found->left);
  QDateTime const until = QDateTime::fromSecsSinceEpoch((counted_.wall + left).count());
  return LockOut{.name = {},
                 .why = found->why,
                 .seconds = static_cast<int>(left.count()),
                 .of = club::lockedSeconds,
                 .until = until.toString(QStringLiteral("HH:mm"))};
}

void LockOuts::keep() {
  read();
  pass();
  store();
  emit kept();
}

// From where it was counted up to, to now.
void LockOuts::pass() {
  MachineTime const now = source_();
  bool const sameStart = !now.start.isEmpty() && now.start == counted_.start;
  milliseconds const passed = sameStart ? now.awake - counted_.awake : milliseconds(now.wall - counted_.wall);
  counted_ = now;
  for (Entry& entry : entries_) entry.left -= std::max(passed, milliseconds{});
  std::erase_if(entries_, [](Entry const& entry) { return entry.left <= milliseconds{}; });
  if (entries_.empty())
    keeping_.stop();
  else if (!keeping_.isActive())
    keeping_.start();
}

void LockOuts::read() {
  if (std::exchange(isRead_, true)) return;
  counted_ = source_();
  QFileInfo const info(path_);
  if (!info.exists() && !info.isSymbolicLink()) return;
  isThere_ = true;
  try {
    QFile file(path_);
    if (!info.isFile() || info.size() > largestLockOuts || !file.open(QIODevice::ReadOnly))
      throw std::runtime_error("it is no file to be read");
    Json const json = Json::parse(file.readAll().toStdString());
    std::vector<Entry> entries;
    for (Json const& each : json.at("locked")) {
      auto const left = milliseconds(each.at("left").get<std::int64_t>());
      bool const hasLeft = each.at("why").get<std::string>() == wordOf(LockOut::Why::left);
      entries.push_back({QString::fromStdString(each.at("profile").get<std::string>()),
                         hasLeft ? LockOut::Why::left : LockOut::Why::lapsed,
                         std::clamp(left, milliseconds{}, wholeLockOut)});
    }
    counted_ = {seconds(json.at("wall").get<std::int64_t>()),
                milliseconds(json.at("awake").get<std::int64_t>()),
                QString::fromStdString(json.at("start").get<std::string>())};
    entries_ = std::move(entries);
  } catch (std::exception const&) {
    QString const keptAs = setAside(path_);
    mayStore_ = !keptAs.isEmpty();
    emit failed(mayStore_ ? say(phrases::lockOutsKept, {args::word(keptAs.toStdString(), "file")})
                          : say(phrases::lockOutsBad));
  }
}

void LockOuts::store() {
  if (!mayStore_) return;
  if (entries_.empty() && !isThere_) return;
  isThere_ = true;
  Json json{{"wall", counted_.wall.count()},
            {"awake", counted_.awake.count()},
            {"start", counted_.start.toStdString()},
            {"locked", Json::array()}};
  for (Entry const& entry : entries_)
    json["locked"].push_back(
        {{"profile", entry.profile.toStdString()}, {"why", wordOf(entry.why)}, {"left", entry.left.count()}});
  post_([here = QPointer(this), path = path_,
         text = QByteArray::fromStdString(json.dump() + '\n')]() -> WorkQueue::Answer {
    QDir().mkpath(QFileInfo(path).path());
    int const error = writeWhole(text, path);
    return [here, path, error] {
      if (error == 0 || !here || std::exchange(here->toldUnwritten_, true)) return;
      emit here->failed(
          say(phrases::lockOutsUnwritten, {args::word(path.toStdString(), "file"), causeOf(error)}));
    };
  });
}

ClubPerson profileOf(MatchPlan const& plan, Seat seat, QString const& owner) {
  QString const name =
      QString::fromStdString(plan.setup.names[static_cast<std::size_t>(seat)]).simplified().toCaseFolded();
  bool const isOwner = plan.satDown() == 1 || name.isEmpty() || name == owner.simplified().toCaseFolded();
  return {name, isOwner};
}

}  // namespace giaguaro
