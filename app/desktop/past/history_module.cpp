#include "app/desktop/past/history_module.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>

namespace giaguaro {

QString historyModule() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                         QStringLiteral("/../lib/giaguaro/giaguaro_history.so"));
}

bool hasHistory() { return QFileInfo::exists(historyModule()); }

std::unique_ptr<HistoryDatabase> loadHistory() {
  QPluginLoader module(historyModule());
  if (auto const* history = qobject_cast<HistoryModule*>(module.instance())) return history->make();
  qWarning("There will be no history: %s", qUtf8Printable(module.errorString()));
  return nullptr;
}

}  // namespace giaguaro
