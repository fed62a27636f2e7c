#include "app/desktop/match/departures.h"

#include <algorithm>

namespace giaguaro {

void noteDeparture(Table& table, Seat seat) {
  Record record = table.record();
  if (record.hands.empty()) return;
  RecordedHand& hand = record.hands.back();
  noteDeparture(hand.notes, {static_cast<int>(hand.actions.size()), seat});
  table.adoptNotes(record);
}

std::vector<Seat> goneBefore(Record const& record, std::size_t hand) {
  std::vector<Seat> gone;
  for (std::size_t each = 0; each < std::min(hand, record.hands.size()); ++each)
    for (Departure const& departure : departuresOf(record.hands[each].notes)) gone.push_back(departure.seat);
  return gone;
}

}  // namespace giaguaro
