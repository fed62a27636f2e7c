#include "app/desktop/past/history_module.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPluginLoader>

namespace giaguaro {

namespace {

QString path() {
  return QCoreApplication::applicationDirPath() + QStringLiteral("/../lib/giaguaro/giaguaro_history.so");
}

}  // namespace

bool hasHistory() { return QFileInfo::exists(path()); }

std::unique_ptr<HistoryDatabase> loadHistory() {
  QPluginLoader module(path());
  if (auto const* history = qobject_cast<HistoryModule*>(module.instance())) return history->make();
  qWarning("There will be no history: %s", qUtf8Printable(module.errorString()));
  return nullptr;
}

}  // namespace giaguaro
