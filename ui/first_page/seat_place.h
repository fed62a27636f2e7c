// The place of one seat at a table that is set: on a plate as at the table that is played at, the face of who sits there,
// the name, which is written on the plate itself, and whether a person plays or the computer. How strong that is, is told
// where not all are alike. Each of the three can be chosen.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/choices/match_choice.h"
#include "ui/theme.h"

namespace giaguaro {

class AvatarButton;
class Glyphs;
class NameField;
class PlayerField;

class SeatPlace : public QWidget {
  Q_OBJECT

 public:
  SeatPlace(Glyphs* glyphs, std::vector<LevelChoice> levels, QWidget* parent);

  void setTheme(Theme const& theme);
  void retranslate(int seat);
  // Their names are proposed, and where a person sits bring their faces.
  void setKnownPeople(std::vector<SeatChoice> const& known);
  // How a person is called who gives no name.
  void setUnnamed(QString const& called);
  void setSeat(SeatChoice const& seat);
  SeatChoice seat() const;
  // Of a computer player; a person stays one. Sends nothing.
  void setLevel(QString const& id);
  std::vector<QWidget*> fields() const;
  void setTold(bool told);  // how strong a computer player is
  // The face lies at the plate's end towards the edge of the table.
  void setMirrored(bool mirrored);
  static int height();
  static int leastWidth();
  static int mostWidth();

 signals:
  void playerChosen();  // a person or a computer, by the user
  void renamed();       // or has another face

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QString givenName() const;
  QRectF plate() const;
  void place();
  // A computer player is never without a name: what was proposed stands in for one that was rubbed out.
  void fillName();
  void showKnownFace(QString const& name);

  Theme theme_;
  std::vector<LevelChoice> levels_;
  std::vector<SeatChoice> known_;
  QString proposed_;
  int number_ = 0;
  bool mirrored_ = false;
  AvatarButton* face_;
  NameField* name_;
  PlayerField* player_;
};

}  // namespace giaguaro
