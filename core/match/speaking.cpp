#include "core/match/speaking.h"

namespace giaguaro {

// Whoever plays from outside is who is advised at a teaching table.
void speakInTurn(Table& table, std::function<std::string const&(Seat)> const& nameOf, StopFlag const& stop) {
  if (talkOf(table.record().table) == TableTalk::off || table.handOver() || !table.playing()) return;
  Pupils pupils = 0;
  for (int seat = 0; seat < table.players(); ++seat)
    if (!isPlayer(nameOf(static_cast<Seat>(seat)))) pupils |= 1U << seat;
  Seat const first = table.toAct();
  for (int i = 0; i < table.players(); ++i) {
    Seat const seat = seatAfter(first, table.players(), i);
    SpeechThought const speech = table.at(seat).speech(nameOf(seat), pupils);
    if (!speech) continue;
    if (std::optional<Speech> const said = speech(stop)) table.say(seat, said->saying);
    if (stop.stopped()) return;
  }
}

}  // namespace giaguaro
