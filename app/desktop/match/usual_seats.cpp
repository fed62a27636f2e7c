#include "app/desktop/match/usual_seats.h"

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

}  // namespace giaguaro
