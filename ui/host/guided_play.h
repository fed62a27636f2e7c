// Somebody is taught while playing, by a lesson or by a first hand that is led: its page in the panel, the guide's bubble
// over the felt where that page is not seen, the keys that go on or leave, and what is told of it to whoever cannot see
// these. The page opens the panel, or nobody would see what is asked; who folds it again has the bubble.
#pragma once

#include <QObject>
#include <QString>
#include <optional>

#include "ui/host/guide_bubble.h"
#include "ui/scene/first_hand_scene.h"
#include "ui/scene/lesson_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QKeyEvent;
class QWidget;

namespace giaguaro {

class FirstHandPage;
class Glyphs;
class LessonPage;
class PanelPage;
class TablePanel;
class TableWidget;
struct TableScene;

class GuidedPlay : public QObject {
  Q_OBJECT

 public:
  // All of these outlive it.
  GuidedPlay(Glyphs* glyphs, TableWidget* table, TablePanel* panel, QObject* parent);

  void setTheme(Theme const& theme);
  // Once the table and the panel show it.
  void setScene(TableScene const& scene, Wording const& wording);

  // Whether a key that was pressed in this widget, on the window's table or beside it, is a lesson's, or the lead's; it is
  // followed then. `space`: what has the focus leaves Space to whatever goes on.
  bool takesLessonKey(QWidget const& widget, QKeyEvent const& event, bool space);
  bool takesLeadKey(QWidget const& widget, QKeyEvent const& event, bool space);

 signals:
  void wanted(giaguaro::LessonDeed deed);
  void leaveWanted();  // the lead, not without being asked once more
  void told(QString const& words);

 private:
  // A page that is in the panel while it is wanted.
  struct Guest {
    PanelPage* page = nullptr;  // made when first wanted
    bool folds = false;         // the panel was folded when it came
  };

  void enter(Guest& guest);
  void leave(Guest& guest);
  void makeBubble();
  void followLesson(TableScene const& scene);
  void followLead(TableScene const& scene);
  void showBubble();
  GuideBubble::Words wordsOfLesson() const;
  GuideBubble::Words wordsOfLead() const;
  bool isLessonSeen() const;
  void tellLesson(std::optional<LessonScene> const& before);

  Glyphs* glyphs_;
  TableWidget* table_;
  TablePanel* panel_;
  GuideBubble* bubble_ = nullptr;  // made when first wanted
  Theme theme_;
  Wording wording_;
  std::optional<LessonScene> lesson_;  // as it was told last
  std::optional<FirstHandScene> lead_;
  bool rests_ = false;  // something lies on the table until it has been looked at
  bool mayAct_ = false;
  Guest lessonPage_;
  Guest leadPage_;
};

}  // namespace giaguaro
