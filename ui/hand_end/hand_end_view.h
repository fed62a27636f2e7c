// The end of a hand on the cloth: paints a HandEnd over the table, and lets its parts come one after the other. It
// decides nothing and keeps nobody: any key or click in its window shows all of it at once, and after a while it says
// that it has been seen. Where motion is off all of it stands from the beginning.
#pragma once

#include <QBasicTimer>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/cards/card_painter.h"
#include "ui/choices/motion_pace.h"
#include "ui/hand_end/hand_end.h"
#include "ui/hand_end/hand_end_layout.h"
#include "ui/hand_end/hand_end_motion.h"
#include "ui/motion/motion_clock.h"

namespace giaguaro {

class FootButton;
class TrickStrip;

class HandEndView : public QWidget {
  Q_OBJECT

 public:
  // Art and theme outlive it.
  HandEndView(CardArt& art, Theme const& theme, QWidget* table);
  ~HandEndView() override;

  void setPace(MotionPace pace);
  // Nothing: no hand ends here. `begins`: its parts come, and it says when it has stood long enough; else it stands.
  void setEnd(std::optional<HandEnd> end, Deck const& deck, bool begins);
  void place(TableLayout const& table, std::vector<int> tokens);

  bool isShown() const { return end_.has_value(); }
  bool isComing() const { return coming_; }  // its parts still are
  // The key or press of this moment has shown all of it: by it nobody goes on. Of a click on a trick that is the press,
  // and its release shows the trick.
  bool hasSkipped() const { return skipped_; }
  // All of it stands.
  void finish();
  HandEndLayout const& handEndLayout() const { return layout_; }
  HandEndMoment moment() const { return moment_; }
  QString spoken() const { return end_ ? end_->spoken : QString(); }
  QWidget* tabStop() const;

  void setClock(MotionClock clock) { clock_ = std::move(clock); }
  // Goes by the clock; a timer calls it.
  void step();

 signals:
  void stood();  // its last part has come
  void seen();   // it has stood long enough
  void trickWanted(int number);
  void goOnWanted();  // by the button in the count
  void tabStopMoved();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void arrange();
  void show(HandEndMoment const& moment);
  void placeStrip();
  void showGoOn();
  void paintCards(QPainter& painter, CardPainter const& cards) const;
  void paintCount(QPainter& painter, CardPainter const& cards) const;
  void paintFigure(QPainter& painter, QPointF const& at, QString const& figure) const;
  void paintKeyCards(QPainter& painter, CardPainter const& cards) const;
  void paintBar(QPainter& painter, QRectF const& track) const;
  void paintTitle(QPainter& painter) const;
  void paintRows(QPainter& painter, CardPainter const& cards) const;
  void paintRow(QPainter& painter, CardPainter const& cards, HandEnd::Row const& row,
                QRectF const& box) const;
  void paintTaken(QPainter& painter, CardPainter const& cards, HandEnd::Row const& row,
                  QRectF const& place) const;
  qreal takenWidth(Result::Tally const& tally, qreal rowHeight) const;
  void paintLength(QPainter& painter, Result::Tally const& tally, QRectF const& track) const;
  void paintPaid(QPainter& painter) const;

  CardArt* art_;
  Theme const* theme_;
  Deck const* deck_ = nullptr;
  TrickStrip* strip_;
  FootButton* goOn_;  // there once all of it stands
  std::optional<HandEnd> end_;
  TableLayout table_;
  std::vector<int> tokens_;
  HandEndLayout layout_;
  HandEndMoment moment_;
  MotionPace pace_ = MotionPace::off;
  MotionClock clock_;
  QBasicTimer timer_;
  Travel::Time begun_{};
  bool coming_ = false;
  bool waiting_ = false;  // until it has stood long enough
  bool skipped_ = false;
};

}  // namespace giaguaro
