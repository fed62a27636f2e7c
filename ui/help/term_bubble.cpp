#include "ui/help/term_bubble.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/cards/card_painter.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/sheets/sheet.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/quiet_button.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr std::array bubbleWidths{300, 270, 380};  // best first
constexpr double termSize = 17;
constexpr double meaningSize = 13.5;
constexpr double linkSize = 12.5;
constexpr int entryCardHigh = 84;
constexpr Length bubbleInset{13};
constexpr Length fromWord{9};       // which its point bridges
constexpr Length fromEdge{5};       // of the window
constexpr Length bubbleMargin{12};  // round the paper: for its point and its shadow
constexpr Length placeStep{6};      // between the places that are tried: on a large window no more of them

int termHigh() { return measure(26); }

}  // namespace

TermBubble::TermBubble(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      glyphs_(glyphs),
      text_(new RichText(meaningSize, this)),
      page_(new QuietButton(linkSize, this)) {
  setObjectName(QStringLiteral("termBubble"));
  page_->setObjectName(QStringLiteral("termPage"));
  setAccessibleRole(this, QAccessible::HelpBalloon);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  connect(page_, &QPushButton::clicked, this, [this] {
    QString const link = entry_.link;
    close();
    emit pageWanted(link);
  });
  hide();
}

TermBubble::~TermBubble() { qApp->removeEventFilter(this); }

void TermBubble::setTheme(Theme const& theme) {
  theme_ = theme;
  text_->setColor(theme.onpanel);
  page_->setTheme(theme);
  update();
}

void TermBubble::explain(Entry const& entry, RichText* from, Place const& place) {
  bool const byKeys = from->hasFocus();
  close();
  QToolTip::hideText();
  entry_ = entry;
  from_ = from;
  text_->setText(entry.meaning.toHtmlEscaped(), entry.meaning);
  page_->setText(tr("In the glossary"));
  setAccessibleName(entry.term + QStringLiteral(". ") + entry.meaning);
  page_->setAccessibleDescription(accessibleName());
  QRect const box = seek(place);
  QRect const all = (box | place.word).adjusted(-bubbleMargin, -bubbleMargin, bubbleMargin, bubbleMargin);
  setGeometry(all);
  box_ = box.translated(-all.topLeft());
  word_ = place.word.translated(-all.topLeft());
  // Beside the paper everything is as if it were not there.
  setMask(QRegion(box_.adjusted(-bubbleMargin, -bubbleMargin, bubbleMargin, bubbleMargin)) - QRegion(word_));
  lay();
  show();
  raise();
  qApp->installEventFilter(this);
  if (byKeys) page_->setFocus(Qt::TabFocusReason);
  QAccessibleEvent said(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&said);
}

void TermBubble::close() {
  if (isHidden()) return;
  qApp->removeEventFilter(this);
  bool const hadKeys = page_->hasFocus();
  hide();
  if (hadKeys && from_ && from_->isVisible()) from_->setFocus(Qt::OtherFocusReason);
}

void TermBubble::follow() {
  if (!isHidden() && (!from_ || !from_->isVisible() || !from_->links().contains(entry_.link))) close();
}

int TermBubble::textLeft() const {
  return entry_.cardOf == nullptr ? 0 : CardPainter::size(measure(entryCardHigh)).width() + scaled(11);
}

int TermBubble::heightFor(int width) const {
  int const text = termHigh() + text_->heightForWidth(width - 2 * bubbleInset - textLeft()) + scaled(4) +
                   page_->sizeHint().height();
  return std::max(text, entry_.cardOf == nullptr ? 0 : measure(entryCardHigh)) + 2 * bubbleInset;
}

// The nearest place to the word that covers neither it nor what is kept clear, and best not what it is read in; where there
// were none, the one that covers least.
QRect TermBubble::seek(Place const& place) const {
  QRect const room = parentWidget()->rect().adjusted(fromEdge, fromEdge, -fromEdge, -fromEdge);
  QRect const word = place.word.adjusted(-fromWord, -fromWord, fromWord, fromWord);
  QRect const sentence(from_->mapTo(parentWidget(), QPoint()), from_->size());
  int const step = placeStep;
  QRect best;
  double cheapest = -1;
  double liked = 0;  // less with each width
  for (int const width : bubbleWidths) {
    QSize const size(std::min(measure(width), room.width()),
                     heightFor(std::min(measure(width), room.width())));
    auto const consider = [&](QPoint const& corner) {
      QRect const box(corner, size);
      if (!room.contains(box)) return;
      QPoint const to = box.center() - place.word.center();
      double cost = std::hypot(to.x(), to.y()) + liked;
      for (QRect const& kept : place.kept)
        if (QRect const both = box & kept; !both.isEmpty()) cost += 1e4 + both.width() * both.height();
      if (box.intersects(word)) cost += 1e7;
      if (box.intersects(sentence)) cost += scaledReal(200);
      if (!place.page.contains(box)) cost += scaledReal(150);
      if (cheapest >= 0 && cost >= cheapest) return;
      cheapest = cost;
      best = box;
    };
    for (int y = room.top(); y + size.height() <= room.bottom(); y += step)
      for (int x = room.left(); x + size.width() <= room.right(); x += step) consider({x, y});
    liked += scaled(60);
  }
  return best;
}

void TermBubble::lay() {
  QRect const inner = box_.adjusted(bubbleInset, bubbleInset, -bubbleInset, -bubbleInset);
  int const left = inner.left() + textLeft();
  int const width = inner.right() + 1 - left;
  int const high = text_->heightForWidth(width);
  text_->setGeometry(left, inner.top() + termHigh(), width, high);
  QSize const page = page_->sizeHint();
  page_->setGeometry(inner.right() + 1 - page.width(), inner.bottom() + 1 - page.height(), page.width(),
                     page.height());
}

bool TermBubble::eventFilter(QObject* watched, QEvent* event) {
  auto* const widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr) return false;
  switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
      if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) break;
      event->accept();
      if (event->type() == QEvent::KeyPress) close();
      return true;
    case QEvent::MouseButtonPress:
      if (widget != this && !isAncestorOf(widget)) close();
      break;
    case QEvent::Wheel:
      if (from_ && widget->isAncestorOf(from_)) close();
      break;
    case QEvent::Resize:
    case QEvent::WindowDeactivate:
      if (widget == parentWidget()) close();
      break;
    case QEvent::Hide:
      if (from_ && (widget == from_ || widget->isAncestorOf(from_))) close();
      break;
    case QEvent::Show:
      if (qobject_cast<Sheet*>(widget) != nullptr) close();  // which asks something
      break;
    default: break;
  }
  return false;
}

