// Leads to the page of statistics, and answers what it asks for out of the history. What draws its plots is loaded when it
// is first opened.
#pragma once

#include <QObject>

namespace giaguaro {

class MainWindow;
class MatchHistory;
class StatisticsPage;

class PlayStatistics : public QObject {
  Q_OBJECT

 public:
  // Both outlive it.
  PlayStatistics(MainWindow* window, MatchHistory* history);

  void open();
  void close();

 signals:
  void pageWanted(QString const& page);  // ui/history/house_tabs.h

 private:
  void makePage();
  void count();
  void follow();
  bool isOpen() const;

  MainWindow* window_;
  MatchHistory* history_;
  StatisticsPage* page_ = nullptr;  // made when first wanted
  bool stale_ = false;              // they are being counted
};

}  // namespace giaguaro
