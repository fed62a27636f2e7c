#include "ui/help/help_library.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "ui/help/help_parser.h"
#include "ui/help/spoken_text.h"
#include "ui/help/table_keys.h"
#include "ui/text/game_id.h"
#include "ui/text/language.h"
#include "ui/text/wording.h"

namespace giaguaro {
namespace {

constexpr std::size_t besides = 4;  // books that are of no game

}  // namespace

QString fairnessAnchor(FairnessPart part) { return QStringLiteral("fair_%1").arg(static_cast<int>(part)); }

HelpLibrary::HelpLibrary(std::vector<GameInfo const*> games)
    : games_(std::move(games)), books_(games_.size() + besides) {}

int HelpLibrary::rules(GameInfo const* game) const {
  auto const found = std::ranges::find(games_, game);
  return found != games_.end() ? static_cast<int>(found - games_.begin()) : 0;
}

QString HelpLibrary::title(int book) const {
  if (book < table()) return said(games_[static_cast<std::size_t>(book)]->name);
  if (book == table()) return QCoreApplication::translate("help", "At the table");
  if (book == glossary()) return QCoreApplication::translate("help", "Glossary");
  return book == keys() ? QCoreApplication::translate("help", "Keyboard shortcuts")
                        : QCoreApplication::translate("help", "Do they cheat?");
}

HelpBook const& HelpLibrary::book(int book) const {
  auto& found = books_[static_cast<std::size_t>(book)];
  if (found) return *found;
  if (book < table())
    found = rulesOf(*games_[static_cast<std::size_t>(book)]);
  else if (book == table())
    found = tableBook();
  else if (book == glossary())
    found = glossaryBook();
  else
    found = book == keys() ? bookOfKeys(title(book), handByKeys(), keys_) : fairnessBook();
  return *found;
}

Glossary const& HelpLibrary::words() const {
  if (!words_) words_ = Glossary(readTranslated(QStringLiteral(":/glossary/%1.md")));
  return *words_;
}

HelpBook HelpLibrary::rulesOf(GameInfo const& game) const {
  QString const id = idOf(game);
  HelpBook book = parseHelp(readTranslated(QStringLiteral(":/rules/%1/") + id + QStringLiteral(".md")),
                            game.deck != nullptr ? *game.deck : fiftyTwoCards)
                      .book;
  book.title = said(game.name);
  if (book.pages.empty())
    book.pages.push_back({book.title,
                          {{.spans = {{.words = QCoreApplication::translate(
                                           "help", "The rules of this game are not written yet.")}}}}});
  for (HelpPage& page : book.pages)
    for (HelpBlock& block : page.blocks) block.position.anticlockwise = game.anticlockwise;
  words().link(book, id);
  keepWhatHolds(book, game);
  if (played_ == &game) tellOptions(book);
  return book;
}

namespace {

// How an option of the game that holds stands: as its value is told; empty: the game has no such value.
QString valueTold(GameInfo const& game, QString const& option, QString const& value) {
  for (OptionInfo const& info : game.options)
    for (OptionValue const& each : info.values)
      if (option == QLatin1String(info.name.data(), static_cast<qsizetype>(info.name.size())) &&
          value == QLatin1String(each.name.data(), static_cast<qsizetype>(each.name.size())))
        return said(each.line);
  return {};
}

}  // namespace

bool HelpLibrary::holds(HelpBlock const& block) const {
  if (block.option.isEmpty()) return true;
  for (std::size_t i = 0; i < played_->options.size(); ++i) {
    OptionInfo const& info = played_->options[i];
    if (block.option != QLatin1String(info.name.data(), static_cast<qsizetype>(info.name.size()))) continue;
    auto const choice = static_cast<std::size_t>(options_.values[i]);
    if (choice >= info.values.size()) return false;
    std::string_view const name = info.values[choice].name;
    return block.value == QLatin1String(name.data(), static_cast<qsizetype>(name.size()));
  }
  return false;
}

// In a match only what its options have; outside, what holds for one value alone stands under a heading that says so.
void HelpLibrary::keepWhatHolds(HelpBook& book, GameInfo const& game) const {
  for (HelpPage& page : book.pages) {
    if (played_ == &game) {
      std::erase_if(page.blocks, [this](HelpBlock const& block) { return !holds(block); });
      continue;
    }
    std::vector<HelpBlock> blocks;
    QString before;
    for (HelpBlock& block : page.blocks) {
      QString const when = valueTold(game, block.option, block.value);
      if (!when.isEmpty() && when != before)
        blocks.push_back({.kind = HelpBlock::Kind::heading, .spans = {{.words = when}}});
      before = when;
      blocks.push_back(std::move(block));
    }
    page.blocks = std::move(blocks);
  }
}

// After the options, with which the page of the score ends.
void HelpLibrary::tellOptions(HelpBook& book) const {
  QStringList lines;
  for (std::size_t i = 0; i < played_->options.size(); ++i) {
    OptionInfo const& option = played_->options[i];
    std::int16_t const value = options_.values[i];
    Text line = option.line;
    auto const choice = static_cast<std::size_t>(value);
    if (value >= 0 && choice < option.values.size()) line = option.values[choice].line;
    lines += Wording().say(Message{line, {}, {args::number(value)}});
  }
  lines.removeAll(QString());
  if (lines.isEmpty()) return;
  HelpBlock const notice{
      .kind = HelpBlock::Kind::notice,
      .spans = {{.words = QCoreApplication::translate("help", "This match:") + u' ', .strong = true},
                {.words = lines.join(QStringLiteral(". ")) + u'.'}}};
  constexpr auto at = static_cast<std::size_t>(RulesPage::score);
  if (at < book.pages.size()) book.pages[at].blocks.push_back(notice);
}

HelpBook HelpLibrary::tableBook() const {
  HelpBook book = parseHelp(readTranslated(QStringLiteral(":/table/%1.md")), Glossary::deck()).book;
  book.title = title(table());
  words().link(book, {});
  return book;
}

namespace {

QString letterOf(GlossaryEntry const& entry) { return SpokenText::folded(entry.term.left(1)).toUpper(); }

// The letters that entries begin with, each a link to the first of its entries.
HelpSpans lettersOf(Glossary const& glossary) {
  HelpSpans letters;
  QString before;
  for (GlossaryEntry const& entry : glossary.entries()) {
    QString const letter = letterOf(entry);
    if (letter == before) continue;
    if (!letters.empty()) letters.push_back({.words = QStringLiteral(" ")});
    letters.push_back({.kind = HelpSpan::Kind::key, .words = letter, .link = Glossary::linkTo(entry.id)});
    before = letter;
  }
  return letters;
}

}  // namespace

HelpBook HelpLibrary::glossaryBook() const {
  QString const name = title(glossary());
  HelpBook book{.title = name, .deck = &Glossary::deck(), .pages = {{name, {}}}};
  auto& blocks = book.pages[0].blocks;
  blocks.push_back({.spans = lettersOf(words())});
  QString before;
  for (GlossaryEntry const& entry : words().entries()) {
    if (QString const letter = letterOf(entry); letter != before) {
      blocks.push_back({.kind = HelpBlock::Kind::letter, .spans = {{.words = letter}}});
      before = letter;
    }
    HelpSpans heading{{.words = entry.term}};
    QStringList of;
    for (GameInfo const* game : games_)
      if (!entry.games.isEmpty() && entry.isOf(idOf(*game))) of += said(game->name);
    if (!of.isEmpty())
      heading.push_back({.words = QStringLiteral(" (%1)").arg(of.join(QStringLiteral(", "))), .quiet = true});
    blocks.push_back({.kind = HelpBlock::Kind::heading,
                      .spans = heading,
                      .anchor = entry.id,
                      .picture = entry.card,
                      .of = entry.cardOf});
    for (HelpSpans const& paragraph : entry.paragraphs)
      blocks.push_back({.spans = paragraph, .picture = entry.card, .of = entry.cardOf});
  }
  words().link(book, {});
  return book;
}

HelpBook HelpLibrary::fairnessBook() const {
  HelpBook book = parseHelp(readTranslated(QStringLiteral(":/fairness/%1.md")), fiftyTwoCards).book;
  book.title = title(fairness());
  int number = 0;
  for (HelpPage& page : book.pages)
    for (HelpBlock& block : page.blocks)
      if (block.kind == HelpBlock::Kind::heading)
        block.anchor = fairnessAnchor(static_cast<FairnessPart>(number++));
  return book;
}

bool HelpLibrary::setMatch(GameInfo const* game, Options const& options) {
  if (game == played_ && options == options_) return false;
  for (GameInfo const* each : {played_, game})
    if (each != nullptr && !games_.empty()) books_[static_cast<std::size_t>(rules(each))].reset();
  played_ = game;
  options_ = options;
  return true;
}

bool HelpLibrary::setKeys(std::vector<KeyGroup> keys) {
  if (keys == keys_) return false;
  keys_ = std::move(keys);
  books_[static_cast<std::size_t>(this->keys())].reset();
  return true;
}

void HelpLibrary::forget() {
  for (auto& book : books_) book.reset();
  words_.reset();
}

}  // namespace giaguaro
