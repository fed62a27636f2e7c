#include "app/desktop/session/first_hand_lead.h"

#include <algorithm>

namespace giaguaro {

std::optional<FirstHandMoment> FirstHandLead::kindOf(TableScene const& scene) {
  if (scene.showResult) return FirstHandMoment::result;
  if (scene.resting) return FirstHandMoment::trick;
  if (scene.mayAct) return FirstHandMoment::turn;
  return std::nullopt;
}

bool FirstHandLead::isTold(Idea const& idea) const {
  return std::ranges::find(ideas_, &idea) != ideas_.end();
}

void FirstHandLead::find(TableScene const& scene) {
  due_.clear();
  isNew_ = false;
  if (!moment_) return;
  for (Idea const& idea : hand_->ideas) {
    if (isTold(idea)) continue;
    if (auto found = due(idea, moment_->kind, scene.seen)) due_.emplace_back(&idea, std::move(found->quoted));
  }
  tellNext();
}

void FirstHandLead::tellNext() {
  isNew_ = !due_.empty();
  if (!isNew_) return;
  auto const [idea, quoted] = due_.front();
  due_.erase(due_.begin());
  ideas_.push_back(idea);
  told_.push_back({idea->title, idea->text, quoted});
}

FirstHandScene FirstHandLead::follow(TableScene const& scene, int done) {
  auto const kind = kindOf(scene);
  std::optional<Moment> const moment = kind ? std::optional(Moment{*kind, done}) : std::nullopt;
  if (moment != moment_) {
    moment_ = moment;
    find(scene);
  }
  FirstHandScene shown{.told = told_, .isNew = isNew_, .more = !due_.empty()};
  bool const isOver = moment_ && moment_->kind == FirstHandMoment::result;
  auto const isDue = [this](Idea const& idea) {
    return std::ranges::count(due_, &idea, &std::pair<Idea const*, Message>::first) > 0;
  };
  for (Idea const& idea : hand_->ideas) {
    if (isTold(idea)) continue;
    if (!isOver && !idea.rare) shown.toCome.push_back(idea.title);
    if (isOver && !isDue(idea)) shown.notMet.push_back({idea.title, idea.text});
  }
  return shown;
}

bool FirstHandLead::explain(Message const& why, std::vector<Message> const& may) {
  std::vector<Message> reasons{why};
  reasons.insert(reasons.end(), may.begin(), may.end());
  auto const found =
      std::ranges::find_if(due_, [&](auto const& each) { return signIn(*each.first, reasons) != nullptr; });
  if (found == due_.end()) return false;
  std::rotate(due_.begin(), found, found + 1);
  tellNext();
  return true;
}

bool FirstHandLead::goOn() {
  if (due_.empty()) return false;
  tellNext();
  return true;
}

}  // namespace giaguaro
