// The buttons under the panel beside the table: its rules, those of the club table and of talk where there are such, and
// what a learner asks for next, as far as there is room beside these.
#pragma once

#include <QCoreApplication>

namespace giaguaro {

class HelpDesk;
class PaperButton;
class TableHost;
class WindowActions;

class PanelFoot {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::PanelFoot)

 public:
  // All of them outlive what is clicked.
  PanelFoot(TableHost* host, WindowActions const& actions, HelpDesk* help);

  // As the table is now.
  void follow();
  // In the language of now.
  void name();

 private:
  TableHost* host_;
  PaperButton* known_;
  PaperButton* rules_;
  PaperButton* lessons_;
  PaperButton* clubRules_;
  PaperButton* talkRules_;
};

}  // namespace giaguaro
