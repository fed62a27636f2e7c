// A match of the user's: whatever the bytes are, reading answers; a match that was read is written and read again the
// same, and what is wrong is told in a sentence.
#include "app/desktop/disk/match_file.h"
#include "tests/fuzz/in_folder.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  QString const path = fuzz::written("match.giaguaro", fuzz::bytes(data, size));
  MatchFile const file = readMatchFile(path);
  if (file.state != MatchFile::State::fine) {
    if (whyNotOpened(path, file).empty()) std::abort();
    return 0;
  }
  MatchFile const again = readMatchFile(fuzz::written("again.giaguaro", matchFileOf(file.table->record())));
  if (again.state != MatchFile::State::fine || again.table->record() != file.table->record()) std::abort();
  return 0;
}
