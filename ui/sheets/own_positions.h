// The positions from one's own hands, in the choice of lessons: how many are to be solved today, and a card for each,
// three beside each other or, where it is narrow, one under the other. Where there are none: how they come about.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/sheets/lesson_list.h"
#include "ui/theme.h"

class QGridLayout;
class QLabel;

namespace giaguaro {

class CardArt;
class OwnPositionCard;

class OwnPositions : public QWidget {
  Q_OBJECT

 public:
  OwnPositions(CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme);
  void setPositions(std::vector<LessonList::Own> const& positions);
  void setNarrow(bool narrow);
  void retranslate();
  // What the focus goes through, in this order.
  std::vector<QWidget*> stops() const;

 signals:
  void chosen(QString const& id);
  void dropped(QString const& id);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void lay();

  CardArt* art_;
  Theme theme_;
  std::vector<LessonList::Own> positions_;
  bool narrow_ = false;
  QLabel* title_;
  QLabel* line_;
  QLabel* due_;
  QGridLayout* grid_;
  std::vector<OwnPositionCard*> cards_;
};

}  // namespace giaguaro
