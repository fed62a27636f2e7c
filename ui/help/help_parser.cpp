#include "ui/help/help_parser.h"

#include <QRegularExpression>
#include <optional>
#include <utility>

namespace giaguaro {
namespace {

// The styles of one line, from its left to its right.
class LineParser {
 public:
  LineParser(QString const& text, Deck const& deck, int line, QStringList& problems)
      : text_(text), deck_(deck), line_(line), problems_(problems) {}

  HelpSpans parse() {
    while (at_ < text_.size()) step();
    flush();
    if (strong_ || stressed_) problem(QStringLiteral("a style that does not end"));
    return std::move(spans_);
  }

 private:
  void step() {
    QChar const sign = text_[at_];
    if (sign == u'*')
      stars();
    else if (sign == u'`')
      between(u'`');
    else if (sign == u'{')
      between(u'}');
    else if (sign == u'<')
      between(u'>');
    else
      words_ += text_[at_++];
    if (sign == u'}') problem(QStringLiteral("a } without its {"));
  }

  void stars() {
    int count = 0;
    while (at_ < text_.size() && text_[at_] == u'*') ++count, ++at_;
    flush();
    if (count > 3) problem(QStringLiteral("more than three stars"));
    if (count >= 2) strong_ = !strong_;
    if (count % 2 == 1) stressed_ = !stressed_;
  }

  // A name for programs, a key, or a card.
  void between(QChar end) {
    qsizetype const close = text_.indexOf(end, at_ + 1);
    if (close < 0) {
      problem(QStringLiteral("a %1 that is missing").arg(end));
      ++at_;
      return;
    }
    QString const inside = text_.mid(at_ + 1, close - at_ - 1);
    at_ = close + 1;
    if (end == u'`') {
      flush();
      spans_.push_back({.words = inside, .strong = strong_, .stressed = stressed_, .quiet = true});
    } else if (end == u'>') {
      flush();
      spans_.push_back({.kind = HelpSpan::Kind::key, .words = inside});
    } else if (auto const card = deck_.parse(inside.section(u'=', 0, 0).toStdString())) {
      flush();
      spans_.push_back(
          {.kind = HelpSpan::Kind::card, .words = inside.section(u'=', 1), .card = *card, .strong = strong_});
    } else {
      problem(QStringLiteral("no card of this deck: %1").arg(inside));
      words_ += inside;
    }
  }

  void flush() {
    if (words_.isEmpty()) return;
    spans_.push_back({.words = std::exchange(words_, {}), .strong = strong_, .stressed = stressed_});
  }

  void problem(QString const& what) { problems_ += QStringLiteral("line %1: %2.").arg(line_).arg(what); }

  QString const& text_;
  Deck const& deck_;
  int line_;
  QStringList& problems_;
  qsizetype at_ = 0;
  bool strong_ = false;
  bool stressed_ = false;
  QString words_;
  HelpSpans spans_;
};

bool beginsWithStressedSentence(HelpSpans const& spans) {
  return !spans.empty() && spans.front().stressed && !spans.front().strong &&
         spans.front().words.endsWith(u'.');
}

// Without the blanks between them; empty where there is anything else.
HelpSpans cardsAlone(HelpSpans const& spans) {
  HelpSpans cards;
  for (HelpSpan const& span : spans)
    if (span.kind == HelpSpan::Kind::card)
      cards.push_back(span);
    else if (!span.words.trimmed().isEmpty())
      return {};
  return cards;
}

class BookParser {
 public:
  explicit BookParser(Deck const& deck) : deck_(deck) { parsed_.book.deck = &deck; }

  ParsedHelp parse(QString const& text) {
    for (QString const& line : text.split(u'\n')) {
      ++line_;
      read(line);
    }
    endBlock();
    if (parsed_.book.title.isEmpty()) problem(QStringLiteral("the text has no title"));
    return std::move(parsed_);
  }

 private:
  void read(QString const& line) {
    static QRegularExpression const heading(QStringLiteral("^(#{1,3}) +(.+)$"));
    static QRegularExpression const item(QStringLiteral("^( *)(?:-|(\\d+)\\.) +(.+)$"));
    static QRegularExpression const sitting(QStringLiteral("^@ *(\\d+) +([^:]+)(?:: *(.+))?$"));
    static QRegularExpression const when(QStringLiteral("^\\[([a-z-]+)=([a-z0-9-]+)\\]\\s*(.*)$"));
    if (auto const match = when.match(line); match.hasMatch()) {
      endBlock();
      option_ = match.captured(1);
      value_ = match.captured(2);
      if (!match.captured(3).isEmpty()) read(match.captured(3));
      return;
    }
    QString const words = line.trimmed();
    if (words.isEmpty()) return endBlock();
    if (auto const match = heading.match(line); match.hasMatch())
      return readHeading(static_cast<int>(match.captured(1).size()), match.captured(2).trimmed());
    if (words.startsWith(u'|')) return readRow(words);
    if (auto const match = sitting.match(line); match.hasMatch())
      return readSitting(match.captured(1).toInt(), match.captured(2).trimmed(), match.captured(3));
    if (words.startsWith(u'@')) return readHand(words.mid(1));
    if (auto const match = item.match(line); match.hasMatch()) {
      endBlock();
      open_ = HelpBlock{.kind = HelpBlock::Kind::item,
                        .depth = match.captured(1).size() >= 2 ? 1 : 0,
                        .number = match.captured(2).toInt()};
      return addLine(match.captured(3));
    }
    if (!open_ || open_->kind == HelpBlock::Kind::table || open_->kind == HelpBlock::Kind::position) {
      endBlock();
      open_ = HelpBlock{};
    }
    addLine(words);
  }

