#include "app/desktop/system_motion.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>

namespace giaguaro {

namespace {

// The first of a user's and the system's files of this name that has the key counts.
QVariant setting(QString const& file, QString const& key) {
  for (QString const& path : QStandardPaths::locateAll(QStandardPaths::GenericConfigLocation, file)) {
    QSettings const settings(path, QSettings::IniFormat);
    if (settings.contains(key)) return settings.value(key);
  }
  return {};
}

bool isZero(QVariant const& value) {
  bool isNumber = false;
  double const number = value.toString().toDouble(&isNumber);
  return isNumber && number == 0;
}

bool isFalse(QVariant const& value) {
  return isZero(value) || value.toString().compare(QLatin1String("false"), Qt::CaseInsensitive) == 0;
}

}  // namespace

bool systemWantsLessMotion() {
  if (QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0) return true;
  if (isZero(setting("kdeglobals", "KDE/AnimationDurationFactor"))) return true;
  for (QString const file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"})
    if (isFalse(setting(file, "Settings/gtk-enable-animations"))) return true;
  return false;
}

}  // namespace giaguaro
