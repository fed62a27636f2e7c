// The panel at the right of the table: pages under tabs, and under them all a foot with buttons; or folded to
// a narrow strip of the pages' marks.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/drawing/window_scale.h"
#include "ui/panels/panel_tab.h"
#include "ui/theme.h"

class QBoxLayout;
class QStackedLayout;

namespace giaguaro {

class Glyphs;
class PaperButton;
class ScrollPage;

class SidePanel : public QWidget {
  Q_OBJECT

 public:
  static constexpr Length foldedWidth = PanelTab::stripWidth;  // open: as TablePanel::place says

  SidePanel(Glyphs* glyphs, QWidget* parent);
  ~SidePanel() override;

  // `mark` is the picture on its tab, which comes behind the others, or before them. The page is the panel's from now
  // on. Answers its number, by which the panel knows it.
  enum class Side : std::uint8_t { before, behind };
  int addPage(QString const& mark, QWidget* page, Side side = Side::behind);
  // Whether there is a tab to it.
  void setTabShown(int index, bool shown);
  // Its tab is its mark alone where there is no room for its name.
  void setMayBeMark(int index);
  // How much there is that has not been seen; 0: nothing is said of it.
  void setTabCount(int index, int count);
  // Of the tab at this place among those that are there, from 0; -1: there are not so many.
  int pageAt(int place) const;
  // What stays in sight under this page while the page scrolls; the panel's from now on.
  void setPageFoot(int index, QWidget* foot);
  void setPageName(int index, QString const& name);
  void setUnfoldText(QString const& text);
  // Without buttons there is no foot. The button stays the panel's. A spare one, which leads where something else does
  // too, is left out where all have no room side by side, the last one first.
  enum class Need : std::uint8_t { always, spare };
  PaperButton* addFootButton(Need need = Need::always);
  // Under this page alone, which then has none but its own. The button is the panel's from now on.
  void addFootButton(int index, PaperButton* button);
  // Of those under every page: it is there, or not now.
  void setFootButtonShown(PaperButton const* button, bool shown);
  virtual void setTheme(Theme const& theme);

  int page() const;
  void showPage(int index);
  // Puts the focus on the tab of the page that is shown.
  void focusTab();
  void scrollToTop(int index);
  // What this page, beside its scroll bar, and its foot have together.
  QSize roomOf(int index) const;
  QWidget* scrollOf(int index) const;  // in which the page lies
  bool folded() const { return folded_; }
  void setFolded(bool folded);

 signals:
  // By the user's hand.
  void pageChosen(int index);
  void unfoldWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct FootButton {
    PaperButton* button;
    int page;  // everyPage: wherever there is none of the page's own
    Need need = Need::always;
    bool wanted = true;
  };
  static constexpr int everyPage = -1;

  void showFoot();
  void fitTabs();

  Glyphs* glyphs_;
  Theme theme_;
  bool folded_ = false;
  QWidget* open_;
  QWidget* strip_;
  QBoxLayout* tabRow_;
  QBoxLayout* stripColumn_;
  QStackedLayout* pages_;
  QWidget* foot_;
  std::vector<FootButton> footButtons_;
  std::vector<int> order_;       // of the pages, as their tabs stand
  std::vector<PanelTab*> tabs_;  // these by number
  std::vector<PanelTab*> stripTabs_;
  PanelTab* unfold_;
  std::vector<ScrollPage*> scrolls_;
  std::vector<QWidget*> pageFeet_;  // empty ones take no place
};

}  // namespace giaguaro
