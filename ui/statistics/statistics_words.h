// What is said of statistics: names, figures, and the few that stand over the plots. A value, in the language of the
// moment; it names no game.
#pragma once

#include "ui/history/history_words.h"
#include "ui/statistics/statistics_values.h"

namespace giaguaro {

// One of the figures over the plots.
struct CountedFigure {
  QString value{};  // empty: nothing was counted
  QString label{};
  QString note{};
  bool isGood = false;  // for sure better than nought
  QString whole{};      // what more there is to say of it, to be read from its tool tip

  bool operator==(CountedFigure const&) const = default;
};

class StatisticsWords {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::StatisticsWords)

 public:
  StatisticsWords() = default;
  // `game`: of the statistics; null: it is not known here.
  StatisticsWords(HistoryWords words, GameInfo const* game) : words_(std::move(words)), game_(game) {}

  HistoryWords const& words() const { return words_; }
  GameInfo const* game() const { return game_; }

  // Of scores as they are counted, in the game's points.
  double points(double score) const;
  QString score(double score) const;                      // "+0.24"
  QString score(Mean const& mean) const;                  // the same of its value
  QString between(Mean const& mean) const;                // "+0.06 to +0.43"
  static QString plain(double figure, int decimals = 2);  // "0.95"
  QString name(CountedName const& name) const;            // "seven", "guard", "against the caller"
  // As they stand in a row: what is easier to make first.
  std::vector<NamedFigures> ordered(std::vector<NamedFigures> contracts) const;
  // What all of them are, as what is bid is called by it; none: they are not all the same.
  static CountedName::Kind kindOf(std::vector<NamedFigures> const& contracts);

  QString title(Statistics const& statistics) const;  // "Anna at" and the game
  QString subtitle(
      Statistics const& statistics) const;  // "over 214 hands in 22 matches, 3 March to 21 November"
  std::vector<CountedFigure> figures(Statistics const& statistics) const;
  // What stands out for sure, in a sentence or two: in which part one does best and worst, and whether choices have come to
  // cost less, or more. Empty: nothing does.
  QString finding(Statistics const& statistics) const;
  static QString person(QString const& name);  // who has none is "You"
  static QString tooFew(int count);            // "too few to say: 3 of 20"

 private:
  QString findingOfRoles(std::vector<NamedFigures> roles) const;
  QString findingOfCosts(std::vector<MonthFigures> months) const;
  CountedFigure figure(Mean const& mean, QString const& value, QString const& label,
                       QString const& note) const;

  HistoryWords words_;
  GameInfo const* game_ = nullptr;
};

}  // namespace giaguaro
