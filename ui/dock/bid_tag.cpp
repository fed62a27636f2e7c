#include "ui/dock/bid_tag.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/cards/rank_glyph.h"
#include "ui/drawing/text_line.h"

namespace giaguaro {
namespace {

// At plate scale 1.
constexpr qreal chosenRise = 4, barredDrop = 5;
constexpr qreal aboveTag = 16, besideTag = 5,
                belowTag = 10;  // for rings, shadow, and the sign on the upper edge
constexpr qreal inset = 5;
constexpr qreal leastWidth = 88;  // where five stand in a row
constexpr qreal nameSize = 13, nameLine = 13.5, captionSize = 12;
constexpr qreal valueHeight = 28;  // under a name in two lines too
QColor const quietInk(0x5C, 0x5A, 0x50);
QColor const barredInk(0x38, 0x36,
                       0x2E);  // in the shade of a barred one, whose reason is what there is to be read
QColor const barredPaper(0xDD, 0xD9, 0xC8);

// A line with a lozenge in its middle.
void paintRule(QPainter& painter, QPointF const& middle, qreal half, qreal p) {
  QColor const ink(0xB0, 0x86, 0x36);
  painter.setPen(QPen(ink, 1.1 * p));
  painter.drawLine(middle - QPointF(half, 0), middle - QPointF(6 * p, 0));
  painter.drawLine(middle + QPointF(6 * p, 0), middle + QPointF(half, 0));
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  qreal const r = 3.2 * p;
  painter.drawPolygon(QPolygonF{
      {middle - QPointF(r, 0), middle - QPointF(0, r), middle + QPointF(r, 0), middle + QPointF(0, r)}});
}

QPolygonF starAbout(QPointF const& middle, qreal radius) {
  QPolygonF star;
  for (int point = 0; point < 10; ++point) {
    qreal const far = point % 2 == 0 ? radius : 0.42 * radius;
    qreal const turn = std::numbers::pi * point / 5;
    star << middle + QPointF(far * std::sin(turn), -far * std::cos(turn));
  }
  return star;
}

bool isWhole(QFont const& face, TextStyle const& style, QString const& text, qreal room) {
  return textWidth(face, style, text) <= room;
}

}  // namespace

BidTag::BidTag(Choice const& choice, CardArt& art, Theme const& theme, QWidget* parent)
    : FootButton(Kind::plate, art, theme, parent),
      name_(choice.label),
      words_(choice.tag),
      free_(choice.free()) {
  setText(choice.label);
  setBarred(!choice.free());
  setCheckable(true);
  if (!choice.free()) setCursor(Qt::ArrowCursor);
}

bool BidTag::fits(Choice const& choice, QFont const& face) {
  constexpr qreal p = 0.85;  // the smallest that docks are drawn at
  constexpr qreal room = (leastWidth - 2 * inset) * p;
  auto const inLines = [&](TextStyle const& style, QString const& text, bool mayFold) {
    if (textFits(face, style, text, room)) return true;
    QStringList const lines = inTwoLines(text);
    return mayFold && lines.size() > 1 &&
           std::ranges::all_of(lines, [&](QString const& line) { return textFits(face, style, line, room); });
  };
  if (choice.tag.isEmpty() || !inLines({nameSize * p, true, {}, tightText()}, choice.label, true))
    return false;
  for (qsizetype i = 1; i < choice.tag.size(); ++i)
    if (!inLines({captionSize * p, !choice.free(), {}, tightText()}, choice.tag[i], choice.tag.size() == 2))
      return false;
  return true;
}

void BidTag::place(QRectF const& box, qreal plateScale) {
  plateScale_ = plateScale;
  box_ = box;  // for isTag()
  qreal const p = plateScale;
  QMarginsF const around =
      isTag() ? QMarginsF(besideTag, aboveTag, besideTag, belowTag) * p : QMarginsF(4, 4, 4, 4);
  QRect const place = box.marginsAdded(around).toAlignedRect();
  box_ = box.translated(-place.topLeft());
  setGeometry(place);
  update();
}

void BidTag::paintEvent(QPaintEvent* event) {
  if (!isTag()) return FootButton::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  CardPainter const cards(art(), theme(), devicePixelRatioF());
  qreal const p = plateScale_;
  QRectF const tag = box_.translated(0, (free_ ? isChecked() ? -chosenRise : 0 : barredDrop) * p);
  CardLook look{.veiled = !free_};
  if (isChecked()) {
    look.ring = theme().accent;
    look.ringWidth = 3.4 * p;
  } else if (hasFocus() || (hovered() && free_)) {
    look.ring = hasFocus() ? theme().token : theme().onplate2;
    look.ringWidth = 2 * p;
  }
  cards.tagGround(painter, tag, look, free_ || theme().plain ? Theme::paper() : barredPaper);
  paintWords(painter, tag);
  cards.tagCover(painter, tag, look);
  if (isChecked() && hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().token, 1.6 * p));
    painter.drawRoundedRect(tag.adjusted(-4.6 * p, -4.6 * p, 4.6 * p, 4.6 * p), 9 * p, 9 * p);
  }
  // Clear of the name: the lock astride the upper edge.
  if (!free_)
    cards.token(painter, QStringLiteral("lock"), QPointF(tag.center().x(), tag.top() - 5.5 * p), 9 * p);
  else if (hinted())
    cards.token(painter, QStringLiteral("hint"), QPointF(tag.right() - 5 * p, tag.top() + 2 * p), 9.5 * p);
}

