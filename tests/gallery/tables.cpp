#include "tests/gallery/tables.h"

#include <QAbstractButton>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "tests/app/known_states.h"
#include "tests/app/picture_states.h"
#include "tests/app/review_states.h"
#include "tests/app/table_sets.h"
#include "tests/gallery/advised_state.h"
#include "ui/drawing/window_scale.h"
#include "ui/host/seat_bubble.h"
#include "ui/podium/podium_stage.h"
#include "ui/sheets/sheet.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/fold_heading.h"

namespace giaguaro::test {
namespace {

constexpr std::uint64_t seed = 5;
constexpr int firstOrder = 100;

struct Laid {
  char const* chapter;
  char const* title;
  char const* game;
  int players;
  char const* rules;  // named values of options, with blanks between; the rest as usual
  bool main;
};
constexpr std::array laid{
    Laid{"jaguar-5", "Jaguar", "jaguar", 5, "", true},
    Laid{"briscola-chiamata-5", "Briscola Chiamata", "briscola-chiamata", 5, "", true},
    Laid{"jabberwocky-3", "Jabberwocky, three players", "jabberwocky", 3, "", false},
    Laid{"jabberwocky-4", "Jabberwocky, four players", "jabberwocky", 4, "", true},
    Laid{"jabberwocky-5", "Jabberwocky, five players, revokes penalised", "jabberwocky", 5, "penalised",
         false},
    Laid{"jaago-chalis-4", "Jaago-Chalis", "jaago-chalis", 4, "", true},
    Laid{"tarot-2-house", "French Tarot, two players", "tarot", 2, "house", true},
    Laid{"tarot-3-house", "French Tarot, three players", "tarot", 3, "house", true},
    Laid{"tarot-4-fft", "French Tarot, four players, federation's rules", "tarot", 4, "fft", true},
    Laid{"tarot-5-house", "French Tarot, five players", "tarot", 5, "house", true},
    Laid{"tarot-5-fft", "French Tarot, five players, federation's rules", "tarot", 5, "fft", false},
    Laid{"tarot-6-house", "French Tarot, six players", "tarot", 6, "house", true}};

Set setOf(Laid const& table) {
  Set set{findGame(table.game), table.players, {}};
  GivenOptions given;
  for (QString const& name : QString(table.rules).split(' ', Qt::SkipEmptyParts))
    for (std::size_t i = 0; i < set.game->options.size(); ++i)
      if (auto const value = set.game->options[i].parse(name.toStdString())) given[i] = *value;
  set.options = completed(set.game->options, given);
  return set;
}

// What is taken of a table, in turn.
class Sitting {
 public:
  Sitting(Chapter const& chapter, Frame const& frame, MainWindow& window, Camera& camera)
      : chapter_(chapter), frame_(frame), window_(window), camera_(camera) {}

  void lay() {
    Settings settings = window_.settings();
    settings.theme = frame_.theme;
    window_.setSettings(settings);
    emit window_.languageWanted(frame_.language);
    window_.resize(frame_.size);
    setPanel(window_, frame_.panel == Frame::Panel::open || frame_.size.width() > 1100);
  }

  void table(State const& state) { show(screenOf(state.scene), state); }

  void show(Screen const& screen, State const& state) {
    if (!camera_.wants(frame_, chapter_, screen)) return;
    set(state);
    camera_.take(window_, frame_, chapter_, screen, state.moment);
  }

  // The second one that may be said: the first is often the least of all.
  void bidChosen(State const& state) {
    if (!camera_.wants(frame_, chapter_, screens::bidChosen)) return;
    window_.setScene({});
    set(state);
    std::vector<QAbstractButton*> const open = choosable(window_);
    if (open.empty()) return;
    open[std::min<std::size_t>(1, open.size() - 1)]->click();
    camera_.take(window_, frame_, chapter_, screens::bidChosen, state.moment);
    window_.setScene({});
  }

  // Its first step, and its last.
  void hint(Advised const& advised) {
    for (Screen const* const screen : {&screens::hint, &screens::hintAnswer}) {
      if (!camera_.wants(frame_, chapter_, *screen)) continue;
      TableScene scene = named(advised.state.scene, frame_.names);
      scene.hint = hintOf(advised.advice, scene);  // in the language of the moment
      window_.setScene(scene);
      auto* const answer = window_.findChild<QAbstractButton*>(QStringLiteral("hintStep_2"));
      if (screen == &screens::hintAnswer && answer != nullptr) answer->click();
      camera_.take(window_, frame_, chapter_, *screen, advised.state.moment);
    }
  }

