// The talk at the table: the button to speak, its menu, beside which the hand makes way, the seats' numbers while it is
// asked whom something is said to, and what stands in bubbles.
#include <QLabel>
#include <algorithm>

#include "ui/cards/deck_rewriter.h"
#include "ui/drawing/text_line.h"
#include "ui/table/table_widget.h"
#include "ui/talk/talk_button.h"
#include "ui/talk/talk_menu.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr qreal numberRadius = 11;
constexpr qreal longestTail = 12;

}  // namespace

void TableWidget::makeTalk() {
  speak_ = new TalkButton(*art_, theme_, this);
  menu_ = new TalkMenu(*art_, theme_, this);
  heard_ = new QLabel(this);
  heard_->setObjectName(QStringLiteral("heardLabel"));
  setAccessibleRole(heard_, QAccessible::StaticText);
  heard_->setGeometry(1, 0, 1, 1);
  heard_->setAttribute(Qt::WA_TransparentForMouseEvents);
  heard_->setStyleSheet(QStringLiteral("color: transparent; background: transparent"));
  connect(speak_, &QAbstractButton::clicked, this, &TableWidget::toggleTalk);
  connect(menu_, &TalkMenu::said, this, &TableWidget::sayingChosen);
  connect(menu_, &TalkMenu::refused, this, &TableWidget::sayingRefused);
  connect(menu_, &TalkMenu::toggled, this, [this](bool open) {
    speak_->setChecked(open);
    relayout();
    update();
    emit talkToggled(open);
  });
  connect(menu_, &TalkMenu::changed, this, qOverload<>(&TableWidget::update));
  connect(&talk_, &TalkBubbles::changed, this, [this] {
    showTalk(wording_);
    placeBubbles();
  });
}

void TableWidget::announcePolitely(QString const& text) {
  heard_->setText(text);
  heard_->setAccessibleName(text);  // of which Qt tells: a name that changes, and no alert
}

bool TableWidget::isTalkOpen() const { return menu_->isOpen(); }

void TableWidget::toggleTalk() {
  if (menu_->isOpen())
    menu_->close();
  else if (!speak_->isHidden())
    menu_->open();
  speak_->setChecked(menu_->isOpen());
}

void TableWidget::showTalk(Wording const& wording) {
  wording_ = wording;
  speak_->retranslate();
  speak_->setVisible(scene_.talk && scene_.talk->maySpeak && !scene_.lookingBack);
  menu_->setScene(scene_, wording);
  talk_.setScene(scene_);
  std::vector<SpeechBubble> bubbles = SpeechBubble::of(scene_, wording);
  if (!scene_.lookingBack)
    for (SpeechBubble& bubble : talk_.bubbles(wording)) {
      std::erase_if(bubbles, [&bubble](SpeechBubble const& other) { return other.seat == bubble.seat; });
      bubbles.push_back(std::move(bubble));
    }
  if (bubbles == bubbles_) return;
  for (BubblePlace const& place : bubblePlaces_) update(touchedBy(place));
  bubbles_ = std::move(bubbles);
}

// At the right, under the plates there, clear of trick and seats; or broad and low.
QRectF TableWidget::menuBox(TableLayout const& layout, bool broad) const {
  qreal const p = layout.plateScale();
  QSizeF const size = TalkMenu::sizeOf(broad) * std::max(1.0, p);
  QSizeF const table = layout.input().size;
  qreal const right = table.width() - (broad ? 6 : layout.margin());
  qreal const bottom = table.height() - (broad ? 2 : 0.05 * layout.unit());
  return {QPointF(right - size.width(), bottom - size.height()), size};
}

// What would lie under it.
bool TableWidget::menuIsTall(TableLayout const& layout, QRectF const& box, std::vector<int> const& tokens) {
  QRectF const around = box.adjusted(-4, -4, 0, 0);
  QPointF const button = layout.talkButton();
  if (around.left() < button.x() + layout.talkRadius() + 6 || around.top() < 0) return false;
  for (int i = 0; i < layout.input().players; ++i) {
    auto const seat = static_cast<Seat>(i);
    auto const index = static_cast<std::size_t>(i);
    bool const hangs = index < tokens.size() && seat != layout.input().bottom;
    if (layout.plate(seat).intersects(around) || layout.trickCardBounds(seat).intersects(around) ||
        (hangs && layout.tokens(seat, tokens[index]).intersects(around)))
      return false;
  }
  return true;
}

// The hand lies beside the menu, as long as of each of its cards the index shows there; else under it.
void TableWidget::makeWayForMenu() {
  if (!menu_->isOpen()) return;
  bool const broad = !menuIsTall(layout_, menuBox(layout_, false), tokenCounts());
  TableLayoutInput beside = layout_.input();
  qreal const gap = 14 * layout_.plateScale();
  beside.covered = beside.size.width() - layout_.margin() - menuBox(layout_, broad).left() + gap;
  TableLayout const made(beside);
  if (made.handStep() >= made.handCardSize().width() * indexColumn(beside.largeIndices)) layout_ = made;
}

void TableWidget::placeTalk() {
  if (!speak_->isHidden()) speak_->place(layout_.talkButton(), layout_.talkRadius());
  if (!menu_->isOpen()) return;
  bool const broad = !menuIsTall(layout_, menuBox(layout_, false), tokenCounts());
  QPointF const button = layout_.talkButton();
  qreal const out = layout_.talkRadius() + 2;
  QRectF const box = menuBox(layout_, broad);
  // A short one, where the button is far over it.
  qreal const highest = box.top() - longestTail * layout_.plateScale();
  QPointF const tail =
      broad ? QPointF(button.x(), std::max(button.y() + out, highest)) : button + QPointF(out, 0);
  menu_->place(box, tail, broad, std::max(1.0, layout_.plateScale()));
  menu_->raise();
}

QRectF TableWidget::seatNumber(Seat seat) const {
  qreal const p = layout_.plateScale();
  QRectF const plate = layout_.plate(seat);
  QPointF const centre(layout_.mirrored(seat) ? plate.right() - 13 * p : plate.left() + 13 * p,
                       plate.top() + 56 * p);
  qreal const radius = numberRadius * p;
  return {centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
}

void TableWidget::paintSeatNumbers(QPainter& painter) const {
  std::vector<Seat> const asked = menu_->seatsAsked();
  qreal const p = layout_.plateScale();
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    QRectF const disc = seatNumber(asked[i]);
    bool const chosen = asked[i] == menu_->seatChosen();
    QColor const ground = chosen ? theme_.accent : theme_.token;
    painter.setPen(QPen(Theme::ink(), 1.8 * p));
    painter.setBrush(ground);
    painter.drawEllipse(disc);
    TextStyle const style{13 * p, true, chosen ? theme_.onAccent() : theme_.ontoken};
    drawText(painter, font(), style, QPointF(disc.center().x(), disc.center().y() + 4.6 * p), disc.width(),
             QString::number(i + 1), Qt::AlignHCenter);
  }
}

Seat TableWidget::seatNumberedAt(QPointF const& at) const {
  for (Seat const seat : menu_->seatsAsked())
    if (layout_.plate(seat).contains(at) || seatNumber(seat).contains(at)) return seat;
  return nobody;
}

}  // namespace giaguaro
