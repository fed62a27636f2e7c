#include "core/lessons/lesson_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/cards/text_parts.h"
#include "core/lessons/lesson_walk.h"
#include "core/match/json_read.h"
#include "core/match/record_notes_read.h"

namespace giaguaro {

namespace {

using namespace jsonRead;

constexpr std::size_t longestText = 45;  // in words
constexpr std::size_t longestTitle = 8;
constexpr std::size_t mostSteps = 4;
constexpr std::int64_t mostHands = 1000;

constexpr std::string_view namesOfLesson[] = {"id",      "title",  "players", "names", "options",
                                              "hand",    "dealer", "totals",  "seat",  "deal",
                                              "actions", "steps",  "end"};
constexpr std::string_view namesOfStep[] = {"say", "ask", "right", "answers", "then"};

std::size_t wordsIn(std::string_view text) {
  std::size_t words = 0;
  bool within = false;
  for (char const sign : text) {
    bool const blank = sign == ' ';
    if (!blank && !within) ++words;
    within = !blank;
  }
  return words;
}

void knowAll(json const& value, std::span<std::string_view const> names, std::string const& where) {
  for (auto const& [name, member] : object(value, where).items())
    if (std::ranges::count(names, name) == 0)
      refuse(where, "there is no member " + quotation(name) + " here");
}

class Reader {
 public:
  explicit Reader(GameInfo const& game) : game_(game), deck_(*game.deck) {}

  Lesson lesson(json const& value, std::string const& where) {
    where_ = where;
    knowAll(value, namesOfLesson, where);
    Lesson lesson;
    lesson.game = &game_;
    lesson.id = string(member(value, "id", where), where);
    if (lesson.id.empty()) refuse(where, "the id is empty");
    lesson.title = text(member(value, "title", where), where + ", title", longestTitle);
    lesson.players = static_cast<int>(number(member(value, "players", where), 0, mostSeats, where));
    if (std::ranges::count(game_.players, lesson.players) == 0)
      refuse(where, "this game is not for " + std::to_string(lesson.players) + " players", Kind::settings);
    lesson.names = strings(member(value, "names", where), lesson.players, where + ", names");
    lesson.options = optionsOf(member(value, "options", where), game_);
    lesson.hand = static_cast<int>(number(member(value, "hand", where), 0, mostHands, where));
    lesson.dealer = seat(member(value, "dealer", where), lesson);
    lesson.seat = seat(member(value, "seat", where), lesson);
    std::vector<std::int32_t> const totals =
        numbers(member(value, "totals", where), lesson.players, where + ", totals");
    std::ranges::copy(totals, lesson.totals.begin());
    lesson.deal = deal(member(value, "deal", where), lesson.players);
    auto const table = openTable(lesson);
    lesson.actions = actions(member(value, "actions", where), *table, where + ", actions");
    json const& steps = array(member(value, "steps", where), where + ", steps");
    if (steps.empty() || steps.size() > mostSteps)
      refuse(where,
             "has " + std::to_string(steps.size()) + " steps, and not 1 to " + std::to_string(mostSteps));
    for (std::size_t i = 0; i < steps.size(); ++i)
      lesson.steps.push_back(step(steps[i], *table, lesson.seat, where + ", step " + std::to_string(i + 1)));
    lesson.end = text(member(value, "end", where), where + ", end");
    if (LessonFault const fault = faultOf(lesson); !fault.none())
      refuse(where + ", " + fault.where, fault.what, Kind::illegal);
    return lesson;
  }

 private:
  Seat seat(json const& value, Lesson const& lesson) const {
    return static_cast<Seat>(number(value, 0, lesson.players - 1, where_));
  }

  Deal deal(json const& value, int players) const {
    auto read = dealFromJson(value.dump(), deck_, players);
    if (auto const* problem = std::get_if<Problem>(&read))
      refuse(where_ + ", " + problem->where, problem->what, problem->kind);
    return std::get<Deal>(read);
  }

  static Action action(std::string const& text, Table const& table, std::string const& where) {
    auto const found = table.parse(text);
    if (!found) refuse(where, quotation(text) + " is no action of this game", Kind::action);
    return *found;
  }

  static std::vector<Done> actions(json const& value, Table const& table, std::string const& where) {
    std::vector<Done> list;
    for (json const& each : array(value, where)) {
      auto const done = actionFromJson(each.dump(), table);
      if (auto const* problem = std::get_if<Problem>(&done)) refuse(where, problem->what, problem->kind);
      list.push_back(std::get<Done>(done));
    }
    return list;
  }

