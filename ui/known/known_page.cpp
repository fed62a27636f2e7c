#include "ui/known/known_page.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/window_scale.h"
#include "ui/known/fact_rows.h"
#include "ui/known/known_words.h"
#include "ui/known/move_row.h"
#include "ui/known/out_chart.h"
#include "ui/known/points_out.h"
#include "ui/known/share_bars.h"
#include "ui/known/two_notes.h"
#include "ui/known/unknown_seats.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr Length pageInset{20};
constexpr Length betweenParts{18};
constexpr std::size_t mostMoves = 2;

bool isCalledCard(Known::Fact const& fact) { return fact.kind == Known::Fact::Kind::hadCalled; }

}  // namespace

KnownPage::KnownPage(Glyphs* glyphs, QWidget* parent)
    : PanelPage(parent),
      glyphs_(glyphs),
      column_(new QVBoxLayout(this)),
      partner_(new QWidget(this)),
      who_(new Heading(partner_)),
      found_(makeRows(partner_)),
      bars_(new ShareBars(glyphs, partner_)),
      moved_(new TwoNotes(partner_)),
      certain_(new Heading(this)),
      seats_(new QVBoxLayout),
      unknown_(new UnknownSeats(glyphs, this)),
      out_(new Heading(this)),
      chart_(new OutChart(glyphs, this)),
      whereabouts_(new RichText(13, this)),
      how_(new RichText(13, this)),
      back_(new PaperButton(PaperButton::Kind::plain, this)),
      howButton_(new PaperButton(PaperButton::Kind::plain, this)) {
  setObjectName(QStringLiteral("knownPage"));
  how_->setLinksTerms();
  how_->setObjectName(QStringLiteral("knownHow"));
  whereabouts_->setObjectName(QStringLiteral("knownWhereabouts"));
  back_->setObjectName(QStringLiteral("knownBack"));
  howButton_->setObjectName(QStringLiteral("knownHowButton"));
  column_->setContentsMargins(pageInset, scaled(14), pageInset, scaled(10));
  column_->setSpacing(scaled(6));

  auto* inPartner = new QVBoxLayout(partner_);
  inPartner->setContentsMargins(0, 0, 0, betweenParts - scaled(6));
  inPartner->setSpacing(scaled(4));
  inPartner->addWidget(who_);
  inPartner->addWidget(found_);
  inPartner->addWidget(bars_);
  inPartner->addWidget(moved_);
  for (std::size_t i = 0; i < mostMoves; ++i) {
    auto* row = new MoveRow(glyphs, partner_);
    connect(row, &QAbstractButton::clicked, this, [this, i] {
      if (i < proofs_.size()) emit proofWanted(proofs_[i]);
    });
    inPartner->addWidget(row);
    moves_.push_back(row);
  }
  column_->addWidget(partner_);
  column_->addWidget(certain_);
  seats_->setSpacing(scaled(2));
  column_->addLayout(seats_);
  column_->addWidget(unknown_);
  column_->addSpacing(betweenParts - scaled(6));
  column_->addWidget(out_);
  column_->addWidget(chart_);
  column_->addWidget(whereabouts_);
  column_->addWidget(how_);
  column_->addStretch(1);
  how_->hide();

  connect(back_, &QAbstractButton::clicked, this, &KnownPage::backWanted);
  connect(howButton_, &QAbstractButton::clicked, this, [this] {
    how_->setVisible(how_->isHidden());
    if (how_->isHidden()) return;
    tellHow();
    column_->activate();
    for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget())
      if (auto* page = qobject_cast<QScrollArea*>(above)) return page->ensureWidgetVisible(how_);
  });
  retranslate();
}

QString KnownPage::tabName() const { return tr("Known"); }

std::vector<PaperButton*> KnownPage::footButtons() { return {back_, howButton_}; }

