#include "ui/first_page/match_chooser.h"

#include <algorithm>
#include <span>
#include <utility>

#include "ui/first_page/new_match_dialog.h"
#include "ui/first_page/tips_sheet.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/text/game_id.h"

namespace giaguaro {

MatchChooser::MatchChooser(CardArt* art, Glyphs* glyphs, SheetStack* sheets, QObject* parent)
    : QObject(parent), art_(art), glyphs_(glyphs), sheets_(sheets) {}

void MatchChooser::open(Offer offer) {
  // Of somebody else by now, or over another table: what stands in its fields was theirs.
  if (isOpen() &&
      (offer.proposal != proposal_ || offer.remembered != remembered_ || offer.mayGiveUp != mayGiveUp_))
    remove();
  if (isOpen()) {
    dialog_->setUnfinished(offer.unfinished);
    if (sheets_->isOpen(dialog_)) dialog_->focusFirst();
    return;
  }
  proposal_ = offer.proposal;
  remembered_ = offer.remembered;
  mayGiveUp_ = offer.mayGiveUp;
  dialog_ = sheets_->make<NewMatchDialog>(std::move(offer.games), std::move(offer.levels), art_, glyphs_);
  dialog_->setLockOuts(lockOuts_);
  dialog_->setCodeReader(codes_);
  dialog_->setKnownPeople(offer.known);
  dialog_->propose(offer.proposal, offer.matchInProgress, offer.remembered);
  dialog_->setUnfinished(offer.unfinished);
  dialog_->setSettings(settings_);
  dialog_->setProgress(progress_);
  dialog_->setMayGiveUp(offer.mayGiveUp);
  dialog_->setCommitment(offer.commitment);
  connect(dialog_, &NewMatchDialog::gameChanged, this, &MatchChooser::changed);
  connect(dialog_, &NewMatchDialog::givenUp, this, &MatchChooser::remove);
  connect(dialog_, &NewMatchDialog::lessonsWanted, this, &MatchChooser::lessonsWanted);
  connect(dialog_, &NewMatchDialog::clubRulesWanted, this, &MatchChooser::clubRulesWanted);
  connect(dialog_, &NewMatchDialog::watchWanted, this, &MatchChooser::watchWanted);
  connect(dialog_, &NewMatchDialog::editorWanted, this, &MatchChooser::editorWanted);
  connect(dialog_, &NewMatchDialog::settingsChanged, this, &MatchChooser::settingsChanged);
  connect(dialog_, &NewMatchDialog::discardWanted, this, &MatchChooser::discardWanted);
  connect(dialog_, &NewMatchDialog::resumeWanted, this, [this] {
    remove();
    emit resumeWanted();
  });
  connect(dialog_, &NewMatchDialog::firstHandWanted, this, [this] {
    QString const id = game();
    remove();
    known_ += id;
    emit introduced(id);
    emit firstHandWanted(id);
  });
  connect(dialog_, &NewMatchDialog::chosen, this, [this](MatchChoice const& choice) {
    remove();
    deal(choice);
  });
  sheets_->open(dialog_);
  emit changed();
}

void MatchChooser::setSettings(Settings const& settings) {
  settings_ = settings;
  if (isOpen()) dialog_->setSettings(settings);
}

void MatchChooser::setProgress(std::vector<GameProgress> progress) {
  progress_ = std::move(progress);
  if (isOpen()) dialog_->setProgress(progress_);
}

void MatchChooser::close() {
  if (isOpen()) remove();
}

void MatchChooser::remove() {
  sheets_->close(dialog_);
  dialog_->deleteLater();
  dialog_ = nullptr;
  emit changed();
}

QString MatchChooser::game() const { return isOpen() ? dialog_->choice().game : QString(); }

// Null: nobody needs them, or there are none.
GameInfo const* MatchChooser::gameToTellOf(MatchChoice const& choice) const {
  auto const sitting = std::min(choice.seats.size(), static_cast<std::size_t>(choice.players));
  auto const seats = std::span(choice.seats).first(sitting);
  if (std::ranges::none_of(seats, &SeatChoice::human) || known_.contains(choice.game)) return nullptr;
  auto const found =
      std::ranges::find_if(games_, [&choice](GameInfo const* game) { return idOf(*game) == choice.game; });
  return found == games_.end() ? nullptr : *found;
}

void MatchChooser::deal(MatchChoice const& choice) {
  GameInfo const* const game = gameToTellOf(choice);
  if (game == nullptr) return emit chosen(choice);
  if (tips_ == nullptr) {
    tips_ = sheets_->make<TipsSheet>(art_);
    connect(tips_, &TipsSheet::read, this, [this] {
      sheets_->close(tips_);
      emit chosen(toDeal_);
    });
  }
  toDeal_ = choice;
  known_ += choice.game;
  emit introduced(choice.game);
  tips_->setGame(*game);
  sheets_->open(tips_);
}

}  // namespace giaguaro
