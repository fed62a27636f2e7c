#include "ui/sheets/sheet_stack.h"

#include <algorithm>
#include <utility>

namespace giaguaro {
namespace {

bool mayHaveFocus(QWidget const* widget) {
  return widget != nullptr && widget->isVisible() && widget->isEnabled();
}

}  // namespace

void SheetStack::setTheme(Theme const& theme) {
  theme_ = theme;
  for (Sheet* sheet : findChildren<Sheet*>(Qt::FindDirectChildrenOnly)) sheet->setTheme(theme);
}

void SheetStack::open(Sheet* sheet) {
  std::erase_if(aside_, [sheet](Open const& open) { return open.sheet == sheet; });
  if (!open_.empty() && open_.back().sheet == sheet) return sheet->focusFirst();
  if (isOpen(sheet)) takeOut(sheet);
  QWidget* const before = window()->focusWidget();
  bool const first = open_.empty();
  if (!first) open_.back().sheet->setEnabled(false);
  open_.push_back({sheet, before});
  if (first) {
    emit covered(true);
    setGroundEnabled(false);
  }
  sheet->setEnabled(true);
  giveHomes();
  sheet->show();
  sheet->raise();
  tellVeil();
  sheet->focusFirst();
}

void SheetStack::close(Sheet* sheet) {
  std::erase_if(aside_, [sheet](Open const& open) { return open.sheet == sheet; });
  if (!isOpen(sheet)) return;
  bool const onTop = open_.back().sheet == sheet;
  QPointer<QWidget> const before = takeOut(sheet);
  sheet->hide();
  tellVeil();
  if (!onTop) return;
  if (!open_.empty()) {
    Sheet* const next = open_.back().sheet;
    next->setEnabled(true);
    if (mayHaveFocus(before) && next->isAncestorOf(before))
      before->setFocus(Qt::OtherFocusReason);
    else
      next->focusFirst();
    return;
  }
  setGroundEnabled(true);
  emit covered(false);
  emit focusLost(mayHaveFocus(before) && !sheet->isAncestorOf(before) ? before.data() : nullptr);
}

void SheetStack::putAside() {
  if (open_.empty()) return;
  for (Open const& open : open_) open.sheet->hide();
  aside_.insert(aside_.end(), open_.begin(), open_.end());
  open_.clear();
  tellVeil();
  setGroundEnabled(true);
  emit covered(false);
}

void SheetStack::bringBack() {
  for (Open const& open : std::exchange(aside_, {})) this->open(open.sheet);
}

void SheetStack::setHome(QWidget* home) {
  if (home_ == home) return;
  home_ = home;
  giveHomes();
}

// Over a page that covers the ground there is nothing of it to be seen.
void SheetStack::giveHomes() {
  bool bare = true;
  for (Open const& open : open_) {
    open.sheet->setHome(bare ? home_.data() : nullptr);
    bare = bare && !open.sheet->isPage();
  }
}

void SheetStack::tellVeil() {
  double veil = 0;
  for (Open const& open : open_) veil = std::max(veil, open.sheet->veil());
  emit veiled(veil);
}

bool SheetStack::isOpen(Sheet const* sheet) const {
  return std::ranges::any_of(open_, [sheet](Open const& open) { return open.sheet == sheet; });
}

// What had the focus before it. The one above leads back there from now on, and not into this one.
QPointer<QWidget> SheetStack::takeOut(Sheet const* sheet) {
  auto const found = std::ranges::find(open_, sheet, &Open::sheet);
  QPointer<QWidget> before = found->before;
  auto const above = open_.erase(found);
  if (above != open_.end() && sheet->isAncestorOf(above->before)) above->before = before;
  return before;
}

}  // namespace giaguaro
