#include "ui/help/help_contents.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {
namespace {

constexpr int bookRole = Qt::UserRole;
constexpr int pageRole = Qt::UserRole + 1;
constexpr int anchorRole = Qt::UserRole + 2;
constexpr int countRole = Qt::UserRole + 3;

bool hasLetters(HelpPage const& page) {
  return std::ranges::count(page.blocks, HelpBlock::Kind::letter, &HelpBlock::kind) > 0;
}

constexpr double bookSize = 14;
constexpr double pageSize = 13.5;
constexpr double countSize = 12;

}  // namespace

// A row: paper where it is the current one, a ring where it has the focus, a count at the right.
class HelpContents::Row : public QStyledItemDelegate {
 public:
  explicit Row(HelpContents* tree) : QStyledItemDelegate(tree), tree_(tree) {}

  // As many lines as its words need, also while it is the current one.
  QSize sizeHint(QStyleOptionViewItem const&, QModelIndex const& index) const override {
    bool const book = !index.parent().isValid();
    QFontMetrics const metrics(typeface(book ? bookSize : pageSize, true));
    int const room = tree_->viewport()->width() - tree_->indentation() * (book ? 1 : 2) - 2 * aside - edges -
                     countRoom(index);
    QRect const words = metrics.boundingRect(0, 0, std::max(room, 1), tallest, Qt::TextWordWrap,
                                             index.data(Qt::DisplayRole).toString());
    return {60, words.height() + measure(book ? 12 : 9)};
  }

  void paint(QPainter* painter, QStyleOptionViewItem const& option, QModelIndex const& index) const override {
    Theme const& theme = tree_->theme_;
    bool const book = !index.parent().isValid();
    bool const current = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF const box = QRectF(option.rect).adjusted(scaled(1), scaledReal(1.5), scaled(-9), scaledReal(-1.5));
    if (current) {
      painter->setPen(QPen(theme.bestedge, scaledReal(1)));
      painter->setBrush(theme.best);
      painter->drawRoundedRect(box, scaledReal(6), scaledReal(6));
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
      painter->setPen(Qt::NoPen);
      painter->setBrush(mixed(theme.chrome, theme.onchrome, 0.07));
      painter->drawRoundedRect(box, scaledReal(6), scaledReal(6));
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && showsFocus(*tree_)) {
      painter->setPen(QPen(theme.bestedge, scaledReal(2)));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(box, scaledReal(6), scaledReal(6));
    }
    QRectF words = box.adjusted(aside, 0, -aside, 0);
    int const count = index.data(countRole).toInt();
    if (count > 0) {
      painter->setFont(typeface(countSize, true));
      painter->setPen(current ? theme.onpanel : theme.onchrome);
      painter->drawText(words, Qt::AlignVCenter | Qt::AlignRight, QString::number(count));
      words.setRight(words.right() - countRoom(index));
    }
    QFont const font = typeface(book ? bookSize : pageSize, book || current);
    painter->setFont(font);
    painter->setPen(current ? theme.onpanel : theme.onchrome);
    painter->drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                      index.data(Qt::DisplayRole).toString());
    painter->restore();
  }

 private:
  static constexpr Length aside{8};   // of the words, within the box
  static constexpr Length edges{10};  // of the box, both together
  static constexpr int tallest = 1000;

  static int countRoom(QModelIndex const& index) {
    int const count = index.data(countRole).toInt();
    return count > 0 ? textWidth(QString::number(count), countSize, true) + scaled(6) : 0;
  }

  HelpContents* tree_;
};

HelpContents::HelpContents(QWidget* parent) : QTreeWidget(parent), row_(new Row(this)) {
  setObjectName(QStringLiteral("helpContents"));
  setHeaderHidden(true);
  setColumnCount(1);
  setItemDelegate(row_);
  setFrameShape(QFrame::NoFrame);
  setIndentation(measure(16));
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBar(new SlimScrollBar(this));
  setMouseTracking(true);
  setAnimated(false);
  setExpandsOnDoubleClick(false);
  connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem const* item) {
    if (item == nullptr) return;
    emit chosen(item->data(0, bookRole).toInt(), item->data(0, pageRole).toInt(),
                item->data(0, anchorRole).toString());
  });
  // A book that is opened is read.
  connect(this, &QTreeWidget::itemExpanded, this, [this](QTreeWidgetItem* item) {
    if (item->data(0, bookRole).toInt() != open_) setCurrentItem(item);
  });
}

