#include "tests/gallery/readme.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "app/desktop/people.h"
#include "app/desktop/scene.h"
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

// Where a match is looked at: the hands before it are played to their end.
struct Moment {
  char const* file;
  char const* game;
  int players;
  std::uint64_t seed;  // or one of the next
  int hand;            // from 1
  int trick;           // from 1
  int cards;  // that lie there, the viewer being to play; as many as play: the trick is over and rests
  bool guided = false;  // with a hint, and a card that may not be played looked at
};
constexpr std::array moments{Moment{"jaguar", "jaguar", 5, 5, 3, 4, 4},
                             Moment{"briscola-chiamata", "briscola-chiamata", 5, 30, 2, 3, 5},
                             Moment{"jabberwocky", "jabberwocky", 4, 3, 8, 3, 3},
                             Moment{"jaago-chalis", "jaago-chalis", 4, 5, 1, 5, 3},
                             Moment{"tarot", "tarot", 5, 6, 3, 5, 4},
                             Moment{"guide", "tarot", 4, 60, 2, 4, 2, true}};

CommandLine::Match matchOf(Moment const& moment) {
  Set const set{findGame(moment.game), moment.players, completed(findGame(moment.game)->options, {})};
  return *lineOfSet(set, "en", moment.seed).match;
}

bool isThere(Table const& table, Moment const& moment, Seen const& seen) {
  bool const over = moment.cards == moment.players;
  if (table.handNumber() + 1 != moment.hand) return false;
  // A hint is worth seeing where there is a choice, and a refusal where there is one.
  auto const legal = std::ranges::count_if(seen.offers, &Offer::legal);
  if (moment.guided && (legal < leastChoices || legal == std::ssize(seen.offers))) return false;
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
          giaguaro::sceneOf(*table, plan, 0, rowsOf(table->record()),
                            {.resting = rests, .mayAct = !rests, .mayUndo = true, .mayHint = true});
      if (isThere(*table, moment, scene.seen)) {
        scene = named(std::move(scene), Names::usual);
        if (moment.guided) scene.hint = hintOf(table->thought("expert:20000it")(StopFlag{}), scene);
        return scene;
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

}  // namespace

void takeReadmePictures(QString const& folder, QString const& home) {
  for (Moment const& moment : moments) {
    CommandLine line = lineOf("en");
    line.match = matchOf(moment);
    Program program(home, line);
    reaches(program.session(), Session::Phase::choosing);
    MainWindow& window = program.window();
    window.resize(windowSize);
    TableScene const scene = sceneOf(moment);
    window.setScene(scene);
    if (moment.guided) lookAtBarred(window, scene);
    QString const path = QDir(folder).filePath(QString("%1.png").arg(moment.file));
    savePicture(withFewColours(settledPicture(window, window), mostColours), path, 0);
    std::printf("%s, %lld kB\n", qPrintable(path), static_cast<long long>(QFileInfo(path).size() / 1000));
  }
}

}  // namespace giaguaro::test
