// The options of the table, below the game's: rows for all of the list are made once, and those are shown that
// this game and this number of players have.
#include <QBoxLayout>

#include "core/rules/club.h"
#include "ui/club/club_notice.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/seat_place.h"
#include "ui/options/option_row.h"
#include "ui/text/noun.h"
#include "ui/toolkit/quiet_button.h"

namespace giaguaro {

void NewMatchDialog::setTableOptions(TableOptionList list) {
  tableList_ = list;
  for (Table& table : tables_) table.givenOfTable = {};
  makeTableOptions();
  showTableOptions();
  orderFocus();
  layPaper();
}

void NewMatchDialog::makeTableOptions() {
  for (OptionRow* row : tableRows_) delete row;
  tableRows_.clear();
  for (std::size_t i = 0; i < tableList_.size(); ++i) {
    auto* row = new OptionRow(tableList_[i].option, page());
    row->setObjectName(QStringLiteral("table_%1")
                           .arg(QString::fromUtf8(tableList_[i].option.name.data(),
                                                  static_cast<qsizetype>(tableList_[i].option.name.size()))));
    row->setTheme(theme());
    connect(row, &OptionRow::changed, this, [this, i](int value) {
      chosenTable().givenOfTable[i] = static_cast<std::int16_t>(value);
      showTableOptions();
    });
    tableColumn_->addWidget(row);
    tableRows_.push_back(row);
  }
  tableColumn_->removeWidget(clubRules_);
  tableColumn_->addWidget(clubRules_, 0, Qt::AlignLeft);
}

void NewMatchDialog::showTableOptions() {
  int const players = chosenTable().players;
  Options const values = completed(tableList_, game(), players, chosenTable().givenOfTable);
  for (std::size_t i = 0; i < tableRows_.size(); ++i) {
    bool const offered = tableList_[i].usual(game(), players).has_value();
    tableRows_[i]->setVisible(offered);
    tableRows_[i]->setValue(values.values[i]);
    if (i == std::size_t{clockOption}) clubRules_->setVisible(offered);
  }
}

void NewMatchDialog::setLockOuts(LockOutSource source) {
  lockOuts_ = std::move(source);
  barClub();
}

std::optional<LockOut> NewMatchDialog::lockOut() const {
  std::vector<SeatChoice> sitting;
  for (std::size_t i = 0; i < static_cast<std::size_t>(chosenTable().players) && i < seats_.size(); ++i)
    sitting.push_back(seats_[i]->seat());
  return lockOuts_ ? lockOuts_(sitting) : std::nullopt;
}

void NewMatchDialog::barClub() {
  if (tableRows_.size() <= std::size_t{clockOption}) return;
  auto const found = lockOut();
  QString line;
  if (found)
    line = ClubNotice::whyOf(*found) + u' ' +
           (found->name.isEmpty() ? capitalised(ClubNotice::leftOf(*found))
                                  : found->name + QStringLiteral(": ") + ClubNotice::leftOf(*found)) +
           u'.';
  tableRows_[clockOption]->setBarred(line);
}

// A value that is the usual one was not set: it goes on following.
void NewMatchDialog::rememberTable(MatchChoice const& choice, GameInfo const& of, Table& table) const {
  table.givenOfTable = {};
  for (std::size_t i = 0; i < tableList_.size(); ++i)
    if (auto const usual = tableList_[i].usual(of, table.players); usual && *usual != choice.table.values[i])
      table.givenOfTable[i] = choice.table.values[i];
}

}  // namespace giaguaro
