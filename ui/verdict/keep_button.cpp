#include "ui/verdict/keep_button.h"

namespace giaguaro {

KeepButton::KeepButton(QWidget* parent) : PaperButton(Kind::plain, parent) {
  setObjectName(QStringLiteral("keepPosition"));
  setTextSize(13);
}

void KeepButton::setKept(HandVerdict::Kept kept, QString const& about) {
  using Kept = HandVerdict::Kept;
  setText(kept == Kept::yes    ? tr("Kept for lessons")
          : kept == Kept::soon ? tr("Saving\u2026")
                               : tr("Keep for lessons"));
  setAccessibleName(text() + QStringLiteral(": ") + about);
  setToolTip(tr("It comes back among the lessons until you get it right twice."));
  setEnabled(kept == Kept::no);
}

}  // namespace giaguaro
