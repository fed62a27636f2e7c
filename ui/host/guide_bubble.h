// What the guide says at the table: a bubble of paper with its head, its tail towards what it speaks of, a card or a
// choice; after a right answer with a golden contour. Where nothing else does, it has the button that goes on. It lies
// over the table where it covers least: never on the dock, on the indices of the hand or on the plate over it; on others'
// plates only where there is no other room.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class PaperButton;
class RichText;
class TableWidget;

class GuideBubble : public QWidget {
  Q_OBJECT

 public:
  struct Words {
    QString rich;
    QString plain;
    QString goOn;         // on its button; empty: there is none
    bool golden = false;  // it was right
    QRectF at;            // what it speaks of, on the table; null: nothing that could be seen

    bool operator==(Words const&) const = default;
  };

  // A child of the table, which it follows.
  GuideBubble(Glyphs* glyphs, TableWidget* table);

  void setTheme(Theme const& theme);
  void setWords(Words const& words);
  // Where there is room now; to be called when anything on the table has moved.
  void place();
  // The best place that keeps clear of `kept`; false: there is none.
  bool seek(std::vector<QRectF> const& kept, std::vector<QRectF> const& shunned);

  // In the table's coordinates.
  QRectF box() const { return box_; }
  static std::vector<QRectF> obstacles(TableWidget const& table);  // that it keeps clear of in any case
  static std::vector<QRectF> platesOf(TableWidget const& table);   // and wherever there is room

 signals:
  void goOn();

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QSize sizeFor(int width) const;
  QPointF tailTip() const;

  TableWidget* table_;
  Theme theme_;
  Words words_;
  QRectF box_;
  RichText* text_;
  PaperButton* goOn_;
};

}  // namespace giaguaro
