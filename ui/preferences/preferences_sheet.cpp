#include "ui/preferences/preferences_sheet.h"

#include <QButtonGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/preferences/card_choices.h"
#include "ui/preferences/theme_button.h"
#include "ui/text/language.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/paper_group.h"
#include "ui/toolkit/section_list.h"
#include "ui/toolkit/slider_row.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {
namespace {

constexpr Length preferencesInset{10};
constexpr Length widestPaper{780};
constexpr Length groupsApart{12};
constexpr int heightOfSections = 560;  // of any: tabs and buttons stay where they are
constexpr int rowHigh = 38;            // as a track is
constexpr double widestField = 0.56;   // of the paper
constexpr std::chrono::milliseconds tick{100};
constexpr int volumeTick = 5;
constexpr int sectionCount = 4;

int ticks(std::chrono::milliseconds time) { return static_cast<int>(time / tick); }

}  // namespace

PreferencesSheet::PreferencesSheet(CardArt* art, QWidget* parent)
    : Sheet(parent),
      art_(art),
      title_(new QLabel(page())),
      list_(new SectionList(sectionCount, page())),
      pane_(new QVBoxLayout) {
  setWidest(widestPaper);
  setTitleface(title_, 28);
  title_->setContentsMargins(preferencesInset, 0, preferencesInset, scaled(4));
  head()->addWidget(title_);
  head()->addSpacing(scaled(4));
  buildSections();
  buildFoot();
  connectRows();
  orderFocus();
  openSection(list_->open());
  fill(settings_);
  retranslate();
}

void PreferencesSheet::buildSections() {
  auto* tabs = new QHBoxLayout;
  tabs->setContentsMargins(preferencesInset, 0, preferencesInset, 0);
  tabs->addWidget(list_);
  head()->addLayout(tabs);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(10, 6, 10, 6));
  row->addLayout(pane_, 1);
  middle()->addLayout(row);
  pane_->setSpacing(0);
  buildGeneral();
  buildTable();
  buildCards();
  buildPaces();
  connect(list_, &SectionList::opened, this, &PreferencesSheet::openSection);
}

PreferencesSheet::Section PreferencesSheet::makeSection() {
  Section section{new QWidget(page()), new QVBoxLayout};
  auto* inside = new QVBoxLayout(section.box);
  inside->setContentsMargins(scaledMargins(0, 6, 0, 0));
  section.groups->setSpacing(groupsApart);
  inside->addLayout(section.groups);
  inside->addStretch(1);
  pane_->addWidget(section.box);
  sections_.push_back(section);
  return section;
}

void PreferencesSheet::openSection(int section) {
  for (std::size_t i = 0; i < sections_.size(); ++i)
    sections_[i].box->setVisible(static_cast<int>(i) == section);
  layPaper();
  // At once: the paper keeps its size, by which it would notice.
  middle()->activate();
}

PaperGroup* PreferencesSheet::addGroup(Section const& section) {
  auto* group = new PaperGroup(section.box);
  section.groups->addWidget(group);
  groups_.push_back(group);
  return group;
}

ChoiceRow* PreferencesSheet::addChoice(PaperGroup* group, char const* name, int count) {
  auto* row = new ChoiceRow(QString::fromLatin1(name), count, group);
  row->setInForm(true);
  group->rows()->addWidget(row);
  choices_.push_back(row);
  return row;
}

SliderRow* PreferencesSheet::addSlider(PaperGroup* group, char const* name, int most) {
  auto* row = new SliderRow(QString::fromLatin1(name), most, group);
  row->setMinimumHeight(measure(rowHigh));
  group->rows()->addWidget(row);
  sliders_.push_back(row);
  return row;
}

void PreferencesSheet::buildGeneral() {
  Section const section = makeSection();
  language_ = addChoice(addGroup(section), "language", static_cast<int>(languages().size()));
  atTable_ = addGroup(section);
  clicks_ = addChoice(atTable_, "clicks", 2);
  guide_ = addChoice(atTable_, "guideDepth", 3);
  sounds_ = addGroup(section);
  sound_ = addChoice(sounds_, "sound", 2);
  volume_ = addSlider(sounds_, "volume", Settings::loudest / volumeTick);
}

void PreferencesSheet::buildTable() {
  Section const section = makeSection();
  themeGroupPaper_ = addGroup(section);
  themeGroup_ = new QButtonGroup(this);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(-6, 0, -6, 0));
  row->setSpacing(0);
  for (QString const& id : Theme::offered()) {
    auto* button = new ThemeButton(id, themeGroupPaper_);
    themeGroup_->addButton(button, static_cast<int>(themes_.size()));
    themes_.push_back(button);
    if (themes_.size() > 1) row->addStretch(1);
    row->addWidget(button);
  }
  themeGroupPaper_->rows()->addLayout(row);
  stopAtTheChosen(themeGroup_);
  onTable_ = addGroup(section);
  cardSize_ = addChoice(onTable_, "cardSize", static_cast<int>(Settings::cardSizes.size()));
  motion_ = addChoice(onTable_, "motion", 4);
}

