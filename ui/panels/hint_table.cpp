#include "ui/panels/hint_table.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr double tableTextSize = 14;
constexpr double tableLeastSize = 11;
constexpr double headingSize = 11;
constexpr QSize tag{18, 24};
constexpr int tableGap = 10;  // rowGap columns
constexpr int rowInset = 8;   // of a row
constexpr int rowGap = 4;     // rows
constexpr int barRoom = 56;
constexpr int leastLabel = 96;

int headingHeight() { return measure(17); }
int rowHeight() { return qMax(measure(40), tag.height() + 4) + rowGap; }

}  // namespace

HintTable::HintTable(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("hintTable"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  hide();
}

void HintTable::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void HintTable::setRows(QString const& scoreHeading, QString const& chanceHeading, std::vector<Row> rows) {
  scoreHeading_ = scoreHeading;
  rows_ = std::move(rows);
  bool const chances = std::ranges::any_of(rows_, [](Row const& row) { return !row.chance.isEmpty(); });
  chanceHeading_ = chances ? chanceHeading : QString();
  QStringList spoken;
  for (Row const& row : rows_) {
    QStringList parts{row.label, scoreHeading_ + u' ' + row.score};
    if (!row.note.isEmpty()) parts.insert(1, row.note);
    if (chances) parts += chanceHeading_ + u' ' + row.chance;
    spoken += parts.join(QStringLiteral(", "));
  }
  setAccessibleName(spoken.join(QStringLiteral("; ")));
  setVisible(!rows_.empty());
  updateGeometry();
  update();
}

QSize HintTable::sizeHint() const {
  return {measure(240), headingHeight() + static_cast<int>(rows_.size()) * rowHeight()};
}

QSize HintTable::minimumSizeHint() const { return {measure(160), sizeHint().height()}; }

HintTable::Columns HintTable::columns() const {
  int score = textWidth(scoreHeading_, headingSize);
  int chance = textWidth(chanceHeading_, headingSize);
  for (Row const& row : rows_) {
    score = qMax(score, textWidth(row.score, tableTextSize, true));
    chance = qMax(chance, textWidth(row.chance, tableTextSize, true));
  }
  Columns at;
  at.chanceRight = width() - rowInset;
  at.scoreRight = chanceHeading_.isEmpty() ? at.chanceRight : at.chanceRight - chance - tableGap;
  at.labelRight = at.barRight = at.barLeft = at.scoreRight - score - tableGap;
  int const room = rowInset + tag.width() + 8 + leastLabel + tableGap + barRoom;
  if (at.barRight >= room) {
    at.barLeft = at.barRight - barRoom;
    at.labelRight = at.barLeft - tableGap;
  }
  return at;
}

void HintTable::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  Columns const at = columns();
  auto const write = [&](int left, int right, int top, int height, QString const& text, double size,
                         bool bold, Qt::Alignment side) {
    double fitting = size;
    while (fitting > tableLeastSize && textWidth(text, fitting, bold) > right - left) --fitting;
    painter.setFont(typeface(fitting, bold));
    painter.drawText(QRect(left, top, right - left, height), side | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, right - left));
  };

  painter.setPen(theme_.onpanel2);
  write(at.barLeft, at.scoreRight, 0, headingHeight(), scoreHeading_, headingSize, false, Qt::AlignRight);
  write(at.scoreRight, at.chanceRight, 0, headingHeight(), chanceHeading_, headingSize, false,
        Qt::AlignRight);

  int top = headingHeight();
  bool const anyGlyph = std::ranges::any_of(rows_, [](Row const& row) { return !row.glyph.isEmpty(); });
  int const left = rowInset + (anyGlyph ? tag.width() + 8 : 0);
  for (Row const& row : rows_) {
    bool const best = row.best;
    QRect const place(0, top, width(), rowHeight() - rowGap);
    painter.setPen(best ? QPen(theme_.bestedge, 2) : QPen(theme_.soft, 1));
    painter.setBrush(best ? theme_.best : theme_.panel);
    painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), 6, 6);
    if (!row.glyph.isEmpty())
      painter.drawPixmap(rowInset, top + (place.height() - tag.height()) / 2,
                         glyphs_->picture(row.glyph, tag, devicePixelRatioF()));
    painter.setPen(theme_.onpanel);
    bool const noted = !row.note.isEmpty();
    int const half = place.height() / 2;
    write(left, at.labelRight, top, noted ? half + 4 : place.height(), row.label, tableTextSize, best,
          Qt::AlignLeft);
    write(at.barRight + tableGap / 2, at.scoreRight, top, place.height(), row.score, tableTextSize, best,
          Qt::AlignRight);
    write(at.scoreRight, at.chanceRight, top, place.height(), row.chance, tableTextSize, best,
          Qt::AlignRight);
    painter.setPen(theme_.onpanel2);
    if (noted) write(left, at.labelRight, top + half, half - 3, row.note, headingSize, false, Qt::AlignLeft);
    paintBar(painter, at, row, place, best);
    top += rowHeight();
  }
}

// From zero, which is in the middle: to the right what is gained, hollow to the left what is lost.
void HintTable::paintBar(QPainter& painter, Columns const& at, Row const& row, QRect const& place,
                         bool best) const {
  if (at.barRight <= at.barLeft) return;
  constexpr double height = 10;
  double const zero = (at.barLeft + at.barRight) / 2.0;
  double const middle = place.center().y() + 0.5;
  double const length = row.bar * barRoom / 2.0;
  QColor const ink = best ? theme_.bestedge : theme_.onpanel2;
  painter.setPen(QPen(ink, 1.5));
  painter.setBrush(length > 0 ? QBrush(ink) : QBrush(Qt::NoBrush));
  if (length != 0)
    painter.drawRect(
        QRectF(length > 0 ? zero : zero + length, middle - height / 2, std::abs(length), height));
  painter.drawLine(QPointF(zero, place.top() + 8), QPointF(zero, place.bottom() - 7));
}

}  // namespace giaguaro
