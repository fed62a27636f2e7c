#include "ui/toolkit/paper_button.h"

#include <QButtonGroup>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"

namespace giaguaro {
namespace {

constexpr double keySize = 12;
constexpr Length keyGap{12}, keyAside{7};

}  // namespace

PaperButton::PaperButton(Kind kind, QWidget* parent)
    : QPushButton(parent),
      kind_(kind),
      padding_(goesOn()                ? 48
               : kind == Kind::segment ? 24
                                       : 26) {
  setTextSize(textSize_);
  setIconSize({measure(19), measure(19)});
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
}

void PaperButton::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PaperButton::setKind(Kind kind) {
  if (kind == kind_) return;
  kind_ = kind;
  setTextSize(textSize_);
  update();
}

void PaperButton::setDeletes(bool deletes) {
  deletes_ = deletes;
  update();
}

void PaperButton::setFlush() {
  flush_ = true;
  updateGeometry();
}

void PaperButton::setTextSize(double size) {
  textSize_ = size;
  setTypeface(this, size, goesOn());
  updateGeometry();
}

void PaperButton::setPadding(int padding) {
  padding_ = padding;
  updateGeometry();
}

void PaperButton::setMark(Glyphs* glyphs, QString const& name) {
  if (glyphs_ == nullptr) connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  glyphs_ = glyphs;
  mark_ = name;
  updateGeometry();
  update();
}

void PaperButton::setKey(QString const& name) {
  if (name == key_) return;
  key_ = name;
  updateGeometry();
  update();
}

int PaperButton::keyRoomOf(QString const& name) {
  return name.isEmpty() ? 0 : keyGap + textWidth(name, keySize) + 2 * keyAside;
}

int PaperButton::markSide() const {
  if (!mark_.isEmpty()) return measure(goesOn() ? 22 : 18);
  return icon().isNull() ? 0 : iconSize().width();
}

int PaperButton::edge() const { return kind_ == Kind::segment || flush_ ? 0 : ring; }

QSize PaperButton::sizeHint() const {
  int const icon = markSide() == 0 ? 0 : markSide() + scaled(7);
  QFontMetrics const metrics(typeface(textSize_, isBold()));
  int const width = metrics.size(Qt::TextShowMnemonic, text()).width() + icon;
  int const least = measure(kind_ == Kind::segment ? 32 : 36);
  return {width + keyRoom() + measure(padding_) + 2 * edge(),
          qMax(least, metrics.height() + scaled(14)) + 2 * edge()};
}

QSize PaperButton::minimumSizeHint() const { return sizeHint(); }

QColor PaperButton::ink() const {
  bool const raised = kind_ == Kind::main || (kind_ == Kind::segment && isChecked());
  QColor const words = kind_ == Kind::gold  ? theme_.onAccent()
                       : raised && deletes_ ? theme_.onLoss()
                       : raised             ? palette().color(QPalette::HighlightedText)
                       : deletes_           ? theme_.loss()
                                            : theme_.onpanel;
  bool const locked = kind_ == Kind::segment && isChecked();  // it is read as what is chosen, all the same
  return isEnabled() || locked ? words : mixed(theme_.onpanel, theme_.panel, 0.5);
}

// What goes on, and the chosen part of a track, are raised, lit from above; pressed they are sunk.
void PaperButton::paintFace(QPainter& painter, QRectF const& box) const {
  double const corner = scaledReal(8);
  bool const chosen = isCheckable() && isChecked();
  bool const raised = goesOn() || (kind_ == Kind::segment && chosen);
  bool const hovered = underMouse() && isEnabled();
  if (!isEnabled() && kind_ != Kind::segment) {
    // Flat: there is nothing to be pressed. What goes on keeps its place and a breath of its colour, all others their
    // outline alone.
    QColor const base = kind_ == Kind::gold ? theme_.accent : theme_.bestedge;
    painter.setPen(
        QPen(goesOn() ? mixed(theme_.panel, base, 0.42) : mixed(theme_.onpanel2, theme_.panel, 0.6),
             scaledReal(1)));
    painter.setBrush(goesOn() ? QBrush(mixed(theme_.panel, base, 0.16)) : QBrush(Qt::NoBrush));
    return painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
  }
  if (!raised) {
    QColor fill = chosen ? theme_.best : theme_.soft;
    if (isDown())
      fill = mixed(fill, Qt::black, 0.14);
    else if (hovered)
      fill = mixed(fill, theme_.bestedge, 0.10);
    if (kind_ == Kind::segment && !chosen && !isDown() && !hovered) return;
    painter.setPen(kind_ == Kind::segment ? QPen(Qt::NoPen)
                                          : QPen(chosen     ? theme_.bestedge
                                                 : deletes_ ? theme_.loss()
                                                            : theme_.onpanel2,
                                                 scaledReal(chosen ? 1.8 : 1.2)));
    painter.setBrush(fill);
    return painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
  }
  QColor base = kind_ == Kind::gold ? theme_.accent : deletes_ ? theme_.loss() : theme_.bestedge;
  if (hovered && !isDown()) base = mixed(base, Qt::white, 0.08);
  painter.setPen(QPen(base.darker(165), scaledReal(1)));
  if (theme_.plain) {
    painter.setBrush(base);
    return painter.drawRoundedRect(box, corner, corner);
  }
  if (!isDown() && kind_ != Kind::segment)
    paintShadow(painter, box, corner, {QPointF(scaledReal(1), scaledReal(2)), scaledReal(1.5), 0.34});
  QLinearGradient face(box.topLeft(), box.bottomLeft());
  face.setColorAt(isDown() ? 1 : 0, base.lighter(116));
  face.setColorAt(0.5, base);
  face.setColorAt(isDown() ? 0 : 1, base.darker(116));
  painter.setBrush(face);
  painter.drawRoundedRect(box, corner, corner);
  if (isDown()) return;
  painter.setPen(QPen(mixed(base, Qt::white, 0.42), scaledReal(1)));
  painter.drawLine(box.topLeft() + QPointF(corner - scaled(2), scaledReal(1.4)),
                   box.topRight() + QPointF(scaled(2) - corner, scaledReal(1.4)));
}

void PaperButton::paintRing(QPainter& painter, QRectF const& box) const {
  painter.setBrush(Qt::NoBrush);
  if (edge() > 0) {
    painter.setPen(QPen(kind_ == Kind::gold ? theme_.accent : theme_.bestedge, scaledReal(2)));
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                            scaledReal(10), scaledReal(10));
    return;
  }
  // Inside, for parts lie close to each other.
  painter.setPen(QPen(
      kind_ == Kind::segment && isChecked() ? palette().color(QPalette::HighlightedText) : theme_.bestedge,
      scaledReal(1.6)));
  painter.drawRoundedRect(box.adjusted(scaledReal(2.4), scaledReal(2.4), scaledReal(-2.4), scaledReal(-2.4)),
                          scaledReal(5.5), scaledReal(5.5));
}

void PaperButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  double const inset = edge() + (kind_ == Kind::segment ? 1.0 : 0.6);
  QRectF box = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
  paintFace(painter, box);
  if (goesOn() && isDown()) box.translate(0, 1);

  painter.setFont(typeface(textSize_, goesOn() || (isCheckable() && isChecked())));
  QString const shown = text();
  int const iconWidth = markSide();
  int const words = painter.fontMetrics().size(Qt::TextShowMnemonic, shown).width();
  int const gap = iconWidth > 0 && !shown.isEmpty() ? scaled(7) : 0;
  double x = box.center().x() - (words + iconWidth + gap + keyRoom()) / 2.0;
  if (!mark_.isEmpty()) {
    painter.drawPixmap(QPointF(x, box.center().y() - iconWidth / 2.0),
                       glyphs_->mark(mark_, iconWidth, devicePixelRatioF(), ink()));
    x += iconWidth + gap;
  } else if (iconWidth > 0) {
    QRect const place(static_cast<int>(x), static_cast<int>(box.center().y()) - iconSize().height() / 2,
                      iconWidth, iconSize().height());
    icon().paint(&painter, place);
    x += iconWidth + gap;
  }
  painter.setPen(ink());
  painter.drawText(QRectF(x, box.top(), box.right() - x, box.height()),
                   Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, shown);
  if (!key_.isEmpty())
    paintKey(painter, QRectF(x + words + keyGap, box.top(), keyRoom() - keyGap, box.height()));
  if (showsFocus(*this)) paintRing(painter, box);
}

// Drawn in the ink of its words, so that it belongs to them.
void PaperButton::paintKey(QPainter& painter, QRectF const& room) const {
  painter.setFont(typeface(keySize));
  double const high = painter.fontMetrics().height() + scaledReal(5);
  QRectF const cap(room.left(), room.center().y() - high / 2, room.width(), high);
  QColor edge = ink();
  if (!theme_.plain) edge.setAlphaF(0.6F);
  painter.setPen(QPen(edge, scaledReal(1)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(cap, scaledReal(4), scaledReal(4));
  painter.setPen(ink());
  painter.drawText(cap, Qt::AlignCenter, key_);
}

void PaperButton::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  // One of several that is chosen already has no use for it: whatever it lies on may have one.
  bool const idle = isChecked() && group() != nullptr && group()->exclusive();
  // And Ctrl+Enter is the sheet's, wherever the focus is.
  bool const ofSheet = event->modifiers().testFlag(Qt::ControlModifier);
  if (enter && (idle || ofSheet)) return event->ignore();
  if (enter && !event->isAutoRepeat()) return click();
  QPushButton::keyPressEvent(event);
}

}  // namespace giaguaro
