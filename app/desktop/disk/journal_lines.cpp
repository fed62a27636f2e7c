// The lines of a journal as they are written.
#include <nlohmann/json.hpp>

#include "app/desktop/disk/journal.h"
#include "app/desktop/disk/journal_format.h"
#include "core/match/notes.h"
#include "core/match/record_json.h"

namespace giaguaro {

QByteArray headerLine(MatchPlan const& plan) {
  nlohmann::ordered_json json = nlohmann::ordered_json::parse(toJson(openTable(plan.setup)->record()));
  json["format"] = journalFormat::name;
  json["version"] = journalFormat::version;
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

QByteArray sayLine(Seat speaker, Saying saying) {
  return QByteArray::fromStdString("{\"say\":[" + std::to_string(speaker) + ",\"" + textOf(saying) +
                                   "\"]}\n");
}

QByteArray undoLine(int count) {
  return QByteArray::fromStdString("{\"undo\":" + std::to_string(count) + "}\n");
}

QByteArray agreeLine(Seat seat, bool agrees) {
  return QByteArray::fromStdString("{\"agree\":[" + std::to_string(seat) +
                                   (agrees ? ",true]}\n" : ",false]}\n"));
}

QByteArray leftLine(Seat seat) {
  return QByteArray::fromStdString("{\"left\":" + std::to_string(seat) + "}\n");
}

QByteArray usedLine(TurnTime const& turn) {
  return QByteArray::fromStdString("{\"used\":[" + std::to_string(turn.used.count()) + ',' +
                                   std::to_string(turn.before.count()) + "]}\n");
}

QByteArray clockLine(ClockNote const& note) {
  return QByteArray::fromStdString("{\"clock\":" + clockToJson(note) + "}\n");
}

QByteArray endedLine(std::string const& how) {
  return QByteArray::fromStdString("{\"ended\":\"" + how + "\"}\n");
}

QByteArray assistLine(Assist const& assist) {
  return QByteArray::fromStdString("{\"assist\":" + assistToJson(assist) + "}\n");
}

QByteArray idLine(std::string const& id) { return QByteArray::fromStdString("{\"id\":\"" + id + "\"}\n"); }

QByteArray endLine(std::string const& time) {
  return QByteArray::fromStdString("{\"ended_at\":\"" + time + "\"}\n");
}

QByteArray reviewLine(std::size_t hand, std::string const& kept) {
  return QByteArray::fromStdString(std::string(journalFormat::beforeReview) +
                                   "{\"hand\":" + std::to_string(hand + 1) + ",\"kept\":" + kept + "}}\n");
}

QByteArray headerLine(MatchPlan const& plan, Record const& record) {
  nlohmann::ordered_json const own{
      {"format", journalFormat::name}, {"version", journalFormat::version}, {"avatars", plan.avatars}};
  std::string text = own.dump();
  text.pop_back();
  return QByteArray::fromStdString(text.append(journalFormat::beforeRecord) + toJson(record) + "}\n");
}

}  // namespace giaguaro
