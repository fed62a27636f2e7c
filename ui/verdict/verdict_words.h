// The words and the shapes of a verdict (ui/scene/hand_verdict.h).
#pragma once

#include <QPointF>
#include <QString>

#include "ui/scene/hand_verdict.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QPainter;

namespace giaguaro::verdict {

// Hundredths of a point with as many digits as say something of an estimate: "+0.84", "−2.1", "97"; with the decimal
// sign of the language. With `decimals`, 0 to 2, where figures stand under one another or belong together.
QString figure(int hundredths);
QString figure(int hundredths, int decimals);
QString size(int hundredths);
QString size(int hundredths, int decimals);
int decimalsOf(int hundredths);
// What a decision cost, in hundredths of a point: never above 0.
int costOf(HandVerdict::Decision const& decision, bool halves);
int percent(double chance);

QString wordOf(Mark mark);
QString markOf(HandVerdict::Decision const& decision);  // "not judged yet", "nothing to choose" too
QString whenOf(HandVerdict::Decision const& decision, HandVerdict::Aim aim);  // "trick 3", "bid"
QString nameOf(Deed const& deed, Wording const& wording);
// What a chance is of, within a sentence: "your chance to win the hand".
QString chanceOf(HandVerdict::Aim aim);
QString percentOf(double chance);  // "46%"
// What the chance was without it, and is with it, in one sentence.
QString reasonOf(HandVerdict::Decision const& decision, HandVerdict::Aim aim);
// All of it, for who does not see it.
QString spoken(HandVerdict::Decision const& decision, HandVerdict::Aim aim, Wording const& wording,
               bool halves);

// What the open cards would have allowed; wants that it was looked at.
QString openOf(HandVerdict::Decision const& decision, Wording const& wording, bool halves);

// By shape: full disc and ring, a ring and a dash, a lozenge, an octagon; a die where it was right and
// unlucky, a dash where nothing could be chosen, a dotted ring where nothing is known yet.
void paintMark(QPainter& painter, HandVerdict::Decision const& decision, QPointF centre, qreal radius,
               Theme const& theme);

}  // namespace giaguaro::verdict
