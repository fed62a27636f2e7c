// The keys of preferences.ini that are read or written in more than one place. What of them is a person's own, and where it
// stands: preferences_profiles.cpp.
#pragma once

#include <QLatin1String>
#include <QString>

namespace giaguaro::keys {

inline constexpr QLatin1String playerName{"player/name"};
inline constexpr QLatin1String playerAvatar{"player/avatar"};  // there once somebody has been welcomed
inline constexpr QLatin1String playerFormerly{"player/formerly"};
inline constexpr QLatin1String language{"language"};
inline constexpr QLatin1String match{"match"};  // the group of the one that was chosen last
inline constexpr QLatin1String matchGame{"match/game"};
inline constexpr QLatin1String matchSeats{"match/seats"};  // an array
inline constexpr QLatin1String matchSeatsSize{"match/seats/size"};
// Before the keys of one of them, counted from 1.
inline QString matchSeat(int seat) { return QStringLiteral("match/seats/%1/").arg(seat); }
inline constexpr QLatin1String people{"people"};  // an array of names that are proposed for further seats
inline constexpr QLatin1String gamesOffered{"tips/offered"};
inline constexpr QLatin1String recentFiles{"files/recent"};
inline constexpr QLatin1String windowGeometry{"window/geometry"};
inline constexpr QLatin1String helpGeometry{"help/geometry"};
inline constexpr QLatin1String seated{"profiles/seated"};
// The highest number that anybody has had: who comes later gets another, so that a window in which somebody deleted still
// sits takes nobody for them.
inline constexpr QLatin1String lastNumber{"profiles/last"};

// Of a match, behind its group.
inline constexpr QLatin1String players{"/players"};
// Of a game.
inline QString progressMatches(QString const& game) { return "progress/" + game + "/matches"; }
inline QString progressWon(QString const& game) { return "progress/" + game + "/won"; }

// Of a person who sits on a chair, or is proposed for one.
inline constexpr QLatin1String name{"name"};
inline constexpr QLatin1String avatar{"avatar"};
inline constexpr QLatin1String human{"human"};
inline constexpr QLatin1String level{"level"};

}  // namespace giaguaro::keys
