#include "ui/text/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cstdlib>

#include "ui/text/language.h"
#include "ui/text/noun.h"
#include "ui/text/words.h"

namespace giaguaro {
namespace {

QString const minusSign = QStringLiteral("\u2212");

QString translated(Text const& text) {
  return text.empty() ? QString() : QCoreApplication::translate(text.context, text.source, text.id);
}

QString signedText(int value, QString const& size) {
  if (value == 0) return size;
  return (value < 0 ? minusSign : QStringLiteral("+")) + size;
}

// From five figures on in groups, as the language has them: with fewer it is as plain as a score.
QString number(int value) {
  constexpr int grouped = 10'000;
  int const size = std::abs(value);
  QString const text = size < grouped ? QString::number(size) : QLocale(translatedInto()).toString(size);
  return value < 0 ? minusSign + text : text;
}

// "a, b and c", by the patterns of the language.
QString joined(QStringList const& items, Text const& lastPattern) {
  QString list = items.value(0);
  for (qsizetype i = 1; i < items.size(); ++i) {
    bool const last = i == items.size() - 1;
    QString const& item = items[i];
    list = last ? translated(lastPattern)
                      .replace(QStringLiteral("{list}"), list)
                      .replace(QStringLiteral("{last}"), item)
                : translated(words::listComma())
                      .replace(QStringLiteral("{list}"), list)
                      .replace(QStringLiteral("{next}"), item);
  }
  return list;
}

// How much there is of what an argument counts: in halves, or -1 where it counts nothing.
int sizeInHalves(Argument const& argument) {
  switch (argument.kind) {
    case Argument::Kind::points:
    case Argument::Kind::halfScore: return std::abs(argument.number);
    case Argument::Kind::number:
    case Argument::Kind::score:
    case Argument::Kind::percent: return 2 * std::abs(argument.number);
    case Argument::Kind::cards: return 2 * argument.cards.size();
    case Argument::Kind::seats:
    case Argument::Kind::ranks:
    case Argument::Kind::suits: return 2 * static_cast<int>(argument.list.size());
    default: return -1;
  }
}

// Names and files stay as their owners write them, also where a sentence begins.
bool takesCapital(Argument::Kind kind) {
  return kind != Argument::Kind::seat && kind != Argument::Kind::seats && kind != Argument::Kind::name;
}

// Puts the arguments into one translated text, from left to right. What an argument brings is not read again,
// so a player may be called "{n}".
class Telling {
 public:
  enum class Style { plain, richWords, richPictures };

  Telling(Wording const& wording, std::vector<Argument> const& arguments, Style style)
      : wording_(wording),
        arguments_(arguments),
        rich_(style != Style::plain),
        pictures_(style == Style::richPictures) {}

  QString tell(QString const& pattern) {
    read(pattern);
    return out_;
  }

 private:
  void read(QString const& pattern) {
    for (qsizetype at = 0; at < pattern.size();) {
      qsizetype read = 0;
      if (pattern[at] == u'{') read = readArgument(pattern, at);
      if (pattern[at] == u'[') read = readChoice(pattern, at);
      if (read == 0) {
        write(pattern.mid(at, 1));
        read = 1;
      }
      at += read;
    }
  }

  // Both answer how many characters they have dealt with; 0: it is plain text.
  qsizetype readArgument(QString const& pattern, qsizetype at) {
    qsizetype const end = pattern.indexOf(u'}', at);
    if (end < 0) return 0;
    QString const token = pattern.mid(at + 1, end - at - 1);
    Argument const* argument = find(token.section(u'.', 0, 0));
    if (argument == nullptr) return 0;
    QString const form = token.section(u'.', 1);
    bool const begins = begins_;
    if (pictures_ && form.isEmpty() && writePictures(*argument)) return end - at + 1;
    QString text = wording_.argument(*argument, form);
    if (begins && takesCapital(argument->kind)) text = capitalised(text);
    bool const strong = argument->kind == Argument::Kind::card || argument->kind == Argument::Kind::rank;
    if (rich_ && strong)
      writeStrong(text, wording_.argument(*argument));
    else
      write(text);
    return end - at + 1;
  }

