#include "ui/watching/playback_bar.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/literal.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr double textSize = 13;
constexpr int transportSide = 34;
constexpr int barButton = 34;  // the height of the others
constexpr int seatFace = 20;
constexpr Length lowWindow{680};
constexpr Length edge{10};
constexpr int seatWidth = 104;  // of a name
constexpr int briefSeat = 48;
constexpr Length apart{16};  // going from looking

// The signs that every player has: one triangle goes on by itself, a bar before it goes one step, two of them go to
// where a bar ends them; less and more, and an angle to what lies beside.
struct Sign {
  enum class Kind : std::uint8_t { run, pause, oneStep, toEnd, less, more, beside };
  Kind kind;
  int direction = 1;  // to the right; -1: to the left
};

Sign signOf(PlaybackDeed deed, bool running) {
  switch (deed) {
    case PlaybackDeed::toStart: return {Sign::Kind::toEnd, -1};
    case PlaybackDeed::back: return {Sign::Kind::oneStep, -1};
    case PlaybackDeed::forward: return {Sign::Kind::oneStep};
    case PlaybackDeed::toEnd: return {Sign::Kind::toEnd};
    case PlaybackDeed::slower: return {Sign::Kind::less};
    case PlaybackDeed::faster: return {Sign::Kind::more};
    case PlaybackDeed::previousHand: return {Sign::Kind::beside, -1};
    case PlaybackDeed::nextHand: return {Sign::Kind::beside};
    default: return {running ? Sign::Kind::pause : Sign::Kind::run};
  }
}

}  // namespace

class PlaybackBar::Transport : public QAbstractButton {
 public:
  Transport(PlaybackDeed deed, QWidget* parent) : QAbstractButton(parent), deed_(deed) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }
  void setRunning(bool running) {
    running_ = running;
    update();
  }
  void setWords(QString const& words) {
    setToolTip(words);
    setAccessibleName(words);
  }
  QSize sizeHint() const override { return {measure(transportSide), measure(transportSide)}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const box = QRectF(rect()).adjusted(scaled(2), scaled(2), scaled(-2), scaled(-2));
    bool const main = deed_ == PlaybackDeed::run;
    if (main || (isEnabled() && (underMouse() || isDown()))) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(main ? theme_.accent : theme_.soft);
      painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
    }
    painter.setOpacity(isEnabled() ? 1 : 0.38);
    painter.setPen(Qt::NoPen);
    painter.setBrush(main ? theme_.onAccent() : theme_.onpanel);
    paintSign(painter, signOf(deed_, running_), box);
    if (!showsFocus(*this)) return;
    painter.setOpacity(1);
    painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
  }
  void keyPressEvent(QKeyEvent* event) override {
    bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter) return QAbstractButton::keyPressEvent(event);
    if (!event->isAutoRepeat()) click();
  }

 private:
  static void paintSign(QPainter& painter, Sign const& sign, QRectF const& box) {
    double const unit = box.height() / 30;
    QPointF const middle = box.center();
    double const way = sign.direction * unit;
    auto const bar = [&](double x, double wide) {
      QPointF const at = middle + QPointF(x * way, 0);
      painter.drawRect(QRectF(at - QPointF(wide / 2, 7) * unit, QSizeF(wide, 14) * unit));
    };
    auto const triangle = [&](double from, double to) {
      painter.drawPolygon(QPolygonF({middle + QPointF(from * way, -7 * unit), middle + QPointF(to * way, 0),
                                     middle + QPointF(from * way, 7 * unit)}));
    };
    switch (sign.kind) {
      case Sign::Kind::run: return triangle(-5, 7);
      case Sign::Kind::pause: bar(-4, 4); return bar(4, 4);
      case Sign::Kind::oneStep: bar(-6, 3); return triangle(-3, 7);
      case Sign::Kind::toEnd:
        triangle(-9, -1);
        triangle(-1, 7);
        return bar(8.5, 3);
      case Sign::Kind::more: bar(0, 2.6); [[fallthrough]];
      case Sign::Kind::less:
        return painter.drawRect(QRectF(middle - QPointF(7, 1.3) * unit, QSizeF(14, 2.6) * unit));
      case Sign::Kind::beside:
        painter.setPen(QPen(painter.brush(), 2.6 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF({middle + QPointF(-3 * way, -6 * unit), middle + QPointF(3 * way, 0),
                                        middle + QPointF(-3 * way, 6 * unit)}));
    }
  }

  PlaybackDeed deed_;
  Theme theme_;
  bool running_ = false;
};

