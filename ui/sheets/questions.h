// What is asked before it is done: once more, or of several people whether all agree. One question at a time,
// on a sheet over the window; the deed is done once all have said yes.
#pragma once

#include <QObject>
#include <functional>

#include "ui/sheets/question_sheet.h"

namespace giaguaro {

class Glyphs;
class SheetStack;

class Questions : public QObject {
  Q_OBJECT

 public:
  // Gives the question in the language of the moment.
  using Words = std::function<QuestionSheet::Question()>;

  Questions(SheetStack* sheets, Glyphs* glyphs, QObject* parent)
      : QObject(parent), sheets_(sheets), glyphs_(glyphs) {}

  void ask(Words words, std::function<void()> deed, std::function<void()> ifRefused = {});
  // Nothing is done.
  void close();
  // In the language of the moment, and about the people of the moment.
  void rephrase();

 signals:
  void asked(QString const& title);  // empty: nothing is any more

 private:
  bool isAsked() const;

  SheetStack* sheets_;
  Glyphs* glyphs_;
  QuestionSheet* sheet_ = nullptr;  // made when first wanted
  Words words_;
  std::function<void()> deed_;
  std::function<void()> ifRefused_;  // empty: nothing is done then
};

}  // namespace giaguaro
