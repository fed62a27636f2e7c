#include "ui/editor/value_sheet.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/hint/hint_page.h"
#include "ui/hint/hint_table.h"
#include "ui/panels/guide_section.h"
#include "ui/scene/scene_wording.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr Phrase firstToAct{
    phrase("editor", "{seat} goes first and sees only their own cards. The advice below is for that seat.",
           "editor.value"),
    phrase("editor", "You go first and see only your own cards.", "editor.value.you")};
constexpr Phrase beingFound{phrase("editor",
                                   "The expert is playing the hand out many times: this takes a few seconds.",
                                   "editor.value-wait")};
constexpr Phrase notFound{
    phrase("editor", "The expert has found no answer. Try again.", "editor.value-none")};

}  // namespace

ValueSheet::ValueSheet(Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      answer_(new GuideSection(glyphs, page())),
      table_(new HintTable(glyphs, answer_)),
      why_(new GuideSection(glyphs, page())),
      back_(new PaperButton(PaperButton::Kind::main, page())) {
  setObjectName(QStringLiteral("valueSheet"));
  setWidest(Length(640));
  setTitleface(title_, 25);
  setTypeface(words_, 14);
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    head()->addWidget(label);
    head()->addSpacing(scaled(6));
  }
  head()->addSpacing(scaled(8));
  words_->setObjectName(QStringLiteral("valueWords"));
  answer_->setObjectName(QStringLiteral("valueAnswer"));
  answer_->append(table_);
  for (GuideSection* section : {answer_, why_}) middle()->addWidget(section);
  back_->setObjectName(QStringLiteral("valueBack"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 0, 5, 0));
  row->addStretch(1);
  row->addWidget(back_);
  foot()->addLayout(row);
  connect(back_, &QAbstractButton::clicked, this, &ValueSheet::closed);
  // There is nothing to be played here.
  connect(table_, &HintTable::playWanted, this, &ValueSheet::closed);
}

void ValueSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(title_, theme.onpanel);
  setInk(words_, theme.onpanel2);
  for (GuideSection* section : {answer_, why_}) section->setTheme(theme);
  table_->setTheme(theme);
  back_->setTheme(theme);
}

void ValueSheet::focusFirst() { back_->setFocus(Qt::OtherFocusReason); }

void ValueSheet::setScene(TableScene const& scene, bool own) {
  bool const waited = scene_ && scene_->hint && scene_->hint->thinking();
  scene_ = scene;
  own_ = own;
  write();
  if (!waited || (scene.hint && scene.hint->thinking())) return;
  QAccessibleEvent said(answer_, QAccessible::Alert);
  QAccessible::updateAccessibility(&said);
}

void ValueSheet::write() {
  if (!scene_) return;
  Wording const wording = wordingOf(*scene_);
  Hint const hint = scene_->hint.value_or(Hint{});
  title_->setText(
      hint.choices.empty() || hint.thinking()
          ? tr("Value of the deal")
          //: %1 is a score
          : tr("Value of the deal: %1").arg(Wording::mean(hint.choices.front().score, hint.parts)));
  back_->setText(tr("Back to the deal"));
  // Its own seat is called "You" in what is said to it; here it is told which that is.
  TableScene outside = *scene_;
  if (!own_) outside.viewer = nobody;
  words_->setText(wordingOf(outside).say(say(firstToAct, {args::seat(scene_->viewer)})));
  bool const none = !scene_->hint;
  bool const waits = !none && hint.thinking();
  answer_->setHeading(none                      ? tr("No answer")
                      : waits                   ? tr("Thinking")
                      : hint.choices.size() > 1 ? tr("The best choices")
                                                : tr("The best choice"));
  std::vector<Message> const lines = none    ? std::vector{say(notFound)}
                                     : waits ? std::vector{say(beingFound)}
                                             : hint.lines;
  // The rows first: the section makes room for what there is when it gets its words.
  HintPage::writeChoices(*table_, hint, wording);
  answer_->setBody(wording.rich(lines), wording.say(lines));
  answer_->setAccessibleName(wording.say(lines));
  HintPage::writeWhy(*why_, hint, wording);
  layPaper();
}

void ValueSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) write();
}

void ValueSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit closed();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
