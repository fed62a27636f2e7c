#include "ui/tricks/trick_list.h"

#include <QAbstractItemDelegate>
#include <QAbstractListModel>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/trick_wording.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {
namespace {

constexpr Extent tag{34, 46};
constexpr double worthSize = 12;
constexpr double wordSize = 13;
constexpr double leastSize = 11;
constexpr Length margin{10};   // between a row's contour and what is in it
constexpr Length aboveRow{4};  // and above it, and below
constexpr int mostCell = 150;
constexpr Length clockSide{18};

constexpr Phrase cardByClock{phrase("table", "{who}: played by the clock", "trick.by-clock")};

// Behind what is said of the trick.
void tellClock(TrickRow& row) {
  for (TrickRow::Cell const& cell : row.cells) {
    if (!cell.byClock) continue;
    QString const words = Wording().say({say(cardByClock, {args::word(cell.player.toStdString(), "who")})});
    for (QString* each : {&row.taken, &row.spoken})
      *each += (each->endsWith(u'.') || each->isEmpty() ? QStringLiteral(" ") : QStringLiteral(". ")) + words;
  }
}

// Who took it is ringed in the row: what it brought them is said.
QString pointsOf(Seen::Trick const& trick, QString const& winner) {
  //: %1 is the player who took the trick
  if (trick.halves % 2 == 0) return TrickList::tr("%1: %n point(s)", nullptr, trick.halves / 2).arg(winner);
  //: %1 is the player who took the trick, %2 a number with a half
  return TrickList::tr("%1: %2 points").arg(winner, Wording::points(trick.halves));
}

// Three lines of words fit beside the cards, however large the letters are.
int rowHeight() {
  return 2 * aboveRow + std::max<int>(tag.height() + scaled(2), measure(3 * leastSize * 1.4));
}

int numberWidth() { return textWidth(QStringLiteral("00"), 15, true) + scaled(14); }

}  // namespace

class TrickList::Model : public QAbstractListModel {
 public:
  Model(std::vector<TrickRow> const& rows, QObject* parent) : QAbstractListModel(parent), rows_(rows) {}

  int rowCount(QModelIndex const& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
  }
  QVariant data(QModelIndex const& index, int role) const override {
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    return rows_[static_cast<std::size_t>(index.row())].spoken;
  }
  // Around a change of the rows.
  void replace(std::vector<TrickRow>& rows, std::vector<TrickRow> next) {
    beginResetModel();
    rows = std::move(next);
    endResetModel();
  }

 private:
  std::vector<TrickRow> const& rows_;
};

class TrickList::Painter : public QAbstractItemDelegate {
 public:
  Painter(TrickList const& list, Glyphs* glyphs, QObject* parent)
      : QAbstractItemDelegate(parent), list_(list), glyphs_(glyphs) {}

  QSize sizeHint(QStyleOptionViewItem const&, QModelIndex const&) const override {
    return {200, list_.rowHeight_};
  }

