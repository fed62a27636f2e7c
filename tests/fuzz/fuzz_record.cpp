// Whatever the bytes are, reading and verifying answer; and what was read is written and read again the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "core/match/record_json.h"
#include "core/match/verify.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  for (RecordText const& part : splitRecords({reinterpret_cast<char const*>(data), size})) {
    Reading const reading = readAsFarAsPossible(part.text);
    (void)verify(reading);
    if (reading.problem) continue;
    auto const again = readRecord(toJson(reading.record));
    Record const* const record = std::get_if<Record>(&again);
    if (record == nullptr || toJson(*record) != toJson(reading.record)) std::abort();
  }
  return 0;
}
