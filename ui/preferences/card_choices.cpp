#include "ui/preferences/card_choices.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/cards/deck_library.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/preferences/card_preview.h"
#include "ui/preferences/deck_row.h"
#include "ui/text/language.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_group.h"

namespace giaguaro {

CardChoices::CardChoices(CardArt* art, QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      preview_(new CardPreview(art, this)),
      looks_(new PaperGroup(this)),
      fiftyTwo_(new DeckRow(QStringLiteral("deck52"), this)),
      forty_(new DeckRow(QStringLiteral("deck40"), this)),
      faults_(new QLabel(this)),
      library_(new DeckLibrary(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(scaled(10));
  column_->addWidget(preview_);
  column_->addWidget(looks_);
  back_ = add("cardBack", 4);
  colours_ = add("fourColours", 2);
  indices_ = add("largeIndices", 2);
  letters_ = add("courtLetters", 4);
  column_->addWidget(fiftyTwo_);
  column_->addWidget(forty_);
  column_->addWidget(faults_);
  faults_->setObjectName(QStringLiteral("deckFaults"));
  faults_->setTextFormat(Qt::PlainText);  // it names decks as strangers have called them
  setTypeface(faults_, 12);
  faults_->setWordWrap(true);
  faults_->setMinimumHeight(1);
  faults_->hide();
  for (DeckRow* row : {fiftyTwo_, forty_}) connect(row, &DeckRow::changed, this, &CardChoices::changed);
  connect(library_, &DeckLibrary::found, this, [this](DeckOffer const& offer) {
    if (offer.fiftyTwo) fiftyTwo_->add(offer);
    if (offer.forty) forty_->add(offer);
    nameDecks();
    emit fieldsChanged();
  });
  connect(library_, &DeckLibrary::unusable, this, [this](DeckFault fault, QString const& name) {
    unusable_.push_back({fault, name});
    showFaults();
    emit fieldsChanged();
  });
}

ChoiceRow* CardChoices::add(char const* name, int count) {
  auto* row = new ChoiceRow(QString::fromLatin1(name), count, looks_);
  row->setInForm(true);
  looks_->rows()->addWidget(row);
  rows_.push_back(row);
  connect(row, &ChoiceRow::changed, this, &CardChoices::changed);
  return row;
}

void CardChoices::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  library_->search(translatedInto(), devicePixelRatioF() * windowScale());
}

void CardChoices::showFaults() {
  QStringList words;
  for (Unusable const& deck : unusable_) words << InstalledDeck::inWords(deck.fault, deck.name);
  faults_->setText(words.join(u'\n'));
  faults_->setVisible(!words.isEmpty());
}

// What is true of all installed decks is said over the first of them.
void CardChoices::nameDecks() {
  QString const own = tr("our own");
  QString const installed =
      QStringLiteral(". ") + tr("An installed deck keeps its own colours, indices and letters.");
  bool const first = fiftyTwo_->offersAny();
  fiftyTwo_->setTexts(tr("Deck for games with 52 cards") + (first ? installed : QString()), own);
  forty_->setTexts(tr("Deck for games with 40 cards") + (first ? QString() : installed), own);
}

void CardChoices::setTheme(Theme const& theme) {
  preview_->setTheme(theme);
  for (DeckRow* row : {fiftyTwo_, forty_}) row->setTheme(theme);
  for (ChoiceRow* row : rows_) row->setTheme(theme);
  looks_->setTheme(theme);
  setInk(faults_, theme.onpanel2);
}

void CardChoices::retranslate() {
  preview_->setAccessibleName(tr("How the cards look now"));
  nameDecks();
  showFaults();
  back_->setTexts(tr("Backs"), {tr("each deck's own"), tr("blue"), tr("red"), tr("dark")});
  colours_->setTexts(tr("Colours of the French suits"), {tr("two"), tr("four")},
                     {{}, tr("Clubs are green, diamonds are blue.")});
  indices_->setTexts(tr("Corner indices"), {tr("normal"), tr("large")});
  letters_->setTexts(
      tr("Letters of the court cards"),
      {tr("by language"), QStringLiteral("F C R"), QStringLiteral("J Q K"), QStringLiteral("V C D R")},
      {tr("As on playing cards in the chosen language."), tr("Italian: fante, cavallo, re."),
       tr("English: jack, queen, king."), tr("French: valet, cavalier, dame, roi.")});
  shareWidth();
}

// All tracks of one width, where they have it beside their names.
void CardChoices::shareWidth() {
  int wide = 0;
  for (ChoiceRow const* row : rows_) wide = std::max(wide, row->wantedInForm());
  for (ChoiceRow* row : rows_)
    row->setFieldWidth(wide <= (width() - PaperGroup::aside()) * 6 / 10 ? wide : 0);
}

void CardChoices::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  shareWidth();
}

void CardChoices::setValues(DeckStyle const& style) {
  fiftyTwo_->setValue(style.fiftyTwo);
  forty_->setValue(style.forty);
  back_->setValue(static_cast<int>(style.back));
  colours_->setValue(style.variant.fourColours ? 1 : 0);
  indices_->setValue(style.variant.largeIndices ? 1 : 0);
  letters_->setValue(static_cast<int>(style.variant.letters));
}

DeckStyle CardChoices::style() const {
  return {.variant = {.fourColours = colours_->value() == 1,
                      .largeIndices = indices_->value() == 1,
                      .letters = static_cast<CourtLetters>(letters_->value())},
          .back = static_cast<CardBack>(back_->value()),
          .forty = forty_->value(),
          .fiftyTwo = fiftyTwo_->value()};
}

std::vector<QWidget*> CardChoices::fields() const {
  std::vector<QWidget*> all;
  auto const add = [&all](std::vector<QWidget*> const& more) {
    all.insert(all.end(), more.begin(), more.end());
  };
  for (ChoiceRow const* row : rows_) add(row->fields());
  add(fiftyTwo_->fields());
  add(forty_->fields());
  return all;
}

}  // namespace giaguaro
