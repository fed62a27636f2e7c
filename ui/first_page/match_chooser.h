// The way to a new match: what is played and by whom (ui/first_page/new_match_dialog.h), and, once for each game,
// the tips for a first game before the first deal of it that a person sits down to.
#pragma once

#include <QObject>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/rules/game.h"
#include "ui/choices/match_choice.h"
#include "ui/choices/settings.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/unfinished_match.h"

namespace giaguaro {

class CardArt;
class Glyphs;
class NewMatchDialog;
class SheetStack;
class TipsSheet;

class MatchChooser : public QObject {
  Q_OBJECT

 public:
  // What there is to be chosen, and what stands in the fields at first.
  struct Offer {
    std::vector<GameInfo const*> games;
    std::vector<LevelChoice> levels;
    MatchChoice proposal;
    bool matchInProgress = false;
    std::vector<MatchChoice> remembered{};
    std::vector<SeatChoice> known{};
    bool mayGiveUp = true;  // else an empty table would be left
    QString commitment{};   // to the cards that will be dealt (core/match/commitment.h); empty: none is shown
    std::optional<UnfinishedMatch> unfinished{};  // that one can go on with instead
  };

  // All of them outlive it.
  MatchChooser(CardArt* art, Glyphs* glyphs, SheetStack* sheets, QObject* parent);

  // The games that there are tips for, and the ids of those whose tips are not to be offered.
  void setGames(std::vector<GameInfo const*> games) { games_ = std::move(games); }
  void setKnownGames(QStringList ids) { known_ = std::move(ids); }

  // Who of these people, if anyone, may not sit down at a club table.
  void setLockOuts(NewMatchDialog::LockOutSource source) { lockOuts_ = std::move(source); }

  // Who knows codes of deals.
  void setCodeReader(CodeReader reader) { codes_ = std::move(reader); }

  // How far whoever sits here has come in each game.
  void setProgress(std::vector<GameProgress> progress);

  // What of the settings is chosen there.
  void setSettings(Settings const& settings);

  // Where it is open, what one can go on with is shown anew; and all of it, where something else is proposed.
  void open(Offer offer);
  void close();  // as if Escape were pressed
  bool isOpen() const { return dialog_ != nullptr; }
  QString game() const;  // that would be played; empty: none is chosen

 signals:
  void changed();  // whether it is open, or the game
  void chosen(giaguaro::MatchChoice const& choice);
  void introduced(QString const& id);  // its tips have been offered
  void lessonsWanted();
  void resumeWanted();
  void discardWanted();
  void settingsChanged(giaguaro::Settings const& settings);
  void watchWanted();
  void editorWanted(giaguaro::MatchChoice const& choice);  // its first deal is to be put together by hand
  void clubRulesWanted();
  void firstHandWanted(QString const& game);  // which takes the place of its tips

 private:
  GameInfo const* gameToTellOf(MatchChoice const& choice) const;
  void remove();
  void deal(MatchChoice const& choice);

  CardArt* art_;
  Glyphs* glyphs_;
  SheetStack* sheets_;
  NewMatchDialog* dialog_ = nullptr;  // while it is shown
  TipsSheet* tips_ = nullptr;         // made when first wanted
  std::vector<GameInfo const*> games_;
  QStringList known_;
  NewMatchDialog::LockOutSource lockOuts_;
  CodeReader codes_;
  Settings settings_;
  std::vector<GameProgress> progress_;
  MatchChoice toDeal_;  // once the tips have been read
  // What it was opened with.
  MatchChoice proposal_;
  std::vector<MatchChoice> remembered_;
  bool mayGiveUp_ = true;
};

}  // namespace giaguaro
