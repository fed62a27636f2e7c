#include "app/desktop/watching/watching.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <algorithm>
#include <chrono>
#include <utility>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/match/people.h"
#include "app/desktop/scenes/scene.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "app/desktop/watching/trying.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/text/game_id.h"
#include "ui/watching/watch_sheet.h"
#include "ui/window/main_window.h"

namespace giaguaro {

namespace {

constexpr std::size_t mostOffered = 8;  // of one's own matches
// With as many playouts as make a sensible hand of any game within a second, and the same hand everywhere.
constexpr char const* shownPlayer = "club:120it";
constexpr std::uint64_t firstSeed = 12;
constexpr int mostDeals = 50;  // that nobody plays, one after the other
constexpr std::chrono::seconds mostPatience{1};

// The history's own name for it: the day, the time, a number, the game.
WatchOffer::Match matchOf(QString const& path) {
  static QRegularExpression const pattern("^(\\d{4}-\\d\\d-\\d\\d-\\d{6})-\\d+-(.+)$");
  auto const match = pattern.match(QFileInfo(path).completeBaseName());
  GameInfo const* const game = match.hasMatch() ? findGame(match.captured(2).toStdString()) : nullptr;
  if (game == nullptr) return {};
  return {path, game, QDateTime::fromString(match.captured(1), "yyyy-MM-dd-HHmmss")};
}

// Cheap to be asked, of many files: whether the record has a result at all. Who played it, and what they have, is then noted.
bool hasFinishedHand(WatchOffer::Match& match, int avatar) {
  QFile file(match.path);
  if (!file.open(QIODevice::ReadOnly)) return false;
  QByteArray const text = file.readAll();
  if (!text.contains("\"result\"")) return false;
  QJsonObject const record = QJsonDocument::fromJson(text).object();
  QJsonArray totals;  // after the last hand that is over
  for (QJsonValue const hand : record.value("hands").toArray())
    if (QJsonObject const result = hand.toObject().value("result").toObject(); !result.isEmpty())
      totals = result.value("totals").toArray();
  QJsonArray const people = record.value("names").toArray();
  QJsonArray const levels = record.value("level").toArray();
  MatchSetup setup;
  for (qsizetype seat = 0; seat < people.size(); ++seat) {
    setup.names.push_back(people[seat].toString().toStdString());
    setup.levels.push_back(levels.at(seat).toString().toStdString());
  }
  bool const mayBeDrawn = people.size() <= mostSeats;  // whatever the file says
  std::vector<int> const faces =
      mayBeDrawn ? usualFaces(setup, avatar) : std::vector<int>(setup.names.size(), 1);
  for (qsizetype seat = 0; seat < people.size(); ++seat)
    match.players.push_back(
        {people[seat].toString(), totals.at(seat).toInt(), faces[static_cast<std::size_t>(seat)]});
  return true;
}

// One more than are listed, where there are more.
std::vector<WatchOffer::Match> matchesIn(QString const& folder, int avatar) {
  std::vector<WatchOffer::Match> matches;
  // The latest is the last: their names begin with the day.
  for (QString const& name : QDir(folder).entryList({"*.json"}, QDir::Files, QDir::Name | QDir::Reversed)) {
    if (matches.size() > mostOffered) break;
    WatchOffer::Match match = matchOf(folder + '/' + name);
    if (!match.path.isEmpty() && hasFinishedHand(match, avatar)) matches.push_back(std::move(match));
  }
  return matches;
}

bool hasResult(Record const& record) {
  return std::ranges::any_of(record.hands, [](RecordedHand const& hand) { return hand.result.has_value(); });
}

// One of the games alone, of one hand, all of its players computers.
MatchPlan planOfHand(GameInfo const& game, std::uint64_t seed) {
  Options options = completed(game.options, {});
  if (game.handsOption >= 0) options.values[static_cast<std::size_t>(game.handsOption)] = 1;
  auto seats = usualSeats(game.usualPlayers + 1, {}, usualAvatar);
  seats.erase(seats.begin());
  return planOf({idOf(game), game.usualPlayers, options, std::move(seats)}, seed);
}

}  // namespace

std::shared_ptr<FinishedMatch const> playedHand(GameInfo const& game, std::uint64_t seed,
                                                StopFlag const& stop) {
  for (int deal = 0; deal < mostDeals; ++deal, ++seed) {
    MatchPlan plan = planOfHand(game, seed);
    auto table = openTable(plan.setup);
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) {
      Action const action = table->thought(shownPlayer)(stop).action;
      if (stop.stopped() || !table->isLegal(action)) return nullptr;
      table->apply(action);
    }
    if (table->result()->isVoid) continue;
    std::vector<ScoreRow> rows{rowOf(*table->result())};
    return FinishedMatch::of(std::move(plan), std::move(table), std::move(rows));
  }
  return nullptr;
}

