// Asks which hand is to be watched: one that computer players play for it, of any game, or those of a match of
// one's own that are over. Escape gives up. A change of language is followed at once.
#pragma once

#include <QDateTime>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "core/rules/game.h"
#include "ui/sheets/sheet.h"

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace giaguaro {

class Glyphs;
class Heading;
class PaperButton;
class PictureRow;
class QuietButton;

// What there is to be watched.
struct WatchOffer {
  struct Match {
    QString path;  // of its file
    GameInfo const* game = nullptr;
    QDateTime when{};
    struct Player {
      QString name;            // empty: whoever has the program to themselves
      std::int32_t total = 0;  // so far
      int avatar = 1;
    };
    std::vector<Player> players{};  // empty: not known
  };
  std::vector<GameInfo const*> games;
  GameInfo const* inPlay = nullptr;  // of the match in play, where hands of it are over
  std::vector<Match> matches;        // of one's own, the latest first
  bool older = false;                // there are more, which the history has
};

// One of them.
struct WatchChoice {
  enum class Kind : std::uint8_t { game, inPlay, match };
  Kind kind = Kind::game;
  QString what;  // the game's id, or the file's path
};

class WatchSheet : public Sheet {
  Q_OBJECT

 public:
  WatchSheet(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void setOffer(WatchOffer const& offer);
  void focusFirst() override;

 signals:
  void chosen(giaguaro::WatchChoice const& choice);
  void givenUp();
  void olderWanted();  // matches that are not listed

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void arrange(int paperWidth) override;

 private:
  bool hasOwn() const;
  void fill();
  void retranslate();
  PictureRow* addRow(QVBoxLayout* column, QString const& name, GameInfo const* game,
                     WatchChoice const& choice);
  std::vector<PictureRow*> rows() const;  // all, in their order

  Glyphs* glyphs_;
  WatchOffer offer_;
  QLabel* title_;
  QLabel* words_;
  QBoxLayout* columns_;
  Heading* gamesHeading_;
  Heading* ownHeading_;
  QLabel* none_;
  QVBoxLayout* games_;
  QVBoxLayout* own_;
  std::vector<PictureRow*> gameRows_;  // one a game
  PictureRow* inPlay_ = nullptr;
  std::vector<PictureRow*> matchRows_;  // one a match
  QBoxLayout* ownBox_ = nullptr;
  QuietButton* older_;
  PaperButton* cancel_;
};

}  // namespace giaguaro
