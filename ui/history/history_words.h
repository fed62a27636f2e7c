// What is said of matches of the history: when, what, how it ended. A value, in the language of the moment; it names no
// game.
#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <QLocale>
#include <vector>

#include "core/rules/game.h"
#include "ui/choices/match_choice.h"
#include "ui/history/history_values.h"

namespace giaguaro {

class HistoryWords {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::HistoryWords)

 public:
  HistoryWords() = default;
  HistoryWords(std::vector<GameInfo const*> games, std::vector<LevelChoice> levels, QDate today);

  std::vector<GameInfo const*> const& games() const { return games_; }
  std::vector<LevelChoice> const& levels() const { return levels_; }

  GameInfo const* infoOf(QString const& game) const;  // null: it is not known here
  static QLocale locale();                            // of the language that is spoken
  QString game(QString const& id) const;
  QStringList gamesByName() const;  // ids
  QString level(QString const& id) const;
  QString name(HistorySeat const& seat) const;
  QString name(HistoryRow const& row,
               HistorySeat const& seat) const;  // its only person without a name is "You"
  // "This week", "Earlier in November", "March", "December 2025".
  QString group(std::int64_t time) const;

  QString day(HistoryRow const& row) const;          // "Sat 21 Nov"
  QString clock(HistoryRow const& row) const;        // "20:14, 37 min"
  QString span(HistoryRow const& row) const;         // "Saturday 21 November 2026, 20:14 to 20:51"
  static QString moment(QDateTime const& when);      // "Saturday 21 November 2026, 20:14"
  QString length(HistoryRow const& row) const;       // "10 hands", "hand 3 of 12"; "Challenge, 10 hands"
  QString ended(HistoryRow const& row) const;        // "Played out"
  QString note(HistoryRow const& row) const;         // "2 hints"
  QString noteInShort(HistoryRow const& row) const;  // where there is little room
  QString help(HistoryRow const& row) const;         // "2 hints, 1 undo"; empty: without
  QString score(HistoryRow const& row, int total) const;
  QString place(HistoryRow const& row, HistorySeat const& seat) const;  // "2nd of 5"
  QString since(std::int64_t time) const;                               // "3 March 2026"
  QString dayOfYear(std::int64_t time) const;  // the same without the year, where it is this one
  // By which a match is asked about: its game, the day and the time.
  QString title(HistoryRow const& row) const;
  // The whole row, for the ear.
  QString spoken(HistoryRow const& row) const;

  // The one person of the match; null: there is none, or there are several.
  static HistorySeat const* own(HistoryRow const& row);
  static QString kind(MatchKind kind);  // "Challenge"; empty: it is a match as usual
  // The winner first.
  static std::vector<HistorySeat const*> ranked(HistoryRow const& row);

 private:
  static QString longDay(QDate const& day);
  QString hands(HistoryRow const& row) const;

  std::vector<GameInfo const*> games_;
  std::vector<LevelChoice> levels_;
  QDate today_;
};

}  // namespace giaguaro
