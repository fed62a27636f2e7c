#include "ui/history/history_filters.h"

#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_fields.h"
#include "ui/text/game_id.h"
#include "ui/text/wording.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {

namespace {

constexpr int fieldHigh = 38;  // with the ring round it
constexpr Length fieldGap{8};

std::int64_t startOf(QDate const& day) { return day.startOfDay().toSecsSinceEpoch(); }

}  // namespace

HistoryFilters::HistoryFilters(QWidget* parent)
    : QWidget(parent),
      search_(new HistorySearch(this)),
      game_(new HistoryCombo(this)),
      person_(new HistoryCombo(this)),
      level_(new HistoryCombo(this)),
      date_(new HistoryCombo(this)),
      clear_(new PaperButton(PaperButton::Kind::plain, this)) {
  search_->setObjectName(QStringLiteral("historySearch"));
  game_->setObjectName(QStringLiteral("historyGame"));
  person_->setObjectName(QStringLiteral("historyPerson"));
  level_->setObjectName(QStringLiteral("historyLevel"));
  date_->setObjectName(QStringLiteral("historyDate"));
  clear_->setObjectName(QStringLiteral("historyClear"));
  clear_->setTextSize(13);
  clear_->setPadding(22);
  QWidget* const fields[] = {search_, game_, person_, level_, date_};
  for (QWidget* field : fields) {
    auto* label = new QLabel(this);
    label->setBuddy(field);
    setTypeface(label, 12);
    labels_.push_back(label);
  }
  connect(search_, &QLineEdit::textChanged, this, &HistoryFilters::readFields);
  for (HistoryCombo* combo : {game_, person_, level_, date_})
    connect(combo, &QComboBox::currentIndexChanged, this, &HistoryFilters::readFields);
  connect(clear_, &QAbstractButton::clicked, this, [this] {
    clear();
    focusSearch();
  });
  retranslate();
}

void HistoryFilters::setTheme(Theme const& theme) {
  theme_ = theme;
  search_->setTheme(theme);
  for (HistoryCombo* combo : {game_, person_, level_, date_}) combo->setTheme(theme);
  for (QLabel* label : labels_) setInk(label, theme.onpanel2);
  clear_->setTheme(theme);
}

QSize HistoryFilters::sizeHint() const { return {600, measure(fieldHigh) + measure(20)}; }

void HistoryFilters::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  int const forClear = clear_->sizeHint().width();
  double const shares[] = {200, 122, 129, 122, 150};
  double const room = width() - forClear - 5 * fieldGap;
  QWidget* const fields[] = {search_, game_, person_, level_, date_};
  double left = 0;
  int const top = measure(20);
  for (std::size_t i = 0; i < std::size(fields); ++i) {
    double const wide = room * shares[i] / 723;
    fields[i]->setGeometry(static_cast<int>(left), top, static_cast<int>(wide), measure(fieldHigh));
    labels_[i]->setGeometry(static_cast<int>(left) + scaled(4), 0, static_cast<int>(wide), top);
    left += wide + fieldGap;
  }
  clear_->setGeometry(width() - forClear + scaled(5),
                      top + (measure(fieldHigh) - clear_->sizeHint().height()) / 2, forClear,
                      clear_->sizeHint().height());
}

void HistoryFilters::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void HistoryFilters::retranslate() {
  QString const names[] = {tr("Search"), tr("Game"), tr("People"), tr("Level"), tr("Date")};
  QWidget* const fields[] = {search_, game_, person_, level_, date_};
  for (std::size_t i = 0; i < std::size(fields); ++i) {
    labels_[i]->setText(names[i]);
    fields[i]->setAccessibleName(names[i]);
  }
  search_->setPlaceholderText(tr("name or game"));
  clear_->setText(tr("Clear"));
  fill(date_, tr("since the start"), {"week", "month", "year"},
       {tr("this week"), tr("this month"), tr("this year")});
}

// The first of a choice asks nothing.
void HistoryFilters::fill(HistoryCombo* combo, QString const& any, QStringList const& ids,
                          QStringList const& names) {
  QSignalBlocker const quiet(combo);
  QString const chosen = combo->currentData().toString();
  combo->clear();
  combo->addItem(any, QString());
  for (qsizetype i = 0; i < ids.size(); ++i) combo->addItem(names[i], ids[i]);
  // What is chosen and not there any more is still what is asked for.
  if (!chosen.isEmpty() && !ids.contains(chosen)) combo->addItem(chosen, chosen);
  combo->setCurrentIndex(std::max(0, combo->findData(chosen)));
}

void HistoryFilters::setChoices(HistoryList const& list, HistoryWords const& words) {
  words_ = words;
  choices_ = list;
  QStringList games;
  QStringList gameNames;
  for (GameInfo const* info : words.games()) {
    if (!list.games.contains(idOf(*info))) continue;
    games += idOf(*info);
    gameNames += said(info->name);
  }
  QStringList levels;
  QStringList levelNames;
  for (LevelChoice const& level : words.levels()) {
    if (!list.levels.contains(level.id)) continue;
    levels += level.id;
    levelNames += said(level.name);
  }
  fill(game_, tr("all games"), games, gameNames);
  fill(person_, tr("anybody"), list.people, list.people);
  fill(level_, tr("any level"), levels, levelNames);
}

void HistoryFilters::readFields() {
  HistoryFilter filter;
  filter.text = search_->text().simplified();
  if (!filter.text.isEmpty())
    for (GameInfo const* info : words_.games())
      if (said(info->name).contains(filter.text, Qt::CaseInsensitive)) filter.gamesOfText += idOf(*info);
  filter.game = game_->currentData().toString();
  filter.person = person_->currentData().toString();
  filter.level = level_->currentData().toString();
  QDate const today = QDate::currentDate();
  QString const since = date_->currentData().toString();
  if (since == u"week") filter.since = startOf(today.addDays(1 - today.dayOfWeek()));
  if (since == u"month") filter.since = startOf(QDate(today.year(), today.month(), 1));
  if (since == u"year") filter.since = startOf(QDate(today.year(), 1, 1));
  if (filter == filter_) return;
  filter_ = filter;
  emit changed();
}

void HistoryFilters::clear() {
  {
    QSignalBlocker const quiet(search_);
    search_->clear();
    for (HistoryCombo* combo : {game_, person_, level_, date_}) {
      QSignalBlocker const still(combo);
      combo->setCurrentIndex(0);
      combo->update();
    }
  }
  readFields();
}

void HistoryFilters::focusSearch() {
  search_->setFocus(Qt::ShortcutFocusReason);
  search_->selectAll();
}

bool HistoryFilters::hasFocusInside() const {
  QWidget const* const focus = window()->focusWidget();
  return focus != nullptr && isAncestorOf(focus);
}

}  // namespace giaguaro
