#include "ui/host/guide_bubble.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/guide_head.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr std::array widths{330, 270, 220, 420, 560};  // as wide as it would like to be, best first
constexpr Length headRadius{24};
constexpr int headRoom = 66;
constexpr Length inside{11};
constexpr Length tail{14};  // of room round the box, for the tail and the shadow
constexpr Length fromEdge{6};
constexpr Length step{6};  // between the places that are tried

double overlapping(QRectF const& box, std::vector<QRectF> const& others) {
  double sum = 0;
  for (QRectF const& other : others) {
    QRectF const both = box & other;
    if (both.isValid()) sum += both.width() * both.height();
  }
  return sum;
}

}  // namespace

GuideBubble::GuideBubble(Glyphs* glyphs, TableWidget* table)
    : QWidget(table),
      table_(table),
      text_(new RichText(13.5, this)),
      goOn_(new PaperButton(PaperButton::Kind::main, this)) {
  setObjectName(QStringLiteral("guideBubble"));
  setAccessibleRole(this, QAccessible::HelpBalloon);
  text_->setColor(Theme::ink());
  text_->setGlyphs(glyphs);
  goOn_->setObjectName(QStringLiteral("bubbleGoOn"));
  goOn_->setTextSize(13);
  goOn_->setFocusPolicy(Qt::TabFocus);
  connect(goOn_, &QAbstractButton::clicked, this, &GuideBubble::goOn);
  table->installEventFilter(this);
  hide();
}

void GuideBubble::setTheme(Theme const& theme) {
  theme_ = theme;
  goOn_->setTheme(theme);
  update();
}

void GuideBubble::setWords(Words const& words) {
  words_ = words;
  text_->setText(words.rich, words.plain);
  setAccessibleName(words.plain);
  goOn_->setText(words.goOn);
  goOn_->setVisible(!words.goOn.isEmpty());
  // It may lie over the feet of cards, which are there to be clicked.
  setAttribute(Qt::WA_TransparentForMouseEvents, words.goOn.isEmpty());
  place();
}

QSize GuideBubble::sizeFor(int width) const {
  int const text = text_->heightForWidth(width - measure(headRoom) - 2 * inside);
  int const button = words_.goOn.isEmpty() ? 0 : goOn_->sizeHint().height() + scaled(4);
  return {width, std::max(text + button, 2 * headRadius) + 2 * inside};
}

std::vector<QRectF> GuideBubble::obstacles(TableWidget const& table) {
  TableLayout const& layout = table.tableLayout();
  std::vector<QRectF> list{layout.plate(layout.input().bottom)};
  constexpr double indexPart = 0.32;  // of a card's height, from where a lifted one begins
  constexpr double tokenRadius = 16;  // of the mark on a card's upper edge
  if (layout.input().cards > 0) {
    QRectF hand = layout.handArea();
    hand.setTop(hand.top() - tokenRadius * layout.plateScale());
    hand.setBottom(layout.handCard(0).top() + indexPart * layout.unit());
    list.push_back(hand);
  }
  if (auto const* dock = table.findChild<Dock*>(); dock->isVisible()) list.push_back(dock->paper());
  return list;
}

std::vector<QRectF> GuideBubble::platesOf(TableWidget const& table) {
  TableLayout const& layout = table.tableLayout();
  std::vector<QRectF> list{layout.contractPlate(), layout.scorePlate(),
                           layout.tokens(layout.input().bottom, usualTokens)};
  for (int i = 0; i < layout.input().players; ++i) {
    auto const seat = static_cast<Seat>(i);
    if (seat == layout.input().bottom) continue;
    list.push_back(layout.plate(seat));
    list.push_back(layout.tokens(seat, usualTokens));
  }
  return list;
}

// Of all places the one that covers least, what is shunned above all, and of those the nearest to what it speaks of.
bool GuideBubble::seek(std::vector<QRectF> const& kept, std::vector<QRectF> const& shunned) {
  constexpr double shunnedWeight = 20;
  constexpr double handWeight = 0.1;  // below its indices, where it is still known
  std::vector<QRectF> const spared = table_->cardsOnCloth();
  TableLayout const& layout = table_->tableLayout();
  std::vector<QRectF> hand;
  if (layout.input().cards > 0) hand.push_back(layout.handArea());
  QRectF const room = QRectF(table_->rect()).adjusted(fromEdge, fromEdge, -fromEdge, -fromEdge);
  QPointF const to = words_.at.isNull() ? room.center() : words_.at.center();
  double best = -1;
  double liked = 0;  // less with each width
  for (int const width : widths) {
    QSizeF const size = sizeFor(measure(width));
    for (double y = room.top(); y + size.height() <= room.bottom(); y += step)
      for (double x = room.left(); x + size.width() <= room.right(); x += step) {
        QRectF const box(QPointF(x, y), size);
        double const far = std::hypot(box.center().x() - to.x(), box.center().y() - to.y()) + liked;
        if ((best >= 0 && far >= best) || overlapping(box, kept) > 0) continue;
        double const covered = overlapping(box, spared) + handWeight * overlapping(box, hand) +
                               shunnedWeight * overlapping(box, shunned) +
                               (words_.at.isNull() ? 0 : handWeight * overlapping(box, {words_.at}));
        double const cost = covered * 2 + far;
        if (best >= 0 && cost >= best) continue;
        best = cost;
        box_ = box;
      }
    liked += scaled(40);
  }
  return best >= 0;
}

