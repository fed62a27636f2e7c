#include "app/desktop/session/table_loan.h"

#include "app/desktop/scenes/table_feed.h"
#include "app/desktop/session/session.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/window/main_window.h"

namespace giaguaro {

TableLoan::TableLoan(MainWindow* window, TableFeed* feed, Session* session)
    : window_(window), feed_(feed), session_(session) {
  connect(&window->sheets(), &SheetStack::covered, this,
          [this](bool covered) { hold(covered || window_->host().isLookingBack()); });
  connect(&window->host(), &TableHost::lookedBack, this,
          [this](bool back) { hold(back || window_->sheets().isCovered()); });
}

void TableLoan::lend(SceneSource* source, TableBorrower* to) {
  for (TableBorrower* const borrower : borrowers_)
    if (borrower != to) borrower->end();
  if (holder_ == nullptr) wasPaused_ = session_->isPaused();
  holder_ = to;
  window_->sheets().putAside();  // also what was opened over another source, and led here
  feed_->give(source);
  session_->setPaused(true);
  hold(window_->sheets().isCovered());
  window_->host().focusHome();
}

void TableLoan::giveBack(TableBorrower const* from) {
  if (holder_ != from) return;
  holder_ = nullptr;
  feed_->give(session_);
  session_->setPaused(wasPaused_);
  if (!session_->hasMatch()) window_->host().clear();
  window_->host().focusHome();  // a button of what is gone may have had it
  window_->sheets().bringBack();
}

void TableLoan::recall() {
  for (TableBorrower* const borrower : borrowers_) borrower->end();
}

void TableLoan::hold(bool held) {
  if (holder_ != nullptr && feed_->source() != nullptr) feed_->source()->hold(held);
}

}  // namespace giaguaro
