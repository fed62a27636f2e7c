// The module that keeps the history by Qt Sql.
#include <QObject>

#include "app/history/sqlite_history.h"

namespace giaguaro {

class QtHistoryModule final : public QObject, public HistoryModule {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID GIAGUARO_HISTORY)
  Q_INTERFACES(giaguaro::HistoryModule)

 public:
  std::unique_ptr<HistoryDatabase> make() const override { return std::make_unique<SqliteHistory>(); }
};

}  // namespace giaguaro

#include "module.moc"
