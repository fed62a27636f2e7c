// What the choice of a new match is made of.
#include <QBoxLayout>
#include <QButtonGroup>
#include <QLabel>
#include <algorithm>

#include "ui/score/commitment_line.h"
#include "ui/sheets/game_tile.h"
#include "ui/sheets/new_match_dialog.h"
#include "ui/text/game_id.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/tab_stop.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {

void NewMatchDialog::buildHead() {
  title_ = new QLabel(page());
  note_ = new QLabel(page());
  setTitleface(title_, 25);
  setTypeface(note_, 14);
  note_->setWordWrap(true);
  note_->hide();
  lessons_ = new PaperButton(PaperButton::Kind::plain, page());
  lessons_->setObjectName(QStringLiteral("newMatchLessons"));
  connect(lessons_, &QPushButton::clicked, this, &NewMatchDialog::lessonsWanted);
  watch_ = new PaperButton(PaperButton::Kind::plain, page());
  watch_->setObjectName(QStringLiteral("newMatchWatch"));
  connect(watch_, &QPushButton::clicked, this, &NewMatchDialog::watchWanted);
  firstHand_ = new PaperButton(PaperButton::Kind::plain, page());
  firstHand_->setObjectName(QStringLiteral("newMatchFirstHand"));
  connect(firstHand_, &QPushButton::clicked, this, &NewMatchDialog::firstHandWanted);
  for (QLabel* label : {title_, note_}) label->setContentsMargins(inset, 0, inset, 4);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 0, inset, 0);
  row->addWidget(title_, 1);
  row->addWidget(firstHand_);
  row->addWidget(lessons_);
  row->addWidget(watch_);
  head()->addLayout(row);
  head()->addWidget(note_);
  head()->addSpacing(4);
}

// Where there is but one game there is nothing to choose.
void NewMatchDialog::buildGames(CardArt* art) {
  gameBox_ = new QWidget(page());
  auto* column = new QVBoxLayout(gameBox_);
  column->setContentsMargins(inset, 0, 0, 0);
  tileColumn_ = new QBoxLayout(QBoxLayout::TopToBottom);
  tileColumn_->setSpacing(6);
  column->addLayout(tileColumn_);
  column->addStretch(1);
  auto* group = new QButtonGroup(this);
  for (std::size_t i = 0; i < games_.size(); ++i) {
    auto const sameDeck = [&](GameInfo const* other) { return other->deck == games_[i]->deck; };
    auto const before =
        std::count_if(games_.begin(), games_.begin() + static_cast<std::ptrdiff_t>(i), sameDeck);
    auto* tile = new GameTile(*games_[i], static_cast<int>(before), art, gameBox_);
    tile->setObjectName(QStringLiteral("game_") + idOf(*games_[i]));
    group->addButton(tile, static_cast<int>(i));
    tileColumn_->addWidget(tile);
    tiles_.push_back(tile);
    connect(tile, &GameTile::moveAsked, this, [this, index = static_cast<int>(i)](int by) {
      int const to = std::clamp(index + by, 0, static_cast<int>(tiles_.size()) - 1);
      tiles_[static_cast<std::size_t>(to)]->click();
      tiles_[static_cast<std::size_t>(to)]->setFocus(Qt::OtherFocusReason);
    });
    connect(tile, &GameTile::dealWanted, this, &NewMatchDialog::deal);
  }
  connect(group, &QButtonGroup::idClicked, this, [this](int index) {
    keepSeats();
    showGame(index);
  });
  stopAtTheChosen(group);
  columns_->addWidget(gameBox_);
  gameBox_->setVisible(games_.size() > 1);
}

void NewMatchDialog::buildFields() {
  fieldColumns_ = new QBoxLayout(QBoxLayout::TopToBottom);
  fieldColumns_->setContentsMargins(inset, 0, inset, 0);
  fieldColumns_->setSpacing(0);
  // What is there for each game stands first, where it stays when another one is chosen.
  auto* table = new QVBoxLayout;
  auto* choices = new QVBoxLayout;
  for (QVBoxLayout* column : {table, choices}) {
    column->setSpacing(0);
    fieldColumns_->addLayout(column);
  }
  auto const section = [&](QBoxLayout* under, QWidget*& box, Heading*& heading, QBoxLayout* rows,
                           int spacing) {
    box = new QWidget(page());
    heading = new Heading(box);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 14);
    column->setSpacing(6);
    column->addWidget(heading);
    rows->setSpacing(spacing);
    column->addLayout(rows);
    under->addWidget(box);
    return rows;
  };
  gameLine_ = new QLabel(page());
  gameLine_->setWordWrap(true);
  gameLine_->setMinimumHeight(1);
  setTypeface(gameLine_, 15);
  gameLine_->setContentsMargins(0, 0, 0, 12);
  gameLine_->setVisible(games_.size() == 1);
  table->addWidget(gameLine_);
  QWidget* playersBox = nullptr;
  playerRow_ = section(table, playersBox, playersHeading_, new QHBoxLayout, 0);
  playerRow_->addStretch();
  seatRows_ = new QWidget(page());
  seatColumn_ = new QVBoxLayout(seatRows_);
  seatColumn_->setContentsMargins(0, 0, 0, 0);
  seatColumn_->setSpacing(2);
  seatColumn_->addStretch(1);
  section(table, seatsBox_, seatsHeading_, new QVBoxLayout, 0)->addWidget(seatRows_);
  buildLevels();
  optionColumn_ = section(choices, optionsBox_, optionsHeading_, new QVBoxLayout, 10);
  clubRules_ = new PaperButton(PaperButton::Kind::plain, page());
  clubRules_->setObjectName(QStringLiteral("newMatchClubRules"));
  clubRules_->setTextSize(13);
  clubRules_->hide();
  connect(clubRules_, &QPushButton::clicked, this, &NewMatchDialog::clubRulesWanted);
  tableColumn_ = section(choices, tableBox_, tableHeading_, new QVBoxLayout, 10);
  buildCode(choices);
  peopleNote_ = new QLabel(seatsBox_);
  peopleNote_->setObjectName(QStringLiteral("peopleNote"));
  peopleNote_->setWordWrap(true);
  setTypeface(peopleNote_, 13);
  seatsBox_->layout()->addWidget(peopleNote_);
  table->addStretch(1);
  choices->addStretch(1);
  playerGroup_ = new QButtonGroup(this);
  connect(playerGroup_, &QButtonGroup::idClicked, this, [this](int players) {
    keepSeats();
    chosenTable().players = players;
    showPlayers();
  });
  stopAtTheChosen(playerGroup_);
  fieldColumns_->addStretch();
  columns_->addLayout(fieldColumns_);
}

void NewMatchDialog::buildFoot() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(5, 6, 5, 0);
  cancel_ = new PaperButton(PaperButton::Kind::plain, page());
  deal_ = new PaperButton(PaperButton::Kind::main, page());
  cancel_->setObjectName(QStringLiteral("cancelMatch"));
  deal_->setObjectName(QStringLiteral("dealCards"));
  commitment_ = new CommitmentLine(page());
  commitment_->setContentsMargins(5, 0, 0, 0);
  row->addWidget(cancel_);
  row->addWidget(commitment_, 1);
  row->addStretch();
  row->addWidget(deal_);
  foot()->addLayout(row);
  connect(cancel_, &QPushButton::clicked, this, &NewMatchDialog::givenUp);
  connect(deal_, &QPushButton::clicked, this, &NewMatchDialog::deal);
}

}  // namespace giaguaro
