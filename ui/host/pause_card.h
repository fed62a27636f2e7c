// Lies over the window while the match is paused, as every sheet does: that it is, what waits, and the button that goes on.
// Which keys go on is the host's affair (table_host_pause.cpp).
#pragma once

#include "ui/scene/table_scene.h"
#include "ui/sheets/sheet.h"
#include "ui/text/wording.h"

class QLabel;

namespace giaguaro {

class PaperButton;

class PauseCard : public Sheet {
  Q_OBJECT

 public:
  explicit PauseCard(QWidget* parent);

  void setTheme(Theme const& theme) override;
  // A scene that is paused; `key` is called as in the menus.
  void setScene(TableScene const& scene, Wording const& wording, QString const& key);
  void focusFirst() override;

 signals:
  void goesOn();

 protected:
  void arrange(int paperWidth) override;
  void paintEvent(QPaintEvent* event) override;  // before the curtain
  bool focusNextPrevChild(bool next) override;

 private:
  class Disc;

  Disc* disc_;
  QLabel* title_;
  QLabel* waits_;
  QLabel* keys_;
  PaperButton* goOn_;
};

}  // namespace giaguaro
