// A page of the panel beside the table that is there only while somebody wants it: what can be known, a hint, a
// lesson. While it is open it has the panel's first tab, named by itself; the guide and the score keep theirs beside
// it (TablePanel::openPage). It shows what the scene says, and asks for everything else by signals of its own.
//
// Whoever makes it keeps it: it may be opened and closed as often as one likes. The panel owns it as a child from the
// first time on, and tells it the theme, and every scene while it is open. It lies in a page that scrolls, so its
// height is as much as it needs in its width; what of it has the focus is scrolled into sight.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class PaperButton;

class PanelPage : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  // The picture on its tab (Glyphs::mark), always the same; and the word beside it, in the language of the moment.
  virtual QString mark() const = 0;
  virtual QString tabName() const = 0;
  // In the panel's foot while it is in front, in place of what is there else. They are the panel's from then on; their
  // words are the page's affair. Asked for once.
  virtual std::vector<PaperButton*> footButtons() { return {}; }
  // What stays in its place under it while it is in front, however the page is scrolled; the panel's from then on. Asked
  // for once; null: nothing.
  virtual QWidget* foot() { return nullptr; }
  // True: Escape closes the page and leads back to the guide. False: it stays where it is (a lesson that goes on), and Escape
  // leads back to it.
  virtual bool closesOnEscape() const { return true; }

  virtual void setTheme(Theme const& theme) = 0;
  virtual void setScene(TableScene const& scene, Wording const& wording) = 0;

 signals:
  void opened();  // not when it was open already
  void closed();
  void footButtonOffered(PaperButton* button, bool offered);  // one of footButtons(), in front or not
};

}  // namespace giaguaro
