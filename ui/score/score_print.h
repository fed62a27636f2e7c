// The score of a match on paper: the table of all hands, then what each hand's sheet says. A match of a
// hundred hands has some thirty pages, laid out in well under a second.
#pragma once

#include <QByteArray>

#include "ui/table/table_scene.h"

class QPagedPaintDevice;

namespace giaguaro {

void printScore(TableScene const& scene, QPagedPaintDevice& paper);
QByteArray scoreAsPdf(TableScene const& scene);

}  // namespace giaguaro
