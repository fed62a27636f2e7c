// One page of the help, to be read, searched and copied: set in a column of a good length (keys and the words of the glossary in
// two, where there is room), with the small cards in its lines. To a screen reader, to the search and to the clipboard a card is its name
// (ui/help/spoken_text.h).
//
// Keys are a text browser's: arrows and pages scroll, Tab goes from link to link, Enter follows one.
#pragma once

#include <QTextBrowser>
#include <optional>

#include "ui/help/help_text.h"
#include "ui/help/spoken_text.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class HelpPicture;

class HelpView : public QTextBrowser {
  Q_OBJECT

 public:
  HelpView(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // Shows a page of the book from its top.
  void showPage(HelpBook const& book, int page);
  SpokenText const& spoken() const { return spoken_; }

  void scrollToAnchor(QString const& anchor);
  // The last anchor at or over the upper edge; empty: none.
  QString anchorAtTop() const;

  // Marks what was found; the one at `current` (an index, -1: none) stands out and comes into sight.
  void mark(std::vector<SpokenText::Place> places, int current);

 signals:
  void linkFollowed(QString const& link);
  void scrolled();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void scrollContentsBy(int across, int down) override;
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  QMimeData* createMimeDataFromSelection() const override;
  QVariant loadResource(int type, QUrl const& name) override;
  void doSetSource(QUrl const& url, QTextDocument::ResourceType type) override;

 private:
  void placeColumn();
  void breakWords();
  void makeRoomBelow();
  double cutFrom() const;
  void paintFade();
  bool hasColumns() const;
  void paintLetterTile(QPainter& painter, double middle) const;
  void paintFoot(QPainter& painter, QRectF const& words) const;
  void paintPapers(QPainter& painter, QRect const& dirty) const;
  void showMarks();

  Glyphs* glyphs_;
  HelpPicture* picture_;
  Theme theme_;
  SpokenText spoken_;
  std::vector<SpokenText::Place> marks_;
  int current_ = -1;
  std::optional<HelpBook> columns_;  // whose page is written anew where there is room for two columns
  QString asked_;                    // the anchor that was scrolled to last, and where that was
  int askedAt_ = 0;
  bool inColumns_ = false;
};

}  // namespace giaguaro
