// A position from one's own hands, to be solved where it is due: the card that was played, which hand it is of, how that
// was judged, two discs for "right twice". It can be taken off the list by the small bin in its corner, which asks once more
// in words.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/lessons/lesson_list.h"
#include "ui/theme.h"

namespace giaguaro {

class CardArt;
class PaperButton;

class OwnPositionCard : public QWidget {
  Q_OBJECT

 public:
  OwnPositionCard(CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme);
  // `isNext`: the one to be solved next.
  void setPosition(LessonList::Own const& position, bool isNext);
  void retranslate();
  std::vector<QWidget*> stops() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void chosen(QString const& id);
  void dropped(QString const& id);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  class Bin;

  void place();
  void drop();
  int wordsLeft() const;

  CardArt* art_;
  Theme theme_;
  LessonList::Own position_;
  PaperButton* solve_;
  Bin* drop_;
  bool dropping_ = false;  // asked once more
};

}  // namespace giaguaro
