#include "ui/result/count_verdict.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/count_track.h"

namespace giaguaro {
namespace {

constexpr Length groundAside{10};  // of its ground, as of all texts of the sheet
constexpr int within = 14;         // from its ground to its words
constexpr Length verdictMark{11}, verdictMarkLow{9};
constexpr int usualBar = 18;
constexpr int compactBar = 10;
constexpr int barAside = 9, barAsideLow = 6;  // above it, and as much below
constexpr int barFigures = 16;                // the line of figures under it
constexpr double barFigureSize = 12;

// A number has nothing below its line, nor above its digits: it wants no room for that.
class LargeNumber : public QLabel {
 public:
  using QLabel::QLabel;

  QSize sizeHint() const override { return {QLabel::sizeHint().width(), fontMetrics().capHeight() * 5 / 4}; }
  QSize minimumSizeHint() const override { return sizeHint(); }
};

}  // namespace

CountBar::CountBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setFixedHeight(scaled(usualBar + 2 * barAside) + measure(barFigures));
}

void CountBar::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void CountBar::setBar(Result::Bar const& bar) {
  bar_ = bar;
  update();
}

void CountBar::setCompact(bool compact) {
  if (std::exchange(compact_, compact) == compact) return;
  setFixedHeight(compact ? scaled(compactBar + 2 * barAsideLow)
                         : scaled(usualBar + 2 * barAside) + measure(barFigures));
}

void CountBar::paintEvent(QPaintEvent*) {
  if (bar_.total <= 0) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  auto const part = [this](int value) {
    return std::clamp(static_cast<double>(value) / bar_.total, 0.0, 1.0);
  };
  bool const failed = bar_.value < bar_.target;
  QColor const ink = failed ? theme_.loss() : theme_.gain;
  paintCountTrack(painter, {.place = QRectF(scaledReal(0.5), scaled(compact_ ? barAsideLow : barAside),
                                            width() - scaled(1), scaled(compact_ ? compactBar : usualBar)),
                            .filled = part(bar_.value),
                            .target = part(bar_.target),
                            .failed = failed,
                            .unit = windowScale(),
                            .edge = theme_.onpanel2,
                            .ground = theme_.panel,
                            .ink = ink,
                            .hatch = mixed(ink, theme_.panel, 0.6),
                            .beyond = mixed(ink, theme_.panel, 0.4),
                            .mark = theme_.onpanel});
  if (!compact_) paintFigures(painter);
}

// Where the bar begins, what was needed and all that there is; the last one only where it keeps clear of the mark's.
void CountBar::paintFigures(QPainter& painter) const {
  QRectF const room(scaledReal(0.5), height() - measure(barFigures), width() - scaledReal(1),
                    measure(barFigures));
  double const mark = room.left() + room.width() * bar_.target / bar_.total;
  auto const write = [&](QString const& figure, double middle, bool strong) {
    painter.setFont(typeface(barFigureSize, strong));
    double const half = painter.fontMetrics().horizontalAdvance(figure) / 2.0;
    QRectF const place(std::clamp(middle - half, room.left(), room.right() - 2 * half), room.top(),
                       2 * half + 1, room.height());
    painter.setPen(strong ? theme_.onpanel : theme_.onpanel2);
    painter.drawText(place, Qt::AlignCenter, figure);
  };
  double const clear = measure(30);
  if (mark - room.left() > clear) write(QString::number(0), room.left(), false);
  if (room.right() - mark > clear) write(QString::number(bar_.total), room.right(), false);
  write(QString::number(bar_.target), mark, true);
}

CountVerdict::CountVerdict(QWidget* parent)
    : QWidget(parent),
      grid_(new QGridLayout(this)),
      number_(new LargeNumber(this)),
      distance_(new QLabel(this)),
      words_(new QLabel(this)),
      track_(new CountBar(this)) {
  setObjectName(QStringLiteral("countVerdict"));
  for (QLabel* label : {number_, distance_, words_}) label->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  grid_->setHorizontalSpacing(scaled(14));
  grid_->setVerticalSpacing(0);
  grid_->addWidget(track_, 2, 0, 1, 4);
  grid_->setColumnStretch(2, 1);
  grid_->setColumnMinimumWidth(3, 2 * verdictMark);  // the mark
  place();
  giveSizes();
}

