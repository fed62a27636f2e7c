#include "core/match/debts.h"

#include <algorithm>
#include <numeric>

#include "core/games/games.h"

namespace giaguaro {

bool settlesToZero(std::string_view game) {
  bool toZero = true;
  AllGames::forEach([&]<class G>() {
    if constexpr (requires { G::settlesToZero; })
      if (G::info.id == game) toZero = G::settlesToZero;
  });
  return toZero;
}

std::vector<std::int64_t> claimsOf(std::vector<std::int32_t> const& settlement, bool toZero) {
  std::vector<std::int64_t> claims(settlement.begin(), settlement.end());
  if (toZero) return claims;
  auto const players = static_cast<std::int64_t>(claims.size());
  std::int64_t const sum = std::accumulate(claims.begin(), claims.end(), std::int64_t{0});
  for (std::int64_t& claim : claims) claim = players * claim - sum;
  return claims;
}

std::vector<Payment> paymentsFor(std::vector<std::int64_t> claims) {
  std::vector<Payment> payments;
  if (claims.empty()) return payments;
  while (true) {
    auto const debt = std::ranges::min_element(claims);
    auto const claim = std::ranges::max_element(claims);
    if (*debt >= 0 || *claim <= 0) return payments;
    std::int64_t const amount = std::min(-*debt, *claim);
    *debt += amount;
    *claim -= amount;
    payments.push_back({static_cast<std::size_t>(debt - claims.begin()),
                        static_cast<std::size_t>(claim - claims.begin()), amount});
  }
}

}  // namespace giaguaro
