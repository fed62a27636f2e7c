#include "app/desktop/journal.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <variant>

#include "app/desktop/scene.h"
#include "core/match/record_json.h"

namespace giaguaro {

namespace {

using Json = nlohmann::ordered_json;

constexpr char const* formatName = "giaguaro-journal";
constexpr int formatVersion = 1;
// Longer ones are not ours: the longest match has a few thousand lines, the longest line (a deal, or the
// header with its names) one kilobyte. Short lines also bound how deep their JSON can be nested.
constexpr qint64 mostBytes = qint64{64} * 1024 * 1024;
constexpr qint64 mostLineBytes = qint64{8} * 1024;

Record recordOf(MatchSetup const& setup) {
  Record record;
  record.game = setup.game;
  record.players = setup.players;
  record.options = setup.options;
  record.seed = setup.seed;
  record.names = setup.names;
  record.levels = setup.levels;
  return record;
}

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

std::string readHeader(Json json, MatchPlan& plan) {
  if (!json.contains("format") || json["format"] != formatName) return "it is not the header of a journal";
  if (!json.contains("version") || json["version"] != formatVersion) return "it is of another version";
  // The rest of a header are the members of a record before its first hand.
  json["format"] = "trick-record";
  json["hands"] = Json::array();
  Record record;
  std::string problem;
  if (!take(readRecord(json.dump()), record, problem)) return problem;
  auto const seats = static_cast<std::size_t>(record.players);
  if (record.levels.size() != seats) return "there is not one player a seat";
  for (std::string& level : record.levels) {
    if (level == humanPlayer) continue;
    level = levelOf(level);
    if (level.empty()) return "there is no player of that name";
  }
  plan.setup = {record.game, record.players, record.options, record.seed, record.names, record.levels};
  // Faces are decoration: one that is not there is made up.
  Json const avatars = json.value("avatars", Json::array());
  for (std::size_t seat = 0; seat < seats; ++seat) {
    auto avatar = static_cast<std::int64_t>(seat) + 1;
    if (avatars.is_array() && seat < avatars.size() && avatars[seat].is_number_integer())
      avatar = avatars[seat].get<std::int64_t>();
    plan.avatars.push_back(static_cast<int>(std::clamp<std::int64_t>(avatar, 1, avatarCount)));
  }
  return {};
}

// As in records, the first dealer is who the journal says: of a match that came from a file it need not be
// the one that the seed draws.
bool mayDeal(Json const& seat, Table const& table) {
  if (table.hasHand()) return seat == int{table.nextDealer()};
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

std::string followUndo(Json const& entry, Table& table) {
  std::size_t done = table.record().hands.size();
  for (RecordedHand const& hand : table.record().hands) done += hand.actions.size();
  if (!entry.is_number_unsigned() || entry == 0 || entry.get<std::uint64_t>() > done)
    return "there is not so much to take back";
  table.takeBack(entry.get<int>());
  return {};
}

// Follows one line after the header.
std::string follow(Json const& json, Table& table) {
  if (json.contains("deal")) return followDeal(json, table);
  if (json.contains("action")) return followAction(json["action"], table);
  if (json.contains("undo")) return followUndo(json["undo"], table);
  return "it is neither a deal nor an action nor an undo";
}

void readLine(Json const& json, JournalRead& read) {
  if (!json.is_object()) {
    read.problem = "it is not a line of a journal";
  } else if (read.table) {
    read.problem = follow(json, *read.table);
    keepUp(read.rows, *read.table);
  } else if (read.problem = readHeader(json, read.plan); read.problem.empty()) {
    read.table = openTable(read.plan.setup);
  }
}

}  // namespace

QByteArray headerLine(MatchPlan const& plan) {
  Json json = Json::parse(toJson(recordOf(plan.setup)));
  json["format"] = formatName;
  json["version"] = formatVersion;
  json.erase("hands");
  json["avatars"] = plan.avatars;
  return QByteArray::fromStdString(json.dump() + '\n');
}

QByteArray dealLine(Table const& table, Deal const& deal, Seat dealer) {
  return QByteArray::fromStdString("{\"deal\":" + dealToJson(deal, *table.game().deck, table.players()) +
                                   ",\"dealer\":" + std::to_string(dealer) + "}\n");
}

QByteArray actionLine(Table const& table, Done done) {
  return QByteArray::fromStdString("{\"action\":" + actionToJson(done, table) + "}\n");
}

QByteArray undoLine(int count) {
  return QByteArray::fromStdString("{\"undo\":" + std::to_string(count) + "}\n");
}

QByteArray wholeJournal(MatchPlan const& plan, Record const& record) {
  auto const table = openTable(plan.setup);  // knows how deals and actions are written
  QByteArray lines = headerLine(plan);
  for (RecordedHand const& hand : record.hands) {
    lines += dealLine(*table, hand.deal, hand.dealer);
    for (Done const& done : hand.actions) lines += actionLine(*table, done);
  }
  return lines;
}

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
  // Of a longer file the rest is not looked at: it becomes a bad line.
  QByteArray const all = isOpen ? file.read(mostBytes) : QByteArray();
  if (!isOpen || file.error() != QFileDevice::NoError) {
    read.state = JournalRead::State::unreadable;
    return read;
  }
  for (int number = 1; read.goodBytes < all.size(); ++number) {
    qint64 const begin = read.goodBytes;
    qint64 const end = all.indexOf('\n', begin);
    bool const last = end < 0 || end + 1 == all.size();
    Json const json = end < 0 || end - begin > mostLineBytes
                          ? Json(Json::value_t::discarded)
                          : Json::parse(all.constData() + begin, all.constData() + end, nullptr, false);
    if (last && json.is_discarded()) {
      // Torn in the writing, or by a power cut that kept the length but not the bytes.
      read.state = read.table ? JournalRead::State::cut : JournalRead::State::missing;
      return read;
    }
    readLine(json, read);
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
