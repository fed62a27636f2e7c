// Which of the things said at the table stand in a bubble by their seat: of each seat the last, until it has played a card
// since, and for a few seconds at least. The scene says what was said; the time is kept here.
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/talk/speech_bubble.h"

namespace giaguaro {

class TalkBubbles : public QObject {
  Q_OBJECT

 public:
  TalkBubbles();

  // How long one stands at least, in milliseconds.
  void setLeast(int milliseconds) { least_ = milliseconds; }
  void setScene(TableScene const& scene);
  std::vector<SpeechBubble> bubbles(Wording const& wording) const;

 signals:
  void changed();  // one has gone by itself

 private:
  struct Shown {
    TalkScene::Line line;
    QDeadlineTimer until;
    bool fresh = true;  // its seat has not played since
  };
  void drop();

  std::vector<Shown> shown_;
  TalkScene last_;  // as it was given
  std::uint64_t match_ = 0;
  int hand_ = 0;
  int least_ = 4000;
  QTimer timer_;
};

}  // namespace giaguaro
