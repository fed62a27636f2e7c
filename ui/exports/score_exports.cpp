#include "ui/exports/score_exports.h"

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>
#include <memory>
#include <utility>

#include "ui/exports/score_print.h"
#include "ui/exports/score_text.h"
#include "ui/scene/scene_wording.h"
#include "ui/sheets/file_question.h"

namespace giaguaro {

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
  emit printWanted(wishToPrint(
      window_, tr("Print the score"), proposedName(shown_()),
      [self]() -> std::function<void(QPagedPaintDevice&)> {
        if (self == nullptr) return [](QPagedPaintDevice&) {};
        return scoreOnPaper(self->shown_());
      },
      [self](PrintWork const& work) {
        if (self != nullptr) emit self->workWanted(work);
      },
      [self](Message const& why) {
        if (self != nullptr) emit self->failed(why);
      }));
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
