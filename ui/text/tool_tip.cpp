#include "ui/text/tool_tip.h"

#include <QStringList>
#include <QTextDocument>

namespace giaguaro {
namespace {

constexpr qsizetype longestLine = 80;  // letters

QString inLines(QString const& plain) {
  QStringList lines;
  for (QString const& given : plain.split(u'\n')) {
    QString line;
    for (QString const& word : given.split(u' ')) {
      if (!line.isEmpty() && line.size() + 1 + word.size() > longestLine) {
        lines << line;
        line.clear();
      }
      line += line.isEmpty() ? word : u' ' + word;
    }
    lines << line;
  }
  return lines.join(u'\n');
}

}  // namespace

QString asToolTip(QString const& plain) {
  return Qt::mightBeRichText(plain) ? Qt::convertFromPlainText(plain) : inLines(plain);
}

}  // namespace giaguaro