  void whyNot(State const& state) {
    auto const& offers = state.scene.seen.offers;
    auto const refused = std::ranges::find_if(offers, [](Offer const& offer) { return !offer.legal(); });
    if (refused == offers.end() || !camera_.wants(frame_, chapter_, screens::whyNot)) return;
    set(state);
    emit window_.table()->lookedAt(refused->action);
    camera_.take(window_, frame_, chapter_, screens::whyNot, state.moment);
    emit window_.table()->lookedAway();
  }

  // What an entry of the menus opens over the table, and Escape closes.
  void open(Screen const& screen, State const& state, QKeySequence const& keys) {
    if (!camera_.wants(frame_, chapter_, screen)) return;
    set(state);
    actionOf(window_, keys)->trigger();
    camera_.take(window_, frame_, chapter_, screen, state.moment);
    for (Sheet* sheet : window_.findChildren<Sheet*>())
      if (sheet->isVisible() && !state.scene.showResult) QTest::keyClick(sheet, Qt::Key_Escape);
  }

  void lookBack(State const& state) {
    if (!camera_.wants(frame_, chapter_, screens::lookingBack)) return;
    set(state);
    actionOf(window_, Qt::Key_L)->trigger();
    camera_.take(window_, frame_, chapter_, screens::lookingBack, state.moment);
    actionOf(window_, Qt::Key_L)->trigger();
  }

  // Before the sheet comes.
  void handEnd(State const& state) {
    if (!camera_.wants(frame_, chapter_, screens::handEnd)) return;
    State resting = state;
    resting.scene.showResult = false;
    resting.scene.resting = true;
    set(resting);
    window_.host().setEndShown(true);
    set(state);
    camera_.take(window_, frame_, chapter_, screens::handEnd, state.moment);
    window_.host().setEndShown(false);
    window_.setScene({});
  }

  // On its page, and the first seat of which there is something by its plate.
  void known(Screen const& screen, State const& state) {
    if (!camera_.wants(frame_, chapter_, screen) && !camera_.wants(frame_, chapter_, screens::knownBubble))
      return;
    QAction* const page = window_.findChild<QAction*>("actionKnown");
    set(state);
    page->trigger();
    set(state);
    if (camera_.wants(frame_, chapter_, screen))
      camera_.take(window_, frame_, chapter_, screen, state.moment);
    page->trigger();
    if (screen.id != screens::known.id || !camera_.wants(frame_, chapter_, screens::knownBubble)) return;
    auto* const bubble = window_.findChild<SeatBubble*>();
    for (Seat seat = 1; seat < static_cast<Seat>(state.scene.seen.players) && bubble->seat() == nobody;
         ++seat)
      bubble->lookAt(seat);
    if (bubble->seat() != nobody) camera_.take(window_, frame_, chapter_, screens::knownBubble, state.moment);
    bubble->lookAt(nobody);
  }

  // A decision of one's own as it comes, a trick that is over, and what a computer player believed, opened.
  void review(ReviewedHand const& hand) {
    bool any = false;
    for (Screen const* screen : {&screens::review, &screens::reviewTrick, &screens::believed}) {
      if (!camera_.wants(frame_, chapter_, *screen)) continue;
      any = true;
      bool const opened = screen == &screens::believed;
      State const state = opened                            ? hand.computers()
                          : screen == &screens::reviewTrick ? hand.behindTrick()
                                                            : hand.own();
      setPanel(window_, true);  // it is there that is read
      set(state);
      auto* const believed = window_.findChild<QWidget*>(QStringLiteral("reviewBelieved"));
      for (auto* fold : believed->findChildren<FoldHeading*>())
        if (fold->isVisible() && fold->isChecked() != opened) fold->click();
      QCoreApplication::processEvents();
      for (QWidget* above = believed; above != nullptr; above = above->parentWidget())
        if (auto* const scroll = qobject_cast<QScrollArea*>(above))
          scroll->verticalScrollBar()->setValue(
              opened ? believed->mapTo(scroll->widget(), QPoint(0, -scaled(24))).y() : 0);
      camera_.take(window_, frame_, chapter_, *screen, state.moment);
    }
    if (!any) return;
    window_.setScene({});
    lay();
  }

