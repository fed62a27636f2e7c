// One tab of the panel: with its mark and its word over the open panel, its mark alone in the strip that a folded one is.
// Without a mark it is a chevron.
#pragma once

#include <QAbstractButton>
#include <QString>

#include "ui/drawing/window_scale.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class PanelTab : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Look : std::uint8_t { tab, strip };
  static constexpr Length stripWidth{44};

  PanelTab(Glyphs* glyphs, Look look, QString mark, QWidget* parent);

  void setTheme(Theme const& theme);
  void setName(QString const& name);
  // Without its word where there is no room for it.
  void setMayBeMark() { mayBeMark_ = true; }
  bool mayBeMark() const { return mayBeMark_; }
  void setMarkAlone(bool alone);
  // And without its mark, which gives way first, but for a count, which stands in the mark's place: its word at this size; 0: as
  // usual.
  void setWordAlone(double size);
  // With its word whole, at this size.
  int widthWithWord(double size) const;
  static constexpr double usualSize = 14;
  static constexpr double leastSize = 11;
  // How much there is that has not been seen; 0: nothing is said of it.
  void setCount(int count);

  QSize sizeHint() const override;
  // Where three tabs stand in a narrow panel.
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Places {
    int mark, words, right;
  };
  Places places() const;
  void describe();
  void paintCount(QPainter& painter, QPointF const& middle) const;
  void paintTab(QPainter& painter);
  void paintStrip(QPainter& painter);
  void paintFocus(QPainter& painter);

  Glyphs* glyphs_;
  Look look_;
  QString mark_;
  Theme theme_;
  int count_ = 0;
  bool mayBeMark_ = false;
  bool isMarkAlone_ = false;
  double wordAlone_ = 0;  // the size of its word; 0: its mark is there
};

}  // namespace giaguaro
