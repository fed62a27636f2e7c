#include "ui/statistics/statistics_words.h"

#include <QDateTime>
#include <algorithm>
#include <cmath>

#include "ui/statistics/plot.h"
#include "ui/text/wording.h"

namespace giaguaro {

double StatisticsWords::points(double score) const {
  return game_ != nullptr && game_->halves ? score / 2 : score;
}

QString StatisticsWords::score(double score) const {
  return plotFigure(points(score), 2, true, HistoryWords::locale());
}

QString StatisticsWords::score(Mean const& mean) const { return score(mean.value); }

QString StatisticsWords::between(Mean const& mean) const {
  //: %1 and %2 are the ends of an interval
  return tr("%1 to %2").arg(score(mean.value - mean.margin), score(mean.value + mean.margin));
}

QString StatisticsWords::plain(double figure, int decimals) {
  return plotFigure(figure, decimals, false, HistoryWords::locale());
}

QString StatisticsWords::name(CountedName const& name) const {
  Deck const* const deck = game_ != nullptr ? game_->deck : &fortyCards;
  switch (name.kind) {
    case CountedName::Kind::rank:
      return Wording({}, nobody, deckWords(deck->id()), deck).rank(static_cast<Rank>(name.number));
    case CountedName::Kind::number: return QString::number(name.number);
    default: break;
  }
  QByteArray const source = name.source.toUtf8();
  QByteArray const id = name.word.toUtf8();
  return said(Text{"core", source.constData(), id.constData()});
}

std::vector<NamedFigures> StatisticsWords::ordered(std::vector<NamedFigures> contracts) const {
  Deck const* const deck = game_ != nullptr ? game_->deck : &fortyCards;
  std::ranges::sort(contracts, {}, [deck](NamedFigures const& contract) {
    bool const isRank = contract.name.kind == CountedName::Kind::rank;
    return isRank ? -deck->strength(static_cast<Rank>(contract.name.number)) : contract.name.number;
  });
  return contracts;
}

QString StatisticsWords::person(QString const& name) { return name.isEmpty() ? tr("You") : name; }

QString StatisticsWords::title(Statistics const& statistics) const {
  //: %1 is a person, %2 a game
  return tr("%1 at %2").arg(person(statistics.filter.person), words_.game(statistics.filter.game));
}

QString StatisticsWords::subtitle(Statistics const& statistics) const {
  //: %1 is "214 hands", %2 "22 matches"
  QString over =
      tr("over %1 in %2")
          .arg(tr("%n hand(s)", nullptr, statistics.hands), tr("%n match(es)", nullptr, statistics.matches));
  if (statistics.first == 0) return over;
  QString const from = words_.since(statistics.first);
  QString const to = words_.since(statistics.last);
  //: %1 is "over 214 hands in 22 matches", %2 a day
  if (from == to) return tr("%1, %2").arg(over, from);
  //: %1 is "over 214 hands in 22 matches", %2 and %3 are days
  return tr("%1, %2 to %3").arg(over, from, to);
}

QString StatisticsWords::tooFew(int count) {
  return tr("too few to say: %1 of %2").arg(HistoryWords::locale().toString(count)).arg(leastCount);
}

CountedFigure StatisticsWords::figure(Mean const& mean, QString const& value, QString const& label,
                                      QString const& note) const {
  return mean.isSure() ? CountedFigure{value, label, note}
                       : CountedFigure{mean.count > 0 ? value : QString(), label, tooFew(mean.count)};
}

CountedName::Kind StatisticsWords::kindOf(std::vector<NamedFigures> const& contracts) {
  bool const alike = !contracts.empty() && std::ranges::all_of(contracts, [&](NamedFigures const& each) {
    return each.name.kind == contracts.front().name.kind;
  });
  return alike ? contracts.front().name.kind : CountedName::Kind::none;
}

std::vector<CountedFigure> StatisticsWords::figures(Statistics const& statistics) const {
  std::vector<CountedFigure> figures;
  Mean const& mean = statistics.score;
  QString const hands = tr("over %n hand(s)", nullptr, mean.count);
  figures.push_back(figure(mean, score(mean), tr("score per hand"), hands));
  if (mean.isSure()) {
    figures.back().note = between(mean) + QStringLiteral(", ") + hands;
    figures.back().isGood = mean.value - mean.margin > 0;
    figures.back().whole = tr("the true average is most likely %1").arg(between(mean));
  }
  if (statistics.bid > 0) {
    Mean const share{statistics.bid, 100.0 * statistics.made / std::max(1, statistics.bid), 0};
    //: of contracts: %1 is how many were made, %2 how many were bid
    QString const made = tr("%1 of %2").arg(statistics.made).arg(statistics.bid);
    QString const percent = plain(share.value, 0);
    switch (kindOf(statistics.contracts)) {
      case CountedName::Kind::rank:
        figures.push_back(figure(share, made, tr("bids made", "of ranks"),
                                 tr("%1%, over %n bid(s)", "of ranks", statistics.bid).arg(percent)));
        break;
      case CountedName::Kind::number:
        figures.push_back(figure(share, made, tr("bids made", "of tricks"),
                                 tr("%1%, over %n bid(s)", "of tricks", statistics.bid).arg(percent)));
        break;
      default:
        //: of contracts: %1 is a percentage
        figures.push_back(figure(share, made, tr("contracts made"),
                                 tr("%1%, over %n contract(s)", nullptr, statistics.bid).arg(percent)));
    }
  }
  if (statistics.partnerFound.count > 0)
    //: after a figure: on average, until the caller's hidden partner is known
    figures.push_back(figure(statistics.partnerFound, plain(statistics.partnerFound.value, 1),
                             tr("tricks until the sides are known"),
                             tr("over %n hand(s) as an opponent", nullptr, statistics.partnerFound.count)));
  figures.push_back(figure(statistics.loss, plain(points(statistics.loss.value)), tr("score lost per choice"),
                           tr("over %n choice(s) judged", nullptr, statistics.loss.count)));
  Mean const& luck = statistics.luck;
  figures.push_back(
      figure(luck, score(luck), tr("luck per hand"), tr("over %n hand(s) judged", nullptr, luck.count)));
  return figures;
}

QString StatisticsWords::finding(Statistics const& statistics) const {
  QStringList found{findingOfRoles(statistics.roles), findingOfCosts(statistics.lossByMonth)};
  found.removeAll(QString());
  return found.join(u' ');
}

QString StatisticsWords::findingOfRoles(std::vector<NamedFigures> roles) const {
  std::erase_if(roles, [](NamedFigures const& role) { return !role.score.isSure(); });
  if (roles.size() < 2) return {};
  auto const [worst, best] =
      std::ranges::minmax_element(roles, {}, [](NamedFigures const& role) { return role.score.value; });
  if (best->score.value - best->score.margin <= worst->score.value + worst->score.margin) return {};
  //: parts in a hand ("taker", "defender"), each with its score per hand
  return tr("The best part is %1 (%2 per hand), the hardest %3 (%4).")
      .arg(name(best->name), score(best->score), name(worst->name), score(worst->score));
}

QString StatisticsWords::findingOfCosts(std::vector<MonthFigures> months) const {
  std::erase_if(months, [](MonthFigures const& month) { return !month.mean.isSure(); });
  if (static_cast<int>(months.size()) < leastMonths) return {};
  MonthFigures const& first = months.front();
  MonthFigures const& last = months.back();
  if (std::abs(first.mean.value - last.mean.value) <= std::hypot(first.mean.margin, last.mean.margin))
    return {};
  auto const nameOf = [&](int month) {
    QString const name = HistoryWords::locale().standaloneMonthName(month % 12 + 1, QLocale::LongFormat);
    return last.month - first.month < 12 ? name : name + u' ' + QString::number(month / 12);
  };
  //: %1 and %3 are figures, %2 and %4 months
  return tr("A choice cost %1 of the score in %2, %3 in %4.")
      .arg(plain(points(first.mean.value)), nameOf(first.month), plain(points(last.mean.value)),
           nameOf(last.month));
}

}  // namespace giaguaro
