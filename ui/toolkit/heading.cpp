#include "ui/toolkit/heading.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr double diamondRoom = 18;
constexpr double stepRoom = 28;
constexpr double stepDisc = 20;

}  // namespace

Heading::Heading(QWidget* parent) : QWidget(parent), words_(new QLabel(this)), note_(new QLabel(this)) {
  setTypeface(words_, 15, true);
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  setTypeface(note_, 12);
  note_->setTextFormat(Qt::PlainText);
  note_->hide();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(measure(diamondRoom), 0, 0, 0);
  row->setSpacing(scaled(8));
  row->addWidget(words_, 1);
  row->addWidget(note_, 0, Qt::AlignRight | Qt::AlignVCenter);
}

void Heading::setTheme(Theme const& theme) {
  theme_ = theme;
  giveInk();
  setInk(note_, theme.onpanel2);
  update();
}

void Heading::giveInk() { setInk(words_, reached_ ? theme_.head : theme_.onpanel2); }

void Heading::setStep(int number, bool reached) {
  if (number == step_ && reached == reached_) return;
  step_ = number;
  reached_ = reached;
  giveInk();
  QMargins margins = layout()->contentsMargins();
  margins.setLeft(measure(number > 0 ? stepRoom : diamondRoom));
  layout()->setContentsMargins(margins);
  setMinimumHeight(number > 0 ? measure(stepDisc) : 0);
  update();
}

void Heading::setText(QString const& text) { words_->setText(text); }

void Heading::setNote(QString const& note) {
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
}

void Heading::setNoteSize(double size) { setTypeface(note_, size); }

QString Heading::text() const { return words_->text(); }

void Heading::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  double const x = rect().left();
  int const line = words_->fontMetrics().height();
  bool const one = words_->height() < 2 * line;
  double const y = one ? height() / 2.0 : rect().top() + line / 2.0 + 0.5;
  if (step_ > 0) {
    double const wide = scaledReal(1.4);
    double const side = measure(stepDisc);
    QRectF const disc(x + wide / 2, std::max(wide / 2, y - side / 2), side - wide, side - wide);
    painter.setPen(QPen(reached_ ? theme_.head : theme_.onpanel2, wide));
    painter.setBrush(reached_ ? QBrush(theme_.head) : QBrush(Qt::NoBrush));
    painter.drawEllipse(disc);
    painter.setFont(typeface(12, true));
    painter.setPen(reached_ ? theme_.panel : theme_.onpanel2);
    painter.drawText(disc, Qt::AlignCenter, QString::number(step_));
    return;
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.head);
  painter.drawPolygon(QPolygonF(
      {{x, y}, {x + scaled(5), y - scaled(6)}, {x + scaled(10), y}, {x + scaled(5), y + scaled(6)}}));
}

}  // namespace giaguaro
