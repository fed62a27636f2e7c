// Over the book: whose it is, with their faces, under which name, since when; and, where there are several circles, the
// choice of another. Its name is written here, in its place: Enter keeps what was written, Escape what was there before.
#pragma once

#include <QWidget>

#include "ui/book/book_words.h"
#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class Glyphs;
class HistoryCombo;
class HistoryEdit;

class BookHead : public QWidget {
  Q_OBJECT

 public:
  BookHead(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `chosen` is one of its circles.
  void setBook(Book const& book, std::size_t chosen, BookWords const& words);
  void rename();
  bool isRenaming() const;
  void focusChoice();
  QSize sizeHint() const override;

 signals:
  void circleWanted(int circle);
  void renamed(QString const& name);  // empty: it has none any more
  void renamingOver();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void arrange();
  void keepName(bool keep);
  int facesWide() const;

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<BookPerson> people_;
  QString name_;
  QLabel* title_;
  QLabel* subtitle_;
  HistoryEdit* edit_;
  QLabel* label_;
  HistoryCombo* combo_;
};

}  // namespace giaguaro
