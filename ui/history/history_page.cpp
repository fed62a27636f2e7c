#include "ui/history/history_page.h"

#include <QKeyEvent>
#include <QLabel>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_bar.h"
#include "ui/history/history_filters.h"
#include "ui/history/history_head.h"
#include "ui/history/history_model.h"
#include "ui/history/match_list.h"
#include "ui/history/match_side.h"
#include "ui/toolkit/focus_in.h"

namespace giaguaro {

namespace {

constexpr int sideWide = 368;
constexpr int pageMargin = 32;
constexpr Length listOverhang{12};  // what frames a chosen row stands out of the columns

}  // namespace

HistoryPage::HistoryPage(Glyphs* glyphs, QWidget* parent)
    : HouseSheet(QStringLiteral("history"), parent),
      model_(new HistoryModel(this)),
      title_(new QLabel(body())),
      subtitle_(new QLabel(body())),
      filters_(new HistoryFilters(body())),
      columns_(new HistoryHead(body())),
      matches_(new MatchList(glyphs, model_, body())),
      side_(new MatchSide(glyphs, body())) {
  setSide(side_, sideWide);
  setTitleface(title_, 25);
  setTypeface(subtitle_, 14);
  side_->setNothing();
  connectParts();
  retranslate();
}

void HistoryPage::connectParts() {
  connect(bar(), &HistoryBar::left, this, &HistoryPage::closed);
  connect(filters_, &HistoryFilters::changed, this, &HistoryPage::listWanted);
  connect(columns_, &HistoryHead::orderChanged, this, &HistoryPage::listWanted);
  connect(model_, &HistoryModel::rowsWanted, this, &HistoryPage::rowsWanted);
  connect(matches_, &MatchList::chosenChanged, this, &HistoryPage::showMatch);
  connect(matches_, &MatchList::opened, this, &HistoryPage::open);
  connect(side_, &MatchSide::reviewWanted, this, [this] { emit reviewWanted(chosen()); });
  connect(side_, &MatchSide::playOnWanted, this, [this] { emit playOnWanted(chosen()); });
  connect(side_, &MatchSide::sameDealsWanted, this, [this] { emit sameDealsWanted(chosen()); });
  connect(side_, &MatchSide::duplicateWanted, this, [this] { emit duplicateWanted(chosen()); });
  connect(side_, &MatchSide::exportWanted, this,
          [this](QWidget* under) { emit exportWanted(chosen(), under); });
  connect(side_, &MatchSide::removeWanted, this, [this] { emit removeWanted(chosen()); });
}

void HistoryPage::setTheme(Theme const& theme) {
  HouseSheet::setTheme(theme);
  setInk(title_, theme.onpanel);
  setInk(subtitle_, theme.onpanel2);
  filters_->setTheme(theme);
  columns_->setTheme(theme);
  matches_->setTheme(theme);
  side_->setTheme(theme);
}

void HistoryPage::focusFirst() { matches_->setFocus(Qt::OtherFocusReason); }

void HistoryPage::arrangeBody() {
  bool const narrow = isNarrow();
  int const high = body()->height();
  int const left = measure(narrow ? pageMargin / 2 : pageMargin);
  int const wide = body()->width() - sideRoom() - left - measure(narrow ? 14 : 22);
  bool const low = high < 520;
  int y = measure(low ? 8 : 16);
  int const titleHigh = title_->sizeHint().height();
  int const titleWide = title_->sizeHint().width();
  title_->setGeometry(left, y, titleWide, titleHigh);
  subtitle_->setGeometry(left + titleWide + scaled(12), y + scaled(4),
                         std::max(0, wide - titleWide - scaled(12)), titleHigh);
  y += titleHigh + measure(low ? 6 : 16);
  // The ring round a field that has the focus stands out of the columns.
  filters_->setGeometry(left - scaled(3), y, wide + scaled(3), filters_->sizeHint().height());
  y += filters_->sizeHint().height() + measure(low ? 4 : 10);
  y = placeProblem(left, y, wide);
  columns_->setGeometry(left - listOverhang, y, wide + 2 * listOverhang, columns_->sizeHint().height());
  y += columns_->sizeHint().height();
  matches_->setGeometry(left - listOverhang, y, wide + 2 * listOverhang + scaled(8), std::max(0, high - y));
  placeEmpty(left, y, wide);
  arrangeSide();
}

void HistoryPage::focusSide() { side_->focusButtons(); }

void HistoryPage::setWords(HistoryWords const& words) {
  words_ = words;
  model_->setWords(words);
  side_->setWords(words);
  if (listed_) filters_->setChoices(list_, words_);
  retranslate();
}

void HistoryPage::setMatchInPlay(QString const& match) {
  inPlay_ = match;
  showMatch(chosen());
}

void HistoryPage::setList(HistoryList const& list) {
  int const place = std::max(0, model_->placeOf(matches_->chosen()));
  // Who has not moved from the latest one wants to see the latest one.
  std::int64_t const before = place > 0 ? matches_->chosen() : 0;
  listed_ = true;
  list_ = list;
  filters_->setChoices(list, words_);
  model_->setGrouped(columns_->order().by == HistoryColumn::date);
  model_->setKeys(list.keys);
  // Where the chosen one has gone, the one in its place.
  int const last = static_cast<int>(list.keys.size()) - 1;
  std::int64_t const next = model_->placeOf(before) >= 0 ? before : model_->idAt(std::min(place, last));
  matches_->choose(next);
  retranslate();
  tellEmpty();
}

void HistoryPage::setRows(std::vector<HistoryRow> const& rows) {
  model_->setRows(rows);
  HistoryRow const* const row = chosenRow();
  if (row != nullptr) side_->setMatch(*row, !inPlay_.isEmpty() && row->match == inPlay_);
}

// They may come before the row.
void HistoryPage::setDetails(HistoryDetails const& details) {
  if (details.row.id == 0 || details.row.id != chosen()) return;
  side_->setMatch(details.row, !inPlay_.isEmpty() && details.row.match == inPlay_);
  side_->setDetails(details);
}

HistoryFilter HistoryPage::filter() const {
  HistoryFilter filter = filters_->filter();
  filter.order = columns_->order();
  filter.order.games = words_.gamesByName();
  return filter;
}

void HistoryPage::chooseNextOf(std::vector<HistoryKey> const& keys) {
  int const from = model_->placeOf(chosen());
  auto const way = [&](HistoryKey const& key) {
    int const place = model_->placeOf(key.id);
    return place < 0 ? 2 * model_->rowCount() : place > from ? place : place + model_->rowCount();
  };
  auto const next = std::ranges::min_element(keys, {}, way);
  if (next != keys.end() && model_->placeOf(next->id) >= 0) matches_->choose(next->id);
}

void HistoryPage::choose(std::int64_t id) { matches_->choose(id); }

std::int64_t HistoryPage::chosen() const { return matches_->chosen(); }

HistoryRow const* HistoryPage::chosenRow() const { return model_->rowOf(chosen()); }

void HistoryPage::showMatch(std::int64_t id) {
  HistoryRow const* const row = model_->rowAt(model_->placeOf(id));  // wanted, whether it is painted or not
  if (row != nullptr)
    side_->setMatch(*row, !inPlay_.isEmpty() && row->match == inPlay_);
  else
    side_->setNothing();
  if (id != 0) emit detailsWanted(id);
}

// In a narrow window first what there is to be known of it.
void HistoryPage::open() {
  if (chosen() == 0) return;
  if (isNarrow() && !isSideOpen()) return openSide(true);
  if (side_->mayReview()) emit reviewWanted(chosen());
}

void HistoryPage::tellEmpty() {
  bool const none = listed_ && list_.keys.empty();
  empty()->setVisible(none);
  columns_->setVisible(!none);
  showKeys();
  if (!none) return;
  empty()->setText(
      list_.matches > 0 ? tr("No match fits: Clear shows them all again.")
      : !hasProblem()
          ? tr("There is no match here yet: each one that you play is added once a hand of it is over.")
          : QString());
}

// Where nothing has been played there is nothing to choose or to search.
void HistoryPage::showKeys() {
  keys()->setWords(listed_ && list_.matches == 0 ? keysOfNothing()
                                                 : tr("Up and down choose, Enter opens for review, Ctrl+F "
                                                      "searches. The Help has the other keys."));
}

void HistoryPage::retranslate() {
  showKeys();
  title_->setText(tr("Matches"));
  QString counts;
  if (listed_ && list_.matches > 0) {
    //: %1 is "86 matches", %2 "812 hands", %3 a day
    counts = tr("%1, %2, since %3")
                 .arg(tr("%n match(es)", nullptr, list_.matches), tr("%n hand(s)", nullptr, list_.hands),
                      words_.since(list_.first));
    if (static_cast<int>(list_.keys.size()) != list_.matches)
      counts = tr("%n of them found", nullptr, static_cast<int>(list_.keys.size())) +
               QStringLiteral(" \u00b7 ") + counts;
  }
  subtitle_->setText(counts);
  setAccessibleName(tr("Matches"));
  matches_->setAccessibleName(tr("Matches"));
  showFold();
  tellEmpty();
  arrangeBody();
}

QString HistoryPage::sideName() const { return tr("Chosen match"); }

QString HistoryPage::foldName(bool open) const {
  return open ? tr("Fold the chosen match") : tr("Show the chosen match");
}

// A letter that is no key of the page, or with Shift any: names of which it is the first are looked for.
QString HistoryPage::initialIn(QKeyEvent const& event) const {
  bool const free = event.modifiers() == Qt::NoModifier && event.key() != Qt::Key_P &&
                    event.key() != Qt::Key_S && event.key() != Qt::Key_D;
  bool const letter = event.text().size() == 1 && event.text().front().isLetter();
  return letter && matches_->hasFocus() && (free || event.modifiers() == Qt::ShiftModifier) ? event.text()
                                                                                            : QString();
}

bool HistoryPage::takesOwnKey(QKeyEvent const& event) const {
  if (!initialIn(event).isEmpty() || event.matches(QKeySequence::Find)) return true;
  if (event.modifiers() == Qt::ControlModifier && event.key() == Qt::Key_E) return true;
  bool const plain = event.modifiers() == Qt::NoModifier && !filters_->hasFocusInside();
  return plain && (event.key() == Qt::Key_Delete || event.key() == Qt::Key_P || event.key() == Qt::Key_S ||
                   event.key() == Qt::Key_D);
}

void HistoryPage::pressOwn(QKeyEvent& event) {
  if (event.matches(QKeySequence::Find)) return filters_->focusSearch();
  if (QString const initial = initialIn(event); !initial.isEmpty()) return namedWanted(initial);
  if (!side_->hasMatch()) return;
  switch (event.key()) {
    case Qt::Key_E:
      openSide(true);  // where there is room for it already, nothing happens
      return side_->askForExport();
    case Qt::Key_P: return playOnWanted(chosen());
    case Qt::Key_S: return sameDealsWanted(chosen());
    case Qt::Key_D:
      if (side_->mayReview()) emit duplicateWanted(chosen());
      return;
    case Qt::Key_Delete:
      if (side_->mayRemove()) emit removeWanted(chosen());
      return;
    default: return;
  }
}

// Filters, list, what is known of the match, its buttons.
void HistoryPage::focusNextPart(int step) {
  constexpr int parts = 4;
  QWidget const* const focus = window()->focusWidget();
  bool const inSide = focus != nullptr && side_->isAncestorOf(focus);
  bool const inText = inSide && qobject_cast<QAbstractButton const*>(focus) == nullptr;
  int part = filters_->hasFocusInside() ? 0 : !inSide ? 1 : inText ? 2 : 3;
  part = (part + step + parts) % parts;
  if (part >= 2 && isNarrow()) openSide(true);
  switch (part) {
    case 0: return filters_->focusSearch();
    case 1: return matches_->setFocus(Qt::OtherFocusReason);
    case 2: return side_->focusText();
    default: return side_->focusButtons();
  }
}

}  // namespace giaguaro
