#include "app/desktop/scenes/scene.h"

#include <algorithm>

#include "app/desktop/scenes/talk.h"
#include "core/rules/phrases.h"
#include "ui/scene/usual_name.h"

namespace giaguaro {

namespace {

// No more than the table lets out: what it was to once the match is over.
std::optional<PromiseScene> promiseOf(SeatTable const& table) {
  if (table.commitment().empty()) return std::nullopt;
  PromiseScene promise{.commitment = QString::fromStdString(table.commitment())};
  if (auto const reveal = table.reveal()) {
    promise.hashed = QString::fromStdString(committedText(*reveal));
    promise.state = PromiseScene::State::told;
  }
  return promise;
}

}  // namespace

Person personOf(MatchPlan const& plan, std::size_t seat) {
  bool const human = plan.isPerson(static_cast<Seat>(seat));
  QString name = QString::fromStdString(plan.setup.names[seat]);
  bool const unnamed = name.isEmpty() && plan.satDown(static_cast<Seat>(seat));
  if (unnamed) name = UsualName::of(static_cast<int>(seat), plan.satDown() > 1);
  return {name, plan.avatars[seat], human, unnamed};
}

TableScene sceneOf(SeatTable const& table, MatchPlan const& plan, std::vector<ScoreRow> const& rows,
                   Waiting const& waiting, Likelihoods const& found) {
  GameInfo const& game = table.game();
  TableScene scene;
  scene.viewer = table.seat();
  scene.bottom = std::max({scene.viewer, waiting.curtain, Seat{0}});
  scene.seen = table.seen();
  if (scene.viewer != nobody && table.handNumber() >= 0 && !waiting.unlooked)
    scene.known = knownOf(table, scene.seen, found);
  // What one has said and heard is for nobody's eyes while the screen is handed on.
  if (waiting.curtain == nobody && table.handNumber() >= 0)
    scene.talk = talkSceneOf(table, scene.seen, waiting.maySpeak);
  for (std::size_t seat = 0; seat < plan.setup.names.size(); ++seat)
    scene.people.push_back(personOf(plan, seat));
  scene.gameName = game.name;
  scene.options = plan.setup.options;
  scene.handNumber = static_cast<int>(table.hands().size());
  scene.handPlace = table.handPlace() + 1;
  scene.handCount = game.handCount(plan.setup.options);
  scene.halves = game.halves;
  scene.rows = rows;
  std::vector<SeatTable::PastHand> const hands = table.hands();
  for (std::size_t hand = 0; hand < rows.size() && hand < hands.size(); ++hand) {
    scene.rows[hand].dealer = hands[hand].dealer;
    std::vector<std::int32_t> const& totals = hands[hand].totals;
    std::copy_n(totals.begin(), std::min(totals.size(), std::size(scene.totals)),
                scene.rows[hand].totals.begin());
  }
  scene.totals = table.totals();
  scene.matchOver = table.matchOver();
  if (auto const settlement = table.settlement())
    std::copy_n(settlement->begin(), std::min(settlement->size(), scene.settlement.size()),
                scene.settlement.begin());
  scene.auction = table.auction();
  scene.promise = promiseOf(table);
  if (waiting.showResult) scene.handCode = QString::fromStdString(table.handCode());
  scene.matchCode = QString::fromStdString(table.matchCode());
  scene.setByHand = table.setByHand();
  scene.thinking = waiting.thinking;
  scene.resting = waiting.resting;
  scene.turned = waiting.turned;
  scene.mayAct = waiting.mayAct;
  scene.mayUndo = waiting.mayUndo;
  scene.undoStep = waiting.undoStep;
  scene.mayRedo = waiting.mayRedo;
  scene.mayRestart = waiting.mayRestart;
  scene.mayClaim = waiting.mayClaim;
  scene.mayFinish = waiting.mayFinish;
  scene.paused = waiting.paused;
  scene.curtain = waiting.curtain;
  scene.mayHint = waiting.mayHint;
  scene.showResult = waiting.showResult;
  return scene;
}

ScoreRow rowOf(Result const& result) {
  ScoreRow row{result.brief, result.leadSeat, result.scores, result.isVoid};
  row.sheet = std::make_shared<Result const>(result);
  return row;
}

void keepUp(std::vector<ScoreRow>& rows, Table const& table) {
  bool const inPlay = table.hasHand() && !table.handOver();
  std::size_t const over = table.record().hands.size() - (inPlay ? 1 : 0);
  if (rows.size() > over) rows.resize(over);
  if (rows.size() < over) rows.push_back(rowOf(*table.result()));
}

std::vector<ScoreRow> rowsOf(Record const& record) {
  std::vector<ScoreRow> rows;
  auto const table = openTable(setupOf(record));
  for (RecordedHand const& hand : record.hands) {
    table->deal(hand.deal, hand.dealer);
    for (Done const& done : hand.actions) table->apply(done.action);
    keepUp(rows, *table);
  }
  return rows;
}

}  // namespace giaguaro
