#include "ui/toolkit/slim_scroll_bar.h"

#include <QApplication>
#include <QPainter>
#include <QTimer>
#include <algorithm>
#include <cstdlib>

#include "ui/drawing/cut_line.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

namespace {

constexpr Length seenRound{24};  // above and below what has the focus: beyond the fades
constexpr Length fadeHigh{12};   // at most, beyond the lines that are hidden

// As little as possible: what is pressed stays under the pointer, or the release would not find it and the click be lost.
void showWhole(QScrollArea const& area, QWidget const& part) {
  int const top = part.mapTo(area.widget(), QPoint(0, 0)).y();
  int const seen = area.viewport()->height();
  if (part.height() > seen) return;
  QScrollBar* const bar = area.verticalScrollBar();
  bar->setValue(std::clamp(bar->value(), top + part.height() - seen, top));
}

}  // namespace

void SlimScrollBar::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void SlimScrollBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!clear_) painter.fillRect(rect(), theme_.panel);
  if (maximum() <= minimum()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  if (orientation() == Qt::Horizontal) painter.setTransform(QTransform(0, 1, 1, 0, 0, 0));  // as if it stood
  QRectF track(scaledReal(2), scaledReal(4), scaledReal(5), std::max(width(), height()) - scaledReal(8));
  painter.setBrush(clear_ ? theme_.plate : theme_.soft);
  painter.drawRoundedRect(track, scaledReal(2.5), scaledReal(2.5));
  double const range = maximum() - minimum() + pageStep();
  double const length = std::max(scaledReal(24), track.height() * pageStep() / range);
  double const top =
      track.top() + (track.height() - length) * (value() - minimum()) / (maximum() - minimum());
  QColor ink = clear_ ? theme_.onplate2 : theme_.onpanel2;
  ink.setAlphaF(isSliderDown() || underMouse() ? 0.9F : 0.55F);
  painter.setBrush(ink);
  painter.drawRoundedRect(QRectF(track.left(), top, track.width(), length), scaledReal(2.5), scaledReal(2.5));
}

// Over the page, which covers whatever lies under it.
class ScrollPage::Ring : public QWidget {
 public:
  explicit Ring(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
  }
  void setColor(QColor const& color) {
    color_ = color;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    if (!showsFocus(*parentWidget())) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color_, scaledReal(2)));
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(3), scaled(3), scaled(-3), scaled(-3)),
                            scaledReal(6), scaledReal(6));
  }

 private:
  QColor color_;
};

// Where the page goes on above or below what is seen, it fades into the ground instead of being cut: a line that is not all
// there is hidden whole, unless that took too much of the page; and the fade ends before the next line, which is all there.
class ScrollPage::Fades : public QWidget {
 public:
  Fades(QScrollBar const* bar, QScrollArea* area) : QWidget(area), area_(area), bar_(bar) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("scrollFades"));
    connect(bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    connect(bar, &QScrollBar::rangeChanged, this, qOverload<>(&QWidget::update));
  }
  // What lies below the page hides its lower end anyway.
  void setAboveAlone() {
    aboveAlone_ = true;
    update();
  }
  void setGround(QColor const& ground) {
    ground_ = ground;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    QWidget const* const page = area_->widget();
    if (page == nullptr) return;
    int const most = mostHidden(height());
    int const high = std::min<int>(fadeHigh, most);
    auto const fade = [&](int edge, int line, int inner) {
      painter.fillRect(QRect(0, std::min(edge, line), width(), std::abs(line - edge)), ground_);
      if (inner == line) return;
      QColor clear = ground_;
      clear.setAlpha(0);
      QLinearGradient gradient(0, line, 0, inner);
      gradient.setColorAt(0, ground_);
      gradient.setColorAt(1, clear);
      painter.fillRect(QRect(0, std::min(line, inner), width(), std::abs(inner - line)), gradient);
    };
    if (bar_->value() > bar_->minimum()) {
      // On a picture there is nothing of one colour that could hide a line.
      int const edge = -page->y();
      int const end = aboveAlone_ ? edge : lineEnd(*page, edge);
      int const line = end - edge <= most ? end : edge;
      fade(0, line - edge, nextLineStart(*page, line, high) - edge);
    }
    if (bar_->value() < bar_->maximum() && !aboveAlone_) {
      int const edge = height() - page->y();
      int const start = lineStart(*page, edge);
      int const line = edge - start <= most ? start : edge;
      fade(height(), line + page->y(), lastLineEnd(*page, line, high) + page->y());
    }
  }

 private:
  QScrollArea const* area_;
  QScrollBar const* bar_;
  QColor ground_;
  bool aboveAlone_ = false;
};

ScrollPage::ScrollPage(QWidget* parent)
    : QScrollArea(parent),
      bar_(new SlimScrollBar(this)),
      fades_(new Fades(bar_, this)),
      ring_(new Ring(this)) {
  setAccessibleRole(this, QAccessible::Pane);
  setVerticalScrollBar(bar_);
  bar_->setSingleStep(27);  // about a line
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    if (now == nullptr || widget() == nullptr || !widget()->isAncestorOf(now)) return;
    bool const isPressed = QGuiApplication::mouseButtons() != Qt::NoButton;
    // Once what has come with it has its place.
    QTimer::singleShot(0, now, [this, now, isPressed] {
      if (!now->hasFocus() || widget() == nullptr || !widget()->isAncestorOf(now)) return;
      if (isPressed)
        showWhole(*this, *now);
      else
        bringIntoSight(now);
    });
  });
}

// With what it belongs to from its beginning, where there is room for that and for the fade above it.
void ScrollPage::bringIntoSight(QWidget* part) {
  int const before = bar_->value();
  ensureWidgetVisible(part, 0, seenRound);
  if (bar_->value() == before) return;
  QWidget const* section = part;
  while (section->parentWidget() != widget()) section = section->parentWidget();
  int const end = part->mapTo(widget(), QPoint(0, part->height())).y() + seenRound;
  int const start = section->y() - fadeHigh;
  if (section != part && end - start <= viewport()->height()) bar_->setValue(start);
}

void ScrollPage::focusInEvent(QFocusEvent* event) {
  QScrollArea::focusInEvent(event);
  ring_->setGeometry(viewport()->geometry());
  ring_->raise();
  ring_->show();
}

void ScrollPage::focusOutEvent(QFocusEvent* event) {
  QScrollArea::focusOutEvent(event);
  ring_->hide();
}

void ScrollPage::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  for (QWidget* over : {static_cast<QWidget*>(fades_), static_cast<QWidget*>(ring_)}) {
    over->setGeometry(viewport()->geometry());
    over->raise();
  }
}

void ScrollPage::setClear() {
  bar_->setClear();
  clear_ = true;
  fades_->setAboveAlone();
}

void ScrollPage::setGround(QColor const& ground) { fades_->setGround(ground); }

void ScrollPage::setTheme(Theme const& theme) {
  ring_->setColor(theme.bestedge);
  bar_->setTheme(theme);
  fades_->setGround(clear_ ? theme.ground : theme.panel);
  QPalette palette = theme.palette();
  palette.setColor(QPalette::Window, theme.panel);
  palette.setColor(QPalette::WindowText, theme.onpanel);
  setPalette(palette);
}

}  // namespace giaguaro
