// The club table: what of its clock and its votes is said, to who sees and who does not.
#include <algorithm>

#include "core/rules/club.h"
#include "ui/club/clock_ring.h"
#include "ui/host/curtain.h"
#include "ui/host/table_host.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/table_phrases.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

// Spoken at ten, at five, and when none are left.
void TableHost::setTurnClock(TurnClock const& clock) {
  TurnClock const before = table_->turnClock();
  if (clock == before) return;
  bool const warned = ClockRing::warns(before);
  table_->setTurnClock(clock);
  if (curtain_ != nullptr) curtain_->setTurnClock(clock);
  bool const warns = ClockRing::warns(clock);
  if (warns || warned) showStatus();
  bool const ticked = warns && before.seat == clock.seat && clock.left < before.left;
  if (!ticked) return;
  if (clock.left == 0)
    announce(scene_.club->endsMatch ? tr("Time is up. The match is over.")
                                    : tr("Time is up. A card is played at random."));
  else if (clock.left == club::warnedSeconds || clock.left == club::warnedSeconds / 2)
    announce(ClockRing::words(clock.left));
}

// The first sentence with the name where several people share the screen.
QString TableHost::hurryWords() const {
  TurnClock const& clock = table_->turnClock();
  if (!scene_.club || lookingBack_ || !ClockRing::warns(clock)) return {};
  QString const seconds = ClockRing::words(clock.left);
  auto const index = static_cast<std::size_t>(clock.seat);
  QString const first = isShared(scene_) && index < scene_.people.size()
                            ? tr("%1, %2.", "seconds and a name").arg(seconds, scene_.people[index].name)
                            : seconds + u'.';
  return first + u' ' +
         (scene_.club->endsMatch
              ? tr("When they run out, the match ends without a winner, and you are locked out.")
              : tr("Play a card; when time runs out, one of yours is played at random."));
}

// Who has agreed since the last scene, or has taken it back; and what the clock has played.
void TableHost::sayClub(TableScene const& before) {
  if (!scene_.club || !before.club || before.match != scene_.match) return;
  QStringList said;
  auto const name = [this](Seat seat) { return scene_.people[static_cast<std::size_t>(seat)].name; };
  for (Seat const seat : scene_.club->agreed)
    if (!std::ranges::count(before.club->agreed, seat))
      said += tr("%1 agrees to end the match.").arg(name(seat));
  for (Seat const seat : before.club->agreed)
    if (!std::ranges::count(scene_.club->agreed, seat))
      said += tr("%1 does not want to end the match any more.").arg(name(seat));
  for (Seat const seat : scene_.club->gone)
    if (!std::ranges::count(before.club->gone, seat))
      said += tr("%1 has left the table. The computer plays on in their place.").arg(name(seat));
  if (!said.isEmpty()) table_->announcePolitely(said.join(u' '));
}

}  // namespace giaguaro
