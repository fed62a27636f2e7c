#include "ui/host/table_host.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QResizeEvent>
#include <algorithm>
#include <utility>

#include "ui/cards/card_art.h"
#include "ui/drawing/glyphs.h"
#include "ui/hint/hint_page.h"
#include "ui/host/curtain.h"
#include "ui/host/guided_play.h"
#include "ui/host/pause_card.h"
#include "ui/host/seat_bubble.h"
#include "ui/host/status_text.h"
#include "ui/known/known_page.h"
#include "ui/result/end_sheet.h"
#include "ui/review/review_marks.h"
#include "ui/review/review_page.h"
#include "ui/scene/scene_wording.h"
#include "ui/table/table_widget.h"
#include "ui/text/language.h"
#include "ui/toolkit/status_line.h"
#include "ui/watching/course_row.h"
#include "ui/watching/playback_bar.h"

namespace giaguaro {

TableHost::TableHost(CardArt* art, Glyphs* glyphs, QWidget* parent)
    : Stage(parent), language_(translatedInto()), art_(art), glyphs_(glyphs) {
  build(art);
  connectTable();
  connect(panel_, &TablePanel::changed, this, [this] {
    showStatus();  // which says what the guide would
    tellKnownWanted();
    bool const wasFolded = std::exchange(panelWasFolded_, panel_->folded());
    if (scene_.review && wasFolded && !panel_->folded()) showReview();  // whose page had no place
  });
  connect(&notice_, &StatusNotice::gone, this, &TableHost::showStatus);
  connect(guided_, &GuidedPlay::wanted, this, [this](LessonDeed deed) {
    // Once all has been read of a first hand that is over, as Space does there.
    bool const isRead = scene_.firstHand && !scene_.firstHand->more;
    if (deed == LessonDeed::goOn && isRead && endSheet_->isVisible()) return endSheet_->goOn();
    emit lessonWanted(deed);
  });
  connect(guided_, &GuidedPlay::leaveWanted, this, &TableHost::leavingLeadWanted);
  connect(guided_, &GuidedPlay::told, this, qOverload<QString const&>(&TableHost::announce));
  connect(course_, &CourseRow::placeWanted, this, &TableHost::placeWanted);
  connect(playback_, &PlaybackBar::wanted, this, &TableHost::playbackWanted);
  connect(endSheet_, &EndSheet::nextHand, this, &TableHost::nextHandWanted);
  connect(endSheet_, &EndSheet::podiumWanted, this, &TableHost::podiumWanted);
  connect(endSheet_, &EndSheet::tricksWanted, this, &TableHost::tricksWanted);
  connect(endSheet_, &EndSheet::verdictWanted, this, &TableHost::verdictWanted);
  connect(endSheet_, &EndSheet::verdictOfWanted, this, &TableHost::verdictOfWanted);
  connect(endSheet_, &EndSheet::stepWanted, this, &TableHost::stepWanted);
  connect(endSheet_, &EndSheet::againWanted, this, &TableHost::againWanted);
  connect(endSheet_, &EndSheet::duplicateWanted, this, &TableHost::duplicateWanted);
  connect(endSheet_, &EndSheet::keepWanted, this, &TableHost::keepWanted);
  connect(art_, &CardArt::problemFound, this, qOverload<QString const&>(&TableHost::notice));
  connect(art_, &CardArt::restyled, this, &TableHost::followDeck);
  qApp->installEventFilter(this);
  showScene();
}

// A widget that is destroyed loses the focus, and so do its children: there must be nobody left to hear.
TableHost::~TableHost() {
  for (QObject* child : findChildren<QObject*>()) child->disconnect(this);
}

void TableHost::build(CardArt* art) {
  auto* under = new QWidget(this);
  setGround(under);
  auto* row = new QHBoxLayout(under);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  auto* left = new QVBoxLayout;
  left->setSpacing(0);
  auto* stage = new Stage(under);  // table and sheet
  table_ = new TableWidget(*art, stage);
  stage->setGround(table_);
  endSheet_ = new EndSheet(glyphs_, stage);
  status_ = new StatusLine(under);
  status_->setObjectName(QStringLiteral("statusLine"));
  playback_ = new PlaybackBar(glyphs_, under);
  playback_->hide();
  course_ = new CourseRow(glyphs_, under);
  left->addWidget(stage, 1);
  left->addWidget(course_);
  left->addWidget(playback_);
  left->addWidget(status_);
  panel_ = new TablePanel(glyphs_, under);
  bubble_ = new SeatBubble(glyphs_, table_);
  guided_ = new GuidedPlay(glyphs_, table_, panel_, this);
  row->addLayout(left, 1);
  row->addWidget(panel_);
}

void TableHost::connectTable() {
  connect(table_, &TableWidget::actionChosen, this, &TableHost::actionChosen);
  connect(table_, &TableWidget::sayingChosen, this, &TableHost::sayingChosen);
  connect(table_, &TableWidget::sayingRefused, this, qOverload<QString const&>(&TableHost::notice));
  connect(table_, &TableWidget::nothingChosen, this, qOverload<QString const&>(&TableHost::notice));
  connect(table_, &TableWidget::talkToggled, this, [this] { showStatus(); });
  connect(table_, &TableWidget::agreeWanted, this, &TableHost::agreeAsked);
  connect(table_, &TableWidget::draftConfirmed, this, &TableHost::draftConfirmed);
  connect(table_, &TableWidget::draftCleared, this, &TableHost::draftCleared);
  connect(table_, &TableWidget::goOn, this, &TableHost::goOn);
  connect(table_, &TableWidget::endSeen, this, &TableHost::leaveEnd);
  connect(table_, &TableWidget::trickWanted, this, &TableHost::lookAtTrick);
  connect(table_, &TableWidget::presentWanted, this, [this] { lookBack(false); });
  connect(table_, &TableWidget::seatFocused, bubble_, &SeatBubble::lookAt);
  connect(bubble_, &SeatBubble::wanted, this, &TableHost::tellKnownWanted);
  // A panel that somebody unfolds has what is there to be seen.
  connect(panel_, &TablePanel::unfolded, this, &TableHost::openHint);
  connect(table_, &TableWidget::lookedAt, panel_, &TablePanel::lookAt);
  connect(table_, &TableWidget::lookedAway, panel_, &TablePanel::lookAway);
  connect(table_, &TableWidget::lookedAway, this, [this] {
    if (notice_.leave()) showStatus();
  });
  connect(table_, &TableWidget::refused, this, [this](Action action) {
    panel_->refuse(action);
    if (scene_.lesson || scene_.firstHand) return emit actionChosen(action);  // whoever leads explains
    if (Message const* why = whyNot(action)) notice(wording_.say(*why));
  });
  // Nobody is told twice: a screen reader has read the reason with the card's name.
  connect(table_, &TableWidget::stoppedAt, this, [this](Action action, int by) {
    Message const* why = whyNot(action);
    if (why == nullptr) return;
    QString const keys = QStringLiteral("Ctrl+") + QChar(by < 0 ? 0x2190 : 0x2192);
    notice_.tell(wording_.say(*why) + u' ' + tr("%1 skips the cards that may not be chosen.").arg(keys),
                 StatusNotice::Stays::whileLookedAt);
    showStatus();
  });
}

// Null: it may be done, or is not offered.
Message const* TableHost::whyNot(Action action) const {
  auto const found = std::ranges::find(scene_.seen.offers, action, &Offer::action);
  return found != scene_.seen.offers.end() && found->refusal ? &*found->refusal : nullptr;
}

void TableHost::setTheme(Theme const& theme) {
  theme_ = theme;
  table_->setTheme(theme);
  bubble_->setTheme(theme);
  status_->setTheme(theme);
  playback_->setTheme(theme);
  course_->setTheme(theme);
  panel_->setTheme(theme);
  endSheet_->setTheme(theme);
  if (curtain_ != nullptr) curtain_->setTheme(theme);
  if (pause_ != nullptr) pause_->setTheme(theme);
  guided_->setTheme(theme);
}

void TableHost::setSettings(Settings const& settings) {
  table_->setCardSize(settings.cardSize / 100.0);
  table_->setClickMode(settings.clicks);
  depth_ = settings.guide;
  panel_->setDepth(settings.guide);
  panel_->setRanksOpen(settings.ranksOpen);
}

void TableHost::setMotion(MotionPace pace) {
  table_->setMotion(pace);
  table_->setLively(pace != MotionPace::off);
}

void TableHost::setKeyNames(QString const& pause, QString const& finish) {
  pauseKey_ = pause;
  finishKey_ = finish;
}

void TableHost::setScene(TableScene const& given) {
  TableScene scene = given;
  scene.frenchForty = art_->frenchSuits(Deck::Id::forty);
  if (hasScene_ && scene == scene_) return;
  endLookBefore(scene);
  bool const newHint = scene.hint && scene.hint != scene_.hint;
  if (scene.hint && !scene_.hint) beginHint(scene);
  TableScene const past = std::exchange(scene_, scene);
  followEnd(past);
  std::optional<ReviewScene> const& before = past.review;
  hasScene_ = true;
  notice_.leave();
  showScene();
  if (past.match != scene_.match) beginPanel();
  sayHandBefore(past);
  if (before && scene_.review && before->decision.place != scene_.review->decision.place)
    panel_->toTop(review_);
  sayReview(before);
  sayTalk(past);
  sayClub(past);
  if (!newHint) return;
  if (hintHasKeys_)
    focusHint();
  else
    followHint();
  sayHint();
}

// An undo may lead over a deal, or open a hand again that was over.
void TableHost::sayHandBefore(TableScene const& past) {
  bool const open = past.match == scene_.match && scene_.handNumber == past.handNumber && past.seen.over &&
                    !scene_.seen.over && scene_.mayRedo;
  if (open && !scene_.playback && !scene_.lesson)
    notice(tr("The result is taken back, and the hand is open again. %1 brings the result back.")
               .arg(QKeySequence(QKeySequence::Redo).toString(QKeySequence::NativeText)));
  bool const back =
      past.match == scene_.match && scene_.handNumber < past.handNumber && scene_.handNumber > 0;
  if (back && !scene_.playback && !scene_.lesson) notice(tr("Back in hand %1.").arg(scene_.handPlace));
}

// A new match begins with the guide, where there is one; but a page that belongs to it goes before.
void TableHost::beginPanel() {
  bool const hasOwnPage = scene_.lesson || scene_.firstHand || scene_.review || scene_.playback;
  if (depth_ != GuideDepth::off && !hasOwnPage && !scene_.showResult && !scene_.hint)
    panel_->turnTo(Page::guide);
}

// What the cards are called is how they are drawn.
void TableHost::followDeck() {
  bool const french = art_->frenchSuits(Deck::Id::forty);
  if (french == scene_.frenchForty) return;
  scene_.frenchForty = french;
  if (hasScene_) showScene();
  emit frenchFortyDrawn(french);
}

void TableHost::showScene() {
  wording_ = wordingOf(scene_);
  glyphs_->setDeck(wording_.deck());
  if (hasScene_) {
    if (!scene_.hint) dropHint();
    table_->setTags(ReviewMarks::tags(scene_));  // by which its cards are laid
    table_->setScene(sceneOfTable(), wording_);
    table_->setHinted(scene_.review ? ReviewMarks::better(scene_) : markedByHint());
    panel_->setScene(sceneOfPanel(), wording_);
    openHint();
    bubble_->setScene(sceneOfTable(), wording_);
    if (window()->focusWidget() == nullptr && !isStill()) table_->setFocus(Qt::OtherFocusReason);
  }
  panel_->setDepth(scene_.firstHand ? GuideDepth::newcomer : depth_);
  guided_->setScene(scene_, wording_);
  emit sceneShown();
  showPlayback();
  showReview();
  showResult();
  showPause();
  showCurtain();
}

void TableHost::setVerdict(std::optional<HandVerdict> const& verdict) { endSheet_->setVerdict(verdict); }

void TableHost::clear() {
  scene_ = {};
  hasScene_ = false;
  lookBack_ = {};
  end_ = End::none;
  notice_.drop();
  table_->setScene(scene_, {});
  showScene();
}

void TableHost::showPlayback() {
  bool const shown = !playback_->isHidden();
  playback_->setVisible(scene_.playback.has_value());
  course_->setScene(scene_, wording_);
  if (!scene_.playback) return;
  int const avatar =
      scene_.viewer == nobody ? 0 : scene_.people[static_cast<std::size_t>(scene_.viewer)].avatar;
  QString const told =
      playback_->setPlayback(*scene_.playback, wording_.impersonal().name(scene_.viewer), avatar);
  if (shown && !told.isEmpty()) announce(told);
}

void TableHost::showResult() {
  bool const over = scene_.showResult && scene_.seen.result.has_value();
  bool const shown = over && !isEnding();
  if (shown) {
    bool const comes = endSheet_->isHidden();
    endSheet_->setScene(scene_, wording_);
    endSheet_->show();
    if (comes) endSheet_->focusFirst();
  } else {
    endSheet_->hide();
  }
  // What lies under the sheet is neither clicked nor reached by keyboard.
  table_->setEnabled(!shown && !isStill());
  bool const tells = scene_.firstHand && scene_.firstHand->isNew;
  if (over != resultWasShown_ && over && !tells) panel_->turnTo(Page::score);
  if (over != resultWasShown_ && !over) panel_->turnToFirst();
  // Last: the page that goes may have had the focus.
  if (!over && resultWasShown_) table_->setFocus(Qt::OtherFocusReason);
  resultWasShown_ = over;
  showStatus();
}

// Beneath it everything is as nobody may see more of; it can be neither clicked nor reached by keyboard.
void TableHost::showCurtain() {
  bool const hangs = isCurtained();
  if (hangs && curtain_ == nullptr) {
    curtain_ = new Curtain(glyphs_, this);
    curtain_->setTheme(theme_);
    connect(curtain_, &Curtain::lifted, this, &TableHost::seatTaken);
  }
  if (curtain_ == nullptr) return;
  bool const hung = !curtain_->isHidden();
  if (hangs) {
    table_->announcePolitely({});
    table_->announce({});  // what was said may have been for the last person's ears
    curtain_->setScene(scene_, wording_);
    curtain_->raise();
  }
  if (hangs == hung) return;
  curtain_->setVisible(hangs);
  setGroundEnabled(!hangs);
  focusHome();
}

void TableHost::showStatus() {
  StatusText::Beside const beside{.asked = asked_,
                                  .noticed = notice_.words(),
                                  .lookingBack = isLookingBack(),
                                  .hintIsSeen = panel_->isOpenAt(hintPage_),
                                  .reviewIsSeen = isReviewSeen(),
                                  .finishKey = finishKey_,
                                  .speaking = table_->isTalkOpen(),
                                  .hurry = hurryWords(),
                                  .ending = isEnding(),
                                  .pastTrick = lookBack_.trick()};
  status_->setText(StatusText::of(shownScene(), wording_, beside), StatusText::isWanted(scene_, beside));
}

void TableHost::notice(QString const& words) { tell(words, StatusNotice::Stays::overScene); }

void TableHost::keepNotice(QString const& words) { tell(words, StatusNotice::Stays::overScenes); }

void TableHost::tell(QString const& words, StatusNotice::Stays stays) {
  notice_.tell(words, stays);
  showStatus();
  announce(words);
}

void TableHost::announce(QString const& words) { table_->announce(words); }

// In words that each game gives its events, most of them from core/rules/phrases.h.
void TableHost::announce(Events const& events) {
  std::vector<Message> messages;
  for (Event const& event : events) messages.push_back(event.message);
  announce(wording_.say(messages));
}

void TableHost::setAsked(QString const& title) {
  bool const answered = !asked_.isEmpty() && title.isEmpty();
  asked_ = title;
  if (answered && end_ == End::seen) return leaveEnd();
  showStatus();
}

void TableHost::changeEvent(QEvent* event) {
  Stage::changeEvent(event);
  // A sheet of the window has gone, under which the hand's end has been seen long enough.
  if (event->type() == QEvent::EnabledChange && end_ == End::seen) leaveEnd();
  if (event->type() == QEvent::EnabledChange && pause_ != nullptr) pause_->setEnabled(isEnabled());
  if (event->type() != QEvent::LanguageChange || status_ == nullptr) return;
  // It comes too where words are laid out anew.
  if (QString const code = translatedInto(); std::exchange(language_, code) != code) notice_.drop();
  showScene();
}

void TableHost::resizeEvent(QResizeEvent* event) {
  Stage::resizeEvent(event);
  panel_->place();
  course_->fit();
}

}  // namespace giaguaro
