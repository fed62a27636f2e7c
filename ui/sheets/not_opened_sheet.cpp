#include "ui/sheets/not_opened_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <utility>

#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {

NotOpenedSheet::NotOpenedSheet(Sentence why, Sentence besides, QWidget* parent)
    : Sheet(parent),
      sentence_(std::move(why)),
      besides_(std::move(besides)),
      title_(new QLabel(page())),
      why_(new QLabel(page())),
      rest_(new QLabel(page())),
      another_(new PaperButton(PaperButton::Kind::main, page())),
      close_(new PaperButton(PaperButton::Kind::plain, page())) {
  setWidest(Length(520));
  setTitleface(title_, 22);
  for (QLabel* label : {why_, rest_}) setTypeface(label, 15);
  for (QLabel* label : {title_, why_, rest_}) {
    label->setTextFormat(Qt::PlainText);  // it may hold a file's name
    label->setWordWrap(true);
    label->setContentsMargins(scaledMargins(10, 0, 10, 0));
    head()->addWidget(label);
    head()->addSpacing(scaled(10));
  }
  why_->setObjectName(QStringLiteral("whyNotOpened"));
  close_->setObjectName(QStringLiteral("closeNotOpened"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 8, 5, 0));
  another_->setObjectName(QStringLiteral("openAnother"));
  row->addStretch(1);
  row->addWidget(close_);
  row->addSpacing(scaled(6));
  row->addWidget(another_);
  foot()->addLayout(row);
  connect(close_, &QPushButton::clicked, this, &NotOpenedSheet::closed);
  connect(another_, &QPushButton::clicked, this, &NotOpenedSheet::anotherWanted);
  retranslate();
}

void NotOpenedSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(rest_, theme.onpanel2);
  another_->setTheme(theme);
  close_->setTheme(theme);
}

void NotOpenedSheet::focusFirst() { another_->setFocus(Qt::OtherFocusReason); }

QString NotOpenedSheet::why() const { return why_->text(); }

void NotOpenedSheet::retranslate() {
  title_->setText(tr("The file was not opened"));
  why_->setText(sentence_());
  rest_->setText(besides_ ? besides_() : QString());
  rest_->setVisible(!rest_->text().isEmpty());
  another_->setText(tr("Open another"));
  close_->setText(tr("Close"));
  another_->setAccessibleDescription(why_->text());  // heard as soon as the button has the focus
  layPaper();
}

void NotOpenedSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void NotOpenedSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit closed();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
