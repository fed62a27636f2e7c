#include "ui/duplicate/duplicate_page.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <algorithm>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/duplicate/duplicate_list.h"
#include "ui/duplicate/duplicate_side.h"
#include "ui/history/history_bar.h"
#include "ui/toolkit/avatar_button.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/focus_in.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {

namespace {

constexpr int sideWidth = 480;
constexpr int bodyMargin = 32;
constexpr Length bodyOverhang{12};  // what frames a chosen row stands out of the columns
constexpr int titleFace = 46;
constexpr int levelsWidth = 330;

}  // namespace

DuplicatePage::DuplicatePage(Glyphs* glyphs, int levels, QWidget* parent)
    : HouseSheet(QStringLiteral("duplicate"), parent),
      glyphs_(glyphs),
      model_(new DuplicateModel(this)),
      face_(new QLabel(body())),
      title_(new QLabel(body())),
      subtitle_(new QLabel(body())),
      levels_(new ChoiceRow(QStringLiteral("duplicateLevel"), levels, body())),
      progress_(new QLabel(body())),
      faces_(new QWidget(body())),
      faceGroup_(new QButtonGroup(this)),
      columns_(new DuplicateHead(model_, body())),
      list_(new DuplicateList(glyphs, model_, body())),
      sum_(new DuplicateSum(model_, body())),
      side_(new DuplicateSide(glyphs, body())) {
  setSide(side_, sideWidth);
  makeParts();
  connectParts();
  retranslate();
}

