// The screens of the gallery: what each is called, in which order they stand, and which table is a kind's
// home.
#pragma once

#include <QString>

#include "ui/scene/table_scene.h"

namespace giaguaro::test {

// A chapter of the gallery: a game with so many players under some rules, or the sheets.
struct Chapter {
  QString id;     // a folder's name
  QString title;  // for people
  int order = 0;
  bool main = true;  // the first of its game
};

struct Screen {
  QString id;     // a file's name; one a kind of screen
  QString title;  // for people
  int order = 0;
  QString home{};         // the id of the chapter where it is shown in all sizes; empty: in each that has it
  bool inThemes = false;  // among the handful that is shown in every theme
};

// What a table shows, by what is asked and what lies there.
Screen screenOf(TableScene const& scene);

// The others, each of which is got at in a way of its own.
namespace screens {
Screen const bidChosen{"bid-chosen", "A bid is chosen", 105, "tarot-5-house", true};
Screen const lastTrick{"last-trick", "The last trick rests", 200, "jaguar-5"};
Screen const hint{"hint", "A hint", 300, "tarot-5-house", true};
Screen const hintAnswer{"hint-answer", "A hint: its answer", 300, "tarot-5-house"};
Screen const whyNot{"why-not", "Guide: why not that one?", 310, "tarot-4-fft"};
Screen const known{"known", "What can be known", 315, "jaguar-5"};
Screen const knownPartner{"known-partner", "What can be known, with the partner", 316, "jaguar-5"};
Screen const knownBubble{"known-bubble", "What can be known, by a plate", 317, "jaguar-5"};
Screen const review{"review", "Review: what a decision was worth", 318, "jaguar-5", true};
Screen const reviewTrick{"review-trick", "Review: a trick that is over", 318, "jaguar-5"};
Screen const believed{"believed", "Review: what a computer believed", 319, "jaguar-5"};
Screen const lookingBack{"looking-back", "Looking back at the last trick", 320, "jaguar-5"};
Screen const allTricks{"all-tricks", "All tricks", 330, "jabberwocky-4"};
Screen const scorePage{"score-page", "Panel: score", 340, "briscola-chiamata-5"};
Screen const scoreSheet{"score-sheet", "Score sheet", 350, "tarot-5-house"};
Screen const handEnd{"hand-end", "The end of a hand, on the cloth", 205, "tarot-5-house", true};
Screen const podium{"podium", "The podium", 231, "tarot-5-house", true};
Screen const claim{"claim", "Claiming the rest", 360, "jaguar-5"};
Screen const paused{"paused", "Paused", 370, "jaago-chalis-4"};
}  // namespace screens

}  // namespace giaguaro::test
