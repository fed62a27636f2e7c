#include "ui/score/deal_notes.h"

#include <QVBoxLayout>

#include "ui/scene/table_scene.h"
#include "ui/score/commitment_line.h"
#include "ui/toolkit/quiet_button.h"

namespace giaguaro {

DealNotes::DealNotes(Of of, QWidget* parent)
    : QWidget(parent), of_(of), code_(new CodeLine(of, this)), commitment_(new CommitmentLine(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  if (of == Of::match) column->addWidget(code_);
  column->addWidget(commitment_);
  hide();
}

void DealNotes::setTheme(Theme const& theme) {
  code_->setTheme(theme);
  commitment_->setTheme(theme);
}

void DealNotes::setScene(TableScene const& scene) {
  bool const ofHand = of_ == Of::deal;
  code_->setSetByHand(scene.setByHand && (!ofHand || scene.rows.size() < 2));
  code_->setCode(ofHand ? scene.handCode : scene.matchCode);
  bool const promised = !ofHand || (scene.matchOver && !scene.playback && !scene.again);
  commitment_->setPromise(promised ? scene.promise : std::nullopt);
  setVisible((!ofHand && !code_->isHidden()) || !commitment_->isHidden());
}

QList<QWidget*> DealNotes::fields() const { return QList<QWidget*>{code_->field()} + commitment_->fields(); }

}  // namespace giaguaro
