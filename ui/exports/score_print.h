// The score of a match on paper: the table of all hands, then what each hand's sheet says. Of a match of a
// hundred hands that is some forty pages, which take their time: they are laid out where what is made here is
// run, on any thread, in the words of the moment when it was asked for. Qt lets threads paint on printers and
// PDFs.
#pragma once

#include <QByteArray>
#include <functional>

#include "ui/scene/table_scene.h"

class QPagedPaintDevice;

namespace giaguaro {

std::function<void(QPagedPaintDevice&)> scoreOnPaper(TableScene const& scene);
std::function<QByteArray()> scoreAsPdf(TableScene const& scene);

// Something else, on one page: smaller where it is too long.
std::function<void(QPagedPaintDevice&)> onOnePage(QString const& html);

}  // namespace giaguaro
