// Chooses what is played, with which options and by whom. Built from the games' own lists, so a new game, or
// a new option, needs nothing here. A sheet over the window, not a window of its own; Escape gives up.
//
// Arrows go from game to game, Tab on to what is chosen for it. Enter deals, but where the focus is on a
// button that does something else; Ctrl+Enter deals everywhere. Each game keeps its own players and options;
// what was not set by hand follows from what was, and from the game. One field sets the strength of all
// computer players (new_match_levels.cpp). Below the game's options stand those of the table, where it has any
// (new_match_table.cpp).
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/rules/game.h"
#include "core/rules/table_options.h"
#include "ui/club/lock_out.h"
#include "ui/sheets/code_row.h"
#include "ui/toolkit/sheet.h"
#include "ui/window/match_choice.h"

class QBoxLayout;
class QButtonGroup;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace giaguaro {

class CardArt;
class CommitmentLine;
class GameTile;
class Glyphs;
class Heading;
class OptionRow;
class PaperButton;
class SeatRow;

class NewMatchDialog : public Sheet {
  Q_OBJECT

 public:
  // At least one game and one level, which outlive the dialog.
  NewMatchDialog(std::vector<GameInfo const*> games, std::vector<LevelChoice> levels, CardArt* art,
                 Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  // What stands in the fields at first. `seats` may name more people than the game has seats: they are there
  // when it gets more. `remembered`: what was last chosen for other games. `matchInProgress`: says that it is
  // kept.
  void propose(MatchChoice const& choice, bool matchInProgress,
               std::vector<MatchChoice> const& remembered = {});
  // Who has played here before: their names are proposed, and bring their faces.
  void setKnownPeople(std::vector<SeatChoice> const& known);
  // No two of one name: a computer player that has another's gets a figure to it.
  MatchChoice choice() const;
  // The options that a table has: those of the program, unless a test has its own. They outlive the dialog.
  void setTableOptions(TableOptionList list);
  // Where one of them is locked out of club tables the switch for that is barred, and says for how long.
  using LockOutSource = std::function<std::optional<LockOut>(std::vector<SeatChoice> const& people)>;
  void setLockOuts(LockOutSource source);
  // To the cards that will be dealt, to be shown; empty: none.
  void setCommitment(QString const& commitment);
  // Who knows codes of deals; none: there is no field for them.
  void setCodeReader(CodeReader reader);
  // Whether there is anything to go back to.
  void setMayGiveUp(bool may);
  void focusFirst() override;

 signals:
  void chosen(giaguaro::MatchChoice const& choice);
  void givenUp();
  void gameChanged();  // that would be played
  void lessonsWanted();
  void watchWanted();
  void editorWanted(giaguaro::MatchChoice const& choice);  // its first deal is to be put together by hand
  void firstHandWanted();                                  // of the game that is chosen
  void clubRulesWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void arrange(int paperWidth) override;

 private:
  static constexpr int inset = 10;  // of what stands on the paper

  // What is chosen for one of the games.
  struct Table {
    int players = 0;
    GivenOptions given{};  // by the user
    GivenOptions givenOfTable{};
  };

  void buildHead();
  void buildGames(CardArt* art);
  void buildFields();
  void buildFoot();
  void showGame(int index);
  void remember(MatchChoice const& choice);
  void makePlayers();
  void makeOptions();
  void showPlayers();
  void orderFocus();
  void deal();
  bool focusDoesOtherwise() const;
  void showOptions();
  void makeTableOptions();
  void showTableOptions();
  std::optional<LockOut> lockOut() const;
  void barClub();
  void rememberTable(MatchChoice const& choice, GameInfo const& of, Table& table) const;
  void buildCode(QBoxLayout* column);
  void takeCode();
  static bool isOfCode(CodeRead const& read, MatchChoice const& choice);
  QString toldOf(CodeRead const& read) const;
  void showCommitment();
  void showPeople();
  void buildLevels();
  void setAllLevels(QString const& id);
  void showLevels();
  void retranslateLevels();
  void keepSeats();
  void retranslate();
  GameInfo const& game() const { return *games_[static_cast<std::size_t>(game_)]; }
  Table& chosenTable() { return tables_[static_cast<std::size_t>(game_)]; }
  Table const& chosenTable() const { return tables_[static_cast<std::size_t>(game_)]; }
  int indexOf(QString const& id) const;

  std::vector<GameInfo const*> games_;
  std::vector<LevelChoice> levels_;
  Glyphs* glyphs_;
  int game_ = 0;
  std::vector<Table> tables_;  // one a game
  std::vector<SeatChoice> people_;
  std::vector<SeatChoice> known_;
  bool mayGiveUp_ = true;

  QLabel* title_ = nullptr;
  QLabel* note_ = nullptr;
  PaperButton* firstHand_ = nullptr;
  PaperButton* lessons_ = nullptr;
  PaperButton* watch_ = nullptr;
  QBoxLayout* columns_ = nullptr;  // games, fields
  QWidget* gameBox_ = nullptr;
  QBoxLayout* tileColumn_ = nullptr;
  QBoxLayout* fieldColumns_ = nullptr;  // who plays, options
  std::vector<GameTile*> tiles_;
  QLabel* gameLine_ = nullptr;
  Heading* playersHeading_ = nullptr;
  QBoxLayout* playerRow_ = nullptr;
  QButtonGroup* playerGroup_ = nullptr;
  QWidget* optionsBox_ = nullptr;
  Heading* optionsHeading_ = nullptr;
  QBoxLayout* optionColumn_ = nullptr;
  std::vector<OptionRow*> options_;
  LockOutSource lockOuts_;
  TableOptionList tableList_ = tableOptions();
  QWidget* tableBox_ = nullptr;
  Heading* tableHeading_ = nullptr;
  QBoxLayout* tableColumn_ = nullptr;
  PaperButton* clubRules_ = nullptr;
  std::vector<OptionRow*> tableRows_;  // one an option of the list; hidden where this table has it not
  QWidget* seatsBox_ = nullptr;
  Heading* seatsHeading_ = nullptr;
  QComboBox* allLevels_ = nullptr;  // of all computer players at once
  QWidget* seatRows_ = nullptr;
  QVBoxLayout* seatColumn_ = nullptr;
  QLabel* peopleNote_ = nullptr;
  std::vector<SeatRow*> seats_;
  CodeRow* code_ = nullptr;
  QString promised_{};  // the commitment to the cards that are dealt by no code
  CommitmentLine* commitment_ = nullptr;
  PaperButton* cancel_ = nullptr;
  PaperButton* deal_ = nullptr;
};

}  // namespace giaguaro
