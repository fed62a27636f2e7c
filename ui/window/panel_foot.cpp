#include "ui/window/panel_foot.h"

#include <QAction>

#include "ui/host/table_host.h"
#include "ui/host/table_panel.h"
#include "ui/toolkit/paper_button.h"
#include "ui/window/help_desk.h"
#include "ui/window/window_actions.h"

namespace giaguaro {

PanelFoot::PanelFoot(TableHost* host, WindowActions const& actions, HelpDesk* help)
    : host_(host),
      known_(host->panel()->addFootButton(SidePanel::Need::spare)),
      rules_(host->panel()->addFootButton()),
      lessons_(host->panel()->addFootButton(SidePanel::Need::spare)),
      clubRules_(host->panel()->addFootButton()),
      talkRules_(new PaperButton(PaperButton::Kind::plain, host->panel())) {
  host->panel()->addFootButton(TablePanel::Page::talk, talkRules_);
  known_->setObjectName(QStringLiteral("panelKnown"));
  rules_->setObjectName(QStringLiteral("panelRules"));
  lessons_->setObjectName(QStringLiteral("panelLessons"));
  clubRules_->setObjectName(QStringLiteral("panelClubRules"));
  talkRules_->setObjectName(QStringLiteral("panelTalkRules"));
  QObject::connect(known_, &QAbstractButton::clicked, actions.showKnown, &QAction::trigger);
  QObject::connect(rules_, &QAbstractButton::clicked, help, &HelpDesk::showRules);
  QObject::connect(lessons_, &QAbstractButton::clicked, actions.lessons, &QAction::trigger);
  QObject::connect(clubRules_, &QAbstractButton::clicked, help, [help] { help->showTable(TablePage::club); });
  QObject::connect(talkRules_, &QAbstractButton::clicked, help, [help] { help->showTable(TablePage::talk); });
  name();
  follow();
}

// Beside the rules what one may want of this table: at a club table its own rules, elsewhere what a learner asks for.
void PanelFoot::follow() {
  TablePanel* const panel = host_->panel();
  TableScene const& scene = host_->scene();
  bool const club = scene.club.has_value();
  panel->setFootButtonShown(clubRules_, club);
  panel->setFootButtonShown(known_, host_->hasScene() && !host_->isCurtained() && !host_->isKnownOpen());
  panel->setFootButtonShown(lessons_, host_->hasScene() && !club && !scene.lesson);
}

void PanelFoot::name() {
  known_->setText(tr("What can be known"));
  lessons_->setText(tr("Lessons"));
  rules_->setText(tr("Rules"));
  clubRules_->setText(tr("Club rules"));
  talkRules_->setText(tr("Rules of talk"));
}

}  // namespace giaguaro
