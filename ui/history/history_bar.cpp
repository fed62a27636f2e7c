#include "ui/history/history_bar.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include "ui/history/history_marks.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {

namespace {

constexpr int barHigh = 42;
constexpr int keysHigh = 36;

}  // namespace

HistoryBar::HistoryBar(QWidget* parent)
    : QWidget(parent), back_(new PaperButton(PaperButton::Kind::plain, this)) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  back_->setObjectName(QStringLiteral("historyBack"));
  back_->setTextSize(13);
  back_->setPadding(20);
  back_->setIconSize({measure(13), measure(13)});
  connect(back_, &QAbstractButton::clicked, this, &HistoryBar::left);
  retranslate();
}

void HistoryBar::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette colours = theme.palette();
  colours.setColor(QPalette::Window, theme.chrome);
  setPalette(colours);
  back_->setTheme(theme);
  int const side = measure(13);
  QPixmap picture(QSize(side, side) * devicePixelRatioF());
  picture.setDevicePixelRatio(devicePixelRatioF());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintHistoryMark(painter, HistoryMark::back, QPointF(side / 2.0, side / 2.0), side, theme.onpanel);
  painter.end();
  back_->setIcon(QIcon(picture));
  update();
}

QSize HistoryBar::sizeHint() const { return {300, measure(barHigh)}; }

void HistoryBar::retranslate() {
  back_->setText(tr("Back to the table"));
  placeButton();
}

void HistoryBar::placeButton() {
  QSize const size = back_->sizeHint();
  int const high = std::min(size.height(), height() - 2);
  back_->setGeometry(width() - size.width() - 12, (height() - high) / 2 - 1, size.width(), high);
}

void HistoryBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeButton();
}

void HistoryBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void HistoryBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme_.chromerule);
  QString const words = tr("Matches");
  double const wide = textWidth(words, 15, true) + measure(54);
  QPainterPath tab;
  tab.addRoundedRect(QRectF(24, 3.5, wide, height() + 12), 9, 9);
  painter.setPen(QPen(theme_.chromerule, 1));
  painter.setBrush(theme_.panel);
  painter.drawPath(tab);
  double const middle = (height() + 3) / 2.0;
  paintEndMark(painter, HistoryEnd::lapsed, QPointF(24 + measure(22), middle), measure(17), theme_.onpanel);
  painter.setPen(theme_.onpanel);
  painter.setFont(typeface(15, true));
  painter.drawText(QRectF(24 + measure(38), 3, wide, height() - 3), Qt::AlignVCenter | Qt::AlignLeft, words);
}

HistoryKeys::HistoryKeys(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAccessibleRole(this, QAccessible::StaticText);
  retranslate();
}

void HistoryKeys::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize HistoryKeys::sizeHint() const { return {300, measure(keysHigh)}; }

void HistoryKeys::retranslate() {
  words_ =
      tr("Up and down choose, Enter opens for review, P plays on, S plays the same deals, Ctrl+F searches, "
         "Delete "
         "asks first.");
  setAccessibleName(words_);
  update();
}

void HistoryKeys::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void HistoryKeys::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(QRect(0, 0, width(), 1), theme_.chromerule);
  double const middle = height() / 2.0;
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.bestedge);
  painter.drawPolygon(QPolygonF{{14, middle - 6}, {24, middle}, {14, middle + 6}});
  double size = 13.5;
  while (size > 11 && textWidth(words_, size) > width() - 50) size -= 0.5;
  painter.setFont(typeface(size));
  painter.setPen(theme_.onchrome);
  QRect const room = rect().adjusted(34, 0, -12, 0);
  painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                   painter.fontMetrics().elidedText(words_, Qt::ElideRight, room.width()));
}

}  // namespace giaguaro
