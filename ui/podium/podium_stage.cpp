#include "ui/podium/podium_stage.h"

#include <QEasingCurve>
#include <QLinearGradient>
#include <QPainter>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "ui/cards/card_painter.h"
#include "ui/cards/rank_glyph.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/motion/motion.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr double riseOfPlace = 250, fanOpens = 320;  // milliseconds
constexpr double risesIn = PodiumLayout::lastPlace * riseOfPlace + fanOpens;
constexpr qreal bandInset = 10, bandAbove = 10, bandHigh = 19;
constexpr qreal digitHigh = 46, firstDigit = 64;
constexpr double nameSize = 17, scoreSize = 22, noteSize = 13.5, leastNote = 12;
constexpr double firstName = 19, firstScore = 28;
constexpr qreal crownRadius = 23;
QColor const gold(0xEB, 0xC0, 0x63);
QColor const lit(0xFF, 0xE2, 0xB0);

double eased(double part) {
  static QEasingCurve const curve(QEasingCurve::OutCubic);
  return curve.valueForProgress(std::clamp(part, 0.0, 1.0));
}

QColor faint(QColor colour, double alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

QLinearGradient slanted(QRectF const& box, std::initializer_list<QGradientStop> stops) {
  QLinearGradient light(box.topLeft(), box.bottomRight());
  light.setStops(stops);
  return light;
}

// The layout has grown with the window already, so that the font must not once more.
QFont lettering(double size, qreal scale, bool bold = false) {
  return typeface(size * scale / windowScale(), bold);
}

}  // namespace

PodiumStage::PodiumStage(CardArt* art, QWidget* parent) : QWidget(parent), art_(art) {
  setObjectName(QStringLiteral("podiumStage"));
  setAccessibleRole(this, QAccessible::StaticText);
  rising_.setStartValue(0.0);
  rising_.setEndValue(risesIn);
  connect(&rising_, &QVariantAnimation::valueChanged, this, [this](QVariant const& value) {
    now_ = value.toDouble();
    update();
  });
  connect(art, &CardArt::ready, this, qOverload<>(&QWidget::update));
  connect(art, &CardArt::restyled, this, qOverload<>(&QWidget::update));
}

void PodiumStage::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PodiumStage::setStanders(std::vector<Stander> standers, Deck const& deck) {
  standers_ = std::move(standers);
  deck_ = &deck;
  QStringList spoken;
  for (Stander const& each : standers_) {
    QStringList words{QString::number(each.place) + QStringLiteral(". ") + each.name, each.score, each.note};
    words.removeAll(QString());
    spoken += words.join(QStringLiteral(", "));
  }
  setAccessibleName(spoken.join(QStringLiteral("; ")));
  lay();
  update();
}

std::vector<Card> PodiumStage::cardsOf(Deck const& deck) {
  if (deck.has(Card::excuse()))
    return {Card::trump(16), Card::trump(17), Card::trump(18), Card::trump(21),
            Card::trump(20), Card::trump(19), Card::excuse()};
  auto const ace = [&](Suit suit) { return deck.card(Rank::ace, suit); };
  auto const king = [&](Suit suit) { return deck.card(Rank::king, suit); };
  return {king(Suit::clubs), ace(Suit::clubs),   ace(Suit::spades), ace(Suit::diamonds),
          ace(Suit::hearts), king(Suit::hearts), king(Suit::spades)};
}

void PodiumStage::rise() {
  rising_.stop();
  if (pace_ == MotionPace::off) return finish();
  now_ = 0;
  rising_.setDuration(static_cast<int>(atPace(Travel::Time(static_cast<int>(risesIn)), pace_).count()));
  rising_.start();
}

void PodiumStage::finish() {
  rising_.stop();
  now_ = risesIn;
  update();
}

double PodiumStage::risen(int place) const {
  double const begin = (PodiumLayout::lastPlace - place) * riseOfPlace;
  return eased((now_ - begin) / riseOfPlace);
}

double PodiumStage::fanned() const {
  return eased((now_ - PodiumLayout::lastPlace * riseOfPlace) / fanOpens);
}

void PodiumStage::lay() {
  std::vector<int> places;
  for (Stander const& each : standers_) places.push_back(each.place);
  layout_ = PodiumLayout::of(rect(), places);
}

void PodiumStage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  lay();
}

void PodiumStage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  CardPainter const cards(*art_, theme_, devicePixelRatioF());
  paintFan(painter, cards);
  // The lower ones first: the ledge of the highest lies over its neighbours'.
  for (std::size_t i = standers_.size(); i-- > 0;)
    if (layout_.spots[i].onBlock)
      paintBlock(painter, i);
    else
      paintPlate(painter, cards, i);
  for (std::size_t i = standers_.size(); i-- > 0;) paintFace(painter, cards, i);
}

