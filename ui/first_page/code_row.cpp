#include "ui/first_page/code_row.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "ui/drawing/field_style.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr int longestTyped = 200;

}  // namespace

CodeRow::CodeRow(QWidget* parent)
    : QWidget(parent),
      label_(new QLabel(this)),
      field_(new QLineEdit(this)),
      words_(new QLabel(this)),
      editor_(new PaperButton(PaperButton::Kind::plain, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(scaled(4));
  setTypeface(label_, 14);
  setTypeface(words_, 13);
  for (QLabel* label : {label_, words_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  FieldStyle::giveTo(*field_);
  setTypeface(field_, 14);
  field_->setObjectName(QStringLiteral("dealCode"));
  field_->setFixedHeight(measure(32));
  field_->setMaxLength(longestTyped);
  field_->setTextMargins(scaled(5), 0, scaled(5), 0);
  words_->setObjectName(QStringLiteral("dealCodeRead"));
  words_->hide();
  column->addWidget(label_);
  editor_->setObjectName(QStringLiteral("dealEditor"));
  editor_->setTextSize(13);
  editor_->setFlush();  // it ends where all fields do
  editor_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  auto* row = new QHBoxLayout;
  row->setSpacing(scaled(8));
  row->addWidget(field_, 1);
  row->addWidget(editor_);
  column->addLayout(row);
  column->addWidget(words_);
  connect(field_, &QLineEdit::textChanged, this, &CodeRow::read);
  connect(editor_, &QAbstractButton::clicked, this, &CodeRow::editorWanted);
}

void CodeRow::setTheme(Theme const& theme) {
  setInk(label_, theme.onpanel);
  theme_ = theme;
  setInk(words_, refused_ ? theme.onpanel : theme.onpanel2);
  editor_->setTheme(theme);
}

void CodeRow::retranslate() {
  label_->setText(tr("Code of a deal, if somebody has sent you one"));
  field_->setAccessibleName(tr("Code of a deal"));
  editor_->setText(tr("Set it by hand"));
  editor_->setAccessibleName(tr("Set the first deal by hand"));
  tell();
}

QWidget* CodeRow::field() const { return field_; }
QWidget* CodeRow::button() const { return editor_; }

std::optional<CodeRead> CodeRow::code() const { return read_ && read_->isCode() ? read_ : std::nullopt; }

void CodeRow::refuse() {
  refused_ = true;
  setTypeface(words_, 13, true);
  setInk(words_, theme_.onpanel);
  tell();
  field_->setFocus(Qt::OtherFocusReason);
  field_->selectAll();
}

void CodeRow::read() {
  refused_ = false;
  setTypeface(words_, 13);
  setInk(words_, theme_.onpanel2);
  QString const text = field_->text().trimmed();
  read_ = text.isEmpty() || !reader_ ? std::nullopt : std::optional(reader_(text));
  emit entered();
  tell();
}

QString CodeRow::words() const {
  using State = CodeRead::State;
  switch (read_->state) {
    case State::unfinished: return tr("It is not complete yet.");
    case State::character: return tr("There is a character that is in no code.");
    case State::lastMissing: return tr("The last letter is missing.");
    case State::wrong: return tr("A letter is wrong or missing.");
    case State::later: return tr("This code is of a later version of the program.");
    default: return judge_ ? judge_(*read_) : QString();
  }
}

void CodeRow::tell() {
  QString const before = words_->text();
  QString line = read_ ? words() : QString();
  if (refused_ && isWrong()) line += u' ' + tr("Nothing was dealt: correct the code, or empty this field.");
  words_->setText(line);
  words_->setVisible(read_.has_value());
  if (words_->text() == before) return;
  field_->setAccessibleDescription(words_->text());
  emit told();
  QAccessibleEvent said(field_, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&said);
}

}  // namespace giaguaro
