#include "app/desktop/past/play_statistics.h"

#include <QDate>

#include "app/desktop/match/people.h"
#include "app/desktop/past/charts_module.h"
#include "app/desktop/past/match_history.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/statistics/statistics_page.h"
#include "ui/text/wording.h"
#include "ui/window/main_window.h"

namespace giaguaro {

PlayStatistics::PlayStatistics(MainWindow* window, MatchHistory* history)
    : window_(window), history_(history) {
  connect(history, &MatchHistory::changed, this, &PlayStatistics::follow);
  connect(history, &MatchHistory::caughtUp, this, &PlayStatistics::follow);
}

bool PlayStatistics::isOpen() const { return page_ != nullptr && window_->sheets().isOpen(page_); }

void PlayStatistics::makePage() {
  page_ = window_->sheets().make<StatisticsPage>(window_->glyphs());
  page_->setMaker(loadCharts());
  connect(page_, &StatisticsPage::closed, this, &PlayStatistics::close);
  connect(page_, &StatisticsPage::wanted, this, &PlayStatistics::count);
  connect(page_, &StatisticsPage::pageWanted, this, &PlayStatistics::pageWanted);
}

void PlayStatistics::open() {
  if (page_ == nullptr) makePage();
  page_->setWords(HistoryWords(allGames(), levelChoices(), QDate::currentDate()));
  count();
  history_->catchUp();
  window_->sheets().open(page_);
}

void PlayStatistics::close() {
  if (page_ != nullptr) window_->sheets().close(page_);
}

void PlayStatistics::count() {
  stale_ = true;
  history_->statistics(page_->filter(), [this](HistoryAnswer<Statistics> const& answer) {
    stale_ = false;
    auto const* const found = std::get_if<Statistics>(&answer);
    bool const isFirst = !page_->isCounted();
    page_->setProblem(found ? QString() : Wording().say(history_->whyNot(std::get<HistoryTrouble>(answer))));
    page_->setStatistics(found ? *found : Statistics());
    if (isFirst && isOpen()) page_->focusFirst();
  });
}

// While a folder is being taken in, again and again, and never twice at once.
void PlayStatistics::follow() {
  if (isOpen() && !stale_) count();
}

}  // namespace giaguaro
