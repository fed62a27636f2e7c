#include "ui/statistics/statistics_plots.h"

#include <algorithm>

#include "ui/statistics/plot_looks.h"

namespace giaguaro {

namespace {

class Maker {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::StatisticsPlots)

 public:
  Maker(Statistics const& statistics, StatisticsWords const& words, PlotSetting const& setting)
      : statistics_(statistics), words_(words), setting_(setting) {}

  Plot scores() const {
    Plot plot = course(statistics_.scores, words_.points(1), 2, true);
    plot.title = tr("Score per hand, over time");
    plot.note = tr("average of %n hand(s)", nullptr, statistics_.window);
    plot.shading = tr("shade: how sure");
    plot.across = tr("hand");
    plot.head = QStringList{tr("Up to hand"), tr("Average"), tr("At least"), tr("At most"), tr("Hands")};
    for (CurvePoint const& point : statistics_.scores) {
      QString const place = number(point.place);
      plot.rows.push_back({place, words_.score(point.mean),
                           words_.score(point.mean.value - point.mean.margin),
                           words_.score(point.mean.value + point.mean.margin), number(point.mean.count)});
      plot.spoken +=
          tr("Up to hand %1: %2, from %3, over %4 hands")
              .arg(place, words_.score(point.mean), words_.between(point.mean), number(point.mean.count));
    }
    for (std::size_t i = 0; i < levels().size(); ++i)
      if (levels()[i]->score.isSure())
        addLevel(plot, i, {{0, words_.points(levels()[i]->score.value), 0, 0}});
    return plot;
  }

  // By months where there are some, else hand by hand.
  Plot losses() const {
    std::vector<MonthFigures> months = statistics_.lossByMonth;
    std::erase_if(months, [](MonthFigures const& month) { return !month.mean.isSure(); });
    Plot plot = static_cast<int>(months.size()) >= leastMonths ? lossesByMonth(months) : lossesByHand();
    plot.title = tr("What a choice costs, over time");
    plot.note = tr("of the score");
    for (std::size_t i = 0; i < levels().size() && plot.blank.isEmpty(); ++i)
      if (levels()[i]->loss.isSure()) addLevel(plot, i, {{0, words_.points(levels()[i]->loss.value), 0, 0}});
    return plot;
  }

  Plot lossesByHand() const {
    Plot plot = course(statistics_.losses, words_.points(1), 2, false);
    // A margin that is so small a part of the plot's height is no wider than the line.
    double highest = 0;
    double widest = 0;
    for (CurvePoint const& point : statistics_.losses) {
      highest = std::max(highest, point.mean.value);
      widest = std::max(widest, point.mean.margin);
    }
    if (40 * widest > highest) plot.shading = tr("shade: how sure");
    plot.across = tr("judged hand");
    plot.head = QStringList{tr("Judged hand"), tr("Average cost"), tr("Give or take"), tr("Choices")};
    for (CurvePoint const& point : statistics_.losses) {
      QString const mean = StatisticsWords::plain(words_.points(point.mean.value));
      QString const error = StatisticsWords::plain(words_.points(point.mean.margin));
      plot.rows.push_back(
          {number(point.place), mean, QStringLiteral("\u00B1") + error, number(point.mean.count)});
      plot.spoken += tr("Up to judged hand %1: a choice cost %2, give or take %3, over %4 choices")
                         .arg(number(point.place), mean, error, number(point.mean.count));
    }
    return plot;
  }

