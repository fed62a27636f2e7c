#include "ui/score/score_exports.h"

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>
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
  QPointer const self(this);
  auto const refuse = [self] {
    if (self != nullptr) emit self->failed(say(notPrinted));
  };
  auto const print = [self, refuse](PrintJob const& job) {
    if (self == nullptr) return;
    emit self->workWanted([job, refuse, paint = scoreOnPaper(self->shown_())]() -> std::function<void()> {
      if (job(paint)) return [] {};
      return refuse;
    });
  };
  emit printWanted({.window = window_,
                    .title = tr("Print the score"),
                    .name = proposedName(shown_()),
                    .chosen = print,
                    .failed = refuse});
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
