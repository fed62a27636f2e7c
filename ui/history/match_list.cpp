#include "ui/history/match_list.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_marks.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {

namespace {

constexpr int historyRow = 58;
constexpr int historyHead = 27;
constexpr int historyFace = 29;
constexpr int gameSignSide = 36;
constexpr Length ringRoom{12};  // left and right of the columns, for what frames a chosen row

// A line of text that is cut where it has no room.
void write(QPainter& painter, QRectF const& box, QString const& text, double size, bool bold,
           QColor const& ink, Qt::Alignment side = Qt::AlignLeft) {
  painter.setFont(typeface(size, bold));
  painter.setPen(ink);
  QString const shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width()));
  painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine), shown);
}

}  // namespace

HistoryColumns HistoryColumns::forWidth(int width) {
  // Where the mock-up's window has 852 pixels for them; in less, what is between moves together.
  int const extra = std::max(0, width - scaled(880));
  int const less = std::max(0, scaled(880) - width);
  HistoryColumns columns;
  columns.game = ringRoom + measure(118 - std::min(less / 8, 12));
  columns.faces = columns.game + measure(202 - std::min(less / 3, 42)) + extra / 4;
  columns.step = measure(52 - std::min(less / 12, 8));
  columns.score = columns.faces + measure(328 - std::min(less / 2, 70)) + extra / 2;
  columns.ended = columns.score + measure(26 - std::min(less / 12, 10));
  columns.right = width - ringRoom;
  return columns;
}

class MatchList::Row : public QStyledItemDelegate {
 public:
  Row(Glyphs* glyphs, HistoryModel* model, MatchList* list)
      : QStyledItemDelegate(list), glyphs_(glyphs), model_(model), list_(list) {}

  void setTheme(Theme const& theme) { theme_ = theme; }

  QSize sizeHint(QStyleOptionViewItem const&, QModelIndex const& index) const override {
    int const head = model_->headOver(index.row()).isEmpty() ? 0 : measure(historyHead);
    return {0, measure(historyRow) + head};
  }

