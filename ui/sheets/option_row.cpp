#include "ui/sheets/option_row.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "ui/text/wording.h"
#include "ui/toolkit/field_style.h"
#include "ui/toolkit/page_wheel.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr int optionTextSize = 14;

}  // namespace

OptionRow::OptionRow(OptionInfo const& info, QWidget* parent)
    : QWidget(parent), info_(info), label_(new QLabel(this)), explain_(new QLabel(this)) {
  setTypeface(label_, 14);
  setTypeface(explain_, 12);
  for (QLabel* label : {label_, explain_}) {
    label->setWordWrap(true);
    label->setMinimumHeight(1);  // else it reckons with a column as narrow as a word
  }
  QWidget* field = nullptr;
  if (info_.values.empty()) {
    number_ = new QSpinBox(this);
    number_->setRange(info_.least - (hasNone() ? 1 : 0), info_.most);
    number_->setAlignment(Qt::AlignRight);
    connect(number_, &QSpinBox::valueChanged, this,
            [this](int value) { emit changed(value < info_.least ? 0 : value); });
    field = number_;
  } else {
    names_ = new QComboBox(this);
    for (std::size_t i = 0; i < info_.values.size(); ++i) names_->addItem(QString());
    names_->setMinimumContentsLength(12);
    names_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(names_, &QComboBox::activated, this, &OptionRow::changed);
    field = names_;
  }
  FieldStyle::giveTo(*field);
  setTypeface(field, optionTextSize);
  field->setMinimumHeight(measure(30));
  leaveWheelToPage(field);
  label_->setBuddy(field);

  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(label_);
  words->addWidget(explain_);
  row_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
  row_->setContentsMargins(0, 0, 0, 0);
  row_->addLayout(words, 1);
  row_->addWidget(field);
  retranslate();
}

void OptionRow::setTheme(Theme const& theme) { setInk(explain_, theme.onpanel2); }

void OptionRow::retranslate() {
  label_->setText(said(info_.label));
  explain_->setText(said(info_.explain));
  explain_->setVisible(!info_.explain.empty());
  if (names_ != nullptr)
    for (int i = 0; i < names_->count(); ++i)
      names_->setItemText(i, said(info_.values[static_cast<std::size_t>(i)].line));
  if (hasNone()) number_->setSpecialValueText(said(info_.none.line));
  field()->setAccessibleName(label_->text());
  field()->setAccessibleDescription(explain_->text());
  placeField();
}

QWidget* OptionRow::field() const {
  return names_ != nullptr ? static_cast<QWidget*>(names_) : static_cast<QWidget*>(number_);
}

void OptionRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeField();
}

void OptionRow::placeField() {
  int const arrow = measure(44);
  int longest = 0;
  QStringList texts;
  for (OptionValue const& value : info_.values) {
    texts << said(value.line);
    longest = std::max(longest, textWidth(texts.back(), optionTextSize) + arrow);
  }
  int const wanted = std::max(longest, measure(info_.values.empty() ? 86 : 200));
  bool const beside = width() >= wanted + measure(230);
  row_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  row_->setSpacing(beside ? 14 : 3);
  field()->setMinimumWidth(beside ? wanted : 0);
  if (names_ != nullptr) setTypefaceFor(names_, texts, beside ? wanted : width() - arrow, optionTextSize);
}

void OptionRow::setValue(std::int16_t value) {
  if (names_ != nullptr) {
    names_->setCurrentIndex(value);
    return;
  }
  QSignalBlocker const quiet(number_);
  number_->setValue(value == 0 && hasNone() ? info_.least - 1 : value);
}

}  // namespace giaguaro
