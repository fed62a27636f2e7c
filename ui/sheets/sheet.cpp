#include "ui/sheets/sheet.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/slim_scroll_bar.h"

namespace giaguaro {
namespace {

constexpr Length roomAside{24};
constexpr Length roomAbove{9};
constexpr Length lowSheet{580};
constexpr Length roomAtFoot{6};

int heightOf(QLayout const* layout, int width) {
  if (layout->isEmpty()) return 0;
  return layout->hasHeightForWidth() ? layout->totalHeightForWidth(width) : layout->totalSizeHint().height();
}

}  // namespace

class Sheet::Paper : public QWidget {
 public:
  Paper(QWidget* parent, Theme const& theme) : QWidget(parent), theme_(theme) {}

  bool bare = false;  // without its edge

 protected:
  void paintEvent(QPaintEvent* event) override {
    QPainter painter(this);
    if (bare) return static_cast<Sheet*>(parentWidget())->paintGround(painter, event->rect());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.plain ? theme_.rule : Theme::paperEdge(), scaledReal(1.5)));
    painter.setBrush(theme_.panel);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(scaledReal(0.75), scaledReal(0.75), scaledReal(-0.75), scaledReal(-0.75)),
        scaledReal(14), scaledReal(14));
    painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(9), scaled(9), scaled(-9), scaled(-9)),
                            scaledReal(8), scaledReal(8));
  }

 private:
  Theme const& theme_;
};

Sheet::Sheet(QWidget* parent)
    : QWidget(parent),
      paper_(new Paper(this, theme_)),
      page_(new QWidget),
      scroll_(new ScrollPage(paper_)),
      head_(new QVBoxLayout),
      middle_(new QVBoxLayout(page_)),
      foot_(new QVBoxLayout) {
  setAccessibleRole(this, QAccessible::Dialog);
  scroll_->setWidget(page_);  // takes it as its own
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->viewport()->setAutoFillBackground(false);
  page_->setAutoFillBackground(false);
  middle_->setContentsMargins(0, 0, 0, 0);
  middle_->setSpacing(scaled(6));

  auto* column = new QVBoxLayout(paper_);
  column->setSpacing(0);
  column->addLayout(head_);
  column->addWidget(scroll_, 1);
  column->addLayout(foot_);
  hide();
}

void Sheet::setTheme(Theme const& theme) {
  theme_ = theme;
  setPalette(theme.palette());
  QPalette palette = theme.palette();
  palette.setColor(QPalette::Window, theme.panel);
  palette.setColor(QPalette::WindowText, theme.onpanel);
  paper_->setPalette(palette);
  scroll_->setTheme(theme);
  update();
}

bool Sheet::isLow() const { return tight_ || height() < lowSheet; }

void Sheet::coverAll() {
  coversAll_ = true;
  paper_->bare = true;
  paper_->layout()->setContentsMargins(0, 0, 0, 0);
  scroll_->hide();
}

void Sheet::fillWindow(Ground ground) {
  coversAll_ = true;
  fillsWindow_ = true;
  if (ground == Ground::picture) scroll_->setClear();
  paper_->bare = true;
  paper_->layout()->setContentsMargins(0, 0, 0, 0);
}

void Sheet::paintGround(QPainter& painter, QRect const& dirty) { painter.fillRect(dirty, theme_.panel); }

int Sheet::paperWidth() const {
  if (atFoot_ && home_ != nullptr)
    return std::min(std::max<int>(home().width() - 2 * roomAtFoot, leastAtFoot_), width() - 2 * roomAtFoot);
  if (sliver_ > 0 && width() - widest_ < 2 * sliver_) return width() - 2 * roomAbove;
  return std::min<int>(widest_, width() - 2 * roomAside);
}

int Sheet::wantedHeight(int wide) {
  arrange(wide);
  bool const low = isLow();
  // The foot of a paper that keeps its height stays where it is, whether what lies over it must move together or not.
  bool const lowFoot = low || leastHeight_ > 0;
  // At the foot every line of it hides one of what it asks about.
  int const above = atFoot_ ? scaled(12) : low ? scaled(17) : scaled(24);
  paper_->layout()->setContentsMargins(sideMargin, above, sideMargin,
                                       atFoot_ || lowFoot ? scaled(11) : scaled(17));
  QMargins const margins = paper_->layout()->contentsMargins();
  int const inner = wide - margins.left() - margins.right();
  return margins.top() + margins.bottom() + heightOf(head_, inner) + heightOf(middle_, inner) +
         heightOf(foot_, inner);
}

