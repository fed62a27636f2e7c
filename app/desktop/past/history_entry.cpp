#include "app/desktop/past/history_entry.h"

#include <QDateTime>
#include <QUuid>
#include <algorithm>
#include <cmath>

#include "app/desktop/match/match_kind_of.h"
#include "core/match/hand_account.h"
#include "core/match/notes.h"
#include "core/match/record_json.h"
#include "core/review/kept_review.h"

namespace giaguaro {

namespace {

std::int64_t secondsOf(std::string const& time) {
  QDateTime const moment = QDateTime::fromString(QString::fromStdString(time), Qt::ISODate);
  return moment.isValid() ? moment.toSecsSinceEpoch() : 0;
}

QString ofBytes(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// A record that has no id of its own is known by what it holds.
QString idOfMatch(Record const& record, QByteArray const& text) {
  if (!record.identity.id.empty()) return QString::fromStdString(record.identity.id).toLower();
  static QUuid const home("{5b1f3a52-7a0e-4f0c-9c53-2b8f7e6d1a90}");
  return QUuid::createUuidV5(home, text).toString(QUuid::WithoutBraces);
}

HistoryEnd endOf(Record const& record) {
  if (record.ended == EarlyEnd::agreed) return HistoryEnd::agreed;
  if (record.ended == EarlyEnd::lapsed) return HistoryEnd::lapsed;
  return record.settlement ? HistoryEnd::playedOut : HistoryEnd::unfinished;
}

std::vector<HistorySeat> seatsOf(Table const& table, std::vector<int> const& avatars) {
  Record const& record = table.record();
  PerSeat const totals = table.totals();
  std::vector<HistorySeat> seats;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(record.players); ++seat) {
    HistorySeat each;
    if (seat < record.names.size()) each.name = QString::fromStdString(record.names[seat]);
    if (seat < avatars.size()) each.avatar = avatars[seat];
    QString const level =
        seat < record.levels.size() ? QString::fromStdString(record.levels[seat]) : QString();
    each.human = level == QLatin1String("human");
    if (!each.human) each.level = level.section(u'/', 0, 0).section(u':', 0, 0);
    each.total = totals[seat];
    if (record.settlement) each.settled = (*record.settlement)[seat];
    each.place = 1 + static_cast<int>(std::count_if(totals.begin(), totals.begin() + record.players,
                                                    [&](int other) { return other > each.total; }));
    seats.push_back(each);
  }
  return seats;
}

std::vector<int> listOf(std::vector<std::int32_t> const& figures, int players) {
  std::vector<int> list(figures.begin(), figures.end());
  list.resize(static_cast<std::size_t>(players));
  return list;
}

CountedName named(CountedName::Kind kind, int number, Text const& text) {
  return {kind, number, QString::fromLatin1(text.id), QString::fromUtf8(text.source)};
}

CountedName nameOfContract(Argument const& contract) {
  using Kind = CountedName::Kind;
  switch (contract.kind) {
    case Argument::Kind::rank: return {Kind::rank, contract.number, {}, {}};
    case Argument::Kind::number: return {Kind::number, contract.number, {}, {}};
    case Argument::Kind::text: return named(Kind::text, contract.number, contract.text);
    default: return {};
  }
}

// What each hand that is over counts, in the order of the entry's hands. A choice on which no score depended any more is
// none, whatever was found of it: no page judges it.
void addAccounts(HistoryEntry& entry, Table const& table) {
  std::vector<HandAccount> const accounts = accountsOf(table);
  for (std::size_t hand = 0; hand < std::min(accounts.size(), entry.hands.size()); ++hand) {
    HandAccount const& account = accounts[hand];
    HistoryHand& each = entry.hands[hand];
    each.partnerShownAt = account.partnerShownAt;
    std::erase_if(entry.decisions, [&](HistoryDecision const& decision) {
      return decision.hand == static_cast<int>(hand) && decision.place > account.settledFrom;
    });
    for (std::size_t seat = 0; seat < account.parts.size(); ++seat) {
      HandAccount::Part const& part = account.parts[seat];
      HistoryPart& kept = each.parts[seat];
      if (!part.role.empty()) kept.role = named(CountedName::Kind::role, 0, part.role);
      kept.contract = nameOfContract(part.contract);
      kept.caller = part.caller;
      kept.made = part.made;
      kept.margin = part.margin;
    }
  }
}

void addHand(HistoryEntry& entry, RecordedHand const& hand, int number, Table const& table) {
  int const players = table.players();
  if (hand.result)
    entry.hands.push_back({hand.dealer, hand.result->isVoid, listOf(hand.result->points, players),
                           listOf(hand.result->scores, players), listOf(hand.result->totals, players),
                           std::vector<HistoryPart>(static_cast<std::size_t>(players)), 0});
  for (Assist const& assist : hand.notes.assists) {
    ++(assist.kind == Assist::Kind::hint ? entry.row.hints : entry.row.undos);
    entry.assists.push_back({number, assist.seat, ofBytes(wordOf(assist.kind)), assist.action});
  }
  auto const review = hand.result ? keptReview(hand, table) : std::nullopt;
  if (!review) return;
  for (auto const& [seat, parts] : review->seats)
    entry.hands.back().parts[static_cast<std::size_t>(seat)].luck = static_cast<int>(parts.luck);
  for (JudgedDecision const& decision : review->decisions) {
    if (!decision.verdict) continue;
    auto const thousandths = [](double value) { return static_cast<int>(std::lround(value * 1000)); };
    entry.decisions.push_back(
        {number, decision.action + 1, decision.seat, thousandths(decision.verdict->loss),
         thousandths(decision.verdict->error),
         decision.verdict->mark ? ofBytes(nameOf(*decision.verdict->mark)) : QString()});
  }
}

}  // namespace

HistoryEntry historyEntryOf(Table const& table, std::vector<int> const& avatars, std::int64_t time) {
  Record const& record = table.record();
  GameInfo const& game = table.game();
  HistoryEntry entry;
  entry.record = QByteArray::fromStdString(toJson(record) + '\n');
  HistoryRow& row = entry.row;
  row.match = idOfMatch(record, entry.record);
  row.game = QString::fromStdString(record.game);
  row.started = secondsOf(record.identity.started);
  row.ended = secondsOf(record.endedAt);
  row.time = row.started != 0 ? row.started : row.ended != 0 ? row.ended : time;
  row.end = endOf(record);
  row.kind = matchKindOf(record);
  if (game.handsOption >= 0) row.wanted = record.options.values[static_cast<std::size_t>(game.handsOption)];
  row.seats = seatsOf(table, avatars);
  entry.program = QString::fromStdString(record.identity.program);
  for (std::size_t hand = 0; hand < record.hands.size(); ++hand)
    addHand(entry, record.hands[hand], static_cast<int>(hand), table);
  addAccounts(entry, table);
  row.voids = static_cast<int>(std::ranges::count_if(entry.hands, &HistoryHand::isVoid));
  row.hands = static_cast<int>(entry.hands.size()) - row.voids;
  entry.steps = static_cast<std::int64_t>(record.hands.size());
  for (RecordedHand const& hand : record.hands) entry.steps += static_cast<std::int64_t>(hand.actions.size());
  return entry;
}

}  // namespace giaguaro
