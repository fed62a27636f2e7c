#include "ui/table/table_widget.h"

#include <QAccessible>
#include <QApplication>
#include <QFontInfo>
#include <QLabel>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/club/agree_button.h"
#include "ui/drawing/window_scale.h"
#include "ui/hand_end/hand_end.h"
#include "ui/hand_end/hand_end_view.h"
#include "ui/layout/card_lift.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/table_phrases.h"
#include "ui/table/spoken_parts.h"
#include "ui/talk/talk_button.h"
#include "ui/talk/talk_menu.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

// The plates were measured with a system font of 10 points on a screen of 96 dots an inch.
constexpr qreal measuredFont = 13.33;
// Under it a hand that is played back leaves the trick less room, as it does where all hands lie open.
constexpr Length lowTable{450};
// Pictures for later deals are drawn once the window has come to rest.
constexpr int prefetchAfter = 400;
// Two sizes within this time: a window is being dragged. Until it has rested as long, what is there is
// stretched.
constexpr int draggedAgain = 100;

// Of the finished trick that lies on the table, where it has its own.
EdgePlate contractOf(TableScene const& scene, Wording const& wording) {
  Seen::Trick const* const past = scene.pastTrick();
  if (past != nullptr && past->contract) return EdgePlate::of(*past->contract, scene, wording);
  return EdgePlate::of(scene.seen.contract, scene, wording);
}

// While a finished trick lies there, its number and not that of the next.
EdgePlate scoreOf(TableScene const& scene, Wording const& wording) {
  Seen::Plate plate = scene.seen.score;
  // What it came to is shown on the cloth, once.
  if (HandEnd::lies(scene)) return EdgePlate::of(HandEnd::scorePlate(scene), scene, wording);
  if (Seen::Trick const* const past = scene.pastTrick()) {
    auto const callPast = [past](Message& line) {
      if (line.text == past->called.text) line = past->called;
    };
    callPast(plate.title);
    std::ranges::for_each(plate.lines, callPast);
  }
  return EdgePlate::of(plate, scene, wording);
}

// Where several share the screen nobody looks on any more when the hand is over: the hand's place stays, for the strip of
// its tricks.
bool isWatched(TableScene const& scene) {
  return scene.viewer == nobody && !(scene.seen.over && isShared(scene));
}

}  // namespace

TableWidget::TableWidget(CardArt& art, QWidget* parent)
    : QWidget(parent), art_(&art), theme_(Theme::named(QStringLiteral("green"))) {
  setObjectName(QStringLiteral("table"));
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::ClickFocus);
  setAccessibleRole(this, QAccessible::Grouping);
  felt_ = new Felt(this);
  spoken_ = new SpokenParts(this);  // before what can be clicked, as it is read
  makeHandEnd();
  dock_ = new Dock(art, theme_, this);
  hand_ = new HandView(art, theme_, this);
  motion_ = new MotionLayer(art, theme_, this);

  live_ = new QLabel(this);
  live_->setObjectName(QStringLiteral("liveLabel"));
  setAccessibleRole(live_, QAccessible::Notification);
  // There for screen readers, which pass over what is hidden: a single pixel that paints nothing.
  live_->setGeometry(0, 0, 1, 1);
  live_->setAttribute(Qt::WA_TransparentForMouseEvents);
  live_->setStyleSheet(QStringLiteral("color: transparent; background: transparent"));

  makeTalk();
  makeClub();
  prefetch_.setSingleShot(true);
  prefetch_.setInterval(prefetchAfter);
  resized_.setSingleShot(true);
  resized_.setInterval(draggedAgain);
  connectParts();
}

// A widget that is destroyed loses focus and mouse, and tells of it: there must be nobody left to hear.
TableWidget::~TableWidget() {
  hand_->disconnect(this);
  dock_->disconnect(this);
  menu_->disconnect(this);
  end_->disconnect(this);
}

bool TableWidget::isSettled() const {
  return art_->idle() && felt_->settled() && !motion_->moving() && !end_->isComing() && !hand_->isClosing() &&
         mark_.state() != QAbstractAnimation::Running && !held_;
}

