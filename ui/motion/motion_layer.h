// Paints the cards that are on their way, over everything on the table. It lies there only while something
// moves: then a timer asks for some sixty pictures a second, of which each repaints what has moved; at rest
// it is hidden and no timer runs. It decides nothing and delays nobody: a click or key in its window ends all
// motion at once and goes on to whom it was meant for.
//
// Cards are drawn from the pictures that the table keeps, turned and scaled, so nothing is rendered for it.
// To the mouse, the keyboard and screen readers the layer is not there.
#pragma once

#include <QBasicTimer>
#include <QWidget>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "ui/cards/card_painter.h"
#include "ui/motion/motion_clock.h"

namespace giaguaro {

// A card's place in pixels of the table, turned by degrees.
struct Pose {
  QPointF centre;
  qreal height = 0;
  qreal turn = 0;
  qreal across = 1;  // of its width; less while it is turned over
  qreal lift = 0;    // how high it is above where it lies, of the most

  bool operator==(Pose const&) const = default;
};

struct Flight {
  Travel travel;
  Pose from{}, to{};
  // Where it is gathered with others on its way, to turn over there and go on face down.
  std::optional<Pose> gathered{};
  qreal picture = 0;  // the height of the picture that is drawn: one that the table shows, too
};

class MotionLayer : public QWidget {
  Q_OBJECT

 public:
  MotionLayer(CardArt& art, Theme const& theme, QWidget* table);
  ~MotionLayer() override;

  void setPace(MotionPace pace);
  MotionPace pace() const { return pace_; }

  // Sets out, beside what is on its way already; a card that is is fetched from where it is.
  void fly(std::vector<Flight> flights, Deck const& deck);
  // What is on its way may have got another end, or none: then `aim` returns false, and the card is home. One
  // that comes and goes again keeps its way.
  void aim(std::function<bool(Flight&)> const& aim);
  // All cards are where they belong, now.
  void finish();

  bool moving() const { return !running_.empty(); }
  std::vector<Card> cardsOnTheirWayTo(CardPlace::Kind kind) const;
  // Cards are being dealt: until they have come nobody has anything to say.
  bool deals() const;
  // Backs that are dealt to it, and cards of a trick that it takes.
  int backsOnTheirWayTo(Seat seat) const;
  bool takes(Seat seat) const;
  // As it is painted now, in the table's coordinates: the cards and their poses.
  std::vector<std::pair<Card, Pose>> shown() const;

  void setClock(MotionClock clock) { clock_ = std::move(clock); }

 signals:
  // Some of the cards are home.
  void landed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Running {
    Flight flight;
    Travel::Time begin, end;  // by the clock

    double part(Travel::Time now) const;
    Pose pose(Travel::Time now) const;
    // As it is seen: noCard while its back is.
    Card side(Travel::Time now) const;
    double turned(Travel::Time now) const;  // how far it has turned over
    bool seen(Travel::Time now) const;
  };
  struct Sprite {
    Card card;  // as it is seen: noCard while its back is
    Pose pose;
    qreal picture = 0;
    QRect bounds{};  // in the table

    bool operator==(Sprite const&) const = default;
  };

  bool comesAgain(std::vector<Running>::const_iterator leg) const;
  std::vector<Sprite> spritesAt(Travel::Time now) const;
  QRect boundsOf(Sprite const& sprite) const;
  void step();
  void cover();
  void rest();

  CardArt* art_;
  Theme const* theme_;
  Deck const* deck_ = nullptr;
  MotionPace pace_ = MotionPace::off;
  MotionClock clock_;
  QBasicTimer timer_;
  std::vector<Running> running_;  // in the order they are drawn
  std::vector<Sprite> sprites_;   // as they are painted
};

}  // namespace giaguaro
