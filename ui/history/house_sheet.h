// What the pages of what the house remembers have in common: they cover the window under the menus, with the bar of their
// tabs above, the line of keys below, and between them a body that each lays out by hand; and the keys that lead away.
//
// A page may have a side, which tells of what is chosen. In a narrow window it lies folded at the edge and opens over the
// rest.
#pragma once

#include "ui/sheets/sheet.h"

class QLabel;

namespace giaguaro {

class FoldHandle;
class HistoryBar;
class HistoryKeys;

class HouseSheet : public Sheet {
  Q_OBJECT

 public:
  void setTheme(Theme const& theme) override;
  // What is wrong with the history, in a sentence; empty: nothing.
  void setProblem(QString const& problem);

 signals:
  void closed();
  void pageWanted(QString const& page);  // another one (ui/history/house_tabs.h)

 protected:
  // `id`: of the page, as in house_tabs.h; the names of its parts begin with it.
  HouseSheet(QString const& id, QWidget* parent);

  HistoryBar* bar() const { return bar_; }
  QWidget* body() const { return body_; }
  HistoryKeys* keys() const { return keys_; }
  static QString keysOfNothing();  // what keys do on a page where there is nothing yet
  // Said in the place of what is not there, laid out with `placeEmpty`.
  QLabel* empty() const { return empty_; }
  bool hasProblem() const;

  // A child of the body, so wide as it is drawn at the usual size of letters.
  void setSide(QWidget* side, int wide);
  bool isNarrow() const;
  bool isSideOpen() const { return sideOpen_; }
  // Only in a narrow window, and where there is something to be told: the focus goes with it.
  void openSide(bool open);
  // What it takes of the body's width.
  int sideRoom() const;
  void arrangeSide();
  void showFold();
  // Where it begins; the answer is where the rest does.
  int placeProblem(int left, int top, int wide);
  void placeEmpty(int left, int top, int wide);

  // The body has another size, or what is in it.
  virtual void arrangeBody() = 0;
  virtual void retranslate() = 0;
  virtual void focusNextPart(int step) = 0;
  virtual void tellProblem() {}  // it is another one
  // Keys besides those that all pages take.
  virtual bool takesOwnKey(QKeyEvent const& /*event*/) const { return false; }
  virtual void pressOwn(QKeyEvent& /*event*/) {}
  // Of a side: whether there is anything in it; what stands on its handle, and what that does; where the focus goes as it
  // opens and closes.
  virtual bool hasSide() const { return side_ != nullptr; }
  virtual QString sideName() const { return {}; }
  virtual QString foldName(bool /*open*/) const { return {}; }
  virtual void focusSide() {}
  virtual void focusMain() {}

  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Body;

  bool takesKey(QKeyEvent const& event) const;
  int sideSpan() const;

  QString id_;
  HistoryBar* bar_;
  QWidget* body_;
  QLabel* problem_;
  QLabel* empty_;
  HistoryKeys* keys_;
  QWidget* side_ = nullptr;
  FoldHandle* fold_ = nullptr;  // there where a side is
  int drawnWide_ = 0;
  bool sideOpen_ = false;
};

}  // namespace giaguaro
