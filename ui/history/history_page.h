// The page of matches that have been played: fields to search them by, a list, and the chosen match beside it. It covers
// the window under the menus; Escape leads back to the table, which waits as it was.
//
// It asks for what it shows and is told: for the list when a field has changed, for rows when they are about to be
// seen, for a match's details when it has been chosen.
#pragma once

#include <QPointer>
#include <optional>

#include "ui/history/history_words.h"
#include "ui/history/house_sheet.h"

class QLabel;

namespace giaguaro {

class Glyphs;
class HistoryFilters;
class HistoryHead;
class HistoryModel;
class MatchList;
class MatchSide;

class HistoryPage : public HouseSheet {
  Q_OBJECT

 public:
  HistoryPage(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;

  void setWords(HistoryWords const& words);
  // By its id in records; empty: there is none. It cannot be deleted.
  void setMatchInPlay(QString const& match);
  void setList(HistoryList const& list);
  void setRows(std::vector<HistoryRow> const& rows);
  void setDetails(HistoryDetails const& details);
  // Whether there was an answer to what was asked last.
  bool isListed() const { return listed_; }
  HistoryList const& list() const { return list_; }
  void choose(std::int64_t id);
  // In the order in which the list stands, too.
  HistoryFilter filter() const;
  // Of the matches in which somebody's name begins as was typed, the next one down the list is chosen.
  void chooseNextOf(std::vector<HistoryKey> const& keys);
  std::int64_t chosen() const;
  // Of the chosen match, as far as it is known.
  HistoryRow const* chosenRow() const;

 signals:
  void listWanted();
  void rowsWanted(std::vector<std::int64_t> const& ids);
  void namedWanted(QString const& initial);  // those in which somebody's name begins like that
  void detailsWanted(std::int64_t id);
  void reviewWanted(std::int64_t id);
  void playOnWanted(std::int64_t id);
  void sameDealsWanted(std::int64_t id);
  void duplicateWanted(std::int64_t id);  // the same deals with a computer player in one of the seats
  void exportWanted(std::int64_t id, QWidget* under);
  void removeWanted(std::int64_t id);

 protected:
  void arrangeBody() override;
  void retranslate() override;
  void focusNextPart(int step) override;
  void tellProblem() override { tellEmpty(); }
  bool takesOwnKey(QKeyEvent const& event) const override;
  void pressOwn(QKeyEvent& event) override;
  QString sideName() const override;
  QString foldName(bool open) const override;
  void focusSide() override;
  void focusMain() override { focusFirst(); }

 private:
  void connectParts();
  void showMatch(std::int64_t id);
  void open();
  QString initialIn(QKeyEvent const& event) const;
  void tellEmpty();
  void showKeys();

  HistoryWords words_;
  HistoryList list_;
  QString inPlay_;
  bool listed_ = false;

  HistoryModel* model_;
  QLabel* title_;
  QLabel* subtitle_;
  HistoryFilters* filters_;
  HistoryHead* columns_;
  MatchList* matches_;
  MatchSide* side_;
};

}  // namespace giaguaro