  void podium(State const& state) {
    if (!camera_.wants(frame_, chapter_, screens::podium)) return;
    set(state);
    emit window_.host().podiumWanted();
    window_.findChild<PodiumStage*>()->finish();
    camera_.take(window_, frame_, chapter_, screens::podium, state.moment);
    window_.closeSheets();
  }

  void scorePage(State const& state) {
    if (!camera_.wants(frame_, chapter_, screens::scorePage)) return;
    set(state);
    actionOf(window_, Qt::SHIFT | Qt::Key_G)->trigger();
    camera_.take(window_, frame_, chapter_, screens::scorePage, state.moment);
    actionOf(window_, Qt::Key_G)->trigger();
    setPanel(window_, frame_.panel == Frame::Panel::open || frame_.size.width() > 1100);
  }

 private:
  // With the second page that a hand has which somebody played, before anything on it is known.
  void set(State const& state) {
    TableScene const& scene = state.scene;
    bool const played = scene.showResult && scene.viewer != nobody && scene.handNumber > 0;
    if (played)
      window_.host().setVerdict(HandVerdict{.hand = static_cast<std::size_t>(scene.handNumber - 1),
                                            .seat = scene.viewer,
                                            .people = {scene.viewer}});
    window_.setScene(named(scene, frame_.names));
  }

