// The heads of the list's columns, each a button that puts the list in the order of its column, and pressed again turns it
// round. By Tab one comes to the one that it is ordered by, the arrows go on from there.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/history/history_values.h"
#include "ui/theme.h"

class QButtonGroup;

namespace giaguaro {

class HistoryHead : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryHead(QWidget* parent);

  void setTheme(Theme const& theme);
  HistoryOrder order() const { return {by_, turned_, {}}; }
  QSize sizeHint() const override;

 signals:
  void orderChanged();  // by the user

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  class Column;

  void orderBy(HistoryColumn column);
  void retranslate();

  Theme theme_;
  QButtonGroup* group_;
  std::vector<Column*> columns_;  // in the order of HistoryColumn
  HistoryColumn by_ = HistoryColumn::date;
  bool turned_ = false;
};

}  // namespace giaguaro
