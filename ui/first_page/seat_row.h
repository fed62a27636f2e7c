// Who sits on one seat: face, name, and whether a person plays or the computer, and how strong.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/choices/match_choice.h"
#include "ui/theme.h"

class QComboBox;
class QLineEdit;

namespace giaguaro {

class AvatarButton;
class Glyphs;

class SeatRow : public QWidget {
  Q_OBJECT

 public:
  SeatRow(Glyphs* glyphs, std::vector<LevelChoice> levels, QWidget* parent);

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
  // Of who plays: as wide as all fields of the form, where its longest words are whole so; 0: by itself.
  void setFieldWidth(int width);
  int wantedField() const;

 signals:
  void playerChosen();  // a person or a computer, by the user
  void renamed();       // or has another face

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QString givenName() const;
  void shareRoom();
  // A computer player is never without a name: what was proposed stands in for one that was rubbed out.
  void fillName();
  void showKnownFace(QString const& name);

  Theme theme_;
  std::vector<LevelChoice> levels_;
  std::vector<SeatChoice> known_;
  QString proposed_;
  int number_ = 0;
  int fieldWidth_ = 0;
  AvatarButton* face_;
  QLineEdit* name_;
  QComboBox* player_;
};

}  // namespace giaguaro
