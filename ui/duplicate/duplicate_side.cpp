#include "ui/duplicate/duplicate_side.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/duplicate/challenge_table.h"
#include "ui/duplicate/duplicate_plate.h"
#include "ui/history/history_marks.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {

DuplicateSide::DuplicateSide(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), scroll_(new ScrollPage(this)), text_(new QWidget) {
  setObjectName(QStringLiteral("duplicateSide"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(scaledMargins(22, 16, 12, 10));
  column->setSpacing(scaled(6));
  makeText();
  scroll_->setWidget(text_);
  scroll_->setFocusPolicy(Qt::StrongFocus);
  scroll_->setObjectName(QStringLiteral("duplicateSideText"));
  scroll_->viewport()->setAutoFillBackground(false);
  text_->setAutoFillBackground(false);
  column->addWidget(scroll_, 1);
  connect(review_, &QAbstractButton::clicked, this, &DuplicateSide::reviewWanted);
  connect(again_, &QAbstractButton::clicked, this, &DuplicateSide::againWanted);
}

void DuplicateSide::makeText() {
  auto* column = new QVBoxLayout(text_);
  column->setContentsMargins(scaledMargins(0, 0, 8, 0));
  column->setSpacing(scaled(6));
  title_ = new QLabel(text_);
  setTitleface(title_, 21);
  part_ = new QLabel(text_);
  setTypeface(part_, 14);
  method_ = new QLabel(text_);
  setTypeface(method_, 13);
  for (QLabel* label : {title_, part_, method_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setMinimumHeight(1);
  }
  title_->setObjectName(QStringLiteral("duplicateHand"));
  method_->setObjectName(QStringLiteral("duplicateMethod"));
  then_ = new DuplicatePlate(glyphs_, text_);
  then_->setObjectName(QStringLiteral("duplicateThen"));
  now_ = new DuplicatePlate(glyphs_, text_);
  now_->setObjectName(QStringLiteral("duplicateNow"));
  auto* plates = new QHBoxLayout;
  plates->setSpacing(scaled(10));
  plates->addWidget(then_);
  plates->addWidget(now_);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(scaled(10));
  review_ = button(true, "duplicateReview");
  again_ = button(false, "duplicateAgain");
  for (PaperButton* each : {review_, again_}) buttons->addWidget(each, 1);
  heading_ = new Heading(text_);
  column->addWidget(title_);
  column->addWidget(part_);
  column->addSpacing(scaled(4));
  column->addLayout(plates);
  column->addSpacing(scaled(4));
  column->addLayout(buttons);
  makeChallenge();
  overMethod_ = new QSpacerItem(0, scaled(14), QSizePolicy::Minimum, QSizePolicy::Fixed);
  column->addItem(overMethod_);
  column->addWidget(heading_);
  column->addWidget(method_);
  column->addStretch(1);
}

void DuplicateSide::makeChallenge() {
  auto* column = static_cast<QVBoxLayout*>(text_->layout());
  challengeHeading_ = new Heading(text_);
  results_ = new ChallengeTable(glyphs_, text_);
  mean_ = new QLabel(text_);
  mean_->setWordWrap(true);
  mean_->setTextFormat(Qt::PlainText);
  setTypeface(mean_, 12);
  save_ = button(false, "duplicateSave");
  add_ = button(false, "duplicateAdd");
  connect(save_, &QAbstractButton::clicked, this, &DuplicateSide::saveWanted);
  connect(add_, &QAbstractButton::clicked, this, &DuplicateSide::resultsWanted);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(scaled(10));
  for (PaperButton* each : {save_, add_}) buttons->addWidget(each, 1);
  column->addSpacing(scaled(18));
  column->addWidget(challengeHeading_);
  column->addWidget(results_);
  column->addWidget(mean_);
  column->addSpacing(scaled(14));
  column->addLayout(buttons);
}

PaperButton* DuplicateSide::button(bool main, char const* name) {
  auto* made = new PaperButton(main ? PaperButton::Kind::main : PaperButton::Kind::plain, text_);
  made->setObjectName(QLatin1String(name));
  made->setFlush();
  made->setTextSize(13.5);
  made->setPadding(14);
  made->setIconSize({measure(16), measure(16)});
  made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  return made;
}

// One's own match alone is compared with nobody yet, but can be passed on.
void DuplicateSide::setChallenge(DuplicateScene const& scene, DuplicateWords const& words) {
  bool const may = scene.mayChallenge;
  // Whoever has gathered results knows how they came about, and they want the room.
  bool const isGathered = may && words.hasMean();
  heading_->setVisible(!isGathered);
  method_->setVisible(!isGathered);
  overMethod_->changeSize(0, isGathered ? 0 : scaled(14), QSizePolicy::Minimum, QSizePolicy::Fixed);
  text_->layout()->invalidate();
  challengeHeading_->setVisible(may);
  results_->setVisible(may);
  mean_->setVisible(may);
  for (PaperButton* each : {save_, add_}) each->setVisible(may);
  if (!may) return;
  challengeHeading_->setText(tr("The challenge: these %n deal(s)", nullptr, scene.hands));
  challengeHeading_->setNote(tr("%n result(s)", nullptr, static_cast<int>(scene.results.size())));
  results_->setResults(scene.results, words);
  mean_->setText(words.mean());
  save_->setText(tr("Save as a challenge\u2026"));
  add_->setText(tr("Add results\u2026"));
}

void DuplicateSide::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette colours = theme.palette();
  colours.setColor(QPalette::Window, theme.soft);
  setPalette(colours);
  scroll_->setTheme(theme);
  scroll_->setGround(theme.soft);
  for (QLabel* label : {title_, part_, method_}) setInk(label, theme.onpanel);
  then_->setTheme(theme);
  now_->setTheme(theme);
  heading_->setTheme(theme);
  challengeHeading_->setTheme(theme);
  results_->setTheme(theme);
  setInk(mean_, theme.onpanel2);
  for (PaperButton* button : {review_, again_, save_, add_}) button->setTheme(theme);
  giveIcons();
  update();
}

void DuplicateSide::giveIcons() {
  int const side = measure(16);
  std::pair<PaperButton*, HistoryMark> const marks[] = {{review_, HistoryMark::eye},
                                                        {again_, HistoryMark::play},
                                                        {save_, HistoryMark::share},
                                                        {add_, HistoryMark::take}};
  for (auto const& [button, mark] : marks) {
    QColor const ink = button == review_ ? theme_.palette().color(QPalette::HighlightedText) : theme_.onpanel;
    button->setIcon(historyIcon(mark, side, ink, devicePixelRatioF()));
  }
}

void DuplicateSide::setHand(DuplicateScene const& scene, DuplicateWords const& words,
                            DuplicateRow const* row) {
  parted_ = row != nullptr && row->parting.has_value();
  review_->setText(tr("Open for review"));
  again_->setText(tr("Play from here"));
  heading_->setText(tr("How this was played"));
  method_->setText(scene.game != nullptr ? words.method() : QString());
  for (PaperButton* button : {review_, again_}) button->setEnabled(parted_);
  for (DuplicatePlate* plate : {then_, now_}) plate->setVisible(row != nullptr);
  title_->setText(row != nullptr ? words.heading(*row) : tr("Not played yet"));
  QString part = row != nullptr ? words.position(*row) : QString();
  if (row != nullptr && !parted_) {
    QString same = words.same();
    same[0] = same[0].toUpper();
    part += (part.isEmpty() ? QString() : QStringLiteral(" ")) + same + u'.';
  }
  part_->setText(part);
  part_->setVisible(!part.isEmpty());
  if (row != nullptr) showPlates(scene, words, *row);
}

void DuplicateSide::showPlates(DuplicateScene const& scene, DuplicateWords const& words,
                               DuplicateRow const& row) {
  using Standing = DuplicatePlate::Standing;
  int const difference = row.difference();
  auto const expected = [&](std::optional<double> const& score) {
    return score ? words.expected(*score) : QString();
  };
  DuplicatePlate::Content then{.avatar = scene.people[static_cast<std::size_t>(scene.seat)].avatar,
                               .who = words.who(),
                               .end = words.endThen(row),
                               .score = words.score(row.then),
                               .standing = difference > 0   ? Standing::better
                                           : difference < 0 ? Standing::worse
                                                            : Standing::even};
  DuplicatePlate::Content now{.who = words.level(scene.level),
                              .end = words.endNow(row),
                              .score = words.score(row.now),
                              .standing = difference < 0   ? Standing::better
                                          : difference > 0 ? Standing::worse
                                                           : Standing::even};
  if (row.parting) {
    then.parted = now.parted = true;
    then.deed = row.parting->then;
    now.deed = row.parting->now;
    then.expected = expected(row.parting->expectedThen);
    now.expected = expected(row.parting->expectedNow);
    if (row.parting->judged) {
      then.mark = row.parting->judged;
    } else if (row.parting->expectedThen && row.parting->expectedNow && difference != 0 &&
               (*row.parting->expectedThen - *row.parting->expectedNow) * difference > 0) {
      then.mark = difference > 0 ? Mark::best : Mark::costly;
      now.mark = difference > 0 ? Mark::costly : Mark::best;
    }
  }
  then_->setContent(then, words);
  now_->setContent(now, words);
}

void DuplicateSide::focusText() { scroll_->setFocus(Qt::TabFocusReason); }

void DuplicateSide::focusButtons() {
  if (review_->isEnabled()) return review_->setFocus(Qt::TabFocusReason);
  focusText();
}

void DuplicateSide::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.soft);
  painter.fillRect(QRect(0, 0, 1, height()), theme_.rule);
}

}  // namespace giaguaro
