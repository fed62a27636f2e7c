// Whose statistics of which game, since when, and with which levels they are compared.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/history/history_words.h"
#include "ui/statistics/statistics_values.h"
#include "ui/theme.h"

class QHBoxLayout;
class QLabel;

namespace giaguaro {

class HistoryCombo;
class PaperButton;

class StatisticsFields : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsFields(QWidget* parent);

  void setTheme(Theme const& theme);
  // What there is to choose from, and what is chosen.
  void setChoices(Statistics const& statistics, HistoryWords const& words);
  StatisticsFilter filter() const { return filter_; }
  bool offersLevels() const { return !levels_.isEmpty(); }
  QStringList compared() const;  // levels, the weakest first
  bool hasFocusInside() const;
  void focusFirst();

 signals:
  void changed();
  void comparedChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void readFields();
  void fit();
  void addField(QWidget* field);
  PaperButton* makeToggle();

  HistoryCombo* person_;
  HistoryCombo* game_;
  HistoryCombo* date_;
  QWidget* compare_;
  QHBoxLayout* toggleRow_;
  std::vector<QLabel*> labels_;  // in that order
  std::vector<PaperButton*> toggles_;
  QStringList levels_;
  StatisticsFilter filter_;
  Theme theme_;
};

}  // namespace giaguaro
