#include "ui/text/plural_rule.h"

#include <QStringView>
#include <algorithm>
#include <cstdlib>

namespace giaguaro {
namespace {

// Without regular expressions, whose library the program's start would wait for and keep.
bool isNumber(QStringView text) {
  constexpr qsizetype mostDigits = 6;
  auto const isDigit = [](QChar each) { return each >= u'0' && each <= u'9'; };
  return !text.empty() && text.size() <= mostDigits && std::ranges::all_of(text, isDigit);
}

// "2" or "0.5", in halves.
std::optional<int> readNumber(QStringView text) {
  text = text.trimmed();
  bool const half = text.endsWith(u".5");
  if (half || text.endsWith(u".0")) text.chop(2);
  if (!isNumber(text)) return std::nullopt;
  return 2 * text.toInt() + (half ? 1 : 0);
}

std::optional<PluralRule::Range> readRange(QString const& text) {
  QStringList const ends = text.split(QStringLiteral(".."));
  auto const first = readNumber(ends.front());
  auto const last = readNumber(ends.back());
  if (ends.size() > 2 || !first || !last || *first > *last) return std::nullopt;
  return PluralRule::Range{*first, *last};
}

// "n % 10 != 1, 3..4"
std::optional<PluralRule::Relation> readRelation(QString const& text) {
  qsizetype const equals = text.indexOf(u'=');
  if (equals < 0) return std::nullopt;
  PluralRule::Relation relation;
  QStringView left = QStringView(text).first(equals);
  relation.negated = left.endsWith(u'!');
  if (relation.negated) left.chop(1);
  left = left.trimmed();
  if (!left.startsWith(u'n') && !left.startsWith(u'i')) return std::nullopt;
  relation.whole = left.startsWith(u'i');
  left = left.sliced(1).trimmed();
  if (!left.empty()) {
    QStringView const modulus = left.sliced(1).trimmed();
    if (!left.startsWith(u'%') || !isNumber(modulus) || modulus.toInt() == 0) return std::nullopt;
    relation.modulus = 2 * modulus.toInt();
  }
  for (QString const& part : text.sliced(equals + 1).split(u',')) {
    auto const range = readRange(part);
    if (!range) return std::nullopt;
    relation.ranges.push_back(*range);
  }
  return relation;
}

}  // namespace

bool PluralRule::Relation::holds(int halves) const {
  int number = whole ? halves / 2 * 2 : halves;
  if (modulus != 0) number %= modulus;
  bool const in = std::ranges::any_of(ranges, [number](Range const& range) {
    if (range.first == range.last) return number == range.first;
    return number % 2 == 0 && number >= range.first && number <= range.last;
  });
  return in != negated;
}

std::optional<PluralRule> PluralRule::read(QString const& text) {
  PluralRule rule;
  for (QString const& condition : text.split(u';')) {
    Condition& any = rule.conditions_.emplace_back();
    for (QString const& part : condition.split(QStringLiteral(" or "))) {
      All& all = any.emplace_back();
      for (QString const& words : part.split(QStringLiteral(" and "))) {
        auto const relation = readRelation(words);
        if (!relation) return std::nullopt;
        all.push_back(*relation);
      }
    }
  }
  return rule;
}

int PluralRule::form(int halves) const {
  int const size = std::abs(halves);
  auto const found = std::ranges::find_if(conditions_, [size](Condition const& condition) {
    return std::ranges::any_of(condition, [size](All const& all) {
      return std::ranges::all_of(all, [size](Relation const& each) { return each.holds(size); });
    });
  });
  return static_cast<int>(found - conditions_.begin());
}

}  // namespace giaguaro
