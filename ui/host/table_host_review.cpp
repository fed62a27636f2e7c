// A hand that is gone through step by step: its page in the panel, and its tricks under the table.
#include <QBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>

#include "ui/drawing/window_scale.h"
#include "ui/host/table_host.h"
#include "ui/review/review_page.h"
#include "ui/table/table_widget.h"
#include "ui/verdict/verdict_timeline.h"

namespace giaguaro {

namespace {

// Of the window: under it the line is low; under the other there is none.
constexpr Length lowForLine{770};
constexpr Length lowForTimeline{680};

}  // namespace

// A page that is new has the first tab where the panel is open; who puts it away has the status line until the next
// hand is gone through.
void TableHost::showReview() {
  if (!scene_.review) {
    if (review_ != nullptr) panel_->closePage(review_);
    reviewAway_ = false;
    return;
  }
  if (review_ == nullptr) {
    review_ = new ReviewPage(glyphs_, nullptr);
    connect(review_, &ReviewPage::againWanted, this,
            [this] { emit playbackWanted(PlaybackDeed::playAgain); });
    connect(review_, &ReviewPage::keepWanted, this, [this] { emit playbackWanted(PlaybackDeed::keep); });
    connect(review_, &ReviewPage::placeWanted, this, &TableHost::placeWanted);
    connect(review_, &PanelPage::closed, this, [this] { reviewAway_ = scene_.review.has_value(); });
  }
  bool const away = reviewAway_ || panel_->folded() || scene_.showResult;
  if (!away && !panel_->isOpened(review_)) panel_->openPage(review_);
}

// The hand trick by trick, whether or not anything of it is judged.
void TableHost::showTimeline() {
  bool const shown = scene_.playback && !scene_.playback->course.stages.empty();
  timelineRow_->setVisible(shown);
  if (!shown) return;
  if (timeline_ == nullptr) {
    timeline_ = new VerdictTimeline(glyphs_, timelineRow_);
    timelineRow_->layout()->addWidget(timeline_);
    timeline_->setTheme(theme_);
    timeline_->show();
    connect(timeline_, &VerdictTimeline::chosen, this, &TableHost::placeWanted);
  }
  std::vector<int> avatars;
  for (Person const& person : scene_.people) avatars.push_back(person.avatar);
  timeline_->setCourse(scene_.playback->course, avatars, wording_, scene_.halves);
  setTimelineRoom();
}

void TableHost::setTimelineRoom() {
  if (timeline_ == nullptr) return;
  using Room = VerdictTimeline::Room;
  int const height = window()->height();
  timeline_->setRoom(height < lowForTimeline ? Room::row : height < lowForLine ? Room::low : Room::high);
}

bool TableHost::isReviewSeen() const { return review_ != nullptr && panel_->isOpenAt(review_); }

// Once it is known; what comes by itself says nothing.
void TableHost::sayReview(std::optional<ReviewScene> const& before) {
  if (!scene_.review || scene_.review->state != ReviewScene::State::judged) return;
  if (before && before->lines == scene_.review->lines &&
      before->decision.place == scene_.review->decision.place)
    return;
  announce(wording_.say(scene_.review->lines));
}

// What would have been better is marked on the cards of who holds it.
std::vector<Action> TableHost::markedByReview() const {
  ReviewScene const& review = *scene_.review;
  bool const worse = review.state == ReviewScene::State::judged && review.decision.mark > Mark::best;
  return worse && review.seat == scene_.viewer ? std::vector{review.best} : std::vector<Action>();
}

// And what was chosen says so.
std::vector<std::pair<Action, QString>> TableHost::taggedByReview() const {
  if (!scene_.review || scene_.review->seat == nobody || scene_.review->seat != scene_.viewer) return {};
  ReviewScene const& review = *scene_.review;
  if (review.state != ReviewScene::State::judged) return {};  // it may be still to come
  Action const chosen = review.decision.chosen.action;
  QString const word = chosen.kind == Action::Kind::discard ? tr("put aside") : tr("played");
  std::vector<std::pair<Action, QString>> tags{{chosen, word}};
  if (review.decision.mark > Mark::best && review.best != chosen)
    tags.insert(tags.begin(), {review.best, tr("better")});
  return tags;
}

// Escape leaves what is played again, but for what else it would put away.
bool TableHost::leavesAgain(QWidget const& widget, QKeyEvent const& event) {
  if (!scene_.again || lookingBack_ || !isEnabled() || widget.window() != window()) return false;
  if (qobject_cast<QMenuBar const*>(&widget) != nullptr || event.modifiers() != Qt::NoModifier) return false;
  if (event.key() != Qt::Key_Escape || event.isAutoRepeat()) return false;
  PanelPage* const page = panel_->openedPage();
  if (page != nullptr && panel_->isOpenAt(page)) return false;
  if (!table_->unpick()) emit playbackWanted(PlaybackDeed::leave);
  return true;
}

}  // namespace giaguaro
