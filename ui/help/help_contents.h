// What there is to read: the books, and under the one that is open its pages, or the places of its one
// page, unless letters over that lead to them.
// One book is open at a time. Beside a page stands how often the searched words are on it.
#pragma once

#include <QTreeWidget>
#include <vector>

#include "ui/help/help_text.h"
#include "ui/theme.h"

namespace giaguaro {

class HelpContents : public QTreeWidget {
  Q_OBJECT

 public:
  explicit HelpContents(QWidget* parent);

  void setTheme(Theme const& theme);
  void setBooks(QStringList const& titles);
  // Opens it, with what is in it, and closes the others.
  void openBook(int book, HelpBook const& text);
  // Makes a page the current one, without telling of it. `anchor`: a place on it; empty: its top.
  void setCurrent(int page, QString const& anchor);
  // By page; empty: nothing is searched.
  void setCounts(std::vector<int> const& counts);

 signals:
  // By the user's hand. Page -1: the book itself.
  void chosen(int book, int page, QString const& anchor);

 protected:
  void drawBranches(QPainter* painter, QRect const& box, QModelIndex const& index) const override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Row;
  QTreeWidgetItem* openItem() const;

  Theme theme_;
  Row* row_;
  int open_ = -1;
};

}  // namespace giaguaro
