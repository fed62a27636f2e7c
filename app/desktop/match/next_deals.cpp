#include "app/desktop/match/next_deals.h"

#include <QRandomGenerator>

namespace giaguaro {

std::uint64_t freshSeed() { return QRandomGenerator::system()->generate64() >> 16; }

}  // namespace giaguaro
