#include "ui/cards/rank_glyph.h"

#include <QPainterPathStroker>
#include <QtMath>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <map>
#include <vector>

#include "ui/text/language.h"
#include "ui/theme.h"

namespace giaguaro {
namespace {

constexpr qreal glyphHeight = 40;
constexpr qreal strokeWidth = 6.5;
constexpr qreal gap = 4;  // between the figures of a number

// A filled outline, or a centre line with a stroke; `turned` about (14, 20) for the nine, which is a six.
struct Part {
  enum class Kind : std::uint8_t { fill, stroke, turned } kind;
  char const* path;
};
struct Glyph {
  char const* text;
  qreal width;
  std::array<Part, 3> parts;
};

#define SIX                                                                                    \
  "M22.9 7.6C20.8 4.7 18 3.25 14.9 3.25C7.4 3.25 3.25 10 3.25 21C3.25 31.2 7.2 36.75 14 36.75" \
  "C20.5 36.75 24.75 32.6 24.75 26.4C24.75 20.2 20.6 16.5 14.6 16.5C9 16.5 4.8 19.6 3.6 24.6"
#define NOUGHT                                                                                          \
  "M14 3.25C21 3.25 24.75 9 24.75 20C24.75 31 21 36.75 14 36.75C7 36.75 3.25 31 3.25 20C3.25 9 7 3.25 " \
  "14 3.25Z"

constexpr auto fill = Part::Kind::fill;
constexpr auto stroke = Part::Kind::stroke;

constexpr std::array glyphs{
    Glyph{"A",
          28,
          {Part{fill, "M0 40L10.1 0H17.9L28 40H21.1L14 12L6.9 40Z"}, Part{fill, "M6.5 24.6H21.5V30.6H6.5Z"}}},
    Glyph{"0", 28, {Part{stroke, NOUGHT}}},
    Glyph{"1", 14.5, {Part{fill, "M8.6 0H14.5V40H8V8.6L0 12.8V5.6Z"}}},
    Glyph{"2",
          27,
          {Part{stroke,
                "M3.5 13C3.7 7 7.8 3.25 13.8 3.25C20 3.25 24 6.7 24 12C24 16.2 21.8 19.2 18.2 22.7L5.2 35.6"},
           Part{fill, "M0.6 33.6H27V40H0.6Z"}}},
    Glyph{
        "3",
        27,
        {Part{stroke,
              "M3.2 9.6C4.9 5.4 8.6 3.25 13.2 3.25C19 3.25 22.9 6.2 22.9 11C22.9 15.9 19 18.8 13.4 18.8H9.2"},
         Part{stroke,
              "M9.2 18.8H13.6C19.8 18.8 23.75 22.1 23.75 27.5C23.75 33.2 19.4 36.75 13 36.75C7.7 36.75 3.9 "
              "34.3 2.4 "
              "29.9"}}},
    Glyph{"4", 28, {Part{fill, "M16 0H23.6V25.6H28V31.8H23.6V40H17.1V31.8H0V26ZM17.1 9.8V25.6H6.8Z"}}},
    Glyph{"5",
          27,
          {Part{fill, "M4.2 0H24.6V6.4H10.2L9.5 15.6L10.4 20.9L8.8 22.2H2.5Z"},
           Part{stroke,
                "M8.2 18.3C9.8 17.1 11.6 16.5 13.7 16.5C19.6 16.6 23.75 20.5 23.75 26.5C23.75 32.7 19.3 "
                "36.75 12.9 "
                "36.75C7.7 36.75 3.9 34.3 2.4 29.9"}}},
    Glyph{"6", 28, {Part{stroke, SIX}}},
    Glyph{"7", 27, {Part{fill, "M0 0H27V6L12.9 40H5.7L19.4 6.5H0Z"}}},
    Glyph{
        "8",
        28,
        {Part{stroke,
              "M14 3.25C19.6 3.25 23.4 6.3 23.4 11C23.4 15.6 19.6 18.7 14 18.7C8.4 18.7 4.6 15.6 4.6 11C4.6 "
              "6.3 8.4 3.25 14 3.25Z"},
         Part{stroke,
              "M14 18.7C20.4 18.7 24.75 22.2 24.75 27.7C24.75 33.2 20.4 36.75 14 36.75C7.6 36.75 3.25 33.2 "
              "3.25 27.7C3.25 22.2 7.6 18.7 14 18.7Z"}}},
    Glyph{"9", 28, {Part{Part::Kind::turned, SIX}}},
    // One glyph, so that the nought can be narrow and its stroke still as wide as the others'.
    Glyph{
        "10",
        37.4,
        {Part{fill, "M8.6 0H14.5V40H8V8.6L0 12.8V5.6Z"},
         Part{
             stroke,
             "M27.3 3.25C31.8 3.25 34.15 8.6 34.15 20C34.15 31.4 31.8 36.75 27.3 36.75C22.8 36.75 20.45 31.4 "
             "20.45 20C20.45 8.6 22.8 3.25 27.3 3.25Z"}}},
    Glyph{"J",
          22,
          {Part{stroke, "M18.75 0V26.6C18.75 33.4 15.9 36.75 10.9 36.75C6.1 36.75 3.3 33.8 3.1 28.2"}}},
    Glyph{"N", 28, {Part{fill, "M0 40V0H6.7L21.6 27.4V0H28V40H21.3L6.4 12.6V40Z"}}},
    Glyph{"Q", 28, {Part{stroke, NOUGHT}, Part{fill, "M14.2 30.2L19.8 26.4L28.4 40H20.6Z"}}},
    Glyph{"K",
          28,
          {Part{fill, "M0 0H6.5V40H0Z"}, Part{fill, "M4 23.9L19.4 0H27.2L4 36Z"},
           Part{fill, "M10.6 22.2L15.5 14.2L28.2 40H20.5Z"}}},
    Glyph{"F", 24, {Part{fill, "M0 0H24V6.4H6.5V16.8H20.6V23H6.5V40H0Z"}}},
    Glyph{"C",
          27,
          {Part{stroke,
                "M24.6 12.2C23.4 6.4 19.8 3.25 14.6 3.25C7.2 3.25 3.25 9.4 3.25 20C3.25 30.6 7.2 36.75 14.6 "
                "36.75C19.8 36.75 23.4 33.6 24.6 27.8"}}},
    Glyph{"R",
          28,
          {Part{fill, "M0 0H6.5V40H0Z"},
           Part{stroke, "M3 3.25H13.6C20 3.25 23.8 6.5 23.8 12.1C23.8 17.7 20 20.9 13.6 20.9H3"},
           Part{fill, "M9.6 20.9H17.1L28 40H20.4Z"}}},
    Glyph{"V", 28, {Part{fill, "M0 0H6.9L14 28L21.1 0H28L17.9 40H10.1Z"}}},
    Glyph{"D",
          28,
          {Part{stroke, "M3.25 3.25H10.4C19.8 3.25 24.75 9 24.75 20C24.75 31 19.8 36.75 10.4 36.75H3.25Z"}}},
};
#undef SIX
#undef NOUGHT

constexpr char const* heart =
    "M0 50C-7 34 -44 12 -44 -18C-44 -38 -33 -50 -20.5 -50C-9.5 -50 -2 -43 0 -32C2 -43 9.5 -50 20.5 -50C33 "
    "-50 44 -38 "
    "44 -18C44 12 7 34 0 50Z";
constexpr char const* spade =
    "M0 -50C7 -34 43 -14 43 12C43 26 33.5 35 22.5 35C14 35 7 30.5 3.6 22.5C4.4 35 8.5 44 16.5 50H-16.5C-8.5 "
    "44 -4.4 35 "
    "-3.6 22.5C-7 30.5 -14 35 -22.5 35C-33.5 35 -43 26 -43 12C-43 -14 -7 -34 0 -50Z";
constexpr char const* diamond = "M0 -50L38 0L0 50L-38 0Z";
constexpr char const* stalk = "M3.5 18C4.4 34 8.5 44 17 50H-17C-8.5 44 -4.4 34 -3.5 18Z";

// The part of SVG's path language that is used above: absolute M L H V C Z. Its numbers have points in every language,
// and strtod reads them as the user's does.
QPainterPath parsed(char const* text) {
  QPainterPath path;
  path.setFillRule(Qt::OddEvenFill);
  char const* at = text;
  char const* const end = at + std::strlen(text);
  auto const number = [&at, end] {
    while (*at == ' ') ++at;
    double value = 0;
    at = std::from_chars(at, end, value).ptr;
    return value;
  };
  auto const point = [&number] {
    double const x = number();
    return QPointF(x, number());
  };
  while (*at != '\0') {
    char const command = *at++;
    QPointF const here = path.currentPosition();
    switch (command) {
      case 'M': path.moveTo(point()); break;
      case 'L': path.lineTo(point()); break;
      case 'H': path.lineTo(number(), here.y()); break;
      case 'V': path.lineTo(here.x(), number()); break;
      case 'C': {
        QPointF const first = point();
        QPointF const second = point();
        path.cubicTo(first, second, point());
        break;
      }
      case 'Z': path.closeSubpath(); break;
      default: break;  // blanks
    }
    while (*at == ' ') ++at;
  }
  return path;
}

// Five points, as on the excuse.
QPainterPath star() {
  constexpr qreal inner = 0.45;
  QPolygonF points;
  for (int i = 0; i < 10; ++i) {
    qreal const reach = 54 * (i % 2 == 0 ? 1 : inner);
    qreal const at = qDegreesToRadians(36.0 * i - 90);
    points << QPointF(reach * std::cos(at), reach * std::sin(at) + 4);
  }
  QPainterPath path;
  path.addPolygon(points);
  path.closeSubpath();
  return path;
}

QPainterPath clubOutline() {
  QPainterPath club = parsed(stalk);
  club.addRect(QRectF(-8, -10, 16, 28));
  for (QPointF const leaf : {QPointF(0, -27.5), QPointF(-22.5, 8), QPointF(22.5, 8)})
    club.addEllipse(leaf, 22.5, 22.5);
  club.setFillRule(Qt::WindingFill);
  return club.simplified();
}

QPainterPath outline(Part const& part) {
  QPainterPath path = parsed(part.path);
  if (part.kind == Part::Kind::fill) return path;
  QPainterPathStroker stroker;
  stroker.setWidth(strokeWidth);
  stroker.setCapStyle(Qt::FlatCap);
  stroker.setJoinStyle(Qt::MiterJoin);
  path = stroker.createStroke(path);
  path.setFillRule(Qt::WindingFill);
  if (part.kind == Part::Kind::turned) path = QTransform().translate(28, glyphHeight).rotate(180).map(path);
  return path;
}

// Parts stay apart: each is filled by its own rule, and they overlap.
struct Outline {
  qreal width = 0;
  std::vector<QPainterPath> parts;
};

// What our decks are drawn with; where two say the same of a deck, the first.
constexpr std::array drawnLetters{CourtLetters::english, CourtLetters::italian, CourtLetters::french};

// Of a whole text; made when first asked for, on the GUI thread alone.
Outline const& outlineOf(QString const& text) {
  static std::map<QString, Outline> known;
  if (auto const found = known.find(text); found != known.end()) return found->second;
  Outline made;
  auto const add = [&made](QString const& part) {
    auto const glyph =
        std::ranges::find_if(glyphs, [&](Glyph const& each) { return part == QLatin1String(each.text); });
    if (glyph == glyphs.end()) return false;
    if (made.width > 0) made.width += gap;
    for (Part const& each : glyph->parts)
      if (each.path) made.parts.push_back(outline(each).translated(made.width, 0));
    made.width += glyph->width;
    return true;
  };
  if (!add(text))
    for (QChar const letter : text) add(letter);
  return known.emplace(text, std::move(made)).first->second;
}

}  // namespace

IndexLetters lettersOf(Deck::Id deck, CourtLetters chosen, QString const& language) {
  if (chosen != CourtLetters::usual) return {deck, chosen};
  QString const& usual = languageOf(language).letters(deck);
  for (CourtLetters const letters : drawnLetters)
    if (courtLetters({deck, letters}) == usual) return {deck, letters};
  return {deck, CourtLetters::english};
}

QString courtLetters(IndexLetters letters) {
  QStringList all;
  for (Rank const rank : {Rank::jack, Rank::cavalier, Rank::queen, Rank::king})
    if (Deck::of(letters.deck).strength(rank) >= 0) all += indexText(rank, letters);
  return all.join(u' ');
}

QString indexText(Rank rank, IndexLetters letters) {
  if (letters.deck == Deck::Id::seventyEight && rank == Rank::ace) return QStringLiteral("1");
  if (letters.letters != CourtLetters::english) {
    bool const italian = letters.letters == CourtLetters::italian;
    if (rank == Rank::jack) return italian ? QStringLiteral("F") : QStringLiteral("V");
    if (rank == Rank::cavalier) return QStringLiteral("C");
    if (rank == Rank::queen)
      return letters.deck == Deck::Id::forty ? QStringLiteral("C") : QStringLiteral("D");
    if (rank == Rank::king) return QStringLiteral("R");
  }
  std::string_view const text = rankText(rank);
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool isIndexText(QString const& text, Rank rank, Deck::Id deck) {
  std::string_view const written = rankText(rank);
  if (text == QLatin1String(written.data(), static_cast<qsizetype>(written.size()))) return true;
  return std::ranges::any_of(drawnLetters, [&](CourtLetters letters) {
    return text == indexText(rank, {deck, letters});
  });
}

qreal rankWidth(QString const& text, qreal height) { return outlineOf(text).width * height / glyphHeight; }

void paintRank(QPainter& painter, QString const& text, QRectF const& box, QColor const& ink) {
  Outline const& outline = outlineOf(text);
  if (outline.width <= 0) return;
  qreal const down = box.height() / glyphHeight;
  qreal const across = std::min(down, box.width() / outline.width);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(box.center().x() - outline.width * across / 2, box.top());
  painter.scale(across, down);
  for (QPainterPath const& part : outline.parts) painter.fillPath(part, ink);
  painter.restore();
}

QPainterPath suitOutline(Suit suit, qreal height) {
  static std::array const outlines{clubOutline(), parsed(diamond), parsed(heart), parsed(spade), star()};
  return QTransform::fromScale(height / 100, height / 100).map(outlines.at(static_cast<std::size_t>(suit)));
}

void paintSuit(QPainter& painter, Suit suit, QPointF const& centre, qreal height, QColor const& ink) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(centre);
  painter.fillPath(suitOutline(suit, height), ink);
  painter.restore();
}

bool isRed(Suit suit) { return suit == Suit::diamonds || suit == Suit::hearts; }

QColor suitInk(Suit suit, bool fourColours) {
  if (suit == Suit::trumps || (fourColours && suit == Suit::diamonds)) return Theme::blue();
  if (fourColours && suit == Suit::clubs) return Theme::green();
  return isRed(suit) ? Theme::red() : Theme::ink();
}

}  // namespace giaguaro
