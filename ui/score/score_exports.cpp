#include "ui/score/score_exports.h"

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <memory>
#include <utility>

#include "ui/score/score_print.h"
#include "ui/score/score_text.h"
#include "ui/table/scene_wording.h"
#include "ui/toolkit/file_question.h"

namespace giaguaro {
namespace {

constexpr Phrase notPrinted{phrase("file", "The printer has not taken it.", "file.not-printed")};

}  // namespace

ScoreExports::ScoreExports(Shown shown, QWidget* window, FileQuestion* question)
    : QObject(window), shown_(std::move(shown)), window_(window), question_(question) {}

QString ScoreExports::proposedName(TableScene const& scene) {
  QString const game = wordingOf(scene).say(Message{scene.gameName});
  return game + u' ' + QDate::currentDate().toString(Qt::ISODate);
}

void ScoreExports::copy() {
  auto copy = std::make_unique<QMimeData>();
  copy->setText(scoreAsTabs(shown_()));
  copy->setHtml(scoreAsHtml(shown_(), ScorePage::table));
  QGuiApplication::clipboard()->setMimeData(copy.release());  // which takes it as its own
  emit copied(tr("The score has been copied."));
}

void ScoreExports::print() {
  auto const printer = std::make_shared<QPrinter>();
  auto* dialog = new QPrintDialog(printer.get(), window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Print the score"));
  dialog->setOption(QAbstractPrintDialog::PrintPageRange, false);
  printer->setDocName(proposedName(shown_()));
  // The printer is the dialog's until that has gone, and then the thread's that prints.
  connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, dialog, printer] {
    connect(dialog, &QObject::destroyed, this, [this, printer, print = scoreOnPaper(shown_())] {
      emit workWanted([self = QPointer(this), printer, print]() -> std::function<void()> {
        print(*printer);
        if (printer->printerState() != QPrinter::Error) return [] {};
        return [self] {
          if (self != nullptr) emit self->failed(say(notPrinted));
        };
      });
    });
  });
  dialog->open();
}

void ScoreExports::writePdf() {
  question_->askToWrite({tr("Score as PDF"), tr("PDF") + QStringLiteral(" (*.pdf)"), QStringLiteral("pdf"),
                         proposedName(shown_())},
                        [this](QString const& path) { emit writeWanted(scoreAsPdf(shown_()), path); });
}

void ScoreExports::writeCsv() {
  question_->askToWrite(
      {tr("Score as CSV"), tr("CSV") + QStringLiteral(" (*.csv)"), QStringLiteral("csv"),
       proposedName(shown_())},
      [this](QString const& path) { emit writeWanted([csv = scoreAsCsv(shown_())] { return csv; }, path); });
}

}  // namespace giaguaro
