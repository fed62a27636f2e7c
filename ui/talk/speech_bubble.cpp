#include "ui/talk/speech_bubble.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "ui/drawing/text_line.h"
#include "ui/theme.h"

namespace giaguaro {
namespace {

// At plate scale 1.
constexpr qreal pixels = 14;
constexpr qreal leading = 18;
constexpr qreal besideWords = 13;
constexpr qreal overWords = 8;
constexpr qreal bubbleLeastWidth = 58;
constexpr qreal widestLine = 130;  // of words, before they are folded
constexpr qreal speechCorner = 10;
constexpr qreal contour = 1.8;

}  // namespace

std::vector<SpeechBubble> SpeechBubble::of(TableScene const& scene, Wording const& wording) {
  std::vector<SpeechBubble> bubbles;
  if (scene.lookingBack) return bubbles;
  for (std::size_t seat = 0; seat < scene.seen.seats.size(); ++seat)
    if (Message const& said = scene.seen.seats[seat].said; !said.empty())
      bubbles.push_back({static_cast<Seat>(seat), wording.say(said)});
  return bubbles;
}

BubbleShape SpeechBubble::shape(QFont const& face, qreal plateScale) const {
  auto const width = [&](QString const& text) {
    return std::ceil(textWidth(face, {pixels * plateScale, false, {}}, text) + 1) / plateScale;
  };
  auto const around = [](qreal wide, int lines) {
    return QSizeF(std::max(bubbleLeastWidth, wide + 2 * besideWords), lines * leading + 2 * overWords);
  };
  BubbleShape shape{.seat = seat, .line = around(width(words), 1), .folded = {}};
  if (QStringList const lines = inTwoLines(words); lines.size() > 1 && width(words) > widestLine)
    shape.folded = around(std::max(width(lines[0]), width(lines[1])), 2);
  return shape;
}

void SpeechBubble::paint(QPainter& painter, BubblePlace const& place, qreal plateScale,
                         QFont const& face) const {
  if (place.box.isNull()) return;
  qreal const p = plateScale;
  auto const& [left, tip, right] = place.tail;
  painter.setRenderHint(QPainter::Antialiasing);
  QPen const ink(Theme::ink(), contour * p, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  painter.setPen(ink);
  painter.setBrush(Theme::paper());
  painter.drawRoundedRect(place.box, speechCorner * p, speechCorner * p);
  // The tail wipes out the contour that it leaves, and has its own on two sides.
  QPointF const away = (left + right) / 2 - tip;
  QPointF const into = away * (contour * p / std::hypot(away.x(), away.y()));
  painter.setPen(Qt::NoPen);
  painter.drawPolygon(QPolygonF({left + into, left, tip, right, right + into}));
  painter.setPen(ink);
  painter.drawPolyline(QPolygonF({left, tip, right}));

  TextStyle const style{pixels * p, false, Theme::ink()};
  QStringList const lines = place.folded ? inTwoLines(words) : QStringList(words);
  qreal y = place.box.center().y() + 5 * p - leading * p * static_cast<qreal>(lines.size() - 1) / 2;
  for (QString const& line : lines) {
    drawText(painter, face, style, QPointF(place.box.center().x(), y), place.box.width() - besideWords * p,
             line, Qt::AlignHCenter);
    y += leading * p;
  }
}

}  // namespace giaguaro
