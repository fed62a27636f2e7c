#include "ui/toolkit/paper_group.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"

namespace giaguaro {
namespace {

constexpr Length groupAside{18};
constexpr Length groupCorner{10};
constexpr double groupTitle = 19;

}  // namespace

PaperGroup::PaperGroup(QWidget* parent) : QWidget(parent), title_(new QLabel(this)), rows_(new QVBoxLayout) {
  setTitleface(title_, groupTitle);
  title_->setTextFormat(Qt::PlainText);
  title_->hide();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(scaledMargins(18, 8, 18, 10));
  column->setSpacing(scaled(4));
  column->addWidget(title_);
  column->addLayout(rows_);
  rows_->setSpacing(scaled(11));
}

int PaperGroup::aside() { return 2 * groupAside; }

void PaperGroup::setTheme(Theme const& theme) {
  theme_ = theme;
  setInk(title_, theme.head);
  update();
}

void PaperGroup::setTitle(QString const& title) {
  title_->setText(title);
  title_->setVisible(!title.isEmpty());
}

// Lighter than the page where that is light, as a second sheet is under the same lamp; its gold line is the tiles'.
void PaperGroup::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  double const half = scaledReal(0.6);
  QRectF const box = QRectF(rect()).adjusted(half, half, -half, -half - scaledReal(1.4));
  if (!theme_.plain) paintShadow(painter, box, groupCorner, {QPointF(0, scaledReal(1)), scaledReal(1), 0.16});
  painter.setPen(
      QPen(theme_.plain ? theme_.rule : mixed(theme_.rule, QColor(0xB9, 0x8A, 0x32), 0.30), scaledReal(1)));
  painter.setBrush(theme_.plain
                       ? theme_.panel
                       : mixed(theme_.panel, Qt::white, theme_.panel.lightnessF() > 0.5 ? 0.55 : 0.05));
  painter.drawRoundedRect(box, groupCorner, groupCorner);
}

}  // namespace giaguaro
