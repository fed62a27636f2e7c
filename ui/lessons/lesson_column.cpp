#include "ui/lessons/lesson_column.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/cards/card_art.h"
#include "ui/cloth/game_picture.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/progress_lines.h"
#include "ui/lessons/lesson_row.h"
#include "ui/light/shadow.h"
#include "ui/text/game_id.h"
#include "ui/text/wording.h"

namespace giaguaro {
namespace {

constexpr Length linePicture{94};
constexpr int wordsHeight = 62;
constexpr int lineHigh = 62;  // of one that lies
constexpr int belowRows = 10;
constexpr Length columnCorner{10};
constexpr double gameSize = 19;
constexpr double countSize = 12;

}  // namespace

int LessonList::Game::done() const { return static_cast<int>(std::ranges::count(rows, true, &Row::done)); }

int LessonList::count() const {
  int count = 0;
  for (Game const& game : games) count += static_cast<int>(game.rows.size());
  return count;
}

int LessonList::done() const {
  int done = 0;
  for (Game const& game : games) done += game.done();
  return done;
}

int LessonList::left() const {
  int left = 0;
  for (Game const& game : games)
    left += static_cast<int>(std::ranges::count_if(game.rows, [](Row const& row) { return row.left > 0; }));
  return left;
}

QString LessonList::nextAfter(QString const& last, QString const& first) const {
  std::vector<Row const*> rows;  // from the one on that comes first
  auto from = rows.size();
  bool found = false;
  for (Game const& game : games)
    for (Row const& row : game.rows) {
      bool const begins = last.isEmpty() ? idOf(*game.game) == first : row.id == last;
      if (begins && !std::exchange(found, true)) from = rows.size();
      rows.push_back(&row);
    }
  std::ranges::rotate(rows, rows.begin() + static_cast<std::ptrdiff_t>(from));
  auto const next = std::ranges::find_if(rows, [](Row const* row) { return !row->done || row->left > 0; });
  return next == rows.end() ? QString() : (*next)->id;
}

int LessonList::due() const { return static_cast<int>(std::ranges::count(own, true, &Own::due)); }

// Picture, name and segments. Lying, it is a button.
class LessonColumn::Head : public QAbstractButton {
 public:
  Head(GamePicture picture, QWidget* parent) : QAbstractButton(parent), picture_(std::move(picture)) {
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(picture_.art, &CardArt::ready, this, qOverload<>(&QWidget::update));
  }
  void setState(LessonList::Game const& game, QString const& name, QString const& count) {
    segments_ = static_cast<int>(game.rows.size());
    done_ = game.done();
    setText(name);
    count_ = count;
    setAccessibleName(name + QStringLiteral(", ") + count);
    update();
  }
  void set(Theme const& theme, bool upright, bool open, int high) {
    theme_ = theme;
    high_ = measure(high);
    picture_.upright = upright;
    open_ = open;
    setFocusPolicy(upright ? Qt::NoFocus : Qt::StrongFocus);
    setCursor(upright ? Qt::ArrowCursor : Qt::PointingHandCursor);
    setCheckable(!upright);
    setChecked(open && !upright);
    setFixedHeight(upright ? high_ + measure(wordsHeight) : measure(lineHigh));
    update();
  }

 protected:
  void nextCheckState() override {}
  void keyPressEvent(QKeyEvent* event) override {
    bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !event->isAutoRepeat()) return click();
    QAbstractButton::keyPressEvent(event);
  }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    bool const up = picture_.upright;
    QRectF const box =
        up ? QRectF(1, 1, width() - scaled(2), high_) : QRectF(1, 1, linePicture, height() - scaled(2));
    QPainterPath clip;
    clip.addRoundedRect(
        QRectF(1, 1, width() - scaled(2), up || open_ ? height() + scaled(20) : height() - scaled(2)),
        columnCorner, columnCorner);
    painter.save();
    painter.setClipPath(clip);
    painter.setClipRect(box, Qt::IntersectClip);
    picture_.ratio = devicePixelRatioF();
    paintGamePicture(painter, box, picture_, theme_);
    painter.restore();
    int const left = up ? scaled(14) : linePicture + scaled(14);
    int const top = up ? high_ + scaled(6) : (height() - measure(48)) / 2;
    painter.setFont(titleface(gameSize));
    painter.setPen(theme_.onpanel);
    painter.drawText(QRectF(left, top, width() - left - (up ? 8 : 40), measure(26)),
                     Qt::AlignVCenter | Qt::TextSingleLine, text());
    painter.setFont(typeface(countSize));
    painter.setPen(theme_.onpanel2);
    QRectF const line(left, top + measure(27), width() - left - (up ? 14 : 40), measure(20));
    painter.drawText(line, Qt::AlignVCenter | Qt::TextSingleLine, count_);
    int const words = textWidth(count_, countSize) + scaled(10);
    QRectF const room =
        up ? line.adjusted(words, 0, 0, 0)
           : QRectF(left + words, line.top(), std::min(scaledReal(200), line.width() - words), line.height());
    if (segments_ > 0 && room.width() >= 40) paintLessonSegments(painter, room, done_, segments_, theme_);
    if (up) return;
    paintChevron(painter);
    if (!showsFocus(*this)) return;
    painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(2), scaled(2), scaled(-2), scaled(-2)),
                            columnCorner, columnCorner);
  }

 private:
  void paintChevron(QPainter& painter) const {
    QPointF const at(width() - scaled(24), height() / 2.0);
    double const down = open_ ? -4 : 4;
    painter.setPen(QPen(theme_.onpanel, scaledReal(2.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF({at + QPointF(-scaled(7), -down), at + QPointF(0, down), at + QPointF(scaled(7), -down)}));
  }

  GamePicture picture_;
  Theme theme_;
  int high_ = 0;  // of the picture, where it is upright
  int segments_ = 0;
  int done_ = 0;
  QString count_;
  bool open_ = false;
};

LessonColumn::LessonColumn(LessonList::Game const& game, int nth, CardArt* art, QWidget* parent)
    : QWidget(parent),
      head_(new Head(
          {.deck = game.game->deck, .nth = nth, .game = idOf(*game.game), .art = art, .near = true}, this)),
      grid_(new QGridLayout) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(head_);
  head_->setObjectName(QStringLiteral("lessons_") + idOf(*game.game));
  for (std::size_t i = 0; i < game.rows.size(); ++i) {
    auto* row = new LessonRow(static_cast<int>(i) + 1, this);
    connect(row, &QAbstractButton::clicked, this, [this, i] { emit chosen(game_.rows[i].id); });
    connect(row, &LessonRow::moveAsked, this,
            [this, i](int across, int down) { emit moveAsked(static_cast<int>(i), across, down); });
    rows_.push_back(row);
  }
  grid_->setSpacing(0);
  column->addLayout(grid_);
  below_ = new QSpacerItem(0, scaled(belowRows), QSizePolicy::Minimum, QSizePolicy::Fixed);
  column->addItem(below_);
  column->addStretch(1);
  connect(head_, &QAbstractButton::clicked, this, [this] {
    if (upright_) return;
    setOpen(!open_);
    if (open_) emit opened();
    emit changed();
  });
  setGame(game, {});
}