void DuplicatePage::makeParts() {
  setTitleface(title_, 25);
  setTypeface(subtitle_, 14);
  setTypeface(progress_, 13);
  for (QLabel* label : {title_, subtitle_, progress_}) label->setTextFormat(Qt::PlainText);
  title_->setObjectName(QStringLiteral("duplicateTitle"));
  subtitle_->setWordWrap(true);
  subtitle_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  progress_->setWordWrap(true);
  progress_->setObjectName(QStringLiteral("duplicateProgress"));
  levels_->setSmall();
  levels_->setQuietName();
  auto* row = new QHBoxLayout(faces_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(scaled(2));
  faces_->hide();
  stopAtTheChosen(faceGroup_);
}

void DuplicatePage::connectParts() {
  connect(glyphs_, &Glyphs::changed, this, &DuplicatePage::showFace);
  connect(bar(), &HistoryBar::left, this, &DuplicatePage::tableWanted);
  connect(levels_, &ChoiceRow::changed, this, [this](int value) {
    emit levelWanted(model_->scene().levels[static_cast<std::size_t>(value)].id);
  });
  connect(faceGroup_, &QButtonGroup::idClicked, this,
          [this](int id) { emit seatWanted(static_cast<Seat>(id)); });
  connect(list_, &DuplicateList::chosenChanged, this, [this] {
    moved_ = moved_ || !choosing_;
    if (!choosing_) note_.clear();
    showKeys();
    showHand();
  });
  connect(list_, &DuplicateList::opened, this, &DuplicatePage::open);
  connect(side_, &DuplicateSide::reviewWanted, this, [this] { emit reviewWanted(chosen()); });
  connect(side_, &DuplicateSide::againWanted, this, [this] { emit againWanted(chosen()); });
  connect(side_, &DuplicateSide::saveWanted, this, &DuplicatePage::saveWanted);
  connect(side_, &DuplicateSide::resultsWanted, this, &DuplicatePage::resultsWanted);
}

void DuplicatePage::setTheme(Theme const& theme) {
  HouseSheet::setTheme(theme);
  setInk(title_, theme.onpanel);
  for (QLabel* label : {subtitle_, progress_}) setInk(label, theme.onpanel2);
  levels_->setTheme(theme);
  for (AvatarButton* button : faceButtons_) button->setTheme(theme);
  columns_->setTheme(theme);
  list_->setTheme(theme);
  sum_->setTheme(theme);
  side_->setTheme(theme);
}

void DuplicatePage::focusFirst() { list_->setFocus(Qt::OtherFocusReason); }

int DuplicatePage::chosen() const { return list_->chosen(); }

void DuplicatePage::setScene(DuplicateScene const& scene, bool anew) {
  int const before = anew && scene.hands != model_->scene().hands ? 0 : chosen();
  choosing_ = true;
  if (anew) moved_ = false;
  model_->setScene(scene, anew);
  // The first at which it mattered that they parted, or else the first at which they did, as soon as there is one; who has
  // chosen another stays there.
  auto first = std::ranges::find_if(
      scene.rows, [](DuplicateRow const& row) { return row.parting && row.difference() != 0; });
  if (first == scene.rows.end())
    first = std::ranges::find_if(scene.rows, [](DuplicateRow const& row) { return row.parting.has_value(); });
  bool const found = first != scene.rows.end();
  list_->choose(moved_ || !found ? std::max(0, before) : static_cast<int>(first - scene.rows.begin()));
  choosing_ = false;
  showFaces();
  retranslate();
}

// Where several people played at this screen, in whose seat it is played again.
void DuplicatePage::showFaces() {
  DuplicateScene const& scene = model_->scene();
  constexpr Length side{30};
  while (faceButtons_.size() < scene.people.size()) {
    auto* button = new AvatarButton(glyphs_, 1, side, faces_);
    button->setObjectName(QStringLiteral("duplicateFace_%1").arg(faceButtons_.size()));
    button->setCheckable(true);
    button->setTheme(theme());
    faceGroup_->addButton(button, static_cast<int>(faceButtons_.size()));
    faces_->layout()->addWidget(button);
    faceButtons_.push_back(button);
  }
  for (std::size_t seat = 0; seat < faceButtons_.size(); ++seat) {
    bool const offered = std::ranges::find(scene.seats, static_cast<Seat>(seat)) != scene.seats.end();
    faceButtons_[seat]->setVisible(offered);
    if (!offered) continue;
    Person const& person = scene.people[seat];
    faceButtons_[seat]->setAvatar(person.avatar);
    //: %1 is a name
    faceButtons_[seat]->setAccessibleName(tr("In the seat of %1").arg(person.name));
    faceButtons_[seat]->setToolTip(faceButtons_[seat]->accessibleName());
    faceButtons_[seat]->setChecked(static_cast<Seat>(seat) == scene.seat);
  }
  faces_->setVisible(scene.seats.size() > 1);
}

void DuplicatePage::showHand() { side_->setHand(model_->scene(), model_->words(), model_->rowAt(chosen())); }

// Again once its picture is there.
void DuplicatePage::showFace() {
  DuplicateScene const& scene = model_->scene();
  if (scene.game == nullptr) return;
  int const avatar = scene.people[static_cast<std::size_t>(scene.seat)].avatar;
  face_->setPixmap(glyphs_->avatar(avatar, measure(titleFace), devicePixelRatioF()));
}

void DuplicatePage::note(QString const& words) {
  note_ = words;
  showKeys();
}

void DuplicatePage::showKeys() {
  keys()->setWords(!note_.isEmpty() ? note_
                                    : tr("Up and down choose a hand, Enter opens it at the first "
                                         "different choice, P plays from there. The Help has the "
                                         "other keys."));
}

void DuplicatePage::arrangeBody() {
  bool const narrow = isNarrow();
  int const high = body()->height();
  bool const low = high < 560;
  int const left = measure(narrow ? bodyMargin / 2 : bodyMargin);
  int const wide = body()->width() - sideRoom() - left - measure(narrow ? 14 : bodyMargin);
  int y = placeProblem(left, measure(low ? 6 : 12), wide);
  int const face = measure(titleFace);
  face_->setGeometry(left, y, face, face);
  int const textLeft = left + face + measure(14);
  int const textWide = std::max(0, left + wide - textLeft);
  double size = low ? 21 : 25;
  while (size > 15 && titleWidth(title_->text(), size) > textWide) size -= 1;
  setTitleface(title_, size);
  title_->setGeometry(textLeft, y - scaled(2), textWide, title_->sizeHint().height());
  int const subtitleHigh = subtitle_->heightForWidth(std::max(1, textWide));
  subtitle_->setGeometry(textLeft, y - scaled(2) + title_->sizeHint().height(), textWide, subtitleHigh);
  y = std::max(y + face, subtitle_->geometry().bottom() + 1) + measure(low ? 4 : 10);
  int const levelsWide = std::min(measure(levelsWidth), wide);
  levels_->resize(levelsWide, levels_->sizeHint().height());
  int const levelsHigh = std::max(levels_->sizeHint().height(), levels_->heightForWidth(levelsWide));
  levels_->setGeometry(left, y, levelsWide, levelsHigh);
  int const facesWide = faces_->isHidden() ? 0 : faces_->sizeHint().width() + measure(12);
  int const beside = left + levelsWide + measure(18);
  int const lower = y + levelsHigh - measure(36);
  faces_->setGeometry(beside, lower, facesWide, measure(36));
  progress_->setGeometry(beside + facesWide, lower, std::max(0, left + wide - beside - facesWide),
                         measure(36));
  y += levelsHigh + measure(low ? 2 : 8);
  int const rowsLeft = left - bodyOverhang;
  int const rowsWide = wide + 2 * bodyOverhang;
  columns_->setGeometry(rowsLeft, y, rowsWide, columns_->sizeHint().height());
  y += columns_->sizeHint().height();
  int const sumHigh = sum_->sizeHint().height();
  // The sum stands under the last hand, or at the foot where there are many.
  list_->setRoom(high - y - sumHigh - measure(8));
  int const listHigh = std::clamp(list_->wantedHeight(), 0, std::max(0, high - y - sumHigh - measure(8)));
  list_->setGeometry(rowsLeft, y, rowsWide, listHigh);
  sum_->setGeometry(rowsLeft, y + listHigh + scaled(2), rowsWide, sumHigh);
  arrangeSide();
}

void DuplicatePage::focusSide() { side_->focusButtons(); }

// In a narrow window first what there is to be known of it.
void DuplicatePage::open() {
  if (isNarrow() && !isSideOpen()) return openSide(true);
  if (side_->hasParting()) emit reviewWanted(chosen());
}

void DuplicatePage::retranslate() {
  DuplicateScene const& scene = model_->scene();
  DuplicateWords const& words = model_->words();
  showKeys();
  title_->setText(words.title());
  subtitle_->setText(words.subtitle());
  progress_->setText(words.progress());
  showFace();
  QStringList names;
  int chosenLevel = -1;
  for (LevelChoice const& level : scene.levels) {
    if (level.id == scene.level) chosenLevel = static_cast<int>(names.size());
    names += said(level.name);
  }
  levels_->setTexts(
      words.isOwn() || scene.game == nullptr ? tr("In your seat") : tr("In the seat of %1").arg(words.who()),
      names);
  if (chosenLevel >= 0) levels_->setValue(chosenLevel);
  setAccessibleName(tr("Duplicate") + QStringLiteral(": ") + words.title());
  list_->setAccessibleName(tr("Hands"));
  showFold();
  showHand();
  side_->setChallenge(scene, words);
  columns_->update();
  arrangeBody();
}

QString DuplicatePage::sideName() const { return tr("Chosen hand"); }

QString DuplicatePage::foldName(bool open) const {
  return open ? tr("Fold the chosen hand") : tr("Show the chosen hand");
}

void DuplicatePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    DuplicateScene const scene = model_->scene();
    model_->setScene(scene, false);
    showFaces();
  }
  HouseSheet::changeEvent(event);
}

