// The people of this computer, and what is each one's own. In the file the person who sits at the table has everything
// where it always was ("player/…", "guide/…"); whoever does not has the same keys in a group of their own ("profiles/2/…").
// So a file from before there were profiles is the file of its one person, and an older program reads the file of today as
// that of whoever sits here.
//
// A person's own are name and face, how cards are clicked, the guide, the paces, the tables that were last played at with
// their people and levels, the games whose tips were offered, and how many matches were won. Language, cards, theme, sound,
// windows and the files opened last are the computer's, and so are the names that are proposed for further seats.
#include <algorithm>
#include <array>

#include "app/desktop/match/match_plan.h"
#include "app/desktop/people/preference_keys.h"
#include "app/desktop/people/preferences.h"

namespace giaguaro {

namespace {

constexpr int mostPeople = 12;
constexpr std::array ownKeys{"player/", "cards/clicks", "guide/", "paces/",
                             "match/",  "games/",       "tips/",  "progress/"};

bool isOwn(QString const& key) {
  return std::ranges::any_of(ownKeys, [&](char const* own) { return key.startsWith(QLatin1String(own)); });
}

bool isSame(QString const& name, QString const& other) {
  return name.compare(other, Qt::CaseInsensitive) == 0;
}

QString groupOf(int number) { return QStringLiteral("profiles/%1/").arg(number); }

QString tidy(QString const& name) { return name.simplified().left(longestName); }

}  // namespace

QStringList Profile::names() const {
  QStringList all{formerly};
  all.prepend(name);
  all.removeAll(QString());
  all.removeDuplicates();
  return all;
}

int Preferences::profile() const { return std::max(settings_.value(keys::seated, 1).toInt(), 1); }

QString Preferences::prefixOf(int number) const { return number == profile() ? QString() : groupOf(number); }

QStringList Preferences::playerNames() const { return profile(profile()).names(); }

std::vector<Profile> Preferences::profiles() {
  settings_.sync();
  std::vector<int> numbers;
  if (!firstRun()) numbers.push_back(profile());
  for (QString const& key : settings_.allKeys()) {
    int const number = key.section(u'/', 1, 1).toInt();
    bool const other =
        key.startsWith(QLatin1String("profiles/")) && key.endsWith('/' + QString(keys::playerAvatar));
    if (other && number > 0 && std::ranges::count(numbers, number) == 0) numbers.push_back(number);
  }
  std::ranges::sort(numbers);
  std::vector<Profile> profiles;
  for (int const number : numbers) profiles.push_back(profile(number));
  return profiles;
}

int Preferences::addProfile(QString const& name, int avatar) {
  auto const all = profiles();  // read anew, and with them who sits here
  int number = std::max(profile(), settings_.value(keys::lastNumber).toInt());
  for (Profile const& each : all) number = std::max(number, each.number);
  settings_.setValue(keys::lastNumber, ++number);
  QString const group = groupOf(number);
  settings_.setValue(group + keys::playerName, tidy(name));
  settings_.setValue(group + keys::playerAvatar, avatar);
  return number;
}

// What was kept under the old name stays as it was written then, and is found by it.
void Preferences::renameProfile(int number, QString const& name, int avatar) {
  QString const prefix = prefixOf(number);
  QString const before = settings_.value(prefix + keys::playerName).toString();
  QString const after = tidy(name);
  settings_.setValue(prefix + keys::playerName, after);
  settings_.setValue(prefix + keys::playerAvatar, avatar);
  // The next table has this face too.
  int const seats = before.isEmpty() ? 0 : settings_.value(prefix + keys::matchSeatsSize).toInt();
  for (int seat = 1; seat <= std::min(seats, mostSeats); ++seat) {
    QString const group = prefix + keys::matchSeat(seat);
    if (isSame(settings_.value(group + keys::name).toString(), before))
      settings_.setValue(group + keys::avatar, avatar);
  }
  if (before.isEmpty() && !after.isEmpty()) nameSeatOf(prefix, after, avatar);
  if (before == after || before.isEmpty()) return;
  QStringList formerly = settings_.value(prefix + keys::playerFormerly).toStringList();
  formerly.removeAll(after);
  if (!formerly.contains(before)) formerly.append(before);
  settings_.setValue(prefix + keys::playerFormerly, formerly);
  forgetKnown({before});
  for (QString const& key : settings_.allKeys())
    if (key.startsWith(prefix + keys::matchSeats) && key.endsWith(QLatin1String("/name")) &&
        isSame(settings_.value(key).toString(), before))
      settings_.setValue(key, after);
}

// Who has played without a name sits at the next table with the one that there is now: on the first chair of a person.
void Preferences::nameSeatOf(QString const& prefix, QString const& name, int avatar) {
  int const seats = settings_.value(prefix + keys::matchSeatsSize).toInt();
  for (int seat = 1; seat <= std::min(seats, mostSeats); ++seat) {
    QString const group = prefix + keys::matchSeat(seat);
    if (!settings_.value(group + keys::human).toBool()) continue;
    if (!settings_.value(group + keys::name).toString().isEmpty()) return;
    settings_.setValue(group + keys::name, name);
    settings_.setValue(group + keys::avatar, avatar);
    return;
  }
}

void Preferences::sitDown(int number) {
  settings_.sync();
  int const before = profile();
  takeSeat();
  if (number == before) return;
  bool const was = !firstRun();  // somebody, who keeps what is theirs
  for (QString const& key : settings_.allKeys()) {
    if (!isOwn(key)) continue;
    if (was) settings_.setValue(groupOf(before) + key, settings_.value(key));
    settings_.remove(key);
  }
  QString const group = groupOf(number);
  for (QString const& key : settings_.allKeys())
    if (key.startsWith(group) && isOwn(key.mid(group.size())))
      settings_.setValue(key.mid(group.size()), settings_.value(key));
  settings_.remove(group.chopped(1));
  settings_.setValue(keys::seated, number);
  takeSeat();
}

void Preferences::takeSeat() {
  seated_ = profile();
  isSomebody_ = !firstRun();
}

std::optional<QString> Preferences::seatedPrefix() {
  settings_.sync();
  QString prefix = prefixOf(seated_);
  if (isSomebody_ && !settings_.contains(prefix + keys::playerAvatar)) return std::nullopt;
  return prefix;
}

bool Preferences::isSeatTaken() {
  settings_.sync();
  return profile() != seated_;
}

std::map<QString, QVariant> Preferences::ownOf(int number) const {
  QString const prefix = prefixOf(number);
  std::map<QString, QVariant> own;
  for (QString const& key : settings_.allKeys())
    if (key.startsWith(prefix) && isOwn(key.mid(prefix.size())))
      own.emplace(key.mid(prefix.size()), settings_.value(key));
  return own;
}

void Preferences::removeProfile(int number) {
  auto const all = profiles();
  auto const gone = std::ranges::find(all, number, &Profile::number);
  if (gone == all.end()) return;
  QStringList names = gone->names();  // without what an older file has of another's
  for (Profile const& each : all)
    if (each.number != number)
      names.removeIf([&](QString const& name) {
        return !isSame(name, gone->name) && each.names().contains(name, Qt::CaseInsensitive);
      });
  auto const next = std::ranges::find_if(all, [&](Profile const& each) { return each.number != number; });
  if (number == profile() && next != all.end()) sitDown(next->number);
  settings_.setValue(keys::lastNumber,
                     std::max(all.back().number, settings_.value(keys::lastNumber).toInt()));
  if (next != all.end()) {
    settings_.remove(groupOf(number).chopped(1));
  } else {
    isSomebody_ = false;
    for (QString const& key : settings_.allKeys())
      if (isOwn(key)) settings_.remove(key);
    clearRecentFiles();
  }
  forgetKnown(names);
  // Nor at anybody else's table.
  for (QString const& key : settings_.allKeys())
    if (key.contains(keys::matchSeats) && key.endsWith(QLatin1String("/name")) &&
        names.contains(settings_.value(key).toString(), Qt::CaseInsensitive))
      settings_.setValue(key, QString());
}

// With everybody of this computer, whoever has played last first.
std::vector<SeatChoice> Preferences::people() {
  std::vector<SeatChoice> people = knownPeople();
  for (Profile const& each : profiles()) {
    if (each.name.isEmpty()) continue;
    auto const known =
        std::ranges::find_if(people, [&](SeatChoice const& one) { return isSame(one.name, each.name); });
    if (known == people.end())
      people.push_back({each.name, each.avatar, true, {}});
    else
      known->avatar = each.avatar;
  }
  return people;
}

std::vector<SeatChoice> Preferences::knownPeople() {
  std::vector<SeatChoice> people;
  int const count = settings_.beginReadArray(keys::people);
  for (int i = 0; i < std::min(count, mostPeople); ++i) {
    settings_.setArrayIndex(i);
    QString const name = settings_.value(keys::name).toString().simplified().left(longestName);
    if (!name.isEmpty())
      people.push_back(
          {name, std::clamp(settings_.value(keys::avatar, 1).toInt(), 1, avatarCount), true, {}});
  }
  settings_.endArray();
  return people;
}

void Preferences::rememberPeople(std::vector<SeatChoice> const& seats) {
  std::vector<SeatChoice> people;
  auto const isThere = [&people](SeatChoice const& one) {
    return std::ranges::any_of(people, [&](SeatChoice const& other) {
      return other.name.compare(one.name, Qt::CaseInsensitive) == 0;
    });
  };
  for (SeatChoice const& seat : seats)
    if (seat.human && !seat.name.simplified().isEmpty() && !isThere(seat)) people.push_back(seat);
  for (SeatChoice const& before : knownPeople())
    if (!isThere(before)) people.push_back(before);
  writeKnown(people);
}

void Preferences::writeKnown(std::vector<SeatChoice> const& people) {
  settings_.remove(keys::people);
  settings_.beginWriteArray(keys::people);
  for (int i = 0; i < std::min(static_cast<int>(people.size()), mostPeople); ++i) {
    settings_.setArrayIndex(i);
    settings_.setValue(keys::name, people[static_cast<std::size_t>(i)].name.simplified().left(longestName));
    settings_.setValue(keys::avatar, people[static_cast<std::size_t>(i)].avatar);
  }
  settings_.endArray();
}

// Of the names that are proposed for further seats.
void Preferences::forgetKnown(QStringList const& names) {
  std::vector<SeatChoice> people = knownPeople();
  std::erase_if(people, [&](SeatChoice const& one) { return names.contains(one.name, Qt::CaseInsensitive); });
  writeKnown(people);
}

}  // namespace giaguaro
