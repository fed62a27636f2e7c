#include "ui/score/score_words.h"

#include "ui/scene/scene_wording.h"

namespace giaguaro {
namespace {

constexpr Phrase handsOf{phrase("score", "{game}: {n} of {m} [m:hand/hands]", "score.hands-of")};
constexpr Phrase handsPlayed{phrase("score", "{game}: {n} [n:hand/hands]", "score.hands")};

}  // namespace

ScoreWords::ScoreWords(TableScene const& scene, To to)
    : scene_(scene), to_(to), wording_(wordingOf(scene).impersonal()) {}

QString ScoreWords::name(Seat seat) const {
  if (seat == nobody) return {};
  return to_ == To::viewer ? labelOf(scene_, seat, wording_) : wording_.name(seat);
}

QStringList ScoreWords::names() const {
  QStringList names;
  for (std::size_t seat = 0; seat < scene_.people.size(); ++seat) names += name(static_cast<Seat>(seat));
  return names;
}

QString ScoreWords::title() const {
  Argument const game{.name = "game", .kind = Argument::Kind::text, .text = scene_.gameName};
  Argument const hands = args::number(scene_.handsPlayed());
  if (scene_.handCount == 0) return say(giaguaro::say(handsPlayed, {game, hands}));
  return say(giaguaro::say(handsOf, {game, hands, args::number(scene_.handCount, "m")}));
}

QString ScoreWords::played() const { return Wording::list(names()); }

QString ScoreWords::playedBy(ScoreRow const& row) const {
  QString const what = say(row.brief);
  return row.leadSeat == nobody ? what : what + QStringLiteral(": ") + name(row.leadSeat);
}

QString ScoreWords::handAndTitle(std::size_t hand) const {
  ScoreRow const& row = scene_.rows[hand];
  return titleOfRow(scene_, hand, say(row.sheet ? row.sheet->title : row.brief));
}

QString ScoreWords::spoken(std::size_t hand) const {
  ScoreRow const& row = scene_.rows[hand];
  QStringList parts{titleOfRow(scene_, hand, playedBy(row))};
  if (row.dealer != nobody) parts += tr("dealer %1").arg(name(row.dealer));
  for (std::size_t seat = 0; seat < scene_.people.size(); ++seat)
    parts += tr("%1: %2, total %3")
                 .arg(name(static_cast<Seat>(seat)), score(row.scores[seat]), score(row.totals[seat]));
  return parts.join(QStringLiteral("; "));
}

}  // namespace giaguaro
