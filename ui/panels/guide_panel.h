// The guide: where we are, what may be done, why not the one that is being looked at, what it would mean, and what is
// still needed. All of it comes from the scene; the panel only arranges it, and leaves folded or out what is not to be
// told unasked.
#pragma once

#include <QWidget>
#include <optional>

#include "core/rules/action.h"
#include "ui/choices/guide_depth.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class ExplanationList;
class Glyphs;
class GuideSection;
class PairRows;
class RichText;
class VoteRows;

class GuidePanel : public QWidget {
  Q_OBJECT

 public:
  GuidePanel(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setDepth(GuideDepth depth);
  void setScene(TableScene const& scene, Wording const& wording);
  // What has no room in so many pixels, without scrolling, is told in its beginning or folded, from below; what somebody
  // has opened or asks for stays. Negative: there is room for anything.
  void setRoom(int width, int height);

  // The offer under the pointer or the focus, and none.
  void lookAt(Action action);
  void lookAway();
  // Somebody tried what may not be done: the reason stays until something else happens.
  void refuse(Action action);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void fit();
  void write();
  void setBeginning(GuideSection* section, std::vector<Message> const& all);
  void writeChips();
  void writeOffer();
  // Of a club table (guide_panel_club.cpp).
  void makeClub(Glyphs* glyphs);
  QString endedWords() const;
  void writeClub();
  Offer const* shownOffer() const;

  Theme theme_;
  TableScene scene_;
  Wording wording_;
  std::optional<Action> looked_;
  std::optional<Action> refused_;
  int roomWidth_ = -1;
  int roomHeight_ = -1;

  GuideSection* where_;
  PairRows* pairs_;
  GuideSection* may_;
  GuideSection* whyNot_;
  GuideSection* means_;
  GuideSection* needs_;
  GuideSection* clock_;  // of a club table, these three
  GuideSection* votes_;
  GuideSection* leaving_;
  ExplanationList* explanations_;  // of a hand that is over
  RichText* offNote_;
  VoteRows* voteRows_ = nullptr;
};

}  // namespace giaguaro
