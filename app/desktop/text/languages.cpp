#include "app/desktop/text/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace giaguaro {

void Languages::speak(QString const& code) {
  if (code == code_) return;
  code_ = code;
  QLocale::setDefault(QLocale(code));
  // The old ones go only after the new ones are in, so that no text is asked for between two languages.
  auto ours = std::make_unique<QTranslator>();
  auto qts = std::make_unique<QTranslator>();
  if (qts->load("qtbase_" + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(qts.get());
  if (ours->load(":/i18n/giaguaro_" + code + ".qm")) QCoreApplication::installTranslator(ours.get());
  std::swap(ours_, ours);
  std::swap(qts_, qts);
}

}  // namespace giaguaro
