#include "ui/book/book_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/felt_plaque.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {

namespace {

constexpr int rowHigh = 42;
constexpr int closingHigh = 30;
constexpr int headHigh = 70;
constexpr int totalsHigh = 74;
constexpr Length overTotals{12};
constexpr int faceSide = 34;
constexpr Length overhang{12};     // left of the text, for what frames a chosen row
constexpr double underHead = 1.4;  // a line
constexpr int dayWide = 84;
constexpr int handsWide = 44;
constexpr int leastColumn = 92;
constexpr int mostColumn = 170;

// A line of text that is made smaller, then cut, where it has no room.
void writeIn(QPainter& painter, QRectF const& box, QString const& text, double size, bool bold,
             QColor const& ink, Qt::Alignment side = Qt::AlignLeft) {
  while (size > 11 && textWidth(text, size, bold) > box.width()) size -= 0.5;
  painter.setFont(typeface(size, bold));
  painter.setPen(ink);
  QString const shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width()));
  painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine), shown);
}

// Figures stand over each other, in the middle of their column as a whole.
QRectF figureBox(QRectF const& column, int widest) {
  return {column.left(), column.top(), column.width() / 2 + widest / 2.0, column.height()};
}

}  // namespace

class BookTable::Cells : public QStyledItemDelegate {
 public:
  explicit Cells(BookTable* table) : QStyledItemDelegate(table), table_(table) {}

  void paint(QPainter* painter, QStyleOptionViewItem const& option, QModelIndex const& index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF const box(option.rect);
    painter->setClipRect(box);
    int const wide = table_->columnsWide();
    double const left = box.left() - index.column() * table_->columnWide() - table_->daysWide();
    table_->paintGround(*painter,
                        {left, box.top(), static_cast<double>(wide + table_->daysWide()), box.height()},
                        index.row());
    BookModel const& model = *table_->bookModel_;
    if (!model.lineAt(index.row())->closing) {
      bool const isBest = model.isBest(index.row(), index.column());
      bool const isThere =
          model.lineAt(index.row())->scores[static_cast<std::size_t>(index.column())].has_value();
      writeIn(*painter, figureBox(box, model.widest(index.column())),
              model.figure(index.row(), index.column()), BookModel::figureSize, isBest,
              isThere ? table_->theme_.onpanel : table_->theme_.onpanel2, Qt::AlignRight);
    }
    painter->restore();
  }

 private:
  BookTable* table_;
};

// What stays at the left: when, and over how many hands.
class BookTable::Days : public QHeaderView {
 public:
  explicit Days(BookTable* table) : QHeaderView(Qt::Vertical, table), table_(table) {
    setSectionResizeMode(QHeaderView::Fixed);
    setSectionsClickable(true);
    setHighlightSections(false);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
  }
  QSize sizeHint() const override { return {table_->daysWide(), 100}; }

 protected:
  void paintSection(QPainter* painter, QRect const& rect, int row) const override {
    BookLine const* const line = table_->bookModel_->lineAt(row);
    if (line == nullptr) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF const box(rect);
    table_->paintGround(*painter, {box.left(), box.top(), box.width() + table_->columnsWide(), box.height()},
                        row);
    Theme const& theme = table_->theme_;
    bool const chosen = table_->chosen() == row;
    BookWords const& words = table_->bookModel_->words();
    if (line->closing) {
      writeIn(*painter, box.adjusted(overhang, 0, scaled(-6), 0),
              BookTable::tr("All paid, %1").arg(words.day(line->time)), 12.5, false, theme.onpanel2);
    } else {
      writeIn(*painter,
              {box.left() + overhang, box.top(), static_cast<double>(measure(dayWide)), box.height()},
              words.day(line->time), 14, chosen, theme.onpanel);
      writeIn(*painter,
              {box.left() + overhang + measure(dayWide), box.top(), static_cast<double>(measure(handsWide)),
               box.height()},
              QString::number(line->hands), 13, false, theme.onpanel2, Qt::AlignRight);
    }
    painter->restore();
  }

 private:
  BookTable* table_;
};

class BookTable::Names : public QHeaderView {
 public:
  explicit Names(BookTable* table) : QHeaderView(Qt::Horizontal, table), table_(table) {
    setSectionResizeMode(QHeaderView::Fixed);
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(20);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
  }
  QSize sizeHint() const override { return {100, measure(headHigh)}; }

 protected:
  void paintSection(QPainter* painter, QRect const& rect, int column) const override {
    auto const& people = table_->bookModel_->circle().people;
    if (column >= static_cast<int>(people.size())) return;
    BookPerson const& person = people[static_cast<std::size_t>(column)];
    Theme const& theme = table_->theme_;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF const box(rect);
    int const face = measure(faceSide);
    painter->drawPixmap(QPointF(box.center().x() - face / 2.0, scaled(2)),
                        table_->glyphs_->avatar(person.avatar, face, devicePixelRatioF()));
    writeIn(*painter,
            {box.left() + scaled(3), face + scaledReal(4), box.width() - scaled(6),
             box.height() - face - scaled(8)},
            table_->bookModel_->words().person(person), 14, person.own, theme.onpanel, Qt::AlignHCenter);
    bool const isLast = column + 1 == static_cast<int>(people.size());
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->fillRect(
        QRectF(box.left(), box.bottom() - underHead, box.width() - (isLast ? overhang : 0), underHead),
        theme.onpanel2);
    painter->restore();
  }

