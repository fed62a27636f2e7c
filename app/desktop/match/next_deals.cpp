#include "app/desktop/match/next_deals.h"

#include <QRandomGenerator>

#include "app/identity/identity.h"

namespace giaguaro {

std::uint64_t freshSeed() { return QRandomGenerator::system()->generate64() >> 16; }

Reveal const& NextDeals::promised() {
  if (!promised_) promised_ = Reveal{seeds_(), freshSalt()};
  return *promised_;
}

}  // namespace giaguaro
