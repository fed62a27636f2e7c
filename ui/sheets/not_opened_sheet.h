// Says that a file could not be opened, and why. Escape closes it, and so does its button, which has the focus. A change of
// language is followed at once.
#pragma once

#include <functional>

#include "ui/toolkit/sheet.h"

class QLabel;

namespace giaguaro {

class PaperButton;

class NotOpenedSheet : public Sheet {
  Q_OBJECT

 public:
  // `why` gives the sentence in the language of the moment.
  NotOpenedSheet(std::function<QString()> why, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;
  // The sentence, as it stands there.
  QString why() const;

 signals:
  void closed();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void retranslate();

  std::function<QString()> sentence_;
  QLabel* title_;
  QLabel* why_;
  PaperButton* close_;
};

}  // namespace giaguaro
