// One number of a range, for the dock: a stepper with the number, and a track on which the whole range lies in
// stretches of one length each, what has been passed by hatched. Arrows change it by one, Page keys by ten, Home and End go to the ends,
// figures replace it; the stepper's ends, the track and the wheel do the same for the mouse.
//
// A slider to screen readers: QAbstractSlider brings the value, its range and the keys.
#pragma once

#include <QAbstractSlider>
#include <QStringList>
#include <QTimer>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

class NumberField : public QAbstractSlider {
  Q_OBJECT

 public:
  NumberField(Theme const& theme, QWidget* parent);

  // The track from `first` to `last`, of which minimum() to maximum() may be chosen; `bands` are the first
  // numbers of its stretches, `prices` what stands under each; empty: nothing does.
  void setTrack(int first, int last, std::vector<int> bands, QStringList prices);
  // Both in the parent's coordinates; without a height there is no track, without `priceLine` no line under it:
  // then of a stretch's price and its numbers only the first stands there, within.
  void place(QRectF const& stepper, QRectF const& track, qreal textSize, qreal priceLine);

  // A figure that was typed somewhere else in the dock.
  void type(QChar figure);
  // What stands in the field and is not a number that may be chosen; empty: nothing is being typed.
  QString typed() const { return typed_; }

 signals:
  void looked(bool at);
  void keyPressed(QKeyEvent* event);  // for the dock
  void outOfRange(int number);        // was typed, and asked for with Enter

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void sliderChange(SliderChange change) override;

 private:
  void endTyping();
  void tell();
  QRectF minus() const;
  QRectF plus() const;
  int lastOf(std::size_t band) const;
  QRectF boxOf(std::size_t band) const;
  qreal xOf(double number) const;
  int numberAt(qreal x) const;
  void paintStepper(QPainter& painter) const;
  void paintTrack(QPainter& painter) const;
  void paintBand(QPainter& painter, std::size_t band) const;
  void paintPassed(QPainter& painter) const;
  void paintFilled(QPainter& painter) const;
  void paintMarker(QPainter& painter) const;

  Theme const* theme_;
  QRectF stepper_, track_;
  qreal pixels_ = 14;
  int first_ = 0, last_ = 0;
  std::vector<int> bands_;
  QStringList prices_;
  qreal priceLine_ = 0;
  QString typed_;
  QTimer typing_;
  bool dragging_ = false;
  bool hovered_ = false;
  bool told_ = false;
};

}  // namespace giaguaro
