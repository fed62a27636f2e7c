// Says that a file could not be opened, and why; and what became of the match at the table. Escape closes it, and so
// does the button that has the focus; the other leads to the choice of another file. A change of language is followed
// at once.
#pragma once

#include <functional>
#include <utility>

#include "ui/sheets/sheet.h"

class QLabel;

namespace giaguaro {

class PaperButton;

class NotOpenedSheet : public Sheet {
  Q_OBJECT

 public:
  using Sentence = std::function<QString()>;  // in the language of the moment

  // `besides`, if there is one: what became of the rest.
  NotOpenedSheet(Sentence why, Sentence besides, QWidget* parent);
  NotOpenedSheet(Sentence why, QWidget* parent) : NotOpenedSheet(std::move(why), {}, parent) {}

  void setTheme(Theme const& theme) override;
  void focusFirst() override;
  // The sentence, as it stands there.
  QString why() const;

 signals:
  void closed();
  void anotherWanted();  // to be chosen instead

 protected:
  void changeEvent(QEvent* event) override;
  void arrange(int paperWidth) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  class Sign;

  void retranslate();

  Sentence sentence_;
  Sentence besides_;
  Sign* sign_;
  QLabel* title_;
  QLabel* why_;
  QLabel* rest_;
  PaperButton* another_;
  PaperButton* close_;
};

}  // namespace giaguaro
