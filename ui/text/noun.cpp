#include "ui/text/noun.h"

#include <QStringList>
#include <optional>

namespace giaguaro {
namespace {

std::optional<QString> findForm(QString const& noun, QString const& form) {
  QStringList const parts = noun.split(QStringLiteral("; "));
  for (qsizetype i = 1; i < parts.size(); ++i) {
    QString const& part = parts[i];
    if (part.startsWith(form + QStringLiteral(": "))) return part.mid(form.size() + 2);
  }
  return std::nullopt;
}

QString bare(QString const& noun) { return noun.section(QStringLiteral("; "), 0, 0); }

// The letter under its accents: À begins like A.
QString firstLetter(QString const& name) {
  return name.trimmed().left(1).normalized(QString::NormalizationForm_D).left(1).toUpper();
}

}  // namespace

QString nounForm(QString const& noun, QString const& form) {
  if (form.isEmpty()) return bare(noun);
  return findForm(noun, form).value_or(bare(noun));
}

QString nameForm(QString const& noun, QString const& form, QString const& name) {
  auto const special = findForm(noun, form + QStringLiteral("-before-") + firstLetter(name));
  QString pattern = special ? *special : nounForm(noun, form);
  return pattern.replace(QStringLiteral("{name}"), name);
}

QString numberForm(QString const& noun, QString const& form, int number) {
  auto const special = findForm(noun, form + QStringLiteral("-before-%1").arg(number));
  QString pattern = special ? *special : nounForm(noun, form);
  return pattern.replace(QStringLiteral("{n}"), QString::number(number));
}

QString capitalised(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

}  // namespace giaguaro