  LessonStep step(json const& value, Table const& table, Seat learner, std::string const& where) {
    knowAll(value, namesOfStep, where);
    LessonStep step;
    step.say = text(member(value, "say", where), where + ", say");
    step.ask = text(member(value, "ask", where), where + ", ask");
    for (auto const& [name, reply] : object(member(value, "answers", where), where + ", answers").items()) {
      std::string const place = where + ", answer to " + quotation(name);
      LessonText said = text(reply, place);
      if (name == "*legal")
        step.legal = std::move(said);
      else if (name == "*illegal")
        step.illegal = std::move(said);
      else
        step.answers.emplace_back(action(name, table, place), std::move(said));
    }
    for (json const& each : array(member(value, "right", where), where + ", right")) {
      Action const right = action(string(each, where + ", right"), table, where + ", right");
      if (step.ownAnswer(right) == nullptr)
        refuse(where, "the right action " + each.dump() + " has no answer of its own");
      step.right.push_back(right);
    }
    step.then = actions(member(value, "then", where), table, where + ", then");
    if (std::ranges::count(step.then, learner, &Done::seat) > 0)
      refuse(where + ", then", "an action of the learner stands among those of the others", Kind::turn);
    return step;
  }

  // In the same languages as all others, and with the same cards and suits in each of them.
  LessonText text(json const& value, std::string const& where, std::size_t longest = longestText) {
    LessonText text;
    std::vector<std::string> languages;
    std::optional<std::multiset<std::string>> tokens;
    for (auto const& [language, words] : object(value, where).items()) {
      std::string const& said = string(words, where);
      std::string const place = where + " in " + quotation(language);
      if (said.empty()) refuse(place, "is empty");
      if (wordsIn(said) > longest)
        refuse(place, "has " + std::to_string(wordsIn(said)) + " words, and not " + std::to_string(longest) +
                          " at most");
      std::multiset<std::string> here = tokensOf(said, place);
      if (tokens && *tokens != here) refuse(place, "has other cards and suits than in another language");
      tokens = std::move(here);
      languages.push_back(language);
      text.emplace(language, said);
    }
    if (text.empty()) refuse(where, "is there in no language");
    if (languages_.empty()) languages_ = languages;
    if (languages != languages_) refuse(where, "is not there in the same languages as the first title");
    return text;
  }

  std::multiset<std::string> tokensOf(std::string const& text, std::string const& where) const {
    auto const parts = partsOf(text, deck_);
    if (!parts) refuse(where, "has a token that is no card and no suit");
    std::multiset<std::string> tokens;
    std::string_view before;
    for (TextPart const& part : *parts) {
      bool const opens =
          before.empty() || before.ends_with(". ") || before.ends_with("! ") || before.ends_with("? ");
      if (part.kind == TextPart::Kind::card) tokens.insert(deck_.text(part.card));
      if (part.kind == TextPart::Kind::suit) {
        // Names of suits follow the deck that is drawn, which can be chosen for the forty cards alone.
        if (deck_.id() != Deck::Id::forty)
          refuse(where, "has a token of a suit, whose name is the same in each deck");
        if (opens) refuse(where, "begins a sentence with the token of a suit");
        tokens.insert(std::string(1, suitLetter(part.suit)));
      }
      before = part.kind == TextPart::Kind::words ? std::string_view(part.words) : std::string_view("{}");
    }
    return tokens;
  }

  GameInfo const& game_;
  Deck const& deck_;
  std::string where_;
  std::vector<std::string> languages_;
};

LessonBook read(json const& value) {
  constexpr std::string_view names[] = {"game", "lessons"};
  knowAll(value, names, "");
  std::string const& id = string(member(value, "game", ""), "game");
  LessonBook book{.game = findGame(id)};
  if (book.game == nullptr) refuse("game", "there is no game " + quotation(id), Kind::game);
  json const& lessons = array(member(value, "lessons", ""), "lessons");
  if (lessons.empty()) refuse("lessons", "there are none");
  Reader reader(*book.game);
  for (std::size_t i = 0; i < lessons.size(); ++i) {
    Lesson lesson = reader.lesson(lessons[i], "lesson " + std::to_string(i + 1));
    if (std::ranges::count(book.lessons, lesson.id, &Lesson::id) > 0)
      refuse("lesson " + std::to_string(i + 1), "the id " + quotation(lesson.id) + " is there twice");
    book.lessons.push_back(std::move(lesson));
  }
  return book;
}

}  // namespace

std::variant<LessonBook, Problem> readLessons(std::string_view text) {
  try {
    return read(parse(text));
  } catch (Unreadable const& unreadable) {
    return unreadable.problem;
  }
}

}  // namespace giaguaro
