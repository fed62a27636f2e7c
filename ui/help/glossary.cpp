#include "ui/help/glossary.h"

#include <QCollator>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

#include "ui/help/help_parser.h"
#include "ui/text/language.h"

namespace giaguaro {
// Which entry a word leads to in the texts of one game, and the words in one pattern, the long ones first.
class TermLinker {
 public:
  TermLinker(std::vector<GlossaryEntry> const& entries, QString const& game) {
    for (bool const own : {true, false})
      for (GlossaryEntry const& entry : entries)
        if (own == !entry.games.isEmpty() && (game.isEmpty() || entry.isOf(game)))
          for (QString const& word : entry.words) add(word.toCaseFolded(), entry.id);
    QStringList words = ids_.keys();
    std::ranges::sort(words, [](QString const& a, QString const& b) {
      return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    for (QString& word : words) word = QRegularExpression::escape(word);
    if (words.isEmpty()) return;
    pattern_ = QRegularExpression(
        QStringLiteral("(?<![\\w-])(?:%1)(?!-?\\w)").arg(words.join(u'|')),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    pattern_.optimize();
  }

  // Of rich text: what stands between tags.
  QString linked(QString const& rich) {
    linked_.clear();
    if (ids_.isEmpty()) return rich;
    QString result;
    qsizetype from = 0;
    while (from < rich.size()) {
      qsizetype const tag = rich.indexOf(u'<', from);
      qsizetype const end = tag < 0 ? rich.size() : tag;
      addLinked(rich.mid(from, end - from), result);
      if (tag < 0) break;
      qsizetype const over = rich.indexOf(u'>', tag);
      from = over < 0 ? rich.size() : over + 1;
      result += rich.mid(tag, from - tag);
    }
    return result;
  }

  void link(HelpPage& page) {
    linked_.clear();
    if (ids_.isEmpty()) return;
    for (HelpBlock& block : page.blocks) {
      if (block.kind == HelpBlock::Kind::heading) {
        // The entry of a glossary has every other entry's words anew, but never its own.
        if (!block.anchor.isEmpty()) linked_ = {block.anchor};
        continue;
      }
      if (block.kind != HelpBlock::Kind::table) block.spans = linked(block.spans);
      for (std::size_t row = 1; row < block.rows.size(); ++row)
        for (HelpSpans& cell : block.rows[row]) cell = linked(cell);
    }
  }

 private:
  void addLinked(QString const& words, QString& result) {
    qsizetype from = 0;
    for (auto matches = pattern_.globalMatch(words); matches.hasNext();) {
      auto const match = matches.next();
      QString const word = match.captured().toCaseFolded();
      QString const id = ids_.value(word);
      if (linked_.contains(id) || onlyStrong_.contains(word)) continue;
      linked_.insert(id);
      result += words.mid(from, match.capturedStart() - from) +
                QStringLiteral("<a href=\"%1\">%2</a>").arg(Glossary::linkTo(id), match.captured());
      from = match.capturedEnd();
    }
    result += words.mid(from);
  }

  void add(QString word, QString const& id) {
    bool const strong = word.startsWith(QLatin1String("**"));
    word.remove(u'*');
    if (ids_.contains(word)) return;
    ids_.insert(word, id);
    if (strong) onlyStrong_.insert(word);
  }

  HelpSpans linked(HelpSpans const& spans) {
    HelpSpans result;
    for (HelpSpan const& span : spans) {
      if (span.kind == HelpSpan::Kind::words && !span.quiet && span.link.isEmpty())
        cut(span, result);
      else
        result.push_back(span);
    }
    return result;
  }

  void cut(HelpSpan const& span, HelpSpans& result) {
    qsizetype from = 0;
    auto const add = [&](qsizetype to, QString const& link) {
      if (to == from) return;
      result.push_back(span);
      result.back().words = span.words.mid(from, to - from);
      result.back().link = link;
      from = to;
    };
    for (auto matches = pattern_.globalMatch(span.words); matches.hasNext();) {
      auto const match = matches.next();
      QString const word = match.captured().toCaseFolded();
      QString const id = ids_.value(word);
      // Where it stands alone in strong letters it is being explained.
      bool const explained = span.strong && match.capturedLength() == span.words.size();
      // Part of what is named in stressed words is not what the word means alone.
      if (span.stressed && match.capturedLength() != span.words.size()) continue;
      if ((linked_.contains(id) && !explained) || (!span.strong && onlyStrong_.contains(word))) continue;
      linked_.insert(id);
      add(match.capturedStart(), {});
      add(match.capturedEnd(), Glossary::linkTo(id));
    }
    add(span.words.size(), {});
  }

  QHash<QString, QString> ids_;  // by word
  QSet<QString> onlyStrong_;     // words that are meant where they are strong only
  QRegularExpression pattern_;
  QSet<QString> linked_;
};

namespace {

QStringList listed(QString const& text) {
  QStringList parts = text.split(u',', Qt::SkipEmptyParts);
  for (QString& part : parts) part = part.trimmed();
  return parts;
}

}  // namespace

Glossary::Glossary(QString const& text) {
  int number = 0;
  for (QString const& line : text.split(u'\n')) read(line.trimmed(), ++number);
  for (GlossaryEntry const& entry : entries_)
    if (entry.id.isEmpty() || entry.paragraphs.empty())
      problems_ += QStringLiteral("“%1” says nothing.").arg(entry.term);
  QCollator collator{QLocale(translatedInto())};
  collator.setCaseSensitivity(Qt::CaseInsensitive);
  std::ranges::stable_sort(entries_, [&](GlossaryEntry const& a, GlossaryEntry const& b) {
    return collator.compare(a.term, b.term) < 0;
  });
}

void Glossary::read(QString const& line, int number) {
  // Its title is for who reads the file as it is.
  if (line.isEmpty() || line.startsWith(QLatin1String("# "))) return;
  if (line.startsWith(QLatin1String("## "))) {
    entries_.push_back({.id = {}, .term = line.mid(3).trimmed()});
  } else if (entries_.empty()) {
    problems_ += QStringLiteral("line %1: words before the first entry.").arg(number);
  } else if (entries_.back().id.isEmpty()) {
    readMarks(line, number);
  } else {
    entries_.back().paragraphs.push_back(parseHelpLine(line, deck(), number, problems_));
  }
}

void Glossary::readCard(GlossaryEntry& entry, QString const& value, int number) {
  QString const cards = value.section(u':', 0, 0);
  Deck const* const deck = cards == u"40"   ? &fortyCards
                           : cards == u"52" ? &fiftyTwoCards
                           : cards == u"78" ? &seventyEightCards
                                            : nullptr;
  auto const card = deck != nullptr ? deck->parse(value.section(u':', 1).toStdString()) : std::nullopt;
  if (deck != nullptr && value.endsWith(QLatin1String(":back"))) {
    entry.cardOf = deck;
    return;
  }
  if (!card) {
    problems_ += QStringLiteral("line %1: no card: %2.").arg(number).arg(value);
    return;
  }
  entry.card = *card;
  entry.cardOf = deck;
}

void Glossary::readMarks(QString const& line, int number) {
  GlossaryEntry& entry = entries_.back();
  for (QString const& mark : line.split(u'|')) {
    QString const key = mark.section(u':', 0, 0).trimmed();
    QString const value = mark.section(u':', 1).trimmed();
    if (key == u"id")
      entry.id = value;
    else if (key == u"words")
      entry.words = listed(value);
    else if (key == u"games")
      entry.games = listed(value);
    else if (key == u"card")
      readCard(entry, value, number);
    else
      problems_ += QStringLiteral("line %1: not known: %2.").arg(number).arg(key);
  }
  auto const same = [&](GlossaryEntry const& each) { return each.id == entry.id; };
  if (entry.id.isEmpty() || std::ranges::count_if(entries_, same) > 1)
    problems_ += QStringLiteral("line %1: no id, or one that is taken.").arg(number);
}

GlossaryEntry const* Glossary::find(QString const& id) const {
  auto const found = std::ranges::find(entries_, id, &GlossaryEntry::id);
  return found != entries_.end() ? &*found : nullptr;
}

void Glossary::link(HelpBook& book, QString const& game) const {
  TermLinker linker(entries_, game);
  for (HelpPage& page : book.pages) linker.link(page);
}

TermLinks::TermLinks(Glossary const& glossary, QString const& game)
    : linker_(std::make_unique<TermLinker>(glossary.entries(), game)) {}

TermLinks::TermLinks(TermLinks&& other) noexcept = default;
TermLinks& TermLinks::operator=(TermLinks&& other) noexcept = default;
TermLinks::~TermLinks() = default;

QString TermLinks::linked(QString const& rich) const { return linker_->linked(rich); }

}  // namespace giaguaro