Watching::Watching(MainWindow* window, TableLoan* loan, Session* session, QString historyFolder,
                   std::function<int()> avatar)
    : window_(window),
      loan_(loan),
      session_(session),
      historyFolder_(std::move(historyFolder)),
      avatar_(std::move(avatar)),
      alarms_([] { return std::make_unique<TimerAlarm>(); }),
      work_(mostPatience) {
  loan->add(this);
  connect(window, &MainWindow::watchWanted, this, &Watching::offer);
}

Watching::~Watching() { stop_.stop(); }

// What is still being looked for is wanted no more.
quint64 Watching::begunAnew() {
  stop_.stop();
  stop_ = StopFlag();
  return ++asked_;
}

void Watching::offer() {
  GameInfo const* const inPlay =
      session_->hasMatch() && hasResult(session_->record()) ? findGame(session_->record().game) : nullptr;
  work_.post(
      [this, inPlay, folder = historyFolder_, avatar = avatar_(), id = begunAnew()]() -> WorkQueue::Answer {
        WatchOffer offer{allGames(), inPlay, matchesIn(folder, avatar)};
        offer.older = offer.matches.size() > mostOffered;
        if (offer.older) offer.matches.resize(mostOffered);
        return [this, id, offer = std::move(offer)] {
          if (id == asked_) ask(offer);
        };
      });
}

void Watching::ask(WatchOffer const& offer) {
  SheetStack& sheets = window_->sheets();
  if (sheet_ == nullptr) {
    sheet_ = sheets.make<WatchSheet>(window_->glyphs());
    connect(sheet_, &WatchSheet::givenUp, this, [this] { window_->sheets().close(sheet_); });
    connect(sheet_, &WatchSheet::olderWanted, this, [this] {
      window_->sheets().close(sheet_);
      emit pageWanted(QStringLiteral("history"));
    });
    connect(sheet_, &WatchSheet::chosen, this, [this](WatchChoice const& choice) {
      window_->sheets().close(sheet_);
      watch(choice);
    });
  }
  sheet_->setOffer(offer);
  sheets.open(sheet_);
}

void Watching::watch(WatchChoice const& choice) {
  switch (choice.kind) {
    case WatchChoice::Kind::game: {
      GameInfo const* const game = findGame(choice.what.toStdString());
      std::uint64_t const seed = firstSeed + mostDeals * played_[choice.what]++;
      return find([game, seed](StopFlag const& stop) { return Found{playedHand(*game, seed, stop)}; }, {});
    }
    case WatchChoice::Kind::inPlay:
      if (!session_->hasMatch()) return;
      return find(searchIn(session_->plan(), session_->record()), {});
    case WatchChoice::Kind::match:
      return find(
          [path = choice.what, avatar = avatar_()](StopFlag const&) -> Found {
            MatchFile file = readMatchFile(path);
            if (file.state != MatchFile::State::fine) return {nullptr, whyNotOpened(path, file)};
            auto faces = usualFaces(file.setup, avatar);
            return {FinishedMatch::of({std::move(file.setup), std::move(faces)}, std::move(file.table),
                                      std::move(file.rows))};
          },
          {});
  }
}

