#include "core/rules/sayings.h"

namespace giaguaro {
namespace {

bool isOfTheAuction(Action action) {
  using enum Action::Kind;
  return action.kind == pass || action.kind == bid || action.kind == oblige || action.kind == solo;
}

}  // namespace

std::vector<Done> latestNews(History const& history, Seat viewer, int players) {
  std::vector<Done> news;
  int turns = 0;
  Seat turn = nobody;
  for (auto done = history.rbegin(); done != history.rend(); ++done) {
    if (done->seat != turn) ++turns;
    turn = done->seat;
    bool const closed = isOfTheAuction(done->action) && !isOfTheAuction(history.back().action);
    if (closed || turn == viewer || turns >= players) break;
    news.push_back(*done);
  }
  return news;
}

void showSayings(History const& history, Message (*words)(Action), Seen& seen) {
  if (seen.over) return;
  for (Done const& done : latestNews(history, seen.viewer, seen.players)) {
    using enum Action::Kind;
    if (done.action.kind == name && history.back().action.kind == play) continue;
    // A call stands on its seat's plate: it is heard until the next one, or until the viewer is asked.
    bool const heard = done == history.back() && seen.toAct != seen.viewer;
    if (isOfTheAuction(done.action) && !heard) continue;
    Message& said = seen.seats[static_cast<std::size_t>(done.seat)].said;
    if (said.empty()) said = words(done.action);
  }
}

}  // namespace giaguaro
