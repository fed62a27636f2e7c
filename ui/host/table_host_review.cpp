// A hand that is gone through step by step, or played again from somewhere in it: its page in the panel, and its keys.
#include <QKeyEvent>
#include <QMenuBar>

#include "ui/host/table_host.h"
#include "ui/review/review_page.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

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

bool TableHost::isReviewSeen() const { return review_ != nullptr && panel_->isOpenAt(review_); }

// Once it is known; what comes by itself says nothing.
void TableHost::sayReview(std::optional<ReviewScene> const& before) {
  if (!scene_.review || scene_.review->state != ReviewScene::State::judged) return;
  if (before && before->lines == scene_.review->lines &&
      before->decision.place == scene_.review->decision.place)
    return;
  announce(wording_.say(scene_.review->lines));
}

// Escape leaves what is played again, but for what else it would put away.
bool TableHost::leavesAgain(QWidget const& widget, QKeyEvent const& event) {
  if (!scene_.again || isLookingBack() || !isEnabled() || widget.window() != window()) return false;
  if (qobject_cast<QMenuBar const*>(&widget) != nullptr || event.modifiers() != Qt::NoModifier) return false;
  if (event.key() != Qt::Key_Escape || event.isAutoRepeat()) return false;
  PanelPage* const page = panel_->openedPage();
  if (page != nullptr && panel_->isOpenAt(page)) return false;
  if (!table_->unpick()) emit playbackWanted(PlaybackDeed::leave);
  return true;
}

}  // namespace giaguaro
