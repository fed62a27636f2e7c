#include "ui/first_page/progress_lines.h"

#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/game_tile.h"

namespace giaguaro {
namespace {

constexpr double progressSize = 13;
constexpr int progressLines = 2;
constexpr Length belowRule{8};

int progressLine() { return QFontMetrics(typeface(progressSize)).height() + scaled(2); }

}  // namespace

int progressLinesHeight() { return belowRule + progressLines * progressLine(); }

void paintProgressLines(QPainter& painter, QRectF const& box, GameProgress const& progress,
                        Theme const& theme) {
  painter.setPen(QPen(theme.rule, scaledReal(1)));
  painter.drawLine(box.topLeft(), box.topRight());
  if (progress == GameProgress{.game = progress.game}) return;  // nothing is known yet
  double const high = progressLine();
  double y = box.top() + belowRule;
  auto const line = [&](QString const& words, bool any) {
    QRectF const row(box.left(), y, box.width(), high);
    painter.setFont(typeface(progressSize));
    painter.setPen(any ? theme.onpanel : theme.onpanel2);
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, words);
    y += high;
    return row.adjusted(textWidth(words, progressSize) + scaledReal(10), 0, 0, 0);
  };
  QRectF const right =
      line(progress.matches > 0
               ? GameTile::tr("%1 of %n match(es) won", nullptr, progress.matches).arg(progress.won)
           : progress.inPlay ? GameTile::tr("match in play")
                             : GameTile::tr("no match finished"),
           progress.won > 0);
  if (progress.matches > 0) {
    QString const share = GameTile::tr("%1%").arg((200 * progress.won / progress.matches + 1) / 2);
    painter.setPen(theme.onpanel2);
    if (textWidth(share, progressSize) <= right.width())
      painter.drawText(right, Qt::AlignVCenter | Qt::AlignRight, share);
  }
  if (progress.lessons == 0) return;
  QRectF room =
      line(GameTile::tr("%1 of %n lesson(s) done", nullptr, progress.lessons).arg(progress.lessonsDone),
           progress.lessonsDone > 0);
  room.setLeft(std::max(room.left(), room.right() + scaledReal(3) - scaledReal(12) * progress.lessons));
  room.setRight(room.right() + scaledReal(3));
  if (room.width() >= scaledReal(7) * progress.lessons)
    paintLessonSegments(painter, room, progress.lessonsDone, progress.lessons, theme);
}

void paintLessonSegments(QPainter& painter, QRectF const& room, int done, int lessons, Theme const& theme) {
  double const each = room.width() / lessons;
  for (int i = 0; i < lessons; ++i) {
    painter.setPen(QPen(i < done ? theme.bestedge : theme.onpanel2, scaledReal(1)));
    painter.setBrush(i < done ? theme.bestedge : theme.panel);
    QRectF const box(room.left() + i * each, room.center().y() - scaled(4), each - scaled(3), scaled(8));
    painter.drawRoundedRect(box, scaledReal(3), scaledReal(3));
  }
}

}  // namespace giaguaro
