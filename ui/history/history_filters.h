// The fields by which one searches the history: text, game, people, level, date, and what frees them all. A field that
// asks for something has an edge of its own.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/history/history_words.h"
#include "ui/theme.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace giaguaro {

class HistoryCombo;
class HistorySearch;
class PaperButton;

class HistoryFilters : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryFilters(QWidget* parent);

  void setTheme(Theme const& theme);
  // What there is to choose from; what is chosen stays so.
  void setChoices(HistoryList const& list, HistoryWords const& words);
  HistoryFilter filter() const { return filter_; }
  void clear();
  void focusSearch();
  bool hasFocusInside() const;

  QSize sizeHint() const override;

 signals:
  void changed();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void readFields();
  void fill(HistoryCombo* combo, QString const& any, QStringList const& ids, QStringList const& names);

  HistorySearch* search_;
  HistoryCombo* game_;
  HistoryCombo* person_;
  HistoryCombo* level_;
  HistoryCombo* date_;
  std::vector<QLabel*> labels_;  // in that order
  PaperButton* clear_;
  HistoryWords words_;
  HistoryList choices_;
  HistoryFilter filter_;
  Theme theme_;
};

}  // namespace giaguaro