void KnownPage::setTheme(Theme const& theme) {
  theme_ = theme;
  for (Heading* heading : {who_, certain_, out_}) heading->setTheme(theme);
  found_->setTheme(theme);
  bars_->setTheme(theme);
  moved_->setTheme(theme);
  for (MoveRow* row : moves_) row->setTheme(theme);
  for (FactRows* rows : rows_) rows->setTheme(theme);
  unknown_->setTheme(theme);
  chart_->setTheme(theme);
  for (RichText* text : {whereabouts_, how_}) text->setColor(theme.onpanel);
}

void KnownPage::setScene(TableScene const& scene, Wording const& wording) {
  scene_ = scene;
  wording_ = wording;
  Known const known = scene.known.value_or(Known{});
  shown_.clear();
  showPartner(known);
  showFacts(known);
  CardSet own;
  for (Card const card : scene.seen.hand) own.insert(card);
  int const halves = pointsOut(known.unseen, scene.seen.ranks, wording.deck());
  out_->setNote(knownWords::count(known.unseen.size(), halves, wording));
  chart_->setCards(known.unseen, own, known.question, wording);
  bool const any = scene.known.has_value();
  std::vector<Message> const whereabouts =
      any ? knownWords::whereabouts(scene, known.unseen) : std::vector<Message>();
  whereabouts_->setText(wording.rich(whereabouts), wording.say(whereabouts));
  whereabouts_->setVisible(!whereabouts.empty());
  out_->setVisible(any);
  chart_->setVisible(any);
  if (!how_->isHidden()) tellHow();
}

void KnownPage::showPartner(Known const& known) {
  bool const hidden = known.question.valid();
  bool const out = !hidden && known.partner != nobody;
  partner_->setVisible(hidden || out);
  proofs_.clear();
  if (!hidden && !out) return;
  who_->setText(knownWords::question(known, wording_));
  who_->setNote(hidden ? tr("likelihood") : tr("proved by"));
  bars_->setVisible(hidden);
  moved_->setVisible(hidden);
  found_->setVisible(out);
  if (hidden) return showLikelihoods(known);
  for (MoveRow* row : moves_) row->hide();
  std::vector<Known::Fact> facts;
  std::ranges::copy_if(known.facts, std::back_inserter(facts), isCalledCard);
  Person const& person = scene_.people[static_cast<std::size_t>(known.partner)];
  found_->setFacts(person.avatar, knownWords::partner(known.partner, wording_.brief()), facts, wording_);
  shown_.push_back({found_, known.partner});
}

void KnownPage::showLikelihoods(Known const& known) {
  std::vector<ShareBars::Bar> bars;
  for (Known::Share const& share : known.shares) {
    int const avatar = share.seat == nobody ? 0 : scene_.people[static_cast<std::size_t>(share.seat)].avatar;
    bars.push_back({avatar, knownWords::partner(share.seat, wording_.brief()), share.percent, share.before});
  }
  bars_->setBars(std::move(bars));
  // What is looked for keeps its place; where nothing has moved anything there is none.
  bool const none = !known.movesComing && known.moves.empty();
  moved_->setVisible(!none || !scene_.seen.tricks.empty());
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    bool const there = i < known.moves.size();
    moves_[i]->setVisible(there || known.movesComing);
    moves_[i]->setMove(there ? std::optional(known.moves[i]) : std::nullopt, wording_);
    if (there) proofs_.push_back(known.moves[i].proof);
  }
}

FactRows* KnownPage::makeRows(QWidget* parent) {
  auto* rows = new FactRows(glyphs_, parent);
  rows->setTheme(theme_);
  connect(rows, &FactRows::proofWanted, this, &KnownPage::proofWanted);
  connect(rows, &FactRows::lookedAt, this, [this, rows](bool at) {
    auto const about = std::ranges::find(shown_, rows, &About::rows);
    emit seatLookedAt(at && about != shown_.end() ? about->seat : nobody);
  });
  return rows;
}

FactRows* KnownPage::rowsAt(std::size_t index) {
  while (rows_.size() <= index) {
    rows_.push_back(makeRows(this));
    seats_->addWidget(rows_.back());
  }
  return rows_[index];
}

