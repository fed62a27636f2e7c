// The panel's page of the talk at a table: how likely each seat is to be the one who is looked for, and what was said in this
// hand, newest first, under a line for each trick. Only what the viewer's seat can know. Arrows go through the lines, Home
// to the newest.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QLabel;
class QVBoxLayout;

namespace giaguaro {

class Glyphs;
class Heading;
class ShareBars;
class TalkLineRow;
class TalkWays;

class TalkPage : public QWidget {
  Q_OBJECT

 public:
  TalkPage(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setScene(TableScene const& scene, Wording const& wording);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class TrickRule;

  void showShares();
  void showLines();
  void showOpen();
  void move(TalkLineRow const* from, int by);

  Glyphs* glyphs_;
  Theme theme_;
  TableScene scene_;
  Wording wording_;
  Heading* who_;
  ShareBars* bars_;
  QLabel* legend_;   // what the marks on them are
  QLabel* instead_;  // of the bars: why there are none
  Heading* said_;
  QLabel* nothing_;
  QLabel* rating_;  // what the boxes beside the lines say
  QVBoxLayout* lines_;
  TalkWays* ways_;                         // as long as there is room for it
  std::vector<TrickRule*> rules_;          // before the line of the same place, where another trick begins
  std::optional<TalkScene::Line> open_{};  // that was chosen
  std::vector<TalkLineRow*> rows_;         // newest first; hidden ones are not in use
};

}  // namespace giaguaro
