// The score of a match on paper: the table of all hands, then what each hand's sheet says. Of a match of a
// hundred hands that is some forty pages, which take their time: a PDF is laid out where its maker is run.
#pragma once

#include <QByteArray>
#include <functional>

#include "ui/table/table_scene.h"

class QPagedPaintDevice;

namespace giaguaro {

void printScore(TableScene const& scene, QPagedPaintDevice& paper);
// Makes the PDF, on any thread, in the words of the moment when it was asked for.
std::function<QByteArray()> scoreAsPdf(TableScene const& scene);

}  // namespace giaguaro
