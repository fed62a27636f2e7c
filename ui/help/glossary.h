// The words of card games and what they mean, as resources/glossary/<language>.md has them:
//
//   ## trick
//   id: trick | words: trick, tricks | games: whist, euchre
//   One card from each player; …
//
// `card`, where there is one, is shown beside the entry: a deck's number of cards and a card of it, `40:AS`, or `40:back`.
//
// `words` are the forms under which the entry is found in a text (none: in no text; `**word**`: only where it
// is strong there, for words that mean something else too), `games` the ids of the
// games that it belongs to (none: to all). Of two entries with the same word, a game's own comes first.
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "ui/help/help_text.h"

namespace giaguaro {

struct GlossaryEntry {
  QString id;
  QString term;
  QStringList words{};
  QStringList games{};
  Card card = noCard;
  Deck const* cardOf = nullptr;
  std::vector<HelpSpans> paragraphs{};

  bool isOf(QString const& game) const { return games.isEmpty() || games.contains(game); }
};

class Glossary {
 public:
  Glossary() = default;
  // What makes no sense is told in problems().
  explicit Glossary(QString const& text);

  std::vector<GlossaryEntry> const& entries() const { return entries_; }  // by term
  GlossaryEntry const* find(QString const& id) const;
  QStringList const& problems() const { return problems_; }

  // On each page, the first time a word stands there, and where it is explained, it becomes a link "word:id".
  // `game` empty: any game's; an entry is not linked to itself (a page's heading with its anchor is where it
  // begins).
  void link(HelpBook& book, QString const& game) const;

  // Of the cards that its texts show: the deck with the most.
  static Deck const& deck() { return seventyEightCards; }
  static QString linkTo(QString const& id) { return QStringLiteral("word:") + id; }

 private:
  void read(QString const& line, int number);
  void readMarks(QString const& line, int number);
  void readCard(GlossaryEntry& entry, QString const& value, int number);

  std::vector<GlossaryEntry> entries_;
  QStringList problems_;
};

class TermLinker;

// The words of one game in pieces of rich text, as the panel beside the table has them. A value that stands by itself:
// the glossary need not outlive it.
class TermLinks {
 public:
  TermLinks(Glossary const& glossary, QString const& game);
  TermLinks(TermLinks&& other) noexcept;
  TermLinks& operator=(TermLinks&& other) noexcept;
  ~TermLinks();

  // Each word, the first time that it stands there outside tags, becomes `<a href="word:id">`. Words that are meant
  // where they are strong only are left alone.
  QString linked(QString const& rich) const;

 private:
  std::unique_ptr<TermLinker> linker_;
};

}  // namespace giaguaro
