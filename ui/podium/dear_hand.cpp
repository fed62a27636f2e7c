#include "ui/podium/dear_hand.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/text/wording.h"

namespace giaguaro {
namespace {

constexpr double dearTitle = 14, dearLine = 13, dearFigure = 17;
constexpr double pictureWide = 27, pictureHigh = 36, pictureAside = 4;

}  // namespace

DearHand::DearHand(Glyphs* glyphs, QWidget* parent) : QAbstractButton(parent), glyphs_(glyphs) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void DearHand::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void DearHand::setScale(double scale) {
  scale_ = scale;
  updateGeometry();
}

void DearHand::setWords(Words words) {
  words_ = std::move(words);
  setAccessibleName(Wording::sentences({words_.title, words_.line, words_.hand, words_.figure}));
  setToolTip(asToolTip(words_.title));
  update();
}

QSize DearHand::sizeHint() const { return {260, measure((pictureHigh + 7) * scale_)}; }

void DearHand::paintPicture(QPainter& painter, QRectF const& box) const {
  if (words_.card.valid())
    return glyphs_->paintTag(painter, words_.card, *words_.deck, box, devicePixelRatioF());
  if (!words_.glyph.isEmpty()) {
    QPixmap const picture = glyphs_->picture(words_.glyph, box.size().toSize(), devicePixelRatioF());
    return painter.drawPixmap(box.topLeft(), picture);
  }
  if (words_.avatar == 0) return;
  int const side = static_cast<int>(box.width()) + scaled(4);
  painter.drawPixmap(QPointF(box.center().x() - side / 2.0, box.center().y() - side / 2.0),
                     glyphs_->avatar(words_.avatar, side, devicePixelRatioF()));
}

// Returns what it takes.
double DearHand::paintFigure(QPainter& painter, QRectF const& box) const {
  painter.setFont(typeface(dearFigure * scale_, true));
  painter.setPen(theme_.plain ? theme_.onpanel : words_.gain ? theme_.gain : theme_.loss());
  painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, words_.figure);
  return painter.fontMetrics().horizontalAdvance(words_.figure);
}

void DearHand::paintWords(QPainter& painter, QRectF const& box) const {
  auto const line = [&](QString const& text, bool upper, QFont const& font, QColor const& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    QRectF const half(box.left(), upper ? 0 : height() / 2.0, box.width(), height() / 2.0);
    painter.drawText(half, Qt::AlignLeft | (upper ? Qt::AlignBottom : Qt::AlignTop),
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width()));
  };
  line(words_.title, true, typeface(dearTitle * scale_, true), theme_.onpanel);
  QFont const plain = typeface(dearLine * scale_);
  QString const all = words_.line.isEmpty() ? words_.hand : words_.hand + QStringLiteral(", ") + words_.line;
  line(QFontMetricsF(plain).horizontalAdvance(all) <= box.width() ? all : words_.hand, false, plain,
       theme_.onpanel2);
}

void DearHand::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const all = QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1));
  if (isDown() || underMouse()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(isDown() ? theme_.best : theme_.soft);
    painter.drawRoundedRect(all, scaledReal(6), scaledReal(6));
  }
  QSizeF const picture(measure(pictureWide * scale_), measure(pictureHigh * scale_));
  double const aside = measure(pictureAside * scale_);
  paintPicture(painter, QRectF(QPointF(aside, (height() - picture.height()) / 2), picture));
  double const taken = paintFigure(painter, all.adjusted(0, 0, -aside, 0));
  double const left = 2 * aside + picture.width() + measure(7 * scale_);
  paintWords(painter, QRectF(left, 0, all.right() - taken - 3 * aside - left, height()));
  if (!showsFocus(*this)) return;
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(all, scaledReal(6), scaledReal(6));
}

void DearHand::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !event->isAutoRepeat()) return click();
  QAbstractButton::keyPressEvent(event);
}

}  // namespace giaguaro