  void paint(QPainter* painter, QStyleOptionViewItem const& option, QModelIndex const& index) const override {
    TrickRow const& row = list_.rows_[static_cast<std::size_t>(index.row())];
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, option.rect, index == list_.currentIndex());
    int const above = aboveRow + (option.rect.height() - rowHeight()) / 2;
    QRect const inner = option.rect.adjusted(margin, above, -margin, -above);
    painter->setFont(typeface(15, true));
    painter->setPen(theme().head);
    painter->drawText(QRect(inner.left(), inner.top(), numberWidth(), inner.height()), Qt::AlignVCenter,
                      row.number);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      QRect const column = list_.column(row.cells[i].column);
      paintCell(*painter, row.cells[i],
                QRect(column.left(), inner.top() + (inner.height() - tag.height()) / 2, column.width(),
                      tag.height()),
                i == 0);
    }
    QRect const last = list_.column(static_cast<int>(list_.players_.size()) - 1);
    paintWords(*painter, row, QRect(QPoint(last.right() + scaled(9), inner.top()), inner.bottomRight()));
    painter->restore();
  }

 private:
  Theme const& theme() const { return list_.theme_; }

  void paintGround(QPainter& painter, QRect const& box, bool current) const {
    QRectF const ground = QRectF(box).adjusted(scaled(2), scaled(2), scaled(-2), scaled(-2));
    painter.fillRect(QRect(box.left() + margin, box.bottom(), box.width() - 2 * margin, 1), theme().rule);
    if (!current) return;
    bool const focus = showsFocus(list_);
    painter.setPen(focus ? QPen(theme().bestedge, scaledReal(2)) : QPen(Qt::NoPen));
    painter.setBrush(theme().soft);
    painter.drawRoundedRect(ground, scaledReal(8), scaledReal(8));
  }

  void paintCell(QPainter& painter, TrickRow::Cell const& cell, QRect const& place, bool leads) const {
    qreal const ratio = list_.devicePixelRatioF();
    QRect const card(QPoint(place.center().x() - tag.width() / 2, place.top()), tag);
    painter.drawPixmap(card.topLeft(), glyphs_->picture(cell.card, tag, ratio));
    if (cell.takes) {
      painter.setPen(QPen(theme().bestedge, scaledReal(3)));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(
          QRectF(card).adjusted(scaledReal(-1.5), scaledReal(-1.5), scaledReal(1.5), scaledReal(1.5)),
          scaledReal(6), scaledReal(6));
      constexpr Length cup{18};
      painter.drawPixmap(card.right() + scaled(7), card.top() + 1,
                         glyphs_->mark(QStringLiteral("winner"), cup, ratio, theme().bestedge));
    }
    if (leads) {
      double const middle = card.center().y();
      double const right = card.left() - scaled(7);
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme().onpanel2);
      painter.drawPolygon(QPolygonF({{right - scaled(8), middle - scaled(6)},
                                     {right, middle},
                                     {right - scaled(8), middle + scaled(6)}}));
    }
    if (cell.byClock)
      painter.drawPixmap(card.left() - scaled(5), card.bottom() - scaled(13),
                         glyphs_->mark(QStringLiteral("clock"), clockSide, ratio, theme().onpanel));
    if (!cell.worth.isEmpty())
      paintWorth(painter, cell.worth, QPointF(card.right() + scaled(16), card.bottom() - scaled(9)));
  }

  void paintWorth(QPainter& painter, QString const& text, QPointF const& centre) const {
    QFont const face = typeface(worthSize, true);
    double const width =
        std::max<double>(measure(18), QFontMetricsF(face).horizontalAdvance(text) + scaled(8));
    QRectF const disc(centre.x() - width / 2, centre.y() - measure(18) / 2.0, width, measure(18));
    painter.setPen(QPen(theme().onpanel2, scaledReal(1.2)));
    painter.setBrush(theme().soft);
    painter.drawRoundedRect(disc, disc.height() / 2, disc.height() / 2);
    painter.setFont(face);
    painter.setPen(theme().onpanel);
    painter.drawText(disc, Qt::AlignCenter, text);
  }

  void paintWords(QPainter& painter, TrickRow const& row, QRect const& box) const {
    constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
    painter.setFont(typeface(wordSize));
    auto const high = [&] { return painter.boundingRect(box, flags, row.taken).height(); };
    if (high() > box.height()) painter.setFont(typeface(leastSize));
    painter.setPen(theme().onpanel);
    painter.drawText(box, flags, row.taken);
  }

  TrickList const& list_;
  Glyphs* glyphs_;
};

TrickList::TrickList(Glyphs* glyphs, QWidget* parent)
    : QListView(parent),
      model_(new Model(rows_, this)),
      painter_(new Painter(*this, glyphs, this)),
      bar_(new SlimScrollBar(this)),
      rowHeight_(rowHeight()) {
  setObjectName(QStringLiteral("trickList"));
  setModel(model_);
  setItemDelegate(painter_);
  setVerticalScrollBar(bar_);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(NoFrame);
  setUniformItemSizes(true);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  connect(glyphs, &Glyphs::changed, viewport(), qOverload<>(&QWidget::update));
}

TrickList::~TrickList() = default;

void TrickList::setTheme(Theme const& theme) {
  theme_ = theme;
  bar_->setTheme(theme);
  QPalette palette = theme.palette();
  palette.setColor(QPalette::Base, theme.panel);
  setPalette(palette);
  viewport()->update();
}

