#include "ui/exports/print_wish.h"

#include <QCoreApplication>

namespace giaguaro {

PrintWish wishToPrint(QWidget* window, QString const& title, QString const& name,
                      PaintOnPaper const& painting, std::function<void(PrintWork const&)> const& work,
                      std::function<void(Message const& why)> const& refuse) {
  auto const print = [painting, work, refuse](PrintJob const& job) {
    work([job, refuse, paint = painting()]() -> std::function<void()> {
      if (job(paint)) return [] {};
      return [refuse] { refuse(say(notPrinted)); };
    });
  };
  return {.window = window,
          .title = title,
          .name = name,
          .chosen = print,
          .fileTitle = QCoreApplication::translate("file", "No printer here: save as a PDF file"),
          .failed = refuse};
}

}  // namespace giaguaro
