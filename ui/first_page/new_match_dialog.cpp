#include "ui/first_page/new_match_dialog.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <algorithm>

#include "core/rules/club.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/first_page/game_tile.h"
#include "ui/first_page/laid_table.h"
#include "ui/first_page/match_banner.h"
#include "ui/first_page/paper_card.h"
#include "ui/first_page/seat_place.h"
#include "ui/first_page/table_oval.h"
#include "ui/options/game_options.h"
#include "ui/options/option_row.h"
#include "ui/scene/table_scene.h"
#include "ui/scene/usual_name.h"
#include "ui/score/commitment_line.h"
#include "ui/text/game_id.h"
#include "ui/text/wording.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/paper_group.h"
#include "ui/toolkit/quiet_button.h"

namespace giaguaro {
namespace {

// People keep their names, whoever else has them.
void tellApart(std::vector<SeatChoice>& seats) {
  auto const taken = [&](SeatChoice const& but, QString const& name) {
    return std::ranges::any_of(seats, [&](SeatChoice const& other) {
      return &other != &but && other.name.compare(name, Qt::CaseInsensitive) == 0;
    });
  };
  for (std::size_t i = seats.size(); i-- > 0;) {
    SeatChoice& seat = seats[i];
    if (seat.human || !taken(seat, seat.name)) continue;
    QString name;
    for (int number = 2; name.isEmpty() || taken(seat, name); ++number) {
      QString const figure = u' ' + QString::number(number);
      name = seat.name.left(longestName - figure.size()) + figure;
    }
    seat.name = name;
  }
}

}  // namespace

NewMatchDialog::NewMatchDialog(std::vector<GameInfo const*> games, std::vector<LevelChoice> levels,
                               CardArt* art, Glyphs* glyphs, QWidget* parent)
    : Sheet(parent), games_(std::move(games)), levels_(std::move(levels)), glyphs_(glyphs) {
  for (GameInfo const* each : games_) tables_.push_back({.players = each->usualPlayers});
  fillWindow(Ground::picture);
  buildPaper();  // first: a page is called what its first words say, and they are here
  buildHead();
  buildGames(art);
  buildMore();
  buildDeal();
  middle()->addStretch(1);
  middle()->addLayout(top_);
  middle()->addItem(bannerGap_);
  middle()->addWidget(gameBox_);
  middle()->addItem(paperGap_);
  paperRow_ = new QHBoxLayout;
  paperRow_->addWidget(card_);
  middle()->addLayout(paperRow_);
  middle()->addStretch(2);
  makeTableOptions();
  showGame(0);
}

void NewMatchDialog::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (QLabel* label : {brand_, brandLine_}) setInk(label, theme.onplate);
  banner_->setTheme(theme);
  for (GameTile* tile : tiles_) tile->setTheme(theme);
  for (PaperCard* card : {card_, dealRow_}) card->setTheme(theme);
  for (QLabel* label : {hint_, note_, peopleNote_}) setInk(label, theme.onpanel2);
  for (QuietButton* button : {firstHand_, lessons_, watch_, allChoices_, clubRules_}) button->setTheme(theme);
  for (QWidget* line : {between_, moreRule_}) static_cast<SheetRule*>(line)->setColor(theme.rule);
  oval_->setTheme(theme);
  for (ChoiceRow* row : choiceRows()) row->setTheme(theme);
  markMainOption();
  for (PaperGroup* group : {optionsBox_, tableBox_}) group->setTheme(theme);
  for (OptionRow* row : options_) row->setTheme(theme);
  for (OptionRow* row : tableRows_) row->setTheme(theme);
  laidTable_->setTheme(theme);
  for (SeatPlace* row : seats_) row->setTheme(theme);
  for (PaperButton* button : {cancel_, deal_}) button->setTheme(theme);
  commitment_->setTheme(theme);
  code_->setTheme(theme);
  wantGround();
}

int NewMatchDialog::indexOf(QString const& id) const {
  auto const named = std::ranges::find_if(games_, [&](GameInfo const* each) { return idOf(*each) == id; });
  return named == games_.end() ? -1 : static_cast<int>(named - games_.begin());
}

