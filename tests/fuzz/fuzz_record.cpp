// Whatever the bytes are, reading and verifying answer; and what was read is written and read again the same. So it is with
// what stands in a record beside the play: a challenge, and who has left.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <variant>

#include "core/match/challenge.h"
#include "core/match/notes.h"
#include "core/match/record_json.h"
#include "core/match/verify.h"

namespace {

using namespace giaguaro;

bool reachedChallenges = false;
bool reachedDepartures = false;

// Given to somebody else to play, it says the same: but for the name of whoever is there as a level.
void tryChallenge(Record const& record, Challenge challenge) {
  reachedChallenges = true;
  (void)standings(challenge);
  (void)meanOf(challenge);
  Record const match = challengeFrom(record, challenge);
  auto const again = readRecord(toJson(match));
  Record const* const read = std::get_if<Record>(&again);
  auto const same = read != nullptr ? challengeIn(*read) : std::nullopt;
  if (!same || same->seat != challenge.seat || same->results.size() > challenge.results.size() ||
      !isSameChallenge(match, challenge.seat, *read))
    std::abort();
}

void tryDepartures(HandNotes notes) {
  auto departures = departuresOf(notes);
  if (departures.empty()) return;
  reachedDepartures = true;
  noteDeparture(notes, departures.back());
  departures.push_back(departures.back());
  if (departuresOf(notes) != departures) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace giaguaro;
  for (RecordText const& part : splitRecords({reinterpret_cast<char const*>(data), size})) {
    Reading const reading = readAsFarAsPossible(part.text);
    (void)verify(reading);
    if (reading.problem) continue;
    auto const again = readRecord(toJson(reading.record));
    Record const* const record = std::get_if<Record>(&again);
    if (record == nullptr || toJson(*record) != toJson(reading.record)) std::abort();
    auto const found = readChallenge(reading.record);
    auto const* const challenge = std::get_if<std::optional<Challenge>>(&found);
    if (challenge != nullptr && *challenge) tryChallenge(reading.record, **challenge);
    for (RecordedHand const& hand : reading.record.hands) tryDepartures(hand.notes);
  }
  return 0;
}

extern "C" char const* unreached() {
  return !reachedChallenges   ? "the reader of challenges"
         : !reachedDepartures ? "the reader of departures"
                              : nullptr;
}
