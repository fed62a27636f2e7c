#include "ui/help/help_view.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextList>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/cards/card_painter.h"
#include "ui/drawing/cut_line.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/help/help_picture.h"
#include "ui/help/help_view_accessible.h"
#include "ui/help/help_writer.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {
namespace {

constexpr Length leastMargin{22};
constexpr Length ringRoom{4};
constexpr int aboveAnchor = 10;
constexpr Length widestKeys{840};  // of two columns
constexpr Length leastKeys{600};
constexpr int fadeHeight = 6;
constexpr double tablePart = 0.99;  // of the words' width, as tables have it: they and papers end in one line

// A line that the eye finds its way back from, and in which the head of a table needs no second one: about ninety letters.
double columnWidth() { return 49.5 * QFontInfo(typeface(15)).pixelSize() + 2 * measure(4); }

HelpRole roleOf(QTextBlock const& block) {
  return static_cast<HelpRole>(block.blockFormat().intProperty(helpRole));
}

}  // namespace

HelpView::HelpView(Glyphs* glyphs, QWidget* parent)
    : QTextBrowser(parent), glyphs_(glyphs), picture_(new HelpPicture(glyphs, this)) {
  HelpViewAccessible::install();
  setObjectName(QStringLiteral("helpText"));
  setOpenLinks(false);
  setFrameShape(QFrame::NoFrame);
  setVerticalScrollBar(new SlimScrollBar(this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::StrongFocus);
  auto* layout = document()->documentLayout();
  for (int const object : {cardObject, keyObject}) layout->registerHandler(object, picture_);
  connect(glyphs, &Glyphs::changed, viewport(), qOverload<>(&QWidget::update));
  connect(this, &QTextBrowser::anchorClicked, this,
          [this](QUrl const& link) { emit linkFollowed(link.toString()); });
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &HelpView::scrolled);
}

void HelpView::setTheme(Theme const& theme) {
  theme_ = theme;
  picture_->setTheme(theme);
  static_cast<SlimScrollBar*>(verticalScrollBar())->setTheme(theme);
  QPalette palette = theme.palette();
  palette.setColor(QPalette::Window, theme.panel);
  setPalette(palette);
  setAutoFillBackground(true);
}

void HelpView::showPage(HelpBook const& book, int page) {
  marks_.clear();
  current_ = -1;
  setExtraSelections({});
  auto const at = static_cast<std::size_t>(page);
  bool const ofKeys = at < book.pages.size() && HelpWriter::isOfKeys(book.pages[at]);
  if (!ofKeys)
    keys_.reset();
  else if (!keys_ || &*keys_ != &book)
    keys_ = book;
  placeColumn();
  inColumns_ = hasColumns();
  HelpWriter(book, theme_).write(*document(), page, inColumns_);
  breakWords();
  makeRoomBelow();
  spoken_ = SpokenText(*document());
  moveCursor(QTextCursor::Start);
  verticalScrollBar()->setValue(0);
  auto const number = static_cast<std::size_t>(page);
  QString const title = number < book.pages.size() ? book.pages[number].title : QString();
  setAccessibleName(title.isEmpty() || title == book.title ? book.title
                                                           : book.title + QStringLiteral(": ") + title);
  QAccessibleEvent changed(this, QAccessible::VisibleDataChanged);
  QAccessible::updateAccessibility(&changed);
}

void HelpView::scrollToAnchor(QString const& anchor) {
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().stringProperty(helpAnchor) != anchor) continue;
    double const top = document()->documentLayout()->blockBoundingRect(block).top();
    verticalScrollBar()->setValue(static_cast<int>(top) - measure(aboveAnchor));
    QTextCursor cursor(block);
    setTextCursor(cursor);
    verticalScrollBar()->setValue(static_cast<int>(top) - measure(aboveAnchor));
    return;
  }
}

