#include "ui/known/out_chart.h"

#include <QPainter>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr Phrase spokenSuit{phrase("known", "{suit}: {n} out: {cards.and}", "known.out-suit")};
constexpr Phrase spokenNone{phrase("known", "{suit}: none out", "known.out-none")};
constexpr double cellText = 12;
constexpr double leastFigure = 8;
constexpr double countText = 14;
constexpr double legendText = 12;
constexpr Extent pip{16, 22};  // no higher than a cell
constexpr Length cellsLeft{29};
constexpr int countRoom = 26;
constexpr int pitch = 26;  // from cell to cell where there is room
constexpr int cellHeight = 22;
constexpr int inRow = 11;  // of trumps
constexpr double paleness = 0.62;

QColor gold() { return {0xB8, 0x80, 0x1B}; }
int rowStep() { return measure(cellHeight) + scaled(4); }
int legendHeight() { return measure(18); }

}  // namespace

OutChart::OutChart(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("outChart"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void OutChart::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void OutChart::setCards(CardSet out, CardSet own, Card question, Wording const& wording) {
  out_ = out;
  own_ = own;
  question_ = question;
  rows_.clear();
  Deck const& deck = wording.deck();
  QStringList spoken;
  for (Suit const suit : Deck::shownSuits) {
    CardSet const cards = deck.cards().in(suit);
    if (cards.empty()) continue;
    CardSet const left = cards & out;
    Argument const named = args::suit(suit);
    spoken += left.empty()
                  ? wording.say(say(spokenNone, {named}))
                  : wording.say(say(spokenSuit, {named, args::number(left.size()), args::cards(left)}));
    QString mark = Glyphs::nameOf(named, deck);
    std::vector<Card> const order = deck.shown(cards);
    bool const two = suit == Suit::trumps;
    std::size_t const step = two ? inRow : order.size();
    for (std::size_t from = 0; from < order.size(); from += step) {
      Row row;
      if (from == 0) row.suit = mark;
      row.cards.assign(order.begin() + static_cast<std::ptrdiff_t>(from),
                       order.begin() + static_cast<std::ptrdiff_t>(std::min(order.size(), from + step)));
      row.out = from == 0 ? left.size() : -1;
      rows_.push_back(std::move(row));
    }
  }
  setAccessibleName(Wording::sentences(spoken));
  updateGeometry();
  update();
}

QSize OutChart::sizeHint() const {
  return {measure(280), static_cast<int>(rows_.size()) * rowStep() + legendHeight()};
}
QSize OutChart::minimumSizeHint() const { return {measure(180), sizeHint().height()}; }

void OutChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // All rows alike, so that ranks stand under each other.
  std::size_t most = 1;
  for (Row const& row : rows_) most = std::max(most, row.cards.size());
  double const step = std::min<double>(
      measure(pitch), (width() - cellsLeft - measure(countRoom)) / static_cast<double>(most));
  QSizeF const cell(step - scaled(2), measure(cellHeight));
  int top = 0;
  for (Row const& row : rows_) {
    if (!row.suit.isEmpty())
      painter.drawPixmap(0, top + (static_cast<int>(cell.height()) - pip.height()) / 2,
                         glyphs_->picture(row.suit, pip, devicePixelRatioF()));
    double x = cellsLeft;
    for (Card const card : row.cards) {
      QRectF const box(QPointF(x, top), cell);
      bool const out = out_.contains(card);
      bool const own = own_.contains(card);
      painter.setOpacity(1);
      painter.setPen(own ? QPen(theme_.bestedge, scaledReal(1.3)) : QPen(Qt::NoPen));
      painter.setBrush(out ? theme_.bestedge : theme_.panel);
      if (out || own)
        painter.drawRoundedRect(
            box.adjusted(scaledReal(0.7), scaledReal(0.7), scaledReal(-0.7), scaledReal(-0.7)), scaledReal(4),
            scaledReal(4));
      if (!out && !own) painter.setOpacity(theme_.plain ? 1 : paleness);
      QString const index = glyphs_->index(card);
      double size = cellText;
      while (size > leastFigure && textWidth(index, size, out) > cell.width() - 2) size -= 0.5;
      QFont face = typeface(cellText, out);
      if (size < cellText) face.setStretch(static_cast<int>(100 * size / cellText));
      painter.setFont(face);
      painter.setPen(out ? theme_.panel : own ? theme_.onpanel : theme_.onpanel2);
      painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, index);
      painter.setOpacity(1);
      if (card == question_) {
        painter.setPen(QPen(gold(), scaledReal(2.6)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(scaled(-1), scaled(-1), scaled(1), scaled(1)), scaledReal(6),
                                scaledReal(6));
      }
      x += step;
    }
    if (row.out >= 0) {
      painter.setFont(typeface(countText, true));
      painter.setPen(theme_.onpanel);
      painter.drawText(QRectF(0, top, width(), cell.height()), Qt::AlignVCenter | Qt::AlignRight,
                       QString::number(row.out));
    }
    top += rowStep();
  }
  paintLegend(painter, top);
}

void OutChart::paintLegend(QPainter& painter, int top) const {
  struct Sign {
    QString words;
    QColor ground, edge;
    double pen;
  };
  std::vector<Sign> signs{{tr("out"), theme_.bestedge, theme_.bestedge, 0},
                          {tr("yours"), theme_.panel, theme_.bestedge, 1.3}};
  if (question_.valid()) signs.push_back({tr("called"), theme_.panel, gold(), 2.4});
  painter.setFont(typeface(legendText));
  double x = cellsLeft;
  for (Sign const& sign : signs) {
    QRectF const box(x, top + legendHeight() / 2.0 - scaledReal(5.5), scaled(12), scaled(11));
    painter.setPen(sign.pen > 0 ? QPen(sign.edge, scaledReal(sign.pen)) : QPen(Qt::NoPen));
    painter.setBrush(sign.ground);
    painter.drawRoundedRect(box, scaledReal(3), scaledReal(3));
    painter.setPen(theme_.onpanel2);
    int const wide = textWidth(sign.words, legendText);
    painter.drawText(QRectF(x + scaled(17), top, wide + scaled(4), legendHeight()), Qt::AlignVCenter,
                     sign.words);
    x += scaled(17) + wide + scaled(12);
  }
  painter.drawText(QRectF(x, top, width() - x, legendHeight()), Qt::AlignVCenter, tr("pale: seen"));
}

}  // namespace giaguaro
