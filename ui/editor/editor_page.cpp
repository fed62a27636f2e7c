#include "ui/editor/editor_page.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/field_style.h"
#include "ui/drawing/typeface.h"
#include "ui/editor/card_tray.h"
#include "ui/editor/dragged_card.h"
#include "ui/editor/editor_body.h"
#include "ui/editor/place_row.h"
#include "ui/editor/refusal_row.h"
#include "ui/editor/suit_letters.h"
#include "ui/editor/word_field.h"
#include "ui/history/history_bar.h"
#include "ui/history/house_tabs.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

QString const editorId = QStringLiteral("editor");  // house_tabs.h

}  // namespace

EditorPage::EditorPage(std::vector<GameInfo const*> games, Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      games_(std::move(games)),
      glyphs_(glyphs),
      bar_(new HistoryBar(editorId, this)),
      body_(new EditorBody(this)),
      keys_(new HistoryKeys(this)),
      title_(new QLabel(body_)),
      subtitle_(new QLabel(body_)),
      optionsLabel_(new QLabel(body_)),
      options_(new PaperButton(PaperButton::Kind::plain, body_)),
      tray_(new CardTray(glyphs, body_)),
      textLabel_(new QLabel(body_)),
      suits_(new SuitLetters(glyphs, body_)),
      text_(new WordField(body_)),
      refusal_(new RefusalRow(glyphs, body_)),
      letters_(new QLabel(body_)),
      codeLabel_(new QLabel(body_)),
      code_(new WordField(body_)),
      codeWords_(new QLabel(body_)),
      rest_(new PaperButton(PaperButton::Kind::plain, body_)),
      clear_(new PaperButton(PaperButton::Kind::plain, body_)),
      value_(new PaperButton(PaperButton::Kind::plain, body_)),
      valueWords_(new QLabel(body_)),
      play_(new PaperButton(PaperButton::Kind::main, body_)),
      playWords_(new QLabel(body_)),
      dragged_(new DraggedCard(glyphs, body_)) {
  setObjectName(QStringLiteral("editorPage"));
  coverAll();
  head()->setSpacing(0);
  head()->addWidget(bar_);
  head()->addWidget(body_, 1);
  head()->addWidget(keys_);
  setTitleface(title_, 25);
  setTypeface(subtitle_, 14);
  for (QLabel* label : {optionsLabel_, textLabel_, codeLabel_, codeWords_, valueWords_, playWords_})
    setTypeface(label, 13);
  setTypeface(letters_, 13);
  letters_->setObjectName(QStringLiteral("editorLetters"));
  for (QLabel* label : {codeWords_, letters_}) label->setWordWrap(true);
  codeWords_->setObjectName(QStringLiteral("editorCodeWords"));
  valueWords_->setObjectName(QStringLiteral("editorValueWords"));
  playWords_->setObjectName(QStringLiteral("editorPlayWords"));
  text_->setObjectName(QStringLiteral("editorText"));
  code_->setObjectName(QStringLiteral("editorCode"));
  rest_->setObjectName(QStringLiteral("editorRest"));
  clear_->setObjectName(QStringLiteral("editorClear"));
  value_->setObjectName(QStringLiteral("editorValue"));
  play_->setObjectName(QStringLiteral("editorPlay"));
  options_->setObjectName(QStringLiteral("editorOptions"));
  options_->setPadding(20);
  rest_->setMark(glyphs_, QStringLiteral("dealer"));
  clear_->setMark(glyphs_, QStringLiteral("clear"));
  play_->setMark(glyphs_, QStringLiteral("play"));
  playWords_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  text_->installEventFilter(this);
  code_->installEventFilter(this);
  makeFields();
  connectParts();
  retranslate();
}

void EditorPage::makeFields() {
  for (char const* name : {"editorGame", "editorPlayers", "editorDealer", "editorViewer"}) {
    Field field{new QLabel(body_), new QComboBox(body_)};
    field.box->setObjectName(QString::fromLatin1(name));
    FieldStyle::giveTo(*field.box);
    setTypeface(field.label, 13);
    setTypeface(field.box, 14);
    field.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field.label->setBuddy(field.box);
    fields_.push_back(field);
  }
  auto const connectField = [this](std::size_t at, auto const& then) {
    connect(fields_[at].box, &QComboBox::currentIndexChanged, this, [this, then](int index) {
      if (!filling_ && index >= 0) then(index);
    });
  };
  connectField(0, [this](int at) {
    std::string_view const id = games_[static_cast<std::size_t>(at)]->id;
    emit gameWanted(QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())));
  });
  connectField(1, [this](int at) { emit playersWanted(fields_[1].box->itemData(at).toInt()); });
  connectField(2, [this](int at) { emit dealerWanted(static_cast<Seat>(at)); });
  connectField(3, [this](int at) { emit viewerWanted(static_cast<Seat>(at)); });
}

void EditorPage::connectParts() {
  connect(bar_, &HistoryBar::left, this, &EditorPage::closed);
  connect(bar_, &HistoryBar::pageWanted, this, &EditorPage::pageWanted);
  connect(body_, &EditorBody::resized, this, &EditorPage::arrangeAll);
  connect(tray_, &CardTray::wanted, this, &EditorPage::cardWanted);
  connect(tray_, &CardTray::wantedAt, this, &EditorPage::cardWantedAt);
  connect(tray_, &CardTray::takenBack, this, &EditorPage::cardTakenBack);
  connect(tray_, &CardTray::carried, this, &EditorPage::carry);
  connect(tray_, &CardTray::dropped, this, &EditorPage::drop);
  connect(text_, &QLineEdit::textEdited, this, &EditorPage::textTyped);
  connect(code_, &QLineEdit::textEdited, this, &EditorPage::codeTyped);
  connect(refusal_, &RefusalRow::mendWanted, this, &EditorPage::mendWanted);
  connect(rest_, &QAbstractButton::clicked, this, &EditorPage::restWanted);
  connect(clear_, &QAbstractButton::clicked, this, &EditorPage::clearWanted);
  connect(value_, &QAbstractButton::clicked, this, &EditorPage::valueWanted);
  connect(options_, &QAbstractButton::clicked, this, &EditorPage::optionsWanted);
  connect(play_, &QAbstractButton::clicked, this, &EditorPage::playWanted);
}

