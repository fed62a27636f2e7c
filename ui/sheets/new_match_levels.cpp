// One field for the strength of all computer players of a new match; each seat can still have its own.
#include <QBoxLayout>
#include <QComboBox>
#include <algorithm>

#include "ui/sheets/new_match_dialog.h"
#include "ui/sheets/seat_row.h"
#include "ui/text/wording.h"
#include "ui/toolkit/field_style.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/page_wheel.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {

// Beside the heading of the seats, over their own fields.
void NewMatchDialog::buildLevels() {
  allLevels_ = new QComboBox(seatsBox_);
  FieldStyle::giveTo(*allLevels_);
  allLevels_->setObjectName(QStringLiteral("allLevels"));
  allLevels_->setFont(typeface(14));
  allLevels_->setMinimumHeight(measure(30));
  leaveWheelToPage(allLevels_);
  for (std::size_t i = 0; i < levels_.size(); ++i) allLevels_->addItem(QString());
  auto* column = static_cast<QBoxLayout*>(seatsBox_->layout());
  column->removeWidget(seatsHeading_);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  row->addWidget(seatsHeading_, 1, Qt::AlignVCenter);
  row->addWidget(allLevels_);
  column->insertLayout(0, row);
  connect(allLevels_, &QComboBox::activated, this,
          [this](int index) { setAllLevels(levels_[static_cast<std::size_t>(index)].id); });
}

// Those too who sit down only at larger tables.
void NewMatchDialog::setAllLevels(QString const& id) {
  for (SeatRow* row : seats_) row->setLevel(id);
  for (SeatChoice& seat : people_)
    if (!seat.human) seat.level = id;
  showLevels();
}

// None where the computer players differ.
void NewMatchDialog::showLevels() {
  QStringList shown;
  for (std::size_t i = 0; i < static_cast<std::size_t>(chosenTable().players); ++i)
    if (SeatChoice const seat = seats_[i]->seat(); !seat.human) shown += seat.level;
  bool const alike = !shown.isEmpty() && shown.count(shown.front()) == shown.size();
  auto const found = std::ranges::find(levels_, shown.value(0), &LevelChoice::id);
  allLevels_->setCurrentIndex(alike ? static_cast<int>(found - levels_.begin()) : -1);
  allLevels_->setVisible(shown.size() > 1);
}

// As wide as the fields of the seats.
void NewMatchDialog::retranslateLevels() {
  allLevels_->setPlaceholderText(tr("all computers\u2026"));
  allLevels_->setAccessibleName(tr("How strong all computer players are"));
  int longest = textWidth(allLevels_->placeholderText(), 14);
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    QString const text = tr("all computers: %1").arg(said(levels_[i].name));
    allLevels_->setItemText(static_cast<int>(i), text);
    longest = std::max(longest, textWidth(text, 14));
  }
  allLevels_->setFixedWidth(std::max(measure(200), longest + measure(40)));
}

}  // namespace giaguaro
