#include "ui/verdict/verdict_bars.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr std::size_t barRows = ScoreBars::count + 1;  // and the score
constexpr int rowInset = 10;
constexpr int roomForNote = 560;  // a narrower one has no place for what a part is
constexpr double nameSize = 14;
constexpr double noteSize = 12;

}  // namespace

VerdictBars::VerdictBars(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("verdictBars"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void VerdictBars::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void VerdictBars::setBars(std::optional<ScoreBars> const& bars, int score, int dear, QString const& unknown) {
  bars_ = bars;
  score_ = score;
  dear_ = dear;
  unknown_ = unknown;
  say();
  updateGeometry();
  update();
}

void VerdictBars::setCompact(bool compact) {
  if (std::exchange(compact_, compact) != compact) updateGeometry();
}

int VerdictBars::decimals() const {
  int largest = std::abs(score_);
  if (bars_)
    for (int const part : bars_->parts) largest = std::max(largest, std::abs(part));
  return largest < 1000 ? 2 : 1;
}

int VerdictBars::rowHeight() const { return measure(compact_ ? 25 : 29); }

QSize VerdictBars::sizeHint() const {
  return {measure(500), measure(18) + static_cast<int>(barRows) * rowHeight()};
}

QSize VerdictBars::minimumSizeHint() const { return {measure(260), sizeHint().height()}; }

static std::array<QString, barRows> namesOf() {
  return {VerdictBars::tr("Worth of your cards"), VerdictBars::tr("Luck"),
          VerdictBars::tr("Your own decisions"), VerdictBars::tr("The others' decisions"),
          VerdictBars::tr("Your score")};
}

int VerdictBars::labelWidth() const {
  int widest = 0;
  for (QString const& name : namesOf()) widest = std::max(widest, textWidth(name, nameSize, true));
  return widest + measure(10);
}

void VerdictBars::say() {
  QStringList said;
  auto const names = namesOf();
  if (bars_)
    for (std::size_t part = 0; part < ScoreBars::count; ++part)
      said += tr("%1: %2, give or take %3")
                  .arg(names[part], verdict::figure(bars_->parts[part], decimals()),
                       verdict::size(bars_->errors[part], decimals()));
  else
    said += tr("Where the score comes from is not known yet") + QStringLiteral(": ") + unknown_;
  said += names.back() + QStringLiteral(": ") + verdict::figure(score_, decimals());
  setAccessibleName(said.join(QStringLiteral(". ")));
}

VerdictBars::Scale VerdictBars::scaleIn(double left, double right) const {
  int least = std::min(0, score_);
  int most = std::max(0, score_);
  if (bars_)
    for (std::size_t part = 0; part < ScoreBars::count; ++part) {
      least = std::min(least, bars_->endOf(part));
      most = std::max(most, bars_->endOf(part));
    }
  constexpr std::array steps{25,   50,    100,   200,   500,    1000,   2000,
                             5000, 10000, 20000, 50000, 100000, 200000, 500000};
  constexpr int mostSteps = 5;
  int step = steps.back();
  for (int const each : steps)
    if ((most - least) <= each * mostSteps) {
      step = each;
      break;
    }
  Scale scale{.least = least, .most = most, .step = step, .left = left, .width = right - left};
  int const air = std::max(1, (most - least) / 20);
  scale.least -= air;
  scale.most += air;
  return scale;
}

void VerdictBars::paintRow(QPainter& painter, std::size_t row, Scale const& scale, int top) const {
  bool const isScore = row == ScoreBars::count;
  bool const isOwn = row == ScoreBars::own;
  int const high = rowHeight();
  double const thick = compact_ ? 11 : 13;
  double const barTop = top + (high - thick) / 2;
  painter.setFont(typeface(nameSize, isOwn || isScore));
  painter.setPen(theme_.onpanel);
  int const valueRight = width() - rowInset - textWidth(QStringLiteral("\u00b1 00.00"), noteSize) - scaled(8);
  painter.drawText(QRect(rowInset, top, labelWidth(), high), Qt::AlignVCenter | Qt::TextSingleLine,
                   namesOf()[row]);
  if (!isScore && !bars_) {
    return paintUnknown(painter, scale, top);
  }
  int const from = isScore ? 0 : bars_->beginOf(row);
  int const to = isScore ? score_ : bars_->endOf(row);
  QColor const brown(0x8A, 0x6F, 0x4A);
  QColor const ink = isScore ? theme_.onpanel : to > from ? theme_.gain : isOwn ? Theme::red() : brown;
  double const begin = scale.at(std::min(from, to));
  painter.fillRect(QRectF(begin, barTop, std::max(1.0, scale.at(std::max(from, to)) - begin), thick), ink);
  painter.setPen(QPen(theme_.onpanel, scaledReal(1.2)));
  if (!isScore && row + 1 < ScoreBars::count)
    painter.drawLine(QPointF(scale.at(to), barTop), QPointF(scale.at(to), barTop + high + thick));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRect(0, top, valueRight, high), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                   verdict::figure(isScore ? score_ : bars_->parts[row], decimals()));
  if (isScore) return;
  painter.setFont(typeface(noteSize));
  painter.setPen(theme_.onpanel2);
  painter.drawText(QRect(0, top, width() - rowInset, high),
                   Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                   QStringLiteral("\u00b1 ") + verdict::size(bars_->errors[row], decimals()));
}

void VerdictBars::paintUnknown(QPainter& painter, Scale const& scale, int top) const {
  painter.setFont(typeface(noteSize));
  QRectF const row(scale.left, top, scale.width, rowHeight());
  double const words = textWidth(unknown_, noteSize) + scaled(12);
  double const free = std::max(0.0, (scale.width - words) / 2);
  painter.setPen(QPen(theme_.onpanel2, scaledReal(1.4), Qt::DotLine));
  for (double const left : {row.left(), row.right() - free})
    painter.drawLine(QPointF(left, row.center().y()), QPointF(left + free, row.center().y()));
  painter.drawText(row, Qt::AlignCenter | Qt::TextSingleLine, unknown_);
}

void VerdictBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const values = textWidth(QStringLiteral("\u2212000.00"), nameSize, true) +
                     textWidth(QStringLiteral("\u00b1 00.00"), noteSize) + scaled(8) + rowInset;
  int const left = rowInset + labelWidth();
  bool const noted = width() >= measure(roomForNote);
  std::array<QString, barRows> const notes{tr("if all play as experts do"), tr("how the cards lay"),
                                           !bars_       ? QString()
                                           : dear_ == 0 ? tr("nothing to mend")
                                                        : tr("%n surely cost something", nullptr, dear_),
                                           tr("what they gave and took"), QString()};
  int notesWidth = 0;
  if (noted)
    for (QString const& note : notes) notesWidth = std::max(notesWidth, textWidth(note, noteSize));
  Scale const scale = scaleIn(left + notesWidth + scaled(22), width() - values - scaled(4));
  int const head = measure(18);
  int const high = rowHeight();

  for (std::size_t row = 0; row < barRows; ++row) {
    bool const isScore = row == ScoreBars::count;
    if (row != ScoreBars::own && !isScore) continue;
    painter.setPen(QPen(isScore ? theme_.rule : theme_.bestedge, scaledReal(1.3)));
    painter.setBrush(isScore ? theme_.soft : theme_.best);
    painter.drawRoundedRect(
        QRectF(0.7, head + static_cast<int>(row) * high + 0.7, width() - scaledReal(1.4), high - scaled(2)),
        7, 7);
  }
  int const first = static_cast<int>(std::ceil(scale.least / static_cast<double>(scale.step)));
  for (int tick = first; tick * scale.step <= scale.most; ++tick) {
    double const x = scale.at(tick * scale.step);
    painter.setPen(QPen(tick == 0 ? theme_.onpanel2 : theme_.rule, tick == 0 ? 1.6 : 1));
    painter.drawLine(QPointF(x, head), QPointF(x, height() - scaled(2)));
    painter.setFont(typeface(11));
    painter.setPen(theme_.onpanel2);
    int const value = tick * scale.step;
    painter.drawText(QRectF(x - scaled(60), 0, scaled(120), head), Qt::AlignCenter,
                     verdict::figure(value, scale.step < 100 ? 2 : 0));
  }
  painter.setFont(typeface(noteSize));
  for (std::size_t row = 0; row < barRows; ++row) {
    int const top = head + static_cast<int>(row) * high;
    if (noted) {
      painter.setFont(typeface(noteSize));
      painter.setPen(theme_.onpanel2);
      painter.drawText(QRect(left, top, notesWidth + scaled(4), high), Qt::AlignVCenter | Qt::TextSingleLine,
                       notes[row]);
    }
    paintRow(painter, row, scale, top);
  }
}

}  // namespace giaguaro
