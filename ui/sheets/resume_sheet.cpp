#include "ui/sheets/resume_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/text/wording.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/second_press.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr Phrase found{
    phrase("file", "A match of {game} was interrupted at hand {n}. Nothing is lost.", "file.journal-found")};
constexpr Phrase goOn{phrase("file", "Go on with it", "file.journal-resume")};
constexpr Phrase startAfresh{
    phrase("file", "New match (this one is kept in the history)", "file.journal-discard")};

}  // namespace

ResumeSheet::ResumeSheet(QWidget* parent)
    : Sheet(parent),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      resume_(new PaperButton(PaperButton::Kind::main, page())),
      discard_(new PaperButton(PaperButton::Kind::plain, page())),
      second_(new SecondPress(this)) {
  setWidest(560);
  setVeil(0.8);
  setTitleface(title_, 22);
  setTypeface(words_, 15);
  words_->setObjectName(QStringLiteral("resumeWords"));
  resume_->setObjectName(QStringLiteral("resume"));
  discard_->setObjectName(QStringLiteral("discard"));
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setContentsMargins(10, 0, 10, 0);
    head()->addWidget(label);
    head()->addSpacing(10);
  }
  head()->addSpacing(8);
  auto* column = new QVBoxLayout;
  column->setSpacing(4);
  column->setContentsMargins(6, 0, 6, 4);
  column->addWidget(resume_);
  column->addWidget(discard_);
  foot()->addLayout(column);
  connect(resume_, &QPushButton::clicked, this, &ResumeSheet::resume);
  connect(discard_, &QPushButton::clicked, this, [this] {
    second_->start();
    emit discard();
  });
  retranslate();
}

void ResumeSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  resume_->setTheme(theme);
  discard_->setTheme(theme);
}

void ResumeSheet::setMatch(Text const& gameName, int hand) {
  gameName_ = gameName;
  hand_ = hand;
  retranslate();
}

void ResumeSheet::focusFirst() { resume_->setFocus(Qt::OtherFocusReason); }

void ResumeSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void ResumeSheet::retranslate() {
  Argument game{.name = "game", .kind = Argument::Kind::text, .text = gameName_};
  title_->setText(tr("Go on where you were?"));
  Wording const wording;
  words_->setText(wording.say(say(found, {game, args::number(hand_)})));
  resume_->setText(wording.say(say(goOn)));
  discard_->setText(wording.say(say(startAfresh)));
  layPaper();
}

}  // namespace giaguaro
