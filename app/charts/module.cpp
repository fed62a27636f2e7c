// The module that draws plots by Qt Charts.
#include <QObject>

#include "app/charts/chart_plot.h"
#include "app/charts/charts.h"

namespace giaguaro {

class QtChartsModule final : public QObject, public PlotMaker {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID GIAGUARO_CHARTS)
  Q_INTERFACES(giaguaro::PlotMaker)

 public:
  PlotView* make(QWidget* parent) const override { return new ChartPlot(parent); }
};

}  // namespace giaguaro

#include "module.moc"
