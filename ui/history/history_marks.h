// The small drawings of the history: how a match ended, and the sign of its game.
#pragma once

#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <vector>

#include "core/rules/game.h"
#include "ui/history/history_values.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

// Lines in this ink, within a square of `side` round `at`.
void paintEndMark(QPainter& painter, HistoryEnd end, QPointF const& at, double side, QColor const& ink);

enum class HistoryMark : std::uint8_t {
  eye,
  hint,
  play,
  again,
  share,
  take,
  bin,
  back,
  search,
  unfold,
  fold,
  columns,
  duplicate,
  book,
  pencil,
  printer,
  shield,
  cards,
  check
};
void paintHistoryMark(QPainter& painter, HistoryMark mark, QPointF const& at, double side, QColor const& ink);
// The same for a button.
QIcon historyIcon(HistoryMark mark, int side, QColor const& ink, qreal ratio);

// A piece of the table's cloth, `side` high, with its sign, or a card by which the game is told from the others. `info` null: the
// cloth alone.
QPixmap gameSign(GameInfo const* info, std::vector<GameInfo const*> const& games, int side,
                 Glyphs const& glyphs, Theme const& theme, qreal ratio);

}  // namespace giaguaro
