#include "ui/talk/talk_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace giaguaro::talkWords {
namespace {

using Kind = Saying::Kind;

constexpr std::array notTheFriend{
    Phrase{phrase("talk", "It isn't me.", "talk.not-the-friend.1")},
    Phrase{phrase("talk", "Don't look at me: I haven't got it.", "talk.not-the-friend.2")},
    Phrase{phrase("talk", "I'm against, like you.", "talk.not-the-friend.3")}};
constexpr std::array iAmTheFriend{
    Phrase{phrase("talk", "It's me.", "talk.i-am-the-friend.1")},
    Phrase{phrase("talk", "You can count on me: I hold it.", "talk.i-am-the-friend.2")},
    Phrase{phrase("talk", "No more hiding: I'm with you.", "talk.i-am-the-friend.3")}};
constexpr std::array stayHidden{
    Phrase{phrase("talk", "Whoever has it, not a word until I say so.", "talk.stay-hidden.1")},
    Phrase{phrase("talk", "Whoever you are, stay hidden.", "talk.stay-hidden.2")}};
constexpr std::array showYourself{Phrase{phrase("talk", "Time to show yourself.", "talk.show-yourself.2")},
                                  Phrase{phrase("talk", "Play the called card.", "talk.show-yourself.3")}};
constexpr std::array givePoints{Phrase{phrase("talk", "Put points on this one.", "talk.give-points.1")},
                                Phrase{phrase("talk", "Load it!", "talk.give-points.2")},
                                Phrase{phrase("talk", "Points here, please.", "talk.give-points.3")}};
constexpr std::array keepPoints{Phrase{phrase("talk", "No points on this one.", "talk.keep-points.1")}};
constexpr std::array takeIt{Phrase{phrase("talk", "{seat}, take this trick.", "talk.take-it.1"),
                                   phrase("talk", "Take this trick, you.", "talk.take-it.1.you")},
                            Phrase{phrase("talk", "{seat}, it's up to you.", "talk.take-it.2"),
                                   phrase("talk", "It's up to you.", "talk.take-it.2.you")},
                            Phrase{phrase("talk", "Win it if you can, {seat}.", "talk.take-it.3"),
                                   phrase("talk", "Win it if you can.", "talk.take-it.3.you")}};
constexpr std::array suspect{Phrase{phrase("talk", "I think it's you, {seat}.", "talk.suspect.1"),
                                    phrase("talk", "I think it's you.", "talk.suspect.1.you")},
                             Phrase{phrase("talk", "{seat}, you're too generous.", "talk.suspect.2"),
                                    phrase("talk", "You're too generous.", "talk.suspect.2.you")},
                             Phrase{phrase("talk", "Watch {seat}.", "talk.suspect.3"),
                                    phrase("talk", "I'm watching you.", "talk.suspect.3.you")}};
constexpr std::array trust{Phrase{phrase("talk", "I believe you, {seat}.", "talk.trust.1"),
                                  phrase("talk", "I believe you.", "talk.trust.1.you")},
                           Phrase{phrase("talk", "{seat} is one of us.", "talk.trust.2"),
                                  phrase("talk", "You're one of us.", "talk.trust.2.you")},
                           Phrase{phrase("talk", "I'd bet on {seat}.", "talk.trust.3"),
                                  phrase("talk", "I'd bet on you.", "talk.trust.3.you")}};

std::span<Phrase const> waysOf(Kind kind) {
  switch (kind) {
    case Kind::notTheFriend: return notTheFriend;
    case Kind::iAmTheFriend: return iAmTheFriend;
    case Kind::stayHidden: return stayHidden;
    case Kind::showYourself: return showYourself;
    case Kind::givePoints: return givePoints;
    case Kind::keepPoints: return keepPoints;
    case Kind::takeIt: return takeIt;
    case Kind::suspect: return suspect;
    case Kind::trust: return trust;
  }
  return notTheFriend;
}

constexpr Phrase whyTrue{phrase("talk", "So it is: the cards have shown it.", "talk.why.true")};
constexpr Phrase whyFalse{phrase("talk", "It is not so: the cards have shown it.", "talk.why.false")};
constexpr Phrase whyDenied{
    phrase("talk", "Denied it, but so would whoever holds the card. The chance that it is {seat}: {n}%.",
           "talk.why.denied")};
constexpr Phrase whyClaimed{
    phrase("talk", "Claimed it, but may be misleading you. The chance that it is {seat}: {n}%.",
           "talk.why.claimed")};
constexpr Phrase whySuspect{phrase("talk", "The chance that it is {seat}: {n}%.", "talk.why.suspect"),
                            phrase("talk", "You know better.", "talk.why.suspect.you")};
constexpr Phrase whyTrust{phrase("talk", "The chance that it is not {seat}: {n}%.", "talk.why.trust"),
                          phrase("talk", "You know it.", "talk.why.trust.you")};
constexpr Phrase itsRecord{
    phrase("talk", "So far in this match: true {n} [n:time/times] of {m}.", "talk.why.record")};
constexpr Phrase ourTrick{
    phrase("talk", "The chance that the trick will be ours: {n}%.", "talk.why.our-trick")};
constexpr Phrase theirTrick{
    phrase("talk", "The chance that the trick will be theirs: {n}%.", "talk.why.their-trick")};
constexpr std::array beliefWords{
    phrase("talk", "hardly", "talk.belief.1"), phrase("talk", "half", "talk.belief.2"),
    phrase("talk", "mostly", "talk.belief.3"), phrase("talk", "fully", "talk.belief.4")};
constexpr std::array settledWords{phrase("talk", "not so", "talk.belief.false"),
                                  phrase("talk", "true", "talk.belief.true")};
constexpr Text wish = phrase("talk", "a request", "talk.belief.wish");

// How likely the seat is to be the one who is looked for; nothing: it has not been found out.
std::optional<int> shareOf(Known const& known, Seat seat) {
  if (!known.question.valid()) {
    if (known.partner == nobody) return std::nullopt;
    return known.partner == seat ? 100 : 0;
  }
  if (known.shares.empty() || known.shares.front().percent == Known::Share::unknown) return std::nullopt;
  auto const found = std::ranges::find(known.shares, seat, &Known::Share::seat);
  return found == known.shares.end() ? 0 : found->percent;
}

constexpr Phrase onlyCaller{phrase("talk", "only {seat}", "talk.only-caller")};
constexpr Phrase onlyOthers{phrase("talk", "only the others", "talk.only-others")};
constexpr Phrase saysThat{phrase("talk", "{seat}: {what}", "talk.log")};

constexpr std::array choices{phrase("talk", "It isn't me.", "talk.choice.1"),
                             phrase("talk", "It's me.", "talk.choice.2"),
                             phrase("talk", "Stay hidden.", "talk.choice.3"),
                             phrase("talk", "Show yourself.", "talk.choice.4"),
                             phrase("talk", "Put points on this one.", "talk.choice.5"),
                             phrase("talk", "No points on this one.", "talk.choice.6"),
                             phrase("talk", "You, win this trick.", "talk.choice.7"),
                             phrase("talk", "I think it's you.", "talk.choice.8"),
                             phrase("talk", "I believe you.", "talk.choice.9")};

}  // namespace

