#include "ui/hint/hint_table.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {
namespace {

constexpr double tableTextSize = 14;
constexpr double tableLeastSize = 11;
constexpr double headingSize = 11;
constexpr double footSize = 12;
constexpr Extent tag{18, 24};
constexpr Extent largeTag{23, 31};  // of what is advised
constexpr Length tableGap{10};      // rowGap columns
constexpr Length rowInset{8};       // of a row
constexpr Length rowGap{4};         // rows
constexpr Length barRoom{48};
constexpr Length leastLabel{90};

int headingHeight() { return measure(17); }
int percentIn(QString const& chance) {
  QString digits;
  for (QChar const each : chance)
    if (each.isDigit()) digits += each;
  return digits.toInt();
}

int rowHeight() { return qMax(measure(40), largeTag.height() + scaled(6)) + rowGap; }

}  // namespace

class HintTable::RowButton : public QAbstractButton {
 public:
  RowButton(HintTable* table, std::size_t index) : QAbstractButton(table), table_(table), index_(index) {
    setObjectName(QStringLiteral("hintRow_%1").arg(index));
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (index_ < table_->rows_.size()) table_->paintRow(painter, index_, rect(), showsFocus(*this));
  }
  void keyPressEvent(QKeyEvent* event) override {
    bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter) return QAbstractButton::keyPressEvent(event);
    if (!event->isAutoRepeat()) emit table_->playWanted();
  }

 private:
  HintTable* table_;
  std::size_t index_;
};

HintTable::HintTable(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), group_(new QButtonGroup(this)) {
  setObjectName(QStringLiteral("hintTable"));
  setAccessibleRole(this, QAccessible::Grouping);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  stopAtTheChosen(group_);
  connect(group_, &QButtonGroup::idClicked, this, &HintTable::changed);
  connect(glyphs, &Glyphs::changed, this, [this] {
    for (RowButton* button : buttons_) button->update();
  });
  hide();
}

void HintTable::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void HintTable::setRows(QString const& scoreHeading, QString const& chanceHeading, std::vector<Row> rows) {
  bool const same = rows == rows_;
  scoreHeading_ = scoreHeading;
  rows_ = std::move(rows);
  bool const chances = std::ranges::any_of(rows_, [](Row const& row) { return !row.chance.isEmpty(); });
  chanceHeading_ = chances ? chanceHeading : QString();
  while (buttons_.size() < rows_.size()) {
    buttons_.push_back(new RowButton(this, buttons_.size()));
    group_->addButton(buttons_.back(), static_cast<int>(buttons_.size()) - 1);
  }
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setVisible(i < rows_.size());
    if (i < rows_.size()) buttons_[i]->setAccessibleName(spoken(rows_[i]));
  }
  if (!same && !rows_.empty()) buttons_[leading()]->setChecked(true);
  setVisible(!rows_.empty());
  placeButtons();
  updateGeometry();
  update();
}

// The one that is marked on the table, too; where none is advised, the first of the best. Of several that are as good this
// one alone has the eye, or it would be led nowhere.
std::size_t HintTable::leading() const {
  auto leading = std::ranges::find(rows_, true, &Row::advised);
  if (leading == rows_.end()) leading = std::ranges::find(rows_, true, &Row::best);
  return leading == rows_.end() ? 0 : static_cast<std::size_t>(leading - rows_.begin());
}

QString HintTable::spoken(Row const& row) const {
  QStringList parts{row.label, scoreHeading_ + u' ' + row.score};
  if (!row.note.isEmpty()) parts.insert(1, row.note);
  if (!row.chance.isEmpty()) parts += chanceHeading_ + u' ' + row.chance;
  return parts.join(QStringLiteral(", "));
}

int HintTable::chosen() const { return rows_.empty() ? -1 : group_->checkedId(); }

void HintTable::focusChosen() {
  if (auto* button = group_->checkedButton()) button->setFocus(Qt::TabFocusReason);
}

void HintTable::placeButtons() {
  labelSize_ = fittingLabelSize();
  for (std::size_t i = 0; i < rows_.size(); ++i)
    buttons_[i]->setGeometry(0, headingHeight() + static_cast<int>(i) * rowHeight(), width(),
                             rowHeight() - rowGap);
}

void HintTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeButtons();
}

