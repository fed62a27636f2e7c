// What is painted on a tile besides its picture and words: how many play, how long, how hard; that it is chosen.
#include <QPainter>
#include <algorithm>
#include <utility>

#include "core/rules/glance.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/game_tile.h"

namespace giaguaro {
namespace {

constexpr int glowRings = 4;

QString playersOf(GameInfo const& game) {
  auto const [least, most] = std::ranges::minmax(game.players);
  return least == most ? QString::number(least) : QStringLiteral("%1\u2013%2").arg(least).arg(most);
}

// Full as far as it is hard, then empty.
void paintLozenges(QPainter& painter, QPointF right, int full, QColor const& ink, double size) {
  double const half = scaledReal(5 * size);
  for (int i = hardestGlance; i-- > 0;) {
    QPointF const at(right.x() - half - (hardestGlance - 1 - i) * 2.5 * half, right.y());
    painter.setPen(QPen(ink, scaledReal(1.2)));
    painter.setBrush(i < full ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter.drawPolygon(QPolygonF{{at.x(), at.y() - half * 1.2},
                                  {at.x() + half, at.y()},
                                  {at.x(), at.y() + half * 1.2},
                                  {at.x() - half, at.y()}});
  }
}

}  // namespace

// Of the one that is chosen, on the cloth round its frame.
void GameTile::paintGlow(QPainter& painter, QRectF const& box) const {
  QColor gold = theme_.accent;
  painter.setBrush(Qt::NoBrush);
  for (int ring = 1; ring <= glowRings; ++ring) {
    double const out = scaledReal(1.1 * ring);
    gold.setAlphaF(0.34F * static_cast<float>(glowRings + 1 - ring) / glowRings);
    painter.setPen(QPen(gold, scaledReal(1.6)));
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), corner + out, corner + out);
  }
}

// How many play, how long, how hard. Where they have no room beside each other the signs of the first two make it.
void GameTile::paintFacts(QPainter& painter, QRectF const& line) const {
  bool const small = form_ == Form::small;
  QFont const font = typeface(factSize);
  int const side = measure(small ? 12 : 15);
  int const gap = small ? scaled(7) : isUpright() ? scaled(12) : scaled(8);
  int const toWords = small ? scaled(3) : scaled(4);
  std::vector<std::pair<char const*, QString>> facts{{"human", playersOf(*game_)}};
  if (glance_ != nullptr) facts.emplace_back("clock", tr("%1 min", "minutes").arg(glance_->minutes));
  double const lozenges = glance_ != nullptr ? scaledReal(2.5 * 5 * hardestGlance) : 0;
  double wide = lozenges;
  for (auto const& [mark, words] : facts)
    wide += side + toWords + QFontMetrics(font).horizontalAdvance(words) + gap;
  bool const signs = wide <= line.width() + gap;
  double x = line.left();
  painter.setFont(font);
  for (auto const& [mark, words] : facts) {
    if (signs) {
      painter.drawPixmap(
          QPointF(x, line.center().y() - side / 2.0),
          glyphs_->mark(QString::fromLatin1(mark), side, devicePixelRatioF(), theme_.onpanel2));
      x += side + toWords;
    }
    painter.setPen(theme_.onpanel);
    painter.drawText(QRectF(x, line.top(), line.right() - x, line.height()), Qt::AlignVCenter, words);
    x += painter.fontMetrics().horizontalAdvance(words) + gap;
  }
  if (glance_ != nullptr)
    paintLozenges(painter, {line.right() - 1, line.center().y()}, glance_->difficulty, theme_.head,
                  small ? 0.8 : 1);
}

}  // namespace giaguaro
