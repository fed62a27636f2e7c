#include "ui/plates/edge_plate.h"

#include <algorithm>

#include "ui/drawing/text_line.h"
#include "ui/plates/plate_shape.h"
#include "ui/plates/seat_plate.h"
#include "ui/scene/scene_wording.h"

namespace giaguaro {
namespace {

constexpr qreal edgeWords = 96;        // at most, at plate scale 1
constexpr qreal leastLabelled = 0.95;  // on smaller plates no number has room under the bar

bool says(QStringList const& lines, int number) {
  return std::ranges::any_of(
      lines, [number](QString const& line) { return line.contains(QString::number(number)); });
}

// `named`: the number stands under what is needed, which no line says.
void paintBar(QPainter& painter, Theme const& theme, QRectF const& box, Result::Bar const& bar, bool named,
              QFont const& face, qreal p) {
  qreal const radius = box.height() / 2;
  auto const part = [&](int value) { return box.width() * std::clamp(value, 0, bar.total) / bar.total; };
  painter.setPen(QPen(theme.onplate2, p));
  painter.setBrush(troughOn(theme));
  painter.drawRoundedRect(box, radius, radius);
  if (bar.value > 0) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(
        QRectF(box.topLeft(), QSizeF(std::max(part(bar.value), box.height()), box.height())), radius, radius);
  }
  qreal const mark = box.left() + part(bar.target);
  painter.setPen(QPen(theme.onplate, 2.4 * p, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(QPointF(mark, box.top() - 4 * p), QPointF(mark, box.bottom() + (named ? 1.5 : 4) * p));
  if (named)
    drawText(painter, face, {11 * p, false, theme.onplate2}, QPointF(mark, box.bottom() + 11.5 * p), 60 * p,
             QString::number(bar.target), Qt::AlignHCenter);
}

QString namesOf(TableScene const& scene, int pair, Wording const& wording) {
  QStringList names;
  for (int i = 0; i < scene.seen.players; ++i) {
    Seat const seat = seatAfter(scene.bottom, scene.seen.players, i);
    if (scene.seen.seats[static_cast<std::size_t>(seat)].pair == pair) names << labelOf(scene, seat, wording);
  }
  return Wording::list(names);
}

}  // namespace

EdgePlate EdgePlate::of(Seen::Plate const& plate, TableScene const& scene, Wording const& wording) {
  Wording const brief = wording.brief();
  EdgePlate made{.glyph = GlyphTag::of(plate.glyph, wording),
                 .title = wording.say(plate.title),
                 .lines = {},
                 .briefTitle = brief.say(plate.title),
                 .briefLines = {},
                 .bar = plate.bar,
                 .namedPair = pairMarkOf(scene, plate.namedPair)};
  for (Seen::PairTotal const& each : plate.pairs)
    made.pairs.push_back({pairMarkOf(scene, each.pair), wording.argument(each.score),
                          namesOf(scene, each.pair, wording) + u' ' + wording.argument(each.score)});
  std::ranges::sort(made.pairs, {}, &PairFigure::pair);
  for (Message const& line : plate.lines) {
    made.lines << wording.say(line);
    made.briefLines << brief.say(line);
  }
  return made;
}

void EdgePlate::paint(QPainter& painter, CardPainter const& cards, QRectF const& box, qreal p,
                      Deck const& deck, QFont const& face) const {
  if (empty()) return;
  Theme const& theme = cards.theme();
  painter.setRenderHint(QPainter::Antialiasing);
  paintPlate(painter, theme, box, 12 * p, theme.plateedge, 1.5 * p, 3 * p);

  qreal left = 16;
  if (!glyph.empty()) {
    bool const isCard = glyph.what.kind == Argument::Kind::card;
    bool const isWide = glyph.isWord() || glyph.what.kind == Argument::Kind::suits;
    qreal const height = isCard ? 58 : glyph.what.kind == Argument::Kind::suits ? 28 : 44;
    qreal const pixels = std::max(12 * p, leastText());
    // Long words leave the lines beside them more than half the plate.
    qreal const wide = isCard    ? 39
                       : !isWide ? 30
                                 : std::min(glyph.width(face, height * p, pixels) / p, edgeWords);
    qreal const before = isCard ? 10 : isWide ? 12 : 16;
    QRectF const at(box.left() + before * p, box.center().y() - height * p / 2, wide * p, height * p);
    glyph.paint(painter, cards, deck, face, at, pixels, CardLook{.shadow = false});
    left = isWide ? wide + 22 : 58;
  }
  qreal const x = box.left() + left * p;
  qreal const room = box.width() - (left + (bar.total > 0 ? 14 : 8)) * p;
  auto const draw = [&](TextStyle const& style, QPointF const& at, qreal width, QString const& text,
                        QString const& brief, Qt::AlignmentFlag side = Qt::AlignLeft) {
    QString const& shown = textFits(face, style, text, width) ? text : brief;
    return drawText(painter, face, style, at, width, shown, side);
  };
  bool const labelled = bar.total > 0 && pairs.empty() && p > leastLabelled && !says(lines, bar.target) &&
                        !says(lines, bar.target / 2);  // which may be in halves
  qreal const up = labelled ? 3 : 0;                   // the number wants a line of its own
  draw({15 * p, true, theme.onplate}, QPointF(x, box.top() + (24 - up) * p), room, title, briefTitle);
  TextStyle const quiet{13 * p, false, theme.onplate2};
  if (bar.total > 0) {
    QPointF const line(x, box.top() + (44 - 1.4 * up) * p);
    qreal used = 0;
    if (lines.size() > 1)
      used = draw(quiet, line + QPointF(room, 0), room * 0.5, lines[1], briefLines.value(1), Qt::AlignRight) +
             8 * p;
    draw(quiet, line, room - used, lines.value(0), briefLines.value(0));
    paintBar(painter, theme, QRectF(x, box.top() + (53 - 2 * up) * p, room, (labelled ? 8 : 9) * p), bar,
             labelled, face, p);
  } else {
    qsizetype const shown = std::min<qsizetype>(2, lines.size());
    qreal const mark = 9 * p;
    for (qsizetype i = 0; i < shown; ++i) {
      bool const named = namedPair != PairMark::none && i + 1 == shown;
      QPointF const at(x, box.top() + (43 + 19 * static_cast<qreal>(i)) * p);
      qreal const used = draw(quiet, at, room - (named ? 2 * mark : 0), lines[i], briefLines.value(i));
      if (named)
        paintPairShape(painter, namedPair, at + QPointF(used + 1.6 * mark, -4.6 * p), mark,
                       pairColour(namedPair, theme));
    }
  }
  if (!pairs.empty()) paintPairs(painter, theme, QPointF(x, box.top() + 62 * p), room, p, face);
}

void EdgePlate::paintPairs(QPainter& painter, Theme const& theme, QPointF const& at, qreal room, qreal p,
                           QFont const& face) const {
  qreal const column = room / static_cast<qreal>(pairs.size());
  qreal const mark = 10 * p;
  QPointF left = at;
  for (PairFigure const& each : pairs) {
    bool const first = each.pair == PairMark::disc;
    paintPairShape(painter, each.pair, left + QPointF(mark / 2, -4.6 * p), mark,
                   pairColour(each.pair, theme));
    drawText(painter, face, {13 * p, first, first ? theme.onplate : theme.onplate2},
             left + QPointF(mark + 5 * p, 0), column - mark - 7 * p, each.score);
    left.rx() += column;
  }
}

}  // namespace giaguaro
