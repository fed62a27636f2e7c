// A setting that is a number from 0 on: its name, the number in words, and a slider. Arrows change it by one,
// Page keys by five, Home and End go to the ends; the wheel is for the page.
#pragma once

#include <QWidget>
#include <functional>

#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class SliderRow : public QWidget {
  Q_OBJECT

 public:
  SliderRow(QString const& name, int most, QWidget* parent);

  void setTheme(Theme const& theme);
  // Of the track and the number together, where all fields of a form have one width.
  void setFieldWidth(int width);
  void setTexts(QString const& label, std::function<QString(int)> inWords);
  int value() const;
  void setValue(int value);  // sends nothing
  QWidget* field() const;

 signals:
  void changed(int value);  // by the user

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Track;

  void showValue();
  void showWhetherFree();

  QLabel* label_;
  QLabel* words_;
  Track* slider_;
  std::function<QString(int)> inWords_;
  Theme theme_;
};

}  // namespace giaguaro
