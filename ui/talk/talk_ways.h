// What can be said at this table and what others may make of it: on the page of the talk as long as little has been said.
#pragma once

#include <QWidget>
#include <array>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class Heading;

class TalkWays : public QWidget {
  Q_OBJECT

 public:
  explicit TalkWays(QWidget* parent);

  void setTheme(Theme const& theme);
  void setScene(TableScene const& scene, Wording const& wording);

 private:
  struct Way {
    QLabel* title;
    QLabel* words;
    QLabel* meaning;
  };

  Heading* heading_;
  std::array<Way, 3> ways_;  // who the partner is, what the caller alone says, the trick
};

}  // namespace giaguaro
