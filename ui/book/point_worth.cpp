#include "ui/book/point_worth.h"

#include <QRegularExpression>

namespace giaguaro {

std::optional<PointWorth> PointWorth::read(QString const& text) {
  static QRegularExpression const figure(QStringLiteral("^(\\D*?)(\\d{1,6})(?:[.,](\\d{1,3}))?(\\D*)$"));
  QRegularExpressionMatch const found = figure.match(text.simplified());
  if (!found.hasMatch()) return std::nullopt;
  PointWorth worth;
  worth.before_ = found.captured(1);
  worth.behind_ = found.captured(4);
  QString const decimals = found.captured(3);
  worth.decimals_ = static_cast<int>(decimals.size());
  worth.parts_ = found.captured(2).toLongLong() * leastParts;
  std::int64_t part = leastParts;
  for (QChar const digit : decimals) worth.parts_ += digit.digitValue() * (part /= 10);
  if (worth.parts_ == 0 || worth.before_.contains(u'-') || worth.before_.contains(QChar(0x2212)))
    return std::nullopt;
  return worth;
}

QString PointWorth::of(std::int64_t amount, bool halves, QLocale const& locale) const {
  std::int64_t const sum = amount * parts_ / (halves ? 2 : 1);
  int decimals = decimals_;
  std::int64_t part = leastParts;
  for (int i = 0; i < decimals; ++i) part /= 10;
  for (; part > 1 && sum % part != 0; part /= 10) ++decimals;
  QString digits;
  std::int64_t rest = sum % leastParts;
  for (int i = 0; i < decimals; ++i) {
    rest *= 10;
    digits += QString::number(rest / leastParts);
    rest %= leastParts;
  }
  QString figure = locale.toString(static_cast<qlonglong>(sum / leastParts));
  if (!digits.isEmpty()) figure += locale.decimalPoint() + digits;
  return before_ + figure + behind_;
}

}  // namespace giaguaro
