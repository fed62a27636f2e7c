#include "ui/score/hand_row.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/row_tint.h"
#include "ui/drawing/text_line.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length face{30};       // in the head
constexpr Length smallFace{22};  // in a row

}  // namespace

HandHead::HandHead(Glyphs* glyphs, QWidget* rows, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), rows_(rows) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  rows->installEventFilter(this);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void HandHead::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void HandHead::setWords(Words words, HandColumns const& columns) {
  words_ = std::move(words);
  columns_ = columns;
  setAccessibleName(words_.names.join(QStringLiteral(", ")));
  update();
}

bool HandHead::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) update();
  return QWidget::eventFilter(watched, event);
}

QSize HandHead::sizeHint() const { return {scaled(300), face + scaled(4) + measure(18)}; }

void HandHead::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setFont(typeface(12));
  painter.setPen(theme_.onpanel2);
  QRect const foot(0, height() - measure(18), width(), measure(18));
  painter.drawText(foot.adjusted(columns_.dealerLeft(), 0, 0, 0), Qt::AlignVCenter, words_.dealer);
  painter.drawText(foot.adjusted(columns_.wordsLeft(), 0, 0, 0), Qt::AlignVCenter, words_.played);
  painter.setPen(theme_.onpanel);
  for (int i = 0; i < columns_.seats && i < words_.names.size(); ++i) {
    int const right = columns_.seatRight(i, rows_->width());
    painter.drawPixmap(
        right - face, 0,
        glyphs_->avatar(words_.avatars[static_cast<std::size_t>(i)], face, devicePixelRatioF()));
    PairMark const mark = words_.marks[static_cast<std::size_t>(i)];
    painter.save();
    paintPairShape(painter, mark, QPointF(right - face + scaled(4), face - scaled(5)), scaled(10),
                   pairColour(mark, theme_), theme_.onpanel, 1.2);
    painter.restore();
    QRect const place(right - columns_.seat + scaled(6), foot.top(), columns_.seat - scaled(6),
                      foot.height());
    QString const name = painter.fontMetrics().elidedText(words_.names[i], Qt::ElideRight, place.width());
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, name);
  }
}

HandRow::HandRow(Kind kind, Glyphs* glyphs, QWidget* parent)
    : QAbstractButton(parent), kind_(kind), glyphs_(glyphs) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  bool const pressed = kind == Kind::hand;
  setCheckable(pressed);
  setFocusPolicy(pressed ? Qt::StrongFocus : Qt::NoFocus);
  setAttribute(Qt::WA_TransparentForMouseEvents, !pressed);
  setAttribute(Qt::WA_Hover);
  if (pressed) setCursor(Qt::PointingHandCursor);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void HandRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void HandRow::setCells(Cells cells, HandColumns const& columns) {
  if (cells == cells_ && columns == columns_) return;
  cells_ = std::move(cells);
  columns_ = columns;
  setAccessibleName(cells_.spoken);
  update();
}

QSize HandRow::sizeHint() const { return {300, measure(kind_ == Kind::sum ? 44 : 43)}; }

void HandRow::keyPressEvent(QKeyEvent* event) {
  int const key = event->key();
  bool const enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  bool const turn = (key == Qt::Key_Right && !isChecked()) || (key == Qt::Key_Left && isChecked());
  if ((enter && !event->isAutoRepeat()) || turn) return click();
  if (key == Qt::Key_Right || key == Qt::Key_Left) return;
  QAbstractButton::keyPressEvent(event);
}

void HandRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1));
  if (kind_ == Kind::sum) {
    painter.fillRect(QRectF(HandColumns::margin, 0, width() - 2 * HandColumns::margin, scaledReal(1.4)),
                     theme_.onpanel2);
  } else if (isChecked() || isDown() || underMouse()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? theme_.best : theme_.soft);
    painter.drawRoundedRect(box, scaledReal(6), scaledReal(6));
  } else if (cells_.tinted) {
    painter.fillRect(rect(), rowTint(theme_));
  }
  if (kind_ == Kind::hand) paintChevron(painter);
  paintWords(painter);
  paintFigures(painter);
  if (!showsFocus(*this)) return;
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box, scaledReal(6), scaledReal(6));
}

// Points right while the hand's sheet is closed, down while it is open.
void HandRow::paintChevron(QPainter& painter) const {
  painter.save();
  painter.translate(HandColumns::margin + scaled(5), height() / 2.0);
  if (isChecked()) painter.rotate(90);
  painter.setPen(QPen(theme_.onpanel2, scaledReal(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF({{-2.5, -4.5}, {2.5, 0}, {-2.5, 4.5}}));
  painter.restore();
}

// What was played stands whole: in one line, or in two small ones.
void HandRow::paintWords(QPainter& painter) const {
  bool const sum = kind_ == Kind::sum;
  int const middle = height() / 2;
  painter.setFont(typeface(13));
  painter.setPen(theme_.onpanel2);
  painter.drawText(QRect(HandColumns::margin + HandColumns::chevron, 0, columns_.number, height()),
                   Qt::AlignVCenter, cells_.number);
  if (cells_.dealer > 0)
    painter.drawPixmap(columns_.dealerLeft(), middle - smallFace / 2,
                       glyphs_->avatar(cells_.dealer, smallFace, devicePixelRatioF()));
  int left = sum ? HandColumns::margin + HandColumns::chevron : columns_.wordsLeft();
  if (cells_.avatar > 0) {
    painter.drawPixmap(left, middle - smallFace / 2,
                       glyphs_->avatar(cells_.avatar, smallFace, devicePixelRatioF()));
    left += smallFace + scaled(7);
  }
  int const room = columns_.wordsRight(width()) - left;
  bool const fits = textWidth(cells_.words, 14, sum) <= room;
  double const size = fits ? 14 : 12;
  QStringList const lines = fits ? QStringList{cells_.words} : inTwoLines(cells_.words);
  painter.setFont(typeface(size, sum));
  painter.setPen(theme_.onpanel);
  int const high = measure(fits ? 20 : 16);
  int top = middle - high * static_cast<int>(lines.size()) / 2;
  for (QString const& line : lines) {
    painter.drawText(QRect(left, top, room, high), Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(line, Qt::ElideRight, room));
    top += high;
  }
}

// What was won and what was lost are told apart by their signs; the colour only repeats them.
QColor HandRow::inkOf(QString const& figure) const {
  if (figure.startsWith(u'+')) return theme_.head;
  return figure.startsWith(u'\u2212') ? theme_.loss() : theme_.onpanel;
}

// The score of the hand, and under it, quietly, the total that it makes.
void HandRow::paintFigures(QPainter& painter) const {
  bool const two = !cells_.totals.isEmpty();
  int const high = two ? height() / 2 : height();
  for (int i = 0; i < cells_.scores.size(); ++i) {
    int const right = columns_.seatRight(i, width());
    QRect const place(right - columns_.seat, two ? 3 : 0, columns_.seat, high);
    bool const sum = kind_ == Kind::sum;
    painter.setFont(typeface(sum ? sumSize : figureSize, sum || i == cells_.strong));
    painter.setPen(inkOf(cells_.scores[i]));
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, cells_.scores[i]);
    if (!two) continue;
    painter.setFont(typeface(14));
    painter.setPen(theme_.onpanel2);
    painter.drawText(place.translated(0, high - scaled(5)),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, cells_.totals[i]);
  }
}

}  // namespace giaguaro
