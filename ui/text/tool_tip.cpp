#include "ui/text/tool_tip.h"

#include <QTextDocument>

namespace giaguaro {

QString asToolTip(QString const& plain) {
  return Qt::mightBeRichText(plain) ? Qt::convertFromPlainText(plain) : plain;
}

}  // namespace giaguaro
