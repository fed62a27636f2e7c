// Cards that lie side by side, and tables in the play, as a page of the help.
#include <QTextCursor>
#include <algorithm>

#include "ui/cards/card_painter.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/help/help_writer.h"
#include "ui/text/wording.h"
#include "ui/text/words.h"

namespace giaguaro {
namespace {

constexpr std::size_t fewCards = 7;    // so many have room in a row
constexpr std::size_t mostInTwo = 10;  // and so many in two
constexpr std::size_t inRowOfTwo = 5;
constexpr int rowWide = 648;  // of a row, as for the usual font
constexpr int usualCardHigh = 96;
constexpr int mostCardHigh = 132, mostOverKeys = 168;
constexpr int mostHighInTwo = 164;
constexpr double narrowBlank = 3;

// Of so many cards that are to fill a row, or two, as large as they look well; of more than have room, as they are drawn.
int rowHeight(std::size_t cards, bool overKeys) {
  if (cards > mostInTwo) return usualCardHigh;
  bool const two = cards > fewCards;
  double const wide = 1.0 * rowWide / static_cast<double>(two ? inRowOfTwo : cards) - 2 * cardRing;
  QSizeF const card = CardPainter::size(100);
  return std::min(static_cast<int>(wide * card.height() / card.width()), two        ? mostHighInTwo
                                                                         : overKeys ? mostOverKeys
                                                                                    : mostCardHigh);
}

}  // namespace

void HelpWriter::writeCards(QTextCursor& cursor, HelpBlock const& block) const {
  QTextBlockFormat format;
  format.setTopMargin(measure(6));
  format.setBottomMargin(measure(6));
  format.setLineHeight(0, QTextBlockFormat::SingleHeight);
  format.setLeftMargin(
      -measure(cardRing));  // cards begin where words do, and the room for their rings before
  begin(cursor, format);
  bool const suit = block.spans.size() > fewCards && block.spans.size() <= mostInTwo;  // a whole one
  // Under a few: which keys lead there.
  bool const labelled =
      !suit && std::ranges::any_of(block.spans, [](HelpSpan const& span) { return !span.words.isEmpty(); });
  if (labelled) {
    format.setAlignment(Qt::AlignHCenter);
    format.setBottomMargin(measure(14));
    cursor.setBlockFormat(format);
  }
  // A few trumps are known by their names.
  bool const trumps =
      block.spans.size() <= fewCards &&
      std::ranges::all_of(block.spans, [](HelpSpan const& span) { return span.card.suit() == Suit::trumps; });
  Wording const words({}, nobody, deckWords(book_->deck->id()), book_->deck);
  QTextCharFormat blank;
  if (suit) blank.setFont(typeface(narrowBlank));
  for (HelpSpan const& span : block.spans) {
    // A blank is where the row may break.
    if (cursor.positionInBlock() > 0) cursor.insertText(QStringLiteral(" "), blank);
    QTextCharFormat card = objectFormat(span, {});
    card.setProperty(drawnWhole, args::card(span.card).number);
    card.setProperty(drawnRinged, span.strong);
    card.setProperty(drawnHigh, rowHeight(block.spans.size(), labelled));
    if (suit) {
      QString const rank = words.rank(book_->deck->rank(span.card));
      card.setProperty(drawnLabel, span.words.isEmpty() ? rank : rank + QStringLiteral(": ") + span.words);
    }
    if (labelled) card.setProperty(drawnKey, span.words);
    if (trumps) card.setProperty(drawnLabel, words.brief().card(span.card));
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), card);
  }
}

// It is told as it is seen, seat by seat.
void HelpWriter::writePosition(QTextCursor& cursor, HelpPosition const& position) const {
  QTextBlockFormat format;
  format.setTopMargin(measure(8));
  format.setBottomMargin(measure(22));
  format.setLineHeight(0, QTextBlockFormat::SingleHeight);
  format.setAlignment(Qt::AlignHCenter);
  begin(cursor, format);
  QStringList told;
  for (HelpPosition::Sitting const& each : position.sitting)
    if (each.card.valid())
      told += each.name + QStringLiteral(": ") + spoken(each.card);
    else if (!each.words.isEmpty())
      told += each.name + QStringLiteral(": ") + each.words;
  QStringList hand;
  for (HelpSpan const& span : position.hand) hand += spoken(span.card);
  if (!hand.isEmpty())
    told += position.sitting.back().name + QStringLiteral(": ") + hand.join(QStringLiteral(", "));
  QTextCharFormat object;
  object.setObjectType(positionObject);
  object.setProperty(spokenAs, told.join(QStringLiteral("; ")));
  object.setProperty(drawnPosition, QVariant::fromValue(position));
  cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
}

// What may not begin a line: Qt breaks lines behind every picture.
qsizetype stopsAtStart(HelpSpan const& span) {
  constexpr QStringView stops = u",;:.!?)]\u00BB\u201D\u2019";
  if (span.kind != HelpSpan::Kind::words || !span.link.isEmpty()) return 0;
  auto const end = std::ranges::find_if(span.words, [stops](QChar each) { return !stops.contains(each); });
  return end - span.words.begin();
}

QTextCharFormat HelpWriter::objectFormat(HelpSpan const& span, QTextCharFormat format) const {
  bool const card = span.kind == HelpSpan::Kind::card;
  format.setObjectType(card ? cardObject : keyObject);
  format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
  QString const worth = card && !span.words.isEmpty() ? QStringLiteral(", ") + span.words : QString();
  format.setProperty(spokenAs, card ? spoken(span.card) + worth : span.words);
  format.setProperty(drawnAs, card ? Glyphs::nameOf(args::card(span.card), *book_->deck) : span.words);
  return format;
}

}  // namespace giaguaro
