#include "tests/gallery/few_colours.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

namespace giaguaro::test {
namespace {

using Channels = std::array<int, 3>;

struct Counted {
  Channels colour;
  int count;
};

using Box = std::vector<Counted>;

Channels channelsOf(QRgb pixel) { return {qRed(pixel), qGreen(pixel), qBlue(pixel)}; }

std::size_t widestOf(Box const& box, int& width) {
  std::size_t widest = 0;
  width = -1;
  for (std::size_t i = 0; i < 3; ++i) {
    auto const [least, most] =
        std::ranges::minmax(box, {}, [i](Counted const& each) { return each.colour[i]; });
    if (most.colour[i] - least.colour[i] > width) {
      width = most.colour[i] - least.colour[i];
      widest = i;
    }
  }
  return widest;
}

// The box is cut where half of its pixels lie on each side.
Box cut(Box& box, std::size_t channel) {
  std::ranges::sort(box, {}, [channel](Counted const& each) { return each.colour[channel]; });
  long all = 0;
  for (Counted const& each : box) all += each.count;
  long passed = 0;
  std::size_t at = 0;
  while (at + 2 < box.size() && passed + box[at].count <= all / 2) passed += box[at++].count;
  auto const middle = box.begin() + static_cast<std::ptrdiff_t>(at) + 1;
  Box other(middle, box.end());
  box.erase(middle, box.end());
  return other;
}

Channels meanOf(Box const& box) {
  std::array<long, 3> sum{};
  long all = 0;
  for (Counted const& each : box) {
    for (std::size_t i = 0; i < 3; ++i) sum[i] += static_cast<long>(each.colour[i]) * each.count;
    all += each.count;
  }
  Channels mean{};
  for (std::size_t i = 0; i < 3; ++i) mean[i] = static_cast<int>((sum[i] + all / 2) / all);
  return mean;
}

std::vector<Channels> palette(QImage const& picture, int most) {
  std::unordered_map<QRgb, int> counts;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) ++counts[picture.pixel(x, y) | 0xFF000000];
  std::vector<Box> boxes(1);
  for (auto const& [pixel, count] : counts) boxes.front().push_back({channelsOf(pixel), count});
  // In an order that does not depend on the table they were counted in.
  std::ranges::sort(boxes.front(), {}, &Counted::colour);
  while (static_cast<int>(boxes.size()) < most) {
    // Wide ones first: a rare ink is worth a colour of its own, a thousandth shade of the cloth is not.
    Box* worst = nullptr;
    double worstOf = 0;
    std::size_t channel = 0;
    for (Box& box : boxes) {
      if (box.size() < 2) continue;
      int width = 0;
      std::size_t const widest = widestOf(box, width);
      long all = 0;
      for (Counted const& each : box) all += each.count;
      double const need = static_cast<double>(width) * width * static_cast<double>(std::min(400L, all));
      if (need <= worstOf) continue;
      worst = &box;
      worstOf = need;
      channel = widest;
    }
    if (worst == nullptr) break;
    Box other = cut(*worst, channel);
    boxes.push_back(std::move(other));
  }
  std::vector<Channels> colours;
  for (Box const& box : boxes) colours.push_back(meanOf(box));
  return colours;
}

int nearest(std::vector<Channels> const& colours, Channels const& wanted) {
  int best = 0;
  int least = 1 << 30;
  for (std::size_t i = 0; i < colours.size(); ++i) {
    int away = 0;
    for (std::size_t k = 0; k < 3; ++k) away += (colours[i][k] - wanted[k]) * (colours[i][k] - wanted[k]);
    if (away >= least) continue;
    least = away;
    best = static_cast<int>(i);
  }
  return best;
}

}  // namespace

QImage withFewColours(QImage const& picture, int most) {
  std::vector<Channels> const colours = palette(picture, most);
  QImage few(picture.size(), QImage::Format_Indexed8);
  QList<QRgb> table;
  for (Channels const& each : colours) table << qRgb(each[0], each[1], each[2]);
  few.setColorTable(table);
  int const width = picture.width();
  std::vector<Channels> here(static_cast<std::size_t>(width) + 2), below(here.size());
  for (int y = 0; y < picture.height(); ++y) {
    std::ranges::fill(below, Channels{});
    for (int x = 0; x < width; ++x) {
      auto const at = static_cast<std::size_t>(x) + 1;
      Channels wanted = channelsOf(picture.pixel(x, y));
      for (std::size_t i = 0; i < 3; ++i) wanted[i] = std::clamp(wanted[i] + here[at][i] / 16, 0, 255);
      int const chosen = nearest(colours, wanted);
      few.setPixel(x, y, static_cast<uint>(chosen));
      for (std::size_t i = 0; i < 3; ++i) {
        int const lost = wanted[i] - colours[static_cast<std::size_t>(chosen)][i];
        here[at + 1][i] += 7 * lost;
        below[at - 1][i] += 3 * lost;
        below[at][i] += 5 * lost;
        below[at + 1][i] += lost;
      }
    }
    std::swap(here, below);
  }
  return few;
}

}  // namespace giaguaro::test
