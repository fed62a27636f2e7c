// F6 and Shift+F6: the focus goes from one part of the window to the next, round and round: the dock, the
// hand, the panel, the bar of tools. Where the score sheet lies on the table its buttons take the place of
// the dock.
#include <QAction>

#include "ui/panels/side_panel.h"
#include "ui/score/end_sheet.h"
#include "ui/table/dock.h"
#include "ui/table/table_widget.h"
#include "ui/window/main_window.h"
#include "ui/window/tool_strip.h"

namespace giaguaro {
namespace {

// To the first that Tab would come to in it; false where there is none.
bool focusIn(QWidget& part) {
  for (QWidget* widget = part.nextInFocusChain(); widget != &part; widget = widget->nextInFocusChain()) {
    bool const reached = part.isAncestorOf(widget) && widget->isVisible() && widget->isEnabled() &&
                         (widget->focusPolicy() & Qt::TabFocus) != 0;
    if (!reached) continue;
    widget->setFocus(Qt::TabFocusReason);
    return true;
  }
  return false;
}

}  // namespace

void MainWindow::makePartActions() {
  for (int const step : {1, -1}) {
    auto* action = new QAction(this);
    action->setShortcut(step > 0 ? QKeySequence(Qt::Key_F6) : QKeySequence(Qt::SHIFT | Qt::Key_F6));
    connect(action, &QAction::triggered, this, [this, step] { focusNextPart(step); });
    action->setObjectName(step > 0 ? QStringLiteral("actionNextPart") : QStringLiteral("actionPreviousPart"));
    addAction(action);
    (step > 0 ? nextPart_ : previousPart_) = action;
  }
}

MainWindow::Part MainWindow::focusedPart() const {
  QWidget const* const focus = focusWidget();
  auto const within = [focus](QWidget const* part) {
    return focus != nullptr && part != nullptr && (focus == part || part->isAncestorOf(focus));
  };
  if (within(tools_)) return Part::tools;
  if (within(panel_)) return Part::panel;
  if (within(endSheet_) || within(table_->findChild<Dock*>())) return Part::dock;
  return Part::hand;
}

bool MainWindow::focusPart(Part part) {
  bool const sheet = endSheet_->isVisible();
  switch (part) {
    case Part::dock: return sheet ? focusIn(*endSheet_) : table_->focusDock();
    case Part::hand: return !sheet && table_->focusHand();
    case Part::panel: return focusIn(*panel_);
    case Part::tools: return focusIn(*tools_);
  }
  return false;
}

void MainWindow::focusNextPart(int step) {
  constexpr int parts = 4;
  int part = static_cast<int>(focusedPart());
  for (int i = 0; i < parts; ++i) {
    part = (part + step + parts) % parts;
    if (focusPart(static_cast<Part>(part))) return;
  }
}

}  // namespace giaguaro
