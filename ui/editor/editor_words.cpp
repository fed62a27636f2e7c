#include "ui/editor/editor_words.h"

#include "ui/text/noun.h"

namespace giaguaro::editorWords {
namespace {

using PlaceKind = DealPlace::Kind;
using Why = DealDraft::Refusal;

constexpr Phrase faceUp{phrase("editor", "{seat}, face up", "editor.up"),
                        phrase("editor", "You, face up", "editor.up.you")};
constexpr Phrase faceDown{phrase("editor", "{seat}, face down", "editor.down"),
                          phrase("editor", "You, face down", "editor.down.you")};
constexpr Phrase handOf{phrase("editor", "{seat}", "editor.hand"),
                        phrase("editor", "You", "editor.hand.you")};
constexpr Phrase turnedUp{phrase("editor", "Turned up", "editor.turned")};
constexpr Phrase notDealt{phrase("editor", "Not dealt", "editor.stock")};
constexpr Phrase countOf{phrase("editor", "{n} of {all}", "editor.count")};
constexpr Phrase isFree{phrase("editor", "{card}, free", "editor.card-free")};
constexpr Phrase isAt{phrase("editor", "{card}: {where}", "editor.card-at")};
constexpr Phrase rowNext{phrase("editor", "{where}, {count}, takes the next card", "editor.row-next")};
constexpr Phrase rowOther{phrase("editor", "{where}, {count}", "editor.row")};
constexpr Phrase rowDeals{phrase("editor", "dealer", "editor.deals")};
constexpr Phrase notFree{
    phrase("editor", "{card.the} is not free: it lies in {seat}'s hand.", "editor.not-free"),
    phrase("editor", "{card.the} is not free: it lies in your hand.", "editor.not-free.you")};
constexpr Phrase notFreeAt{
    phrase("editor", "{card.the} is not free. It lies here: {where}.", "editor.not-free-at")};
constexpr Phrase saidTwice{phrase("editor", "{card.the} is there twice.", "editor.twice")};
constexpr Phrase noSuchCard{phrase("editor", "“{word}” is not a card of this game.", "editor.unknown")};
constexpr Phrase isFull{phrase("editor", "{seat} has all {n} cards already.", "editor.full"),
                        phrase("editor", "You have all {n} cards already.", "editor.full.you")};
constexpr Phrase isFullAt{phrase("editor", "There is no room left: {where}.", "editor.full-at")};
constexpr Phrase onlyOnce{phrase("editor", "There is only one of each card.", "editor.once")};
constexpr Phrase movedAway{
    phrase("editor", "There is only one of each card. Moved here, it leaves {seat} with {n}.",
           "editor.moved"),
    phrase("editor", "There is only one of each card. Moved here, it leaves you with {n}.",
           "editor.moved.you")};
constexpr Phrase howWritten{
    phrase("editor", "A card is written rank, then suit: {list}.", "editor.notation")};
constexpr Phrase noMore{phrase("editor", "Any further card has to go elsewhere.", "editor.no-more")};
constexpr Phrase moveHere{phrase("editor", "Move it here", "editor.mend-move")};
constexpr Phrase leaveOut{phrase("editor", "Leave it out", "editor.mend-leave")};
constexpr Phrase giveTo{phrase("editor", "Give it to {seat}", "editor.mend-give"),
                        phrase("editor", "Take it yourself", "editor.mend-give.you")};
constexpr Phrase putThere{phrase("editor", "Put it here: {where}", "editor.mend-put")};

Argument word(QString const& text, std::string_view name) { return args::word(text.toStdString(), name); }

DealPlace const& placeOf(EditorScene const& scene, std::size_t at) { return scene.draft.places()[at]; }

QString exampleOf(EditorScene const& scene) {
  Deck const& deck = *scene.draft.game().deck;
  CardWriting const writing = writingOf(scene);
  std::vector<Card> const all = deck.sorted(deck.cards());
  QStringList words;
  for (std::size_t const at : {std::size_t{0}, all.size() / 2, all.size() - 1})
    words += writing.text(all[at]);
  return words.join(QStringLiteral(", "));
}

}  // namespace

CardWriting writingOf(EditorScene const& scene) {
  return {*scene.draft.game().deck, scene.letters, wordingOf(scene)};
}

Wording wordingOf(EditorScene const& scene) {
  QStringList names;
  for (Person const& person : scene.people) names += person.name;
  Deck const& deck = *scene.draft.game().deck;
  return {names, scene.viewer, deckWords(deck.id(), scene.frenchForty), &deck};
}

QString place(EditorScene const& scene, std::size_t at) {
  DealPlace const& place = placeOf(scene, at);
  Wording const wording = wordingOf(scene);
  Argument const seat = args::seat(place.seat);
  switch (place.kind) {
    case PlaceKind::hand: return wording.say(say(handOf, {seat}));
    case PlaceKind::top: return wording.say(say(faceUp, {seat}));
    case PlaceKind::under: return wording.say(say(faceDown, {seat}));
    case PlaceKind::turned: return wording.say(say(turnedUp));
    case PlaceKind::stock: break;
  }
  Text const& name = scene.draft.game().stock;
  return name.empty() ? wording.say(say(notDealt)) : said(name);
}

QString count(EditorScene const& scene, std::size_t at) {
  return Wording().say(say(countOf, {args::number(static_cast<int>(scene.draft.at(at).size())),
                                     args::number(placeOf(scene, at).room, "all")}));
}

QString card(EditorScene const& scene, Card card) {
  Wording const wording = wordingOf(scene);
  auto const at = scene.draft.placeOf(card);
  return capitalised(wording.say(at ? say(isAt, {args::card(card), word(place(scene, *at), "where")})
                                    : say(isFree, {args::card(card)})));
}

QString letters(EditorScene const& scene) {
  Deck const& deck = *scene.draft.game().deck;
  Wording const wording = wordingOf(scene);
  CardWriting const writing = writingOf(scene);
  QStringList parts;
  for (Card const card : deck.shown(deck.cards())) {
    if (card.suit() == Suit::trumps) continue;
    QString const part = writing.letter(card.suit()) + u' ' + wording.argument(args::suit(card.suit()));
    if (!parts.contains(part)) parts += part;
  }
  return parts.join(QStringLiteral(", "));
}

QString row(EditorScene const& scene, std::size_t at) {
  Wording const wording = wordingOf(scene);
  bool const next = at == scene.chosen && !scene.draft.isFull(at);
  QStringList parts{wording.say(
      say(next ? rowNext : rowOther, {word(place(scene, at), "where"), word(count(scene, at), "count")}))};
  if (placeOf(scene, at).kind == PlaceKind::hand && placeOf(scene, at).seat == scene.draft.dealer())
    parts += wording.say(say(rowDeals));
  for (Card const card : scene.draft.at(at)) parts += wording.card(card);
  return parts.join(QStringLiteral(", "));
}

QString refusal(EditorScene const& scene) {
  EditorScene::Refused const& refused = *scene.refused;
  Wording const wording = wordingOf(scene);
  Argument const card = args::card(refused.card);
  switch (refused.why) {
    case Why::none: break;
    case Why::elsewhere:
      if (placeOf(scene, *refused.lies).kind == PlaceKind::hand)
        return wording.say(say(notFree, {args::seat(placeOf(scene, *refused.lies).seat), card}));
      return wording.say(say(notFreeAt, {card, word(place(scene, *refused.lies), "where")}));
    case Why::twice: return wording.say(say(saidTwice, {card}));
    case Why::unknown: return wording.say(say(noSuchCard, {word(refused.word, "word")}));
    case Why::full: {
      DealPlace const& full = placeOf(scene, refused.place);
      if (full.kind == PlaceKind::hand)
        return wording.say(say(isFull, {args::seat(full.seat), args::number(full.room)}));
      return wording.say(say(isFullAt, {word(place(scene, refused.place), "where")}));
    }
  }
  return {};
}

QString reason(EditorScene const& scene) {
  EditorScene::Refused const& refused = *scene.refused;
  Wording const wording = wordingOf(scene);
  switch (refused.why) {
    case Why::none: break;
    case Why::elsewhere: {
      DealPlace const& there = placeOf(scene, *refused.lies);
      int const left = static_cast<int>(scene.draft.at(*refused.lies).size()) - 1;
      if (there.kind != PlaceKind::hand) return wording.say(say(onlyOnce));
      return wording.say(say(movedAway, {args::seat(there.seat), args::number(left)}));
    }
    case Why::twice: return wording.say(say(onlyOnce));
    case Why::unknown: return wording.say(say(howWritten, {word(exampleOf(scene), "list")}));
    case Why::full: return wording.say(say(noMore));
  }
  return {};
}

QString mend(EditorScene const& scene) {
  EditorScene::Refused const& refused = *scene.refused;
  Wording const wording = wordingOf(scene);
  if (refused.why == Why::elsewhere && !scene.draft.isFull(refused.place)) return wording.say(say(moveHere));
  if (refused.why == Why::full && refused.instead) {
    DealPlace const& there = placeOf(scene, *refused.instead);
    if (there.kind == PlaceKind::hand) return wording.say(say(giveTo, {args::seat(there.seat)}));
    return wording.say(say(putThere, {word(place(scene, *refused.instead), "where")}));
  }
  return wording.say(say(leaveOut));
}

}  // namespace giaguaro::editorWords
