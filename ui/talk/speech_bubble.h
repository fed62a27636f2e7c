// What a seat has just said aloud, on paper by its face: who said what, at a glance. It comes from what
// everybody heard and goes by itself (core/rules/sayings.h), so it needs no clock and is the same on a screen
// that is handed on.
//
// Only an aid to the eye: plates, status line and live label say the same, so a bubble without room is left
// out and screen readers hear of none.
#pragma once

#include <QFont>
#include <QPainter>
#include <QStringList>
#include <vector>

#include "ui/layout/bubble_layout.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct SpeechBubble {
  Seat seat = nobody;
  QString words;

  bool operator==(SpeechBubble const&) const = default;

  // Of all seats that have one; none while somebody looks back.
  static std::vector<SpeechBubble> of(TableScene const& scene, Wording const& wording);
  BubbleShape shape(QFont const& face, qreal plateScale) const;
  void paint(QPainter& painter, BubblePlace const& place, qreal plateScale, QFont const& face) const;
};

}  // namespace giaguaro
