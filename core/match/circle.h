// A circle: people who keep one book of totals of a game.
//
// They differ from evening to evening, so it is not a list that somebody draws up. Going through the matches of a game from
// the first on, a match belongs to a circle in which all but one at its table have sat before, and at least two of them;
// whoever is new to it is of the circle then. So somebody may be away and another may come, one at a time; a table of two
// is a circle with nobody but these two; four who never sat with these five are a circle of their own. Of several circles
// it is the one that knows most of the table, and of these the one that played last.
//
// People are known by their names, whether a person or a computer player sits behind one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace giaguaro {

using People = std::vector<std::string>;  // names, of whom no two are equal

// How many of `table` are among `circle`.
std::size_t knownIn(People const& circle, People const& table);
// Whether a match of this table belongs to it.
bool belongs(People const& circle, People const& table);
// To which; nothing: it begins one of its own. `circles`: by when they played, the last one last.
std::optional<std::size_t> circleOf(std::vector<People const*> const& circles, People const& table);

}  // namespace giaguaro