void Watching::lookThrough(QByteArray const& record) {
  find(
      [record, avatar = avatar_()](StopFlag const&) -> Found {
        MatchFile file = readMatch({record.constData(), static_cast<std::size_t>(record.size())});
        if (file.state != MatchFile::State::fine) return {};
        auto faces = usualFaces(file.setup, avatar);
        return {FinishedMatch::of({std::move(file.setup), std::move(faces)}, std::move(file.table),
                                  std::move(file.rows))};
      },
      {});
}

void Watching::setVerdict(std::optional<HandVerdict> const& verdict) {
  verdict_ = verdict;
  if (isOn() && verdict_ && ofSession_) demonstration_->setVerdict(*verdict_);
}

void Watching::stepThrough(std::size_t hand, int place) {
  if (!session_->hasMatch() || hand >= session_->record().hands.size()) return;
  if (!session_->record().hands[hand].result) return;
  find(searchIn(session_->plan(), session_->record()),
       {.hand = static_cast<int>(hand), .step = place, .ofSession = true});
}

void Watching::stepThrough(MatchPlan const& plan, Record const& record, std::size_t hand, int place,
                           Seat seat) {
  find(searchIn(plan, record), {.hand = static_cast<int>(hand), .step = place, .seat = seat});
}

// The hands of a match that are over.
Watching::Search Watching::searchIn(MatchPlan plan, Record record) {
  return [plan = std::move(plan), record = std::move(record)](StopFlag const&) {
    return Found{FinishedMatch::of(plan, replay(record), rowsOf(record))};
  };
}

void Watching::find(Search search, Start const& start) {
  quint64 const id = begunAnew();
  work_.post([this, search = std::move(search), start, id, stop = stop_]() -> WorkQueue::Answer {
    return [this, start, id, found = search(stop)] {
      if (id != asked_) return;
      if (found.match != nullptr) return begin(found.match, start);
      emit failed(found.why.empty() ? say(phrases::watchNothing) : found.why);
    };
  });
}

void Watching::begin(std::shared_ptr<FinishedMatch const> match, Start const& start) {
  auto before = std::move(demonstration_);
  demonstration_ = std::make_unique<Demonstration>(match, start.hand, alarms_());
  demonstration_->judgeBy(&session_->thinker());
  ofSession_ = start.ofSession;
  if (start.step) demonstration_->standAt(*start.step);
  if (start.seat != nobody) demonstration_->lookFrom(start.seat);
  if (start.ofSession && verdict_) {
    if (static_cast<int>(verdict_->hand) == start.hand) demonstration_->lookFrom(verdict_->seat);
    demonstration_->setVerdict(*verdict_);
  }
  connect(
      demonstration_.get(), &Demonstration::againWanted, this,
      [this, match, start](int hand, int place) {
        if (!isOn()) return;
        // Who leaves it is again where it was gone away from.
        Start back = start;
        back.hand = hand;
        back.step = place;
        emit againWanted({.plan = match->plan(),
                          .record = match->recordTo(hand),
                          .place = place,
                          .back = [this, match, back] { begin(match, back); }});
      },
      Qt::QueuedConnection);
  connect(demonstration_.get(), &Demonstration::keepWanted, this, [this](int hand, int place) {
    if (ofSession_) emit keepWanted(static_cast<std::size_t>(hand), place);
  });
  // Not from within what it says.
  connect(demonstration_.get(), &Demonstration::left, this, &Watching::end, Qt::QueuedConnection);
  loan_->lend(demonstration_.get(), this);
}

void Watching::end() {
  begunAnew();
  if (sheet_ != nullptr) window_->sheets().close(sheet_);
  auto const over = std::move(demonstration_);
  loan_->giveBack(this);
}

}  // namespace giaguaro
