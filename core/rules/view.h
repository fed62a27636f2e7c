// What a seat may know, as a type. A View is the context, what is public, the history as everybody saw it,
// and (optionally) ONE seat's private part: legality, advice, the players and the face get a View and cannot
// reach the rest. Watching, and the curtain of a shared screen, use a View of nobody.
//
// An OpenView sees everything. Only the arena's yardstick can make one: its constructor asks for a key that
// it alone can cut.
#pragma once

#include <optional>
#include <vector>

#include "core/rules/action.h"
#include "core/rules/context.h"
#include "core/rules/seat.h"
#include "core/rules/words.h"

namespace giaguaro {

struct Done {
  Seat seat = nobody;
  Action action{};
  friend bool operator==(Done const&, Done const&) = default;
};
using History = std::vector<Done>;

template <class G>
struct View {
  Context context;
  typename G::Public pub;
  History history;  // of this hand; what was put aside unseen is a bare discard to all but its owner
  Seat seat = nobody;
  std::optional<typename G::Private> own;
  Talk talk{};    // of this hand: everybody hears it
  Words words{};  // of the hands of the match that are over

  friend bool operator==(View const&, View const&) = default;
};

class OpenKey {
  friend class ArenaYardstick;
  OpenKey() = default;
};

template <class G>
class OpenView {
 public:
  OpenView(OpenKey, Context const& context, G const& hand) : context_(context), hand_(hand) {}
  Context const& context() const { return context_; }
  G const& hand() const { return hand_; }

 private:
  Context context_;
  G hand_;
};

// The view of `seat` (or of nobody) on a hand, in which this was done and said.
template <class G>
View<G> viewOf(Context const& context, G const& hand, History const& history, Seat seat,
               Talk const& talk = {}, Words const& words = {}) {
  View<G> view{context, hand.pub, {}, seat, std::nullopt, talk, words};
  view.history.reserve(history.size());
  for (Done done : history) {
    if (done.action.kind == Action::Kind::discard && done.seat != seat &&
        !G::discardIsShown(hand.pub, done.action))
      done.action = Action::hiddenDiscard();
    view.history.push_back(done);
  }
  if (seat != nobody) view.own = hand.own(seat);
  return view;
}

}  // namespace giaguaro
