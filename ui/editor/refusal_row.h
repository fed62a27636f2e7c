// What was refused in the deal editor: a sign, what, why, and the one button that mends it. Without a refusal it is empty.
#pragma once

#include <QWidget>

#include "ui/editor/editor_scene.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class PaperButton;

class RefusalRow : public QWidget {
  Q_OBJECT

 public:
  RefusalRow(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setScene(EditorScene const& scene);
  PaperButton* button() const { return mend_; }

 signals:
  void mendWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void placeButton();
  QSize tagSize() const;  // of the card that is refused

  Glyphs* glyphs_;
  Theme theme_;
  QString what_;
  QString why_;
  Card card_{};
  Deck const* deck_ = nullptr;
  PaperButton* mend_;
};

}  // namespace giaguaro
