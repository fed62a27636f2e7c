// What `match --per-deal` writes: a line of JSON for each deal, with its figures and every hand that was
// played of it, in whole points. Deals that were finished stay, also where the rest cannot be played.
#pragma once

#include <memory>
#include <string>

#include "app/arena/measuring/tournament.h"
#include "app/arena/output.h"
#include "core/rules/game.h"

namespace giaguaro::arena {

class DealLines {
 public:
  DealLines(std::string const& path, GameInfo const& game) : output_(path), game_(game) {}
  ~DealLines();
  DealLines(DealLines const&) = delete;
  DealLines& operator=(DealLines const&) = delete;

  void add(DealReport const& report);
  void commit();
  Output const& output() const { return output_; }

 private:
  Output output_;
  GameInfo const& game_;
  bool any_ = false;
  bool committed_ = false;
};

}  // namespace giaguaro::arena