void TermBubble::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) close();
}

void TermBubble::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(box_).adjusted(0.75, 0.75, -0.75, -0.75);
  if (!theme_.plain)
    paintShadow(painter, box, scaledReal(10), {QPointF(scaledReal(2), scaledReal(3)), scaledReal(3), 0.34});
  QPainterPath shape;
  shape.addRoundedRect(box, scaledReal(10), scaledReal(10));
  QPointF const to = QRectF(word_).center();
  QPointF const nearest(std::clamp(to.x(), box.left(), box.right()),
                        std::clamp(to.y(), box.top(), box.bottom()));
  QPointF const away = to - nearest;
  double const far = std::hypot(away.x(), away.y());
  if (far > 1) {
    double const broad = scaledReal(7);
    QPointF const root(std::clamp(nearest.x(), box.left() + 3 * broad, box.right() - 3 * broad),
                       std::clamp(nearest.y(), box.top() + 3 * broad, box.bottom() - 3 * broad));
    bool const beside = nearest.y() == to.y();
    QPointF const edge = beside ? QPointF(nearest.x(), root.y()) : QPointF(root.x(), nearest.y());
    QPointF const across = beside ? QPointF(0, broad) : QPointF(broad, 0);
    QPointF const inwards = away / far * 2;  // so that both are one
    QPainterPath point;
    point.addPolygon(
        QPolygonF{edge + across - inwards, edge + away / far * scaledReal(8), edge - across - inwards});
    point.closeSubpath();
    shape = shape.united(point);
  }
  painter.setPen(QPen(theme_.plain ? theme_.rule : theme_.bestedge, scaledReal(1.5)));
  painter.setBrush(theme_.panel);
  painter.drawPath(shape);
  QRectF const inner = box.adjusted(bubbleInset, bubbleInset, -bubbleInset, -bubbleInset);
  if (entry_.cardOf != nullptr)
    glyphs_->paintCard(painter, entry_.card, *entry_.cardOf,
                       QRectF(inner.topLeft(), CardPainter::size(measure(entryCardHigh))),
                       devicePixelRatioF());
  painter.setFont(titleface(termSize));
  painter.setPen(theme_.head);
  QRectF const head(inner.left() + textLeft(), inner.top() - scaled(3), inner.width() - textLeft(),
                    termHigh());
  painter.drawText(
      head, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
      painter.fontMetrics().elidedText(entry_.term, Qt::ElideRight, static_cast<int>(head.width())));
}

}  // namespace giaguaro