QSize HintTable::sizeHint() const {
  int const foot = chanceMisleads() ? headingHeight() : 0;
  return {measure(240), headingHeight() + static_cast<int>(rows_.size()) * rowHeight() + foot};
}

// What is best wins less often than another: whoever looks at that column would choose that one.
bool HintTable::chanceMisleads() const {
  if (rows_.empty() || chanceHeading_.isEmpty() || !rows_.front().best) return false;
  return std::ranges::any_of(rows_, [&](Row const& row) {
    return !row.best && percentIn(row.chance) > percentIn(rows_.front().chance);
  });
}

QSize HintTable::minimumSizeHint() const { return {measure(160), sizeHint().height()}; }

HintTable::Columns HintTable::columns() const {
  int score = 0;
  int chance = textWidth(chanceHeading_, headingSize);
  for (Row const& row : rows_) {
    score = qMax(score, textWidth(row.score, tableTextSize, true));
    chance = qMax(chance, textWidth(row.chance, tableTextSize, true));
  }
  // The heading has a line of its own: it may stand over bars and labels, too.
  Columns at;
  at.chanceRight = width() - rowInset;
  at.scoreRight = chanceHeading_.isEmpty() ? at.chanceRight : at.chanceRight - chance - tableGap;
  at.labelRight = at.barRight = at.barLeft = at.scoreRight - score - tableGap;
  int const room = rowInset + largeTag.width() + scaled(8) + leastLabel + tableGap + barRoom;
  int const beside = at.scoreRight - score - tableGap;
  if (beside >= room) {
    at.barRight = beside;
    at.barLeft = at.barRight - barRoom;
    at.labelRight = at.barLeft - tableGap;
  }
  return at;
}

namespace {

void writeInRow(QPainter& painter, QRect const& room, QString const& text, double size, bool bold,
                Qt::Alignment side) {
  double fitting = size;
  while (fitting > tableLeastSize && textWidth(text, fitting, bold) > room.width()) --fitting;
  painter.setFont(typeface(fitting, bold));
  painter.drawText(room, side | Qt::AlignVCenter | Qt::TextSingleLine,
                   painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

QRect spanned(int left, int right, int top, int height) { return {left, top, right - left, height}; }

}  // namespace

void HintTable::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  Columns const at = columns();
  painter.setPen(theme_.onpanel2);
  writeInRow(painter, spanned(0, at.scoreRight, 0, headingHeight()), scoreHeading_, headingSize, false,
             Qt::AlignRight);
  writeInRow(painter, spanned(at.scoreRight, at.chanceRight, 0, headingHeight()), chanceHeading_, headingSize,
             false, Qt::AlignRight);
  if (chanceMisleads())
    writeInRow(painter, spanned(0, width(), height() - headingHeight(), headingHeight()),
               tr("The score decides, not how often it succeeds."), footSize, false, Qt::AlignRight);
}

int HintTable::labelLeft() const {
  bool const anyGlyph = std::ranges::any_of(rows_, [](Row const& each) { return !each.glyph.isEmpty(); });
  return rowInset + (anyGlyph ? largeTag.width() + scaled(8) : 0);
}

double HintTable::fittingLabelSize() const {
  int const room = columns().labelRight - labelLeft();
  auto const fits = [room](Row const& row, double size) {
    auto const width = [&](QString const& text) { return textWidth(text, size, row.best); };
    if (width(row.label) <= room) return true;
    if (!row.note.isEmpty()) return false;
    for (qsizetype at = row.label.indexOf(u' '); at > 0; at = row.label.indexOf(u' ', at + 1))
      if (width(row.label.left(at)) <= room && width(row.label.mid(at + 1)) <= room) return true;
    return false;
  };
  double size = tableTextSize;
  while (size > tableLeastSize &&
         !std::ranges::all_of(rows_, [&](Row const& row) { return fits(row, size); }))
    --size;
  return size;
}

void HintTable::paintRow(QPainter& painter, std::size_t index, QRect const& place, bool focused) const {
  Columns const at = columns();
  Row const& row = rows_[index];
  bool const isChosen = static_cast<int>(index) == chosen();
  int const height = place.height();
  bool const leads = row.best && index == leading();
  painter.setPen(isChosen ? QPen(theme_.bestedge, scaledReal(2)) : QPen(theme_.soft, scaledReal(1)));
  painter.setBrush(leads ? theme_.best : theme_.panel);
  painter.drawRoundedRect(QRectF(place).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)), scaledReal(6),
                          scaledReal(6));
  if (focused) {
    painter.setPen(QPen(theme_.bestedge, scaledReal(1.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(place).adjusted(scaled(4), scaled(4), scaled(-4), scaled(-4)),
                            scaledReal(4), scaledReal(4));
  }
  Extent const& own = leads ? largeTag : tag;
  QPoint const corner(rowInset + (largeTag.width() - own.width()) / 2, (height - own.height()) / 2);
  if (!row.glyph.isEmpty())
    painter.drawPixmap(corner, glyphs_->picture(row.glyph, own, devicePixelRatioF()));
  else if (row.passes && labelLeft() > rowInset)
    paintPass(painter, QRectF(corner, QSizeF(own)));
  int const left = labelLeft();
  bool const noted = !row.note.isEmpty();
  int const half = height / 2;
  painter.setPen(theme_.onpanel);
  QRect const label = spanned(left, at.labelRight, 0, noted ? half + scaled(4) : height);
  double const size = labelSize_;
  if (!noted && textWidth(row.label, size, row.best) > label.width()) {
    painter.setFont(typeface(size, row.best));  // in two lines, where the panel is narrow
    painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, row.label);
  } else {
    writeInRow(painter, label, row.label, size, row.best, Qt::AlignLeft);
  }
  if (!row.best) painter.setPen(theme_.onpanel2);
  writeInRow(painter, spanned(at.barRight + tableGap / 2, at.scoreRight, 0, height), row.score, tableTextSize,
             row.best, Qt::AlignRight);
  bool const none = row.chance.isEmpty() && !chanceHeading_.isEmpty();
  if (none) painter.setPen(theme_.onpanel2);
  writeInRow(painter, spanned(at.scoreRight, at.chanceRight, 0, height),
             none ? QStringLiteral("\u2013") : row.chance, tableTextSize, row.best, Qt::AlignRight);
  painter.setPen(theme_.onpanel2);
  if (noted)
    writeInRow(painter, spanned(left, at.labelRight, half, half - scaled(3)), row.note, headingSize, false,
               Qt::AlignLeft);
  paintBar(painter, at, row, place, row.best);
}

