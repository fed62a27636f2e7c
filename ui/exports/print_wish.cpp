#include "ui/exports/print_wish.h"

namespace giaguaro {

PrintWish wishToPrint(QWidget* window, QString const& title, QString const& name,
                      PaintOnPaper const& painting, std::function<void(PrintWork const&)> const& work,
                      std::function<void()> const& refuse) {
  auto const print = [painting, work, refuse](PrintJob const& job) {
    work([job, refuse, paint = painting()]() -> std::function<void()> {
      if (job(paint)) return [] {};
      return refuse;
    });
  };
  return {.window = window, .title = title, .name = name, .chosen = print, .failed = refuse};
}

}  // namespace giaguaro
