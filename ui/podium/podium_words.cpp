#include "ui/podium/podium_words.h"

#include <algorithm>
#include <cstdlib>

#include "ui/scene/scene_wording.h"
#include "ui/scene/standings.h"

namespace giaguaro {
namespace {

constexpr Phrase wonMatch{phrase("podium", "{seat} wins the match", "podium.won"),
                          phrase("podium", "You win the match", "podium.won.you")};
constexpr Phrase sharedWin{phrase("podium", "{seats} share the win", "podium.shared"),
                           phrase("podium", "You and {seats} share the win", "podium.shared.you")};
constexpr Phrase handsOfGame{phrase("podium", "{game}, {n} [n:hand/hands].", "podium.hands")};
constexpr Phrase wasBehind{
    phrase("podium", "{seat} finished {points} [points:point/points] behind.", "podium.behind")};
constexpr Phrase scoredPoints{phrase("podium", "{score} [points:point/points]", "podium.points")};

}  // namespace

PodiumWords::PodiumWords(TableScene const& scene, Wording const& wording)
    : scene_(scene), wording_(wordingForAll(scene, wording)) {}

std::vector<std::int32_t> PodiumWords::winners() const {
  std::vector<std::int32_t> seats;
  for (Standing const& standing : standingsOf(scene_))
    if (standing.place == 1) seats.push_back(standing.seat);
  return seats;
}

Seat PodiumWords::reader() const { return isShared(scene_) ? nobody : scene_.viewer; }

Seat PodiumWords::hero() const {
  if (reader() != nobody) return reader();
  auto const first = winners();
  return first.empty() ? nobody : static_cast<Seat>(first.front());
}

QString PodiumWords::title() const {
  auto const first = winners();
  if (first.empty()) return {};
  if (first.size() == 1) return wording_.say(say(wonMatch, {args::seat(static_cast<Seat>(first.front()))}));
  return wording_.say(say(sharedWin, {args::list(Argument::Kind::seats, "seats", first)}));
}

QString PodiumWords::subtitle() const {
  Argument const game{.name = "game", .kind = Argument::Kind::text, .text = scene_.gameName};
  QString played = wording_.say(say(handsOfGame, {game, args::number(scene_.handsPlayed())}));
  std::vector<Standing> const standings = standingsOf(scene_);
  std::size_t const first = winners().size();
  if (first == 0) return played;
  auto const won = [&](Standing const& standing) { return standing.place == 1; };
  auto const own = std::ranges::find(standings, reader(), &Standing::seat);
  bool const ownBehind = own != standings.end() && !won(*own);
  if (!ownBehind && (first != 1 || standings.size() == 1)) return played;
  if (ownBehind) return played + u' ' + placeOf(own->place);
  Seat const behind = standings[1].seat;
  // Two who share the second place are both as far behind: nobody is named.
  if (std::ranges::count(standings, standings[1].place, &Standing::place) > 1) return played;
  std::int32_t const far = scene_.totals[static_cast<std::size_t>(standings.front().seat)] -
                           scene_.totals[static_cast<std::size_t>(behind)];
  return played + u' ' +
         wording_.say(say(wasBehind, {args::seat(behind), args::points(scene_.halves ? far : 2 * far)}));
}

// Of who reads it and has not won. How far it was to the first is seen beside it.
QString PodiumWords::placeOf(int place) {
  switch (place) {
    case 2: return tr("Second place is yours.");
    case 3: return tr("Third place is yours.");
    default: return tr("You finish in place %1.").arg(place);
  }
}

// What it was paid, where that is something else; else how its contracts went, in games that have a taker.
QString PodiumWords::noteOf(std::size_t seat) const {
  if (isSettled(scene_))
    return tr("settlement %1").arg(Wording::score(scene_.settlement[seat], scene_.halves));
  int bid = 0, made = 0;
  for (ScoreRow const& row : scene_.rows) {
    if (row.isVoid || row.sheet == nullptr || row.leadSeat != static_cast<Seat>(seat)) continue;
    ++bid;
    if (row.sheet->parts[seat].made) ++made;
  }
  //: under a name: %1 contracts were made of the %n that this player had
  return bid == 0 ? QString() : tr("%1 of %n contract(s) made", nullptr, bid).arg(made);
}

std::vector<PodiumStage::Stander> PodiumWords::standers() const {
  std::vector<PodiumStage::Stander> standers;
  Wording const brief = wording_.brief();
  for (Standing const& standing : standingsOf(scene_)) {
    auto const seat = static_cast<std::size_t>(standing.seat);
    std::int32_t const total = scene_.totals[seat];
    QString const score = Wording::score(total, scene_.halves);
    QString const points =
        wording_.say(say(scoredPoints, {args::word(score.toStdString(), "score"),
                                        args::points(std::abs(scene_.halves ? total : 2 * total))}));
    standers.push_back({standing.place, scene_.people[seat].avatar, labelOf(scene_, standing.seat, brief),
                        score, points, noteOf(seat), standing.seat == reader()});
  }
  return standers;
}

}  // namespace giaguaro
