// The plate of one seat: face, name, role, what it has or said, and its tokens. The texts are put together
// once for a scene; painting only draws.
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>
#include <vector>

#include "ui/cards/card_painter.h"
#include "ui/drawing/text_line.h"
#include "ui/layout/spread_layout.h"
#include "ui/layout/table_layout.h"
#include "ui/plates/glyph_tag.h"
#include "ui/plates/moods.h"
#include "ui/plates/pair_mark.h"
#include "ui/plates/plate_shape.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct SeatPlate {
  Seat seat = nobody;
  QString name, role, turn, standing;  // `turn`: words for "it is your turn"
  bool roomBeside = false;             // nothing else is said beside the plate
  bool turnFirst = false;              // the turn goes before the role: the hand lies beside the plate
  bool timed = false;                  // the ring of a clock may lie round the face
  // The name where it is too long, if its beginning is that of another player's too; else empty.
  QString briefName;
  QString total;   // in the match, in words; empty: no hand of it is over
  QString spoken;  // for a screen reader: the same, and what its tokens and its contour tell
  int avatar = 1;
  FaceLook faceLook{};  // of the face; whoever shows the plate says it
  PairMark pair = PairMark::none;
  QStringList tokens;      // names of marks; which of them hang there says hanging()
  QStringList tokenWords;  // what each of them says
  GlyphTag bid{};          // before the second line
  bool bidStands = false;
  bool active = false;  // the one to act
  bool looked = false;  // a hint turns on it
  QString thoughts{};   // while it thinks, words for that, in the place of the second line's; else empty
  QString time{};       // in the place of the role: how much time is left; empty: no clock runs here
  QString hurry{};      // and how little; empty: there is enough

  bool operator==(SeatPlate const&) const = default;

  static SeatPlate of(TableScene const& scene, Seat seat, Wording const& wording);
  // `total`, of any seat.
  static QString totalOf(TableScene const& scene, Seat seat, Wording const& wording);

  // `drawer`: what lies open in it is painted by whoever shows that; null: nothing does.
  void paint(QPainter& painter, CardPainter const& cards, TableLayout const& layout, Deck const& deck,
             QFont const& face, SpreadPlace const& drawer = {}) const;
  void paintFace(QPainter& painter, CardPainter const& cards, QPointF const& centre, qreal side) const;
  // The square that the face is painted in: its centre and its side.
  static QPointF faceCentre(Seat seat, TableLayout const& layout);
  static qreal faceSide(TableLayout const& layout);
  // The second line, where something was bid: that, and then the words.
  void paintBid(QPainter& painter, CardPainter const& cards, TableLayout const& layout, Deck const& deck,
                QFont const& face) const;
  QString const& secondLine() const { return thoughts.isEmpty() ? standing : thoughts; }
  QColor contour(Theme const& theme) const;
  TextStyle standingStyle(qreal p, Theme const& theme) const;
  // Everything that paint() touches.
  QRectF bounds(TableLayout const& layout, SpreadPlace const& drawer = {}) const;
  // All that it says, for a tooltip.
  QString inWords() const;
  // Beside the plate a pill says whose turn it is; null: there is none, or something else stands there.
  QRectF turnPill(TableLayout const& layout, QFont const& face) const;
  // What stands beside the name in `room`.
  QString fittingWord(QFont const& face, TextStyle const& nameStyle, TextStyle const& wordStyle,
                      qreal room) const;
  // Which of `tokens` hang from the plate: not those of a role whose word stands beside the name.
  std::vector<int> hanging(TableLayout const& layout, QFont const& face) const;
  // The name as it stands in `room`, which may cut it.
  QString fittingName(QFont const& face, TextStyle const& style, qreal room) const;
};

}  // namespace giaguaro
