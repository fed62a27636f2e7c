#include "ui/first_page/seat_place.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/name_field.h"
#include "ui/first_page/player_field.h"
#include "ui/plates/plate_shape.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/toolkit/avatar_button.h"

namespace giaguaro {
namespace {

constexpr Length placeFace{50};
constexpr double placeNameSize = 15;
constexpr int placeHigh = 66;
constexpr int nameHigh = 27;
constexpr int playerHigh = 23;
constexpr Length plateEdge{4};  // round the plate, for its shadow and the face's ring
constexpr Length plateEnd{16};  // where it is round and has no face

}  // namespace

SeatPlace::SeatPlace(Glyphs* glyphs, std::vector<LevelChoice> levels, QWidget* parent)
    : QWidget(parent),
      levels_(std::move(levels)),
      face_(new AvatarButton(glyphs, 1, placeFace, this)),
      name_(new NameField(this)),
      player_(new PlayerField(glyphs, this)) {
  name_->setMaxLength(longestName);
  setTypeface(name_, placeNameSize, true);
  player_->addItem(QString());
  for (std::size_t i = 0; i < levels_.size(); ++i) player_->addItem(QString());
  // Each click brings the next face.
  connect(face_, &QAbstractButton::clicked, this, [this] {
    face_->setAvatar(face_->avatar() % avatarCount + 1);
    emit renamed();
  });
  connect(player_, &QComboBox::activated, this, [this] {
    fillName();
    place();
    emit playerChosen();
  });
  connect(name_, &QLineEdit::editingFinished, this, &SeatPlace::fillName);
  connect(name_, &QLineEdit::textEdited, this, &SeatPlace::showKnownFace);
  connect(name_, &QLineEdit::textChanged, this, &SeatPlace::renamed);
}

std::vector<QWidget*> SeatPlace::fields() const { return {face_, name_, player_}; }

int SeatPlace::height() { return measure(placeHigh); }

int SeatPlace::leastWidth() { return measure(160); }

int SeatPlace::mostWidth() { return measure(236); }

// What lies on a plate has the plate's inks.
void SeatPlace::setTheme(Theme const& theme) {
  theme_ = theme;
  Theme onPlate = theme;
  onPlate.onpanel = theme.onplate;
  onPlate.rule = theme.accent;
  face_->setTheme(onPlate);
  name_->setTheme(theme);
  player_->setTheme(theme);
  update();
}

void SeatPlace::setTold(bool told) {
  player_->setTold(told);
  place();
}

void SeatPlace::setMirrored(bool mirrored) {
  mirrored_ = mirrored;
  place();
}

QRectF SeatPlace::plate() const {
  return QRectF(rect()).adjusted(plateEdge, plateEdge, -plateEdge, -plateEdge - scaled(1));
}

void SeatPlace::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QRectF const box = plate();
  bool const human = player_->currentIndex() <= 0;
  paintPlate(painter, theme_, box, box.height() / 2, human ? theme_.accent : theme_.plateedge,
             scaledReal(human ? 2 : 1.2), scaledReal(2.4));
}

