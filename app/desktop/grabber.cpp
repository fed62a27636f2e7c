#include "app/desktop/grabber.h"

#include <QBuffer>
#include <QPixmap>
#include <QWidget>
#include <cerrno>
#include <utility>

#include "app/desktop/disk/whole_file.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

Grabber::Grabber(QWidget& window, TableWidget& table, QObject* parent)
    : QObject(parent), window_(window), table_(table) {
  // Whoever asked for pictures takes them first.
  connect(&table_, &TableWidget::settled, this, &Grabber::look, Qt::QueuedConnection);
}

void Grabber::grab(QString const& path) {
  path_ = path;
  QMetaObject::invokeMethod(this, &Grabber::look, Qt::QueuedConnection);
}

void Grabber::look() {
  if (path_.isEmpty() || !table_.isSettled()) return;
  // Painting asks for what is missing; then this is not yet the picture, and `settled` will come.
  QPixmap const picture = window_.grab();
  if (!table_.isSettled()) return;
  QByteArray png;
  QBuffer buffer(&png);
  bool const drawn = buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG");
  writing_.post([this, png, drawn, path = std::exchange(path_, {})]() -> WorkQueue::Answer {
    int const error = drawn ? writeWhole(png, path) : ENOMEM;
    return [this, error] { emit grabbed(error == 0 ? QString() : whyNotWritten(error)); };
  });
}

}  // namespace giaguaro
