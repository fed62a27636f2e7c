#include <QAbstractTextDocumentLayout>
#include <QLinearGradient>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <algorithm>

#include "ui/cards/card_painter.h"
#include "ui/drawing/cut_line.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/help/help_view.h"
#include "ui/help/help_writer.h"
#include "ui/light/shadow.h"

namespace giaguaro {
namespace {

constexpr int fadeHeight = 6;
constexpr double tablePart = 0.99;  // of the words' width, as tables have it: they and papers end in one line

HelpRole roleOf(QTextBlock const& block) {
  return static_cast<HelpRole>(block.blockFormat().intProperty(helpRole));
}

bool leadsOver(QTextBlock const& block) {
  HelpRole const role = block.isValid() ? roleOf(block) : HelpRole::plain;
  return role == HelpRole::heading || role == HelpRole::word || role == HelpRole::letter;
}

}  // namespace

void HelpView::paintEvent(QPaintEvent* event) {
  {
    QPainter painter(viewport());
    paintPapers(painter, event->rect());
  }
  QTextBrowser::paintEvent(event);
  paintFade();
}

// Where what begins that the lower edge cuts through; the edge itself where it cuts nothing.
double HelpView::cutFrom() const {
  double const end = viewport()->height();
  auto const* layout = document()->documentLayout();
  double hides = end;
  if (inColumns_) {
    // Each column has its own rows, of a line or two; and no heading stands without what it is over.
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
      QRectF const box = layout->blockBoundingRect(block).translated(0, -verticalScrollBar()->value());
      if (box.top() >= end || end >= box.bottom() + 1) continue;
      // Its lines that are whole stay.
      QTextBlock first = block;
      double top = box.top();
      for (int i = 0; i < block.layout()->lineCount(); ++i)
        if (QTextLine const line = block.layout()->lineAt(i); box.top() + line.y() + line.height() <= end)
          top = box.top() + line.y() + line.height();
      if (top == box.top()) {
        while (leadsOver(first.previous())) first = first.previous();
        top = layout->blockBoundingRect(first).top() - verticalScrollBar()->value() -
              (roleOf(first) == HelpRole::letter ? HelpWriter::letterTile() / 4.0 : 0);
      }
      hides = std::min(hides, top);
    }
    return hides;
  }
  QTextCursor const last = cursorForPosition({viewport()->width() / 2, viewport()->height()});
  QTextLine const line = last.block().layout()->lineForTextPosition(last.positionInBlock());
  double const block = layout->blockBoundingRect(last.block()).top();
  double const top = line.isValid() ? block + line.y() - verticalScrollBar()->value() : end;
  bool const cut = top < end && end < top + line.height() && end - top <= mostHidden(viewport()->height());
  if (!cut) return end;
  // Nor does a heading stand there without what it is over, or the ground of a table's head without its words.
  QTextBlock first = last.block();
  if (line.lineNumber() == 0)
    while (leadsOver(first.previous())) first = first.previous();
  // Nor does the upper edge of a letter's tile, which is higher than its line.
  double const over = roleOf(first) == HelpRole::letter ? HelpWriter::letterTile() / 4.0 : 0;
  if (first != last.block() || over > 0)
    return layout->blockBoundingRect(first).top() - verticalScrollBar()->value() - over;
  return top - (last.currentTable() != nullptr ? measure(6) : 0);
}

// Below there is more: a line that is cut through would look like a fault, and is hidden whole; but not a row of cards of
// which most is seen.
void HelpView::paintFade() {
  if (verticalScrollBar()->value() >= verticalScrollBar()->maximum()) return;
  QPainter painter(viewport());
  double const end = viewport()->height();
  double const hides = cutFrom();
  QRectF const hidden(0, hides, viewport()->width(), end - hides);
  QRectF const above(0, hidden.top() - measure(fadeHeight), hidden.width(), measure(fadeHeight));
  QLinearGradient fade(above.topLeft(), above.bottomLeft());
  QColor clear = theme_.panel;
  clear.setAlpha(0);
  fade.setColorAt(0, clear);
  fade.setColorAt(1, theme_.panel);
  painter.fillRect(hidden, theme_.panel);
  painter.fillRect(above, fade);
}

// A line beside the words says that the keys are the text's; a ring round a whole page would be all that one sees.
bool HelpView::event(QEvent* event) {
  bool const done = QTextBrowser::event(event);
  if (event->type() == QEvent::Paint && showsFocus(*this)) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.bestedge, scaledReal(2), Qt::SolidLine, Qt::RoundCap));
    double const at = viewport()->x() - scaledReal(14);
    // As far down as the page goes.
    QRectF const last = document()->documentLayout()->blockBoundingRect(document()->lastBlock());
    double const end = viewport()->y() + last.bottom() - verticalScrollBar()->value();
    painter.drawLine(QPointF(at, scaled(40)), QPointF(at, std::min<double>(height() - scaled(16), end)));
  }
  return done;
}

