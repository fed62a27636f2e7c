// The options of a game, each a row, where there is no other room for them. What is set is told at once, and comes back as
// what is shown, with what follows from it.
#pragma once

#include <vector>

#include "core/rules/game.h"
#include "ui/sheets/sheet.h"

class QLabel;

namespace giaguaro {

class OptionRow;
class PaperButton;

class OptionsSheet : public Sheet {
  Q_OBJECT

 public:
  explicit OptionsSheet(QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;
  // The game outlives it.
  void setOptions(GameInfo const& game, int players, Options const& options);

 signals:
  void changed(int place, int value);  // by the user
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeRows();
  void retranslate();

  GameInfo const* game_ = nullptr;
  QLabel* title_;
  QLabel* words_;
  QVBoxLayout* column_;
  std::vector<OptionRow*> rows_;
  PaperButton* done_;
};

}  // namespace giaguaro
