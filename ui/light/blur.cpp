#include "ui/light/blur.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace giaguaro {
namespace {

constexpr int smaller = 4;
constexpr int passes = 3;

// One line of `count` values, `step` apart, becomes the mean of the 2 * reach + 1 around each; outside all is 0.
void boxLine(std::uint8_t* line, int count, std::ptrdiff_t step, int reach,
             std::vector<std::uint8_t>& before) {
  std::uint8_t* const was = before.data();
  for (int i = 0; i < count; ++i) was[i] = line[i * step];
  int const width = 2 * reach + 1;
  // To multiply is far quicker than to divide, and comes to the same where the width is below 200.
  std::uint32_t const share = (1U << 23) / static_cast<std::uint32_t>(width) + 1;
  int sum = 0;
  for (int i = 0; i < std::min(reach, count); ++i) sum += was[i];
  for (int i = 0; i < count; ++i) {
    if (i + reach < count) sum += was[i + reach];
    if (i - reach - 1 >= 0) sum -= was[i - reach - 1];
    line[i * step] = static_cast<std::uint8_t>(static_cast<std::uint32_t>(sum + width / 2) * share >> 23);
  }
}

}  // namespace

void blurAlpha(QImage& image, qreal deviation) {
  // The variance of three boxes of width w is (w² - 1) / 4.
  int const reach = static_cast<int>(std::lround((std::sqrt(4 * deviation * deviation + 1) - 1) / 2));
  if (reach < 1 || image.isNull()) return;
  QImage alpha = image.convertToFormat(QImage::Format_Alpha8);
  std::vector<std::uint8_t> was(static_cast<std::size_t>(std::max(alpha.width(), alpha.height())));
  std::uint8_t* const bits = alpha.bits();
  auto const stride = static_cast<std::ptrdiff_t>(alpha.bytesPerLine());
  for (int pass = 0; pass < passes; ++pass) {
    for (int y = 0; y < alpha.height(); ++y) boxLine(bits + y * stride, alpha.width(), 1, reach, was);
    for (int x = 0; x < alpha.width(); ++x) boxLine(bits + x, alpha.height(), stride, reach, was);
  }
  image = alpha;
}

void drawBlurred(QPainter& painter, QRectF const& box, qreal deviation, QColor const& colour,
                 std::function<void(QPainter&)> const& shape) {
  qreal const ratio = painter.device()->devicePixelRatioF();
  // What is small or hardly soft stays as it is.
  qreal const scale = deviation * ratio >= 2 * smaller ? ratio / smaller : std::max(ratio / 2, qreal{1});
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
