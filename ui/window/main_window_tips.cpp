// The tips for a first game: once for each game, before the first deal of it that a person sits down to.
#include <algorithm>
#include <span>
#include <utility>

#include "ui/sheets/tips_sheet.h"
#include "ui/text/game_id.h"
#include "ui/toolkit/stage.h"
#include "ui/window/main_window.h"

namespace giaguaro {

void MainWindow::setKnownGames(QStringList ids) { knownGames_ = std::move(ids); }

// Null: nobody needs them, or there are none.
GameInfo const* MainWindow::gameToTellOf(MatchChoice const& choice) const {
  auto const sitting = std::min(choice.seats.size(), static_cast<std::size_t>(choice.players));
  auto const seats = std::span(choice.seats).first(sitting);
  if (std::ranges::none_of(seats, &SeatChoice::human) || knownGames_.contains(choice.game)) return nullptr;
  auto const found =
      std::ranges::find_if(games_, [&choice](GameInfo const* game) { return idOf(*game) == choice.game; });
  return found == games_.end() ? nullptr : *found;
}

void MainWindow::deal(MatchChoice const& choice) {
  GameInfo const* const game = gameToTellOf(choice);
  if (game == nullptr) return emit matchChosen(choice);
  if (tipsSheet_ == nullptr) {
    tipsSheet_ = new TipsSheet(art_, centre_);
    tipsSheet_->setTheme(theme_);
    connect(tipsSheet_, &TipsSheet::read, this, [this] {
      uncover(tipsSheet_);
      emit matchChosen(toDeal_);
    });
  }
  toDeal_ = choice;
  knownGames_ += choice.game;
  emit gameIntroduced(choice.game);
  tipsSheet_->setGame(*game);
  cover(tipsSheet_);
  tipsSheet_->focusButton();
}

}  // namespace giaguaro
