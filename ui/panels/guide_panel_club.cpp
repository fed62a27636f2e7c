// What the guide says of the club table: what the clock does, who agrees to end the match, what leaving means.
#include "ui/club/vote_rows.h"
#include "ui/panels/guide_panel.h"
#include "ui/panels/guide_section.h"

namespace giaguaro {

void GuidePanel::makeClub(Glyphs* glyphs) {
  voteRows_ = new VoteRows(glyphs, this);
  votes_->append(voteRows_);
  clock_->setObjectName(QStringLiteral("guideClock"));
  votes_->setObjectName(QStringLiteral("guideVotes"));
  leaving_->setObjectName(QStringLiteral("guideLeaving"));
}

// What the table has ended before its hand was over; empty: nothing.
QString GuidePanel::endedWords() const {
  if (!scene_.club || scene_.seen.result) return {};
  if (scene_.club->ended == EarlyEnd::lapsed)
    return tr("The match is over: time ran out before the first card was led, and nobody wins.");
  if (scene_.club->ended == EarlyEnd::agreed)
    return tr("The match is over: the table has agreed to end it, and the totals stand.");
  return {};
}

void GuidePanel::writeClub() {
  auto const write = [](GuideSection* section, QString const& heading, QString const& body) {
    section->setHeading(heading);
    section->setBody(body.toHtmlEscaped(), body);
  };
  bool const inPlay = scene_.club && !scene_.club->ended && !scene_.matchOver;
  voteRows_->setVisible(inPlay && scene_.club->needed > 1);  // alone there is nobody else to be told of
  voteRows_->setScene(scene_);
  if (!inPlay) {
    for (GuideSection* section : {clock_, votes_, leaving_}) section->setBody({}, {});
    return;
  }
  ClubScene const& club = *scene_.club;
  QString const end =
      club.endsMatch ? tr("If it runs out before the first card is led, the match ends without a winner, and "
                          "its player is locked out of club tables for one hour.")
                     : tr("If it runs out now, a card is played at random.");
  write(clock_, tr("What does the clock do?"),
        tr("A turn lasts %n second(s); playing, speaking or voting to end starts it again.", nullptr,
           club.seconds) +
            u' ' + end);
  //: %1 players of %2 have agreed to end the match
  write(votes_, tr("Who agrees to end? %1 of %2").arg(club.agreed.size()).arg(club.needed),
        club.needed > 1
            ? tr("The last of %n ends it: totals stand, nobody is locked out. Until then it can be taken "
                 "back.",
                 nullptr, club.needed)
            : tr("Only you decide, as computers have no vote: totals stand, nobody is locked out."));
  write(leaving_, tr("And if somebody simply leaves?"),
        tr("They are locked out of club tables for one hour; a computer player takes their seat."));
}

}  // namespace giaguaro
