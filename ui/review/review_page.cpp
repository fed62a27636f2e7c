#include "ui/review/review_page.h"

#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/hint/hint_steps.h"
#include "ui/hint/hint_table.h"
#include "ui/known/known_words.h"
#include "ui/known/share_bars.h"
#include "ui/panels/guide_section.h"
#include "ui/review/belief_table.h"
#include "ui/review/belief_words.h"
#include "ui/review/decision_plate.h"
#include "ui/text/noun.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"
#include "ui/verdict/dear_rows.h"
#include "ui/verdict/keep_button.h"
#include "ui/verdict/mark_legend.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {
namespace {

constexpr Length reviewRoom{20};  // at the sides

constexpr Phrase whyJudged{phrase(
    "guide", "From {n} [n:deal that fits/deals that fit] all that could be seen then.", "review.deals")};
constexpr Phrase whyInPlace{phrase("guide", "Why? In {seat}'s place", "review.why-in-place")};

}  // namespace

// The mark and its word, large.
class ReviewPage::Title : public QWidget {
 public:
  explicit Title(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("reviewTitle"));
    setAccessibleRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }

  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  void show(std::optional<HandVerdict::Decision> const& decision, QString const& words) {
    decision_ = decision;
    words_ = words;
    setAccessibleName(words);
    updateGeometry();
    update();
  }

  QSize sizeHint() const override { return {measure(240), heightForWidth(measure(240))}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override {
    return std::max<int>(side, QFontMetrics(titleface(size))
                                   .boundingRect(QRect(0, 0, std::max(1, width - left()), scaled(1000)),
                                                 Qt::TextWordWrap, brokenIn(width))
                                   .height()) +
           scaled(6);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (decision_)
      verdict::paintMark(painter, *decision_, {side / 2.0 + 1, height() / 2.0}, side / 2.6, theme_);
    painter.setPen(theme_.onpanel);
    painter.setFont(titleface(size));
    painter.drawText(rect().adjusted(left(), 0, 0, 0), Qt::AlignVCenter | Qt::TextWordWrap,
                     brokenIn(width()));
  }

 private:
  static constexpr Length side{26};
  static constexpr double size = 20;
  int left() const { return decision_ ? side + scaled(10) : 0; }
  // In two lines what is said of it begins the second, rather than that its last word stands there alone.
  QString brokenIn(int width) const {
    qsizetype const at = words_.lastIndexOf(QStringLiteral(": "));
    if (at < 0 || titleWidth(words_, size) <= width - left()) return words_;
    return words_.left(at + 1) + u'\n' + words_.mid(at + 2);
  }

  Theme theme_;
  std::optional<HandVerdict::Decision> decision_;
  QString words_;
};

