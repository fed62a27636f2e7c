// The table without anything on it (lit_table.h), as it is kept: light and grain are the costliest things on the table, so
// they are painted once for a size, on another thread; until then the last picture is stretched. Only the very first one,
// if it is small, is painted at once.
#pragma once

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QPixmap>
#include <functional>
#include <optional>

#include "ui/layout/table_layout.h"
#include "ui/theme.h"

namespace giaguaro {

class Felt : public QObject {
  Q_OBJECT

 public:
  // `patient`: even the first picture is painted on the other thread.
  explicit Felt(QObject* parent, bool patient = false);

  // What is to be shown from now on.
  void want(TableLayout const& layout, Theme const& theme, qreal ratio);
  // Another picture of this size, which `paint` makes on any thread; `blank` is shown before there is one.
  void want(QSizeF const& size, QColor const& blank, qreal ratio, std::function<QImage()> paint);
  // While sizes change from one moment to the next: what is there is stretched until this is over.
  void setHeld(bool held);
  // `dirty` in logical pixels.
  void paint(QPainter& painter, QRect const& dirty);
  // Nothing is being painted: what is shown is what is wanted.
  bool settled() const { return !painting_ && !wanted_; }

 signals:
  void ready();

 private:
  struct Wish {
    std::function<QImage()> paint;
    qreal ratio = 1;
  };
  void start();
  void finish();
  void show(QImage image, Wish const& wish);

  QPixmap picture_;
  QSizeF size_;                   // logical, of what is wanted
  QColor blank_;                  // before there is any picture
  std::optional<Wish> wanted_;    // not started yet
  std::optional<Wish> painting_;  // on another thread
  QFutureWatcher<QImage> painter_;
  bool held_ = false;
  bool const patient_;
};

}  // namespace giaguaro
