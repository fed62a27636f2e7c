// Whether sentences have what they speak of: every placeholder of a text is an argument of its message; and
// whether a reader of whom one speaks is called "you", never by name.
#pragma once

#include <QString>
#include <algorithm>
#include <string>
#include <string_view>

#include "core/rules/seen.h"

namespace giaguaro {

// Empty: nothing is wrong.
inline QString faultIn(Message const& message) {
  for (Text const& text : {message.text, message.you}) {
    std::string_view const source = text.source;
    for (std::size_t at = 0; at < source.size(); ++at) {
      char const end = source[at] == '{' ? '}' : source[at] == '[' ? ':' : '\0';
      if (end == '\0') continue;
      std::size_t const close = source.find(end, at);
      if (close == std::string_view::npos) return QString("%1 is not closed").arg(text.id);
      std::string_view name = source.substr(at + 1, close - at - 1);
      name = name.substr(0, name.find('.'));
      bool found = false;
      for (Argument const& argument : message.arguments) found = found || argument.name == name;
      if (!found)
        return QString("%1 speaks of {%2}, which is no argument")
            .arg(text.id)
            .arg(QString::fromStdString(std::string(name)));
    }
  }
  return {};
}

// Whether a text speaks of an argument.
inline bool speaksOf(Text const& text, std::string_view argument) {
  std::string const name = "{" + std::string(argument);
  std::string_view const source = text.source;
  return source.find(name + "}") != source.npos || source.find(name + ".") != source.npos;
}

// The reader is the seat of a message that has words for it, or no seat that it names at all.
inline QString faultTo(Seat reader, Message const& message) {
  if (reader == nobody) return {};
  for (Argument const& argument : message.arguments) {
    bool const one = argument.kind == Argument::Kind::seat && argument.number == reader;
    bool const several = argument.kind == Argument::Kind::seats &&
                         std::find(argument.list.begin(), argument.list.end(), reader) != argument.list.end();
    if ((!one && !several) || !speaksOf(message.text, argument.name)) continue;
    bool const addressed = several ? argument.list.size() > 1 : argument.name == "seat";
    if (message.you.empty() || !addressed) return QString("%1 calls its reader by name").arg(message.text.id);
  }
  return {};
}

// Every message of it.
template <class Visit>
void eachMessage(Result const& result, Visit const& visit) {
  for (auto const* list : {&result.counting, &result.price, &result.roles, &result.shares, &result.remarks})
    for (Message const& message : *list) visit(message);
  for (Message const& message : {result.title, result.subtitle, result.brief}) visit(message);
}

template <class Visit>
void eachMessage(Seen const& seen, Visit const& visit) {
  for (Message const& message :
       {seen.status, seen.contract.title, seen.score.title, seen.dock.title, seen.dock.note, seen.dock.barred,
        seen.dock.free, seen.trick.winning, seen.trick.taken})
    visit(message);
  auto const all = [&visit](std::vector<Message> const& messages) {
    for (Message const& message : messages) visit(message);
  };
  for (auto const* list : {&seen.guide.where, &seen.guide.may, &seen.guide.means, &seen.guide.needs,
                           &seen.contract.lines, &seen.score.lines})
    all(*list);
  for (auto const& seat : seen.seats) all({seat.role, seat.standing, seat.spoken, seat.said});
  for (auto const& spread : seen.spreads) visit(spread.title);
  all(seen.ranks.notes);
  for (auto const& row : seen.ranks.rows) visit(row.title);
  for (Seen::Trick const& trick : seen.tricks) {
    all({trick.winning, trick.taken});
    if (!trick.contract) continue;
    visit(trick.contract->title);
    all(trick.contract->lines);
  }
  for (Offer const& offer : seen.offers) {
    all({offer.label, offer.deed});
    all(offer.means);
    if (offer.refusal) visit(*offer.refusal);
  }
  if (seen.result) eachMessage(*seen.result, visit);
  for (auto const& explanation : seen.explanations) {
    visit(explanation.question);
    all(explanation.answer);
  }
}

// The first fault of any message; the reader is who looks.
inline QString faultIn(Seen const& seen) {
  QString fault;
  eachMessage(seen, [&](Message const& message) {
    if (fault.isEmpty()) fault = faultIn(message);
    if (fault.isEmpty()) fault = faultTo(seen.viewer, message);
  });
  return fault;
}

}  // namespace giaguaro
