#include "ui/window/new_match_dialog.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <algorithm>

#include "ui/panels/glyphs.h"
#include "ui/panels/heading.h"
#include "ui/panels/paper_button.h"
#include "ui/panels/typeface.h"
#include "ui/table/table_scene.h"
#include "ui/text/wording.h"
#include "ui/window/game_tile.h"
#include "ui/window/option_row.h"
#include "ui/window/seat_row.h"

namespace giaguaro {
namespace {

constexpr int inset = 10;
constexpr int narrowPaper = 640;

constexpr Phrase keptInHistory{
    phrase("file", "The match in progress is kept in the history.", "new-match.kept")};

QString said(Text const& text) { return Wording().say(Message{text}); }

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
                               Glyphs* glyphs, QWidget* parent)
    : Sheet(parent), games_(std::move(games)), levels_(std::move(levels)), glyphs_(glyphs) {
  setWidest(games_.size() > 1 ? 860 : 620);
  setVeil(0.8);
  buildHead();
  columns_ = new QBoxLayout(QBoxLayout::LeftToRight);
  columns_->setContentsMargins(0, 6, 0, 12);
  columns_->setSpacing(24);
  middle()->addLayout(columns_);
  buildGames();
  buildFields();
  buildFoot();
  showGame(0);
}

void NewMatchDialog::buildHead() {
  title_ = new QLabel(page());
  note_ = new QLabel(page());
  title_->setFont(typeface(25, true));
  note_->setFont(typeface(14));
  note_->setWordWrap(true);
  note_->hide();
  for (QLabel* label : {title_, note_}) {
    label->setContentsMargins(inset, 0, inset, 4);
    head()->addWidget(label);
  }
  head()->addSpacing(4);
}

// Where there is but one game there is nothing to choose.
void NewMatchDialog::buildGames() {
  gameColumn_ = new QWidget(page());
  auto* column = new QVBoxLayout(gameColumn_);
  column->setContentsMargins(inset, 0, 0, 0);
  column->setSpacing(8);
  auto* group = new QButtonGroup(this);
  for (int i = 0; i < static_cast<int>(games_.size()); ++i) {
    auto* tile = new GameTile(gameColumn_);
    group->addButton(tile, i);
    column->addWidget(tile);
    tiles_.push_back(tile);
  }
  column->addStretch(1);
  connect(group, &QButtonGroup::idClicked, this, [this](int index) {
    given_ = {};
    showGame(index);
  });
  columns_->addWidget(gameColumn_, 2);
  gameColumn_->setVisible(games_.size() > 1);
}

void NewMatchDialog::buildFields() {
  auto* fields = new QVBoxLayout;
  fields->setContentsMargins(inset, 0, inset, 0);
  fields->setSpacing(0);
  auto const section = [&](QWidget*& box, Heading*& heading, QBoxLayout* rows, int spacing) {
    box = new QWidget(page());
    heading = new Heading(box);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 14);
    column->setSpacing(6);
    column->addWidget(heading);
    rows->setSpacing(spacing);
    column->addLayout(rows);
    fields->addWidget(box);
    return rows;
  };
  gameLine_ = new QLabel(page());
  gameLine_->setWordWrap(true);
  gameLine_->setFont(typeface(15));
  gameLine_->setContentsMargins(0, 0, 0, 12);
  gameLine_->setVisible(games_.size() == 1);
  fields->addWidget(gameLine_);
  playerRow_ = section(playersBox_, playersHeading_, new QHBoxLayout, 0);
  optionColumn_ = section(optionsBox_, optionsHeading_, new QVBoxLayout, 10);
  seatColumn_ = section(seatsBox_, seatsHeading_, new QVBoxLayout, 2);
  fields->addStretch(1);
  playerGroup_ = new QButtonGroup(this);
  connect(playerGroup_, &QButtonGroup::idClicked, this, [this](int players) {
    keepSeats();
    showPlayers(players);
  });
  columns_->addLayout(fields, 3);
}

void NewMatchDialog::buildFoot() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(5, 6, 5, 0);
  cancel_ = new PaperButton(PaperButton::Kind::plain, page());
  deal_ = new PaperButton(PaperButton::Kind::main, page());
  cancel_->setObjectName(QStringLiteral("cancelMatch"));
  deal_->setObjectName(QStringLiteral("dealCards"));
  row->addWidget(cancel_);
  row->addStretch(1);
  row->addWidget(deal_);
  foot()->addLayout(row);
  connect(cancel_, &QPushButton::clicked, this, &NewMatchDialog::givenUp);
  connect(deal_, &QPushButton::clicked, this, [this] { emit chosen(choice()); });
}

void NewMatchDialog::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (GameTile* tile : tiles_) tile->setTheme(theme);
  for (Heading* heading : {playersHeading_, optionsHeading_, seatsHeading_}) heading->setTheme(theme);
  for (OptionRow* row : options_) row->setTheme(theme);
  for (SeatRow* row : seats_) row->setTheme(theme);
  for (QAbstractButton* button : playerGroup_->buttons()) static_cast<PaperButton*>(button)->setTheme(theme);
  for (PaperButton* button : {cancel_, deal_}) button->setTheme(theme);
}

