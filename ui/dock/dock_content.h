// What the dock shows of a scene, as plain values: choices, each in one of four forms; runs of choices that
// differ by a number alone, which become one field; and the tray of cards that are to be put aside. Worked
// out of the offers; a game adds nothing here.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "ui/dock/dock_layout.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct Choice {
  using Form = DockForm;

  Action action{};
  QString label, deed, reason, means;
  QStringList meanings;       // all of them; `means` is the first
  QStringList tag;            // Offer::tag
  std::vector<Card> shows{};  // Offer::shows
  Argument glyph{};
  Form form = Form::tag;
  int run = -1;  // of DockContent::runs: stands for all of them

  bool free() const { return reason.isEmpty(); }
  bool foot() const { return form == Form::foot; }
  // What stands on it where it is a button: at the foot as short as can be.
  QString const& words() const { return foot() && !tag.isEmpty() ? tag.front() : label; }
  // Everything, over whatever stands, and made rarely: never by a slip of the hand.
  bool askedTwice() const { return action.kind == Action::Kind::solo; }
  bool operator==(Choice const&) const = default;
};

// Neighbouring offers, alike but for consecutive numbers.
struct NumberRun {
  std::vector<Offer> steps;  // those that have been passed by among them, barred
  int first = 0;             // the number of the first
  int least = 0, most = 0;   // that may be said; those between may too
  std::vector<int> bands;    // where the consequences change: the first number of each stretch
  QStringList prices;        // what stands under each of them; empty: nothing does

  int last() const { return first + static_cast<int>(steps.size()) - 1; }
  // Nothing: not of the run.
  Offer const* step(int number) const;
  bool operator==(NumberRun const&) const = default;
};

// Cards that are being chosen to be put aside.
struct Tray {
  int size = 0;  // 0: there is none
  std::vector<Card> cards{};
  std::vector<Card> marked{};  // of these, which lay open on the cloth before

  int missing() const { return size - static_cast<int>(cards.size()); }
  bool operator==(Tray const&) const = default;
};

// Of what is shared out by bids: who has spoken for how much of it, be it nothing.
struct SharedPart {
  QString name;
  int avatar = 0;
  int count = 0;
  bool operator==(SharedPart const&) const = default;
};

struct DockContent {
  QString title, note, barred, free;
  QString briefBarred;  // the same with short names
  std::vector<Choice> choices;
  std::vector<NumberRun> runs;
  int parts = 0;                   // that are shared out; 0: nothing is
  std::vector<SharedPart> shares;  // in the order said
  int partsLeft() const;           // that nobody has spoken for
  Tray tray;
  QStringList trayMeans;  // what follows from the cards chosen so far
  Result::Bar bar{};      // what they come to

  static DockContent of(TableScene const& scene, Wording const& wording);
  bool empty() const { return choices.empty() && tray.size == 0; }
  bool operator==(DockContent const&) const = default;
};

}  // namespace giaguaro
