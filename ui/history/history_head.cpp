#include "ui/history/history_head.h"

#include <QPainter>

#include "ui/history/match_list.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {

namespace {

constexpr int headHigh = 28;
constexpr int headInset = 12;

}  // namespace

void HistoryHead::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize HistoryHead::sizeHint() const { return {300, measure(headHigh)}; }

void HistoryHead::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  HistoryColumns const columns = HistoryColumns::forWidth(width());
  auto const write = [&](int left, int right, QString const& text, bool atRight = false) {
    QRect const room(left, 0, right - left, height() - 4);
    painter.drawText(room, static_cast<int>((atRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
  };
  painter.setFont(typeface(12, true));
  painter.setPen(theme_.onpanel);
  write(headInset, columns.game, tr("Date"));
  painter.setFont(typeface(12));
  painter.setPen(theme_.onpanel2);
  write(columns.game, columns.faces, tr("Game"));
  write(columns.faces, columns.score - measure(40), tr("Faces and final score"));
  write(columns.score - measure(40), columns.score, tr("You"), true);
  write(columns.ended, columns.right, tr("How it ended"));
  painter.fillRect(QRect(headInset, height() - 2, columns.right - headInset, 2), theme_.onpanel2);
}

}  // namespace giaguaro
