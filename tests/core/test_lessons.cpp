// The thirty lessons, played through on every right way and with every wrong answer; and the reader, which lets in none
// that could not be.
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

#include "core/cards/text_parts.h"
#include "core/lessons/lesson_json.h"
#include "core/lessons/lesson_play.h"
#include "tests/joined.h"

namespace testLessons {

using namespace giaguaro;
using nlohmann::json;

namespace {

constexpr std::size_t lessonsOfAGame = 6;

std::string textOf(std::string_view game) {
  QFile file(QString(GIAGUARO_SOURCE_DIR "/resources/lessons/%1.json")
                 .arg(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size()))));
  if (!file.open(QIODevice::ReadOnly)) qFatal("There are no lessons of a game.");
  return file.readAll().toStdString();
}

LessonBook bookOf(std::string_view game) {
  auto read = readLessons(textOf(game));
  if (auto const* problem = std::get_if<Problem>(&read)) {
    qWarning("%s", problem->text().c_str());
    return {};
  }
  return std::get<LessonBook>(std::move(read));
}

// All ways that right answers lead, and every wrong answer on them.
struct Ways {
  int ended = 0;
  int wrong = 0;
  QStringList faults{};

  void go(std::shared_ptr<Lesson const> const& lesson, std::vector<Action> const& given) {
    LessonPlay play(lesson, given);
    QString const where = QString("%1, step %2").arg(lesson->id.c_str()).arg(play.step() + 1);
    if (play.state() != LessonPlay::State::asking || play.given() != given) faults << where + ": not asked";
    SeatTable const table = play.table();
    if (table.toAct() != lesson->seat) faults << where + ": not the learner's turn";
    std::vector<Action> right;
    Seen const seen = table.seen();
    for (Offer const& offer : seen.offers) {
      bool const accepted = offer.legal() && play.at().isRight(offer.action);
      if (accepted) {
        right.push_back(offer.action);
        continue;
      }
      ++wrong;
      History const before = table.history();
      LessonPlay::Reply const reply = play.answer(offer.action);
      if (reply.right || reply.legal != offer.legal() || reply.refusal != offer.refusal)
        faults << where + ": answered as something else";
      if (!answers(seen, offer.action)) {
        if (!reply.text.empty()) faults << where + ": a card is answered where a call is asked for";
      } else if (reply.text.size() != 2)
        faults << where + ": no reply to " + table.text(offer.action).c_str();
      if (play.state() != LessonPlay::State::asking || table.history() != before)
        faults << where + ": a wrong answer was done";
    }
    if (right.empty() || right.size() != play.right().size()) faults << where + ": no right answer";
    for (Action const action : right) onward(lesson, given, action, where);
  }

 private:
  void onward(std::shared_ptr<Lesson const> const& lesson, std::vector<Action> given, Action action,
              QString const& where) {
    LessonPlay play(lesson, given);
    LessonPlay::Reply const reply = play.answer(action);
    if (!reply.right || play.at().ownAnswer(action) == nullptr || reply.text != *play.at().ownAnswer(action))
      faults << where + ": a right answer has not its own reply";
    if (play.state() != LessonPlay::State::answered) faults << where + ": not answered";
    while (play.othersToPlay()) play.playNext();
    play.goOn();
    given.push_back(action);
    if (play.state() != LessonPlay::State::ended) return go(lesson, given);
    ++ended;
    if (given.size() != lesson->steps.size()) faults << where + ": it ends too early";
  }
};

}  // namespace

class TestLessons : public QObject {
  Q_OBJECT

  static void addGames() {
    QTest::addColumn<QString>("game");
    for (GameInfo const* game : allGames()) QTest::addRow("%s", game->id.data()) << QString(game->id.data());
  }

 private slots:
  void everyWayAndEveryWrongAnswer_data() { addGames(); }
  void everyWayAndEveryWrongAnswer() {
    QFETCH(QString, game);
    LessonBook const book = bookOf(game.toStdString());
    QCOMPARE(book.lessons.size(), lessonsOfAGame);
    QCOMPARE(book.game->id, std::string_view(game.toStdString()));
    for (Lesson const& lesson : book.lessons) {
      Ways ways;
      ways.go(std::make_shared<Lesson const>(lesson), {});
      QCOMPARE(ways.faults, QStringList());
      QVERIFY2(ways.ended > 0, lesson.id.c_str());
      QVERIFY2(ways.wrong > 0, lesson.id.c_str());
    }
  }

  // Progress is kept by the id.
  void eachIsCalledByItsPlace_data() { addGames(); }
  void eachIsCalledByItsPlace() {
    QFETCH(QString, game);
    LessonBook const book = bookOf(game.toStdString());
    QCOMPARE(book.lessons.size(), lessonsOfAGame);
    QString const name = QString(book.lessons.front().id.c_str()).section('-', 0, -2);
    for (std::size_t i = 0; i < book.lessons.size(); ++i)
      QCOMPARE(QString(book.lessons[i].id.c_str()), QString("%1-%2").arg(name).arg(i + 1));
  }

