// The panel's page of what can be known: who somebody's secret partner is likely to be and what moved that most, or by
// which card it has come out who it is; what is
// certain of each seat, with a link to what proves it; and which cards are still out. In that order. It shows a scene's
// Known (ui/scene/known.h), and asks for a proof to be shown on the table.
//
// Arrows go up and down through seats, Tab through what can be pressed.
#pragma once

#include "ui/panels/panel_page.h"
#include "ui/scene/known.h"

class QVBoxLayout;

namespace giaguaro {

class FactRows;
class Glyphs;
class Heading;
class MoveRow;
class OutChart;
class RichText;
class ShareBars;
class TwoNotes;
class UnknownSeats;

class KnownPage : public PanelPage {
  Q_OBJECT

 public:
  KnownPage(Glyphs* glyphs, QWidget* parent);

  QString mark() const override { return QStringLiteral("eye"); }
  QString tabName() const override;
  std::vector<PaperButton*> footButtons() override;
  void setTheme(Theme const& theme) override;
  void setScene(TableScene const& scene, Wording const& wording) override;

  // Puts the focus where the arrows begin; false: nothing is known of any seat.
  bool focusFirst();

 signals:
  void proofWanted(giaguaro::Known::Proof const& proof);
  void seatLookedAt(giaguaro::Seat seat);  // by keys; nobody: no more
  void backWanted();                       // to the guide

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void tellHow();
  void showPartner(Known const& known);
  void showLikelihoods(Known const& known);
  void showFacts(Known const& known);
  QString reason(Known const& known) const;
  FactRows* makeRows(QWidget* parent);
  FactRows* rowsAt(std::size_t index);

  Glyphs* glyphs_;
  Theme theme_;
  TableScene scene_;
  Wording wording_;
  QVBoxLayout* column_;
  QWidget* partner_;
  Heading* who_;
  FactRows* found_;  // who it is, once that has come out
  ShareBars* bars_;
  TwoNotes* moved_;
  std::vector<MoveRow*> moves_;
  std::vector<Known::Proof> proofs_;  // of these
  Heading* certain_;
  QVBoxLayout* seats_;
  std::vector<FactRows*> rows_;
  struct About {
    FactRows* rows;
    Seat seat;
  };
  std::vector<About> shown_;  // of all the rows, from above, and whom they are about
  UnknownSeats* unknown_;
  Heading* out_;
  OutChart* chart_;
  RichText* whereabouts_;  // of these cards, where seats have piles
  RichText* how_;          // where it was asked for
  PaperButton* back_;
  PaperButton* howButton_;
};

}  // namespace giaguaro
