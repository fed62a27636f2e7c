#include "ui/editor/card_writing.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <set>

#include "ui/text/wording.h"

namespace giaguaro {
namespace {

constexpr QChar none(u'?');  // in no card's name

QString inRecords(Rank rank) {
  std::string_view const text = rankText(rank);
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Nothing: it is no sign.
std::optional<Suit> suitOfSign(QChar sign) {
  switch (sign.unicode()) {
    case u'\u2663':
    case u'\u2667': return Suit::clubs;
    case u'\u2666':
    case u'\u2662': return Suit::diamonds;
    case u'\u2665':
    case u'\u2661': return Suit::hearts;
    case u'\u2660':
    case u'\u2664': return Suit::spades;
    default: return std::nullopt;
  }
}

}  // namespace

CardWriting::CardWriting(Deck const& deck, IndexLetters ranks, Wording const& wording)
    : deck_(&deck), ranks_(ranks) {
  for (int i = 0; i < plainSuits; ++i)
    suits_[static_cast<std::size_t>(i)] = wording.argument(args::suit(static_cast<Suit>(i))).at(0).toUpper();
  if (std::set<QChar>(suits_.begin(), suits_.end()).size() == suits_.size()) return;
  for (int i = 0; i < plainSuits; ++i)
    suits_[static_cast<std::size_t>(i)] = QLatin1Char(suitLetter(static_cast<Suit>(i)));
}

QString CardWriting::text(Card card) const {
  if (card.isExcuse() || card.suit() == Suit::trumps) return QString::fromStdString(deck_->text(card));
  return indexText(deck_->rank(card), ranks_) + letter(card.suit());
}

QString CardWriting::text(std::vector<Card> const& cards) const {
  QStringList words;
  for (Card const card : cards) words += text(card);
  return words.join(u' ');
}

QString CardWriting::inNotation(QString const& text) const {
  static QRegularExpression const word(QStringLiteral("[^\\s,;]+"));
  QString written = text;
  for (auto found = word.globalMatch(text); found.hasNext();) {
    QRegularExpressionMatch const each = found.next();
    QString upper = each.captured();
    for (QChar& letter : upper) letter = letter.toUpper();
    written.replace(each.capturedStart(), each.capturedLength(), wordInNotation(upper));
  }
  return written;
}

// As long as it is.
QString CardWriting::wordInNotation(QString const& word) const {
  QString nothing(word.size(), none);
  for (Card const card : deck_->cards())
    if (card.isExcuse() || card.suit() == Suit::trumps)
      if (QString::fromStdString(deck_->text(card)).startsWith(word)) return word;
  auto const rankOf = [this](QString const& text) -> std::optional<Rank> {
    for (Card const card : deck_->cards().in(Suit::clubs))
      if (isIndexText(text, deck_->rank(card), deck_->id())) return deck_->rank(card);
    return std::nullopt;
  };
  // It may still become one, as the first figure of a ten may.
  if (auto const begun = rankOf(word)) return inRecords(*begun);
  if (word == u"1") return word;
  auto const rank = rankOf(word.chopped(1));
  if (!rank) return nothing;
  auto const found = std::ranges::find(suits_, word.back());
  std::optional<Suit> const suit = found != suits_.end()
                                       ? std::optional(static_cast<Suit>(found - suits_.begin()))
                                       : suitOfSign(word.back());
  return suit ? inRecords(*rank) + QLatin1Char(suitLetter(*suit)) : nothing;
}

}  // namespace giaguaro
