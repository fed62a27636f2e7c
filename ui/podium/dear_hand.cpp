#include "ui/podium/dear_hand.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/text/tool_tip.h"
#include "ui/text/wording.h"
#include "ui/toolkit/focus_mark.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr double leastDear = 12;
constexpr double dearTitle = 13, dearLine = 12, dearFigure = 16;
constexpr double pictureWide = 27, pictureHigh = 36, pictureAside = 4;

// One line where all of it fits; else two that are about as long, or as much in the first one as fits.
template <class Fits>
QStringList brokenOnce(QString const& text, Fits fits) {
  if (fits(text)) return {text};
  qsizetype at = -1;
  for (qsizetype blank = text.indexOf(u' '); blank >= 0 && fits(text.left(blank));
       blank = text.indexOf(u' ', blank + 1)) {
    at = blank;
    if (2 * blank >= text.size() && fits(text.mid(blank + 1))) break;
  }
  if (at < 0) return {text};
  return {text.left(at), text.mid(at + 1)};
}

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
  painter.setPen(theme_.plain ? theme_.onpanel : words_.gain ? theme_.head : theme_.loss());
  int const figure = painter.fontMetrics().horizontalAdvance(words_.figure);
  painter.drawText(box.adjusted(0, 0, 0, -box.height() * 0.42), Qt::AlignRight | Qt::AlignBottom,
                   words_.figure);
  painter.setFont(typeface(leastDear * scale_));
  painter.setPen(theme_.onpanel2);
  int const hand = painter.fontMetrics().horizontalAdvance(words_.hand);
  painter.drawText(box.adjusted(0, box.height() * 0.56, 0, 0), Qt::AlignRight | Qt::AlignTop, words_.hand);
  return std::max(figure, hand);
}

void DearHand::paintWords(QPainter& painter, QRectF const& box) const {
  // Of one size in all rows: a title that is too long takes the place of the line under it.
  QFont const bold = typeface(dearTitle * scale_, true);
  QFontMetricsF const metrics(bold);
  QStringList lines = brokenOnce(
      words_.title, [&](QString const& text) { return metrics.horizontalAdvance(text) <= box.width(); });
  bool const one = lines.size() == 1;
  auto const line = [&](QString const& text, bool upper, QFont const& font, QColor const& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    QRectF const half(box.left(), upper ? 0 : height() / 2.0, box.width(), height() / 2.0);
    painter.drawText(half, Qt::AlignLeft | (upper ? Qt::AlignBottom : Qt::AlignTop),
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width()));
  };
  line(lines.front(), true, bold, theme_.onpanel);
  line(one ? words_.line : lines.back(), false, one ? typeface(dearLine * scale_) : bold,
       one ? theme_.onpanel2 : theme_.onpanel);
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
