#include "ui/hand_end/hand_end_view.h"

#include <QApplication>
#include <QTimer>
#include <QTimerEvent>
#include <algorithm>
#include <utility>

#include "ui/dock/foot_button.h"
#include "ui/hand_end/trick_strip.h"

namespace giaguaro {
HandEndView::HandEndView(CardArt& art, Theme const& theme, QWidget* table)
    : QWidget(table),
      art_(&art),
      theme_(&theme),
      strip_(new TrickStrip(art, theme, this)),
      goOn_(new FootButton(FootButton::Kind::gold, art, theme, this)),
      clock_(runningClock()) {
  setObjectName(QStringLiteral("handEnd"));
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  setMouseTracking(true);  // of its own it has no use for moves: they go on to the table
  connect(strip_, &TrickStrip::trickWanted, this, [this](int number) {
    if (!skipped_) emit trickWanted(number);
  });
  connect(strip_, &TrickStrip::tabStopMoved, this, &HandEndView::tabStopMoved);
  goOn_->setObjectName(QStringLiteral("endGoOn"));
  goOn_->setFocusPolicy(Qt::NoFocus);  // whoever is at the keys goes on by Space, wherever the focus is
  connect(goOn_, &QAbstractButton::clicked, this, &HandEndView::goOnWanted);
  connect(&art, &CardArt::ready, this, qOverload<>(&QWidget::update));
  hide();
}

HandEndView::~HandEndView() = default;

QWidget* HandEndView::tabStop() const { return end_ ? strip_->tabStop() : nullptr; }

void HandEndView::setPace(MotionPace pace) {
  if (std::exchange(pace_, pace) != pace) finish();
}

void HandEndView::setEnd(std::optional<HandEnd> end, Deck const& deck, bool begins) {
  deck_ = &deck;
  if (end == end_ && !begins) return;
  end_ = std::move(end);
  if (!end_) {
    finish();
    waiting_ = false;
    timer_.stop();
    hide();
    return;
  }
  strip_->setTricks(end_->tricks, end_->tricksTitle, deck);
  arrange();
  QWidget::show();
  if (!begins) return strip_->comeBack(parentWidget()->hasFocus());
  strip_->startAnew();
  begun_ = clock_();
  waiting_ = true;
  coming_ = pace_ != MotionPace::off;
  showGoOn();
  if (coming_) qApp->installEventFilter(this);
  step();
}

void HandEndView::place(TableLayout const& table, std::vector<int> tokens) {
  table_ = table;
  tokens_ = std::move(tokens);
  if (end_) arrange();
}

void HandEndView::arrange() {
  setGeometry(parentWidget()->rect());
  HandEndLayout const before = std::exchange(layout_, HandEndLayout::of(*end_, table_, tokens_, font()));
  placeStrip();
  showGoOn();
  if (layout_ != before) update();
}

// What is pressed while its parts come shows all of it, and is no button yet.
void HandEndView::showGoOn() {
  bool const there = end_ && !coming_ && !layout_.goOn.isNull();
  if (there) {
    goOn_->setText(end_->goOn);
    goOn_->setTextSize(layout_.goOnText);
    goOn_->setGeometry(layout_.goOn.toAlignedRect().adjusted(-4, -4, 4, 4));
  }
  goOn_->setVisible(there);
}

void HandEndView::placeStrip() {
  qreal const down = (1 - moment_.strip) * (height() - layout_.stripTitle.top());
  strip_->place(layout_, down);
}

void HandEndView::finish() {
  if (!std::exchange(coming_, false)) return;
  qApp->removeEventFilter(this);
  show(HandEndMoment{});
  // Whoever skips has the same time to read it as who watches.
  begun_ = clock_() - atPace(handEndTimes::whole, pace_);
  step();
  showGoOn();
  emit stood();
}

void HandEndView::step() {
  if (!end_ || !waiting_) return;
  Travel::Time const gone = clock_() - begun_;
  Travel::Time const whole = atPace(handEndTimes::whole, pace_);
  if (coming_ && gone < whole) {
    show(HandEndMoment::at(gone * handEndTimes::whole.count() / whole.count()));
    if (!timer_.isActive()) timer_.start(motionFrame, Qt::PreciseTimer, this);
    return;
  }
  if (coming_) {
    coming_ = false;
    qApp->removeEventFilter(this);
    show(HandEndMoment{});
    showGoOn();
    emit stood();
  }
  Travel::Time const left = whole + handEndTimes::stands - gone;
  if (left.count() > 0) {
    timer_.start(static_cast<int>(left.count()), this);
    return;
  }
  timer_.stop();
  waiting_ = false;
  emit seen();
}

void HandEndView::show(HandEndMoment const& moment) {
  HandEndMoment const before = std::exchange(moment_, moment);
  if (moment.strip != before.strip) placeStrip();
  qreal const reach = 18 * layout_.scale;
  auto const refresh = [this, reach](QRectF const& part) {
    if (!part.isNull()) update(part.adjusted(-reach, -reach, reach, reach).toAlignedRect());
  };
  if (moment.turn != before.turn) {
    refresh(layout_.called.united(layout_.holder));
    for (QRectF const& card : layout_.aside) refresh(card);
    refresh(layout_.asideTitle);
  }
  if (moment.count != before.count) refresh(layout_.count);
  if (moment.paid != before.paid)
    for (QRectF const& each : layout_.paid) refresh(each);
}

void HandEndView::timerEvent(QTimerEvent* event) {
  if (event->timerId() == timer_.timerId())
    step();
  else
    QWidget::timerEvent(event);
}

bool HandEndView::eventFilter(QObject* watched, QEvent* event) {
  if (coming_ && endsMotion(event->type()) && watched->isWidgetType() &&
      static_cast<QWidget*>(watched)->window() == window()) {
    // A key comes twice, to menus and then to the table: it is the same one until both are through.
    skipped_ = true;
    QTimer::singleShot(0, this, [this] { skipped_ = false; });
    finish();
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace giaguaro
