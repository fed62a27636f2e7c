#include "ui/duplicate/duplicate_words.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/text/language.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

struct LevelWords {
  char const* id;
  char const* within;  // a sentence
  char const* narrow;  // over a column
};
constexpr std::array levelWords{
    LevelWords{"novice", QT_TRANSLATE_NOOP("giaguaro::DuplicateWords", "the novice"),
               QT_TRANSLATE_NOOP("giaguaro::DuplicateWords", "novice")},
    LevelWords{"club", QT_TRANSLATE_NOOP("giaguaro::DuplicateWords", "the club player"),
               QT_TRANSLATE_NOOP("giaguaro::DuplicateWords", "club")},
    LevelWords{"expert", QT_TRANSLATE_NOOP("giaguaro::DuplicateWords", "the expert"),
               QT_TRANSLATE_NOOP("giaguaro::DuplicateWords", "expert")}};

LevelWords const* wordsOf(QString const& id) {
  auto const* const found =
      std::ranges::find_if(levelWords, [&](LevelWords const& each) { return id == each.id; });
  return found == levelWords.end() ? nullptr : found;
}

QString capital(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

constexpr std::size_t leastResults = 3;  // of which a mean says something
constexpr Phrase ledBy{phrase("table", "{seat} led {card.the}.", "duplicate.led")};

bool isPass(Deed const& deed) { return deed.action.kind == Action::Kind::pass; }

}  // namespace

DuplicateWords::DuplicateWords(DuplicateScene const& scene) : scene_(scene) {
  if (scene.game == nullptr) return;
  auto const seat = static_cast<std::size_t>(scene.seat);
  own_ = scene.people[seat].human && std::ranges::count_if(scene.people, &Person::human) == 1;
  QStringList names;
  for (Person const& person : scene.people) names += person.name;
  Deck const* const deck = scene.game->deck;
  DeckWords const words = deckWords(deck->id(), scene.frenchForty);
  then_ = Wording(names, own_ ? scene.seat : nobody, words, deck);
  names[scene.seat] = player();
  now_ = Wording(names, nobody, words, deck);
  for (DuplicateRow const& row : scene.rows) {
    sumThen_ += row.then;
    sumNow_ += row.now;
  }
}

QString DuplicateWords::who() const {
  return own_ ? tr("You") : scene_.people[static_cast<std::size_t>(scene_.seat)].name;
}

QString DuplicateWords::player() const {
  LevelWords const* const words = wordsOf(scene_.level);
  return words != nullptr ? tr(words->within) : level(scene_.level);
}

QString DuplicateWords::playerShort() const {
  LevelWords const* const words = wordsOf(scene_.level);
  return words != nullptr ? tr(words->narrow) : level(scene_.level);
}

QString DuplicateWords::level(QString const& id) const {
  auto const found = std::ranges::find(scene_.levels, id, &LevelChoice::id);
  return found == scene_.levels.end() ? id : said(found->name);
}

QString DuplicateWords::score(int score) const { return Wording::score(score, scene_.game->halves); }

QString DuplicateWords::expected(double score) const {
  double const whole = scene_.game->halves ? score / 2 : score;
  return Wording::mean(static_cast<int>(std::lround(10 * whole)), 10);
}

QString DuplicateWords::title() const {
  if (scene_.game == nullptr) return {};
  if (scene_.rows.empty()) return capital(tr("%1 on the same deals").arg(player()));
  int const more = sumThen_ - sumNow_;
  if (more == 0)
    return own_ ? tr("You and %1 made the same").arg(player())
                : tr("%1 and %2 made the same").arg(who(), player());
  bool const halves = scene_.game->halves;
  int const size = std::abs(more);
  QString const by = tr("%1 point(s)", "so many more", halves ? (size + 1) / 2 : size)
                         .arg(halves ? Wording::points(size) : QString::number(size));
  //: %1 is "the club player", %2 "4 points"
  if (own_)
    return more < 0 ? capital(tr("%1 made %2 more than you").arg(player(), by))
                    : tr("You made %2 more than %1").arg(player(), by);
  //: %1 and %3 are a name and "the club player", or the reverse; %2 is "4 points"
  QString const title = tr("%1 made %2 more than %3");
  return more < 0 ? capital(title.arg(player(), by, who())) : title.arg(who(), by, player());
}

