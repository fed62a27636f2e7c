// One thing that can be said, as a row of the menu: its key, its words, and where it is said to a seat the faces of those that
// it can be said to. What is not this seat's to say is a state with a reason, as with cards, never a disabled widget.
#pragma once

#include <QAbstractButton>
#include <vector>

#include "core/rules/talk.h"
#include "ui/cards/card_art.h"
#include "ui/theme.h"

namespace giaguaro {

class PhraseRow : public QAbstractButton {
  Q_OBJECT

 public:
  struct Face {
    Seat seat = nobody;
    int avatar = 1;
    QString name;

    bool operator==(Face const&) const = default;
  };

  PhraseRow(Saying::Kind kind, CardArt& art, Theme const& theme, QWidget* parent);

  Saying::Kind kind() const { return kind_; }
  bool namesSeat() const { return !faces_.empty(); }
  bool isBarred() const { return !barred_.isEmpty(); }
  QString reason() const { return barred_; }
  // `faces`: whom it can be said to, from the left; empty: to all. `barred`: why it is not this seat's to say; empty: it is.
  void set(QString const& words, std::vector<Face> const& faces, QString const& barred);
  void place(QRectF const& box, qreal scale);

  qreal wordsEnd() const;  // of what is written, from its left
  // The one that is meant, also where the focus has gone elsewhere.
  void setCurrent(bool current);
  // The one of the faces that Enter says it to, from 0.
  int chosen() const { return chosen_; }
  void choose(int face);
  Saying saying() const;
  // Whom it can be said to, from the left.
  std::vector<Seat> seats() const;

 signals:
  void decided();          // said, to the face that is chosen
  void looked();           // it has got the focus, or another face is chosen
  void moveAsked(int by);  // up or down

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  QPointF faceCentre(int face) const;
  int faceAt(QPointF const& at) const;
  void name();

  Saying::Kind kind_;
  CardArt* art_;
  Theme const* theme_;
  std::vector<Face> faces_;
  QString words_;
  QString barred_;
  qreal scale_ = 1;
  int chosen_ = 0;
  int pressedFace_ = -1;  // -1: none
  bool byMouse_ = false;
  bool current_ = false;
};

}  // namespace giaguaro
