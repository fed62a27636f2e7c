// Pictures of every game at every table size under each set of rules, in the real window, in both languages
// and at the sizes that are promised: nothing that is written is cut off, nothing lies over anything else,
// and at each seat stands the name of who sits there. Once more in a language that is 40 % longer, in which
// whatever cannot be translated stands out.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <algorithm>
#include <map>
#include <set>

#include "app/desktop/match/level_choices.h"
#include "app/desktop/match/usual_seats.h"
#include "app/desktop/watching/demonstration.h"
#include "app/desktop/watching/watching.h"
#include "tests/app/first_hand_tools.h"
#include "tests/app/games_here.h"
#include "tests/app/known_states.h"
#include "tests/app/lesson_tools.h"
#include "tests/app/painted_texts.h"
#include "tests/app/picture_stage.h"
#include "tests/app/picture_states.h"
#include "tests/app/table_sets.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "tests/ui/pseudo.h"
#include "tests/ui/visible_texts.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/seat_place.h"
#include "ui/first_page/tips_sheet.h"
#include "ui/hand/card_button.h"
#include "ui/help/help_window.h"
#include "ui/host/curtain.h"
#include "ui/host/guide_bubble.h"
#include "ui/host/seat_bubble.h"
#include "ui/known/known_page.h"
#include "ui/lessons/lessons_sheet.h"
#include "ui/panels/score_line.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/table_phrases.h"
#include "ui/sheets/question_sheet.h"
#include "ui/sheets/sheet.h"
#include "ui/table/table_widget.h"
#include "ui/table/trick_view.h"
#include "ui/text/game_id.h"
#include "ui/text/language.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/rich_text.h"
#include "ui/toolkit/status_line.h"
#include "ui/tricks/trick_list.h"
#include "ui/watching/playback_bar.h"
#include "ui/watching/watch_sheet.h"

namespace testPictures {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// Where every screen is painted: in the two narrowest frames and in the usual one, under further rules of
// a table in the two that have least room; with GIAGUARO_LONG set, as the long tier has it, in all.
bool const isLong = qEnvironmentVariableIsSet("GIAGUARO_LONG");
struct Frame {
  char const* name;
  QSize size;
  char const* language;
  bool always = false;
  enum class Panel : std::uint8_t { asUsual, open } panel = Panel::asUsual;
  Names names = Names::usual;
  bool tightest = false;
};
constexpr std::array frames{
    Frame{"900x600 en", {900, 600}, "en"},
    Frame{"900x600 it", {900, 600}, "it"},
    Frame{"1280x800 en", {1280, 800}, "en"},
    Frame{"1280x800 it", {1280, 800}, "it", true},
    Frame{"900x600 pseudo", {900, 600}, pseudoLanguage, true, Frame::Panel::asUsual, Names::usual, true},
    Frame{"3840x2160 en", {3840, 2160}, "en"},
    Frame{"3840x2160 it", {3840, 2160}, "it"},
    Frame{"900x600 it, panel", {900, 600}, "it", false, Frame::Panel::open},
    Frame{"900x600 en, long names", {900, 600}, "en", false, Frame::Panel::asUsual, Names::longest},
    Frame{"900x600 it, panel, long names", {900, 600}, "it", true, Frame::Panel::open, Names::longest, true}};

constexpr qsizetype lettersKept = 6;  // of a name that is too long for its plate

// Kinds of things that lie on the table.
enum class Kind : std::uint8_t { pile, plate, tokens, edge, dock, spread, played, pill, hand, bubble };
struct Thing {
  Kind kind;
  QString name;
  QRectF place;  // in the window
};

// What lies over another on purpose.
bool mayOverlap(Thing const& one, Thing const& other) {
  auto const are = [&](Kind a, Kind b) {
    return (one.kind == a && other.kind == b) || (one.kind == b && other.kind == a);
  };
  return are(Kind::hand, Kind::hand)         // a fan
         || are(Kind::pile, Kind::pile)      // on a small table
         || are(Kind::pile, Kind::hand)      // what is put aside stands before them
         || are(Kind::played, Kind::played)  // a trick lies close together; see checkIndices
         || are(Kind::pill, Kind::played)    // it hangs over its card, and stands on the foot of the lowest
         || are(Kind::plate, Kind::tokens);  // they hang on its edge
}

}  // namespace

class TestPictures : public QObject {
  Q_OBJECT

  std::vector<TableScene> known_;           // painted in all frames, under other rules of the same game
  std::map<int, std::set<QString>> kinds_;  // of moments painted with so many players, under whatever rules
  std::set<QString> faults_;
  int painted_ = 0;
  int bubbles_ = 0;

  static bool canBeScrolledTo(QWidget const& window, QPointF const& at) {
    // Not rounded up: of a line at the lower edge a single pixel may be seen.
    QPoint const pixel(static_cast<int>(at.x()), static_cast<int>(at.y()));
    for (QWidget const* widget = window.childAt(pixel); widget != nullptr; widget = widget->parentWidget())
      if (widget->inherits("QAbstractScrollArea")) return true;
    return false;
  }

