#include "ui/panels/guide_panel.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <ranges>

#include "ui/club/vote_rows.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"
#include "ui/panels/explanation_list.h"
#include "ui/panels/guide_section.h"
#include "ui/panels/pair_rows.h"
#include "ui/scene/table_phrases.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr Length guideInset{20};

// A question about something that is offered, by what it is drawn as.
struct Asked {
  Phrase card, rank, suit, words;
};
constexpr Asked whyNot{{phrase("guide", "Why not {card.the}?", "why-not.card")},
                       {phrase("guide", "Why not {rank.the}?", "why-not.rank")},
                       {phrase("guide", "Why not {suit}?", "why-not.suit")},
                       {phrase("guide", "Why not “{what}”?", "why-not.words")}};
constexpr Asked whatAbout{{phrase("guide", "What about {card.the}?", "what-about.card")},
                          {phrase("guide", "What about {rank.the}?", "what-about.rank")},
                          {phrase("guide", "What about {suit}?", "what-about.suit")},
                          {phrase("guide", "What about “{what}”?", "what-about.words")}};

Argument named(Argument argument, std::string_view name) {
  argument.name = name;
  return argument;
}

QString ask(Asked const& asked, Offer const& offer, Wording const& wording) {
  switch (offer.glyph.kind) {
    case Argument::Kind::card: return wording.say(say(asked.card, {named(offer.glyph, "card")}));
    case Argument::Kind::rank: return wording.say(say(asked.rank, {named(offer.glyph, "rank")}));
    case Argument::Kind::suit: return wording.say(say(asked.suit, {named(offer.glyph, "suit")}));
    default:
      return wording.say(say(asked.words, {args::word(wording.say(offer.label).toStdString(), "what")}));
  }
}

}  // namespace

