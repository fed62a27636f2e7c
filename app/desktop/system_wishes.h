// What the system wants where the person has chosen nothing: its colours, and less motion, for which it is asked once.
#pragma once

#include <QObject>

#include "ui/choices/settings.h"

namespace giaguaro {

class SystemWishes : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  Settings followedBy(Settings settings);

 signals:
  void changed();  // it has answered, and wants less motion

 private:
  void ask();

  bool isAsked_ = false;
  bool isStill_ = false;
};

}  // namespace giaguaro
