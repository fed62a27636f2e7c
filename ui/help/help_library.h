// The books of the help in the language of the moment: the rules of each game, what holds at any table, the glossary, the
// keys, and whether the computer players cheat. A book is made when it is first asked for. A text
// that is missing is told by its book.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "core/rules/game.h"
#include "ui/help/glossary.h"
#include "ui/help/help_text.h"
#include "ui/help/key_list.h"

namespace giaguaro {

// The pages of every game's rules, in their order. What is needed ends with the deal, the score with the options.
enum class RulesPage { idea, needs, words, auction, play, score, tips, source };
inline constexpr int rulesPages = 8;
// Those of what holds at any table.
enum class TablePage { talk, club, book };

// The headings of whether anybody cheats, and how they are linked to.
enum class FairnessPart { sees, tests, cards, check, limits };
QString fairnessAnchor(FairnessPart part);

class HelpLibrary {
 public:
  // The rules are those of these games, which outlive the library.
  explicit HelpLibrary(std::vector<GameInfo const*> games);

  int count() const { return static_cast<int>(books_.size()); }
  int rules(GameInfo const* game) const;  // the first, where the game is not known
  int table() const { return static_cast<int>(games_.size()); }
  int glossary() const { return table() + 1; }
  int keys() const { return glossary() + 1; }
  int fairness() const { return glossary() + 2; }  // whether anybody cheats

  QString title(int book) const;
  HelpBook const& book(int book) const;

  // The match that is being played: the rules of its game are those of its options, which are told there. Null: none.
  // True: a book has changed.
  bool setMatch(GameInfo const* game, Options const& options);
  bool setKeys(std::vector<KeyGroup> keys);
  // The language has changed.
  void forget();

 private:
  HelpBook rulesOf(GameInfo const& game) const;
  HelpBook tableBook() const;
  HelpBook glossaryBook() const;
  HelpBook fairnessBook() const;
  Glossary const& words() const;
  void tellOptions(HelpBook& book) const;
  void keepWhatHolds(HelpBook& book, GameInfo const& game) const;
  bool holds(HelpBlock const& block) const;

  std::vector<GameInfo const*> games_;
  GameInfo const* played_ = nullptr;
  Options options_{};
  std::vector<KeyGroup> keys_;
  mutable std::vector<std::optional<HelpBook>> books_;
  mutable std::optional<Glossary> words_;
};

}  // namespace giaguaro