// The face fills the plate's end; the name stands over who plays.
void SeatPlace::place() {
  QRectF const box = plate();
  QSize const face = face_->sizeHint();
  double const half = box.height() / 2;
  auto const put = [&](QWidget* part, double from, double wide, double top, double high) {
    double const left = mirrored_ ? box.right() - from - wide : box.left() + from;
    part->setGeometry(QRectF(left, top, wide, high).toRect());
  };
  put(face_, half - face.width() / 2.0, face.width(), box.center().y() - face.height() / 2.0, face.height());
  double const from = half + face.width() / 2.0 - scaled(3);
  double const room = std::max(1.0, box.width() - from - plateEnd);
  double const together = measure(nameHigh) + measure(playerHigh);
  double const top = box.center().y() - together / 2;
  put(name_, from, room, top, measure(nameHigh));
  player_->fitWords(static_cast<int>(room));
  double const wide = std::min<double>(player_->wantedWidth(), room);
  put(player_, from, wide, top + measure(nameHigh), measure(playerHigh));
  name_->setAlignment((mirrored_ ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  update();
}

void SeatPlace::retranslate(int seat) {
  number_ = seat;
  name_->setAccessibleName(tr("Name on seat %1").arg(seat));
  player_->setAccessibleName(tr("Who plays on seat %1").arg(seat));
  face_->setAccessibleName(tr("Face on seat %1").arg(seat));
  face_->setAvatar(face_->avatar());
  face_->setToolTip(tr("Another face"));
  player_->setItemText(0, tr("Person"));
  for (std::size_t i = 0; i < levels_.size(); ++i)
    player_->setItemText(static_cast<int>(i) + 1, tr("Computer: %1").arg(said(levels_[i].name)));
  QStringList briefly{tr("Person")};
  for (LevelChoice const& level : levels_) briefly << said(level.name);
  player_->setBriefly(briefly);
  place();
}

void SeatPlace::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

void SeatPlace::setUnnamed(QString const& called) { name_->setPlaceholderText(called); }

void SeatPlace::setSeat(SeatChoice const& seat) {
  proposed_ = seat.name.simplified();
  name_->setText(seat.name);
  name_->setCursorPosition(0);  // a long one is read from its beginning
  face_->setAvatar(seat.avatar);
  int index = 0;
  for (std::size_t i = 0; i < levels_.size(); ++i)
    if (!seat.human && (index == 0 || levels_[i].id == seat.level)) index = static_cast<int>(i) + 1;
  player_->setCurrentIndex(index);
  fillName();
  place();
}

void SeatPlace::setKnownPeople(std::vector<SeatChoice> const& known) {
  known_ = known;
  QStringList names;
  for (SeatChoice const& one : known) names += one.name;
  auto* completer = new QCompleter(names, name_);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  name_->setCompleter(completer);
  completer->popup()->installEventFilter(this);
  connect(completer, qOverload<QString const&>(&QCompleter::activated), this, [this](QString const& name) {
    showKnownFace(name);
    emit renamed();
  });
}

// A click beside the names that are proposed closes them, and is also what it would have been without them.
bool SeatPlace::eventFilter(QObject* watched, QEvent* event) {
  auto* const names = qobject_cast<QAbstractItemView*>(watched);
  if (names == nullptr || event->type() != QEvent::MouseButtonPress)
    return QWidget::eventFilter(watched, event);
  auto const& press = static_cast<QMouseEvent const&>(*event);
  QPoint const at = press.globalPosition().toPoint();
  if (names->rect().contains(names->mapFromGlobal(at))) return QWidget::eventFilter(watched, event);
  names->hide();
  QWidget* const under = window()->childAt(window()->mapFromGlobal(at));
  if (under == nullptr || press.button() != Qt::LeftButton) return true;
  if (under->focusPolicy() & Qt::ClickFocus) under->setFocus(Qt::MouseFocusReason);
  for (QEvent::Type const type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
    bool const down = type == QEvent::MouseButtonPress;
    QMouseEvent part(type, under->mapFromGlobal(at), at, Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton,
                     press.modifiers());
    QCoreApplication::sendEvent(under, &part);
  }
  return true;
}

void SeatPlace::showKnownFace(QString const& name) {
  if (player_->currentIndex() > 0) return;
  for (SeatChoice const& one : known_)
    if (one.name.compare(name.simplified(), Qt::CaseInsensitive) == 0) face_->setAvatar(one.avatar);
}

QString SeatPlace::givenName() const {
  QString name = name_->text().simplified();
  if (!name.isEmpty() || player_->currentIndex() <= 0) return name;
  return proposed_.isEmpty() ? tr("Computer %1").arg(number_) : proposed_;
}

void SeatPlace::fillName() {
  if (name_->text().simplified().isEmpty()) name_->setText(givenName());
}

void SeatPlace::setLevel(QString const& id) {
  if (player_->currentIndex() <= 0) return;
  auto const found = std::ranges::find(levels_, id, &LevelChoice::id);
  if (found == levels_.end()) return;
  player_->setCurrentIndex(static_cast<int>(found - levels_.begin()) + 1);
  place();
}

SeatChoice SeatPlace::seat() const {
  SeatChoice seat{givenName(), face_->avatar(), player_->currentIndex() <= 0, {}};
  if (!seat.human) seat.level = levels_[static_cast<std::size_t>(player_->currentIndex() - 1)].id;
  return seat;
}

}  // namespace giaguaro