QString HelpView::anchorAtTop() const {
  int const top = verticalScrollBar()->value() + measure(24);
  QString found;
  double lowest = -1;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    QString const anchor = block.blockFormat().stringProperty(helpAnchor);
    if (anchor.isEmpty()) continue;
    // Those of a second column stand beside others.
    double const at = document()->documentLayout()->blockBoundingRect(block).top();
    if (at > top || at <= lowest) continue;
    lowest = at;
    found = anchor;
  }
  return found;
}

void HelpView::mark(std::vector<SpokenText::Place> places, int current) {
  marks_ = std::move(places);
  current_ = current;
  showMarks();
  if (current < 0 || current >= static_cast<int>(marks_.size())) return;
  QTextCursor cursor(document());
  cursor.setPosition(marks_[static_cast<std::size_t>(current)].from);
  setTextCursor(cursor);
  // With some of the text before it.
  QRect const place = cursorRect(cursor);
  int const room = viewport()->height();
  if (place.top() < room / 8 || place.bottom() > room * 7 / 8)
    verticalScrollBar()->setValue(verticalScrollBar()->value() + place.top() - room / 3);
}

// The current one has an underline too: not its colour alone tells it from the others.
void HelpView::showMarks() {
  QList<QTextEdit::ExtraSelection> selections;
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    bool const current = static_cast<int>(i) == current_;
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(document());
    selection.cursor.setPosition(marks_[i].from);
    selection.cursor.setPosition(marks_[i].to, QTextCursor::KeepAnchor);
    selection.format.setBackground(current ? theme_.accent : mixed(theme_.panel, theme_.accent, 0.38));
    selection.format.setForeground(current ? theme_.onAccent() : theme_.onpanel);
    if (current) {
      selection.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
      selection.format.setUnderlineColor(theme_.onAccent());
    }
    selections += selection;
  }
  setExtraSelections(selections);
}

void HelpView::placeColumn() {
  int const room = width() - verticalScrollBar()->sizeHint().width();
  double const wide = hasColumns() ? std::max<double>(columnWidth(), widestKeys) : columnWidth();
  int const aside = std::max<int>(leastMargin, static_cast<int>((room - wide) / 2));
  if (viewportMargins().left() != aside) setViewportMargins(aside, ringRoom, aside, ringRoom);
}

bool HelpView::hasColumns() const {
  return keys_ && width() - verticalScrollBar()->sizeHint().width() - 2 * leastMargin >= leastKeys;
}

// Below the last word that is linked to there is as much room as brings it to the top, like any other.
void HelpView::makeRoomBelow() {
  QTextBlock last;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    if (block.blockFormat().hasProperty(helpAnchor)) last = block;
  QTextFrameFormat format = document()->rootFrame()->frameFormat();
  double const usual = document()->documentMargin();
  double room = usual;
  if (last.isValid()) {
    double const end = document()->size().height() - format.bottomMargin();
    double const below =
        end - (document()->documentLayout()->blockBoundingRect(last).top() - measure(aboveAnchor));
    room = std::max(usual, std::ceil(viewport()->height() - below));
  }
  if (format.bottomMargin() == room) return;
  format.setBottomMargin(room);
  document()->rootFrame()->setFrameFormat(format);
}

// Words stay whole, also in a narrow cell; but rather broken than out of sight, where a table is too wide for the
// page.
void HelpView::breakWords() {
  auto const wrap = [this](QTextOption::WrapMode mode) {
    QTextOption option = document()->defaultTextOption();
    if (option.wrapMode() == mode) return;
    option.setWrapMode(mode);
    document()->setDefaultTextOption(option);
  };
  wrap(QTextOption::WordWrap);
  if (document()->size().width() > viewport()->width()) wrap(QTextOption::WrapAtWordBoundaryOrAnywhere);
}

void HelpView::resizeEvent(QResizeEvent* event) {
  placeColumn();
  QTextBrowser::resizeEvent(event);
  if (keys_ && hasColumns() != inColumns_) showPage(*keys_, 0);
  breakWords();
  makeRoomBelow();
}

void HelpView::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::FontChange) placeColumn();
}

