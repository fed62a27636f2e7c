#include "ui/lessons/lessons_sheet.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QTimer>
#include <algorithm>
#include <map>
#include <utility>

#include "ui/drawing/emblem.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_marks.h"
#include "ui/lessons/lesson_column.h"
#include "ui/lessons/lesson_row.h"
#include "ui/lessons/own_positions.h"
#include "ui/text/game_id.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr int sideBySide = 1080;     // at least so wide is the page then
constexpr int widestLessons = 1480;  // of what lies on it
constexpr int cardRoom = 720;        // for two of one's own positions beside each other
constexpr Length lessonSide{32};
constexpr Length narrowSide{20};
constexpr Length gamesApart{14};
constexpr Length linesApart{6};
constexpr LessonColumn::Measure usualColumn{};
constexpr int leastPicture = 88;
constexpr int mostPicture = 176;
constexpr int mostRow = 54;

}  // namespace

// How many of all are done.
class LessonsSheet::Bar : public QWidget {
 public:
  explicit Bar(QWidget* parent) : QWidget(parent) {
    setFixedHeight(scaled(12));
    setMinimumWidth(scaled(200));
  }
  void set(Theme const& theme, double part) {
    theme_ = theme;
    part_ = part;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const box =
        QRectF(rect()).adjusted(scaledReal(0.6), scaledReal(0.6), scaledReal(-0.6), scaledReal(-0.6));
    painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
    painter.setBrush(theme_.soft);
    painter.drawRoundedRect(box, scaledReal(5), scaledReal(5));
    if (part_ <= 0) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.bestedge);
    painter.drawRoundedRect(
        QRectF(box.topLeft(), QSizeF(std::max(box.height(), box.width() * part_), box.height())),
        scaledReal(5), scaledReal(5));
  }

 private:
  Theme theme_;
  double part_ = 0;
};

LessonsSheet::LessonsSheet(CardArt* art, QWidget* parent)
    : Sheet(parent),
      art_(art),
      emblem_(new Emblem(56, this)),
      title_(new QLabel(page())),
      line_(new QLabel(page())),
      done_(new QLabel(page())),
      left_(new QLabel(page())),
      bar_(new Bar(page())),
      firstHand_(new PaperButton(PaperButton::Kind::plain, page())),
      back_(new PaperButton(PaperButton::Kind::plain, page())),
      columns_(new QBoxLayout(QBoxLayout::LeftToRight)),
      own_(new OwnPositions(art, page())) {
  fillWindow(Ground::paper);
  buildHead();
  columns_->setContentsMargins(0, 0, 0, 0);
  middle()->addLayout(columns_);
  middle()->addWidget(own_);
  middle()->addStretch(1);
  connect(own_, &OwnPositions::chosen, this, &LessonsSheet::chosen);
  connect(own_, &OwnPositions::dropped, this, &LessonsSheet::dropped);
  connect(own_, &OwnPositions::focusWanted, this, &LessonsSheet::focusRow);
  connect(own_, &OwnPositions::leftUpwards, this, &LessonsSheet::focusLessonsAbove);
  connect(firstHand_, &QPushButton::clicked, this, [this] { emit firstHandWanted(shownGame()); });
  connect(back_, &QPushButton::clicked, this, &LessonsSheet::givenUp);
  retranslate();
}

// What it is, how far one has come, and what leads elsewhere.
void LessonsSheet::buildHead() {
  setTitleface(title_, 26);
  setTypeface(line_, 14);
  setTypeface(done_, 13, true);
  setTypeface(left_, 13);
  line_->setWordWrap(true);
  auto* row = new QHBoxLayout;
  row->setSpacing(scaled(14));
  row->addWidget(emblem_, 0, Qt::AlignVCenter);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addStretch(1);
  words->addWidget(title_);
  words->addWidget(line_);
  words->addStretch(1);
  row->addLayout(words, 1);
  auto* progress = new QVBoxLayout;
  progress->setSpacing(scaled(5));
  auto* counts = new QHBoxLayout;
  counts->setSpacing(scaled(14));
  counts->addWidget(done_);
  counts->addStretch(1);
  counts->addWidget(left_);
  progress->addStretch(1);
  progress->addLayout(counts);
  progress->addWidget(bar_);
  progress->addStretch(1);
  row->addLayout(progress);
  row->addSpacing(scaled(16));
  firstHand_->setObjectName(QStringLiteral("lessonsFirstHand"));
  back_->setObjectName(QStringLiteral("lessonsBack"));
  for (PaperButton* button : {firstHand_, back_}) row->addWidget(button, 0, Qt::AlignVCenter);
  row->setSpacing(scaled(8));
  head()->addLayout(row);
}

void LessonsSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(line_, theme.onpanel2);
  for (LessonColumn* column : games_) column->setTheme(theme);
  own_->setTheme(theme);
  setInk(left_, theme.onpanel2);
  for (PaperButton* button : {firstHand_, back_}) button->setTheme(theme);
  firstHand_->setIcon(historyIcon(HistoryMark::book, measure(19), theme.onpanel, devicePixelRatioF()));
  retranslate();
}

void LessonsSheet::setList(LessonList const& list) {
  list_ = list;
  if (games_.size() != list.games.size()) build();
  for (std::size_t i = 0; i < games_.size(); ++i) games_[i]->setGame(list.games[i], list.focus);
  own_->setPositions(list.own);
  QWidget* before = own_;
  for (QWidget* stop : own_->stops()) setTabOrder(std::exchange(before, stop), stop);
  setTabOrder(before, firstHand_);
  setTabOrder(firstHand_, back_);
  retranslate();
}

void LessonsSheet::build() {
  for (LessonColumn* column : games_) delete column;
  games_.clear();
  std::map<Deck const*, int> shown;
  QWidget* before = nullptr;
  auto const follows = [&before](QWidget* widget) {
    if (before != nullptr) setTabOrder(before, widget);
    before = widget;
  };
  for (std::size_t i = 0; i < list_.games.size(); ++i) {
    LessonList::Game const& game = list_.games[i];
    auto* column = new LessonColumn(game, shown[game.game->deck]++, art_, page());
    column->setTheme(theme());
    connect(column, &LessonColumn::chosen, this, &LessonsSheet::chosen);
    connect(column, &LessonColumn::moveAsked, this,
            [this, i](int row, int across, int down) { moveFocus(i, row, across, down); });
    connect(column, &LessonColumn::opened, this, [this, column] { openOnly(column); });
    connect(column, &LessonColumn::changed, this, [this] { layPaper(); });
    columns_->addWidget(column, 1);
    games_.push_back(column);
    follows(column->head());
    for (LessonRow* row : column->rows()) follows(row);
    column->show();
  }
  follows(own_);
}

// Of games that lie one under the other.
void LessonsSheet::openOnly(LessonColumn const* column) {
  for (LessonColumn* each : games_) each->setOpen(each == column);
}

void LessonsSheet::retranslate() {
  title_->setText(tr("Lessons"));
  line_->setText(tr("Short positions: you play, the guide answers."));
  int const left = list_.left();
  QString const done = tr("%1 of %2 done").arg(list_.done()).arg(list_.count());
  done_->setText(done);
  left_->setText(left > 0 ? tr("%1 in progress").arg(left) : QString());
  bar_->set(theme(), list_.count() == 0 ? 0 : static_cast<double>(list_.done()) / list_.count());
  firstHand_->setText(tr("My first hand"));
  firstHand_->setToolTip(tr("A hand that is explained step by step"));
  back_->setText(tr("Back"));
  for (LessonColumn* column : games_) column->retranslate();
  own_->retranslate();
  layPaper();
}

void LessonsSheet::arrange(int width) {
  bool const wide = width >= measure(sideBySide);
  int const side = std::max<int>(wide ? lessonSide : narrowSide, (width - measure(widestLessons)) / 2);
  head()->setContentsMargins(side, wide ? scaled(14) : scaled(8), side - PaperButton::ring,
                             wide ? scaled(14) : scaled(8));
  middle()->setContentsMargins(side, 0, side, scaled(16));
  middle()->setSpacing(wide ? scaled(18) : scaled(12));
  emblem_->setSide(wide ? 56 : 48);
  columns_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  columns_->setSpacing(wide ? gamesApart : linesApart);
  for (LessonColumn* column : games_) column->setUpright(wide);
  own_->setAbreast(wide ? 3 : width >= measure(cardRoom) ? 2 : 1);
  if (wide) stretch(width);
}

