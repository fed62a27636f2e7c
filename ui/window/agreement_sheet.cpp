#include "ui/window/agreement_sheet.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/panels/paper_button.h"
#include "ui/panels/typeface.h"

namespace giaguaro {

AgreementSheet::AgreementSheet(QWidget* parent)
    : Sheet(parent),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      column_(new QVBoxLayout),
      deed_(new PaperButton(PaperButton::Kind::main, page())),
      cancel_(new PaperButton(PaperButton::Kind::plain, page())) {
  setWidest(480);
  title_->setFont(typeface(22, true));
  words_->setFont(typeface(15));
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setContentsMargins(10, 0, 10, 0);
    head()->addWidget(label);
    head()->addSpacing(10);
  }
  column_->setSpacing(2);
  middle()->addLayout(column_);
  deed_->setObjectName(QStringLiteral("agreedDeed"));
  cancel_->setObjectName(QStringLiteral("notAgreed"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(5, 8, 5, 0);
  row->addWidget(cancel_);
  row->addStretch(1);
  row->addWidget(deed_);
  foot()->addLayout(row);
  connect(deed_, &QPushButton::clicked, this, &AgreementSheet::agreed);
  connect(cancel_, &QPushButton::clicked, this, &AgreementSheet::givenUp);
}

void AgreementSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (PaperButton* button : yes_) button->setTheme(theme);
  deed_->setTheme(theme);
  cancel_->setTheme(theme);
}

void AgreementSheet::ask(QString const& deed, std::vector<Person> const& people) {
  title_->setText(deed);
  words_->setText(tr("Everybody who plays at this screen must agree."));
  deed_->setText(deed);
  cancel_->setText(tr("Leave it"));
  for (PaperButton* button : yes_) delete button;
  yes_.clear();
  for (Person const& person : people) {
    if (!person.human) continue;
    auto* button = new PaperButton(PaperButton::Kind::plain, page());
    button->setObjectName(QStringLiteral("agrees_%1").arg(yes_.size()));
    button->setCheckable(true);
    button->setTheme(theme());
    auto const name = [button, who = person.name] {
      QString const mark = button->isChecked() ? QStringLiteral("\u2713 ") : QString();
      button->setText(mark + tr("%1 agrees").arg(who));
    };
    name();
    connect(button, &QPushButton::toggled, this, [this, name] {
      name();
      allowDeed();
    });
    column_->addWidget(button);
    button->show();
    yes_.push_back(button);
  }
  for (std::size_t i = 1; i < yes_.size(); ++i) setTabOrder(yes_[i - 1], yes_[i]);
  if (!yes_.empty()) setTabOrder(yes_.back(), cancel_);
  setTabOrder(cancel_, deed_);
  allowDeed();
  layPaper();
}

void AgreementSheet::focusFirst() {
  if (!yes_.empty()) yes_.front()->setFocus(Qt::OtherFocusReason);
}

void AgreementSheet::allowDeed() {
  deed_->setEnabled(std::ranges::all_of(yes_, [](PaperButton const* button) { return button->isChecked(); }));
}

void AgreementSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit givenUp();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