void NewMatchDialog::propose(MatchChoice const& choice, bool matchInProgress) {
  people_ = choice.seats;
  auto const named = std::ranges::find_if(games_, [&](GameInfo const* game) {
    return choice.game == QLatin1String(game->id.data(), static_cast<qsizetype>(game->id.size()));
  });
  players_ = choice.players;
  given_ = {};
  if (named != games_.end())
    for (std::size_t i = 0; i < (*named)->options.size(); ++i) given_[i] = choice.options.values[i];
  showGame(named == games_.end() ? 0 : static_cast<int>(named - games_.begin()));
  note_->setVisible(matchInProgress);
}

MatchChoice NewMatchDialog::choice() const {
  MatchChoice choice;
  choice.game = QString::fromLatin1(game().id.data(), static_cast<qsizetype>(game().id.size()));
  choice.players = players_;
  choice.options = completed(game().options, given_);
  for (std::size_t i = 0; i < static_cast<std::size_t>(players_); ++i)
    choice.seats.push_back(seats_[i]->seat());
  tellApart(choice.seats);
  return choice;
}

void NewMatchDialog::setMayGiveUp(bool may) {
  mayGiveUp_ = may;
  cancel_->setVisible(may);
}

void NewMatchDialog::focusButton() { deal_->setFocus(Qt::OtherFocusReason); }

void NewMatchDialog::showGame(int index) {
  game_ = index;
  tiles_[static_cast<std::size_t>(index)]->setChecked(true);

  for (QAbstractButton* button : playerGroup_->buttons()) delete button;
  for (int const count : game().players) {
    auto* button = new PaperButton(PaperButton::Kind::plain, page());
    button->setText(QString::number(count));
    button->setCheckable(true);
    button->setTheme(theme());
    playerGroup_->addButton(button, count);
    playerRow_->addWidget(button);
  }
  playersBox_->setVisible(game().players.size() > 1);
  if (std::ranges::find(game().players, players_) == game().players.end()) players_ = game().usualPlayers;

  for (OptionRow* row : options_) delete row;
  options_.clear();
  for (std::size_t i = 0; i < game().options.size(); ++i) {
    auto* row = new OptionRow(game().options[i], page());
    row->setTheme(theme());
    connect(row, &OptionRow::changed, this, [this, i](int value) {
      given_[i] = static_cast<std::int16_t>(value);
      showOptions();
    });
    optionColumn_->addWidget(row);
    options_.push_back(row);
  }
  optionsBox_->setVisible(!options_.empty());
  showOptions();
  showPlayers(players_);
  retranslate();
}

void NewMatchDialog::showPlayers(int players) {
  players_ = players;
  if (QAbstractButton* button = playerGroup_->button(players)) button->setChecked(true);
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    if (i == seats_.size()) {
      seats_.push_back(new SeatRow(glyphs_, levels_, page()));
      seats_.back()->setTheme(theme());
      seats_.back()->retranslate(static_cast<int>(i) + 1);
      seatColumn_->addWidget(seats_.back());
      connect(seats_.back(), &SeatRow::personSeated, this, [this, i] { keepOnePerson(i); });
    }
    if (i < people_.size()) seats_[i]->setSeat(people_[i]);
    seats_[i]->show();
  }
  for (std::size_t i = static_cast<std::size_t>(players); i < seats_.size(); ++i) seats_[i]->hide();
  layPaper();
}

// One person plays at a screen, so far: whoever sits down last.
void NewMatchDialog::keepOnePerson(std::size_t seat) {
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (i != seat) seats_[i]->seatComputer();
}

// What was not set follows from what was.
void NewMatchDialog::showOptions() {
  Options const values = completed(game().options, given_);
  for (std::size_t i = 0; i < options_.size(); ++i) options_[i]->setValue(values.values[i]);
}

void NewMatchDialog::keepSeats() {
  people_.resize(std::max(people_.size(), seats_.size()));
  for (std::size_t i = 0; i < static_cast<std::size_t>(players_); ++i) people_[i] = seats_[i]->seat();
}

void NewMatchDialog::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void NewMatchDialog::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && mayGiveUp_)
    emit givenUp();
  else if (event->key() == Qt::Key_Return && event->modifiers().testFlag(Qt::ControlModifier))
    emit chosen(choice());
  else
    Sheet::keyPressEvent(event);
}

void NewMatchDialog::arrange(int paperWidth) {
  columns_->setDirection(paperWidth < narrowPaper ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
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
  seatsHeading_->setText(tr("At the table"));
  for (OptionRow* row : options_) row->retranslate();
  for (std::size_t i = 0; i < seats_.size(); ++i) seats_[i]->retranslate(static_cast<int>(i) + 1);
  for (QAbstractButton* button : playerGroup_->buttons())
    button->setAccessibleName(tr("%n player(s)", nullptr, playerGroup_->id(button)));
  cancel_->setText(tr("Cancel"));
  deal_->setText(tr("Deal the cards"));
  layPaper();
}

}  // namespace giaguaro
