#include "ui/duplicate/challenge_table.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/duplicate/duplicate_chip.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

namespace {

constexpr int resultHigh = 36;
constexpr int resultHead = 22;
constexpr int resultFace = 28;

void writeCell(QPainter& painter, QRectF const& box, QString const& text, double size, bool bold,
               QColor const& ink, Qt::Alignment side = Qt::AlignLeft) {
  while (size > 11 && textWidth(text, size, bold) > box.width()) size -= 0.5;
  painter.setFont(typeface(size, bold));
  painter.setPen(ink);
  QString const shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width()));
  painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine), shown);
}

// Columns from the left of a row that is so wide: right edges, but for the bar, which lies between the last two. Without a
// mean the points are the last.
struct ResultColumns {
  double day, points, toMean, zero;

  ResultColumns(double width, bool hasMean)
      : day(width * (hasMean ? 0.49 : 0.8)),
        points(width * (hasMean ? 0.62 : 0.97)),
        toMean(width * 0.79),
        zero(width * 0.905) {}
};

}  // namespace

ChallengeTable::ChallengeTable(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("challengeTable"));
  setAccessibleRole(this, QAccessible::Paragraph);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void ChallengeTable::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void ChallengeTable::setResults(std::vector<DuplicateResult> const& results, DuplicateWords const& words) {
  results_ = results;
  words_ = words;
  QStringList spoken;
  for (DuplicateResult const& result : results) spoken += words.spoken(result);
  setAccessibleName(spoken.join(QStringLiteral("; ")));
  updateGeometry();
  update();
}

QSize ChallengeTable::sizeHint() const {
  return {200, measure(resultHead) + measure(resultHigh) * static_cast<int>(results_.size())};
}

void ChallengeTable::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  ResultColumns const columns(width(), words_.hasMean());
  double const head = measure(resultHead);
  writeCell(painter, {columns.day, 0, columns.points - columns.day, head}, tr("points"), 12, false,
            theme_.onpanel2, Qt::AlignRight);
  if (words_.hasMean())
    writeCell(painter, {columns.points + scaled(4), 0, columns.toMean - columns.points - scaled(4), head},
              tr("to the mean"), 12, false, theme_.onpanel2, Qt::AlignRight);
  double top = head;
  for (DuplicateResult const& result : results_) {
    paintResult(painter, {0, top, static_cast<double>(width()), static_cast<double>(measure(resultHigh))},
                result);
    top += measure(resultHigh);
  }
}

void ChallengeTable::paintResult(QPainter& painter, QRectF const& box, DuplicateResult const& result) const {
  if (result.own) {
    painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
    painter.setBrush(theme_.panel);
    painter.drawRoundedRect(box.adjusted(scaledReal(0.6), scaled(1), scaledReal(-0.6), scaled(-1)),
                            scaledReal(7), scaledReal(7));
  }
  ResultColumns const columns(box.width(), words_.hasMean());
  int const face = measure(resultFace);
  double const left = measure(30);
  double const middle = box.center().y();
  QRectF const disc(left, middle - face / 2.0, face, face);
  writeCell(painter, {8, box.top(), left - scaled(8), box.height()}, QString::number(result.place) + u'.', 13,
            false, theme_.onpanel2);
  if (result.level.isEmpty()) {
    painter.drawPixmap(disc.topLeft(), glyphs_->avatar(result.avatar, face, devicePixelRatioF()));
  } else {
    int const sign = measure(17);
    painter.setPen(QPen(theme_.onpanel2, scaledReal(1.6)));
    painter.setBrush(theme_.panel);
    painter.drawEllipse(disc.adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)));
    painter.drawPixmap(disc.center() - QPointF(sign, sign) / 2,
                       glyphs_->mark(QStringLiteral("computer"), sign, devicePixelRatioF(), theme_.onpanel));
  }
  QString const day = words_.day(result);
  double const dayWide = day.isEmpty() ? 0 : textWidth(day, 12) + scaled(6);
  double const nameLeft = disc.right() + scaled(9);
  writeCell(painter, {nameLeft, box.top(), columns.day - dayWide - nameLeft, box.height()},
            words_.nameOf(result), 14, true, theme_.onpanel);
  writeCell(painter, {columns.day - dayWide, box.top(), dayWide, box.height()}, day, 12, false,
            theme_.onpanel2, Qt::AlignRight);
  writeCell(painter,
            {columns.day + scaled(4), box.top(), columns.points - columns.day - scaled(4), box.height()},
            words_.score(result.total), 15, true, theme_.onpanel, Qt::AlignRight);
  if (!words_.hasMean()) return;
  writeCell(
      painter,
      {columns.points + scaled(4), box.top(), columns.toMean - columns.points - scaled(4), box.height()},
      words_.expected(result.toMean), 14, false, theme_.onpanel, Qt::AlignRight);
  paintToMean(painter, box, result);
}

// Above it is filled, below hollow and red.
void ChallengeTable::paintToMean(QPainter& painter, QRectF const& box, DuplicateResult const& result) const {
  double const zero = ResultColumns(box.width(), true).zero;
  double const room = box.width() - zero - scaled(8);
  double widest = 0;
  for (DuplicateResult const& each : results_) widest = std::max(widest, std::abs(each.toMean));
  painter.setPen(QPen(theme_.onpanel2, scaledReal(1.2)));
  painter.drawLine(QPointF(zero, box.top() + scaled(4)), QPointF(zero, box.bottom() - scaled(4)));
  if (widest < 0.05) return;
  double const length = result.toMean / widest * room;
  bool const better = length > 0;
  painter.setPen(QPen(better ? theme_.gain : worseInk(theme_), scaledReal(1.8)));
  painter.setBrush(better ? QBrush(theme_.gain) : QBrush(Qt::NoBrush));
  painter.drawRoundedRect(
      QRectF(std::min(zero, zero + length), box.center().y() - scaled(5), std::abs(length), scaled(10)), 2,
      2);
}

}  // namespace giaguaro
