#include "ui/verdict/verdict_timeline.h"

#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr std::size_t manyDecisions = 15;  // on a verdict's page: from so many on the marks stand alone
constexpr Length axisRoom{40};             // for "100%"

}  // namespace

VerdictTimeline::VerdictTimeline(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("verdictTimeline"));
  setAccessibleRole(this, QAccessible::Grouping);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, [this] {
    for (TimelineCell* cell : cells_) cell->update();
  });
}

void VerdictTimeline::setTheme(Theme const& theme) {
  theme_ = theme;
  for (TimelineCell* cell : cells_) cell->setTheme(theme);
  update();
}

VerdictTimeline::Column VerdictTimeline::columnOf(HandVerdict::Decision const& decision,
                                                  Wording const& wording) const {
  Action const action = decision.chosen.action;
  bool const isCard = action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
  Column column{.place = decision.place};
  column.content.decision = decision;
  column.content.glyph =
      Glyphs::nameOf(isCard ? args::card(action.card()) : decision.chosen.glyph, wording.deck());
  column.content.word = verdict::whenOf(decision, aim_);
  column.brief = decision.trick > 0 ? QString::number(decision.trick) : column.content.word;
  return column;
}

void VerdictTimeline::setDecisions(std::vector<HandVerdict::Decision> const& decisions, HandVerdict::Aim aim,
                                   std::vector<int> const& taken, Wording const& wording, bool halves) {
  aim_ = aim;
  target_ = bidOf(decisions);
  setAccessibleName(tr("Decision by decision"));
  std::vector<Column> columns;
  for (HandVerdict::Decision const& decision : decisions) {
    columns.push_back(columnOf(decision, wording));
    // What was said is seen but for a pass, which is no card, suit or number.
    if (decision.chosen.action.kind == Action::Kind::pass)
      columns.back().content.word = verdict::nameOf(decision.chosen, wording);
    columns.back().judged = {decision};
    if (auto const trick = static_cast<std::size_t>(decision.trick); trick < taken.size())
      columns.back().taken = taken[trick];
    columns.back().spoken = verdict::spoken(decision, aim, wording, halves);
  }
  setColumns(std::move(columns));
}

// What has been chosen in it, how that is judged, and who took it.
QString VerdictTimeline::spokenOf(HandCourse::Stage const& stage, bool judged, Wording const& wording,
                                  bool halves) const {
  HandVerdict::Decision const& decision = stage.shown();
  QString const when = verdict::whenOf(decision, aim_);
  if (stage.isHidden()) return tr("Trick %1: not played yet").arg(stage.trick);
  QStringList parts{judged || decision.judged || decision.forced
                        ? verdict::spoken(decision, aim_, wording, halves)
                        : when + QStringLiteral(": ") + verdict::nameOf(decision.chosen, wording)};
  if (stage.taker != nobody) parts += tr("taken by %1", "a trick").arg(wording.name(stage.taker));
  return parts.join(QStringLiteral(", "));
}

void VerdictTimeline::setCourse(HandCourse const& course, std::vector<int> const& avatars,
                                Wording const& wording, bool halves) {
  aim_ = course.aim;
  hasMarks_ = course.judged;
  if (!std::exchange(below_, true)) updateGeometry();
  setAccessibleName(tr("Trick by trick: %1").arg(wording.name(course.seat)));
  std::vector<Column> columns;
  target_.reset();
  int taken = 0;
  for (HandCourse::Stage const& stage : course.stages) {
    if (auto const bid = bidOf(stage.decisions)) target_ = bid;
    HandVerdict::Decision const& shown = stage.shown();
    Column column = columnOf(shown, wording);
    // The card stands for its trick, whatever was said before it.
    column.content.glyph = columnOf(stage.decisions.back(), wording).content.glyph;
    if (stage.trick > 0) column.content.word = column.brief = QString::number(stage.trick);
    column.content.hidden = stage.isHidden();
    column.content.marked = course.judged || shown.judged || shown.forced;
    if (stage.taker != nobody) column.content.taker = avatars[static_cast<std::size_t>(stage.taker)];
    column.judged = stage.decisions;
    if (stage.taker == course.seat) ++taken;
    if (!stage.isHidden() && (stage.trick == 0 || stage.taker != nobody)) column.taken = taken;
    column.spoken = spokenOf(stage, course.judged, wording, halves);
    columns.push_back(std::move(column));
  }
  shown_ = course.current;
  setColumns(std::move(columns));
}

void VerdictTimeline::makeCells() {
  while (cells_.size() < columns_.size()) {
    auto* const cell = new TimelineCell(glyphs_, this);
    cell->setObjectName(QStringLiteral("decision_%1").arg(cells_.size()));
    cell->setTheme(theme_);
    cell->installEventFilter(this);
    connect(cell, &TimelineCell::stirred, this, qOverload<>(&QWidget::update));
    connect(cell, &QAbstractButton::clicked, this, [this, index = cells_.size()] {
      current_ = static_cast<int>(index);
      emit chosen(columns_[index].place);
    });
    cells_.push_back(cell);
  }
}

