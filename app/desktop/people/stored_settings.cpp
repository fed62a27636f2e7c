#include "app/desktop/people/stored_settings.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>
#include <optional>

#include "ui/cards/installed_deck.h"
#include "ui/theme.h"

namespace giaguaro {

namespace {

using std::chrono::milliseconds;

// What stands in the file for a value of an enumeration.
template <class Enum>
struct Word {
  Enum value;
  char const* word;
};
constexpr Word<ClickMode> clickWords[]{{ClickMode::onePlays, "one"}, {ClickMode::secondPlays, "second"}};
constexpr Word<GuideDepth> guideWords[]{
    {GuideDepth::newcomer, "newcomer"}, {GuideDepth::player, "player"}, {GuideDepth::off, "off"}};
constexpr Word<MotionPace> motionWords[]{{MotionPace::off, "off"},
                                         {MotionPace::brisk, "brisk"},
                                         {MotionPace::normal, "normal"},
                                         {MotionPace::slow, "slow"}};
constexpr Word<CourtLetters> letterWords[]{{CourtLetters::usual, "usual"},
                                           {CourtLetters::italian, "italian"},
                                           {CourtLetters::english, "english"},
                                           {CourtLetters::french, "french"}};
constexpr Word<CardBack> backWords[]{
    {CardBack::own, "own"}, {CardBack::blue, "blue"}, {CardBack::red, "red"}, {CardBack::trumps, "trumps"}};

// `chosen`: by the person; until then it is not in the file.
template <class Set, class Each>
void ownOf(Set& set, Each const& each) {
  each("cards/clicks", set.clicks, clickWords);
  each("guide/depth", set.guide, guideWords);
  each("guide/ranks", set.ranksOpen);
  each("paces/thinking", set.thinking, Settings::longestThinking);
  each("paces/trickUntilClick", set.trickUntilClick);
  each("paces/trick", set.trickRest, Settings::longestTrickRest);
  each("paces/result", set.resultRest, Settings::longestResultRest);
  each("paces/motion", set.motion, motionWords, set.motionChosen);
}

template <class Set, class Each>
void commonOf(Set& set, Each const& each) {
  each("table/theme", set.theme, Theme::offered(), set.themeChosen);
  each("cards/fourColours", set.cards.variant.fourColours);
  each("cards/largeIndices", set.cards.variant.largeIndices);
  each("cards/letters", set.cards.variant.letters, letterWords);
  each("cards/back", set.cards.back, backWords);
  each("cards/deck40", set.cards.forty);
  each("cards/deck52", set.cards.fiftyTwo);
  each("cards/size", set.cardSize, Settings::cardSizes);
  each("sound/on", set.sound);
  each("sound/volume", set.volume, Settings::loudest);
}

struct Reader {
  QSettings const& settings;
  QString prefix{};

  QString text(char const* key) const { return settings.value(prefix + QLatin1String(key)).toString(); }
  std::optional<int> number(char const* key) const {
    bool isNumber = false;
    int const value = text(key).toInt(&isNumber);
    return isNumber && value >= 0 ? std::optional(value) : std::nullopt;
  }

  void operator()(char const* key, bool& value) const {
    QString const word = text(key);
    value = word == "true" || (word != "false" && value);
  }
  void operator()(char const* key, int& value, int most) const {
    if (auto const read = number(key)) value = std::min(*read, most);
  }
  template <std::size_t count>
  void operator()(char const* key, int& value, std::array<int, count> const& offered) const {
    if (auto const read = number(key); read && std::ranges::count(offered, *read) > 0) value = *read;
  }
  void operator()(char const* key, milliseconds& value, milliseconds longest) const {
    if (auto const read = number(key)) value = std::min(milliseconds(*read), longest);
  }
  template <class Enum, std::size_t count>
  void operator()(char const* key, Enum& value, Word<Enum> const (&words)[count], bool& chosen) const {
    QString const word = text(key);
    auto const found = std::ranges::find_if(words, [&](Word<Enum> const& each) { return word == each.word; });
    chosen = found != std::end(words);
    if (chosen) value = found->value;
  }
  template <class Enum, std::size_t count>
  void operator()(char const* key, Enum& value, Word<Enum> const (&words)[count]) const {
    bool chosen = false;
    (*this)(key, value, words, chosen);
  }
  void operator()(char const* key, QString& value, QStringList const& offered, bool& chosen) const {
    chosen = offered.contains(text(key));
    if (chosen) value = text(key);
  }
  // Whether a deck is installed today is seen when it is drawn.
  void operator()(char const* key, QString& deck) const {
    deck = isDeckId(text(key)) ? text(key) : QString();
  }
};

struct Writer {
  QSettings& settings;
  QString prefix{};

  template <class Value>
  void write(char const* key, Value const& value, bool chosen = true) const {
    if (chosen)
      settings.setValue(prefix + QLatin1String(key), value);
    else
      settings.remove(prefix + QLatin1String(key));
  }

  void operator()(char const* key, bool value) const { write(key, value); }
  template <class Limit>
  void operator()(char const* key, int value, Limit const&) const {
    write(key, value);
  }
  void operator()(char const* key, milliseconds value, milliseconds) const {
    write(key, static_cast<int>(value.count()));
  }
  template <class Enum, std::size_t count>
  void operator()(char const* key, Enum value, Word<Enum> const (&words)[count], bool chosen = true) const {
    auto const found = std::ranges::find(words, value, &Word<Enum>::value);
    write(key, QString::fromLatin1(found->word), chosen);
  }
  void operator()(char const* key, QString const& value, QStringList const&, bool chosen) const {
    write(key, value, chosen);
  }
  void operator()(char const* key, QString const& deck) const { write(key, deck); }
};

}  // namespace

Settings readSettings(QSettings const& from, QString const& prefix) {
  Settings settings;
  ownOf(settings, Reader{from, prefix});
  commonOf(settings, Reader{from});
  return settings;
}

void writeOwnSettings(QSettings& to, QString const& prefix, Settings const& settings) {
  ownOf(settings, Writer{to, prefix});
}

void writeCommonSettings(QSettings& to, Settings const& settings) { commonOf(settings, Writer{to}); }

}  // namespace giaguaro
