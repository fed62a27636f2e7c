#include "ui/tricks/trick_head.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/tricks/trick_list.h"

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

// A name that is cut is whole in a tip.
bool TrickHead::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  auto const* const help = static_cast<QHelpEvent*>(event);
  for (std::size_t column = 0; column < list_->players().size(); ++column) {
    QRect const place = list_->column(static_cast<int>(column));
    if (help->pos().x() < place.left() || help->pos().x() > place.right()) continue;
    QToolTip::showText(help->globalPos(), asToolTip(list_->players()[column].name), this);
    return true;
  }
  QToolTip::hideText();
  return true;
}

void TrickHead::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t column = 0; column < list_->players().size(); ++column) {
    TrickList::Player const& player = list_->players()[column];
    QRect const place = list_->column(static_cast<int>(column));
    painter.drawPixmap(place.center().x() - headFace / 2, 0,
                       glyphs_->avatar(player.avatar, headFace, devicePixelRatioF()));
    painter.setFont(typeface(headNameSize, true));
    QRect const under(place.left() + scaled(2), headFace + scaled(2), place.width() - scaled(4),
                      nameHeight());
    QString const shown =
        painter.fontMetrics().elidedText(player.name, Qt::ElideRight, under.width() - scaled(14));
    if (player.own) {
      // On a label: never the colour alone.
      double const half = painter.fontMetrics().horizontalAdvance(shown) / 2.0 + scaledReal(7);
      painter.setPen(QPen(theme_.bestedge, scaledReal(1)));
      painter.setBrush(theme_.best);
      painter.drawRoundedRect(QRectF(under.center().x() - half, under.top(), 2 * half, under.height()),
                              under.height() / 2.0, under.height() / 2.0);
    }
    painter.setPen(theme_.onpanel);
    painter.drawText(under, Qt::AlignCenter | Qt::TextSingleLine, shown);
  }
}

}  // namespace giaguaro
