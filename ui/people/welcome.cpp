#include "ui/people/welcome.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/cards/deck.h"
#include "ui/cloth/fanned_ground.h"
#include "ui/drawing/emblem.h"
#include "ui/drawing/field_style.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/table_scene.h"
#include "ui/sheets/second_press.h"
#include "ui/text/language.h"
#include "ui/toolkit/avatar_button.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {
namespace {

constexpr Length welcomeFaceSide{52};

}  // namespace

Welcome::Welcome(Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      ground_(new FannedGround(glyphs, this)),
      emblem_(new Emblem(96, page())),
      title_(new QLabel(page())),
      line_(new QLabel(page())),
      languages_(new ChoiceRow(QStringLiteral("speak"), static_cast<int>(languages().size()), page())),
      nameLabel_(new QLabel(page())),
      nameNote_(new QLabel(page())),
      name_(new QLineEdit(page())),
      faceLabel_(new QLabel(page())),
      faceGrid_(new QGridLayout),
      later_(new QLabel(page())),
      start_(new PaperButton(PaperButton::Kind::main, page())),
      second_(new SecondPress(this)) {
  setWidest(Length(620));
  ground_->setFans(
      {&fortyCards,
       {fortyCards.card(Rank::jack, Suit::clubs), fortyCards.card(Rank::king, Suit::hearts),
        fortyCards.card(Rank::ace, Suit::diamonds)}},
      {&fiftyTwoCards,
       {fiftyTwoCards.card(Rank::king, Suit::spades), fiftyTwoCards.card(Rank::queen, Suit::hearts),
        fiftyTwoCards.card(Rank::ace, Suit::clubs)}});
  FieldStyle::giveTo(*name_);
  buildTitle();
  buildLanguages();
  QButtonGroup* const faces = buildFields(glyphs);
  start_->setObjectName(QStringLiteral("sitDown"));
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(scaledMargins(5, 0, 5, 0));  // with its ring's room it ends where the fields do
  setTypeface(later_, 13);
  later_->setWordWrap(true);
  later_->setContentsMargins(scaledMargins(5, 0, 10, 0));
  buttons->addWidget(later_, 1);
  buttons->addWidget(start_);
  foot()->addLayout(buttons);
  stopAtTheChosen(faces);
  // Who sits down first, the language last: it is seldom changed.
  setTabOrder(name_, faces_.front());
  for (std::size_t i = 1; i < faces_.size(); ++i) setTabOrder(faces_[i - 1], faces_[i]);
  QWidget* last = faces_.back();
  for (QWidget* language : languages_->fields()) setTabOrder(std::exchange(last, language), language);
  setTabOrder(last, start_);
  connect(start_, &QPushButton::clicked, this, &Welcome::finish);
  connect(name_, &QLineEdit::inputRejected, this, [this] { showNameNote(true); });
  connect(name_, &QLineEdit::textChanged, this, [this](QString const& name) {
    showNameNote(!nameNote_->isHidden() && name.size() == longestName);
  });
  connect(name_, &QLineEdit::returnPressed, this, &Welcome::finish);
  suggest({});
  retranslate();
}

void Welcome::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  ground_->want(theme());
}

// What lies behind the paper is of the table that one sits down at, and not of the window as it was.
void Welcome::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  ground_->paint(painter, event->rect(), paperWidth());
  paintPaperShadow(painter);
}

void Welcome::buildTitle() {
  auto* top = new QHBoxLayout;
  top->setContentsMargins(scaledMargins(10, 0, 10, 16));
  top->setSpacing(scaled(18));
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  setTitleface(title_, 32);
  title_->setWordWrap(true);
  setTypeface(line_, 15);
  line_->setWordWrap(true);
  words->addStretch(1);
  words->addWidget(title_);
  words->addWidget(line_);
  words->addStretch(1);
  top->addWidget(emblem_);
  top->addLayout(words, 1);
  head()->addLayout(top);
}

void Welcome::buildLanguages() {
  QStringList names;
  for (std::size_t i = 0; i < languages().size(); ++i) {
    names << languages()[i].name;  // each speaks for itself
    languages_->button(static_cast<int>(i))->setObjectName(QStringLiteral("speak_") + languages()[i].code);
  }
  languages_->setTexts({}, names);
  languages_->setContentsMargins(scaledMargins(10, 0, 10, 14));
  connect(languages_, &ChoiceRow::changed, this,
          [this](int chosen) { emit languageWanted(languages()[static_cast<std::size_t>(chosen)].code); });
  middle()->addWidget(languages_);
}