 private:
  BookTable* table_;
};

// Where the heads of rows and columns meet.
class BookTable::Corner : public QWidget {
 public:
  explicit Corner(BookTable* table) : QWidget(table), table_(table) {}

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    Theme const& theme = table_->theme_;
    painter.fillRect(rect(), theme.panel);  // the style's own corner lies under it
    double const high = measure(24);
    double const top = height() - high - scaled(6);
    writeIn(painter, {static_cast<double>(overhang), top, static_cast<double>(measure(dayWide)), high},
            BookTable::tr("Match"), 12, false, theme.onpanel2);
    writeIn(painter,
            {static_cast<double>(overhang + measure(dayWide)) - scaled(20), top,
             measure(handsWide) + scaledReal(20), high},
            BookTable::tr("hands"), 12, false, theme.onpanel2, Qt::AlignRight);
    painter.fillRect(QRectF(overhang, height() - underHead, width() - overhang, underHead), theme.onpanel2);
  }

 private:
  BookTable* table_;
};

BookTable::BookTable(Glyphs* glyphs, BookModel* model, QWidget* parent)
    : QTableView(parent),
      bookModel_(model),
      glyphs_(glyphs),
      cells_(new Cells(this)),
      days_(new Days(this)),
      names_(new Names(this)),
      corner_(new Corner(this)),
      down_(new SlimScrollBar(this)),
      along_(new SlimScrollBar(this, Qt::Horizontal)) {
  setObjectName(QStringLiteral("bookTable"));
  setVerticalHeader(days_);
  setHorizontalHeader(names_);
  setModel(model);
  setItemDelegate(cells_);
  setVerticalScrollBar(down_);
  setHorizontalScrollBar(along_);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setTabKeyNavigation(false);
  setCornerButtonEnabled(false);
  setShowGrid(false);
  setWordWrap(false);
  setFrameShape(QFrame::NoFrame);
  setAutoScroll(false);
  viewport()->setAutoFillBackground(false);
  connect(this, &QAbstractItemView::doubleClicked, this, &BookTable::opened);
  connect(glyphs, &Glyphs::changed, names_->viewport(), qOverload<>(&QWidget::update));
}

void BookTable::setTheme(Theme const& theme) {
  theme_ = theme;
  // The chosen row is drawn as on all pages.
  QPalette colours = theme.palette();
  colours.setColor(QPalette::Highlight, Qt::transparent);
  for (QPalette::ColorRole const ground : {QPalette::Window, QPalette::Button, QPalette::Base})
    colours.setColor(ground, theme.panel);
  setPalette(colours);
  down_->setTheme(theme);
  along_->setTheme(theme);
  for (QWidget* part : {viewport(), days_->viewport(), names_->viewport(), static_cast<QWidget*>(corner_)})
    part->update();
}

int BookTable::daysWide() const {
  return overhang + measure(dayWide) + measure(handsWide) + measure(22) + daysMore_;
}

int BookTable::heightIn(int room) const {
  int const around =
      measure(headHigh) + (daysWide() + columnsWide() > width() ? along_->sizeHint().height() : 0);
  int rows = 0;
  for (int row = 0; row < bookModel_->rowCount(); ++row) rows += rowHeight(row);
  if (around + rows <= room) return around + rows;
  return around + std::max(1, (room - around) / measure(rowHigh)) * measure(rowHigh);
}

void BookTable::arrange(int width, int room) {
  int const people = std::max(1, bookModel_->columnCount());
  daysMore_ = 0;
  int rows = measure(headHigh);
  for (int row = 0; row < bookModel_->rowCount(); ++row)
    rows += measure(bookModel_->lineAt(row)->closing ? closingHigh : rowHigh);
  int const wide = width - daysWide() - (rows > room ? SlimScrollBar::thickness() : 0);
  columnWide_ = std::clamp(wide / people, measure(leastColumn), measure(mostColumn));
  // What is left of it, so that they end where the page does.
  if (columnWide_ == wide / people) daysMore_ = wide % people;
  for (int column = 0; column < bookModel_->columnCount(); ++column) setColumnWidth(column, columnWide_);
  for (int row = 0; row < bookModel_->rowCount(); ++row)
    setRowHeight(row, measure(bookModel_->lineAt(row)->closing ? closingHigh : rowHigh));
  days_->setFixedWidth(daysWide());
  updateGeometries();
}

void BookTable::choose(int row) { setCurrentIndex(model()->index(row, 0)); }

void BookTable::scrollTo(QModelIndex const& index, ScrollHint hint) {
  int const scrolled = along_->value();
  QTableView::scrollTo(index, hint);
  along_->setValue(scrolled);
}