void TrickList::setTricks(TableScene const& scene, Wording const& wording) {
  std::vector<TrickRow> rows;
  std::vector<Player> players;
  Seat const first = scene.viewer == nobody ? Seat{0} : scene.viewer;
  for (int column = 0; column < scene.seen.players; ++column) {
    Seat const seat = seatAfter(first, scene.seen.players, column);
    players.push_back({labelOf(scene, seat, wording), scene.people[static_cast<std::size_t>(seat)].avatar,
                       seat == scene.viewer});
  }
  bool const counted =
      std::ranges::any_of(scene.seen.tricks, [](Seen::Trick const& trick) { return trick.halves != 0; });
  for (Seen::Trick const& trick : scene.seen.tricks) {
    TrickRow row{
        .number = QString::number(trick.number),
        .cells = {},
        .taken = counted ? pointsOf(trick, labelOf(scene, trick.winner, wording)) : wording.say(trick.taken),
        .spoken = spokenTrick(trick, wording)};
    for (Seen::PlayedCard const& played : trick.cards)
      row.cells.push_back({.card = Glyphs::nameOf(args::card(played.card), wording.deck()),
                           .player = labelOf(scene, played.seat, wording),
                           .worth = played.worth == 0 ? QString() : Wording::points(played.worth),
                           .takes = played.seat == trick.winner,
                           .byClock = scene.club && scene.club->playedByClock.contains(played.card),
                           .column = (played.seat - first + scene.seen.players) % scene.seen.players});
    if (counted)
      row.spoken += (row.spoken.endsWith(u'.') ? QStringLiteral(" ") : QStringLiteral(". ")) + row.taken;
    tellClock(row);
    rows.push_back(std::move(row));
  }
  if (rows == rows_ && players == players_) return;
  players_ = std::move(players);
  int const current = currentIndex().row();
  bool const wasLast = current + 1 == static_cast<int>(rows_.size());
  int const next =
      wasLast ? static_cast<int>(rows.size()) - 1 : std::min(current, static_cast<int>(rows.size()) - 1);
  model_->replace(rows_, std::move(rows));
  fitRows();
  updateGeometry();
  emit columnsChanged();
  setCurrentIndex(model_->index(next));
}

void TrickList::showLast() {
  setCurrentIndex(model_->index(static_cast<int>(rows_.size()) - 1));
  scrollToBottom();
  setFocus(Qt::OtherFocusReason);
}

// What is said of a trick gets the room that the longest of it needs, the cards all of the rest.
int TrickList::wordsRoom(int width) const { return std::min(longest_ + scaled(22), width * 34 / 100); }

QRect TrickList::column(int index) const {
  int const inner = viewport()->width() - 2 * margin;
  int const wide = std::min(measure(mostCell), (inner - numberWidth() - wordsRoom(inner)) /
                                                   std::max(1, static_cast<int>(players_.size())));
  return {margin + numberWidth() + index * wide, 0, wide, height()};
}

// Whole rows alone: where not all of them fit, those that do share what is left over.
void TrickList::fitRows() {
  longest_ = 0;
  for (TrickRow const& row : rows_) longest_ = std::max(longest_, textWidth(row.taken, wordSize));
  int const whole = std::max(1, height() / rowHeight());
  bool const tooMany = static_cast<int>(rows_.size()) > whole;
  int const high = tooMany ? std::max(rowHeight(), height() / whole) : rowHeight();
  int const over = tooMany && height() > high ? height() % high : 0;
  if (std::exchange(rowHeight_, high) != high) scheduleDelayedItemsLayout();
  if (viewportMargins().top() != over) setViewportMargins(0, over, 0, 0);
}

QSize TrickList::sizeHint() const { return {700, std::max(1, static_cast<int>(rows_.size())) * rowHeight()}; }
QSize TrickList::minimumSizeHint() const { return {300, rowHeight()}; }

// Letters search in other lists; here they are the sheet's.
void TrickList::keyPressEvent(QKeyEvent* event) {
  if (!event->text().isEmpty() && event->text().front().isPrint())
    event->ignore();
  else
    QListView::keyPressEvent(event);
}

void TrickList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  fitRows();
  emit columnsChanged();
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

}  // namespace giaguaro
