#include "ui/toolkit/choice_row.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/text/noun.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {
namespace {

constexpr Length trackEdge{3};
constexpr double mostForEqual = 1.15;

}  // namespace

ChoiceRow::ChoiceRow(QString const& name, int count, QWidget* parent)
    : QWidget(parent),
      label_(new QLabel(this)),
      note_(new QLabel(this)),
      grid_(new QGridLayout),
      group_(new QButtonGroup(this)) {
  setTypeface(label_, 14);
  setTypeface(note_, 13);
  for (QLabel* label : {label_, note_}) {
    label->setWordWrap(true);
    label->setMinimumHeight(1);
  }
  note_->hide();
  auto* column = column_ = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  words_ = new QVBoxLayout;
  words_->setSpacing(0);
  words_->addWidget(label_);
  column->addLayout(words_);
  column->addSpacing(scaled(3));
  column->addLayout(grid_);
  column->addWidget(note_);
  grid_->setContentsMargins(trackEdge, trackEdge, trackEdge, trackEdge);
  grid_->setSpacing(0);
  for (int i = 0; i < count; ++i) {
    auto* button = new PaperButton(PaperButton::Kind::segment, this);
    button->setObjectName(name + u'_' + QString::number(i));
    button->setCheckable(true);
    group_->addButton(button, i);
    buttons_.push_back(button);
  }
  stopAtTheChosen(group_);
  connect(group_, &QButtonGroup::buttonToggled, this, &ChoiceRow::showNote);
  connect(group_, &QButtonGroup::buttonToggled, this, qOverload<>(&QWidget::update));
  connect(group_, &QButtonGroup::idClicked, this, &ChoiceRow::changed);
}

void ChoiceRow::setTheme(Theme const& theme) {
  theme_ = theme;
  for (PaperButton* button : buttons_) button->setTheme(theme);
  setInk(note_, theme.onpanel2);
  if (snug_) setInk(label_, inForm_ ? theme.onpanel : theme.onpanel2);
  if (quiet_) setInk(label_, theme.onpanel2);
  update();
}

void ChoiceRow::setSmall() {
  constexpr double textSize = 12;
  constexpr int padding = 12;
  for (PaperButton* button : buttons_) {
    button->setTextSize(textSize);
    button->setPadding(padding);
  }
}

void ChoiceRow::setQuietName() {
  quiet_ = true;
  setTypeface(label_, 12);
  setInk(label_, theme_.onpanel2);
}

void ChoiceRow::setSnug(bool grows) {
  snug_ = true;
  grows_ = grows;
  setTight(false);
  setInForm(false);
  placeButtons();
}

void ChoiceRow::setTight(bool tight) {
  for (PaperButton* button : buttons_) {
    button->setTextSize(tight ? 13 : 13.5);
    button->setPadding(tight ? 10 : 16);
    button->updateGeometry();
  }
}

void ChoiceRow::setFieldWidth(int width) {
  if (fieldWidth_ == width) return;
  fieldWidth_ = width;
  placeButtons();
}

void ChoiceRow::setInForm(bool inForm) {
  inForm_ = inForm;
  setTypeface(label_, inForm || !snug_ ? 14 : 13.5, inForm);
  label_->setWordWrap(inForm || !snug_);
  if (snug_) setInk(label_, inForm ? theme_.onpanel : theme_.onpanel2);
  QSizePolicy::Policy const policy = snug_ && !inForm ? QSizePolicy::Fixed : QSizePolicy::Preferred;
  setSizePolicy(grows_ ? QSizePolicy::Preferred : policy, policy);
  (inForm ? column_ : words_)->removeWidget(note_);
  (inForm ? words_ : column_)->addWidget(note_);
  perRow_ = 0;
  placeButtons();
}

void ChoiceRow::placeForm() {
  bool const shared = fieldWidth_ > 0;
  bool const beside = inForm_ && together_ <= (shared ? fieldWidth_ : 0.72 * width());
  int const spare = beside && shared ? fieldWidth_ - together_ : 0;
  int const count = static_cast<int>(buttons_.size());
  // Equal parts where each is whole in one, so that fields of as many values are divided alike.
  int const inner = fieldWidth_ - 2 * trackEdge;
  bool const equal = std::ranges::all_of(
      buttons_, [&](PaperButton const* button) { return button->sizeHint().width() <= inner / count; });
  for (int i = 0; i < count; ++i) {
    // To the pixel, or fields under each other would begin in other places.
    int const share = spare / count + (i < spare % count ? 1 : 0);
    int const part = equal ? inner / count + (i < inner % count ? 1 : 0)
                           : buttons_[static_cast<std::size_t>(i)]->sizeHint().width() + share;
    int const wide = spare > 0 || (equal && beside && shared) ? part : 0;
    // Each time that it is told so the layout forgets all of its measures, and this is asked while it is laid out.
    if (grid_->columnMinimumWidth(i) != wide) grid_->setColumnMinimumWidth(i, wide);
  }
  auto const direction = beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
  if (column_->direction() == direction) return;
  column_->setDirection(direction);
  column_->setStretchFactor(words_, beside ? 1 : 0);
  column_->setSpacing(beside ? scaled(10) : 0);
  grid_->setAlignment(beside ? Qt::AlignVCenter : Qt::Alignment());
}

