// What the sheet says of a match that is over: who has won it, how it went, and its last hand in a line.
#include <QBoxLayout>
#include <QLabel>
#include <utility>

#include "ui/drawing/window_scale.h"
#include "ui/result/end_sheet.h"
#include "ui/result/winner_faces.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/standings.h"

namespace giaguaro {
namespace {

constexpr Phrase matchWon{phrase("sheet", "{seat} wins the match with {score}", "match-won"),
                          phrase("sheet", "You win the match with {score}", "match-won.you")};
constexpr Phrase matchShared{
    phrase("sheet", "{seats} share the win with {score}", "match-shared"),
    phrase("sheet", "You share the win with {seats}, at {score}", "match-shared.you")};
constexpr Phrase afterHands{phrase("sheet", "After {n} [n:hand/hands]", "after-hands")};
constexpr Phrase aheadAfterHands{
    phrase("sheet", "After {n} [n:hand/hands], {points} [points:point/points] ahead of {seat}", "ahead"),
    phrase("sheet", "After {n} [n:hand/hands], {points} [points:point/points] ahead of you", "ahead.you")};
}  // namespace

// What is paid has to be told, and without a course there is nothing in the place of the last hand's lines.
bool EndSheet::showsLastHand() const {
  return scene_.matchOver && !scene_.again && !isSettled(scene_) && hasCourse();
}

void EndSheet::placeCourse() {
  auto* const column = static_cast<QBoxLayout*>(left_->layout());
  // What stands beneath the totals is the shorter of both.
  auto const [beside, beneath] =
      showsLastHand() ? std::pair(coursePart_, lastPart_) : std::pair(lastPart_, coursePart_);
  if (column->indexOf(beside) < 0) column->insertWidget(0, beside);
  if (payments_->indexOf(beneath) < 0) payments_->insertWidget(payments_->count() - 1, beneath);
  lastPart_->layout()->setContentsMargins(endInset, showsLastHand() ? scaled(14) : 0, endInset, scaled(10));
  coursePart_->layout()->setContentsMargins(endInset, showsLastHand() ? 0 : scaled(12), endInset, 0);
}

// How many hands were played, and how far ahead of the next the winner is; several that share the win are ahead of nobody.
Message EndSheet::margin() const {
  std::vector<Standing> const standings = standingsOf(scene_);
  Argument const hands = args::number(static_cast<std::int32_t>(scene_.handsPlayed()));
  if (standings.size() < 2 || standings[1].place == 1) return say(afterHands, {hands});
  auto const totalOf = [&](Standing const& standing) {
    return scene_.totals[static_cast<std::size_t>(standing.seat)];
  };
  std::int32_t const ahead = totalOf(standings[0]) - totalOf(standings[1]);
  return say(aheadAfterHands,
             {args::seat(standings[1].seat), hands, args::points(scene_.halves ? ahead : 2 * ahead)});
}

void EndSheet::writeWinner() {
  winner_->setVisible(scene_.matchOver);
  std::vector<std::int32_t> first;
  std::vector<int> avatars;
  if (scene_.matchOver)
    for (Standing const& standing : standingsOf(scene_)) {
      if (standing.place > 1) break;
      first.push_back(standing.seat);
      avatars.push_back(scene_.people[static_cast<std::size_t>(standing.seat)].avatar);
    }
  faces_->setAvatars(std::move(avatars));
  if (first.empty()) return;
  Argument score = args::score(scene_.totals[static_cast<std::size_t>(first.front())]);
  if (scene_.halves) score.kind = Argument::Kind::halfScore;
  winner_->setText(wording_.say(
      first.size() == 1 ? say(matchWon, {args::seat(static_cast<Seat>(first.front())), score})
                        : say(matchShared, {args::list(Argument::Kind::seats, "seats", first), score})));
}

}  // namespace giaguaro
