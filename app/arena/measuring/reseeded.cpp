#include "app/arena/measuring/reseeded.h"

namespace giaguaro {

std::uint64_t seedOffset(int play) { return static_cast<std::uint64_t>(play) << 40U; }

std::unique_ptr<Table> reseeded(Table const& table, int play) {
  Record record = table.record();
  record.seed += seedOffset(play);
  return replay(record);
}

}  // namespace giaguaro
