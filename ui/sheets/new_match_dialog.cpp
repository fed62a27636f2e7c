#include "ui/sheets/new_match_dialog.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <algorithm>

#include "core/rules/club.h"
#include "ui/score/commitment_line.h"
#include "ui/sheets/game_tile.h"
#include "ui/sheets/option_row.h"
#include "ui/sheets/seat_row.h"
#include "ui/table/table_scene.h"
#include "ui/table/usual_name.h"
#include "ui/text/game_id.h"
#include "ui/text/wording.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/tab_stop.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr int narrowPaper = 640;
constexpr int dialogWidePaper = 1000;  // the games lie side by side
constexpr int roomForPictures = 880;   // from this height on large ones fit beside every game's options
constexpr int widestCount = 150;       // the button of a number of players

constexpr Phrase keptInHistory{
    phrase("file", "The match in progress is kept in the history.", "new-match.kept")};

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

// What was set, but for a value by which so many cannot play.
Options optionsFor(GameInfo const& game, int players, GivenOptions given) {
  for (;;) {
    Options const options = completed(game.options, given);
    int const against = game.optionAgainst(players, options);
    if (against < 0 || !given[static_cast<std::size_t>(against)]) return options;
    given[static_cast<std::size_t>(against)].reset();
  }
}

// Whether so many have a choice there at all.
bool isChoice(GameInfo const& game, int players, Options options, std::size_t place) {
  std::size_t const values = game.options[place].values.size();
  std::size_t possible = 0;
  for (std::size_t value = 0; value < values; ++value) {
    options.values[place] = static_cast<std::int16_t>(value);
    if (game.optionAgainst(players, options) != static_cast<int>(place)) ++possible;
  }
  return values == 0 || possible > 1;
}

}  // namespace

NewMatchDialog::NewMatchDialog(std::vector<GameInfo const*> games, std::vector<LevelChoice> levels,
                               CardArt* art, Glyphs* glyphs, QWidget* parent)
    : Sheet(parent), games_(std::move(games)), levels_(std::move(levels)), glyphs_(glyphs) {
  for (GameInfo const* each : games_) tables_.push_back({.players = each->usualPlayers});
  setWidest(games_.size() > 1 ? 1180 : 620);
  setVeil(0.8);
  buildHead();
  columns_ = new QBoxLayout(QBoxLayout::LeftToRight);
  columns_->setContentsMargins(0, 6, 0, 12);
  columns_->setSpacing(18);
  middle()->addLayout(columns_);
  buildGames(art);
  buildFields();
  buildFoot();
  makeTableOptions();
  showGame(0);
}

void NewMatchDialog::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (GameTile* tile : tiles_) tile->setTheme(theme);
  for (Heading* heading : {playersHeading_, optionsHeading_, tableHeading_, seatsHeading_})
    heading->setTheme(theme);
  for (OptionRow* row : options_) row->setTheme(theme);
  for (OptionRow* row : tableRows_) row->setTheme(theme);
  for (SeatRow* row : seats_) row->setTheme(theme);
  for (QAbstractButton* button : playerGroup_->buttons()) static_cast<PaperButton*>(button)->setTheme(theme);
  for (PaperButton* button : {firstHand_, lessons_, watch_, clubRules_, cancel_, deal_})
    button->setTheme(theme);
  commitment_->setTheme(theme);
  code_->setTheme(theme);
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
  table.given = {};
  for (std::size_t i = 0; i < of.options.size(); ++i)
    if (completed(of.options, table.given).values[i] != choice.options.values[i])
      table.given[i] = choice.options.values[i];
  rememberTable(choice, of, table);
}

void NewMatchDialog::propose(MatchChoice const& choice, bool matchInProgress,
                             std::vector<MatchChoice> const& remembered) {
  people_ = choice.seats;
  for (MatchChoice const& each : remembered) remember(each);
  remember(choice);
  showGame(std::max(0, indexOf(choice.game)));
  note_->setVisible(matchInProgress);
}

void NewMatchDialog::setKnownPeople(std::vector<SeatChoice> const& known) {
  known_ = known;
  for (SeatRow* row : seats_) row->setKnownPeople(known);
}