QString DuplicateWords::subtitle() const {
  if (scene_.game == nullptr) return {};
  QString what = said(scene_.game->name);
  if (scene_.time != 0) {
    QLocale const locale(translatedInto());
    //: a day with its weekday, as QDate writes it: "Saturday 21 November"
    what += QStringLiteral(", ") +
            locale.toString(QDateTime::fromSecsSinceEpoch(scene_.time).date(), tr("dddd d MMMM"));
  }
  auto const done = static_cast<int>(scene_.rows.size());
  QString const seat = own_ ? tr("same cards, same opponents, your seat")
                            : tr("same cards, same opponents, the seat of %1").arg(who());
  QString const hands = scene_.isDone() || done == 0
                            ? tr("on %n hand(s) of %1", nullptr, scene_.hands)
                            : tr("on the first %1 of %n hand(s) of %2", nullptr, scene_.hands).arg(done);
  return hands.arg(what) + QStringLiteral(": ") + seat;
}

QString DuplicateWords::progress() const {
  if (scene_.game == nullptr) return {};
  QString const hands =
      tr("%1 of %n hand(s)", "so many are done", scene_.hands).arg(static_cast<int>(scene_.rows.size()));
  return scene_.isDone() ? tr("all %n hand(s) compared", nullptr, scene_.hands) : hands;
}

QString DuplicateWords::sum() const {
  if (scene_.game == nullptr) return {};
  return scene_.isDone() ? tr("All %n hand(s)", nullptr, scene_.hands) : progress();
}

QString DuplicateWords::apart() const {
  int cards = 0;
  int calls = 0;
  for (DuplicateRow const& row : scene_.rows) {
    if (!row.parting) continue;
    ++(row.parting->then.action.kind == Action::Kind::play ? cards : calls);
  }
  int const alike = static_cast<int>(scene_.rows.size()) - cards - calls;
  QStringList parts;
  if (alike > 0) parts += tr("%n alike", "hands", alike);
  if (cards > 0) parts += tr("%n apart by a card", "hands", cards);
  if (calls > 0) parts += tr("%n apart by a call", "hands", calls);
  return parts.join(QStringLiteral(", "));
}

QString DuplicateWords::method() const {
  QString text = own_ ? tr("Up to the first choice that is not yours, everybody plays as they did then.")
                      : tr("Up to the first choice that is another one, everybody plays as they did then.");
  text += u' ' + tr("From there on the computer players think again, each at its own level and for as long "
                    "as it needs, so the result is the same on every machine.");
  if (!scene_.standIns.empty()) {
    QStringList names;
    for (Seat const seat : scene_.standIns) names += scene_.people[static_cast<std::size_t>(seat)].name;
    //: %1 is "The club player", %2 names
    text += u' ' + tr("%1 then plays for %2 too, since people cannot be asked again.")
                       .arg(capital(player()), Wording::list(names));
  }
  return text;
}

QString DuplicateWords::role(DuplicateRow const& row) const { return then_.say(row.role); }

QString DuplicateWords::when(DuplicateParting const& parting) const {
  HandVerdict::Decision decision;
  decision.trick = parting.trick;
  // Where one of them passes, the other says what is decided there.
  decision.chosen = isPass(parting.then) ? parting.now : parting.then;
  return verdict::whenOf(decision, HandVerdict::aimOf(*scene_.game));
}

QString DuplicateWords::deed(Deed const& deed) const {
  QString const name = verdict::nameOf(deed, then_);
  return name.isEmpty() && isPass(deed) ? tr("pass") : name;
}

QString DuplicateWords::heading(DuplicateRow const& row) const {
  if (!row.parting) return tr("Hand %1").arg(row.number);
  QString const where = tr("Hand %1, %2").arg(row.number).arg(when(*row.parting));
  return own_ ? tr("%1: you first chose differently").arg(where)
              : tr("%1: the first different choice").arg(where);
}