  Chapter const& chapter_;
  Frame const& frame_;
  MainWindow& window_;
  Camera& camera_;
};

// One of each sort of moment, and a second one where cards lie open or the sheet has other lines.
std::vector<State> telling(std::vector<State> const& states) {
  std::set<QString> known;
  std::vector<State> kept;
  for (State const& state : states) {
    if (state.scene.seen.players == 0) continue;  // nobody has sat down yet
    if (known.insert(screenOf(state.scene).id + kindOf(state.scene)).second) kept.push_back(state);
  }
  return kept;
}

// Where the person puts cards aside: some are chosen, and then all of them. None where that never comes.
std::vector<State> chosenDiscards(Session& session, std::vector<State> const& states) {
  if (std::ranges::none_of(states, [](State const& state) { return state.scene.draftSize > 0; })) return {};
  MatchPlan plan = session.plan();
  auto const waits = [&] {
    using enum Session::Phase;
    return session.phase() == choosing || session.phase() == resting || session.phase() == showingResult ||
           session.phase() == over;
  };
  auto const isLowBid = [](Offer const& offer) {
    return offer.legal() && offer.action.kind == Action::Kind::bid;
  };
  for (int deal = 0; deal < 40; ++deal) {
    ++plan.setup.seed;
    session.start(plan);
    // No farther than the auction, and what follows it at once.
    while (comes(waits) && session.phase() != Session::Phase::showingResult &&
           session.phase() != Session::Phase::over && session.scene().seen.trick.number == 0) {
      if (session.phase() == Session::Phase::resting) {
        session.goOn();
        continue;
      }
      TableScene const& scene = session.scene();
      if (scene.draftSize > 0) {
        std::vector<State> chosen;
        for (Offer const& offer : std::vector<Offer>(scene.seen.offers)) {
          if (static_cast<int>(session.scene().draft.size()) == session.scene().draftSize) break;
          if (offer.legal()) session.choose(offer.action);
          auto const count = static_cast<int>(session.scene().draft.size());
          if (offer.legal() && (count == 2 || count == session.scene().draftSize))
            chosen.push_back({session.scene(), momentOf(session.scene())});
        }
        return chosen;
      }
      auto const bid = std::ranges::find_if(scene.seen.offers, isLowBid);
      if (bid != scene.seen.offers.end())
        session.choose(bid->action);
      else
        actAsBaseline(session);
    }
  }
  return {};
}

State const* find(std::vector<State> const& states, std::function<bool(TableScene const&)> const& isIt) {
  auto const found = std::ranges::find_if(states, isIt, &State::scene);
  return found == states.end() ? nullptr : &*found;
}

bool isAskedForCard(TableScene const& scene) {
  return scene.mayAct && scene.draftSize == 0 && openTo(scene).size() > 1 &&
         openTo(scene).back().kind == Action::Kind::play;
}

void takeExtras(Sitting& sitting, std::vector<State> const& states) {
  auto const bids = [](TableScene const& scene) {
    return scene.mayAct && std::ranges::any_of(scene.seen.offers, [](Offer const& offer) {
             return offer.legal() && offer.action.kind == Action::Kind::bid;
           });
  };
  if (State const* bidding = find(states, bids)) sitting.bidChosen(*bidding);
  if (State const* asked = find(states, isAskedForCard)) {
    State claiming = *asked;
    claiming.scene.mayClaim = true;
    sitting.open(screens::claim, claiming, Qt::CTRL | Qt::Key_K);
    State paused = *asked;
    paused.scene.paused = true;
    sitting.show(screens::paused, paused);
  }
  auto const isBarred = [](TableScene const& scene) {
    return isAskedForCard(scene) &&
           std::ranges::any_of(scene.seen.offers, [](Offer const& offer) { return !offer.legal(); });
  };
  if (State const* barred = find(states, isBarred)) sitting.whyNot(*barred);
  auto const hasLast = [](TableScene const& scene) {
    return scene.mayAct && scene.draftSize == 0 && scene.seen.lastTrick() != nullptr;
  };
  if (State const* later = find(states, hasLast)) sitting.lookBack(*later);
  auto const wasPlayed = [](TableScene const& scene) {
    return scene.showResult && scene.seen.result && !scene.seen.result->isVoid && !scene.seen.tricks.empty();
  };
  if (State const* played = find(states, wasPlayed)) sitting.handEnd(*played);
  auto const isOver = [](TableScene const& scene) { return scene.showResult && scene.matchOver; };
  if (State const* over = find(states, isOver)) {
    sitting.podium(*over);
    State during = *over;  // the score of all hands but the last, while that is played
    if (State const* asked = find(states, isAskedForCard)) {
      during = *asked;
      during.scene.rows = over->scene.rows;
      during.scene.rows.pop_back();
      during.scene.totals = during.scene.rows.empty() ? PerSeat{} : during.scene.rows.back().totals;
      during.scene.handNumber = over->scene.handNumber;
      during.scene.handPlace = over->scene.handPlace;
      during.moment = "the last hand";
    }
    sitting.scorePage(during);
    sitting.open(screens::scoreSheet, during, Qt::CTRL | Qt::Key_G);
    State last = *over;  // of the match
    last.scene.showResult = last.scene.matchOver = false;
    last.scene.resting = true;
    sitting.show(screens::lastTrick, last);
    State tricks = *over;
    tricks.scene.showResult = false;
    sitting.open(screens::allTricks, tricks, Qt::SHIFT | Qt::Key_L);
  }
}

}  // namespace

std::vector<Chapter> tableChapters() {
  std::vector<Chapter> chapters;
  int order = firstOrder;
  for (Laid const& table : laid) chapters.push_back({table.chapter, table.title, order++, table.main});
  return chapters;
}

void takeTable(Chapter const& chapter, int scale, QString const& home, Camera& camera) {
  auto const table =
      std::ranges::find(laid, chapter.id, [](Laid const& each) { return QString(each.chapter); });
  Program program(home, lineOfSet(setOf(*table), "en", seed));
  std::set<QString> kinds;
  std::vector<State> const all = statesOf(program.session(), kinds);
  std::vector<State> states = telling(all);
  std::vector<State> const known = table->main ? knownStates(*setOf(*table).game) : std::vector<State>();
  std::optional<Advised> const advised = table->main ? advisedState(setOf(*table)) : std::nullopt;
  std::map<QString, ReviewedHand> reviews;  // by language: it is words
  for (State const& chosen : chosenDiscards(program.session(), all)) states.push_back(chosen);
  for (Frame const& frame : framesOf(scale)) {
    Sitting sitting(chapter, frame, program.window(), camera);
    sitting.lay();
    for (State const& state : states) sitting.table(state);
    if (advised) sitting.hint(*advised);
    takeExtras(sitting, all);
    QSignalBlocker const blocked(program.session());  // what it finds out itself would come between
    for (std::size_t i = 0; i < known.size(); ++i)
      sitting.known(i == 0 ? screens::known : screens::knownPartner, known[i]);
    if (!table->main) continue;
    auto const made = reviews.try_emplace(frame.language, *setOf(*table).game).first;
    sitting.review(made->second);
  }
}

}  // namespace giaguaro::test
