// giaguaro-gallery: pictures of every screen, for reviewing by eye. tools/gallery builds and starts it,
// several at a time; which pictures there are says frame.h.
//
//   giaguaro-gallery jobs                          the jobs, one a line: KIND NAME SCALE
//   giaguaro-gallery KIND NAME SCALE FOLDER FILTER one of them: a chapter, a deck, or the README's pictures
//   giaguaro-gallery index FOLDER                  index.html of what lies there
//   giaguaro-gallery gaps FOLDER                   sizes that lack a kind of screen that others have
//   giaguaro-gallery card-index FOLDER             index.html of contact sheets
//
// QT_SCALE_FACTOR is the caller's to set to SCALE.
#include <QApplication>
#include <QTemporaryDir>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "tests/gallery/cards.h"
#include "tests/gallery/index.h"
#include "tests/gallery/readme.h"
#include "tests/gallery/sheets.h"
#include "tests/gallery/tables.h"

using namespace giaguaro::test;

namespace {

void printJobs() {
  for (int const scale : {2, 1}) {  // the longest first
    for (Chapter const& chapter : tableChapters())
      std::printf("table %s %d\n", qPrintable(chapter.id), scale);
    std::printf("sheets sheets %d\nshared shared %d\nclub club %d\ntables readme %d\n", scale, scale, scale,
                scale);
  }
  for (QString const& deck : contactDecks()) std::printf("cards %s 1\n", qPrintable(deck));
}

int takePictures(QStringList const& job) {
  QString const& kind = job[0];
  QString const& name = job[1];
  int const scale = job[2].toInt();
  QString const& folder = job[3];
  QString const filter = job.value(4);
  QTemporaryDir const place;
  QString const home = place.path();
  Camera camera(folder, filter);
  if (kind == "table") {
    for (Chapter const& chapter : tableChapters())
      if (chapter.id == name) takeTable(chapter, scale, home, camera);
  } else if (kind == "sheets") {
    takeSheets(scale, home, camera);
  } else if (kind == "shared") {
    takeShared(scale, home, camera);
  } else if (kind == "club") {
    takeClub(scale, home, camera);
  } else if (kind == "tables") {
    takeReadmeTables(scale, home, camera);
  } else if (kind == "cards") {
    takeContactSheets(name, folder + "/cards", filter);
  } else if (kind == "readme") {
    takeReadmePictures(folder, home);
  } else {
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}

// The offscreen platform says of many things that it cannot do them; pictures need none.
void sayWhatMatters(QtMsgType type, QMessageLogContext const&, QString const& message) {
  if (message.startsWith("This plugin does not support")) return;
  std::fprintf(stderr, "%s\n", qPrintable(message));
  if (type == QtFatalMsg) std::abort();
}

}  // namespace

int main(int argc, char** argv) {
  qInstallMessageHandler(sayWhatMatters);
  QApplication const application(argc, argv);
  QApplication::setCursorFlashTime(0);  // a text cursor is there in every picture
  QStringList const job = QApplication::arguments().mid(1);
  if (job == QStringList("jobs")) {
    printJobs();
  } else if (job.size() == 2 && job.front() == "index") {
    writeIndex(job[1]);
  } else if (job.size() == 2 && job.front() == "gaps") {
    printGaps(job[1]);
  } else if (job.size() == 2 && job.front() == "card-index") {
    writeCardIndex(job[1]);
  } else if (job.size() >= 4) {
    return takePictures(job);
  } else {
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
