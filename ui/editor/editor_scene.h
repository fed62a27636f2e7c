// What the page of the deal editor shows: a deal that is put together by hand, whose place takes the next card, and what
// was refused last. A plain value, made by the controller.
#pragma once

#include <QString>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/rules/deal_draft.h"
#include "ui/cards/rank_glyph.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

struct EditorScene {
  struct Refused {
    DealDraft::Refusal why = DealDraft::Refusal::none;
    Card card{};                           // noCard: it is none
    QString word{};                        // as it was written, else empty
    int start = 0;                         // where, in the text
    std::size_t place = 0;                 // that it was meant for
    std::optional<std::size_t> lies{};     // where the card lies
    std::optional<std::size_t> instead{};  // a place with room, for a card that is free

    bool operator==(Refused const&) const = default;
  };

  DealDraft draft;
  std::vector<Person> people{};  // one a seat
  Seat viewer = 0;               // whose cards the person plays
  bool frenchForty = false;
  IndexLetters letters{};  // that court cards bear
  std::size_t chosen = 0;  // place: it takes the next card
  QString text{};          // of that place, as it is being written
  std::optional<Refused> refused{};
  QString code{};        // of the deal, or the last one that was complete; or what is being entered
  int changedSince = 0;  // cards that lie otherwise than in that deal
  // What is entered as a code is none.
  enum class Code : std::uint8_t { fine, unfinished, lastMissing, wrong, later, match };
  Code codeRead = Code::fine;

  bool isVoid = false;  // it is complete, and nobody plays such a hand

  bool operator==(EditorScene const&) const = default;
};

}  // namespace giaguaro
