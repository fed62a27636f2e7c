#include "ui/text/plural_rule.h"

#include <QRegularExpression>
#include <algorithm>
#include <cstdlib>

namespace giaguaro {
namespace {

// "2" or "0.5", in halves.
std::optional<int> readNumber(QString const& text) {
  static QRegularExpression const number(QStringLiteral("^(\\d{1,6})(\\.[05])?$"));
  auto const match = number.match(text.trimmed());
  if (!match.hasMatch()) return std::nullopt;
  return 2 * match.captured(1).toInt() + (match.captured(2) == u".5" ? 1 : 0);
}

std::optional<PluralRule::Range> readRange(QString const& text) {
  QStringList const ends = text.split(QStringLiteral(".."));
  auto const first = readNumber(ends.front());
  auto const last = readNumber(ends.back());
  if (ends.size() > 2 || !first || !last || *first > *last) return std::nullopt;
  return PluralRule::Range{*first, *last};
}

std::optional<PluralRule::Relation> readRelation(QString const& text) {
  static QRegularExpression const form(QStringLiteral("^\\s*([ni])\\s*(?:%\\s*(\\d{1,6})\\s*)?(!?=)(.+)$"));
  auto const match = form.match(text);
  if (!match.hasMatch()) return std::nullopt;
  PluralRule::Relation relation;
  relation.whole = match.captured(1) == u"i";
  relation.modulus = 2 * match.captured(2).toInt();
  relation.negated = match.captured(3) == u"!=";
  if (!match.captured(2).isEmpty() && relation.modulus == 0) return std::nullopt;
  for (QString const& part : match.captured(4).split(u',')) {
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