ReviewPage::ReviewPage(Glyphs* glyphs, QWidget* parent)
    : PanelPage(parent),
      glyphs_(glyphs),
      title_(new Title(this)),
      what_(new GuideSection(glyphs, this)),
      plate_(new DecisionPlate(glyphs, what_)),
      known_(new GuideSection(glyphs, this)),
      table_(new HintTable(glyphs, known_)),
      believed_(new GuideSection(glyphs, this)),
      partners_(new ShareBars(glyphs, believed_)),
      beliefs_(new BeliefTable(glyphs, believed_)),
      legend_(new RichText(12, believed_)),
      why_(new GuideSection(glyphs, this)),
      open_(new GuideSection(glyphs, this)),
      reckoned_(new GuideSection(glyphs, this)),
      counts_(new GuideSection(glyphs, this)),
      marks_(new MarkLegend(counts_)),
      dear_(new GuideSection(glyphs, this)),
      rows_(new DearRows(glyphs, dear_)),
      keep_(new KeepButton(this)),
      again_(new PaperButton(PaperButton::Kind::main, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(reviewRoom, scaled(12), reviewRoom, 0);
  column->setSpacing(0);
  column->addWidget(title_);
  column->addSpacing(scaled(10));
  column->addWidget(what_);
  keepRow_ = new QHBoxLayout;
  keepRow_->addWidget(keep_);
  keepRow_->addStretch(1);
  column->addLayout(keepRow_);
  // What was done and what it cost, then by what one could have known it; the rest is a press away.
  for (GuideSection* section : {known_, why_, open_, believed_, reckoned_, counts_, dear_})
    column->addWidget(section);
  for (GuideSection* section : {open_, believed_, reckoned_})
    section->setManner(GuideSection::Manner::folded);
  column->addStretch(1);
  what_->append(plate_);
  what_->setBodySeen(false);  // the plate says the same
  marks_->setCounted();
  counts_->append(marks_);
  counts_->setBodySeen(false);  // the marks say the same
  dear_->append(rows_);
  dear_->setBodySeen(false);
  dear_->setObjectName(QStringLiteral("reviewDear"));
  connect(rows_, &DearRows::chosen, this, &ReviewPage::placeWanted);
  known_->append(table_);
  known_->setBodySeen(false);
  believed_->append(partners_);
  believed_->append(legend_);
  believed_->append(beliefs_);
  believed_->setObjectName(QStringLiteral("reviewBelieved"));
  connect(beliefs_, &BeliefTable::changed, this, &ReviewPage::tellBelief);
  what_->setObjectName(QStringLiteral("reviewWhat"));
  known_->setObjectName(QStringLiteral("reviewKnown"));
  why_->setObjectName(QStringLiteral("reviewWhy"));
  open_->setObjectName(QStringLiteral("reviewOpen"));
  reckoned_->setObjectName(QStringLiteral("reviewReckoned"));
  counts_->setObjectName(QStringLiteral("reviewCounts"));
  again_->setObjectName(QStringLiteral("reviewAgain"));
  keep_->hide();
  connect(keep_, &QAbstractButton::clicked, this, &ReviewPage::keepWanted);
  connect(again_, &QAbstractButton::clicked, this, &ReviewPage::againWanted);
}

std::vector<PaperButton*> ReviewPage::footButtons() { return {again_}; }

void ReviewPage::setTheme(Theme const& theme) {
  title_->setTheme(theme);
  for (GuideSection* section : {what_, known_, believed_, why_, open_, reckoned_, counts_, dear_})
    section->setTheme(theme);
  plate_->setTheme(theme);
  table_->setTheme(theme);
  marks_->setTheme(theme);
  rows_->setTheme(theme);
  partners_->setTheme(theme);
  beliefs_->setTheme(theme);
  legend_->setColor(theme.onpanel2);
  keep_->setTheme(theme);
  again_->setTheme(theme);
}

void ReviewPage::setScene(TableScene const& scene, Wording const& wording) {
  ReviewScene const review = scene.review.value_or(ReviewScene{});
  writeTitle(review, scene, wording);
  what_->setBody(wording.rich(review.lines), wording.say(review.lines));
  plate_->setDecision(review.decision, wording, scene.halves, wording.say(review.lines));
  writeKnown(review, wording);
  writeBelief(review, scene, wording);
  writeWhy(review, wording);
  open_->setHeading(tr("With all cards open"));
  // Where it was bad luck, the open cards are what there is to be told.
  open_->setManner(review.decision.isUnlucky() ? GuideSection::Manner::open : GuideSection::Manner::folded);
  open_->setBody(wording.rich(review.open), wording.say(review.open));
  reckoned_->setHeading(tr("What the player thought"));
  reckoned_->setBody(wording.rich(review.reckoned), wording.say(review.reckoned));
  writeKeep(review);
  writeCounts(review, scene, wording);
  again_->setText(tr("Play again from here"));
  emit footButtonOffered(again_, review.mayTryAgain);
}

void ReviewPage::writeTitle(ReviewScene const& review, TableScene const& scene, Wording const& wording) {
  using State = ReviewScene::State;
  switch (review.state) {
    case State::none:
      return title_->show({}, scene.showResult ? tr("The hand is over.")
                              : scene.rests()  ? tr("This trick is over.")
                                               : tr("Nobody decides anything here."));
    case State::running: return title_->show({}, tr("Pause, and each decision is judged."));
    case State::awaited:
    case State::forced:
    case State::judged: break;
  }
  QString const when = verdict::whenOf(review.decision, review.aim);
  QString const who =
      wording.reader() == review.seat ? when : when + QStringLiteral(", ") + wording.name(review.seat);
  QString const judged = tr("%1: %2", "trick 3: costly").arg(who, verdict::markOf(review.decision));
  title_->show(review.decision, capitalised(judged));
}

void ReviewPage::writeKnown(ReviewScene const& review, Wording const& wording) {
  known_->setHeading(tr("What could be known"));
  if (review.choices.empty()) {
    known_->setBody({}, {});
    return table_->setRows({}, {}, {});
  }
  Action const taken = review.decision.chosen.action;
  auto const isMarked = [&review](Hint::Choice const& choice) {
    return choice.asGood || choice.action == review.best;
  };
  // Those that nothing lies between stand together, each group by its score.
  std::vector<Hint::Choice> choices = review.choices;
  std::ranges::stable_sort(choices, std::greater(), &Hint::Choice::score);
  std::ranges::stable_partition(choices, isMarked);
  auto const chosen = std::ranges::find(choices, taken, &Hint::Choice::action);
  bool const chosenMarked = chosen != choices.end() && isMarked(*chosen);
  std::vector<HintTable::Bar> const bars = barsOf(choices);
  std::vector<HintTable::Row> rows;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    Hint::Choice const& choice = choices[i];
    // Once: what stands under it with the same mark is no better than that.
    QString const marked = i == 0 ? tr("better") : tr("as good");
    rows.push_back({.glyph = Glyphs::nameOf(choice.glyph, wording.deck()),
                    .label = choiceName(choice, wording),
                    .score = Wording::mean(choice.score, review.parts),
                    .chance = choice.percent < 0 ? QString() : tr("%1%").arg(choice.percent),
                    .note = choice.action == taken              ? tr("chosen")
                            : isMarked(choice) && !chosenMarked ? marked
                                                                : rivalNote(choice),
                    .bar = bars[i],
                    .best = isMarked(choice),
                    .passes = choice.action.kind == Action::Kind::pass});
  }
  // What is as good is said once, or it would be asked why what is called best has less.
  auto const marked = std::ranges::count_if(choices, isMarked);
  QString line = tr("What each choice brings on average, by all that could be seen then.");
  if (marked > 1 && marked == std::ssize(choices))
    line = marked == 2 ? tr("Both are right: the likely deals do not tell them apart.")
                       : tr("Any of them is right: the likely deals do not tell them apart.");
  else if (marked > 1)
    //: two or more choices
    line = tr("The likely deals do not tell the first %1 apart.").arg(marked);
  table_->setRows(tr("Average score"), successHead(review.success), std::move(rows));
  // The table's own heads say the rest; and this in small print.
  bool const alike = marked > 1;
  known_->setNote(alike ? line.toHtmlEscaped() : QString(), alike ? line : QString());
  known_->setBody(line.toHtmlEscaped(), line);  // which shows the table that has rows by now
}

