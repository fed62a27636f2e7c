#include "app/desktop/system_motion.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <utility>

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

// Asked without one, the bus's library would start a bus of its own.
bool hasSessionBus() {
  return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
         QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + "/bus");
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

void askPortalForLessMotion(QObject* receiver, std::function<void()> less) {
  if (!hasSessionBus()) return;
  QDBusMessage read =
      QDBusMessage::createMethodCall("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                                     "org.freedesktop.portal.Settings", "Read");
  read << "org.gnome.desktop.interface"
       << "enable-animations";
  auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(read), receiver);
  QObject::connect(answer, &QDBusPendingCallWatcher::finished, receiver, [answer, less = std::move(less)] {
    answer->deleteLater();
    QDBusPendingReply<QDBusVariant> const reply = *answer;
    if (reply.isError()) return;
    // A variant within a variant, as the portal's first version has it.
    QVariant value = reply.value().variant();
    if (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    if (value.typeId() == QMetaType::Bool && !value.toBool()) less();
  });
}

}  // namespace giaguaro
