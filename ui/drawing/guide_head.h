// The guide's face: the head of the program's emblem in a disc, wherever the guide itself speaks.
#pragma once

#include <QPainter>

#include "ui/theme.h"

namespace giaguaro {

void paintGuideHead(QPainter& painter, QPointF const& centre, double radius, Theme const& theme);

}  // namespace giaguaro
