// The viewer's hand: a strip with one CardButton for each card held, in the order held. Buttons live as long
// as their cards; the strip between them lets the mouse through to the table.
// The strip paints them; each is masked to what shows of it, so that a click is the card's that is seen
// there.
//
// What a card does is what is asked for: it is played, or it is chosen to be put aside with others, and then lies in the
// tray until it is taken back. Where seats have piles, what lies uncovered in them are buttons here too, those
// of the viewer's own like the hand's, the other's to be read only; they come after the hand's, row by row. Where the first click only chooses, one free card at a time is
// picked; the second click on it, or Enter, plays it, and a click anywhere else frees it.
#pragma once

#include <QVariantAnimation>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/choices/click_mode.h"
#include "ui/choices/motion_pace.h"
#include "ui/hand/card_button.h"
#include "ui/hand/card_spot.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

// A word over a card that is held.
using CardTags = std::vector<std::pair<Action, QString>>;

class HandView : public QWidget {
  Q_OBJECT

 public:
  HandView(CardArt& art, Theme const& theme, QWidget* parent);
  ~HandView() override;

  void setScene(TableScene const& scene, Wording const& wording);
  void place(TableLayout const& layout);
  // Which of the hand's cards stand higher than others do, from the lowest bit; none where all stand alike.
  std::uint64_t higher() const { return higher_; }
  // Likewise, of which something is said (setTags).
  std::uint64_t tagged() const;
  // And after which another suit begins.
  std::uint64_t parted() const;
  // Where a card has gone the others close up, and where they come to stand otherwise they move there, at this pace
  // (hand_view_closing.cpp); off until it is said.
  void setPace(MotionPace pace);
  bool isClosing() const { return closing_.state() == QAbstractAnimation::Running; }
  void finishClosing();
  // What a hint advises, best first; empty: there is none.
  void setHinted(std::vector<Action> const& actions);
  // What is said of single cards, a word each.
  void setTags(CardTags const& tags);
  // The card that went back to the hand after it was tried.
  void setTried(Action const& action);
  void setClickMode(ClickMode mode);
  // Nothing is picked any more; false: nothing was.
  bool unpick();
  // These are on their way to the hand: they have their places, but are not painted.
  void setAway(std::vector<Card> const& cards);
  bool holds(Card card) const { return buttonOf(card) != nullptr; }
  // How many cards lie in the hand itself.
  int inHand() const;
  // A card as it stands, in the parent's coordinates, but for its turn; null: it is not held.
  QRectF placeOf(Card card) const;
  qreal turnOf(Card card) const;

  std::vector<CardButton*> const& cards() const { return cards_; }
  // Focuses the n-th card, or the nearest there is; false without cards.
  bool focusCard(int index);
  void focusOn(Card card);
  bool hasFreeCard() const;  // that may be chosen
  // The first that may be chosen, from where the focus was last; else one that may not.
  bool focusFirst();
  // The first or last card of the row in which that one lies.
  bool focusEnd(bool last);
  // No card has the focus until somebody goes to one again: the table has it.
  void letFocusGo();
  // The same, if it is on a card that may not be chosen.
  void letIdleFocusGo();

 signals:
  void closed();
  void picked(QString const& words);  // for who cannot see it
  void chosen(giaguaro::Action action);
  void refused(giaguaro::Action action);
  // Arrows have come to a card that may not be chosen; going on so, `by` (-1, 1).
  void stopped(giaguaro::Action action, int by);
  void lookedAt(giaguaro::Action action);
  void lookedAway(giaguaro::Action action);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Place {
    CardButton const* button;
    QPointF at;
  };
  QPointF placeOf(CardButton const& button) const;
  std::vector<Place> places() const;
  void noteStands(bool gathering);
  void noteWays(std::vector<Place> const& before, bool gathering);
  void closeUp();
  void showClosing();
  CardButton* buttonOf(Card card) const;
  Action actionOf(CardButton const& button) const;
  void ask(Action::Kind kind);
  CardButton* makeButton(Card card, Deck const& deck);
  void hold(std::vector<CardSpot> const& spots, Deck const& deck);
  void passFocusOn(TableScene const& scene);
  void dress(CardButton& button, CardSpot const& spot, TableScene const& scene, bool asked, bool gathering);
  QString nameOf(CardButton const& button, Message const& words) const;
  CardSpot const& spotOf(CardButton const& button) const;
  bool isReadOnly(CardButton const& button) const;
  void changeRow(CardButton const& from, int by);
  void activate(CardButton const& button);
  void decide(CardButton const& button);
  void pick(Card card);
  void showPick();
  void look(CardButton const& button, bool at);
  void shareMouse();
  QRectF underNeighbour(std::size_t place) const;
  void hintAt(CardButton& button);
  void tagAt(CardButton& button);
  void moveFocus(CardButton const& from, int by);
  void skipFocus(CardButton const& from, int by);

  CardArt* art_;
  Theme const* theme_;
  std::vector<CardButton*> cards_;           // children of this; from left to right, row by row
  std::vector<CardSpot> spots_;              // of each
  Action::Kind asked_ = Action::Kind::play;  // what is done with cards
  std::vector<CardButton const*> looked_;    // hovered and focused
  std::vector<Action> hinted_{};
  CardTags tags_{};
  Action tried_{};
  ClickMode clicks_ = ClickMode::onePlays;
  std::optional<Card> picked_;  // a free one
  Wording wording_;
  Deck const* deck_ = nullptr;
  MotionPace pace_ = MotionPace::off;
  QVariantAnimation closing_;
  std::uint64_t higher_ = 0;
  // Where each card was seen before it came to stand or to lie otherwise, in the table: nothing: nowhere. Empty: none did.
  std::vector<std::optional<QPointF>> setOuts_;
  std::vector<QPoint> homes_;   // of the cards that are on their way
  std::vector<QPoint> asides_;  // and how far from there they were
  int place_ = 0;               // among the cards, where the focus was last
};

}  // namespace giaguaro