void ReviewPage::writeBelief(ReviewScene const& review, TableScene const& scene, Wording const& wording) {
  belief_ = review.belief;
  wording_ = wording;
  std::vector<int> avatars;
  for (Person const& person : scene.people) avatars.push_back(person.avatar);
  std::vector<ShareBars::Bar> bars;
  if (belief_) {
    believed_->setHeading(beliefWords::heading(*belief_, wording));
    for (BeliefScene::Share const& share : belief_->partners)
      bars.push_back({.avatar = share.seat == nobody ? 0 : avatars[static_cast<std::size_t>(share.seat)],
                      .name = knownWords::partner(share.seat, wording),
                      .percent = share.percent,
                      .truly = share.seat == belief_->partner});
    QString const legend = beliefWords::legend(*belief_, wording);
    legend_->setText(legend.toHtmlEscaped(), legend);
  }
  partners_->setVisible(!bars.empty());
  partners_->setBars(std::move(bars));
  beliefs_->setBelief(belief_, std::move(avatars), wording);
  tellBelief();
}

// Of the chosen card.
void ReviewPage::tellBelief() {
  BeliefScene::Lying const* const lying = belief_ ? beliefs_->chosen() : nullptr;
  if (lying == nullptr) return believed_->setBody({}, {});
  QString told = beliefWords::partner(*belief_, wording_);
  // Of the card that makes the partner it is said already.
  auto const likely = [](std::vector<BeliefScene::Share> shares) {
    std::erase_if(shares, [](BeliefScene::Share const& share) { return share.percent == 0; });
    return shares;
  };
  bool const isSaid = !told.isEmpty() && likely(lying->shares) == likely(belief_->partners);
  if (!told.isEmpty() && !isSaid) told += u' ';
  if (!isSaid) told += beliefWords::likeliest(*belief_, *lying, wording_);
  believed_->setBody(told.toHtmlEscaped(), told);
}

