// A drawing, packed by gzip or not: whatever the bytes are, the filter answers; what it let through it lets through
// again, and nothing is left in it that loads or runs.
#include "tests/fuzz/in_folder.h"
#include "ui/cards/safe_svg.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  // Of a size at which bombs are small, too.
  SvgLimits const limits{.packed = 1 << 20, .unpacked = 4 << 20, .elements = 20'000, .pixels = 1'000'000};
  SafeSvg const safe = safeSvg(fuzz::bytes(data, size), limits);
  if ((safe.fault != SvgFault::none) != safe.text.isEmpty()) std::abort();
  if (safe.text.isEmpty()) return 0;
  for (char const* never :
       {"<script", "<!ENTITY", "<?xml-stylesheet", "<foreignObject", "<animate", "http://evil"})
    if (safe.text.contains(never)) std::abort();
  SafeSvg const again = safeSvg(safe.text, limits);
  if (again.fault != SvgFault::none || again.ids != safe.ids) std::abort();
  return 0;
}
