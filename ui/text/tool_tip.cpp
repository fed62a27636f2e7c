#include "ui/text/tool_tip.h"

#include <QTextDocument>

namespace giaguaro {

QString asToolTip(QString const& plain) {
  return Qt::mightBeRichText(plain) ? QStringLiteral("<p>%1</p>").arg(plain.toHtmlEscaped()) : plain;
}

}  // namespace giaguaro