PlaybackBar::PlaybackBar(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      glyphs_(glyphs),
      rows_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      place_(new QLabel(this)),
      pace_(new QLabel(this)) {
  setObjectName(QStringLiteral("playbackBar"));
  setAccessibleRole(this, QAccessible::ToolBar);
  auto* going = new QHBoxLayout;
  going->setSpacing(scaled(2));
  addTransport(going, PlaybackDeed::toStart, "playbackStart");
  addTransport(going, PlaybackDeed::back, "playbackBack");
  addTransport(going, PlaybackDeed::run, "playbackRun");
  addTransport(going, PlaybackDeed::forward, "playbackForward");
  addTransport(going, PlaybackDeed::toEnd, "playbackEnd");
  going->addSpacing(scaled(4));
  place_->setContentsMargins(scaledMargins(4, 0, 8, 0));
  going->addWidget(place_);
  addTransport(going, PlaybackDeed::slower, "playbackSlower");
  going->addWidget(pace_);
  addTransport(going, PlaybackDeed::faster, "playbackFaster");
  auto* looking = new QHBoxLayout;
  looking->setSpacing(scaled(4));
  addTransport(looking, PlaybackDeed::previousHand, "playbackPreviousHand");
  addTransport(looking, PlaybackDeed::nextHand, "playbackNextHand");
  addButton(looking, PlaybackDeed::nextSeat, "playbackSeat")
      ->setIconSize({measure(seatFace), measure(seatFace)});
  addButton(looking, PlaybackDeed::openCards, "playbackOpen")->setCheckable(true);
  // What ends it stands by itself.
  looking->addStretch(1);
  addButton(looking, PlaybackDeed::leave, "playbackLeave");
  rows_->addLayout(going);
  rows_->addLayout(looking, 1);
  rows_->setAlignment(going, Qt::AlignLeft);
  for (QLabel* label : {place_, pace_}) setTypeface(label, textSize);
  pace_->setAlignment(Qt::AlignCenter);
  place_->setObjectName(QStringLiteral("playbackPlace"));
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, &PlaybackBar::arrange);
}

PlaybackBar::~PlaybackBar() = default;

PlaybackBar::Transport* PlaybackBar::addTransport(QBoxLayout* row, PlaybackDeed deed, char const* name) {
  auto* button = new Transport(deed, this);
  button->setObjectName(QLatin1String(name));
  connect(button, &QAbstractButton::clicked, this, [this, deed] { emit wanted(deed); });
  row->addWidget(button);
  return transport_[deed] = button;
}

PaperButton* PlaybackBar::addButton(QBoxLayout* row, PlaybackDeed deed, char const* name) {
  auto* button = new PaperButton(PaperButton::Kind::plain, this);
  button->setTextSize(textSize);
  button->setObjectName(QLatin1String(name));
  connect(button, &QAbstractButton::clicked, this, [this, deed] { emit wanted(deed); });
  row->addWidget(button);
  return buttons_[deed] = button;
}

void PlaybackBar::setTheme(Theme const& theme) {
  theme_ = theme;
  for (auto const& [deed, button] : transport_) button->setTheme(theme);
  for (auto const& [deed, button] : buttons_) button->setTheme(theme);
  for (QLabel* label : {place_, pace_}) setInk(label, theme.onpanel);
  update();
}

QString PlaybackBar::setPlayback(Playback const& playback, QString const& seat, int avatar) {
  avatar_ = avatar;
  Playback const before = std::exchange(playback_, playback);
  bool const otherSeat = std::exchange(seat_, seat) != seat;
  write();
  QStringList told;
  bool const jumped = playback.step != before.step && playback.step != before.step + 1;
  bool const otherHand = playback.hand != before.hand;
  if (otherHand) told << tr("Hand %1 of %2").arg(playback.hand).arg(playback.hands);
  if (jumped || otherHand) told << place_->text();
  if (playback.pace != before.pace) told << tr("Pace: %1").arg(paceNow_);
  if (otherSeat) told << tr("Seat: %1").arg(seat_);
  if (playback.open != before.open)
    told << (playback.open ? tr("Everybody's cards are seen") : tr("One seat's cards are seen"));
  return told.join(QStringLiteral(". "));
}