  // Where names are as long as they may be, the status line can be too long for the narrowest window. It is
  // then whole in its tooltip, and to a screen reader.
  static bool isCutOnPurpose(QWidget const& window, PaintedText const& text, Frame const& frame) {
    auto const* line = window.findChild<StatusLine*>();
    if (line == nullptr) return false;
    QRectF const place(line->mapTo(&window, QPoint()), line->size());
    return frame.names == Names::longest && place.contains(text.place.center()) &&
           line->toolTip() == asToolTip(line->text());
  }

  static void checkTexts(QWidget const& window, std::vector<PaintedText> const& texts, Frame const& frame,
                         QStringList& faults) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
      PaintedText const& text = texts[i];
      if (text.window.width() <= 1) continue;  // for screen readers alone
      // A name may be as long as it likes; it is whole in the tooltip.
      bool const name =
          frame.names == Names::longest && std::ranges::any_of(longNames, [&](char const* each) {
            return QString::fromUtf8(each).startsWith(text.text.section(QStringLiteral(": "), -1).chopped(1));
          });
      static QRegularExpression const range(QStringLiteral("[\\dA-Z]\u2026[\\dA-Z]"));  // of keys
      if (QString(text.text).remove(range).contains(u'\u2026') && !name &&
          !isCutOnPurpose(window, text, frame))
        faults << "cut: " + text.text;
      QRectF const shown = text.window & QRectF(QPointF(), window.size());
      bool const across =
          text.place.left() >= shown.left() - 0.6 && text.place.right() <= shown.right() + 0.6;
      bool const down = text.place.top() >= shown.top() - 0.6 && text.place.bottom() <= shown.bottom() + 0.6;
      if (!across || (!down && !canBeScrolledTo(window, text.window.center())))
        faults << "out of its place: " + text.text;
      // What a page that scrolls has beyond its edge is not seen.
      QRectF const inner = (text.place & text.window).adjusted(0.7, 0.7, -0.7, -0.7);
      for (std::size_t k = i + 1; k < texts.size(); ++k)
        if (inner.isValid() && inner.intersects(texts[k].place & texts[k].window))
          faults << text.text + " and " + texts[k].text + " overlap";
    }
  }

  // A name may be as long as it likes.
  static bool namesSomebody(QString const& text) {
    return std::ranges::any_of(longNames,
                               [&](char const* name) { return text.contains(QString::fromUtf8(name)); });
  }

  // A field with one of several words in it cuts them without a sign.
  static void checkChoice(QComboBox const& box, QStringList& faults) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    int const room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    if (box.fontMetrics().horizontalAdvance(box.currentText()) > room) faults << "cut: " + box.currentText();
  }

  // All that is painted or can be heard has been through a translation.
  static void checkTranslated(QWidget const& window, TableScene const& scene,
                              std::vector<PaintedText> const& texts, QStringList& faults,
                              QStringList names = {}) {
    // Commitments and codes of deals are figures; a long one is shown in two parts.
    static QRegularExpression const marks(
        QStringLiteral("<[^>]*>|&[a-z]+;|[0-9a-f]{6}(?: \u00B7 \u00B7 \u00B7 "
                       "[0-9a-f]{6}|[0-9a-f]{58})|\\b[0-9A-HJKMNP-TV-Z]{"
                       "0,4}(?:-[0-9A-HJKMNP-TV-Z]{1,4})+-?\\b"));
    names << QStringLiteral("Giaguaro");
    for (Language const& language : languages()) names << language.name;
    for (SeatChoice const& seat : usualSeats(mostSeats, {}, usualAvatar)) names << seat.name;
    for (auto const& person : scene.people) names << person.name;
    names.removeAll(QString());
    QMap<QString, QString> said = visibleTexts(window, 2);
    for (std::size_t i = 0; i < texts.size(); ++i)
      if (texts[i].window.width() > 1) said.insert(QString("painted %1").arg(i), texts[i].text);
    for (auto each = said.begin(); each != said.end(); ++each)
      for (QString const& word : plainWords(QString(each.value()).remove(marks), names))
        faults << "not translated: " + word + " in " + each.value() + ", " + each.key();
  }

  static void checkLabels(QWidget const& window, QStringList& faults) {
    for (QWidget* widget : window.findChildren<QWidget*>()) {
      if (!widget->isVisible() || widget->width() <= 1) continue;
      // On a plate a sign stands for its words, or fewer of them.
      auto const* box = qobject_cast<QComboBox*>(widget);
      if (box != nullptr && qobject_cast<SeatPlace*>(box->parentWidget()) == nullptr)
        checkChoice(*box, faults);
      auto const* line = qobject_cast<ScoreLine*>(widget);
      if (line != nullptr && !line->columns().crowded && !line->toolTip().isEmpty() &&
          !namesSomebody(line->toolTip()))
        faults << "no words for a hand: " + line->toolTip();
      auto const* label = qobject_cast<QLabel*>(widget);
      bool const text = label != nullptr && !label->text().isEmpty();
      if (!text && qobject_cast<RichText*>(widget) == nullptr) continue;
      bool const wraps = widget->hasHeightForWidth();
      int const height = wraps ? widget->heightForWidth(widget->width()) : widget->sizeHint().height();
      if (height > widget->height() || (!wraps && widget->sizeHint().width() > widget->width()))
        faults << "no room for the label " + (text ? label->text() : widget->accessibleName());
    }
  }

  // What is pointed at says its words in one line, but where they are rich text or have several.
  static void checkTips(MainWindow& window, Frame const& frame, TableScene const& scene,
                        Wording const& wording, QStringList& faults) {
    QStringList tips;
    for (QWidget const* widget : window.findChildren<QWidget*>())
      if (widget->isVisible()) tips << widget->toolTip();
    for (std::size_t seat = 0; seat < scene.people.size(); ++seat) {
      SeatPlate const plate = SeatPlate::of(scene, static_cast<Seat>(seat), wording);
      tips << asToolTip(plate.inWords()) << plate.tokenWords;
    }
    QFontMetrics const metrics(QToolTip::font());
    constexpr int margin = 20;
    for (QString const& tip : tips)
      if (!Qt::mightBeRichText(tip) && metrics.size(0, tip).width() > frame.size.width() - margin)
        faults << "too wide a tip: " + tip;
  }

  static std::vector<Thing> thingsOn(TableWidget& table, TableScene const& scene, Wording const& wording) {
    TableLayout const& layout = table.tableLayout();
    QPointF const origin = table.mapTo(table.window(), QPoint());
    std::vector<Thing> things;
    auto const add = [&](Kind kind, QString const& name, QRectF const& place) {
      if (!place.isEmpty()) things.push_back({kind, name, place.translated(origin)});
    };
    add(Kind::edge, "contract", layout.contractPlate());
    add(Kind::edge, "score", layout.scorePlate());
    for (int i = 0; i < scene.seen.players; ++i) {
      auto const seat = static_cast<Seat>(i);
      add(Kind::plate, QString("plate %1").arg(i), layout.plate(seat));
      // On the edge of a drawer, too.
      QRectF tokens = table.tokensOf(seat);
      if (QRectF const usual = layout.tokens(seat, 1);
          !tokens.isNull() && tokens.bottom() > usual.bottom() + 1)
        tokens.setTop(tokens.center().y() - 8 * layout.plateScale() + 1);
      add(Kind::tokens, QString("tokens %1").arg(i), tokens);
    }
    TrickView const trick = TrickView::of(scene, wording);
    for (Seen::PlayedCard const& played : trick.cards)
      add(Kind::played, QString("card of %1").arg(played.seat), layout.trickCardBounds(played.seat));
    if (trick.winner != nobody && !trick.cards.empty())
      add(Kind::pill, "pill", trick.pillPlace(layout, table.font()));
    if (auto const* dock = table.findChild<Dock*>(); dock->isVisible())
      add(Kind::dock, "dock", dock->paper());
    for (auto const* label : table.findChildren<QLabel*>(QRegularExpression("^spread_"))) {
      if (!label->isVisible()) continue;
      add(Kind::spread, label->objectName(), QRectF(label->geometry()).adjusted(1, 1, -1, -1));
    }
    for (BubblePlace const& place : table.bubblePlaces()) add(Kind::bubble, "bubble", place.bounds());
    for (CardSpot const& spot : cardSpots(scene)) {
      if (spot.row != CardSpot::Row::hand) {
        add(Kind::pile, "card of a pile", layout.piles()->top(spot.lower, spot.place));
        continue;
      }
      qreal const up = layout.lift();
      add(Kind::hand, "card in the hand", layout.handCard(spot.place).adjusted(0, -up, 0, -up));
    }
    return things;
  }

  // The second and third choice of a hint are numbered on the upper edge of their cards, or a little over it.
  static bool numbersIt(PaintedText const& text, Thing const& card) {
    constexpr qreal most = 26;
    bool const number = text.text == QLatin1String("2") || text.text == QLatin1String("3");
    return number && card.kind == Kind::hand && std::abs(text.place.center().y() - card.place.top()) < most;
  }

  static void checkThings(TableWidget& table, std::vector<Thing> const& things,
                          std::vector<PaintedText> const& texts, QStringList& faults) {
    QRectF const inside(table.mapTo(table.window(), QPoint()), table.size());
    for (std::size_t i = 0; i < things.size(); ++i) {
      Thing const& thing = things[i];
      if (!inside.contains(thing.place)) faults << thing.name + " leaves the table";
      for (std::size_t k = i + 1; k < things.size(); ++k)
        if (!mayOverlap(thing, things[k]) && thing.place.intersects(things[k].place))
          faults << thing.name + " and " + things[k].name + " overlap";
      // Words belong to a thing, or keep clear of it.
      for (PaintedText const& text : texts)
        if (text.window.width() > 1 && inside.contains(text.window) && thing.place.intersects(text.place) &&
            !thing.place.contains(text.place) && thing.kind != Kind::played && !numbersIt(text, thing) &&
            !(thing.kind == Kind::pile && text.text == Wording().say(say(tablePhrases::turned))))
          faults << text.text + " runs over " + thing.name;
    }
  }

  // The cards of a trick lie over each other from left to right, and none on another's index.
  static void checkIndices(TableWidget& table, TableScene const& scene, QStringList& faults) {
    TableLayout const& layout = table.tableLayout();
    bool const resting = scene.resting && scene.seen.lastTrick() != nullptr;
    std::vector<QRectF> cards;
    for (auto const& played : resting ? scene.seen.lastTrick()->cards : scene.seen.trick.cards) {
      QPointF const half(layout.trickCardHeight() / 3, layout.trickCardHeight() / 2);
      QPointF const centre = layout.trickCard(played.seat).centre;
      cards.emplace_back(centre - half, centre + half);
    }
    std::ranges::sort(cards, {}, [](QRectF const& card) { return card.center().x(); });
    for (std::size_t i = 0; i < cards.size(); ++i) {
      QRectF const index(cards[i].topLeft(), QSizeF(0.24 * cards[i].width(), 0.26 * cards[i].height()));
      for (std::size_t k = i + 1; k < cards.size(); ++k)
        if (index.intersects(cards[k])) faults << "a card's index lies under another card";
    }
  }

  static void checkNames(TableWidget& table, Frame const& frame, TableScene const& scene,
                         std::vector<PaintedText> const& texts, QStringList& faults) {
    QPointF const origin = table.mapTo(table.window(), QPoint());
    for (int i = 0; i < scene.seen.players; ++i) {
      auto const seat = static_cast<Seat>(i);
      QString const name = scene.playback         ? scene.people[static_cast<std::size_t>(i)].name
                           : seat == scene.viewer ? Wording().say(say(tablePhrases::you))
                           : scene.lesson         ? scene.people[static_cast<std::size_t>(i)].name
                           : frame.names == Names::longest
                               ? QString::fromUtf8(longNames[static_cast<std::size_t>(i)])
                               : usualSeats(mostSeats, {}, usualAvatar)[static_cast<std::size_t>(i)].name;
      QRectF const plate = table.tableLayout().plate(seat).translated(origin);
      if (isUnderBubble(table, plate)) continue;
      bool const found = std::ranges::any_of(texts, [&](PaintedText const& text) {
        bool const begins = frame.names == Names::longest && text.text.endsWith(u'\u2026') &&
                            text.text.size() > lettersKept && name.startsWith(text.text.chopped(1).trimmed());
        return plate.contains(text.place) && (text.text == name || begins);
      });
      if (!found) faults << "the plate of seat " + QString::number(i) + " does not say " + name;
    }
  }

  // Each says the words of its seat, and stands there for those alone who have said something.
  void checkBubbles(TableWidget& table, TableScene const& scene, std::vector<PaintedText> const& texts,
                    Wording const& wording, QStringList& faults) {
    QPointF const origin = table.mapTo(table.window(), QPoint());
    std::map<Seat, QString> said;
    for (std::size_t seat = 0; seat < scene.seen.seats.size() && !scene.lookingBack; ++seat)
      if (Message const& words = scene.seen.seats[seat].said; !words.empty())
        said[static_cast<Seat>(seat)] = wording.say(words);
    if (table.bubbles().size() != said.size()) faults << "not one bubble for each who has spoken";
    for (std::size_t i = 0; i < table.bubbles().size(); ++i) {
      BubblePlace const& place = table.bubblePlaces()[i];
      if (place.box.isNull() || isUnderBubble(table, place.box.translated(origin))) continue;
      ++bubbles_;
      QStringList lines;
      for (PaintedText const& text : texts)
        if (place.box.translated(origin).contains(text.place)) lines << text.text;
      if (lines.join(u' ') != said[table.bubbles()[i].seat])
        faults << "a bubble says " + lines.join(u' ') + " for " + said[table.bubbles()[i].seat];
    }
  }

  // Without what a scene says beside what is painted of it.
  static TableScene asPainted(TableScene scene) {
    scene.match = 0;
    scene.options = {};
    return scene;
  }

  // The curtain or the sheet that lies over all else, if there is one.
  // Of two that are alike in width the upper one: what is raised comes last.
  static QWidget* overOf(MainWindow& window) {
    QWidget* largest = window.findChild<Curtain*>();  // over the whole window, or over the table alone
    if (largest != nullptr && !largest->isVisible()) largest = nullptr;
    for (Sheet* sheet : window.findChildren<Sheet*>())
      if (sheet->isVisible() && (largest == nullptr || sheet->width() >= largest->width())) largest = sheet;
    return largest;
  }

  // These may lie over another's plate where there is no other room.
  static bool isUnderBubble(TableWidget& table, QRectF const& thing) {
    auto const covers = [&](auto const* bubble) {
      return bubble != nullptr && bubble->isVisible() &&
             QRectF(bubble->box()).translated(table.mapTo(table.window(), QPoint())).intersects(thing);
    };
    return covers(table.findChild<GuideBubble*>()) || covers(table.findChild<SeatBubble*>());
  }

  // What the guide says, or what is certain of a seat, lies over the table, and what it covers is not read: its own
  // words, which are no longer among the others.
  template <class Bubble>
  static std::vector<PaintedText> takeBubble(MainWindow& window, std::vector<PaintedText>& texts) {
    auto* const bubble = window.findChild<Bubble*>();
    if (bubble == nullptr || !bubble->isVisible()) return {};
    std::vector<PaintedText> own = paintedTexts(*bubble, window);
    QRectF const box = QRectF(bubble->box()).translated(window.table()->mapTo(&window, QPoint()));
    std::erase_if(texts, [&](PaintedText const& text) { return box.intersects(text.place); });
    return own;
  }

  void check(MainWindow& window, Frame const& frame, TableScene const& scene, QString const& moment) {
    // A window that was resized just before waits with its scale, as if it was being dragged.
    QVERIFY(comes([&window] { return windowScale() == scaleFor(window.size()); }));
    // Layouts within layouts each take a turn to hear of what has grown in them.
    haveTurnsUnpainted(window, 8);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ++painted_;
    QWidget* const over = overOf(window);
    std::vector<PaintedText> texts = over != nullptr ? paintedTexts(*over, window) : paintedTexts(window);
    std::vector<PaintedText> const guide =
        over != nullptr ? std::vector<PaintedText>() : takeBubble<GuideBubble>(window, texts);
    std::vector<PaintedText> const facts =
        over != nullptr ? std::vector<PaintedText>() : takeBubble<SeatBubble>(window, texts);
    Wording const wording = wordingOf(scene);
    QStringList faults;
    if (texts.empty()) faults << "nothing is painted";
    checkTexts(window, texts, frame, faults);
    checkTexts(window, guide, frame, faults);
    checkTexts(window, facts, frame, faults);
    checkLabels(window, faults);
    checkTips(window, frame, scene, wording, faults);
    if (over == nullptr && !scene.people.empty()) {
      checkThings(*window.table(), thingsOn(*window.table(), scene, wording), texts, faults);
      checkIndices(*window.table(), scene, faults);
      checkNames(*window.table(), frame, scene, texts, faults);
      checkBubbles(*window.table(), scene, texts, wording, faults);
    }
    if (QLatin1String(frame.language) == QLatin1String(pseudoLanguage))
      checkTranslated(window, scene, texts, faults);
    report(frame, moment, faults);
  }

  void report(Frame const& frame, QString const& moment, QStringList const& faults) {
    for (QString const& fault : faults)
      if (faults_.insert(QString(frame.name) + ": " + fault).second)
        qWarning().noquote() << frame.name << moment << "--" << fault;
  }

  // A page of the help, in a window of its own that is as large as the program's.
  void checkHelp(HelpWindow& help, Frame const& frame, QString const& moment) {
    help.resize(frame.size);
    haveTurnsUnpainted(help, 8);
    ++painted_;
    std::vector<PaintedText> const texts = paintedTexts(help);
    QStringList faults;
    if (texts.empty()) faults << "nothing is painted";
    checkTexts(help, texts, frame, faults);
    checkLabels(help, faults);
    for (QScrollBar const* bar : help.findChildren<QScrollBar*>())
      if (bar->orientation() == Qt::Horizontal && bar->maximum() > 0) faults << "too wide for the window";
    QStringList options;  // are called so on the command line, in every language
    for (GameInfo const* game : allGames())
      for (OptionInfo const& option : game->options)
        options << QString::fromUtf8(option.name.data(), static_cast<qsizetype>(option.name.size()));
    if (QLatin1String(frame.language) == QLatin1String(pseudoLanguage))
      checkTranslated(help, {}, texts, faults, options);
    report(frame, moment, faults);
  }

  void lookAtSheet(MainWindow& window, QString const& moment) {
    for (Frame const& frame : frames) {
      if (frame.panel == Frame::Panel::open || frame.names == Names::longest) continue;
      emit window.languageWanted(frame.language);
      window.resize(frame.size);
      check(window, frame, {}, moment);
    }
  }

  // Moments of a hand of this game that is watched.
  static std::vector<State> watchedStates(GameInfo const& game) {
    Demonstration demonstration(playedHand(game, 12), 0);
    demonstration.playBack(PlaybackDeed::toStart);  // and stop
    std::vector<State> states;
    auto const keep = [&](QString const& moment) {
      states.push_back({demonstration.scene(), "watched, " + moment});
    };
    keep("the deal");
    int const steps = demonstration.scene().playback->steps;
    for (int times = 0; !demonstration.scene().showResult; ++times) {
      demonstration.playBack(PlaybackDeed::forward);
      int const step = demonstration.scene().playback->step;
      if (times % 9 == 4 || demonstration.scene().showResult) keep(QString("step %1").arg(step));
    }
    demonstration.playBack(PlaybackDeed::toStart);
    demonstration.playBack(PlaybackDeed::openCards);
    keep("the deal, all cards");
    while (demonstration.scene().playback->step < steps / 2) demonstration.playBack(PlaybackDeed::forward);
    demonstration.playBack(PlaybackDeed::run);
    keep("all cards, going on");
    // Of several hands, and there is more to be said.
    State several = states.back();
    several.moment += ", of several hands";
    several.scene.playback->hand = 10;
    several.scene.playback->hands = 12;
    states.push_back(several);
    return states;
  }

  static void setFrame(MainWindow& window, Frame const& frame) {
    emit window.languageWanted(frame.language);
    window.resize(frame.size);
    setPanel(window, frame.panel == Frame::Panel::open || frame.size.width() > 1100);
  }

  // The least of what the dock offers, and the most.
  static std::vector<QAbstractButton*> toBeChosen(MainWindow& window, TableScene const& scene) {
    if (!scene.mayAct || scene.hint) return {};
    std::vector<QAbstractButton*> buttons = choosable(window);
    if (buttons.size() > 2) buttons.erase(buttons.begin() + 1, buttons.end() - 1);
    return buttons;
  }

  // Shown in all frames that are painted here.
  void inFrames(MainWindow& window, std::vector<State> const& states, bool everywhere = true) {
    for (Frame const& frame : frames) {
      if (!isLong && !(everywhere ? frame.always : frame.tightest)) continue;
      setFrame(window, frame);
      for (State const& state : states) {
        TableScene const scene = named(state.scene, frame.names);
        window.setScene(scene);
        check(window, frame, scene, state.moment);
        for (QAbstractButton* const button : toBeChosen(window, scene)) {
          button->click();
          check(window, frame, scene, state.moment + ", chosen: " + button->accessibleName());
        }
        if (scene.matchOver && !scene.playback) checkTricks(window, frame, scene, state.moment);
      }
    }
  }

  // Some of the moments once more, with a hint: of each kind of choice that is asked for.
  static void addHints(std::vector<State>& states) {
    std::set<QString> hinted;
    std::vector<State> more;
    for (State const& state : states) {
      std::vector<Action> const open = openTo(state.scene);
      if (!state.scene.mayAct || open.size() < 2) continue;
      QString const kind =
          QString("%1 %2").arg(static_cast<int>(open.back().kind)).arg(state.scene.draftSize > 0);
      if (!hinted.insert(kind).second) continue;
      more.push_back({state.scene, state.moment + ", hint"});
      more.back().scene.hint = Hint{};  // made in each language
    }
    states.insert(states.end(), more.begin(), more.end());
  }

  // The first moment with a trick that is over, as it is while somebody looks back at it.
  static void addLookBack(std::vector<State>& states) {
    auto const found = std::ranges::find_if(states, [](State const& state) {
      return state.scene.mayAct && state.scene.seen.lastTrick() != nullptr;
    });
    if (found == states.end()) return;
    State back{found->scene, found->moment + ", looking back"};
    back.scene.lookingBack = true;
    back.scene.mayAct = false;
    states.push_back(std::move(back));
  }

  // The sheet of all tricks of this hand, from its first row to its last.
  void checkTricks(MainWindow& window, Frame const& frame, TableScene const& scene, QString const& moment) {
    if (scene.seen.tricks.empty()) return;
    QTest::keyClick(&window, Qt::Key_L, Qt::ShiftModifier);
    auto* list = window.findChild<TrickList*>();
    for (int row = 0; row < static_cast<int>(scene.seen.tricks.size()); row += 4) {
      list->setCurrentIndex(list->model()->index(row, 0));
      check(window, frame, scene, moment + ", all tricks");
    }
    QTest::keyClick(list, Qt::Key_Escape);
  }

 private slots:
  void initTestCase() { QVERIFY(addPseudoLanguage()); }

  void tables_data() {
    QTest::addColumn<int>("number");
    std::vector<Set> const sets = allSets();
    for (std::size_t i = 0; i < sets.size(); ++i)
      if (isHere(*sets[i].game)) QTest::newRow(qPrintable(nameOf(sets[i]))) << static_cast<int>(i);
  }
  void tables() {
    QFETCH(int, number);
    faults_.clear();
    painted_ = bubbles_ = 0;
    std::vector<Set> const all = allSets();
    Set const set = all[static_cast<std::size_t>(number)];
    QTemporaryDir const home;
    Program program(home.path(), lineOfSet(set, "en", 5));
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    QElapsedTimer time;
    time.start();
    if (isLong) kinds_.clear();
    std::set<QString> const before = kinds_[set.players];
    bool const first = hasFirstRules(all, static_cast<std::size_t>(number));
    std::vector<State> states =
        statesOf(program.session(), kinds_[set.players], first || isLong ? Looked{} : fewer);
    // What the session does itself would come between.
    QSignalBlocker const blocked(program.session());
    std::erase_if(states, [&](State const& state) { return before.contains(kindOf(state.scene)); });
    qint64 const found = time.restart();
    QVERIFY(!states.empty() || !before.empty());
    std::erase_if(states, [this](State const& state) {
      return std::ranges::find(known_, asPainted(state.scene)) != known_.end();
    });
    addHints(states);
    addLookBack(states);
    for (State const& state : states) known_.push_back(asPainted(state.scene));
    inFrames(window, states, first);
    qInfo("%d states found in %lld ms; %d painted in %lld ms, %d bubbles", static_cast<int>(states.size()),
          static_cast<long long>(found), painted_, static_cast<long long>(time.elapsed()), bubbles_);
    auto const speaks = [](State const& state) {
      return std::ranges::any_of(state.scene.seen.seats, [](auto const& seat) { return !seat.said.empty(); });
    };
    QCOMPARE(bubbles_ > 0, std::ranges::any_of(states, speaks));
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // Before there is a match: the welcome, and what is chosen for each game. Then the preferences.
  void sheets() {
    faults_.clear();
    QTemporaryDir const home;
    Program program(home.path(), lineOf("en"));
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    QVERIFY(window.findChild<Welcome*>() != nullptr);
    lookAtSheet(window, "welcome");
    emit window.languageWanted("en");  // what comes in it must find its room when the language changes
    QVERIFY(program.click("sitDown"));
    for (GameInfo const* game : gamesHere()) {
      QString const id = QString::fromStdString(std::string(game->id));
      for (int const players : game->players) {
        window.findChild<QAbstractButton*>("game_" + id)->click();
        auto* count = window.findChild<QAbstractButton*>(QString("players_%1").arg(players));
        if (count != nullptr) count->click();
        lookAtSheet(window, QString("new match, %1 with %2").arg(id).arg(players));
      }
    }
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
    if (!isHere(*allGames().front())) return;  // what follows is the same whatever is played
    QVERIFY(program.click("dealCards"));
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    window.findChild<QAction*>("actionPreferences")->trigger();
    for (char const* shown : {"clicks_0", "guideDepth_0", "clicks_1", "guideDepth_1", "guideDepth_2"}) {
      window.findChild<QAbstractButton*>(shown)->click();
      lookAtSheet(window, QString("preferences with %1").arg(shown));
    }
    for (char const* section : {"section_1", "section_2", "section_3"}) {
      window.findChild<QAbstractButton*>(section)->click();
      lookAtSheet(window, QString("preferences, %1").arg(section));
    }
    program.press(Qt::Key_Escape);
    window.findChild<QAction*>("actionPeople")->trigger();
    lookAtSheet(window, "people");
    QVERIFY(program.click("addPerson"));
    QTest::keyClicks(window.findChild<QLineEdit*>("personName"), "Anna");
    program.press(Qt::Key_Tab);
    lookAtSheet(window, "people, one added");
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // What is told before a first game, what is asked before something is done, and what can be watched.
  void questions() {
    faults_.clear();
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 7), Tips::toBeOffered);
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    window.findChild<QAction*>("actionNewMatch")->trigger();
    QVERIFY(program.click("dealCards"));
    auto* const tips = window.findChild<TipsSheet*>();
    QVERIFY(tips != nullptr && tips->isVisible());
    for (GameInfo const* game : gamesHere()) {
      tips->setGame(*game);
      lookAtSheet(window, "tips for " + idOf(*game));
    }
    emit window.languageWanted("en");
    QVERIFY(program.click("tipsRead"));
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    while (!program.session().scene().mayClaim) {
      actAsBaseline(program.session());
      QVERIFY(reaches(program.session(), Session::Phase::choosing));
    }
    window.findChild<QAction*>("actionClaim")->trigger();
    auto const* question = window.findChild<QuestionSheet*>();
    QVERIFY(question != nullptr && question->isVisible());
    lookAtSheet(window, "claiming the rest");
    program.press(Qt::Key_Escape);
    window.findChild<QAction*>("actionAbout")->trigger();
    lookAtSheet(window, "about the program");
    program.press(Qt::Key_Escape);
    window.findChild<QAction*>("actionWatch")->trigger();
    auto const sheet = [&] { return window.findChild<WatchSheet*>(); };
    QVERIFY(comes([&] { return sheet() != nullptr && sheet()->isVisible(); }));
    lookAtSheet(window, "what can be watched");
    WatchOffer offer{allGames(), allGames().front(), {}};
    for (GameInfo const* game : allGames())
      offer.matches.push_back({"/" + idOf(*game),
                               game,
                               QDateTime({2026, 12, 24}, {22, 48}),
                               {{"Anna", 120}, {"Bruno", 8}, {"Chiara", -34}, {"Dario", -94}}});
    sheet()->setOffer(offer);
    lookAtSheet(window, "what can be watched, with matches");
    program.press(Qt::Key_Escape);
    for (GameInfo const* game : gamesHere()) {
      UnfinishedMatch match{.game = game->name, .hand = 12, .hands = 40};
      for (SeatChoice const& each : usualSeats(5, "Anna", 1))
        match.players.push_back({each.name, each.avatar, each.human, -1234});
      MatchChoice const choice{idOf(*game), game->usualPlayers, completed(game->options, {}),
                               usualSeats(6, {}, 1)};
      window.showNewMatch(allGames(), levelChoices(), choice, false, {}, {}, {}, match);
      lookAtSheet(window, "an unfinished match of " + idOf(*game));
    }
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // Several people at this screen: the curtain between them, and what all of them are asked.
  void shared() {
    faults_.clear();
    for (GameInfo const* game : gamesHere()) {
      QTemporaryDir const home;
      CommandLine line = lineOfSet({game, game->usualPlayers, completed(game->options, {})}, "en", 7);
      line.match->levels.assign(static_cast<std::size_t>(game->usualPlayers), "human");
      Program program(home.path(), line);
      MainWindow& window = program.window();
      QVERIFY(program.isActive());
      int curtains = 0;
      for (int turn = 0; turn < game->usualPlayers + 2; ++turn) {
        using enum Session::Phase;
        Session& session = program.session();
        QVERIFY(comes([&] { return session.phase() == passing || session.phase() == choosing; }));
        if (session.phase() == passing) {
          TableScene const scene = session.scene();
          QVERIFY(window.findChild<Curtain*>()->isVisible());
          inFrames(window, {{scene, "the curtain"}});
          session.takeSeat();
          ++curtains;
        }
        QVERIFY(reaches(session, choosing));
        if (turn > 0 && program.session().scene().mayUndo) {
          window.findChild<QAction*>("actionUndo")->trigger();
          auto const* question = window.findChild<QuestionSheet*>();
          QVERIFY(question != nullptr && question->isVisible());
          inFrames(window, {{program.session().scene(), "all must agree"}});
          program.press(Qt::Key_Escape);
        }
        actAsBaseline(program.session());
      }
      QVERIFY(curtains > 1);
    }
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // What can be known, on its page and by a player's plate.
  void known() {
    faults_.clear();
    painted_ = 0;
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 7));
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    // What it finds out itself would come between.
    QSignalBlocker const blocked(program.session());
    auto* const bubble = window.findChild<SeatBubble*>();
    int told = 0;
    for (GameInfo const* game : gamesHere()) {
      std::vector<State> const states = knownStates(*game);
      QVERIFY(!states.empty());
      for (Frame const& frame : frames) {
        if (!isLong && !frame.tightest) continue;
        setFrame(window, frame);
        for (State const& state : states) {
          TableScene const scene = named(state.scene, frame.names);
          window.setScene(scene);
          auto const* page = window.findChild<KnownPage*>();
          if (page == nullptr || !page->isVisible()) window.findChild<QAction*>("actionKnown")->trigger();
          check(window, frame, scene, state.moment);
          for (Seat seat = 1; seat < static_cast<Seat>(scene.seen.players); ++seat) {
            bubble->lookAt(seat);
            if (bubble->seat() == nobody) continue;
            ++told;
            check(window, frame, scene, state.moment + QString(", of seat %1").arg(seat));
          }
          bubble->lookAt(nobody);
        }
      }
    }
    QVERIFY(painted_ > 0 && told > 0);
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // A hand that is watched: the bar under the table, and cards that nobody else has seen lie open.
  void watched() {
    faults_.clear();
    QTemporaryDir const home;
    Program program(home.path(), lineOf("en"));
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    program.desktop().watching().watch({WatchChoice::Kind::game, idOf(*gamesHere().front())});
    QVERIFY(comes([&] { return program.desktop().watching().isOn(); }));
    program.desktop().watching().demonstration()->playBack(PlaybackDeed::toStart);  // and stop
    // What is judged of it meanwhile would come between.
    QSignalBlocker const blocked(program.desktop().watching().demonstration());
    for (GameInfo const* game : gamesHere()) inFrames(window, watchedStates(*game));
    QVERIFY(window.findChild<PlaybackBar*>()->isVisible());
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // The choice of a lesson; and the lessons of these games, with what the guide says to every kind of wrong answer.
  void lessons() {
    faults_.clear();
    QTemporaryDir const home;
    Program program(home.path(), lineOf("en"));
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    window.findChild<QAction*>("actionLessons")->trigger();
    QVERIFY(comes([&] { return window.findChild<LessonsSheet*>() != nullptr; }));
    Frame const* now = nullptr;
    LessonTaker taker(program, [&](QString const& moment) {
      check(window, *now, window.scene(), QString::fromStdString(taker.source().lesson().id) + ", " + moment);
    });
    for (Frame const& frame : frames) {
      // In no language but those that they are written in.
      bool const narrow = frame.size.width() == 900;
      if (QLatin1String(frame.language) == QLatin1String(pseudoLanguage) || frame.names == Names::longest)
        continue;
      if (frame.panel == Frame::Panel::open || (!isLong && !narrow)) continue;
      now = &frame;
      emit window.languageWanted(frame.language);
      window.resize(frame.size);
      program.desktop().teaching().offer();
      check(window, frame, {}, "the lessons");
      program.press(Qt::Key_Escape);
      for (GameInfo const* game : gamesHere())
        for (QString const& id : lessonsOf(program.desktop(), *game)) {
          QVERIFY(taker.begin(id));
          QVERIFY(taker.takeAllWays(id, isLong));
        }
    }
    QVERIFY(painted_ > 0 && taker.wrong() > 0);
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // A first hand of these games, led: each idea as it is told.
  void firstHand() {
    faults_.clear();
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 7));
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    Frame const* now = nullptr;
    FirstHandTaker taker(program, [&] {
      QString const title = taker.lead().told.empty() ? QString() : taker.lead().told.back().title.id;
      if (taker.lead().isNew) check(window, *now, window.scene(), title);
    });
    int begun = 0;
    for (Frame const& frame : frames) {
      bool const narrow = frame.size.width() == 900;
      if (QLatin1String(frame.language) == QLatin1String(pseudoLanguage) || frame.names == Names::longest)
        continue;
      if (frame.panel == Frame::Panel::open || (!isLong && !narrow)) continue;
      now = &frame;
      emit window.languageWanted(frame.language);
      window.resize(frame.size);
      for (GameInfo const* game : gamesHere()) {
        QVERIFY(taker.begin(*game));
        QVERIFY(taker.take());
        ++begun;
      }
    }
    QVERIFY(begun > 0 && painted_ > 0);
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // Every page of the help.
  void help() {
    faults_.clear();
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 7));
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    window.findChild<QAction*>("actionKeys")->trigger();
    auto const all = QApplication::topLevelWidgets();
    auto const found = std::ranges::find(all, "helpWindow", &QObject::objectName);
    QVERIFY(found != all.end());
    auto& help = *qobject_cast<HelpWindow*>(*found);
    for (Frame const& frame : frames) {
      if (frame.panel == Frame::Panel::open || frame.names == Names::longest) continue;
      emit window.languageWanted(frame.language);
      for (GameInfo const* game : gamesHere())
        for (int page = 0; page < rulesPages; ++page) {
          help.showRules(game, static_cast<RulesPage>(page));
          checkHelp(help, frame, idOf(*game) + QString(" page %1").arg(page));
        }
      if (!isHere(*allGames().front())) continue;  // what follows is the same whatever is played
      help.showGlossary();
      checkHelp(help, frame, "glossary");
      help.showKeys();
      checkHelp(help, frame, "keys");
    }
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }
};

}  // namespace testPictures

QTEST_MAIN(testPictures::TestPictures)
#include "test_pictures.moc"
