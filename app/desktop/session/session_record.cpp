// What was decided is written, and then done.
#include <algorithm>
#include <utility>

#include "app/desktop/scenes/scene.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"

namespace giaguaro {
namespace {

// Marks the ids of steps that no writer answers.
constexpr quint64 noWriter = quint64{1} << 63;

bool trickTaken(Events const& events) {
  return std::ranges::any_of(events, [](Event const& event) { return event.kind == Event::Kind::took; });
}

struct Cloth {
  std::size_t open = 0;
  int faceDown = 0;
};

// The cards that lie on it for anyone to see.
Cloth clothOf(SeatTable const& table) {
  Cloth cloth;
  for (Seen::Spread const& spread : table.seen().spreads) {
    if (spread.seat != nobody) continue;
    cloth.open += spread.cards.size();
    cloth.faceDown += spread.faceDown;
  }
  return cloth;
}

}  // namespace

// Once it is written, recorded() is told.
quint64 Session::write(QByteArray const& line) {
  if (journalling_) return writer_.append(std::exchange(header_, {}) + line);
  // The same way round without a journal, so that nothing is applied from within what asked for it.
  quint64 const id = noWriter | ++unwritten_;
  QMetaObject::invokeMethod(
      this, [this, id] { recorded(id); }, Qt::QueuedConnection);
  return id;
}

void Session::record(Step const& step, QByteArray const& line) {
  stopConversation();
  clubClock_.end();
  booked_ = 0;
  auto const* const before = at<states::Recording>();
  states::Recording now{.step = step, .undos = before != nullptr ? before->undos : 0};
  now.write = write(line);
  state_ = std::move(now);
}

void Session::recordAction(Action action, bool lapsed) {
  ClockNote const note = clockNote(lapsed);
  QByteArray const noted = note.action > 0 ? clockLine(note) : QByteArray();
  record(action, actionLine(*table_, {table_->toAct(), action}) + noted);
  at<states::Recording>()->clock = note;
}

void Session::recorded(quint64 id) {
  if (hear(id) || count(id)) return;
  auto* const recording = at<states::Recording>();
  if (recording == nullptr || id != recording->write) return;
  recording->write = 0;
  Step const step = std::exchange(recording->step, {});
  if (auto const* action = std::get_if<Action>(&step)) return apply(*action);
  enact(step);
  utterHeld();
  if (!undoNext()) advance();
}

// On the table, and nowhere else.
void Session::enact(Step const& step) {
  if (auto const* hand = std::get_if<NewHand>(&step)) {
    leaveUndone(*hand);
    deal(*hand);
  } else if (auto const* action = std::get_if<Action>(&step)) {
    leaveUndone(Done{table_->toAct(), *action});
    play(*action);
    if (ClockNote const note = at<states::Recording>()->clock; note.action > 0) table_->noteClock(note);
  } else if (auto const* back = std::get_if<TakeBack>(&step)) {
    takeBack(*back);
  } else if (auto const* again = std::get_if<Again>(&step)) {
    doAgain(*again);
  } else if (auto const* end = std::get_if<EndEarly>(&step)) {
    table_->endEarly(end->how);
    noteEnd();
  } else if (auto const* left = std::get_if<LeaveSeat>(&step)) {
    letGo(left->seat);
  }
}

// What is on its way to a journal that goes is in the record that takes its place.
void Session::enactUnwritten() {
  for (Utterance const& uttered : std::exchange(uttered_, {})) take(uttered);
  auto* const recording = at<states::Recording>();
  if (recording != nullptr && std::exchange(recording->write, 0) != 0)
    enact(std::exchange(recording->step, {}));
}

void Session::deal(NewHand const& hand) {
  club_.turn = {};
  table_->deal(hand.deal, hand.dealer);
  if (plan_.isShared()) viewer_ = nobody;
  keepUp(rows_, *table_);  // void as it was dealt
  noteEnd();
}

void Session::play(Action action) {
  club_.turn = {};
  table_->apply(action);
  keepUp(rows_, *table_);
  noteEnd();
}

void Session::apply(Action action) {
  bool const shown = !playingFirst();
  bool const mayRest = shown && !course_.hurried && !course_.held && restsAtAll();
  Cloth const before = mayRest ? clothOf(table_->at(nobody)) : Cloth{};
  enact(action);
  utterHeld();
  Events const events = table_->lastEvents(plan_.viewer());
  if (!shown) --course_.unseen;
  quint64 const match = match_;
  if (shown) emit happened(events);
  // Somebody has left the match on hearing it, perhaps for another one, or has taken something back.
  auto const* const recording = at<states::Recording>();
  if (match != match_ || recording == nullptr || recording->write != 0) return;
  if (undoNext()) return;
  if (!mayRest || isAgreedToEnd()) return advance();
  bool turned = false;
  // A person has all the time there is to look.
  bool const computerNext = !table_->handOver() && !plan_.isPerson(table_->toAct());
  if (before.faceDown > 0 && computerNext) {
    Cloth const after = clothOf(table_->at(nobody));
    turned = after.faceDown < before.faceDown && after.open > before.open;
  }
  if (turned || trickTaken(events)) return rest(turned);
  advance();
}

void Session::journalFailed(quint64 id, Argument const& what) {
  if (id < journalId_) return;
  if (std::exchange(journalling_, false)) emit noticed(say(phrases::fileJournalStop, {what}));
  recorded(id);
}

}  // namespace giaguaro