// What lies under the words and beside them: the paper of examples, the diamonds of headings, the dots of lists.
void HelpView::paintPapers(QPainter& painter, QRect const& dirty) const {
  painter.setRenderHint(QPainter::Antialiasing);
  double const scroll = verticalScrollBar()->value();
  double const room = HelpWriter::padding();
  auto const* layout = document()->documentLayout();
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    HelpRole const role = roleOf(block);
    if (role == HelpRole::plain || role == HelpRole::title) continue;
    QRectF const words = layout->blockBoundingRect(block).translated(0, -scroll);
    // In columns others stand higher again.
    if (words.top() - room > dirty.bottom() && !inColumns_) break;
    // A card beside a heading reaches below it.
    double const beside = block.blockFormat().hasProperty(helpDeck) ? HelpWriter::pictureHeight() : 0;
    if (std::max(words.bottom(), words.top() + beside) + room < dirty.top() ||
        words.top() - room > dirty.bottom() || block.layout()->lineCount() == 0)
      continue;
    // Lines are as high as their words are not: what is seen begins at the capitals of the first.
    QPointF const origin(0, block.layout()->position().y() - scroll);
    QTextLine const first = block.layout()->lineAt(0);
    QTextLine const last = block.layout()->lineAt(block.layout()->lineCount() - 1);
    double const capitals = QFontMetricsF(block.begin().fragment().charFormat().font()).capHeight();
    double const top = origin.y() + first.y() + first.ascent() - capitals;
    double const bottom = origin.y() + last.y() + last.ascent();
    double const side = document()->documentMargin();
    if (role == HelpRole::bullet) {
      bool const inner = block.textList() != nullptr && block.textList()->format().indent() > 1;
      double const middle = (top + origin.y() + first.y() + first.ascent()) / 2 + scaledReal(1);
      painter.setPen(inner ? QPen(theme_.onpanel, scaledReal(1)) : QPen(Qt::NoPen));
      painter.setBrush(inner ? QBrush(Qt::NoBrush) : QBrush(theme_.onpanel));
      painter.drawEllipse(QPointF(block.layout()->position().x() + first.x() - scaledReal(13), middle),
                          scaledReal(2.6), scaledReal(2.6));
      continue;
    }
    if (role == HelpRole::foot) {
      paintFoot(painter, QRectF(words.left() + first.naturalTextRect().left(), words.top() + top - origin.y(),
                                first.naturalTextWidth(), bottom - top));
      continue;
    }
    if (role == HelpRole::letter) {
      paintLetterTile(painter, (top + bottom) / 2);
      continue;
    }
    if (role == HelpRole::word) {
      // In a cell of a table its place is told from there. Words begin at one edge, their cards end at another.
      if (!block.blockFormat().hasProperty(helpDeck)) continue;
      Deck const& deck =
          *pictureDecks.at(static_cast<std::size_t>(block.blockFormat().intProperty(helpDeck)));
      QSizeF const card = CardPainter::size(HelpWriter::pictureHeight());
      double const right = words.left() + first.x() + first.width() + HelpWriter::pictureRoom();
      QPointF const corner(right - card.width(), words.top() + top - origin.y());
      glyphs_->paintCard(painter, Card{static_cast<std::uint8_t>(block.blockFormat().intProperty(helpCard))},
                         deck, QRectF(corner, card), devicePixelRatioF());
      continue;
    }
    if (role == HelpRole::heading) {
      QPointF const at = words.topLeft();
      painter.translate(at.x() - side, at.y() - origin.y());
      double const y = (top + bottom) / 2;
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme_.head);
      painter.drawPolygon(QPolygonF({{side, y},
                                     {side + scaled(5), y - scaled(6)},
                                     {side + scaled(10), y},
                                     {side + scaled(5), y + scaled(6)}}));
      painter.translate(side - at.x(), origin.y() - at.y());
      continue;
    }
    QRectF const paper(side + 0.5, top - room + 0.5, (document()->textWidth() - 2 * side) * tablePart - 1,
                       bottom - top + 2 * room - 1);
    bool const notice = role == HelpRole::notice;
    painter.setPen(QPen(notice ? theme_.bestedge : theme_.rule, scaledReal(1)));
    painter.setBrush(notice ? theme_.best : theme_.soft);
    painter.drawRoundedRect(paper, scaledReal(8), scaledReal(8));
  }
}

// As on the cards of an index: the tile that the letter stands on, and a line to the end of the words.
void HelpView::paintLetterTile(QPainter& painter, double middle) const {
  double const side = document()->documentMargin();
  double const tile = HelpWriter::letterTile();
  QRectF const box(side, middle - tile / 2, tile, tile);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.head);
  painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
  painter.setPen(QPen(theme_.rule, scaledReal(1.4)));
  painter.drawLine(QPointF(box.right() + scaledReal(12), middle),
                   QPointF(side + (document()->textWidth() - 2 * side) * tablePart, middle));
}

// A card to be taken, of what leads to another page.
void HelpView::paintFoot(QPainter& painter, QRectF const& words) const {
  double const room = HelpWriter::footRoom();
  QRectF const card = words.adjusted(-room, -room * 0.75, room, room * 0.75);
  double const corner = scaledReal(9);
  if (!theme_.plain) {
    paintShadow(painter, card, corner, {QPointF(scaledReal(1), scaledReal(3)), scaledReal(3.5), 0.16});
    paintShadow(painter, card, corner, {QPointF(0, scaledReal(1)), scaledReal(1), 0.16});
  }
  painter.setPen(QPen(theme_.plain ? theme_.onpanel : theme_.rule, scaledReal(1)));
  painter.setBrush(theme_.plain ? theme_.panel : mixed(theme_.panel, theme_.head, 0.05));
  painter.drawRoundedRect(card, corner, corner);
}

}  // namespace giaguaro
