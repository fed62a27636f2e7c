// The panel at the right of the table: pages under tabs, and under them all a foot with buttons; or folded to
// a narrow strip of the pages' marks.
#pragma once

#include <QWidget>
#include <vector>

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
  static constexpr int foldedWidth = 44;

  SidePanel(Glyphs* glyphs, QWidget* parent);
  ~SidePanel() override;

  // `mark` is the picture on its tab. The page is the panel's from now on. Answers its place.
  int addPage(QString const& mark, QWidget* page);
  // What stays in sight under this page while the page scrolls; the panel's from now on.
  void setPageFoot(int index, QWidget* foot);
  void setPageName(int index, QString const& name);
  void setUnfoldText(QString const& text);
  // Without buttons there is no foot. The button stays the panel's.
  PaperButton* addFootButton();
  virtual void setTheme(Theme const& theme);

  int page() const;
  void showPage(int index);
  void scrollToTop(int index);
  bool folded() const { return folded_; }
  void setFolded(bool folded);

 signals:
  // By the user's hand.
  void pageChosen(int index);
  void unfoldWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  class Tab;

  Glyphs* glyphs_;
  Theme theme_;
  bool folded_ = false;
  QWidget* open_;
  QWidget* strip_;
  QBoxLayout* tabRow_;
  QBoxLayout* stripColumn_;
  QStackedLayout* pages_;
  QWidget* foot_;
  std::vector<PaperButton*> footButtons_;
  std::vector<Tab*> tabs_;
  std::vector<Tab*> stripTabs_;
  Tab* unfold_;
  std::vector<ScrollPage*> scrolls_;
  std::vector<QWidget*> pageFeet_;  // empty ones take no place
};

}  // namespace giaguaro
