// What the program is: its emblem, version and day of release, under which licence, what it is made with, and where the
// rules of its games come from (resources/about). Escape closes it, and so does its button, which has the focus. A change
// of language is followed at once.
#pragma once

#include <vector>

#include "ui/sheets/sheet.h"

class QGridLayout;
class QLabel;

namespace giaguaro {

class Emblem;
class Heading;
class PaperButton;

class AboutSheet : public Sheet {
  Q_OBJECT

 public:
  explicit AboutSheet(QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;
  // Under the name: "Version 1.2.3, 24 December 2026".
  QString version() const;
  // A line for each game: "Whist: from an old book".
  QStringList sources() const;

 signals:
  void closed();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void arrange(int paperWidth) override;

 private:
  QLabel* newLabel(double size, bool bold);
  void writeSources();
  void retranslate();

  Emblem* emblem_;
  QLabel* name_;
  QLabel* version_;
  QLabel* line_;
  SheetRule* rule_;
  Heading* licenceHeading_;
  QLabel* licence_;
  QLabel* made_;
  Heading* sourcesHeading_;
  QGridLayout* grid_;
  std::vector<QLabel*> games_;    // each beside
  std::vector<QLabel*> sources_;  // where its rules come from
  PaperButton* close_;
};

}  // namespace giaguaro
