#include "ui/verdict/verdict_page.h"

#include <QBoxLayout>
#include <QLabel>
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/heading.h"
#include "ui/verdict/dear_decision.h"
#include "ui/verdict/mark_legend.h"
#include "ui/verdict/verdict_bars.h"
#include "ui/verdict/verdict_timeline.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

VerdictPage::VerdictPage(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      glyphs_(glyphs),
      faces_(new VerdictFaces(glyphs, this)),
      partsHeading_(new Heading(this)),
      bars_(new VerdictBars(this)),
      lineHeading_(new Heading(this)),
      timeline_(new VerdictTimeline(glyphs, this)),
      legend_(new MarkLegend(this)),
      dearHeading_(new Heading(this)),
      nothing_(new QLabel(this)),
      dearRow_(new QBoxLayout(QBoxLayout::LeftToRight)) {
  constexpr Length inset{10};
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(scaledMargins(0, 6, 0, 4));
  column->setSpacing(scaled(4));
  column->addWidget(faces_);
  connect(faces_, &VerdictFaces::chosen, this, &VerdictPage::personWanted);
  auto const add = [&](Heading* heading, QWidget* widget) {
    auto* place = new QHBoxLayout;
    place->setContentsMargins(inset, scaled(4), inset, 0);
    place->addWidget(heading);
    column->addLayout(place);
    if (widget != nullptr) column->addWidget(widget);
  };
  add(partsHeading_, bars_);
  add(lineHeading_, timeline_);
  column->addWidget(legend_);
  add(dearHeading_, nullptr);
  setTypeface(nothing_, 14);
  nothing_->setWordWrap(true);
  nothing_->setTextFormat(Qt::PlainText);
  nothing_->setContentsMargins(inset, 0, inset, 0);
  column->addWidget(nothing_);
  dearRow_->setSpacing(scaled(12));
  column->addLayout(dearRow_);
  connect(timeline_, &VerdictTimeline::chosen, this, &VerdictPage::stepWanted);
}

void VerdictPage::setTheme(Theme const& theme) {
  theme_ = theme;
  for (Heading* heading : {partsHeading_, lineHeading_, dearHeading_}) heading->setTheme(theme);
  faces_->setTheme(theme);
  bars_->setTheme(theme);
  timeline_->setTheme(theme);
  legend_->setTheme(theme);
  for (DearDecision* each : dear_) each->setTheme(theme);
}

int VerdictPage::place() const {
  auto const at = static_cast<std::size_t>(timeline_->current());
  return at < verdict_.decisions.size() ? verdict_.decisions[at].place : 0;
}

int VerdictPage::dearestPlace() const {
  std::vector<std::size_t> const dearest = verdict_.dearest();
  return dearest.empty() ? -1 : verdict_.decisions[dearest.front()].place;
}

void VerdictPage::setVerdict(HandVerdict const& verdict, std::int32_t score, std::vector<int> const& taken,
                             Wording const& wording, bool halves) {
  verdict_ = verdict;
  wording_ = wording;
  halves_ = halves;
  writeParts(score);
  lineHeading_->setText(tr("Decision by decision"));
  timeline_->setDecisions(verdict.decisions, verdict.aim, taken, wording, halves);
  lineHeading_->setNote(timeline_->showsSteps() ? tr("line: tricks taken, dashed: bid")
                                                : tr("line: %1").arg(verdict::chanceOf(verdict.aim)));
  legend_->setDecisions(verdict.decisions);
  writeDear();
  settle();
}

void VerdictPage::setFaces(std::vector<VerdictFaces::Face> faces) {
  faces_->setFaces(std::move(faces), verdict_.seat);
  settle();
}

// Who asks at once how high it is shall not be told how high it was.
void VerdictPage::settle() {
  layout()->activate();
  updateGeometry();
}

// The parts are known when everybody's decisions are judged, long after one's own.
void VerdictPage::writeParts(std::int32_t score) {
  std::optional<ScoreBars> bars;
  if (verdict_.parts) bars = ScoreBars::of(*verdict_.parts, halves_);
  int const total = bars ? bars->score : score * (halves_ ? 50 : 100);
  partsHeading_->setText(tr("Where your %1 comes from").arg(Wording::score(score, halves_)));
  partsHeading_->setNote(bars              ? tr("score, \u00b1 error")
                         : verdict_.wanted ? tr("all players: %1% judged").arg(verdict_.percentDone())
                                           : QString());
  int const dear =
      static_cast<int>(std::ranges::count_if(verdict_.decisions, &HandVerdict::Decision::isDear));
  bars_->setBars(bars, total, dear, verdict_.wanted ? tr("being judged \u2026") : tr("not judged"));
  summary_ = bars ? summaryOf(*bars) : QString();
}

QString VerdictPage::summaryOf(ScoreBars const& bars) const {
  int const own = -bars.parts[ScoreBars::own];
  int const luck = bars.parts[ScoreBars::luck];
  QString const fortune = luck < 0 ? tr("bad luck cost you %1").arg(verdict::size(luck))
                                   : tr("good luck brought you %1").arg(verdict::size(luck));
  if (verdict_.dearest().empty()) return tr("Nothing to mend in your decisions; %1.").arg(fortune);
  return tr("Of the score your decisions cost you %1; %2.").arg(verdict::size(own), fortune);
}

void VerdictPage::writeDear() {
  std::vector<std::size_t> const dearest = verdict_.dearest();
  bool const done = verdict_.judged() == verdict_.toJudge();
  dearHeading_->setText(dearest.size() == 1 ? tr("Your costliest decision") : tr("Your costliest decisions"));
  dearHeading_->setNote(tr("score lost, with what you could know"));
  nothing_->setVisible(dearest.empty());
  nothing_->setText(!verdict_.wanted && !done ? tr("This hand has not been judged.")
                    : !done                   ? tr("Nothing so far \u2026")
                                              : tr("Nothing to mend."));
  std::vector<std::size_t> const shown = verdict_.worthALook();
  for (std::size_t i = 0; i < shown.size(); ++i) {
    if (i == dear_.size()) {
      dear_.push_back(new DearDecision(glyphs_, this));
      dear_[i]->setObjectName(QStringLiteral("dearest_%1").arg(i));
      dear_[i]->setTheme(theme_);
      dearRow_->addWidget(dear_[i], 1, Qt::AlignTop);
      connect(dear_[i], &QAbstractButton::clicked, this, [this, i] {
        std::vector<std::size_t> const now = verdict_.worthALook();
        if (i < now.size()) emit stepWanted(verdict_.decisions[now[i]].place);
      });
      connect(dear_[i], &DearDecision::againWanted, this, [this, i] {
        std::vector<std::size_t> const now = verdict_.dearest();
        if (i < now.size()) emit againWanted(verdict_.decisions[now[i]].place);
      });
      connect(dear_[i], &DearDecision::keepWanted, this, [this, i] {
        std::vector<std::size_t> const now = verdict_.dearest();
        if (i < now.size()) emit keepWanted(verdict_.decisions[now[i]].place);
      });
    }
    dear_[i]->setDecision(verdict_.decisions[shown[i]], verdict_.aim, wording_, halves_,
                          i == 0 && !dearest.empty());
    dear_[i]->show();
  }
  for (std::size_t i = shown.size(); i < dear_.size(); ++i) dear_[i]->hide();
}

void VerdictPage::setRoom(bool narrow, bool low) {
  dearRow_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  bars_->setCompact(low);
  timeline_->setRoom(low ? VerdictTimeline::Room::low : VerdictTimeline::Room::high);
  settle();
}

}  // namespace giaguaro
