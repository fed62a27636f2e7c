// A setting of a few values that exclude each other: its name, if it has one, a button for each value and, where
// there is something to explain, a line about the one that is chosen. The buttons lie in a sunk track, the chosen one
// raised. By Tab one comes to the chosen one, the arrows go on from there and choose at once.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/theme.h"

class QBoxLayout;
class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;

namespace giaguaro {

class PaperButton;

class ChoiceRow : public QWidget {
  Q_OBJECT

 public:
  // The buttons are called after the row: `name`_0 …
  ChoiceRow(QString const& name, int count, QWidget* parent);

  void setTheme(Theme const& theme);
  // Where there is little room beside each other.
  void setSmall();
  // Its name is a small one, as over a field.
  void setQuietName();
  // As wide as its words alone, in one line, under a quiet name. Tight: where there is little room.
  // It may become wider, each part of the track then.
  void setSnug(bool grows = false);
  void setTight(bool tight);
  // As a row of a form: its name and the line at the left end, the values at the right, as wide as their words, where
  // there is room beside each other; or as wide as all fields of the form, where they have room so (0: by themselves).
  void setInForm(bool inForm);
  void setFieldWidth(int width);
  int wantedInForm() const { return together_; }
  // Values are written with a capital, however they are said elsewhere. `notes`: none, or one a value.
  void setTexts(QString const& label, QStringList const& values, QStringList const& notes = {});
  // A sign before the words of the value that is chosen; null: none.
  void setMark(QPixmap const& mark);
  int value() const;
  void setValue(int value);  // sends nothing; -1: none
  QPushButton* button(int value) const;
  std::vector<QWidget*> fields() const;

 signals:
  void changed(int value);  // by the user

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  // Side by side where all are whole there, equally wide if they can be, else in two columns, else one under the other.
  void placeButtons();
  void showNote();
  void placeForm();

  QLabel* label_;
  QLabel* note_;
  QStringList notes_;
  QBoxLayout* column_;
  QBoxLayout* words_;
  QGridLayout* grid_;
  int perRow_ = 0;
  int together_ = 0;  // the buttons' width, beside each other
  bool snug_ = false;
  bool quiet_ = false;
  bool grows_ = false;
  bool inForm_ = false;
  int fieldWidth_ = 0;
  Theme theme_;
  QButtonGroup* group_;
  std::vector<PaperButton*> buttons_;
};

}  // namespace giaguaro
