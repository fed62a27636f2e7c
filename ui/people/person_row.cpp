#include "ui/people/person_row.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/wording.h"

namespace giaguaro {
namespace {

constexpr int personHeight = 68;
constexpr int personFace = 48;
constexpr Length personFaceLeft{12};
constexpr int personNameLeft = 73;
constexpr double personNameSize = 17;
constexpr double personLineSize = 13.5;

}  // namespace

QString PersonAtHome::called() const { return name.isEmpty() ? PersonRow::tr("You") : name; }

PersonRow::PersonRow(Glyphs* glyphs, PersonAtHome const& person, QWidget* parent)
    : QAbstractButton(parent), glyphs_(glyphs), person_(person) {
  setObjectName(QStringLiteral("person_%1").arg(person.number));
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  retranslate();
}

void PersonRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PersonRow::setPerson(PersonAtHome const& person) {
  person_ = person;
  retranslate();
}

QString PersonRow::line() const {
  QString const guide = person_.guide == GuideDepth::newcomer ? tr("guide: for newcomers")
                        : person_.guide == GuideDepth::player ? tr("guide: for players")
                                                              : tr("guide: off");
  return guide + QStringLiteral(" \u00b7 ") + tr("opponents: %1").arg(said(person_.level));
}

void PersonRow::retranslate() {
  setText(person_.called());
  QStringList words{person_.called()};
  if (person_.sits) words << tr("sits at the table");
  setAccessibleName(words.join(QStringLiteral(", ")));
  QString const clicks = person_.clicks == ClickMode::onePlays ? tr("one click") : tr("two clicks");
  setAccessibleDescription(line() + QStringLiteral(" \u00b7 ") + clicks);
  update();
}

QSize PersonRow::sizeHint() const { return {measure(250), measure(personHeight)}; }

void PersonRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(scaledReal(1), scaled(3), scaled(-4), scaled(-3));
  {
    painter.setPen(isChecked() ? QPen(theme_.bestedge, scaledReal(1.8)) : QPen(Qt::NoPen));
    painter.setBrush(isChecked()    ? theme_.best
                     : underMouse() ? mixed(theme_.soft, theme_.bestedge, 0.08)
                                    : mixed(theme_.panel, theme_.soft, 0.7));
    painter.drawRoundedRect(box, scaledReal(8), scaledReal(8));
  }
  if (showsFocus(*this)) {
    painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaledReal(0.5), scaled(-1), scaledReal(-0.5)),
                            scaledReal(10), scaledReal(10));
  }
  int const face = measure(personFace);
  painter.drawPixmap(QPointF(personFaceLeft, (height() - face) / 2.0),
                     glyphs_->avatar(person_.avatar, face, devicePixelRatioF()));
  auto const left = static_cast<double>(measure(personNameLeft));
  double const right = box.right() - scaled(8);
  double const middle = height() / 2.0;
  auto const write = [&](QRectF const& room, QString const& words, QFont const& font, QColor const& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    QString const shown =
        painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(room.width()));
    painter.drawText(room, Qt::AlignVCenter | Qt::TextSingleLine, shown);
  };
  QString const sits = person_.sits ? tr("at the table") : QString();
  double const nameRight =
      person_.sits ? right - scaled(28) - textWidth(sits, personLineSize) - scaled(8) : right;
  QRectF const upper(left, scaled(9), nameRight - left, middle - scaled(8));
  write(upper, text(), typeface(personNameSize, true), theme_.onpanel);
  double size = personLineSize;
  while (size > 11 && textWidth(line(), size) > right - left) size -= 0.5;
  // Of what has no room at all the rest stands beside the row, once it is chosen.
  QString const shown = textWidth(line(), size) > right - left ? said(person_.level) : line();
  write({left, middle, right - left, middle - scaled(10)}, shown, typeface(size), theme_.onpanel2);
  if (person_.sits)
    write({nameRight + scaled(8), upper.top(), right - scaled(24) - nameRight - scaled(8), upper.height()},
          sits, typeface(personLineSize), theme_.onpanel2);
  if (person_.sits) paintCheckMark(painter, {right - scaled(10), upper.center().y()}, scaledReal(9), theme_);
}

void PersonRow::mouseDoubleClickEvent(QMouseEvent* event) {
  QAbstractButton::mouseDoubleClickEvent(event);
  if (event->button() == Qt::LeftButton) emit sitWanted();
}

void PersonRow::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QAbstractButton::keyPressEvent(event);
  if (event->isAutoRepeat()) return;
  if (isChecked())
    emit sitWanted();
  else
    click();
}

}  // namespace giaguaro
