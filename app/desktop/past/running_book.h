// Leads to the page of the book of totals, which is put together out of the history (circles.h), and from there to another
// match of the same people, to paper, and to the line under what is paid.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/desktop/disk/match_file.h"
#include "app/history/history_database.h"
#include "core/rules/message.h"
#include "ui/exports/print_wish.h"
#include "ui/sheets/questions.h"

namespace giaguaro {

class BookPage;
class MainWindow;
class MatchHistory;

class RunningBook : public QObject {
  Q_OBJECT

 public:
  // Both outlive it.
  RunningBook(MainWindow* window, MatchHistory* history);

  // The names of who sits here.
  void setPerson(std::function<QStringList()> person) { person_ = std::move(person); }
  void open();
  void close();

 signals:
  void anewWanted(std::shared_ptr<MatchFile> const& match, std::vector<int> const& avatars);
  void printWanted(PrintWish const& wish);
  void workWanted(PrintWork const& work);
  void failed(Message const& why);
  void pageWanted(QString const& page);  // ui/history/house_tabs.h

 private:
  void makePage();
  void read();
  void follow();
  void goOn(std::int64_t match);
  void note(std::function<void(CircleNote&)> const& change);
  void print();
  void askToSettle();
  bool isOpen() const;

  MainWindow* window_;
  MatchHistory* history_;
  std::function<QStringList()> person_;
  BookPage* page_ = nullptr;  // made when first wanted
  Questions questions_;
  bool stale_ = false;              // it is being read
  std::optional<CircleNote> said_;  // until it is read again
};

}  // namespace giaguaro