void VerdictTimeline::setColumns(std::vector<Column> columns) {
  columns_ = std::move(columns);
  makeCells();
  int const last = std::max(0, static_cast<int>(columns_.size()) - 1);
  // One comes to where one is.
  bool const focused = std::ranges::any_of(cells_, [](TimelineCell* cell) { return cell->hasFocus(); });
  if (below_ && !focused && shown_ >= 0) current_ = shown_;
  current_ = std::clamp(current_, 0, last);
  write();
  place();
  updateGeometry();  // a line under it comes with the first mark, and narrow columns are higher
  update();
}

void VerdictTimeline::write() {
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    int const index = static_cast<int>(i);
    cells_[i]->setVisible(i < columns_.size());
    if (i >= columns_.size()) continue;
    Column const& column = columns_[i];
    TimelineCell::Content content = column.content;
    if (form() != TimelineCell::Form::wide) content.word = column.brief;
    if (isNarrow() && below_) {
      // So close together only what stands out is told; where there is a line, by that.
      bool const tells = content.decision.isDear() || content.decision.isUnlucky();
      content.marked = content.marked && tells && (!hasLine() || showsSteps());
      if (form() == TimelineCell::Form::brief && !tells && index != shown_) content.glyph.clear();
    }
    cells_[i]->setAccessibleName(column.spoken);
    cells_[i]->setToolTip(asToolTip(column.spoken));
    cells_[i]->setFocusPolicy(index == current_ ? Qt::StrongFocus : Qt::ClickFocus);
    cells_[i]->setContent(content, form());
    cells_[i]->setShown(index == shown_);
  }
}

void VerdictTimeline::setRoom(Room room) {
  if (std::exchange(room_, room) == room) return;
  updateGeometry();
  write();
  place();
  update();
}

bool VerdictTimeline::isNarrow() const {
  int const room = width() - axis();
  if (!below_ && columns_.size() >= manyDecisions) return true;
  return room < (below_ ? TimelineCell::leastWidth() : measure(58)) * static_cast<int>(columns_.size());
}

TimelineCell::Form VerdictTimeline::form() const {
  using Form = TimelineCell::Form;
  if (!below_) return isNarrow() ? Form::mark : Form::wide;
  if (!isNarrow()) return Form::row;
  if (room_ == Room::row) return Form::under;
  return hasLine() ? Form::brief : Form::narrow;
}

// Without anything judged, now or soon, there is none.
bool VerdictTimeline::hasLine() const { return room_ != Room::row && hasMarks_; }

int VerdictTimeline::lineHeight() const {
  if (!hasLine()) return below_ ? 0 : scaled(4);
  if (below_) return measure(room_ == Room::high ? 122 : 76);
  return measure(room_ == Room::high ? 60 : 56);
}

QString VerdictTimeline::chanceName() const {
  switch (aim_) {
    case HandVerdict::Aim::win: return tr("chance to win");
    case HandVerdict::Aim::bid: return tr("chance to make it");
    case HandVerdict::Aim::gain: return tr("chance of a gain");
  }
  return {};
}

// Where nothing is written at the side, there is no room for it.
int VerdictTimeline::axis() const { return below_ && !hasLine() ? 0 : int{axisRoom}; }

QSize VerdictTimeline::sizeHint() const {
  return {measure(500), lineHeight() + TimelineCell::heightOf(form())};
}

QSize VerdictTimeline::minimumSizeHint() const { return {measure(240), sizeHint().height()}; }

void VerdictTimeline::place() {
  if (columns_.empty()) return;
  double const column = (width() - axis()) / static_cast<double>(columns_.size());
  int const overlap = below_ ? 0 : scaled(4);
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    int const left = axis() + static_cast<int>(static_cast<double>(i) * column);
    int const right = axis() + static_cast<int>(static_cast<double>(i + 1) * column);
    int const top = below_ ? 0 : lineHeight() - overlap;
    cells_[i]->setTop(overlap / 2);
    cells_[i]->setGeometry(left, top, right - left, height() - top);
  }
}

void VerdictTimeline::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  write();
  place();
  updateGeometry();  // narrow columns are higher
}

// Where a hand is gone through, the arrows take it along.
void VerdictTimeline::goTo(int index) {
  if (index < 0 || index >= static_cast<int>(columns_.size())) return;
  current_ = index;
  for (std::size_t i = 0; i < columns_.size(); ++i)
    cells_[i]->setFocusPolicy(static_cast<int>(i) == index ? Qt::StrongFocus : Qt::ClickFocus);
  cells_[static_cast<std::size_t>(index)]->setFocus(Qt::OtherFocusReason);
  if (below_) emit chosen(columns_[static_cast<std::size_t>(index)].place);
}

bool VerdictTimeline::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    auto const found = std::ranges::find(cells_, watched);
    if (found != cells_.end()) current_ = static_cast<int>(found - cells_.begin());
  }
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  auto const* const key = static_cast<QKeyEvent*>(event);
  switch (key->key()) {
    case Qt::Key_Left: goTo(current_ - 1); return true;
    case Qt::Key_Right: goTo(current_ + 1); return true;
    case Qt::Key_Home: goTo(0); return true;
    case Qt::Key_End: goTo(static_cast<int>(columns_.size()) - 1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!key->isAutoRepeat()) cells_[static_cast<std::size_t>(current_)]->click();
      return true;
    default: return QWidget::eventFilter(watched, event);
  }
}

}  // namespace giaguaro
