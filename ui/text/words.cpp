#include "ui/text/words.h"

#include <array>
#include <cstddef>

namespace giaguaro::words {
namespace {

constexpr std::array<Text, 14> ranks{
    phrase("words", "ace; the: the ace; a: an ace; plural: aces", "rank.ace"),
    phrase("words", "two; the: the two; a: a two; plural: twos", "rank.two"),
    phrase("words", "three; the: the three; a: a three; plural: threes", "rank.three"),
    phrase("words", "four; the: the four; a: a four; plural: fours", "rank.four"),
    phrase("words", "five; the: the five; a: a five; plural: fives", "rank.five"),
    phrase("words", "six; the: the six; a: a six; plural: sixes", "rank.six"),
    phrase("words", "seven; the: the seven; a: a seven; plural: sevens", "rank.seven"),
    phrase("words", "eight; the: the eight; a: an eight; plural: eights", "rank.eight"),
    phrase("words", "nine; the: the nine; a: a nine; plural: nines", "rank.nine"),
    phrase("words", "ten; the: the ten; a: a ten; plural: tens", "rank.ten"),
    phrase("words", "jack; the: the jack; a: a jack; plural: jacks", "rank.jack"),
    phrase("words", "cavalier; the: the cavalier; a: a cavalier; plural: cavaliers", "rank.cavalier"),
    phrase("words", "queen; the: the queen; a: a queen; plural: queens", "rank.queen"),
    phrase("words", "king; the: the king; a: a king; plural: kings", "rank.king"),
};
// In the Italian deck a knight stands where the others have their queen.
constexpr Text knight =
    phrase("words", "knight; the: the knight; a: a knight; plural: knights", "rank.knight");

constexpr std::array<Text, 5> italianSuits{
    phrase("words", "batons", "suit.batons"), phrase("words", "coins", "suit.coins"),
    phrase("words", "cups", "suit.cups"), phrase("words", "swords", "suit.swords"),
    phrase("words", "trumps", "suit.trumps")};
constexpr std::array<Text, 5> frenchSuits{
    phrase("words", "clubs", "suit.clubs"), phrase("words", "diamonds", "suit.diamonds"),
    phrase("words", "hearts", "suit.hearts"), phrase("words", "spades", "suit.spades"),
    phrase("words", "trumps", "suit.trumps")};

}  // namespace

Text rank(Rank rank, DeckWords deck) {
  if (rank == Rank::queen && deck == DeckWords::italian) return knight;
  return ranks.at(static_cast<std::size_t>(rank));
}

Text suit(Suit suit, DeckWords deck) {
  return (deck == DeckWords::italian ? italianSuits : frenchSuits).at(static_cast<std::size_t>(suit));
}

Text trump(int number) {
  if (number == 1) return phrase("words", "petit; the: the petit; a: a petit", "trump.petit");
  if (number == 21) return phrase("words", "21; the: the 21; a: a 21", "trump.21");
  // Numbers that are spoken with a vowel at the front have an article of their own.
  return phrase("words",
                "{n} of trumps; the: the {n} of trumps; a: a {n} of trumps; a-before-8: an {n} of trumps; "
                "a-before-11: an {n} of trumps; a-before-18: an {n} of trumps",
                "trump");
}

Text excuse() { return phrase("words", "joker; the: the joker; a: a joker", "trump.excuse"); }

Text cardOfSuit() { return phrase("words", "{rank} of {suit}", "card"); }
Text listArticle() { return phrase("words", "the", "list.article"); }
Text listComma() { return phrase("words", "{list}, {next}", "list.comma"); }
Text listAnd() { return phrase("words", "{list} and {last}", "list.and"); }
Text listOr() { return phrase("words", "{list} or {last}", "list.or"); }
Text nameForms() { return phrase("words", "{name}; a: {name}", "name"); }

}  // namespace giaguaro::words
