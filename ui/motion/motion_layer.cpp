#include "ui/motion/motion_layer.h"

#include <QApplication>
#include <QPaintEvent>
#include <QPainter>
#include <QTimerEvent>
#include <QtMath>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace giaguaro {
namespace {

constexpr double gathering = 0.42;  // of the time of a trick that is taken
constexpr qreal highest = 3;        // of a card in flight, against one that lies on the cloth
constexpr qreal largest = 1.06;     // of its size then
constexpr qreal arcPart = 0.08;     // of its way: so far it leaves the straight line
constexpr qreal mostArc = 0.22;     // of its height

qreal between(qreal from, qreal to, qreal way) { return from + (to - from) * way; }

// Along a slight arc, lifted.
Pose poseBetween(Pose const& from, Pose const& to, double part) {
  qreal const way = wayAfter(part);
  qreal const rise = liftAfter(part);
  QPointF const whole = to.centre - from.centre;
  qreal const arc =
      std::min(arcPart * std::hypot(whole.x(), whole.y()), mostArc * std::max(from.height, to.height));
  // One that is fetched in flight comes from as high as it was.
  return {.centre = from.centre + whole * way - QPointF(0, arc * rise),
          .height = between(from.height, to.height, way),
          .turn = between(from.turn, to.turn, way),
          .lift = std::max(rise, from.lift * (1 - way))};
}

}  // namespace

// ---- One flight ----

double MotionLayer::Running::part(Travel::Time now) const {
  if (now <= begin) return 0;
  if (now >= end) return 1;
  return static_cast<double>((now - begin).count()) / static_cast<double>((end - begin).count());
}

Pose MotionLayer::Running::pose(Travel::Time now) const {
  double const gone = part(now);
  if (!flight.gathered) return poseBetween(flight.from, flight.to, gone);
  if (gone < gathering) return poseBetween(flight.from, *flight.gathered, gone / gathering);
  return poseBetween(*flight.gathered, flight.to, (gone - gathering) / (1 - gathering));
}

double MotionLayer::Running::turned(Travel::Time now) const {
  // Gathered cards turn over quickly, and slide as backs.
  if (flight.gathered) return wayAfter((part(now) - gathering) / (1 - gathering) * 1.5);
  return flight.travel.turnsOver ? wayAfter(part(now)) : 1;
}

Card MotionLayer::Running::side(Travel::Time now) const {
  Card const card = flight.travel.card;
  if (flight.gathered) return turned(now) < 0.5 ? card : noCard;
  return flight.travel.turnsOver && turned(now) < 0.5 ? noCard : card;
}

bool MotionLayer::Running::seen(Travel::Time now) const {
  CardPlace::Kind const from = flight.travel.from.kind;
  return now >= begin || from == CardPlace::Kind::trick || from == CardPlace::Kind::cloth;
}

// ---- The layer ----

