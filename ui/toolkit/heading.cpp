#include "ui/toolkit/heading.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {

Heading::Heading(QWidget* parent) : QWidget(parent), words_(new QLabel(this)), note_(new QLabel(this)) {
  setTypeface(words_, 15, true);
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  setTypeface(note_, 12);
  note_->setTextFormat(Qt::PlainText);
  note_->hide();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(measure(18), 0, 0, 0);
  row->setSpacing(scaled(8));
  row->addWidget(words_, 1);
  row->addWidget(note_, 0, Qt::AlignRight | Qt::AlignVCenter);
}

void Heading::setTheme(Theme const& theme) {
  theme_ = theme;
  setInk(words_, theme.head);
  setInk(note_, theme.onpanel2);
  update();
}

void Heading::setText(QString const& text) { words_->setText(text); }

void Heading::setNote(QString const& note) {
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
}

QString Heading::text() const { return words_->text(); }

void Heading::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.head);
  double const x = contentsRect().left();
  double const y = contentsRect().top() + words_->fontMetrics().height() / 2.0 + 0.5;
  painter.drawPolygon(QPolygonF(
      {{x, y}, {x + scaled(5), y - scaled(6)}, {x + scaled(10), y}, {x + scaled(5), y + scaled(6)}}));
}

}  // namespace giaguaro
