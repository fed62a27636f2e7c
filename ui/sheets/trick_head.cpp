#include "ui/sheets/trick_head.h"

#include <QPainter>

#include "ui/sheets/trick_list.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length headFace{30};
constexpr double headNameSize = 12;

int nameHeight() { return measure(headNameSize * 1.45); }

}  // namespace

TrickHead::TrickHead(Glyphs* glyphs, TrickList const* list, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), list_(list) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void TrickHead::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize TrickHead::sizeHint() const { return {300, headFace + scaled(2) + nameHeight() + scaled(4)}; }

void TrickHead::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t column = 0; column < list_->players().size(); ++column) {
    TrickList::Player const& player = list_->players()[column];
    QRect const place = list_->column(static_cast<int>(column));
    painter.drawPixmap(place.center().x() - headFace / 2, 0,
                       glyphs_->avatar(player.avatar, headFace, devicePixelRatioF()));
    painter.setFont(typeface(headNameSize, true));
    painter.setPen(player.own ? theme_.bestedge : theme_.onpanel);
    QRect const under(place.left() + scaled(2), headFace + scaled(2), place.width() - scaled(4),
                      nameHeight());
    painter.drawText(under, Qt::AlignCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(player.name, Qt::ElideRight, under.width()));
  }
}

}  // namespace giaguaro
