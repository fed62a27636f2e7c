#include "ui/tricks/tricks_sheet.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/paper_button.h"
#include "ui/tricks/trick_head.h"
#include "ui/tricks/trick_list.h"

namespace giaguaro {
namespace {

constexpr Length tricksInset{10};

}  // namespace

TricksSheet::TricksSheet(Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      title_(new QLabel(page())),
      key_(new QLabel(page())),
      nothing_(new QLabel(page())),
      rule_(new SheetRule(page())),
      list_(new TrickList(glyphs, page())),
      players_(new TrickHead(glyphs, list_, page())),
      close_(new PaperButton(PaperButton::Kind::main, page())) {
  setTitleface(title_, 22);
  head()->addSpacing(scaled(6));
  title_->setObjectName(QStringLiteral("tricksTitle"));
  setTypeface(key_, 13);
  setTypeface(nothing_, 15);
  nothing_->setObjectName(QStringLiteral("noTricks"));
  for (QLabel* label : {title_, key_, nothing_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(tricksInset, 0, tricksInset, 0);
    head()->addWidget(label);
  }
  head()->addSpacing(scaled(10));
  head()->addWidget(players_);
  head()->addWidget(rule_);
  head()->addWidget(list_, 1);
  close_->setObjectName(QStringLiteral("closeTricks"));
  close_->setMinimumWidth(measure(140));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(tricksInset - PaperButton::ring, 0, tricksInset - PaperButton::ring, 0);
  row->addStretch(1);
  row->addWidget(close_);
  foot()->addSpacing(scaled(7));
  foot()->addLayout(row);
  connect(list_, &TrickList::columnsChanged, players_, qOverload<>(&QWidget::update));
  connect(close_, &QPushButton::clicked, this, &TricksSheet::closed);
}

void TricksSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(key_, theme.onpanel2);
  rule_->setColor(theme.rule);
  list_->setTheme(theme);
  players_->setTheme(theme);
  close_->setTheme(theme);
}

void TricksSheet::setScene(TableScene const& scene, Wording const& wording) {
  bool const any = !scene.seen.tricks.empty();
  title_->setText(tr("The tricks of this hand"));
  key_->setText(
      tr("The triangle marks who led, the trophy who took the trick. \u2191 and \u2193 go from one to the "
         "next."));
  nothing_->setText(tr("No trick has been played yet in this hand."));
  close_->setText(tr("Close"));
  list_->setAccessibleName(title_->text());
  list_->setTricks(scene, wording);
  list_->setVisible(any);
  players_->setVisible(any);
  rule_->setVisible(any);
  key_->setVisible(any);
  nothing_->setVisible(!any);
  if (!any && isVisible()) close_->setFocus(Qt::OtherFocusReason);
  layPaper();
}

void TricksSheet::focusFirst() { list_->showLast(); }

void TricksSheet::keyPressEvent(QKeyEvent* event) {
  bool const close =
      event->key() == Qt::Key_Escape || closingKeys_.contains(QKeySequence(event->keyCombination()));
  if (!close) return Sheet::keyPressEvent(event);
  if (!event->isAutoRepeat()) emit closed();
}

}  // namespace giaguaro
