#include "ui/cards/deck_rewriter.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace giaguaro {
namespace {

// A card is 240 x 360.
constexpr double cardWidth = 240;
constexpr double cardHeight = 360;
// In the index, upright: twice as large from its upper left corner. The middle makes way for it.
constexpr double left = -18;
constexpr double top = -16;
constexpr auto largeIndex = "translate(-18 -16) scale(2)";
// The trumps' index lies on a ground 38 wide, which is to end where the others do.
constexpr auto largeTrump = "translate(-11 -16) scale(1.526 2)";
constexpr auto smallMiddle = "translate(120 180) scale(0.8) translate(-120 -180)";
// The only rank that would be wider than the column; its glyph lies about its own middle.
constexpr auto narrowTen = " scale(0.75 1)";

constexpr auto black = "#20242B";
constexpr auto red = "#B4232C";

struct CardName {
  std::optional<Rank> court;
  std::optional<Suit> suit;  // none: a trump or the excuse
};

std::optional<CardName> cardOf(QStringView id) {
  if (id == u"excuse" || id.startsWith(u"trump_")) return CardName{};
  constexpr std::array<QStringView, 4> suits{u"_club", u"_diamond", u"_heart", u"_spade"};
  auto const suit = std::ranges::find_if(suits, [&](QStringView end) { return id.endsWith(end); });
  if (suit == suits.end()) return std::nullopt;
  CardName card{std::nullopt, static_cast<Suit>(suit - suits.begin())};
  QStringView const rank = id.chopped(suit->size());
  if (rank == u"jack") card.court = Rank::jack;
  if (rank == u"knight") card.court = Rank::cavalier;
  if (rank == u"queen") card.court = Rank::queen;
  if (rank == u"king") card.court = Rank::king;
  return card;
}

// Reads one element after the other and knows inside which groups it is.
class Rewriter {
 public:
  Rewriter(QByteArray const& svg, Rewriting const& how) : how_(how), in_(svg), out_(&written_) {
    in_.setNamespaceProcessing(false);
  }

  QByteArray run() {
    while (!in_.atEnd()) {
      in_.readNext();
      if (in_.isStartElement())
        start();
      else if (in_.isEndElement())
        end();
      else if (in_.isCharacters() && !in_.isWhitespace())
        out_.writeCharacters(in_.text().toString());
    }
    return in_.hasError() ? QByteArray() : written_;
  }

 private:
  // What an element inherits.
  struct Place {
    std::optional<CardName> card;
    bool index = false, rank = false, suit = false;
  };

  void start() {
    QXmlStreamAttributes attributes = in_.attributes();
    Place place = places_.empty() ? Place{} : places_.back();
    if (!place.card) place.card = cardOf(attributes.value(QLatin1String("id")));
    QString const kind = attributes.value(QLatin1String("class")).toString();
    place.rank = place.rank || kind == u"rank";
    place.suit = place.suit || kind == u"suit";
    if (place.card && how_.largeIndices && kind == u"middle")
      put(attributes, QLatin1String(smallMiddle) + (u' ' + valueOf(attributes, "transform")));
    if (place.card && kind == u"index") {
      place.index = true;
      if (how_.largeIndices)
        put(attributes, (valueOf(attributes, "transform") + u' ' +
                         QLatin1String(place.card->suit ? largeIndex : largeTrump))
                            .trimmed());
    }
    if (place.rank && place.card) setRank(attributes, *place.card);
    if (place.suit && place.card && place.card->suit && how_.fourColours)
      colour(attributes, *place.card->suit);
    places_.push_back(place);
    out_.writeStartElement(in_.qualifiedName().toString());
    out_.writeAttributes(attributes);
  }

  void end() {
    places_.pop_back();
    out_.writeEndElement();
  }

  static QString valueOf(QXmlStreamAttributes const& attributes, char const* name) {
    return attributes.value(QLatin1String(name)).toString();
  }

  static void put(QXmlStreamAttributes& attributes, QString const& transform) {
    set(attributes, "transform", transform.trimmed());
  }

  static void set(QXmlStreamAttributes& attributes, char const* name, QString const& value) {
    QString const wanted = QString::fromLatin1(name);
    attributes.removeIf([&](QXmlStreamAttribute const& each) { return each.qualifiedName() == wanted; });
    attributes.append(wanted, value);
  }

  void setRank(QXmlStreamAttributes& attributes, CardName const& card) const {
    QString const glyph = valueOf(attributes, "xlink:href");
    if (!glyph.startsWith(u"#rank_")) return;
    if (card.court)
      set(attributes, "xlink:href", QStringLiteral("#rank_") + indexText(rankIn(*card.court), how_.letters));
    if (how_.largeIndices && glyph == u"#rank_10")
      put(attributes, valueOf(attributes, "transform") + QLatin1String(narrowTen));
  }

  // The horseman of the 40 cards has a queen's rank.
  Rank rankIn(Rank drawn) const {
    bool const forty = how_.letters.deck == Deck::Id::forty;
    return forty && drawn == Rank::cavalier ? Rank::queen : drawn;
  }

  static void colour(QXmlStreamAttributes& attributes, Suit suit) {
    for (char const* name : {"fill", "stroke"}) {
      QString const before = valueOf(attributes, name);
      if ((suit == Suit::clubs && before == QLatin1String(black)) ||
          (suit == Suit::diamonds && before == QLatin1String(red)))
        set(attributes, name, suitInk(suit, true).name());
    }
  }

  Rewriting const& how_;
  QByteArray written_;
  QXmlStreamReader in_;
  QXmlStreamWriter out_;
  std::vector<Place> places_;
};

}  // namespace

Rewriting rewritingOf(DeckVariant const& variant, Deck::Id deck, QString const& language) {
  return {.fourColours = variant.fourColours && deck != Deck::Id::forty,
          .largeIndices = variant.largeIndices,
          .letters = lettersOf(deck, variant.letters, language)};
}

bool isAsDrawn(Rewriting const& rewriting) {
  CourtLetters const drawn =
      rewriting.letters.deck == Deck::Id::forty ? CourtLetters::italian : CourtLetters::english;
  return !rewriting.fourColours && !rewriting.largeIndices && rewriting.letters.letters == drawn;
}

QByteArray rewritten(QByteArray const& svg, Rewriting const& rewriting) {
  return Rewriter(svg, rewriting).run();
}

QRectF indexMark(bool largeIndices) {
  constexpr double side = 31;
  constexpr QPointF corner(10.5, 59.5);
  QRectF const mark = largeIndices ? QRectF(2 * corner.x() + left, 2 * corner.y() + top, 2 * side, 2 * side)
                                   : QRectF(corner, QSizeF(side, side));
  return {mark.x() / cardWidth, mark.y() / cardHeight, mark.width() / cardWidth, mark.height() / cardHeight};
}

double indexColumn(bool largeIndices) { return (largeIndices ? 63 : 46) / cardWidth; }

}  // namespace giaguaro