void PreferencesSheet::buildCards() {
  Section const section = makeSection();
  cards_ = new CardChoices(art_, section.box);
  section.groups->addWidget(cards_);
  connect(cards_, &CardChoices::changed, this, &PreferencesSheet::send);
  connect(cards_, &CardChoices::fieldsChanged, this, [this] {
    orderFocus();
    layPaper();
  });
}

void PreferencesSheet::buildPaces() {
  Section const section = makeSection();
  playing_ = addGroup(section);
  thinking_ = addSlider(playing_, "thinking", ticks(Settings::longestThinking));
  trickUntil_ = addChoice(playing_, "trickUntil", 2);
  trickRest_ = addSlider(playing_, "trickRest", ticks(Settings::longestTrickRest));
  watching_ = addGroup(section);
  resultRest_ = addSlider(watching_, "resultRest", ticks(Settings::longestResultRest));
}

void PreferencesSheet::buildFoot() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 6, 5, 0));
  defaults_ = new PaperButton(PaperButton::Kind::plain, page());
  close_ = new PaperButton(PaperButton::Kind::main, page());
  defaults_->setObjectName(QStringLiteral("restoreDefaults"));
  close_->setObjectName(QStringLiteral("closePreferences"));
  row->addWidget(defaults_);
  row->addStretch(1);
  row->addWidget(close_);
  foot()->addLayout(row);
  connect(close_, &QPushButton::clicked, this, &PreferencesSheet::closed);
  connect(defaults_, &QPushButton::clicked, this, [this] {
    fill(Settings{});
    send();
  });
}

void PreferencesSheet::connectRows() {
  connect(language_, &ChoiceRow::changed, this,
          [this](int index) { emit languageWanted(languages().at(static_cast<std::size_t>(index)).code); });
  for (ChoiceRow const* row : choices_)
    if (row != language_ && row != motion_) connect(row, &ChoiceRow::changed, this, &PreferencesSheet::send);
  connect(motion_, &ChoiceRow::changed, this, [this] {
    settings_.motionChosen = true;
    send();
  });
  for (SliderRow const* row : sliders_) connect(row, &SliderRow::changed, this, &PreferencesSheet::send);
  connect(themeGroup_, &QButtonGroup::idClicked, this, [this] {
    settings_.themeChosen = true;
    send();
  });
}

// The list, then whatever is open.
void PreferencesSheet::orderFocus() {
  std::vector<QWidget*> order;
  auto const add = [&order](std::vector<QWidget*> const& fields) {
    order.insert(order.end(), fields.begin(), fields.end());
  };
  add(list_->fields());
  for (ChoiceRow const* row : {language_, clicks_, guide_, sound_}) add(row->fields());
  order.push_back(volume_->field());
  order.insert(order.end(), themes_.begin(), themes_.end());
  for (ChoiceRow const* row : {cardSize_, motion_}) add(row->fields());
  add(cards_->fields());
  order.push_back(thinking_->field());
  add(trickUntil_->fields());
  order.push_back(trickRest_->field());
  order.push_back(resultRest_->field());
  order.push_back(defaults_);
  order.push_back(close_);
  for (std::size_t i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void PreferencesSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  list_->setTheme(theme);
  for (ChoiceRow* row : choices_) row->setTheme(theme);
  for (SliderRow* row : sliders_) row->setTheme(theme);
  for (PaperGroup* group : groups_) group->setTheme(theme);
  for (ThemeButton* button : themes_) button->setTheme(theme);
  cards_->setTheme(theme);
  for (PaperButton* button : {defaults_, close_}) button->setTheme(theme);
}

void PreferencesSheet::setSettings(Settings const& settings) {
  if (settings == settings_) return;
  fill(settings);
}

void PreferencesSheet::setSoundOffered(bool offered) {
  sounds_->setVisible(offered);
  layPaper();
}

// All fields of all pages have one left edge: that of the widest which has room beside its name.
void PreferencesSheet::arrange(int paperWidth) {
  int const most = static_cast<int>((paperWidth - 2 * (sideMargin + preferencesInset) - PaperGroup::aside()) *
                                    widestField);
  std::vector<ChoiceRow*> rows = choices_;
  rows.insert(rows.end(), cards_->rows().begin(), cards_->rows().end());
  int wide = 0;
  for (ChoiceRow const* row : rows)
    if (row->wantedInForm() <= most) wide = std::max(wide, row->wantedInForm());
  if (wide == 0) return;
  for (ChoiceRow* row : rows) row->setFieldWidth(wide);
  for (SliderRow* row : sliders_) row->setFieldWidth(wide);
}

void PreferencesSheet::focusFirst() { list_->openField()->setFocus(Qt::OtherFocusReason); }

void PreferencesSheet::fill(Settings const& settings) {
  settings_ = settings;
  clicks_->setValue(static_cast<int>(settings.clicks));
  guide_->setValue(static_cast<int>(settings.guide));
  for (ThemeButton* button : themes_) button->setChecked(button->id() == settings.theme);
  cards_->setValues(settings.cards);
  auto const size = std::ranges::find(Settings::cardSizes, settings.cardSize);
  cardSize_->setValue(static_cast<int>(size - Settings::cardSizes.begin()));
  thinking_->setValue(ticks(settings.thinking));
  trickUntil_->setValue(settings.trickUntilClick ? 0 : 1);
  trickRest_->setValue(ticks(settings.trickRest));
  resultRest_->setValue(ticks(settings.resultRest));
  motion_->setValue(static_cast<int>(settings.motion));
  sound_->setValue(settings.sound ? 1 : 0);
  volume_->setValue(settings.volume / volumeTick);
  volume_->setEnabled(settings.sound);
}

// What stands in a file between two ticks stays as it is until its own slider is moved.
void PreferencesSheet::read() {
  auto const take = [](SliderRow const* row, std::chrono::milliseconds& kept) {
    if (row->value() != ticks(kept)) kept = row->value() * tick;
  };
  settings_.clicks = static_cast<ClickMode>(clicks_->value());
  settings_.guide = static_cast<GuideDepth>(guide_->value());
  for (ThemeButton const* button : themes_)
    if (button->isChecked()) settings_.theme = button->id();
  settings_.cards = cards_->style();
  settings_.cardSize = Settings::cardSizes.at(static_cast<std::size_t>(cardSize_->value()));
  take(thinking_, settings_.thinking);
  settings_.trickUntilClick = trickUntil_->value() == 0;
  take(trickRest_, settings_.trickRest);
  take(resultRest_, settings_.resultRest);
  settings_.motion = static_cast<MotionPace>(motion_->value());
  settings_.sound = sound_->value() == 1;
  if (volume_->value() != settings_.volume / volumeTick) settings_.volume = volume_->value() * volumeTick;
}

void PreferencesSheet::send() {
  read();
  emit changed(settings_);
}

void PreferencesSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void PreferencesSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit closed();
  else
    Sheet::keyPressEvent(event);
}

