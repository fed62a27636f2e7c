#include "ui/help/position_picture.h"

#include <QPainterPath>
#include <QPixmapCache>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/cards/card_painter.h"
#include "ui/cloth/lit_table.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"

namespace giaguaro {
namespace {

constexpr int widestPicture = 640;
constexpr int highestCloth = 102, widestCloth = 214;  // half of it
constexpr int faceSide = 44;
constexpr int faceOver = 6;  // the rail, outwards
constexpr int besideFace = 7;
constexpr int trickHigh = 82;
constexpr int handHigh = 96;
constexpr double handStep = 1.05;  // of a card's width: a few, and each to be seen whole
constexpr double nearer = 0.82;
constexpr double nameSize = 13;
constexpr double wordSize = 14;
constexpr double rail = 9.5, light = 0.5;  // as the first page's table has them

int widestName(HelpPosition const& position) {
  int widest = 0;
  for (HelpPosition::Sitting const& each : position.sitting)
    widest = std::max(widest, textWidth(each.name, nameSize, true));
  return widest;
}

}  // namespace

PositionPicture::PositionPicture(HelpPosition position, double room) : position_(std::move(position)) {
  double const wide = std::min<double>(room, measure(widestPicture));
  double const aside =
      measure(faceSide) / 2.0 + measure(faceOver) + measure(besideFace) + widestName(position_);
  double const face = measure(faceSide);
  half_ = {std::min<double>(measure(widestCloth), wide / 2 - aside),
           static_cast<double>(measure(highestCloth))};
  double const above = measure(faceOver) + face / 2;
  double const below = position_.hand.empty() ? above + measure(4) : measure(handHigh) * 0.62;
  size_ = {wide, std::ceil(above + 2 * half_.height() + below)};
  middle_ = {wide / 2, above + half_.height()};
}

double PositionPicture::angleOf(std::size_t seat) const {
  auto const players = static_cast<double>(position_.sitting.size());
  double const turn = 2 * std::numbers::pi * static_cast<double>(seat + 1) / players;
  return std::numbers::pi / 2 + (position_.anticlockwise ? -turn : turn);
}

QPointF PositionPicture::onOval(std::size_t seat, QSizeF const& half) const {
  return middle_ + QPointF(half.width() * std::cos(angleOf(seat)), half.height() * std::sin(angleOf(seat)));
}

QPointF PositionPicture::faceAt(std::size_t seat) const {
  // Beside the hand, which lies where the face would be.
  if (isReader(seat) && !position_.hand.empty()) {
    double const card = CardPainter::size(measure(handHigh)).width();
    double const wide = card * (1 + handStep * static_cast<double>(position_.hand.size() - 1));
    return middle_ + QPointF(-wide / 2 - measure(faceSide) / 2.0 - measure(12), half_.height() + measure(10));
  }
  return onOval(seat, half_ + QSizeF(measure(faceOver), measure(faceOver)));
}

void PositionPicture::paint(QPainter& painter, QPointF const& at, Glyphs const& glyphs,
                            Theme const& theme) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(at);
  paintCloth(painter, theme);
  paintTrick(painter, glyphs, theme);
  paintFaces(painter, glyphs, theme);
  paintHand(painter, glyphs);
  for (std::size_t seat = 0; seat < position_.sitting.size(); ++seat)
    if (!position_.sitting[seat].words.isEmpty()) paintBubble(painter, seat, theme);
  painter.restore();
}

// Made once for each size and theme: the grain of a cloth takes its time, and pages are scrolled.
void PositionPicture::paintCloth(QPainter& painter, Theme const& theme) const {
  qreal const ratio = painter.device()->devicePixelRatioF();
  QSize const pixels = (size_ * ratio).toSize();
  QString const key = QStringLiteral("position %1 %2 %3 %4 %5")
                          .arg(pixels.width())
                          .arg(pixels.height())
                          .arg(ratio)
                          .arg(theme.id)
                          .arg(half_.width());
  QPixmap cloth;
  if (!QPixmapCache::find(key, &cloth)) {
    cloth = QPixmap(pixels);
    cloth.setDevicePixelRatio(ratio);
    cloth.fill(Qt::transparent);
    QPainter into(&cloth);
    into.setRenderHint(QPainter::Antialiasing);
    double const inner = measure(1000) / 1000.0 * rail;
    QRectF const box(middle_ - QPointF(half_.width(), half_.height()), half_ * 2);
    paintTableTop(into, box.adjusted(inner, inner, -inner, -inner), measure(1000) / 1000.0 * light, theme);
    into.end();
    QPixmapCache::insert(key, cloth);
  }
  drawCrisp(painter, cloth, {});
}

void PositionPicture::paintTrick(QPainter& painter, Glyphs const& glyphs, Theme const& theme) const {
  double const high = measure(trickHigh);
  QSizeF const card = CardPainter::size(high);
  QSizeF const spots(half_.width() - measure(faceSide) / 2.0 - card.width() / 2 - measure(4),
                     half_.height() - measure(faceSide) / 2.0 - card.height() / 2 + measure(4));
  double const ratio = painter.device()->devicePixelRatioF();
  for (std::size_t seat = 0; seat < position_.sitting.size(); ++seat) {
    HelpPosition::Sitting const& each = position_.sitting[seat];
    if (!each.card.valid()) continue;
    CardLook look{.lies = true};
    if (each.wins) {
      look.ring = theme.accent;
      look.ringWidth = measure(3);
    }
    // Under a face that is neither at the head nor at a side there is less room: it would cover the corner that tells the card.
    bool const slanting = std::sin(angleOf(seat)) < -0.1 && std::abs(std::cos(angleOf(seat))) > 0.1;
    QPointF const middle = onOval(seat, slanting ? spots * nearer : spots);
    double const turn = 5 * std::cos(angleOf(seat));
    glyphs.paintCard(painter, each.card, *position_.deck,
                     QRectF(middle - QPointF(card.width(), card.height()) / 2, card), ratio, look, turn);
  }
}

