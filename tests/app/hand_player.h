// Plays hands in the real window as a person does, by the mouse alone or by keys alone. What is chosen is
// drawn among what is offered, by a generator: the same seed plays the same hands either way, in any
// language.
#pragma once

#include <algorithm>

#include "core/rules/random.h"
#include "tests/app/window_tools.h"

namespace giaguaro::test {

inline int actionsOf(Session const& session) {
  int count = 0;
  for (RecordedHand const& hand : session.record().hands) count += static_cast<int>(hand.actions.size());
  return count;
}

enum class Way { mouse, keys };

class HandPlayer {
 public:
  HandPlayer(Program& program, Way way, std::uint64_t seed)
      : program_(&program), session_(&program.session()), byMouse_(way == Way::mouse), rng_(seed) {}

  // Lets the others act until this session waits for somebody.
  bool waits() const {
    return comes([&] {
      using Phase = Session::Phase;
      Phase const phase = session_->phase();
      bool const busy = phase == Phase::thinking || phase == Phase::recording || phase == Phase::idle;
      return session_->hasMatch() && !busy;
    });
  }

  // Decides once, where the person is to act, and waits until that is done. Empty, or what has gone wrong.
  QString decide() {
    int const before = actionsOf(*session_);
    int const together = session_->scene().draftSize;
    for (int i = 0; i < std::max(1, together); ++i) {
      std::vector<Action> const all = choices();
      if (all.empty()) return "nothing to choose";
      Action const action = all[rng_.below(static_cast<std::uint32_t>(all.size()))];
      if (together > 0 && action.kind != Action::Kind::discard) return "this is no discard";
      if (QString const problem = make(action); !problem.isEmpty()) return problem;
    }
    if (together > 0 && static_cast<int>(session_->scene().draft.size()) != together)
      return "the draft is not full";
    if (together > 0 && byMouse_ && !program_->click("dock_act")) return "no button to put aside";
    if (together > 0 && !byMouse_) program_->press(Qt::Key_Return);
    return comes([&] { return actionsOf(*session_) > before; }) ? QString() : "nothing came of it";
  }

 private:
  static bool isOfACard(Action action) {
    return action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
  }

  QString nameOf(Action action) const {
    if (!isOfACard(action)) return offerName(action);
    return "card_" + QString::fromStdString(Deck::of(session_->scene().seen.deck).text(action.card()));
  }

  // What may be done here and has a button of its own. (The figures of a number field have none.)
  std::vector<Action> choices() const {
    std::vector<Action> actions;
    std::vector<Card> const& draft = session_->scene().draft;
    for (Offer const& offer : session_->scene().seen.offers) {
      bool const chosen = std::ranges::find(draft, offer.action.card()) != draft.end();
      if (!offer.legal() || chosen || offer.action.kind == Action::Kind::solo) continue;
      if (isOfACard(offer.action) ||
          program_->window().findChild<QAbstractButton*>(offerName(offer.action)) != nullptr)
        actions.push_back(offer.action);
    }
    return actions;
  }

  QString make(Action action) {
    QString const name = nameOf(action);
    if (byMouse_) {
      if (!program_->click(name)) return name + " cannot be clicked";
      bool const asked = !isOfACard(action) && session_->phase() == Session::Phase::choosing;
      return asked && !program_->click("dock_act") ? name + " is not done" : QString();
    }
    if (action.kind == Action::Kind::pass) {
      program_->press(Qt::Key_P);
      return {};
    }
    if (isOfACard(action)) {
      focusOn(name);
      if (program_->focusName() != name) return name + " is not reached";
      program_->press(++cards_ % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);  // both choose
      return {};
    }
    auto const* wanted = program_->window().findChild<QAbstractButton*>(name);
    if (action.second > 0) {  // arrows change its number, which is to stay as it stands
      for (int step = 0; step < 60 && !wanted->isChecked() && program_->focusName() != name; ++step)
        program_->press(Qt::Key_Tab);
      if (!wanted->isChecked()) program_->press(Qt::Key_Space);
    } else {
      for (int step = 0; step < 20 && !wanted->isChecked(); ++step) program_->press(Qt::Key_Left);
      for (int step = 0; step < 40 && !wanted->isChecked(); ++step)
        program_->press(step % 20 == 19 ? Qt::Key_Down : Qt::Key_Right);
    }
    if (!wanted->isChecked()) return name + " is not reached";
    program_->press(Qt::Key_Return);
    return {};
  }

  void focusOn(QString const& name) {
    program_->press(Qt::Key_Right);  // to the hand
    bool const piles = session_->scene().seen.hasPiles();
    for (int row = 0; piles && row < 2; ++row) program_->press(Qt::Key_Down);
    for (int row = 0; row < (piles ? 2 : 1) && program_->focusName() != name; ++row) {
      if (row > 0) program_->press(Qt::Key_Up);
      program_->press(Qt::Key_Home);
      for (int step = 0; step < 40 && program_->focusName() != name; ++step) program_->press(Qt::Key_Right);
    }
  }

  Program* program_;
  Session* session_;
  bool byMouse_;
  int cards_ = 0;  // chosen by keys
  Rng rng_;
};

}  // namespace giaguaro::test
