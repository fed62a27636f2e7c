#include "ui/sheets/questions.h"

#include <utility>

#include "ui/sheets/sheet_stack.h"

namespace giaguaro {

void Questions::ask(Words words, std::function<void()> deed, std::function<void()> ifRefused) {
  if (sheet_ == nullptr) {
    sheet_ = sheets_->make<QuestionSheet>(glyphs_);
    connect(sheet_, &QuestionSheet::givenUp, this, [this] {
      close();
      if (ifRefused_) ifRefused_();
    });
    connect(sheet_, &QuestionSheet::agreed, this, [this] {
      close();
      deed_();
    });
  }
  words_ = std::move(words);
  deed_ = std::move(deed);
  ifRefused_ = std::move(ifRefused);
  QuestionSheet::Question const question = words_();
  sheet_->ask(question);
  sheets_->open(sheet_);
  emit asked(question.title);
}

void Questions::close() {
  if (!isAsked()) return;
  sheets_->close(sheet_);
  emit asked({});
}

void Questions::rephrase() {
  if (!isAsked()) return;
  QuestionSheet::Question const question = words_();
  sheet_->rephrase(question);
  emit asked(question.title);
}

bool Questions::isAsked() const { return sheets_->isOpen(sheet_); }

}  // namespace giaguaro
