#include "ui/window/help_desk.h"

#include <QAction>
#include <QMenuBar>
#include <algorithm>
#include <utility>

#include "ui/help/about_sheet.h"
#include "ui/help/help_window.h"
#include "ui/help/table_keys.h"
#include "ui/scene/scene_wording.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/text/game_id.h"
#include "ui/text/language.h"
#include "ui/text/wording.h"
#include "ui/toolkit/rich_text.h"
#include "ui/window/window_actions.h"

namespace giaguaro {

namespace {

// A paragraph each.
QStringList inWords(GlossaryEntry const& entry) {
  Wording const wording({}, nobody, {}, &Glossary::deck());
  QStringList words;
  for (HelpSpans const& paragraph : entry.paragraphs)
    words += plainText(paragraph, [&](Card card) { return wording.card(card); });
  return words;
}

// Its picture as that card is in the deck at the table, where that has such a one; of the forty the seven is the last number.
void showOf(GlossaryEntry const& entry, Deck const& deck, TermBubble::Entry& shown) {
  shown.card = entry.card;
  shown.cardOf = entry.cardOf;
  if (entry.cardOf == nullptr) return;
  if (!entry.card.valid()) {
    shown.cardOf = &deck;
    return;
  }
  if (entry.card.isExcuse() || entry.card.suit() == Suit::trumps) return;
  Rank rank = entry.cardOf->rank(entry.card);
  bool const isNumber = rank == Rank::eight || rank == Rank::nine || rank == Rank::ten;
  if (isNumber && deck.strength(rank) < 0) rank = Rank::seven;
  if (deck.strength(rank) < 0) return;
  shown.card = deck.card(rank, entry.card.suit());
  shown.cardOf = &deck;
}

}  // namespace

HelpDesk::HelpDesk(CardArt* art, Glyphs* glyphs, WindowActions* actions, QMenuBar const* menus,
                   SheetStack* sheets)
    : art_(art), glyphs_(glyphs), actions_(actions), menus_(menus), sheets_(sheets) {
  actions->rules->setEnabled(false);
  connect(actions->rules, &QAction::triggered, this, &HelpDesk::showRules);
  connect(actions->glossary, &QAction::triggered, this, [this] { help().showGlossary(); });
  connect(actions->keys, &QAction::triggered, this, [this] { help().showKeys(); });
  connect(actions->fairness, &QAction::triggered, this, [this] { help().showFairness(); });
  connect(actions->about, &QAction::triggered, this, [this] { showAbout(); });
}

HelpDesk::~HelpDesk() = default;

void HelpDesk::setGames(std::vector<GameInfo const*> games) {
  games_ = std::move(games);
  help_.reset();
  actions_->rules->setEnabled(!games_.empty());
}

void HelpDesk::setTheme(Theme const& theme) {
  theme_ = theme;
  if (help_) help_->setTheme(theme);
  if (bubble_ != nullptr) bubble_->setTheme(theme);
}

QByteArray HelpDesk::geometry() const { return help_ ? help_->saveGeometry() : geometry_; }
QWidget* HelpDesk::window() const { return help_.get(); }

HelpWindow& HelpDesk::help() {
  if (!help_) {
    help_ = std::make_unique<HelpWindow>(art_, games_);
    help_->setTheme(theme_);
    if (!geometry_.isEmpty()) help_->restoreGeometry(geometry_);
  }
  tell();
  return *help_;
}

// What is being chosen, else what is being played; null: neither.
GameInfo const* HelpDesk::gameInPlay() const {
  for (GameInfo const* game : games_) {
    bool const meant =
        chosen_.isEmpty() ? scene_ != nullptr && game->name == scene_->gameName : chosen_ == idOf(*game);
    if (meant) return game;
  }
  return nullptr;
}

QString HelpDesk::linked(QString const& rich, Text const& gameName) {
  auto const game = std::ranges::find(games_, gameName, &GameInfo::name);
  QString const id = game != games_.end() ? idOf(**game) : QString();
  if (id.isEmpty()) return rich;
  QString const language = translatedInto();
  if (!terms_ || terms_->language != language || terms_->game != id) {
    Glossary const words(readTranslated(QStringLiteral(":/glossary/%1.md")));
    terms_.emplace(language, id, words, TermLinks(words, id));
  }
  return terms_->links.linked(rich);
}

GlossaryEntry const* HelpDesk::entryOf(QString const& link) const {
  return terms_ ? terms_->words.find(link.section(u':', 1)) : nullptr;
}

QString HelpDesk::meaningOf(QString const& link) const {
  GlossaryEntry const* const entry = entryOf(link);
  return entry == nullptr ? QString() : inWords(*entry).value(0);
}

void HelpDesk::explain(QString const& link, RichText& from, TermBubble::Place const& place) {
  GlossaryEntry const* const entry = entryOf(link);
  if (entry == nullptr) return;
  if (bubble_ == nullptr) {
    bubble_ = new TermBubble(glyphs_, from.window());
    bubble_->setTheme(theme_);
    connect(bubble_, &TermBubble::pageWanted, this, &HelpDesk::showWord);
  }
  TermBubble::Entry shown{.link = link, .term = entry->term, .meaning = inWords(*entry).join(u' ')};
  auto const game = std::ranges::find(games_, terms_->game, [](GameInfo const* each) { return idOf(*each); });
  if (game != games_.end()) showOf(*entry, *(*game)->deck, shown);
  bubble_->explain(shown, &from, place);
}

void HelpDesk::showWord(QString const& link) {
  if (link == QLatin1String("help:fairness")) help().showSeal();
  if (link.startsWith(QLatin1String("word:"))) help().showWord(link.mid(5));
}

void HelpDesk::follow(QString const& chosen, TableScene const* scene) {
  chosen_ = chosen;
  scene_ = scene;
  if (bubble_ != nullptr) bubble_->follow();
  tell();
}

void HelpDesk::tell() {
  GameInfo const* const game = gameInPlay();
  actions_->rules->setText(game != nullptr ? tr("&Rules of %1").arg(said(game->name)) : tr("&Rules"));
  if (!help_) return;
  // Those that a hand is played with come first.
  std::vector<KeyGroup> keys = handKeys();
  for (KeyGroup& group : keysOf(*menus_)) keys.push_back(std::move(group));
  for (KeyGroup& group : placeKeys()) keys.push_back(std::move(group));
  help_->setKeys(keys);
  bool const played = chosen_.isEmpty() && game != nullptr;
  help_->setMatch(played ? game : nullptr, scene_ != nullptr ? scene_->options : Options{});
}

void HelpDesk::showAbout() {
  if (about_ == nullptr) {
    about_ = sheets_->make<AboutSheet>();
    connect(about_, &AboutSheet::closed, this, [this] { sheets_->close(about_); });
  }
  sheets_->open(about_);
}

void HelpDesk::showTable(TablePage page) { help().showTable(page); }

// The page that fits the moment.
void HelpDesk::showRules() {
  RulesPage page = RulesPage::idea;
  if (chosen_.isEmpty() && gameInPlay() != nullptr) {
    Seen const& seen = scene_->seen;
    bool const leads = std::ranges::any_of(seen.offers, [](Offer const& offer) {
      return offer.action.kind == Action::Kind::play && offer.legal();
    });
    if (scene_->showResult)
      page = RulesPage::score;
    else
      page = seen.trick.number > 0 || !seen.tricks.empty() || leads ? RulesPage::play : RulesPage::auction;
  }
  help().showRules(gameInPlay(), page);
}

}  // namespace giaguaro