QString DuplicateWords::endThen(DuplicateRow const& row) const { return capital(then_.say(row.endThen)); }
QString DuplicateWords::endNow(DuplicateRow const& row) const { return capital(now_.say(row.endNow)); }

QString DuplicateWords::same() const { return tr("the same cards to the end"); }

QString DuplicateWords::outcome(DuplicateRow const& row) const {
  if (!row.parting) return same();
  bool const passed = isPass(row.parting->then);
  if (passed != isPass(row.parting->now)) {
    //: %1 is "club", as over its column
    if (own_) return (passed ? tr("you passed, %1 called") : tr("you called, %1 passed")).arg(playerShort());
    //: %1 is a name, %2 "club"
    return (passed ? tr("%1 passed, %2 called") : tr("%1 called, %2 passed")).arg(who(), playerShort());
  }
  if (!row.points) return row.parting->trick > 0 ? tr("another card") : tr("another call");
  auto const& [then, now] = *row.points;
  if (then == now) return tr("%n point(s) both times", nullptr, then);
  // Why it came to the same.
  if (row.difference() == 0 && row.bothMade)
    //: points of the caller's side, then and now; "made" and "lost" are the contract
    return (*row.bothMade ? tr("made anyway: %1 or %2") : tr("lost anyway: %1 or %2")).arg(then).arg(now);
  //: points of the caller's side, then and now
  return tr("%1 points against %2").arg(then).arg(now);
}

QString DuplicateWords::position(DuplicateRow const& row) const {
  QStringList sentences;
  if (QString const part = role(row); !part.isEmpty()) sentences += capital(part) + u'.';
  if (row.parting && row.parting->trick > 0) {
    DuplicateParting const& parting = *row.parting;
    if (parting.leader == nobody)
      sentences += own_ ? tr("You lead.") : tr("%1 leads.").arg(who());
    else
      sentences += then_.say(giaguaro::say(ledBy, {args::seat(parting.leader), args::card(parting.led)}));
    if (parting.leader != nobody && own_)
      sentences +=
          parting.after == 0 ? tr("You play last.") : tr("%n player(s) after you.", nullptr, parting.after);
  }
  return sentences.join(u' ');
}

QString DuplicateWords::spoken(DuplicateRow const& row) const {
  QStringList parts{tr("Hand %1").arg(row.number)};
  if (QString const part = role(row); !part.isEmpty()) parts += part;
  parts += who() + u' ' + score(row.then);
  parts += player() + u' ' + score(row.now);
  if (!row.parting) {
    parts += same();
    return parts.join(QStringLiteral(", "));
  }
  parts += tr("difference %1").arg(score(row.difference()));
  //: where, then who did what
  parts += tr("parted in %1: %2 %3, %4 %5")
               .arg(when(*row.parting), who(), deed(row.parting->then), player(), deed(row.parting->now));
  return parts.join(QStringLiteral(", "));
}

QString DuplicateWords::nameOf(DuplicateResult const& result) const {
  if (!result.level.isEmpty()) return level(result.level);
  if (result.own && own_) return tr("You");
  return result.name.isEmpty() ? tr("A person") : result.name;
}

QString DuplicateWords::day(DuplicateResult const& result) const {
  //: a day in a narrow column, as QDate writes it: "22 Nov"
  return result.day.isValid() ? QLocale(translatedInto()).toString(result.day, tr("d MMM")) : QString();
}

QString DuplicateWords::spoken(DuplicateResult const& result) const {
  QStringList parts{QString::number(result.place) + QStringLiteral(". ") + nameOf(result)};
  if (result.day.isValid()) parts += day(result);
  parts += score(result.total);
  if (hasMean()) parts += tr("%1 from the mean").arg(expected(result.toMean));
  return parts.join(QStringLiteral(", "));
}

bool DuplicateWords::hasMean() const { return scene_.results.size() >= leastResults; }

QString DuplicateWords::mean() const {
  QString const fair = tr("Everybody plays the same cards against the same opponents.");
  return hasMean() ? tr("The mean is %1.").arg(expected(scene_.mean)) + u' ' + fair : fair;
}

QString DuplicateWords::tag(Argument const& glyph) const {
  return then_.argument(glyph, QStringLiteral("short"));
}

}  // namespace giaguaro
