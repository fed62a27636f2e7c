// The panel beside the table: the guide, with ranks and points under it, and the score. It is folded in a
// narrow window until somebody opens it, and then stays as it was left.
#pragma once

#include <optional>

#include "core/rules/action.h"
#include "ui/guide_depth.h"
#include "ui/panels/side_panel.h"
#include "ui/table/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class GuidePanel;
class RankStrip;
class ScorePanel;

class TablePanel : public SidePanel {
  Q_OBJECT

 public:
  enum class Page : std::uint8_t { guide, score };

  TablePanel(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void setDepth(GuideDepth depth);
  void setRanksOpen(bool open);
  void setScene(TableScene const& scene, Wording const& wording);
  // As wide as is right in its window, or folded; to be called when that has another width.
  void place();

  // What is hovered or focused on the table, and what somebody tried to do in vain.
  void lookAt(Action action);
  void lookAway();
  void refuse(Action action);

  bool isOpenAt(Page page) const;
  bool isAt(Page page) const;  // folded or not
  void turnTo(Page page);
  void open(Page page);
  // Opens it there, or folds it where that page is open.
  void toggle(Page page);
  // By hand: the window's width folds it no more.
  void fold(bool folded);
  void scrollGuideToTop();

 signals:
  void changed();  // its page, or whether it is folded
  void ranksOpened(bool open);
  void scoreSheetWanted(int hand);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  int indexOf(Page page) const { return page == Page::guide ? guidePage_ : scorePage_; }
  void retranslate();

  GuidePanel* guide_;
  RankStrip* ranks_;
  ScorePanel* score_;
  int guidePage_;
  int scorePage_;
  std::optional<bool> foldedByUser_;  // nothing: by the window's width
};

}  // namespace giaguaro
