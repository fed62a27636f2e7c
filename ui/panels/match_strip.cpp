#include "ui/panels/match_strip.h"

#include <QPainter>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr int mostPieces = 30;
constexpr int pieceHigh = 14, stripAbove = 8;
constexpr double piecesApart = 4, widestPiece = 40;

}  // namespace

MatchStrip::MatchStrip(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  hide();
}

void MatchStrip::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void MatchStrip::setHands(int hands, int played) {
  hands_ = hands;
  played_ = played;
  setVisible(hands > 0 && hands <= mostPieces);
  update();
}

QSize MatchStrip::sizeHint() const { return {scaled(200), measure(pieceHigh) + scaled(stripAbove)}; }

void MatchStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  double const gap = scaledReal(piecesApart);
  double const wide = std::min(scaledReal(widestPiece), (width() + gap) / hands_ - gap);
  for (int i = 0; i < hands_; ++i) {
    QRectF const piece(i * (wide + gap), scaled(stripAbove), wide, measure(pieceHigh));
    bool const next = i == played_;
    painter.setPen(QPen(next || i < played_ ? theme_.bestedge : theme_.rule, scaledReal(next ? 2 : 1.2)));
    painter.setBrush(i < played_ ? theme_.bestedge : next ? theme_.best : theme_.soft);
    painter.drawRoundedRect(piece.adjusted(1, 1, -1, -1), scaledReal(4), scaledReal(4));
  }
}

}  // namespace giaguaro
