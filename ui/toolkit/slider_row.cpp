#include "ui/toolkit/slider_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/page_wheel.h"

namespace giaguaro {
namespace {

constexpr int step = 1;
constexpr int page = 5;
constexpr Length knob{8};  // its radius
constexpr Length rowFocusRoom{4};
constexpr int trackWidth = 260;
constexpr int widestValue = 46;

}  // namespace

// A line with a knob on it. A press anywhere brings the knob there.
class SliderRow::Track : public QSlider {
 public:
  static constexpr Length inset{8 + 4 + 1};  // knob, room and a line

  explicit Track(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    leaveWheelToPage(this);
    setCursor(Qt::PointingHandCursor);
    setMinimumHeight(measure(28));
  }
  void setTheme(Theme const& theme) {
    theme_ = theme;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double const y = height() / 2.0;
    QPointF const at(xOf(value()), y);
    // By itself: everything is disabled while another sheet lies over it.
    if (!parentWidget()->isEnabledTo(parentWidget()->parentWidget())) painter.setOpacity(0.4);
    painter.setPen(QPen(theme_.onpanel2, scaledReal(1)));
    painter.setBrush(theme_.soft);
    painter.drawRoundedRect(QRectF(QPointF(inset, y - scaled(3)), QPointF(width() - inset, y + scaled(3))),
                            scaled(3), scaled(3));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.bestedge);
    painter.drawRoundedRect(QRectF(QPointF(inset, y - scaled(3)), QPointF(at.x(), y + scaled(3))), scaled(3),
                            scaled(3));
    painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
    painter.setBrush(theme_.best);
    painter.drawEllipse(at, knob, knob);
    if (!showsFocus(*this)) return;
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, knob + rowFocusRoom, knob + rowFocusRoom);
  }
  void mousePressEvent(QMouseEvent* event) override {
    if (event->button() == Qt::LeftButton) setValue(valueAt(event->position().x()));
  }
  void mouseMoveEvent(QMouseEvent* event) override {
    if (event->buttons().testFlag(Qt::LeftButton)) setValue(valueAt(event->position().x()));
  }
  void mouseReleaseEvent(QMouseEvent* event) override { event->accept(); }

 private:
  double xOf(int number) const {
    return inset + 1.0 * (width() - 2 * inset) * number / std::max(1, maximum());
  }
  int valueAt(double x) const {
    return static_cast<int>(std::lround((x - inset) / std::max<double>(1, width() - 2 * inset) * maximum()));
  }

  Theme theme_;
};

SliderRow::SliderRow(QString const& name, int most, QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), words_(new QLabel(this)), slider_(new Track(this)) {
  setTypeface(label_, 14, true);
  label_->setWordWrap(true);
  label_->setMinimumHeight(1);
  label_->setBuddy(slider_);
  setTypeface(words_, 14);
  slider_->setObjectName(name);
  slider_->setRange(0, most);
  slider_->setSingleStep(step);
  slider_->setPageStep(page);
  words_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  words_->setMinimumWidth(measure(widestValue));
  slider_->setFixedWidth(measure(trackWidth));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(scaled(6));
  row->addWidget(label_, 1);
  row->addWidget(slider_);
  row->addWidget(words_);
  connect(slider_, &QSlider::valueChanged, this, [this](int value) {
    showValue();
    emit changed(value);
  });
}

void SliderRow::setTheme(Theme const& theme) {
  theme_ = theme;
  slider_->setTheme(theme);
  showWhetherFree();
}

// The knob begins where the other fields do.
void SliderRow::setFieldWidth(int width) {
  int const track = width - words_->minimumWidth() - layout()->spacing() + Track::inset;
  slider_->setFixedWidth(std::max(measure(120), track));
}

// By itself: everything is disabled while another sheet lies over it.
void SliderRow::showWhetherFree() {
  bool const free = parentWidget() == nullptr || isEnabledTo(parentWidget());
  for (QLabel* label : {label_, words_})
    setInk(label, free ? theme_.onpanel : mixed(theme_.onpanel, theme_.panel, 0.5));
}

void SliderRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::EnabledChange) showWhetherFree();
}

void SliderRow::setTexts(QString const& label, std::function<QString(int)> inWords) {
  inWords_ = std::move(inWords);
  label_->setText(label);
  showValue();
}

int SliderRow::value() const { return slider_->value(); }

void SliderRow::setValue(int value) {
  QSignalBlocker const quiet(slider_);
  slider_->setValue(value);
  slider_->update();
  showValue();
}

QWidget* SliderRow::field() const { return slider_; }

// Screen readers read the bare number, so its meaning is part of the name.
void SliderRow::showValue() {
  if (!inWords_) return;
  QString const words = inWords_(slider_->value());
  words_->setText(words);
  slider_->setAccessibleName(label_->text() + QStringLiteral(": ") + words);
}

}  // namespace giaguaro
