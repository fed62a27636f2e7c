// The place where calls and choices are made, built from what is offered: a tag for each offer that is drawn
// like a card, a plain button for each other, and a gold button that names the chosen one and does it. Barred
// ones stay in reach and speak their reason. A game adds nothing here.
//
// Click, arrow, figure or letter chooses; Enter or a double click does at once; P passes.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/table/dock_layout.h"
#include "ui/table/offer_button.h"
#include "ui/table/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class Dock : public QWidget {
  Q_OBJECT

 public:
  Dock(CardArt& art, Theme const& theme, QWidget* parent);
  ~Dock() override;

  // True if the buttons were made anew.
  bool setScene(TableScene const& scene, Wording const& wording);
  bool isOpen() const { return !content_.choices.empty(); }
  QSizeF wantedSize() const;
  void place(QRectF const& rect, bool narrow, qreal plateScale);
  void setHinted(Action const& action);

  // Figures, letters, P; and arrows and Enter, where nothing else has the focus. False: not for the dock.
  bool handleKey(QKeyEvent const& event);
  void focusChosen();
  // Its buttons in reading order.
  std::vector<QWidget*> focusOrder() const;

 signals:
  void chosen(giaguaro::Action action);
  void refused(giaguaro::Action action);
  void lookedAt(giaguaro::Action action);
  void lookedAway(giaguaro::Action action);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Content {
    QString title, note, barred, free;
    std::vector<Choice> choices;
    bool operator==(Content const&) const = default;
  };

  void rebuild();
  DockShape shape() const;
  void choose(int index);
  void act(int index);
  void answer(int index);  // a choice was activated: chosen, or refused
  void move(int by);
  bool takesKey(QString const& key);
  int focusedTag() const;
  void connectButton(DockButton& button, int index);
  void paintRuns(QPainter& painter) const;
  QString narrowLine() const;
  qreal textSize() const;

  CardArt* art_;
  Theme const* theme_;
  Deck const* deck_ = &fortyCards;
  Content content_;
  Action hinted_{};
  int chosen_ = -1;
  std::vector<DockButton*> buttons_;  // one a choice; children of this
  FootButton* gold_ = nullptr;        // child
  DockPlaces places_;
  bool narrow_ = false;
  qreal plateScale_ = 1;
};

}  // namespace giaguaro
