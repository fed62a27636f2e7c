#include "ui/first_page/player_field.h"

#include <QAbstractItemView>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/field_style.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/page_wheel.h"

namespace giaguaro {
namespace {

constexpr double playerTextSize = 13;
constexpr int playerSign = 14;
constexpr Length playerInset{5};
constexpr Length signGap{5};
constexpr Length chevronRoom{14};
constexpr Length listRoom{44};  // beside the words in the list

}  // namespace

PlayerField::PlayerField(Glyphs* glyphs, QWidget* parent) : QComboBox(parent), glyphs_(glyphs) {
  FieldStyle::giveTo(*this);
  setTypeface(this, playerTextSize);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  leaveWheelToPage(this);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void PlayerField::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PlayerField::setBriefly(QStringList const& words) {
  briefly_ = words;
  update();
}

void PlayerField::setTold(bool told) {
  told_ = told;
  update();
}

void PlayerField::setMirrored(bool mirrored) {
  mirrored_ = mirrored;
  update();
}

QString PlayerField::words() const { return told_ ? briefly_.value(currentIndex()) : QString(); }

int PlayerField::wantedWidth() const {
  int const words = this->words().isEmpty() ? 0 : signGap + fontMetrics().horizontalAdvance(this->words());
  return 2 * playerInset + measure(playerSign) + words + chevronRoom;
}

void PlayerField::fitWords(int room) {
  setTypefaceFor(this, briefly_, room - 2 * playerInset - measure(playerSign) - signGap - chevronRoom,
                 playerTextSize);
}

// Its words are longer than what stands on the plate.
void PlayerField::showPopup() {
  int wide = 0;
  for (int i = 0; i < count(); ++i) wide = std::max(wide, textWidth(itemText(i), playerTextSize));
  view()->setMinimumWidth(wide + listRoom);
  QComboBox::showPopup();
}

void PlayerField::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  bool const near = underMouse() && isEnabled();
  QRectF const box = QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75);
  if (near || showsFocus(*this)) {
    painter.setPen(showsFocus(*this) ? QPen(theme_.accent, scaledReal(1.5)) : QPen(Qt::NoPen));
    painter.setBrush(near ? mixed(theme_.plate, theme_.onplate, 0.16) : QColor(Qt::transparent));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  }
  bool const human = currentIndex() <= 0;
  int const side = measure(playerSign);
  double x = playerInset;
  QColor const ink = near ? theme_.onplate : theme_.onplate2;
  painter.drawPixmap(QPointF(x, (height() - side) / 2.0),
                     glyphs_->mark(human ? QStringLiteral("human") : QStringLiteral("computer"), side,
                                   devicePixelRatioF(), human ? theme_.accent : ink));
  x += side;
  if (QString const shown = words(); !shown.isEmpty()) {
    x += signGap;
    painter.setFont(font());
    painter.setPen(ink);
    double const wide = std::min<double>(painter.fontMetrics().horizontalAdvance(shown) + 1,
                                         width() - x - chevronRoom - scaled(2));
    painter.drawText(QRectF(x, 0, wide, height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
    x += wide;
  }
  double const half = scaledReal(3.4);
  QPointF const at(x + chevronRoom * 0.62, height() / 2.0);
  painter.setPen(QPen(ink, scaledReal(1.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF{{at.x() - half, at.y() - half * 0.5},
                                 {at.x(), at.y() + half * 0.55},
                                 {at.x() + half, at.y() - half * 0.5}});
}

}  // namespace giaguaro
