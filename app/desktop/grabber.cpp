#include "app/desktop/grabber.h"

#include <QPixmap>
#include <QSaveFile>
#include <QWidget>

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
  QSaveFile file(path_);
  bool const saved =
      file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.flush() && file.commit();
  path_.clear();
  emit grabbed(saved ? QString() : file.errorString());
}

}  // namespace giaguaro
