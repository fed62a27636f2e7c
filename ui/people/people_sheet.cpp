#include "ui/people/people_sheet.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/field_style.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/table_scene.h"
#include "ui/text/literal.h"
#include "ui/toolkit/avatar_button.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {
namespace {

constexpr Length peopleInset{10};
constexpr Length widestPeople{820};
constexpr Length twoPeopleColumns{660};  // under this width of the paper they stand one under the other
constexpr Length homeFace{43};
constexpr int homeFacesPerRow = 6;

// Said again when the same is told.
void tell(QLabel* label, QString const& words) {
  label->setText(words);
  label->setVisible(!words.isEmpty());
  label->setAccessibleName(words);
  if (words.isEmpty()) return;
  QAccessibleEvent event(label, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

}  // namespace

PeopleSheet::PeopleSheet(Glyphs* glyphs, QWidget* parent)
    : Sheet(parent),
      glyphs_(glyphs),
      title_(new QLabel(page())),
      words_(new QLabel(page())),
      columns_(new QBoxLayout(QBoxLayout::LeftToRight)),
      rowGroup_(new QButtonGroup(this)),
      rowColumn_(new QVBoxLayout),
      add_(new PaperButton(PaperButton::Kind::plain, page())),
      nameHeading_(new Heading(page())),
      name_(new QLineEdit(page())),
      nameNote_(new QLabel(page())),
      faceGrid_(new QGridLayout),
      dataHeading_(new Heading(page())),
      dataWords_(new QLabel(page())),
      export_(new PaperButton(PaperButton::Kind::plain, page())),
      delete_(new PaperButton(PaperButton::Kind::plain, page())),
      note_(new QLabel(page())),
      close_(new PaperButton(PaperButton::Kind::plain, page())),
      sit_(new PaperButton(PaperButton::Kind::main, page())) {
  setWidest(widestPeople);
  setTitleface(title_, 25);
  setTypeface(words_, 14);
  for (QLabel* label : {title_, words_}) {
    label->setWordWrap(true);
    label->setContentsMargins(peopleInset, 0, peopleInset, scaled(2));
    head()->addWidget(label);
  }
  head()->addSpacing(scaled(8));
  columns_->setContentsMargins(peopleInset, scaled(4), peopleInset, scaled(4));
  columns_->setSpacing(scaled(30));
  middle()->addLayout(columns_);
  buildList();
  buildChosen();
  buildFoot();
  retranslate();
}

void PeopleSheet::buildList() {
  auto* column = new QVBoxLayout;
  column->setSpacing(scaled(2));
  rowColumn_->setSpacing(scaled(2));
  column->addLayout(rowColumn_);
  column->addSpacing(scaled(6));
  add_->setObjectName(QStringLiteral("addPerson"));
  add_->setFlush();
  column->addWidget(add_, 0, Qt::AlignLeft);
  column->addStretch(1);
  columns_->addLayout(column, 6);
  stopAtTheChosen(rowGroup_);
  connect(rowGroup_, &QButtonGroup::idClicked, this, &PeopleSheet::choose);
  connect(add_, &QPushButton::clicked, this, &PeopleSheet::addWanted);
}

void PeopleSheet::buildChosen() {
  auto* column = new QVBoxLayout;
  column->setSpacing(scaled(6));
  FieldStyle::giveTo(*name_);
  setTypeface(name_, 15);
  name_->setObjectName(QStringLiteral("personName"));
  name_->setMaxLength(longestName);
  name_->setMinimumHeight(measure(34));
  name_->setTextMargins(scaled(6), 0, scaled(6), 0);
  setTypeface(nameNote_, 13);
  nameNote_->setWordWrap(true);
  nameNote_->hide();
  column->addWidget(nameHeading_);
  column->addWidget(name_);
  column->addWidget(nameNote_);
  auto* group = new QButtonGroup(this);
  for (int avatar = 1; avatar <= avatarCount; ++avatar) {
    auto* face = new AvatarButton(glyphs_, avatar, homeFace, page());
    face->setObjectName(QStringLiteral("personFace_%1").arg(avatar));
    face->setCheckable(true);
    group->addButton(face, avatar);
    faceGrid_->addWidget(face, (avatar - 1) / homeFacesPerRow, (avatar - 1) % homeFacesPerRow,
                         Qt::AlignCenter);
    faces_.push_back(face);
  }
  faceGrid_->setSpacing(scaled(2));
  stopAtTheChosen(group);
  column->addLayout(faceGrid_);
  column->addSpacing(scaled(8));
  setTypeface(dataWords_, 13);
  dataWords_->setWordWrap(true);
  column->addWidget(dataHeading_);
  column->addWidget(dataWords_);
  export_->setObjectName(QStringLiteral("exportPerson"));
  delete_->setObjectName(QStringLiteral("deletePerson"));
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(scaled(10));
  export_->setPadding(20);
  export_->setFlush();
  buttons->addWidget(export_);
  buttons->addStretch(1);
  column->addLayout(buttons);
  column->addStretch(1);
  columns_->addLayout(column, 6);
  connect(name_, &QLineEdit::editingFinished, this, &PeopleSheet::takeName);
  connect(name_, &QLineEdit::textEdited, this, [this] { tell(nameNote_, {}); });
  connect(group, &QButtonGroup::idClicked, this, [this](int avatar) {
    if (PersonAtHome const* const one = person()) emit changed(one->number, one->name, avatar);
  });
  connect(export_, &QPushButton::clicked, this, [this] { emit exportWanted(chosen_); });
  connect(delete_, &QPushButton::clicked, this, [this] { emit deleteWanted(chosen_); });
}

void PeopleSheet::buildFoot() {
  setTypeface(note_, 14);
  note_->setObjectName(QStringLiteral("peopleNote"));
  note_->setWordWrap(true);
  note_->setContentsMargins(peopleInset, 0, peopleInset, 0);
  note_->hide();
  foot()->addWidget(note_);
  foot()->addSpacing(scaled(8));
  rule_ = new SheetRule(page());
  foot()->addWidget(rule_);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(5, 10, 5, 0));
  close_->setObjectName(QStringLiteral("closePeople"));
  sit_->setObjectName(QStringLiteral("sitDownAs"));
  // What deletes is not to be hit by mistake: it says what it is by its colour, and lies at the other end than what goes on.
  // It asks first.
  delete_->setDeletes(true);
  delete_->setPadding(20);
  row->addWidget(delete_);
  row->addStretch(1);
  row->addWidget(close_);
  row->addSpacing(scaled(6));
  row->addWidget(sit_);
  foot()->addLayout(row);
  connect(close_, &QPushButton::clicked, this, &PeopleSheet::closed);
  connect(sit_, &QPushButton::clicked, this, [this] { emit sitWanted(chosen_); });
}

void PeopleSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  for (PersonRow* row : rows_) row->setTheme(theme);
  for (AvatarButton* face : faces_) face->setTheme(theme);
  for (Heading* heading : {nameHeading_, dataHeading_}) heading->setTheme(theme);
  for (PaperButton* button : {add_, export_, close_, sit_}) button->setTheme(theme);
  delete_->setTheme(theme);
  for (QLabel* label : {words_, dataWords_}) setInk(label, theme.onpanel2);
  rule_->setColor(theme.rule);
}