QButtonGroup* Welcome::buildFields(Glyphs* glyphs) {
  auto* fields = new QVBoxLayout;
  fields->setContentsMargins(scaledMargins(10, 0, 10, 14));
  fields->setSpacing(scaled(6));
  setTypeface(nameLabel_, 14, true);
  nameLabel_->setBuddy(name_);
  name_->setObjectName(QStringLiteral("playerName"));
  setTypeface(name_, 15);
  name_->setMaxLength(longestName);
  name_->setMinimumHeight(measure(36));
  name_->setTextMargins(scaled(6), 0, scaled(6), 0);
  setTypeface(faceLabel_, 14, true);
  fields->addWidget(nameLabel_);
  fields->addWidget(name_);
  nameNote_->setObjectName(QStringLiteral("playerNameNote"));
  setTypeface(nameNote_, 13);
  nameNote_->setWordWrap(true);
  nameNote_->hide();
  fields->addWidget(nameNote_);
  fields->addSpacing(scaled(10));
  fields->addWidget(faceLabel_);
  faceGrid_->setHorizontalSpacing(0);
  faceGrid_->setVerticalSpacing(scaled(6));
  auto* group = new QButtonGroup(this);
  for (int avatar = 1; avatar <= avatarCount; ++avatar) {
    auto* face = new AvatarButton(glyphs, avatar, welcomeFaceSide, page());
    face->setCheckable(true);
    group->addButton(face);
    faces_.push_back(face);
  }
  fields->addLayout(faceGrid_);
  middle()->addLayout(fields);
  middle()->addStretch(1);
  return group;
}

void Welcome::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  languages_->setTheme(theme);
  start_->setTheme(theme);
  for (AvatarButton* face : faces_) face->setTheme(theme);
  ground_->want(theme);
  setInk(line_, theme.onpanel2);
  setInk(nameNote_, theme.onpanel);
  setInk(later_, theme.onpanel2);
}

void Welcome::showNameNote(bool shown) {
  if (shown != nameNote_->isHidden()) return;
  nameNote_->setVisible(shown);
  name_->setAccessibleDescription(shown ? nameNote_->text() : QString());
  if (shown) {
    QAccessibleEvent said(name_, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&said);
  }
  layPaper();
}

void Welcome::suggest(Newcomer const& newcomer) {
  name_->setText(newcomer.name);
  for (AvatarButton* face : faces_) face->setChecked(face->avatar() == newcomer.avatar);
}

void Welcome::focusFirst() { name_->setFocus(Qt::OtherFocusReason); }

void Welcome::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void Welcome::arrange(int paperWidth) {
  int const perRow = paperWidth < 480 ? 4 : 6;
  if (perRow == facesPerRow_) return;
  facesPerRow_ = perRow;
  // Between the faces lie columns that take the room: the first and the last end where the fields do.
  for (int i = 0; i < static_cast<int>(faces_.size()); ++i)
    faceGrid_->addWidget(faces_[static_cast<std::size_t>(i)], i / perRow, 2 * (i % perRow));
  for (int column = 0; column < faceGrid_->columnCount(); ++column)
    faceGrid_->setColumnStretch(column, column % 2 == 1 && column < 2 * perRow - 1 ? 1 : 0);
}

void Welcome::retranslate() {
  title_->setText(tr("Welcome to Giaguaro"));
  line_->setText(tr("Trick-taking card games, and a guide that teaches them as you play."));
  nameLabel_->setText(tr("Your name"));
  name_->setPlaceholderText(tr("Name"));
  name_->setAccessibleName(tr("Your name"));
  nameNote_->setText(tr("A name has at most %n letter(s): no more go in.", nullptr, longestName));
  faceLabel_->setText(tr("Your face"));
  later_->setText(tr("All of it can be changed later, under Settings."));
  start_->setText(tr("Sit down at the table"));
  for (std::size_t i = 0; i < languages().size(); ++i)
    if (languages()[i].code == translatedInto()) languages_->setValue(static_cast<int>(i));
  for (AvatarButton* face : faces_) {
    face->setAccessibleName(AvatarButton::describe(face->avatar()));
    face->setToolTip(AvatarButton::describe(face->avatar()));
  }
  layPaper();
}

void Welcome::finish() {
  Newcomer newcomer{name_->text().simplified()};
  for (AvatarButton const* face : faces_)
    if (face->isChecked()) newcomer.avatar = face->avatar();
  second_->start();
  emit done(newcomer);
}

}  // namespace giaguaro
