#include "ui/duplicate/duplicate_list.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/duplicate/duplicate_chip.h"
#include "ui/history/felt_plaque.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {

namespace {

constexpr int handRow = 40;
constexpr int highestRow = 70;  // where there is much room
constexpr int headHigh = 26;
constexpr int sumHigh = 54;
constexpr Length overhang{12};     // left and right of the columns, for what frames a chosen row
constexpr double chipPart = 0.76;  // of a row's height
constexpr double differenceSize = 15;
constexpr int differenceAside = 14;  // of its pill from the right edge of the column's head

// A line of text that is made smaller, then cut, where it has no room.
void writeFitted(QPainter& painter, QRectF const& box, QString const& text, double size, bool bold,
                 QColor const& ink, Qt::Alignment side = Qt::AlignLeft) {
  while (size > 11 && textWidth(text, size, bold) > box.width()) size -= 0.5;
  painter.setFont(typeface(size, bold));
  painter.setPen(ink);
  QString const shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width()));
  painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine), shown);
}

QRectF leftOf(int right, int room, QRectF const& row) {
  return {static_cast<double>(right - room), row.top(), static_cast<double>(room), row.height()};
}

}  // namespace

DuplicateColumns DuplicateColumns::forWidth(int width) {
  // In the mock-up they have 760 pixels; more of them go to words, less are taken from the role.
  int const extra = std::max(0, width - measure(760));
  int const less = std::max(0, measure(760) - width);
  DuplicateColumns columns;
  columns.number = overhang + measure(18);
  columns.role = columns.number + measure(13);
  columns.then = columns.role + measure(164) + extra / 4 - std::min(less / 3, measure(40));
  columns.now = columns.then + measure(60);
  columns.difference = columns.now + measure(104) + extra / 12;
  columns.parting = columns.difference + measure(34);
  columns.chips = columns.parting + measure(82);
  columns.words = columns.chips + measure(78);
  columns.right = width - overhang;
  return columns;
}

class DuplicateList::Row : public QStyledItemDelegate {
 public:
  Row(Glyphs* glyphs, DuplicateModel* model, DuplicateList* list)
      : QStyledItemDelegate(list), glyphs_(glyphs), model_(model), list_(list) {}

  void setTheme(Theme const& theme) { theme_ = theme; }

  QSize sizeHint(QStyleOptionViewItem const&, QModelIndex const&) const override {
    return {0, list_->rowHigh_};
  }

  void paint(QPainter* painter, QStyleOptionViewItem const& option, QModelIndex const& index) const override {
    // A row that has no room any more is not begun.
    if (option.rect.bottom() > list_->viewport()->height() && option.rect.top() > 0) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF const box(option.rect);
    bool const chosen = list_->currentIndex() == index;
    auto const columns = DuplicateColumns::forWidth(option.rect.width());
    if (chosen) {
      paintChosen(*painter, box);
    } else {
      painter->setPen(QPen(theme_.rule, scaledReal(1)));
      painter->drawLine(QPointF(overhang, box.bottom() - 0.5), QPointF(columns.right, box.bottom() - 0.5));
    }
    if (DuplicateRow const* const row = model_->rowAt(index.row()))
      paintHand(*painter, box, columns, *row, chosen);
    else
      paintToCome(*painter, box, columns, index.row() + 1);
    painter->restore();
  }

 private:
  void paintChosen(QPainter& painter, QRectF const& box) const {
    QRectF const inner = box.adjusted(scaled(6), scaled(3), scaled(-6), scaled(-3));
    painter.setPen(QPen(theme_.bestedge, scaledReal(1.8)));
    painter.setBrush(theme_.best);
    painter.drawRoundedRect(inner, scaledReal(8), scaledReal(8));
    if (!showsFocus(*list_)) return;
    painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(inner.adjusted(scaled(-4), scaled(-2), scaled(4), scaled(2)), scaledReal(10),
                            scaledReal(10));
  }

  void paintToCome(QPainter& painter, QRectF const& box, DuplicateColumns const& columns, int number) const {
    writeFitted(painter, leftOf(columns.number, measure(28), box), QString::number(number), 14, false,
                theme_.onpanel2, Qt::AlignRight);
    painter.setPen(QPen(theme_.onpanel2, scaledReal(1.4), Qt::DotLine));
    painter.drawLine(QPointF(columns.role, box.center().y()), QPointF(columns.right, box.center().y()));
  }

