#include "ui/review/decision_plate.h"

#include <QLinearGradient>
#include <QPainter>
#include <cmath>

#include "ui/cards/card_painter.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/text_line.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/text/noun.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {
namespace {

constexpr Length cardHeight{86};
constexpr Length plateInset{14};
constexpr Length arrowRoom{28};
constexpr double captionSize = 12;
constexpr double costSize = 34;

int captionHeight() { return measure(19); }
bool isCard(Action const& action) {
  return action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
}

}  // namespace

DecisionPlate::DecisionPlate(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("decisionPlate"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void DecisionPlate::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

DecisionPlate::Piece DecisionPlate::pieceOf(Deed const& deed, Wording const& wording,
                                            QString const& caption) const {
  Piece piece{.glyph = deed.glyph, .name = capitalised(verdict::nameOf(deed, wording)), .caption = caption};
  if (isCard(deed.action)) piece.card = deed.action.card();
  return piece;
}

void DecisionPlate::setDecision(HandVerdict::Decision const& decision, Wording const& wording, bool halves,
                                QString const& spoken) {
  deck_ = &wording.deck();
  bool const judged = decision.judged && decision.mark;
  bool const best = judged && *decision.mark == Mark::best;
  chosen_ = pieceOf(decision.chosen, wording, best ? tr("the right one") : tr("chosen"));
  better_ = judged && !best ? pieceOf(decision.best, wording, tr("better")) : Piece{};
  int const cost = best ? 0 : verdict::costOf(decision, halves);
  cost_ = !judged ? QString() : best ? QStringLiteral("0") : verdict::size(cost);
  int const error = static_cast<int>(std::lround(decision.error * (halves ? 50 : 100)));
  error_ = !judged || best ? QString() : QChar(0xB1) + verdict::size(error, verdict::decimalsOf(cost));
  setAccessibleName(spoken);
  update();
}

QSize DecisionPlate::sizeHint() const {
  return {measure(240), cardHeight + captionHeight() + 2 * plateInset - scaled(3)};
}

QSize DecisionPlate::minimumSizeHint() const { return {measure(160), sizeHint().height()}; }

void DecisionPlate::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  paintGround(painter);
  QSizeF const card = CardPainter::size(cardHeight);
  QRectF const first(QPointF(plateInset + scaled(2), plateInset), card);
  paintPiece(painter, chosen_, first, false);
  double right = first.right();
  if (!better_.name.isEmpty()) {
    QRectF const second = first.translated(card.width() + arrowRoom, 0);
    paintArrow(painter, {(first.right() + second.left()) / 2, first.center().y()});
    paintPiece(painter, better_, second, true);
    right = second.right();
  }
  double const left = right + plateInset;
  if (!cost_.isEmpty()) paintCost(painter, {left, first.top(), width() - plateInset - left, card.height()});
}

// Of the cloth that it was played on.
void DecisionPlate::paintGround(QPainter& painter) const {
  QRectF const box = QRectF(rect()).adjusted(scaledReal(1), scaledReal(1), scaledReal(-1), scaledReal(-3));
  double const round = scaledReal(10);
  painter.setPen(QPen(theme_.plateedge, scaledReal(1.2)));
  painter.setBrush(theme_.plate);
  if (!theme_.plain) {
    paintShadow(painter, box, round, {QPointF(scaledReal(0.8), scaledReal(1.4)), scaledReal(1.4), 0.3});
    bool const light = theme_.plate.lightnessF() > 0.6F;
    QLinearGradient ground(box.topLeft(), box.bottomLeft());
    ground.setStops(
        {{0, theme_.plate.lighter(light ? 102 : 142)}, {1, theme_.plate.darker(light ? 105 : 125)}});
    painter.setBrush(ground);
  }
  painter.drawRoundedRect(box, round, round);
}

void DecisionPlate::paintPiece(QPainter& painter, Piece const& piece, QRectF const& box, bool better) const {
  double const ratio = devicePixelRatioF();
  double const round = box.width() * CardPainter::cornerPart;
  CardLook const look{.shadow = !theme_.plain,
                      .height = better ? 1.5 : 1,
                      .ring = better ? theme_.accent : QColor(),
                      .ringWidth = better ? scaledReal(2.6) : 0};
  if (piece.card.valid()) {
    glyphs_->paintCard(painter, piece.card, *deck_, box, ratio, look);
  } else {
    // What was said, on a card of paper: its figure, or its words.
    if (look.shadow)
      paintShadow(painter, box, round, {QPointF(scaledReal(1.5), scaledReal(2.5)), scaledReal(2), 0.4});
    painter.setPen(QPen(better ? theme_.accent : Theme::paperEdge(), scaledReal(better ? 2.6 : 1)));
    painter.setBrush(Theme::paper());
    painter.drawRoundedRect(box, round + scaledReal(2), round + scaledReal(2));
    QRectF const within = box.adjusted(scaledReal(5), scaledReal(5), scaledReal(-5), scaledReal(-5));
    if (!Glyphs::nameOf(piece.glyph, *deck_).isEmpty()) {
      QSizeF size(18, 24);
      size.scale(within.size(), Qt::KeepAspectRatio);
      glyphs_->paintGlyph(painter, piece.glyph, *deck_,
                          {within.center() - QPointF(size.width(), size.height()) / 2, size}, ratio);
    } else {
      double size = 16;
      auto const high = [&] {
        return QFontMetrics(typeface(size, true))
            .boundingRect(within.toRect(), Qt::TextWordWrap | Qt::AlignCenter, piece.name);
      };
      while (size > 11 && (high().height() > within.height() || high().width() > within.width())) --size;
      painter.setFont(typeface(size, true));
      painter.setPen(Theme::ink());
      painter.drawText(within, Qt::TextWordWrap | Qt::AlignCenter, piece.name);
    }
  }
  drawText(
      painter, typeface(captionSize, better),
      {.pixels = 1.0 * measure(captionSize), .bold = better, .ink = better ? theme_.accent : theme_.onplate2},
      {box.center().x(), box.bottom() + captionHeight() - scaledReal(3)}, box.width() + arrowRoom - scaled(4),
      piece.caption, Qt::AlignHCenter);
}

void DecisionPlate::paintArrow(QPainter& painter, QPointF const& middle) const {
  double const reach = scaledReal(5);
  painter.setPen(QPen(theme_.onplate2, scaledReal(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF{middle + QPointF(-reach / 2, -reach), middle + QPointF(reach / 2, 0),
                                 middle + QPointF(-reach / 2, reach)});
}

// The figure in the middle of the cards' height, what it is over it, how sure it is under it.
void DecisionPlate::paintCost(QPainter& painter, QRectF const& room) const {
  double size = costSize;
  while (size > 19 && titleWidth(cost_, size) > room.width()) --size;
  QFont const large = titleface(size);
  double const capital = QFontMetricsF(large).capHeight();
  double const base = room.center().y() + capital / 2;
  painter.setFont(large);
  painter.setPen(theme_.onplate);
  painter.drawText(QPointF(room.center().x() - titleWidth(cost_, size) / 2.0, base), cost_);
  TextStyle const small{.pixels = 1.0 * measure(captionSize), .ink = theme_.onplate2};
  drawText(painter, typeface(captionSize), small, {room.center().x(), base - capital - scaledReal(12)},
           room.width(), tr("average cost"), Qt::AlignHCenter);
  if (!error_.isEmpty())
    drawText(painter, typeface(captionSize), small, {room.center().x(), base + measure(22)}, room.width(),
             error_, Qt::AlignHCenter);
}

}  // namespace giaguaro