  void bothLanguagesAreThere_data() { addGames(); }
  void bothLanguagesAreThere() {
    QFETCH(QString, game);
    LessonBook const book = bookOf(game.toStdString());
    QVERIFY(!book.lessons.empty());
    for (Lesson const& lesson : book.lessons) {
      QVERIFY(lesson.title.contains("en") && lesson.title.contains("it"));
      QCOMPARE(lesson.title.size(), 2U);
    }
  }

  // The glossary's words of the English rules.
  void englishHasTheSourcesWords_data() { addGames(); }
  void englishHasTheSourcesWords() {
    QFETCH(QString, game);
    static QRegularExpression const french("\\b(preneur|chien|petites?|gardes?|excuse|chelem|poign\\w+)\\b",
                                           QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    std::function<void(json const&)> const look = [&](json const& value) {
      if (value.is_object() && value.contains("en")) {
        auto const text = QString::fromStdString(value["en"].get<std::string>());
        if (french.match(text).hasMatch()) found << text;
      } else if (value.is_structured()) {
        for (json const& each : value) look(each);
      }
    };
    look(json::parse(textOf(game.toStdString())));
    QCOMPARE(found, QStringList());
  }

  void leftAndTakenUp() {
    auto const lesson = std::make_shared<Lesson const>(bookOf("jaguar").lessons[2]);
    LessonPlay first(lesson);
    Action const given = first.right().back();
    QVERIFY(first.answer(given).right);
    LessonPlay again(lesson, first.given());
    QCOMPARE(again.step(), 1);
    QCOMPARE(again.state(), LessonPlay::State::asking);
    QCOMPARE(again.replyTo(0).text, first.replyTo(0).text);
    // Of what is kept and cannot be done, nothing is.
    QCOMPARE(LessonPlay(lesson, {Action{Action::Kind::pass}}).step(), 0);
    // The end comes only by answering.
    std::vector<Action> all = first.given();
    all.push_back(again.right().front());
    QCOMPARE(LessonPlay(lesson, all).state(), LessonPlay::State::asking);
  }

  void aBadFileIsRefused_data() {
    using Change = std::function<void(json&)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("sentence");
    auto const row = [](char const* name, char const* sentence, Change change) {
      QTest::newRow(name) << std::move(change) << QString(sentence);
    };
    auto const lesson = [](json& book) -> json& { return book["lessons"][2]; };
    row("game", "game: there is no game \"whist\"", [](json& book) { book["game"] = "whist"; });
    row("no lessons", "lessons: there are none", [](json& book) { book["lessons"] = json::array(); });
    row("unknown member", "lesson 3: there is no member \"steppes\" here",
        [=](json& book) { lesson(book)["steppes"] = 1; });
    row("missing member", "lesson 3: the member \"end\" is missing",
        [=](json& book) { lesson(book).erase("end"); });
    row("players", "lesson 3: this game is not for 4 players",
        [=](json& book) { lesson(book)["players"] = 4; });
    row("names", "lesson 3, names: has 1 texts for 5 seats",
        [=](json& book) { lesson(book)["names"] = json::array({"Anna"}); });
    row("option", "options: there is no option \"jokers\" in this game",
        [=](json& book) { lesson(book)["options"]["jokers"] = 1; });
    row("card twice", "lesson 3, deal: the card 7C is there twice",
        [=](json& book) { lesson(book)["deal"]["hands"][0][0] = "7C"; });
    row("hands of another size", "lesson 3, deal: seat 0 has 9 cards instead of 8", [=](json& book) {
      json& hands = lesson(book)["deal"]["hands"];
      hands[0].push_back(hands[1][0]);
      hands[1].erase(0);
    });
    row("out of turn", "lesson 3, actions, action 1: it is not the turn of seat 3",
        [=](json& book) { lesson(book)["actions"][0][0] = 3; });
    row("illegal", "lesson 3, actions, action 8: \"play 2C\" is not legal",
        [=](json& book) { lesson(book)["actions"][7][1] = "play 2C"; });
    row("no action", "lesson 3, actions: \"fly 2C\" is no action of this game",
        [=](json& book) { lesson(book)["actions"][7][1] = "fly 2C"; });
    row("not the learner's turn", "lesson 3, step 1: it is not the learner's turn",
        [=](json& book) { lesson(book)["actions"].erase(8); });
    row("too many steps", "lesson 3: has 5 steps, and not 1 to 4", [=](json& book) {
      json& steps = lesson(book)["steps"];
      while (steps.size() < 5) steps.push_back(steps[0]);
    });
    row("no right one", "lesson 3, step 1: no right answer is legal",
        [=](json& book) { lesson(book)["steps"][0]["right"] = json::array(); });
    row("right without a reply", "lesson 3, step 1: the right action \"play JC\" has no answer of its own",
        [=](json& book) { lesson(book)["steps"][0]["right"].push_back("play JC"); });
    row("no reply", "lesson 3, step 1: nothing answers \"play JC\"",
        [=](json& book) { lesson(book)["steps"][0]["answers"].erase("*legal"); });
    row("reply never heard", "lesson 3, step 1: the answer to \"play 2C\" is never heard", [=](json& book) {
      lesson(book)["steps"][0]["answers"]["play 2C"] = {{"en", "No."}, {"it", "No."}};
    });
    row("usual reply never heard", "lesson 3, step 1: the answer \"*illegal\" is never heard",
        [=](json& book) {
          lesson(book)["steps"][0]["answers"]["*illegal"] = {{"en", "No."}, {"it", "No."}};
        });
    row("then of the learner",
        "lesson 3, step 2, then: an action of the learner stands among those of the others", [=](json& book) {
          lesson(book)["steps"][1]["then"].push_back({0, "play JC"});
        });
    row("then not legal", "lesson 3, step 1, then, action 2: \"play 3H\" is not legal",
        [=](json& book) { lesson(book)["steps"][0]["then"][1][1] = "play 3H"; });
    row("a language missing", "lesson 3, end: is not there in the same languages as the first title",
        [=](json& book) { lesson(book)["end"].erase("it"); });
    row("empty text", "lesson 3, end in \"it\": is empty",
        [=](json& book) { lesson(book)["end"]["it"] = ""; });
    row("long text", "lesson 3, end in \"it\": has 46 words, and not 45 at most", [=](json& book) {
      lesson(book)["end"]["it"] = QString("parola ").repeated(46).trimmed().toStdString();
    });
    row("long title", "lesson 3, title in \"en\": has 9 words, and not 8 at most",
        [=](json& book) { lesson(book)["title"]["en"] = "a b c d e f g h i"; });
    row("other tokens", "lesson 3, end in \"it\": has other cards and suits than in another language",
        [=](json& book) {
          lesson(book)["end"] = {{"en", "Take {AS}."}, {"it", "Prendi {3S}."}};
        });
    row("no token", "lesson 3, end in \"en\": has a token that is no card and no suit", [=](json& book) {
      lesson(book)["end"] = {{"en", "Take {XS}."}, {"it", "Prendi."}};
    });
    row("suit opens", "lesson 3, end in \"en\": begins a sentence with the token of a suit", [=](json& book) {
      lesson(book)["end"] = {{"en", "Well. {C} wins."}, {"it", "Vince {C}."}};
    });
    row("id twice", "lesson 3: the id \"jaguar-1\" is there twice",
        [=](json& book) { lesson(book)["id"] = "jaguar-1"; });
  }
  void aBadFileIsRefused() {
    QFETCH(std::function<void(json&)>, change);
    QFETCH(QString, sentence);
    json book = json::parse(textOf("jaguar"));
    change(book);
    auto const read = readLessons(book.dump());
    QVERIFY(std::holds_alternative<Problem>(read));
    QCOMPARE(QString::fromStdString(std::get<Problem>(read).text()), sentence);
  }

  void noJsonIsRefused() {
    for (char const* text : {"", "{", "[]", "null", "\xff"}) {
      auto const read = readLessons(text);
      QVERIFY2(std::holds_alternative<Problem>(read), text);
      QVERIFY(!std::get<Problem>(read).text().empty());
    }
  }

  void partsOfATextAreFound() {
    auto const parts = partsOf("Take {QD} of {D}.", fortyCards);
    QVERIFY(parts.has_value());
    QCOMPARE(parts->size(), 5U);
    QCOMPARE((*parts)[1].card, *fortyCards.parse("QD"));
    QCOMPARE((*parts)[3].suit, Suit::diamonds);
    QCOMPARE((*parts)[4].words, std::string("."));
    for (char const* bad : {"{", "}", "a}b", "{QD", "{}", "{T21}"}) QVERIFY2(!partsOf(bad, fortyCards), bad);
    QVERIFY(partsOf("{T21} {EX}", seventyEightCards).has_value());
    QVERIFY(partsOf("", fortyCards)->empty());
  }

  // The first hand has three cards, the third five.
  void aLaterHandIsEntered() {
    LessonBook const book = bookOf("jabberwocky");
    Lesson const& lesson = book.lessons[1];
    QCOMPARE(lesson.hand, 2);
    auto const table = openTable(lesson);
    table->deal(lesson.deal, lesson.dealer);
    QCOMPARE(table->handNumber(), 2);
    QCOMPARE(table->cards(lesson.seat).size(), 5);
  }
};

}  // namespace testLessons

QTEST_APPLESS_MAIN(testLessons::TestLessons)
#include "test_lessons.moc"
