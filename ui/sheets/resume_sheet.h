// Asks what to do with a match that was interrupted: go on with it, or begin another and keep it.
#pragma once

#include "core/rules/message.h"
#include "ui/toolkit/sheet.h"

class QLabel;

namespace giaguaro {

class PaperButton;
class SecondPress;

class ResumeSheet : public Sheet {
  Q_OBJECT

 public:
  explicit ResumeSheet(QWidget* parent);

  void setTheme(Theme const& theme) override;
  // `hand` counts from 1.
  void setMatch(Text const& gameName, int hand);
  void focusFirst() override;

 signals:
  void resume();
  void discard();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  Text gameName_{};
  int hand_ = 1;
  QLabel* title_;
  QLabel* words_;
  PaperButton* resume_;
  PaperButton* discard_;
  SecondPress* second_;  // of what discarded: it would deal
};

}  // namespace giaguaro