  void paintHand(QPainter& painter, QRectF const& box, DuplicateColumns const& columns,
                 DuplicateRow const& row, bool chosen) const {
    DuplicateWords const& words = model_->words();
    bool const same = !row.parting;
    QColor const ink = same ? theme_.onpanel2 : theme_.onpanel;
    int const score = measure(58);
    writeFitted(painter, leftOf(columns.number, measure(28), box), QString::number(row.number),
                same ? 13 : 14, chosen, ink, Qt::AlignRight);
    double const roleRoom = columns.then - measure(40) - columns.role;
    writeFitted(painter, {static_cast<double>(columns.role), box.top(), roleRoom, box.height()},
                words.role(row), 13, false, ink);
    double const size = same ? 13 : 15;
    writeFitted(painter, leftOf(columns.then, score, box), words.score(row.then), size, !same, ink,
                Qt::AlignRight);
    writeFitted(painter, leftOf(columns.now, score, box), words.score(row.now), size, !same, ink,
                Qt::AlignRight);
    if (!same) paintDifference(painter, box, columns, row.difference());
    paintParting(painter, box, columns, row);
  }

  // Better is filled, worse hollow and red: its shape alone tells.
  void paintDifference(QPainter& painter, QRectF const& box, DuplicateColumns const& columns,
                       int difference) const {
    QString const text = difference == 0 ? QStringLiteral("=") : model_->words().score(difference);
    double const wide = std::max(measure(44), textWidth(text, differenceSize, true) + scaled(16));
    double const high = std::min<double>(measure(26), box.height() - scaled(4));
    QRectF const pill(columns.difference + measure(differenceAside) - wide, box.center().y() - high / 2, wide,
                      high);
    if (difference == 0)
      return writeFitted(painter, pill, text, 14, false, theme_.onpanel2, Qt::AlignHCenter);
    bool const better = difference > 0;
    QColor const ink = better ? theme_.gain : worseInk(theme_);
    painter.setPen(QPen(ink, scaledReal(1.6)));
    painter.setBrush(better ? QBrush(theme_.gain) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(pill, high / 2, high / 2);
    writeFitted(painter, pill, text, differenceSize, true, better ? theme_.panel : ink, Qt::AlignHCenter);
  }

  void paintParting(QPainter& painter, QRectF const& box, DuplicateColumns const& columns,
                    DuplicateRow const& row) const {
    DuplicateWords const& words = model_->words();
    auto const from = [&](double left) {
      return QRectF(left, box.top(), std::max(0.0, columns.right - scaled(6) - left), box.height());
    };
    if (!row.parting)
      return writeFitted(painter, from(columns.parting), QStringLiteral("–"), 13, false, theme_.onpanel2);
    QRectF when = from(columns.parting);
    when.setRight(columns.chips - scaled(6));
    writeFitted(painter, when, words.when(*row.parting), 13, false, theme_.onpanel);
    int const high = static_cast<int>(chipPart * list_->rowHigh_);
    double const top = box.center().y() - high / 2.0;
    qreal const ratio = list_->devicePixelRatioF();
    double left = columns.chips;
    left +=
        paintDuplicateChip(painter, row.parting->then, {left, top}, high, words, *glyphs_, ratio) + scaled(4);
    painter.setPen(QPen(theme_.onpanel2, scaledReal(1.6)));
    painter.setBrush(Qt::NoBrush);
    double const middle = box.center().y();
    painter.drawPolyline(
        QPolygonF{{left, middle - scaled(3)}, {left + scaled(3), middle}, {left, middle + scaled(3)}});
    left += scaled(7);
    left += paintDuplicateChip(painter, row.parting->now, {left, top}, high, words, *glyphs_, ratio);
    QRectF const beside = from(std::max<double>(columns.words, left + scaled(8)));
    if (beside.width() < measure(50)) return;
    writeFitted(painter, beside, words.outcome(row), 13, false, theme_.onpanel);
  }

  Glyphs* glyphs_;
  DuplicateModel* model_;
  DuplicateList* list_;
  Theme theme_;
};

DuplicateList::DuplicateList(Glyphs* glyphs, DuplicateModel* model, QWidget* parent)
    : QListView(parent),
      model_(model),
      row_(new Row(glyphs, model, this)),
      bar_(new SlimScrollBar(this)),
      rowHigh_(measure(handRow)) {
  setObjectName(QStringLiteral("duplicateList"));
  setModel(model);
  setItemDelegate(row_);
  setVerticalScrollBar(bar_);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
  setFrameShape(QFrame::NoFrame);
  setResizeMode(QListView::Adjust);
  setSelectionMode(QAbstractItemView::SingleSelection);
  viewport()->setAutoFillBackground(false);
  connect(this, &QAbstractItemView::doubleClicked, this, &DuplicateList::opened);
  connect(glyphs, &Glyphs::changed, viewport(), qOverload<>(&QWidget::update));
}

void DuplicateList::setTheme(Theme const& theme) {
  row_->setTheme(theme);
  bar_->setTheme(theme);
  viewport()->update();
}

void DuplicateList::setRoom(int room) {
  room -= scaled(2);
  int const hands = model_->rowCount({});
  rowHigh_ = std::clamp(room / std::max(1, hands), measure(handRow), measure(highestRow));
  scheduleDelayedItemsLayout();
  // Of more than have room as many as are whole.
  high_ = std::clamp(room / rowHigh_, 1, std::max(1, hands)) * rowHigh_ + scaled(2);
}

void DuplicateList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

void DuplicateList::choose(int row) { setCurrentIndex(model()->index(row, 0)); }

void DuplicateList::currentChanged(QModelIndex const& current, QModelIndex const& previous) {
  QListView::currentChanged(current, previous);
  viewport()->update();
  emit chosenChanged(chosen());
}

// Letters belong to the page; what moves belongs here.
void DuplicateList::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return emit opened();
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return QListView::keyPressEvent(event);
    default: event->ignore();
  }
}

