// The score of the whole match: a row a hand, with who dealt it, what was played, and each seat's score and
// total; a row opens that hand's own sheet; under them the totals and the settlement. It can be copied,
// printed and written to files, which is the window's work. Escape closes it.
#pragma once

#include <map>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/score/hand_row.h"
#include "ui/sheets/sheet.h"
#include "ui/text/wording.h"

class QLabel;

namespace giaguaro {

class DealNotes;
class Glyphs;
class HandLines;
class PaperButton;
class QuietButton;

class ScoreSheet : public Sheet {
  Q_OBJECT

 public:
  ScoreSheet(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void setScene(TableScene const& scene, Wording const& wording);
  // Opens the sheet of a hand, counted from 0, and goes there.
  void openHand(int hand);
  void focusFirst() override;
  // What has become of a copy or a file, beside the buttons and aloud.
  void note(QString const& text);

 signals:
  void copyWanted();
  void printWanted();
  void pdfWanted();
  void csvWanted();
  void closed();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void arrange(int paperWidth) override;

 private:
  void buildHead();
  void buildFoot();
  void retranslate();
  void write();
  QString playedBy() const;
  void writeRows();
  void writeSums();
  HandRow* row(std::size_t hand);
  void showLines(std::size_t hand, bool open);
  void rewriteLines();
  QWidget* linesOf(std::size_t hand) const;  // null: it is closed
  HandColumns columnsIn(int width) const;
  QStringList figures(PerSeat const& values) const;

  TableScene scene_;
  Wording wording_;
  Glyphs* glyphs_;
  HandColumns columns_;
  QLabel* title_ = nullptr;
  QLabel* legend_ = nullptr;
  QLabel* nothing_ = nullptr;
  QLabel* note_ = nullptr;
  HandHead* faces_ = nullptr;
  std::vector<SheetRule*> rules_;
  std::vector<HandRow*> rows_;
  std::map<std::size_t, HandLines*> lines_;  // of the hands that are open
  HandRow* total_ = nullptr;
  HandRow* settlement_ = nullptr;
  DealNotes* dealNotes_ = nullptr;
  QuietButton* copy_ = nullptr;
  QuietButton* print_ = nullptr;
  QuietButton* pdf_ = nullptr;
  QuietButton* csv_ = nullptr;
  PaperButton* close_ = nullptr;
};

}  // namespace giaguaro
