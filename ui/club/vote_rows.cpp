#include "ui/club/vote_rows.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/text_line.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr int voteRowHeight = 30;
constexpr int voteFace = 26;
constexpr int voteMark = 9;
constexpr double rowWords = 13.5;

}  // namespace

VoteRows::VoteRows(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("voteRows"));
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void VoteRows::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void VoteRows::setScene(TableScene const& scene) {
  rows_.clear();
  if (scene.club)
    for (std::size_t seat = 0; seat < scene.people.size(); ++seat) {
      Person const& person = scene.people[seat];
      bool const agreed = std::ranges::count(scene.club->agreed, static_cast<Seat>(seat)) > 0;
      rows_.push_back({person.name, person.avatar, person.human, agreed,
                       static_cast<Seat>(seat) == scene.viewer,
                       std::ranges::count(scene.club->gone, static_cast<Seat>(seat)) > 0});
    }
  setFixedHeight(static_cast<int>(rows_.size()) * measure(voteRowHeight));
  follow();
}

void VoteRows::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) follow();
}

QString VoteRows::stateOf(Row const& row) {
  if (row.gone) return tr("has left, no vote");
  if (!row.human) return tr("computer, no vote");
  return row.agreed ? tr("agreed") : tr("not yet");
}

void VoteRows::follow() {
  QStringList told;
  for (Row const& row : rows_) told += row.name + QStringLiteral(": ") + stateOf(row);
  setAccessibleName(told.join(QStringLiteral(". ")));
  update();
}

void VoteRows::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const high = measure(voteRowHeight);
  int const side = measure(voteFace);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    Row const& row = rows_[i];
    qreal const middle = (static_cast<qreal>(i) + 0.5) * high;
    painter.drawPixmap(QPointF(0, middle - side / 2.0),
                       glyphs_->avatar(row.avatar, side, devicePixelRatioF()));
    QFont const font = typeface(rowWords, row.own);
    qreal const pixels = font.pixelSize();
    qreal const base = middle + 0.36 * pixels;
    QPointF const mark(width() - measure(voteMark) - scaled(2), middle);
    qreal const end = mark.x() - measure(voteMark) - scaled(8);
    qreal const left = side + scaled(10);
    qreal const state = drawText(painter, font, {pixels, false, theme_.onpanel2}, QPointF(end, base),
                                 (end - left) * 0.6, stateOf(row), Qt::AlignRight);
    drawText(painter, font, {pixels, row.own, theme_.onpanel}, QPointF(left, base), end - state - 8 - left,
             row.name);
    if (row.agreed) {
      paintCheckMark(painter, mark, measure(voteMark), theme_);
    } else if (!row.human) {
      int const computer = measure(2 * voteMark);
      painter.drawPixmap(
          mark - QPointF(computer / 2.0, computer / 2.0),
          glyphs_->mark(QStringLiteral("computer"), computer, devicePixelRatioF(), theme_.onpanel2));
    } else {
      QPen dashed(theme_.onpanel2, 1.4);
      dashed.setDashPattern({2.6, 2.2});
      painter.setPen(dashed);
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(mark, measure(voteMark), measure(voteMark));
    }
  }
}

}  // namespace giaguaro
