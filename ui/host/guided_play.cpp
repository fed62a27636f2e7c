#include "ui/host/guided_play.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QMenuBar>
#include <utility>

#include "ui/dock/dock.h"
#include "ui/host/table_panel.h"
#include "ui/lessons/first_hand_page.h"
#include "ui/lessons/lesson_page.h"
#include "ui/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/text/token_text.h"

namespace giaguaro {

GuidedPlay::GuidedPlay(Glyphs* glyphs, TableWidget* table, TablePanel* panel, QObject* parent)
    : QObject(parent), glyphs_(glyphs), table_(table), panel_(panel) {
  connect(panel_, &TablePanel::changed, this, &GuidedPlay::showBubble);
}

void GuidedPlay::setTheme(Theme const& theme) {
  theme_ = theme;
  if (bubble_ != nullptr) bubble_->setTheme(theme);
}

void GuidedPlay::setScene(TableScene const& scene, Wording const& wording) {
  wording_ = wording;
  rests_ = scene.rests();
  mayAct_ = scene.mayAct;
  followLesson(scene);
  followLead(scene);
}

void GuidedPlay::enter(Guest& guest) {
  guest.folds = panel_->folded();
  panel_->openPage(guest.page);
}

void GuidedPlay::leave(Guest& guest) {
  showBubble();
  panel_->closePage(guest.page);
  if (std::exchange(guest.folds, false)) panel_->fold(true);
}

void GuidedPlay::makeBubble() {
  if (bubble_ != nullptr) return;
  bubble_ = new GuideBubble(glyphs_, table_);
  bubble_->setTheme(theme_);
  connect(bubble_, &GuideBubble::goOn, this, [this] { emit wanted(LessonDeed::goOn); });
}

void GuidedPlay::followLesson(TableScene const& scene) {
  std::optional<LessonScene> const before = std::exchange(lesson_, scene.lesson);
  if (!lesson_) {
    if (!before) return;
    table_->setTried({});
    return leave(lessonPage_);
  }
  if (lessonPage_.page == nullptr) {
    auto* const page = new LessonPage(glyphs_, nullptr);
    connect(page, &LessonPage::wanted, this, &GuidedPlay::wanted);
    lessonPage_.page = page;
    makeBubble();
  }
  if (!before) enter(lessonPage_);
  bool const wrong = lesson_->reply && !lesson_->reply->right;
  table_->setHinted(lesson_->shown.valid() ? std::vector{lesson_->shown} : std::vector<Action>());
  table_->setTried(wrong ? lesson_->reply->action : Action{});
  showBubble();
  tellLesson(before);
}

void GuidedPlay::followLead(TableScene const& scene) {
  std::optional<FirstHandScene> const before = std::exchange(lead_, scene.firstHand);
  if (!lead_) {
    if (before) leave(leadPage_);
    return;
  }
  if (leadPage_.page == nullptr) {
    auto* const page = new FirstHandPage(glyphs_, nullptr);
    connect(page, &FirstHandPage::wanted, this, &GuidedPlay::wanted);
    connect(page, &FirstHandPage::leaveWanted, this, &GuidedPlay::leaveWanted);
    leadPage_.page = page;
    makeBubble();
  }
  if (!before) enter(leadPage_);
  bool const other = lead_->isNew && (!before || before->told.size() != lead_->told.size());
  if (other && !panel_->folded()) panel_->turnToFirst();
  showBubble();
  if (other)
    emit told(said(lead_->told.back().title) + QStringLiteral(". ") +
              FirstHandPage::wordsOf(lead_->told.back(), wording_).plain);
}

void GuidedPlay::showBubble() {
  if (bubble_ == nullptr) return;
  bubble_->setWords(lesson_ ? wordsOfLesson() : lead_ ? wordsOfLead() : GuideBubble::Words());
}

bool GuidedPlay::isLessonSeen() const { return panel_->isOpenAt(lessonPage_.page); }

// The answer; and where the page is not seen, what stands there too.
GuideBubble::Words GuidedPlay::wordsOfLesson() const {
  using State = LessonScene::State;
  QString text;
  QString rules;
  GuideBubble::Words words;
  if (lesson_->state == State::ended) {
    if (!isLessonSeen()) text = lesson_->end;
  } else if (lesson_->reply && lesson_->state != State::others) {
    text = lesson_->reply->said;
    rules = wording_.say(lesson_->reply->refusal);
    words.golden = lesson_->reply->right;
    words.at = table_->placeOf(lesson_->reply->action);
  } else if (!isLessonSeen() && lesson_->state == State::asking) {
    text = lesson_->say + u' ' + lesson_->ask;
  }
  // What it says of why stands on the page.
  if (lesson_->own && lesson_->mayGoOn() && !isLessonSeen() && !lesson_->help.empty())
    text += u' ' + wording_.say(lesson_->help);
  words.rich = tokenText::rich(text, wording_);
  words.plain = tokenText::plain(text, wording_);
  if (!rules.isEmpty()) {
    words.rich += QStringLiteral("<br><i>%1</i>").arg(rules.toHtmlEscaped());
    words.plain += u' ' + rules;
  }
  // On the page it has a button of its own.
  if (!text.isEmpty() && lesson_->mayGoOn() && !isLessonSeen())
    words.goOn = lesson_->state == State::answered ? tr("Go on")
                 : lesson_->hasNext                ? tr("Next lesson")
                                                   : tr("All lessons");
  return words;
}

// What is new, where the page is not seen.
GuideBubble::Words GuidedPlay::wordsOfLead() const {
  GuideBubble::Words words;
  if (!lead_->isNew || !panel_->folded()) return words;
  QString const title = said(lead_->told.back().title);
  FirstHandPage::Words const text = FirstHandPage::wordsOf(lead_->told.back(), wording_);
  words.rich = QStringLiteral("<b>%1</b><br>%2").arg(title.toHtmlEscaped(), text.rich);
  words.plain = title + QStringLiteral(". ") + text.plain;
  if (lead_->more || rests_) words.goOn = FirstHandPage::goOnWords(*lead_);
  return words;
}

// What is asked comes last.
void GuidedPlay::tellLesson(std::optional<LessonScene> const& before) {
  LessonScene const& lesson = *lesson_;
  using State = LessonScene::State;
  bool const other = !before || before->title != lesson.title;
  QStringList words;
  if (other) words << lesson.title + u'.';
  bool const asks = lesson.state == State::asking &&
                    (other || before->step != lesson.step || before->state != State::asking);
  if (asks) words << tokenText::plain(lesson.say, wording_) << tokenText::plain(lesson.ask, wording_);
  bool const sameReply =
      before && before->reply == lesson.reply && before->tries.size() == lesson.tries.size();
  if (lesson.reply && !asks && !sameReply) {
    words << tokenText::plain(lesson.reply->said, wording_) << wording_.say(lesson.reply->refusal);
    if (lesson.mayGoOn()) words << tr("Press Space to go on.");
  }
  if (lesson.state == State::ended && (other || before->state != State::ended))
    words << tokenText::plain(lesson.end, wording_);
  if (!asks && before && lesson.help.size() > before->help.size())
    words << wording_.say(
        {lesson.help.begin() + static_cast<std::ptrdiff_t>(before->help.size()), lesson.help.end()});
  words.removeAll(QString());
  if (!words.isEmpty()) emit told(words.join(u' '));
}

// Escape leaves, wherever the focus is, but for what else it would put away; Space goes on where something is to be
// gone on from.
bool GuidedPlay::takesLessonKey(QWidget const& widget, QKeyEvent const& event, bool space) {
  if (!lesson_ || event.modifiers() != Qt::NoModifier) return false;
  if (qobject_cast<QMenuBar const*>(&widget) != nullptr) return false;
  if (event.key() == Qt::Key_Escape) {
    PanelPage* const page = panel_->openedPage();
    bool const other = page != nullptr && page != lessonPage_.page && panel_->isOpenAt(page);
    if (other || event.isAutoRepeat()) return false;
    if (!table_->unpick()) emit wanted(LessonDeed::leave);
    return true;
  }
  bool const onward = lesson_->mayGoOn() || lesson_->state == LessonScene::State::others;
  if (event.key() != Qt::Key_Space || !onward || !space) return false;
  if (!event.isAutoRepeat()) emit wanted(LessonDeed::goOn);
  return true;
}

// Space goes on to what else there is to be read; where a card or a call has the focus it is theirs, but for a call that
// was tried and is chosen already.
bool GuidedPlay::takesLeadKey(QWidget const& widget, QKeyEvent const& event, bool space) {
  if (!lead_ || !lead_->more) return false;
  if (event.key() != Qt::Key_Space || event.modifiers() != Qt::NoModifier) return false;
  bool const isButton = qobject_cast<QAbstractButton const*>(&widget) != nullptr;
  if (!table_->findChild<Dock*>()->isTried(widget) && (!space || (mayAct_ && isButton))) return false;
  if (!event.isAutoRepeat()) emit wanted(LessonDeed::goOn);
  return true;
}

}  // namespace giaguaro