void PreferencesSheet::retranslate() {
  title_->setText(tr("Preferences"));
  setOneHeight(measure(heightOfSections));
  list_->setNames({tr("General"), tr("Table"), tr("Cards"), tr("Speed")});
  retranslateRows();
  cards_->retranslate();
  atTable_->setTitle(tr("At the table"));
  sounds_->setTitle(tr("Sounds"));
  themeGroupPaper_->setTitle(tr("Theme"));
  onTable_->setTitle(tr("Cards"));
  playing_->setTitle(tr("While you play"));
  watching_->setTitle(tr("While you watch"));
  for (ThemeButton* button : themes_) {
    button->setText(ThemeButton::nameOf(button->id()));
    button->setAccessibleDescription(tr("Theme"));
    button->updateGeometry();
  }
  defaults_->setText(tr("Restore defaults"));
  defaults_->setToolTip(tr("All preferences but the language"));
  close_->setText(tr("Close"));
  layPaper();
}

void PreferencesSheet::retranslateRows() {
  // Each in its own words.
  int spoken = 0;
  QStringList names;
  for (Language const& language : languages()) {
    if (language.code == translatedInto()) spoken = static_cast<int>(names.size());
    names << language.name;
  }
  language_->setTexts(tr("Language"), names);
  language_->setValue(spoken);
  clicks_->setTexts(
      tr("Playing a card"), {tr("One click plays"), tr("A second click plays")},
      {tr("Click on a card, or press Space or Enter, to play it."),
       tr("The first click, or Space, chooses a card; the second plays it. Enter plays at once.")});
  guide_->setTexts(tr("Guide"), {tr("Newcomer"), tr("Player"), tr("Off")},
                   {tr("Every explanation is shown."), tr("Reasons are told when you ask for them."),
                    tr("Nothing but the hint, when you ask for it.")});
  auto const seconds = [](int value) {
    return tr("%1 s").arg(QLocale(translatedInto()).toString(value / 10.0, 'f', 1));
  };
  thinking_->setTexts(tr("Computer players think at least"), seconds);
  trickUntil_->setTexts(tr("A finished trick stays on the table"), {tr("until a click"), tr("for a time")});
  trickRest_->setTexts(tr("How long it stays (always used while you watch)"), seconds);
  resultRest_->setTexts(tr("The result stays, while watching"), seconds);
  motion_->setTexts(tr("Motion of the cards"), {tr("none"), tr("brisk"), tr("normal"), tr("slow")});
  QStringList sizes;
  for (int const size : Settings::cardSizes) sizes << tr("%1%").arg(size);
  cardSize_->setTexts(tr("Size of the cards on the table"), sizes,
                      {{}, {}, tr("Larger where there is room for it.")});
  sound_->setTexts(tr("Sounds of the cards"), {tr("off"), tr("on")});
  volume_->setTexts(tr("Volume"), [](int value) { return tr("%1%").arg(value * volumeTick); });
}

}  // namespace giaguaro