  qsizetype readChoice(QString const& pattern, qsizetype at) {
    qsizetype const colon = pattern.indexOf(u':', at);
    qsizetype const slash = pattern.indexOf(u'/', colon);
    qsizetype const end = pattern.indexOf(u']', slash);
    if (colon < 0 || slash < 0 || end < 0) return 0;
    Argument const* argument = find(pattern.mid(at + 1, colon - at - 1));
    int const size = argument == nullptr ? -1 : sizeInHalves(*argument);
    if (size < 0) return 0;
    QStringList const forms = pattern.mid(colon + 1, end - colon - 1).split(u'/');
    // A text that is not translated has the source's forms.
    int const last = static_cast<int>(forms.size()) - 1;
    read(forms[std::min(spokenLanguage().plural.form(size), last)]);
    return end - at + 1;
  }

  Argument const* find(QString const& name) const {
    for (Argument const& argument : arguments_)
      if (name == QLatin1String(argument.name.data(), static_cast<qsizetype>(argument.name.size())))
        return &argument;
    return nullptr;
  }

  void write(QString const& text) {
    if (text.isEmpty()) return;
    out_ += rich_ ? text.toHtmlEscaped() : text;
    for (QChar const letter : text) {
      if (letter.isSpace()) {
        begins_ = begins_ || stopped_;
        continue;
      }
      stopped_ = letter == u'.' || letter == u'!' || letter == u'?';
      begins_ = false;
    }
  }

  // The word without its article in bold: "the <b>king</b>".
  void writeStrong(QString const& text, QString const& word) {
    bool const inside = text.endsWith(word, Qt::CaseInsensitive);
    qsizetype const article = inside ? text.size() - word.size() : 0;
    write(text.left(article));
    out_ += QStringLiteral("<b>");
    write(text.mid(article));
    out_ += QStringLiteral("</b>");
  }

  bool writePictures(Argument const& argument) {
    QStringList pictures;
    if (argument.kind == Argument::Kind::cards)
      for (Card card : argument.cards)
        pictures += QStringLiteral("<img src=\"card:%1\" style=\"vertical-align: middle\">")
                        .arg(QString::fromStdString(wording_.deck().text(card)));
    if (argument.kind == Argument::Kind::ranks)
      for (std::int32_t rank : argument.list) {
        std::string_view const text = rankText(static_cast<Rank>(rank));
        pictures += QStringLiteral("<img src=\"rank:%1\" style=\"vertical-align: middle\">")
                        .arg(QLatin1String(text.data(), static_cast<qsizetype>(text.size())));
      }
    if (pictures.isEmpty()) return false;
    out_ += pictures.join(u' ');
    begins_ = false;
    stopped_ = false;
    return true;
  }

