#include "ui/sheets/progress_lines.h"

#include <algorithm>

#include "ui/sheets/game_tile.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr double progressSize = 13;
constexpr int progressLines = 2;
constexpr Length belowRule{8};

int progressLine() { return QFontMetrics(typeface(progressSize)).height() + scaled(2); }

void paintMeter(QPainter& painter, QRectF const& track, double part, QColor const& ink, Theme const& theme) {
  double const corner = track.height() / 2;
  painter.setPen(QPen(mixed(theme.rule, theme.onpanel2, 0.5), scaledReal(1)));
  painter.setBrush(theme.plain ? theme.panel : mixed(theme.soft, theme.rule, 0.5));
  painter.drawRoundedRect(track, corner, corner);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  if (part <= 0) return;
  QSizeF const full(std::max(track.height(), track.width() * part), track.height());
  painter.drawRoundedRect(QRectF(track.topLeft(), full), corner, corner);
}

}  // namespace

int progressLinesHeight() { return belowRule + progressLines * progressLine(); }

void paintProgressLines(QPainter& painter, QRectF const& box, GameProgress const& progress,
                        Theme const& theme) {
  painter.setPen(QPen(theme.rule, scaledReal(1)));
  painter.drawLine(box.topLeft(), box.topRight());
  if (progress == GameProgress{.game = progress.game}) return;  // nothing is known yet
  double const high = progressLine();
  double const meter = std::min(0.32 * box.width(), 1.0 * measure(60));
  double y = box.top() + belowRule;
  auto const line = [&](QString const& words, int part, int whole, QColor const& ink) {
    QRectF const row(box.left(), y, box.width(), high);
    painter.setFont(typeface(progressSize));
    painter.setPen(part > 0 ? theme.onpanel : theme.onpanel2);
    painter.drawText(row.adjusted(0, 0, -meter - scaledReal(6), 0), Qt::AlignVCenter | Qt::AlignLeft, words);
    y += high;
    QRectF const track(row.right() - meter, row.center().y() - scaledReal(3.5), meter, scaledReal(7));
    paintMeter(painter, track, 1.0 * part / whole, ink, theme);
  };
  line(progress.matches > 0
           ? GameTile::tr("%1 of %n match(es) won", nullptr, progress.matches).arg(progress.won)
       : progress.inPlay ? GameTile::tr("match in play")
                         : GameTile::tr("no match finished"),
       progress.won, std::max(1, progress.matches), theme.bestedge);
  if (progress.lessons > 0)
    line(GameTile::tr("%1 of %n lesson(s) done", nullptr, progress.lessons).arg(progress.lessonsDone),
         progress.lessonsDone, progress.lessons, theme.plain ? theme.bestedge : QColor(0xB9, 0x8A, 0x32));
}

}  // namespace giaguaro
