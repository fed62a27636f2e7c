#include "ui/text/token_text.h"

#include "core/cards/text_parts.h"
#include "ui/text/noun.h"

namespace giaguaro::tokenText {

QString rich(QString const& text, Wording const& wording) {
  auto const parts = partsOf(text.toStdString(), wording.deck());
  if (!parts) return text.toHtmlEscaped();
  QString rich;
  for (TextPart const& part : *parts) switch (part.kind) {
      case TextPart::Kind::words: rich += QString::fromStdString(part.words).toHtmlEscaped(); break;
      case TextPart::Kind::suit: rich += wording.suit(part.suit).toHtmlEscaped(); break;
      case TextPart::Kind::card:
        rich += QStringLiteral("<img src=\"card:%1\" style=\"vertical-align: middle\">")
                    .arg(QString::fromStdString(wording.deck().text(part.card)));
        break;
    }
  return rich;
}

QString plain(QString const& text, Wording const& wording) {
  auto const parts = partsOf(text.toStdString(), wording.deck());
  if (!parts) return text;
  QString plain;
  for (TextPart const& part : *parts) switch (part.kind) {
      case TextPart::Kind::words: plain += QString::fromStdString(part.words); break;
      case TextPart::Kind::suit: plain += wording.suit(part.suit); break;
      case TextPart::Kind::card: {
        QString const before = plain.trimmed();
        bool const opens = before.isEmpty() || QStringLiteral(".!?").contains(before.back());
        QString const name = wording.card(part.card);
        plain += opens ? capitalised(name) : name;
        break;
      }
    }
  return plain;
}

}  // namespace giaguaro::tokenText
