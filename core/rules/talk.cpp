#include "core/rules/talk.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace giaguaro {

namespace {

using Kind = Saying::Kind;
using Speaker = SayingInfo::Speaker;

constexpr std::array<SayingInfo, sayingKinds> all{{{Kind::notTheFriend, "not-the-friend", Speaker::others},
                                                   {Kind::iAmTheFriend, "i-am-the-friend", Speaker::others},
                                                   {Kind::stayHidden, "stay-hidden", Speaker::caller},
                                                   {Kind::showYourself, "show-yourself", Speaker::caller},
                                                   {Kind::givePoints, "give-points"},
                                                   {Kind::keepPoints, "keep-points"},
                                                   {Kind::takeIt, "take-it", Speaker::anyone, true},
                                                   {Kind::suspect, "suspect", Speaker::anyone, true},
                                                   {Kind::trust, "trust", Speaker::anyone, true}}};

bool isSeat(int seat, int players) { return seat >= 0 && seat < players; }

}  // namespace

std::span<SayingInfo const> sayings() { return all; }

SayingInfo const& infoOf(Saying::Kind kind) { return all.at(static_cast<std::size_t>(kind)); }

std::string textOf(Saying saying) {
  SayingInfo const& info = infoOf(saying.kind);
  std::string text(info.word);
  if (info.namesSeat) text += ' ' + std::to_string(saying.to);
  return text;
}

std::optional<Saying> parseSaying(std::string_view text, int players) {
  std::size_t const blank = text.find(' ');
  std::string_view const word = text.substr(0, blank);
  auto const found = std::ranges::find(all, word, &SayingInfo::word);
  if (found == all.end() || found->namesSeat != (blank != std::string_view::npos)) return std::nullopt;
  Saying saying{found->kind};
  if (!found->namesSeat) return saying;
  std::string_view const digits = text.substr(blank + 1);
  int seat = -1;
  auto const [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), seat);
  if (error != std::errc() || end != digits.data() + digits.size() || !isSeat(seat, players))
    return std::nullopt;
  saying.to = static_cast<Seat>(seat);
  return saying;
}

bool maySay(Seat speaker, Saying saying, Seat caller, int players) {
  if (caller == nobody || !isSeat(speaker, players)) return false;
  SayingInfo const& info = infoOf(saying.kind);
  if (info.namesSeat ? !isSeat(saying.to, players) || saying.to == speaker : saying.to != nobody)
    return false;
  switch (info.speaker) {
    case Speaker::anyone: return true;
    case Speaker::caller: return speaker == caller;
    case Speaker::others: return speaker != caller;
  }
  return false;
}

Talk saidBy(Talk const& talk, int acts) {
  auto const end = std::ranges::upper_bound(talk, acts, {}, &Said::after);
  return {talk.begin(), end};
}

}  // namespace giaguaro
