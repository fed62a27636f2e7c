#include "ui/score/sheet_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "ui/toolkit/typeface.h"

namespace giaguaro {

std::pair<QString, QString> labelAndFigure(QString const& sentence) {
  constexpr qsizetype longestFigure = 24;
  qsizetype const colon = sentence.lastIndexOf(QStringLiteral(": "));
  if (colon < 0) return {sentence, {}};
  QString const figure = sentence.mid(colon + 2);
  qsizetype const sign = figure.startsWith(u'+') || figure.startsWith(u'\u2212') ? 1 : 0;
  bool const counts = figure.size() > sign && figure.size() <= longestFigure &&
                      (figure[sign].isDigit() || figure[sign] == u'\u00BD');
  if (!counts) return {sentence, {}};
  return {sentence.left(colon), figure};
}

SheetLine::SheetLine(QWidget* parent) : QWidget(parent), label_(new QLabel(this)), figure_(new QLabel(this)) {
  for (QLabel* label : {label_, figure_}) label->setTextFormat(Qt::PlainText);
  label_->setWordWrap(true);
  figure_->setAlignment(Qt::AlignRight | Qt::AlignTop);
  auto* row = new QHBoxLayout(this);
  row->setSpacing(14);
  row->addWidget(label_, 1);
  row->addWidget(figure_);
  setSentence({}, false);
}

void SheetLine::setTheme(Theme const& theme) {
  theme_ = theme;
  for (QLabel* label : {label_, figure_}) setInk(label, theme.onpanel);
  update();
}

void SheetLine::setSentence(QString const& sentence, bool framed) {
  framed_ = framed;
  auto const [label, figure] = labelAndFigure(sentence);
  label_->setText(label);
  figure_->setText(figure);
  figure_->setVisible(!figure.isEmpty());
  setTypeface(label_, framed ? 15 : 14, framed);
  setTypeface(figure_, framed ? 15 : 14, framed);
  setMargins();
  update();
}

void SheetLine::setCompact(bool compact) {
  compact_ = compact;
  setMargins();
}

void SheetLine::setMargins() {
  int const round = framed_ ? 6 : 2;
  int const above = compact_ ? round / 2 - (framed_ ? 0 : 1) : round;
  layout()->setContentsMargins(10, above, 10, above);
}

void SheetLine::paintEvent(QPaintEvent*) {
  if (!framed_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_.bestedge, 1.2));
  painter.setBrush(theme_.best);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.6, 0.6, -0.6, -0.6), 7, 7);
}

CountBar::CountBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setFixedHeight(27);
}

void CountBar::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void CountBar::setBar(Result::Bar const& bar) {
  bar_ = bar;
  setVisible(bar.total > 0);
  update();
}

void CountBar::paintEvent(QPaintEvent*) {
  if (bar_.total <= 0) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const track(10.5, 8, width() - 21, 11);
  auto const part = [&](int value) { return std::clamp(static_cast<double>(value) / bar_.total, 0.0, 1.0); };
  painter.setPen(QPen(theme_.onpanel2, 1));
  painter.setBrush(theme_.soft);
  painter.drawRoundedRect(track, 5.5, 5.5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.bestedge);
  painter.save();
  painter.setClipRect(QRectF(track.left(), track.top(), track.width() * part(bar_.value), track.height()));
  painter.drawRoundedRect(track, 5.5, 5.5);
  painter.restore();
  painter.setPen(QPen(theme_.onpanel, 2.6));
  double const mark = track.left() + track.width() * part(bar_.target);
  painter.drawLine(QPointF(mark, track.top() - 5), QPointF(mark, track.bottom() + 5));
}

}  // namespace giaguaro