QWidget* LessonColumn::head() const { return head_; }

void LessonColumn::setTheme(Theme const& theme) {
  theme_ = theme;
  for (LessonRow* row : rows_) row->setTheme(theme);
  arrange();
}

void LessonColumn::setGame(LessonList::Game const& game, QString const& next) {
  game_ = game;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    LessonList::Row const& row = game.rows[i];
    rows_[i]->setRow(row, row.id == next && (!row.done || row.left > 0));
  }
  arrange();
  retranslate();
}

void LessonColumn::retranslate() {
  int const done = game_.done();
  int const count = static_cast<int>(game_.rows.size());
  QString const words = done == count ? tr("all done")
                        : done == 0   ? tr("not begun")
                                      : tr("%1 of %2").arg(done).arg(count);
  head_->setState(game_, said(game_.game->name), words);
  for (LessonRow* row : rows_) row->retranslate();
}

void LessonColumn::setUpright(bool upright) {
  upright_ = upright;
  arrange();
}

void LessonColumn::setOpen(bool open) {
  open_ = open;
  arrange();
}

void LessonColumn::setMeasure(Measure const& measure) {
  if (measure == measure_) return;
  measure_ = measure;
  arrange();
}

int LessonColumn::heightOf(Measure const& of, int rows) {
  return measure(of.picture) + measure(wordsHeight) + rows * measure(of.row) + scaled(belowRows);
}

int LessonColumn::perColumn() const {
  int const count = static_cast<int>(rows_.size());
  return (count + abreast() - 1) / abreast();
}

int LessonColumn::beside(int row, int across) const {
  int const other = row + across * perColumn();
  return abreast() > 1 && other >= 0 && other < static_cast<int>(rows_.size()) ? other : -1;
}

// They are read down, then on beside.
void LessonColumn::arrange() {
  head_->set(theme_, upright_, open_, measure_.picture);
  int const perColumn = this->perColumn();
  for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
    LessonRow* const row = rows_[static_cast<std::size_t>(i)];
    bool const first = i % perColumn == 0;
    bool const framed = row->isNext() || (!first && rows_[static_cast<std::size_t>(i) - 1]->isNext());
    row->setForm(upright_ ? measure_.row : LessonRow::usualHeight, !first && !framed);
    grid_->addWidget(row, i % perColumn, i / perColumn);
    row->setVisible(isOpen());
  }
  // Closed, it ends with its head.
  below_->changeSize(0, isOpen() ? scaled(belowRows) : scaled(2), QSizePolicy::Minimum, QSizePolicy::Fixed);
  layout()->invalidate();
  for (int column = 0; column < 2; ++column) grid_->setColumnStretch(column, column < abreast() ? 1 : 0);
  updateGeometry();
  update();
}

// A card that lies on the page.
void LessonColumn::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box =
      QRectF(rect()).adjusted(scaledReal(0.6), scaledReal(0.6), scaledReal(-0.6), scaledReal(-2.6));
  if (!theme_.plain)
    paintShadow(painter, box, columnCorner, {QPointF(0, scaledReal(1.4)), scaledReal(1), 0.3});
  painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
  painter.setBrush(theme_.soft);
  painter.drawRoundedRect(box, columnCorner, columnCorner);
}

}  // namespace giaguaro
