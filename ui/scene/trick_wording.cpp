#include "ui/scene/trick_wording.h"

#include "ui/scene/table_phrases.h"

namespace giaguaro {
namespace {

QString spokenCard(Seen::PlayedCard const& played, Seen::Trick const& trick, Wording const& wording,
                   bool complete) {
  Argument const card = args::card(played.card);
  Argument const seat = args::seat(played.seat);
  QString said;
  if (played.seat != trick.winner)
    said = wording.say(say(tablePhrases::cardOnTable, {card, seat}));
  else if (complete)
    said = wording.say(say(tablePhrases::cardTaking, {card, seat}));
  else if (trick.winning.empty())
    said = wording.say(say(tablePhrases::cardWinning, {card, seat}));
  else
    said = wording.say(say(tablePhrases::cardWinningAs,
                           {card, seat, args::word(wording.say(trick.winning).toStdString(), "what")}));
  if (played.worth == 0) return said;
  return wording.say(
      say(tablePhrases::cardWorth, {args::word(said.toStdString(), "what"), args::points(played.worth)}));
}

}  // namespace

QStringList spokenCards(Seen::Trick const& trick, Wording const& wording, bool complete) {
  QStringList spoken;
  for (Seen::PlayedCard const& played : trick.cards) spoken << spokenCard(played, trick, wording, complete);
  return spoken;
}

QString spokenTrick(Seen::Trick const& trick, Wording const& wording) {
  QStringList sentences{wording.say(say(tablePhrases::trickNumber, {args::number(trick.number)})),
                        wording.say(say(tablePhrases::leads, {args::seat(trick.leader)})),
                        spokenCards(trick, wording, true).join(QStringLiteral("; ")) + u'.',
                        wording.say(trick.taken)};
  sentences.removeAll(QString());
  return sentences.join(u' ');
}

}  // namespace giaguaro
