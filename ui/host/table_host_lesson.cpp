// A lesson at the table: its page in the panel, the guide's bubble over the felt, its keys, and what is said of it to
// whoever cannot see these.
#include <QKeyEvent>
#include <QMenuBar>
#include <utility>

#include "ui/host/guide_bubble.h"
#include "ui/host/table_host.h"
#include "ui/lessons/lesson_page.h"
#include "ui/table/table_widget.h"
#include "ui/text/token_text.h"

namespace giaguaro {

void TableHost::showLesson() {
  if (!scene_.lesson) return closeLesson();
  openLesson();
  LessonScene const& lesson = *scene_.lesson;
  bool const wrong = lesson.reply && !lesson.reply->right;
  table_->setHinted(lesson.shown.valid() ? std::vector{lesson.shown} : std::vector<Action>());
  table_->setTried(wrong ? lesson.reply->action : Action{});
  showBubble();
  sayLesson();
}

// A page that is new opens the panel, or nobody would see what is asked; who folds it again has the bubble.
void TableHost::openLesson() {
  if (lesson_ == nullptr) {
    lesson_ = new LessonPage(glyphs_, nullptr);
    makeGuideBubble();
    connect(lesson_, &LessonPage::wanted, this, &TableHost::lessonWanted);
  }
  if (toldLesson_) return;
  foldAfterLesson_ = panel_->folded();
  panel_->openPage(lesson_);
}

void TableHost::makeGuideBubble() {
  if (guideBubble_ != nullptr) return;
  guideBubble_ = new GuideBubble(glyphs_, table_);
  guideBubble_->setTheme(theme_);
  connect(guideBubble_, &GuideBubble::goOn, this, [this] { emit lessonWanted(LessonDeed::goOn); });
}

void TableHost::closeLesson() {
  if (!toldLesson_) return;
  toldLesson_.reset();
  table_->setTried({});
  guideBubble_->setWords({});
  panel_->closePage(lesson_);
  if (std::exchange(foldAfterLesson_, false)) panel_->fold(true);
}

bool TableHost::isLessonSeen() const { return lesson_ != nullptr && panel_->isOpenAt(lesson_); }

// The answer; and where the page is not seen, what stands there too.
void TableHost::showBubble() {
  if (guideBubble_ == nullptr || !scene_.lesson) return;
  LessonScene const& lesson = *scene_.lesson;
  using State = LessonScene::State;
  QString text;
  QString rules;
  GuideBubble::Words words;
  if (lesson.state == State::ended) {
    if (!isLessonSeen()) text = lesson.end;
  } else if (lesson.reply && lesson.state != State::others) {
    text = lesson.reply->said;
    rules = wording_.say(lesson.reply->refusal);
    words.golden = lesson.reply->right;
    words.at = table_->placeOf(lesson.reply->action);
  } else if (!isLessonSeen() && lesson.state == State::asking) {
    text = lesson.say + u' ' + lesson.ask;
  }
  // What it says of why stands on the page.
  if (lesson.own && lesson.mayGoOn() && !isLessonSeen() && !lesson.help.empty())
    text += u' ' + wording_.say(lesson.help);
  words.rich = tokenText::rich(text, wording_);
  words.plain = tokenText::plain(text, wording_);
  if (!rules.isEmpty()) {
    words.rich += QStringLiteral("<br><i>%1</i>").arg(rules.toHtmlEscaped());
    words.plain += u' ' + rules;
  }
  // On the page it has a button of its own.
  if (!text.isEmpty() && lesson.mayGoOn() && !isLessonSeen())
    words.goOn = lesson.state == State::answered ? tr("Go on")
                 : lesson.hasNext                ? tr("Next lesson")
                                                 : tr("All lessons");
  guideBubble_->setWords(words);
}

// What is asked comes last.
void TableHost::sayLesson() {
  LessonScene const& lesson = *scene_.lesson;
  using State = LessonScene::State;
  std::optional<LessonScene> const before = std::exchange(toldLesson_, lesson);
  bool const other = !before || before->title != lesson.title;
  QStringList said;
  if (other) said << lesson.title + u'.';
  bool const asks = lesson.state == State::asking &&
                    (other || before->step != lesson.step || before->state != State::asking);
  if (asks) said << tokenText::plain(lesson.say, wording_) << tokenText::plain(lesson.ask, wording_);
  bool const sameReply =
      before && before->reply == lesson.reply && before->tries.size() == lesson.tries.size();
  if (lesson.reply && !asks && !sameReply) {
    said << tokenText::plain(lesson.reply->said, wording_) << wording_.say(lesson.reply->refusal);
    if (lesson.mayGoOn()) said << tr("Press Space to go on.");
  }
  if (lesson.state == State::ended && (other || before->state != State::ended))
    said << tokenText::plain(lesson.end, wording_);
  if (!asks && before && lesson.help.size() > before->help.size())
    said << wording_.say(
        {lesson.help.begin() + static_cast<std::ptrdiff_t>(before->help.size()), lesson.help.end()});
  said.removeAll(QString());
  if (!said.isEmpty()) announce(said.join(u' '));
}

// Escape leaves, wherever the focus is, but for what else it would put away; Space goes on where something is to be
// gone on from.
bool TableHost::teaches(QWidget const& widget, QKeyEvent const& event) {
  if (!scene_.lesson || lookingBack_ || !isEnabled() || widget.window() != window()) return false;
  if (qobject_cast<QMenuBar const*>(&widget) != nullptr || event.modifiers() != Qt::NoModifier) return false;
  if (event.key() == Qt::Key_Escape) {
    PanelPage* const page = panel_->openedPage();
    bool const other = page != nullptr && page != lesson_ && panel_->isOpenAt(page);
    if (other || event.isAutoRepeat()) return false;
    if (!table_->unpick()) emit lessonWanted(LessonDeed::leave);
    return true;
  }
  bool const onward = scene_.lesson->mayGoOn() || scene_.lesson->state == LessonScene::State::others;
  if (event.key() != Qt::Key_Space || !onward || !takesSpace(widget)) return false;
  if (!event.isAutoRepeat()) emit lessonWanted(LessonDeed::goOn);
  return true;
}

}  // namespace giaguaro
