#include "ui/window/confirm_sheet.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/panels/paper_button.h"
#include "ui/panels/typeface.h"

namespace giaguaro {

ConfirmSheet::ConfirmSheet(QWidget* parent)
    : Sheet(parent),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      deed_(new PaperButton(PaperButton::Kind::main, page())),
      cancel_(new PaperButton(PaperButton::Kind::plain, page())) {
  setWidest(520);
  title_->setFont(typeface(22, true));
  words_->setFont(typeface(15));
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setContentsMargins(10, 0, 10, 0);
    head()->addWidget(label);
    head()->addSpacing(10);
  }
  deed_->setObjectName(QStringLiteral("confirmDeed"));
  cancel_->setObjectName(QStringLiteral("cancelDeed"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(5, 8, 5, 0);
  row->addWidget(cancel_);
  row->addStretch(1);
  row->addWidget(deed_);
  foot()->addLayout(row);
  connect(deed_, &QPushButton::clicked, this, &ConfirmSheet::confirmed);
  connect(cancel_, &QPushButton::clicked, this, &ConfirmSheet::givenUp);
}

void ConfirmSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  deed_->setTheme(theme);
  cancel_->setTheme(theme);
}

void ConfirmSheet::ask(QString const& question, QString const& words, QString const& deed) {
  title_->setText(question);
  words_->setText(words);
  deed_->setText(deed);
  cancel_->setText(tr("Cancel"));
  layPaper();
}

void ConfirmSheet::focusButton() { cancel_->setFocus(Qt::OtherFocusReason); }

void ConfirmSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit givenUp();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
