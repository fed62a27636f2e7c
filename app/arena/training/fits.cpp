#include "app/arena/training/fits.h"

#include "core/games/games.h"

namespace giaguaro {

std::span<Fit const> fitsOf(GameInfo const& game) {
  std::span<Fit const> fits;
  AllGames::forEach([&]<class G>() {
    if (&G::info == &game) fits = G::Mind::fitted();
  });
  return fits;
}

}  // namespace giaguaro
