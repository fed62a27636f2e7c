// Leads to the page of past matches and from there to what can be done with one: it answers what the page asks for out of
// the history, and says which match is wanted for what, with its record.
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/desktop/past/match_history.h"
#include "core/rules/message.h"
#include "ui/history/history_values.h"
#include "ui/sheets/questions.h"

class QWidget;

namespace giaguaro {

class FileQuestion;
class HistoryPage;
class MainWindow;
class Session;

class PastMatches : public QObject {
  Q_OBJECT

 public:
  // All of them outlive it.
  PastMatches(MainWindow* window, MatchHistory* history, Session* session);
  ~PastMatches() override;

  void open();
  // The page goes, for what has been wanted is shown in its place.
  void close();

 signals:
  void reviewWanted(QByteArray const& record);
  void openWanted(std::shared_ptr<MatchFile> const& match);  // which is not over, to be played on
  void anewWanted(std::shared_ptr<MatchFile> const& match, std::vector<int> const& avatars, bool sameDeals);
  // It began at this time, in seconds since 1970, UTC (0: not known).
  void duplicateWanted(std::shared_ptr<MatchFile> const& match, std::vector<int> const& avatars,
                       std::int64_t time);
  void writeWanted(std::function<QByteArray()> const& content, QString const& path);
  void failed(Message const& why);
  void pageWanted(QString const& page);  // ui/history/house_tabs.h

 private:
  using Match = std::shared_ptr<MatchFile>;
  using Then = std::function<void(Match const&)>;

  void makePage();
  void list();
  void follow();
  // What is found is shown; why it is not, over the list.
  template <class T>
  std::function<void(HistoryAnswer<T>)> onPage(std::function<void(HistoryPage*, T const&)> show);
  void refuse(HistoryTrouble trouble);
  void refuseToWrite(QString const& path, Argument const& what);
  void read(std::int64_t id, Then then);
  void playOn(std::int64_t id);
  void beginAnew(std::int64_t id, bool sameDeals);
  void duplicate(std::int64_t id);
  void askForExport(std::int64_t id, QWidget* under);
  void exportMatch(std::int64_t id);
  void exportScore(std::int64_t id);
  void askToRemove(std::int64_t id);
  bool isOpen() const;
  QString inPlay() const;

  MainWindow* window_;
  MatchHistory* history_;
  Session* session_;
  HistoryPage* page_ = nullptr;  // made when first wanted
  Questions questions_;
  std::unique_ptr<FileQuestion> files_;
  bool stale_ = false;  // the list is being asked for
};

}  // namespace giaguaro
