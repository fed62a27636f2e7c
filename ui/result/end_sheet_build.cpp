// What the sheet at a hand's end is made of.
#include <QBoxLayout>
#include <QLabel>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/result/called_card.h"
#include "ui/result/count_verdict.h"
#include "ui/result/end_sheet.h"
#include "ui/result/lead_face.h"
#include "ui/result/payment_row.h"
#include "ui/result/tally_key.h"
#include "ui/result/winner_faces.h"
#include "ui/scene/standings.h"
#include "ui/score/deal_notes.h"
#include "ui/score/match_course.h"
#include "ui/score/sheet_line.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {

void EndSheet::buildHead() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(endInset, 0, endInset, scaled(belowHead));
  row->setSpacing(headGap);
  auto* words = new QVBoxLayout;
  words->setSpacing(scaled(2));
  faces_ = new WinnerFaces(glyphs_, page());
  lead_ = new LeadFace(glyphs_, page());
  winner_ = new QLabel(page());
  winner_->setObjectName(QStringLiteral("matchWinner"));
  title_ = new QLabel(page());
  title_->setObjectName(QStringLiteral("endTitle"));
  subtitle_ = new QLabel(page());
  subtitle_->setObjectName(QStringLiteral("endSubtitle"));
  for (QLabel* label : {winner_, title_, subtitle_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    words->addWidget(label);
  }
  setTypeface(subtitle_, 15);
  words->setAlignment(Qt::AlignVCenter);
  called_ = new CalledCard(glyphs_, page());
  row->addWidget(faces_, 0, Qt::AlignVCenter);
  row->addWidget(lead_, 0, Qt::AlignVCenter);
  row->addLayout(words, 1);
  row->addWidget(called_, 0, Qt::AlignVCenter);
  buildPages();
  row->addWidget(pages_, 0, Qt::AlignVCenter);
  head()->addLayout(row);
  rules_.push_back(new SheetRule(page()));
  head()->addWidget(rules_.back());
}

