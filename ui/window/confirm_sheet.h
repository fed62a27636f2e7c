// Asks once more before something is done. Escape, or its other button, leaves all as it is, and has the
// focus first: nothing is confirmed by a key that was meant for something else.
#pragma once

#include "ui/panels/sheet.h"

class QLabel;

namespace giaguaro {

class PaperButton;

class ConfirmSheet : public Sheet {
  Q_OBJECT

 public:
  explicit ConfirmSheet(QWidget* parent);

  void setTheme(Theme const& theme) override;
  // `deed` stands on the button that does it.
  void ask(QString const& question, QString const& words, QString const& deed);
  void focusButton();

 signals:
  void confirmed();
  void givenUp();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QLabel* title_;
  QLabel* words_;
  PaperButton* deed_;
  PaperButton* cancel_;
};

}  // namespace giaguaro