void HelpContents::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette palette = theme.palette();
  palette.setColor(QPalette::Base, theme.chrome);
  palette.setColor(QPalette::Highlight, theme.chrome);  // a row paints its own
  setPalette(palette);
  // The bar lies on this ground too.
  Theme ground = theme;
  ground.panel = theme.chrome;
  static_cast<SlimScrollBar*>(verticalScrollBar())->setTheme(ground);
  viewport()->update();
}

void HelpContents::setBooks(QStringList const& titles) {
  QSignalBlocker const quiet(this);
  clear();
  open_ = -1;
  for (int book = 0; book < titles.size(); ++book) {
    auto* item = new QTreeWidgetItem(this, {titles[book]});
    item->setData(0, bookRole, book);
    item->setData(0, pageRole, -1);
    item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
  }
}

void HelpContents::openBook(int book, HelpBook const& text) {
  QSignalBlocker const quiet(this);
  if (QTreeWidgetItem* before = openItem(); before != nullptr && open_ != book) {
    if (before->isExpanded()) before->setExpanded(false);
    qDeleteAll(before->takeChildren());
  }
  open_ = book;
  QTreeWidgetItem* item = openItem();
  if (item == nullptr) return;
  qDeleteAll(item->takeChildren());
  auto const add = [&](QString const& title, int page, QString const& anchor) {
    auto* child = new QTreeWidgetItem(item, {title});
    child->setData(0, bookRole, book);
    child->setData(0, pageRole, page);
    child->setData(0, anchorRole, anchor);
    child->setToolTip(0, title);
  };
  if (text.pages.size() > 1) {
    for (std::size_t page = 0; page < text.pages.size(); ++page)
      add(text.pages[page].title, static_cast<int>(page), {});
  } else if (!text.pages.empty() && !hasLetters(text.pages[0])) {
    // Letters stand over their page already: they would be the same list once more.
    for (HelpBlock const& block : text.pages[0].blocks)
      if (!block.anchor.isEmpty())
        add(block.spans.empty() ? QString() : block.spans.front().words, 0, block.anchor);
  }
  item->setChildIndicatorPolicy(item->childCount() > 0 ? QTreeWidgetItem::ShowIndicator
                                                       : QTreeWidgetItem::DontShowIndicator);
  item->setExpanded(true);
}

// Its rows are as high as their words need in this width.
void HelpContents::resizeEvent(QResizeEvent* event) {
  QTreeWidget::resizeEvent(event);
  scheduleDelayedItemsLayout();
}

QTreeWidgetItem* HelpContents::openItem() const { return open_ < 0 ? nullptr : topLevelItem(open_); }

void HelpContents::setCurrent(int page, QString const& anchor) {
  QTreeWidgetItem* const book = openItem();
  if (book == nullptr) return;
  QTreeWidgetItem* wanted = book;
  for (int i = 0; i < book->childCount(); ++i)
    if (QTreeWidgetItem* child = book->child(i);
        child->data(0, pageRole).toInt() == page && child->data(0, anchorRole).toString() == anchor)
      wanted = child;
  QSignalBlocker const quiet(this);
  setCurrentItem(wanted);
  scrollToItem(wanted);
  viewport()->update();
}

void HelpContents::setCounts(std::vector<int> const& counts) {
  QTreeWidgetItem* const book = openItem();
  if (book == nullptr) return;
  int sum = 0;
  for (int const count : counts) sum += count;
  bool const pages = counts.size() > 1;
  book->setData(0, countRole, pages ? 0 : sum);
  for (int i = 0; i < book->childCount(); ++i) {
    auto const page = static_cast<std::size_t>(book->child(i)->data(0, pageRole).toInt());
    book->child(i)->setData(0, countRole, pages && page < counts.size() ? counts[page] : 0);
  }
}

// A small chevron before a book, down where it is open.
void HelpContents::drawBranches(QPainter* painter, QRect const& box, QModelIndex const& index) const {
  QTreeWidgetItem const* item = itemFromIndex(index);
  if (item->parent() != nullptr || item->childIndicatorPolicy() == QTreeWidgetItem::DontShowIndicator) return;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(theme_.onchrome, scaledReal(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  QPointF const middle = QRectF(box).center() + QPointF(scaledReal(2), 0);
  if (item->isExpanded())
    painter->drawPolyline(
        QPolygonF({middle + QPointF(scaledReal(-4), scaledReal(-2)), middle + QPointF(0, scaledReal(2)),
                   middle + QPointF(scaledReal(4), scaledReal(-2))}));
  else
    painter->drawPolyline(
        QPolygonF({middle + QPointF(scaledReal(-2), scaledReal(-4)), middle + QPointF(scaledReal(2), 0),
                   middle + QPointF(scaledReal(-2), scaledReal(4))}));
  painter->restore();
}

}  // namespace giaguaro
