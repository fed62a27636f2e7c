#include "ui/talk/talk_ways.h"

#include <QLabel>
#include <QVBoxLayout>
#include <initializer_list>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/scene_wording.h"
#include "ui/talk/talk_words.h"
#include "ui/text/noun.h"
#include "ui/toolkit/heading.h"

namespace giaguaro {
namespace {

QString quoted(std::initializer_list<Saying::Kind> kinds) {
  QStringList all;
  for (Saying::Kind const kind : kinds) all += talkWords::choice(kind);
  return all.join(u' ');
}

}  // namespace

TalkWays::TalkWays(QWidget* parent) : QWidget(parent), heading_(new Heading(this)) {
  setObjectName(QStringLiteral("talkWays"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(scaledMargins(0, 10, 0, 0));
  column->setSpacing(0);
  column->addWidget(heading_);
  for (Way& way : ways_) {
    way = {new QLabel(this), new QLabel(this), new QLabel(this)};
    setTypeface(way.title, 13, true);
    setTypeface(way.words, 13.5);
    setTypeface(way.meaning, 13);
    column->addSpacing(scaled(8));
    for (QLabel* label : {way.title, way.words, way.meaning}) {
      label->setWordWrap(true);
      column->addWidget(label);
    }
  }
}

void TalkWays::setTheme(Theme const& theme) {
  heading_->setTheme(theme);
  for (Way const& way : ways_) {
    setInk(way.title, theme.onpanel);
    setInk(way.words, theme.onpanel);
    setInk(way.meaning, theme.onpanel2);
  }
}

void TalkWays::setScene(TableScene const& scene, Wording const& wording) {
  using Kind = Saying::Kind;
  heading_->setText(tr("What can be said"));
  heading_->setNote(scene.talk && scene.talk->maySpeak ? tr("T to speak", "T is a key") : QString());
  ways_[0].title->setText(tr("Who holds the called card"));
  ways_[0].words->setText(quoted({Kind::notTheFriend, Kind::iAmTheFriend, Kind::suspect, Kind::trust}));
  ways_[0].meaning->setText(
      tr("It may be a lie. Boxes beside it, one to four of them filled, show how far it can be believed: by "
         "the cards, and by how often that player's words were true in this match."));
  Seat const caller = scene.talk ? scene.talk->caller : nobody;
  ways_[1].title->setText(caller == nobody ? QString()
                                           : capitalised(talkWords::barred(Kind::stayHidden, caller,
                                                                           wordingForAll(scene, wording))));
  ways_[1].words->setText(quoted({Kind::stayHidden, Kind::showYourself}));
  ways_[1].meaning->setText(tr("To whoever holds the called card."));
  for (QLabel* label : {ways_[1].title, ways_[1].words, ways_[1].meaning})
    label->setVisible(caller != nobody);
  ways_[2].title->setText(tr("The trick that is being played"));
  ways_[2].words->setText(quoted({Kind::givePoints, Kind::keepPoints, Kind::takeIt}));
  ways_[2].meaning->setText(tr("A request: nobody has to follow it, and everybody hears it."));
}

}  // namespace giaguaro
