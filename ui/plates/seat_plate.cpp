#include "ui/plates/seat_plate.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/text_line.h"
#include "ui/layout/drawer_layout.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/table_phrases.h"

namespace giaguaro {
namespace {

constexpr char const* agreedToken = "agreed";  // drawn, and no badge

QString markName(Seen::Mark mark) {
  switch (mark) {
    case Seen::Mark::dealer: return QStringLiteral("dealer");
    case Seen::Mark::declarer: return QStringLiteral("taker");
    case Seen::Mark::partner: return QStringLiteral("friend");
  }
  return {};
}

// A second line outside the contour.
void paintHurry(QPainter& painter, Theme const& theme, QRectF const& box, qreal p) {
  QColor line = theme.warn;
  line.setAlphaF(theme.plain ? 1 : 0.45F);
  QRectF const at = box.adjusted(-5 * p, -5 * p, 5 * p, 5 * p);
  painter.setPen(QPen(line, 1.6 * p));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(at, at.height() / 2, at.height() / 2);
}

constexpr qsizetype lettersKept = 6;  // of a name that makes way for a role

// Empty where the name's beginning tells it from all others.
QString briefNameOf(TableScene const& scene, Seat seat, QString const& name, Wording const& wording) {
  QString const begin = name.left(lettersKept);
  for (int i = 0; i < scene.seen.players; ++i) {
    auto const other = static_cast<Seat>(i);
    if (other != seat && labelOf(scene, other, wording).startsWith(begin)) return wording.brief().name(seat);
  }
  return {};
}

void paintToken(QPainter& painter, CardPainter const& cards, QString const& name, QPointF const& at,
                qreal radius) {
  if (name == QLatin1String(agreedToken)) return paintCheckMark(painter, at, radius, cards.theme());
  cards.badge(painter, name, at, radius);
}

constexpr qreal inner = 63;     // from the face's outer edge to the words, at plate scale 1
constexpr qreal ringRoom = 4;   // more, where a ring lies round the face
constexpr qreal clockRoom = 7;  // or the ring of a clock
constexpr qreal wordGap = 9;    // between name and word
constexpr qreal pillText = 13;
constexpr qreal platePillHeight = 27;
constexpr qreal platePillPadding = 12;
constexpr qreal platePillGap = 8;

TextStyle nameStyle(qreal p, Theme const& theme) { return {15 * p, true, theme.onplate}; }
TextStyle wordStyle(qreal p, Theme const& theme) { return {13 * p, true, theme.accent}; }
TextStyle roleStyle(qreal p, Theme const& theme) { return {13 * p, true, theme.onplate2}; }

qreal innerOf(SeatPlate const& plate) {
  return inner + (plate.timed ? clockRoom : plate.pair == PairMark::none ? 0 : ringRoom);
}
// Left free at the far end, which is round. The second line, which says more, may use most of it.
constexpr qreal roundEnd = 10;
constexpr qreal secondLineMore = 6;

qreal lineRoom(SeatPlate const& plate, QRectF const& box, qreal p) {
  return box.width() - (innerOf(plate) + roundEnd) * p;
}

// Of a text that has shrunk as far as drawText lets it.
qreal plateLeastWidth(QFont const& face, TextStyle const& style, QString const& text) {
  return std::ceil(textWidth(face, {tightText(), style.bold, {}, tightText()}, text)) + 1;
}

}  // namespace

// The word beside the name: the role, or else, where no pill stands beside the plate (turnPill), the turn, whichever is the
// first to fit whole. For it a long name is cut a little, but never so that it could be
// another player's.
QString SeatPlate::fittingWord(QFont const& face, TextStyle const& nameStyle, TextStyle const& wordStyle,
                               qreal room) const {
  QString const cut = !briefName.isEmpty()            ? briefName
                      : name.size() > lettersKept + 1 ? name.left(lettersKept) + u'\u2026'
                                                      : name;
  QString const& turnHere = roomBeside ? QString() : turn;
  QString const& first = turnFirst && !turnHere.isEmpty() ? turnHere : role;
  for (auto const& [word, beside] :
       {std::pair(first, name), std::pair(first, cut), std::pair(turnHere, name)})
    if (!word.isEmpty() &&
        plateLeastWidth(face, wordStyle, word) <= room - plateLeastWidth(face, nameStyle, beside))
      return word;
  return {};
}

std::vector<int> SeatPlate::hanging(TableLayout const& layout, QFont const& face) const {
  qreal const p = layout.plateScale();
  qreal const room = lineRoom(*this, layout.plate(seat), p) - wordGap * p;
  // While a clock runs, its words stand in the place of the role.
  bool const told = time.isEmpty() && hurry.isEmpty() && !role.isEmpty() &&
                    fittingWord(face, {15 * p, true, {}}, {13 * p, true, {}}, room) == role;
  std::vector<int> found;
  for (int i = 0; i < tokens.size(); ++i)
    if (!told || (tokens[i] != markName(Seen::Mark::declarer) && tokens[i] != markName(Seen::Mark::partner)))
      found.push_back(i);
  return found;
}

QString SeatPlate::fittingName(QFont const& face, TextStyle const& style, qreal room) const {
  return briefName.isEmpty() || plateLeastWidth(face, style, name) <= room ? name : briefName;
}

QString SeatPlate::totalOf(TableScene const& scene, Seat seat, Wording const& wording) {
  auto const index = static_cast<std::size_t>(seat);
  if (scene.rows.empty() || index >= scene.people.size()) return {};
  Argument score = args::score(scene.totals[index]);
  if (scene.halves) score.kind = Argument::Kind::halfScore;
  return wording.say(say(tablePhrases::seatTotal, {score}));
}

SeatPlate SeatPlate::of(TableScene const& scene, Seat seat, Wording const& wording) {
  SeatPlate plate;
  auto const index = static_cast<std::size_t>(seat);
  plate.seat = seat;
  bool const own = seat == scene.viewer;
  plate.name = labelOf(scene, seat, wording);
  if (index < scene.people.size()) {
    plate.avatar = scene.people[index].avatar;
    if (plate.name.isEmpty()) plate.name = scene.people[index].name;
  }
  plate.briefName = briefNameOf(scene, seat, plate.name, wording);
  plate.active = scene.seen.toAct == seat && !scene.rests() && !scene.seen.over;
  QStringList spoken;
  if (index < scene.seen.seats.size()) {
    Seen::SeatSeen const& seen = scene.seen.seats[index];
    plate.role = wording.say(seen.role);
    plate.pair = pairMarkOf(scene, seat);
    plate.standing = wording.say(seen.standing);
    spoken << wording.say(seen.spoken);
    if (Seat const partner = partnerIn(scene, seat); partner != nobody)
      spoken << wording.say(say(tablePhrases::pairWith, {args::seat(partner)}));
    if (!plate.role.isEmpty()) spoken << plate.role;
    // Among three pairs the signs say who plays with whom: words are only for the two whom the others play against.
    bool const attacks = std::ranges::count(seen.marks, Seen::Mark::declarer) > 0 ||
                         std::ranges::count(seen.marks, Seen::Mark::partner) > 0;
    if (plate.pair != PairMark::none && !attacks) plate.role.clear();
    if (std::ranges::count(seen.marks, Seen::Mark::dealer) > 0)
      spoken << wording.say(say(tablePhrases::dealer));
    plate.bid = GlyphTag::of(seen.bid, wording);
    plate.bidStands = seen.bidStands;
    for (Seen::Mark const mark : seen.marks) {
      plate.tokens << markName(mark);
      // What the taker and its partner are called is the game's to say.
      plate.tokenWords << (mark == Seen::Mark::dealer ? wording.say(say(tablePhrases::dealer)) : plate.role);
    }
  }
  plate.looked = scene.hint && scene.hint->look == seat && !scene.hint->thinking();
  if (plate.looked) {
    plate.tokens << QStringLiteral("eye");
    plate.tokenWords << wording.say(say(tablePhrases::looked));
    spoken << plate.tokenWords.back();
  }
  if (scene.club) {
    auto const give = [&](char const* token, Phrase const& words) {
      plate.tokens << QString::fromLatin1(token);
      plate.tokenWords << wording.say(say(words));
      spoken << plate.tokenWords.back();
    };
    if (index < scene.club->byClock.size() && scene.club->byClock[index])
      give("clock", tablePhrases::byClock);
    if (std::ranges::count(scene.club->agreed, seat) > 0) give(agreedToken, tablePhrases::agreesToEnd);
  }
  if (scene.thinking == seat) plate.thoughts = wording.say(say(tablePhrases::thinks));
  if (own && plate.active && scene.mayAct) plate.turn = wording.say(say(tablePhrases::yourTurn));
  // Where another decides than the one whose cards are seen, it is told beside these.
  bool const looksOn =
      scene.playback && !scene.playback->open && own && seat == scene.bottom && !plate.active;
  if (looksOn && scene.seen.toAct != nobody && !scene.rests() && !scene.seen.over)
    plate.turn = wording.say(say(tablePhrases::decidesNow, {args::seat(scene.seen.toAct)}));
  if (!plate.turn.isEmpty())
    spoken << plate.turn;
  else if (!plate.thoughts.isEmpty())
    spoken << wording.say(say(tablePhrases::thinks));
  else if (plate.active)
    spoken << wording.say(say(tablePhrases::toAct));
  plate.total = totalOf(scene, seat, wording);
  if (!plate.total.isEmpty()) spoken << plate.total;
  plate.spoken = spoken.join(QStringLiteral(", "));
  // At a club table the exit stands there, and the clock says whose turn it is.
  plate.timed = scene.club.has_value();
  plate.turnFirst = scene.seen.hasPiles();
  plate.roomBeside = !plate.turnFirst && !scene.club && !scene.paused && !scene.rests() && !scene.lookingBack;
  return plate;
}

QString SeatPlate::inWords() const {
  QStringList words{name};
  for (QString const& each : {role, turn}) words << each;
  // A bid is often half a sentence, whose other half stands beside it.
  bool const said = bid.empty() || (bid.what.kind != Argument::Kind::number &&
                                    standing.contains(bid.spoken, Qt::CaseInsensitive));
  words << (said ? standing : (bid.spoken + u' ' + standing).trimmed()) << total;
  words.removeAll(QString());
  return words.join(QStringLiteral(", "));
}

QRectF SeatPlate::bounds(TableLayout const& layout, SpreadPlace const& drawer) const {
  qreal const reach = 10 * layout.plateScale();
  QRectF box = layout.plate(seat).adjusted(-reach, -reach, reach, reach);
  if (pair != PairMark::none) box.adjust(-reach, 0, reach, reach);
  // Whatever the word's width: the pill is no longer than the plate, and a little lower or higher at most.
  if (!turn.isEmpty()) box.adjust(0, -1.1 * reach, layout.plate(seat).width(), 3 * reach);
  if (!tokens.isEmpty()) box = box.united(layout.tokens(seat, static_cast<int>(tokens.size())));
  // With the tokens that hang from it then.
  if (drawer.drawer) box = box.united(drawer.area.adjusted(-reach, -reach, reach, 2.4 * reach));
  return box.adjusted(-1, -1, 1, 1);
}

QRectF SeatPlate::turnPill(TableLayout const& layout, QFont const& face) const {
  qreal const p = layout.plateScale();
  QRectF const box = layout.plate(seat);
  if (turn.isEmpty() || !roomBeside) return {};
  QSizeF const size(std::ceil(textWidth(face, {pillText * p, true, {}}, turn)) + 2 * platePillPadding * p,
                    platePillHeight * p);
  qreal const right = seat == layout.input().bottom ? layout.besideYou() : box.right();
  QRectF pill(QPointF(right + platePillGap * p, box.center().y() - size.height() / 2), size);
  // Clear of what a neighbour's plate may have hanging on it.
  for (int other = 0; other < layout.input().players; ++other)
    if (QRectF const marks = layout.tokens(static_cast<Seat>(other), usualTokens);
        other != seat && marks.intersects(pill))
      pill.moveTop(marks.bottom() + 1);
  // Where there is no room for it nothing is told here.
  if (pill.right() > layout.input().size.width()) return {};
  for (int other = 0; other < layout.input().players; ++other)
    if (other != seat && layout.plate(static_cast<Seat>(other)).intersects(pill)) return {};
  return pill;
}

TextStyle SeatPlate::standingStyle(qreal p, Theme const& theme) const {
  if (!thoughts.isEmpty()) return {13 * p, false, theme.accent};
  return {13 * p, bidStands, bidStands ? theme.accent : theme.onplate2};
}

void SeatPlate::paintBid(QPainter& painter, CardPainter const& cards, TableLayout const& layout,
                         Deck const& deck, QFont const& face) const {
  Theme const& theme = cards.theme();
  qreal const p = layout.plateScale();
  QRectF const box = layout.plate(seat);
  bool const right = layout.mirrored(seat);
  qreal const room = lineRoom(*this, box, p) + secondLineMore * p;
  qreal const edge = right ? box.right() - innerOf(*this) * p : box.left() + innerOf(*this) * p;
  TextStyle const standingStyle = this->standingStyle(p, theme);
  // First what was bid, then the words, on either side of the table. Words that a bid leaves no room for
  // are in the tooltip. Down here the plate's end is round already.
  qreal const lower = room - 7 * p;
  qreal const pixels = std::max(12 * p, leastText());
  qreal const tag = std::min(bid.width(face, 20 * p, pixels), lower);
  QString const line = secondLine();
  qreal const wanted = textWidth(face, standingStyle, line);
  bool const close = bid.isWord() || tag + 11 * p + wanted > lower;
  qreal const step = tag + (close ? 7 : 11) * p;
  bool const fits = !bid.isWord() || plateLeastWidth(face, standingStyle, line) <= lower - step;
  qreal const words = fits && !line.isEmpty() ? std::min(lower - step, wanted) : 0;
  qreal const left = right ? edge - words - (words > 0 ? step : tag) : edge;
  // A number of tricks stays in force, whoever bids what after it.
  bool const lasts = bid.what.kind == Argument::Kind::number;
  CardLook look{.shadow = false, .veiled = !bidStands && !lasts};
  if (bidStands) {
    look.ring = theme.accent;
    look.ringWidth = 2.2 * p;
  }
  // Clear of what hangs from the letters of the name, and level with the words beside it.
  qreal const high = (bid.isWord() ? 18 : 20) * p;
  QRectF const place(left, box.top() + 40 * p - high / 2, tag, high);
  bid.paint(painter, cards, deck, face, place, pixels, look);
  if (words > 0)
    drawText(painter, face, standingStyle, QPointF(left + step, box.top() + 46 * p), words + 1, line);
}

QColor SeatPlate::contour(Theme const& theme) const {
  if (!hurry.isEmpty()) return theme.warn;
  if (active) return theme.accent;  // whose turn it is, and nobody else
  return looked ? theme.onplate : theme.plateedge;
}

QPointF SeatPlate::faceCentre(Seat seat, TableLayout const& layout) {
  QRectF const box = layout.plate(seat);
  qreal const aside = 29 * layout.plateScale();
  return {layout.mirrored(seat) ? box.right() - aside : box.left() + aside, box.center().y()};
}

qreal SeatPlate::faceSide(TableLayout const& layout) { return 54 * layout.plateScale(); }

// The two moods have disc and contour in common: what differs comes gently over what was.
void SeatPlate::paintFace(QPainter& painter, CardPainter const& cards, QPointF const& centre,
                          qreal side) const {
  if (faceLook.part < 1) cards.avatar(painter, avatar, centre, side, faceLook.before);
  qreal const opaque = painter.opacity();
  painter.setOpacity(opaque * faceLook.part);
  cards.avatar(painter, avatar, centre, side, faceLook.now);
  painter.setOpacity(opaque);
}

namespace {

// What lies open is one thing with its plate, and no rail runs between its cards.
void paintDrawer(QPainter& painter, Theme const& theme, QRectF const& plate, QRectF const& drawer, qreal p) {
  qreal const more = 2.5 * p, under = 9 * p;
  QRectF box = drawer.adjusted(-more, 0, more, more);
  // Its end lies under the plate.
  if (drawer.center().y() > plate.center().y())
    box.setTop(plate.bottom() - under);
  else
    box.setBottom(plate.top() + under);
  QColor ground = theme.plate;
  if (!theme.plain) ground.setAlphaF(0.8F);
  painter.setPen(theme.plain ? QPen(theme.plateedge, 1.5 * p) : QPen(Qt::NoPen));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, 7 * p, 7 * p);
}

}  // namespace

