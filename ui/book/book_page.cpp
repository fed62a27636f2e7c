#include "ui/book/book_page.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

#include "ui/book/book_head.h"
#include "ui/book/book_side.h"
#include "ui/book/book_table.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_bar.h"
#include "ui/history/history_marks.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {

namespace {

constexpr int sideWidth = 480;
constexpr int bodyMargin = 32;
constexpr int widestBody = 1180;    // so that eyes and hands have short ways in a large window
constexpr Length bodyOverhang{12};  // what frames a chosen row stands out of the columns

// By which a circle is found again when the book is told anew.
std::int64_t markOf(BookCircle const& circle) { return circle.lines.front().match; }

}  // namespace

BookPage::BookPage(Glyphs* glyphs, QWidget* parent)
    : HouseSheet(QStringLiteral("book"), parent),
      glyphs_(glyphs),
      model_(new BookModel(this)),
      head_(new BookHead(glyphs, body())),
      table_(new BookTable(glyphs, model_, body())),
      totals_(new BookTotals(model_, table_, body())),
      note_(new QLabel(body())),
      rename_(new PaperButton(PaperButton::Kind::plain, body())),
      goOn_(new PaperButton(PaperButton::Kind::main, body())),
      side_(new BookSide(glyphs, body())) {
  setSide(side_, sideWidth);
  makeParts();
  connectParts();
  retranslate();
}

void BookPage::makeParts() {
  setTypeface(note_, 12);
  note_->setWordWrap(true);
  note_->setTextFormat(Qt::PlainText);
  note_->setObjectName(QStringLiteral("bookNote"));
  rename_->setObjectName(QStringLiteral("bookRename"));
  goOn_->setObjectName(QStringLiteral("bookGoOn"));
  for (PaperButton* button : {rename_, goOn_}) {
    button->setIconSize({measure(16), measure(16)});
    button->setPadding(30);
  }
}

void BookPage::connectParts() {
  connect(bar(), &HistoryBar::left, this, &BookPage::closed);
  connect(head_, &BookHead::circleWanted, this,
          [this](int circle) { show(static_cast<std::size_t>(circle)); });
  connect(head_, &BookHead::renamed, this, &BookPage::renameWanted);
  connect(head_, &BookHead::renamingOver, this, [this] { rename_->setFocus(Qt::OtherFocusReason); });
  connect(table_, &BookTable::chosenChanged, this, &BookPage::readLine);
  connect(table_, &BookTable::opened, this, [this] { openSide(true); });
  connect(rename_, &QAbstractButton::clicked, head_, &BookHead::rename);
  connect(goOn_, &QAbstractButton::clicked, this, &BookPage::goOn);
  connect(side_, &BookSide::worthChanged, this, &BookPage::worthWanted);
  connect(side_, &BookSide::printWanted, this, &BookPage::printWanted);
  connect(side_, &BookSide::settleWanted, this, &BookPage::settleWanted);
}

void BookPage::setTheme(Theme const& theme) {
  HouseSheet::setTheme(theme);
  setInk(note_, theme.onpanel2);
  head_->setTheme(theme);
  table_->setTheme(theme);
  totals_->setTheme(theme);
  rename_->setTheme(theme);
  goOn_->setTheme(theme);
  side_->setTheme(theme);
  int const side = measure(16);
  rename_->setIcon(historyIcon(HistoryMark::pencil, side, theme.onpanel, devicePixelRatioF()));
  goOn_->setIcon(historyIcon(HistoryMark::play, side, theme.palette().color(QPalette::HighlightedText),
                             devicePixelRatioF()));
}

void BookPage::focusFirst() {
  // In an empty book there is the way back alone.
  QWidget* const first =
      circle() != nullptr ? static_cast<QWidget*>(table_) : findChild<QWidget*>(QStringLiteral("bookBack"));
  first->setFocus(Qt::OtherFocusReason);
}

BookCircle const* BookPage::circle() const {
  return chosen_ < book_.circles.size() ? &book_.circles[chosen_] : nullptr;
}

bool BookPage::isOfEvening() const { return side_->isOfEvening(); }

