#include "app/desktop/deals/deal_editing.h"

#include <algorithm>
#include <utility>

#include "app/desktop/match/usual_seats.h"
#include "core/match/deal_code.h"
#include "core/rules/club.h"
#include "ui/cards/card_art.h"
#include "ui/editor/editor_page.h"
#include "ui/options/game_options.h"
#include "ui/options/options_sheet.h"
#include "ui/scene/usual_name.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/text/game_id.h"
#include "ui/window/main_window.h"

namespace giaguaro {

namespace {

DealDraft draftOf(MatchChoice const& choice) {
  return emptyDraft(*findGame(choice.game.toStdString()), choice.players, choice.options);
}

bool isOf(DealDraft const& draft, MatchChoice const& choice) {
  return idOf(draft.game()) == choice.game && draft.players() == choice.players &&
         draft.options() == choice.options;
}

// As many can play by these options, or else by the usual ones.
Options playable(GameInfo const& game, int players, Options const& wanted) {
  return game.optionAgainst(players, wanted) < 0 ? wanted : completed(game.options, {});
}

// With the cards of another one, which has the same places.
void takeOver(DealDraft& draft, DealDraft const& other) {
  draft.setDealer(other.dealer());
  for (std::size_t place = 0; place < other.places().size(); ++place)
    for (Card const card : other.at(place)) draft.put(card, place);
}

}  // namespace

DealEditing::DealEditing(MainWindow* window, Thinker* thinker, Sources sources)
    : window_(window), sources_(std::move(sources)), valuing_(window, thinker) {
  connect(window, &MainWindow::editorWanted, this, &DealEditing::open);
  connect(window, &MainWindow::editorForWanted, this, &DealEditing::openFor);
  // Once it is spoken.
  auto const showAgain = [this] {
    if (page_ != nullptr) show();
  };
  connect(window, &MainWindow::languageWanted, this, showAgain, Qt::QueuedConnection);
}

void DealEditing::makePage() {
  page_ = window_->sheets().make<EditorPage>(allGames(), window_->glyphs());
  connect(page_, &EditorPage::closed, this, &DealEditing::close);
  connect(page_, &EditorPage::pageWanted, this, &DealEditing::pageWanted);
  connect(page_, &EditorPage::placeChosen, this, &DealEditing::choose);
  connect(page_, &EditorPage::cardWanted, this, [this](Card card) {
    // What lies there already goes back: whoever has no keys takes it so.
    if (draft_->placeOf(card) == chosen_) return takeBack(card);
    give(card, chosen_);
  });
  connect(page_, &EditorPage::cardWantedAt, this, [this](Card card, int place) {
    if (place >= static_cast<int>(draft_->places().size())) return;
    auto const at = static_cast<std::size_t>(place);
    // Carried from place to place it has been moved on purpose.
    if (draft_->placeOf(card) && draft_->move(card, at) == Refusal::none) return changed();
    give(card, at);
  });
  connect(page_, &EditorPage::cardTakenBack, this, &DealEditing::takeBack);
  connect(page_, &EditorPage::textTyped, this, &DealEditing::write);
  connect(page_, &EditorPage::mendWanted, this, &DealEditing::mend);
  connect(page_, &EditorPage::refusalDropped, this, [this] {
    unread_.clear();
    changed();
  });
  connect(page_, &EditorPage::restWanted, this, &DealEditing::dealRest);
  connect(page_, &EditorPage::clearWanted, this, [this] {
    draft_->clear();
    chosen_ = 0;
    unread_.clear();
    changed();
  });
  connect(page_, &EditorPage::codeTyped, this, &DealEditing::enterCode);
  connect(page_, &EditorPage::gameWanted, this, &DealEditing::takeGame);
  connect(page_, &EditorPage::playersWanted, this, &DealEditing::takePlayers);
  connect(page_, &EditorPage::dealerWanted, this, [this](Seat seat) {
    draft_->setDealer(seat);
    changed();
  });
  connect(page_, &EditorPage::viewerWanted, this, &DealEditing::takeViewer);
  connect(page_, &EditorPage::optionsWanted, this, &DealEditing::showOptions);
  connect(page_, &EditorPage::valueWanted, this, [this] {
    if (draft_->isComplete()) valuing_.ask(dealtAs(*draft_));
  });
  connect(page_, &EditorPage::playWanted, this, &DealEditing::play);
}

void DealEditing::open() {
  if (choice_) return openFor(*choice_);
  openFor(sources_.proposal());
}

void DealEditing::openFor(MatchChoice const& choice) {
  if (page_ == nullptr) makePage();
  take(choice);
  show();
  window_->sheets().open(page_);
}

void DealEditing::close() {
  valuing_.close();
  if (page_ != nullptr) window_->sheets().close(page_);
}

// What lay there is kept for when its game comes back. Whoever knows the others' cards sits at no club table.
void DealEditing::take(MatchChoice choice) {
  // Whoever sits at this screen stays at the table.
  auto const person = std::ranges::find(choice.seats, true, &SeatChoice::human);
  if (person != choice.seats.end() && person - choice.seats.begin() >= choice.players)
    std::swap(*person, choice.seats.front());
  choice.code.clear();
  choice.table = withoutClock(choice.table);
  choice.setByHand = true;
  if (draft_ && !isOf(*draft_, choice)) {
    kept_.insert_or_assign(std::string(draft_->game().id), *std::exchange(draft_, std::nullopt));
    complete_.reset();
  }
  if (!draft_) {
    auto const kept = kept_.find(choice.game.toStdString());
    draft_ = kept != kept_.end() && isOf(kept->second, choice) ? kept->second : draftOf(choice);
    chosen_ = draft_->nextWithRoom(0).value_or(0);
  }
  auto const usual = usualSeats(mostSeats, {}, usualAvatar);
  for (std::size_t seat = choice.seats.size(); seat < usual.size(); ++seat)
    choice.seats.push_back(usual[seat]);
  choice_ = std::move(choice);
  written_.reset();
  refused_.reset();
  unread_.clear();
  entered_.reset();
  codeRead_ = EditorScene::Code::fine;
  if (draft_->isComplete()) complete_ = draft_;
}

Seat DealEditing::viewer() const {
  for (int seat = 0; seat < choice_->players; ++seat)
    if (choice_->seats[static_cast<std::size_t>(seat)].human) return static_cast<Seat>(seat);
  return 0;
}

std::vector<Person> DealEditing::peopleOf() const {
  std::vector<Person> people;
  for (int seat = 0; seat < choice_->players; ++seat) {
    SeatChoice const& choice = choice_->seats[static_cast<std::size_t>(seat)];
    people.push_back({choice.name.isEmpty() ? UsualName::of(seat, false) : choice.name,
                      std::clamp(choice.avatar, 1, avatarCount), choice.human, choice.name.isEmpty()});
  }
  return people;
}

int DealEditing::changedSince() const {
  if (!complete_ || complete_->places() != draft_->places()) return 0;
  int changed = 0;
  for (Card const card : draft_->game().deck->cards())
    changed += draft_->placeOf(card) != complete_->placeOf(card) ? 1 : 0;
  return changed;
}

CardWriting DealEditing::cardWriting() const {
  Deck const& deck = *draft_->game().deck;
  bool const french = window_->art()->frenchSuits(Deck::Id::forty);
  return {deck, window_->art()->letters(deck.id()), Wording({}, 0, deckWords(deck.id(), french), &deck)};
}

void DealEditing::show() {
  EditorScene scene{.draft = *draft_,
                    .people = peopleOf(),
                    .viewer = viewer(),
                    .frenchForty = window_->art()->frenchSuits(Deck::Id::forty),
                    .letters = window_->art()->letters(draft_->game().deck->id()),
                    .chosen = chosen_,
                    .text = written_ ? *written_ : cardWriting().text(draft_->at(chosen_)),
                    .refused = refused_};
  scene.codeRead = codeRead_;
  scene.code = entered_ ? *entered_ : complete_ ? QString::fromStdString(codeOf(*complete_)) : QString();
  scene.changedSince = changedSince();
  scene.isVoid = draft_->isComplete() && isVoid(*draft_);
  page_->setScene(scene);
}

// What was written and is no card stays beside those of its place until it is taken out by hand.
void DealEditing::changed(bool writing) {
  if (!writing) {
    written_.reset();
    refused_.reset();
    if (!unread_.isEmpty() && unreadAt_ == chosen_)
      return write((cardWriting().text(draft_->at(chosen_)) + u' ' + unread_.join(u' ')).trimmed());
    unread_.clear();
  }
  entered_.reset();
  codeRead_ = EditorScene::Code::fine;
  if (draft_->isComplete()) complete_ = draft_;
  show();
}

void DealEditing::choose(int place) {
  chosen_ = static_cast<std::size_t>(place);
  changed();
}

void DealEditing::refuse(Refusal why, Card card, std::size_t place) {
  refused_ = EditorScene::Refused{.why = why, .card = card, .place = place, .lies = draft_->placeOf(card)};
  if (why == Refusal::full && !refused_->lies) refused_->instead = draft_->nextWithRoom(place);
  show();
}

// To where it was meant; the next one goes there too, or, where there is no more room, to the next place.
void DealEditing::give(Card card, std::size_t place) {
  Refusal const why = draft_->put(card, place);
  if (why != Refusal::none) {
    if (unread_.isEmpty()) written_.reset();
    return refuse(why, card, place);
  }
  if (place == chosen_ && draft_->isFull(place)) chosen_ = draft_->nextWithRoom(place).value_or(place);
  changed();
}

void DealEditing::takeBack(Card card) {
  auto const place = draft_->placeOf(card);
  if (!place) return;
  draft_->takeBack(card);
  changed();
}

void DealEditing::write(QString const& text) {
  // What asks for a suit's sign in colours, or in none, comes with it.
  written_ = QString(text).remove(QChar(u'\uFE0E')).remove(QChar(u'\uFE0F'));
  refused_.reset();
  unread_.clear();
  unreadAt_ = chosen_;
  // Of any other character one that is in no card.
  std::string const bytes = cardWriting().inNotation(*written_).toLatin1().toStdString();
  for (DealDraft::Word const& word : draft_->setText(chosen_, bytes)) {
    QString const said =
        written_->mid(static_cast<qsizetype>(word.start), static_cast<qsizetype>(word.length));
    if (word.refusal == Refusal::unknown || word.unfinished) unread_ += said;
    if (word.refusal == Refusal::none || refused_) continue;
    refused_ = EditorScene::Refused{.why = word.refusal,
                                    .card = word.card,
                                    .word = said,
                                    .start = static_cast<int>(word.start),
                                    .place = chosen_,
                                    .lies = draft_->placeOf(word.card)};
    if (word.refusal == Refusal::full && !refused_->lies) refused_->instead = draft_->nextWithRoom(chosen_);
  }
  changed(true);
}

// As the button says: moved here, given to another place, or left out.
void DealEditing::mend() {
  if (!refused_) return;
  EditorScene::Refused const refused = *refused_;
  if (refused.why == Refusal::elsewhere && !draft_->isFull(refused.place))
    draft_->move(refused.card, refused.place);
  else if (refused.why == Refusal::full && refused.instead)
    draft_->put(refused.card, *refused.instead);
  if (refused.word.isEmpty() || !written_) return changed();
  // What else was written stays to be read: without this word where it does not stand for a card here.
  QString text = *written_;
  bool const isHere = refused.card.valid() && refused.why == Refusal::elsewhere &&
                      draft_->placeOf(refused.card) == refused.place;
  if (!isHere) text.remove(refused.start, refused.word.size());
  write(text.simplified());
  if (!refused_) changed();
}

void DealEditing::dealRest() {
  Rng rng(sources_.seeds());
  draft_->dealRest(rng);
  changed();
}

void DealEditing::enterCode(QString const& text) {
  using Code = EditorScene::Code;
  if (text.trimmed().isEmpty()) return changed();
  auto const read = readCode(text.toStdString());
  if (auto const* const code = std::get_if<DealCode>(&read); code != nullptr && code->hand() != nullptr) {
    MatchChoice choice = *choice_;
    choice.game = QString::fromStdString(code->game);
    choice.players = code->players;
    choice.options = code->options;
    take(std::move(choice));
    draft_ = draftOfCode(text.toStdString());
    chosen_ = 0;
    return changed();
  }
  entered_ = text;
  auto const* const problem = std::get_if<CodeProblem>(&read);
  codeRead_ = problem == nullptr                     ? Code::match
              : *problem == CodeProblem::unfinished  ? Code::unfinished
              : *problem == CodeProblem::lastMissing ? Code::lastMissing
              : *problem == CodeProblem::later       ? Code::later
                                                     : Code::wrong;
  show();
}

void DealEditing::takeGame(QString const& id) {
  GameInfo const& game = *findGame(id.toStdString());
  auto const last = sources_.remembered(game);
  MatchChoice choice = *choice_;
  choice.game = id;
  choice.players = last ? last->players : game.usualPlayers;
  choice.options = playable(game, choice.players, last ? last->options : completed(game.options, {}));
  choice.table = completed(tableOptions(), game, choice.players, {});
  take(std::move(choice));
  show();
}

void DealEditing::takePlayers(int players) {
  MatchChoice choice = *choice_;
  choice.players = players;
  choice.options = playable(draft_->game(), players, choice.options);
  choice.table = completed(tableOptions(), draft_->game(), players, {});
  take(std::move(choice));
  show();
}

// Two change places; the cards stay where they lie.
void DealEditing::takeViewer(Seat seat) {
  std::swap(choice_->seats[static_cast<std::size_t>(viewer())],
            choice_->seats[static_cast<std::size_t>(seat)]);
  changed();
}

void DealEditing::showOptions() {
  if (optionsSheet_ == nullptr) {
    optionsSheet_ = window_->sheets().make<OptionsSheet>();
    connect(optionsSheet_, &OptionsSheet::changed, this, &DealEditing::takeOption);
    connect(optionsSheet_, &OptionsSheet::closed, this, [this] { window_->sheets().close(optionsSheet_); });
  }
  optionsSheet_->setOptions(draft_->game(), draft_->players(), draft_->options());
  window_->sheets().open(optionsSheet_);
}

// The cards stay where they lie if the places are still the same; else what lay there last by these options comes back.
void DealEditing::takeOption(int place, int value) {
  MatchChoice choice = *choice_;
  choice.options = withOption(draft_->game(), draft_->players(), draft_->options(),
                              static_cast<std::size_t>(place), static_cast<std::int16_t>(value));
  if (choice.options == draft_->options()) return showOptions();
  DealDraft const before = *draft_;
  std::size_t const chosen = chosen_;
  DealDraft same = emptyDraft(before.game(), before.players(), choice.options, before.number());
  take(std::move(choice));
  if (same.places() == before.places()) {
    takeOver(same, before);
    draft_ = std::move(same);
    chosen_ = chosen;
    complete_.reset();
  }
  changed();
  showOptions();
}

// By the code of that deal, which is complete.
MatchChoice DealEditing::dealtAs(DealDraft const& deal) const {
  MatchChoice choice = *choice_;
  choice.code = QString::fromStdString(codeOf(deal));
  return choice;
}

void DealEditing::play() {
  DealDraft deal = *draft_;
  Rng rng(sources_.seeds());
  deal.dealRest(rng);
  emit playWanted(dealtAs(deal));
}

}  // namespace giaguaro
