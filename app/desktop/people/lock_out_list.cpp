#include "app/desktop/people/lock_out_list.h"

#include <QDateTime>
#include <QFile>
#include <algorithm>
#include <ctime>
#include <nlohmann/json.hpp>

#include "core/rules/club.h"

namespace giaguaro {

namespace {

using Json = nlohmann::ordered_json;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr qint64 largestLockOuts = 1 << 16;

constexpr char const* wordOf(LockOut::Why why) { return why == LockOut::Why::lapsed ? "lapsed" : "left"; }

bool isSameStart(MachineTime const& one, MachineTime const& other) {
  return !one.start.isEmpty() && one.start == other.start;
}

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

void LockOutList::passTo(MachineTime const& now) {
  milliseconds const passed =
      isSameStart(now, counted) ? now.awake - counted.awake : milliseconds(now.wall - counted.wall);
  counted = now;
  for (Entry& entry : entries) entry.left -= std::max(passed, milliseconds{});
  std::erase_if(entries, [](Entry const& entry) { return entry.left <= milliseconds{}; });
}

void LockOutList::merge(LockOutList other) {
  if (other.counted.wall == seconds{}) return;
  if (counted.wall == seconds{}) counted = other.counted;
  if (isSameStart(other.counted, counted) && other.counted.awake > counted.awake)
    passTo(other.counted);
  else
    other.passTo(counted);
  for (Entry const& entry : other.entries) {
    auto const known = std::ranges::find(entries, entry.profile, &Entry::profile);
    if (known == entries.end())
      entries.push_back(entry);
    else if (known->left < entry.left)
      *known = entry;
  }
}

QByteArray LockOutList::toJson() const {
  Json json{{"wall", counted.wall.count()},
            {"awake", counted.awake.count()},
            {"start", counted.start.toStdString()},
            {"locked", Json::array()}};
  for (Entry const& entry : entries)
    json["locked"].push_back(
        {{"profile", entry.profile.toStdString()}, {"why", wordOf(entry.why)}, {"left", entry.left.count()}});
  return QByteArray::fromStdString(json.dump() + '\n');
}

std::optional<LockOutList> LockOutList::fromJson(QByteArray const& text) {
  try {
    Json const json = Json::parse(text.toStdString());
    LockOutList list;
    for (Json const& each : json.at("locked")) {
      auto const left = milliseconds(each.at("left").get<std::int64_t>());
      bool const hasLeft = each.at("why").get<std::string>() == wordOf(LockOut::Why::left);
      list.entries.push_back({QString::fromStdString(each.at("profile").get<std::string>()),
                              hasLeft ? LockOut::Why::left : LockOut::Why::lapsed,
                              std::clamp(left, milliseconds{}, milliseconds(seconds(club::lockedSeconds)))});
    }
    list.counted = {seconds(json.at("wall").get<std::int64_t>()),
                    milliseconds(json.at("awake").get<std::int64_t>()),
                    QString::fromStdString(json.at("start").get<std::string>())};
    return list;
  } catch (std::exception const&) {
    return std::nullopt;
  }
}

SharedFile<LockOutList> lockOutsFile(QString const& path) {
  return {path, {.largest = largestLockOuts, .read = &LockOutList::fromJson, .write = &LockOutList::toJson}};
}

}  // namespace giaguaro
