#include "ui/history/match_side.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/history/result_rows.h"
#include "ui/score/match_course.h"
#include "ui/text/wording.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/quiet_button.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {

namespace {

constexpr Length sideMargin{22};
constexpr int headSign = 48;
constexpr int highestCourse = 300;  // where there is room
enum Fact : std::uint8_t { judged, helped, promised, coded };

MatchTotals totalsOf(HistoryDetails const& details, HistoryWords const& words) {
  GameInfo const* const info = words.infoOf(details.row.game);
  MatchTotals totals{.hands = details.totals, .halves = info != nullptr && info->halves};
  for (HistorySeat const& seat : details.row.seats)
    totals.seats.push_back(
        {words.name(details.row, seat), seat.avatar, &seat == HistoryWords::own(details.row)});
  return totals;
}

}  // namespace

MatchSide::MatchSide(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), scroll_(new ScrollPage(this)), text_(new QWidget) {
  setObjectName(QStringLiteral("historySide"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(sideMargin, scaled(14), scaled(12), scaled(10));
  column->setSpacing(scaled(6));
  makeText();
  scroll_->setWidget(text_);
  scroll_->setFocusPolicy(Qt::StrongFocus);
  connect(glyphs, &Glyphs::changed, this, &MatchSide::showMatch);
  scroll_->setObjectName(QStringLiteral("historySideText"));
  scroll_->viewport()->setAutoFillBackground(false);
  text_->setAutoFillBackground(false);
  column->addWidget(scroll_, 1);
  makeButtons();
  retranslate();
}

void MatchSide::makeText() {
  auto* column = new QVBoxLayout(text_);
  column->setContentsMargins(scaledMargins(0, 0, 8, 0));
  column->setSpacing(scaled(3));
  sign_ = new QLabel(text_);
  sign_->setFixedSize(measure(headSign), measure(headSign));
  title_ = new QLabel(text_);
  setTitleface(title_, 19);
  span_ = new QLabel(text_);
  span_->setWordWrap(true);
  setTypeface(span_, 13);
  resultHeading_ = new Heading(text_);
  rows_ = new ResultRows(glyphs_, text_);
  courseHeading_ = new Heading(text_);
  course_ = new MatchCourse(glyphs_, text_);
  course_->setObjectName(QStringLiteral("historyCourse"));
  course_->setWhole(true);
  course_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
  course_->setMaximumHeight(measure(highestCourse));
  auto* head = new QGridLayout;
  head->setHorizontalSpacing(measure(13));
  head->setVerticalSpacing(scaled(1));
  head->addWidget(sign_, 0, 0, 2, 1);
  head->addWidget(title_, 0, 1);
  head->addWidget(span_, 1, 1);
  head->setColumnStretch(1, 1);
  column->addLayout(head);
  column->addSpacing(scaled(8));
  for (QWidget* part : {static_cast<QWidget*>(resultHeading_), static_cast<QWidget*>(rows_),
                        static_cast<QWidget*>(courseHeading_), static_cast<QWidget*>(course_)}) {
    column->addWidget(part, part == course_ ? 10 : 0);
    column->addSpacing(scaled(part == rows_ ? 6 : 3));
  }
  for (HistoryMark const mark :
       {HistoryMark::eye, HistoryMark::hint, HistoryMark::shield, HistoryMark::cards}) {
    facts_.push_back(new FactLine(mark, text_));
    column->addWidget(facts_.back());
  }
  column->addStretch(1);
}

void MatchSide::makeButtons() {
  auto const button = [this](PaperButton::Kind kind, char const* name) {
    auto* made = new PaperButton(kind, this);
    made->setObjectName(QLatin1String(name));
    made->setFlush();
    made->setTextSize(13.5);
    made->setPadding(14);
    made->setIconSize({measure(16), measure(16)});
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return made;
  };
  review_ = button(PaperButton::Kind::main, "historyReview");
  playOn_ = button(PaperButton::Kind::plain, "historyPlayOn");
  same_ = button(PaperButton::Kind::plain, "historySameDeals");
  duplicate_ = button(PaperButton::Kind::plain, "historyDuplicate");
  export_ = button(PaperButton::Kind::plain, "historyExport");
  remove_ = new QuietButton(13, this);
  remove_->setObjectName(QStringLiteral("historyDelete"));
  auto* grid = new QGridLayout;
  grid->setContentsMargins(scaledMargins(0, 2, 8, 2));
  grid->setSpacing(scaled(8));
  grid->addWidget(review_, 0, 0, 1, 2);
  grid->addWidget(playOn_, 1, 0);
  grid->addWidget(same_, 1, 1);
  grid->addWidget(duplicate_, 2, 0);
  grid->addWidget(export_, 2, 1);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  static_cast<QVBoxLayout*>(layout())->addLayout(grid);
  note_ = new QLabel(this);
  note_->setWordWrap(true);
  setTypeface(note_, 12);
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(scaledMargins(0, 0, 8, 0));
  foot->addWidget(note_, 1);
  foot->addWidget(remove_, 0, Qt::AlignTop);
  static_cast<QVBoxLayout*>(layout())->addLayout(foot);
  connect(review_, &QAbstractButton::clicked, this, &MatchSide::reviewWanted);
  connect(playOn_, &QAbstractButton::clicked, this, &MatchSide::playOnWanted);
  connect(same_, &QAbstractButton::clicked, this, &MatchSide::sameDealsWanted);
  connect(duplicate_, &QAbstractButton::clicked, this, &MatchSide::duplicateWanted);
  connect(export_, &QAbstractButton::clicked, this, [this] { emit exportWanted(export_); });
  connect(remove_, &QAbstractButton::clicked, this, &MatchSide::removeWanted);
}

void MatchSide::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette colours = theme.palette();
  colours.setColor(QPalette::Window, theme.soft);
  setPalette(colours);
  scroll_->setTheme(theme);
  scroll_->setGround(theme.soft);
  setInk(title_, theme.onpanel);
  setInk(span_, theme.onpanel2);
  setInk(note_, theme.onpanel2);
  for (Heading* heading : {resultHeading_, courseHeading_}) heading->setTheme(theme);
  rows_->setTheme(theme);
  course_->setTheme(theme);
  for (FactLine* fact : facts_) fact->setTheme(theme);
  for (PaperButton* button : {review_, duplicate_, playOn_, same_, export_}) button->setTheme(theme);
  remove_->setTheme(theme);
  giveIcons();
  update();
}

void MatchSide::giveIcons() {
  int const side = measure(16);
  std::pair<PaperButton*, HistoryMark> const marks[] = {{review_, HistoryMark::eye},
                                                        {playOn_, HistoryMark::play},
                                                        {same_, HistoryMark::again},
                                                        {duplicate_, HistoryMark::duplicate},
                                                        {export_, HistoryMark::share}};
  for (auto const& [button, mark] : marks) {
    QPixmap picture(QSize(side, side) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QColor const ink = button == review_ ? theme_.palette().color(QPalette::HighlightedText) : theme_.onpanel;
    paintHistoryMark(painter, mark, QPointF(side / 2.0, side / 2.0), side - scaled(2), ink);
    painter.end();
    button->setIcon(QIcon(picture));
  }
}

void MatchSide::setWords(HistoryWords const& words) {
  words_ = words;
  showMatch();
}

void MatchSide::setMatch(HistoryRow const& row, bool inPlay) {
  bool const other = row.id != row_.id;
  row_ = row;
  inPlay_ = inPlay;
  if (other) details_ = {};
  showMatch();
}

void MatchSide::setDetails(HistoryDetails const& details) {
  if (details.row.id == 0 || details.row.id != row_.id) return;
  details_ = details;
  row_ = details.row;
  showMatch();
}

void MatchSide::setNothing() {
  row_ = {};
  details_ = {};
  showMatch();
}

void MatchSide::showMatch() {
  bool const any = hasMatch();
  text_->setVisible(any);
  for (PaperButton* button : {playOn_, same_, export_}) button->setEnabled(any);
  for (PaperButton* button : {review_, duplicate_}) button->setEnabled(mayReview());
  remove_->setEnabled(mayRemove());
  retranslate();
  if (!any) return;
  sign_->setPixmap(
      gameSign(words_.infoOf(row_.game), words_.games(), headSign, *glyphs_, theme_, devicePixelRatioF()));
  title_->setText(words_.game(row_.game));
  span_->setText(words_.span(row_));
  QString hands = words_.length(row_);
  if (row_.voids > 0) hands += QStringLiteral(", ") + tr("%n void", nullptr, row_.voids);
  resultHeading_->setNote(hands);
  rows_->setMatch(row_, words_);
  bool const course = !details_.totals.empty();
  courseHeading_->setVisible(course);
  course_->setVisible(course);
  if (course) course_->setTotals(totalsOf(details_, words_));
  QString const lost = HistoryWords::locale().toString(details_.lost / std::max(1, details_.judged), 'f', 2);
  facts_[judged]->setTexts(
      details_.judged > 0 ? tr("%n choice(s) judged", nullptr, details_.judged) : QString(),
      details_.judged > 0 ? tr("%1 of the score lost on each").arg(lost) : QString());
  QStringList hinted;
  for (int const hand : details_.hintedHands) hinted += QString::number(hand);
  facts_[helped]->setTexts(
      HistoryWords::own(row_) != nullptr ? words_.help(row_) : QString(),
      hinted.isEmpty()
          ? QString()
          : tr("hints in hand(s) %1", nullptr, static_cast<int>(hinted.size())).arg(Wording::list(hinted)));
  facts_[promised]->setTexts(details_.keptPromise ? tr("Deals checked") : QString(),
                             tr("as sealed before hand 1"));
  facts_[coded]->setTexts(details_.code, tr("code of the deals"));
}

void MatchSide::retranslate() {
  bool const unfinished = hasMatch() && row_.end == HistoryEnd::unfinished;
  resultHeading_->setText(tr("Result"));
  courseHeading_->setText(tr("Hand by hand"));
  courseHeading_->setNote(tr("totals"));
  review_->setText(tr("Open for review"));
  playOn_->setText(unfinished || !hasMatch() ? tr("Play on") : tr("Play again"));
  same_->setText(tr("Same deals again"));
  duplicate_->setText(tr("Duplicate"));
  duplicate_->setToolTip(tr("The same deals with a computer player in your seat"));
  export_->setText(tr("Export\u2026"));
  remove_->setText(tr("Delete\u2026"));
  note_->setText(!hasMatch()  ? QString()
                 : inPlay_    ? tr("This match is on the table.")
                 : unfinished ? tr("Play on goes back to its last card.")
                              : tr("Play again deals a new match to the same people."));
}

void MatchSide::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) showMatch();
}

void MatchSide::askForExport() {
  if (hasMatch()) emit exportWanted(export_);
}

void MatchSide::focusButtons() {
  for (PaperButton* button : {review_, playOn_})
    if (button->isEnabled()) return button->setFocus(Qt::TabFocusReason);
}

void MatchSide::focusText() { scroll_->setFocus(Qt::TabFocusReason); }

void MatchSide::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.soft);
  painter.fillRect(QRect(0, 0, 1, height()), theme_.rule);
}

}  // namespace giaguaro
