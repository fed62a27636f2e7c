// The end of a hand, as long as it lies on the cloth.
#include "ui/hand_end/hand_end_view.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

void TableWidget::makeHandEnd() {
  end_ = new HandEndView(*art_, theme_, this);
  connect(end_, &HandEndView::seen, this, &TableWidget::endSeen);
  connect(end_, &HandEndView::goOnWanted, this, &TableWidget::endSeen);
  connect(end_, &HandEndView::trickWanted, this, &TableWidget::trickWanted);
  connect(end_, &HandEndView::tabStopMoved, this, &TableWidget::orderFocus);
  connect(end_, &HandEndView::stood, this, [this] {
    if (isSettled()) emit settled();
  });
}

// It comes step by step where it follows from what was on the table; under the sheet, or shown again, it stands.
void TableWidget::showHandEnd(TableScene const& before, Wording const& wording) {
  bool const wasThere = end_->isShown() || before.lookingBack || before.showResult;
  bool const begins = endsHand() && isVisible() && before.isSameHand(scene_) && !wasThere;
  end_->setEnd(HandEnd::of(scene_, wording), Deck::of(scene_.seen.deck), begins);
  if (begins) announcePolitely(end_->spoken());
}

// And no sheet lies over it.
bool TableWidget::endsHand() const { return !scene_.showResult && HandEnd::lies(scene_); }

}  // namespace giaguaro
