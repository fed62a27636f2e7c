// The fields of the first page, for what is chosen most: how many play, how strong all computer players are, what the game
// lets one choose among a few words, how long the match is, how much the guide says and how fast cards move.
#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/game_tile.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/seat_place.h"
#include "ui/options/option_row.h"
#include "ui/text/tool_tip.h"
#include "ui/text/wording.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/flow_layout.h"
#include "ui/toolkit/paper_group.h"

namespace giaguaro {
namespace {

constexpr std::size_t mostLevels = 3;      // parts of the field
constexpr std::size_t mostMainValues = 3;  // likewise
constexpr int widestMainOption = 330;      // of their words together
constexpr int leastField = 200;            // among all the choices

}  // namespace

ChoiceRow* NewMatchDialog::newField(char const* name, int count) {
  auto* row = new ChoiceRow(QString::fromLatin1(name), count, fieldBox_);
  row->setSnug(true);
  row->setTheme(theme());
  return row;
}

std::vector<ChoiceRow*> NewMatchDialog::choiceRows() const {
  // Those with short values stand in the first column.
  std::vector<ChoiceRow*> rows{players_, allLevels_, lengths_, mainOption_, guide_, motion_};
  std::erase(rows, nullptr);
  return rows;
}

std::size_t NewMatchDialog::levelsAside() const {
  return levels_.size() - std::min(levels_.size(), mostLevels);
}

// Those that are there for every game.
void NewMatchDialog::buildFields() {
  allLevels_ = newField("allLevels", static_cast<int>(levels_.size() - levelsAside()));
  allLevels_->setObjectName(QStringLiteral("allLevels"));
  connect(allLevels_, &ChoiceRow::changed, this,
          [this](int index) { setAllLevels(levels_[levelsAside() + static_cast<std::size_t>(index)].id); });
  guide_ = newField("newMatchGuide", 3);
  motion_ = newField("newMatchMotion", 4);
  connect(guide_, &ChoiceRow::changed, this, [this](int value) {
    settings_.guide = static_cast<GuideDepth>(value);
    emit settingsChanged(settings_);
  });
  connect(motion_, &ChoiceRow::changed, this, [this](int value) {
    settings_.motion = static_cast<MotionPace>(value);
    settings_.motionChosen = true;
    emit settingsChanged(settings_);
  });
}

void NewMatchDialog::setSettings(Settings const& settings) {
  settings_ = settings;
  guide_->setValue(static_cast<int>(settings.guide));
  motion_->setValue(static_cast<int>(settings.motion));
  for (GameTile* tile : tiles_) tile->setMoving(settings.motion != MotionPace::off);
}

// In their order; those of the game are made anew.
void NewMatchDialog::makeFields() {
  for (ChoiceRow** row : {&players_, &mainOption_, &lengths_}) {
    delete *row;
    *row = nullptr;
  }
  makePlayers();
  makeMainOption();
  lengthValues_.clear();
  placeFields();
}

// On the paper all of them in their order; among all the choices those of who plays stand over the seats, those of how it is
// played before the table's options, and the others are rows among the options already.
void NewMatchDialog::placeFields() {
  for (ChoiceRow* row : choiceRows()) {
    fields_->removeWidget(row);
    seatFields_->removeWidget(row);
    paceFields_->removeWidget(row);
    bool const ofSeats = row == players_ || row == allLevels_;
    bool const ofPace = row == guide_ || row == motion_;
    row->setInForm(all() && !ofSeats);
    row->setTight(pageOf(width()) != Page::wide);
    row->setParent(!all() ? fieldBox_ : ofSeats ? seatFieldBox_ : ofPace ? tableBox_ : fieldBox_);
    if (!all())
      fields_->addWidget(row);
    else if (ofSeats || ofPace)
      (ofSeats ? static_cast<QLayout*>(seatFields_) : paceFields_)->addWidget(row);
    row->setVisible(!all() || ofSeats || ofPace);  // now, so that the focus can go there
  }
  fieldBox_->setVisible(!all());
  fields_->invalidate();
  seatFields_->invalidate();
  if (static_cast<int>(seats_.size()) >= chosenTable().players) showLevels();
}

// Of all fields among all the choices: by the widest that has room beside its name.
int NewMatchDialog::formWidth(int column) const {
  int wide = measure(leastField);
  auto const ask = [&](int wanted) {
    if (wanted <= column * 60 / 100) wide = std::max(wide, wanted);
  };
  for (ChoiceRow const* row : {guide_, motion_}) ask(row->wantedInForm());
  for (OptionRow const* row : options_) ask(row->wantedField());
  for (OptionRow const* row : tableRows_)
    if (!row->isHidden()) ask(row->wantedField());
  return wide;
}

// Where so many play and no others there is nothing to choose: the table says how many they are.
void NewMatchDialog::makePlayers() {
  auto const counts = game().players;
  if (counts.size() < 2) return;
  players_ = newField("players", static_cast<int>(counts.size()));
  for (std::size_t i = 0; i < counts.size(); ++i)
    players_->button(static_cast<int>(i))->setObjectName(QStringLiteral("players_%1").arg(counts[i]));
  connect(players_, &ChoiceRow::changed, this, [this](int index) {
    keepSeats();
    chosenTable().players = game().players[static_cast<std::size_t>(index)];
    showPlayers();
  });
}

// The first of the game's options that is a choice among a few short words.
void NewMatchDialog::makeMainOption() {
  for (std::size_t i = 0; i < game().options.size() && mainOption_ == nullptr; ++i) {
    OptionInfo const& option = game().options[i];
    if (option.values.empty() || option.values.size() > mostMainValues) continue;
    int together = 0;
    for (OptionValue const& value : option.values) together += textWidth(said(value.line), 13, true);
    if (together > measure(widestMainOption)) continue;
    mainPlace_ = i;
    mainOption_ = newField("mainOption", static_cast<int>(option.values.size()));
    connect(mainOption_, &ChoiceRow::changed, this, [this](int value) { setOption(mainPlace_, value); });
  }
}

// A third, two thirds and the whole of the usual number of hands, and what else is chosen. Among all the choices any
// number can be: then it is chosen there.
void NewMatchDialog::makeLengths() {
  if (game().handsOption < 0) return;
  auto const place = static_cast<std::size_t>(game().handsOption);
  OptionInfo const& option = game().options[place];
  Options const usual = completed(game().options, {});
  std::int16_t const now = choiceOfOptions().values[place];
  std::vector<std::int16_t> values{now};
  for (int const part : {1, 2, 3})
    values.push_back(static_cast<std::int16_t>(std::max<int>(option.least, usual.values[place] * part / 3)));
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  if (values != lengthValues_ || lengths_ == nullptr) {
    lengthValues_ = values;
    bool const focused = lengths_ != nullptr && lengths_->isAncestorOf(window()->focusWidget());
    if (lengths_ != nullptr) lengths_->deleteLater();
    if (lengths_ != nullptr) lengths_->hide();
    if (lengths_ != nullptr) fields_->removeWidget(lengths_);
    lengths_ = newField("length", static_cast<int>(values.size()));
    connect(lengths_, &ChoiceRow::changed, this,
            [this, place](int index) { setOption(place, lengthValues_[static_cast<std::size_t>(index)]); });
    placeFields();
    retranslateFields();
    if (focused) lengths_->button(0)->setFocus(Qt::OtherFocusReason);
    orderFocus();
  }
  lengths_->setValue(static_cast<int>(std::ranges::find(lengthValues_, now) - lengthValues_.begin()));
}

// What is chosen for the game, in its fields.
void NewMatchDialog::showFields() {
  Options const values = choiceOfOptions();
  if (mainOption_ != nullptr) {
    mainOption_->setValue(values.values[mainPlace_]);
    OptionRow const& row = *options_[mainPlace_];
    mainOption_->setEnabled(row.field()->isEnabledTo(row.parentWidget()));
    markMainOption();
    nameMainOption();
  }
  makeLengths();
}

// By itself: everything here is disabled while another sheet lies over the page.
bool NewMatchDialog::mainIsFree() const { return mainOption_->isEnabledTo(mainOption_->parentWidget()); }

void NewMatchDialog::markMainOption() {
  if (mainOption_ == nullptr) return;
  mainOption_->setMark(mainIsFree() ? QPixmap()
                                    : glyphs_->mark(QStringLiteral("lock"), measure(13), devicePixelRatioF(),
                                                    theme().palette().color(QPalette::HighlightedText)));
}

// Those too who sit down only at larger tables.
void NewMatchDialog::setAllLevels(QString const& id) {
  for (SeatPlace* row : seats_) row->setLevel(id);
  for (SeatChoice& seat : people_)
    if (!seat.human) seat.level = id;
  showLevels();
  showTable();
}

// None where the computer players differ.
void NewMatchDialog::showLevels() {
  QStringList shown;
  for (std::size_t i = 0; i < static_cast<std::size_t>(chosenTable().players); ++i)
    if (SeatChoice const seat = seats_[i]->seat(); !seat.human) shown += seat.level;
  bool const alike = !shown.isEmpty() && shown.count(shown.front()) == shown.size();
  auto const found = std::ranges::find(levels_, shown.value(0), &LevelChoice::id);
  auto const place = static_cast<int>(found - levels_.begin()) - static_cast<int>(levelsAside());
  allLevels_->setValue(alike && place >= 0 ? place : -1);
  allLevels_->setVisible(!shown.isEmpty());
  // Where the field says it of all, no plate does.
  for (SeatPlace* seat : seats_) seat->setTold(!alike);
}

// Where so many people leave no choice, its name says so.
void NewMatchDialog::nameMainOption() {
  if (mainOption_ == nullptr) return;
  OptionInfo const& option = game().options[mainPlace_];
  QStringList values;
  for (OptionValue const& value : option.values) values += said(value.line);
  QString const label = said(option.label);
  //: %1 is an option of a game, of which %2 players leave no choice: "Rules (only these with 6)"
  mainOption_->setTexts(
      mainIsFree() ? label : tr("%1 (only these with %2)").arg(label).arg(chosenTable().players), values);
  QString const explained = said(option.explain);
  mainOption_->setToolTip(asToolTip(explained));
  for (QWidget* button : mainOption_->fields())
    button->setAccessibleDescription(Wording::sentences({button->accessibleDescription(), explained}));
}

void NewMatchDialog::retranslateFields() {
  QStringList counts;
  for (int const count : game().players) counts += QString::number(count);
  if (players_ != nullptr) players_->setTexts(tr("Players"), counts);
  for (std::size_t i = 0; players_ != nullptr && i < game().players.size(); ++i)
    players_->button(static_cast<int>(i))->setAccessibleName(tr("%n player(s)", nullptr, game().players[i]));
  QStringList names;
  for (std::size_t i = levelsAside(); i < levels_.size(); ++i) names += said(levels_[i].name);
  allLevels_->setTexts(tr("Computer players"), names);
  nameMainOption();
  if (lengths_ != nullptr) {
    QStringList values;
    for (std::int16_t const value : lengthValues_) values += QString::number(value);
    lengths_->setTexts(tr("Number of hands"), values);
  }
  guide_->setTexts(tr("Guide"), {tr("newcomer"), tr("player"), tr("off", "the guide")});
  motion_->setTexts(tr("Motion"), {tr("none", "motion"), tr("brisk"), tr("normal"), tr("slow")});
}

}  // namespace giaguaro
