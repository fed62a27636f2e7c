#include "ui/review/review_marks.h"

namespace giaguaro {

std::vector<Action> ReviewMarks::better(TableScene const& scene) {
  ReviewScene const& review = *scene.review;
  bool const worse = review.state == ReviewScene::State::judged && review.decision.mark > Mark::best;
  return worse && review.seat == scene.viewer ? std::vector{review.best} : std::vector<Action>();
}

std::vector<std::pair<Action, QString>> ReviewMarks::tags(TableScene const& scene) {
  if (!scene.review || scene.review->seat == nobody || scene.review->seat != scene.viewer) return {};
  ReviewScene const& review = *scene.review;
  if (review.state != ReviewScene::State::judged) return {};  // it may be still to come
  Action const chosen = review.decision.chosen.action;
  QString const word = chosen.kind == Action::Kind::discard ? tr("put aside") : tr("played");
  std::vector<std::pair<Action, QString>> tags{{chosen, word}};
  if (review.decision.mark > Mark::best && review.best != chosen)
    tags.insert(tags.begin(), {review.best, tr("better")});
  return tags;
}

}  // namespace giaguaro
