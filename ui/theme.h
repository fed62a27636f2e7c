// The colours of one theme, by role. The table paints with them directly; windows, panels and dialogs take
// palette(), so that ordinary widgets follow. A value: two themes with the same colours are the same theme.
//
// Roles: `ground` to `ground2` lie round the cloth, `cloth` to `cloth2` are the oval, both radial; plates lie
// on either and carry `onplate` (text), `onplate2` (second line) and `accent`; `chrome` is the bars, `panel`
// the pages beside the table, `soft` a quiet row on a panel, `best` a chosen one with its `bestedge`; `head`
// is a heading's ink; `token` is a badge and `ontoken` the mark on it. `veil` lies at `veilPart` over what
// may not be chosen. Cards, avatars and speech are the same in all themes and use `paper` and `ink`.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <QStringList>

namespace giaguaro {

struct Theme {
  QString id;
  QColor ground, ground2;
  QColor cloth, cloth2;
  QColor rail, railedge;
  QColor plate, plateedge, onplate, onplate2;
  QColor accent;
  QColor chrome, onchrome, chromerule;
  QColor panel, onpanel, onpanel2;
  QColor rule, head, soft, best, bestedge;
  QColor token, ontoken;
  QColor veil;
  QColor warn;  // on a plate, in the place of `accent`: hurry
  QColor gain;  // on a panel, beside loss(): what was won or was right; no eyes take the one for the other
  bool plain = false;  // high contrast: no grain, no shadows, no half-transparent lines

  static constexpr double veilPart = 0.42;
  static QColor paper() { return QColor(0xFC, 0xF8, 0xEE); }
  static QColor paperEdge() { return QColor(0xBF, 0xB7, 0xA3); }
  static QColor ink() { return QColor(0x20, 0x24, 0x2B); }
  static QColor red() { return QColor(0xB4, 0x23, 0x2C); }
  static QColor blue() { return QColor(0x22, 0x50, 0x7E); }
  // Of clubs in four colours: of the greens that can be read on paper, one that eyes without one kind of cone
  // still tell from the red, the blue and the black.
  static QColor green() { return QColor(0x38, 0x58, 0x1E); }

  // Whatever lies under a sheet is dimmed by this, to this part: window, side panel and tools alike. It is a little
  // blue, so that paper, which is yellow, goes grey and not khaki.
  static QColor scrim() { return QColor(0x05, 0x0F, 0x14); }
  static constexpr double scrimPart = 0.6;

  // The theme with this id; green where there is none.
  static Theme named(QString const& id);
  // The theme that goes with a system's colours, for who has chosen none: high contrast where text is as far
  // from what it stands on as it can be, night where that is dark, else green.
  static Theme following(QPalette const& system);
  // The ids of all, as they are offered.
  static QStringList offered();

  // For bars, panels and dialogs.
  QPalette palette() const;
  // On a panel: what was lost, and a contract that was not made. Its sign or its shape tells it from `gain`, too.
  QColor loss() const;
  // What is written on `loss`, as on the button that deletes.
  QColor onLoss() const;
  // What is written on `accent`, as on the button that goes on.
  QColor onAccent() const;

  bool operator==(Theme const&) const = default;
};

// `over` laid on `under` with the given opacity.
QColor mixed(QColor const& under, QColor const& over, double opacity);

}  // namespace giaguaro
