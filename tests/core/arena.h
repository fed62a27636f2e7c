// The headless program, run as a user would.
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStringList>

namespace giaguaro {

struct Answer {
  int status = -1;  // -1: it crashed, or did not end
  QByteArray out;
  QByteArray err;

  QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

inline Answer run(QStringList const& arguments) {
  QProcess process;
  process.start(GIAGUARO_BINARY_DIR "/bin/giaguaro-arena", arguments);
  if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit) return {};
  return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Answer run(QString const& arguments) { return run(arguments.split(' ', Qt::SkipEmptyParts)); }

}  // namespace giaguaro
