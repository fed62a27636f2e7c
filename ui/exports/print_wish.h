// That something is to be printed: what is asked of whoever has a printer's dialog.
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>
#include <functional>

#include "core/rules/message.h"

class QPagedPaintDevice;

namespace giaguaro {

// Lays out and paints on a printer that was chosen; on any thread. False: the printer has not taken it.
using PrintJob = std::function<bool(std::function<void(QPagedPaintDevice&)> const& paint)>;

inline constexpr Phrase notPrinted{
    phrase("file", "It was not printed: the printer did not take it.", "file.not-printed")};

// What is printed: made once a printer was chosen, so that it is in the words of that moment.
using PaintOnPaper = std::function<std::function<void(QPagedPaintDevice&)>()>;
// Work for another thread, and what is done here behind it.
using PrintWork = std::function<std::function<void()>()>;

struct PrintWish {
  QPointer<QWidget> window;                     // that the dialog belongs to
  QString title;                                // of the dialog
  QString name;                                 // of the document
  std::function<void(PrintJob const&)> chosen;  // called once a printer was chosen and the dialog has gone
  QString fileTitle;  // where there is no printer, and a PDF file is offered instead
  std::function<void(Message const& why)> failed;  // nobody can be asked
};

// A wish that leaves the work to `work`, and says once why it was not printed.
PrintWish wishToPrint(QWidget* window, QString const& title, QString const& name,
                      PaintOnPaper const& painting, std::function<void(PrintWork const&)> const& work,
                      std::function<void(Message const& why)> const& refuse);

}  // namespace giaguaro
