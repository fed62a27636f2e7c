#include "ui/light/blur.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace giaguaro {
namespace {

constexpr qreal smaller = 4;  // at most
constexpr int passes = 3;

// To multiply by it is far quicker than to divide by the width of the box, and comes to the same where that is below 200.
std::uint32_t shareOf(int reach) { return (1U << 23) / static_cast<std::uint32_t>(2 * reach + 1) + 1; }

std::uint8_t meanOf(int sum, int reach, std::uint32_t share) {
  return static_cast<std::uint8_t>(static_cast<std::uint32_t>(sum + reach) * share >> 23);
}

// Each value becomes the mean of the 2 * reach + 1 around it in its row; outside all is 0.
void boxAlong(QImage const& from, QImage& to, int reach) {
  std::uint32_t const share = shareOf(reach);
  int const count = from.width();
  for (int y = 0; y < from.height(); ++y) {
    std::uint8_t const* const was = from.constScanLine(y);
    std::uint8_t* const now = to.scanLine(y);
    int sum = 0;
    for (int i = 0; i < std::min(reach, count); ++i) sum += was[i];
    for (int i = 0; i < count; ++i) {
      if (i + reach < count) sum += was[i + reach];
      if (i - reach - 1 >= 0) sum -= was[i - reach - 1];
      now[i] = meanOf(sum, reach, share);
    }
  }
}

// The same down the columns, row by row: down one column after the other, every value is far from the one before it.
void boxDown(QImage const& from, QImage& to, int reach) {
  std::uint32_t const share = shareOf(reach);
  int const width = from.width();
  std::vector<int> sums(static_cast<std::size_t>(width), 0);
  int* const sum = sums.data();
  auto const addRow = [&](int y, int sign) {
    if (y < 0 || y >= from.height()) return;
    std::uint8_t const* const row = from.constScanLine(y);
    for (int x = 0; x < width; ++x) sum[x] += sign * row[x];
  };
  for (int y = 0; y < reach; ++y) addRow(y, 1);
  for (int y = 0; y < from.height(); ++y) {
    addRow(y + reach, 1);
    addRow(y - reach - 1, -1);
    std::uint8_t* const now = to.scanLine(y);
    for (int x = 0; x < width; ++x) now[x] = meanOf(sum[x], reach, share);
  }
}

}  // namespace

void blurAlpha(QImage& image, qreal deviation) {
  // The variance of three boxes of width w is (w² - 1) / 4.
  int const reach = static_cast<int>(std::lround((std::sqrt(4 * deviation * deviation + 1) - 1) / 2));
  if (reach < 1 || image.isNull()) return;
  QImage alpha = image.convertToFormat(QImage::Format_Alpha8);
  QImage between(alpha.size(), QImage::Format_Alpha8);
  for (int pass = 0; pass < passes; ++pass) {
    boxAlong(alpha, between, reach);
    boxDown(between, alpha, reach);
  }
  image = alpha;
}

void drawBlurred(QPainter& painter, QRectF const& box, qreal deviation, QColor const& colour,
                 std::function<void(QPainter&)> const& shape) {
  qreal const ratio = painter.device()->devicePixelRatioF();
  // The softer it is, the fewer points it needs: two for a deviation. What is hardly soft stays as it is.
  qreal const fewer = std::clamp(deviation * ratio / 2, qreal{1}, smaller);
  qreal const scale = std::min(ratio / fewer, std::max(ratio / 2, qreal{1}));
  qreal const margin = 3 * deviation;
  QRectF around = box.adjusted(-margin, -margin, margin, margin);
  // Of a shape that is far larger than the picture only what can be seen of it.
  if (painter.device()->devType() == QInternal::Image) {
    QRectF const whole(0, 0, painter.device()->width() / ratio, painter.device()->height() / ratio);
    QRectF const seen = painter.worldTransform().inverted().mapRect(whole);
    around = around.intersected(seen.adjusted(-margin, -margin, margin, margin));
    if (around.isEmpty()) return;
  }
  QImage soft((around.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
  soft.fill(Qt::transparent);
  {
    QPainter drawing(&soft);
    drawing.setRenderHint(QPainter::Antialiasing);
    drawing.scale(soft.width() / around.width(), soft.height() / around.height());
    drawing.translate(-around.topLeft());
    shape(drawing);
  }
  blurAlpha(soft, deviation * scale);
  QImage coloured(soft.size(), QImage::Format_ARGB32_Premultiplied);
  coloured.fill(colour);
  QPainter masking(&coloured);
  masking.setCompositionMode(QPainter::CompositionMode_DestinationIn);
  masking.drawImage(0, 0, soft);
  masking.end();
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(around, coloured);
  painter.restore();
}

}  // namespace giaguaro
