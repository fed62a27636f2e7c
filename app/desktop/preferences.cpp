#include "app/desktop/preferences.h"

#include <QLocale>
#include <QStandardPaths>
#include <algorithm>

#include "app/desktop/match_plan.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

constexpr int mostSeconds = 60;
constexpr int mostPeople = 12;

std::chrono::milliseconds pace(QSettings const& settings, char const* key, std::chrono::milliseconds usual) {
  bool isNumber = false;
  int const value = settings.value(key).toInt(&isNumber);
  if (!isNumber || value < 0 || value > mostSeconds * 1000) return usual;
  return std::chrono::milliseconds(value);
}

QString text(std::string_view name) {
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}  // namespace

Preferences::Preferences(QString const& path) : settings_(path, QSettings::IniFormat) {}

QString Preferences::usualPath() {
  // Only the application has a name: with an organisation of the same name the folder would be doubled.
  return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/preferences.ini";
}

bool Preferences::firstRun() const { return !settings_.contains("player/avatar"); }

QString Preferences::language() const {
  QString chosen = settings_.value("language").toString();
  if (chosen == "en" || chosen == "it") return chosen;
  for (QString const& wanted : QLocale::system().uiLanguages()) {
    if (wanted.startsWith("it")) return "it";
    if (wanted.startsWith("en")) return "en";
  }
  return "en";
}

void Preferences::setLanguage(QString const& code) { settings_.setValue("language", code); }

QString Preferences::playerName() const {
  return settings_.value("player/name").toString().simplified().left(longestName);
}

int Preferences::avatar() const {
  return std::clamp(settings_.value("player/avatar", usualAvatar).toInt(), 1, avatarCount);
}

void Preferences::setPlayer(QString const& name, int avatar) {
  settings_.setValue("player/name", name.simplified().left(longestName));
  settings_.setValue("player/avatar", avatar);
}

Paces Preferences::paces() const {
  Paces const usual;
  Paces paces;
  paces.thinking = pace(settings_, "paces/thinking", usual.thinking);
  paces.trickRest = pace(settings_, "paces/trick", usual.trickRest);
  paces.trickUntilClick = settings_.value("paces/trickUntilClick", usual.trickUntilClick).toBool();
  paces.resultRest = pace(settings_, "paces/result", usual.resultRest);
  return paces;
}

void Preferences::readTable(QString const& group, GameInfo const& game, MatchChoice& choice) const {
  choice.game = text(game.id);
  choice.players = settings_.value(group + "/players").toInt();
  if (std::ranges::find(game.players, choice.players) == game.players.end())
    choice.players = game.usualPlayers;
  GivenOptions given;
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    QString const key = group + "/option_" + text(game.options[i].name);
    if (settings_.contains(key))
      given[i] = game.options[i].parse(settings_.value(key).toString().toStdString());
  }
  choice.options = completed(game.options, given);
}

void Preferences::writeTable(QString const& group, GameInfo const& game, MatchChoice const& choice) {
  settings_.setValue(group + "/players", choice.players);
  for (std::size_t i = 0; i < game.options.size(); ++i)
    settings_.setValue(group + "/option_" + text(game.options[i].name),
                       QString::fromStdString(game.options[i].text(choice.options.values[i])));
}

std::optional<MatchChoice> Preferences::lastMatch(GameInfo const& game) const {
  QString const group = "games/" + text(game.id);
  if (!settings_.contains(group + "/players")) return std::nullopt;
  MatchChoice choice;
  readTable(group, game, choice);
  return choice;
}

std::optional<MatchChoice> Preferences::lastMatch() {
  GameInfo const* const game = findGame(settings_.value("match/game").toString().toStdString());
  if (game == nullptr) return std::nullopt;
  MatchChoice choice;
  readTable("match", *game, choice);
  int const seats = settings_.beginReadArray("match/seats");
  for (int seat = 0; seat < std::min(seats, mostSeats); ++seat) {
    settings_.setArrayIndex(seat);
    choice.seats.push_back({.name = settings_.value("name").toString().simplified().left(longestName),
                            .avatar = std::clamp(settings_.value("avatar", 1).toInt(), 1, avatarCount),
                            .human = settings_.value("human").toBool(),
                            .level = settings_.value("level").toString()});
  }
  settings_.endArray();
  return choice;
}

void Preferences::setLastMatch(MatchChoice const& choice) {
  rememberPeople(choice.seats);
  std::vector<SeatChoice> seats = choice.seats;
  // Who sits down only at larger tables is not forgotten.
  if (auto const before = lastMatch())
    for (std::size_t seat = seats.size(); seat < before->seats.size(); ++seat) {
      seats.push_back(before->seats[seat]);
      seats.back().human = false;
    }
  settings_.remove("match");
  settings_.setValue("match/game", choice.game);
  if (GameInfo const* const game = findGame(choice.game.toStdString()))
    for (QString const& group : {QString("match"), "games/" + text(game->id)})
      writeTable(group, *game, choice);
  settings_.beginWriteArray("match/seats", static_cast<int>(seats.size()));
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    settings_.setArrayIndex(static_cast<int>(seat));
    settings_.setValue("name", seats[seat].name);
    settings_.setValue("avatar", seats[seat].avatar);
    settings_.setValue("human", seats[seat].human);
    settings_.setValue("level", seats[seat].level);
  }
  settings_.endArray();
}

std::vector<SeatChoice> Preferences::people() {
  std::vector<SeatChoice> people;
  int const count = settings_.beginReadArray("people");
  for (int i = 0; i < std::min(count, mostPeople); ++i) {
    settings_.setArrayIndex(i);
    QString const name = settings_.value("name").toString().simplified().left(longestName);
    if (!name.isEmpty())
      people.push_back({name, std::clamp(settings_.value("avatar", 1).toInt(), 1, avatarCount), true, {}});
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
  for (SeatChoice const& before : this->people())
    if (!isThere(before)) people.push_back(before);
  settings_.remove("people");
  settings_.beginWriteArray("people");
  for (int i = 0; i < std::min(static_cast<int>(people.size()), mostPeople); ++i) {
    settings_.setArrayIndex(i);
    settings_.setValue("name", people[static_cast<std::size_t>(i)].name.simplified().left(longestName));
    settings_.setValue("avatar", people[static_cast<std::size_t>(i)].avatar);
  }
  settings_.endArray();
}

QByteArray Preferences::windowGeometry() const { return settings_.value("window/geometry").toByteArray(); }

void Preferences::setWindowGeometry(QByteArray const& geometry) {
  settings_.setValue("window/geometry", geometry);
}

QByteArray Preferences::helpGeometry() const { return settings_.value("help/geometry").toByteArray(); }

void Preferences::setHelpGeometry(QByteArray const& geometry) {
  settings_.setValue("help/geometry", geometry);
}

}  // namespace giaguaro
