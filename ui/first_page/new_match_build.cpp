// What the first page is made of.
#include <QBoxLayout>
#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>
#include <tuple>
#include <utility>

#include "ui/drawing/emblem.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/game_tile.h"
#include "ui/first_page/laid_table.h"
#include "ui/first_page/match_banner.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/paper_card.h"
#include "ui/first_page/seat_place.h"
#include "ui/first_page/table_oval.h"
#include "ui/score/commitment_line.h"
#include "ui/text/game_id.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/flow_layout.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/paper_group.h"
#include "ui/toolkit/quiet_button.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {
namespace {

constexpr Length paperMargin{24};
constexpr double emblemSide = 86;

}  // namespace

void NewMatchDialog::buildHead() {
  emblem_ = new Emblem(emblemSide, page());
  brand_ = new QLabel(QStringLiteral("Giaguaro"), page());
  brandLine_ = new QLabel(page());
  setTitleface(brand_, 42);
  setTypeface(brandLine_, 13);
  brandLine_->setWordWrap(true);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addStretch(1);
  words->addWidget(brand_);
  words->addWidget(brandLine_);
  words->addStretch(1);
  auto* brand = new QHBoxLayout;
  brand->setSpacing(scaled(14));
  brand->addWidget(emblem_);
  brand->addLayout(words, 1);
  banner_ = new MatchBanner(glyphs_, page());
  connect(banner_, &MatchBanner::firstSteps, this, &NewMatchDialog::firstHandWanted);
  connect(banner_, &MatchBanner::discard, this, &NewMatchDialog::discardWanted);
  connect(banner_, &MatchBanner::goOn, this, [this] {
    if (banner_->match()->onTable)
      emit givenUp();
    else
      emit resumeWanted();
  });
  top_ = new QBoxLayout(QBoxLayout::LeftToRight);
  top_->addLayout(brand, 10);
  top_->addWidget(banner_, 25);
  bannerGap_ = new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Fixed);
  paperGap_ = new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Fixed);
}

