// Makes the plain values that the face shows of a table: what the viewer may see, who sits where, and the
// hands that are over.
#pragma once

#include <vector>

#include "app/desktop/match/match_plan.h"
#include "app/desktop/scenes/known.h"
#include "core/match/table.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

// What the controller waits for while a scene is shown.
struct Waiting {
  Seat thinking = nobody;
  Seat curtain = nobody;
  bool resting = false;
  bool turned = false;
  bool mayAct = false;
  bool mayUndo = false;
  UndoStep undoStep{};
  bool mayRedo = false;
  bool mayRestart = false;
  bool mayClaim = false;
  bool mayFinish = false;
  bool paused = false;
  bool showResult = false;
  bool mayHint = false;
  bool maySpeak = false;
  bool unlooked = false;  // nobody looks at what can be known: it is not found out
};

// As the table's seat may see it; with as many likelihoods as have been found.
TableScene sceneOf(SeatTable const& table, MatchPlan const& plan, std::vector<ScoreRow> const& rows,
                   Waiting const& waiting, Likelihoods const& found = {});

// Who sits there. Whoever has given no name is named in the language of the moment, and stays unnamed in records.
Person personOf(MatchPlan const& plan, std::size_t seat);

// The row of the hand that is over; who dealt it, and the totals after it, are the table's to tell (sceneOf).
ScoreRow rowOf(Result const& result);

// Brings the rows of a table's hands to where it stands, after a deal, an action, or something that was taken
// back.
void keepUp(std::vector<ScoreRow>& rows, Table const& table);

// One row for each hand of a record that is over, found by replaying it: of a long match not for the GUI
// thread.
std::vector<ScoreRow> rowsOf(Record const& record);

}  // namespace giaguaro
