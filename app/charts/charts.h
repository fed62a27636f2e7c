// Draws plots by Qt Charts. It comes from a module of its own, loaded when statistics are first opened: the libraries
// behind it would take 11 MB of every program that has them.
#pragma once

#include <QtPlugin>

#include "ui/statistics/plot_view.h"

#define GIAGUARO_CHARTS "giaguaro.Charts/1"
Q_DECLARE_INTERFACE(giaguaro::PlotMaker, GIAGUARO_CHARTS)
