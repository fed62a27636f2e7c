#include "ui/host/curtain.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/club/clock_ring.h"
#include "ui/drawing/curtain_cloth.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/sheets/second_press.h"
#include "ui/text/literal.h"
#include "ui/toolkit/paper_button.h"
#include "ui/toolkit/status_line.h"

namespace giaguaro {
namespace {

constexpr Phrase handOver{phrase(
    "screen", "Hand the screen to {seat}. Nothing is shown until {seat} says so.", "screen.hand-over")};
constexpr Phrase ready{phrase("screen", "I am {seat}, show my cards", "screen.ready")};

// Of the drawing, in pixels at the usual size of text.
constexpr int placardWidth = 520;
constexpr int placardHeight = 448;  // as much room under the button as over the first line
constexpr int face = 126;
constexpr int faceRing = 69;
constexpr double largestName = 44;
constexpr int faceAt = 148;  // its middle, under the placard's upper edge

}  // namespace

Curtain::Curtain(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      glyphs_(glyphs),
      handOver_(new QLabel(this)),
      name_(new QLabel(this)),
      turn_(new QLabel(this)),
      others_(new QLabel(this)),
      button_(new PaperButton(PaperButton::Kind::main, this)),
      status_(new StatusLine(this)),
      live_(new QLabel(this)),
      second_(new SecondPress(this)) {
  setObjectName(QStringLiteral("curtain"));
  setTypeface(handOver_, 16);
  setTitleface(name_, largestName);
  setTypeface(turn_, 16);
  setTypeface(others_, 15);
  for (QLabel* label : {handOver_, name_, turn_, others_}) {
    label->setAlignment(Qt::AlignCenter);
    label->setTextFormat(Qt::PlainText);
  }
  for (QLabel* label : {turn_, others_}) label->setWordWrap(true);
  name_->setObjectName(QStringLiteral("curtainName"));
  turn_->setObjectName(QStringLiteral("curtainTurn"));
  button_->setObjectName(QStringLiteral("showMyCards"));
  button_->setTextSize(15);
  button_->installEventFilter(this);
  live_->setObjectName(QStringLiteral("curtainLive"));
  live_->setFixedSize(1, 1);
  connect(button_, &QPushButton::clicked, this, &Curtain::lift);
  connect(glyphs, &Glyphs::changed, this, [this] {
    giveIcon();
    update();
  });
  hide();
}

void Curtain::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette palette = theme.palette();
  palette.setColor(QPalette::Window, theme.panel);
  palette.setColor(QPalette::WindowText, theme.onpanel);
  setPalette(palette);
  palette.setColor(QPalette::WindowText, theme.onpanel2);
  handOver_->setPalette(palette);
  others_->setPalette(palette);
  button_->setTheme(theme);
  status_->setTheme(theme);
  update();
}

void Curtain::setScene(TableScene const& scene, Wording const& wording) {
  auto const seat = static_cast<std::size_t>(scene.curtain);
  Argument const who = args::seat(scene.curtain);
  avatar_ = scene.people[seat].avatar;
  handOver_->setText(tr("Hand the screen to"));
  name_->setText(scene.people[seat].name);
  bool const cardsArePlayed = !scene.seen.trick.cards.empty() || !scene.seen.tricks.empty();
  trick_ = cardsArePlayed ? static_cast<int>(scene.seen.tricks.size()) + 1 : 0;
  before_ = static_cast<int>(scene.seen.trick.cards.size());
  // Each card that it holds is for a trick, unless some of them lie before it.
  int const held = scene.seen.hasPiles() ? 0 : scene.seen.seats[seat].cardsLeft;
  tricks_ = held > 0 ? static_cast<int>(scene.seen.tricks.size()) + held : 0;
  if (!scene.club) clock_ = {};
  tellTurn();
  others_->setText(tr("Everybody else looks away."));
  status_->setText(tr("All cards are covered.") + u' ' +
                       tr("Press Enter once %1 has the screen.").arg(scene.people[seat].name),
                   true);
  button_->setText(literal(wording.say(say(ready, {who}))));
  giveIcon();
  QString const told = wording.say(say(handOver, {who}));
  setAccessibleName(told);
  if (live_->accessibleName() != told) {
    live_->setAccessibleName(told);
    QAccessibleEvent event(live_, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
  }
  place();
  update();
}

void Curtain::setTurnClock(TurnClock const& clock) {
  if (std::exchange(clock_, clock) == clock) return;
  tellTurn();
  place();
  update();
}

void Curtain::tellTurn() {
  QString turn = tr("It is your turn.");
  if (trick_ > 0) {
    QString const trick =
        tricks_ > 0 ? tr("trick %1 of %2").arg(trick_).arg(tricks_) : tr("trick %1").arg(trick_);
    QStringList const places{tr("you lead"),        tr("you play second"), tr("you play third"),
                             tr("you play fourth"), tr("you play fifth"),  tr("you play last")};
    //: %1: "trick 8 of 15", %2: "you play second"
    turn = tr("It is your turn: %1, %2.").arg(trick, places.value(std::min(before_, 5)));
  }
  QString const clock =
      clock_.isOn() ? u' ' + tr("Your clock begins with your cards: %n second(s).", nullptr, clock_.left)
                    : QString();
  turn_->setText(turn + clock);
}

void Curtain::giveIcon() {
  QPixmap const eye = glyphs_->mark(QStringLiteral("eye"), button_->iconSize().width(), devicePixelRatioF(),
                                    theme_.palette().color(QPalette::HighlightedText));
  if (!eye.isNull()) button_->setIcon(QIcon(eye));
}

void Curtain::focusButton() { button_->setFocus(Qt::OtherFocusReason); }

void Curtain::place() {
  QSize const size = QSize(measure(placardWidth), measure(placardHeight))
                         .boundedTo(this->size() - QSize(scaled(40), scaled(24)));
  int const foot = status_->sizeHint().height();
  status_->setGeometry(0, height() - foot, width(), foot);
  int const above = std::max(scaled(12), (height() - foot - size.height()) / 2);
  placard_ = QRect(QPoint((width() - size.width()) / 2, above), size);
  QRect const inner = placard_.adjusted(scaled(28), 0, -scaled(28), 0);
  auto const line = [&](QWidget* what, int from, int high) {
    what->setGeometry(inner.left(), placard_.top() + measure(from), inner.width(), high);
  };
  line(handOver_, 36, measure(30));
  // A long name is written smaller rather than cut.
  for (double points = largestName; points >= 18; points -= 2) {
    setTitleface(name_, points);
    if (name_->fontMetrics().horizontalAdvance(name_->text()) <= inner.width()) break;
  }
  line(name_, 222, measure(58));
  line(turn_, 278, measure(42));
  int const words = std::max(measure(24), others_->heightForWidth(inner.width()));
  line(others_, 318, words);
  QSize const wanted = button_->sizeHint().expandedTo({measure(290), measure(58)});
  button_->setGeometry(
      QRect(QPoint(placard_.center().x() - wanted.width() / 2, placard_.top() + measure(328) + words),
            wanted.boundedTo(QSize(inner.width(), wanted.height()))));
}

void Curtain::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

// However soon after the last one: what is pressed now is for this one.
void Curtain::showEvent(QShowEvent*) { second_->end(); }

void Curtain::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCurtain(painter, QSize(width(), status_->y()), theme_);
  paintPlacard(painter);
}

void Curtain::paintPlacard(QPainter& painter) const {
  QRectF const box = QRectF(placard_);
  if (!theme_.plain) {
    double const corner = scaledReal(16);
    paintShadow(painter, box, corner, {QPointF(scaledReal(2), scaledReal(3)), scaledReal(2.5), 0.35});
    paintShadow(painter, box, corner, {QPointF(scaledReal(9), scaledReal(15)), scaledReal(15), 0.5});
  }
  painter.setPen(QPen(theme_.plain ? theme_.rule : Theme::paperEdge(), scaledReal(1.5)));
  painter.setBrush(theme_.panel);
  painter.drawRoundedRect(box, scaledReal(16), scaledReal(16));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme_.bestedge, scaledReal(1.6)));
  painter.drawRoundedRect(box.adjusted(scaledReal(10), scaledReal(10), -scaledReal(10), -scaledReal(10)),
                          scaledReal(9), scaledReal(9));
  painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
  double const within = scaledReal(15);
  painter.drawRoundedRect(box.adjusted(within, within, -within, -within), scaledReal(6), scaledReal(6));

  QPointF const middle(box.center().x(), box.top() + measure(faceAt));
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.setBrush(theme_.best);
  painter.drawEllipse(middle, measure(faceRing), measure(faceRing));
  int const side = measure(face);
  painter.drawPixmap(middle - QPointF(side / 2.0, side / 2.0),
                     glyphs_->avatar(avatar_, side, devicePixelRatioF()));
  if (clock_.isOn()) paintClock(painter, middle);
}

