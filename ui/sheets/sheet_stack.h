// A stage on which sheets lie over everything else, the latest on top. Here, and nowhere else, each of them
// is opened, closed, dressed in the theme and given the focus. What lies under the topmost is neither clicked
// nor reached by keyboard; when that one goes, the focus is where it was before it came, or, where nobody is
// left to have it, wherever `focusLost` leads.
//
// Sheets are children of the stack and made by it.
#pragma once

#include <QPointer>
#include <utility>
#include <vector>

#include "ui/sheets/sheet.h"
#include "ui/sheets/stage.h"
#include "ui/theme.h"

namespace giaguaro {

class SheetStack : public Stage {
  Q_OBJECT

 public:
  using Stage::Stage;

  void setTheme(Theme const& theme);
  // The part of the ground that a sheet may leave in sight, as long as no page covers it; null: none.
  void setHome(QWidget* home);
  // A sheet in the theme, not open yet; its parent is the last argument of its constructor.
  template <class Kind, class... Arguments>
  Kind* make(Arguments&&... arguments) {
    auto* sheet = new Kind(std::forward<Arguments>(arguments)..., this);
    sheet->setTheme(theme_);
    return sheet;
  }
  // A sheet that is open already comes to the top.
  void open(Sheet* sheet);
  // Nothing happens where it is not open.
  void close(Sheet* sheet);

  // All that are open are put out of sight, and come back as they were.
  void putAside();
  void bringBack();

  bool isCovered() const { return !open_.empty(); }
  bool isOpen(Sheet const* sheet) const;  // null: false
  Sheet const* top() const { return open_.empty() ? nullptr : open_.back().sheet; }

 signals:
  // The first sheet is about to come, or the last one has gone.
  void covered(bool covered);
  // By how much what lies under the sheets is dimmed now, for what lies beside the stage; 0: not at all.
  void veiled(double opacity);
  // The last sheet has gone. `before` had the focus when the first one came; null: it is not there to have it.
  void focusLost(QWidget* before);

 private:
  struct Open {
    Sheet* sheet;
    QPointer<QWidget> before;  // had the focus when it came
  };
  QPointer<QWidget> takeOut(Sheet const* sheet);
  void tellVeil();
  void giveHomes();

  std::vector<Open> open_;   // the topmost last
  std::vector<Open> aside_;  // likewise
  QPointer<QWidget> home_;
  Theme theme_ = Theme::named({});
};

}  // namespace giaguaro