MatchChoice NewMatchDialog::choice() const {
  MatchChoice choice;
  choice.game = idOf(game());
  choice.players = chosenTable().players;
  choice.options = optionsFor(game(), choice.players, chosenTable().given);
  choice.table = completed(tableList_, game(), choice.players, chosenTable().givenOfTable);
  for (std::size_t i = 0; i < static_cast<std::size_t>(choice.players); ++i)
    choice.seats.push_back(seats_[i]->seat());
  tellApart(choice.seats);
  if (lockOut()) choice.table = withoutClock(choice.table);
  if (auto const code = code_->code(); code && isOfCode(*code, choice)) choice.code = code->code;
  return choice;
}

void NewMatchDialog::deal() { emit chosen(choice()); }

void NewMatchDialog::setMayGiveUp(bool may) {
  mayGiveUp_ = may;
  cancel_->setVisible(may);
}

void NewMatchDialog::setCommitment(QString const& commitment) {
  promised_ = commitment;
  showCommitment();
}

void NewMatchDialog::focusFirst() {
  QWidget* first = deal_;
  if (games_.size() > 1) first = tiles_[static_cast<std::size_t>(game_)];
  first->setFocus(Qt::OtherFocusReason);
}

void NewMatchDialog::showGame(int index) {
  game_ = index;
  tiles_[static_cast<std::size_t>(index)]->setChecked(true);
  makePlayers();
  makeOptions();
  showPlayers();
  retranslate();
  orderFocus();
  emit gameChanged();
}

void NewMatchDialog::makePlayers() {
  for (QAbstractButton* button : playerGroup_->buttons()) delete button;
  for (int const count : game().players) {
    auto* button = new PaperButton(PaperButton::Kind::plain, page());
    button->setText(QString::number(count));
    button->setObjectName(QStringLiteral("players_%1").arg(count));
    button->setCheckable(true);
    button->setTheme(theme());
    playerGroup_->addButton(button, count);
    button->setMaximumWidth(widestCount);
    playerRow_->insertWidget(playerRow_->count() - 1, button, 1);
    button->show();
  }
}

void NewMatchDialog::makeOptions() {
  for (OptionRow* row : options_) delete row;
  options_.clear();
  for (std::size_t i = 0; i < game().options.size(); ++i) {
    auto* row = new OptionRow(game().options[i], page());
    row->setTheme(theme());
    connect(row, &OptionRow::changed, this, [this, i](int value) {
      chosenTable().given[i] = static_cast<std::int16_t>(value);
      showOptions();
    });
    optionColumn_->addWidget(row);
    row->show();  // now, so that the focus can go there
    options_.push_back(row);
  }
  optionsBox_->setVisible(!options_.empty());
  showOptions();
}

