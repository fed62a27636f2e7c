#include "app/desktop/print_module.h"

#include <QCoreApplication>
#include <QPluginLoader>

#include "app/printing/printing.h"

namespace giaguaro {

void askForPrinter(PrintWish const& wish) {
  QPluginLoader module(QCoreApplication::applicationDirPath() +
                       QStringLiteral("/../lib/giaguaro/giaguaro_printing.so"));
  if (auto const* printing = qobject_cast<Printing*>(module.instance())) {
    printing->ask(wish);
    return;
  }
  qWarning("There will be no printing: %s", qUtf8Printable(module.errorString()));
  wish.failed();
}

}  // namespace giaguaro
