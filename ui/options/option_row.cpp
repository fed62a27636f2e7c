#include "ui/options/option_row.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "ui/drawing/field_style.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/wording.h"
#include "ui/toolkit/page_wheel.h"
#include "ui/toolkit/switch_box.h"

namespace giaguaro {
namespace {

constexpr int optionTextSize = 14;
constexpr Length arrowRoom{44};   // beside words; of a number at either end
constexpr int leastNumber = 128;  // with a stepper's two ends

}  // namespace

OptionRow::OptionRow(OptionInfo const& info, QWidget* parent)
    : QWidget(parent), info_(info), label_(new QLabel(this)), explain_(new QLabel(this)) {
  setTypeface(label_, 14, true);  // its name is what one looks for; what explains it is quiet
  setTypeface(explain_, 13);
  for (QLabel* label : {label_, explain_}) {
    label->setWordWrap(true);
    label->setMinimumHeight(1);  // else it reckons with a column as narrow as a word
  }
  QWidget* field = nullptr;
  if (info_.values.empty()) {
    number_ = new QSpinBox(this);
    number_->setAlignment(Qt::AlignCenter);
    number_->setRange(info_.least - (hasNone() ? 1 : 0), info_.most);
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
  field->setFixedHeight(measure(34));
  leaveWheelToPage(field);
  label_->setBuddy(field);

  if (info_.switchedOn != 0) makeSwitch();
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(scaled(1));
  row_ = new QBoxLayout(QBoxLayout::LeftToRight);
  row_->addWidget(label_, 1);
  whole->addLayout(row_);
  whole->addWidget(explain_);
  if (switch_ != nullptr) {
    // It begins where all fields do, and the number that it brings ends where they do.
    switched_ = new QWidget(this);
    auto* both = new QHBoxLayout(switched_);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(scaled(10));
    both->addWidget(switch_, 0, Qt::AlignLeft | Qt::AlignVCenter);
    both->addWidget(field, 1);
    row_->addWidget(switched_);
  } else {
    row_->addWidget(field);
  }
  only_ = new QLabel(this);
  setTypeface(only_, optionTextSize, true);
  only_->hide();
  row_->addWidget(only_);
  retranslate();
}

void OptionRow::makeSwitch() {
  switch_ = new SwitchBox(this);
  switch_->setObjectName(QStringLiteral("switch"));
  number_->setRange(info_.least, info_.most);
  number_->setMinimumWidth(measure(leastNumber));
  number_->hide();
  label_->setBuddy(switch_);
  connect(switch_, &QCheckBox::clicked, this, [this](bool on) { emit changed(on ? info_.switchedOn : 0); });
}

QString OptionRow::onlySo(int players) {
  return tr("With %n player(s) there is no other choice.", nullptr, players);
}

void OptionRow::setBarred(QString const& why) {
  barred_ = why;
  (switch_ != nullptr ? switch_ : field())->setEnabled(why.isEmpty());
  bool const only = names_ != nullptr && !why.isEmpty();
  if (names_ != nullptr) names_->setVisible(!only);
  only_->setVisible(only);
  retranslate();
  if (switch_ == nullptr) return;
  setValue(number_->isHidden() ? std::int16_t{0} : static_cast<std::int16_t>(number_->value()));
}

void OptionRow::setTheme(Theme const& theme) {
  setInk(explain_, theme.onpanel2);
  setInk(only_, theme.onpanel);
  if (switch_ != nullptr) switch_->setTheme(theme);
}

void OptionRow::retranslate() {
  label_->setText(said(info_.label));
  explain_->setText(barred_.isEmpty() ? said(info_.explain) : barred_);
  explain_->setVisible(!explain_->text().isEmpty());
  if (names_ != nullptr)
    for (int i = 0; i < names_->count(); ++i)
      names_->setItemText(i, said(info_.values[static_cast<std::size_t>(i)].line));
  if (names_ != nullptr && only_ != nullptr) only_->setText(names_->currentText());
  if (switch_ != nullptr) {
    number_->setSuffix(tr(" s", "seconds, behind a number"));
    switch_->setAccessibleName(label_->text());
    switch_->setAccessibleDescription(explain_->text());
  } else if (hasNone()) {
    number_->setSpecialValueText(said(info_.none.line));
  }
  field()->setAccessibleName(label_->text());
  field()->setAccessibleDescription(explain_->text());
  placeField();
}

QWidget* OptionRow::field() const {
  if (switch_ != nullptr && number_->isHidden()) return switch_;
  return names_ != nullptr ? static_cast<QWidget*>(names_) : static_cast<QWidget*>(number_);
}

std::vector<QWidget*> OptionRow::fields() const {
  if (switch_ != nullptr) return {switch_, number_};
  return {field()};
}

void OptionRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeField();
}

void OptionRow::setFieldWidth(int width) {
  if (fieldWidth_ == width) return;
  fieldWidth_ = width;
  placeField();
}

int OptionRow::wantedField() const {
  if (switch_ != nullptr) return 0;
  int wanted = measure(info_.values.empty() ? leastNumber : 200);
  for (OptionValue const& value : info_.values)
    wanted = std::max(wanted, textWidth(said(value.line), optionTextSize) + arrowRoom);
  return wanted;
}

void OptionRow::placeField() {
  QStringList texts;
  for (OptionValue const& value : info_.values) texts << said(value.line);
  int const own = wantedField();
  int const wanted = std::max(own, fieldWidth_);
  // A switch has room beside its words anyway.
  bool const beside =
      switch_ != nullptr || (fieldWidth_ > 0 ? own <= fieldWidth_ : width() >= own + measure(230));
  row_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  row_->setSpacing(beside ? scaled(14) : scaled(2));
  QWidget* const placed = switched_ != nullptr ? switched_ : field();
  row_->setAlignment(placed, beside               ? Qt::AlignVCenter
                             : number_ != nullptr ? Qt::AlignLeft
                                                  : Qt::Alignment());
  only_->setMinimumWidth(beside ? fieldWidth_ : 0);
  if (switched_ != nullptr) {
    bool const inColumn = fieldWidth_ > 0 && width() - fieldWidth_ >= measure(220);
    switched_->setMinimumWidth(inColumn ? fieldWidth_ : 0);
    switched_->setMaximumWidth(inColumn ? fieldWidth_ : QWIDGETSIZE_MAX);
  } else if (number_ != nullptr) {
    // Alone no wider than a number is.
    int const number = std::max(measure(leastNumber),
                                textWidth(number_->specialValueText(), optionTextSize) + 2 * arrowRoom);
    number_->setFixedWidth(beside ? std::max(number, fieldWidth_) : number);
  } else {
    field()->setMinimumWidth(beside ? wanted : 0);
    field()->setMaximumWidth(beside && fieldWidth_ > 0 ? wanted : QWIDGETSIZE_MAX);
  }
  if (names_ != nullptr) setTypefaceFor(names_, texts, beside ? wanted : width() - arrowRoom, optionTextSize);
}

void OptionRow::setValue(std::int16_t value) {
  if (names_ != nullptr) {
    names_->setCurrentIndex(value);
    only_->setText(names_->currentText());
    return;
  }
  QSignalBlocker const quiet(number_);
  if (switch_ != nullptr) {
    bool const on = value != 0 && barred_.isEmpty();
    switch_->setChecked(on);
    number_->setVisible(on);
    number_->setValue(value != 0 ? value : info_.switchedOn);
    return;
  }
  number_->setValue(value == 0 && hasNone() ? info_.least - 1 : value);
}

}  // namespace giaguaro
