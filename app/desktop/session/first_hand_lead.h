// Leads somebody through a first hand: watches the scenes of a match and finds what there is to be told of each. One idea
// at a time: the next one is told when that has been read (`goOn`), or at the next moment. It decides nothing about the
// hand, and holds nobody up: whoever acts before having read goes on.
#pragma once

#include <optional>
#include <vector>

#include "core/rules/first_hand.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

class FirstHandLead {
 public:
  // `hand` outlives it.
  explicit FirstHandLead(FirstHand const& hand) : hand_(&hand) {}

  // `done`: so many deals and actions are in the record. The same again for the same moment.
  FirstHandScene follow(TableScene const& scene, int done);
  // The last idea has been read. False: there was no other one to be told of this moment.
  bool goOn();
  // Something was tried that may not be done, for this reason: what explains it is told next, before all else of the
  // moment. False: nothing that is due does.
  bool explain(Message const& why, std::vector<Message> const& may);
  // Something is told of the moment that was followed last.
  bool tells() const { return isNew_; }

 private:
  struct Moment {
    FirstHandMoment kind = FirstHandMoment::turn;
    int done = 0;
    bool operator==(Moment const&) const = default;
  };
  static std::optional<FirstHandMoment> kindOf(TableScene const& scene);
  bool isTold(Idea const& idea) const;
  void find(TableScene const& scene);
  void tellNext();

  FirstHand const* hand_;
  std::vector<Idea const*> ideas_;  // that were told
  std::vector<FirstHandScene::Told> told_;
  std::optional<Moment> moment_;
  std::vector<std::pair<Idea const*, Message>> due_;  // at this moment, not told yet
  bool isNew_ = false;
};

}  // namespace giaguaro