// Who sees scrolls with the arrows; who listens reads line by line with them.
void HelpView::focusInEvent(QFocusEvent* event) {
  setTextInteractionFlags(QAccessible::isActive() ? Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard
                                                  : Qt::TextBrowserInteraction);
  QTextBrowser::focusInEvent(event);
  update();
}

void HelpView::focusOutEvent(QFocusEvent* event) {
  QTextBrowser::focusOutEvent(event);
  update();
}

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
    // Each column has its own rows, of a line or two.
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
      QRectF const box = layout->blockBoundingRect(block).translated(0, -verticalScrollBar()->value());
      if (box.top() < end && end < box.bottom() + 1) hides = std::min(hides, box.top());
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
  auto const leadsOver = [](QTextBlock const& each) {
    return each.isValid() && (roleOf(each) == HelpRole::heading || roleOf(each) == HelpRole::letter);
  };
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

// What fades at the foot is not moved along.
void HelpView::scrollContentsBy(int across, int down) {
  QTextBrowser::scrollContentsBy(across, down);
  viewport()->update();
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
    if (role == HelpRole::saying) {
      paintSaying(painter, block, origin, QRectF(0, top, 0, bottom - top));
      continue;
    }
    if (role == HelpRole::letter) {
      paintLetterTile(painter, (top + bottom) / 2);
      continue;
    }
    if (role == HelpRole::heading) {
      // In a cell of a table its place is told from there.
      QPointF const at = words.topLeft();
      if (block.blockFormat().hasProperty(helpDeck)) {
        Deck const& deck =
            *pictureDecks.at(static_cast<std::size_t>(block.blockFormat().intProperty(helpDeck)));
        QSizeF const size = CardPainter::size(HelpWriter::pictureHeight());
        QRectF const box(QPointF(document()->textWidth() - side - size.width(), top - scaled(2)), size);
        glyphs_->paintCard(painter,
                           Card{static_cast<std::uint8_t>(block.blockFormat().intProperty(helpCard))}, deck,
                           box, devicePixelRatioF());
      }
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

// As it is seen at the table: the face, and beside it a bubble that points there.
void HelpView::paintSaying(QPainter& painter, QTextBlock const& block, QPointF const& origin,
                           QRectF const& words) const {
  double const room = HelpWriter::padding();
  double widest = 0;
  for (int i = 0; i < block.layout()->lineCount(); ++i)
    widest = std::max(widest, block.layout()->lineAt(i).naturalTextWidth());
  double const left = origin.x() + block.layout()->position().x() + block.layout()->lineAt(0).x();
  QRectF const bubble(left - room, words.top() - room * 0.75, widest + 2 * room, words.height() + room * 1.5);
  int const face = measure(42);
  double const y = bubble.center().y();
  QPainterPath shape;
  shape.addRoundedRect(bubble, scaledReal(10), scaledReal(10));
  QPainterPath tail;
  tail.addPolygon(QPolygonF{{{bubble.left() + 1, y - scaled(6)},
                             {bubble.left() - scaled(9), y},
                             {bubble.left() + 1, y + scaled(6)},
                             {bubble.left() + 1, y - scaled(6)}}});
  painter.setPen(QPen(theme_.plain ? theme_.onpanel : Theme::paperEdge(), scaledReal(1.2)));
  painter.setBrush(Theme::paper());
  painter.drawPath(shape.united(tail));
  painter.drawPixmap(QPointF(document()->documentMargin(), y - face / 2.0),
                     glyphs_->avatar(block.blockFormat().intProperty(helpFace), face, devicePixelRatioF()));
}

QMimeData* HelpView::createMimeDataFromSelection() const {
  auto* copied = new QMimeData;
  copied->setText(spoken_.between(textCursor().selectionStart(), textCursor().selectionEnd()));
  return copied;
}

// Nothing of the help lies in files or on the net.
QVariant HelpView::loadResource(int, QUrl const&) { return {}; }
void HelpView::doSetSource(QUrl const&, QTextDocument::ResourceType) {}

}  // namespace giaguaro