void TableWidget::connectParts() {
  connect(felt_, &Felt::ready, this, qOverload<>(&TableWidget::update));
  connect(art_, &CardArt::ready, this, qOverload<>(&TableWidget::update));
  auto const tellSettled = [this] {
    if (isSettled()) emit settled();
  };
  connect(hand_, &HandView::closed, this, tellSettled);
  connect(&mark_, &QVariantAnimation::finished, this, tellSettled);
  connect(&mark_, &QVariantAnimation::valueChanged, this, [this] { update(trickArea().toAlignedRect()); });
  connect(motion_, &MotionLayer::landed, this, [this, tellSettled] {
    if (!motion_->moving()) hand_->finishClosing();
    showAtRest();
    tellSettled();
  });
  connect(felt_, &Felt::ready, this, tellSettled);
  connect(art_, &CardArt::idled, this, tellSettled);
  connect(art_, &CardArt::restyled, this, [this] {
    if (relayout()) update();
    prefetch_.start();
  });
  connect(spoken_, &SpokenParts::seatFocused, this, [this](Seat seat) {
    focusedSeat_ = seat;
    update();
    emit seatFocused(seat);
  });
  connect(hand_, &HandView::chosen, this, &TableWidget::act);
  connect(hand_, &HandView::refused, this, &TableWidget::refuse);
  connect(hand_, &HandView::stopped, this, &TableWidget::stoppedAt);
  connect(hand_, &HandView::picked, this, &TableWidget::announce);
  connect(hand_, &HandView::lookedAt, this, [this](Action action) { look(action, true); });
  connect(hand_, &HandView::lookedAway, this, [this](Action action) { look(action, false); });
  connect(dock_, &Dock::chosen, this, &TableWidget::act);
  connect(dock_, &Dock::refused, this, &TableWidget::refuse);
  connect(dock_, &Dock::nothingChosen, this, &TableWidget::nothingChosen);
  connect(dock_, &Dock::draftConfirmed, this, &TableWidget::draftConfirmed);
  connect(dock_, &Dock::draftCleared, this, &TableWidget::draftCleared);
  connect(dock_, &Dock::lookedAt, this, [this](Action action) { look(action, true); });
  connect(dock_, &Dock::lookedAway, this, [this](Action action) { look(action, false); });
  connect(&moods_, &MoodClock::stepped, this, &TableWidget::showLooks);
  connect(&resized_, &QTimer::timeout, this, [this] {
    if (!held_) return;
    hold(false);
    keepPictures();
    update();
  });
  connect(&prefetch_, &QTimer::timeout, this, [this] {
    Deck const& deck = Deck::of(scene_.seen.deck);
    art_->prefetch(deck, CardPainter::size(layout_.trickCardHeight()), devicePixelRatioF());
    art_->prefetch(deck, CardPainter::size(layout_.unit()), devicePixelRatioF());
    if (PileLayout const* const piles = layout_.piles())
      art_->prefetch(deck, CardPainter::size(piles->pileHeight()), devicePixelRatioF());
    prefetchMoods();
  });
}

void TableWidget::setTheme(Theme const& theme) {
  if (theme == theme_) return;
  theme_ = theme;
  felt_->want(layout_, theme_, devicePixelRatioF());
  update();
}

void TableWidget::setCardSize(qreal size) {
  if (std::exchange(cardSize_, size) == size) return;
  motion_->finish();
  if (relayout()) update();
}

void TableWidget::setTags(CardTags const& tags) { hand_->setTags(tags); }

void TableWidget::setHinted(std::vector<Action> const& actions) {
  hand_->setHinted(actions);
  dock_->setHinted(actions);
}

void TableWidget::showPlates(std::vector<SeatPlate> plates) {
  if (!std::ranges::equal(plates, plates_, {}, &SeatPlate::avatar, &SeatPlate::avatar)) prefetch_.start();
  for (SeatPlate const& plate : plates) {
    auto const before = std::ranges::find(plates_, plate.seat, &SeatPlate::seat);
    if (before != plates_.end() && *before == plate) continue;
    if (before == plates_.end()) {
      update(plate.bounds(layout_, drawerOf(plate.seat)).toAlignedRect());
      continue;
    }
    SpreadPlace const drawer = drawerOf(plate.seat);
    update(before->bounds(layout_, drawer).united(plate.bounds(layout_, drawer)).toAlignedRect());
  }
  plates_ = std::move(plates);
}

