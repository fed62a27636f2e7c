// A journal: whatever the bytes are, reading answers; what it read as whole is written and read again the same.
#include "app/desktop/disk/journal.h"
#include "tests/fuzz/in_folder.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  QByteArray const journal = fuzz::bytes(data, size);
  JournalRead const read = readJournal(fuzz::written("match.jsonl", journal));
  if (read.goodBytes < 0 || read.goodBytes > journal.size()) std::abort();
  if (!read.table) return 0;
  QByteArray const text = headerLine(read.plan, read.table->record());
  JournalRead const again = readJournal(fuzz::written("again.jsonl", text));
  if (again.state != JournalRead::State::whole || again.table->record() != read.table->record()) std::abort();
  return 0;
}
