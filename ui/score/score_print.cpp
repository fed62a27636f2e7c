#include "ui/score/score_print.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTextDocument>

#include "ui/score/score_text.h"
#include "ui/score/score_words.h"

namespace giaguaro {

namespace {

void print(QString const& html, QPagedPaintDevice& paper) {
  QTextDocument document;
  QFont font = document.defaultFont();
  font.setPointSizeF(10);
  document.setDefaultFont(font);
  document.setHtml(html);
  document.print(&paper);  // with margins and page numbers of its own
}

}  // namespace

std::function<void(QPagedPaintDevice&)> scoreOnPaper(TableScene const& scene) {
  return [html = scoreAsHtml(scene, ScorePage::lines)](QPagedPaintDevice& paper) { print(html, paper); };
}

std::function<QByteArray()> scoreAsPdf(TableScene const& scene) {
  return [html = scoreAsHtml(scene, ScorePage::lines), title = ScoreWords(scene).title()] {
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    {
      QPdfWriter writer(&buffer);
      writer.setTitle(title);
      writer.setCreator(QStringLiteral("Giaguaro"));
      print(html, writer);
    }
    return pdf;
  };
}

}  // namespace giaguaro