// In the order in which they are read: first hand, lessons, hands to be watched, games, players, seats, options, buttons.
void NewMatchDialog::orderFocus() {
  std::vector<QWidget*> order{firstHand_, lessons_, watch_};
  order.insert(order.end(), tiles_.begin(), tiles_.end());
  for (QAbstractButton* button : playerGroup_->buttons()) order.push_back(button);
  order.push_back(allLevels_);
  for (SeatRow const* row : seats_)
    for (QWidget* field : row->fields()) order.push_back(field);
  for (OptionRow const* row : options_) order.push_back(row->field());
  for (OptionRow const* row : tableRows_)
    for (QWidget* field : row->fields()) order.push_back(field);
  order.push_back(clubRules_);
  order.push_back(code_->field());
  order.push_back(code_->button());
  order.push_back(cancel_);
  for (QWidget* field : commitment_->fields()) order.push_back(field);
  order.push_back(deal_);
  for (std::size_t i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void NewMatchDialog::showPlayers() {
  int const players = chosenTable().players;
  if (QAbstractButton* button = playerGroup_->button(players)) button->setChecked(true);
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    if (i == seats_.size()) {
      seats_.push_back(new SeatRow(glyphs_, levels_, page()));
      seats_.back()->setKnownPeople(known_);
      seats_.back()->setTheme(theme());
      seats_.back()->retranslate(static_cast<int>(i) + 1);
      seatColumn_->insertWidget(static_cast<int>(i), seats_.back());
      connect(seats_.back(), &SeatRow::playerChosen, this, &NewMatchDialog::showPeople);
    }
    if (i < people_.size()) seats_[i]->setSeat(people_[i]);
    seats_[i]->show();
  }
  for (std::size_t i = static_cast<std::size_t>(players); i < seats_.size(); ++i) seats_[i]->hide();
  showOptions();
  showTableOptions();
  orderFocus();
  showPeople();
  code_->tell();
}

// What it means that nobody plays, or several people.
void NewMatchDialog::showPeople() {
  auto const sitting = seats_.begin() + chosenTable().players;
  auto const people =
      std::count_if(seats_.begin(), sitting, [](SeatRow const* row) { return row->seat().human; });
  peopleNote_->setText(
      people == 0  ? tr("Nobody plays: you watch.")
      : people > 1 ? tr("Several people share the screen. It is handed on, and nobody sees another's cards.")
                   : QString());
  peopleNote_->setVisible(people != 1);
  showLevels();
  barClub();
  for (std::size_t i = 0; i < seats_.size(); ++i)
    seats_[i]->setUnnamed(UsualName::of(static_cast<int>(i), people > 1));
  layPaper();
}

// What was not set follows from what was.
void NewMatchDialog::showOptions() {
  int const players = chosenTable().players;
  Options const values = optionsFor(game(), players, chosenTable().given);
  for (std::size_t i = 0; i < options_.size(); ++i) {
    options_[i]->setValue(values.values[i]);
    options_[i]->field()->setEnabled(isChoice(game(), players, values, i));
  }
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
  if (event->key() == Qt::Key_Escape && mayGiveUp_) {
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

void NewMatchDialog::arrange(int paperWidth) {
  bool const wide = games_.size() > 1 && paperWidth >= dialogWidePaper;
  bool const narrow = paperWidth < narrowPaper;
  // By the window alone: they keep their size whatever a game's options need.
  for (GameTile* tile : tiles_) tile->setUpright(wide, isLow() || height() < measure(roomForPictures));
  tileColumn_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  gameBox_->layout()->setContentsMargins(inset, 0, wide || narrow ? inset : 0, 0);
  columns_->setDirection(wide || narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  fieldColumns_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  fieldColumns_->setSpacing(wide ? 36 : 0);
  bool const aside = columns_->direction() == QBoxLayout::LeftToRight;
  for (int i = 0; i < 2; ++i) {
    // Names and players need a little more than the games.
    columns_->setStretch(i, aside ? 12 + i : 0);
    fieldColumns_->setStretch(i, wide ? 1 : 0);
  }
  fieldColumns_->setStretch(2, wide ? 0 : 1);
  // With room for the most seats the paper keeps its height whatever is chosen.
  int most = 0;
  for (GameInfo const* each : games_) most = std::max(most, *std::ranges::max_element(each->players));
  int const row = seats_.empty() ? 0 : seats_.front()->sizeHint().height();
  seatRows_->setMinimumHeight(wide ? most * row + (most - 1) * seatColumn_->spacing() : 0);
}

void NewMatchDialog::retranslate() {
  title_->setText(games_.size() > 1 ? tr("New match")
                                    : tr("New match") + QStringLiteral(": ") + said(game().name));
  note_->setText(Wording().say(say(keptInHistory)));
  gameLine_->setText(said(game().line));
  for (std::size_t i = 0; i < tiles_.size(); ++i)
    tiles_[i]->setWords(said(games_[i]->name), said(games_[i]->line));
  playersHeading_->setText(tr("Players"));
  optionsHeading_->setText(tr("Options"));
  tableHeading_->setText(tr("Options of the table"));
  seatsHeading_->setText(tr("At the table"));
  retranslateLevels();
  for (OptionRow* row : options_) row->retranslate();
  for (OptionRow* row : tableRows_) row->retranslate();
  code_->retranslate();
  for (std::size_t i = 0; i < seats_.size(); ++i) seats_[i]->retranslate(static_cast<int>(i) + 1);
  for (QAbstractButton* button : playerGroup_->buttons())
    button->setAccessibleName(tr("%n player(s)", nullptr, playerGroup_->id(button)));
  if (!seats_.empty()) showPeople();
  firstHand_->setText(tr("My first hand"));
  clubRules_->setText(tr("Club rules"));
  lessons_->setText(tr("Lessons"));
  watch_->setText(tr("Watch a hand"));
  cancel_->setText(tr("Cancel"));
  deal_->setText(tr("Deal the cards (Enter)"));
  layPaper();
}

}  // namespace giaguaro
