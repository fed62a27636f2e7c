#include "ui/result/trick_course.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr std::array cardsHigh{64, 58, 52, 44, 36}, facesHigh{30, 28, 26, 24, 20};  // by size
constexpr double wideOfCard = 0.69;                                                 // of its height
constexpr double partOfWinner = 0.48;  // as high as the others beside it are
constexpr double leastLesser = 20;     // as wide as those are at least
constexpr int cardGap = 2;
constexpr double edge = 2;  // over the cards: room for their contours
constexpr int apart = 4;    // between card and ring
constexpr int ring = 3;     // round a face, with its pen
constexpr int numberHigh = 14;
constexpr int numberAside = 24;     // beside a face
constexpr int leastForNumber = 19;  // from one to the next
constexpr int tricksApart = 6, mostApart = 120;

}  // namespace

TrickCourse::TrickCourse(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("trickCourse"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void TrickCourse::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void TrickCourse::setTricks(std::vector<HandEnd::Trick> tricks, Deck const& deck) {
  tricks_ = std::move(tricks);
  deck_ = &deck;
  QStringList spoken;
  for (HandEnd::Trick const& trick : tricks_) spoken << trick.spoken;
  setAccessibleName(spoken.join(QLatin1Char('\n')));
  update();
}

void TrickCourse::fit(int size, int wide) {
  size_ = size;
  beside_ = !tricks_.empty() && spreadIn(wide).beside;
  updateGeometry();
  update();
}

int TrickCourse::cardHigh() const { return cardsHigh[static_cast<std::size_t>(size_)]; }
int TrickCourse::faceHigh() const { return facesHigh[static_cast<std::size_t>(size_)]; }

QSize TrickCourse::sizeHint() const {
  return {300, measure(edge + cardHigh() + apart + faceHigh() + 2 * ring + (beside_ ? 0 : numberHigh))};
}
QSize TrickCourse::minimumSizeHint() const { return {100, sizeHint().height()}; }

// From one to the next, where each is so wide: the last of them ends where the row does, if they are not too far apart then.
double TrickCourse::stepIn(double wide, double each, int mostBetween) const {
  auto const between = static_cast<double>(std::max<std::size_t>(2, tricks_.size())) - 1;
  return std::min((wide - each - scaledReal(2)) / between, each + scaledReal(mostBetween));
}

TrickCourse::Spread TrickCourse::spreadIn(double wide) const {
  double const high = scaledReal(cardHigh());
  double const card = high * wideOfCard;
  double const gap = scaledReal(cardGap);
  auto const count = static_cast<double>(tricks_.size());
  std::size_t most = 1;
  for (HandEnd::Trick const& trick : tricks_) most = std::max(most, trick.cards.size());
  double const all = static_cast<double>(most) * (card + gap) - gap;
  double const others = std::floor(static_cast<double>(most) / 2) * (card * partOfWinner + gap);
  auto const spread = [&](Form form, double group, int between) {
    double const step = stepIn(wide, group, between);
    return Spread{form, step, card, step >= scaledReal(numberAside + faceHigh())};
  };
  auto const fits = [&](double group) {
    return count * (group + scaledReal(tricksApart)) <= wide + scaledReal(tricksApart);
  };
  if (fits(all)) return spread(Form::whole, all, mostApart);
  bool const legible = card * partOfWinner >= scaledReal(leastLesser);  // the small ones
  if (legible && most > 2 && fits(card + others)) return spread(Form::cluster, card + others, mostApart);
  // Narrower where there are many.
  double const step = count * (card + scaledReal(4)) <= wide ? stepIn(wide, card, mostApart) : wide / count;
  return {Form::winner, step, std::min(card, step - scaledReal(4)), false};
}

// Returns how wide they are.
double TrickCourse::paintCards(QPainter& painter, HandEnd::Trick const& trick, Spread const& spread,
                               double left) const {
  double const wide = spread.cardWide;
  double const high = wide / wideOfCard;
  double const top = scaledReal(edge + cardHigh()) - high;
  double const gap = scaledReal(cardGap);
  auto const paint = [&](Card card, QRectF const& box) {
    if (card.valid()) glyphs_->paintTag(painter, card, *deck_, box, devicePixelRatioF());
  };
  if (spread.form == Form::winner) {
    paint(trick.card, QRectF(left, top, wide, high));
    return wide;
  }
  if (spread.form == Form::whole) {
    double at = left;
    for (Card const card : trick.cards) {
      QRectF const box(at, top, wide, high);
      paint(card, box);
      if (card == trick.card) {
        painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, wide / 9, wide / 9);
      }
      at += wide + gap;
    }
    return at - gap - left;
  }
  paint(trick.card, QRectF(left, top, wide, high));
  // Two under each other, column by column.
  double const lesser = high * partOfWinner;
  double const narrow = wide * partOfWinner;
  int place = 0;
  for (Card const card : trick.cards) {
    if (card == trick.card) continue;
    QPointF const at(left + wide + gap + std::floor(place / 2.0) * (narrow + gap),
                     place % 2 == 0 ? top : top + high - lesser);
    paint(card, QRectF(at, QSizeF(narrow, lesser)));
    ++place;
  }
  return wide + std::ceil(place / 2.0) * (narrow + gap);
}

void TrickCourse::paintEvent(QPaintEvent*) {
  if (tricks_.empty() || deck_ == nullptr) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  Spread const spread = spreadIn(width());
  double const face = std::min(scaledReal(faceHigh()), spread.step - scaledReal(2 * ring));
  for (std::size_t i = 0; i < tricks_.size(); ++i) {
    HandEnd::Trick const& trick = tricks_[i];
    double const left = static_cast<double>(i) * spread.step + scaledReal(1);
    double const cards = paintCards(painter, trick, spread, left);
    double const middle = left + (spread.form == Form::winner ? cards / 2 : face / 2 + scaledReal(ring));
    QPointF const centre(middle, scaledReal(edge + cardHigh() + apart + ring) + face / 2);
    int const side = static_cast<int>(face);
    painter.setPen(QPen(trick.callers ? theme_.bestedge : theme_.rule, scaledReal(trick.callers ? 2.4 : 1)));
    painter.setBrush(theme_.panel);
    painter.drawEllipse(centre, face / 2 + scaledReal(1), face / 2 + scaledReal(1));
    painter.drawPixmap(centre - QPointF(side / 2.0, side / 2.0),
                       glyphs_->avatar(trick.avatar, side, devicePixelRatioF()));
    if (spread.step < scaledReal(leastForNumber) && trick.number % 2 == 0)
      continue;  // every other one has room
    painter.setFont(typeface(12, trick.callers));
    painter.setPen(trick.callers ? theme_.onpanel : theme_.onpanel2);
    if (spread.beside) {
      painter.drawText(
          QRectF(centre.x() + face / 2 + scaledReal(6), centre.y() - face, spread.step, 2 * face),
          Qt::AlignLeft | Qt::AlignVCenter, QString::number(trick.number));
      continue;
    }
    double const top = scaledReal(edge + cardHigh() + apart + faceHigh() + 2 * ring);
    painter.drawText(QRectF(middle - spread.step, top, 2 * spread.step, scaledReal(numberHigh)),
                     Qt::AlignHCenter | Qt::AlignTop, QString::number(trick.number));
  }
}

}  // namespace giaguaro
