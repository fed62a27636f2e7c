// Has a dear decision asked again one day: what is kept already is said to be so, and not kept twice.
#pragma once

#include "ui/scene/hand_verdict.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {

class KeepButton : public PaperButton {
  Q_OBJECT

 public:
  explicit KeepButton(QWidget* parent);

  // `about`: which decision it is, for who does not see where the button stands.
  void setKept(HandVerdict::Kept kept, QString const& about);
};

}  // namespace giaguaro
