// What a point is worth, as people write it: a figure with whatever stands before or behind it, "€ 0.10", "5 cent",
// "1 bean". What points come to is written likewise, and exactly: half a point of an odd figure has a decimal more.
#pragma once

#include <QLocale>
#include <QString>
#include <cstdint>
#include <optional>

namespace giaguaro {

class PointWorth {
 public:
  // Nothing: it has no figure above 0, or one that is too long (six digits and three decimals are the most).
  static std::optional<PointWorth> read(QString const& text);

  // So many points, or halves of them.
  QString of(std::int64_t amount, bool halves, QLocale const& locale) const;

 private:
  static constexpr int leastParts =
      10'000;  // of one: what figures are counted in, so that half of a thousandth is whole

  QString before_;
  QString behind_;
  std::int64_t parts_ = 0;
  int decimals_ = 0;
};

}  // namespace giaguaro