void SeatPlate::paint(QPainter& painter, CardPainter const& cards, TableLayout const& layout,
                      Deck const& deck, QFont const& face, SpreadPlace const& drawer) const {
  Theme const& theme = cards.theme();
  qreal const p = layout.plateScale();
  QRectF const box = layout.plate(seat);
  bool const right = layout.mirrored(seat);
  painter.setRenderHint(QPainter::Antialiasing);
  if (drawer.drawer) paintDrawer(painter, theme, box, drawer.area, p);
  paintPlate(painter, theme, box, box.height() / 2, contour(theme), (active ? 3.2 : 1.5) * p, 3 * p);
  if (active && hurry.isEmpty() && !theme.plain) paintGlow(painter, theme, box, p);
  if (!hurry.isEmpty()) paintHurry(painter, theme, box, p);

  QPointF const face_ = faceCentre(seat, layout);
  paintFace(painter, cards, face_, faceSide(layout));
  paintPairRing(painter, pair, face_, faceSide(layout), right, theme);

  // The text runs from the face towards the table's middle.
  qreal const room = lineRoom(*this, box, p);
  qreal const edge = right ? box.right() - innerOf(*this) * p : box.left() + innerOf(*this) * p;
  Qt::AlignmentFlag const side = right ? Qt::AlignRight : Qt::AlignLeft;
  qreal const away = right ? -1 : 1;

  TextStyle const nameInk = nameStyle(p, theme);
  TextStyle wordInk = wordStyle(p, theme);
  if (!hurry.isEmpty()) wordInk.ink = theme.warn;
  qreal const gap = wordGap * p;
  qreal const first = box.top() + 25 * p;
  QString const word = !hurry.isEmpty()  ? hurry
                       : !time.isEmpty() ? time
                                         : fittingWord(face, nameInk, wordInk, room - gap);
  qreal const wordRoom = word.isEmpty() ? 0 : plateLeastWidth(face, wordInk, word) + gap;
  QString const shown = fittingName(face, nameInk, room - wordRoom);
  qreal const used = drawText(painter, face, nameInk, QPointF(edge, first), room - wordRoom, shown, side);
  QPointF const beside(edge + away * (used + gap), first);
  // Only whose turn it is, is gold.
  if (hurry.isEmpty() && time.isEmpty() && word == role) wordInk = roleStyle(p, theme);
  drawText(painter, face, wordInk, beside, room - used - gap, word, side);
  if (QRectF const pill = turnPill(layout, face); !pill.isNull()) {
    paintPlate(painter, theme, pill, pill.height() / 2, theme.accent, 1.6 * p, 3 * p);
    drawText(painter, face, {pillText * p, true, theme.accent},
             QPointF(pill.center().x(), pill.center().y() + 4.7 * p), pill.width() - 8 * p, turn,
             Qt::AlignHCenter);
  }

  if (bid.empty())
    drawText(painter, face, standingStyle(p, theme), QPointF(edge, box.top() + 44 * p),
             room + secondLineMore * p, secondLine(), side);
  else
    paintBid(painter, cards, layout, deck, face);
  std::vector<int> const marks = hanging(layout, face);
  auto const count = static_cast<int>(marks.size());
  QPointF const drop(0, tokensDrop(drawer, layout.tokens(seat, count)));
  for (int i = 0; i < count; ++i)
    paintToken(painter, cards, tokens[marks[static_cast<std::size_t>(i)]],
               layout.token(seat, i, count) + drop, layout.tokenRadius());
}

}  // namespace giaguaro
