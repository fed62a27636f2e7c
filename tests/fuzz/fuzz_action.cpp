// The first byte chooses a game, the rest is a text: what is an action has one text, which names it again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/games/games.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  if (size == 0) return 0;
  std::string_view const text(reinterpret_cast<char const*>(data) + 1, size - 1);
  int chosen = *data;
  AllGames::forEach([&]<class G>() {
    if (chosen-- != 0) return;
    auto const action = G::parse(text);
    if (action && (G::text(*action) != text || G::parse(G::text(*action)) != action)) std::abort();
  });
  return 0;
}
