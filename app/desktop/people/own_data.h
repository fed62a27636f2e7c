// What the program has of a person, outside the history's database and the preferences: put together as one file, and
// taken away. Both take their time: not for the GUI thread.
//
// The file is JSON Lines, each line with one member that says what it is:
//
//   {"format":"giaguaro-person","version":1,"name":"Anna","formerly":["Annina"],"face":7,"written":"2026-11-26T11:00:00Z"}
//   {"preferences":{"guide/depth":"player",…}}     as text, by their keys in preferences.ini
//   {"lessons":{…}}                                as in lessons.json (lesson_progress.h)
//   {"positions":{…}}                              docs/positions.md
//   {"match":{…}}                                  docs/records.md; a line for each match, the oldest first, and last those
//                                                  that are not over, as far as they have come
//
// A match is kept with all who sat at its table, for that is what a record is: so it is exported whole, and goes whole.
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>
#include <map>
#include <vector>

#include "app/desktop/people/profile.h"
#include "core/positions/kept_position.h"

namespace giaguaro {

struct OwnData {
  Profile person{};
  std::map<QString, QVariant> preferences{};
  QString lessonsFile{};  // read when the text is made
  std::vector<KeptPosition> positions{};
  std::vector<QByteArray> records{};
  // Whose journals in this folder, of matches in play and interrupted, are read when the text is made.
  QStringList people{};
  QString folder{};
  std::string written{};  // when, UTC
};
QByteArray ownDataText(OwnData const& data);

// How far this person has come in the lessons. The first one's file is where it was before there were others.
QString lessonsFileOf(QString const& dataFolder, int profile);

// Takes away the journals of matches that were left in their middle, and what was put aside as damaged, where one of these
// people has played; `preferences`: the file beside which damaged ones lie. False: something could not be taken away, or is
// a match that is open in another window.
bool forgetFiles(QString const& dataFolder, QString const& preferences, QStringList const& people);

}  // namespace giaguaro
