// The place where calls and choices are made, built from what is offered (ui/dock/dock_content.h): tags,
// words and rows to choose among, a number that rows share, buttons that do at once, and a gold one that
// names what was chosen and does it. Where cards are put aside they lie in its tray, from where a click or
// Backspace brings them back, and the gold button confirms once their number is right. Barred ones stay in reach and speak their reason. A game adds nothing
// here.
//
// Nothing is chosen before somebody chooses it, so that a key meant for something else says nothing. Click,
// arrow, figure or letter chooses; Enter does what is chosen, a double click at once; P passes, S chooses
// what ends the auction, which is asked once more.
#pragma once

#include <QElapsedTimer>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/dock/dock_content.h"
#include "ui/dock/dock_layout.h"
#include "ui/dock/foot_button.h"
#include "ui/dock/number_field.h"
#include "ui/dock/offer_button.h"
#include "ui/dock/tray_card.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class Dock : public QWidget {
  Q_OBJECT

 public:
  Dock(CardArt& art, Theme const& theme, QWidget* parent);
  ~Dock() override;

  // True if there are other choices now, so that the focus belongs on the chosen one.
  bool setScene(TableScene const& scene, Wording const& wording);
  bool isOpen() const { return !content_.empty(); }
  // The hand is where one chooses now; the dock counts and confirms.
  bool isTray() const { return content_.tray.size > 0; }
  QSizeF wantedSize() const;
  void place(QRectF const& room, bool narrow, qreal plateScale);
  // What of its geometry is no shadow, in the parent's coordinates.
  QRectF paper() const { return QRectF(geometry()).adjusted(2, 2, -2, -8); }
  // Best first.
  void setHinted(std::vector<Action> const& actions);
  // How high the whole cards in it are; 0: it shows none.
  qreal cardHeight() const;
  // Of the choice for this, alone or as one of a run, or of the card that was chosen for it; in the parent's coordinates.
  // Null: there is none.
  QRectF placeOf(Action const& action) const;
  // These are on their way to the tray: they have their places, but are not painted.
  void setAway(std::vector<Card> const& cards);
  bool trayHolds(Card card) const { return trayCard(card) != nullptr; }
  // Whether this is the button of a call that is chosen and not said yet, for which Space has no use.
  bool isTried(QWidget const& button) const;
  // Whether a card in the tray has the focus.
  bool isFocusInTray() const;

  // Figures, letters; and arrows and Enter, where nothing else has the focus. False: not for the dock.
  bool handleKey(QKeyEvent const& event);
  // Whether it is the letter or figure of a choice here, and so no shortcut of a menu's.
  bool takes(QKeyEvent const& event) const;
  // What is chosen has it then, or, while nothing is, the dock itself.
  void focusChosen();
  // What can be reached by Tab, in reading order.
  std::vector<QWidget*> focusOrder() const;

 signals:
  void chosen(giaguaro::Action action);
  void refused(giaguaro::Action action);
  void nothingChosen(QString const& how);  // that could be said; how one chooses
  void lookedAt(giaguaro::Action action);
  void lookedAway(giaguaro::Action action);
  void draftConfirmed();
  void draftCleared();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void rebuild();
  void makeTray();
  void layInTray();
  TrayCard* makeTrayCard(Card card);
  TrayCard* trayCard(Card card) const;
  void takeBack(Card card) { emit chosen({Action::Kind::discard, card.code}); }
  bool trayKey(int key);
  DockButton* makeButton(int index);
  // The choice for this action, alone or as one of a run.
  bool isFor(Choice const& choice, Action const& action) const;
  Choice const& at(int index) const { return content_.choices[static_cast<std::size_t>(index)]; }
  int size() const { return static_cast<int>(content_.choices.size()); }
  enum class Measure : std::uint8_t { asPlaced, anySize };
  DockShape shape(Measure measure) const;
  qreal widest(QStringList const& texts, bool bold, Measure measure) const;
  void alignLabelSizes();
  void connectButton(DockButton& button, int index);

  // Choosing (dock_choose.cpp).
  int entrance(bool atTheEnd) const;
  Choice current(int index) const;  // with the number as it stands
  void choose(int index);
  void showRun(int row);
  void setNumber(int number);
  void refuseNumber(int number);
  void write();
  void writeGold();
  QString howToChoose() const;
  QString whatToChoose() const;
  void act(int index);
  void actChosen();
  void answer(int index);  // a choice was activated: chosen, done, or refused
  void askAgain(int index);
  void look(int index, bool at);
  Action actionOf(int index) const;
  bool move(int across, int down);
  int choiceOf(QString const& key) const;  // -1: of none
  bool takesKey(QString const& key);
  bool enterKey();
  bool letterKey(Action::Kind kind);
  bool numberKey(QKeyEvent const& event);
  int focused() const;

  // Painting (dock_paint.cpp).
  void paintRuns(QPainter& painter) const;
  void paintNarrow(QPainter& painter) const;
  void paintNarrowTitle(QPainter& painter) const;
  void paintWide(QPainter& painter) const;
  void paintSlots(QPainter& painter) const;
  void paintAim(QPainter& painter, QRectF const& slot) const;
  void paintBar(QPainter& painter) const;
  void paintShares(QPainter& painter) const;
  void paintExplanation(QPainter& painter, QRectF const& box) const;
  void paintLines(QPainter& painter, QRectF const& box, QStringList const& texts) const;
  void paintBesideTray(QPainter& painter) const;
  QStringList explanation() const;
  QStringList reasonsOfBarred() const;
  bool looksAtBarred() const;
  QString count() const;

  CardArt* art_;
  Theme const* theme_;
  Deck const* deck_ = &fortyCards;
  Wording wording_;
  DockContent content_;
  std::vector<Action> hinted_{};
  int chosen_ = -1;  // less than 0: nothing yet
  int row_ = -1;     // the last that was chosen of those with a number
  int number_ = 0;   // of all runs
  QString message_;  // why what was typed is no number here
  QElapsedTimer asked_;
  struct Look {
    int index = -1;   // of a choice; less than 0: whatever is chosen
    Action action{};  // not valid() while nothing is chosen
  };
  std::vector<Look> looks_;           // hovered and focused, the latest last
  std::vector<DockButton*> buttons_;  // one a choice; children of this
  std::vector<TrayCard*> trayCards_;  // as they lie; children
  FootButton* gold_ = nullptr;        // children
  FootButton* clear_ = nullptr;       // of the tray
  NumberField* field_ = nullptr;
  DockPlaces places_;
  bool narrow_ = false;
  bool stacked_ = false;
  qreal plateScale_ = 1;
};

}  // namespace giaguaro
