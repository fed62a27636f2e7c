#include "ui/host/table_panel.h"

#include <QEvent>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/panels/guide_panel.h"
#include "ui/panels/panel_page.h"
#include "ui/panels/rank_strip.h"
#include "ui/panels/score_panel.h"
#include "ui/talk/talk_page.h"

namespace giaguaro {
namespace {

// Under this width of the window the panel is folded until the user wants it.
constexpr int narrowWindow = 1100;
constexpr double panelPart = 0.28125;
constexpr Length leastPanel{300};
constexpr Length mostPanel{420};
constexpr Length leastForReasons{340};
constexpr int leastForGuide = 380;  // else the ranks are closed until somebody opens them

}  // namespace

TablePanel::TablePanel(Glyphs* glyphs, QWidget* parent)
    : SidePanel(glyphs, parent),
      guide_(new GuidePanel(glyphs, nullptr)),
      ranks_(new RankStrip(glyphs, nullptr)),
      score_(new ScorePanel(glyphs, nullptr)),
      talk_(new TalkPage(glyphs, nullptr)),
      guidePage_(addPage(QStringLiteral("guide"), guide_)),
      scorePage_(addPage(QStringLiteral("score"), score_)),
      talkPage_(addPage(QStringLiteral("talk"), talk_)) {
  connect(this, &TablePanel::changed, this, [this] {
    if (!isOpenAt(Page::talk) || std::exchange(unread_, 0) == 0) return;
    setTabCount(talkPage_, 0);
  });
  setObjectName(QStringLiteral("sidePanel"));
  setPageFoot(guidePage_, ranks_);
  scrollOf(guidePage_)->installEventFilter(this);
  setTabShown(talkPage_, false);
  setMayBeMark(talkPage_);
  connect(ranks_, &RankStrip::opened, this, &TablePanel::ranksOpened);
  connect(score_, &ScorePanel::sheetWanted, this, &TablePanel::scoreSheetWanted);
  connect(this, &SidePanel::pageChosen, this, [this](int page) {
    fold(false);
    showPage(page);  // whatever has come with the unfolding
    emit changed();
  });
  connect(this, &SidePanel::unfoldWanted, this, [this] { fold(false); });
  retranslate();
}

void TablePanel::setTheme(Theme const& theme) {
  SidePanel::setTheme(theme);
  theme_ = theme;
  guide_->setTheme(theme);
  ranks_->setTheme(theme);
  score_->setTheme(theme);
  talk_->setTheme(theme);
  for (Guest const& guest : guests_) guest.page->setTheme(theme);
}

void TablePanel::setDepth(GuideDepth depth) { guide_->setDepth(depth); }

void TablePanel::setRanksOpen(bool open) {
  ranks_->setOpen(open);
  shareRoom();
}

void TablePanel::openRanksByHand(bool open) {
  ranks_->openByHand(open);
  shareRoom();
}

bool TablePanel::ranksAreOpen() const { return ranks_->isOpen(); }

void TablePanel::setScene(TableScene const& scene, Wording const& wording) {
  guide_->setScene(scene, wording);
  ranks_->setRanks(scene.seen.ranks, wording);
  score_->setScene(scene, wording);
  talk_->setScene(scene, wording);
  followTalk(scene);
  scene_ = scene;
  wording_ = wording;
  for (PanelPage* page : opened_) page->setScene(scene, wording);
  shareRoom();
}

// What was said while nobody looked is counted at the page's mark, until somebody does.
void TablePanel::followTalk(TableScene const& scene) {
  setTabShown(talkPage_, scene.talk.has_value());
  if (!scene.talk && page() == talkPage_) turnToFirst();
  bool const goesOn = scene_.talk && scene.talk && scene.isSameHand(scene_);
  std::size_t const before = goesOn ? scene_.talk->lines.size() : 0;
  std::size_t const now = scene.talk ? scene.talk->lines.size() : 0;
  if (!goesOn) unread_ = 0;
  for (std::size_t i = before; i < now; ++i)
    if (scene.talk->lines[i].said.seat != scene.viewer) ++unread_;
  unread_ = isOpenAt(Page::talk) ? 0 : std::min(unread_, static_cast<int>(now));
  setTabCount(talkPage_, unread_);
}

// Whether the ranks are open follows from the window and the game, not from what the guide says now: they would come and
// go while one plays.
void TablePanel::shareRoom() {
  QSize const room = roomOf(guidePage_);
  bool const wasOpen = ranks_->isOpen();
  int const whole = ranks_->heightIn(width(), true);
  ranks_->setShort(!folded() && whole > 0 && room.height() - whole < measure(leastForGuide));
  if (!folded()) guide_->setRoom(room.width(), room.height() - ranks_->heightIn(width(), ranks_->isOpen()));
  if (ranks_->isOpen() != wasOpen) emit changed();
}

bool TablePanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && watched == scrollOf(guidePage_)) shareRoom();
  return SidePanel::eventFilter(watched, event);
}

bool TablePanel::isToBeFolded() const {
  return unfoldedFor_ == nullptr && foldedByUser_.value_or(window()->width() < narrowWindow);
}

void TablePanel::place() {
  int const wide = window()->width();
  bool const isFolded = isToBeFolded();
  setFolded(isFolded);
  int const open = std::clamp<int>(static_cast<int>(wide * panelPart), leastPanel, mostPanel);
  setFixedWidth(isFolded ? foldedWidth : open);
  score_->setNarrow(open < leastForReasons);
  shareRoom();
  emit changed();
}