void BookPage::setWords(HistoryWords const& words) {
  words_ = BookWords(words);
  if (isTold_) showBook(false);
}

void BookPage::setBook(Book const& book) {
  bool const isFirst = !isTold_;
  if (isTold_ && book == book_) return;
  std::optional<std::int64_t> mark;
  if (BookCircle const* const before = circle()) mark = markOf(*before);
  isTold_ = true;
  book_ = book;
  auto const found = std::ranges::find_if(
      book_.circles, [&](BookCircle const& each) { return mark && markOf(each) == *mark; });
  chosen_ = found == book_.circles.end() ? 0 : static_cast<std::size_t>(found - book_.circles.begin());
  showBook(isFirst || found == book_.circles.end());
}

void BookPage::show(std::size_t circle) {
  if (circle >= book_.circles.size() || circle == chosen_) return;
  chosen_ = circle;
  showBook(true);
}

// `anew`: of another circle, whose last match is looked at.
void BookPage::showBook(bool anew) {
  BookCircle const* const shown = circle();
  bool const any = shown != nullptr;
  for (QWidget* part :
       {static_cast<QWidget*>(head_), static_cast<QWidget*>(table_), static_cast<QWidget*>(totals_),
        static_cast<QWidget*>(note_), static_cast<QWidget*>(rename_), static_cast<QWidget*>(goOn_)})
    part->setVisible(any);
  empty()->setVisible(isTold_ && !any);
  empty()->setText(
      !hasProblem()
          ? tr("The book is empty: a match is added when it is over and everybody at its table has a name.")
          : QString());
  if (any) {
    int const before = table_->chosen();
    bool const hadFocus = table_->hasFocus();
    int const rows = model_->rowCount();
    head_->setBook(book_, chosen_, words_);
    QSignalBlocker const quiet(table_);
    model_->setCircle(*shown, words_);
    note_->setText(words_.note(*shown));
    goOn_->setText(words_.goOn(*shown));
    side_->setCircle(*shown, words_);
    arrangeBody();
    // What has come meanwhile is looked at, too.
    bool const stays = !anew && before >= 0 && rows == model_->rowCount();
    table_->choose(stays ? before : model_->rowCount() - 1);
    table_->scrollTo(table_->currentIndex());
    if (hadFocus) table_->setFocus(Qt::OtherFocusReason);
    setAccessibleName(tr("Score book") + QStringLiteral(": ") + words_.title(*shown));
    table_->setAccessibleName(tr("Matches of this group"));
  }
  showKeys();
  keys()->tell({});
  arrangeBody();
}

// Who moves in the table hears the line as a whole.
void BookPage::readLine() {
  BookLine const* const line = model_->lineAt(table_->chosen());
  keys()->tell(line != nullptr && table_->hasFocus() ? words_.line(model_->circle(), *line) : QString());
}

void BookPage::goOn() {
  BookCircle const* const shown = circle();
  if (shown == nullptr) return;
  auto const last = std::find_if(shown->lines.rbegin(), shown->lines.rend(),
                                 [](BookLine const& line) { return !line.closing; });
  if (last != shown->lines.rend()) emit goOnWanted(last->match);
}

void BookPage::arrangeBody() {
  bool const narrow = isNarrow();
  int const high = body()->height();
  bool const low = high < 560;
  int const left = measure(narrow ? bodyMargin / 2 : bodyMargin);
  int const wide = std::clamp(body()->width() - sideRoom() - left - measure(narrow ? 14 : bodyMargin), 0,
                              measure(widestBody));
  int y = measure(low ? 6 : 10);
  y = placeProblem(left, y, wide);
  placeEmpty(left, y, wide);
  arrangeSide();
  if (circle() == nullptr) return;
  int const headHigh = head_->sizeHint().height();
  head_->setGeometry(left, y, wide, headHigh);
  y += headHigh + measure(low ? 4 : 12);
  int const footHigh = goOn_->sizeHint().height() + measure(low ? 6 : 8);  // in line with the side's
  int const totalsHigh = totals_->sizeHint().height();
  int const rowsLeft = left - bodyOverhang;
  int const rowsWide = wide + 2 * bodyOverhang;
  table_->resize(rowsWide, table_->height());
  // The totals stand under the last match, or at the foot where there are many.
  int const room = std::max(0, high - y - totalsHigh - footHigh);
  table_->arrange(rowsWide, room);
  table_->setGeometry(rowsLeft, y, rowsWide, table_->heightIn(room));
  if (table_->currentIndex().isValid()) table_->scrollTo(table_->currentIndex());
  y += table_->height() + scaled(2);
  totals_->setGeometry(rowsLeft, y, rowsWide, totalsHigh);
  totals_->update();
  arrangeFoot(left, wide, high - footHigh);
}

