// Whether sentences have what they speak of: every placeholder of a text is an argument of its message.
#pragma once

#include <QString>
#include <array>
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

template <class Messages>
QString faultInAny(Messages const& messages) {
  for (Message const& message : messages)
    if (QString fault = faultIn(message); !fault.isEmpty()) return fault;
  return {};
}

inline QString faultIn(Result const& result) {
  for (auto const* list : {&result.counting, &result.price, &result.roles})
    if (QString fault = faultInAny(*list); !fault.isEmpty()) return fault;
  return faultInAny(std::array{result.title, result.subtitle, result.brief});
}

inline QString faultIn(Seen const& seen) {
  QString fault = faultInAny(std::array{seen.status, seen.contract.title, seen.score.title, seen.dock.title,
                                        seen.dock.note, seen.dock.barred, seen.dock.free, seen.trick.winning,
                                        seen.trick.taken});
  auto const add = [&fault](QString const& more) {
    if (fault.isEmpty()) fault = more;
  };
  for (auto const* list : {&seen.guide.where, &seen.guide.may, &seen.guide.means, &seen.guide.needs,
                           &seen.contract.lines, &seen.score.lines})
    add(faultInAny(*list));
  for (auto const& seat : seen.seats)
    add(faultInAny(std::array{seat.role, seat.standing, seat.spoken, seat.said}));
  for (auto const& spread : seen.spreads) add(faultIn(spread.title));
  add(faultInAny(seen.ranks.notes));
  for (auto const& row : seen.ranks.rows) add(faultIn(row.title));
  for (Seen::Trick const& trick : seen.tricks) {
    add(faultInAny(std::array{trick.winning, trick.taken}));
    if (!trick.contract) continue;
    add(faultIn(trick.contract->title));
    add(faultInAny(trick.contract->lines));
  }
  for (Offer const& offer : seen.offers) {
    add(faultInAny(std::array{offer.label, offer.deed}));
    add(faultInAny(offer.means));
    if (offer.refusal) add(faultIn(*offer.refusal));
  }
  if (seen.result) add(faultIn(*seen.result));
  return fault;
}

}  // namespace giaguaro
