#include "app/desktop/grabber.h"

#include <QPixmap>
#include <QSaveFile>
#include <QWidget>

#include "ui/cards/card_art.h"

namespace giaguaro {

Grabber::Grabber(QWidget& window, CardArt& art, QObject* parent)
    : QObject(parent), window_(window), art_(art) {
  // Whoever asked for pictures takes them first.
  connect(&art_, &CardArt::idled, this, &Grabber::look, Qt::QueuedConnection);
}

void Grabber::grab(QString const& path) {
  path_ = path;
  QMetaObject::invokeMethod(this, &Grabber::look, Qt::QueuedConnection);
}

void Grabber::look() {
  if (path_.isEmpty() || !art_.idle()) return;
  // Painting asks for what is missing; then this is not yet the picture, and `idled` will come.
  QPixmap const picture = window_.grab();
  if (!art_.idle()) return;
  QSaveFile file(path_);
  bool const saved = file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.commit();
  path_.clear();
  emit grabbed(saved ? QString() : file.errorString());
}

}  // namespace giaguaro
