// What is asked before it is done: "the rest is mine" once more, and of several people whether all agree.
#include <algorithm>
#include <utility>

#include "ui/table/scene_wording.h"
#include "ui/toolkit/stage.h"
#include "ui/window/main_window.h"

namespace giaguaro {

// `question` gives it in the language of the moment.
void MainWindow::askBefore(std::function<QuestionSheet::Question()> question, std::function<void()> deed) {
  if (questionSheet_ == nullptr) {
    questionSheet_ = new QuestionSheet(centre_);
    questionSheet_->setTheme(theme_);
    connect(questionSheet_, &QuestionSheet::givenUp, this, &MainWindow::closeQuestion);
    connect(questionSheet_, &QuestionSheet::agreed, this, [this] {
      closeQuestion();
      agreedOn_();
    });
  }
  question_ = std::move(question);
  agreedOn_ = std::move(deed);
  questionSheet_->ask(question_());
  cover(questionSheet_);
  questionSheet_->focusFirst();
  showStatus();
}

void MainWindow::closeQuestion() {
  if (!isAsked()) return;
  uncover(questionSheet_);
  showStatus();
}

bool MainWindow::isAsked() const { return questionSheet_ != nullptr && questionSheet_->isVisible(); }

void MainWindow::rephraseQuestion() {
  if (isAsked()) questionSheet_->rephrase(question_());
}

void MainWindow::confirmClaim() {
  askBefore(
      [] {
        return QuestionSheet::Question{
            tr("Are all the tricks that are left yours?"),
            tr("If it is certain that nobody can stop you, whatever the others hold, the rest is played "
               "at once. Else the hand goes on."),
            tr("Claim the rest")};
      },
      [this] { emit claimWanted(); });
}

void MainWindow::doIfAgreed(std::function<QString()> const& deed, void (MainWindow::*wanted)()) {
  if (!isShared(scene_)) return emit(this->*wanted)();
  askBefore(
      [this, deed] {
        QuestionSheet::Question question{deed(), tr("Everybody who plays at this screen must agree."),
                                         deed()};
        for (Person const& person : scene_.people)
          if (person.human) question.people += person.name;
        return question;
      },
      [this, wanted] { emit(this->*wanted)(); });
}

}  // namespace giaguaro