  Plot lossesByMonth(std::vector<MonthFigures> const& months) const {
    Plot plot{.kind = Plot::Kind::course, .decimals = 2};
    plot.own = {StatisticsWords::person(statistics_.filter.person), ownLook(setting_.theme), {}};
    plot.shading = tr("shade: how sure");
    plot.across = tr("choices");
    plot.head = QStringList{tr("Month"), tr("Average cost"), tr("Give or take"), tr("Choices")};
    QLocale const locale = HistoryWords::locale();
    for (auto const& [month, mean] : months) {
      int const inYear = month % 12 + 1;
      double const value = words_.points(mean.value);
      double const spread = words_.points(mean.margin);
      plot.own.points.push_back(
          {static_cast<double>(month), value, std::max(0.0, value - spread), value + spread});
      plot.categories.push_back({locale.standaloneMonthName(inYear, QLocale::ShortFormat).remove(u'.'),
                                 number(mean.count),
                                 {},
                                 {},
                                 {}});
      QString const name = QStringLiteral("%1 %2")
                               .arg(locale.standaloneMonthName(inYear, QLocale::LongFormat))
                               .arg(month / 12);
      QString const error = StatisticsWords::plain(spread);
      plot.rows.push_back(
          {name, StatisticsWords::plain(value), QStringLiteral("\u00B1") + error, number(mean.count)});
      plot.spoken += tr("%1: a choice cost %2, give or take %3, over %4 choices")
                         .arg(name, StatisticsWords::plain(value), error, number(mean.count));
    }
    return plot;
  }

  Plot contracts() const {
    std::vector<NamedFigures> const contracts = words_.ordered(statistics_.contracts);
    Plot plot{.kind = Plot::Kind::columns};
    CountedName::Kind const kind = StatisticsWords::kindOf(contracts);
    plot.title = kind == CountedName::Kind::rank     ? tr("Contracts, by rank bid")
                 : kind == CountedName::Kind::number ? tr("Bids, by number of tricks")
                                                     : tr("Contracts");
    plot.note = byHowMuch();
    plot.key = QStringList{tr("bid"), tr("made")};
    plot.own.look = ownLook(setting_.theme);
    plot.head = QStringList{tr("Contract"), tr("Bid"), tr("Made")};
    for (std::size_t i = 0; i < levels().size(); ++i) plot.head += words_.words().level(levels()[i]->level);
    if (statistics_.bid < leastCount) plot.blank = StatisticsWords::tooFew(statistics_.bid);
    std::vector<std::vector<Plot::Point>> others(levels().size());
    for (std::size_t at = 0; at < contracts.size(); ++at) {
      NamedFigures const& each = contracts[at];
      addContract(plot, each, static_cast<double>(at));
      for (std::size_t i = 0; i < levels().size(); ++i) {
        LevelFigures const* const theirs = figuresOf(each, levels()[i]->level);
        bool const isSure = theirs != nullptr && theirs->bid >= leastCount;
        plot.rows.back() += isSure ? percent(theirs->made, theirs->bid) : QStringLiteral("\u2013");
        if (!isSure) continue;
        others[i].push_back(
            {static_cast<double>(at), static_cast<double>(each.bid) * theirs->made / theirs->bid, 0, 0});
        plot.spoken.back() +=
            tr("; %1 makes %2").arg(words_.words().level(theirs->level), percent(theirs->made, theirs->bid));
      }
    }
    addLevels(plot, others);
    return plot;
  }

  Plot roles() const {
    Plot plot{.kind = Plot::Kind::intervals, .decimals = 2, .hasSigns = true};
    plot.title = tr("Score per hand, by role");
    plot.note = tr("average; the bar: how sure it is");
    plot.own = {StatisticsWords::person(statistics_.filter.person), ownLook(setting_.theme), {}};
    plot.head = QStringList{tr("Role"), tr("Average"), tr("At least"), tr("At most"), tr("Hands")};
    for (std::size_t i = 0; i < levels().size(); ++i) plot.head += words_.words().level(levels()[i]->level);
    if (statistics_.hands < leastCount) plot.blank = StatisticsWords::tooFew(statistics_.hands);
    std::vector<NamedFigures> roles = statistics_.roles;
    std::ranges::stable_sort(roles, std::ranges::greater(),
                             [](NamedFigures const& role) { return role.score.count; });
    std::vector<std::vector<Plot::Point>> others(levels().size());
    for (std::size_t at = 0; at < roles.size(); ++at) {
      addRole(plot, roles[at], static_cast<double>(at));
      for (std::size_t i = 0; i < levels().size(); ++i) {
        LevelFigures const* const theirs = figuresOf(roles[at], levels()[i]->level);
        bool const isSure = theirs != nullptr && theirs->score.isSure();
        plot.rows.back() += isSure ? words_.score(theirs->score) : QStringLiteral("\u2013");
        if (!isSure) continue;
        others[i].push_back({static_cast<double>(at), words_.points(theirs->score.value), 0, 0});
        plot.spoken.back() +=
            QStringLiteral("; %1 %2").arg(words_.words().level(theirs->level), words_.score(theirs->score));
      }
    }
    addLevels(plot, others);
    return plot;
  }