void BookTable::paintGround(QPainter& painter, QRectF const& row, int number) const {
  if (number == chosen()) {
    QRectF const inner = row.adjusted(scaled(4), scaledReal(1.5), scaled(-4), scaledReal(-1.5));
    painter.setPen(QPen(theme_.bestedge, scaledReal(1.8)));
    painter.setBrush(theme_.best);
    painter.drawRoundedRect(inner, scaledReal(8), scaledReal(8));
    if (!showsFocus(*this)) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
    painter.drawRoundedRect(inner.adjusted(scaled(3), scaled(3), scaled(-3), scaled(-3)), scaledReal(6),
                            scaledReal(6));
    return;
  }
  bool const closes = bookModel_->lineAt(number)->closing;
  painter.setPen(closes ? QPen(theme_.onpanel2, scaledReal(1.4)) : QPen(theme_.rule, scaledReal(1)));
  painter.drawLine(QPointF(row.left() + overhang, row.bottom() - 0.5),
                   QPointF(row.right() - overhang, row.bottom() - 0.5));
}

void BookTable::currentChanged(QModelIndex const& current, QModelIndex const& previous) {
  QTableView::currentChanged(current, previous);
  viewport()->update();
  days_->viewport()->update();
  if (current.isValid()) scrollTo(current);
  emit chosenChanged(chosen());
}

void BookTable::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return emit opened();
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(bookModel_->rowCount() - 1);
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return QTableView::keyPressEvent(event);
    case Qt::Key_Left:
    case Qt::Key_Right:
      if (event->modifiers() == Qt::ShiftModifier)
        return along_->setValue(along_->value() +
                                (event->key() == Qt::Key_Left ? -columnWide_ : columnWide_));
      return event->ignore();
    default: event->ignore();
  }
}

void BookTable::focusInEvent(QFocusEvent* event) {
  QTableView::focusInEvent(event);
  if (!currentIndex().isValid()) choose(bookModel_->rowCount() - 1);
  days_->viewport()->update();
}

void BookTable::focusOutEvent(QFocusEvent* event) {
  QTableView::focusOutEvent(event);
  days_->viewport()->update();
}

void BookTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  corner_->setGeometry(0, 0, daysWide(), measure(headHigh));
  corner_->raise();
}

BookTotals::BookTotals(BookModel const* model, BookTable const* table, QWidget* parent)
    : QWidget(parent), model_(model), table_(table) {
  setAccessibleRole(this, QAccessible::Paragraph);
  setObjectName(QStringLiteral("bookTotals"));
  connect(model, &QAbstractItemModel::modelReset, this, &BookTotals::tell);
  connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
}

void BookTotals::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize BookTotals::sizeHint() const { return {300, measure(totalsHigh)}; }

void BookTotals::tell() {
  setAccessibleName(model_->words().totals(model_->circle()));
  update();
}

void BookTotals::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const days = table_->daysWide();
  double const right = std::min(width(), days + table_->columnsWide());
  // Its edge stands as far from the words as a shadow and a corner want.
  QRectF const box = QRectF(scaled(1), overTotals, right - scaled(4), height() - overTotals - scaled(4));
  paintFeltPlaque(painter, box, theme_);
  double const middle = box.center().y();
  double const line = measure(20);
  // Once a line has been drawn, what has come since is what is owed.
  bool const paid = model_->circle().closed != 0;
  bool const zero = model_->circle().sumsToZero || paid;
  writeIn(painter,
          {static_cast<double>(overhang), middle - (zero ? line : line / 2), days - overhang - scaledReal(4),
           line},
          tr("Running total"), 15, true, theme_.onplate);
  if (zero)
    writeIn(painter, {static_cast<double>(overhang), middle, days - overhang - scaledReal(4), line},
            paid ? model_->words().sinceWhen(model_->circle()) : tr("adds up to zero"), paid ? 13 : 12, false,
            theme_.onplate2);
  painter.setClipRect(QRectF(days, 0, std::max(0.0, right - days - scaled(2)), height()));
  int const wide = table_->columnWide();
  for (int column = 0; column < model_->columnCount(); ++column) {
    double const left = days + column * wide - table_->horizontalScrollBar()->value();
    BookWords::Total const total = model_->total(column);
    QRectF const over(left, middle - line - scaled(2), wide, line + scaled(4));
    writeIn(painter, figureBox(over, model_->widest(column)),
            model_->words().score(model_->circle(), total.score), BookModel::totalSize, true, theme_.onplate,
            Qt::AlignRight);
    QRectF const below(left, middle + 1, wide, line);
    if (paid)
      writeIn(painter, figureBox(below, model_->widest(column)),
              model_->words().score(model_->circle(), total.open), 14, false, theme_.onplate, Qt::AlignRight);
    else
      writeIn(painter, below.adjusted(scaled(2), 0, scaled(-2), 0),
              tr("%n match(es)", nullptr, total.matches), 12, false, theme_.onplate2, Qt::AlignHCenter);
  }
}

}  // namespace giaguaro
