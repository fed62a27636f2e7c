// The positions from one's own hands, in the choice of lessons: a band with how many are to be solved today, and a card for
// each, up to three beside each other. Where there are none, or room beside them: how they come about.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/lessons/lesson_list.h"
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
  void setAbreast(int cards);
  void retranslate();
  // What the focus goes through, in this order.
  std::vector<QWidget*> stops() const;
  // Where arrows come in from above, so far across (of 1); null: there is nothing.
  QWidget* entryAt(double across) const;

 signals:
  void chosen(QString const& id);
  void dropped(QString const& id);
  void leftUpwards(double across);  // by an arrow, so far across (of 1)
  void focusWanted(QWidget* stop);  // and in sight

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void lay();
  void moveFrom(std::size_t card, QWidget* stop, int across, int down);

  CardArt* art_;
  Theme theme_;
  std::vector<LessonList::Own> positions_;
  int abreast_ = 3;
  QLabel* title_;
  QLabel* line_;
  QLabel* due_;
  QLabel* more_;  // beside the last one
  QGridLayout* grid_;
  std::vector<OwnPositionCard*> cards_;
};

}  // namespace giaguaro