// The outer ones first, by turns: the one in the middle lies in front.
void PodiumStage::paintFan(QPainter& painter, CardPainter const& cards) const {
  double const open = fanned();
  if (open <= 0 || standers_.empty()) return;
  std::vector<Card> const shown = cardsOf(*deck_);
  constexpr int middle = PodiumLayout::fanCards / 2;
  PodiumLayout::Fan const& fan = layout_.fan;
  for (int out = middle; out >= 0; --out)
    for (int const step : {-out, out}) {
      if (step == 0 && out > 0) continue;
      double const turn = step * PodiumLayout::fanStep * open;
      QTransform about;
      about.rotate(turn);
      QPointF const centre = fan.pivot + about.map(QPointF(0, -fan.radius * (0.55 + 0.45 * open)));
      cards.card(painter, *std::next(shown.begin(), middle + step), *deck_, centre, fan.cardHigh, turn,
                 {.height = 1.3});
      if (out == 0) break;
    }
}

void PodiumStage::paintBlock(QPainter& painter, std::size_t seat) const {
  double const up = risen(standers_[seat].place);
  if (up <= 0) return;
  qreal const s = layout_.scale;
  QRectF const whole = layout_.spots[seat].block;
  QRectF const block = whole.translated(0, (1 - up) * whole.height());
  qreal const aside = PodiumLayout::ledgeAside * s;
  QRectF const ledge(block.left() - aside, block.top(), block.width() + 2 * aside,
                     PodiumLayout::ledgeHigh * s);
  painter.save();
  painter.setClipRect(QRectF(0, 0, width(), layout_.foot + (up < 1 ? 0 : 40 * s)));
  qreal const radius = 5 * s;
  if (theme_.plain) {
    painter.setPen(QPen(theme_.railedge, scaledReal(2)));
    painter.setBrush(theme_.rail);
    painter.drawRoundedRect(block, radius, radius);
    painter.drawRoundedRect(ledge, radius, radius);
  } else {
    if (up >= 1) paintShadow(painter, block, radius, {QPointF(7, 10) * s, 7 * s, 0.45});
    painter.setPen(QPen(theme_.railedge.darker(150), 1.2 * s));
    painter.setBrush(slanted(block, {{0, mixed(theme_.rail, lit, 0.1)},
                                     {0.3, mixed(theme_.rail, theme_.railedge, 0.3)},
                                     {0.65, mixed(theme_.rail, theme_.railedge, 0.75)},
                                     {1, theme_.railedge.darker(135)}}));
    painter.drawRoundedRect(block, radius, radius);
    paintShadow(painter, ledge.adjusted(aside, 0, -aside, 0), radius, {QPointF(1, 4) * s, 3 * s, 0.5});
    painter.setBrush(slanted(
        ledge,
        {{0, theme_.rail.lighter(150)}, {0.4, theme_.rail.lighter(110)}, {1, theme_.rail.darker(160)}}));
    painter.drawRoundedRect(ledge, radius, radius);
    painter.setPen(QPen(slanted(ledge, {{0, faint(lit, 0.7)}, {0.7, faint(lit, 0.1)}}), 1.6 * s));
    painter.drawLine(ledge.topLeft() + QPointF(4, 2.2) * s, ledge.topRight() + QPointF(-4 * s, 2.2 * s));
    painter.setPen(QPen(faint(lit, 0.16), 1.2 * s));
    painter.drawLine(block.topLeft() + QPointF(1.6 * s, ledge.height() + 2 * s),
                     block.bottomLeft() + QPointF(1.6, -5) * s);
  }
  paintWords(painter, seat, block);
  painter.restore();
}

