// What leads elsewhere from the first page, and to all its choices: words that stand beside what deals.
#include <QBoxLayout>
#include <QGridLayout>

#include "ui/first_page/paper_card.h"
#include "ui/sheets/new_match_dialog.h"
#include "ui/toolkit/quiet_button.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length linksApart{12};

}  // namespace

int NewMatchDialog::linksWidth() const {
  int wide = 0;
  for (QuietButton const* button : {allChoices_, firstHand_, lessons_, watch_})
    if (!button->isHidden()) wide += (wide > 0 ? linksApart : 0) + button->sizeHint().width();
  return wide;
}

// One under the other beside the table; else beside what deals, in one row or in two of which each has as many.
void NewMatchDialog::placeLinks(bool aside, bool oneRow) {
  std::vector<QuietButton*> links;
  for (QuietButton* button : {allChoices_, firstHand_, lessons_, watch_})
    if (!button->isHidden() && !(aside && button == allChoices_)) links.push_back(button);
  bool const same = aside == linksAside_ && oneRow == linksInRow_ && links == placedLinks_;
  if (same) return;
  linksAside_ = aside;
  linksInRow_ = oneRow;
  placedLinks_ = links;
  delete linkBox_->layout();
  auto* grid = new QGridLayout(linkBox_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(linksApart);
  grid->setVerticalSpacing(scaled(2));
  int const columns = aside ? 1 : oneRow ? static_cast<int>(links.size()) : 2;
  for (int i = 0; i < static_cast<int>(links.size()); ++i)
    grid->addWidget(links[static_cast<std::size_t>(i)], i / columns, i % columns, Qt::AlignLeft);
  auto* row = static_cast<QBoxLayout*>(dealRow_->layout());
  if (aside) {
    aside_->addWidget(linkBox_);
    cardFoot_->insertWidget(0, allChoices_, 0, Qt::AlignVCenter);
  } else {
    row->insertWidget(0, linkBox_, 0, Qt::AlignVCenter);
  }
  orderFocus();
}

}  // namespace giaguaro
