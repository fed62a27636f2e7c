#include "ui/known/share_bars.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/known/known_words.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr double barsTextSize = 14;
constexpr double leastSize = 11;
constexpr Length barsFace{24};
constexpr Length nameLeft{32};
constexpr int barLeft = 92;
constexpr Length barHeight{11};

int barsRowHeight() { return std::max(28, measure(28)); }
int figureWidth() { return textWidth(QStringLiteral("100 %"), barsTextSize, true) + scaled(8); }

}  // namespace

ShareBars::ShareBars(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("shareBars"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void ShareBars::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void ShareBars::setBars(std::vector<Bar> bars) {
  QStringList spoken;
  for (Bar const& bar : bars) {
    QString const told =
        bar.percent == Known::Share::unknown ? bar.name
        : bar.before == Known::Share::unknown
            ? tr("%1: %2").arg(bar.name, knownWords::percent(bar.percent))
            : (marksUnheard_ ? tr("%1: %2, by the play alone %3") : tr("%1: %2, before the first trick %3"))
                  .arg(bar.name, knownWords::percent(bar.percent), knownWords::percent(bar.before));
    spoken += bar.truly ? tr("%1, and so it was").arg(told) : told;
  }
  setAccessibleName(Wording::sentences(spoken));
  if (bars.size() != bars_.size()) updateGeometry();
  bars_ = std::move(bars);
  update();
}

QSize ShareBars::sizeHint() const { return {measure(280), static_cast<int>(bars_.size()) * barsRowHeight()}; }
QSize ShareBars::minimumSizeHint() const { return {measure(180), sizeHint().height()}; }

std::optional<LineSpan> ShareBars::lineOver(int y) const {
  int const top = y / barsRowHeight() * barsRowHeight();
  return y > top && y < height() ? std::optional(LineSpan{top, top + barsRowHeight()}) : std::nullopt;
}

void ShareBars::paintBar(QPainter& painter, QRectF const& box, Bar const& bar, QColor const& full,
                         QColor const& empty, QColor const& contour, QColor const& mark) {
  double const y = box.center().y();
  if (bar.percent == Known::Share::unknown) {
    painter.setPen(QPen(contour, scaledReal(2), Qt::DotLine));
    painter.drawLine(QPointF(box.left() + scaled(2), y), QPointF(box.right() - scaled(2), y));
    return;
  }
  double const round = box.height() / 2;
  painter.setPen(QPen(contour, scaledReal(1)));
  painter.setBrush(empty);
  painter.drawRoundedRect(box, round, round);
  if (bar.percent > 0) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(full);
    double const wide = std::max(box.height(), box.width() * bar.percent / 100);
    painter.drawRoundedRect(QRectF(box.left(), box.top(), wide, box.height()), round, round);
  }
  if (bar.before == Known::Share::unknown) return;
  double const x = box.left() + box.width() * bar.before / 100;
  painter.setPen(QPen(mark, scaledReal(2.2)));
  painter.drawLine(QPointF(x, box.top() - scaled(4)), QPointF(x, box.bottom() + scaled(4)));
}

void ShareBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const left = measure(barLeft);
  int top = 0;
  int best = 0;
  for (Bar const& bar : bars_) best = std::max(best, bar.percent);
  bool const faces = std::ranges::any_of(bars_, [](Bar const& bar) { return bar.avatar > 0; });
  for (Bar const& bar : bars_) {
    bool const likeliest = best > 0 && bar.percent == best;
    int const middle = top + barsRowHeight() / 2;
    if (bar.avatar > 0)
      painter.drawPixmap(0, middle - barsFace / 2,
                         glyphs_->avatar(bar.avatar, barsFace, devicePixelRatioF()));
    // Nobody has no face, and yet stands with the others where there is room for the word.
    bool const fits = textWidth(bar.name, leastSize, likeliest) <= left - nameLeft - scaled(4);
    int const from = bar.avatar > 0 || (faces && fits) ? nameLeft : 0;
    QRect const room(from, top, left - from - scaled(4), barsRowHeight());
    double size = barsTextSize;
    while (size > leastSize && textWidth(bar.name, size, likeliest) > room.width()) size -= 0.5;
    painter.setFont(typeface(size, likeliest));
    painter.setPen(theme_.onpanel);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(bar.name, Qt::ElideRight, room.width()));
    if (bar.truly) {
      painter.setPen(QPen(theme_.bestedge, scaledReal(2.2)));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(
          QRectF(scaledReal(1.5), top + scaledReal(1.5), left - scaled(6), barsRowHeight() - scaled(3)),
          scaledReal(6), scaledReal(6));
      painter.setPen(theme_.onpanel);
    }
    QRectF const box(left, middle - barHeight / 2.0, width() - left - figureWidth(), barHeight);
    paintBar(painter, box, bar, theme_.bestedge, theme_.soft, theme_.rule, theme_.onpanel);
    painter.setFont(typeface(barsTextSize, likeliest));
    painter.setPen(theme_.onpanel);
    painter.drawText(QRect(0, top, width(), barsRowHeight()), Qt::AlignVCenter | Qt::AlignRight,
                     knownWords::percent(bar.percent));
    top += barsRowHeight();
  }
}

}  // namespace giaguaro