void ChoiceRow::setTexts(QString const& label, QStringList const& values, QStringList const& notes) {
  label_->setText(label);
  label_->setVisible(!label.isEmpty());
  notes_ = notes;
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setText(capitalised(values.value(static_cast<qsizetype>(i))));
    QString const note = notes.value(static_cast<qsizetype>(i));
    buttons_[i]->setAccessibleDescription(note.isEmpty() ? label : label + QStringLiteral(". ") + note);
    buttons_[i]->updateGeometry();
  }
  showNote();
  placeButtons();
}

void ChoiceRow::showNote() {
  note_->setText(notes_.value(value()));
  note_->setVisible(!note_->text().isEmpty());
}

void ChoiceRow::setMark(QPixmap const& mark) {
  QSize const side = mark.isNull() ? QSize(0, 0) : mark.deviceIndependentSize().toSize();
  for (PaperButton* button : buttons_) {
    bool const marked = button->isChecked() && !mark.isNull();
    button->setIcon(marked ? QIcon(mark) : QIcon());
    if (marked) button->setIconSize(side);
    button->updateGeometry();
  }
  placeButtons();
}

int ChoiceRow::value() const { return group_->checkedId(); }

void ChoiceRow::setValue(int value) {
  if (QAbstractButton* button = group_->button(value)) return button->setChecked(true);
  group_->setExclusive(false);
  for (PaperButton* button : buttons_) button->setChecked(false);
  group_->setExclusive(true);
  if (!buttons_.empty()) buttons_.front()->setFocusPolicy(Qt::StrongFocus);  // by Tab one comes to it
}

QPushButton* ChoiceRow::button(int value) const { return qobject_cast<QPushButton*>(group_->button(value)); }

std::vector<QWidget*> ChoiceRow::fields() const { return {buttons_.begin(), buttons_.end()}; }

void ChoiceRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeButtons();
}

void ChoiceRow::placeButtons() {
  int widest = 0;
  int together = 0;
  for (PaperButton const* button : buttons_) {
    widest = std::max(widest, button->sizeHint().width());
    together += button->sizeHint().width();
  }
  int const count = static_cast<int>(buttons_.size());
  // In equal parts, where that takes little more.
  bool const nearly = widest * count <= together * mostForEqual;
  together_ = (nearly ? widest * count : together) + 2 * trackEdge;
  placeForm();
  auto const fit = [&](int perRow) {
    return (perRow == count ? together : widest * perRow) <= width() - 2 * trackEdge;
  };
  // Where its field has room for them they stand there, however wide it is before it is laid out.
  bool const whole = inForm_ && fieldWidth_ > 0 && together_ <= fieldWidth_;
  int const perRow = snug_ || whole || fit(count) ? count : count > 3 && fit(2) ? 2 : 1;
  if (perRow == perRow_) return;
  perRow_ = perRow;
  for (int i = 0; i < count; ++i) {
    grid_->addWidget(buttons_[static_cast<std::size_t>(i)], i / perRow, i % perRow);
    grid_->setColumnStretch(i, i < perRow ? 1 : 0);
  }
}

// Sunk: dark along its upper edge, where the lamp does not reach.
void ChoiceRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const track = QRectF(grid_->geometry())
                           .adjusted(scaledReal(0.5), scaledReal(0.5), scaledReal(-0.5), scaledReal(-0.5));
  painter.setPen(QPen(theme_.plain ? theme_.rule : mixed(theme_.rule, theme_.onpanel2, 0.28), scaledReal(1)));
  painter.setBrush(theme_.plain ? theme_.panel : mixed(theme_.soft, theme_.rule, 0.35));
  painter.drawRoundedRect(track, scaledReal(9), scaledReal(9));
  if (theme_.plain) return;
  painter.setPen(QPen(mixed(theme_.rule, theme_.onpanel2, 0.22), scaledReal(1.4)));
  painter.drawLine(track.topLeft() + QPointF(scaledReal(7), scaledReal(1.4)),
                   track.topRight() + QPointF(scaledReal(-7), scaledReal(1.4)));
  if (QAbstractButton const* raised = group_->checkedButton(); raised != nullptr && raised->isEnabled())
    paintShadow(painter,
                QRectF(raised->geometry())
                    .adjusted(scaledReal(1.5), scaledReal(1.5), scaledReal(-1.5), scaledReal(-1.5)),
                scaledReal(8), {QPointF(scaledReal(0.5), scaledReal(1.5)), scaledReal(1), 0.4});
}

}  // namespace giaguaro
