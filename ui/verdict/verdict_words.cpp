#include "ui/verdict/verdict_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "ui/drawing/window_scale.h"
#include "ui/text/language.h"
#include "ui/text/noun.h"

namespace giaguaro::verdict {

namespace {

QString told(char const* text, int number = -1) {
  return QCoreApplication::translate("verdict", text, nullptr, number);
}

constexpr qreal outline = 1.8;

QPolygonF octagon(QPointF centre, qreal radius) {
  qreal const far = radius * 1.02;
  qreal const near = radius * 0.44;
  QPolygonF shape({{-near, -far},
                   {near, -far},
                   {far, -near},
                   {far, near},
                   {near, far},
                   {-near, far},
                   {-far, near},
                   {-far, -near}});
  return shape.translated(centre);
}

void paintCheck(QPainter& painter, QPointF centre, qreal radius, QColor const& ink) {
  painter.setPen(QPen(ink, radius * 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(
      QPolygonF({centre + QPointF(-0.42, 0.04) * radius, centre + QPointF(-0.12, 0.36) * radius,
                 centre + QPointF(0.42, -0.34) * radius}));
}

void paintDash(QPainter& painter, QPointF centre, qreal radius, QColor const& ink) {
  painter.setPen(QPen(ink, radius * 0.24, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(centre - QPointF(radius * 0.42, 0), centre + QPointF(radius * 0.42, 0));
}

// Five pips, so that it is a die at any size.
void paintDie(QPainter& painter, QPointF centre, qreal radius, Theme const& theme) {
  qreal const half = radius * 0.92;
  painter.setPen(QPen(theme.bestedge, outline));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(QRectF(centre - QPointF(half, half), centre + QPointF(half, half)), half * 0.4,
                          half * 0.4);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.bestedge);
  for (QPointF const& pip : {QPointF(0, 0), QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)})
    painter.drawEllipse(centre + pip * radius * 0.46, radius * 0.17, radius * 0.17);
}

void paintShape(QPainter& painter, Mark mark, QPointF centre, qreal radius, Theme const& theme) {
  bool const isRing = mark == Mark::good || mark == Mark::smallSlip;
  bool const isDear = mark == Mark::costly || mark == Mark::blunder;
  painter.setPen(QPen(isDear ? Theme::red() : theme.gain, outline));
  painter.setBrush(isRing ? theme.panel : isDear ? Theme::red() : theme.gain);
  qreal const far = radius * 1.2;
  if (mark == Mark::costly)
    painter.drawPolygon(QPolygonF({centre + QPointF(0, -far), centre + QPointF(far, 0),
                                   centre + QPointF(0, far), centre + QPointF(-far, 0)}));
  else if (mark == Mark::blunder)
    painter.drawPolygon(octagon(centre, radius));
  else
    painter.drawEllipse(centre, radius - outline / 2, radius - outline / 2);
  switch (mark) {
    case Mark::best: return paintCheck(painter, centre, radius, theme.panel);
    case Mark::good: return paintCheck(painter, centre, radius, theme.gain);
    case Mark::smallSlip: return paintDash(painter, centre, radius, theme.gain);
    case Mark::costly:
      painter.setPen(QPen(Theme::paper(), radius * 0.26, Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(centre - QPointF(0, radius * 0.5), centre + QPointF(0, radius * 0.1));
      painter.drawPoint(centre + QPointF(0, radius * 0.52));
      return;
    case Mark::blunder:
      painter.setPen(QPen(Theme::paper(), radius * 0.26, Qt::SolidLine, Qt::RoundCap));
      for (qreal const side : {-1.0, 1.0})
        painter.drawLine(centre + QPointF(-0.4 * side, -0.4) * radius,
                         centre + QPointF(0.4 * side, 0.4) * radius);
      return;
  }
}

}  // namespace

int decimalsOf(int hundredths) {
  int const size = std::abs(hundredths);
  return size < 100 ? 2 : size < 995 ? 1 : 0;
}

QString size(int hundredths, int decimals) {
  QLocale locale(translatedInto());
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale.toString(std::abs(hundredths) / 100.0, 'f', decimals);
}

QString size(int hundredths) { return size(hundredths, decimalsOf(hundredths)); }

QString figure(int hundredths, int decimals) {
  QString const sign = hundredths > 0   ? QStringLiteral("+")
                       : hundredths < 0 ? QString(QChar(0x2212))
                                        : QString();
  return sign + size(hundredths, decimals);
}

QString figure(int hundredths) { return figure(hundredths, decimalsOf(hundredths)); }

int costOf(HandVerdict::Decision const& decision, bool halves) {
  return -static_cast<int>(std::lround(decision.loss * (halves ? 50 : 100)));
}

int percent(double chance) { return static_cast<int>(std::lround(100 * std::clamp(chance, 0.0, 1.0))); }

QString wordOf(Mark mark) {
  switch (mark) {
    case Mark::best: return told(QT_TRANSLATE_NOOP("verdict", "best"));
    case Mark::good: return told(QT_TRANSLATE_NOOP("verdict", "good"));
    case Mark::smallSlip: return told(QT_TRANSLATE_NOOP("verdict", "small slip"));
    case Mark::costly: return told(QT_TRANSLATE_NOOP("verdict", "costly"));
    case Mark::blunder: return told(QT_TRANSLATE_NOOP("verdict", "blunder"));
  }
  return {};
}

QString markOf(HandVerdict::Decision const& decision) {
  if (decision.settled) return told(QT_TRANSLATE_NOOP("verdict", "the scores were settled"));
  if (decision.forced) return told(QT_TRANSLATE_NOOP("verdict", "nothing to choose"));
  if (!decision.judged) return told(QT_TRANSLATE_NOOP("verdict", "not judged yet"));
  if (!decision.mark) return told(QT_TRANSLATE_NOOP("verdict", "cannot be judged"));
  if (decision.isUnlucky())
    return *decision.mark == Mark::best ? told(QT_TRANSLATE_NOOP("verdict", "right, but unlucky"))
                                        : told(QT_TRANSLATE_NOOP("verdict", "good, but unlucky"));
  // Another has a little more, but not surely so.
  if (*decision.mark == Mark::best && decision.best.action != decision.chosen.action)
    return told(QT_TRANSLATE_NOOP("verdict", "as good as the best"));
  return wordOf(*decision.mark);
}

QString whenOf(HandVerdict::Decision const& decision, HandVerdict::Aim aim) {
  switch (decision.chosen.action.kind) {
    case Action::Kind::play: return told(QT_TRANSLATE_NOOP("verdict", "trick %1")).arg(decision.trick);
    case Action::Kind::name: return told(QT_TRANSLATE_NOOP("verdict", "suit"));
    case Action::Kind::discard: return told(QT_TRANSLATE_NOOP("verdict", "discard"));
    case Action::Kind::call: return told(QT_TRANSLATE_NOOP("verdict", "call"));
    case Action::Kind::announce:
    case Action::Kind::show: return told(QT_TRANSLATE_NOOP("verdict", "announcement"));
    default: break;
  }
  return aim == HandVerdict::Aim::bid ? told(QT_TRANSLATE_NOOP("verdict", "bid"))
                                      : told(QT_TRANSLATE_NOOP("verdict", "auction"));
}

QString nameOf(Deed const& deed, Wording const& wording) {
  bool const isCard = deed.action.kind == Action::Kind::play || deed.action.kind == Action::Kind::discard;
  return isCard ? wording.card(deed.action.card()) : wording.say(deed.label);
}

QString chanceOf(HandVerdict::Aim aim) {
  switch (aim) {
    case HandVerdict::Aim::win: return told(QT_TRANSLATE_NOOP("verdict", "your chance to win the hand"));
    case HandVerdict::Aim::bid: return told(QT_TRANSLATE_NOOP("verdict", "your chance to make your bid"));
    case HandVerdict::Aim::gain:
      return told(QT_TRANSLATE_NOOP("verdict", "your chance to end the hand above zero"));
  }
  return {};
}

QString percentOf(double chance) {
  return QCoreApplication::translate("verdict", "%1%").arg(percent(chance));
}

QString reasonOf(HandVerdict::Decision const& decision, HandVerdict::Aim aim) {
  QString const what = capitalised(chanceOf(aim));
  QString const with = percentOf(decision.aim);
  QString const without = percentOf(decision.aim - decision.chance);
  if (with == without)
    return told(QT_TRANSLATE_NOOP("verdict", "%1 stays at %2: only score is lost.")).arg(what, with);
  char const* const changed = percent(decision.aim) > percent(decision.aim - decision.chance)
                                  ? QT_TRANSLATE_NOOP("verdict", "%1 rose from %2 to %3, but for less score.")
                                  : QT_TRANSLATE_NOOP("verdict", "%1 fell from %2 to %3.");
  return told(changed).arg(what, without, with);
}

// As lists have it in every language.
QString withArticle(Deed const& deed, Wording const& wording) {
  bool const isCard = deed.action.kind == Action::Kind::play || deed.action.kind == Action::Kind::discard;
  return isCard ? wording.argument(args::cards(CardSet{deed.action.card()})) : nameOf(deed, wording);
}

QString openOf(HandVerdict::Decision const& decision, Wording const& wording, bool halves) {
  int const gain = static_cast<int>(std::lround(decision.open->gain * (halves ? 50 : 100)));
  return told(QT_TRANSLATE_NOOP("verdict", "With all cards open, %1 would have scored %2 more."))
      .arg(withArticle(decision.open->best, wording), size(gain));
}

QString spoken(HandVerdict::Decision const& decision, HandVerdict::Aim aim, Wording const& wording,
               bool halves) {
  QStringList parts{whenOf(decision, aim) + QStringLiteral(": ") + nameOf(decision.chosen, wording),
                    markOf(decision)};
  if (!decision.judged || !decision.mark) return parts.join(QStringLiteral(", "));
  if (*decision.mark != Mark::best) {
    parts += told(QT_TRANSLATE_NOOP("verdict", "cost %1 of the score")).arg(size(costOf(decision, halves)));
    parts += told(QT_TRANSLATE_NOOP("verdict", "better: %1")).arg(nameOf(decision.best, wording));
  }
  if (decision.isUnlucky()) parts += openOf(decision, wording, halves);
  parts += chanceOf(aim) + u' ' + percentOf(decision.aim);
  return parts.join(QStringLiteral(", "));
}

void paintMark(QPainter& painter, HandVerdict::Decision const& decision, QPointF centre, qreal radius,
               Theme const& theme) {
  painter.save();
  if (decision.forced || (decision.judged && !decision.mark)) {
    paintDash(painter, centre, radius * 1.3, theme.onpanel2);
  } else if (!decision.judged) {
    painter.setPen(QPen(theme.onpanel2, scaledReal(1.4), Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius - 1, radius - 1);
  } else if (decision.isUnlucky()) {
    paintDie(painter, centre, radius, theme);
  } else {
    paintShape(painter, *decision.mark, centre, radius, theme);
  }
  painter.restore();
}

}  // namespace giaguaro::verdict