// Nothing is said, where the others say a card or a suit.
void HintTable::paintPass(QPainter& painter, QRectF const& box) {
  painter.setPen(QPen(mixed(Theme::paperEdge(), Theme::ink(), 0.35), scaledReal(1.1)));
  painter.setBrush(Theme::paper());
  painter.drawRoundedRect(box.adjusted(scaledReal(0.6), scaledReal(0.6), scaledReal(-0.6), scaledReal(-0.6)),
                          scaledReal(4), scaledReal(4));
  painter.setPen(QPen(Theme::ink(), scaledReal(2), Qt::SolidLine, Qt::RoundCap));
  double const reach = box.width() * 0.2;
  painter.drawLine(box.center() - QPointF(reach, 0), box.center() + QPointF(reach, 0));
}

// Where the score stands between the worst and the best, and where nothing would: the further right, the better.
void HintTable::paintBar(QPainter& painter, Columns const& at, Row const& row, QRect const& place,
                         bool best) const {
  // Where all are as good there is nothing that bars could tell.
  bool const alike = rows_.size() > 1 && std::ranges::all_of(rows_, &Row::best);
  if (at.barRight <= at.barLeft || alike) return;
  double const radius = scaledReal(best ? 5.5 : 3.5);
  double const middle = place.center().y() + 0.5;
  double const most = scaledReal(6);  // both ends are the middles of points
  auto const along = [&](double part) {
    return at.barLeft + most + (at.barRight - at.barLeft - 2 * most) * std::clamp(part, 0.0, 1.0);
  };
  painter.setPen(QPen(theme_.rule, scaledReal(2), Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QLineF(along(0), middle, along(1), middle));
  painter.setPen(QPen(theme_.onpanel2, scaledReal(1)));
  double const tick = scaledReal(6);
  painter.drawLine(QLineF(along(row.bar.zero), middle - tick, along(row.bar.zero), middle + tick));
  painter.setPen(QPen(best ? theme_.bestedge : theme_.onpanel2, scaledReal(best ? 2 : 1.4)));
  painter.setBrush(best ? theme_.accent : theme_.panel);
  painter.drawEllipse(QPointF(along(row.bar.score), middle), radius, radius);
}

}  // namespace giaguaro
