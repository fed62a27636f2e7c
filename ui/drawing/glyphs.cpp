#include "ui/drawing/glyphs.h"

#include <QFontMetricsF>
#include <QPainter>

#include "ui/cards/card_art.h"
#include "ui/cards/card_painter.h"
#include "ui/cards/rank_glyph.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

QString text(std::string_view view) {
  return QString::fromLatin1(view.data(), static_cast<qsizetype>(view.size()));
}

}  // namespace

Glyphs::Glyphs(CardArt* art, QObject* parent) : QObject(parent), art_(art) {
  connect(art, &CardArt::ready, this, &Glyphs::changed);
}

void Glyphs::setTheme(Theme const& theme) { theme_ = theme; }

QString Glyphs::nameOf(Argument const& argument, Deck const& deck) {
  switch (argument.kind) {
    case Argument::Kind::card:
      return QStringLiteral("card:") +
             QString::fromStdString(deck.text(Card{static_cast<std::uint8_t>(argument.number)}));
    case Argument::Kind::rank:
      return QStringLiteral("rank:") + text(rankText(static_cast<Rank>(argument.number)));
    case Argument::Kind::suit:
      return QStringLiteral("suit:") + QLatin1Char(suitLetter(static_cast<Suit>(argument.number)));
    case Argument::Kind::number: return QStringLiteral("number:%1").arg(argument.number);
    default: return {};
  }
}

QString Glyphs::index(Card card) const {
  if (card.isExcuse()) return QStringLiteral("\u2605");
  return card.suit() == Suit::trumps ? QString::number(card.strength())
                                     : indexText(deck_->rank(card), art_->letters(deck_->id()));
}

QPixmap Glyphs::picture(QString const& name, QSize size, qreal ratio) const {
  QPixmap picture(size * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  CardPainter const cards(*art_, theme_, ratio);
  CardLook const look{.shadow = false};
  QRectF const box = QRectF(QPointF(), QSizeF(size))
                         .adjusted(scaledReal(0.6), scaledReal(0.6), scaledReal(-0.6), scaledReal(-0.6));
  QString const kind = name.section(u':', 0, 0);
  std::string const value = name.section(u':', 1).toStdString();
  if (kind == u"card") {
    if (auto const card = deck_->parse(value)) cards.cardTag(painter, *card, *deck_, box, look);
  } else if (kind == u"rank") {
    if (auto const rank = parseRank(value)) cards.glyph(painter, args::rank(*rank), *deck_, box, look);
  } else if (kind == u"suit") {
    auto const suit = value == "T" ? std::optional(Suit::trumps) : parseSuit(value);
    if (suit) cards.glyph(painter, args::suit(*suit), *deck_, box, look);
  } else if (kind == u"number") {
    cards.rankTag(painter, QString::fromStdString(value), box, look);
  }
  return picture;
}

QPixmap Glyphs::inText(QString const& name, double textSize, qreal ratio) const {
  int const height = measure(textSize * 1.3);
  bool const card = name.startsWith(u"card:");
  QSize const size(measure(textSize * (card ? 2.1 : 1.25)), height);
  QFontMetricsF const font(typeface(textSize));
  QPixmap const drawn = picture(name, size, ratio);
  QPixmap lifted(QSize(size.width(), height + qRound(font.capHeight() - font.xHeight() / 2)) * ratio);
  lifted.setDevicePixelRatio(ratio);
  lifted.fill(Qt::transparent);
  QPainter(&lifted).drawPixmap(0, 0, drawn);
  return lifted;
}

QPixmap Glyphs::avatar(int number, int side, qreal ratio, Mood mood) const {
  return art_->avatar(number, side, ratio, mood);
}

void Glyphs::paintSign(QPainter& painter, QString const& game, Card card, Deck const& deck, QRectF const& box,
                       qreal ratio) const {
  QPixmap const sign = art_->sign(game, qRound(box.width()), ratio);
  if (!sign.isNull()) return painter.drawPixmap(box.topLeft(), sign);
  if (!art_->noSign(game)) return;
  QSizeF const size(box.height() * 0.62, box.height() * 0.56);
  paintTag(painter, card, deck, {box.center() - QPointF(size.width() / 2, size.height() / 2), size}, ratio);
}

QPixmap Glyphs::mark(QString const& name, int side, qreal ratio, QColor const& ink) const {
  return art_->mark(name, side, ratio, ink);
}

void Glyphs::paintTag(QPainter& painter, Card card, Deck const& deck, QRectF const& box, qreal ratio) const {
  CardPainter(*art_, theme_, ratio).cardTag(painter, card, deck, box, {.shadow = false});
}

void Glyphs::paintGlyph(QPainter& painter, Argument const& what, Deck const& deck, QRectF const& box,
                        qreal ratio) const {
  CardPainter(*art_, theme_, ratio).glyph(painter, what, deck, box, {.shadow = false});
}

void Glyphs::paintCard(QPainter& painter, Card card, QRectF const& box, qreal ratio) const {
  paintCard(painter, card, *deck_, box, ratio);
}

void Glyphs::paintCard(QPainter& painter, Card card, Deck const& deck, QRectF const& box, qreal ratio) const {
  paintCard(painter, card, deck, box, ratio, {.onPaper = true});
}

void Glyphs::paintCard(QPainter& painter, Card card, Deck const& deck, QRectF const& box, qreal ratio,
                       CardLook const& look, double turn) const {
  CardPainter(*art_, theme_, ratio).card(painter, card, deck, box.center(), box.height(), turn, look);
}

}  // namespace giaguaro