// All of it is seen at once where the window allows it, and it fills the window where there is more: rows first, then the
// pictures.
void LessonsSheet::stretch(int width) {
  std::size_t most = 0;
  for (LessonColumn const* column : games_) most = std::max(most, column->rows().size());
  int const rows = static_cast<int>(most);
  if (rows == 0) return;
  int const high =
      head()->hasHeightForWidth() ? head()->totalHeightForWidth(width) : head()->totalSizeHint().height();
  QMargins const round = middle()->contentsMargins();
  int const across = width - round.left() - round.right();
  int const own = own_->hasHeightForWidth() ? own_->heightForWidth(across) : own_->sizeHint().height();
  int const rest = high + own + middle()->spacing() + round.top() + round.bottom();
  LessonColumn::Measure column = usualColumn;
  auto const spare = [&] {
    return static_cast<int>((height() - rest - LessonColumn::heightOf(column, rows)) / windowScale());
  };
  column.row += std::clamp(spare() / rows, 0, mostRow - column.row);
  column.picture = std::clamp(column.picture + spare(), leastPicture, mostPicture);
  for (LessonColumn* game : games_) game->setMeasure(column);
}

// Of the lesson that stands out.
QString LessonsSheet::shownGame() const {
  for (LessonList::Game const& game : list_.games)
    if (std::ranges::find(game.rows, list_.focus, &LessonList::Row::id) != game.rows.end())
      return idOf(*game.game);
  return list_.games.empty() ? QString() : idOf(*list_.games.front().game);
}

void LessonsSheet::focusFirst() {
  for (std::size_t i = 0; i < games_.size(); ++i)
    for (std::size_t row = 0; row < games_[i]->rows().size(); ++row) {
      if (!list_.focus.isEmpty() && list_.games[i].rows[row].id != list_.focus) continue;
      openOnly(games_[i]);
      layPaper();
      return focusRow(games_[i]->rows()[row]);
    }
  back_->setFocus(Qt::OtherFocusReason);
}

// And has it in sight, once it is laid out.
void LessonsSheet::focusRow(QWidget* row) {
  row->setFocus(Qt::TabFocusReason);
  QTimer::singleShot(0, row, [row] {
    for (QWidget* over = row->parentWidget(); over != nullptr; over = over->parentWidget())
      if (auto* scroll = qobject_cast<QScrollArea*>(over)) return scroll->ensureWidgetVisible(row, 0, 60);
  });
}

// Side by side across the columns; one under the other into the next game too, which opens.
void LessonsSheet::moveFocus(std::size_t column, int row, int across, int down) {
  auto const columns = static_cast<int>(games_.size());
  bool const upright = columns_->direction() == QBoxLayout::LeftToRight;
  if (int const beside = games_[column]->beside(row, across); across != 0 && !upright) {
    if (beside >= 0) focusRow(games_[column]->rows()[static_cast<std::size_t>(beside)]);
    return;
  }
  int next = static_cast<int>(column) + across;
  int to = row + down;
  auto const rowsOf = [this](int game) { return games_[static_cast<std::size_t>(game)]->rows(); };
  if (!upright && to < 0) to = --next < 0 ? row : static_cast<int>(rowsOf(next).size()) - 1;
  if (to >= static_cast<int>(games_[column]->rows().size())) {
    if (!upright) to = ++next < columns ? 0 : row;
    bool const below = upright || next == columns;
    double const at = upright ? static_cast<double>(column) / columns : 0;
    if (QWidget* const entry = below ? own_->entryAt(at) : nullptr) return focusRow(entry);
  }
  if (next < 0 || next >= columns) return;
  if (!upright && next != static_cast<int>(column)) {
    openOnly(games_[static_cast<std::size_t>(next)]);
    layPaper();
  }
  auto const rows = rowsOf(next);
  focusRow(rows[static_cast<std::size_t>(std::clamp(to, 0, static_cast<int>(rows.size()) - 1))]);
}

// Side by side those over it; one under the other the last ones.
void LessonsSheet::focusLessonsAbove(double across) {
  if (games_.empty()) return;
  bool const upright = columns_->direction() == QBoxLayout::LeftToRight;
  auto const count = static_cast<double>(games_.size());
  std::size_t const column = upright ? static_cast<std::size_t>(across * count) : games_.size() - 1;
  openOnly(games_[column]);
  layPaper();
  focusRow(games_[column]->rows().back());
}

void LessonsSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  emit reworded();
  retranslate();
}

void LessonsSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit givenUp();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
