// The language that is spoken: our translation and Qt's own, changed while the program runs. The source's English
// has a translation too, for its plurals. Widgets are told by QEvent::LanguageChange.
#pragma once

#include <QString>
#include <QTranslator>
#include <memory>

namespace giaguaro {

class Languages {
 public:
  explicit Languages(QString const& code) { speak(code); }

  // A code of ui/text/language.h. A translation that is missing leaves the English of the source.
  void speak(QString const& code);
  QString const& code() const { return code_; }

 private:
  QString code_;
  std::unique_ptr<QTranslator> ours_;
  std::unique_ptr<QTranslator> qts_;
};

}  // namespace giaguaro