// A value that follows from the game was not set: it goes on following.
void NewMatchDialog::remember(MatchChoice const& choice) {
  int const index = indexOf(choice.game);
  if (index < 0) return;
  GameInfo const& of = *games_[static_cast<std::size_t>(index)];
  Table& table = tables_[static_cast<std::size_t>(index)];
  if (std::ranges::find(of.players, choice.players) != of.players.end()) table.players = choice.players;
  table.given = givenIn(of, choice.options);
  rememberTable(choice, of, table);
}

void NewMatchDialog::propose(MatchChoice const& choice, bool matchInProgress,
                             std::vector<MatchChoice> const& remembered) {
  people_ = choice.seats;
  for (MatchChoice const& each : remembered) remember(each);
  remember(choice);
  showGame(std::max(0, indexOf(choice.game)));
  note_->setVisible(matchInProgress && !banner_->match());
}

void NewMatchDialog::setUnfinished(std::optional<UnfinishedMatch> const& match) {
  banner_->setMatch(match);
  firstHand_->setVisible(match.has_value());  // else the banner offers it
  if (match) note_->hide();
  showProgress();
  showCancel();
  layPaper();
}

void NewMatchDialog::setKnownPeople(std::vector<SeatChoice> const& known) {
  known_ = known;
  for (SeatPlace* row : seats_) row->setKnownPeople(known);
}

void NewMatchDialog::setProgress(std::vector<GameProgress> const& progress) {
  progress_ = progress;
  showProgress();
}

void NewMatchDialog::showProgress() {
  std::optional<UnfinishedMatch> const& match = banner_->match();
  banner_->setNewcomer(
      std::ranges::none_of(progress_, [](GameProgress const& each) { return each.matches > 0; }));
  for (GameProgress each : progress_) {
    int const index = indexOf(each.game);
    if (index < 0) continue;
    each.inPlay = match && match->game == games_[static_cast<std::size_t>(index)]->name;
    tiles_[static_cast<std::size_t>(index)]->setProgress(each);
  }
}

MatchChoice NewMatchDialog::choice() const {
  MatchChoice choice;
  choice.game = idOf(game());
  choice.players = chosenTable().players;
  choice.options = choiceOfOptions();
  choice.table = completed(tableList_, game(), choice.players, chosenTable().givenOfTable);
  for (std::size_t i = 0; i < static_cast<std::size_t>(choice.players); ++i)
    choice.seats.push_back(seats_[i]->seat());
  tellApart(choice.seats);
  if (lockOut()) choice.table = withoutClock(choice.table);
  if (auto const code = code_->code(); code && isOfCode(*code, choice)) choice.code = code->code;
  return choice;
}

Options NewMatchDialog::choiceOfOptions() const {
  return optionsFor(game(), chosenTable().players, chosenTable().given);
}

// Whoever has entered a code wants its cards and no others.
void NewMatchDialog::deal() {
  if (!code_->isWrong()) return emit chosen(choice());
  if (!all()) unfold(true);
  code_->refuse();
}

void NewMatchDialog::setMayGiveUp(bool may) {
  mayGiveUp_ = may;
  showCancel();
}

// The banner leads back to the table already, where it is seen.
void NewMatchDialog::showCancel() {
  bool const led = !all() && banner_->match() && banner_->match()->onTable;
  cancel_->setVisible(mayGiveUp_ && !led);
}

void NewMatchDialog::setCommitment(QString const& commitment) {
  promised_ = commitment;
  showCommitment();
}

void NewMatchDialog::focusFirst() {
  QWidget* first = deal_;
  if (games_.size() > 1) first = tiles_[static_cast<std::size_t>(game_)];
  if (banner_->match() && !banner_->match()->onTable) first = banner_->mainButton();
  first->setFocus(Qt::OtherFocusReason);
}

void NewMatchDialog::showGame(int index) {
  game_ = index;
  tiles_[static_cast<std::size_t>(index)]->setChecked(true);
  makeFields();
  makeOptions();
  showPlayers();
  retranslate();
  orderFocus();
  emit gameChanged();
}

