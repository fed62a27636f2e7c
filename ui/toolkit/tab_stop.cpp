#include "ui/toolkit/tab_stop.h"

#include <QAbstractButton>
#include <QButtonGroup>

namespace giaguaro {

void stopAtTheChosen(QButtonGroup* group) {
  QObject::connect(group, &QButtonGroup::buttonToggled, group, [group] {
    for (QAbstractButton* button : group->buttons())
      button->setFocusPolicy(button->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
  });
}

}  // namespace giaguaro