void EditorPage::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(title_, theme.onpanel);
  for (QLabel* label :
       {subtitle_, optionsLabel_, textLabel_, codeLabel_, letters_, codeWords_, valueWords_, playWords_})
    setInk(label, theme.onpanel2);
  for (Field const& field : fields_) setInk(field.label, theme.onpanel2);
  bar_->setTheme(theme);
  body_->setTheme(theme);
  keys_->setTheme(theme);
  tray_->setTheme(theme);
  for (PlaceRow* row : rows_) row->setTheme(theme);
  suits_->setTheme(theme);
  text_->setTheme(theme);
  code_->setTheme(theme);
  refusal_->setTheme(theme);
  for (PaperButton* button : {options_, rest_, clear_, value_, play_}) button->setTheme(theme);
}

void EditorPage::focusFirst() { tray_->focusCurrent(); }

void EditorPage::makeRows() {
  std::size_t const places = scene_->draft.places().size();
  while (rows_.size() > places) {
    delete rows_.back();
    rows_.pop_back();
  }
  while (rows_.size() < places) {
    auto* row = new PlaceRow(glyphs_, static_cast<int>(rows_.size()), body_);
    row->setTheme(theme());
    connect(row, &QAbstractButton::clicked, this,
            [this, at = static_cast<int>(rows_.size())] { emit placeChosen(at); });
    connect(row, &PlaceRow::placeWanted, this, [this](int at) {
      if (at < 0 || at >= static_cast<int>(rows_.size())) return;
      rows_[static_cast<std::size_t>(at)]->setFocus(Qt::OtherFocusReason);
      emit placeChosen(at);
    });
    connect(row, &PlaceRow::takenBack, this, &EditorPage::cardTakenBack);
    connect(row, &PlaceRow::carried, this, &EditorPage::carry);
    connect(row, &PlaceRow::dropped, this, &EditorPage::drop);
    rows_.push_back(row);
    row->show();
  }
  dragged_->raise();
}

// Fields, tray, places, text, code, buttons, and the way back.
void EditorPage::orderFocus() {
  QList<QWidget*> order;
  for (Field const& field : fields_) order += field.box;
  order += options_;
  order += tray_->fields();
  for (PlaceRow* row : rows_) order += row;
  order += QList<QWidget*>{text_, refusal_->button(), code_, rest_, clear_, value_, play_};
  order += bar_->findChildren<QWidget*>(QStringLiteral("editorBack"));
  for (qsizetype i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void EditorPage::setScene(EditorScene const& scene) {
  bool const otherDeck = !scene_ || scene_->draft.game().deck != scene.draft.game().deck;
  bool const otherShape = otherDeck || scene_->draft.places() != scene.draft.places();
  scene_ = scene;
  if (otherShape) makeRows();
  tray_->setScene(scene);
  if (otherShape) orderFocus();
  for (PlaceRow* row : rows_) row->setScene(scene);
  showFields();
  showText();
  showCode();
  showKeys();
  if (otherShape) arrangeAll();
}

void EditorPage::carry(Card card, QPoint const& at) {
  dragged_->carry(card, *scene_->draft.game().deck, std::max(60, tray_->cardHeight()), at);
}

// On a place it goes there, on the tray it is free again; elsewhere nothing has happened.
void EditorPage::drop(Card card, QPoint const& at) {
  dragged_->letGo();
  for (std::size_t place = 0; place < rows_.size(); ++place)
    if (rows_[place]->rect().contains(rows_[place]->mapFromGlobal(at)))
      return emit cardWantedAt(card, static_cast<int>(place));
  if (tray_->rect().contains(tray_->mapFromGlobal(at)) && scene_->draft.placeOf(card))
    emit cardTakenBack(card);
}

void EditorPage::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  arrangeAll();
}

void EditorPage::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

// In its fields Enter mends what was refused there, and Escape drops it. What cannot be read is not mended by leaving it out
// unseen.
bool EditorPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return Sheet::eventFilter(watched, event);
  auto const* const key = static_cast<QKeyEvent*>(event);
  bool const enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  if (watched == text_ && enter && !key->modifiers().testFlag(Qt::ControlModifier)) {
    if (scene_ && scene_->refused && scene_->refused->why != DealDraft::Refusal::unknown) emit mendWanted();
    return true;
  }
  return Sheet::eventFilter(watched, event);
}

// Before the window's own shortcut for it.
bool EditorPage::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    auto const* const key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape || !housePageOf(*key, editorId).isEmpty()) event->accept();
  }
  return Sheet::event(event);
}

void EditorPage::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (event->key() == Qt::Key_Escape && !event->isAutoRepeat()) {
    if (scene_ && scene_->refused) return emit refusalDropped();
    return emit closed();
  }
  if (enter && event->modifiers().testFlag(Qt::ControlModifier)) return emit playWanted();
  if (QString const page = housePageOf(*event, editorId); !page.isEmpty()) return emit pageWanted(page);
  Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
