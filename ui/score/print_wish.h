// That something is to be printed: what ScoreExports asks of whoever has a printer's dialog.
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>
#include <functional>

class QPagedPaintDevice;

namespace giaguaro {

// Lays out and paints on a printer that was chosen; on any thread. False: the printer has not taken it.
using PrintJob = std::function<bool(std::function<void(QPagedPaintDevice&)> const& paint)>;

struct PrintWish {
  QPointer<QWidget> window;                     // that the dialog belongs to
  QString title;                                // of the dialog
  QString name;                                 // of the document
  std::function<void(PrintJob const&)> chosen;  // called once a printer was chosen and the dialog has gone
  std::function<void()> failed;                 // nobody can be asked
};

}  // namespace giaguaro