void Sheet::layPaper() {
  // A sheet is called what its first words say, of the head where there are any; those that are hidden may be of another
  // time.
  auto labels = paper_->findChildren<QLabel*>();
  std::ranges::stable_partition(labels, [this](QLabel const* label) { return !page_->isAncestorOf(label); });
  auto const title =
      std::ranges::find_if(labels, [this](QLabel const* label) { return label->isVisibleTo(paper_); });
  if (title != labels.end()) setAccessibleName((*title)->text());
  tight_ = false;
  placePaper();
}

// Asked for by a layout it keeps its measure, or the one would call the other for ever.
void Sheet::placePaper() {
  if (fillsWindow_) arrange(width());
  if (coversAll_) return paper_->setGeometry(rect());
  int const wide = paperWidth();
  if (wide <= 0) return;
  scroll_->setVisible(!middle_->isEmpty());
  int const room = height() - 2 * roomAbove;
  int high = wantedHeight(wide);
  if (oneHeight_) high = leastHeight_;
  if (high > room && !tight_) {
    tight_ = true;
    high = wantedHeight(wide);
  }
  high = std::min(std::max(high, leastHeight_), room);
  QSize const size(wide, high);
  paper_->setGeometry({paperCorner(size), size});
  update();
}

// In the middle of what it dims, or at the foot of its home.
QPoint Sheet::paperCorner(QSize paper) const {
  if (atFoot_ && home_ != nullptr) {
    int const left = home().left() + (home().width() - paper.width()) / 2;
    return {
        std::clamp<int>(left, roomAtFoot, std::max<int>(roomAtFoot, width() - roomAtFoot - paper.width())),
        height() - roomAtFoot - paper.height()};
  }
  return {(width() - paper.width()) / 2, (height() - paper.height()) / 2};
}

QRect Sheet::home() const {
  if (home_ == nullptr || !home_->isVisible() || parentWidget() == nullptr ||
      !parentWidget()->isAncestorOf(home_))
    return rect();
  return {mapFromGlobal(home_->mapToGlobal(QPoint())), home_->size()};
}

void Sheet::setHome(QWidget* home) {
  if (home_ != nullptr) home_->removeEventFilter(this);
  home_ = home;
  if (home_ != nullptr) home_->installEventFilter(this);
  if (isVisible()) placePaper();
}

// It is laid out behind its parent: what it was told before may have been of another size.
bool Sheet::eventFilter(QObject* watched, QEvent* event) {
  if (watched == home_ && isVisible() &&
      (event->type() == QEvent::Resize || event->type() == QEvent::Show || event->type() == QEvent::Hide))
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
  return QWidget::eventFilter(watched, event);
}

void Sheet::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (veil_ < 1) {
    QColor shade = Theme::scrim();
    shade.setAlphaF(static_cast<float>(veil_));
    painter.fillRect(rect(), shade);
  } else {
    QRadialGradient room(QRectF(rect()).center(), std::hypot(width(), height()) / 2);
    room.setColorAt(0, theme_.ground);
    room.setColorAt(1, theme_.ground2);
    painter.fillRect(rect(), room);
  }
  paintPaperShadow(painter);
}

void Sheet::paintPaperShadow(QPainter& painter) const {
  if (theme_.plain || coversAll_) return;
  paintShadow(painter, paper_->geometry(), scaledReal(14),
              {QPointF(scaledReal(3), scaledReal(9)), scaledReal(12), 0.5});
}

void Sheet::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layPaper();
}

void Sheet::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  raise();
  layPaper();
}

bool Sheet::scrollWith(int key) {
  QScrollBar* const bar = scroll_->verticalScrollBar();
  if (bar->maximum() <= bar->minimum()) return false;
  switch (key) {
    case Qt::Key_Up: bar->triggerAction(QScrollBar::SliderSingleStepSub); return true;
    case Qt::Key_Down: bar->triggerAction(QScrollBar::SliderSingleStepAdd); return true;
    case Qt::Key_PageUp: bar->triggerAction(QScrollBar::SliderPageStepSub); return true;
    case Qt::Key_PageDown: bar->triggerAction(QScrollBar::SliderPageStepAdd); return true;
    case Qt::Key_Home: bar->triggerAction(QScrollBar::SliderToMinimum); return true;
    case Qt::Key_End: bar->triggerAction(QScrollBar::SliderToMaximum); return true;
    default: return false;
  }
}

void Sheet::keyPressEvent(QKeyEvent* event) {
  if (!scrollWith(event->key())) QWidget::keyPressEvent(event);
}

bool Sheet::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) placePaper();
  // What lies under the veil is not to be clicked through it.
  if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void SheetRule::setColor(QColor const& color) {
  color_ = color;
  update();
}

void SheetRule::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), color_); }

}  // namespace giaguaro