void CountVerdict::setTheme(Theme const& theme) {
  theme_ = theme;
  track_->setTheme(theme);
  giveInks();
  update();
}

void CountVerdict::setCount(Result::Bar const& bar, QString const& words, QString const& distance) {
  bar_ = bar;
  track_->setBar(bar);
  number_->setText(QString::number(bar.value));
  distance_->setText(distance);
  words_->setText(words);
  setVisible(bar.total > 0);
  giveInks();
  update();
}

void CountVerdict::setCompact(bool compact) {
  if (std::exchange(compact_, compact) == compact) return;
  track_->setCompact(compact);
  place();
  giveSizes();
}

void CountVerdict::setExtra(int extra) {
  if (std::exchange(extra_, extra) == extra) return;
  giveSizes();
  updateGeometry();
}

// Both lines beside the number, or all three in one line.
void CountVerdict::place() {
  for (QWidget* label : {number_, distance_, words_}) grid_->removeWidget(label);
  grid_->addWidget(number_, 0, 0, compact_ ? 1 : 2, 1, Qt::AlignVCenter);
  grid_->addWidget(distance_, 0, 1, 1, compact_ ? 1 : 2);
  grid_->addWidget(words_, compact_ ? 0 : 1, compact_ ? 2 : 1, 1, compact_ ? 1 : 3);
  distance_->setAlignment(Qt::AlignLeft | (compact_ ? Qt::AlignVCenter : Qt::AlignBottom));
  words_->setAlignment(Qt::AlignLeft | (compact_ ? Qt::AlignVCenter : Qt::AlignTop));
}

void CountVerdict::giveSizes() {
  setTitleface(number_, compact_ ? 30 : 58);
  setTypeface(distance_, compact_ ? 17 : 23, true);
  setTypeface(words_, compact_ ? 13 : 14);
  int const high = compact_ ? 5 : 11;
  // A third over the words, one under them and one under the bar.
  grid_->setVerticalSpacing(0);
  grid_->setRowMinimumHeight(1, compact_ ? 0 : words_->fontMetrics().height() + extra_ / 3);
  layout()->setContentsMargins(groundAside + scaled(within), scaled(high) + extra_ / 3,
                               groundAside + scaled(within), scaled(compact_ ? 1 : 6) + extra_ / 3);
}

void CountVerdict::giveInks() {
  QColor const ink = failed() ? theme_.loss() : theme_.gain;
  for (QLabel* label : {number_, distance_}) setInk(label, ink);
  setInk(words_, theme_.onpanel);
}

void CountVerdict::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor const ink = failed() ? theme_.loss() : theme_.gain;
  painter.setPen(theme_.plain ? QPen(ink, scaledReal(1.6)) : QPen(Qt::NoPen));
  painter.setBrush(!failed()       ? theme_.best
                   : !theme_.plain ? mixed(theme_.panel, theme_.loss(), 0.07)
                                   : theme_.panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(groundAside, scaledReal(1), -groundAside, scaledReal(-1)),
                          scaledReal(10), scaledReal(10));
  double const radius = compact_ ? verdictMarkLow : verdictMark;
  QRect const beside = distance_->geometry();
  QPointF const mark(width() - groundAside - scaled(within) - radius, beside.center().y() + scaledReal(2));
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawEllipse(mark, radius, radius);
  if (!failed()) return paintTick(painter, mark, radius, theme_.panel);
  double const arm = 0.36 * radius;
  painter.setPen(QPen(theme_.panel, scaledReal(2.2), Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(mark + QPointF(-arm, -arm), mark + QPointF(arm, arm));
  painter.drawLine(mark + QPointF(-arm, arm), mark + QPointF(arm, -arm));
}

}  // namespace giaguaro
