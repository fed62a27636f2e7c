#include "ui/editor/editor_bar.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include "ui/history/history_marks.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr int editorBarHigh = 42;
constexpr int editorKeysHigh = 36;

// A pencil that lies across.
void paintPencil(QPainter& painter, QPointF const& middle, double side, QColor const& ink) {
  painter.save();
  painter.translate(middle);
  painter.rotate(45);
  double const half = side / 2;
  double const wide = side / 7;
  painter.setPen(QPen(ink, scaledReal(1.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolygon(
      QPolygonF{{-wide, -half}, {wide, -half}, {wide, half * 0.5}, {0, half}, {-wide, half * 0.5}});
  painter.drawLine(QPointF(-wide, -half * 0.55), QPointF(wide, -half * 0.55));
  painter.restore();
}

}  // namespace

EditorBar::EditorBar(QWidget* parent)
    : QWidget(parent), back_(new PaperButton(PaperButton::Kind::plain, this)) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  back_->setObjectName(QStringLiteral("editorBack"));
  back_->setTextSize(13);
  back_->setPadding(20);
  back_->setIconSize({measure(13), measure(13)});
  connect(back_, &QAbstractButton::clicked, this, &EditorBar::left);
  retranslate();
}

void EditorBar::setTheme(Theme const& theme) {
  theme_ = theme;
  back_->setTheme(theme);
  back_->setIcon(historyIcon(HistoryMark::back, measure(13), theme.onpanel, devicePixelRatioF()));
  update();
}

QSize EditorBar::sizeHint() const { return {300, measure(editorBarHigh)}; }

void EditorBar::retranslate() {
  back_->setText(tr("Back to the table"));
  resizeEvent(nullptr);
}

void EditorBar::resizeEvent(QResizeEvent*) {
  QSize const size = back_->sizeHint();
  int const high = std::min(size.height(), height() - scaled(2));
  back_->setGeometry(width() - size.width() - scaled(12), (height() - high) / 2 - 1, size.width(), high);
}

void EditorBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void EditorBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme_.chromerule);
  QString const words = tr("Deal editor");
  double const wide = textWidth(words, 15, true) + measure(54);
  QPainterPath tab;
  tab.addRoundedRect(QRectF(scaled(24), scaledReal(3.5), wide, height() + scaled(12)), 9, 9);
  painter.setPen(QPen(theme_.chromerule, scaledReal(1)));
  painter.setBrush(theme_.panel);
  painter.drawPath(tab);
  paintPencil(painter, QPointF(scaled(24) + measure(22), (height() + scaled(3)) / 2.0), measure(17),
              theme_.onpanel);
  painter.setPen(theme_.onpanel);
  painter.setFont(typeface(15, true));
  painter.drawText(QRectF(scaled(24) + measure(38), scaled(3), wide, height() - scaled(3)),
                   Qt::AlignVCenter | Qt::AlignLeft, words);
}

EditorKeys::EditorKeys(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("editorKeys"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAccessibleRole(this, QAccessible::StaticText);
}

void EditorKeys::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void EditorKeys::setWords(QString const& words) {
  words_ = words;
  setAccessibleName(words);
  update();
}

QSize EditorKeys::sizeHint() const { return {300, measure(editorKeysHigh)}; }

void EditorKeys::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(QRect(0, 0, width(), 1), theme_.chromerule);
  double const middle = height() / 2.0;
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.bestedge);
  painter.drawPolygon(QPolygonF{{scaledReal(14), middle - scaledReal(6)},
                                {scaledReal(24), middle},
                                {scaledReal(14), middle + scaledReal(6)}});
  double size = 13.5;
  while (size > 11 && textWidth(words_, size) > width() - 50) size -= 0.5;
  painter.setFont(typeface(size));
  painter.setPen(theme_.onchrome);
  QRect const room = rect().adjusted(scaled(34), 0, scaled(-12), 0);
  painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                   painter.fontMetrics().elidedText(words_, Qt::ElideRight, room.width()));
}

}  // namespace giaguaro
