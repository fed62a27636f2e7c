#include "app/desktop/people/player_progress.h"

#include <algorithm>

#include "app/desktop/lessons/teaching.h"
#include "app/desktop/past/match_history.h"
#include "app/desktop/people/preferences.h"
#include "core/match/table.h"
#include "ui/text/game_id.h"
#include "ui/window/main_window.h"

namespace giaguaro {

PlayerProgress::PlayerProgress(MainWindow* window, Preferences* preferences, MatchHistory* history,
                               Teaching* teaching)
    : window_(window), preferences_(preferences), history_(history), teaching_(teaching) {
  // Behind what it has just stored.
  connect(teaching, &Teaching::progressed, this, &PlayerProgress::showKnown);
}

void PlayerProgress::show() {
  showKnown();
  if (history_->isUsed()) count();
}

void PlayerProgress::showKnown() {
  teaching_->count([this](std::vector<GameProgress> progress) {
    for (GameProgress& each : progress) {
      Preferences::Tally const tally = preferences_->tally(each.game);
      each.matches = tally.matches;
      each.won = tally.won;
    }
    window_->setProgress(std::move(progress));
  });
}

void PlayerProgress::count() {
  QStringList names = preferences_->playerNames();
  if (names.isEmpty()) names.append(QString());
  using Tallies = std::vector<MatchTally>;
  history_->tallies(names, [this, person = preferences_->profile()](HistoryAnswer<Tallies> const& answer) {
    // Where the history cannot be read, what was known stands.
    if (auto const* tallies = std::get_if<Tallies>(&answer)) take(person, *tallies);
  });
}

// Somebody else may have sat down meanwhile, here or in another window.
void PlayerProgress::take(int person, std::vector<MatchTally> const& tallies) {
  if (preferences_->isSeatTaken() || preferences_->profile() != person) return;
  bool isNew = false;
  for (GameInfo const* game : allGames()) {
    auto const found = std::ranges::find(tallies, idOf(*game), &MatchTally::game);
    Preferences::Tally const now =
        found == tallies.end() ? Preferences::Tally{} : Preferences::Tally{found->matches, found->won};
    if (now == preferences_->tally(idOf(*game))) continue;
    preferences_->setTally(idOf(*game), now);
    isNew = true;
  }
  if (!isNew) return;
  showKnown();
  emit changed();
}

}  // namespace giaguaro
