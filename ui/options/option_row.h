// One option of a game or a table: its name and, on one line with it, a field made from its list of values or its range,
// below which "none" stands where there may be none; where "on" stands for one of its numbers there is a switch, and the
// field while it is on. Under both what explains it. Of one that leaves no choice the value alone stands there.
#pragma once

#include <QWidget>
#include <vector>

#include "core/rules/options.h"
#include "ui/theme.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QSpinBox;

namespace giaguaro {

class SwitchBox;

class OptionRow : public QWidget {
  Q_OBJECT

 public:
  OptionRow(OptionInfo const& info, QWidget* parent);

  void setTheme(Theme const& theme);
  void retranslate();
  QWidget* field() const;
  std::vector<QWidget*> fields() const;  // with the switch, in the order in which they are reached
  void setValue(std::int16_t value);     // sends nothing
  // Nothing can be chosen here, and why not; empty: it can.
  void setBarred(QString const& why);
  // That so many players leave no choice, as a reason for that.
  static QString onlySo(int players);
  // As wide as all fields of its form, where its longest value is whole so; 0: by itself.
  void setFieldWidth(int width);
  int wantedField() const;

 signals:
  void changed(int value);  // by the user

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  bool hasNone() const { return info_.values.empty() && !info_.none.name.empty(); }
  void makeSwitch();
  // Beside the name where its longest value is whole there, else under it.
  void placeField();

  OptionInfo info_;
  QBoxLayout* row_ = nullptr;
  QLabel* label_;
  QLabel* explain_;
  QLabel* only_ = nullptr;      // what is so where nothing can be chosen
  QComboBox* names_ = nullptr;  // one of the two
  QSpinBox* number_ = nullptr;
  SwitchBox* switch_ = nullptr;
  QWidget* switched_ = nullptr;  // it, and the number beside it
  QString barred_;
  int fieldWidth_ = 0;
};

}  // namespace giaguaro