  void readHeading(int level, QString const& words) {
    endBlock();
    if (level == 1) {
      if (!parsed_.book.title.isEmpty()) problem(QStringLiteral("a second title"));
      parsed_.book.title = words;
    } else if (level == 2) {
      parsed_.book.pages.push_back({words, {}});
    } else {
      add({.kind = HelpBlock::Kind::heading, .spans = parseHelpLine(words, deck_, line_, parsed_.problems)});
    }
  }

  void readRow(QString const& words) {
    static QRegularExpression const rule(QStringLiteral("^\\|(?: *:?-+:? *\\|)+$"));
    if (!open_ || open_->kind != HelpBlock::Kind::table) {
      endBlock();
      open_ = HelpBlock{.kind = HelpBlock::Kind::table};
    }
    if (rule.match(words).hasMatch()) return;
    HelpBlock::Row row;
    for (QString const& cell : words.mid(1, words.size() - 1 - (words.endsWith(u'|') ? 1 : 0)).split(u'|'))
      row.push_back(parseHelpLine(cell.trimmed(), deck_, line_, parsed_.problems));
    if (!open_->rows.empty() && row.size() != open_->rows.front().size()) {
      problem(QStringLiteral("a row with another number of cells"));
      row.resize(open_->rows.front().size());
    }
    open_->rows.push_back(std::move(row));
  }

  HelpPosition& position() {
    if (!open_ || open_->kind != HelpBlock::Kind::position) {
      endBlock();
      open_ = HelpBlock{.kind = HelpBlock::Kind::position, .position = {.deck = &deck_}};
    }
    return open_->position;
  }

  // A card alone is what they have played; anything else is what they say.
  void readSitting(int face, QString const& name, QString const& rest) {
    HelpPosition::Sitting sitting{.face = face, .name = name};
    HelpSpans const said = parseHelpLine(rest, deck_, line_, parsed_.problems);
    if (HelpSpans const cards = cardsAlone(said); cards.size() == 1) {
      sitting.card = cards.front().card;
      sitting.wins = cards.front().strong;
    } else {
      sitting.words = rest;
    }
    position().sitting.push_back(std::move(sitting));
  }

  void readHand(QString const& words) {
    position().hand = cardsAlone(parseHelpLine(words, deck_, line_, parsed_.problems));
    if (open_->position.hand.empty()) problem(QStringLiteral("neither a player nor a hand"));
    if (open_->position.sitting.empty()) problem(QStringLiteral("a hand without players"));
  }

  void addLine(QString const& words) {
    if (lines_.isEmpty()) firstLine_ = line_;
    lines_ += words;
  }

  void endBlock() {
    if (!open_) return;
    HelpBlock block = std::move(*std::exchange(open_, std::nullopt));
    QString const words = std::exchange(lines_, {}).join(u' ');
    if (block.kind != HelpBlock::Kind::table && block.kind != HelpBlock::Kind::position)
      block.spans = parseHelpLine(words, deck_, firstLine_, parsed_.problems);
    if (block.kind == HelpBlock::Kind::paragraph && beginsWithStressedSentence(block.spans))
      block.kind = HelpBlock::Kind::example;
    if (block.kind == HelpBlock::Kind::paragraph)
      if (HelpSpans cards = cardsAlone(block.spans); !cards.empty()) {
        block.kind = HelpBlock::Kind::cards;
        block.spans = std::move(cards);
      }
    add(std::move(block));
  }

  void add(HelpBlock block) {
    if (parsed_.book.pages.empty()) {
      problem(QStringLiteral("words before the first page"));
      parsed_.book.pages.push_back({});
    }
    block.option = std::exchange(option_, {});
    block.value = std::exchange(value_, {});
    parsed_.book.pages.back().blocks.push_back(std::move(block));
  }

  void problem(QString const& what) {
    parsed_.problems += QStringLiteral("line %1: %2.").arg(line_).arg(what);
  }

  Deck const& deck_;
  ParsedHelp parsed_;
  int line_ = 0;
  int firstLine_ = 0;  // of the block that is being read
  std::optional<HelpBlock> open_;
  QStringList lines_;
  QString option_;  // that the next block wants
  QString value_;
};

}  // namespace

HelpSpans parseHelpLine(QString const& text, Deck const& deck, int line, QStringList& problems) {
  return LineParser(text, deck, line, problems).parse();
}

ParsedHelp parseHelp(QString const& text, Deck const& deck) { return BookParser(deck).parse(text); }

}  // namespace giaguaro
