#include "ui/first_page/seat_row.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/drawing/field_style.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/toolkit/avatar_button.h"
#include "ui/toolkit/page_wheel.h"

namespace giaguaro {
namespace {

constexpr Length rowFaceSide{34};
constexpr int seatTextSize = 14;

}  // namespace

SeatRow::SeatRow(Glyphs* glyphs, std::vector<LevelChoice> levels, QWidget* parent)
    : QWidget(parent),
      levels_(std::move(levels)),
      face_(new AvatarButton(glyphs, 1, rowFaceSide, this)),
      name_(new QLineEdit(this)),
      player_(new QComboBox(this)) {
  name_->setMaxLength(longestName);
  name_->setTextMargins(scaled(5), 0, scaled(5), 0);
  for (QWidget* field : {static_cast<QWidget*>(name_), static_cast<QWidget*>(player_)}) {
    FieldStyle::giveTo(*field);
    setTypeface(field, seatTextSize);
    field->setFixedHeight(measure(32));
  }
  leaveWheelToPage(player_);
  player_->addItem(QString());
  for (std::size_t i = 0; i < levels_.size(); ++i) player_->addItem(QString());
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(scaledMargins(2, 1, 9, 2));
  row->setSpacing(scaled(8));
  row->addWidget(face_);
  row->addWidget(name_, 1);
  row->addWidget(player_);
  // Each click brings the next face.
  connect(face_, &QAbstractButton::clicked, this, [this] {
    face_->setAvatar(face_->avatar() % avatarCount + 1);
    emit renamed();
  });
  connect(player_, &QComboBox::activated, this, [this] {
    fillName();
    emit playerChosen();
  });
  connect(name_, &QLineEdit::editingFinished, this, &SeatRow::fillName);
  connect(name_, &QLineEdit::textEdited, this, &SeatRow::showKnownFace);
  connect(name_, &QLineEdit::textChanged, this, &SeatRow::renamed);
}

std::vector<QWidget*> SeatRow::fields() const { return {face_, name_, player_}; }

void SeatRow::setTheme(Theme const& theme) {
  theme_ = theme;
  face_->setTheme(theme);
  update();
}

// As round as the plate that will stand at the table, and of paper, as all of the form is.
void SeatRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  qreal const line = scaledReal(1);
  QRectF const plate = QRectF(rect()).adjusted(line, line, -line, -line);
  painter.setPen(QPen(theme_.rule, line));
  painter.setBrush(theme_.soft);
  painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
}

void SeatRow::retranslate(int seat) {
  number_ = seat;
  name_->setAccessibleName(tr("Name on seat %1").arg(seat));
  player_->setAccessibleName(tr("Who plays on seat %1").arg(seat));
  face_->setAccessibleName(tr("Face on seat %1").arg(seat));
  face_->setAvatar(face_->avatar());
  face_->setToolTip(tr("Another face"));
  player_->setItemText(0, tr("Person"));
  for (std::size_t i = 0; i < levels_.size(); ++i)
    player_->setItemText(static_cast<int>(i) + 1, tr("Computer: %1").arg(said(levels_[i].name)));
  shareRoom();
}

// Whoever plays is read whole, and the name takes what is left: in smaller letters where too little would be left.
void SeatRow::shareRoom() {
  QMargins const round = layout()->contentsMargins();
  int const others = round.left() + round.right() + face_->sizeHint().width() + 2 * layout()->spacing();
  int const forName = textWidth(name_->placeholderText(), seatTextSize) + measure(30);
  int const arrow = measure(40);
  QStringList texts;
  for (int i = 0; i < player_->count(); ++i) texts << player_->itemText(i);
  int const longest = setTypefaceFor(player_, texts, width() - others - forName - arrow, seatTextSize);
  player_->setFixedWidth(std::max({measure(200), longest + arrow, fieldWidth_}));
}

void SeatRow::setFieldWidth(int width) {
  if (fieldWidth_ == width) return;
  fieldWidth_ = width;
  shareRoom();
}

int SeatRow::wantedField() const {
  int wanted = measure(200);
  for (int i = 0; i < player_->count(); ++i)
    wanted = std::max(wanted, textWidth(player_->itemText(i), seatTextSize) + measure(40));
  return wanted;
}

void SeatRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  shareRoom();
}

void SeatRow::setUnnamed(QString const& called) {
  name_->setPlaceholderText(called);
  shareRoom();
}

void SeatRow::setSeat(SeatChoice const& seat) {
  proposed_ = seat.name.simplified();
  name_->setText(seat.name);
  name_->setCursorPosition(0);  // a long one is read from its beginning
  face_->setAvatar(seat.avatar);
  int index = 0;
  for (std::size_t i = 0; i < levels_.size(); ++i)
    if (!seat.human && (index == 0 || levels_[i].id == seat.level)) index = static_cast<int>(i) + 1;
  player_->setCurrentIndex(index);
  fillName();
}

void SeatRow::setKnownPeople(std::vector<SeatChoice> const& known) {
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
bool SeatRow::eventFilter(QObject* watched, QEvent* event) {
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

void SeatRow::showKnownFace(QString const& name) {
  if (player_->currentIndex() > 0) return;
  for (SeatChoice const& one : known_)
    if (one.name.compare(name.simplified(), Qt::CaseInsensitive) == 0) face_->setAvatar(one.avatar);
}

QString SeatRow::givenName() const {
  QString name = name_->text().simplified();
  if (!name.isEmpty() || player_->currentIndex() <= 0) return name;
  return proposed_.isEmpty() ? tr("Computer %1").arg(number_) : proposed_;
}

void SeatRow::fillName() {
  if (name_->text().simplified().isEmpty()) name_->setText(givenName());
}

void SeatRow::setLevel(QString const& id) {
  if (player_->currentIndex() <= 0) return;
  auto const found = std::ranges::find(levels_, id, &LevelChoice::id);
  if (found != levels_.end()) player_->setCurrentIndex(static_cast<int>(found - levels_.begin()) + 1);
}

SeatChoice SeatRow::seat() const {
  SeatChoice seat{givenName(), face_->avatar(), player_->currentIndex() <= 0, {}};
  if (!seat.human) seat.level = levels_[static_cast<std::size_t>(player_->currentIndex() - 1)].id;
  return seat;
}

}  // namespace giaguaro
