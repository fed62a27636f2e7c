#include "ui/book/book_side.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/book/debt_row.h"
#include "ui/book/point_worth.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/history_fields.h"
#include "ui/history/history_marks.h"
#include "ui/score/match_course.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {

namespace {

constexpr int longestWorth = 20;

}  // namespace

BookSide::BookSide(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), scroll_(new ScrollPage(this)), text_(new QWidget) {
  setObjectName(QStringLiteral("bookSide"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(scaledMargins(22, 14, 12, 8));
  column->setSpacing(scaled(4));
  makeText();
  scroll_->setWidget(text_);
  scroll_->setFocusPolicy(Qt::StrongFocus);
  scroll_->setObjectName(QStringLiteral("bookSideText"));
  scroll_->viewport()->setAutoFillBackground(false);
  text_->setAutoFillBackground(false);
  column->addWidget(scroll_, 1);
  buttons_ = new QHBoxLayout;
  buttons_->setSpacing(scaled(10));
  print_ = button("bookPrint");
  settle_ = button("bookSettle");
  for (PaperButton* each : {print_, settle_}) buttons_->addWidget(each, 1);
  column->addLayout(buttons_);
  text_->installEventFilter(this);
  connect(print_, &QAbstractButton::clicked, this, &BookSide::printWanted);
  connect(settle_, &QAbstractButton::clicked, this, &BookSide::settleWanted);
}

void BookSide::makeText() {
  auto* column = new QVBoxLayout(text_);
  column->setContentsMargins(scaledMargins(0, 0, 8, 0));
  column->setSpacing(scaled(6));
  courseHeading_ = new Heading(text_);
  course_ = new MatchCourse(glyphs_, text_);
  course_->setObjectName(QStringLiteral("bookCourse"));
  debtsHeading_ = new Heading(text_);
  column->addWidget(courseHeading_);
  column->addWidget(course_);
  column->addSpacing(scaled(10));
  column->addWidget(debtsHeading_);
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  span_ = new ChoiceRow(QStringLiteral("bookSpan"), 2, text_);
  span_->setSnug();
  span_->button(0)->setObjectName(QStringLiteral("bookEvening"));
  span_->button(1)->setObjectName(QStringLiteral("bookOpen"));
  span_->setValue(1);
  row->addWidget(span_, 0, Qt::AlignVCenter);
  connect(span_, &ChoiceRow::changed, this, &BookSide::showDebts);
  worthLabel_ = new QLabel(text_);
  setTypeface(worthLabel_, 13);
  worthLabel_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  worthLabel_->setWordWrap(true);
  worth_ = new HistoryEdit(text_);
  worth_->setObjectName(QStringLiteral("bookWorth"));
  worth_->setAlignment(Qt::AlignRight);
  worth_->setMaxLength(longestWorth);
  worth_->setFixedWidth(measure(100));
  worth_->setMinimumHeight(measure(38));
  worthLabel_->setBuddy(worth_);
  connect(worth_, &QLineEdit::editingFinished, this, &BookSide::readWorth);
  row->addSpacing(scaled(6));
  row->addWidget(worthLabel_, 1);
  row->addSpacing(scaled(4));
  row->addWidget(worth_);
  column->addLayout(row);
  column->addSpacing(scaled(6));
  debts_ = new QVBoxLayout;
  debts_->setSpacing(scaled(8));
  column->addLayout(debts_);
  summary_ = new QLabel(text_);
  summary_->setObjectName(QStringLiteral("bookSummary"));
  method_ = new QLabel(text_);
  for (QLabel* label : {summary_, method_}) {
    setTypeface(label, 13);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setMinimumHeight(1);
    column->addWidget(label);
  }
  column->addStretch(1);
}

PaperButton* BookSide::button(char const* name) {
  auto* made = new PaperButton(PaperButton::Kind::plain, this);
  made->setObjectName(QLatin1String(name));
  made->setFlush();
  made->setTextSize(13.5);
  made->setPadding(14);
  made->setIconSize({measure(16), measure(16)});
  made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  return made;
}

// The buttons under the page begin and end where its words do, whether a bar stands beside these or not.
bool BookSide::eventFilter(QObject* watched, QEvent* event) {
  if (watched == text_ && event->type() == QEvent::Resize) {
    int const beside = scroll_->width() - text_->width() + scaled(8);
    buttons_->setContentsMargins(0, scaled(6), beside, scaled(4));
  }
  return QWidget::eventFilter(watched, event);
}

void BookSide::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette colours = theme.palette();
  colours.setColor(QPalette::Window, theme.soft);
  setPalette(colours);
  scroll_->setTheme(theme);
  scroll_->setGround(theme.soft);
  courseHeading_->setTheme(theme);
  debtsHeading_->setTheme(theme);
  course_->setTheme(theme);
  for (PaperButton* each : {print_, settle_}) each->setTheme(theme);
  span_->setTheme(theme);
  for (QLabel* label : {worthLabel_, summary_, method_}) setInk(label, theme.onpanel2);
  setInk(worthLabel_, theme.onpanel);
  worth_->setTheme(theme);
  for (DebtRow* row : rows_) row->setTheme(theme);
  int const side = measure(16);
  print_->setIcon(historyIcon(HistoryMark::printer, side, theme.onpanel, devicePixelRatioF()));
  settle_->setIcon(historyIcon(HistoryMark::check, side, theme.onpanel, devicePixelRatioF()));
  update();
}

void BookSide::setCircle(BookCircle const& circle, BookWords const& words) {
  circle_ = circle;
  words_ = words;
  courseHeading_->setText(tr("Running totals"));
  courseHeading_->setNote(tr("points after each match"));
  debtsHeading_->setText(tr("Who owes whom"));
  span_->setTexts({}, {tr("this evening"), words.sinceWhen(circle)});
  for (int const value : {0, 1}) span_->button(value)->setAccessibleDescription(debtsHeading_->text());
  worthLabel_->setText(tr("a point is worth"));
  worth_->setAccessibleName(tr("What a point is worth"));
  //: an amount in money, as an example
  worth_->setPlaceholderText(tr("e.g. \u20ac 0.10"));
  if (!worth_->hasFocus()) worth_->setText(circle.worth);
  print_->setText(tr("Print"));
  settle_->setText(tr("All paid: draw a line"));
  settle_->setEnabled(!circle.open.payments.empty());
  showCourse();
  showDebts();
}

void BookSide::showCourse() {
  GameInfo const* const info = words_.history().infoOf(circle_.game);
  Course course{.name = tr("Running totals, match by match"),
                .start = tr("start"),
                .halves = info != nullptr && info->halves,
                .named = true};
  for (BookPerson const& person : circle_.people)
    course.lines.push_back({words_.person(person), person.avatar, person.own});
  std::vector<int> totals(circle_.people.size());
  for (BookLine const& line : circle_.lines) {
    if (line.closing) continue;
    for (std::size_t person = 0; person < totals.size(); ++person)
      totals[person] += line.scores[person].value_or(0);
    course.steps.push_back({words_.day(line.time), words_.shortDay(line.time)});
    course.totals.push_back(totals);
  }
  course_->setCourse(std::move(course));
}

bool BookSide::isOfEvening() const { return span_->value() == 0; }

void BookSide::showDebts() {
  BookDebts const& debts = isOfEvening() ? circle_.evening : circle_.open;
  while (rows_.size() < debts.payments.size()) {
    auto* row = new DebtRow(glyphs_, text_);
    row->setObjectName(QStringLiteral("bookDebt_%1").arg(rows_.size()));
    row->setTheme(theme_);
    debts_->addWidget(row);
    rows_.push_back(row);
  }
  DebtColumns const columns = DebtRow::columnsOf(circle_, debts, words_);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i]->setVisible(i < debts.payments.size());
    if (i < debts.payments.size()) rows_[i]->setDebt(circle_, debts.payments[i], words_, columns);
  }
  debtsHeading_->setNote(words_.sum(circle_, debts));
  summary_->setText(words_.summary(circle_, debts));
  summary_->setVisible(!summary_->text().isEmpty());
  method_->setText(words_.method(circle_));
  method_->setVisible(!method_->text().isEmpty());
}

// What is no worth goes back to what it was.
void BookSide::readWorth() {
  QString const typed = worth_->text().simplified();
  if (!typed.isEmpty() && !PointWorth::read(typed)) return worth_->setText(circle_.worth);
  if (typed != circle_.worth) emit worthChanged(typed);
}

void BookSide::focusFirst() { span_->button(span_->value())->setFocus(Qt::TabFocusReason); }

void BookSide::focusButtons() { print_->setFocus(Qt::TabFocusReason); }

void BookSide::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.soft);
  painter.fillRect(QRect(0, 0, 1, height()), theme_.rule);
}

}  // namespace giaguaro