void PeopleSheet::focusFirst() {
  for (PersonRow* row : rows_)
    if (row->isChecked()) row->setFocus(Qt::OtherFocusReason);
}

PersonAtHome const* PeopleSheet::person() const {
  auto const found = std::ranges::find(people_, chosen_, &PersonAtHome::number);
  return found == people_.end() ? nullptr : &*found;
}

void PeopleSheet::setPeople(std::vector<PersonAtHome> const& people) {
  bool const sameRows = std::ranges::equal(people, people_, {}, &PersonAtHome::number, &PersonAtHome::number);
  people_ = people;
  if (person() == nullptr && !people_.empty()) {
    auto const sits = std::ranges::find(people_, true, &PersonAtHome::sits);
    chosen_ = (sits == people_.end() ? people_.begin() : sits)->number;
  }
  // One of them may be pressed just now: a name is taken as the focus leaves it.
  if (sameRows)
    for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i]->setPerson(people_[i]);
  else
    makeRows();
  showChosen();
}

void PeopleSheet::makeRows() {
  int focused = 0;  // on whose row the focus is
  for (PersonRow* row : rows_) {
    if (row->hasFocus()) focused = row->person().number;
    rowGroup_->removeButton(row);
    row->hide();
    row->deleteLater();  // it may be who has asked for this
  }
  rows_.clear();
  for (PersonAtHome const& one : people_) {
    auto* row = new PersonRow(glyphs_, one, page());
    row->setTheme(theme());
    rowGroup_->addButton(row, one.number);
    rowColumn_->addWidget(row);
    row->show();
    int const number = one.number;
    connect(row, &PersonRow::sitWanted, this, [this, number] { emit sitWanted(number); });
    rows_.push_back(row);
  }
  orderFocus();
  for (PersonRow* row : rows_)
    if (focused != 0 && row->person().number == (person() != nullptr ? chosen_ : focused))
      row->setFocus(Qt::OtherFocusReason);
}

