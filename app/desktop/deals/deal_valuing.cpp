#include "app/desktop/deals/deal_valuing.h"

#include <string>

#include "app/desktop/match/plan_of_choice.h"
#include "app/desktop/scenes/hint.h"
#include "app/desktop/scenes/scene.h"
#include "core/match/table.h"
#include "ui/cards/card_art.h"
#include "ui/editor/value_sheet.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/window/main_window.h"

namespace giaguaro {

namespace {

constexpr std::uint64_t valueSeed = 1;  // the deal is given: of this only the playouts follow

// For longer than a player thinks at the table, so that less is left to chance.
Thought strongestThought(SeatTable const& table) {
  std::string const player = "expert:2500ms/choices=" + std::to_string(hintChoices) + "/why";
  if (Thought thought = table.thought(player)) return thought;
  return table.thought(allPlayers().back());
}

}  // namespace

DealValuing::DealValuing(MainWindow* window, Thinker* thinker) : window_(window), thinker_(thinker) {}

DealValuing::~DealValuing() = default;

void DealValuing::ask(MatchChoice const& choice) {
  MatchPlan plan = planOf(choice, valueSeed);
  plan.setup.code = choice.code.toStdString();
  auto const table = openTable(plan.setup);
  Deal const deal = table->nextDeal();
  table->deal(deal, table->nextDealer());
  Seat const seat = table->toAct();
  if (seat == nobody) return;
  TableScene scene = sceneOf(table->at(seat), plan, {}, {.mayAct = true, .unlooked = true});
  scene.frenchForty = window_->art()->frenchSuits(Deck::Id::forty);
  scene.hint = thinkingHint();
  bool const own = plan.isPerson(seat);
  if (sheet_ == nullptr) {
    sheet_ = window_->sheets().make<ValueSheet>(window_->glyphs());
    connect(sheet_, &ValueSheet::closed, this, &DealValuing::close);
  }
  job_ = {*thinker_, thinker_->think(Purpose::hint, strongestThought(table->at(seat)),
                                     [this, scene, own](Advice const& advice) mutable {
                                       job_ = {};
                                       scene.hint.reset();
                                       if (advice.action.valid()) scene.hint = hintOf(advice, scene);
                                       sheet_->setScene(scene, own);
                                     })};
  sheet_->setScene(scene, own);
  window_->sheets().open(sheet_);
}

void DealValuing::close() {
  job_ = {};
  if (sheet_ != nullptr) window_->sheets().close(sheet_);
}

}  // namespace giaguaro
