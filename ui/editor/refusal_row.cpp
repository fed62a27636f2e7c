#include "ui/editor/refusal_row.h"

#include <QAccessible>
#include <QPainter>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/editor/editor_words.h"
#include "ui/editor/word_field.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr Length signRadius{13};
constexpr Length signRoom{38};
constexpr Extent refusedTag{28, 38};
constexpr Extent lowTag{22, 30};  // where there is little room
constexpr Length toMend{22};      // from the words
constexpr double whatSize = 14.5;
constexpr double whySize = 13;

}  // namespace

RefusalRow::RefusalRow(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), mend_(new PaperButton(PaperButton::Kind::plain, this)) {
  setObjectName(QStringLiteral("editorRefusal"));
  setAccessibleRole(this, QAccessible::StaticText);
  mend_->setObjectName(QStringLiteral("editorMend"));
  mend_->hide();
  connect(mend_, &QAbstractButton::clicked, this, &RefusalRow::mendWanted);
}

void RefusalRow::setTheme(Theme const& theme) {
  theme_ = theme;
  mend_->setTheme(theme);
  update();
}

void RefusalRow::setScene(EditorScene const& scene) {
  QString const before = what_;
  what_ = scene.refused ? editorWords::refusal(scene) : QString();
  why_ = scene.refused ? editorWords::reason(scene) : QString();
  card_ = scene.refused ? scene.refused->card : noCard;
  deck_ = scene.draft.game().deck;
  mend_->setVisible(scene.refused.has_value());
  if (scene.refused) mend_->setText(editorWords::mend(scene));
  setAccessibleName(what_.isEmpty() ? QString() : what_ + u' ' + why_);
  placeButton();
  update();
  if (what_ == before || what_.isEmpty()) return;
  QAccessibleEvent said(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&said);
}

void RefusalRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeButton();
}

QSize RefusalRow::tagSize() const {
  return height() < refusedTag.height() + scaled(4) ? QSize(lowTag) : QSize(refusedTag);
}

void RefusalRow::placeButton() {
  QSize const size = mend_->sizeHint();
  int const high = std::min(size.height(), height());
  // Near what it mends; where the words are long they get all that it leaves.
  int const words = std::max(textWidth(what_, whatSize, true), textWidth(why_, whySize)) + scaled(2);
  int const tag = card_.valid() ? tagSize().width() + scaled(8) : 0;
  int const left = std::min(width() - size.width() - scaled(2), signRoom + words + toMend + tag);
  mend_->setGeometry(left, (height() - high) / 2, size.width(), high);
}

void RefusalRow::paintEvent(QPaintEvent*) {
  if (what_.isEmpty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintRefusal(painter, {signRadius + scaledReal(1), height() / 2.0}, signRadius, theme_);
  int right = mend_->x() - scaled(4);
  if (card_.valid()) {
    QSize const tag = tagSize();
    right -= tag.width() + scaled(8);
    glyphs_->paintTag(painter, card_, *deck_,
                      QRectF(QPointF(right + scaled(8), (height() - tag.height()) / 2.0), QSizeF(tag)),
                      devicePixelRatioF());
  }
  QRect const room(signRoom, 0, right - scaled(8) - signRoom, height());
  auto const write = [&](QString const& text, double size, bool bold, QRect const& box, QColor const& ink,
                         Qt::Alignment side) {
    double fitting = size;
    QRect needed;
    do {
      painter.setFont(typeface(fitting, bold));
      needed = painter.fontMetrics().boundingRect(QRect(0, 0, box.width(), 1000), Qt::TextWordWrap, text);
    } while (needed.height() > box.height() && (fitting -= 0.5) >= 11);
    painter.setPen(ink);
    painter.drawText(box, side | Qt::AlignLeft | Qt::TextWordWrap, text);
  };
  int const half = room.height() / 2;
  write(what_, whatSize, true, {room.left(), room.top(), room.width(), half}, theme_.onpanel,
        Qt::AlignBottom);
  write(why_, whySize, false, {room.left(), room.top() + half, room.width(), half}, theme_.onpanel2,
        Qt::AlignTop);
}

}  // namespace giaguaro