void DuplicateList::focusInEvent(QFocusEvent* event) {
  QListView::focusInEvent(event);
  if (!currentIndex().isValid()) choose(0);
  viewport()->update();
}

void DuplicateHead::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize DuplicateHead::sizeHint() const { return {300, measure(headHigh)}; }

void DuplicateHead::paintEvent(QPaintEvent*) {
  if (model_->scene().game == nullptr) return;
  QPainter painter(this);
  auto const columns = DuplicateColumns::forWidth(width());
  DuplicateWords const& words = model_->words();
  QRectF const box(0, 0, width(), height() - scaled(6));
  auto const at = [&](int left, int right) {
    return QRectF(left, box.top(), std::max(0, right - left), box.height());
  };
  QColor const& ink = theme_.onpanel2;
  int const score = measure(58);
  writeFitted(painter, at(overhang, columns.then - score),
              words.isOwn() ? tr("Hand, and your part") : tr("Hand, and the part then"), 12, false, ink);
  writeFitted(painter, leftOf(columns.then, score, box), words.isOwn() ? tr("you") : words.who(), 12, false,
              ink, Qt::AlignRight);
  writeFitted(painter, leftOf(columns.now, score, box), words.playerShort(), 12, false, ink, Qt::AlignRight);
  writeFitted(painter, at(columns.now + measure(10), columns.difference + measure(differenceAside)),
              tr("difference"), 12, false, ink, Qt::AlignRight);
  writeFitted(painter, at(columns.parting, columns.right), tr("Where they first differ"), 12, false, ink);
  painter.setPen(QPen(ink, scaledReal(1.4)));
  painter.drawLine(QPointF(overhang, height() - scaledReal(1.5)),
                   QPointF(columns.right, height() - scaledReal(1.5)));
}

DuplicateSum::DuplicateSum(DuplicateModel const* model, QWidget* parent) : QWidget(parent), model_(model) {
  setAccessibleRole(this, QAccessible::Paragraph);
  setObjectName(QStringLiteral("duplicateSum"));
  connect(model, &QAbstractItemModel::modelReset, this, &DuplicateSum::tell);
  connect(model, &QAbstractItemModel::dataChanged, this, &DuplicateSum::tell);
}

void DuplicateSum::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize DuplicateSum::sizeHint() const { return {300, measure(sumHigh)}; }

void DuplicateSum::tell() {
  DuplicateWords const& words = model_->words();
  if (model_->scene().game != nullptr)
    setAccessibleName(words.sum() + QStringLiteral(": ") + words.title() + QStringLiteral(", ") +
                      tr("first difference: %1").arg(words.apart()));
  update();
}

void DuplicateSum::paintEvent(QPaintEvent*) {
  if (model_->scene().game == nullptr) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // Its edge stands as far from the words as a shadow and a corner want.
  QRectF const box = QRectF(rect()).adjusted(scaled(1), scaled(4), scaled(-3), scaled(-4));
  paintFeltPlaque(painter, box, theme_);
  auto const columns = DuplicateColumns::forWidth(width());
  DuplicateWords const& words = model_->words();
  int then = 0;
  int now = 0;
  for (DuplicateRow const& row : model_->scene().rows) {
    then += row.then;
    now += row.now;
  }
  int const score = measure(70);
  QColor const& ink = theme_.onplate;
  writeFitted(painter,
              {static_cast<double>(overhang), box.top(),
               static_cast<double>(columns.then - score / 2.0 - overhang), box.height()},
              words.sum(), 15, true, ink);
  if (model_->scene().rows.empty()) return;
  writeFitted(painter, leftOf(columns.then, score, box), words.score(then), 17, true, ink, Qt::AlignRight);
  writeFitted(painter, leftOf(columns.now, score, box), words.score(now), 17, true, ink, Qt::AlignRight);
  writeFitted(painter, leftOf(columns.difference, score, box),
              then == now ? QStringLiteral("=") : words.score(then - now), 17, true, theme_.accent,
              Qt::AlignRight);
  writeFitted(painter,
              {static_cast<double>(columns.parting), box.top(),
               static_cast<double>(columns.right - columns.parting), box.height()},
              words.apart(), 13, false, theme_.onplate2);
}

}  // namespace giaguaro