 private:
  static QString number(int count) { return HistoryWords::locale().toString(count); }
  static QString percent(int part, int whole) {
    return StatisticsWords::plain(100.0 * part / std::max(1, whole), 0) + QStringLiteral("\u00A0%");
  }
  static QString capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
  }

  // Those that are compared, the weakest first.
  std::vector<LevelFigures const*> levels() const {
    std::vector<LevelFigures const*> found;
    for (QString const& level : setting_.levels)
      for (LevelFigures const& each : statistics_.levels)
        if (each.level == level) found.push_back(&each);
    return found;
  }
  static LevelFigures const* figuresOf(NamedFigures const& figures, QString const& level) {
    auto const found = std::ranges::find(figures.levels, level, &LevelFigures::level);
    return found == figures.levels.end() ? nullptr : &*found;
  }
  // Where one's own is drawn theirs is too, if there is enough of it; else that is said.
  void addLevels(Plot& plot, std::vector<std::vector<Plot::Point>> const& others) const {
    QStringList unsure;
    bool everywhere = true;
    for (std::size_t i = 0; i < others.size(); ++i) {
      if (!others[i].empty())
        addLevel(plot, i, others[i]);
      else
        unsure += words_.words().level(levels()[i]->level);
      everywhere = everywhere && std::ranges::all_of(plot.own.points, [&](Plot::Point const& own) {
                     return std::ranges::find(others[i], own.at, &Plot::Point::at) != others[i].end();
                   });
    }
    if (!unsure.isEmpty())
      //: why a level has no mark in a plot; %1 is "Expert", or several
      plot.absent = tr("%1: too few to say").arg(unsure.join(QStringLiteral(", ")));
    else if (!everywhere)
      plot.absent = tr("no mark: too few to say");
  }
  void addLevel(Plot& plot, std::size_t nth, std::vector<Plot::Point> points) const {
    auto const all = levels();
    plot.others.push_back({words_.words().level(all[nth]->level),
                           levelLook(setting_.theme, static_cast<int>(nth), static_cast<int>(all.size())),
                           std::move(points)});
  }

  Plot course(std::vector<CurvePoint> const& curve, double unit, int decimals, bool hasSigns) const {
    Plot plot{.kind = Plot::Kind::course, .decimals = decimals, .hasSigns = hasSigns};
    plot.own = {StatisticsWords::person(statistics_.filter.person), ownLook(setting_.theme), {}};
    for (CurvePoint const& point : curve) {
      Mean const& mean = point.mean;
      double const low = hasSigns ? mean.value - mean.margin : std::max(0.0, mean.value - mean.margin);
      plot.own.points.push_back({static_cast<double>(point.place), mean.value * unit, low * unit,
                                 (mean.value + mean.margin) * unit});
    }
    if (static_cast<int>(curve.size()) < leastPoints)
      //: of a curve: %1 is how many hands an average is over, %2 how many averages it needs
      plot.blank =
          tr("Nothing to draw yet: each mark is an average of %1 hands, and a line needs %2 marks: %n "
             "hand(s) in all",
             nullptr, leastCount + leastPoints - 1)
              .arg(leastCount)
              .arg(leastPoints);
    return plot;
  }

