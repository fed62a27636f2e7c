// The tips for a first game, a page of its rules, on a table with a few of its cards: shown once, before a person's first
// deal of it.
// Enter, Escape or its button goes on to the table, but not what was pressed twice to deal, or to get there
// (ui/sheets/second_press.h). A change of language is followed at once.
#pragma once

#include <memory>
#include <vector>

#include "core/rules/game.h"
#include "ui/help/help_text.h"
#include "ui/sheets/sheet.h"

class QGridLayout;
class QLabel;

namespace giaguaro {

class CardArt;
class FannedGround;
class Glyphs;
class PaperButton;
class RichText;
class SecondPress;

class TipsSheet : public Sheet {
  Q_OBJECT

 public:
  TipsSheet(CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme) override;
  // The game outlives the sheet.
  void setGame(GameInfo const& game);
  void focusFirst() override;

 signals:
  void read();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void write();
  void leave();
  RichText* addTip(int number);

  GameInfo const* game_ = nullptr;
  Glyphs* glyphs_;
  FannedGround* ground_;
  QLabel* name_;
  QLabel* title_;
  QLabel* note_;
  QGridLayout* grid_;
  std::vector<RichText*> tips_;
  std::vector<RichText*> numbers_;  // one a tip
  PaperButton* button_;
  SecondPress* second_;
};

}  // namespace giaguaro
