// A decision at a glance, as it lay on the cloth: what was chosen, beside it what would have been better, and what that cost
// as one large figure. All else on the page of a review only explains it.
#pragma once

#include <QString>
#include <QWidget>

#include "core/cards/deck.h"
#include "ui/scene/hand_verdict.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class DecisionPlate : public QWidget {
  Q_OBJECT

 public:
  DecisionPlate(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `spoken`: the same in sentences, for who does not see it.
  void setDecision(HandVerdict::Decision const& decision, Wording const& wording, bool halves,
                   QString const& spoken);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  // Whatever was done, as a card of paper.
  struct Piece {
    Card card{};
    Argument glyph{};
    QString name{};
    QString caption{};
  };

  Piece pieceOf(Deed const& deed, Wording const& wording, QString const& caption) const;
  void paintGround(QPainter& painter) const;
  void paintPiece(QPainter& painter, Piece const& piece, QRectF const& box, bool better) const;
  void paintArrow(QPainter& painter, QPointF const& middle) const;
  void paintCost(QPainter& painter, QRectF const& room) const;

  Glyphs* glyphs_;
  Theme theme_;
  Deck const* deck_ = &fortyCards;
  Piece chosen_;
  Piece better_;  // without a name: there is none
  QString cost_;  // empty: it is not known
  QString error_;
};

}  // namespace giaguaro
