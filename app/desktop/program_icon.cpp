#include "app/desktop/program_icon.h"

#include <QIconEngine>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <array>

namespace giaguaro {
namespace {

constexpr std::array drawnSides{16, 32, 48, 128};

// Qt's own engine for pictures keeps all that were asked for.
class DrawnSizes final : public QIconEngine {
 public:
  QPixmap pixmap(QSize const& size, QIcon::Mode, QIcon::State) override {
    auto const isEnough = [&size](int side) { return side >= qMax(size.width(), size.height()); };
    auto const* const found = std::ranges::find_if(drawnSides, isEnough);
    int const side = found != drawnSides.end() ? *found : drawnSides.back();
    // By way of an image: Qt would keep a pixmap that comes from a file.
    return QPixmap::fromImage(QImage(QStringLiteral(":/icons/hicolor/%1x%1/apps/giaguaro.png").arg(side)));
  }
  void paint(QPainter* painter, QRect const& rect, QIcon::Mode mode, QIcon::State state) override {
    painter->drawPixmap(rect, pixmap(rect.size(), mode, state));
  }
  QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override {
    QList<QSize> sizes;
    for (int const side : drawnSides) sizes.emplace_back(side, side);
    return sizes;
  }
  bool isNull() override { return false; }
  QIconEngine* clone() const override { return new DrawnSizes; }
};

}  // namespace

QIcon programIcon() { return QIcon(new DrawnSizes); }

}  // namespace giaguaro
