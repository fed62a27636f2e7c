#include "tests/gallery/readme.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "app/desktop/command_line.h"
#include "app/desktop/scenes/scene.h"
#include "tests/app/picture_stage.h"
#include "tests/app/table_sets.h"
#include "tests/gallery/camera.h"
#include "tests/gallery/few_colours.h"
#include "ui/table/table_widget.h"

namespace giaguaro::test {
namespace {

constexpr QSize windowSize(1280, 800);
constexpr int mostColours = 256;
constexpr int leastChoices = 3;
constexpr std::uint64_t matches = 100;  // that are looked through for a moment

// What stands beside the table: the guide, with a card that may not be played looked at; or a hint with its reason.
enum class Beside : std::uint8_t { nothing, guide, hint };

// Where a match is looked at: the hands before it are played to their end.
struct Moment {
  char const* file;
  char const* game;
  int players;
  std::uint64_t seed;  // or one of the next
  int hand;            // from 1
  int trick;           // from 1
  int cards;  // that lie there, the viewer being to play; as many as play: the trick is over and rests
  Beside beside = Beside::nothing;
};
constexpr std::array moments{Moment{"jaguar", "jaguar", 5, 5, 3, 4, 4},
                             Moment{"briscola-chiamata", "briscola-chiamata", 5, 30, 2, 3, 5},
                             Moment{"jabberwocky", "jabberwocky", 4, 3, 8, 3, 3},
                             Moment{"jaago-chalis", "jaago-chalis", 4, 5, 1, 5, 3},
                             Moment{"tarot", "tarot", 5, 6, 3, 5, 4},
                             Moment{"guide", "tarot", 4, 60, 2, 4, 2, Beside::guide},
                             Moment{"hint", "tarot", 4, 60, 2, 4, 2, Beside::hint}};

CommandLine::Match matchOf(Moment const& moment) {
  Set const set{findGame(moment.game), moment.players, completed(findGame(moment.game)->options, {})};
  return *lineOfSet(set, "en", moment.seed).match;
}

bool isThere(Table const& table, Moment const& moment, Seen const& seen) {
  bool const over = moment.cards == moment.players;
  if (table.handNumber() + 1 != moment.hand) return false;
  // A hint is worth seeing where there is a choice, and a refusal where there is one.
  auto const legal = std::ranges::count_if(seen.offers, &Offer::legal);
  if (moment.beside != Beside::nothing && (legal < leastChoices || legal == std::ssize(seen.offers)))
    return false;
  if (over)
    return seen.lastTrick() != nullptr && seen.lastTrick()->number == moment.trick &&
           seen.trick.cards.empty();
  return table.playing() && !table.handOver() && table.toAct() == 0 && seen.trick.number == moment.trick &&
         static_cast<int>(seen.trick.cards.size()) == moment.cards;
}

// In the match of this seed; nothing: it does not come there.
std::optional<TableScene> find(Moment const& moment, std::uint64_t seed) {
  MatchPlan plan = planOf(matchOf(moment), {}, usualAvatar);
  plan.setup.seed = seed;
  auto const table = openTable(plan.setup);
  bool const rests = moment.cards == moment.players;
  while (!table->matchOver() && table->handNumber() < moment.hand) {
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) {
      TableScene scene =
          giaguaro::sceneOf(table->at(0), plan, rowsOf(table->record()),
                            {.resting = rests, .mayAct = !rests, .mayUndo = true, .mayHint = true});
      if (isThere(*table, moment, scene.seen)) {
        scene = named(std::move(scene), Names::usual);
        if (moment.beside == Beside::hint)
          scene.hint = hintOf(table->thought("expert:20000it/why")(StopFlag{}), scene);
        // One that has something to say.
        if (!scene.hint || std::ranges::none_of(scene.hint->choices, &Hint::Choice::asGood)) return scene;
      }
      table->apply(table->thought("club:200it")(StopFlag{}).action);
    }
  }
  return {};
}

// In the first match from the moment's seed on in which it comes.
TableScene sceneOf(Moment const& moment) {
  for (std::uint64_t seed = moment.seed; seed < moment.seed + matches; ++seed)
    if (auto scene = find(moment, seed)) return *std::move(scene);
  std::fprintf(stderr, "giaguaro-gallery: the moment of %s does not come.\n", moment.file);
  std::exit(1);
}

// A card that may not be played is looked at, as if pointed at.
void lookAtBarred(MainWindow& window, TableScene const& scene) {
  for (Offer const& offer : scene.seen.offers)
    if (!offer.legal()) return void(emit window.table()->lookedAt(offer.action));
}

// A program at the match of the moment, and at the moment itself.
class Staged {
 public:
  Staged(Moment const& moment, QString const& home) : moment_(moment), program_(home, lineTo(moment)) {
    reaches(program_.session(), Session::Phase::choosing);
  }

  MainWindow& window() { return program_.window(); }

  // In the language that the window speaks: a hint is words.
  void show() {
    TableScene const scene = sceneOf(moment_);
    // A newcomer is told all of the guide; a player's hint begins with its answer.
    Settings settings = window().settings();
    settings.guide = moment_.beside == Beside::hint ? GuideDepth::player : GuideDepth::newcomer;
    window().setSettings(settings);
    window().setScene(scene);
    if (moment_.beside == Beside::guide) lookAtBarred(window(), scene);
  }

 private:
  static CommandLine lineTo(Moment const& moment) {
    CommandLine line = lineOf("en");
    line.match = matchOf(moment);
    return line;
  }

  Moment const& moment_;
  Program program_;
};

std::vector<Frame> framesOfTables(int scale) {
  if (scale != 1) return {{{2560, 1440}, scale, "en"}};
  return {{{900, 600}, 1, "en"}, {{900, 600}, 1, "it"}};
}

}  // namespace

void takeReadmePictures(QString const& folder, QString const& home) {
  for (Moment const& moment : moments) {
    Staged staged(moment, home);
    MainWindow& window = staged.window();
    window.resize(windowSize);
    staged.show();
    QString const path = QDir(folder).filePath(QString("%1.png").arg(moment.file));
    savePicture(withFewColours(settledPicture(window, window), mostColours), path, 0);
    std::printf("%s, %lld kB\n", qPrintable(path), static_cast<long long>(QFileInfo(path).size() / 1000));
  }
}

void takeReadmeTables(int scale, QString const& home, Camera& camera) {
  Chapter const chapter{"readme", "The README\u2019s tables in other sizes", 90};
  int order = 0;
  for (Moment const& moment : moments) {
    std::unique_ptr<Staged> staged;
    Screen const screen{moment.file, QString("As in %1.png").arg(moment.file), order++};
    for (Frame const& frame : framesOfTables(scale)) {
      if (!camera.wants(frame, chapter, screen)) continue;
      if (!staged) staged = std::make_unique<Staged>(moment, home);
      MainWindow& window = staged->window();
      emit window.languageWanted(frame.language);
      window.resize(frame.size);
      setPanel(window, moment.beside != Beside::nothing || frame.size.width() > 1100);
      staged->show();
      camera.take(window, frame, chapter, screen);
    }
  }
}

}  // namespace giaguaro::test
