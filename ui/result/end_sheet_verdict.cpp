// The second page of the sheet: the verdict on a person's decisions; and what is said of a hand that was played again.
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>

#include "ui/drawing/typeface.h"
#include "ui/result/called_card.h"
#include "ui/result/end_sheet.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_button.h"
#include "ui/verdict/verdict_page.h"

namespace giaguaro {

bool EndSheet::hasVerdict() const {
  return verdict_ && !scene_.playback && !scene_.again &&
         static_cast<int>(verdict_->hand) + 1 == scene_.handNumber;
}

void EndSheet::buildPages() {
  pages_ = new ChoiceRow(QStringLiteral("resultPage"), 2, page());
  pages_->setSnug();
  pages_->setValue(0);
  for (QWidget* button : pages_->fields()) button->installEventFilter(this);
  connect(pages_, &ChoiceRow::changed, this, [this](int page) { turnTo(page == 1); });
}

void EndSheet::buildVerdict() {
  verdictPage_ = new VerdictPage(glyphs_, page());
  verdictPage_->setObjectName(QStringLiteral("verdictPage"));
  verdictPage_->hide();
  middle()->addWidget(verdictPage_);
  connect(verdictPage_, &VerdictPage::stepWanted, this, [this](int place) {
    if (hasVerdict()) emit stepWanted(verdict_->hand, place);
  });
  connect(verdictPage_, &VerdictPage::againWanted, this, [this](int place) {
    if (hasVerdict()) emit againWanted(verdict_->hand, place);
  });
  connect(verdictPage_, &VerdictPage::keepWanted, this, [this](int place) {
    if (hasVerdict()) emit keepWanted(verdict_->hand, place);
  });
  connect(verdictPage_, &VerdictPage::personWanted, this, &EndSheet::verdictOfWanted);
  step_ = new PaperButton(PaperButton::Kind::plain, page());
  step_->setObjectName(QStringLiteral("stepThrough"));
  step_->installEventFilter(this);
  connect(step_, &QPushButton::clicked, this, &EndSheet::step);
  toVerdict_ = new PaperButton(PaperButton::Kind::plain, page());
  toVerdict_->setObjectName(QStringLiteral("toVerdict"));
  toVerdict_->installEventFilter(this);
  connect(toVerdict_, &QPushButton::clicked, this, &EndSheet::turn);
  judged_ = new QLabel(page());
  judged_->setObjectName(QStringLiteral("judged"));
  judged_->setTextFormat(Qt::PlainText);
  setTypeface(judged_, 12);
}

void EndSheet::setVerdict(std::optional<HandVerdict> const& verdict) {
  bool const had = hasVerdict();
  verdict_ = verdict;
  if (isHidden() || !scene_.seen.result) return;
  if (had == hasVerdict() && !showsVerdict()) return;  // nothing of it is seen
  write();
}

void EndSheet::step() {
  if (hasVerdict()) emit stepWanted(verdict_->hand, verdictPage_->place());
}

void EndSheet::turn() {
  if (hasVerdict()) turnTo(!turned_);
}

void EndSheet::turnTo(bool verdict) {
  turned_ = verdict;
  // What turned it may be hidden on the other page: the focus must not go to what comes next in line, which deals on.
  QWidget const* const focus = window()->focusWidget();
  bool const onButton = focus == toVerdict_;
  bool const onPages = focus != nullptr && pages_->isAncestorOf(focus);
  write();
  if (onButton && toVerdict_->isHidden()) step_->setFocus(Qt::OtherFocusReason);
  if (onPages && pages_->isHidden()) toVerdict_->setFocus(Qt::OtherFocusReason);
  if (verdict) emit verdictWanted();
}

bool EndSheet::takeLetter(QKeyEvent const& event) {
  if (event.isAutoRepeat()) return false;
  bool const plain = (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
  if (plain && event.key() == Qt::Key_D && mayCompare()) {
    emit duplicateWanted();
    return true;
  }
  if (!hasVerdict()) return false;
  bool const tab = event.key() == Qt::Key_Tab && event.modifiers() == Qt::ControlModifier;
  if (tab || (plain && event.key() == Qt::Key_V)) {
    turn();
    return true;
  }
  if (plain && event.key() == Qt::Key_T && verdictPage_->dearestPlace() >= 0) {
    emit againWanted(verdict_->hand, verdictPage_->dearestPlace());
    return true;
  }
  if (!plain || event.key() != Qt::Key_R) return false;
  step();
  return true;
}

void EndSheet::keyPressEvent(QKeyEvent* event) {
  if (!takeLetter(*event)) Sheet::keyPressEvent(event);
}

void EndSheet::writeVerdict() {
  bool const shown = showsVerdict();
  // A message has no head for two pages: where something was judged, a button leads there.
  pages_->setVisible(hasVerdict() && !isMessage());
  toVerdict_->setText(tr("Verdict"));
  toVerdict_->setVisible(hasVerdict() && isMessage() && verdict_->toJudge() > 0);
  setLeastHeight(hasVerdict() && !isMessage() ? measure(heightOfTwoPages) : 0);
  pages_->setTexts({}, {tr("Result"), tr("Verdict")});
  pages_->setValue(shown ? 1 : 0);
  right_->setVisible(!shown && (!scene_.seen.result->isVoid || scene_.matchOver));
  verdictPage_->setVisible(shown);
  step_->setText(tr("Step through it"));
  step_->setVisible(shown);
  judged_->setVisible(shown && verdict_->wanted);
  if (!shown) return;
  called_->hide();
  auto const seat = static_cast<std::size_t>(verdict_->seat);
  std::vector<int> taken{0};
  for (Seen::Trick const& trick : scene_.seen.tricks)
    taken.push_back(taken.back() + (trick.winner == verdict_->seat ? 1 : 0));
  verdictPage_->setVerdict(*verdict_, scene_.seen.result->scores[seat], taken, wording_, scene_.halves);
  std::vector<VerdictFaces::Face> faces;
  for (Seat const person : verdict_->people)
    faces.push_back(
        {person, scene_.people[static_cast<std::size_t>(person)].avatar, labelOf(scene_, person, wording_)});
  verdictPage_->setFaces(std::move(faces));
  judged_->setText(
      tr("Judged: %1 of your %n decision(s)", nullptr, verdict_->toJudge()).arg(verdict_->judged()));
  if (!verdictPage_->summary().isEmpty()) {
    subtitle_->setText(verdictPage_->summary());
    subtitle_->show();
  }
}

// What it came to this time beside the first.
void EndSheet::writeAgain(Result const& result) {
  std::int32_t const now = result.scores[static_cast<std::size_t>(scene_.again->seat)];
  subtitle_->setText(
      tr("Played again: %1 this time, %2 the first time. It does not count.")
          .arg(Wording::score(now, scene_.halves), Wording::score(scene_.again->score, scene_.halves)));
  subtitle_->show();
}

}  // namespace giaguaro