// As the indices of cards are drawn.
void BidTag::paintValue(QPainter& painter, QRectF const& box) const {
  QColor const ink = free_ ? Theme::blue() : barredInk;
  if (!isMultiple()) {
    painter.setPen(QPen(free_ ? Theme::ink() : barredInk, 1.2));
    painter.setBrush(free_ ? QColor(0xC8, 0x97, 0x2F) : mixed(quietInk, Theme::paper(), 0.35));
    painter.drawPolygon(starAbout(box.center() + QPointF(0, 0.04 * box.height()), 0.56 * box.height()));
    return;
  }
  QString const figures = words_.front().mid(1);
  qreal const cross = 0.46 * box.height();
  qreal const gap = 0.14 * box.height();
  qreal const wide = rankWidth(figures, box.height());
  qreal const left = box.center().x() - (cross + gap + wide) / 2;
  QRectF const sign(left, box.center().y() - cross / 2 + 0.06 * box.height(), cross, cross);
  painter.setPen(QPen(ink, 0.145 * box.height(), Qt::SolidLine, Qt::RoundCap));
  QRectF const ends = sign.adjusted(0.1 * cross, 0.1 * cross, -0.1 * cross, -0.1 * cross);
  painter.drawLine(ends.topLeft(), ends.bottomRight());
  painter.drawLine(ends.bottomLeft(), ends.topRight());
  paintRank(painter, figures, QRectF(sign.right() + gap, box.top(), wide, box.height()), ink);
}

// Two at most: a reason is broken rather than squeezed.
QStringList BidTag::lines(qreal room) const {
  QStringList lines = isMultiple() ? words_.mid(1) : words_;
  if (!free_) lines = words_.mid(1);
  if (lines.size() == 1 && !isWhole(font(), {captionSize * plateScale_, !free_, {}}, lines.front(), room))
    lines = inTwoLines(lines.front());
  return lines.mid(0, 2);
}

qreal BidTag::wordsRoom() const { return box_.width() - 2 * inset * plateScale_; }

QStringList BidTag::nameLines() const {
  return isWhole(font(), {nameSize * plateScale_, true, {}}, name_, wordsRoom()) ? QStringList(name_)
                                                                                 : inTwoLines(name_);
}

qreal BidTag::ownNameSize() const {
  qreal size = nameSize * plateScale_;
  if (isTag())
    for (QString const& line : nameLines())
      size = std::min(size, sizeThatFits(font(), {size, true, {}, tightText()}, line, wordsRoom()));
  return size;
}

void BidTag::setNameSize(qreal pixels) {
  nameSize_ = pixels;
  update();
}

// Names share a place of two lines, whether they need one or both.
void BidTag::paintWords(QPainter& painter, QRectF const& tag) const {
  qreal const p = plateScale_;
  qreal const room = wordsRoom();
  qreal const middle = tag.center().x();
  QStringList const name = nameLines();
  bool const two = name.size() > 1;
  qreal y = tag.top() + (two ? 17.5 : 24) * p;
  for (QString const& line : name) {
    drawText(painter, font(), {nameSize_, true, free_ ? Theme::ink() : barredInk, tightText()},
             QPointF(middle, y), room, line, Qt::AlignHCenter);
    y += nameLine * p;
  }
  qreal const high = valueHeight * p;
  qreal const bottom = tag.top() + 65 * p;
  paintValue(painter, QRectF(tag.left(), bottom - high, tag.width(), high));
  paintRule(painter, QPointF(middle, tag.top() + 72 * p), tag.width() * 0.32, p);
  QStringList const lines = this->lines(room);
  y = tag.top() + (lines.size() > 1 ? 86 : 91) * p;
  for (QString const& line : lines) {
    drawText(painter, font(), {captionSize * p, !free_, free_ ? quietInk : barredInk, tightText()},
             QPointF(middle, y), room, line, Qt::AlignHCenter);
    y += 12 * p;
  }
}

}  // namespace giaguaro