void EndSheet::buildLeft() {
  left_ = new QWidget(page());
  auto* column = new QVBoxLayout(left_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(scaled(2));
  auto const section = [&](Heading*& heading, QBoxLayout*& lines) {
    heading = new Heading(left_);
    auto* place = new QHBoxLayout;
    place->setContentsMargins(endInset, 0, endInset, scaled(4));
    place->addWidget(heading);
    column->addLayout(place);
    lines = new QVBoxLayout;
    lines->setSpacing(scaled(2));
    column->addLayout(lines);
  };
  lastPart_ = new QWidget(left_);
  lastHeading_ = new Heading(lastPart_);
  auto* last = new QVBoxLayout(lastPart_);
  last->setContentsMargins(endInset, 0, endInset, scaled(10));
  last->setSpacing(scaled(2));
  last->addWidget(lastHeading_);
  column->addWidget(lastPart_);
  lastHand_ = new QLabel(lastPart_);
  lastHand_->setObjectName(QStringLiteral("lastHand"));
  lastHandWith_ = new QLabel(lastPart_);
  for (QLabel* label : {lastHand_, lastHandWith_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    last->addWidget(label);
  }
  setTypeface(lastHand_, 15, true);
  setTypeface(lastHandWith_, 13);
  count_ = new CountVerdict(left_);
  column->addWidget(count_);
  auto const gap = [&] {
    gaps_.push_back(new QSpacerItem(0, usualGap, QSizePolicy::Minimum, QSizePolicy::Fixed));
    column->addItem(gaps_.back());
  };
  gap();
  section(countingHeading_, counting_);
  gap();
  section(priceHeading_, price_);
  column->addStretch(1);
  columns_->addWidget(left_, 4);
}

void EndSheet::buildRight() {
  right_ = new QWidget(page());
  payments_ = new QVBoxLayout(right_);
  payments_->setContentsMargins(0, 0, 0, 0);
  payments_->setSpacing(0);
  paymentHead_ = new PaymentHead(right_);
  payments_->addWidget(paymentHead_);
  payments_->addSpacing(scaled(8));
  notePart_ = new QWidget(right_);
  auto* note = new QVBoxLayout(notePart_);
  note->setContentsMargins(0, scaled(6), 0, 0);
  note->setSpacing(0);
  key_ = new TallyKey(notePart_);
  note->addWidget(key_);
  remarks_ = new QLabel(notePart_);
  remarks_->setObjectName(QStringLiteral("remarks"));
  remarks_->setWordWrap(true);
  remarks_->setTextFormat(Qt::PlainText);
  remarks_->setContentsMargins(endInset, scaled(6), endInset, 0);
  setTypeface(remarks_, 14);
  note->addWidget(remarks_);
  note->addStretch(1);
  payments_->addWidget(notePart_);
  coursePart_ = new QWidget(right_);
  courseHeading_ = new Heading(coursePart_);
  course_ = new MatchCourse(glyphs_, coursePart_);
  course_->setObjectName(QStringLiteral("matchSoFar"));
  auto* course = new QVBoxLayout(coursePart_);
  course->setContentsMargins(endInset, scaled(12), endInset, 0);
  course->setSpacing(scaled(4));
  course->addWidget(courseHeading_);
  course->addWidget(course_);
  payments_->addWidget(coursePart_);
  payments_->addStretch(1);
  columns_->addWidget(right_, 3);
}

void EndSheet::buildFoot() {
  auto* rule = new SheetRule(page());
  rules_.push_back(rule);
  foot()->addWidget(rule);
  foot()->addSpacing(scaled(7));
  auto* row = footRow_ = new QHBoxLayout;
  row->setContentsMargins(endInset - PaperButton::ring, 0, endInset - PaperButton::ring, 0);
  seeTricks_ = new PaperButton(PaperButton::Kind::plain, page());
  seeTricks_->setObjectName(QStringLiteral("seeTricks"));
  seeTricks_->installEventFilter(this);
  connect(seeTricks_, &QPushButton::clicked, this, &EndSheet::tricksWanted);
  connect(glyphs_, &Glyphs::changed, this, &EndSheet::giveIcon);
  duplicate_ = new PaperButton(PaperButton::Kind::plain, page());
  duplicate_->setObjectName(QStringLiteral("duplicate"));
  duplicate_->installEventFilter(this);
  connect(duplicate_, &QPushButton::clicked, this, &EndSheet::duplicateWanted);
  row->addWidget(seeTricks_);
  row->addWidget(duplicate_);
  row->addWidget(step_);
  row->addWidget(toVerdict_);
  row->addWidget(judged_);
  row->addStretch(1);
  nextHand_ = new PaperButton(PaperButton::Kind::main, page());
  nextHand_->setObjectName(QStringLiteral("nextHand"));
  podium_ = new PaperButton(PaperButton::Kind::main, page());
  podium_->setObjectName(QStringLiteral("toPodium"));
  for (PaperButton* button : {nextHand_, podium_}) {
    button->setMinimumWidth(measure(180));
    row->addWidget(button);
    button->installEventFilter(this);
  }
  row->addStretch(0);
  connect(nextHand_, &QPushButton::clicked, this, &EndSheet::nextHand);
  connect(podium_, &QPushButton::clicked, this, &EndSheet::podiumWanted);
  foot()->addLayout(row);
  notesRule_ = new QWidget(page());
  auto* over = new QVBoxLayout(notesRule_);
  over->setContentsMargins(scaledMargins(0, 8, 0, 4));
  rules_.insert(rules_.begin(), new SheetRule(notesRule_));  // the last one is the foot's
  over->addWidget(rules_.front());
  foot()->addWidget(notesRule_);
  notes_ = new DealNotes(DealNotes::Of::deal, page());
  notes_->setContentsMargins(endInset, 0, 0, 0);
  for (QWidget* button : notes_->fields()) button->installEventFilter(this);
  foot()->addWidget(notes_);
  row->insertWidget(row->indexOf(judged_) + 1, notes_->code());
}

// Where the button that goes on stands alone in the middle, under it.
void EndSheet::placeCode() {
  bool const below = foot()->indexOf(notes_->code()) >= 0;
  if (below == isMessage()) return;
  if (isMessage())
    foot()->addWidget(notes_->code(), 0, Qt::AlignHCenter);
  else
    footRow_->insertWidget(footRow_->indexOf(judged_) + 1, notes_->code());
}

}  // namespace giaguaro
