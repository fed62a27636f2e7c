// Asks which hand is to be watched: one that computer players play for it, of any game, or those of a match of
// one's own that are over. Escape gives up. A change of language is followed at once.
#pragma once

#include <QDateTime>
#include <cstdint>
#include <vector>

#include "core/rules/game.h"
#include "ui/toolkit/sheet.h"

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace giaguaro {

class Heading;
class PaperButton;

// What there is to be watched.
struct WatchOffer {
  struct Match {
    QString path;  // of its file
    Text game{};
    QDateTime when{};
  };
  std::vector<GameInfo const*> games;
  bool inPlay = false;         // the match in play has hands that are over
  std::vector<Match> matches;  // of one's own, the latest first
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
  explicit WatchSheet(QWidget* parent);

  void setTheme(Theme const& theme) override;
  void setOffer(WatchOffer const& offer);
  void focusFirst() override;

 signals:
  void chosen(giaguaro::WatchChoice const& choice);
  void givenUp();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void arrange(int paperWidth) override;

 private:
  void fill();
  void retranslate();
  PaperButton* addButton(QVBoxLayout* column, QString const& name, WatchChoice const& choice);

  WatchOffer offer_;
  QLabel* title_;
  QLabel* words_;
  QBoxLayout* columns_;
  Heading* gamesHeading_;
  Heading* ownHeading_;
  QLabel* none_;
  QVBoxLayout* games_;
  QVBoxLayout* own_;
  std::vector<PaperButton*> gameButtons_;  // one a game
  PaperButton* inPlay_ = nullptr;
  std::vector<PaperButton*> matchButtons_;  // one a match
  PaperButton* cancel_;
};

}  // namespace giaguaro