void TableWidget::setScene(TableScene const& scene, Wording const& wording) {
  QWidget const* const focus = QApplication::focusWidget();
  bool const focusHere = focus && (focus == this || isAncestorOf(focus));
  bool const focusInTray = dock_->isFocusInTray();
  bool const focusInDock = focus && dock_->isAncestorOf(focus) && !focusInTray;
  bool const focusInCards = focusInTray || (focus && hand_->isAncestorOf(focus));

  if (scene != scene_ && QToolTip::isVisible()) QToolTip::hideText();  // it told of what was
  std::vector<Flight> flights = setOut(scene);
  TableScene const past = std::exchange(scene_, scene);
  std::vector<SeatPlate> plates;
  for (int seat = 0; seat < scene.seen.players; ++seat) {
    plates.push_back(SeatPlate::of(scene, static_cast<Seat>(seat), wording));
    plates.back().faceLook = moods_.of(static_cast<Seat>(seat));
  }
  Wording const toAll = isShared(scene) ? wording.impersonal() : wording;
  EdgePlate contract = contractOf(scene, toAll);
  EdgePlate score = scoreOf(scene, toAll);
  TrickView trick = TrickView::of(scene, wording);
  std::vector<SpreadView> spreads;
  // What lies there when the hand is over is shown with its end.
  if (!scene.seen.over)
    for (Seen::Spread const& spread : scene.seen.spreads) spreads.push_back(SpreadView::of(spread, wording));
  // Only what says something else is painted again; what stands elsewhere is, with the rest, below.
  if (contract != contract_) update(layout_.withShadow(layout_.contractPlate()).toAlignedRect());
  if (score != score_) update(layout_.withShadow(layout_.scorePlate()).toAlignedRect());
  if (spreads != spreads_)
    for (SpreadPlace const& place : spreadPlaces_) update(layout_.withShadow(place.area).toAlignedRect());
  if (PilesView piles = PilesView::of(scene, wording); piles != piles_) {
    piles_ = std::move(piles);
    updatePiles();
  }
  showPlates(std::move(plates));
  moods_.follow(past, scene_);
  contract_ = std::move(contract);
  auction_ = scene.auction.empty() ? QString()
                                   : toAll.say(say(tablePhrases::auction)) + u' ' + toAll.say(scene.auction);
  score_ = std::move(score);
  trick_ = std::move(trick);
  spreads_ = std::move(spreads);
  showTalk(wording);
  showClub();

  // A dock that goes must not throw the focus out of the table.
  if (focusInDock || focusInTray) setFocus(Qt::OtherFocusReason);
  bool const wasTray = dock_->isTray();
  bool const newDock = dock_->setScene(scene, wording);
  if (!dock_->isOpen()) dock_->hide();
  hand_->setScene(scene, wording);
  showHandEnd(past, wording);
  // Choices of a dock that has gone tell of it no more; a tray is none to come.
  bool const gone = std::erase_if(looked_, [&](Action const& action) {
                      return action.kind == Action::Kind::play
                                 ? !std::ranges::count(scene.seen.hand, action.card())
                                 : newDock || !std::ranges::count(scene.seen.offers, action, &Offer::action);
                    }) > 0;
  if (gone && looked_.empty()) emit lookedAway();
  if (relayout()) update();
  fly(std::move(flights));

  if (focusHere && dock_->isOpen() && (newDock || focusInDock)) dock_->focusChosen();
  followTray(past, focusInCards  ? FocusBefore::cards
                   : focusInDock ? FocusBefore::dock
                                 : FocusBefore::elsewhere);
  if (focusHere && dock_->isTray() && !wasTray) hand_->focusFirst();
  // What it was on was put aside with others: in play it would stand on a card for no reason.
  if (wasTray && !dock_->isTray()) hand_->letIdleFocusGo();
  setAccessibleName(wording.say(say(tablePhrases::table)));
  setCursor(scene.rests() || scene.lookingBack || endsHand() ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

bool TableWidget::relayout() {
  TableLayoutInput const input{.size = QSizeF(size()),
                               .players = scene_.seen.players,
                               .anticlockwise = scene_.seen.anticlockwise,
                               .bottom = scene_.bottom,
                               .cards = hand_->inHand(),
                               .higher = hand_->higher(),
                               .whole = hand_->tagged(),
                               .parted = hand_->parted(),
                               .watching = isWatched(scene_),
                               .windowScale = windowScale(),
                               .textScale = QFontInfo(font()).pixelSize() / measuredFont / windowScale(),
                               .cardSize = cardSize_,
                               .largeIndices = art_->largeIndices(scene_.seen.deck),
                               .talks = !speak_->isHidden(),
                               .piles = scene_.seen.hasPiles(),
                               .playing = scene_.seen.playing || scene_.seen.over,
                               .open = scene_.playback && (scene_.playback->open || height() < lowTable)};
  TableLayoutInput const before = layout_.input();
  qreal const trickBefore = layout_.trickCardHeight();
  layout_ = TableLayout(input);
  makeWayForMenu();
  TableLayoutInput same = before;
  same.cards = input.cards;
  same.higher = input.higher;
  same.whole = input.whole;
  same.parted = input.parted;
  same.covered = input.covered;
  qreal const ratio = devicePixelRatioF();
  bool const moved = !(same == input) || ratio != ratio_;
  ratio_ = ratio;
  if (moved) {
    felt_->want(layout_, theme_, ratio);
    prefetch_.start();
  }
  hand_->place(layout_);
  placeTalk();
  placeClub();
  end_->place(layout_, tokenCounts());
  placeDock();
  placeSpreads();
  placeBubbles();
  nameParts();
  if (!held_) keepPictures();
  orderFocus();
  return moved || before.covered != layout_.input().covered || trickBefore != layout_.trickCardHeight();
}

std::vector<int> TableWidget::tokenCounts() const {
  std::vector<int> counts;
  for (SeatPlate const& plate : plates_)
    counts.push_back(static_cast<int>(plate.hanging(layout_, font()).size()));
  return counts;
}

void TableWidget::placeDock() {
  if (!dock_->isOpen()) return;
  std::vector<int> const tokens = tokenCounts();
  TableLayout::DockSpace const space = layout_.dock(dock_->wantedSize(), tokens);
  dock_->place(space.rect, space.narrow, layout_.plateScale());
  dock_->setVisible(!dealing_);
  dock_->raise();
  // A narrow dock seldom takes all of its room.
  if (!trick_.cards.empty()) (void)layout_.standInRow(dock_->paper().top(), tokens);
}

void TableWidget::orderFocus() {
  std::vector<QWidget*> order;
  if (dock_->isOpen()) order = dock_->focusOrder();
  // Where cards are put aside one comes to them first, and then confirms.
  auto const cards = dock_->isTray() ? order.begin() : order.end();
  order.insert(cards, hand_->cards().begin(), hand_->cards().end());
  // By Tab one goes on into it from the dock itself.
  if (dock_->isOpen()) order.insert(order.begin(), dock_);
  for (QWidget* button : std::initializer_list<QWidget*>{speak_, agree_})
    if (!button->isHidden()) order.push_back(button);
  if (QWidget* trick = end_->tabStop()) order.push_back(trick);
  if (QWidget* seats = spoken_->tabStop()) order.push_back(seats);
  for (std::size_t i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void TableWidget::look(Action const& action, bool at) {
  std::erase(looked_, action);
  if (at) looked_.push_back(action);
  if (looked_.empty())
    emit lookedAway();
  else
    emit lookedAt(looked_.back());
}

void TableWidget::act(Action const& action) {
  if (scene_.mayAct) emit actionChosen(action);
}

void TableWidget::refuse(Action const& action) {
  if (scene_.lookingBack)
    emit presentWanted();
  else if (scene_.rests())
    emit goOn();
  else
    emit refused(action);
}

void TableWidget::resizeEvent(QResizeEvent*) {
  motion_->finish();
  if (resized_.isActive()) hold(true);
  resized_.start();
  if (relayout()) update();
}

void TableWidget::hold(bool held) {
  held_ = held;
  art_->setHeld(held);
  felt_->setHeld(held);
}

void TableWidget::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  motion_->finish();
  if (relayout()) update();
}

}  // namespace giaguaro
