#include "ui/book/debt_row.h"

#include <QPainter>
#include <algorithm>

#include "ui/book/book_words.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

namespace {

constexpr int debtHigh = 54;
constexpr int debtFace = 36;
constexpr int arrowWide = 44;
constexpr double pointsSize = 14;
constexpr double moneySize = 16;

void writeName(QPainter& painter, QRectF const& box, QString const& name, QColor const& ink) {
  double size = 15;
  while (size > 12 && textWidth(name, size, true) > box.width()) size -= 0.5;
  painter.setFont(typeface(size, true));
  painter.setPen(ink);
  painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                   painter.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(box.width())));
}

}  // namespace

DebtRow::DebtRow(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void DebtRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

DebtColumns DebtRow::columnsOf(BookCircle const& circle, BookDebts const& debts, BookWords const& words) {
  DebtColumns columns;
  for (BookDebt const& debt : debts.payments) {
    columns.points = std::max(columns.points, textWidth(words.points(circle, debt.amount), pointsSize));
    if (QString const money = words.money(circle, debt.amount); !money.isEmpty())
      columns.money = std::max(columns.money, textWidth(money, moneySize, true));
  }
  return columns;
}

void DebtRow::setDebt(BookCircle const& circle, BookDebt const& debt, BookWords const& words,
                      DebtColumns const& columns) {
  columns_ = columns;
  from_ = circle.people[debt.from];
  to_ = circle.people[debt.to];
  fromName_ = words.person(from_);
  toName_ = words.person(to_);
  points_ = words.points(circle, debt.amount);
  money_ = words.money(circle, debt.amount);
  setAccessibleName(words.debt(circle, debt));
  setToolTip(accessibleName().toHtmlEscaped());
  update();
}

QSize DebtRow::sizeHint() const { return {300, measure(debtHigh)}; }

void DebtRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box =
      QRectF(rect()).adjusted(scaledReal(0.6), scaledReal(0.6), scaledReal(-0.6), scaledReal(-0.6));
  painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
  painter.setBrush(theme_.panel);
  painter.drawRoundedRect(box, scaledReal(8), scaledReal(8));
  double right = box.right() - scaled(14);
  double const high = box.height();
  auto const write = [&](QString const& text, int wide, double size, bool bold) {
    if (wide == 0) return;
    painter.setFont(typeface(size, bold));
    painter.setPen(theme_.onpanel);
    painter.drawText(QRectF(right - wide, box.top(), wide, high), Qt::AlignRight | Qt::AlignVCenter, text);
    right -= wide + scaled(14);
  };
  write(money_, columns_.money, moneySize, true);
  write(points_, columns_.points, pointsSize, false);

  // Both names have as much room, and the arrow what is between.
  int const face = measure(debtFace);
  double const left = box.left() + scaled(11);
  double const arrow = measure(arrowWide);
  double const each = (right - left - arrow) / 2;
  double const middle = box.center().y();
  auto const person = [&](double at, BookPerson const& who, QString const& name) {
    painter.drawPixmap(QPointF(at, middle - face / 2.0),
                       glyphs_->avatar(who.avatar, face, devicePixelRatioF()));
    writeName(painter, {at + face + scaled(8), box.top(), std::max(10.0, each - face - scaled(12)), high},
              name, theme_.onpanel);
  };
  person(left, from_, fromName_);
  person(left + each + arrow, to_, toName_);
  double const tail = left + each + scaled(2);
  double const head = tail + arrow - scaled(14);
  painter.setPen(QPen(theme_.bestedge, scaledReal(2.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawLine(QPointF(tail, middle), QPointF(head, middle));
  painter.drawPolyline(QPolygonF{
      {head - scaled(6), middle - scaled(6)}, {head, middle}, {head - scaled(6), middle + scaled(6)}});
}

}  // namespace giaguaro
