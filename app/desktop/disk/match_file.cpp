#include "app/desktop/disk/match_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "app/desktop/scenes/scene.h"
#include "app/desktop/text/phrases.h"
#include "core/match/challenge.h"
#include "core/match/verify.h"
#include "ui/text/wording.h"

namespace giaguaro {

namespace {

using State = MatchFile::State;

// The longest match, a hundred hands with all that was legal listed, has two megabytes.
constexpr qint64 longestFile = qint64{8} * 1024 * 1024;

MatchFile failed(State state) {
  MatchFile file;
  file.state = state;
  return file;
}

MatchFile wrong(Problem problem) {
  MatchFile file = failed(State::wrong);
  file.problem = std::move(problem);
  return file;
}

std::vector<std::string> levelsOf(Record const& record, bool over) {
  auto const seats = static_cast<std::size_t>(record.players);
  std::vector<std::string> levels(seats, std::string(usualPlayer));
  if (record.levels.empty()) {
    if (!over) levels.front() = humanPlayer;
    return levels;
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    std::string const& level = record.levels[seat];
    levels[seat] = level == humanPlayer ? level : levelOf(level);
    if (levels[seat].empty()) levels[seat] = usualPlayer;
  }
  return levels;
}

// Takes what may be there and is not of the match itself, and brings names to what a table can show.
void tidy(Record& record) {
  for (RecordedHand& hand : record.hands) hand.legal.clear();
  for (std::string& name : record.names)
    name = QString::fromStdString(name).simplified().left(longestName).toStdString();
  record.levels = levelsOf(record, record.settlement.has_value() || !record.ended.empty());
}

// Once a void hand used up one of the match's hands: a match that ended so has hands to come, and may go on.
void reopen(Record& record) {
  int const place = findGame(record.game)->handsOption;
  if (!record.settlement || place < 0) return;
  auto const isVoid = [](RecordedHand const& hand) { return hand.result && hand.result->isVoid; };
  auto const hands = static_cast<std::size_t>(record.options.values[static_cast<std::size_t>(place)]);
  if (record.hands.size() != hands || std::ranges::none_of(record.hands, isVoid)) return;
  record.settlement.reset();
  record.endedAt.clear();
}

MatchFile readRecordText(RecordText const& text) {
  Reading reading = readAsFarAsPossible(text.text);
  if (!reading.problem) {
    std::span<int const> const counts = findGame(reading.record.game)->players;
    if (std::ranges::find(counts, reading.record.players) == counts.end())
      return wrong(
          {.where = "players",
           .what = "no table can be shown for " + std::to_string(reading.record.players) + " players",
           .line = 0,
           .kind = Problem::Kind::settings});
    reopen(reading.record);
  }
  if (auto problem = verify(reading)) {
    if (problem->line > 0 || problem->where.empty()) problem->line += text.line;
    return wrong(*std::move(problem));
  }
  auto const challenge = readChallenge(reading.record);
  if (auto const* const problem = std::get_if<Problem>(&challenge)) return wrong(*problem);
  // Nobody gets a turn's time back by a file: what can still be played goes on without a clock.
  if (reading.record.ended.empty() && !reading.record.settlement)
    reading.record.table = withoutClock(reading.record.table);
  tidy(reading.record);
  MatchFile file;
  file.table = replay(reading.record);
  if (!file.table || file.table->record() != reading.record)
    return wrong({.where = {}, .what = "it does not end where its actions lead", .line = 0});
  Record const& record = reading.record;
  file.setup = setupOf(record);
  file.rows = rowsOf(record);
  file.state = State::fine;
  return file;
}

// Members of the record that are no part of its play.
struct NotePlace {
  std::string_view member;
  Phrase const* phrase;
};
constexpr std::array notePlaces{NotePlace{"challenge", &phrases::placeChallenge},
                                NotePlace{"id", &phrases::placeId},
                                NotePlace{"started", &phrases::placeStarted},
                                NotePlace{"ended_at", &phrases::placeEndedAt},
                                NotePlace{"program", &phrases::placeProgram},
                                NotePlace{"commitment", &phrases::placeCommitment},
                                NotePlace{"salt", &phrases::placeSalt}};

// The part of the match that a Problem speaks of, in the words of the language; empty: none.
QString placeOf(Problem const& problem) {
  static QRegularExpression const pattern(
      "^hand (\\d+)(?:, (deal|action|talk|result|assists)(?: (\\d+))?)?$");
  auto const match = pattern.match(QString::fromStdString(problem.where));
  if (!match.hasMatch()) {
    std::string_view const member = std::string_view(problem.where).substr(0, problem.where.find('.'));
    auto const note = std::ranges::find(notePlaces, member, &NotePlace::member);
    return note == notePlaces.end() || problem.againstRules ? QString() : Wording().say(say(*note->phrase));
  }
  Argument const hand = args::number(match.captured(1).toInt());
  QString const part = match.captured(2);
  if (part == "action")
    return Wording().say(say(phrases::placeAction, {hand, args::number(match.captured(3).toInt(), "m")}));
  if (part == "talk")
    return Wording().say(say(phrases::placeTalk, {hand, args::number(match.captured(3).toInt(), "m")}));
  if (part == "deal") return Wording().say(say(phrases::placeDeal, {hand}));
  if (part == "assists") return Wording().say(say(phrases::placeAssists, {hand}));
  if (part == "result") return Wording().say(say(phrases::placeResult, {hand}));
  return Wording().say(say(phrases::placeHand, {hand}));
}

// In the words of the language; empty where there is no more to say than that it is wrong.
QString causeOf(Problem const& problem) {
  using enum Problem::Kind;
  auto const told = [&problem](Phrase const& phrase) {
    return Wording().say(say(phrase, {args::number(problem.line)}));
  };
  switch (problem.kind) {
    case other: return {};
    case notText: return told(phrases::whyNotText);
    case cutShort: return told(problem.line > 0 ? phrases::whyCut : phrases::whyEmpty);
    case version: return told(phrases::whyVersion);
    case game: return told(phrases::whyGame);
    case settings: return told(phrases::whySettings);
    case cards: return told(phrases::whyCards);
    case action: return told(phrases::whyAction);
    case turn: return told(phrases::whyTurn);
    case illegal: return told(phrases::whyIllegal);
    case missing: return told(phrases::whyMissing);
    case over: return told(phrases::whyOver);
    case figures: return told(phrases::whyFigures);
    case commitment:        // told by itself
    case notes: return {};  // the place says it
  }
  return {};
}

// The number of the hand that a Problem speaks of; 0: of none.
int handOf(Problem const& problem) {
  static QRegularExpression const pattern("^hand (\\d+)");
  return pattern.match(QString::fromStdString(problem.where)).captured(1).toInt();
}

Message whyOtherCards(Argument const& name, Problem const& problem) {
  if (int const hand = handOf(problem)) return say(phrases::fileOpenOtherCards, {name, args::number(hand)});
  return say(problem.where == "salt" ? phrases::fileOpenNoSalt : phrases::fileOpenOtherPromise, {name});
}

Message whyWrong(Argument const& name, Problem const& problem) {
  if (problem.kind == Problem::Kind::commitment) return whyOtherCards(name, problem);
  QString place = placeOf(problem);
  if (place.isEmpty() && problem.againstRules) place = Wording().say(say(phrases::placeEnd));
  QString const cause = causeOf(problem);
  Argument const where = args::word(place.toStdString(), "where");
  Argument const what = args::word(cause.toStdString(), "what");
  auto const choose = [&](Phrase const& plain, Phrase const& why) {
    return say(cause.isEmpty() ? plain : why, {name, where, what});
  };
  if (place.isEmpty()) return choose(phrases::fileOpenNoMatch, phrases::fileOpenNoMatchWhy);
  if (problem.againstRules) return choose(phrases::fileOpenRules, phrases::fileOpenRulesWhy);
  return choose(phrases::fileOpenDamaged, phrases::fileOpenDamagedWhy);
}

}  // namespace

MatchFile readMatch(std::string_view content) {
  auto const records = splitRecords(content);
  if (records.empty())
    return wrong({.where = {}, .what = "the file is empty", .line = 0, .kind = Problem::Kind::cutShort});
  MatchFile file = readRecordText(records.front());
  if (file.state != State::fine || records.size() == 1) return file;
  if (MatchFile second = readRecordText(records[1]); second.state != State::fine) return second;
  file = failed(State::several);
  file.count = static_cast<int>(records.size());
  return file;
}

MatchFile readMatchFile(QString const& path) {
  QFileInfo const info(path);
  if (!info.exists()) return failed(State::gone);
  // Asked first, since opening a pipe would wait for its other end.
  if (!info.isFile()) return failed(State::unreadable);
  if (info.size() > longestFile) return failed(State::tooLong);
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return failed(State::unreadable);
  QByteArray const content =
      file.read(std::min(file.size() + 1, longestFile));  // it may have grown meanwhile
  if (file.error() != QFileDevice::NoError) return failed(State::unreadable);
  return readMatch({content.constData(), static_cast<std::size_t>(content.size())});
}

Message whyNotOpened(QString const& path, MatchFile const& file) {
  QFileInfo const info(path);
  Argument const name = args::word(info.fileName().toStdString(), "file");
  switch (file.state) {
    case State::fine: break;
    case State::gone:
      return say(phrases::fileOpenGone,
                 {name, args::word(QDir::toNativeSeparators(info.absolutePath()).toStdString(), "folder")});
    case State::unreadable: return say(phrases::fileOpenUnreadable, {name});
    case State::tooLong: return say(phrases::fileOpenTooLong, {name});
    case State::several: return say(phrases::fileOpenSeveral, {name, args::number(file.count)});
    case State::wrong: return whyWrong(name, file.problem);
  }
  return {};
}

QByteArray matchFileOf(Record const& record) { return QByteArray::fromStdString(toJson(record) + '\n'); }

}  // namespace giaguaro
