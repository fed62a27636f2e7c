// The sections of a page, as tabs in a line above it, of which one is open. By Tab one comes to that one, the arrows go on
// from there and open at once.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/theme.h"

class QButtonGroup;

namespace giaguaro {

class SectionList : public QWidget {
  Q_OBJECT

 public:
  // The buttons are called section_0 …
  SectionList(int count, QWidget* parent);

  void setTheme(Theme const& theme);
  void setNames(QStringList const& names);
  int open() const;
  std::vector<QWidget*> fields() const;
  QWidget* openField() const;

 signals:
  void opened(int section);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  class Entry;

  Theme theme_;
  QButtonGroup* group_;
  std::vector<Entry*> entries_;
};

}  // namespace giaguaro