void TablePanel::lookAt(Action action) { guide_->lookAt(action); }
void TablePanel::lookAway() { guide_->lookAway(); }
void TablePanel::refuse(Action action) { guide_->refuse(action); }

bool TablePanel::isOpenAt(Page at) const { return !folded() && isAt(at); }
bool TablePanel::isAt(Page at) const { return page() == indexOf(at); }

void TablePanel::turnTo(Page to) {
  showPage(indexOf(to));
  emit changed();
}

void TablePanel::open(Page at) {
  if (folded() || unfoldedFor_ != nullptr) fold(false);
  showPage(indexOf(at));
  emit changed();
}

void TablePanel::toggle(Page at) {
  fold(isOpenAt(at));
  showPage(indexOf(at));
  emit changed();
}

void TablePanel::show(int index) {
  bool const hadFocus = isAncestorOf(window()->focusWidget());
  showPage(index);
  if (folded()) fold(false);
  // The page that goes may have had it.
  if (hadFocus && !isAncestorOf(window()->focusWidget())) focusTab();
  emit changed();
}

void TablePanel::openTab(int place) {
  int const index = pageAt(place);
  if (index < 0) return;
  bool const hadFocus = isAncestorOf(window()->focusWidget());
  if (unfoldedFor_ != nullptr && index != indexOf(openedPage())) fold(false);  // by hand
  show(index);
  if (hadFocus) focusTab();
}

int TablePanel::indexOf(PanelPage const* page) const {
  auto const found = std::ranges::find(guests_, page, &Guest::page);
  return found == guests_.end() ? -1 : found->index;
}

// One at a time.
void TablePanel::offerFirstTab() {
  for (Guest const& guest : guests_) setTabShown(guest.index, guest.page == openedPage());
}

void TablePanel::openPage(PanelPage* page) {
  if (indexOf(page) < 0) {
    int const index = addPage(page->mark(), page, Side::before);
    guests_.push_back({.page = page, .index = index});
    setPageName(index, page->tabName());
    if (QWidget* foot = page->foot()) setPageFoot(index, foot);
    for (PaperButton* button : page->footButtons()) addFootButton(index, button);
    connect(page, &PanelPage::footButtonOffered, this, &TablePanel::setFootButtonShown);
    page->setTheme(theme_);
  }
  bool const wasOpen = std::erase(opened_, page) > 0;
  if (!wasOpen || this->page() != indexOf(page))
    std::ranges::find(guests_, page, &Guest::page)->before = this->page();
  opened_.push_back(page);
  offerFirstTab();
  page->setScene(scene_, wording_);
  if (!wasOpen) emit page->opened();
  if (folded()) {
    unfoldedFor_ = page;
    place();
  }
  show(indexOf(page));
  scrollToTop(indexOf(page));
}

// Where one was before it was opened.
int TablePanel::pageBehind(PanelPage const* page) const {
  int const before = std::ranges::find(guests_, page, &Guest::page)->before;
  auto const guest = std::ranges::find(guests_, before, &Guest::index);
  bool const stands = before >= 0 && (guest == guests_.end() || isOpened(guest->page));
  if (stands) return before;
  return openedPage() == nullptr ? guidePage_ : indexOf(openedPage());
}

void TablePanel::toTop(PanelPage const* page) {
  if (indexOf(page) >= 0) scrollToTop(indexOf(page));
}

void TablePanel::closePage(PanelPage* page) {
  if (std::erase(opened_, page) == 0) return;
  if (unfoldedFor_ == page) unfoldedFor_ = openedPage();
  bool const folds = !folded() && isToBeFolded();
  if (this->page() == indexOf(page)) {
    int const next = pageBehind(page);
    if (folded() || folds)
      showPage(next);
    else
      show(next);
  }
  if (folds) place();
  offerFirstTab();
  emit page->closed();
  emit changed();
}

bool TablePanel::isOpenAt(PanelPage const* at) const { return !folded() && page() == indexOf(at); }

bool TablePanel::isOpened(PanelPage const* page) const { return std::ranges::count(opened_, page) > 0; }

void TablePanel::turnToFirst() {
  showPage(openedPage() != nullptr ? indexOf(openedPage()) : guidePage_);
  emit changed();
}

bool TablePanel::backToGuide() {
  if (folded() || isAt(Page::guide)) return false;
  PanelPage* const guest = openedPage();
  bool const stays = guest != nullptr && !guest->closesOnEscape();
  if (stays && isOpenAt(guest)) return false;
  if (stays)
    turnToFirst();
  else if (guest != nullptr && isOpenAt(guest))
    closePage(guest);
  else
    show(guidePage_);
  return true;
}

void TablePanel::fold(bool folded) {
  bool const wasFolded = this->folded();
  foldedByUser_ = folded;
  unfoldedFor_ = nullptr;
  place();
  if (wasFolded && !this->folded()) emit unfolded();
}

void TablePanel::changeEvent(QEvent* event) {
  SidePanel::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void TablePanel::retranslate() {
  setPageName(guidePage_, tr("Guide"));
  setPageName(scorePage_, tr("Score"));
  setPageName(talkPage_, tr("Talk"));
  for (Guest const& guest : guests_) setPageName(guest.index, guest.page->tabName());
  setUnfoldText(tr("Show the panel"));
}

}  // namespace giaguaro