// As on plates, where a clock stands: a dotted ring, and a tab with the sign of a pause and what is left.
void Curtain::paintClock(QPainter& painter, QPointF const& face) const {
  qreal const radius = measure(faceRing) + scaledReal(8);
  ClockRing::paintDots(painter, face, radius, 4, theme_.bestedge);
  int const mark = measure(16);
  QString const left = QString::number(clock_.left);
  QSizeF const size(mark + textWidth(left, 14, true) + scaled(26), measure(28));
  QRectF const tab(face + QPointF(0.6 * radius, 0.6 * radius - size.height() / 2), size);
  painter.setPen(QPen(theme_.panel, scaledReal(2.5)));
  painter.setBrush(theme_.bestedge);
  painter.drawRoundedRect(tab, tab.height() / 2, tab.height() / 2);
  QColor const ink = theme_.palette().color(QPalette::HighlightedText);
  painter.drawPixmap(QPointF(tab.left() + scaledReal(9), tab.center().y() - mark / 2.0),
                     glyphs_->mark(QStringLiteral("pause"), mark, devicePixelRatioF(), ink));
  painter.setFont(typeface(14, true));
  painter.setPen(ink);
  painter.drawText(tab.adjusted(mark + scaledReal(12), 0, -scaledReal(9), 0), Qt::AlignCenter, left);
}

void Curtain::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !event->isAutoRepeat()) lift();
  event->accept();
}

void Curtain::lift() {
  second_->start();
  emit lifted();
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
  bool const key = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
  if (watched != button_ || !key) return QWidget::eventFilter(watched, event);
  auto const* const press = static_cast<QKeyEvent*>(event);
  // A key held down since the last card must not lift it either.
  return press->key() == Qt::Key_Space || press->isAutoRepeat();
}

}  // namespace giaguaro
