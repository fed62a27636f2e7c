#include "ui/known/unknown_seats.h"

#include <QHBoxLayout>
#include <QLayout>
#include <QPainter>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/wording.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr Length side{26};
constexpr Length seatsApart{19};  // they lie half over each other

}  // namespace

UnknownSeats::UnknownSeats(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), reason_(new RichText(13, this)) {
  reason_->setLinksTerms();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(scaledMargins(0, 2, 0, 2));
  row->addWidget(reason_);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void UnknownSeats::setTheme(Theme const& theme) {
  reason_->setColor(theme.onpanel);
  update();
}

void UnknownSeats::setSeats(std::vector<Seat> seats, QString const& reason) {
  seats_ = std::move(seats);
  int const faces = seats_.empty() ? 0 : side + static_cast<int>(seats_.size() - 1) * seatsApart + scaled(8);
  layout()->setContentsMargins(faces, scaled(2), 0, scaled(2));
  QStringList names;
  for (Seat const& seat : seats_) names += seat.name;
  reason_->setText(reason.toHtmlEscaped(),
                   seats_.empty() ? reason : Wording::list(names) + QStringLiteral(". ") + reason);
  setMinimumHeight(seats_.empty() ? 0 : side + scaled(4));
  update();
}

void UnknownSeats::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  int x = 0;
  for (Seat const& seat : seats_) {
    painter.drawPixmap(x, (height() - side) / 2, glyphs_->avatar(seat.avatar, side, devicePixelRatioF()));
    x += seatsApart;
  }
}

}  // namespace giaguaro
