#include <QApplication>
#include <QStringList>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <variant>

#include "app/desktop/command_line.h"
#include "app/desktop/desktop.h"
#include "app/desktop/disk/whole_file.h"
#include "app/desktop/quit_signals.h"
#include "app/desktop/threads/left_behind.h"
#include "app/desktop/turn_log.h"

namespace {

using giaguaro::CommandLine;
using giaguaro::CommandLineEnd;

bool say(std::FILE* stream, QByteArray const& text) {
  return std::fputs(text.constData(), stream) != EOF && std::fflush(stream) == 0;
}

QStringList& warnings() {
  static QStringList all;
  return all;
}

// Of what Qt says until there is an application. Where it cannot make one it says much and aborts; this says one
// sentence and ends.
void hear(QtMsgType type, QMessageLogContext const&, QString const& text) {
  if (type == QtWarningMsg) warnings() << text.section('\n', 0, 0);
  if (type != QtFatalMsg) return;
  auto const isUnknown = [](QString const& each) {
    return each.startsWith(QLatin1String("Could not find the Qt platform plugin"));
  };
  auto const isOfNoUse = [](QString const& each) {
    return each.startsWith(QLatin1String("Could not load the Qt platform plugin"));
  };
  auto const unknown = std::ranges::find_if(warnings(), isUnknown);
  QString why =
      "there is no display to open a window on; start it from a desktop session, or set DISPLAY or "
      "WAYLAND_DISPLAY.";
  int status = 1;
  if (!text.contains(QLatin1String("no Qt platform plugin"))) {
    why = text.section('\n', 0, 0);
  } else if (unknown != warnings().end() && std::ranges::none_of(warnings(), isOfNoUse)) {
    why = "there is no platform \"" + unknown->section('"', 1, 1) +
          "\" (-platform, QT_QPA_PLATFORM); there are " +
          text.section("Available platform plugins are: ", 1).section('\n', 0, 0);
    status = 2;
  }
  say(stderr, ("giaguaro: " + why + '\n').toLocal8Bit());
  std::_Exit(status);
}

// What it has not taken of its own options.
void sayWhatQtIgnores() {
  for (QString const& warning : warnings())
    if (warning.contains(QLatin1String("style override")))
      say(stderr, ("giaguaro: " + warning + '\n').toLocal8Bit());
}

bool writeTurns(giaguaro::MeasuredApplication const& application, QString const& path) {
  int const error = giaguaro::writeWhole(application.report(), path);
  if (error == 0) return true;
  say(stderr, ("giaguaro: " + path + " could not be written: " + giaguaro::whyNotWritten(error) + ".\n")
                  .toLocal8Bit());
  return false;
}

// Without asking the window, which may have something to ask of whoever closes it.
void endAtOnce() { QCoreApplication::exit(0); }

int run(QApplication& application, CommandLine const& line) {
  giaguaro::Desktop desktop(line);
  int status = 0;
  QObject::connect(&desktop, &giaguaro::Desktop::done, &application,
                   [&status](QString const& problem, int given) {
                     if (!problem.isEmpty()) say(stderr, ("giaguaro: " + problem + '\n').toLocal8Bit());
                     status = std::max(status, given);
                     QMetaObject::invokeMethod(qApp, endAtOnce, Qt::QueuedConnection);
                   });
  giaguaro::quitOnSignals(&application, endAtOnce);
  desktop.open();
  QApplication::exec();
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  auto const read = giaguaro::readCommandLine({argv + 1, argv + argc});
  if (auto const* end = std::get_if<CommandLineEnd>(&read)) {
    if (say(end->status == 0 ? stdout : stderr, QByteArray::fromStdString(end->text))) return end->status;
    say(stderr, "giaguaro: the standard output cannot be written.\n");
    return 2;
  }
  auto const& line = std::get<CommandLine>(read);
  // What stands behind -- is not Qt's either.
  argc = static_cast<int>(std::find(argv, argv + argc, std::string_view("--")) - argv);
  argv[argc] = nullptr;

  // No organisation: with one of the same name the folders of settings and data would be doubled.
  QCoreApplication::setApplicationName("giaguaro");
  QCoreApplication::setApplicationVersion(GIAGUARO_VERSION);
  QGuiApplication::setApplicationDisplayName("Giaguaro");
  QGuiApplication::setDesktopFileName("giaguaro");

  qInstallMessageHandler(hear);
  bool const measured = !line.logTurns.isEmpty();
  std::unique_ptr<QApplication> const application =
      measured ? std::make_unique<giaguaro::MeasuredApplication>(argc, argv)
               : std::make_unique<QApplication>(argc, argv);
  qInstallMessageHandler(nullptr);
  sayWhatQtIgnores();

  int status = run(*application, line);
  if (measured && !writeTurns(static_cast<giaguaro::MeasuredApplication&>(*application), line.logTurns))
    status = 1;
  // A thread that is stuck may be using what would be taken down behind it.
  if (giaguaro::anyLeftBehind()) {
    std::fflush(nullptr);
    std::_Exit(status);
  }
  return status;
}
