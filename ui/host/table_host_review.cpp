// A hand that is gone through step by step: its page in the panel, and the person's decisions under the table.
#include <QBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>

#include "ui/host/table_host.h"
#include "ui/panels/review_page.h"
#include "ui/score/verdict_timeline.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

namespace {

constexpr int lowForTimeline = 680;  // of the window: the marks stand without the line

}  // namespace

// A page that is new has the first tab where the panel is open; who puts it away has the status line until the next
// hand is gone through.
void TableHost::showReview() {
  if (!scene_.review) {
    if (review_ != nullptr) panel_->closePage(review_);
    if (timeline_ != nullptr) timelineRow_->hide();
    reviewAway_ = false;
    return;
  }
  if (review_ == nullptr) {
    review_ = new ReviewPage(glyphs_, nullptr);
    connect(review_, &ReviewPage::againWanted, this,
            [this] { emit playbackWanted(PlaybackDeed::playAgain); });
    connect(review_, &ReviewPage::keepWanted, this, [this] { emit playbackWanted(PlaybackDeed::keep); });
    connect(review_, &PanelPage::closed, this, [this] { reviewAway_ = scene_.review.has_value(); });
  }
  bool const away = reviewAway_ || panel_->folded() || scene_.showResult;
  if (!away && !panel_->isOpened(review_)) panel_->openPage(review_);
  showTimeline();
}

void TableHost::showTimeline() {
  std::optional<HandVerdict> const& verdict = scene_.review->verdict;
  bool const shown = verdict && !verdict->decisions.empty();
  if (shown && timeline_ == nullptr) {
    timeline_ = new VerdictTimeline(glyphs_, timelineRow_);
    timelineRow_->layout()->addWidget(timeline_);
    timeline_->setTheme(theme_);
    connect(timeline_, &VerdictTimeline::chosen, this, &TableHost::placeWanted);
  }
  timelineRow_->setVisible(shown);
  if (!shown) return;
  int const height = window()->height();
  timeline_->setRoom(height < lowForTimeline ? VerdictTimeline::Room::marks : VerdictTimeline::Room::low);
  timeline_->setDecisions(verdict->decisions, verdict->aim, wording_, scene_.halves);
  timeline_->setShown(scene_.review->decision.place);
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
  bool const dear = review.state == ReviewScene::State::judged && review.decision.isDear();
  return dear && review.seat == scene_.viewer ? std::vector{review.best} : std::vector<Action>();
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
