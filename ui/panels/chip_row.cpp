#include "ui/panels/chip_row.h"

#include <QPainter>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr Extent chip{27, 36};
constexpr Length chipRowGap{5};

}  // namespace

ChipRow::ChipRow(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  setAccessibleRole(this, QAccessible::StaticText);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void ChipRow::setChips(QStringList const& names, QString const& spoken) {
  setAccessibleName(spoken);
  if (names == names_) return;
  names_ = names;
  updateGeometry();
  update();
}

int ChipRow::perRow(int width) const {
  return std::max(1, (width + chipRowGap) / (chip.width() + chipRowGap));
}

QSize ChipRow::sizeHint() const {
  return {10 * (chip.width() + chipRowGap) - chipRowGap, heightForWidth(width())};
}
QSize ChipRow::minimumSizeHint() const { return chip; }

int ChipRow::heightForWidth(int width) const {
  int const rows = (static_cast<int>(names_.size()) + perRow(width) - 1) / perRow(width);
  return std::max(0, rows * (chip.height() + chipRowGap) - chipRowGap);
}

void ChipRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  int const columns = perRow(width());
  for (int i = 0; i < static_cast<int>(names_.size()); ++i) {
    QPoint const place((i % columns) * (chip.width() + chipRowGap),
                       (i / columns) * (chip.height() + chipRowGap));
    painter.drawPixmap(place, glyphs_->picture(names_[i], chip, devicePixelRatioF()));
  }
}

}  // namespace giaguaro