QString of(TalkScene::Line const& line, Wording const& wording) {
  std::span<Phrase const> const ways = waysOf(line.said.saying.kind);
  Phrase const& way = ways[static_cast<std::size_t>(line.times) % ways.size()];
  Seat const to = line.said.saying.to;
  return wording.say(to == nobody ? say(way) : say(way, {args::seat(to)}));
}

QString spoken(TalkScene::Line const& line, Wording const& wording) {
  Argument const what = args::word(of(line, wording).toStdString(), "what");
  return wording.impersonal().say(say(saysThat, {args::seat(line.said.seat), what}));
}

QString choice(Saying::Kind kind) { return said(choices.at(static_cast<std::size_t>(kind))); }

QString barred(Saying::Kind kind, Seat caller, Wording const& wording) {
  if (infoOf(kind).speaker == SayingInfo::Speaker::others) return wording.say(say(onlyOthers));
  return wording.brief().impersonal().say(say(onlyCaller, {args::seat(caller)}));
}

QString Belief::word() const {
  if (kind == Kind::figure && settled) return said(settledWords.at(percent == 100 ? 1 : 0));
  return said(kind == Kind::wish ? wish : beliefWords.at(static_cast<std::size_t>(steps() - 1)));
}

Belief beliefOf(TalkScene::Line const& line, Known const& known, Seat viewer) {
  Saying const& saying = line.said.saying;
  bool const isClaim = saying.kind == Kind::notTheFriend || saying.kind == Kind::iAmTheFriend ||
                       saying.kind == Kind::suspect || saying.kind == Kind::trust;
  if (!isClaim) return {Belief::Kind::wish};
  if (line.said.seat == viewer) return {};
  std::optional<int> const share = shareOf(known, saying.to == nobody ? line.said.seat : saying.to);
  if (!share) return {};
  bool const denies = saying.kind == Kind::notTheFriend || saying.kind == Kind::trust;
  return {Belief::Kind::figure, denies ? 100 - *share : *share, !known.question.valid()};
}

namespace {

QString reasonOf(TalkScene::Line const& line, Belief const& belief, Wording const& wording) {
  if (belief.kind != Belief::Kind::figure) return {};
  if (belief.settled) return wording.say(say(belief.percent == 100 ? whyTrue : whyFalse));
  Argument const speaker = args::seat(line.said.seat);
  Argument const to = args::seat(line.said.saying.to);
  switch (line.said.saying.kind) {
    case Kind::notTheFriend:
      return wording.say(say(whyDenied, {speaker, args::number(100 - belief.percent)}));
    case Kind::iAmTheFriend: return wording.say(say(whyClaimed, {speaker, args::number(belief.percent)}));
    case Kind::suspect: return wording.say(say(whySuspect, {to, args::number(belief.percent)}));
    case Kind::trust: return wording.say(say(whyTrust, {to, args::number(belief.percent)}));
    default: return {};
  }
}

}  // namespace

QString why(TalkScene::Line const& line, Belief const& belief, Wording const& wording) {
  using Because = TalkScene::Line::Because;
  QStringList sentences{reasonOf(line, belief, wording)};
  if (line.because != Because::none)
    sentences += wording.say(
        say(line.because == Because::ourTrick ? ourTrick : theirTrick, {args::number(line.percent)}));
  if (belief.kind != Belief::Kind::none && line.told > 0)
    sentences += wording.say(say(itsRecord, {args::number(line.wasTrue), args::number(line.told, "m")}));
  sentences.removeAll(QString());
  return sentences.join(u' ');
}

}  // namespace giaguaro::talkWords
