#include "ui/hint/hint_page.h"

#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"
#include "ui/hint/hint_steps.h"
#include "ui/hint/hint_table.h"
#include "ui/panels/guide_section.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr Length sideRoom{20};
constexpr Length footRoom{30};  // of the buttons, at both sides

constexpr Phrase whyDeals{
    phrase("guide", "From {n} [n:deal that fits/deals that fit] all that you have seen.", "why.deals")};

bool isAnswered(Hint const& hint) { return hint.step == Hint::Step::answer; }

}  // namespace

HintPage::HintPage(Glyphs* glyphs, QWidget* parent)
    : PanelPage(parent),
      glyphs_(glyphs),
      steps_(new ChoiceRow(QStringLiteral("hintStep"), 3, this)),
      look_(new GuideSection(glyphs, this)),
      cards_(new GuideSection(glyphs, this)),
      answer_(new GuideSection(glyphs, this)),
      table_(new HintTable(glyphs, answer_)),
      why_(new GuideSection(glyphs, this)),
      further_(new PaperButton(PaperButton::Kind::main, this)),
      play_(new PaperButton(PaperButton::Kind::main, this)),
      away_(new PaperButton(PaperButton::Kind::plain, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(sideRoom, scaled(8), sideRoom, 0);
  column->setSpacing(0);
  steps_->setSmall();
  column->addWidget(steps_);
  column->addSpacing(scaled(18));
  for (GuideSection* section : {look_, cards_, answer_, why_}) column->addWidget(section);
  column->addStretch(1);
  answer_->append(table_);
  look_->setObjectName(QStringLiteral("hintLook"));
  cards_->setObjectName(QStringLiteral("hintCards"));
  answer_->setObjectName(QStringLiteral("guideHint"));
  why_->setObjectName(QStringLiteral("guideWhy"));
  further_->setObjectName(QStringLiteral("hintFurther"));
  play_->setObjectName(QStringLiteral("hintPlay"));
  away_->setObjectName(QStringLiteral("hintAway"));
  connect(steps_, &ChoiceRow::changed, this,
          [this](int step) { emit stepWanted(static_cast<Hint::Step>(step)); });
  connect(further_, &QAbstractButton::clicked, this, [this] {
    emit stepWanted(static_cast<Hint::Step>(static_cast<int>(scene_.hint->step) + 1));
    // Pressed once more by the same key, nothing is done that was only to be read.
    if (scene_.hint && isAnswered(*scene_.hint)) away_->setFocus(Qt::OtherFocusReason);
  });
  connect(play_, &QAbstractButton::clicked, this, [this] { emit playWanted(chosen()); });
  connect(table_, &HintTable::changed, this, &HintPage::writeButtons);
  connect(table_, &HintTable::playWanted, this, [this] {
    if (play_->isEnabled()) emit playWanted(chosen());
  });
  connect(away_, &QAbstractButton::clicked, this, &HintPage::awayWanted);
}

std::vector<PaperButton*> HintPage::footButtons() { return {further_, away_, play_}; }

void HintPage::setTheme(Theme const& theme) {
  steps_->setTheme(theme);
  for (GuideSection* section : {look_, cards_, answer_, why_}) section->setTheme(theme);
  table_->setTheme(theme);
  further_->setTheme(theme);
  play_->setTheme(theme);
  away_->setTheme(theme);
}

bool HintPage::focusFirst() {
  if (table_->chosen() >= 0 && table_->isVisible())
    table_->focusChosen();
  else if (PaperButton* const on = further_->isVisible() ? further_ : play_;
           on->isEnabled() && on->isVisible())
    on->setFocus(Qt::TabFocusReason);
  else
    return false;
  return true;
}

bool HintPage::stepsHaveFocus() const { return steps_->isAncestorOf(window()->focusWidget()); }

void HintPage::setScene(TableScene const& scene, Wording const& wording) {
  scene_ = scene;
  wording_ = wording;
  Hint const hint = scene.hint.value_or(Hint{});
  bool const steps = hasSteps(hint);
  steps_->setVisible(steps);
  bool const cards = std::ranges::all_of(
      hint.choices, [](Hint::Choice const& choice) { return choice.glyph.kind == Argument::Kind::card; });
  steps_->setTexts({}, {tr("1 Look"), cards ? tr("2 Cards") : tr("2 Choices"), tr("3 Answer")});
  steps_->setValue(static_cast<int>(hint.step));
  look_->setBody({}, {});
  cards_->setBody({}, {});
  cards_->setHeading(cards ? tr("Which cards to consider") : tr("What to consider"));
  if (steps) writeLook(scene, wording);
  if (steps && hint.step >= Hint::Step::cards) writeCards(scene, wording);
  writeAnswer(hint, wording);
  int number = 0;
  for (GuideSection* section : {look_, cards_, answer_}) {
    ++number;
    section->setStep(steps ? number : 0, static_cast<int>(hint.step) + 1 >= number);
  }
  // What the rows do not say stands with the reasons.
  bool const inRows = steps && !hint.why.empty();
  answer_->setBodySeen(!inRows);
  std::vector<Message> besides;
  if (inRows) besides.assign(hint.lines.begin() + hint.inRows, hint.lines.end());
  writeWhy(*why_, hint, wording, besides);
  fitSteps();
  // What was written has its height once it is laid out.
  QMetaObject::invokeMethod(this, &HintPage::fitSteps, Qt::QueuedConnection);
  writeButtons();
}

// The first is the least missed. The row of steps leads back to them.
void HintPage::fitSteps() {
  using Room = GuideSection::Room;
  for (GuideSection* section : {look_, cards_}) section->setRoom(Room::whole);
  bool const answered = scene_.hint && isAnswered(*scene_.hint);
  if (!answered || !isVisible()) return;
  int const room = parentWidget()->height();  // what of the page is seen at once
  for (GuideSection* section : {look_, cards_})
    if (layout()->totalHeightForWidth(width()) > room) section->setRoom(Room::none);
}

void HintPage::writeLook(TableScene const& scene, Wording const& wording) {
  look_->setHeading(tr("What to look at"));
  std::vector<Message> const lines = whatToLookAt(scene);
  look_->setBody(wording.rich(lines), wording.say(lines));
}

void HintPage::writeCards(TableScene const& scene, Wording const& wording) {
  std::vector<Hint::Choice> const choices = inQuestion(scene);
  bool const cards = std::ranges::all_of(
      choices, [](Hint::Choice const& choice) { return choice.glyph.kind == Argument::Kind::card; });
  cards_->setBodySeen(!cards);  // they are seen themselves
  Message const said = inQuestionSaid(scene, wording);
  cards_->setBody(wording.rich(said, Wording::Lists::words), wording.say(said));
  QStringList names;
  for (Hint::Choice const& choice : choices)
    if (QString const name = Glyphs::nameOf(choice.glyph, wording.deck()); !name.isEmpty()) names += name;
  cards_->setChips(names, wording.say(said));
}

void HintPage::writeAnswer(Hint const& hint, Wording const& wording) {
  answer_->setHeading(tr("Which one"));
  if (!isAnswered(hint)) {
    answer_->setBody({}, {});
    return table_->setRows({}, {}, {});
  }
  answer_->setBody(wording.rich(hint.lines), wording.say(hint.lines));
  writeChoices(*table_, hint, wording);
}

void HintPage::writeChoices(HintTable& table, Hint const& hint, Wording const& wording) {
  std::vector<HintTable::Bar> const bars = barsOf(hint.choices);
  std::vector<HintTable::Row> rows;
  for (std::size_t i = 0; i < hint.choices.size(); ++i) {
    Hint::Choice const& choice = hint.choices[i];
    rows.push_back({.glyph = Glyphs::nameOf(choice.glyph, wording.deck()),
                    .label = choiceName(choice, wording),
                    .score = Wording::mean(choice.score, hint.parts),
                    .chance = choice.percent < 0 ? QString() : tr("%1%").arg(choice.percent),
                    .note = choice.asGood && choice.rival ? tr("as good, compared below")
                            : choice.asGood               ? tr("equally good")
                                                          : rivalNote(choice),
                    .bar = bars[i],
                    .best = choice.action == hint.best || choice.asGood,
                    .advised = choice.action == hint.best,
                    .passes = choice.action.kind == Action::Kind::pass});
  }
  table.setRows(tr("Average score"), successHead(hint.success), std::move(rows));
}

void HintPage::writeWhy(GuideSection& why, Hint const& hint, Wording const& wording,
                        std::vector<Message> const& besides) {
  why.setHeading(tr("Why?"));
  why.setNote({}, {});
  if (hint.why.empty() || !isAnswered(hint)) return why.setBody({}, {});
  std::vector<Message> further = besides;
  further.push_back(say(whyDeals, {args::number(hint.deals)}));
  why.setBody(wording.rich(hint.why), wording.say(hint.why));
  why.setNote(wording.rich(further), wording.say(further));
}

// By its row; where there are none, what it advises.
Action HintPage::chosen() const {
  Hint const& hint = *scene_.hint;
  auto const row = static_cast<std::size_t>(table_->chosen());
  return row < hint.choices.size() ? hint.choices[row].action : hint.best;
}

// What leads to the next step, and at the last what does what is chosen: not of cards that were put aside, which are chosen
// already. What only reads on is pressed again without looking, so that nothing that is done may come where it stood.
void HintPage::writeButtons() {
  away_->setText(tr("Close"));
  Hint const hint = scene_.hint.value_or(Hint{});
  bool const further = hasSteps(hint) && !isAnswered(hint);
  auto const& offers = scene_.seen.offers;
  auto const offer = scene_.hint ? std::ranges::find(offers, chosen(), &Offer::action) : offers.end();
  bool const plays = !further && !hint.thinking() && !hint.done && !scene_.paused && offer != offers.end();
  play_->setEnabled(plays);
  deed_ = plays ? wording_.say(offer->deed.empty() ? offer->label : offer->deed) : QString();
  briefDeed_ = plays && offer->action.kind == Action::Kind::play ? tr("Play it") : tr("Choose this");
  if (!further && further_->hasFocus()) away_->setFocus(Qt::OtherFocusReason);
  emit footButtonOffered(further_, further);
  emit footButtonOffered(play_, plays);
  fitButtons();
}

// Side by side in any case: the row says what it is.
void HintPage::fitButtons() {
  int const room = width() - footRoom;
  further_->setText(tr("One step further"));
  play_->setText(tr("Choose this"));  // the longest of what is brief
  bool const narrow = isVisible() && further_->sizeHint().width() + play_->sizeHint().width() > room;
  if (narrow) further_->setText(tr("Next"));
  further_->setAccessibleName(narrow ? tr("One step further") : QString());
  away_->setMinimumWidth(further_->isHidden() ? further_->sizeHint().width() : 0);
  play_->setText(deed_);
  bool const brief = isVisible() && further_->sizeHint().width() + play_->sizeHint().width() > room;
  if (brief) play_->setText(briefDeed_);
  play_->setAccessibleName(brief ? deed_ : QString());
}

void HintPage::resizeEvent(QResizeEvent* event) {
  PanelPage::resizeEvent(event);
  fitSteps();
  fitButtons();
}

void HintPage::showEvent(QShowEvent* event) {
  PanelPage::showEvent(event);
  QMetaObject::invokeMethod(this, &HintPage::fitSteps, Qt::QueuedConnection);
  fitButtons();
}

}  // namespace giaguaro
