#include "ui/table/bid_tag.h"

#include <QPainter>
#include <algorithm>

#include "ui/table/text_line.h"

namespace giaguaro {
namespace {

// At plate scale 1.
constexpr qreal chosenRise = 4, barredDrop = 5;
constexpr qreal aboveTag = 16, besideTag = 5,
                belowTag = 10;  // for rings, shadow, and the sign on the upper edge
constexpr qreal inset = 5;
constexpr qreal leastWidth = 84;  // where five stand in a row
QColor const quietInk(0x5C, 0x5A, 0x50);

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
  if (choice.tag.isEmpty() || !inLines({13 * p, true, {}}, choice.label, true)) return false;
  for (qsizetype i = 1; i < choice.tag.size(); ++i)
    if (!inLines({11 * p, !choice.free(), {}}, choice.tag[i], choice.tag.size() == 2)) return false;
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
  cards.tagGround(painter, tag, look);
  paintWords(painter, tag);
  cards.tagCover(painter, tag, look);
  if (isChecked() && hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().token, 1.6 * p));
    painter.drawRoundedRect(tag.adjusted(-4.6 * p, -4.6 * p, 4.6 * p, 4.6 * p), 9 * p, 9 * p);
  }
  if (!free_ || hinted())
    cards.token(painter, free_ ? QStringLiteral("hint") : QStringLiteral("lock"),
                QPointF(tag.right() - 11 * p, tag.top()), 10 * p);  // clear of the name
}

void BidTag::paintWords(QPainter& painter, QRectF const& tag) const {
  qreal const p = plateScale_;
  qreal const room = tag.width() - 2 * inset * p;
  qreal const middle = tag.center().x();
  QStringList const name =
      textFits(font(), {13 * p, true, {}}, name_, room) ? QStringList(name_) : inTwoLines(name_);
  qreal y = tag.top() + (name.size() > 1 ? 16 : 24) * p;
  for (QString const& line : name) {
    drawText(painter, font(), {13 * p, true, Theme::ink()}, QPointF(middle, y), room, line, Qt::AlignHCenter);
    y += 13 * p;
  }
  drawText(painter, font(), {26 * p, true, free_ ? Theme::blue() : quietInk},
           QPointF(middle, tag.top() + 57 * p), room, words_.value(0), Qt::AlignHCenter);
  paintRule(painter, QPointF(middle, tag.top() + 67 * p), tag.width() * 0.32, p);
  QStringList lines = words_.mid(1);
  if (lines.size() == 1 && !textFits(font(), {11 * p, false, {}}, lines.front(), room))
    lines = inTwoLines(lines.front());
  y = tag.top() + (lines.size() > 1 ? 82 : 88) * p;
  for (QString const& line : lines) {
    drawText(painter, font(), {11 * p, !free_, free_ ? quietInk : Theme::ink()}, QPointF(middle, y), room,
             line, Qt::AlignHCenter);
    y += 13 * p;
  }
}

}  // namespace giaguaro
