// The trick in the middle: each card towards its player, an outline for each that is yet to come, and the
// winning card with its ring and pill; what a card is worth, where the game says so; and under it all the
// mark of the trick's own trump. While a finished trick rests it is drawn whole, and a line says how to
// go on. The last trick, looked at once more, is veiled, a triangle stands by the card that was led, and a
// plate says what it is.
#pragma once

#include <QFont>
#include <QPainter>
#include <QStringList>
#include <optional>
#include <vector>

#include "ui/cards/card_painter.h"
#include "ui/layout/table_layout.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct TrickView {
  std::vector<Seen::PlayedCard> cards;
  Seat winner = nobody;
  std::vector<Seat> awaited;
  // Of these, who is to play now: the person at the table, or whoever it is in a hand that is stepped through.
  Seat here = nobody;
  QString pill;  // "winning", or what the game says of it
  QString
      lead;  // who begins a trick that has no card yet, while a hand is looked at; in the place of `leads`
  Seat leads = nobody;
  std::optional<Suit> clothSuit;
  QString goOn;  // empty unless something rests
  struct Past {
    QString title, how;    // "Last trick", and how to come back
    Seat leader = nobody;  // whose card is marked, as in the list of tricks
    bool operator==(Past const&) const = default;
  };
  std::optional<Past> past;  // the trick is over, and looked at once more
  QString spoken;            // what there is to say of the trick but its cards
  QStringList spokenCards;   // one a card

  bool operator==(TrickView const&) const = default;

  static TrickView of(TableScene const& scene, Wording const& wording);
  // As it is painted while these cards are on their way to it: their places are empty, and the card that was
  // marked in `before` is marked until the one that beats it has come.
  TrickView without(std::vector<Card> const& away, TrickView const& before) const;
  // Of the mark at the card that was led, in a past trick: clear of the pill, as is what a card is worth.
  QRectF leaderBox(TableLayout const& layout, QFont const& face) const;
  QRectF worthBox(Seen::PlayedCard const& played, TableLayout const& layout, QFont const& face) const;
  // Where the winner's pill stands: as everywhere (TableLayout::pill), but so that it lies over no other card where that can
  // be.
  QRectF pillPlace(TableLayout const& layout, QFont const& face) const;
  // What its pill takes, at plate scale 1.
  qreal pillWidth(QFont const& face, qreal plateScale) const;
  // The ring and the pill of the card that is winning as far as they have come, 0 … 1.
  void paint(QPainter& painter, CardPainter const& painterOfCards, TableLayout const& layout,
             Deck const& deck, QFont const& face, qreal mark = 1) const;

 private:
  static bool isClearOfPlates(QRectF const& place, TableLayout const& layout);
  // The winner's pill with room round it; null: there is none.
  QRectF pillBox(TableLayout const& layout, QFont const& face) const;
  void paintPill(QPainter& painter, CardPainter const& painterOfCards, TableLayout const& layout,
                 QFont const& face) const;
  void paintLead(QPainter& painter, Theme const& theme, TableLayout const& layout, QFont const& face) const;
  void paintGoOn(QPainter& painter, Theme const& theme, TableLayout const& layout, QFont const& face) const;
  void paintPast(QPainter& painter, CardPainter const& painterOfCards, TableLayout const& layout,
                 QFont const& face) const;
};

}  // namespace giaguaro
