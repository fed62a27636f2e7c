// What the system's settings say of motion, from files as desktops write them, and from a portal on a bus of
// this test's own.
#include <QApplication>
#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProxyStyle>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/system_motion.h"
#include "tests/joined.h"

namespace testSystemMotion {

using namespace giaguaro;

namespace {

// As KDE's styles are when their user wants no animations.
class StillStyle : public QProxyStyle {
 public:
  int styleHint(StyleHint hint, QStyleOption const* option, QWidget const* widget,
                QStyleHintReturn* answer) const override {
    return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, answer);
  }
};

// A portal's settings. It has one thing to say, and says it once.
class Portal : public QObject, public QDBusContext {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

 public:
  QVariant animations;
  QStringList asked;

 public slots:
  QDBusVariant Read(QString const& group, QString const& key) {
    asked << group << key;
    if (!animations.isValid()) sendErrorReply("org.freedesktop.portal.Error.NotFound", "no such setting");
    return QDBusVariant(QVariant::fromValue(QDBusVariant(animations)));
  }
};

}  // namespace

class TestSystemMotion : public QObject {
  Q_OBJECT

 private slots:
  void files_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("less");
    auto const row = [](char const* name, char const* file, char const* text, bool less) {
      QTest::newRow(name) << QString(file) << QByteArray(text) << less;
    };
    row("nothing", "", "", false);
    row("KDE, none", "kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", true);
    row("KDE, slower", "kdeglobals", "[KDE]\nAnimationDurationFactor=1.5\n", false);
    row("KDE, quickest", "kdeglobals", "[KDE]\nAnimationDurationFactor=0.1\n", false);
    row("KDE, something else", "kdeglobals", "[General]\nAnimationDurationFactor=0\n", false);
    row("KDE, nonsense", "kdeglobals", "[KDE]\nAnimationDurationFactor=never\n", false);
    row("GTK 3, none", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", true);
    row("GTK 3, in words", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=False\n", true);
    row("GTK 3, yes", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", false);
    row("GTK 4, none", "gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", true);
    row("no settings", "gtk-4.0/settings.ini", "\xff\xfe[[[\n=\n", false);
  }
  void files() {
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(bool, less);
    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    qputenv("XDG_CONFIG_DIRS", (home.path() + "/none").toLocal8Bit());
    if (!file.isEmpty()) {
      QString const path = home.filePath(file);
      QVERIFY(QDir().mkpath(QFileInfo(path).path()));
      QFile written(path);
      QVERIFY(written.open(QIODevice::WriteOnly) && written.write(text) == text.size());
    }
    QCOMPARE(systemWantsLessMotion(), less);
  }

  // A user's own word counts more than the system's.
  void ownFilesComeFirst() {
    QTemporaryDir own, all;
    qputenv("XDG_CONFIG_HOME", own.path().toLocal8Bit());
    qputenv("XDG_CONFIG_DIRS", all.path().toLocal8Bit());
    auto const write = [](QTemporaryDir const& folder, QByteArray const& text) {
      QFile file(folder.filePath("kdeglobals"));
      return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write(all, "[KDE]\nAnimationDurationFactor=0\n"));
    QVERIFY(systemWantsLessMotion());
    QVERIFY(write(own, "[KDE]\nAnimationDurationFactor=1\n"));
    QVERIFY(!systemWantsLessMotion());
  }

  void noBusIsAsked() {
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    qunsetenv("XDG_RUNTIME_DIR");
    askPortalForLessMotion(this, [] { QFAIL("nobody is there to say so"); });
    QVERIFY(findChildren<QDBusPendingCallWatcher*>().isEmpty());
  }

  // One bus for all: Qt connects to the session's once.
  void portal() {
    QProcess bus;
    bus.start("dbus-daemon", {"--session", "--nofork", "--print-address=1"});
    QVERIFY2(bus.waitForReadyRead(), "the package dbus is missing");
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus.readAllStandardOutput().trimmed());
    int wishes = 0;
    QObject window;
    auto const ask = [&] {
      askPortalForLessMotion(&window, [&wishes] { ++wishes; });
      return QTest::qWaitFor([&] { return window.children().isEmpty(); }, 20000);
    };
    QVERIFY(ask());  // there is no portal
    QCOMPARE(wishes, 0);

    Portal portal;
    QDBusConnection theirs = QDBusConnection::connectToBus(QDBusConnection::SessionBus, "portal");
    QVERIFY(
        theirs.registerObject("/org/freedesktop/portal/desktop", &portal, QDBusConnection::ExportAllSlots));
    QVERIFY(theirs.registerService("org.freedesktop.portal.Desktop"));
    QVERIFY(ask());  // it knows of no such setting
    QCOMPARE(portal.asked, QStringList({"org.gnome.desktop.interface", "enable-animations"}));
    QCOMPARE(wishes, 0);
    for (QVariant const& other : {QVariant(true), QVariant("false")}) {
      portal.animations = other;
      QVERIFY(ask());
      QCOMPARE(wishes, 0);
    }
    portal.animations = false;
    QVERIFY(ask());
    QCOMPARE(wishes, 1);

    // Who has gone hears nothing.
    {
      QObject gone;
      askPortalForLessMotion(&gone, [] { QFAIL("there is nobody to hear it"); });
    }
    QVERIFY(ask());
    QCOMPARE(wishes, 2);
    QDBusConnection::disconnectFromBus("portal");
    bus.terminate();
    QVERIFY(bus.waitForFinished());
  }

  void aStyleThatIsStill() {
    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    qputenv("XDG_CONFIG_DIRS", home.path().toLocal8Bit());
    QVERIFY(!systemWantsLessMotion());
    QApplication::setStyle(new StillStyle);
    QVERIFY(systemWantsLessMotion());
  }
};

}  // namespace testSystemMotion

QTEST_MAIN(testSystemMotion::TestSystemMotion)
#include "test_system_motion.moc"
