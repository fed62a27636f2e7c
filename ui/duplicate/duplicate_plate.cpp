#include "ui/duplicate/duplicate_plate.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/duplicate/duplicate_chip.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr int deedHigh = 140;
constexpr int endHigh = 50;
constexpr int cardHigh = 114;
constexpr int faceSide = 28;
constexpr int inset = 14;

}  // namespace

DuplicatePlate::DuplicatePlate(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setAccessibleRole(this, QAccessible::Paragraph);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void DuplicatePlate::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void DuplicatePlate::setContent(Content const& content, DuplicateWords const& words) {
  content_ = content;
  words_ = words;
  QStringList spoken{content.who};
  if (content.parted) spoken += words.deed(content.deed);
  if (!content.expected.isEmpty()) spoken += tr("%1 expected").arg(content.expected);
  spoken += content.end;
  spoken += content.score;
  setAccessibleName(spoken.join(QStringLiteral(", ")));
  setToolTip(content.end);
  updateGeometry();
  update();
}

QSize DuplicatePlate::sizeHint() const {
  return {measure(180), measure(content_.parted ? deedHigh : 52) + measure(endHigh)};
}

void DuplicatePlate::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1));
  painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
  painter.setBrush(theme_.panel);
  painter.drawRoundedRect(box, scaledReal(10), scaledReal(10));
  QRectF top = box;
  top.setHeight(box.height() - measure(endHigh));
  double const card = content_.parted ? measure(cardHigh) * 0.66 + inset : 0;
  if (content_.parted) paintDeed(painter, {box.left() + inset, top.top(), card - inset, top.height()});
  paintWho(painter,
           {box.left() + card + inset, top.top(), box.width() - card - inset - scaled(8), top.height()});
  paintEndGround(painter, box, top.bottom());
  paintEnd(painter, {box.left() + inset, top.bottom(), box.width() - 2 * inset,
                     static_cast<double>(measure(endHigh))});
}

void DuplicatePlate::paintDeed(QPainter& painter, QRectF const& box) const {
  double const high = measure(cardHigh);
  if (isCardDeed(content_.deed)) {
    QRectF const room(std::round(box.left()), std::round(box.center().y() - high / 2), box.width(), high);
    return glyphs_->paintCard(painter, content_.deed.action.card(), words_.deck(), room, devicePixelRatioF());
  }
  int const chip = measure(88);
  paintDuplicateChip(painter, content_.deed, {box.left(), box.center().y() - chip / 2.0}, chip, words_,
                     *glyphs_, devicePixelRatioF());
}

void DuplicatePlate::paintWho(QPainter& painter, QRectF const& box) const {
  int const face = measure(faceSide);
  QPointF at(box.left(), box.top() + measure(12));
  if (content_.avatar > 0) {
    painter.drawPixmap(at, glyphs_->avatar(content_.avatar, face, devicePixelRatioF()));
  } else {
    painter.setPen(QPen(theme_.onpanel2, scaledReal(1.6)));
    painter.setBrush(theme_.soft);
    painter.drawEllipse(
        QRectF(at, QSizeF(face, face)).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)));
    int const sign = measure(17);
    painter.drawPixmap(at + QPointF(face - sign, face - sign) / 2,
                       glyphs_->mark(QStringLiteral("computer"), sign, devicePixelRatioF(), theme_.onpanel));
  }
  auto const write = [&](QRectF const& room, QString const& text, double size, bool bold, QColor const& ink) {
    while (size > 11 && textWidth(text, size, bold) > room.width()) size -= 0.5;
    painter.setFont(typeface(size, bold));
    painter.setPen(ink);
    QString const shown =
        painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(room.width()));
    painter.drawText(room, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine), shown);
  };
  if (!content_.parted) {
    QRectF const beside(at.x() + face + scaled(8), at.y(), box.right() - at.x() - face - scaled(8), face);
    return write(beside, content_.who, 15, true, theme_.onpanel);
  }
  if (content_.mark)
    verdict::paintMark(painter, {.judged = true, .mark = content_.mark},
                       at + QPointF(face + measure(16), face / 2.0), measure(9), theme_);
  double y = at.y() + face + measure(3);
  // Words that are too long for a line take two.
  auto const wrap = [&](QString const& text, double size, bool bold) {
    QRectF const room(box.left(), y, box.width(), measure(36));
    int const how = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;
    if (textWidth(text, size, bold) > room.width()) size = 12.5;
    painter.setFont(typeface(size, bold));
    painter.setPen(theme_.onpanel);
    QRectF used;
    painter.drawText(room, how, text, &used);
    y += std::min(used.height(), room.height()) + scaled(2);
  };
  wrap(content_.who, 15, true);
  wrap(words_.deed(content_.deed), 13, false);
  if (content_.expected.isEmpty()) return;
  write({box.left(), y, box.width(), static_cast<double>(measure(20))},
        tr("%1 expected").arg(content_.expected), 12.5, false, theme_.onpanel2);
}

// What came of it is what is coloured: what was expected is told of the choice alone, and may have been the other way.
void DuplicatePlate::paintEndGround(QPainter& painter, QRectF const& box, double from) const {
  QColor const worse = mixed(theme_.panel, worseInk(theme_), 0.12);
  QColor const ground = content_.standing == Standing::better  ? mixed(theme_.panel, theme_.gain, 0.12)
                        : content_.standing == Standing::worse ? worse
                                                               : theme_.panel;
  painter.save();
  QRectF const inner = box.adjusted(scaledReal(0.6), 0, scaledReal(-0.6), scaledReal(-0.6));
  QPainterPath shape;
  shape.addRoundedRect(inner, scaledReal(9.4), scaledReal(9.4));
  painter.setClipPath(shape);
  painter.fillRect(QRectF(inner.left(), from, inner.width(), inner.bottom() - from), ground);
  painter.restore();
  painter.setPen(QPen(theme_.rule, scaledReal(1)));
  painter.drawLine(QPointF(box.left(), from), QPointF(box.right(), from));
}

void DuplicatePlate::paintEnd(QPainter& painter, QRectF const& box) const {
  int const score = textWidth(content_.score, 18, true) + scaled(8);
  painter.setFont(typeface(18, true));
  painter.setPen(content_.standing == Standing::better  ? theme_.gain
                 : content_.standing == Standing::worse ? worseInk(theme_)
                                                        : theme_.onpanel);
  painter.drawText(box, static_cast<int>(Qt::AlignVCenter | Qt::AlignRight), content_.score);
  painter.setPen(theme_.onpanel);
  QRectF const words = box.adjusted(0, scaled(2), -score, scaled(-2));
  double size = 13;
  auto const needs = [&] {
    painter.setFont(typeface(size));
    return painter.boundingRect(words, static_cast<int>(Qt::AlignLeft) | Qt::TextWordWrap, content_.end)
        .height();
  };
  while (needs() > words.height() && size > 11) size -= 0.5;
  painter.drawText(words, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft) | Qt::TextWordWrap,
                   content_.end);
}

}  // namespace giaguaro
