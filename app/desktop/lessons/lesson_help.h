// "Show me": a lesson's help in three steps, made of what the table says and of the lesson's own answers: what to look
// at, which actions come into question, which one is right.
#pragma once

#include <vector>

#include "core/lessons/lesson_play.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

// The first `count` of them, of a lesson that asks; `scene` is that of the moment, whose names and words are used.
std::vector<Message> lessonHelp(LessonPlay const& play, TableScene const& scene, int count);

}  // namespace giaguaro
