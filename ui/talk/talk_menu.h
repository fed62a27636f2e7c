// The menu of what can be said, beside the hand: nine rows, by keys or by mouse, with lines between their kinds, and its
// tail at the button that opens it. Said is what a digit, Enter or a click chooses; where that is said to a seat, a digit
// names the seat. It decides nothing: it shows what the scene allows and says what was chosen.
#pragma once

#include <QLineF>
#include <QWidget>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/talk/phrase_row.h"
#include "ui/text/wording.h"

namespace giaguaro {

class TalkMenu : public QWidget {
  Q_OBJECT

 public:
  TalkMenu(CardArt& art, Theme const& theme, QWidget* parent);

  void setScene(TableScene const& scene, Wording const& wording);
  // At scale 1. Broad: in two columns, for a narrow table.
  static QSizeF sizeOf(bool broad);
  // In its parent's coordinates, with its tail's tip.
  void place(QRectF const& box, QPointF const& tail, bool broad, qreal scale);
  QRectF box() const { return box_; }  // without its tail

  bool isOpen() const { return open_; }
  void open();
  void close();
  // Whom the row that is meant is said to, from the left; nothing: to all, or none is meant.
  std::vector<Seat> seatsAsked() const;
  Seat seatChosen() const;
  bool sayTo(Seat seat);  // that row; false: there is none
  // A digit, or Escape. False: it has no use for it.
  bool takesKey(QKeyEvent const& event);

 signals:
  void said(giaguaro::Saying saying);
  void refused(QString const& why);
  void toggled(bool open);
  void changed();  // another row or seat is looked at

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void lookAt(PhraseRow* row);
  void decide(PhraseRow const& row);
  void move(PhraseRow const& from, int by);

  CardArt* art_;
  Theme const* theme_;
  std::vector<PhraseRow*> rows_;
  PhraseRow* current_ = nullptr;  // null: none
  QRectF box_;
  QPointF tail_;
  std::vector<QLineF> lines_;  // between kinds, in its own coordinates
  bool broad_ = false;
  qreal scale_ = 1;
  bool open_ = false;
};

}  // namespace giaguaro
