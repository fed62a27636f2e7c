// A match that one can go on with: what of it is shown where it is offered. A plain value.
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "core/cards/deck.h"
#include "core/rules/message.h"

namespace giaguaro {

struct UnfinishedMatch {
  struct Player {
    QString name;
    int avatar = 1;
    bool viewer = false;
    std::int32_t total = 0;

    bool operator==(Player const&) const = default;
  };

  Text game{};  // its name
  int hand = 1;
  int hands = 0;                  // 0: no fixed number of them
  bool halves = false;            // totals are in halves
  std::vector<Player> players{};  // the viewer first, the others by their totals
  bool onTable = false;           // it lies under the page; else it was interrupted, and is on the disk
  bool inHistory = true;          // it is found there by whoever begins another one
  // Where it stands, as the viewer may know; what is not known is left out.
  int trick = 0;  // that is played, counted from 1; 0: none is
  bool yourTurn = false;
  Message contract{};  // who plays what; said with these names, by seat
  QStringList names{};
  Seat viewer = nobody;
  Deck::Id deck = Deck::Id::forty;
  QDateTime left{};  // when it was last played

  bool operator==(UnfinishedMatch const&) const = default;
};

}  // namespace giaguaro