// In turn order from the viewer on; who holds cards of which nothing is certain, together at the end.
void KnownPage::showFacts(Known const& known) {
  std::size_t used = 0;
  std::vector<UnknownSeats::Seat> without;
  int const players = scene_.seen.players;
  // What made somebody the partner stands over these.
  auto const about = [&known](Seat seat) {
    std::vector<Known::Fact> facts;
    std::ranges::copy_if(known.facts, std::back_inserter(facts), [&](Known::Fact const& fact) {
      return fact.of == seat && !(seat == known.partner && isCalledCard(fact));
    });
    return facts;
  };
  auto const show = [&](int avatar, QString const& name, std::vector<Known::Fact> const& facts, Seat seat) {
    FactRows* const rows = rowsAt(used++);
    rows->setFacts(avatar, name, facts, wording_);
    shown_.push_back({rows, seat});
  };
  bool const any = scene_.known.has_value();
  for (int i = 1; any && i < players; ++i) {
    auto const seat = static_cast<Seat>((std::max(scene_.viewer, Seat{0}) + i) % players);
    Person const& person = scene_.people[static_cast<std::size_t>(seat)];
    std::vector<Known::Fact> const facts = about(seat);
    if (!facts.empty())
      show(person.avatar, person.name, facts, seat);
    else if (seat != known.partner && scene_.seen.seats[static_cast<std::size_t>(seat)].cardsLeft > 0)
      without.push_back({person.avatar, person.name});
  }
  std::vector<Known::Fact> apart = about(nobody);
  std::erase_if(apart, [](Known::Fact const& fact) { return fact.kind != Known::Fact::Kind::holds; });
  if (!apart.empty()) show(0, knownWords::partner(nobody, wording_), apart, nobody);
  for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i]->setVisible(i < used);
  unknown_->setVisible(!without.empty() || !any);
  unknown_->setSeats(std::move(without), reason(known));
}

QString KnownPage::reason(Known const& known) const {
  if (!scene_.known) return tr("Nobody's cards are shown, so nothing can be known here.");
  bool const played = !scene_.seen.tricks.empty() || !scene_.seen.trick.cards.empty();
  if (!played) return tr("Nothing yet: no card has been played.");
  return known.following ? tr("Nothing is certain yet.") : tr("Nothing is certain: any card may be played.");
}

bool KnownPage::focusFirst() {
  if (shown_.empty()) return false;
  shown_.front().rows->setFocus(Qt::TabFocusReason);
  return true;
}

void KnownPage::keyPressEvent(QKeyEvent* event) {
  int const by = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
  if (by == 0 || event->modifiers() != Qt::NoModifier || shown_.empty())
    return PanelPage::keyPressEvent(event);
  int const count = static_cast<int>(shown_.size());
  int at = by > 0 ? -1 : count;
  for (int i = 0; i < count; ++i) {
    FactRows const* rows = shown_[static_cast<std::size_t>(i)].rows;
    if (rows->hasFocus() || rows->isAncestorOf(focusWidget())) at = i;
  }
  shown_[static_cast<std::size_t>(std::clamp(at + by, 0, count - 1))].rows->setFocus(Qt::TabFocusReason);
}

void KnownPage::changeEvent(QEvent* event) {
  PanelPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void KnownPage::retranslate() {
  moved_->setTexts(tr("What moved it most"), tr("before the first trick"));
  certain_->setText(tr("What is certain"));
  certain_->setNote(tr("proved by"));
  out_->setText(tr("Still out"));
  back_->setText(tr("Back to the guide"));
  howButton_->setText(tr("How is it known?"));
  if (!how_->isHidden()) tellHow();
}

void KnownPage::tellHow() {
  QString how =
      tr("What is certain follows from the rules, from your own cards and from what everybody has seen; "
         "click a proof to see the trick it comes from, or what was said.");
  if (!bars_->isHidden())
    how +=
        u' ' +
        tr("The likelihood is what a strong player who knows what you know would estimate: each way in which "
           "the hidden cards may lie counts for as much as the bids and the cards played make it likely.");
  how_->setText(how.toHtmlEscaped(), how);
}

}  // namespace giaguaro