std::optional<PlaybackDeed> PlaybackBar::deedOf(QKeyEvent const& event) {
  static constexpr std::array<std::pair<Qt::Key, PlaybackDeed>, 16> keys{
      {{Qt::Key_Space, PlaybackDeed::run},
       {Qt::Key_Right, PlaybackDeed::forward},
       {Qt::Key_Left, PlaybackDeed::back},
       {Qt::Key_Down, PlaybackDeed::nextTrick},
       {Qt::Key_Up, PlaybackDeed::previousTrick},
       {Qt::Key_Home, PlaybackDeed::toStart},
       {Qt::Key_End, PlaybackDeed::toEnd},
       {Qt::Key_Plus, PlaybackDeed::faster},
       {Qt::Key_Minus, PlaybackDeed::slower},
       {Qt::Key_Equal, PlaybackDeed::faster},
       {Qt::Key_PageDown, PlaybackDeed::nextHand},
       {Qt::Key_PageUp, PlaybackDeed::previousHand},
       {Qt::Key_V, PlaybackDeed::nextSeat},
       {Qt::Key_A, PlaybackDeed::openCards},
       {Qt::Key_T, PlaybackDeed::playAgain},
       {Qt::Key_Escape, PlaybackDeed::leave}}};
  bool const sign = event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal;
  auto const with = event.modifiers() & ~(sign ? Qt::KeypadModifier | Qt::ShiftModifier : Qt::KeypadModifier);
  if (with != Qt::NoModifier) return std::nullopt;
  auto const found = std::ranges::find(keys, event.key(), &std::pair<Qt::Key, PlaybackDeed>::first);
  return found != keys.end() ? std::optional(found->second) : std::nullopt;
}

void PlaybackBar::write() {
  bool const atStart = playback_.step == 0;
  bool const atEnd = playback_.step >= playback_.steps;
  transport_.at(PlaybackDeed::toStart)->setEnabled(!atStart);
  transport_.at(PlaybackDeed::back)->setEnabled(!atStart);
  transport_.at(PlaybackDeed::forward)->setEnabled(!atEnd);
  transport_.at(PlaybackDeed::toEnd)->setEnabled(!atEnd);
  transport_.at(PlaybackDeed::run)->setRunning(playback_.running);
  transport_.at(PlaybackDeed::toStart)->setWords(tr("To the deal (Home)"));
  transport_.at(PlaybackDeed::back)->setWords(tr("One step back (\u2190)"));
  transport_.at(PlaybackDeed::run)
      ->setWords(playback_.running ? tr("Stop (Space)") : tr("Play by itself (Space)"));
  transport_.at(PlaybackDeed::forward)->setWords(tr("One step on (\u2192)"));
  transport_.at(PlaybackDeed::toEnd)->setWords(tr("To the result (End)"));
  // Which hand it is stands on the strip of tools.
  place_->setText(tr("Step %1 of %2").arg(playback_.step).arg(playback_.steps));

  QString const paces[playbackPaces] = {tr("slow"), tr("normal"), tr("brisk"), tr("fast")};
  paceNow_ = paces[std::clamp(playback_.pace, 0, playbackPaces - 1)];
  paceWide_ = 0;
  for (QString const& pace : paces)
    paceWide_ = std::max(paceWide_, textWidth(tr("pace: %1").arg(pace), textSize));
  transport_.at(PlaybackDeed::slower)->setEnabled(playback_.pace > 0);
  transport_.at(PlaybackDeed::faster)->setEnabled(playback_.pace + 1 < playbackPaces);
  transport_.at(PlaybackDeed::slower)->setWords(tr("Slower (\u2212)"));
  transport_.at(PlaybackDeed::faster)->setWords(tr("Faster (+)"));
  for (PlaybackDeed const deed : {PlaybackDeed::previousHand, PlaybackDeed::nextHand})
    transport_.at(deed)->setVisible(playback_.hands > 1);
  transport_.at(PlaybackDeed::previousHand)->setEnabled(playback_.hand > 1);
  transport_.at(PlaybackDeed::nextHand)->setEnabled(playback_.hand < playback_.hands);
  transport_.at(PlaybackDeed::previousHand)->setWords(tr("The hand before (Page Up)"));
  transport_.at(PlaybackDeed::nextHand)->setWords(tr("The next hand (Page Down)"));
  buttons_.at(PlaybackDeed::nextSeat)->setToolTip(tr("Look from the next seat (V)"));
  buttons_.at(PlaybackDeed::openCards)->setText(tr("All cards"));
  buttons_.at(PlaybackDeed::openCards)->setChecked(playback_.open);
  buttons_.at(PlaybackDeed::openCards)->setToolTip(tr("Show everybody's cards, or one seat's alone (A)"));
  buttons_.at(PlaybackDeed::leave)->setText(tr("Leave"));
  buttons_.at(PlaybackDeed::leave)->setToolTip(tr("Back to what was before (Esc)"));
  setAccessibleName(tr("The hand that is watched"));
  arrange();
}

