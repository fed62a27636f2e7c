#include "ui/sheets/lessons_sheet.h"

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

#include "ui/sheets/lesson_column.h"
#include "ui/sheets/lesson_row.h"
#include "ui/sheets/own_positions.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr int sideBySide = 1020;  // at least so wide is the paper then

}  // namespace

// How many of all are done.
class LessonsSheet::Bar : public QWidget {
 public:
  explicit Bar(QWidget* parent) : QWidget(parent) { setFixedSize(scaled(200), scaled(12)); }
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
    painter.drawRoundedRect(QRectF(box.topLeft(), QSizeF(std::max(10.0, box.width() * part_), box.height())),
                            5, 5);
  }

 private:
  Theme theme_;
  double part_ = 0;
};

LessonsSheet::LessonsSheet(CardArt* art, QWidget* parent)
    : Sheet(parent),
      art_(art),
      title_(new QLabel(page())),
      line_(new QLabel(page())),
      done_(new QLabel(page())),
      bar_(new Bar(page())),
      columns_(new QBoxLayout(QBoxLayout::LeftToRight)),
      own_(new OwnPositions(art, page())),
      back_(new PaperButton(PaperButton::Kind::plain, page())) {
  setWidest(Length(1268));
  setTitleface(title_, 25);
  setTypeface(line_, 14);
  setTypeface(done_, 13, true);
  line_->setWordWrap(true);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(scaledMargins(10, 0, 10, 6));
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(line_);
  top->addLayout(words, 1);
  auto* progress = new QVBoxLayout;
  progress->setSpacing(scaled(4));
  progress->addStretch(1);
  progress->addWidget(done_, 0, Qt::AlignRight);
  progress->addWidget(bar_, 0, Qt::AlignRight);
  progress->addStretch(1);
  top->addLayout(progress);
  head()->addLayout(top);
  columns_->setContentsMargins(scaledMargins(4, 4, 4, 4));
  columns_->setSpacing(scaled(12));
  middle()->addLayout(columns_);
  auto* own = new QHBoxLayout;
  own->setContentsMargins(scaledMargins(4, 6, 4, 4));
  own->addWidget(own_);
  middle()->addLayout(own);
  connect(own_, &OwnPositions::chosen, this, &LessonsSheet::chosen);
  connect(own_, &OwnPositions::dropped, this, &LessonsSheet::dropped);
  connect(own_, &OwnPositions::focusWanted, this, &LessonsSheet::focusRow);
  connect(own_, &OwnPositions::leftUpwards, this, &LessonsSheet::focusLessonsAbove);
  back_->setObjectName(QStringLiteral("lessonsBack"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 6, 5, 0));
  row->addStretch(1);
  row->addWidget(back_);
  foot()->addLayout(row);
  connect(back_, &QPushButton::clicked, this, &LessonsSheet::givenUp);
  retranslate();
}

void LessonsSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(line_, theme.onpanel2);
  for (LessonColumn* column : games_) column->setTheme(theme);
  own_->setTheme(theme);
  back_->setTheme(theme);
  retranslate();
}

void LessonsSheet::setList(LessonList const& list) {
  list_ = list;
  if (games_.size() != list.games.size()) build();
  for (std::size_t i = 0; i < games_.size(); ++i) games_[i]->setGame(list.games[i]);
  own_->setPositions(list.own);
  QWidget* before = own_;
  for (QWidget* stop : own_->stops()) setTabOrder(std::exchange(before, stop), stop);
  setTabOrder(before, back_);
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
  QStringList progress{done};
  if (left > 0) progress << tr("%1 in progress").arg(left);
  if (list_.due() > 0) progress << tr("%1 to solve today").arg(list_.due());
  done_->setText(progress.join(QStringLiteral(", ")));
  bar_->set(theme(), list_.count() == 0 ? 0 : static_cast<double>(list_.done()) / list_.count());
  back_->setText(tr("Back"));
  for (LessonColumn* column : games_) column->retranslate();
  own_->retranslate();
  layPaper();
}

void LessonsSheet::arrange(int paperWidth) {
  bool const wide = paperWidth >= measure(sideBySide);
  columns_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  for (LessonColumn* column : games_) column->setUpright(wide);
  own_->setNarrow(!wide);
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
  int next = static_cast<int>(column) + across;
  int to = row + down;
  bool const upright = columns_->direction() == QBoxLayout::LeftToRight;
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
