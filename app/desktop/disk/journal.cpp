#include "app/desktop/disk/journal.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <variant>

#include "app/desktop/disk/journal_format.h"
#include "app/desktop/match/departures.h"
#include "app/desktop/scenes/scene.h"
#include "core/match/notes.h"
#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "core/review/kept_review.h"

namespace giaguaro {

namespace {

using Json = nlohmann::ordered_json;

constexpr int oldestVersion = 1;  // without notes, and with the deals and actions of a file in lines
// Longer ones are not ours: the longest match has a few thousand lines, the longest line (a deal, or the
// header with its names) one kilobyte, but for a record in the header. Short lines also bound how deep their
// JSON can be nested; a record is read by who looks to that.
constexpr qint64 mostBytes = qint64{64} * 1024 * 1024;
constexpr qint64 mostLineBytes = qint64{8} * 1024;
// But for what was judged of a hand, which is as long as its decisions are many.
constexpr qint64 mostReviewBytes = qint64{64} * 1024;

// What was to be read, or what is wrong with it.
template <class T>
bool take(std::variant<T, Problem>&& read, T& into, std::string& problem) {
  if (auto const* wrong = std::get_if<Problem>(&read)) {
    problem = wrong->text();
    return false;
  }
  into = std::move(std::get<T>(read));
  return true;
}

// A line without its line feed; discarded: it is not JSON, or longer than ours.
Json parsed(std::string_view line) {
  qint64 const most = line.starts_with(journalFormat::beforeReview) ? mostReviewBytes : mostLineBytes;
  if (static_cast<qint64>(line.size()) > most) return Json::value_t::discarded;
  return Json::parse(line, nullptr, false);
}

// A header in two parts: its own members, and the record that it holds. One without a record has the members
// of a record before its first hand.
struct Header {
  Json json;
  std::string record;
};

// Of a line without its line feed; discarded: it is not JSON.
Header headerOf(std::string_view line) {
  Header header;
  if (std::size_t const at = line.find(journalFormat::beforeRecord);
      at != std::string_view::npos && line.ends_with('}')) {
    header.record = line.substr(at + journalFormat::beforeRecord.size(),
                                line.size() - at - journalFormat::beforeRecord.size() - 1);
    line = line.substr(0, at);
  }
  header.json = parsed(std::string(line) + (header.record.empty() ? "" : "}"));
  if (!header.record.empty() || !header.json.is_object()) return header;
  Json members = header.json;
  members["format"] = "trick-record";
  members["version"] = 1;
  members["hands"] = Json::array();
  members.erase("avatars");
  header.record = members.dump();
  return header;
}

std::string readHeader(Header const& header, JournalRead& read) {
  Json const& json = header.json;
  MatchPlan& plan = read.plan;
  if (!json.is_object() || !json.contains("format") || json["format"] != journalFormat::name)
    return "it is not the header of a journal";
  if (!json.contains("version") || !json["version"].is_number_integer() || json["version"] < oldestVersion ||
      json["version"] > journalFormat::version)
    return "it is of another version";
  Record record;
  std::string problem;
  if (!take(readRecord(header.record), record, problem)) return problem;
  auto const seats = static_cast<std::size_t>(record.players);
  if (record.levels.size() != seats) return "there is not one player a seat";
  for (std::string& level : record.levels) {
    if (level == humanPlayer) continue;
    level = levelOf(level);
    if (level.empty()) return "there is no player of that name";
  }
  if (auto const wrong = verify(record)) return wrong->text();
  plan.setup = setupOf(record);
  // Faces are decoration: one that is not there is made up.
  Json const avatars = json.value("avatars", Json::array());
  for (std::size_t seat = 0; seat < seats; ++seat) {
    auto avatar = static_cast<std::int64_t>(seat) + 1;
    if (avatars.is_array() && seat < avatars.size() && avatars[seat].is_number_integer())
      avatar = avatars[seat].get<std::int64_t>();
    plan.avatars.push_back(static_cast<int>(std::clamp<std::int64_t>(avatar, 1, avatarCount)));
  }
  read.table = replay(record);
  read.rows = rowsOf(read.table->record());
  return {};
}

// As in records, the first dealer is who the journal says, where nothing was promised: of a match that came from a file it
// need not be the one that the seed draws.
bool mayDeal(Json const& seat, Table const& table) {
  if (table.hasHand() || !table.record().commitment.empty()) return seat == int{table.nextDealer()};
  return seat.is_number_unsigned() && seat.get<std::uint64_t>() < static_cast<std::uint64_t>(table.players());
}

std::string followDeal(Json const& json, Table& table) {
  if (!table.handOver() || table.matchOver()) return "a deal in the middle of a hand";
  Deal deal;
  std::string problem;
  if (!take(dealFromJson(json["deal"].dump(), *table.game().deck, table.players()), deal, problem))
    return problem;
  if (problem = table.dealProblem(deal); !problem.empty()) return problem;
  if (!json.contains("dealer") || !mayDeal(json["dealer"], table)) return "it is another seat's deal";
  if (!table.record().commitment.empty() && deal != table.nextDeal())
    return "these are not the cards that were promised";
  table.deal(deal, json["dealer"].get<Seat>());
  return {};
}

std::string followAction(Json const& entry, Table& table) {
  if (table.handOver()) return "an action, but no hand is in play";
  Done done;
  std::string problem;
  if (!take(actionFromJson(entry.dump(), table), done, problem)) return problem;
  if (done.seat != table.toAct()) return "it is another seat's turn";
  if (!table.isLegal(done.action)) return table.text(done.action) + " is not allowed there";
  table.apply(done.action);
  return {};
}

std::string followSay(Json const& entry, Table& table) {
  if (table.handOver()) return "something is said, but no hand is in play";
  bool const isPair =
      entry.is_array() && entry.size() == 2 && entry[0].is_number_unsigned() && entry[1].is_string();
  if (!isPair || entry[0] >= table.players()) return "it is nothing that a seat could say";
  auto const saying = parseSaying(entry[1].get_ref<std::string const&>(), table.players());
  if (!saying) return "nobody can say that";
  auto const speaker = entry[0].get<Seat>();
  if (!table.maySay(speaker, *saying)) return textOf(*saying) + " may not be said there";
  table.say(speaker, *saying);
  return {};
}

std::string followUndo(Json const& entry, Table& table) {
  std::size_t done = table.record().hands.size();
  for (RecordedHand const& hand : table.record().hands) done += hand.actions.size();
  if (!entry.is_number_unsigned() || entry == 0 || entry.get<std::uint64_t>() > done)
    return "there is not so much to take back";
  table.takeBack(entry.get<int>());
  return {};
}

std::string followAssist(Json const& entry, Table& table) {
  if (!table.hasHand()) return "help, but no hand was dealt";
  Assist assist;
  std::string problem;
  if (!take(assistFromJson(entry.dump(), table.players()), assist, problem)) return problem;
  table.assist(assist);
  return {};
}

std::string followId(Json const& entry, Table& table) {
  MatchIdentity identity = table.record().identity;
  if (!identity.id.empty()) return "the match has an id";
  if (!entry.is_string() || !isUuid(entry.get_ref<std::string const&>())) return "it is no id";
  identity.id = entry.get<std::string>();
  table.identify(std::move(identity));
  return {};
}

std::string followEnd(Json const& entry, Table& table) {
  if (!table.matchOver()) return "the match is not over";
  if (!entry.is_string() || !isUtcTime(entry.get_ref<std::string const&>())) return "it is no time";
  table.endAt(entry.get<std::string>());
  return {};
}

// What was judged may have been taken back before that was known: then it is nothing.
std::string followReview(Json const& entry, Table& table) {
  if (!entry.is_object() || !entry.contains("hand") || !entry["hand"].is_number_unsigned() ||
      !entry.contains("kept"))
    return "it is not the review of a hand";
  Record record = table.record();
  auto const number = entry["hand"].get<std::uint64_t>();
  if (number == 0 || number > record.hands.size()) return {};
  RecordedHand& hand = record.hands[number - 1];
  std::string text = entry["kept"].dump();
  if (!reviewFromJson(text, hand, table)) return {};
  setReview(hand.notes, std::move(text));
  table.adoptNotes(record);
  return {};
}

bool isPair(Json const& entry) { return entry.is_array() && entry.size() == 2; }

// Perhaps written behind what has ended the match: then it is nothing.
std::string followAgree(Json const& entry, Table const& table, ClubState& club) {
  bool const isVote = isPair(entry) && entry[0].is_number_unsigned() && entry[1].is_boolean();
  if (!isVote || entry[0] >= table.players()) return "it is nobody's vote";
  if (clockSeconds(table.record().table) == 0) return "it is a vote, but this is no club table";
  club.setAgreed(entry[0].get<Seat>(), entry[1].get<bool>());
  return {};
}

// Not the last of the people: then it would be nobody's match.
std::string followLeft(Json const& entry, JournalRead& read) {
  if (!entry.is_number_unsigned() || entry >= read.table->players() ||
      clockSeconds(read.table->record().table) == 0)
    return "it is nobody who could leave";
  auto const seat = entry.get<Seat>();
  if (!read.plan.isPerson(seat) || read.plan.people() < 2) return "it is nobody who could leave";
  read.plan.gone.push_back(seat);
  noteDeparture(*read.table, seat);
  read.club.setAgreed(seat, false);
  return {};
}

std::string followUsed(Json const& entry, ClubState& club) {
  constexpr std::int64_t most = std::int64_t{1000} * 60 * 60 * 24 * 365;
  auto const isTime = [](Json const& part) { return part.is_number_unsigned() && part <= most; };
  if (!isPair(entry) || !isTime(entry[0]) || !isTime(entry[1])) return "it is not the time of a turn";
  club.turn = {std::chrono::milliseconds(entry[0].get<std::int64_t>()),
               std::chrono::milliseconds(entry[1].get<std::int64_t>())};
  return {};
}

std::string followClock(Json const& entry, Table& table) {
  constexpr int most = std::numeric_limits<std::int16_t>::max();
  bool const isNote = isPair(entry) && entry[0].is_number_unsigned() &&
                      (entry[1] == "lapsed" || (entry[1].is_number_unsigned() && entry[1] <= most));
  if (!isNote || !table.hasHand()) return "it is no note of a clock";
  auto const& hand = table.record().hands.back();
  auto const action = entry[0].get<std::uint64_t>();
  auto const before = hand.notes.clock.empty() ? 0 : hand.notes.clock.back().action;
  if (action > hand.actions.size() || static_cast<int>(action) <= before)
    return "it is a note of another action";
  bool const lapsed = entry[1].is_string();
  table.noteClock({static_cast<int>(action), lapsed ? 0 : entry[1].get<int>(), lapsed});
  return {};
}

std::string followEnded(Json const& entry, Table& table) {
  if (table.matchOver() || !table.hasHand()) return "there is no match to be ended";
  if (entry != "agreed" && entry != "lapsed") return "it is not how a match ends early";
  table.endEarly(entry.get<std::string>());
  return {};
}

// What the club table adds; nothing: it is another line.
std::optional<std::string> followClub(Json const& json, JournalRead& read) {
  Table& table = *read.table;
  ClubState& club = read.club;
  if (json.contains("left")) return followLeft(json["left"], read);
  if (json.contains("agree")) return followAgree(json["agree"], table, club);
  if (json.contains("used")) return followUsed(json["used"], club);
  if (json.contains("clock")) return followClock(json["clock"], table);
  if (json.contains("ended")) return followEnded(json["ended"], table);
  return std::nullopt;
}

// Follows one line after the header.
std::string follow(Json const& json, Table& table) {
  if (json.contains("deal")) return followDeal(json, table);
  if (json.contains("action")) return followAction(json["action"], table);
  if (json.contains("say")) return followSay(json["say"], table);
  if (json.contains("undo")) return followUndo(json["undo"], table);
  if (json.contains("assist")) return followAssist(json["assist"], table);
  if (json.contains("id")) return followId(json["id"], table);
  if (json.contains("ended_at")) return followEnd(json["ended_at"], table);
  if (json.contains("review")) return followReview(json["review"], table);
  return "it is neither a deal nor an action nor an undo";
}

std::string readLine(Json const& json, JournalRead& read) {
  if (!json.is_object()) return "it is not a line of a journal";
  auto const ofClub = followClub(json, read);
  bool const isDeed =
      json.contains("deal") || json.contains("action") || json.contains("undo") || json.contains("left");
  if (isDeed) read.club.turn = {};
  std::string problem = ofClub ? *ofClub : follow(json, *read.table);
  keepUp(read.rows, *read.table);
  return problem;
}

}  // namespace

bool hasAction(Record const& record) {
  return std::ranges::any_of(record.hands, [](RecordedHand const& hand) { return !hand.actions.empty(); });
}

JournalRead readJournal(QString const& path) {
  JournalRead read;
  QFileInfo const info(path);
  if (!info.exists() && !info.isSymbolicLink()) return read;
  QFile file(path);
  // Asked first, since opening a pipe would wait for its other end.
  bool const isOpen = info.isFile() && file.open(QIODevice::ReadOnly);
  // Of a longer file the rest is not looked at: it becomes a bad line. One byte more than there is, so that what cannot be
  // read and says that it is empty is found out.
  QByteArray const all = isOpen ? file.read(std::min(file.size() + 1, mostBytes)) : QByteArray();
  if (!isOpen || file.error() != QFileDevice::NoError) {
    read.state = JournalRead::State::unreadable;
    return read;
  }
  for (int number = 1; read.goodBytes < all.size(); ++number) {
    qint64 const begin = read.goodBytes;
    qint64 const end = all.indexOf('\n', begin);
    bool const last = end < 0 || end + 1 == all.size();
    std::string_view const line(all.constData() + begin,
                                static_cast<std::size_t>(std::max<qint64>(end - begin, 0)));
    Header const next = number == 1 ? headerOf(line) : Header{parsed(line), {}};
    if (end < 0 || (last && next.json.is_discarded())) {
      // Torn in the writing, or by a power cut that kept the length but not the bytes.
      read.state = read.table ? JournalRead::State::cut : JournalRead::State::missing;
      return read;
    }
    read.problem = number == 1 ? readHeader(next, read) : readLine(next.json, read);
    if (!read.problem.empty()) {
      read.state = JournalRead::State::bad;
      read.badLine = number;
      return read;
    }
    read.goodBytes = end + 1;
    read.state = JournalRead::State::whole;
  }
  return read;
}

}  // namespace giaguaro
