// What one seat won or lost: place, face, name and role, this hand, the total, and at the end of a match its
// settlement. One thing to a screen reader. And the heading over such rows.
//
// Where it is wide the role stands beside the name, if it fits there.
#pragma once

#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/cards/deck.h"
#include "core/rules/result.h"
#include "ui/plates/pair_mark.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class Heading;

// Where figures stand under their words: the same in all rows of a sheet. The last column is the rightmost.
class PaymentColumns {
 public:
  enum class Weight : std::uint8_t { plain, strong };

  // Wide enough for the word above it and for each figure.
  void add(QString const& word, QStringList const& figures, Weight weight);

  int count() const { return static_cast<int>(columns_.size()); }
  QString word(int column) const { return columns_[static_cast<std::size_t>(column)].word; }
  Weight weight(int column) const { return columns_[static_cast<std::size_t>(column)].weight; }
  // Where a column ends, in a row of this width.
  int right(int column, int rowWidth) const;
  int width(int column) const { return columns_[static_cast<std::size_t>(column)].width; }
  // What all of them take at the right.
  int taken() const;

 private:
  struct Column {
    QString word;
    Weight weight = Weight::plain;
    int width = 0;
  };
  std::vector<Column> columns_;
};

// The heading over the payments, with the words over their columns.
class PaymentHead : public QWidget {
  Q_OBJECT

 public:
  explicit PaymentHead(QWidget* parent);

  void setTheme(Theme const& theme);
  void setWords(QString const& heading, PaymentColumns const& columns);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  Heading* heading_;
  PaymentColumns columns_;
};

class PaymentRow : public QWidget {
  Q_OBJECT

 public:
  struct Cells {
    int place = 1;
    int avatar = 1;
    QString name;
    QString role;
    std::optional<bool> made;  // what the role tells is what this seat was after, or not
    Result::Tally tally{};     // of what it took, drawn between words and figures; total 0: none
    QString outcome{};         // of things that are counted: how far from what it was after, behind them
    // And what each of them is: the card that took it; where all rows have room for it, words beside that, and under these the
    // cards that were taken.
    struct Taken {
      Card card;
      QString words;
      std::vector<Card> others;
    };
    std::vector<Taken> taken{};
    Deck const* deck = nullptr;
    QStringList scale{};  // under a length: its begin, its mark and its end; empty: not here
    QStringList figures;  // one a column
    bool own = false;     // the reader's
    PairMark pair = PairMark::none;
    QString spoken;
  };

  PaymentRow(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setCells(Cells cells, PaymentColumns const& columns);

  // What its figures leave for the name.
  int nameRoom() const;
  // The width in which its role is whole, and a name of usual length too.
  int wantedWidth() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  // The role beside the name, in a column of its own, where that is wide enough for it.
  void setWide(bool wide);
  // Of all rows alike: how wide the tallies are, how many things the longest of them has, how wide the words behind
  // them are, how wide those
  // beside each, and how many cards lie there.
  struct TallySpace {
    int width = 0;
    int most = 0;
    int outcome = 0;
    int words = 0;
    int others = 0;
    bool operator==(TallySpace const&) const = default;
  };
  int outcomeWidth() const;
  int takenWordsWidth() const;
  int othersTaken() const;
  // What words and figures leave between them for a tally, before so wide an outcome.
  int tallyRoom(int rowWidth, int outcome) const;
  void setTallySpace(TallySpace const& space);
  // Lower, where the window is.
  void setCompact(bool compact);
  // Higher by so much, where there is room.
  void setExtra(int extra);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  // Larger in a higher row, where that leaves a long name its room.
  int faceSide() const;
  int nameLeft() const;
  int roleLeft(int rowWidth) const;
  int markRoom() const;
  bool roleBeside() const { return roleBesideIn(width()); }
  bool roleBesideIn(int rowWidth) const;
  void paintRole(QPainter& painter, QRect const& place, double size) const;
  void paintTally(QPainter& painter, QRectF const& place) const;
  void paintMarks(QPainter& painter, QRectF const& place) const;
  void paintTarget(QPainter& painter, QRectF const& tag) const;
  void paintOutcome(QPainter& painter, QRectF const& place) const;
  void paintScale(QPainter& painter, QRectF const& track, double mark) const;

  Glyphs* glyphs_;
  Theme theme_;
  Cells cells_;
  PaymentColumns columns_;
  bool wide_ = false;
  bool compact_ = false;
  int extra_ = 0;
  TallySpace tallySpace_;
};

}  // namespace giaguaro
