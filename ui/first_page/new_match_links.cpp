// The words on the paper of the first page: those of the table, what leads elsewhere, and to all its choices.
#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

#include "core/rules/first_hand.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/match_banner.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/table_oval.h"
#include "ui/toolkit/quiet_button.h"

namespace giaguaro {
namespace {

constexpr Length linksApart{12};

}  // namespace

// Before it starts it is said where it is not for as many as are chosen.
void NewMatchDialog::showFirstHand() {
  int const chosen = chosenTable().players;
  int const known = playersOfFirstHand(game().id);
  int const players = known > 0 ? known : chosen;
  banner_->setGame(said(game().name), game().deck, players, chosen);
  firstHand_->setText(players == chosen ? tr("First hand") : tr("First hand (for %1)").arg(players));
  QString const only = MatchBanner::onlyFor(players, chosen);
  firstHand_->setToolTip(only.isEmpty() ? tr("My first hand") : tr("My first hand") + u'\n' + only);
}

int NewMatchDialog::linksWidth(bool oneRow) const {
  int wide = oneRow ? allChoices_->sizeHint().width() : 0;
  for (QuietButton const* button : {firstHand_, lessons_, watch_})
    if (!button->isHidden()) wide += (wide > 0 ? linksApart : 0) + button->sizeHint().width();
  return std::max(wide, allChoices_->sizeHint().width());
}

// One under the other beside the table; else beside what deals, in one row or, of two, the choices above the others.
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
  bool const twoRows = !aside && !oneRow;
  for (int i = 0; i < static_cast<int>(links.size()); ++i) {
    if (twoRows && i == 0)
      grid->addWidget(links.front(), 0, 0, 1, -1, Qt::AlignLeft);
    else
      grid->addWidget(links[static_cast<std::size_t>(i)],
                      aside     ? i
                      : twoRows ? 1
                                : 0,
                      aside     ? 0
                      : twoRows ? i - 1
                                : i,
                      Qt::AlignLeft);
  }
  auto* row = static_cast<QBoxLayout*>(dealRow_->layout());
  if (aside) {
    aside_->addWidget(linkBox_);
    cardFoot_->insertWidget(0, allChoices_, 0, Qt::AlignVCenter);
  } else {
    row->insertWidget(0, linkBox_, 0, Qt::AlignVCenter);
  }
  orderFocus();
}

// Beside the title over a round table, and in the corner that it leaves free; above it where they are long; else beside it.
void NewMatchDialog::placeWords(Words words) {
  if (words == words_) return;
  words_ = words;
  seatsRow_->removeItem(aside_);
  aside_->setParent(nullptr);
  oval_->setTopRoom(words == Words::over ? measure(18) : 0);
  seatsRow_->removeWidget(oval_);
  seatsRow_->addWidget(oval_, words == Words::above ? 1 : 0, words == Words::beside ? 1 : 0);
  seatsRow_->addLayout(aside_, 0, 0);
  seatsRow_->setRowStretch(0, words == Words::above ? 0 : 1);
  seatsRow_->setRowStretch(1, words == Words::above ? 1 : 0);
  seatsRow_->setColumnStretch(0, words == Words::beside ? 0 : 1);
  seatsRow_->setColumnStretch(1, words == Words::beside ? 1 : 0);
  aside_->setContentsMargins(0, 0, 0, words == Words::over ? scaled(5) : 0);
  aside_->removeWidget(hint_);
  titleRow_->removeWidget(hint_);
  if (words == Words::over)
    titleRow_->addWidget(hint_, 1, Qt::AlignBottom);
  else
    aside_->insertWidget(1, hint_);
  int const first = words == Words::over ? 1 : 2;
  aside_->setStretch(first, words == Words::over ? 1 : 0);
  aside_->setStretch(first + 2, words == Words::over ? 0 : 1);
}

}  // namespace giaguaro
