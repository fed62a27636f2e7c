// The podium itself: blocks of wood with their places, the faces on them, a crown on whoever has won, and a fan of the deck
// that was played with. It rises from the last place to the first, then the fan opens; without motion all of it stands
// there at once. One thing to a screen reader, which is read the standings.
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QVariantAnimation>
#include <QWidget>
#include <vector>

#include "core/cards/deck.h"
#include "ui/choices/motion_pace.h"
#include "ui/podium/podium_layout.h"
#include "ui/theme.h"

namespace giaguaro {

class CardArt;
class CardPainter;

class PodiumStage : public QWidget {
  Q_OBJECT

 public:
  struct Stander {
    int place = 1;
    int avatar = 1;
    QString name{};
    QString score{};
    QString points{};  // the same with its unit, where it stands small
    QString note{};    // a few words under it; left out where there is no room
    bool own = false;

    bool operator==(Stander const&) const = default;
  };

  // A line of text as it is drawn: in one line in the middle of its box, or from its left on a plate.
  struct Line {
    QString text{};
    QFont font{};
    QColor ink{};
    QRectF box{};
  };

  PodiumStage(CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme);
  // The best first.
  void setStanders(std::vector<Stander> standers, Deck const& deck);
  void setPace(MotionPace pace) { pace_ = pace; }

  // What is said of somebody on their block or plate, from above; of a block the rank is not text.
  std::vector<Line> linesOf(std::size_t stander) const;
  QRectF placeOf(std::size_t stander) const { return layout_.spots[stander].block; }
  // The middle of what lies behind the winners, and how large all is drawn.
  QPointF behindWinners() const { return layout_.fan.pivot - QPointF(0, 0.45 * layout_.fan.radius); }
  qreal scale() const { return layout_.scale; }
  void rise();
  void finish();
  bool isRising() const { return rising_.state() == QAbstractAnimation::Running; }

  // Seven cards of a deck that are shown: with trumps the highest of these, else aces and kings.
  static std::vector<Card> cardsOf(Deck const& deck);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void lay();
  double risen(int place) const;
  double fanned() const;
  void paintFan(QPainter& painter, CardPainter const& cards) const;
  void paintBlock(QPainter& painter, std::size_t seat) const;
  void paintBand(QPainter& painter, QRectF const& band) const;
  // What stands on a block: its rank, and under it the lines.
  struct Words {
    QRectF rank{};
    std::vector<Line> lines{};
  };
  Words wordsOn(QRectF const& block, std::size_t seat) const;
  std::vector<Line> linesOnPlate(std::size_t seat) const;
  void paintWords(QPainter& painter, std::size_t seat, QRectF const& block) const;
  void paintPlate(QPainter& painter, CardPainter const& cards, std::size_t seat) const;
  void paintFace(QPainter& painter, CardPainter const& cards, std::size_t seat) const;

  CardArt* art_;
  Theme theme_;
  std::vector<Stander> standers_;
  Deck const* deck_ = &fortyCards;
  PodiumLayout layout_;
  MotionPace pace_ = MotionPace::off;
  QVariantAnimation rising_;
  double now_ = 0;  // milliseconds of the normal pace since it began to rise
};

}  // namespace giaguaro
