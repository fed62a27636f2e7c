#include "ui/talk/phrase_row.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/cards/card_painter.h"
#include "ui/drawing/text_line.h"

namespace giaguaro {
namespace {

// At scale 1.
constexpr qreal keyLeft = 7;
constexpr qreal keySide = 18;
constexpr qreal wordsLeft = 34;
constexpr qreal wordsSize = 13;
constexpr qreal faceSide = 28;
constexpr qreal faceStep = 30;
constexpr qreal facesRight = 18;    // of the last one's centre, from the row's end
constexpr double barredPart = 0.2;  // of its contrast: on every plate it can be read

}  // namespace

PhraseRow::PhraseRow(Saying::Kind kind, CardArt& art, Theme const& theme, QWidget* parent)
    : QAbstractButton(parent), kind_(kind), art_(&art), theme_(&theme) {
  setObjectName(QLatin1String("say_") + QString::number(static_cast<int>(kind) + 1));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  connect(&art, &CardArt::ready, this, qOverload<>(&QWidget::update));
  connect(this, &QAbstractButton::clicked, this, [this] {
    if (byMouse_ && namesSeat() && pressedFace_ < 0) return;  // it is asked to whom
    if (byMouse_ && namesSeat()) choose(pressedFace_);
    emit decided();
  });
}

void PhraseRow::set(QString const& words, std::vector<Face> const& faces, QString const& barred) {
  words_ = words;
  if (faces != faces_) chosen_ = 0;
  faces_ = faces;
  barred_ = barred;
  setToolTip(barred);
  setCursor(isBarred() ? Qt::ArrowCursor : Qt::PointingHandCursor);
  name();
  update();
}

void PhraseRow::place(QRectF const& box, qreal scale) {
  scale_ = scale;
  setGeometry(box.toAlignedRect());
}

void PhraseRow::name() {
  QString spoken = QString::number(static_cast<int>(kind_) + 1) + QStringLiteral(": ") + words_;
  if (namesSeat())
    spoken += u' ' + tr("To %1, %2 of %3.")
                         .arg(faces_[static_cast<std::size_t>(chosen_)].name)
                         .arg(chosen_ + 1)
                         .arg(faces_.size());
  if (isBarred()) spoken += u' ' + tr("May not be said: %1.").arg(barred_);
  setAccessibleName(spoken);
}

void PhraseRow::choose(int face) {
  if (!namesSeat()) return;
  chosen_ = std::clamp(face, 0, static_cast<int>(faces_.size()) - 1);
  name();
  update();
  emit looked();
}

Saying PhraseRow::saying() const {
  return {kind_, namesSeat() ? faces_[static_cast<std::size_t>(chosen_)].seat : nobody};
}

std::vector<Seat> PhraseRow::seats() const {
  std::vector<Seat> seats;
  for (Face const& face : faces_) seats.push_back(face.seat);
  return seats;
}

qreal PhraseRow::wordsEnd() const {
  return wordsLeft * scale_ + textWidth(font(), {wordsSize * scale_, false, {}}, words_);
}

QPointF PhraseRow::faceCentre(int face) const {
  auto const behind = static_cast<qreal>(faces_.size()) - 1 - face;
  return {width() - (facesRight + behind * faceStep) * scale_, height() / 2.0};
}

int PhraseRow::faceAt(QPointF const& at) const {
  for (int face = 0; face < static_cast<int>(faces_.size()); ++face)
    if (QLineF(faceCentre(face), at).length() <= faceStep / 2 * scale_) return face;
  return -1;
}

void PhraseRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  bool const lit = current_ || underMouse();
  if (lit) {
    QRectF const box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(current_ ? QPen(theme_->accent, hasFocus() ? 1.8 : 1.2) : QPen(Qt::NoPen));
    painter.setBrush(theme_->plain ? theme_->plate : mixed(theme_->plate, theme_->onplate, 0.09));
    painter.drawRoundedRect(box, 7 * scale_, 7 * scale_);
  }
  QColor const quiet =
      theme_->plain ? theme_->onplate2 : mixed(theme_->plate, theme_->onplate2, 1 - barredPart);
  QColor const ink = isBarred() ? quiet : theme_->onplate;
  QColor const keyInk = isBarred() ? quiet : current_ ? theme_->accent : theme_->onplate2;
  QRectF const key(keyLeft * scale_, (height() - keySide * scale_) / 2, keySide * scale_, keySide * scale_);
  painter.setPen(QPen(keyInk, 1.2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(key, 4 * scale_, 4 * scale_);
  qreal const base = height() / 2.0 + 4.6 * scale_;
  drawText(painter, font(), {12.5 * scale_, true, keyInk}, QPointF(key.center().x(), base), key.width(),
           QString::number(static_cast<int>(kind_) + 1), Qt::AlignHCenter);
  qreal const end =
      namesSeat() && lit ? faceCentre(0).x() - (faceStep / 2 + 2) * scale_ : width() - 6 * scale_;
  drawText(painter, font(), {wordsSize * scale_, current_, ink}, QPointF(wordsLeft * scale_, base),
           end - wordsLeft * scale_, words_);
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  if (namesSeat() && !lit) {
    // That it asks to whom: the faces come with the choice.
    qreal const size = 4.5 * scale_;
    QPointF const tip(width() - facesRight * scale_, height() / 2.0);
    painter.setPen(QPen(keyInk, 1.6 * scale_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{tip + QPointF(-size, -size), tip, tip + QPointF(-size, size)});
    return;
  }
  for (int face = 0; face < static_cast<int>(faces_.size()); ++face) {
    bool const picked = current_ && face == chosen_;
    cards.avatar(painter, faces_[static_cast<std::size_t>(face)].avatar, faceCentre(face), faceSide * scale_);
    if (!picked) continue;
    painter.setPen(QPen(theme_->accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(faceCentre(face), (faceSide / 2 + 1.5) * scale_, (faceSide / 2 + 1.5) * scale_);
  }
}

void PhraseRow::keyPressEvent(QKeyEvent* event) {
  int const key = event->key();
  bool const plain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
  bool const says = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
  if (plain && says) {
    if (!event->isAutoRepeat()) click();
  } else if (plain && (key == Qt::Key_Down || key == Qt::Key_Up)) {
    emit moveAsked(key == Qt::Key_Down ? 1 : -1);
  } else if (plain && namesSeat() && (key == Qt::Key_Left || key == Qt::Key_Right)) {
    choose(chosen_ + (key == Qt::Key_Right ? 1 : -1));
  } else {
    event->ignore();
  }
}

// A click on a face says it to that one; one on the words says what everybody hears, and of the others asks to whom.
void PhraseRow::mouseReleaseEvent(QMouseEvent* event) {
  pressedFace_ = faceAt(event->position());
  byMouse_ = true;
  QAbstractButton::mouseReleaseEvent(event);
  byMouse_ = false;
}

void PhraseRow::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  emit looked();
}

void PhraseRow::setCurrent(bool current) {
  if (std::exchange(current_, current) != current) update();
}

}  // namespace giaguaro
