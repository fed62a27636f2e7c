// What people decide: a choice, cards to be put aside, a claim, the end of a hand that is decided.
#include <utility>

#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "core/rules/phrases.h"

namespace giaguaro {
namespace {

// Who could stop a claim, with which card; of the match itself nothing changes.
Message claimRefusal(std::optional<ClaimDoubt> const& doubt) {
  if (!doubt) return say(phrases::claimNotSure);
  Argument const against = args::card(doubt->against);
  if (doubt->holders.empty()) return say(phrases::claimOnTable, {against});
  return say(phrases::claimMayHold,
             {args::list(Argument::Kind::seats, "seats", {doubt->holders.begin(), doubt->holders.end()}),
              against, args::card(doubt->own, "top")});
}

}  // namespace

void Session::heed(Wish const& wish) {
  std::visit(
      Heeding{[this](Action action) { choose(action); }, [this](Saying saying) { speak(saying); },
              [this](LessonDeed deed) { teach(deed); }, [this](wishes::ConfirmDraft) { confirmDraft(); },
              [this](wishes::ClearDraft) { clearDraft(); }, [this](wishes::GoOn) { goOn(); },
              [this](wishes::NextHand) { nextHand(); }, [this](wishes::Undo) { undo(); },
              [this](wishes::Redo) { redo(); }, [this](wishes::RestartDeal) { restartDeal(); },
              [this](wishes::Claim) { claim(); }, [this](wishes::FinishHand) { finishHand(); },
              [this](wishes::Pause pause) { setPaused(pause.on); }, [this](wishes::TakeSeat) { takeSeat(); },
              [this](wishes::LeaveSeat) { leaveSeat(); }, [this](wishes::Hint) { hint(); },
              [this](wishes::AgreeToEnd vote) { agreeToEnd(vote.agrees); },
              [this](wishes::LeaveTable) { leaveTable(); },
              [this](wishes::Known known) { setKnownWanted(known.wanted); }},
      wish);
}

void Session::choose(Action action) {
  if (at<states::Recording>() != nullptr) return;  // a second click; the first is on its way
  if (auto* const choosing = at<states::Choosing>()) {
    if (choosing->draft.wanted() > 0) return change(*choosing, action);
    if (table_->isLegal(action)) return recordAction(action);
  }
  Message const why = whyNot(action);
  if (lead_ && lead_->explain(why, scene_.seen.guide.may)) show();
  emit refused(why);
}

void Session::change(states::Choosing& choosing, Action action) {
  auto const why = action.kind == Action::Kind::discard ? choosing.draft.toggle(action) : whyNot(action);
  if (why) {
    emit refused(*why);
    return;
  }
  forgetHint();
  show();
}

void Session::confirmDraft() {
  if (draft().wanted() == 0) return;
  if (draft().missing() > 0) {
    emit refused(say(phrases::noDraftShort, {args::number(draft().missing())}));
    return;
  }
  next_ = draft().actions();
  decide();
}

void Session::clearDraft() {
  if (draft().empty()) return;
  at<states::Choosing>()->draft.clear();
  forgetHint();
  show();
}

Message Session::whyNot(Action action) const {
  if (auto const* resting = at<states::Resting>())
    return say(resting->turned ? phrases::noTurned : phrases::noTrickResting);
  if (!table_ || table_->handOver() || table_->matchOver()) return say(phrases::noHandOver);
  if (plan_.isWatched()) return say(phrases::noWatching);
  for (Offer const& offer : scene_.seen.offers)
    if (offer.action == action && offer.refusal) return *offer.refusal;
  if (at<states::Choosing>() != nullptr) return say(phrases::noOther);
  return say(phrases::noTurn, {args::seat(table_->toAct())});
}

bool Session::mayClaim() const {
  return at<states::Choosing>() != nullptr && table_->playing() && draft().wanted() == 0;
}

bool Session::mayFinish() const {
  return at<states::Held>() == nullptr && !course_.hurried && table_->playing() && !table_->handOver() &&
         !table_->matchOver() && table_->decided();
}

void Session::claim() {
  if (!mayClaim()) return emit refused(whyNot({}));
  std::vector<Card> const cards = table_->claim();
  if (cards.empty())
    return emit refused(table_->claimCosts() ? say(phrases::claimCosts) : claimRefusal(table_->claimDoubt()));
  for (Card const card : cards) next_.push_back(Action::play(card));
  course_.hurried = true;
  advance();
}

void Session::finishHand() {
  if (at<states::Recording>() != nullptr || !table_) return;
  if (!mayFinish()) {
    if (mayClaim()) emit refused(say(phrases::noFinishYet));
    return;
  }
  stopThinking();
  course_.hurried = true;
  advance();
}

// What was claimed, and else what the baseline player plays.
void Session::playOut(Seat seat) {
  if (seat != viewer_ || next_.empty()) return think();
  Action const action = next_.front();
  next_.erase(next_.begin());
  recordAction(action);
}

}  // namespace giaguaro
