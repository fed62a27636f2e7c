// Cards that lie open for all to see, or face down on the cloth, with the words over them.
#pragma once

#include <QFont>
#include <QPainter>
#include <QString>
#include <QStringList>
#include <vector>

#include "ui/cards/card_painter.h"
#include "ui/layout/spread_layout.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct SpreadView {
  static constexpr qreal tail = 26;  // of a tray, to the plate of its seat, at most; at plate scale 1
  Seat seat = nobody;
  QString title;
  std::vector<Card> cards;  // in the order they lie
  int faceDown = 0;
  QString spoken;  // title and cards, for a tooltip and a screen reader

  bool operator==(SpreadView const&) const = default;

  static SpreadView of(Seen::Spread const& spread, Wording const& wording);

  SpreadShape shape(QFont const& face, qreal plateScale) const;
  // Without those that are away: they have their places.
  void paint(QPainter& painter, CardPainter const& painterOfCards, SpreadPlace const& place,
             TableLayout const& layout, Deck const& deck, QFont const& face,
             std::vector<Card> const& away = {}) const;

 private:
  void paintTitle(QPainter& painter, Theme const& theme, SpreadPlace const& place, qreal plateScale,
                  QFont const& face) const;
};

}  // namespace giaguaro