// Without room for its name its face says whose it is.
void PlaybackBar::writeSeat(int room) {
  QString const name = QFontMetrics(typeface(textSize)).elidedText(seat_, Qt::ElideRight, measure(room));
  PaperButton* const button = buttons_.at(PlaybackDeed::nextSeat);
  bool const faced = room > 0 || avatar_ == 0;
  button->setText(faced ? tr("Seat: %1").arg(literal(name)) : QString());
  button->setAccessibleName(faced ? QString() : tr("Seat: %1").arg(seat_));
}

// Before the words, whose seat it is and what is seen.
void PlaybackBar::writeMarks(bool shown) {
  buttons_.at(PlaybackDeed::openCards)->setMark(glyphs_, shown ? QStringLiteral("eye") : QString());
  writeFace(shown);
}

void PlaybackBar::writeFace(bool shown) {
  QPixmap const face =
      shown && avatar_ > 0 ? glyphs_->avatar(avatar_, measure(seatFace), devicePixelRatioF()) : QPixmap();
  buttons_.at(PlaybackDeed::nextSeat)->setIcon(face.isNull() ? QIcon() : QIcon(face));
}

// What the two signs beside it change; which pace it is, where there is room for that too.
void PlaybackBar::writePace(bool whole) {
  QString const brief = tr("pace");
  pace_->setText(whole ? tr("pace: %1").arg(paceNow_) : brief);
  pace_->setFixedWidth((whole ? paceWide_ : textWidth(brief, textSize)) + scaled(6));
}

// What comes has everything round it laid out at once, which leads here again: that waits until all is said.
void PlaybackBar::arrange() {
  if (arranging_) return;
  arranging_ = true;
  for (int before = -1, times = 0; before != width() && times < 2; ++times) {
    before = width();
    arrangeParts();
  }
  arranging_ = false;
}

// All in one group. Where there is little room the words that stand for themselves give way, then it takes two rows. Low
// where the window is: the room is the table's.
void PlaybackBar::arrangeParts() {
  auto const wide = [this] {
    int sum = 2 * edge;
    for (int i = 0; i < rows_->count(); ++i)
      if (QLayout* const row = rows_->itemAt(i)->layout()) {
        row->invalidate();  // a word of it has come or gone
        sum += row->sizeHint().width() + apart;
      }
    return sum;
  };
  auto const fits = [&] { return wide() <= width(); };
  auto const writeWhole = [this] {
    writeSeat(seatWidth);
    writePace(true);
    writeMarks(true);
    place_->setVisible(true);
    pace_->setVisible(true);
  };
  writeWhole();
  if (!fits()) writeMarks(false);
  if (!fits()) {
    place_->setVisible(false);
    writePace(false);
  }
  if (!fits()) writeSeat(briefSeat);
  if (!fits()) pace_->setVisible(false);
  if (!fits() && avatar_ > 0) {
    writeSeat(0);
    writeFace(true);
  }
  bool const two = !fits();
  if (two) writeWhole();
  bool const low = two || window()->height() < lowWindow;
  rows_->setDirection(two ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  rows_->setContentsMargins(edge, low ? 0 : scaled(1), edge, low ? 0 : scaled(1));
  rows_->setSpacing(two ? 0 : apart);
  for (auto const& [deed, button] : buttons_) button->setFixedHeight(measure(barButton));
}

void PlaybackBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) write();
}

void PlaybackBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

// The window is another one in height alone.
void PlaybackBar::moveEvent(QMoveEvent* event) {
  QWidget::moveEvent(event);
  arrange();
}

void PlaybackBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.panel);
  painter.fillRect(0, 0, width(), 1, theme_.chromerule);
}

}  // namespace giaguaro
