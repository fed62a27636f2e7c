#include "ui/verdict/mark_legend.h"

#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr Length legendInset{10};
constexpr Length legendGap{18};   // between one and the next
constexpr Length legendMark{22};  // from a mark's left edge to its word
constexpr double legendSize = 12;

// One of each, in the order in which they are told.
std::vector<HandVerdict::Decision> examplesOfMarks() {
  std::vector<HandVerdict::Decision> examples;
  for (Mark const mark : {Mark::best, Mark::good, Mark::smallSlip, Mark::costly, Mark::blunder})
    examples.push_back({.judged = true, .mark = mark});
  for (Mark const mark : {Mark::best, Mark::good})
    examples.push_back({.judged = true, .mark = mark, .open = HandVerdict::Open{.unlucky = true}});
  examples.push_back({.forced = true});
  examples.push_back({.forced = true, .settled = true});
  examples.push_back({});
  return examples;
}

// What is as good as the best has its shape, and its word here.
QString wordInLegend(HandVerdict::Decision const& decision) {
  bool const best = decision.judged && !decision.forced && decision.mark == Mark::best;
  return best && !decision.isUnlucky() ? verdict::wordOf(Mark::best) : verdict::markOf(decision);
}

}  // namespace

MarkLegend::MarkLegend(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("markLegend"));
  setAccessibleRole(this, QAccessible::StaticText);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void MarkLegend::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void MarkLegend::setDecisions(std::vector<HandVerdict::Decision> const& decisions) {
  entries_.clear();
  QStringList words;
  for (HandVerdict::Decision const& example : examplesOfMarks()) {
    QString word = verdict::markOf(example);
    auto const count = std::ranges::count(decisions, word, &wordInLegend);
    if (count == 0 || (counted_ && !example.judged)) continue;
    if (counted_) word = QStringLiteral("%1 %2").arg(count).arg(word);
    entries_.push_back({example, word});
    words += word;
  }
  QString const meaning =
      tr("What a choice gave away, by what you could know: best, nothing; good, almost nothing; small slip, "
         "a little; costly, much; blunder, very much. Right, but unlucky: nobody could have known better; "
         "the cards lay badly.");
  setAccessibleName(tr("The marks: %1").arg(words.join(QStringLiteral(", "))));
  setAccessibleDescription(meaning);
  setToolTip(asToolTip(meaning));
  updateGeometry();
  update();
}

int MarkLegend::lay(int width, std::vector<QPoint>* places) const {
  int const line = measure(20);
  int left = legendInset;
  int top = 0;
  for (Entry const& entry : entries_) {
    int const wide = legendMark + textWidth(entry.word, legendSize);
    if (left > legendInset && left + wide > width - legendInset) {
      left = legendInset;
      top += line;
    }
    if (places != nullptr) places->emplace_back(left, top);
    left += wide + legendGap;
  }
  return entries_.empty() ? 0 : top + line;
}

int MarkLegend::heightForWidth(int width) const { return lay(width, nullptr); }

QSize MarkLegend::sizeHint() const { return {measure(500), heightForWidth(std::max(width(), measure(240)))}; }

QSize MarkLegend::minimumSizeHint() const { return {measure(240), measure(20)}; }

void MarkLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  std::vector<QPoint> places;
  lay(width(), &places);
  int const line = measure(20);
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    verdict::paintMark(painter, entries_[i].example,
                       {places[i].x() + scaledReal(8), places[i].y() + line / 2.0}, scaledReal(7), theme_);
    painter.setFont(typeface(legendSize));
    painter.setPen(theme_.onpanel);
    painter.drawText(QRect(places[i].x() + legendMark, places[i].y(), width(), line),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, entries_[i].word);
  }
}

}  // namespace giaguaro