bool DuplicatePage::takesOwnKey(QKeyEvent const& event) const {
  if (event.matches(QKeySequence::Open)) return true;
  return event.modifiers() == Qt::NoModifier && (event.key() == Qt::Key_P || event.key() == Qt::Key_C);
}

void DuplicatePage::showEvent(QShowEvent* event) {
  HouseSheet::showEvent(event);
  emit appeared();
}

void DuplicatePage::pressOwn(QKeyEvent& event) {
  bool const mayChallenge = model_->scene().mayChallenge && !event.isAutoRepeat();
  if (event.matches(QKeySequence::Open)) {
    if (mayChallenge) emit resultsWanted();
    return;
  }
  switch (event.key()) {
    case Qt::Key_C:
      if (mayChallenge) emit saveWanted();
      return;
    default:
      if (side_->hasParting() && !event.isAutoRepeat()) emit againWanted(chosen());
  }
}

// Players, list, what is known of the hand, its buttons.
void DuplicatePage::focusNextPart(int step) {
  constexpr int parts = 4;
  QWidget const* const focus = window()->focusWidget();
  bool const inSide = focus != nullptr && side_->isAncestorOf(focus);
  bool const inText = inSide && qobject_cast<QAbstractButton const*>(focus) == nullptr;
  bool const inLevels = focus != nullptr && (levels_->isAncestorOf(focus) || faces_->isAncestorOf(focus));
  int part = inLevels ? 0 : !inSide ? 1 : inText ? 2 : 3;
  part = (part + step + parts) % parts;
  if (part >= 2 && isNarrow()) openSide(true);
  switch (part) {
    case 0: focusIn(*levels_); return;
    case 1: return list_->setFocus(Qt::OtherFocusReason);
    case 2: return side_->focusText();
    default: return side_->focusButtons();
  }
}

}  // namespace giaguaro
