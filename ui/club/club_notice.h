// How a club table has ended a match, or who may not sit down at one: until when, why, and how much of the time is
// left. Its main button leads to the same table without the club; where nobody is locked out, to a new match.
#pragma once

#include <optional>

#include "ui/club/lock_out.h"
#include "ui/sheets/sheet.h"

class QLabel;

namespace giaguaro {

class CardArt;
class PaperButton;

class ClubNotice : public Sheet {
  Q_OBJECT

 public:
  ClubNotice(CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme) override;
  // Nothing: the table has agreed to end the match.
  void setLockOut(std::optional<LockOut> const& lockOut);
  void focusFirst() override;

  static QString whyOf(LockOut const& lockOut);
  // "42 minutes left, until 21:40".
  static QString leftOf(LockOut const& lockOut);

 signals:
  void withoutClub();
  void newMatch();
  void closed();

 protected:
  void arrange(int paperWidth) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  class Lock;

  void showLock();
  void retranslate();

  std::optional<LockOut> lockOut_;
  Lock* lock_;
  QLabel* title_;
  QLabel* why_;
  PaperButton* main_;
  PaperButton* close_;
};

}  // namespace giaguaro