// Lozenges, gold and white by turns, as the trumps have them.
void PodiumStage::paintBand(QPainter& painter, QRectF const& band) const {
  painter.setPen(QPen(theme_.plain ? theme_.railedge : mixed(gold, Theme::ink(), 0.25), scaledReal(1.1)));
  painter.setBrush(theme_.plain ? theme_.rail : Theme::blue());
  painter.drawRect(band);
  painter.setPen(QPen(faint(Theme::paper(), 0.55), scaledReal(0.9)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(band.adjusted(scaled(2), scaled(2), scaled(-2), scaled(-2)));
  painter.setPen(Qt::NoPen);
  qreal const r = band.height() * 0.27;
  int const count = std::clamp(static_cast<int>(band.width() / (r * 4.4)), 3, 9) | 1;
  for (int i = 0; i < count; ++i) {
    QPointF const at(band.left() + band.width() * (i + 0.5) / count, band.center().y());
    painter.setBrush(i % 2 == 0 ? gold : Theme::paper());
    painter.drawPolygon(QPolygonF{
        {at - QPointF(r * 0.8, 0), at - QPointF(0, r), at + QPointF(r * 0.8, 0), at + QPointF(0, r)}});
  }
}

// From the ledge to the foot: a higher block has more air between its lines. What would take more
// than there is, in a large font of the user's, is drawn smaller.
PodiumStage::Words PodiumStage::wordsOn(QRectF const& block, std::size_t seat) const {
  qreal const s = layout_.scale;
  Stander const& who = standers_[seat];
  qreal const top = block.top() + (PodiumLayout::ledgeHigh + bandAbove + bandHigh) * s;
  qreal const room = block.width() - 10 * s;
  bool const first = who.place == 1;  // whose block is the highest
  // Where there is nothing to be said under the scores these take the room.
  bool const bare = std::ranges::all_of(standers_, [](Stander const& each) { return each.note.isEmpty(); });
  double const larger = bare ? 1.25 : 1;
  Words words;
  auto const line = [&](QString const& text, double size, bool bold, QColor const& ink) {
    QFont const font = lettering(size, s, bold);
    qreal const high = std::max(size * s * 1.2, QFontMetricsF(font).height() * 0.9);
    words.lines.push_back({text, font, ink, QRectF(block.center().x() - room / 2, 0, room, high)});
  };
  QColor const gilt = theme_.plain ? theme_.accent : gold;
  line(who.name, larger * (first ? firstName : nameSize), true,
       theme_.plain ? theme_.onplate : Theme::paper());
  line(who.score, larger * (first ? firstScore : scoreSize), true, gilt);
  if (!bare) {
    double size = noteSize;
    while (size > leastNote && QFontMetricsF(lettering(size, s)).horizontalAdvance(who.note) > room)
      size -= 0.5;
    line(who.note, size, false, theme_.plain ? theme_.onplate : mixed(Theme::paper(), gold, 0.2));
  }
  qreal digit = larger * (first ? firstDigit : digitHigh) * s;
  qreal taken = digit;
  for (Line const& each : words.lines) taken += each.box.height();
  qreal const given = block.bottom() - 6 * s - top;
  if (double const part = given / taken; part < 1) {
    digit *= part;
    taken *= part;
    for (Line& each : words.lines) {
      each.font.setPixelSize(std::max(1, static_cast<int>(each.font.pixelSize() * part)));
      each.box.setHeight(each.box.height() * part);
    }
  }
  // A name and its score are one thing; what is said of them besides keeps away.
  constexpr qreal overDigit = 1, overName = 0.7, overScore = 0.15, overNote = 0.9, underAll = 1.1;
  qreal const parts = overDigit + overName + overScore + (bare ? 0 : overNote) + underAll;
  qreal const air = (given - taken) / parts;
  qreal y = top + overDigit * air;
  words.rank = QRectF(block.left(), y, block.width(), digit);
  y += digit;
  std::array const over{overName, overScore, overNote};
  for (std::size_t i = 0; i < words.lines.size(); ++i) {
    Line& each = words.lines[i];
    y += over[i] * air;
    each.box.moveTop(y);
    y += each.box.height();
    each.text = QFontMetricsF(each.font).elidedText(each.text, Qt::ElideRight, room);
  }
  return words;
}

void PodiumStage::paintWords(QPainter& painter, std::size_t seat, QRectF const& block) const {
  qreal const s = layout_.scale;
  paintBand(painter,
            QRectF(block.left() + bandInset * s, block.top() + (PodiumLayout::ledgeHigh + bandAbove) * s,
                   block.width() - 2 * bandInset * s, bandHigh * s));
  Words const words = wordsOn(block, seat);
  paintRank(painter, QString::number(standers_[seat].place), words.rank, theme_.plain ? theme_.accent : gold);
  for (Line const& each : words.lines) {
    painter.setFont(each.font);
    painter.setPen(each.ink);
    painter.drawText(each.box, Qt::AlignCenter | Qt::TextDontClip, each.text);
  }
}

std::vector<PodiumStage::Line> PodiumStage::linesOf(std::size_t stander) const {
  PodiumLayout::Spot const& spot = layout_.spots[stander];
  return spot.onBlock ? wordsOn(spot.block, stander).lines : linesOnPlate(stander);
}

std::vector<PodiumStage::Line> PodiumStage::linesOnPlate(std::size_t seat) const {
  qreal const s = layout_.scale;
  PodiumLayout::Spot const& spot = layout_.spots[seat];
  Stander const& who = standers_[seat];
  qreal const left = spot.face.right() + 10 * s;
  qreal const top = spot.block.top() + 6 * s;
  QSizeF const half(spot.block.right() - 14 * s - left, spot.block.height() / 2 - 6 * s);
  auto const line = [&](QString const& text, double size, bool bold, QColor const& ink, qreal y) {
    QFont font = lettering(size, s, bold);
    if (qreal const part = half.height() / QFontMetricsF(font).height(); part < 1)
      font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * part)));
    return Line{QFontMetricsF(font).elidedText(text, Qt::ElideRight, half.width()), font, ink,
                QRectF(QPointF(left, y), half)};
  };
  return {
      line(QStringLiteral("%1. %2").arg(QString::number(who.place), who.name), 15, true, theme_.onplate, top),
      line(who.points, 14.5, false, theme_.onplate2, top + half.height())};
}

