// What has been told of a deed, in the place of what the status line says else. It goes by itself after some seconds, or
// with the scene that it was told over, unless it is kept over those that follow, or stands for as long as somebody is
// at a card.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <cstdint>

namespace giaguaro {

class StatusNotice : public QObject {
  Q_OBJECT

 public:
  enum class Stays : std::uint8_t { overScene, overScenes, whileLookedAt };

  explicit StatusNotice(QObject* parent);

  QString const& words() const { return words_; }  // empty: nothing
  void tell(QString const& words, Stays stays);
  void drop() { words_.clear(); }
  // Another scene comes, or nobody is at a card any more. True: it has gone with that.
  bool leave();

 signals:
  void gone();  // by itself

 private:
  QString words_;
  bool kept_ = false;
  QTimer goes_;
};

}  // namespace giaguaro