void BookPage::arrangeFoot(int left, int wide, int top) {
  QSize const goOn = goOn_->sizeHint();
  QSize const rename = rename_->sizeHint();
  int const right = left + wide + scaled(5);
  goOn_->setGeometry(right - goOn.width(), top, goOn.width(), goOn.height());
  rename_->setGeometry(right - goOn.width() - rename.width(), top, rename.width(), rename.height());
  note_->setGeometry(left, top, std::max(0, rename_->x() - left - scaled(8)), goOn.height());
}

void BookPage::focusSide() { side_->focusFirst(); }

QString BookPage::sideName() const { return tr("Who owes whom"); }

QString BookPage::foldName(bool open) const {
  return open ? tr("Hide who owes whom") : tr("Show who owes whom");
}

// In an empty book there is nothing to choose, to rename or to print.
void BookPage::showKeys() {
  keys()->setWords(
      circle() == nullptr
          ? keysOfNothing()
          : tr("Left and right choose a group, N plays again with the same people, R renames the group, "
               "Ctrl+P prints, F6 goes to the next part."));
}

void BookPage::retranslate() {
  setAccessibleName(tr("Score book"));
  showKeys();
  rename_->setText(tr("Rename"));
  showFold();
  if (isTold_) showBook(false);
}

// Not while somebody writes.
bool BookPage::takesLetters() const { return qobject_cast<QLineEdit*>(window()->focusWidget()) == nullptr; }

bool BookPage::takesOwnKey(QKeyEvent const& event) const {
  if (event.matches(QKeySequence::Print)) return true;
  if (event.modifiers() != Qt::NoModifier || !takesLetters()) return false;
  switch (event.key()) {
    case Qt::Key_N:
    case Qt::Key_R:
    case Qt::Key_Left:
    case Qt::Key_Right: return true;
    default: return false;
  }
}

void BookPage::pressOwn(QKeyEvent& event) {
  if (circle() == nullptr || event.isAutoRepeat()) return;
  if (event.matches(QKeySequence::Print)) return printWanted();
  std::size_t const circles = book_.circles.size();
  switch (event.key()) {
    case Qt::Key_N: return goOn();
    case Qt::Key_R: return head_->rename();
    case Qt::Key_Left: return show((chosen_ + circles - 1) % circles);
    case Qt::Key_Right: return show((chosen_ + 1) % circles);
    default: return;
  }
}

// Circles, table, its buttons, who owes whom, its buttons.
void BookPage::focusNextPart(int step) {
  if (circle() == nullptr) return;
  constexpr int parts = 4;
  QWidget const* const focus = window()->focusWidget();
  bool const inSide = focus != nullptr && side_->isAncestorOf(focus);
  bool const inHead = focus != nullptr && head_->isAncestorOf(focus);
  int part = inHead ? 0 : inSide ? 3 : focus == rename_ || focus == goOn_ ? 2 : 1;
  part = (part + step + parts) % parts;
  if (part == 0 && book_.circles.size() < 2) part = (part + step + parts) % parts;
  if (part == 3) openSide(true);
  switch (part) {
    case 0: return head_->focusChoice();
    case 1: return table_->setFocus(Qt::TabFocusReason);
    case 2: return goOn_->setFocus(Qt::TabFocusReason);
    default: return side_->focusFirst();
  }
}

}  // namespace giaguaro