void ReviewPage::writeWhy(ReviewScene const& review, Wording const& wording) {
  // Reasons speak to whoever decided: others read them as if they sat there.
  why_->setHeading(wording.reader() == review.seat || review.seat == nobody
                       ? tr("Why?")
                       : wording.say(say(whyInPlace, {args::seat(review.seat)})));
  why_->setNote({}, {});
  if (review.why.empty()) return why_->setBody({}, {});
  Message const deals = say(whyJudged, {args::number(review.deals)});
  // Told to somebody else, "you" is nobody who reads it.
  Wording const told = wording.reader() == review.seat ? wording : wording.impersonal();
  why_->setBody(told.rich(review.why), told.say(review.why));
  why_->setNote(wording.rich(deals), wording.say(deals));
}

void ReviewPage::writeKeep(ReviewScene const& review) {
  keep_->setKept(review.decision.kept, tr("%1: %2", "trick 3: costly")
                                           .arg(capitalised(verdict::whenOf(review.decision, review.aim)),
                                                verdict::markOf(review.decision)));
  keep_->setVisible(review.mayKeep);
  keepRow_->setContentsMargins(scaledMargins(0, 0, 0, review.mayKeep ? 10 : 0));
}

void ReviewPage::writeCounts(ReviewScene const& review, TableScene const& scene, Wording const& wording) {
  counts_->setHeading(tr("Your decisions"));
  if (!review.verdict || review.verdict->judged() == 0) {
    dear_->setBody({}, {});
    return counts_->setBody({}, {});
  }
  marks_->setDecisions(review.verdict->decisions);
  rows_->setVerdict(*review.verdict, review.decision.place, wording, scene.halves);
  bool const dear = !review.verdict->dearest().empty();
  QString const heading = rows_->isEmpty() ? QString() : dear ? tr("What cost most") : tr("Bad luck");
  dear_->setHeading(heading);
  dear_->setBody(heading, heading);
  // Alike ones by the word that they are judged with, in the order of marks.
  std::vector<std::pair<int, QString>> counts;
  for (Mark const mark : {Mark::best, Mark::good, Mark::smallSlip, Mark::costly, Mark::blunder})
    for (bool const unlucky : {false, true}) {
      int const n = static_cast<int>(
          std::ranges::count_if(review.verdict->decisions, [&](HandVerdict::Decision const& each) {
            return each.judged && each.mark == mark && each.isUnlucky() == unlucky;
          }));
      if (n == 0) continue;
      HandVerdict::Decision const example{
          .judged = true, .mark = mark, .open = HandVerdict::Open{.unlucky = unlucky}};
      QString const word = verdict::markOf(example);
      auto const same = std::ranges::find(counts, word, &std::pair<int, QString>::second);
      if (same != counts.end())
        same->first += n;
      else
        counts.emplace_back(n, word);
    }
  QStringList words;
  for (auto const& [n, word] : counts) words += QStringLiteral("%1 %2").arg(n).arg(word);
  QString const text = words.join(QStringLiteral(", ")) + u'.';
  counts_->setBody(text.toHtmlEscaped(), text);
}

}  // namespace giaguaro
