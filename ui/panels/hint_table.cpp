#include "ui/panels/hint_table.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr double textSize = 14;
constexpr double leastSize = 11;
constexpr double headingSize = 11;
constexpr QSize tag{18, 24};
constexpr int gap = 10;  // between columns

int headingHeight() { return measure(17); }
int rowHeight() { return qMax(measure(27), tag.height() + 4); }

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
    score = qMax(score, textWidth(row.score, textSize, true));
    chance = qMax(chance, textWidth(row.chance, textSize, true));
  }
  Columns at;
  at.chanceRight = width();
  at.scoreRight = chanceHeading_.isEmpty() ? width() : width() - chance - gap;
  at.labelRight = at.scoreRight - score - gap;
  return at;
}

void HintTable::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  Columns const at = columns();
  auto const write = [&](int left, int right, int top, int height, QString const& text, double size,
                         bool bold, Qt::Alignment side) {
    double fitting = size;
    while (fitting > leastSize && textWidth(text, fitting, bold) > right - left) --fitting;
    painter.setFont(typeface(fitting, bold));
    painter.drawText(QRect(left, top, right - left, height), side | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, right - left));
  };

  painter.setPen(theme_.onpanel2);
  write(at.labelRight, at.scoreRight, 0, headingHeight(), scoreHeading_, headingSize, false, Qt::AlignRight);
  write(at.scoreRight, at.chanceRight, 0, headingHeight(), chanceHeading_, headingSize, false,
        Qt::AlignRight);

  int top = headingHeight();
  bool const anyGlyph = std::ranges::any_of(rows_, [](Row const& row) { return !row.glyph.isEmpty(); });
  int const left = anyGlyph ? tag.width() + 8 : 0;
  for (Row const& row : rows_) {
    bool const best = &row == &rows_.front();
    painter.fillRect(QRect(0, top, width(), 1), theme_.soft);
    if (!row.glyph.isEmpty())
      painter.drawPixmap(0, top + (rowHeight() - tag.height()) / 2 + 1,
                         glyphs_->picture(row.glyph, tag, devicePixelRatioF()));
    painter.setPen(theme_.onpanel);
    write(left, at.labelRight, top + 1, rowHeight() - 1, row.label, textSize, best, Qt::AlignLeft);
    write(at.labelRight, at.scoreRight, top + 1, rowHeight() - 1, row.score, textSize, best, Qt::AlignRight);
    write(at.scoreRight, at.chanceRight, top + 1, rowHeight() - 1, row.chance, textSize, best,
          Qt::AlignRight);
    top += rowHeight();
  }
}

}  // namespace giaguaro