// Where there is but one game there is nothing to choose.
void NewMatchDialog::buildGames(CardArt* art) {
  gameBox_ = new QWidget(page());
  tileGrid_ = new QGridLayout(gameBox_);
  tileGrid_->setContentsMargins(0, 0, PaperCard::shadow - GameTile::edge, 0);
  tileGrid_->setHorizontalSpacing(scaled(4));
  tileGrid_->setVerticalSpacing(0);
  auto* group = new QButtonGroup(this);
  for (std::size_t i = 0; i < games_.size(); ++i) {
    auto const sameDeck = [&](GameInfo const* other) { return other->deck == games_[i]->deck; };
    auto const before =
        std::count_if(games_.begin(), games_.begin() + static_cast<std::ptrdiff_t>(i), sameDeck);
    auto* tile = new GameTile(*games_[i], static_cast<int>(before), art, glyphs_, gameBox_);
    tile->setObjectName(QStringLiteral("game_") + idOf(*games_[i]));
    group->addButton(tile, static_cast<int>(i));
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
  gameBox_->setVisible(games_.size() > 1);
}

void NewMatchDialog::buildPaper() {
  card_ = new PaperCard(page());
  card_->setObjectName(QStringLiteral("newMatchPaper"));
  oval_ = new TableOval(glyphs_, card_);
  connect(oval_, &TableOval::seatChosen, this, &NewMatchDialog::askSeat);
  seatsRow_ = new QGridLayout;
  seatsRow_->setSpacing(0);
  buildAside();
  auto* line = new SheetRule(card_);
  between_ = line;
  main_ = new QBoxLayout(QBoxLayout::LeftToRight);
  main_->addLayout(seatsRow_, 12);
  main_->addWidget(line);
  main_->addLayout(buildChoices(), 13);
  auto* column = new QVBoxLayout(card_);
  column->setSpacing(scaled(14));
  column->setContentsMargins(paperMargin, scaled(16), paperMargin + PaperCard::shadow,
                             scaled(12) + PaperCard::shadow);
  column->addLayout(main_);
}

// What the table is, and, where the page is narrow, where else one can begin.
void NewMatchDialog::buildAside() {
  auto* column = new QVBoxLayout;
  aside_ = column;
  column->setSpacing(scaled(2));
  title_ = new QLabel(card_);
  hint_ = new QLabel(card_);
  peopleNote_ = new QLabel(card_);
  title_->setObjectName(QStringLiteral("newMatchTitle"));
  hint_->setObjectName(QStringLiteral("newMatchHint"));
  peopleNote_->setObjectName(QStringLiteral("peopleNote"));
  setTitleface(title_, 24);
  for (QLabel* label : {hint_, peopleNote_}) setTypeface(label, 13.5);
  peopleNote_->hide();
  for (QLabel* label : {hint_, peopleNote_}) label->setWordWrap(true);
  titleRow_ = new QHBoxLayout;
  titleRow_->setSpacing(scaled(16));
  titleRow_->addWidget(title_, 0, Qt::AlignTop);
  column->addLayout(titleRow_);
  column->addStretch(0);
  column->addWidget(peopleNote_);
  column->addStretch(1);
  linkBox_ = new QWidget(card_);
  firstHand_ = new QuietButton(13, linkBox_);
  lessons_ = new QuietButton(13, linkBox_);
  watch_ = new QuietButton(13, linkBox_);
  firstHand_->setObjectName(QStringLiteral("newMatchFirstHand"));
  lessons_->setObjectName(QStringLiteral("newMatchLessons"));
  watch_->setObjectName(QStringLiteral("newMatchWatch"));
  connect(firstHand_, &QPushButton::clicked, this, &NewMatchDialog::firstHandWanted);
  connect(lessons_, &QPushButton::clicked, this, &NewMatchDialog::lessonsWanted);
  connect(watch_, &QPushButton::clicked, this, &NewMatchDialog::watchWanted);
  for (QuietButton* link : {firstHand_, lessons_, watch_}) link->setFlush();
  firstHand_->setMark(glyphs_, QStringLiteral("hint"));
  lessons_->setMark(glyphs_, QStringLiteral("guide"));
  watch_->setMark(glyphs_, QStringLiteral("eye"));
  firstHand_->hide();  // the banner offers it, as long as there is no match in it
}

QBoxLayout* NewMatchDialog::buildChoices() {
  auto* column = new QVBoxLayout;
  column->setSpacing(scaled(4));
  fieldBox_ = new QWidget(card_);
  fields_ = new FlowLayout(Length(20), Length(10));
  fields_->setEven(true);
  fieldBox_->setLayout(fields_);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  fieldBox_->setSizePolicy(policy);
  buildFields();
  gameLine_ = new QLabel(card_);
  gameLine_->setObjectName(QStringLiteral("newMatchGameLine"));
  gameLine_->setWordWrap(true);
  setTypeface(gameLine_, 14);
  note_ = new QLabel(card_);
  note_->setWordWrap(true);
  note_->hide();
  setTypeface(note_, 13);
  allChoices_ = new QuietButton(13.5, card_);
  allChoices_->setStrong();
  allChoices_->setFlush();
  allChoices_->setObjectName(QStringLiteral("allChoices"));
  connect(allChoices_, &QPushButton::clicked, this, [this] {
    unfold(!all());
    if (all()) seats_.front()->fields().front()->setFocus(Qt::OtherFocusReason);  // which scrolls there
  });
  cardFoot_ = new QHBoxLayout;
  cardFoot_->setSpacing(0);
  dealRoom_ = new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Fixed);
  cardFoot_->addItem(dealRoom_);
  column->addWidget(fieldBox_, 1);
  fieldGap_ = new QSpacerItem(0, 0);
  column->addItem(fieldGap_);
  column->addWidget(gameLine_);
  column->addWidget(note_);
  column->addLayout(cardFoot_);
  return column;
}

