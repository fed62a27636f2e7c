// The first page: chooses what is played, with which options and by whom, and offers the match that one can go on with.
// Built from the games' own lists, so a new game, or a new option, needs nothing here. A page over the whole window, not a
// window of its own; Escape gives up.
//
// At its head what to go on with (ui/first_page/match_banner.h), under it the games, then the table that one sits down at
// with what is chosen most; "More choices" unfolds the rest, in the place of
// the banner and of the games' pictures. Arrows go from game to game, Tab on to what is chosen for
// it. Enter deals, but where the focus is on a button that does something else; Ctrl+Enter deals everywhere. Each game keeps
// its own players and options; what was not set by hand follows from what was, and from the game. The fields are in
// new_match_fields.cpp, where all of it lies in new_match_page.cpp, its words in new_match_links.cpp. Below the
// game's options stand those of the table, where it has any (new_match_table.cpp).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/rules/game.h"
#include "core/rules/table_options.h"
#include "ui/choices/match_choice.h"
#include "ui/choices/settings.h"
#include "ui/cloth/felt.h"
#include "ui/club/lock_out.h"
#include "ui/first_page/code_row.h"
#include "ui/first_page/game_progress.h"
#include "ui/first_page/unfinished_match.h"
#include "ui/sheets/sheet.h"

class QBoxLayout;
class QGridLayout;
class QLabel;
class QSpacerItem;
class QVBoxLayout;

namespace giaguaro {

class CardArt;
class ChoiceRow;
class CommitmentLine;
class Emblem;
class FlowLayout;
class GameTile;
class Glyphs;
class MatchBanner;
class OptionRow;
class PaperButton;
class PaperGroup;
class PaperCard;
class QuietButton;
class SeatPlace;
class LaidTable;
class TableOval;

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
  // What one can go on with instead; nothing: there is none.
  void setUnfinished(std::optional<UnfinishedMatch> const& match);
  // How far whoever sits here has come in each game.
  void setProgress(std::vector<GameProgress> const& progress);
  // What of the settings is chosen here.
  void setSettings(Settings const& settings);
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
  void resumeWanted();   // of the unfinished match
  void discardWanted();  // it goes to the history
  void settingsChanged(giaguaro::Settings const& settings);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void arrange(int width) override;
  void paintGround(QPainter& painter, QRect const& dirty) override;

 private:
  // What is chosen for one of the games.
  struct Table {
    int players = 0;
    GivenOptions given{};  // by the user
    GivenOptions givenOfTable{};
  };

  void buildHead();
  void buildGames(CardArt* art);
  void buildPaper();
  void buildAside();
  QBoxLayout* buildChoices();
  void buildMore();
  void buildDeal();
  void showGame(int index);
  void remember(MatchChoice const& choice);
  void makeFields();
  void makePlayers();
  void makeMainOption();
  void makeLengths();
  void makeOptions();
  void showPlayers();
  void showFirstHand();
  void orderFocus();
  Options choiceOfOptions() const;
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
  void buildFields();
  ChoiceRow* newField(char const* name, int count);
  std::vector<ChoiceRow*> choiceRows() const;
  void setOption(std::size_t place, int value);
  std::size_t levelsAside() const;  // the weakest, which have no part in the field
  void setAllLevels(QString const& id);
  void showLevels();
  void showFields();
  void retranslateFields();
  bool mainIsFree() const;
  void markMainOption();
  void nameMainOption();
  void showTable();
  void askSeat(int seat);
  void unfold(bool open);
  void showProgress();
  enum class Page : std::uint8_t { narrow, compact, wide };
  enum class Words : std::uint8_t {
    none,
    over,
    above,
    beside
  };  // of the table: where its picture leaves them room
  void placeWords(Words words);
  static Page pageOf(int width);
  static int sideOf(int width);
  void placeTiles(int perRow);
  void placeLinks(bool aside, bool oneRow);
  int linksWidth(bool oneRow) const;
  void layForm(int width);
  int formWidth(int column) const;
  void placeFields();
  bool all() const;  // the choices are unfolded
  void showCancel();
  static void keepRoom(QBoxLayout* foot, QSpacerItem* room, bool keep);
  void placeDeal(bool onPaper);
  void wantGround();
  void keepSeats();
  void retranslate();
  GameInfo const& game() const { return *games_[static_cast<std::size_t>(game_)]; }
  Table& chosenTable() { return tables_[static_cast<std::size_t>(game_)]; }
  Table const& chosenTable() const { return tables_[static_cast<std::size_t>(game_)]; }
  int indexOf(QString const& id) const;