void PositionPicture::paintFaces(QPainter& painter, Glyphs const& glyphs, Theme const& theme) const {
  int const side = measure(faceSide);
  QFont const font = typeface(nameSize, true);
  double const high = QFontMetricsF(font).height();
  for (std::size_t seat = 0; seat < position_.sitting.size(); ++seat) {
    HelpPosition::Sitting const& each = position_.sitting[seat];
    QPointF const at = faceAt(seat);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panel);
    painter.drawEllipse(at, side / 2.0 + 2, side / 2.0 + 2);
    drawCrisp(painter, glyphs.avatar(each.face, side, painter.device()->devicePixelRatioF()),
              at - QPointF(side / 2.0, side / 2.0));
    bool const left = std::cos(angleOf(seat)) < -0.1 || (isReader(seat) && !position_.hand.empty());
    double const wide = textWidth(each.name, nameSize, true);
    double const x =
        left ? at.x() - side / 2.0 - measure(besideFace) - wide : at.x() + side / 2.0 + measure(besideFace);
    // At the foot and the head the rail goes through beside the face.
    bool const onRail = std::abs(std::cos(angleOf(seat))) < 0.1;
    double const y = !onRail                       ? at.y()
                     : std::sin(angleOf(seat)) > 0 ? at.y() + side * 0.3
                                                   : at.y() - side * 0.3;
    painter.setPen(theme.onpanel);
    painter.setFont(font);
    painter.drawText(QRectF(x, y - high / 2, wide + 2, high), Qt::AlignVCenter | Qt::AlignLeft, each.name);
  }
}

void PositionPicture::paintHand(QPainter& painter, Glyphs const& glyphs) const {
  if (position_.hand.empty()) return;
  bool const chosen = std::ranges::any_of(position_.hand, &HelpSpan::strong);
  QSizeF const card = CardPainter::size(measure(handHigh));
  double const step = card.width() * handStep;
  double x = middle_.x() - (card.width() + step * static_cast<double>(position_.hand.size() - 1)) / 2;
  for (HelpSpan const& span : position_.hand) {
    double const lift = span.strong ? measure(10) : 0;
    QRectF const box(QPointF(x, size_.height() - card.height() - measure(5) - lift), card);
    glyphs.paintCard(painter, span.card, *position_.deck, box, painter.device()->devicePixelRatioF(),
                     {.veiled = chosen && !span.strong});
    x += step;
  }
}

// Over the cloth, from the face inwards.
QRectF PositionPicture::bubbleOf(std::size_t seat) const {
  double const room = measure(11);
  QSizeF const size(textWidth(position_.sitting[seat].words, wordSize) + 2 * room, measure(34));
  QPointF const face = faceAt(seat);
  double const gap = measure(faceSide) / 2.0 + measure(16);
  double const across = std::cos(angleOf(seat));
  if (std::abs(across) < 0.1) {
    bool const foot = std::sin(angleOf(seat)) > 0;
    double const top = foot ? face.y() - gap - size.height() : face.y() + gap;
    return {QPointF(face.x() - size.width() / 2, top), size};
  }
  double const left = across < 0 ? face.x() + gap : face.x() - gap - size.width();
  // A little towards the middle, so that less of it lies over the rail.
  return {QPointF(left, face.y() + (middle_.y() - face.y()) * 0.12 - size.height() / 2), size};
}

void PositionPicture::paintBubble(QPainter& painter, std::size_t seat, Theme const& theme) const {
  QRectF const bubble = bubbleOf(seat);
  QPointF const face = faceAt(seat);
  bool const below = face.y() > bubble.bottom();
  bool const above = face.y() < bubble.top();
  double const out = measure(12), half = measure(6), corner = measure(10);

  QPainterPath shape;
  shape.addRoundedRect(bubble, corner, corner);
  QPainterPath tail;
  if (below || above) {
    double const edge = below ? bubble.bottom() - 1 : bubble.top() + 1;
    tail.addPolygon(QPolygonF{{{face.x() - half, edge},
                               {face.x(), edge + (below ? out : -out)},
                               {face.x() + half, edge},
                               {face.x() - half, edge}}});
  } else {
    bool const left = face.x() < bubble.left();
    double const edge = left ? bubble.left() + 1 : bubble.right() - 1;
    // From within its straight side, towards the face.
    double const from = std::clamp(face.y(), bubble.top() + corner + half, bubble.bottom() - corner - half);
    tail.addPolygon(QPolygonF{{{edge, from - half},
                               {edge + (left ? -out : out), (from + face.y()) / 2},
                               {edge, from + half},
                               {edge, from - half}}});
  }
  painter.setPen(QPen(theme.plain ? Theme::ink() : Theme::paperEdge(), 1.2));
  painter.setBrush(Theme::paper());
  painter.drawPath(shape.united(tail));
  painter.setPen(Theme::ink());
  painter.setFont(typeface(wordSize));
  painter.drawText(bubble, Qt::AlignCenter, position_.sitting[seat].words);
}

}  // namespace giaguaro