MotionLayer::MotionLayer(CardArt& art, Theme const& theme, QWidget* table)
    : QWidget(table), art_(&art), theme_(&theme), clock_(runningClock()) {
  setObjectName(QStringLiteral("motion"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

MotionLayer::~MotionLayer() = default;

void MotionLayer::setPace(MotionPace pace) {
  if (std::exchange(pace_, pace) != pace) finish();
}

void MotionLayer::fly(std::vector<Flight> flights, Deck const& deck) {
  if (pace_ == MotionPace::off || flights.empty()) return;
  deck_ = &deck;
  bool const wasMoving = moving();
  Travel::Time const now = clock_();
  for (Flight& flight : flights) {
    Travel const& travel = flight.travel;
    auto const same = std::ranges::find_if(running_, [&travel](Running const& each) {
      return travel.card.valid() && each.flight.travel.card == travel.card;
    });
    if (same != running_.end() && travel.begin == Travel::Time{}) {
      flight.from = same->pose(now);
      running_.erase(same);
    }
    Travel::Time const begin = now + atPace(travel.begin, pace_);
    Travel::Time const end = now + atPace(travel.begin + travel.length, pace_);
    // Asked for ahead, so that it is there when it is painted.
    for (Card const card : {travel.card, travel.turnsOver || flight.gathered ? noCard : travel.card})
      (void)art_->card(card, deck, CardPainter::size(flight.picture), devicePixelRatioF());
    running_.push_back({flight, begin, end});
  }
  sprites_ = spritesAt(now);
  cover();
  if (wasMoving) return;
  qApp->installEventFilter(this);
  timer_.start(motionFrame, Qt::PreciseTimer, this);
}

void MotionLayer::aim(std::function<bool(Flight&)> const& aim) {
  if (!moving()) return;
  for (auto each = running_.begin(); each != running_.end();)
    each = aim(each->flight) || comesAgain(each) ? each + 1 : running_.erase(each);
  cover();
  step();
}

void MotionLayer::finish() {
  if (!moving()) return;
  running_.clear();
  rest();
  emit landed();
}

// Wherever they come by, so that nothing else has to be painted again for the layer's sake.
void MotionLayer::cover() {
  QRect all = isVisible() ? geometry() : QRect();
  for (Running const& each : running_) {
    Pose const& from = each.flight.from;
    Pose const& to = each.flight.to;
    // With the room of its arc, as high as it gets.
    Pose widest{.centre = from.centre,
                .height = std::max(from.height, to.height) * (1 + 2 * mostArc),
                .turn = std::max(std::abs(from.turn), std::abs(to.turn)),
                .lift = 1};
    all |= boundsOf({noCard, widest, each.flight.picture});
    widest.centre = to.centre;
    all |= boundsOf({noCard, widest, each.flight.picture});
    if (!each.flight.gathered) continue;
    widest.centre = each.flight.gathered->centre;
    all |= boundsOf({noCard, widest, each.flight.picture});
  }
  setGeometry(all & parentWidget()->rect());
  raise();
  show();
}

void MotionLayer::rest() {
  timer_.stop();
  qApp->removeEventFilter(this);
  sprites_.clear();
  hide();
}

void MotionLayer::step() {
  Travel::Time const now = clock_();
  bool const some = std::erase_if(running_, [now](Running const& each) { return now >= each.end; }) > 0;
  if (!moving()) {
    rest();
  } else {
    std::vector<Sprite> const before = std::exchange(sprites_, spritesAt(now));
    QRegion changed;
    for (Sprite const& sprite : before)
      if (std::ranges::count(sprites_, sprite) == 0) changed += sprite.bounds;
    for (Sprite const& sprite : sprites_)
      if (std::ranges::count(before, sprite) == 0) changed += sprite.bounds;
    update(changed.translated(-pos()));
  }
  if (some || !moving()) emit landed();
}

bool MotionLayer::comesAgain(std::vector<Running>::const_iterator leg) const {
  Card const card = leg->flight.travel.card;
  return card.valid() && std::any_of(leg + 1, running_.cend(), [card](Running const& later) {
           return later.flight.travel.card == card;
         });
}

std::vector<MotionLayer::Sprite> MotionLayer::spritesAt(Travel::Time now) const {
  std::vector<Sprite> sprites;
  for (auto each = running_.begin(); each != running_.end(); ++each) {
    Card const card = each->flight.travel.card;
    // Of a card that comes and goes again one leg at a time is seen.
    bool const later = std::any_of(running_.begin(), each, [card](Running const& before) {
      return card.valid() && before.flight.travel.card == card;
    });
    if (later || !each->seen(now)) continue;
    Sprite sprite{each->side(now), each->pose(now), each->flight.picture};
    sprite.pose.across = std::abs(std::cos(std::numbers::pi * each->turned(now)));
    sprite.bounds = boundsOf(sprite);
    sprites.push_back(sprite);
  }
  return sprites;
}

QRect MotionLayer::boundsOf(Sprite const& sprite) const {
  qreal const turn = qDegreesToRadians(std::abs(sprite.pose.turn));
  qreal const height = sprite.pose.height * between(1, largest, sprite.pose.lift);
  qreal const width = height * 2 / 3;
  QSizeF const half(width * std::cos(turn) + height * std::sin(turn),
                    width * std::sin(turn) + height * std::cos(turn));
  // A shadow falls the farther the higher the card is.
  QPointF const fall = CardPainter::shadowReach(height);
  qreal const shadow = std::max(fall.x(), fall.y()) * between(1, 2, sprite.pose.lift);
  QPointF const reach(half.width() / 2 + shadow, half.height() / 2 + shadow);
  return QRectF(sprite.pose.centre - reach, sprite.pose.centre + reach).toAlignedRect();
}

void MotionLayer::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  for (Sprite const& sprite : sprites_) {
    if (!event->region().intersects(sprite.bounds.translated(-pos()))) continue;
    qreal const scale = sprite.pose.height * between(1, largest, sprite.pose.lift) / sprite.picture;
    painter.save();
    painter.translate(sprite.pose.centre - QPointF(pos()));
    painter.rotate(sprite.pose.turn);
    painter.scale(scale * sprite.pose.across, scale);
    cards.flying(painter, sprite.card, *deck_, sprite.picture, between(1, highest, sprite.pose.lift));
    painter.restore();
  }
}

void MotionLayer::timerEvent(QTimerEvent* event) {
  if (event->timerId() == timer_.timerId())
    step();
  else
    QWidget::timerEvent(event);
}

bool MotionLayer::eventFilter(QObject* watched, QEvent* event) {
  if (endsMotion(event->type()) && watched->isWidgetType() &&
      static_cast<QWidget*>(watched)->window() == window())
    finish();
  return QWidget::eventFilter(watched, event);
}

std::vector<Card> MotionLayer::cardsOnTheirWayTo(CardPlace::Kind kind) const {
  std::vector<Card> cards;
  for (Running const& each : running_)
    // A back that flies to a plate or a hand is no card that lies there.
    if (each.flight.travel.to.kind == kind &&
        (each.flight.travel.card.valid() || kind == CardPlace::Kind::cloth))
      cards.push_back(each.flight.travel.card);
  return cards;
}

bool MotionLayer::deals() const {
  return std::ranges::any_of(running_, [](Running const& each) {
    Travel const& travel = each.flight.travel;
    return travel.from.kind == CardPlace::Kind::plate && travel.to.kind != CardPlace::Kind::trick;
  });
}

int MotionLayer::backsOnTheirWayTo(Seat seat) const {
  return static_cast<int>(std::ranges::count_if(running_, [seat](Running const& each) {
    Travel const& travel = each.flight.travel;
    return !travel.card.valid() && travel.from.kind == CardPlace::Kind::plate &&
           travel.to.kind == CardPlace::Kind::plate && travel.to.seat == seat;
  }));
}

bool MotionLayer::takes(Seat seat) const {
  return std::ranges::any_of(running_, [seat](Running const& each) {
    Travel const& travel = each.flight.travel;
    return travel.from.kind == CardPlace::Kind::trick && travel.to.kind == CardPlace::Kind::plate &&
           travel.to.seat == seat;
  });
}

std::vector<std::pair<Card, Pose>> MotionLayer::shown() const {
  std::vector<std::pair<Card, Pose>> all;
  for (Sprite const& sprite : sprites_) all.emplace_back(sprite.card, sprite.pose);
  return all;
}

}  // namespace giaguaro
