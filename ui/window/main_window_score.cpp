// The window's score sheet, and the ways out of it: the clipboard, the printer, PDF and CSV.
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <memory>

#include "ui/score/score_print.h"
#include "ui/score/score_sheet.h"
#include "ui/score/score_text.h"
#include "ui/toolkit/stage.h"
#include "ui/window/file_menu.h"
#include "ui/window/main_window.h"

namespace giaguaro {
namespace {

constexpr Phrase notPrinted{phrase("file", "The printer has not taken it.", "file.not-printed")};

}  // namespace

void MainWindow::makeScore() {
  scoreTable_ = new QAction(this);
  scoreTable_->setObjectName(QStringLiteral("actionScoreSheet"));
  scoreTable_->setShortcut(Qt::CTRL | Qt::Key_G);
  connect(scoreTable_, &QAction::triggered, this, [this] { showScoreSheet(-1); });
  viewMenu_->insertAction(foldPanel_, scoreTable_);

  print_ = new QAction(this);
  print_->setObjectName(QStringLiteral("actionPrint"));
  print_->setShortcut(QKeySequence::Print);
  connect(print_, &QAction::triggered, this, &MainWindow::printScore);
  gameMenu_->insertAction(quit_, print_);
  gameMenu_->insertSeparator(quit_);
}

// With the sheet of that hand open, counted from 0; -1: of none.
void MainWindow::showScoreSheet(int hand) {
  if (!scoreTable_->isEnabled()) return;
  if (scoreSheet_ == nullptr) {
    scoreSheet_ = new ScoreSheet(glyphs_, centre_);
    scoreSheet_->setTheme(theme_);
    connect(scoreSheet_, &ScoreSheet::closed, this, &MainWindow::closeScoreSheet);
    connect(scoreSheet_, &ScoreSheet::copyWanted, this, &MainWindow::copyScore);
    connect(scoreSheet_, &ScoreSheet::printWanted, this, &MainWindow::printScore);
    connect(scoreSheet_, &ScoreSheet::pdfWanted, this, &MainWindow::writePdf);
    connect(scoreSheet_, &ScoreSheet::csvWanted, this, &MainWindow::writeCsv);
  }
  scoreSheet_->setScene(scene_, wording_);
  scoreSheet_->note({});
  cover(scoreSheet_);
  scoreSheet_->focusFirst();
  scoreSheet_->openHand(hand);
}

void MainWindow::closeScoreSheet() {
  if (scoreSheet_ != nullptr && scoreSheet_->isVisible()) uncover(scoreSheet_);
}

void MainWindow::copyScore() {
  auto copy = std::make_unique<QMimeData>();
  copy->setText(scoreAsTabs(scene_));
  copy->setHtml(scoreAsHtml(scene_, ScorePage::table));
  QGuiApplication::clipboard()->setMimeData(copy.release());  // which takes it as its own
  scoreSheet_->note(tr("The score has been copied."));
}

void MainWindow::printScore() {
  auto const printer = std::make_shared<QPrinter>();
  auto* dialog = new QPrintDialog(printer.get(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Print the score"));
  dialog->setOption(QAbstractPrintDialog::PrintPageRange, false);
  printer->setDocName(proposedName());
  // The printer is the dialog's until that has gone, and then the thread's that prints.
  connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, dialog, printer] {
    connect(dialog, &QObject::destroyed, this, [this, printer, print = scoreOnPaper(scene_)] {
      emit workWanted([window = QPointer(this), printer, print]() -> std::function<void()> {
        print(*printer);
        if (printer->printerState() != QPrinter::Error) return [] {};
        return [window] {
          if (window != nullptr) window->notice(say(notPrinted));
        };
      });
    });
  });
  dialog->open();
}

void MainWindow::writePdf() {
  files_->question().askToWrite(
      {tr("Score as PDF"), tr("PDF") + QStringLiteral(" (*.pdf)"), QStringLiteral("pdf"), proposedName()},
      [this](QString const& path) { emit writeWanted(scoreAsPdf(scene_), path); });
}

void MainWindow::writeCsv() {
  files_->question().askToWrite(
      {tr("Score as CSV"), tr("CSV") + QStringLiteral(" (*.csv)"), QStringLiteral("csv"), proposedName()},
      [this](QString const& path) { emit writeWanted([csv = scoreAsCsv(scene_)] { return csv; }, path); });
}

}  // namespace giaguaro
