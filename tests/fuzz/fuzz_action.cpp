// The first byte chooses a game, the rest is a text: what is an action has one text, which names it again.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/games/games.h"

namespace {

std::array<bool, 256> reached{};

int countGames() {
  int count = 0;
  giaguaro::AllGames::forEach([&]<class G>() { ++count; });
  return count;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  if (size == 0) return 0;
  std::string_view const text(reinterpret_cast<char const*>(data) + 1, size - 1);
  int chosen = *data % countGames();
  AllGames::forEach([&]<class G>() {
    if (chosen-- != 0) return;
    auto const action = G::parse(text);
    if (!action) return;
    reached[*data % static_cast<std::size_t>(countGames())] = true;
    if (G::text(*action) != text || G::parse(G::text(*action)) != action) std::abort();
  });
  return 0;
}

// Of which game no action was seen (tests/fuzz/over_seeds.cpp asks at its end); nullptr: of none.
extern "C" char const* unreached() {
  char const* name = nullptr;
  std::size_t number = 0;
  giaguaro::AllGames::forEach([&]<class G>() {
    if (!reached[number++]) name = G::info.id.data();
  });
  return name;
}
