// Cards that are put aside: what is told of them as they come into the tray and go back, and where the focus goes on.
#include "ui/scene/table_phrases.h"
#include "ui/table/table_widget.h"

namespace giaguaro {
namespace {

// Of the tray of one scene, what does not lie in that of the other.
CardSet onlyIn(TableScene const& scene, TableScene const& other) {
  CardSet cards;
  for (Card const card : scene.draft)
    if (!other.isInTray(card)) cards.insert(card);
  return cards;
}

}  // namespace

void TableWidget::followTray(TableScene const& past, FocusBefore focus) {
  bool const same = past.gathers() && scene_.gathers() && past.isSameHand(scene_);
  if (!same || past.draft == scene_.draft) return;
  CardSet const chosen = onlyIn(scene_, past);
  CardSet const back = onlyIn(past, scene_);
  auto const missing = scene_.draftSize - static_cast<int>(scene_.draft.size());
  QStringList told;
  if (!chosen.empty()) told << wording_.say(say(tablePhrases::trayChosen, {args::cards(chosen)}));
  if (!back.empty()) told << wording_.say(say(tablePhrases::trayBack, {args::cards(back)}));
  told << wording_.say(missing > 0 ? say(tablePhrases::trayMissing, {args::number(missing)})
                                   : say(tablePhrases::trayFull));
  announce(told.join(u' '));
  if (focus == FocusBefore::cards && back.size() == 1) hand_->focusOn(*back.begin());
  if (focus == FocusBefore::dock && scene_.draft.empty()) hand_->focusFirst();
}

}  // namespace giaguaro
