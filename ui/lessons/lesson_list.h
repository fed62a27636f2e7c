// What there is to be chosen among lessons, as the chooser shows it: for each game its lessons, and how far somebody has
// come in each. A plain value; its words are in the language of the moment.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/review/mark.h"
#include "core/rules/game.h"

namespace giaguaro {

struct LessonList {
  struct Row {
    QString id;
    QString title;
    bool done = false;
    int left = 0;  // at this step, counted from 1; 0: it was not left in its middle
    int steps = 1;

    bool operator==(Row const&) const = default;
  };
  struct Game {
    GameInfo const* game = nullptr;
    std::vector<Row> rows;  // in the order in which they are taught; the last is a tactic

    int done() const;
    bool operator==(Game const&) const = default;
  };

  // A position from one's own hands.
  struct Own {
    QString id;
    GameInfo const* game = nullptr;
    Card card{noCard};  // that was played; noCard: it was about something else
    QString title;      // which hand it is of
    QString about;      // what was chosen there, and when
    QString cost;       // how that is judged
    std::optional<Mark> mark{};
    int right = 0;  // so often right, of two
    bool due = false;
    QString when;     // how often it was right
    QString again{};  // when it is asked again; empty: now

    bool operator==(Own const&) const = default;
  };

  std::vector<Game> games;
  std::vector<Own> own{};  // those that are due first
  QString focus;           // the lesson that the focus belongs on; empty: the first

  // The lesson to be taken next: the one left in its middle or not done yet that `last` is or that follows it, in its game
  // or in those behind it, then in those before; `first`: of this game, where none was taken. Empty: all are done.
  QString nextAfter(QString const& last, QString const& first) const;
  int count() const;
  int done() const;
  int left() const;
  int due() const;
};

}  // namespace giaguaro
