// Which cards are still out, suit by suit, from the highest down: full where somebody else may have it, outlined where
// it is the viewer's, pale where it was played or lies open; a gold ring round the card in question; at the right how
// many are out. Trumps stand in two rows. One thing to a screen reader, which says what is out of each suit.
#pragma once

#include <QWidget>
#include <vector>

#include "core/cards/deck.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class OutChart : public QWidget {
  Q_OBJECT

 public:
  OutChart(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `question`: noCard: there is none.
  void setCards(CardSet out, CardSet own, Card question, Wording const& wording);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Row {
    QString suit;  // Glyphs::nameOf; empty: this goes on with the row above
    std::vector<Card> cards;
    int out = 0;
  };
  void paintLegend(QPainter& painter, int top) const;

  Glyphs* glyphs_;
  Theme theme_;
  CardSet out_;
  CardSet own_;
  Card question_;
  std::vector<Row> rows_;
};

}  // namespace giaguaro