void PodiumStage::paintPlate(QPainter& painter, CardPainter const& /*cards*/, std::size_t seat) const {
  qreal const s = layout_.scale;
  QRectF const plate = layout_.spots[seat].block;
  qreal const radius = plate.height() / 2;
  if (!theme_.plain) paintShadow(painter, plate, radius, {QPointF(3, 5) * s, 5 * s, 0.34});
  painter.setPen(QPen(theme_.plateedge, scaledReal(1.4)));
  QLinearGradient ground(plate.topLeft(), plate.bottomLeft());
  ground.setStops({{0, theme_.plain ? theme_.plate : theme_.plate.lighter(118)}, {1, theme_.plate}});
  painter.setBrush(ground);
  painter.drawRoundedRect(plate, radius, radius);
  for (Line const& each : linesOnPlate(seat)) {
    painter.setFont(each.font);
    painter.setPen(each.ink);
    painter.drawText(each.box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, each.text);
  }
}

void PodiumStage::paintFace(QPainter& painter, CardPainter const& cards, std::size_t seat) const {
  PodiumLayout::Spot const& spot = layout_.spots[seat];
  Stander const& who = standers_[seat];
  qreal const s = layout_.scale;
  if (!spot.onBlock) {
    int const last = std::ranges::max(standers_, {}, &Stander::place).place;
    cards.avatar(painter, who.avatar, spot.face.center(), spot.face.width(),
                 who.place == last ? Mood::dismayed : Mood::calm);
    if (!who.own) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_.accent, scaledReal(2.4)));
    return painter.drawEllipse(spot.face);
  }
  double const up = risen(who.place);
  if (up <= 0) return;
  painter.save();
  painter.setOpacity(std::min(1.0, up * 1.6));
  QRectF const face = spot.face.translated(0, (1 - up) * spot.block.height() * 0.6);
  qreal const ring = PodiumLayout::ring * s;
  QRectF const round = face.adjusted(-ring, -ring, ring, ring);
  if (!theme_.plain) paintShadow(painter, round, round.width() / 2, {QPointF(3, 5) * s, 5 * s, 0.4});
  painter.setPen(
      QPen(theme_.plain ? theme_.railedge : mixed(Theme::ink(), theme_.railedge, 0.4), scaledReal(1.2)));
  painter.setBrush(who.own
                       ? QBrush(slanted(round, {{0, gold.lighter(118)}, {0.5, gold}, {1, gold.darker(132)}}))
                       : QBrush(slanted(round, {{0, Theme::paper()}, {1, QColor(0xD8, 0xCB, 0xAA)}})));
  painter.drawEllipse(round);
  cards.avatar(painter, who.avatar, face.center(), face.width(), who.place == 1 ? Mood::pleased : Mood::calm);
  if (who.place == 1) {
    qreal const radius = std::min(crownRadius * s, face.width() * 0.19);
    QPointF const crown(face.center().x(), face.top() - ring);
    QColor const ground = theme_.plain ? theme_.plate : mixed(Theme::ink(), theme_.plate, 0.5);
    painter.setPen(QPen(theme_.plain ? theme_.accent : gold, 2.6 * s));
    painter.setBrush(theme_.plate.lightnessF() > 0.5F ? Theme::ink() : ground);
    painter.drawEllipse(crown, radius, radius);
    cards.mark(painter, QStringLiteral("crown"), crown, radius * 1.15, gold);
  }
  painter.restore();
}

}  // namespace giaguaro
