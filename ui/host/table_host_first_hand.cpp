// A first hand that somebody is led through: its page in the panel, the guide's bubble where that is folded, and what is
// said of it to whoever cannot see these.
#include <QAbstractButton>
#include <QKeyEvent>
#include <utility>

#include "ui/host/guide_bubble.h"
#include "ui/host/table_host.h"
#include "ui/lessons/first_hand_page.h"
#include "ui/result/end_sheet.h"
#include "ui/table/table_widget.h"
#include "ui/text/wording.h"

namespace giaguaro {

void TableHost::showFirstHand() {
  panel_->setDepth(scene_.firstHand ? GuideDepth::newcomer : depth_);
  if (!scene_.firstHand) return closeFirstHand();
  if (firstHand_ == nullptr) {
    firstHand_ = new FirstHandPage(glyphs_, nullptr);
    connect(firstHand_, &FirstHandPage::wanted, this, &TableHost::lessonWanted);
    connect(firstHand_, &FirstHandPage::leaveWanted, this, &TableHost::leavingLeadWanted);
    connect(panel_, &TablePanel::changed, this, &TableHost::showIdeaBubble);
    makeGuideBubble();
  }
  if (!toldHand_) {
    foldAfterHand_ = panel_->folded();
    panel_->openPage(firstHand_);
  }
  std::optional<FirstHandScene> const before = std::exchange(toldHand_, scene_.firstHand);
  FirstHandScene const& lead = *toldHand_;
  bool const other = lead.isNew && (!before || before->told.size() != lead.told.size());
  if (other && !panel_->folded()) panel_->turnToFirst();
  showIdeaBubble();
  if (other)
    announce(said(lead.told.back().title) + QStringLiteral(". ") +
             FirstHandPage::wordsOf(lead.told.back(), wording_).plain);
}

void TableHost::closeFirstHand() {
  if (!toldHand_) return;
  toldHand_.reset();
  if (!scene_.lesson) guideBubble_->setWords({});
  panel_->closePage(firstHand_);
  if (std::exchange(foldAfterHand_, false)) panel_->fold(true);
}

// Where the page is not seen.
void TableHost::showIdeaBubble() {
  if (!scene_.firstHand || guideBubble_ == nullptr) return;
  FirstHandScene const& lead = *scene_.firstHand;
  GuideBubble::Words words;
  if (lead.isNew && panel_->folded()) {
    QString const title = said(lead.told.back().title);
    FirstHandPage::Words const text = FirstHandPage::wordsOf(lead.told.back(), wording_);
    words.rich = QStringLiteral("<b>%1</b><br>%2").arg(title.toHtmlEscaped(), text.rich);
    words.plain = title + QStringLiteral(". ") + text.plain;
    if (lead.more || scene_.rests()) words.goOn = FirstHandPage::goOnWords(lead);
  }
  guideBubble_->setWords(words);
}

// Space goes on to what else there is to be read; where a card or a call has the focus it is theirs.
bool TableHost::leads(QWidget const& widget, QKeyEvent const& event) {
  if (!scene_.firstHand || !scene_.firstHand->more || lookingBack_ || !isEnabled()) return false;
  if (event.key() != Qt::Key_Space || event.modifiers() != Qt::NoModifier || endSheet_->isVisible())
    return false;
  bool const ofTable = scene_.mayAct && qobject_cast<QAbstractButton const*>(&widget) != nullptr;
  if (ofTable || !takesSpace(widget)) return false;
  if (!event.isAutoRepeat()) emit lessonWanted(LessonDeed::goOn);
  return true;
}

}  // namespace giaguaro
