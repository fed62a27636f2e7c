#include "ui/score/score_print.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTextDocument>

#include "ui/score/score_text.h"
#include "ui/score/score_words.h"

namespace giaguaro {

void printScore(TableScene const& scene, QPagedPaintDevice& paper) {
  QTextDocument document;
  QFont font = document.defaultFont();
  font.setPointSizeF(10);
  document.setDefaultFont(font);
  document.setHtml(scoreAsHtml(scene, ScorePage::lines));
  document.print(&paper);  // with margins and page numbers of its own
}

QByteArray scoreAsPdf(TableScene const& scene) {
  QByteArray pdf;
  QBuffer buffer(&pdf);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(ScoreWords(scene).title());
    writer.setCreator(QStringLiteral("Giaguaro"));
    printScore(scene, writer);
  }
  return pdf;
}

}  // namespace giaguaro
