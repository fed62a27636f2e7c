#include "app/desktop/past/history_module.h"

#include <QCoreApplication>
#include <QPluginLoader>

namespace giaguaro {

std::unique_ptr<HistoryDatabase> loadHistory() {
  QPluginLoader module(QCoreApplication::applicationDirPath() +
                       QStringLiteral("/../lib/giaguaro/giaguaro_history.so"));
  if (auto const* history = qobject_cast<HistoryModule*>(module.instance())) return history->make();
  qWarning("There will be no history: %s", qUtf8Printable(module.errorString()));
  return nullptr;
}

}  // namespace giaguaro
