#include "ui/statistics/statistics_fields.h"

#include <QDate>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_fields.h"
#include "ui/statistics/statistics_words.h"
#include "ui/text/game_id.h"
#include "ui/text/wording.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {

namespace {

constexpr int choiceHigh = 38;  // with the ring round it
constexpr int choiceWide = 132;
constexpr int widestChoice = 250;
constexpr int roundChoice = 46;  // left of its words, and what unfolds it at their right

std::int64_t beginOf(QDate const& day) { return day.startOfDay().toSecsSinceEpoch(); }

std::int64_t sinceOf(QString const& span) {
  QDate const today = QDate::currentDate();
  if (span == u"month") return beginOf(QDate(today.year(), today.month(), 1));
  if (span == u"year") return beginOf(QDate(today.year(), 1, 1));
  return 0;
}

}  // namespace

StatisticsFields::StatisticsFields(QWidget* parent)
    : QWidget(parent),
      person_(new HistoryCombo(this)),
      game_(new HistoryCombo(this)),
      date_(new HistoryCombo(this)),
      compare_(new QWidget(this)),
      toggleRow_(new QHBoxLayout(compare_)) {
  person_->setObjectName(QStringLiteral("statisticsPerson"));
  game_->setObjectName(QStringLiteral("statisticsGame"));
  date_->setObjectName(QStringLiteral("statisticsDate"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(scaled(8));
  toggleRow_->setContentsMargins(0, 0, 0, 0);
  toggleRow_->setSpacing(0);
  for (HistoryCombo* combo : {person_, game_, date_}) {
    combo->setFixedHeight(measure(choiceHigh));
    addField(combo);
    connect(combo, &QComboBox::currentIndexChanged, this, &StatisticsFields::readFields);
  }
  person_->setPlain();
  game_->setPlain();
  compare_->setFixedHeight(measure(choiceHigh));
  addField(compare_);
  row->addStretch(1);
  retranslate();
}

void StatisticsFields::addField(QWidget* field) {
  auto* column = new QVBoxLayout;
  column->setSpacing(0);
  auto* label = new QLabel(this);
  label->setBuddy(field);
  label->setContentsMargins(scaledMargins(4, 0, 0, 0));
  setTypeface(label, 13);
  labels_.push_back(label);
  column->addWidget(label);
  column->addWidget(field);
  static_cast<QHBoxLayout*>(layout())->addLayout(column);
}

PaperButton* StatisticsFields::makeToggle() {
  auto* toggle = new PaperButton(PaperButton::Kind::plain, compare_);
  toggle->setCheckable(true);
  toggle->setChecked(true);
  toggle->setTextSize(13);
  toggle->setPadding(20);
  toggle->setTheme(theme_);
  connect(toggle, &QAbstractButton::toggled, this, &StatisticsFields::comparedChanged);
  toggleRow_->addWidget(toggle);
  return toggle;
}

void StatisticsFields::setTheme(Theme const& theme) {
  theme_ = theme;
  for (HistoryCombo* combo : {person_, game_, date_}) combo->setTheme(theme);
  for (QLabel* label : labels_) setInk(label, theme.onpanel2);
  for (PaperButton* toggle : toggles_) toggle->setTheme(theme);
}

void StatisticsFields::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void StatisticsFields::retranslate() {
  QString const names[] = {tr("Person"), tr("Game"), tr("Date"), tr("Compare with")};
  QWidget* const fields[] = {person_, game_, date_, compare_};
  for (std::size_t i = 0; i < std::size(fields); ++i) {
    labels_[i]->setText(names[i]);
    fields[i]->setAccessibleName(names[i]);
  }
  QSignalBlocker const quiet(date_);
  int const chosen = std::max(0, date_->currentIndex());
  date_->clear();
  date_->addItem(tr("since the start"), QString());
  date_->addItem(tr("this year"), QStringLiteral("year"));
  date_->addItem(tr("this month"), QStringLiteral("month"));
  date_->setCurrentIndex(chosen);
  fit();
}

// As wide as the longest of their choices, within reason.
void StatisticsFields::fit() {
  for (HistoryCombo* combo : {person_, game_, date_}) {
    int wide = measure(choiceWide);
    for (int i = 0; i < combo->count(); ++i)
      wide =
          std::max(wide, combo->fontMetrics().horizontalAdvance(combo->itemText(i)) + measure(roundChoice));
    combo->setFixedWidth(std::min(wide, measure(widestChoice)));
  }
}

void StatisticsFields::setChoices(Statistics const& statistics, HistoryWords const& words) {
  QSignalBlocker const quietPerson(person_);
  QSignalBlocker const quietGame(game_);
  person_->clear();
  for (QString const& person : statistics.people)
    person_->addItem(!person.isEmpty()              ? person
                     : statistics.people.size() > 1 ? tr("You, without a name")
                                                    : StatisticsWords::person(person),
                     person);
  person_->setCurrentIndex(person_->findData(statistics.filter.person));
  game_->clear();
  for (GameInfo const* info : words.games())
    if (statistics.games.contains(idOf(*info))) game_->addItem(said(info->name), idOf(*info));
  game_->setCurrentIndex(game_->findData(statistics.filter.game));
  for (HistoryCombo* combo : {person_, game_}) combo->setEnabled(combo->count() > 0);
  fit();
  filter_ = statistics.filter;
  levels_.clear();
  for (LevelChoice const& level : words.levels())
    if (std::ranges::find(statistics.levels, level.id, &LevelFigures::level) != statistics.levels.end())
      levels_ += level.id;
  while (static_cast<qsizetype>(toggles_.size()) < levels_.size()) toggles_.push_back(makeToggle());
  for (std::size_t i = 0; i < toggles_.size(); ++i) {
    bool const isUsed = static_cast<qsizetype>(i) < levels_.size();
    toggles_[i]->setVisible(isUsed);
    if (!isUsed) continue;
    QString const& level = levels_[static_cast<qsizetype>(i)];
    toggles_[i]->setObjectName(QStringLiteral("compare_") + level);
    toggles_[i]->setText(words.level(level));
  }
  labels_.back()->setVisible(!levels_.isEmpty());
  compare_->setVisible(!levels_.isEmpty());
  updateGeometry();
}

QStringList StatisticsFields::compared() const {
  QStringList levels;
  for (qsizetype i = 0; i < levels_.size(); ++i)
    if (toggles_[static_cast<std::size_t>(i)]->isChecked()) levels += levels_[i];
  return levels;
}

void StatisticsFields::readFields() {
  StatisticsFilter const filter{person_->currentData().toString(), game_->currentData().toString(),
                                sinceOf(date_->currentData().toString())};
  if (filter == filter_) return;
  filter_ = filter;
  emit changed();
}

bool StatisticsFields::hasFocusInside() const {
  QWidget const* const focus = window()->focusWidget();
  return focus != nullptr && isAncestorOf(focus);
}

void StatisticsFields::focusFirst() {
  (person_->isEnabled() ? person_ : date_)->setFocus(Qt::OtherFocusReason);
}

}  // namespace giaguaro
