#include "ui/sheets/question_sheet.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/text/literal.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {

QuestionSheet::QuestionSheet(QWidget* parent)
    : Sheet(parent),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      column_(new QVBoxLayout),
      deed_(new PaperButton(PaperButton::Kind::main, page())),
      cancel_(new PaperButton(PaperButton::Kind::plain, page())) {
  setWidest(Length(520));
  setTitleface(title_, 22);
  setTypeface(words_, 15);
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setContentsMargins(scaledMargins(10, 0, 10, 0));
    head()->addWidget(label);
    head()->addSpacing(scaled(10));
  }
  column_->setSpacing(scaled(2));
  deed_->setObjectName(QStringLiteral("agreedDeed"));
  cancel_->setObjectName(QStringLiteral("notAgreed"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 8, 5, 0));
  row->addWidget(cancel_);
  row->addStretch(1);
  row->addWidget(deed_);
  foot()->addLayout(row);
  middle()->addLayout(column_);
  connect(deed_, &QPushButton::clicked, this, &QuestionSheet::agreed);
  connect(cancel_, &QPushButton::clicked, this, &QuestionSheet::givenUp);
}

void QuestionSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (PaperButton* button : voters_) button->setTheme(theme);
  deed_->setTheme(theme);
  cancel_->setTheme(theme);
}

void QuestionSheet::ask(Question const& question) {
  setVeil(question.people.empty() ? usualVeil : 1);
  makeVoters(static_cast<int>(question.people.size()));
  rephrase(question);
}

void QuestionSheet::rephrase(Question const& question) {
  title_->setText(question.title);
  words_->setText(question.words);
  deed_->setText(question.deed);
  deed_->setDeletes(question.deletes);
  cancel_->setText(voters_.empty() ? tr("Cancel") : tr("Leave it"));
  people_ = question.people;
  nameVoters();
  allowDeed();
  layPaper();
}

void QuestionSheet::makeVoters(int count) {
  for (PaperButton* button : voters_) delete button;
  voters_.clear();
  for (int i = 0; i < count; ++i) {
    auto* button = new PaperButton(PaperButton::Kind::plain, page());
    button->setObjectName(QStringLiteral("agrees_%1").arg(i));
    button->setCheckable(true);
    button->setTheme(theme());
    connect(button, &QPushButton::toggled, this, [this] {
      nameVoters();
      allowDeed();
    });
    column_->addWidget(button);
    button->show();
    voters_.push_back(button);
  }
  for (std::size_t i = 1; i < voters_.size(); ++i) setTabOrder(voters_[i - 1], voters_[i]);
  if (!voters_.empty()) setTabOrder(voters_.back(), cancel_);
  setTabOrder(cancel_, deed_);
}

void QuestionSheet::nameVoters() {
  for (std::size_t i = 0; i < voters_.size(); ++i) {
    QString const mark = voters_[i]->isChecked() ? QStringLiteral("\u2713 ") : QString();
    voters_[i]->setText(mark + tr("%1 agrees").arg(literal(people_.value(static_cast<qsizetype>(i)))));
  }
}

void QuestionSheet::focusFirst() {
  PaperButton* const first = voters_.empty() ? cancel_ : voters_.front();
  first->setFocus(Qt::OtherFocusReason);
}

void QuestionSheet::allowDeed() {
  deed_->setEnabled(
      std::ranges::all_of(voters_, [](PaperButton const* button) { return button->isChecked(); }));
}

void QuestionSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit givenUp();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