  // How many there are the figures over the plots say.
  QString byHowMuch() const {
    auto const figure = [](Mean const& mean) { return StatisticsWords::plain(mean.value, 1); };
    bool const made = statistics_.madeBy.count > 0;
    bool const missed = statistics_.missedBy.count > 0;
    // So many tricks, neither more nor less: nothing is to spare, and what is missed may be too many.
    bool const exact = StatisticsWords::kindOf(statistics_.contracts) == CountedName::Kind::number;
    //: of bids of exactly so many tricks: by how many they were not made, too many or too few
    if (exact && missed) return tr("missed by %1 on average").arg(figure(statistics_.missedBy));
    //: of contracts, in card points or tricks: %1 is by how much they were made, %2 by how much they were not
    if (made && missed)
      return tr("on average %1 to spare, or %2 short")
          .arg(figure(statistics_.madeBy), figure(statistics_.missedBy));
    //: of contracts, in card points or tricks: by how much they were made
    if (made && !exact) return tr("on average %1 to spare").arg(figure(statistics_.madeBy));
    //: of contracts, in card points or tricks: by how much they were not made
    if (missed) return tr("on average %1 short").arg(figure(statistics_.missedBy));
    return tr("%1 bid, %2 made").arg(number(statistics_.bid), number(statistics_.made));
  }

  void addContract(Plot& plot, NamedFigures const& each, double at) const {
    QString const name = capital(words_.name(each.name));
    plot.own.points.push_back({at, static_cast<double>(each.made), 0, static_cast<double>(each.bid)});
    plot.categories.push_back({name,
                               QStringLiteral("%1/%2").arg(each.made).arg(each.bid),
                               setting_.picture ? setting_.picture(each.name) : QPixmap(),
                               percent(each.made, each.bid),
                               {}});
    plot.rows.push_back({name, number(each.bid),
                         QStringLiteral("%1 (%2)").arg(number(each.made), percent(each.made, each.bid))});
    plot.spoken += tr("%1: %2 bid, %3 made").arg(name, number(each.bid), number(each.made));
  }

  void addRole(Plot& plot, NamedFigures const& role, double at) const {
    QString const name = capital(words_.name(role.name));
    Mean const& mean = role.score;
    QString const over = tr("over %n hand(s)", nullptr, mean.count);
    if (!mean.isSure()) {
      QString const few = StatisticsWords::tooFew(mean.count);
      plot.categories.push_back({name, over, {}, {}, few});
      plot.rows.push_back({name, few, {}, {}, number(mean.count)});
      plot.spoken += name + QStringLiteral(": ") + few;
      return;
    }
    plot.own.points.push_back({at, words_.points(mean.value), words_.points(mean.value - mean.margin),
                               words_.points(mean.value + mean.margin)});
    plot.categories.push_back({name, over, {}, words_.score(mean), {}});
    plot.rows.push_back({name, words_.score(mean), words_.score(mean.value - mean.margin),
                         words_.score(mean.value + mean.margin), number(mean.count)});
    plot.spoken += QStringLiteral("%1: %2, %3, %4").arg(name, words_.score(mean), words_.between(mean), over);
  }

  Statistics const& statistics_;
  StatisticsWords const& words_;
  PlotSetting const& setting_;
};

}  // namespace

std::vector<Plot> plotsOf(Statistics const& statistics, StatisticsWords const& words,
                          PlotSetting const& setting) {
  Maker const maker(statistics, words, setting);
  std::vector<Plot> plots{maker.scores()};
  if (!statistics.contracts.empty()) plots.push_back(maker.contracts());
  if (!statistics.roles.empty()) plots.push_back(maker.roles());
  plots.push_back(maker.losses());
  return plots;
}

}  // namespace giaguaro
