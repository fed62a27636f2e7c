#include "ui/options/options_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/options/game_options.h"
#include "ui/options/option_row.h"
#include "ui/text/wording.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {

OptionsSheet::OptionsSheet(QWidget* parent)
    : Sheet(parent),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      column_(new QVBoxLayout),
      done_(new PaperButton(PaperButton::Kind::main, page())) {
  setObjectName(QStringLiteral("optionsSheet"));
  setWidest(Length(600));
  setTitleface(title_, 22);
  setTypeface(words_, 14);
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setContentsMargins(scaledMargins(10, 0, 10, 0));
    head()->addWidget(label);
    head()->addSpacing(scaled(6));
  }
  column_->setContentsMargins(scaledMargins(10, 6, 10, 6));
  column_->setSpacing(scaled(14));
  middle()->addLayout(column_);
  done_->setObjectName(QStringLiteral("optionsDone"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 8, 5, 0));
  row->addStretch(1);
  row->addWidget(done_);
  foot()->addLayout(row);
  connect(done_, &QAbstractButton::clicked, this, &OptionsSheet::closed);
}

void OptionsSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(words_, theme.onpanel2);
  for (OptionRow* row : rows_) row->setTheme(theme);
  done_->setTheme(theme);
}

void OptionsSheet::focusFirst() {
  for (OptionRow* row : rows_)
    if (row->field()->isEnabled()) return row->field()->setFocus(Qt::OtherFocusReason);
  done_->setFocus(Qt::OtherFocusReason);
}

void OptionsSheet::setOptions(GameInfo const& game, int players, Options const& options) {
  bool const other = game_ != &game;
  game_ = &game;
  if (other) makeRows();
  for (std::size_t place = 0; place < rows_.size(); ++place) {
    rows_[place]->setValue(options.values[place]);
    rows_[place]->setBarred(isChoice(game, players, options, place) ? QString() : OptionRow::onlySo(players));
  }
}

void OptionsSheet::makeRows() {
  for (OptionRow* row : rows_) delete row;
  rows_.clear();
  QWidget* before = nullptr;
  for (std::size_t place = 0; place < game_->options.size(); ++place) {
    auto* row = new OptionRow(game_->options[place], page());
    row->setObjectName(QStringLiteral("option_%1").arg(place));
    row->setTheme(theme());
    connect(row, &OptionRow::changed, this,
            [this, place](int value) { emit changed(static_cast<int>(place), value); });
    column_->addWidget(row);
    row->show();
    rows_.push_back(row);
    for (QWidget* field : row->fields()) {
      if (before != nullptr) setTabOrder(before, field);
      before = field;
    }
  }
  if (before != nullptr) setTabOrder(before, done_);
  retranslate();
}

void OptionsSheet::retranslate() {
  if (game_ == nullptr) return;
  //: %1 is a game
  title_->setText(tr("Options for %1").arg(said(game_->name)));
  words_->setText(tr("Cards already placed stay where they are, as long as the places do not change."));
  done_->setText(tr("Close"));
  for (OptionRow* row : rows_) row->retranslate();
  layPaper();
}

void OptionsSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void OptionsSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit closed();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
