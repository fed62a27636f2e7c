#include "app/desktop/people/lock_outs.h"

#include <QDateTime>
#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <utility>

#include "app/desktop/text/phrases.h"
#include "core/rules/club.h"

namespace giaguaro {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr milliseconds wholeLockOut = seconds(club::lockedSeconds);
constexpr milliseconds keptEach{60000};

constexpr FileWords lockOutWords{phrases::lockOutsKept, phrases::lockOutsBad, phrases::lockOutsUnwritten};

}  // namespace

LockOuts::LockOuts(QString path, Post post, QObject* parent, Source source)
    : QObject(parent),
      path_(std::move(path)),
      post_(std::move(post)),
      source_(std::move(source)),
      teller_(lockOutWords, path_) {
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
    auto const known = std::ranges::find(list_.entries, profile, &LockOutList::Entry::profile);
    if (known == list_.entries.end())
      list_.entries.push_back({profile, why, left});
    else if (known->left <= left)
      *known = {profile, why, left};
  }
  if (!keeping_.isActive()) keeping_.start();
  store();
}

std::optional<LockOut> LockOuts::longestOf(QStringList const& profiles) {
  read();
  pass();
  LockOutList::Entry const* found = nullptr;
  for (LockOutList::Entry const& each : list_.entries)
    if (profiles.contains(each.profile) && (found == nullptr || each.left > found->left)) found = &each;
  if (found == nullptr) return std::nullopt;
  auto const left = std::chrono::ceil<seconds>(found->left);
  QDateTime const until = QDateTime::fromSecsSinceEpoch((list_.counted.wall + left).count());
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

void LockOuts::pass() {
  list_.passTo(source_());
  if (list_.entries.empty())
    keeping_.stop();
  else if (!keeping_.isActive())
    keeping_.start();
}

// What another window has written, too: nobody who is locked out there sits down here.
void LockOuts::read() {
  FileStamp const stamp = stampOf(path_);
  if (read_ == stamp) return;
  if (!read_) list_.counted = source_();
  read_ = stamp;
  SharedFile<LockOutList>::Read const read = lockOutsFile(path_).read();
  list_.merge(read.value);
  if (auto const what = teller_.tell(read.trouble)) emit failed(*what);
}

void LockOuts::store() {
  if (list_.entries.empty() && !QFileInfo::exists(path_)) return;
  post_([here = QPointer(this), path = path_, list = list_]() -> WorkQueue::Answer {
    FileTrouble const trouble = lockOutsFile(path)
                                    .change([&list](LockOutList& there) {
                                      there.merge(list);
                                      return true;
                                    })
                                    .trouble;
    return [here, trouble] {
      if (!here) return;
      if (auto const what = here->teller_.tell(trouble)) emit here->failed(*what);
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