GuidePanel::GuidePanel(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      where_(new GuideSection(glyphs, this)),
      pairs_(new PairRows(glyphs, where_)),
      may_(new GuideSection(glyphs, this)),
      whyNot_(new GuideSection(glyphs, this)),
      means_(new GuideSection(glyphs, this)),
      needs_(new GuideSection(glyphs, this)),
      clock_(new GuideSection(glyphs, this)),
      votes_(new GuideSection(glyphs, this)),
      leaving_(new GuideSection(glyphs, this)),
      explanations_(new ExplanationList(glyphs, QStringLiteral("guideWhy"), this)),
      offNote_(new RichText(14, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(guideInset, scaled(16), guideInset, 0);
  column->setSpacing(0);
  for (GuideSection* section : {where_, may_, whyNot_, means_, needs_, clock_, votes_, leaving_})
    column->addWidget(section);
  column->addWidget(explanations_);
  column->addWidget(offNote_);
  column->addStretch(1);
  where_->append(pairs_);
  offNote_->hide();
  makeClub(glyphs);
  where_->setObjectName(QStringLiteral("guideWhere"));
  may_->setObjectName(QStringLiteral("guideMay"));
  whyNot_->setObjectName(QStringLiteral("guideWhyNot"));
  means_->setObjectName(QStringLiteral("guideMeans"));
  needs_->setObjectName(QStringLiteral("guideNeeds"));
}

void GuidePanel::setTheme(Theme const& theme) {
  for (GuideSection* section : {where_, may_, whyNot_, means_, needs_, clock_, votes_, leaving_})
    section->setTheme(theme);
  voteRows_->setTheme(theme);
  pairs_->setTheme(theme);
  explanations_->setTheme(theme);
  offNote_->setColor(theme.onpanel2);
  theme_ = theme;
  update();
}

// A reason that was asked for, by trying or looking at what may not be done, is told in any case but one.
void GuidePanel::setDepth(GuideDepth depth) {
  using Manner = GuideSection::Manner;
  Manner const unasked = depth == GuideDepth::newcomer ? Manner::open
                         : depth == GuideDepth::player ? Manner::folded
                                                       : Manner::silent;
  for (GuideSection* section : {where_, may_, means_, needs_, clock_, votes_, leaving_})
    section->setManner(unasked);
  whyNot_->setManner(depth == GuideDepth::off ? Manner::silent : Manner::open);
  offNote_->setVisible(depth == GuideDepth::off);
  explanations_->setManner(unasked);
  fit();
}

void GuidePanel::setRoom(int width, int height) {
  roomWidth_ = width;
  roomHeight_ = height;
  fit();
}

void GuidePanel::fit() {
  using Room = GuideSection::Room;
  QMargins const margins = layout()->contentsMargins();
  std::vector<GuideSection*> const sections{where_, may_, whyNot_, means_, needs_, clock_, votes_, leaving_};
  auto const fits = [&] {
    if (roomHeight_ < 0) return true;
    int tall = margins.top() + margins.bottom();
    for (GuideSection const* each : sections)
      tall += each->heightIn(roomWidth_ - margins.left() - margins.right());
    tall += explanations_->heightIn(roomWidth_ - margins.left() - margins.right());
    return tall <= roomHeight_;
  };
  for (GuideSection* each : sections) each->setRoom(Room::whole);
  pairs_->show();
  Offer const* const asked = shownOffer();
  GuideSection* const wanted = asked != nullptr && asked->legal() ? means_ : whyNot_;
  // One after the other, until all fits.
  std::vector<std::pair<GuideSection*, Room>> taken;
  for (auto const& [section, room] : {std::pair(leaving_, Room::heading),
                                      {clock_, Room::heading},
                                      {means_, Room::beginning},
                                      {needs_, Room::heading},
                                      {votes_, Room::heading},
                                      {means_, Room::heading},
                                      {may_, Room::beginning},
                                      {where_, Room::beginning}}) {
    if (fits()) break;
    if (section == wanted) continue;
    taken.emplace_back(section, section->room());
    section->setRoom(room);
  }
  if (!fits()) pairs_->hide();  // who belongs together, plates and totals show as well
  // The last may have made more room than was missing: what still fits is told after all.
  for (auto const& [section, before] : taken | std::views::reverse) {
    Room const now = section->room();
    section->setRoom(before);
    if (!fits()) section->setRoom(now);
  }
}

// What is asked of who reads stands out from what is told: it lies on a tint.
void GuidePanel::paintEvent(QPaintEvent*) {
  bool const asks = !scene_.seen.offers.empty() && !scene_.rests() && !scene_.lookingBack;
  if (!asks || may_->isHidden() || !may_->isOpen()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(theme_.plain ? QPen(theme_.onpanel, 1) : QPen(Qt::NoPen));
  painter.setBrush(theme_.plain ? theme_.panel : theme_.best);
  int const out = guideInset / 2;
  painter.drawRoundedRect(QRectF(may_->geometry().adjusted(-out, -scaled(7), out, scaled(7) - may_->under())),
                          scaled(8), scaled(8));
}

// Its sections have moved.
bool GuidePanel::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) update();
  return QWidget::event(event);
}

void GuidePanel::setScene(TableScene const& scene, Wording const& wording) {
  bool const sameOffers = scene.seen.offers == scene_.seen.offers;
  scene_ = scene;
  wording_ = wording;
  // Nobody has a turn any more, whatever stood there when it ended.
  if (!endedWords().isEmpty()) {
    scene_.seen.guide = {};
    scene_.seen.explanations.clear();
    scene_.seen.offers.clear();
  }
  if (!sameOffers) {
    looked_.reset();
    refused_.reset();
  }
  write();
}

void GuidePanel::lookAt(Action action) {
  looked_ = action;
  if (refused_ && *refused_ != action) refused_.reset();
  writeOffer();
}

void GuidePanel::lookAway() {
  looked_.reset();
  writeOffer();
}

void GuidePanel::refuse(Action action) {
  refused_ = action;
  writeOffer();
}

Offer const* GuidePanel::shownOffer() const {
  auto const& wanted = looked_ ? looked_ : refused_;
  if (wanted && !scene_.lookingBack)
    for (Offer const& offer : scene_.seen.offers)
      if (offer.action == *wanted) return &offer;
  return nullptr;
}

void GuidePanel::write() {
  Seen::Guide const& guide = scene_.seen.guide;
  QString const off = tr("The guide is off. H gives a hint; the preferences bring the guide back.");
  offNote_->setText(off.toHtmlEscaped(), off);
  // Of a trick that lies there finished, not of the next; who looks back is told so.
  Seen::Trick const* const past = scene_.pastTrick();
  bool const back = past != nullptr && scene_.lookingBack;
  where_->setHeading(back ? tr("Looking back: trick %1").arg(past->number) : tr("Where are we?"));
  std::vector<Message> where = past != nullptr ? std::vector{past->taken} : guide.where;
  if (back && past->leader != nobody)
    where.insert(where.begin(), say(tablePhrases::leads, {args::seat(past->leader)}));
  if (QString const ended = endedWords(); !ended.isEmpty())
    where_->setBody(ended.toHtmlEscaped(), ended);
  else
    where_->setBody(wording_.rich(where), wording_.say(where));
  pairs_->setScene(scene_, wording_);
  may_->setHeading(tr("What may I do?"));
  writeChips();
  // While something rests nothing can be done but go on, as the table says.
  std::vector<Message> may = scene_.rests() ? std::vector<Message>() : guide.may;
  if (back) may = {say(tablePhrases::backFirst)};
  may_->setBody(wording_.rich(may, Wording::Lists::words), wording_.say(may));
  needs_->setHeading(tr("What is still needed?"));
  std::vector<Message> const needs = back || scene_.showResult ? std::vector<Message>() : guide.needs;
  needs_->setBody(wording_.rich(needs), wording_.say(needs));
  explanations_->setScene(scene_, wording_);
  setBeginning(where_, back ? std::vector<Message>() : where);
  setBeginning(may_, may);
  writeClub();
  writeOffer();
}

// One idea at a time: its first sentence, where there are more.
void GuidePanel::setBeginning(GuideSection* section, std::vector<Message> const& all) {
  std::vector<Message> const first(all.begin(), all.begin() + (all.size() > 1 ? 1 : 0));
  section->setBeginning(wording_.rich(first), wording_.say(first));
}

// Which cards of the hand may be played, in its order. Where all may, the sentence says so; what is said or put
// aside is chosen at the dock, where all that is offered stands.
void GuidePanel::writeChips() {
  std::vector<Offer> offers = scene_.seen.offers;
  std::ranges::stable_sort(offers, {}, [](Offer const& offer) { return offer.glyph.number; });
  bool const play =
      std::ranges::all_of(offers, [](Offer const& offer) { return offer.action.kind == Action::Kind::play; });
  QStringList names;
  QStringList spoken;
  for (Offer const& offer : offers) {
    if (!offer.legal()) continue;
    names += Glyphs::nameOf(offer.glyph, wording_.deck());
    spoken += wording_.argument(offer.glyph);
  }
  bool const all = names.size() == static_cast<qsizetype>(offers.size());
  if (all || !play || scene_.rests() || scene_.lookingBack) names.clear();
  may_->setChips(names, spoken.join(QStringLiteral(", ")));
}

void GuidePanel::writeOffer() {
  Offer const* offer = shownOffer();
  if (offer != nullptr && !offer->legal()) {
    whyNot_->setHeading(ask(whyNot, *offer, wording_));
    whyNot_->setBody(wording_.rich(*offer->refusal), wording_.say(*offer->refusal));
  } else {
    whyNot_->setBody({}, {});
  }

  // What is looked at is no advice: the question says so.
  if (offer != nullptr && offer->legal() && !offer->means.empty()) {
    means_->setHeading(ask(whatAbout, *offer, wording_));
    means_->setBody(wording_.rich(offer->means), wording_.say(offer->means));
    setBeginning(means_, {});
  } else {
    means_->setHeading(tr("What does it mean?"));
    // Of the trick that is played, not of one that lies there finished: "four will still play after you".
    std::vector<Message> const means =
        scene_.pastTrick() != nullptr ? std::vector<Message>() : scene_.seen.guide.means;
    means_->setBody(wording_.rich(means), wording_.say(means));
    setBeginning(means_, means);
  }
  fit();
}

}  // namespace giaguaro