// All the choices: the table with those who sit at it, and beside it the options of the game and of the table, each a row
// with its field at the right end; below the one a code of a deal, below the others that the cards are fixed.
void NewMatchDialog::buildMore() {
  more_ = new QWidget(card_);
  more_->hide();
  auto* whole = new QVBoxLayout(more_);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(0);
  fieldColumns_ = new QBoxLayout(QBoxLayout::TopToBottom);
  whole->addLayout(fieldColumns_, 1);
  fieldColumns_->setSpacing(0);
  auto* ofSeats = new QVBoxLayout;
  auto* ofRules = new QVBoxLayout;
  for (QVBoxLayout* column : {ofSeats, ofRules}) {
    column->setSpacing(0);
    fieldColumns_->addLayout(column, 1);
  }
  seatsBox_ = new QWidget(more_);
  auto* seats = new QVBoxLayout(seatsBox_);
  seats->setContentsMargins(scaledMargins(0, 0, 0, 10));
  seats->setSpacing(scaled(12));
  seatFieldBox_ = new QWidget(seatsBox_);
  seatFields_ = new FlowLayout(Length(16), Length(10));
  seatFields_->setEven(true);
  seatFieldBox_->setLayout(seatFields_);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  seatFieldBox_->setSizePolicy(policy);
  laidTable_ = new LaidTable(seatsBox_);
  seats->addWidget(seatFieldBox_);
  seats->addWidget(laidTable_, 1);
  ofSeats->addWidget(seatsBox_, 1);
  auto const section = [&](PaperGroup*& box) {
    box = new PaperGroup(more_);
    auto* before = new QVBoxLayout;
    before->setSpacing(scaled(6));
    box->rows()->addLayout(before);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(scaled(8));
    box->rows()->setSpacing(scaled(5));
    box->rows()->addLayout(rows);
    ofRules->addWidget(box);
    return std::pair{before, rows};
  };
  optionColumn_ = section(optionsBox_).second;
  ofRules->addSpacing(scaled(10));
  std::tie(paceFields_, tableColumn_) = section(tableBox_);
  ofRules->addSpacing(scaled(4));
  moreRule_ = new SheetRule(more_);
  whole->addSpacing(scaled(10));
  whole->addWidget(moreRule_);
  whole->addSpacing(scaled(8));
  moreFoot_ = new QHBoxLayout;
  moreFoot_->setSpacing(0);
  moreRoom_ = new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Fixed);
  moreFoot_->addItem(moreRoom_);
  whole->addLayout(moreFoot_);
  clubRules_ = new QuietButton(13, tableBox_);
  clubRules_->setObjectName(QStringLiteral("newMatchClubRules"));
  clubRules_->setFlush();
  clubRules_->hide();
  connect(clubRules_, &QPushButton::clicked, this, &NewMatchDialog::clubRulesWanted);
  buildCode(ofSeats);
  commitment_ = new CommitmentLine(more_);
  ofRules->addWidget(commitment_);
  ofRules->addStretch(1);
  static_cast<QBoxLayout*>(card_->layout())->addWidget(more_);
}

void NewMatchDialog::buildDeal() {
  dealRow_ = new PaperCard(page());
  dealRow_->setBare(true);
  auto* row = new QHBoxLayout(dealRow_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(scaled(12));
  row->addWidget(linkBox_, 0, Qt::AlignVCenter);
  cancel_ = new PaperButton(PaperButton::Kind::plain, dealRow_);
  deal_ = new PaperButton(PaperButton::Kind::main, dealRow_);
  deal_->setTextSize(17);
  deal_->setMark(glyphs_, QStringLiteral("dealer"));
  cancel_->setObjectName(QStringLiteral("cancelMatch"));
  deal_->setObjectName(QStringLiteral("dealCards"));
  row->addStretch(1);
  row->addWidget(cancel_);
  row->addWidget(deal_);
  connect(cancel_, &QPushButton::clicked, this, &NewMatchDialog::givenUp);
  connect(deal_, &QPushButton::clicked, this, &NewMatchDialog::deal);
  dealIn_ = cardFoot_;
  cardFoot_->addWidget(dealRow_, 1);
  placeLinks(false, true);
}

}  // namespace giaguaro
