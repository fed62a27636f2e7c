#include "app/desktop/match/people.h"

#include <QRandomGenerator>
#include <algorithm>
#include <array>

namespace giaguaro {

namespace {

struct Companion {
  char const* name;
  int avatar;
  int other;  // where the person has chosen that face
};
// Names that are at home in both languages; more than a table has seats, since the person may have one too.
constexpr std::array companions{Companion{"Anna", 1, 7},  Companion{"Bruno", 5, 8}, Companion{"Chiara", 6, 9},
                                Companion{"Dario", 2, 8}, Companion{"Elena", 4, 9}, Companion{"Fabio", 3, 8}};

}  // namespace

std::vector<SeatChoice> usualSeats(int players, QString const& name, int avatar) {
  std::vector<SeatChoice> seats{{name, avatar, true, {}}};
  fillSeats(seats, players);
  return seats;
}

void fillSeats(std::vector<SeatChoice>& seats, int players) {
  QString const level = QString::fromUtf8(usualPlayer.data(), static_cast<qsizetype>(usualPlayer.size()));
  for (Companion const& companion : companions) {
    if (seats.size() >= static_cast<std::size_t>(players)) break;
    QString const called = QString::fromUtf8(companion.name);
    if (isSeated(seats, called)) continue;
    auto const isFree = [&seats](int face) {
      return std::ranges::find(seats, face, &SeatChoice::avatar) == seats.end();
    };
    int face = isFree(companion.avatar) ? companion.avatar : companion.other;
    for (int other = 1; !isFree(face) && other <= avatarCount; ++other) face = other;
    seats.push_back({called, face, false, level});
  }
}

bool isSeated(std::vector<SeatChoice> const& seats, QString const& name) {
  return std::ranges::any_of(
      seats, [&name](SeatChoice const& seat) { return seat.name.compare(name, Qt::CaseInsensitive) == 0; });
}

MatchPlan planOf(MatchChoice const& choice, std::uint64_t seed) {
  auto const others = usualSeats(mostSeats, {}, usualAvatar);
  MatchPlan plan;
  plan.setup.game = choice.game.toStdString();
  plan.setup.players = choice.players;
  plan.setup.options = choice.options;
  plan.setup.table = choice.table;
  plan.setup.seed = seed;
  for (std::size_t i = 0; i < static_cast<std::size_t>(choice.players); ++i) {
    SeatChoice const seat = i < choice.seats.size() ? choice.seats[i] : others[i];
    std::string level = seat.human ? std::string(humanPlayer) : levelOf(seat.level.toStdString());
    if (level.empty()) level = usualPlayer;
    plan.setup.levels.push_back(level);
    plan.setup.names.push_back(seat.name.simplified().left(longestName).toStdString());
    plan.avatars.push_back(std::clamp(seat.avatar, 1, avatarCount));
  }
  return plan;
}

MatchChoice choiceOf(MatchPlan const& plan) {
  MatchSetup const& setup = plan.setup;
  MatchChoice choice{.game = QString::fromStdString(setup.game),
                     .players = setup.players,
                     .options = setup.options,
                     .table = setup.table};
  for (std::size_t seat = 0; seat < setup.levels.size(); ++seat) {
    bool const human = setup.levels[seat] == humanPlayer;
    choice.seats.push_back({QString::fromStdString(setup.names[seat]), plan.avatars[seat], human,
                            human ? QString() : QString::fromStdString(setup.levels[seat])});
  }
  return choice;
}

std::vector<LevelChoice> levelChoices() {
  static auto const players = allPlayers();
  std::vector<LevelChoice> levels;
  for (std::string const& player : players) {
    Text name{"app", player.c_str(), player.c_str()};  // as it is, until it has a name
    if (player == "random") name = phrase("app", "Plays at random", "level.random");
    if (player == "greedy") name = phrase("app", "Rules of thumb", "level.greedy");
    if (player == "novice") name = phrase("app", "Novice", "level.novice");
    if (player == "club") name = phrase("app", "Club player", "level.club");
    if (player == "expert") name = phrase("app", "Expert", "level.expert");
    levels.push_back({QString::fromStdString(player), name});
  }
  return levels;
}

std::vector<int> usualFaces(MatchSetup const& setup, int avatar) {
  auto const people = usualSeats(mostSeats + 1, {}, avatar);  // the person first
  std::vector<int> faces(setup.levels.size(), 0);
  for (std::size_t seat = 0; seat < faces.size(); ++seat) {
    if (setup.levels[seat] == humanPlayer) {
      bool const first = std::ranges::find(faces, avatar) == faces.end();
      faces[seat] = first ? avatar : 0;
      continue;
    }
    QString const name = QString::fromStdString(setup.names[seat]);
    auto const known = std::ranges::find(people.begin() + 1, people.end(), name, &SeatChoice::name);
    if (known != people.end() && std::ranges::find(faces, known->avatar) == faces.end())
      faces[seat] = known->avatar;
  }
  for (int& face : faces)
    for (auto other = people.begin() + 1; face == 0; ++other)
      if (std::ranges::find(faces, other->avatar) == faces.end()) face = other->avatar;
  return faces;
}

std::uint64_t freshSeed() { return QRandomGenerator::system()->generate64() >> 16; }

}  // namespace giaguaro
