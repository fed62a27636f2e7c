#include "ui/help/help_view.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <algorithm>
#include <cmath>
#include <utility>

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
constexpr Length widestColumns{840};  // of two columns
constexpr Length leastColumns{600};

// A line that the eye finds its way back from, and in which the head of a table needs no second one: about ninety letters.
double columnWidth() { return 49.5 * QFontInfo(typeface(15)).pixelSize() + 2 * measure(4); }

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
  for (int const object : {cardObject, keyObject, positionObject}) layout->registerHandler(object, picture_);
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
  asked_.clear();
  bool const may = at < book.pages.size() && HelpWriter::mayHaveColumns(book.pages[at]);
  if (!may)
    columns_.reset();
  else if (!columns_ || &*columns_ != &book)
    columns_ = book;
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
    asked_ = anchor;
    askedAt_ = verticalScrollBar()->value();
    return;
  }
}

QString HelpView::anchorAtTop() const {
  // Of those that stand beside each other the one that was asked for.
  if (!asked_.isEmpty() && askedAt_ == verticalScrollBar()->value()) return asked_;
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
  double const wide = hasColumns() ? std::max<double>(columnWidth(), widestColumns) : columnWidth();
  int const aside = std::max<int>(leastMargin, static_cast<int>((room - wide) / 2));
  if (viewportMargins().left() != aside) setViewportMargins(aside, ringRoom, aside, ringRoom);
}

bool HelpView::hasColumns() const {
  return columns_ && width() - verticalScrollBar()->sizeHint().width() - 2 * leastMargin >= leastColumns;
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
  if (columns_ && hasColumns() != inColumns_) showPage(*columns_, 0);
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

// What fades at the foot is not moved along.
void HelpView::scrollContentsBy(int across, int down) {
  QTextBrowser::scrollContentsBy(across, down);
  viewport()->update();
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