  Wording const& wording_;
  std::vector<Argument> const& arguments_;
  bool rich_;
  bool pictures_;
  QString out_;
  bool begins_ = true;    // the next word begins a sentence
  bool stopped_ = false;  // the last word ended one
};

// With a capital and a stop; in rich text, what begins or ends with a mark-up is left as it is.
QString asSentence(QString text) {
  if (text.isEmpty()) return text;
  text = capitalised(text);
  if (!QStringLiteral(".!?:>\u2026").contains(text.back())) text += u'.';
  return text;
}

template <class Say>
QString joinedSentences(std::vector<Message> const& messages, QString const& lineBreak, Say const& say) {
  QString all;
  bool breaks = false;
  for (Message const& message : messages) {
    if (message.empty()) {
      breaks = true;
      continue;
    }
    if (!all.isEmpty()) all += breaks ? lineBreak : QStringLiteral(" ");
    all += asSentence(say(message));
    breaks = false;
  }
  return all;
}

}  // namespace

DeckWords deckWords(Deck::Id deck, bool frenchForty) {
  switch (deck) {
    case Deck::Id::forty: return frenchForty ? DeckWords::french : DeckWords::italian;
    case Deck::Id::fiftyTwo: return DeckWords::french;
    case Deck::Id::seventyEight: return DeckWords::seventyEight;
  }
  return DeckWords::italian;
}

Wording::Wording(QStringList names, Seat reader, DeckWords deckWords, Deck const* deck)
    : names_(std::move(names)), reader_(reader), deckWords_(deckWords), deck_(deck) {}

Wording Wording::brief() const {
  constexpr qsizetype letters = 7;
  auto const first = [](QString const& name) {
    QString const word = name.section(u' ', 0, 0, QString::SectionSkipEmpty);
    return word.size() > letters ? word.left(letters - 1) + u'.' : word;
  };
  auto const both = [](QString const& name) {
    QStringList const parts = name.split(u' ', Qt::SkipEmptyParts);
    if (parts.size() < 2) return name;
    QString const begin =
        parts.front().size() > letters - 1 ? parts.front().left(letters - 3) + u'.' : parts.front();
    return begin + u' ' + (parts.back().size() > 2 ? parts.back().left(1) + u'.' : parts.back());
  };
  auto const isOnly = [this](auto const& shorten, QString const& name) {
    return std::ranges::count(names_, shorten(name), shorten) == 1;
  };
  Wording shorter = *this;
  for (QString& name : shorter.names_)
    if (isOnly(first, name))
      name = first(name);
    else if (isOnly(both, name) && both(name).size() < name.size())
      name = both(name);
  return shorter;
}

Wording::Told Wording::toReader(Message const& message) const {
  if (reader_ == nobody || message.you.empty()) return {translated(message.text), message.arguments};
  for (std::size_t i = 0; i < message.arguments.size(); ++i) {
    Argument const& argument = message.arguments[i];
    if (argument.kind == Argument::Kind::seat && argument.name == "seat" && argument.number == reader_)
      return {translated(message.you), message.arguments};
    if (argument.kind != Argument::Kind::seats || std::ranges::count(argument.list, reader_) == 0) continue;
    Told told{translated(message.you), message.arguments};
    std::erase(told.arguments[i].list, reader_);
    return told;
  }
  return {translated(message.text), message.arguments};
}

QString Wording::say(Message const& message) const {
  Told const told = toReader(message);
  return Telling(*this, told.arguments, Telling::Style::plain).tell(told.pattern);
}

QString Wording::rich(Message const& message, Lists lists) const {
  auto const style = lists == Lists::pictures ? Telling::Style::richPictures : Telling::Style::richWords;
  Told const told = toReader(message);
  return Telling(*this, told.arguments, style).tell(told.pattern);
}

QString Wording::say(std::vector<Message> const& messages) const {
  return joinedSentences(messages, QStringLiteral(" "), [this](Message const& each) { return say(each); });
}

QString Wording::rich(std::vector<Message> const& messages, Lists lists) const {
  return joinedSentences(messages, QStringLiteral("<br>"),
                         [&](Message const& each) { return rich(each, lists); });
}

Wording Wording::impersonal() const {
  Wording wording = *this;
  wording.reader_ = nobody;
  return wording;
}

QString Wording::name(Seat seat) const { return names_.value(seat); }

QString Wording::card(Card card, QString const& form) const {
  if (!card.valid()) return {};
  if (card.isExcuse()) return nounForm(translated(words::excuse()), form);
  if (card.suit() == Suit::trumps)
    return numberForm(translated(words::trump(card.strength())), form, card.strength());
  return inSuit(rank(deck_->rank(card), form), card.suit());
}

// Where all are of one suit it is named once: "the four, the six or the jack of clubs".
QString Wording::cards(CardSet cards, Text const& lastPattern) const {
  QString const article = translated(words::listArticle());
  bool const ofSuit = cards.size() > 1 && cards.lowest().suit() != Suit::trumps &&
                      !cards.lowest().isExcuse() && cards == cards.in(cards.lowest().suit());
  QStringList items;
  for (Card const one : cards) items += ofSuit ? rank(deck_->rank(one), article) : card(one, article);
  QString const list = joined(items, lastPattern);
  return ofSuit ? inSuit(list, cards.lowest().suit()) : list;
}

QString Wording::inSuit(QString const& rank, Suit suit) const {
  return translated(words::cardOfSuit())
      .replace(QStringLiteral("{rank}"), rank)
      .replace(QStringLiteral("{suit}"), this->suit(suit));
}

QString Wording::rank(Rank rank, QString const& form) const {
  return nounForm(translated(words::rank(rank, deckWords_)), form);
}

QString Wording::suit(Suit suit) const { return translated(words::suit(suit, deckWords_)); }

QString Wording::argument(Argument const& argument, QString const& form) const {
  bool const or_ = form == u"or";
  QStringList items;
  switch (argument.kind) {
    case Argument::Kind::none: return {};
    case Argument::Kind::seat:
      return nameForm(translated(words::nameForms()), form, name(static_cast<Seat>(argument.number)));
    case Argument::Kind::seats:
      for (std::int32_t const seat : argument.list) items += name(static_cast<Seat>(seat));
      return joined(items, or_ ? words::listOr() : words::listAnd());
    case Argument::Kind::card: return card(Card{static_cast<std::uint8_t>(argument.number)}, form);
    case Argument::Kind::cards: return cards(argument.cards, or_ ? words::listOr() : words::listAnd());
    case Argument::Kind::rank: return rank(static_cast<Rank>(argument.number), form);
    case Argument::Kind::ranks:
      for (std::int32_t const one : argument.list) items += rank(static_cast<Rank>(one));
      return joined(items, form == u"and" ? words::listAnd() : words::listOr());
    case Argument::Kind::suit: return suit(static_cast<Suit>(argument.number));
    case Argument::Kind::suits:
      for (std::int32_t const one : argument.list) items += suit(static_cast<Suit>(one));
      return joined(items, form == u"and" ? words::listAnd() : words::listOr());
    case Argument::Kind::number:
    case Argument::Kind::percent: return number(argument.number);
    case Argument::Kind::points: return points(argument.number);
    case Argument::Kind::score: return score(argument.number);
    case Argument::Kind::halfScore: return score(argument.number, true);
    case Argument::Kind::noun: return nounForm(translated(argument.text), form);
    case Argument::Kind::text: return translated(argument.text);
    case Argument::Kind::name:
      return nameForm(translated(words::nameForms()), form, QString::fromStdString(argument.word));
  }
  return {};
}

QString Wording::score(int score, bool halves) {
  return signedText(score, halves ? points(std::abs(score)) : QString::number(std::abs(score)));
}

QString Wording::mean(int value, int parts) {
  if (parts < 10) return score(value, parts == 2);
  int const size = std::abs(value);
  QString const sign = QLocale(translatedInto()).decimalPoint();
  QString const zeros(parts >= 100 && size % parts < 10 ? 1 : 0, u'0');
  return signedText(value, QString::number(size / parts) + sign + zeros + QString::number(size % parts));
}

QString Wording::sentences(QStringList const& texts) {
  QStringList said;
  for (QString const& text : texts)
    if (!text.isEmpty()) said += asSentence(text);
  return said.join(u' ');
}

QString Wording::list(QStringList const& items) { return joined(items, words::listAnd()); }
QString Wording::either(QStringList const& items) { return joined(items, words::listOr()); }

QString Wording::points(int halves) {
  int const size = std::abs(halves);
  QString text = size / 2 > 0 || size == 0 ? QString::number(size / 2) : QString();
  if (size % 2 != 0) text += QStringLiteral("\u00BD");
  return halves < 0 ? minusSign + text : text;
}

QString said(Text const& text) { return Wording().say(Message{text}); }

}  // namespace giaguaro
