// Finds out in the background who was how likely to be the secret partner, at each moment of the hand in play, as one
// seat saw it then (SeatTable::likelihood). What it has found it keeps while the hand goes on; what was taken back, and
// another seat's, it forgets, and calls off. It waits for nothing, and stands behind play and hints (Thinker).
#pragma once

#include <functional>

#include "app/desktop/scenes/known.h"
#include "app/desktop/threads/job.h"

namespace giaguaro {

class Suspicion {
 public:
  // `found`: there is more than there was. The thinker outlives it.
  Suspicion(Thinker& thinker, std::function<void()> found) : thinker_(thinker), found_(std::move(found)) {}
  ~Suspicion() { forget(); }
  Suspicion(Suspicion const&) = delete;
  Suspicion& operator=(Suspicion const&) = delete;

  // Whether what is missing is looked for.
  void setWanted(bool wanted) { wanted_ = wanted; }
  // The hand as it stands: what there is by now, of moments of it. First comes the one that stands, with the one before
  // the first trick; then all others.
  Likelihoods const& follow(SeatTable const& table);
  void forget();

 private:
  void ask(SeatTable const& table);
  void heed(Talk const& talk);

  Thinker& thinker_;
  std::function<void()> found_;
  bool wanted_ = false;
  int hand_ = -1;
  Seat seat_ = nobody;
  History history_;
  std::size_t said_ = 0;  // things of the hand, by then
  Likelihoods known_;
  Job job_;
};

}  // namespace giaguaro
