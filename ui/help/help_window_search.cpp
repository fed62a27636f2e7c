// The search of the help: where a word stands in the book that is open, and the way from one place to the next.
#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QTextDocument>
#include <algorithm>

#include "ui/help/help_contents.h"
#include "ui/help/help_view.h"
#include "ui/help/help_window.h"
#include "ui/help/help_writer.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {

void HelpWindow::readBook() {
  HelpBook const& text = library_.book(at_.book);
  if (spoken_.size() == text.pages.size()) return;
  spoken_.clear();
  QTextDocument document;
  HelpWriter writer(text, theme_);
  for (int page = 0; page < static_cast<int>(text.pages.size()); ++page) {
    writer.write(document, page);
    spoken_.emplace_back(document);
  }
}

// As one types: the first place on this page, else on those that follow.
void HelpWindow::search() {
  hits_.clear();
  hit_ = -1;
  QString const words = field_->text().simplified();
  std::vector<int> counts;
  if (!words.isEmpty()) {
    readBook();
    for (std::size_t page = 0; page < spoken_.size(); ++page) {
      auto const places = spoken_[page].find(words);
      for (qsizetype const place : places)
        hits_.push_back({static_cast<int>(page), spoken_[page].place(place, words.size())});
      counts.push_back(static_cast<int>(places.size()));
    }
  }
  contents_->setCounts(counts);
  auto const first = std::ranges::find_if(hits_, [&](Hit const& hit) { return hit.page >= at_.page; });
  if (!hits_.empty()) return goTo(first != hits_.end() ? static_cast<int>(first - hits_.begin()) : 0);
  markHits();
  tellFound();
}

void HelpWindow::goTo(int hit) {
  hit_ = hit;
  int const page = hits_[static_cast<std::size_t>(hit)].page;
  if (page != at_.page) {
    showPage(page);
    contents_->setCurrent(page, {});
  } else {
    markHits();
  }
  tellFound();
}

void HelpWindow::step(int by) {
  auto const count = static_cast<int>(hits_.size());
  if (count == 0) return find_->trigger();
  // From the page that is read, which need not be that of the last one.
  if (hit_ >= 0 && hits_[static_cast<std::size_t>(hit_)].page != at_.page) {
    auto const after = std::ranges::upper_bound(hits_, by > 0 ? at_.page - 1 : at_.page, {}, &Hit::page);
    hit_ = static_cast<int>(after - hits_.begin()) - (by > 0 ? 1 : 0);
  }
  goTo((hit_ + by + count) % count);
}

void HelpWindow::markHits() {
  std::vector<SpokenText::Place> places;
  int current = -1;
  for (std::size_t i = 0; i < hits_.size(); ++i) {
    if (hits_[i].page != at_.page) continue;
    if (static_cast<int>(i) == hit_) current = static_cast<int>(places.size());
    places.push_back(hits_[i].place);
  }
  view_->mark(std::move(places), current);
}

void HelpWindow::tellFound() {
  QString text;
  if (!hits_.empty())
    text = tr("%1 of %2").arg(hit_ + 1).arg(hits_.size());
  else if (!field_->text().simplified().isEmpty())
    text = tr("Not found");
  for (PaperButton* button : {previous_, next_}) button->setEnabled(!hits_.empty());
  if (text == found_->text()) return;
  found_->setText(text);
  for (auto const kind : {QAccessible::NameChanged, QAccessible::Alert}) {
    QAccessibleEvent told(found_, kind);
    QAccessible::updateAccessibility(&told);
  }
}

}  // namespace giaguaro
