#include "app/desktop/people/preferences.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <algorithm>
#include <array>

#include "app/desktop/disk/whole_file.h"
#include "app/desktop/match/match_plan.h"
#include "app/desktop/match/people.h"
#include "core/match/table.h"
#include "ui/cards/installed_deck.h"
#include "ui/text/game_id.h"
#include "ui/text/language.h"
#include "ui/theme.h"

namespace giaguaro {

namespace {

// Before the names of options.
constexpr char const* ofGame = "/option_";
constexpr char const* ofTable = "/table_";
// In the order of the enumerations.
constexpr std::array clickWords{"one", "second"};
constexpr std::array guideWords{"newcomer", "player", "off"};
constexpr std::array motionWords{"off", "brisk", "normal", "slow"};
constexpr std::array letterWords{"usual", "italian", "english", "french"};
constexpr std::array backWords{"own", "blue", "red", "trumps"};

int number(QSettings const& settings, char const* key, int usual, int most) {
  bool isNumber = false;
  int const value = settings.value(key).toString().toInt(&isNumber);
  return isNumber && value >= 0 ? std::min(value, most) : usual;
}

std::chrono::milliseconds pace(QSettings const& settings, char const* key, std::chrono::milliseconds usual,
                               std::chrono::milliseconds longest) {
  return std::chrono::milliseconds(
      number(settings, key, static_cast<int>(usual.count()), static_cast<int>(longest.count())));
}

bool yes(QSettings const& settings, char const* key, bool usual) {
  QString const word = settings.value(key).toString();
  return word == "true" || (word != "false" && usual);
}

template <std::size_t count>
bool isOneOf(QSettings const& settings, char const* key, std::array<char const*, count> const& words) {
  QString const word = settings.value(key).toString();
  return std::ranges::any_of(words, [&](char const* each) { return word == each; });
}

template <class Enum, std::size_t count>
Enum choice(QSettings const& settings, char const* key, std::array<char const*, count> const& words,
            Enum usual) {
  QString const word = settings.value(key).toString();
  auto const found = std::ranges::find_if(words, [&](char const* each) { return word == each; });
  return found == words.end() ? usual : static_cast<Enum>(found - words.begin());
}

template <class Enum, std::size_t count>
QString wordOf(std::array<char const*, count> const& words, Enum value) {
  return QString::fromLatin1(words.at(static_cast<std::size_t>(value)));
}

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

bool Preferences::firstRun() const { return !settings_.contains("player/avatar"); }

QString Preferences::language() const {
  QString chosen = settings_.value("language").toString();
  if (isLanguage(chosen)) return chosen;
  for (QString const& wanted : QLocale::system().uiLanguages())  // "it-IT"
    for (Language const& language : languages()) {
      QString const code = QString(language.code).replace('_', '-');
      if (wanted == code || wanted.startsWith(code + '-')) return language.code;
    }
  return sourceLanguage;
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
  isSomebody_ = true;
}

Profile Preferences::profile(int which) const {
  QString const prefix = prefixOf(which);
  auto const at = [&prefix](char const* key) { return (prefix + QLatin1String(key)).toUtf8(); };
  auto const value = [&](char const* key) { return settings_.value(prefix + QLatin1String(key)); };
  Profile one{.number = which,
              .name = value("player/name").toString().simplified().left(longestName),
              .avatar = std::clamp(value("player/avatar").toInt(), 1, avatarCount),
              .formerly = value("player/formerly").toStringList()};
  one.guide = choice(settings_, at("guide/depth"), guideWords, one.guide);
  one.clicks = choice(settings_, at("cards/clicks"), clickWords, one.clicks);
  int const seats = number(settings_, at("match/seats/size"), 0, mostSeats);
  for (int seat = 1; seat <= seats && one.level.isEmpty(); ++seat)
    one.level = value(QByteArray("match/seats/" + QByteArray::number(seat) + "/level")).toString();
  return one;
}

Settings Preferences::settings() const {
  Settings const usual;
  Settings set;
  set.clicks = choice(settings_, "cards/clicks", clickWords, usual.clicks);
  set.guide = choice(settings_, "guide/depth", guideWords, usual.guide);
  set.ranksOpen = yes(settings_, "guide/ranks", usual.ranksOpen);
  QString const theme = settings_.value("table/theme").toString();
  set.themeChosen = Theme::offered().contains(theme);
  if (set.themeChosen) set.theme = theme;
  set.cards = cards();
  int const size = number(settings_, "cards/size", usual.cardSize, 1000);
  if (std::ranges::count(Settings::cardSizes, size) > 0) set.cardSize = size;
  set.thinking = pace(settings_, "paces/thinking", usual.thinking, Settings::longestThinking);
  set.trickUntilClick = yes(settings_, "paces/trickUntilClick", usual.trickUntilClick);
  set.trickRest = pace(settings_, "paces/trick", usual.trickRest, Settings::longestTrickRest);
  set.resultRest = pace(settings_, "paces/result", usual.resultRest, Settings::longestResultRest);
  set.motionChosen = isOneOf(settings_, "paces/motion", motionWords);
  set.motion = choice(settings_, "paces/motion", motionWords, usual.motion);
  set.sound = yes(settings_, "sound/on", usual.sound);
  set.volume = number(settings_, "sound/volume", usual.volume, Settings::loudest);
  return set;
}

DeckStyle Preferences::cards() const {
  DeckStyle const usual;
  DeckStyle style;
  style.variant.fourColours = yes(settings_, "cards/fourColours", usual.variant.fourColours);
  style.variant.largeIndices = yes(settings_, "cards/largeIndices", usual.variant.largeIndices);
  style.variant.letters = choice(settings_, "cards/letters", letterWords, usual.variant.letters);
  style.back = choice(settings_, "cards/back", backWords, usual.back);
  // Whether it is installed today is seen when it is drawn.
  auto const deck = [this](char const* key) {
    QString const id = settings_.value(key).toString();
    return isDeckId(id) ? id : QString();
  };
  style.forty = deck("cards/deck40");
  style.fiftyTwo = deck("cards/deck52");
  return style;
}

void Preferences::setCards(DeckStyle const& style) {
  settings_.setValue("cards/fourColours", style.variant.fourColours);
  settings_.setValue("cards/largeIndices", style.variant.largeIndices);
  settings_.setValue("cards/letters", wordOf(letterWords, style.variant.letters));
  settings_.setValue("cards/back", wordOf(backWords, style.back));
  settings_.setValue("cards/deck40", style.forty);
  settings_.setValue("cards/deck52", style.fiftyTwo);
}

void Preferences::setSettings(Settings const& set) {
  if (auto const prefix = seatedPrefix()) writeOwn(*prefix, set);
  if (set.themeChosen)
    settings_.setValue("table/theme", set.theme);
  else
    settings_.remove("table/theme");
  setCards(set.cards);
  settings_.setValue("cards/size", set.cardSize);
  settings_.setValue("sound/on", set.sound);
  settings_.setValue("sound/volume", set.volume);
}

// What of the settings is a person's own (preferences_profiles.cpp), under these keys.
void Preferences::writeOwn(QString const& prefix, Settings const& set) {
  auto const milliseconds = [](std::chrono::milliseconds time) { return static_cast<int>(time.count()); };
  settings_.setValue(prefix + "cards/clicks", wordOf(clickWords, set.clicks));
  settings_.setValue(prefix + "guide/depth", wordOf(guideWords, set.guide));
  settings_.setValue(prefix + "guide/ranks", set.ranksOpen);
  settings_.setValue(prefix + "paces/thinking", milliseconds(set.thinking));
  settings_.setValue(prefix + "paces/trickUntilClick", set.trickUntilClick);
  settings_.setValue(prefix + "paces/trick", milliseconds(set.trickRest));
  settings_.setValue(prefix + "paces/result", milliseconds(set.resultRest));
  if (set.motionChosen)
    settings_.setValue(prefix + "paces/motion", wordOf(motionWords, set.motion));
  else
    settings_.remove(prefix + "paces/motion");
}

void Preferences::readTable(QString const& group, GameInfo const& game, MatchChoice& choice) const {
  choice.game = idOf(game);
  choice.players = settings_.value(group + "/players").toInt();
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
  settings_.setValue(group + "/players", choice.players);
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
  if (!settings_.contains(group + "/players")) return std::nullopt;
  MatchChoice choice;
  readTable(group, game, choice);
  return choice;
}

QStringList Preferences::knownGames() const {
  QStringList known = settings_.value("tips/offered").toStringList();
  for (GameInfo const* game : allGames())
    if (lastMatch(*game)) known += idOf(*game);
  known.removeDuplicates();
  return known;
}

Preferences::Tally Preferences::tally(QString const& game) const {
  int const matches = std::max(0, settings_.value("progress/" + game + "/matches").toInt());
  return {matches, std::clamp(settings_.value("progress/" + game + "/won").toInt(), 0, matches)};
}

void Preferences::setTally(QString const& game, Tally tally) {
  auto const prefix = seatedPrefix();
  if (!prefix) return;
  settings_.setValue(*prefix + "progress/" + game + "/matches", tally.matches);
  settings_.setValue(*prefix + "progress/" + game + "/won", tally.won);
}

void Preferences::addKnownGame(QString const& id) {
  QStringList offered = settings_.value("tips/offered").toStringList();
  if (!offered.contains(id)) settings_.setValue("tips/offered", offered += id);
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
  settings_.remove("match");
  settings_.setValue("match/game", choice.game);
  if (GameInfo const* const game = findGame(choice.game.toStdString())) writeTable("match", *game, choice);
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

QStringList Preferences::recentFiles() const {
  QStringList files = settings_.value("files/recent").toStringList();
  files.removeAll(QString());
  files.removeDuplicates();
  return files.mid(0, mostRecentFiles);
}

void Preferences::addRecentFile(QString const& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  settings_.setValue("files/recent", files.mid(0, mostRecentFiles));
}

void Preferences::dropRecentFile(QString const& path) {
  QStringList files = recentFiles();
  if (files.removeAll(path) > 0) settings_.setValue("files/recent", files);
}

void Preferences::clearRecentFiles() { settings_.remove("files/recent"); }

QByteArray Preferences::windowGeometry() const { return settings_.value("window/geometry").toByteArray(); }

void Preferences::setWindowGeometry(QByteArray const& geometry) {
  settings_.setValue("window/geometry", geometry);
}

QByteArray Preferences::helpGeometry() const { return settings_.value("help/geometry").toByteArray(); }

void Preferences::setHelpGeometry(QByteArray const& geometry) {
  settings_.setValue("help/geometry", geometry);
}

Paces pacesOf(Settings const& settings) {
  return {settings.thinking, settings.trickRest, settings.trickUntilClick, settings.resultRest,
          settings.thinking};
}

}  // namespace giaguaro
