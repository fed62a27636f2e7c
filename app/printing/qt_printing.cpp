// The module that prints by Qt Print Support.
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <memory>

#include "app/printing/printing.h"

namespace giaguaro {

class QtPrinting final : public QObject, public Printing {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID GIAGUARO_PRINTING)
  Q_INTERFACES(giaguaro::Printing)

 public:
  void ask(PrintWish const& wish) const override {
    auto const printer = std::make_shared<QPrinter>();
    auto* dialog = new QPrintDialog(printer.get(), wish.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Where there is no printer the dialog offers a file alone.
    bool const toFile = QPrinterInfo::availablePrinterNames().isEmpty();
    dialog->setWindowTitle(toFile ? wish.fileTitle : wish.title);
    dialog->setOption(QAbstractPrintDialog::PrintPageRange, false);
    printer->setDocName(wish.name);
    // The printer is the dialog's until that has gone, and then the thread's that prints.
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, dialog, printer, wish] {
      connect(dialog, &QObject::destroyed, this, [printer, wish] {
        wish.chosen([printer](std::function<void(QPagedPaintDevice&)> const& paint) {
          paint(*printer);
          return printer->printerState() != QPrinter::Error;
        });
      });
    });
    dialog->open();
  }
};

}  // namespace giaguaro

#include "qt_printing.moc"
