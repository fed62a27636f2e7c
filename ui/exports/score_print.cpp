#include "ui/exports/score_print.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include "ui/exports/score_text.h"
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

constexpr double mostShrunk = 3;
constexpr double shrinkBy = 1.1;
constexpr double marginOfPage = 12;  // in millimetres, besides the printer's

// Laid out on a sheet that is larger by so much, in the end as large as the paper.
void printOnOnePage(QString const& html, QPagedPaintDevice& paper) {
  QPainter painter(&paper);
  if (!painter.isActive()) return;
  QTextDocument document;
  document.documentLayout()->setPaintDevice(&paper);
  QFont font = document.defaultFont();
  font.setPointSizeF(10);
  document.setDefaultFont(font);
  document.setHtml(html);
  double const around = paper.logicalDpiX() / 25.4 * marginOfPage;
  QSizeF const page = QSizeF(painter.viewport().size()) - QSizeF(2 * around, 2 * around);
  double larger = 1;
  while (true) {
    document.setTextWidth(page.width() * larger);
    if (larger >= mostShrunk || document.size().height() <= page.height() * larger) break;
    larger *= shrinkBy;
  }
  painter.translate(around, around);
  painter.scale(1 / larger, 1 / larger);
  document.drawContents(&painter);
}

}  // namespace

std::function<void(QPagedPaintDevice&)> onOnePage(QString const& html) {
  return [html](QPagedPaintDevice& paper) { printOnOnePage(html, paper); };
}

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