  void paint(QPainter* painter, QStyleOptionViewItem const& option, QModelIndex const& index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF box(option.rect);
    QString const head = model_->headOver(index.row());
    if (!head.isEmpty()) {
      QRectF const over(box.left() + ringRoom, box.top(), box.width() - 2 * ringRoom, measure(historyHead));
      write(*painter, over, head, 12.5, true, theme_.head);
      box.setTop(over.bottom());
    }
    HistoryColumns const columns = HistoryColumns::forWidth(option.rect.width());
    bool const chosen = list_->currentIndex() == index;
    if (chosen) {
      paintChosen(*painter, box);
    } else {
      painter->setPen(QPen(theme_.rule, scaledReal(1)));
      painter->drawLine(QPointF(ringRoom, box.bottom() - 0.5), QPointF(columns.right, box.bottom() - 0.5));
    }
    if (HistoryRow const* const row = model_->rowAt(index.row()))
      paintMatch(*painter, box, columns, *row, chosen);
    else
      paintUnknown(*painter, box, columns);
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

  // What is not there yet.
  void paintUnknown(QPainter& painter, QRectF const& box, HistoryColumns const& columns) const {
    QPen dotted(theme_.onpanel2, 1.4, Qt::DotLine);
    painter.setPen(dotted);
    painter.drawLine(QPointF(ringRoom, box.center().y()), QPointF(columns.right, box.center().y()));
  }

  void paintMatch(QPainter& painter, QRectF const& box, HistoryColumns const& columns, HistoryRow const& row,
                  bool chosen) const {
    HistoryWords const& words = model_->words();
    double const line = measure(19);
    double const top = box.center().y() - line;
    auto const two = [&](double left, double right, QString const& over, QString const& under, bool bold,
                         Qt::Alignment side = Qt::AlignLeft) {
      write(painter, {left, top, right - left, line}, over, 14, bold, theme_.onpanel, side);
      write(painter, {left, top + line, right - left, line}, under, 12, false, theme_.onpanel2, side);
    };
    two(ringRoom, columns.game - scaled(6), words.day(row), words.clock(row), chosen);
    double const side = measure(gameSignSide);
    QRectF const sign(columns.game, box.center().y() - side / 2, side, side);
    painter.drawPixmap(sign.topLeft(), gameSign(words.infoOf(row.game), words.games(), gameSignSide, *glyphs_,
                                                theme_, list_->devicePixelRatioF()));
    two(sign.right() + measure(11), columns.faces - scaled(6), words.game(row.game), words.length(row), true);
    paintFaces(painter, box, columns, row);
    HistorySeat const* const own = HistoryWords::own(row);
    double const from = columns.faces + columns.step * static_cast<double>(row.seats.size());
    bool const counts = own != nullptr && row.end != HistoryEnd::lapsed;
    two(std::max<double>(from, columns.score - measure(90)), columns.score,
        counts ? words.score(row, own->total) : QStringLiteral("\u2013"),
        counts ? words.place(row, *own) : QString(), counts, Qt::AlignRight);
    double const mark = measure(13);
    paintEndMark(painter, row.end, {columns.ended + mark / 2, top + line / 2 + 0.5}, mark,
                 row.end == HistoryEnd::playedOut ? theme_.bestedge : theme_.onpanel2);
    double const noted = columns.ended + mark + measure(9);
    QString const note = words.note(row);
    bool const fits = textWidth(note, 12) <= columns.right - noted;
    two(noted, columns.right, words.ended(row), fits ? note : words.noteInShort(row), false);
  }

  void paintFaces(QPainter& painter, QRectF const& box, HistoryColumns const& columns,
                  HistoryRow const& row) const {
    HistoryWords const& words = model_->words();
    HistorySeat const* const own = HistoryWords::own(row);
    int const face = measure(historyFace);
    double const step =
        std::min<double>(columns.step, static_cast<double>(columns.score - measure(58) - columns.faces) /
                                           std::max<double>(1, static_cast<double>(row.seats.size())));
    double left = columns.faces;
    for (HistorySeat const* seat : HistoryWords::ranked(row)) {
      double const middle = left + measure(18);
      painter.drawPixmap(QPointF(middle - face / 2.0, box.center().y() - measure(24)),
                         glyphs_->avatar(seat->avatar, face, list_->devicePixelRatioF()));
      QRectF const under(middle - step / 2, box.center().y() + measure(7), step, measure(17));
      write(painter, under, words.score(row, seat->total), 12, seat == own,
            seat == own ? theme_.onpanel : theme_.onpanel2, Qt::AlignHCenter);
      left += step;
    }
  }

  Glyphs* glyphs_;
  HistoryModel* model_;
  MatchList* list_;
  Theme theme_;
};

MatchList::MatchList(Glyphs* glyphs, HistoryModel* model, QWidget* parent)
    : QListView(parent), model_(model), row_(new Row(glyphs, model, this)), bar_(new SlimScrollBar(this)) {
  setObjectName(QStringLiteral("historyList"));
  setModel(model);
  setItemDelegate(row_);
  setVerticalScrollBar(bar_);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
  setFrameShape(QFrame::NoFrame);
  setResizeMode(QListView::Adjust);
  setSelectionMode(QAbstractItemView::SingleSelection);
  viewport()->setAutoFillBackground(false);
  connect(this, &QAbstractItemView::doubleClicked, this, &MatchList::opened);
  connect(glyphs, &Glyphs::changed, viewport(), qOverload<>(&QWidget::update));
}

void MatchList::setTheme(Theme const& theme) {
  theme_ = theme;
  row_->setTheme(theme);
  bar_->setTheme(theme);
  viewport()->update();
}

void MatchList::choose(std::int64_t id) {
  int const place = model_->placeOf(id);
  if (place >= 0) return setCurrentIndex(model_->index(place));
  setCurrentIndex(model_->index(0));
  if (model_->rowCount() == 0) emit chosenChanged(0);
}

std::int64_t MatchList::chosen() const {
  return model_->idAt(currentIndex().isValid() ? currentIndex().row() : -1);
}

void MatchList::currentChanged(QModelIndex const& current, QModelIndex const& previous) {
  QListView::currentChanged(current, previous);
  viewport()->update();
  emit chosenChanged(chosen());
}

// What the lower edge cuts goes out of sight by degrees: the list goes on there, and nothing is broken off.
void MatchList::paintEvent(QPaintEvent* event) {
  QListView::paintEvent(event);
  QRect const area = viewport()->rect();
  QModelIndex const last = indexAt({area.center().x(), area.bottom()});
  if (!last.isValid() || visualRect(last).bottom() <= area.bottom()) return;
  QRectF const foot(area.left(), area.bottom() + 1 - measure(30), area.width(), measure(30));
  QLinearGradient fade(foot.topLeft(), foot.bottomLeft());
  QColor clear = theme_.panel;
  clear.setAlpha(0);
  fade.setColorAt(0, clear);
  fade.setColorAt(1, theme_.panel);
  QPainter(viewport()).fillRect(foot, fade);
}

// Letters belong to the page; what moves belongs here.
void MatchList::keyPressEvent(QKeyEvent* event) {
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

void MatchList::focusInEvent(QFocusEvent* event) {
  QListView::focusInEvent(event);
  if (!currentIndex().isValid()) setCurrentIndex(model_->index(0));
  viewport()->update();
}

}  // namespace giaguaro
