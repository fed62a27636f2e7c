#include "tests/gallery/index.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImageReader>
#include <QMap>
#include <QTextStream>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <tuple>
#include <vector>

namespace giaguaro::test {
namespace {

struct Picture {
  QString chapter, screen, frame, detail, path;
  QSize size;

  auto order() const { return std::tie(chapter, screen, path); }
};

std::vector<Picture> picturesIn(QDir const& folder) {
  std::vector<Picture> pictures;
  QDirIterator files(folder.path(), {"*.png"}, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) {
    QString const path = folder.relativeFilePath(files.next());
    if (path.startsWith("small/")) continue;
    QImageReader const reader(folder.filePath(path));
    if (reader.text("Chapter").isEmpty()) continue;
    pictures.push_back({reader.text("Chapter"), reader.text("Screen"), reader.text("Frame"),
                        reader.text("Detail"), path, reader.size()});
  }
  std::ranges::sort(pictures, {}, &Picture::order);
  return pictures;
}

// Without the number that sorts it.
QString said(QString const& title) { return title.mid(4).toHtmlEscaped(); }

QString anchorOf(QString const& title) { return "c" + title.left(3); }

constexpr auto head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>%1</title>
<style>
body { margin: 2em; background: #efece4; color: #20242b; font: 15px/1.4 sans-serif; }
h2 { margin: 2em 0 0; border-bottom: 1px solid #8f8770; }
h3 { margin: 1.2em 0 .4em; font-size: 1em; }
nav a { margin-right: 1em; }
.row { display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-start; }
figure { margin: 0; width: 320px; }
figure img { display: block; width: 320px; border: 1px solid #8f8770; }
figcaption { font-size: 12px; }
figcaption small { color: #5b574c; }
</style>
</head>
<body>
<h1>%1</h1>
<p>%2</p>
)";

void writePage(QString const& path, QString const& title, QString const& explain,
               std::vector<Picture> const& pictures) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) {
    std::fprintf(stderr, "giaguaro-gallery: %s could not be written: %s.\n", qPrintable(path),
                 qPrintable(file.errorString()));
    std::exit(1);
  }
  QTextStream page(&file);
  page << QString(head).arg(title, explain) << "<nav>\n";
  QString chapter;
  for (Picture const& picture : pictures) {
    if (picture.chapter == chapter) continue;
    chapter = picture.chapter;
    page << QString("<a href=\"#%1\">%2</a>\n").arg(anchorOf(chapter), said(chapter));
  }
  page << "</nav>\n";
  chapter.clear();
  QString screen;
  for (Picture const& picture : pictures) {
    bool const newChapter = picture.chapter != chapter;
    bool const newScreen = newChapter || picture.screen != screen;
    if (newScreen && !screen.isEmpty()) page << "</div>\n";
    chapter = picture.chapter;
    screen = picture.screen;
    if (newChapter) page << QString("<h2 id=\"%1\">%2</h2>\n").arg(anchorOf(chapter), said(chapter));
    if (newScreen) page << QString("<h3>%1</h3>\n<div class=\"row\">\n").arg(said(screen));
    page << QString(
                "<figure><a href=\"%1\"><img src=\"small/%1\" alt=\"%2\" loading=\"lazy\"></a>"
                "<figcaption>%3<br><small>%4 \u00B7 %5 \u00D7 %6 pixels</small></figcaption></figure>\n")
                .arg(picture.path, said(picture.screen), picture.frame.toHtmlEscaped(),
                     picture.detail.isEmpty() ? picture.path : picture.detail.toHtmlEscaped())
                .arg(picture.size.width())
                .arg(picture.size.height());
  }
  if (!pictures.empty()) page << "</div>\n";
  page << "</body>\n</html>\n";
}

// Size and scale, without language, names and theme.
QString sizeOf(QString const& frame) { return frame.section(", ", 1, 2); }

// Those of the gallery itself.
std::vector<Picture> screensIn(QString const& folder) {
  std::vector<Picture> pictures = picturesIn(QDir(folder));
  std::erase_if(pictures, [](Picture const& picture) { return picture.path.startsWith("cards/"); });
  return pictures;
}

}  // namespace

void writeIndex(QString const& folder) {
  std::vector<Picture> const pictures = screensIn(folder);
  writePage(folder + "/index.html", "Giaguaro: every screen",
            QString("%1 pictures, made by tools/gallery. A picture is a link to the whole one.")
                .arg(pictures.size()),
            pictures);
  std::printf("%d pictures: %s/index.html\n", static_cast<int>(pictures.size()), qPrintable(folder));
}

void printGaps(QString const& folder) {
  QMap<QString, QSet<QString>> screensOfSize;
  QSet<QString> all;
  for (Picture const& picture : screensIn(folder)) {
    if (picture.path.startsWith("readme/")) continue;  // no kinds of their own
    screensOfSize[sizeOf(picture.frame)] << picture.screen;
    all << picture.screen;
  }
  for (auto const& [size, screens] : screensOfSize.asKeyValueRange()) {
    QStringList missing = (all - screens).values();
    missing.sort();
    for (QString const& screen : missing)
      std::printf("not shown at %s: %s\n", qPrintable(size), qPrintable(screen.mid(4)));
  }
}

void writeCardIndex(QString const& folder) {
  std::vector<Picture> const pictures = picturesIn(QDir(folder));
  writePage(folder + "/index.html", "Giaguaro: the decks",
            QString("%1 contact sheets, made by tools/gallery --cards.").arg(pictures.size()), pictures);
  std::printf("%d contact sheets: %s/index.html\n", static_cast<int>(pictures.size()), qPrintable(folder));
}

}  // namespace giaguaro::test
