// Matches that are not chosen on the first page: those of the history that are gone on with or played anew, challenges, and
// the deal of the day.
#include <QDate>
#include <utility>

#include "app/desktop/desktop.h"
#include "app/desktop/match/plan_of_choice.h"
#include "app/desktop/match/usual_seats.h"
#include "app/desktop/text/phrases.h"
#include "app/identity/identity.h"
#include "core/match/challenge.h"
#include "core/match/deal_of_the_day.h"

namespace giaguaro {

bool Desktop::takeChallenge(MatchFile& file) {
  Record record = file.table->record();
  auto const challenge = challengeIn(record);
  if (!challenge || !record.hands.empty()) return false;
  // Whatever it says of the players: one person in the challenge's seat, the others as such files have them.
  record = challengeFrom(record, *challenge);
  // Whoever has no name gets one: the person here, and companions as they usually are.
  auto const usual = usualSeats(mostSeats, preferences_.playerName(), preferences_.avatar());
  std::size_t companion = 1;
  for (std::size_t seat = 0; seat < record.names.size(); ++seat) {
    bool const own = static_cast<Seat>(seat) == challenge->seat;
    SeatChoice const& who = usual[own ? 0 : companion++];
    if (record.names[seat].empty()) record.names[seat] = who.name.toStdString();
  }
  record.identity = freshIdentity(programName);
  file.table = replay(record);
  file.setup = setupOf(record);
  return true;
}

// Saved, it is no challenge any more: it is another file then.
void Desktop::beginChallenge(MatchFile& file) {
  auto const results = challengeIn(file.table->record())->results.size();
  showMatch(file, {});
  window_.notice(say(phrases::challengeBegun, {args::number(static_cast<int>(results))}));
}

void Desktop::startDealOfTheDay(QString const& game) {
  QDate const today = QDate::currentDate();
  std::chrono::year_month_day const day{std::chrono::year(today.year()),
                                        std::chrono::month(static_cast<unsigned>(today.month())),
                                        std::chrono::day(static_cast<unsigned>(today.day()))};
  QByteArray const deal = matchFileOf(dealOfTheDay(*findGame(game.toStdString()), day));
  auto const file =
      std::make_shared<MatchFile>(readMatch({deal.constData(), static_cast<std::size_t>(deal.size())}));
  auto const begin = [this, file] {
    if (takeChallenge(*file)) beginChallenge(*file);
  };
  if (session_.isClubInPlay() && asksToLeave(begin)) return;
  if (!comesLater(begin)) begin();
}

// A match that is not over goes on where it was left.
void Desktop::playOn(std::shared_ptr<MatchFile> const& match) {
  auto const start = [this, match] { playOn(match); };
  if (comesLater(start) || asksToLeave(start)) return;
  pastMatches_.close();
  bool const kept = isKeptWhenLeft();
  showMatch(*match, {});
  if (kept) window_.keepNotice(say(phrases::matchKept));
}

// Of the match in play: whoever begins another one finds it in the history.
bool Desktop::isKeptWhenLeft() const {
  bool const goesOn = session_.hasMatch() && session_.phase() != Session::Phase::over;
  return goesOn && session_.hasJournal() && !session_.isClubInPlay() && !isUntouched() && history_.isThere();
}

// The same people at the same kind of table; `sameDeals`: and the same cards.
void Desktop::beginAnew(MatchSetup const& setup, std::vector<int> const& avatars, bool sameDeals) {
  MatchChoice choice{QString::fromStdString(setup.game), setup.players, setup.options, {}, setup.table};
  for (std::size_t seat = 0; seat < setup.levels.size(); ++seat) {
    bool const human = setup.levels[seat] == humanPlayer;
    int const face = seat < avatars.size() ? avatars[seat] : usualAvatar;
    choice.seats.push_back({QString::fromStdString(setup.names[seat]), face, human,
                            human ? QString() : QString::fromStdString(setup.levels[seat])});
  }
  if (sameDeals) {
    choice.code = QString::fromStdString(setup.code);
    choice.setByHand = setup.setByHand;
  }
  beginWith(choice, sameDeals ? std::optional(setup.seed) : std::nullopt);
}

void Desktop::beginWith(MatchChoice const& choice, std::optional<std::uint64_t> seed) {
  auto const start = [this, choice, seed] { beginWith(choice, seed); };
  if (comesLater(start) || asksToLeave(start)) return;
  closeHousePages();
  window_.closeSheets();
  bool const kept = isKeptWhenLeft();
  // A club table is left, which has its price; another match stays where it is.
  if (found_ && clockSeconds(found_->plan.setup.table) > 0) fileFound();
  leaveMatch();
  if (clubDoor_.isShutTo(choice)) return proposeMatch();
  bool const found = std::exchange(found_, std::nullopt).has_value();
  if (found || store().journal().isEmpty()) store().takeFree();
  setPaces(window_.settings());
  MatchPlan plan = planOf(choice, seed ? *seed : deals_.seed());
  plan.setup.code = choice.code.toStdString();
  plan.setup.setByHand = choice.setByHand;
  plan.setup.identity = freshIdentity(programName);
  startSession(std::move(plan), {.journal = store().journal()});
  if (kept) window_.keepNotice(say(phrases::matchKept));
}

}  // namespace giaguaro
