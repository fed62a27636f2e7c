#include "core/reasons/share.h"

#include <array>

namespace giaguaro {

namespace {

constexpr Text none{phrase("core", "in none of the likely deals; short: in none", "share.none")};
constexpr Text hardlyAny{
    phrase("core", "in hardly any likely deal; short: in hardly any", "share.hardly-any")};
constexpr Text nearlyAll{
    phrase("core", "in nearly all likely deals; short: in nearly all", "share.nearly-all")};
constexpr Text all{phrase("core", "in all likely deals; short: in all", "share.all")};
constexpr std::array ofTenLikely{
    phrase("core", "in 1 of 10 likely deals; short: in 1 of 10", "share.1"),
    phrase("core", "in 2 of 10 likely deals; short: in 2 of 10", "share.2"),
    phrase("core", "in 3 of 10 likely deals; short: in 3 of 10", "share.3"),
    phrase("core", "in 4 of 10 likely deals; short: in 4 of 10", "share.4"),
    phrase("core", "in 5 of 10 likely deals; short: in 5 of 10", "share.5"),
    phrase("core", "in 6 of 10 likely deals; short: in 6 of 10", "share.6"),
    phrase("core", "in 7 of 10 likely deals; short: in 7 of 10", "share.7"),
    phrase("core", "in 8 of 10 likely deals; short: in 8 of 10", "share.8"),
    phrase("core", "in 9 of 10 likely deals; short: in 9 of 10", "share.9"),
};

}  // namespace

int tenthsOf(int count, int of) { return (20 * count + of) / (2 * of); }

Text const& shareText(int count, int of) {
  int const tenths = tenthsOf(count, of);
  if (tenths == 0) return count == 0 ? none : hardlyAny;
  if (tenths == 10) return count == of ? all : nearlyAll;
  return ofTenLikely[static_cast<std::size_t>(tenths - 1)];
}

}  // namespace giaguaro
