#include "ui/review/belief_words.h"

#include "ui/known/known_words.h"
#include "ui/text/noun.h"

namespace giaguaro::beliefWords {
namespace {

constexpr Phrase believedBy{phrase("belief", "What {seat} believed", "belief.heading")};
constexpr Phrase knowable{phrase("belief", "What {seat} could guess", "belief.heading-person"),
                          phrase("belief", "What you could guess", "belief.heading-person.you")};
constexpr Phrase thoughtWrong{
    phrase("belief", "{seat} placed {card.the} {where} ({percent}); {truth}.", "belief.wrong")};
constexpr Phrase thoughtRight{
    phrase("belief", "{seat} placed {card.the} {where} ({percent}), and was right.", "belief.right")};
constexpr Phrase seenWrong{
    phrase("belief",
           "By what {seat} could see, the chance that {card.the} was {where} was {percent}; {truth}.",
           "belief.wrong-person"),
    phrase("belief", "By what you could see, the chance that {card.the} was {where} was {percent}; {truth}.",
           "belief.wrong-person.you")};
constexpr Phrase seenRight{
    phrase(
        "belief",
        "From what {seat} could see, the chance that {card.the} was {where} was {percent}; and there it was.",
        "belief.right-person"),
    phrase("belief",
           "From what you could see, the chance that {card.the} was {where} was {percent}; and there it was.",
           "belief.right-person.you")};
constexpr Phrase withSeat{phrase("belief", "with {seat}", "belief.with"),
                          phrase("belief", "with you", "belief.with.you")};
constexpr Phrase withNobody{phrase("belief", "with nobody", "belief.with-nobody")};
constexpr Phrase wasWith{phrase("belief", "it was with {seat}", "belief.truth"),
                         phrase("belief", "it was with you", "belief.truth.you")};
constexpr Phrase wasWithNobody{phrase("belief", "nobody had it", "belief.truth-nobody")};
constexpr Phrase share{phrase("belief", "{percent} {where}", "belief.share")};
constexpr Phrase allShares{phrase("belief", "{card.the}: {list}; {truth}", "belief.all")};
constexpr Phrase guessWrong{
    phrase("belief", "{seat}'s guess: {guess}, {percent}; in truth {truth}.", "belief.partner"),
    phrase("belief", "The likeliest for you: {guess}, {percent}; in truth {truth}.", "belief.partner.you")};
constexpr Phrase guessRight{
    phrase("belief", "{seat}'s guess: {guess}, {percent}; that was right.", "belief.partner-right"),
    phrase("belief", "The likeliest for you: {guess}, {percent}; that was right.",
           "belief.partner-right.you")};
constexpr Phrase you{phrase("belief", "you", "belief.you")};
constexpr Phrase noPartner{phrase("belief", "nobody", "belief.no-partner")};
constexpr Phrase legendWords{phrase("belief",
                                    "In percent of {n} [n:deal that fits/deals that fit] what could be seen "
                                    "then. A frame marks what was true.",
                                    "belief.legend")};

Argument word(QString const& text, std::string_view name) { return args::word(text.toStdString(), name); }
// Never parted at the end of a line.
Argument percentOf(int percent) {
  return word(knownWords::percent(percent).replace(u' ', QChar::Nbsp), "percent");
}

Argument whereOf(Seat seat, Wording const& wording) {
  return word(wording.say(seat == nobody ? say(withNobody) : say(withSeat, {args::seat(seat)})), "where");
}

Argument truthOf(Seat seat, Wording const& wording) {
  return word(wording.say(seat == nobody ? say(wasWithNobody) : say(wasWith, {args::seat(seat)})), "truth");
}

Argument partnerOf(Seat seat, Wording const& wording, std::string_view name) {
  return word(seat == nobody             ? wording.say(say(noPartner))
              : seat == wording.reader() ? wording.say(say(you))
                                         : wording.name(seat),
              name);
}

}  // namespace

QString heading(BeliefScene const& belief, Wording const& wording) {
  return wording.say(say(belief.person ? knowable : believedBy, {args::seat(belief.seat)}));
}

QString likeliest(BeliefScene const& belief, BeliefScene::Lying const& lying, Wording const& wording) {
  BeliefScene::Share const& first = lying.shares.front();
  bool const right = first.seat == lying.truly;
  Phrase const& told = belief.person ? (right ? seenRight : seenWrong) : right ? thoughtRight : thoughtWrong;
  return wording.say(say(told, {args::seat(belief.seat), args::card(lying.card), percentOf(first.percent),
                                whereOf(first.seat, wording), truthOf(lying.truly, wording)}));
}

QString all(BeliefScene::Lying const& lying, Wording const& wording) {
  QStringList list;
  for (BeliefScene::Share const& each : lying.shares)
    list += wording.say(say(share, {percentOf(each.percent), whereOf(each.seat, wording)}));
  return wording.say(say(allShares, {args::card(lying.card), word(list.join(QStringLiteral(", ")), "list"),
                                     truthOf(lying.truly, wording)}));
}

QString partner(BeliefScene const& belief, Wording const& wording) {
  if (belief.caller == nobody || belief.partners.empty()) return {};
  BeliefScene::Share const& first = belief.partners.front();
  bool const right = first.seat == belief.partner;
  QString const guess =
      wording.say(say(right ? guessRight : guessWrong,
                      {args::seat(belief.seat), partnerOf(first.seat, wording, "guess"),
                       percentOf(first.percent), partnerOf(belief.partner, wording, "truth")}));
  return knownWords::question({.caller = belief.caller}, wording) + u' ' + guess;
}

QString legend(BeliefScene const& belief, Wording const& wording) {
  return wording.say(say(legendWords, {args::number(belief.worlds)}));
}

}  // namespace giaguaro::beliefWords
