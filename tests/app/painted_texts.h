// What a window writes, without its picture: every text as it is painted, by whatever widget, with its place.
// A paint device that keeps the texts and drops all else sees them all, and is much quicker than a picture.
#pragma once

#include <QCoreApplication>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QTextItem>
#include <QWidget>
#include <utility>
#include <vector>

namespace giaguaro::test {

struct PaintedText {
  QString text;
  QRectF place;   // of its capitals, in the window's coordinates, as far as the line runs
  QRectF window;  // what is painted of the place where it stands: its widget, or less
  QColor ink{};

  bool operator==(PaintedText const&) const = default;
};

class TextRecorder final : public QPaintEngine {
 public:
  explicit TextRecorder(std::vector<PaintedText>& texts)
      : QPaintEngine(QPaintEngine::AllFeatures), texts_(&texts) {}

  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(QPaintEngineState const&) override {}
  void drawPixmap(QRectF const&, QPixmap const&, QRectF const&) override {}
  void drawPath(QPainterPath const&) override {}
  void drawPolygon(QPointF const*, int, PolygonDrawMode) override {}
  void drawTextItem(QPointF const& at, QTextItem const& item) override {
    if (item.text().trimmed().isEmpty()) return;
    qreal const capitals = QFontMetricsF(item.font()).capHeight();
    QTransform const transform = painter()->deviceTransform();
    PaintedText painted{.text = item.text(),
                        .place = transform.mapRect(QRectF(at.x(), at.y() - capitals, item.width(), capitals)),
                        .window = systemClip().boundingRect(),
                        .ink = painter()->pen().color()};
    if (painter()->hasClipping()) painted.window &= transform.mapRect(painter()->clipBoundingRect());
    texts_->push_back(std::move(painted));
  }
  Type type() const override { return User; }

 private:
  std::vector<PaintedText>* texts_;
};

class TextPaper final : public QPaintDevice {
 public:
  TextPaper(QSize size, std::vector<PaintedText>& texts) : size_(size), engine_(texts) {}
  QPaintEngine* paintEngine() const override { return &engine_; }

 protected:
  int metric(PaintDeviceMetric what) const override {
    constexpr int dots = 96;
    switch (what) {
      case PdmWidth: return size_.width();
      case PdmHeight: return size_.height();
      case PdmWidthMM: return size_.width() * 254 / dots / 10;
      case PdmHeightMM: return size_.height() * 254 / dots / 10;
      case PdmNumColors: return 1 << 24;
      case PdmDepth: return 32;
      case PdmDpiX:
      case PdmDpiY:
      case PdmPhysicalDpiX:
      case PdmPhysicalDpiY: return dots;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
  }

 private:
  QSize size_;
  mutable TextRecorder engine_;
};

// Layouts have their turns, and the window does not paint itself meanwhile or later: it is looked at by taking its picture.
inline void haveTurnsUnpainted(QWidget& window, int turns) {
  window.setUpdatesEnabled(false);
  for (int turn = 0; turn < turns; ++turn) QCoreApplication::processEvents();
}

// As long as it lives, a picture of this window has something on it: a widget that does not paint itself gives none.
class Painting {
 public:
  explicit Painting(QWidget& widget) : window_(widget.window()), was_(window_->updatesEnabled()) {
    window_->setUpdatesEnabled(true);
  }
  ~Painting() { window_->setUpdatesEnabled(was_); }
  Painting(Painting const&) = delete;
  Painting& operator=(Painting const&) = delete;

 private:
  QWidget* window_;
  bool was_;
};

// In the order they are painted.
inline std::vector<PaintedText> paintedTexts(QWidget& window) {
  Painting const painting(window);
  std::vector<PaintedText> texts;
  TextPaper paper(window.size(), texts);
  window.render(&paper, {}, {}, QWidget::DrawChildren);
  return texts;
}

// Those of one of the window's widgets alone, in the window's coordinates.
inline std::vector<PaintedText> paintedTexts(QWidget& part, QWidget const& window) {
  std::vector<PaintedText> texts = paintedTexts(part);
  QPointF const corner = part.mapTo(&window, QPoint());
  for (PaintedText& text : texts) {
    text.place.translate(corner);
    text.window.translate(corner);
  }
  return texts;
}

}  // namespace giaguaro::test
