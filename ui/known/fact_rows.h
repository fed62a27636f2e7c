// What is certain of one seat: its face and name, and a row for each fact with the cards that it is about, in words (with
// links to those of the game), and
// at the right what proves it, a link. A card that the seat cannot have is veiled and crossed out. A row that has no room
// for its link has it underneath.
//
// One stop for the arrows, and then each link one for Tab; a screen reader hears the seat with all its facts, and with
// each link what it proves.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/scene/known.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class ProofLink;
class RichText;

class FactRows : public QWidget {
  Q_OBJECT

 public:
  FactRows(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // To look at only, without face and name: it has neither the focus nor links that could be pressed.
  void setBare();
  // Who they are about; `avatar` 0: nobody's face, as of what no seat holds.
  void setFacts(int avatar, QString const& name, std::vector<Known::Fact> const& facts,
                Wording const& wording);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 signals:
  void lookedAt(bool at);  // the focus has come to it or its links, or has gone
  void proofWanted(giaguaro::Known::Proof const& proof);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Row {
    QStringList pictures;  // Glyphs::nameOf
    bool crossed = false;
    RichText* words = nullptr;
    QString proof;
    ProofLink* link = nullptr;  // null: nothing to be shown
  };
  struct Place {
    std::vector<QRect> pictures;
    QRect words;
    QRect proof;
  };
  struct Places {
    std::vector<Place> rows;
    int height = 0;
    bool nameAbove = false;
  };
  RichText* wordsAt(std::size_t index);
  ProofLink* linkAt(std::size_t index);
  void orderTabs();
  Places placesIn(int whole) const;
  void paintRows(QPainter& painter, Places const& places) const;

  Glyphs* glyphs_;
  Theme theme_;
  bool bare_ = false;
  int avatar_ = 0;
  QString name_;
  std::vector<Row> rows_;
  std::vector<ProofLink*> links_;  // kept for the next facts, as these are
  std::vector<RichText*> words_;
};

}  // namespace giaguaro
