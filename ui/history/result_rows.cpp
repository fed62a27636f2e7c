#include "ui/history/result_rows.h"

#include <QPainter>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

namespace {

constexpr int resultRow = 33;
constexpr int factRow = 23;

void writeIn(QPainter& painter, QRectF const& box, QString const& text, double size, bool bold,
             QColor const& ink, Qt::Alignment side = Qt::AlignLeft) {
  painter.setFont(typeface(size, bold));
  painter.setPen(ink);
  QString const shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width()));
  painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine), shown);
}

}  // namespace

ResultRows::ResultRows(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("historyResult"));
  setAccessibleRole(this, QAccessible::Paragraph);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void ResultRows::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize ResultRows::sizeHint() const { return {200, measure(resultRow) * static_cast<int>(row_.seats.size())}; }

void ResultRows::setMatch(HistoryRow const& row, HistoryWords const& words) {
  row_ = row;
  words_ = words;
  QStringList spoken;
  for (HistorySeat const* seat : HistoryWords::ranked(row_)) {
    QString const who = seat->human ? tr("human") : words_.level(seat->level);
    spoken += QString::number(seat->place) + QStringLiteral(". ") + words_.name(row_, *seat) +
              QStringLiteral(", ") + who + QStringLiteral(", ") + words_.score(row_, seat->total);
  }
  setAccessibleName(spoken.join(QStringLiteral("; ")));
  updateGeometry();
  update();
}

void ResultRows::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const high = measure(resultRow);
  int const face = measure(27);
  int const mark = measure(15);
  HistorySeat const* const own = HistoryWords::own(row_);
  double top = 0;
  for (HistorySeat const* seat : HistoryWords::ranked(row_)) {
    QRectF const box(0, top, width(), high);
    bool const mine = seat == own;
    if (mine) {
      painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
      painter.setBrush(theme_.panel);
      painter.drawRoundedRect(box.adjusted(scaledReal(0.6), scaled(1), scaledReal(-0.6), scaled(-1)),
                              scaledReal(7), scaledReal(7));
    }
    writeIn(painter, box.adjusted(scaled(8), 0, 0, 0), QString::number(seat->place) + u'.', 13, false,
            theme_.onpanel2);
    double const left = measure(32);
    painter.drawPixmap(QPointF(left, top + (high - face) / 2.0),
                       glyphs_->avatar(seat->avatar, face, devicePixelRatioF()));
    double const who = width() * 0.42;
    double const score = width() - measure(52);
    writeIn(painter,
            {left + face + scaled(9), top, who - left - face - scaled(14), static_cast<double>(high)},
            words_.name(row_, *seat), 14, true, theme_.onpanel);
    painter.drawPixmap(QPointF(who, top + (high - mark) / 2.0),
                       glyphs_->mark(seat->human ? QStringLiteral("human") : QStringLiteral("computer"), mark,
                                     devicePixelRatioF(), theme_.onpanel2));
    QString const level = seat->human ? tr("human") : words_.level(seat->level);
    double const room = score - who - mark - scaled(7);
    double size = 13;
    while (size > 11 && textWidth(level, size) > room) size -= 0.5;
    writeIn(painter, {who + mark + scaled(7), top, room, static_cast<double>(high)}, level, size, false,
            theme_.onpanel2);
    writeIn(painter, {score, top, width() - score - scaled(8), static_cast<double>(high)},
            words_.score(row_, seat->total), 14, true, theme_.onpanel, Qt::AlignRight);
    top += high;
  }
}

FactLine::FactLine(HistoryMark mark, QWidget* parent) : QWidget(parent), mark_(mark) {
  setAccessibleRole(this, QAccessible::Paragraph);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FactLine::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void FactLine::setTexts(QString const& fact, QString const& note) {
  fact_ = fact;
  note_ = note;
  setAccessibleName(note.isEmpty() ? fact : fact + QStringLiteral(", ") + note);
  setVisible(!fact.isEmpty());
  update();
}

QSize FactLine::sizeHint() const { return {200, measure(factRow)}; }

void FactLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintHistoryMark(painter, mark_, QPointF(measure(9), height() / 2.0), measure(14), theme_.onpanel);
  int const note = note_.isEmpty() ? 0 : textWidth(note_, 12.5) + scaled(8);
  QRectF const room = QRectF(rect()).adjusted(measure(27), 0, 0, 0);
  writeIn(painter, room.adjusted(0, 0, -note, 0), fact_, 13, false, theme_.onpanel);
  writeIn(painter, room, note_, 12.5, false, theme_.onpanel2, Qt::AlignRight);
}

}  // namespace giaguaro