  std::vector<GameInfo const*> games_;
  std::vector<GameProgress> progress_;
  std::vector<LevelChoice> levels_;
  Glyphs* glyphs_;
  int game_ = 0;
  std::vector<Table> tables_;  // one a game
  std::vector<SeatChoice> people_;
  std::vector<SeatChoice> known_;
  bool mayGiveUp_ = true;

  Settings settings_;

  std::unique_ptr<Felt> ground_;  // of this size, in this theme
  QSize groundSize_;
  QString groundTheme_;
  bool groundAll_ = false;
  Emblem* emblem_ = nullptr;
  QLabel* brand_ = nullptr;
  QLabel* brandLine_ = nullptr;
  QBoxLayout* top_ = nullptr;  // brand, banner
  MatchBanner* banner_ = nullptr;
  QSpacerItem* bannerGap_ = nullptr;  // below it
  QSpacerItem* paperGap_ = nullptr;   // above the paper
  QWidget* gameBox_ = nullptr;
  QGridLayout* tileGrid_ = nullptr;
  int tilesPerRow_ = 0;
  bool linksAside_ = false;
  bool linksInRow_ = false;
  std::vector<QuietButton*> placedLinks_;
  std::vector<GameTile*> tiles_;

  QBoxLayout* paperRow_ = nullptr;  // of the card alone
  PaperCard* card_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* gameLine_ = nullptr;
  QLabel* hint_ = nullptr;
  bool showHint_ = true;  // where it has room
  QLabel* peopleNote_ = nullptr;
  QuietButton* firstHand_ = nullptr;
  QuietButton* lessons_ = nullptr;
  QuietButton* watch_ = nullptr;
  QGridLayout* seatsRow_;  // words, the oval
  QBoxLayout* aside_ = nullptr;
  QBoxLayout* titleRow_ = nullptr;
  QWidget* linkBox_ = nullptr;  // where else one can begin
  TableOval* oval_ = nullptr;
  QBoxLayout* main_ = nullptr;  // the table, its fields
  QWidget* between_ = nullptr;  // a line
  QWidget* fieldBox_ = nullptr;
  FlowLayout* fields_ = nullptr;
  QWidget* seatFieldBox_ = nullptr;   // among all the choices
  FlowLayout* seatFields_ = nullptr;  // those of who plays
  QBoxLayout* paceFields_ = nullptr;  // likewise of how it is played
  ChoiceRow* players_ = nullptr;      // null: only so many play
  ChoiceRow* allLevels_ = nullptr;    // of all computer players at once
  ChoiceRow* mainOption_ = nullptr;   // null: none is chosen among few words
  std::size_t mainPlace_ = 0;
  ChoiceRow* lengths_ = nullptr;  // null: the match has no length of its own
  std::vector<std::int16_t> lengthValues_{};
  ChoiceRow* guide_ = nullptr;
  ChoiceRow* motion_ = nullptr;
  QLabel* note_ = nullptr;
  QuietButton* allChoices_ = nullptr;
  QBoxLayout* cardFoot_ = nullptr;   // of the paper
  PaperCard* dealRow_ = nullptr;     // in it, or under the page where that is longer than the window
  QBoxLayout* dealIn_ = nullptr;     // null: under the page
  QWidget* moreRule_ = nullptr;      // over it
  QBoxLayout* moreFoot_ = nullptr;   // the same under all the choices
  QSpacerItem* dealRoom_ = nullptr;  // on the paper
  QSpacerItem* moreRoom_ = nullptr;
  QSpacerItem* fieldGap_ = nullptr;  // below the fields

  QWidget* more_ = nullptr;             // all the choices
  QBoxLayout* fieldColumns_ = nullptr;  // who plays and how, rules and cards
  PaperGroup* optionsBox_ = nullptr;
  QBoxLayout* optionColumn_ = nullptr;
  std::vector<OptionRow*> options_;
  LockOutSource lockOuts_;
  TableOptionList tableList_ = tableOptions();
  PaperGroup* tableBox_ = nullptr;
  QBoxLayout* tableColumn_ = nullptr;
  QuietButton* clubRules_ = nullptr;
  std::vector<OptionRow*> tableRows_;  // one an option of the list; hidden where this table has it not
  QWidget* seatsBox_ = nullptr;
  LaidTable* laidTable_ = nullptr;
  std::vector<SeatPlace*> seats_;
  CodeRow* code_ = nullptr;
  QString promised_{};  // the commitment to the cards that are dealt by no code
  CommitmentLine* commitment_ = nullptr;
  Words words_ = Words::none;
  PaperButton* cancel_ = nullptr;
  PaperButton* deal_ = nullptr;
};

}  // namespace giaguaro
