#include "ui/sheets/notice_box.h"

#include <QGuiApplication>
#include <QPainter>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {

NoticeBox::NoticeBox(QString const& words, QPixmap const& picture, Theme const& theme, QWidget* parent)
    : QMessageBox(parent), theme_(theme) {
  setWindowTitle(QGuiApplication::applicationDisplayName());
  setWindowFlag(Qt::FramelessWindowHint);  // it is paper, which has an edge of its own
  setTextFormat(Qt::PlainText);            // it may hold a file's name
  setText(words);
  setIconPixmap(picture);
  QPalette palette = theme.palette();
  palette.setColor(QPalette::Window, theme.panel);
  palette.setColor(QPalette::WindowText, theme.onpanel);
  setPalette(palette);
  setFont(typeface(15));
  auto* const read = new PaperButton(PaperButton::Kind::main, this);
  read->setText(tr("OK"));
  read->setTheme(theme);
  addButton(read, AcceptRole);
  setDefaultButton(read);
  setContentsMargins(scaledMargins(14, 12, 14, 10));
}

void NoticeBox::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.panel);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const whole(rect());
  auto const line = [&](QColor const& ink, double width, double inset) {
    painter.setPen(QPen(ink, scaledReal(width)));
    double const by = scaledReal(inset);
    painter.drawRect(whole.adjusted(by, by, -by, -by));
  };
  line(theme_.plain ? theme_.rule : Theme::paperEdge(), 1.5, 0.75);
  line(theme_.rule, 1.2, 7);
}

}  // namespace giaguaro