void NewMatchDialog::makeOptions() {
  for (OptionRow* row : options_) delete row;
  options_.clear();
  for (std::size_t i = 0; i < game().options.size(); ++i) {
    auto* row = new OptionRow(game().options[i], optionsBox_);
    row->setTheme(theme());
    connect(row, &OptionRow::changed, this, [this, i](int value) { setOption(i, value); });
    optionColumn_->addWidget(row);
    row->show();  // now, so that the focus can go there
    options_.push_back(row);
  }
  optionsBox_->setVisible(!options_.empty());
  showOptions();
}

void NewMatchDialog::showPlayers() {
  int const players = chosenTable().players;
  if (players_ != nullptr)
    players_->setValue(static_cast<int>(std::ranges::find(game().players, players) - game().players.begin()));
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    if (i == seats_.size()) {
      seats_.push_back(new SeatPlace(glyphs_, levels_, laidTable_));
      seats_.back()->setKnownPeople(known_);
      seats_.back()->setTheme(theme());
      seats_.back()->retranslate(static_cast<int>(i) + 1);
      connect(seats_.back(), &SeatPlace::playerChosen, this, &NewMatchDialog::showPeople);
      connect(seats_.back(), &SeatPlace::renamed, this, &NewMatchDialog::showTable);
    }
    if (i < people_.size()) seats_[i]->setSeat(people_[i]);
    seats_[i]->show();
  }
  for (std::size_t i = static_cast<std::size_t>(players); i < seats_.size(); ++i) seats_[i]->hide();
  laidTable_->setPlaces({seats_.begin(), seats_.begin() + players}, game().anticlockwise);
  showOptions();
  showTableOptions();
  orderFocus();
  showPeople();
  showFirstHand();
  code_->tell();
}

void NewMatchDialog::setOption(std::size_t place, int value) {
  chosenTable().given[place] = static_cast<std::int16_t>(value);
  showOptions();
}

// What it means that nobody plays, or several people.
void NewMatchDialog::showPeople() {
  auto const sitting = seats_.begin() + chosenTable().players;
  auto const people =
      std::count_if(seats_.begin(), sitting, [](SeatPlace const* row) { return row->seat().human; });
  peopleNote_->setText(
      people == 0  ? tr("Nobody plays: you watch.")
      : people > 1 ? tr("Several people share the screen. It is handed on, and nobody sees another's cards.")
                   : QString());
  peopleNote_->setVisible(people != 1);
  showHint_ = people == 1;
  showLevels();
  barClub();
  for (std::size_t i = 0; i < seats_.size(); ++i)
    seats_[i]->setUnnamed(UsualName::of(static_cast<int>(i), people > 1));
  showTable();
  layPaper();
}

// What was not set follows from what was.
void NewMatchDialog::showOptions() {
  int const players = chosenTable().players;
  Options const values = choiceOfOptions();
  for (std::size_t i = 0; i < options_.size(); ++i) {
    options_[i]->setValue(values.values[i]);
    options_[i]->setBarred(isChoice(game(), players, values, i) ? QString() : OptionRow::onlySo(players));
  }
  showFields();
  if (static_cast<int>(seats_.size()) >= players) code_->tell();
}

void NewMatchDialog::keepSeats() {
  people_.resize(std::max(people_.size(), seats_.size()));
  for (std::size_t i = 0; i < static_cast<std::size_t>(chosenTable().players); ++i)
    people_[i] = seats_[i]->seat();
}

void NewMatchDialog::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void NewMatchDialog::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (event->key() == Qt::Key_Escape && all()) {
    unfold(false);
    allChoices_->setFocus(Qt::OtherFocusReason);
  } else if (event->key() == Qt::Key_Escape && mayGiveUp_) {
    emit givenUp();
  } else if (enter && (event->modifiers().testFlag(Qt::ControlModifier) || !focusDoesOtherwise())) {
    if (!event->isAutoRepeat()) deal();
  } else {
    Sheet::keyPressEvent(event);
  }
}

// What is chosen already does nothing more by being pressed.
bool NewMatchDialog::focusDoesOtherwise() const {
  auto const* button = qobject_cast<QAbstractButton*>(window()->focusWidget());
  return button != nullptr && !button->isChecked();
}

}  // namespace giaguaro
