#include "app/desktop/preferences.h"

#include <QLocale>
#include <QStandardPaths>
#include <algorithm>

#include "app/desktop/match_plan.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

constexpr int mostSeconds = 60;

std::chrono::milliseconds pace(QSettings const& settings, char const* key, std::chrono::milliseconds usual) {
  bool isNumber = false;
  int const value = settings.value(key).toInt(&isNumber);
  if (!isNumber || value < 0 || value > mostSeconds * 1000) return usual;
  return std::chrono::milliseconds(value);
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

std::optional<MatchChoice> Preferences::lastMatch() {
  MatchChoice choice;
  choice.game = settings_.value("match/game").toString();
  GameInfo const* const game = findGame(choice.game.toStdString());
  if (game == nullptr) return std::nullopt;
  choice.players = settings_.value("match/players").toInt();
  if (std::ranges::find(game->players, choice.players) == game->players.end())
    choice.players = game->usualPlayers;
  GivenOptions given;
  for (std::size_t i = 0; i < game->options.size(); ++i) {
    OptionInfo const& info = game->options[i];
    QString const key =
        "match/option_" + QString::fromUtf8(info.name.data(), static_cast<qsizetype>(info.name.size()));
    if (settings_.contains(key)) given[i] = info.parse(settings_.value(key).toString().toStdString());
  }
  choice.options = completed(game->options, given);
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
  settings_.remove("match");
  settings_.setValue("match/game", choice.game);
  settings_.setValue("match/players", choice.players);
  if (GameInfo const* const game = findGame(choice.game.toStdString()))
    for (std::size_t i = 0; i < game->options.size(); ++i) {
      OptionInfo const& info = game->options[i];
      settings_.setValue(
          "match/option_" + QString::fromUtf8(info.name.data(), static_cast<qsizetype>(info.name.size())),
          QString::fromStdString(info.text(choice.options.values[i])));
    }
  settings_.beginWriteArray("match/seats", static_cast<int>(choice.seats.size()));
  for (std::size_t seat = 0; seat < choice.seats.size(); ++seat) {
    settings_.setArrayIndex(static_cast<int>(seat));
    settings_.setValue("name", choice.seats[seat].name);
    settings_.setValue("avatar", choice.seats[seat].avatar);
    settings_.setValue("human", choice.seats[seat].human);
    settings_.setValue("level", choice.seats[seat].level);
  }
  settings_.endArray();
}

QByteArray Preferences::windowGeometry() const { return settings_.value("window/geometry").toByteArray(); }

void Preferences::setWindowGeometry(QByteArray const& geometry) {
  settings_.setValue("window/geometry", geometry);
}

}  // namespace giaguaro
