#include "app/desktop/print_module.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>

#include "app/desktop/text/phrases.h"
#include "app/printing/printing.h"

namespace giaguaro {

Message whyNoPrinting(QString const& file) {
  Argument const name = args::word(file.toStdString(), "file");
  return QFileInfo::exists(file) ? say(phrases::printingBroken, {name})
                                 : say(phrases::printingMissing, {name});
}

void askForPrinter(PrintWish const& wish) {
  QString const file = QDir::cleanPath(QCoreApplication::applicationDirPath() +
                                       QStringLiteral("/../lib/giaguaro/giaguaro_printing.so"));
  QPluginLoader module(file);
  if (auto const* printing = qobject_cast<Printing*>(module.instance())) {
    printing->ask(wish);
    return;
  }
  qWarning("There will be no printing: %s", qUtf8Printable(module.errorString()));
  wish.failed(whyNoPrinting(file));
}

}  // namespace giaguaro