// Where a wide dock leaves no room it may lie over one's plate and one's cards, which are not played then.
void GuideBubble::place() {
  if (words_.plain.isEmpty() || table_->width() < measure(widths.front())) return setVisible(false);
  std::vector<QRectF> const kept = obstacles(*table_);
  std::vector<QRectF> plates = platesOf(*table_);
  if (!seek(kept, plates)) {
    auto const* dock = table_->findChild<Dock*>();
    if (!dock->isVisible()) return setVisible(false);
    plates.insert(plates.end(), kept.begin(), kept.end());
    if (!seek({dock->paper()}, plates)) return setVisible(false);
  }
  QRectF const all =
      box_.adjusted(-tail, -tail, tail, tail)
          .united(QRectF(tailTip(), QSizeF(1, 1)).adjusted(scaled(-4), scaled(-4), scaled(4), scaled(4)));
  setGeometry(all.toAlignedRect());
  QRect const inner = box_.translated(-QPointF(geometry().topLeft())).toRect();
  int const left = inner.left() + measure(headRoom) + inside;
  int const textWidth = inner.width() - measure(headRoom) - 2 * inside;
  int const textHeight = text_->heightForWidth(textWidth);
  int const below = words_.goOn.isEmpty() ? 0 : goOn_->sizeHint().height() + scaled(4);
  int const top = inner.top() + (inner.height() - textHeight - below) / 2;
  text_->setGeometry(left, top, textWidth, textHeight);
  QSize const button = goOn_->sizeHint();
  goOn_->setGeometry(inner.right() - inside - button.width(), top + textHeight + scaled(4), button.width(),
                     button.height());
  // The tail lies over the table, but takes no clicks.
  setMask(QRegion(inner.adjusted(scaled(-2), scaled(-2), scaled(3), scaled(6))) |
          QRegion(QRectF(tailTip() - QPointF(geometry().topLeft()), QSizeF(1, 1))
                      .united(inner)
                      .toAlignedRect()
                      .adjusted(scaled(-3), scaled(-3), scaled(3), scaled(3))));
  setVisible(true);
  raise();
  update();
}

// On the way from the box to what it speaks of, not far into it.
QPointF GuideBubble::tailTip() const {
  if (words_.at.isNull()) return box_.center();
  QPointF const to(
      std::clamp(box_.center().x(), words_.at.left() + scaled(8), words_.at.right() - scaled(8)),
      std::clamp(box_.center().y(), words_.at.top() + scaled(6), words_.at.bottom() - scaled(6)));
  QPointF const from(std::clamp(to.x(), box_.left(), box_.right()),
                     std::clamp(to.y(), box_.top(), box_.bottom()));
  double const length = std::hypot(to.x() - from.x(), to.y() - from.y());
  double const longest = scaledReal(60);
  double const pointing = scaledReal(20);  // that way, where it is too far
  return length <= longest ? to : from + (to - from) * (pointing / length);
}

void GuideBubble::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-pos());
  painter.setPen(Qt::NoPen);
  if (!theme_.plain) {
    painter.setBrush(QColor(0, 0, 0, 60));
    painter.drawRoundedRect(box_.translated(0, scaled(3)), scaledReal(11), scaledReal(11));
  }
  QPainterPath path;
  path.addRoundedRect(box_, scaledReal(10), scaledReal(10));
  QPointF const tip = tailTip();
  if (!box_.contains(tip)) {
    QPointF const base(std::clamp(tip.x(), box_.left() + scaled(26), box_.right() - scaled(26)),
                       std::clamp(tip.y(), box_.top() + scaled(20), box_.bottom() - scaled(20)));
    QPointF const along = tip - base;
    double const length = std::max(1.0, std::hypot(along.x(), along.y()));
    QPointF const across = QPointF(-along.y(), along.x()) * (9 / length);
    QPainterPath nub;
    nub.addPolygon(QPolygonF({base + across, tip, base - across, base + across}));
    path = path.united(nub);
  }
  painter.setPen(QPen(words_.golden ? theme_.accent : Theme::ink(), scaledReal(words_.golden ? 3 : 1.8),
                      Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Theme::paper());
  painter.drawPath(path);
  paintGuideHead(painter, QPointF(box_.left() + measure(headRoom) / 2.0, box_.center().y()), headRadius,
                 theme_);
}

bool GuideBubble::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize)
    QMetaObject::invokeMethod(this, &GuideBubble::place, Qt::QueuedConnection);
  return QWidget::eventFilter(watched, event);
}

}  // namespace giaguaro
