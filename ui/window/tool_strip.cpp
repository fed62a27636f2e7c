#include "ui/window/tool_strip.h"

#include <QAction>
#include <QFocusEvent>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/text_line.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/window/window_actions.h"

namespace giaguaro {
namespace {

constexpr double textSize = 13;
constexpr double asideOpacity = 0.38;  // of what does nothing now
constexpr Length titleRight{20};
constexpr Length badgeGap{18};

class StripButton : public QToolButton {
 public:
  StripButton(ToolStrip* strip, Theme const& theme) : QToolButton(strip), strip_(strip), theme_(theme) {
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize({measure(21), measure(21)});
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
  }

  QSize sizeHint() const override {
    return {scaled(10) + iconSize().width() + scaled(7) + textWidth(text(), textSize) + scaled(14),
            measure(32)};
  }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void focusInEvent(QFocusEvent* event) override {
    QToolButton::focusInEvent(event);
    // An activated window gives the focus to its first button where nothing else has it: nobody asked for it.
    if (event->reason() == Qt::ActiveWindowFocusReason) emit strip_->focusUnwanted();
  }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const box =
        QRectF(rect()).adjusted(scaledReal(0.7), scaledReal(0.7), scaledReal(-0.7), scaledReal(-0.7));
    bool const barred = defaultAction() != nullptr && WindowActions::isBarred(*defaultAction());
    bool const hovered = isEnabled() && !barred && (underMouse() || isDown());
    // What cannot be pressed is not lit, however it stands.
    bool const lit = isChecked() && isEnabled();
    if (lit || hovered) {
      painter.setPen(lit ? QPen(theme_.bestedge, scaledReal(1.4)) : QPen(Qt::NoPen));
      painter.setBrush(lit ? theme_.best : mixed(theme_.chrome, theme_.onchrome, isDown() ? 0.16 : 0.08));
      painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
    }
    if (showsFocus(*this)) {
      painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
    }
    painter.setOpacity(isEnabled() && !barred ? 1 : asideOpacity);
    QRect const place({scaled(10), (height() - iconSize().height()) / 2}, iconSize());
    icon().paint(&painter, place);
    painter.setFont(typeface(textSize));
    painter.setPen(theme_.onchrome);
    painter.drawText(rect().adjusted(place.right() + scaled(8), 0, 0, 0),
                     Qt::AlignVCenter | Qt::TextSingleLine, text());
    if (!barred) return;
    painter.setOpacity(isEnabled() ? 1 : asideOpacity);
    QSizeF const lock = strip_->lock().deviceIndependentSize();
    painter.drawPixmap(
        QPointF(place.right() - lock.width() + scaled(4), place.bottom() - lock.height() + scaled(4)),
        strip_->lock());
  }

 private:
  ToolStrip* strip_;
  Theme const& theme_;
};

}  // namespace

ToolStrip::ToolStrip(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
  setAccessibleRole(this, QAccessible::ToolBar);
  row_->setContentsMargins(scaledMargins(8, 3, 8, 5));
  row_->setSpacing(scaled(6));
  row_->addStretch(1);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ToolStrip::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void ToolStrip::addAction(QAction* action) {
  auto* button = new StripButton(this, theme_);
  button->setDefaultAction(action);
  row_->insertWidget(row_->count() - 1, button);
  buttons_.push_back(button);
}

void ToolStrip::setTitle(QString const& title) {
  title_ = title;
  setAccessibleName(title);
  update();
}

void ToolStrip::setBadge(QString const& badge, QString const& brief, QString const& tip) {
  badge_ = badge;
  briefBadge_ = brief;
  badgeTip_ = tip;
  setAccessibleDescription(tip);
  update();
}

void ToolStrip::setMarks(QPixmap const& badge, QPixmap const& lock) {
  badgeMark_ = badge;
  lock_ = lock;
  update();
}

QSize ToolStrip::sizeHint() const { return {600, measure(40)}; }
QSize ToolStrip::minimumSizeHint() const { return {200, measure(40)}; }

bool ToolStrip::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  auto const* const help = static_cast<QHelpEvent*>(event);
  if (badgePlace_.contains(help->pos()))
    QToolTip::showText(help->globalPos(), asToolTip(badgeTip_), this, badgePlace_);
  else
    QToolTip::hideText();
  return true;
}

void ToolStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(0, height() - 1, width(), 1, theme_.chromerule);
  int left = scaled(8);
  for (QToolButton const* button : buttons_) left = qMax(left, button->geometry().right() + scaled(16));
  painter.setOpacity(isEnabled() ? 1 : asideOpacity);
  QRect const place(left, 0, width() - left - titleRight, height() - scaled(2));
  QFont const font = typeface(textSize);
  QFontMetricsF const metrics(font);
  qreal const base = place.center().y() + (metrics.ascent() - metrics.descent()) / 2;
  TextStyle const style{qreal(font.pixelSize()), false, theme_.onchrome};
  qreal const titleWidth =
      drawText(painter, font, style, QPointF(place.right(), base),
               badge_.isEmpty() ? place.width() : place.width() * 0.75, title_, Qt::AlignRight);
  badgePlace_ = {};
  if (!badge_.isEmpty()) paintBadge(painter, QRectF(place).adjusted(0, 0, -titleWidth - badgeGap, 0));
}

// As long as its words, or as there is room.
void ToolStrip::paintBadge(QPainter& painter, QRectF const& room) {
  QFont const font = typeface(textSize);
  QSizeF const mark = badgeMark_.deviceIndependentSize();
  qreal const high = measure(30);
  qreal const beside = high / 2 + mark.width() + scaled(6);
  TextStyle const style{qreal(font.pixelSize()), false, theme_.onchrome};
  QString words;
  qreal wide = beside + high / 2 - scaled(6);
  for (QString const& each : {badge_, briefBadge_}) {
    qreal const wanted = beside + textWidth(font, style, each) + high / 2;
    if (wanted > room.width()) continue;
    words = each;
    wide = wanted;
    break;
  }
  if (wide > room.width()) return;
  QRectF const pill(room.right() - wide, room.center().y() - high / 2, wide, high);
  badgePlace_ = pill.toAlignedRect();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_.onchrome, scaledReal(1.2)));
  painter.setBrush(mixed(theme_.chrome, theme_.panel, 0.6));
  painter.drawRoundedRect(pill, high / 2, high / 2);
  painter.drawPixmap(QPointF(pill.left() + high / 2 - scaled(3), pill.center().y() - mark.height() / 2),
                     badgeMark_);
  QFontMetricsF const metrics(font);
  qreal const base = pill.center().y() + (metrics.ascent() - metrics.descent()) / 2;
  drawText(painter, font, style, QPointF(pill.left() + beside, base), pill.width() - beside, words);
}

}  // namespace giaguaro
