#include "app/desktop/past/charts_module.h"

#include <QCoreApplication>
#include <QPluginLoader>

#include "app/charts/charts.h"

namespace giaguaro {

PlotMaker const* loadCharts() {
  QPluginLoader module(QCoreApplication::applicationDirPath() +
                       QStringLiteral("/../lib/giaguaro/giaguaro_charts.so"));
  if (auto const* charts = qobject_cast<PlotMaker*>(module.instance())) return charts;
  qWarning("There will be no plots: %s", qUtf8Printable(module.errorString()));
  return nullptr;
}

}  // namespace giaguaro