void PeopleSheet::orderFocus() {
  std::vector<QWidget*> order(rows_.begin(), rows_.end());
  order.push_back(add_);
  order.push_back(name_);
  order.insert(order.end(), faces_.begin(), faces_.end());
  for (QWidget* button : std::initializer_list<QWidget*>{export_, delete_, close_, sit_})
    order.push_back(button);
  for (std::size_t i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void PeopleSheet::choose(int number) {
  if (chosen_ != number) {
    tell(nameNote_, {});
    note({});
  }
  chosen_ = number;
  showChosen();
}

void PeopleSheet::nameAnew(int number) {
  choose(number);
  name_->setFocus(Qt::OtherFocusReason);
  name_->selectAll();
}

void PeopleSheet::note(QString const& what) {
  tell(note_, what);
  layPaper();
}

void PeopleSheet::showChosen() {
  PersonAtHome const* const one = person();
  if (one == nullptr) return;
  for (PersonRow* row : rows_) row->setChecked(row->person().number == chosen_);
  if (!name_->hasFocus() || name_->text().simplified() != one->name) name_->setText(one->name);
  for (AvatarButton* face : faces_) face->setChecked(face->avatar() == one->avatar);
  dataHeading_->setText(one->name.isEmpty() ? tr("Your data") : tr("%1's data").arg(one->name));
  sit_->setText(one->sits             ? tr("At the table")
                : one->name.isEmpty() ? tr("Sit down")
                                      : tr("Seat %1 at the table").arg(literal(one->name)));
  sit_->setEnabled(!one->sits);
  layPaper();
}

// A name that cannot be had is said to be so, and stands there to be mended; what it was stays meanwhile.
void PeopleSheet::takeName() {
  PersonAtHome const* const one = person();
  QString const name = name_->text().simplified();
  if (one == nullptr || name == one->name) return;
  bool const taken = std::ranges::any_of(people_, [&](PersonAtHome const& other) {
    return other.number != one->number && (other.name.compare(name, Qt::CaseInsensitive) == 0 ||
                                           other.formerly.contains(name, Qt::CaseInsensitive));
  });
  tell(nameNote_, name.isEmpty() ? tr("A name is needed, to tell this person from the others.")
                  : taken        ? tr("This name is already taken.")
                                 : QString());
  layPaper();
  if (!name.isEmpty() && !taken) emit changed(one->number, name, one->avatar);
}

void PeopleSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  emit reworded();
}

void PeopleSheet::keyPressEvent(QKeyEvent* event) {
  bool const inList = std::ranges::any_of(rows_, [](PersonRow const* row) { return row->hasFocus(); });
  if (event->key() == Qt::Key_Escape) {
    takeName();  // while the person is there
    return emit closed();
  }
  if (inList && event->key() == Qt::Key_Delete) return emit deleteWanted(chosen_);
  Sheet::keyPressEvent(event);
}

void PeopleSheet::arrange(int paperWidth) {
  bool const two = paperWidth >= twoPeopleColumns;
  columns_->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  columns_->setSpacing(two ? scaled(30) : scaled(14));
}

void PeopleSheet::retranslate() {
  title_->setText(tr("People"));
  words_->setText(
      tr("Everybody has their own settings, their own opponents, and their own progress in the lessons."));
  add_->setText(tr("Add a person"));
  nameHeading_->setText(tr("Name and face"));
  name_->setAccessibleName(tr("Name"));
  name_->setPlaceholderText(tr("Name"));
  for (AvatarButton* face : faces_) {
    face->setAccessibleName(AvatarButton::describe(face->avatar()));
    face->setToolTip(AvatarButton::describe(face->avatar()));
  }
  dataWords_->setText(
      tr("Matches, card by card; progress in the lessons; positions from their own hands; preferences."));
  export_->setText(tr("Export everything"));
  delete_->setText(tr("Delete this person's data"));
  close_->setText(tr("Close"));
  for (PersonRow* row : rows_) row->retranslate();
  showChosen();
  layPaper();
}

}  // namespace giaguaro
