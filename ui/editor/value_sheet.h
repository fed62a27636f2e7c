// What the position of a deal that was put together is worth to the seat that is to act first: the best choices with what
// each brings on average, and why, as a hint has them. While it is being found it says so; leaving calls that off.
#pragma once

#include "ui/scene/table_scene.h"
#include "ui/sheets/sheet.h"

class QLabel;

namespace giaguaro {

class Glyphs;
class GuideSection;
class HintTable;
class PaperButton;

class ValueSheet : public Sheet {
  Q_OBJECT

 public:
  ValueSheet(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;
  // As the seat that is to act sees it, with a hint, or without one where none could be found; `own`: it is the person's.
  void setScene(TableScene const& scene, bool own);

 signals:
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void write();

  std::optional<TableScene> scene_{};
  bool own_ = false;
  QLabel* title_;
  QLabel* words_;
  GuideSection* answer_;
  HintTable* table_;
  GuideSection* why_;
  PaperButton* back_;
};

}  // namespace giaguaro
