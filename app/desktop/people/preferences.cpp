#include "app/desktop/people/preferences.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <algorithm>

#include "app/desktop/disk/whole_file.h"
#include "app/desktop/match/match_plan.h"
#include "app/desktop/match/people.h"
#include "app/desktop/people/preference_keys.h"
#include "app/desktop/people/stored_settings.h"
#include "core/match/table.h"
#include "ui/text/game_id.h"
#include "ui/text/language.h"

namespace giaguaro {

namespace {

// Before the names of options.
constexpr char const* ofGame = "/option_";
constexpr char const* ofTable = "/table_";

QString text(std::string_view name) {
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}  // namespace

Preferences::Preferences(QString const& path, TableOptionList list)
    : tableOptions_(list), path_(path), settings_(fileToRead(), QSettings::IniFormat) {
  takeSeat();
  if (settings_.status() != QSettings::FormatError) return;
  damaged_ = true;
  std::vector<std::pair<QString, QVariant>> read;
  for (QString const& key : settings_.allKeys()) read.emplace_back(key, settings_.value(key));
  if (!moveAside()) return;
  for (auto const& [key, value] : read) settings_.setValue(key, value);
  settings_.sync();
}

// Who opens a pipe, or another such thing in the place of the file, may wait for ever. Where it cannot be
// moved this is a file that can be neither read nor written.
QString Preferences::fileToRead() {
  QFileInfo const info(path_);
  if (!info.exists() || info.isFile() || info.isDir()) return path_;
  damaged_ = true;
  return moveAside() ? path_ : path_ + QStringLiteral("/none");
}

// What is there is moved, so that it is met once; false: it is still there.
bool Preferences::moveAside() {
  keptAs_ = setAside(path_);
  return !keptAs_.isEmpty();
}

bool Preferences::store() {
  settings_.sync();
  return settings_.status() != QSettings::AccessError;
}

QString Preferences::usualPath() {
  // Only the application has a name: with an organisation of the same name the folder would be doubled.
  return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/preferences.ini";
}

bool Preferences::firstRun() const { return !settings_.contains(keys::playerAvatar); }

QString Preferences::language() const {
  QString chosen = settings_.value(keys::language).toString();
  if (isLanguage(chosen)) return chosen;
  for (QString const& wanted : QLocale::system().uiLanguages())  // "it-IT"
    for (Language const& language : languages()) {
      QString const code = QString(language.code).replace('_', '-');
      if (wanted == code || wanted.startsWith(code + '-')) return language.code;
    }
  return sourceLanguage;
}

void Preferences::setLanguage(QString const& code) { settings_.setValue(keys::language, code); }

QString Preferences::playerName() const {
  return settings_.value(keys::playerName).toString().simplified().left(longestName);
}

int Preferences::avatar() const {
  return std::clamp(settings_.value(keys::playerAvatar, usualAvatar).toInt(), 1, avatarCount);
}

void Preferences::setPlayer(QString const& name, int avatar) {
  settings_.setValue(keys::playerName, name.simplified().left(longestName));
  settings_.setValue(keys::playerAvatar, avatar);
  isSomebody_ = true;
}

Profile Preferences::profile(int which) const {
  QString const prefix = prefixOf(which);
  auto const value = [&](QString const& key) { return settings_.value(prefix + key); };
  Profile one{.number = which,
              .name = value(keys::playerName).toString().simplified().left(longestName),
              .avatar = std::clamp(value(keys::playerAvatar).toInt(), 1, avatarCount),
              .formerly = value(keys::playerFormerly).toStringList()};
  Settings const set = readSettings(settings_, prefix);
  one.guide = set.guide;
  one.clicks = set.clicks;
  int const seats = std::min(value(keys::matchSeatsSize).toInt(), mostSeats);
  for (int seat = 1; seat <= seats && one.level.isEmpty(); ++seat)
    one.level = value(keys::matchSeat(seat) + keys::level).toString();
  return one;
}

Settings Preferences::settings() const { return readSettings(settings_); }

void Preferences::setSettings(Settings const& set) {
  if (auto const prefix = seatedPrefix()) writeOwnSettings(settings_, *prefix, set);
  writeCommonSettings(settings_, set);
}

void Preferences::readTable(QString const& group, GameInfo const& game, MatchChoice& choice) const {
  choice.game = idOf(game);
  choice.players = settings_.value(group + keys::players).toInt();
  if (std::ranges::find(game.players, choice.players) == game.players.end())
    choice.players = game.usualPlayers;
  auto const read = [&](OptionInfo const& info, char const* kind) -> std::optional<std::int16_t> {
    QString const key = group + kind + text(info.name);
    if (!settings_.contains(key)) return std::nullopt;
    return info.parse(settings_.value(key).toString().toStdString());
  };
  GivenOptions given;
  for (std::size_t i = 0; i < game.options.size(); ++i) given[i] = read(game.options[i], ofGame);
  choice.options = completed(game.options, given);
  GivenOptions table;
  for (std::size_t i = 0; i < tableOptions_.size(); ++i) table[i] = read(tableOptions_[i].option, ofTable);
  choice.table = completed(tableOptions_, game, choice.players, table);
}

void Preferences::writeTable(QString const& group, GameInfo const& game, MatchChoice const& choice) {
  settings_.setValue(group + keys::players, choice.players);
  auto const write = [&](OptionInfo const& info, char const* kind, std::int16_t value) {
    settings_.setValue(group + kind + text(info.name), QString::fromStdString(info.text(value)));
  };
  for (std::size_t i = 0; i < game.options.size(); ++i)
    write(game.options[i], ofGame, choice.options.values[i]);
  for (std::size_t i = 0; i < tableOptions_.size(); ++i)
    if (tableOptions_[i].usual(game, choice.players))
      write(tableOptions_[i].option, ofTable, choice.table.values[i]);
}

std::optional<MatchChoice> Preferences::lastMatch(GameInfo const& game) const {
  QString const group = "games/" + idOf(game);
  if (!settings_.contains(group + keys::players)) return std::nullopt;
  MatchChoice choice;
  readTable(group, game, choice);
  return choice;
}

QStringList Preferences::knownGames() const {
  QStringList known = settings_.value(keys::gamesOffered).toStringList();
  for (GameInfo const* game : allGames())
    if (lastMatch(*game)) known += idOf(*game);
  known.removeDuplicates();
  return known;
}

Preferences::Tally Preferences::tally(QString const& game) const {
  int const matches = std::max(0, settings_.value(keys::progressMatches(game)).toInt());
  return {matches, std::clamp(settings_.value(keys::progressWon(game)).toInt(), 0, matches)};
}

void Preferences::setTally(QString const& game, Tally tally) {
  auto const prefix = seatedPrefix();
  if (!prefix) return;
  settings_.setValue(*prefix + keys::progressMatches(game), tally.matches);
  settings_.setValue(*prefix + keys::progressWon(game), tally.won);
}

void Preferences::addKnownGame(QString const& id) {
  QStringList offered = settings_.value(keys::gamesOffered).toStringList();
  if (!offered.contains(id)) settings_.setValue(keys::gamesOffered, offered += id);
}

std::optional<MatchChoice> Preferences::lastMatch() {
  GameInfo const* const game = findGame(settings_.value(keys::matchGame).toString().toStdString());
  if (game == nullptr) return std::nullopt;
  MatchChoice choice;
  readTable(keys::match, *game, choice);
  int const seats = settings_.beginReadArray(keys::matchSeats);
  for (int seat = 0; seat < std::min(seats, mostSeats); ++seat) {
    settings_.setArrayIndex(seat);
    choice.seats.push_back({.name = settings_.value(keys::name).toString().simplified().left(longestName),
                            .avatar = std::clamp(settings_.value(keys::avatar, 1).toInt(), 1, avatarCount),
                            .human = settings_.value(keys::human).toBool(),
                            .level = settings_.value(keys::level).toString()});
  }
  settings_.endArray();
  return choice;
}

void Preferences::setLastMatch(MatchChoice const& choice) {
  setNextMatch(choice);
  if (GameInfo const* const game = findGame(choice.game.toStdString()))
    writeTable("games/" + idOf(*game), *game, choice);
}

void Preferences::setNextMatch(MatchChoice const& choice) {
  rememberPeople(choice.seats);
  std::vector<SeatChoice> seats = choice.seats;
  // Who sits down only at larger tables is not forgotten, unless it is somebody who has a seat at this one.
  if (auto const before = lastMatch())
    for (std::size_t seat = choice.seats.size(); seat < before->seats.size(); ++seat) {
      if (isSeated(seats, before->seats[seat].name)) continue;
      seats.push_back(before->seats[seat]);
      seats.back().human = false;
    }
  settings_.remove(keys::match);
  settings_.setValue(keys::matchGame, choice.game);
  if (GameInfo const* const game = findGame(choice.game.toStdString()))
    writeTable(keys::match, *game, choice);
  settings_.beginWriteArray(keys::matchSeats, static_cast<int>(seats.size()));
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    settings_.setArrayIndex(static_cast<int>(seat));
    settings_.setValue(keys::name, seats[seat].name);
    settings_.setValue(keys::avatar, seats[seat].avatar);
    settings_.setValue(keys::human, seats[seat].human);
    settings_.setValue(keys::level, seats[seat].level);
  }
  settings_.endArray();
}

QStringList Preferences::recentFiles() const {
  QStringList files = settings_.value(keys::recentFiles).toStringList();
  files.removeAll(QString());
  files.removeDuplicates();
  return files.mid(0, mostRecentFiles);
}

void Preferences::addRecentFile(QString const& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  settings_.setValue(keys::recentFiles, files.mid(0, mostRecentFiles));
}

void Preferences::dropRecentFile(QString const& path) {
  QStringList files = recentFiles();
  if (files.removeAll(path) > 0) settings_.setValue(keys::recentFiles, files);
}

void Preferences::clearRecentFiles() { settings_.remove(keys::recentFiles); }

QByteArray Preferences::windowGeometry() const { return settings_.value(keys::windowGeometry).toByteArray(); }

void Preferences::setWindowGeometry(QByteArray const& geometry) {
  settings_.setValue(keys::windowGeometry, geometry);
}

QByteArray Preferences::helpGeometry() const { return settings_.value(keys::helpGeometry).toByteArray(); }

void Preferences::setHelpGeometry(QByteArray const& geometry) {
  settings_.setValue(keys::helpGeometry, geometry);
}

Paces pacesOf(Settings const& settings) {
  return {settings.thinking, settings.trickRest, settings.trickUntilClick, settings.resultRest,
          settings.thinking};
}

}  // namespace giaguaro
