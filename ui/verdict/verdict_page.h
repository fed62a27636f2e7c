// The second page of the sheet of a hand's result: where the score comes from, the decisions one by one, and the
// three that cost most. It fills in as they are judged.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/scene/hand_verdict.h"
#include "ui/text/wording.h"
#include "ui/theme.h"
#include "ui/verdict/verdict_faces.h"

class QBoxLayout;
class QLabel;

namespace giaguaro {

class DearDecision;
class Glyphs;
class Heading;
class MarkLegend;
class VerdictBars;
class VerdictTimeline;

class VerdictPage : public QWidget {
  Q_OBJECT

 public:
  VerdictPage(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `score`: the hand's, in the game's score unit. `taken`: how many tricks its seat had, after none, one, two …
  void setVerdict(HandVerdict const& verdict, std::int32_t score, std::vector<int> const& taken,
                  Wording const& wording, bool halves);
  // Who has played it at this screen; wants what is said by setVerdict.
  void setFaces(std::vector<VerdictFaces::Face> faces);
  // In one column, and closer together, where there is little room.
  void setRoom(bool narrow, bool low);
  // What it comes to, in one sentence made of the figures; empty while they are not known.
  QString const& summary() const { return summary_; }
  // The action of the hand that one looks at: of the timeline.
  int place() const;
  // That of the dearest decision; -1: none is dear.
  int dearestPlace() const;

 signals:
  void personWanted(giaguaro::Seat seat);  // this one's decisions are to be shown
  void stepWanted(int place);              // the hand is to be looked at from there
  void againWanted(int place);             // it is to be played again from there
  void keepWanted(int place);              // the decision is to be asked again one day

 private:
  void writeParts(std::int32_t score);
  void writeDear();
  void settle();
  QString summaryOf(ScoreBars const& bars) const;

  HandVerdict verdict_;
  Wording wording_;
  bool halves_ = false;
  Theme theme_;
  Glyphs* glyphs_;
  VerdictFaces* faces_;
  Heading* partsHeading_;
  VerdictBars* bars_;
  Heading* lineHeading_;
  VerdictTimeline* timeline_;
  MarkLegend* legend_;
  Heading* dearHeading_;
  QLabel* nothing_;
  QBoxLayout* dearRow_;
  std::vector<DearDecision*> dear_;
  QString summary_;
};

}  // namespace giaguaro
