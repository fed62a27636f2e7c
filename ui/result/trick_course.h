// The tricks of a hand from the first to the last: which card took each, who played it, and its number; ringed where the
// callers' side took it. All cards of a trick are there where few tricks leave room for them. A picture for the sheet at the hand's end, with its heading; for the ear each trick is a line.
#pragma once

#include <QWidget>
#include <vector>

#include "core/cards/deck.h"
#include "ui/hand_end/hand_end.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class TrickCourse : public QWidget {
  Q_OBJECT

 public:
  TrickCourse(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setTricks(std::vector<HandEnd::Trick> tricks, Deck const& deck);
  bool isEmpty() const { return tricks_.empty(); }
  // How large it is drawn, in this width: 0 as large as can be, and down from there.
  static constexpr int sizes = 5;
  void fit(int size, int wide);
  // From here on down the winning cards stand alone: larger they would outweigh the result.
  static constexpr int sizesOfWinners = 3;
  // As it is fitted to this width: each trick whole, and the winner before the others in small.
  bool showsAll(int wide) const { return !tricks_.empty() && spreadIn(wide).form != Form::winner; }
  bool showsWinnerLarge(int wide) const { return !tricks_.empty() && spreadIn(wide).form == Form::cluster; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  // How the cards of a trick lie: as they were played, the winner before the others in small, or the winner alone.
  enum class Form : std::uint8_t { whole, cluster, winner };
  struct Spread {
    Form form = Form::winner;
    double step = 0;      // from one trick to the next
    double cardWide = 0;  // of the winner
    bool beside = false;  // the number stands beside the face
  };
  int cardHigh() const;
  int faceHigh() const;
  Spread spreadIn(double wide) const;
  double stepIn(double wide, double each, int mostBetween) const;
  double paintCards(QPainter& painter, HandEnd::Trick const& trick, Spread const& spread, double left) const;

  Glyphs* glyphs_;
  Theme theme_;
  Deck const* deck_ = nullptr;
  std::vector<HandEnd::Trick> tricks_;
  int size_ = 0;
  bool beside_ = false;  // numbers stand beside the faces
};

}  // namespace giaguaro
