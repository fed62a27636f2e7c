// The thread that parses the SVG files and draws their elements into images. It is given requests and hands
// back results; it knows nothing of pixmaps, widgets or caches. Urgent requests come first, each kind in the
// order asked. Files are opened when first needed and let go of after a while without work.
#pragma once

#include <QImage>
#include <QStringList>
#include <QThread>
#include <array>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "ui/cards/card_art.h"

class QSvgRenderer;

namespace giaguaro {

class ArtWorker {
 public:
  struct Drawn {
    ArtKey key;
    QImage image;  // null: there is no such element
  };

  // The files of each sheet: an element is that of the first file that has it. `wake` is called on the
  // worker's thread when a batch is ready to be taken.
  using Files = std::array<QStringList, artSheets>;
  ArtWorker(Files files, std::function<void()> wake);
  ~ArtWorker();

  void request(ArtKey const& key, bool urgent);
  // What was asked for without haste is wanted now.
  void hurry(ArtKey const& key);
  // Takes back the queued requests that `unwanted` names, and returns them.
  std::vector<ArtKey> forget(std::function<bool(ArtKey const&)> const& unwanted);
  std::vector<Drawn> take();

 private:
  void run();
  QImage draw(ArtKey const& key);
  QSvgRenderer* rendererOf(ArtKey const& key);  // null: no file has the element
  void letGo();                                 // of the parsed files

  Files const files_;
  std::function<void()> const wake_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<ArtKey> urgent_, later_;
  std::vector<Drawn> drawn_;
  bool woken_ = false;
  bool stop_ = false;

  std::map<QString, std::unique_ptr<QSvgRenderer>> renderers_;  // by file; the worker's thread alone
  std::unique_ptr<QThread> thread_;
};

}  // namespace giaguaro
