// The panel beside the table: the guide, with ranks and points under it, the score, and at a table where there is talk what
// was said, with the number of what has not been seen at its mark; and before these, while they
// are wanted, pages for a while (ui/panels/panel_page.h). Of those the one opened last has the first tab; when it is
// closed, the one before it has it again. The panel is folded in a narrow window until somebody opens it, and then
// stays as it was left; for a page that is there for a while it unfolds, and folds again when that is closed.
#pragma once

#include <optional>
#include <vector>

#include "core/rules/action.h"
#include "ui/choices/guide_depth.h"
#include "ui/panels/side_panel.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class GuidePanel;
class PanelPage;
class RankStrip;
class ScorePanel;
class TalkPage;

class TablePanel : public SidePanel {
  Q_OBJECT

 public:
  enum class Page : std::uint8_t { guide, score, talk };

  TablePanel(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void setDepth(GuideDepth depth);
  void setRanksOpen(bool open);
  void openRanksByHand(bool open);
  bool ranksAreOpen() const;
  void setScene(TableScene const& scene, Wording const& wording);
  using SidePanel::addFootButton;
  void addFootButton(Page page, PaperButton* button) { SidePanel::addFootButton(indexOf(page), button); }
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
  // The tab at this place from the left, from 0, whatever page it leads to; nothing where there is none.
  void openTab(int place);

  // In front, on the first tab, and the panel unfolded as long as it is open; its own pages, and no others, may be
  // given.
  void openPage(PanelPage* page);
  // Its tab goes. Where it was in front, what comes is the page that it came over, if that still stands,
  // else the one that was opened before it, or the guide; where the
  // panel was unfolded for it, it is folded again.
  void closePage(PanelPage* page);
  void toTop(PanelPage const* page);  // null: nothing happens
  // What has the first tab now; null: the guide has it.
  PanelPage* openedPage() const { return opened_.empty() ? nullptr : opened_.back(); }
  bool isOpenAt(PanelPage const* page) const;
  bool isOpened(PanelPage const* page) const;  // in front or not
  // What is on the first tab: a page that was opened for a while, else the guide.
  void turnToFirst();
  // As Escape does: back to the guide, from another page. False: it is there already, or folded.
  bool backToGuide();

  // By hand: the window's width folds it no more.
  void fold(bool folded);

 signals:
  void changed();   // its page, or whether it is folded
  void unfolded();  // by hand
  void ranksOpened(bool open);
  void scoreSheetWanted(int hand);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  int indexOf(Page page) const {
    return page == Page::guide ? guidePage_ : page == Page::score ? scorePage_ : talkPage_;
  }
  int indexOf(PanelPage const* page) const;
  int pageBehind(PanelPage const* page) const;
  void show(int index);
  void followTalk(TableScene const& scene);
  void shareRoom();
  bool isToBeFolded() const;
  void offerFirstTab();
  void retranslate();

  GuidePanel* guide_;
  RankStrip* ranks_;
  ScorePanel* score_;
  TalkPage* talk_;
  int guidePage_;
  int scorePage_;
  int talkPage_;
  struct Guest {
    PanelPage* page;
    int index;
    int before = -1;  // the page that it was opened over
  };
  std::vector<Guest> guests_;       // all that were ever opened
  std::vector<PanelPage*> opened_;  // those that are, the last one opened last
  Theme theme_;
  TableScene scene_;
  Wording wording_;
  std::optional<bool> foldedByUser_;  // nothing: by the window's width
  int unread_ = 0;                    // of what was said
  PanelPage* unfoldedFor_ = nullptr;  // it would be folded, but for this page
};

}  // namespace giaguaro
