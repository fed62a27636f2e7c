// The code of a deal, or of all deals of a match (core/match/deal_code.h), to be passed on: in groups of four, a long one in
// several lines, so that it can be copied by eye; a button copies it too. Of a deal it is that button alone, and its tool tip
// has the code. Hidden where there is none.
#pragma once

#include <QString>
#include <QWidget>

#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class QuietButton;

class CodeLine : public QWidget {
  Q_OBJECT

 public:
  enum class Of { deal, match };

  CodeLine(Of of, QWidget* parent);

  void setTheme(Theme const& theme);
  // Somebody has put the deal together, card by card.
  void setSetByHand(bool setByHand);
  void setCode(QString const& code);
  QString const& code() const { return code_; }
  QuietButton* field() const { return copy_; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Figures;

  void write();
  void copy();

  Of of_;
  QString code_{};
  bool setByHand_ = false;
  QLabel* words_;
  Figures* figures_;
  QuietButton* copy_;
};

}  // namespace giaguaro
