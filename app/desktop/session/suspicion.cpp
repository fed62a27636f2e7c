#include "app/desktop/session/suspicion.h"

#include <algorithm>
#include <memory>
#include <ranges>
#include <utility>

namespace giaguaro {

namespace {

// What one job finds out, moment by moment; it is kept where the job is interrupted.
struct Search {
  std::vector<std::pair<int, LikelihoodThought>> left{};  // the next one last
  Likelihoods found{};
};

}  // namespace

void Suspicion::forget() {
  job_ = {};
  known_.clear();
  history_.clear();
  said_ = 0;
  hand_ = -1;
}

Likelihoods const& Suspicion::follow(SeatTable const& table) {
  History history = table.history();
  bool const goesOn = table.handNumber() == hand_ && table.seat() == seat_ &&
                      history.size() >= history_.size() && table.talk().size() >= said_ &&
                      std::equal(history_.begin(), history_.end(), history.begin());
  if (!goesOn) forget();
  hand_ = table.handNumber();
  seat_ = table.seat();
  history_ = std::move(history);
  heed(table.talk());
  if (wanted_ && !job_ && seat_ != nobody) ask(table);
  return known_;
}

// What is said now changes what is likely now.
void Suspicion::heed(Talk const& talk) {
  if (talk.size() == said_) return;
  job_ = {};
  for (std::size_t i = said_; i < talk.size(); ++i)
    known_.erase(known_.lower_bound(talk[i].after), known_.end());
  said_ = talk.size();
}

void Suspicion::ask(SeatTable const& table) {
  auto const search = std::make_shared<Search>();
  std::vector<int> moments = momentsOfSuspicion(table);
  // Those two are waited for.
  constexpr std::size_t first = 2;
  bool const begins = std::any_of(moments.begin(), moments.begin() + std::min(first, moments.size()),
                                  [this](int acts) { return !known_.contains(acts); });
  if (begins && moments.size() > first) moments.resize(first);
  for (int const acts : moments | std::views::reverse)
    if (!known_.contains(acts))
      if (LikelihoodThought thought = table.likelihood(acts))
        search->left.emplace_back(acts, std::move(thought));
  if (search->left.empty()) return;
  job_ = {thinker_,
          thinker_.begin(Purpose::analysis, [this, search](Thinker::Run const& run) -> Thinker::Answer {
            while (!search->left.empty()) {
              auto const& [acts, thought] = search->left.back();
              std::vector<Holder> holders = thought(run.stop);
              if (run.stop.stopped()) return {};
              search->found[acts] = std::move(holders);
              search->left.pop_back();
            }
            return [this, search] {
              job_ = {};
              known_.merge(search->found);
              found_();
            };
          })};
}

}  // namespace giaguaro
