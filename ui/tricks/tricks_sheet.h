// The sheet with all tricks of the hand that are complete; one that is completed meanwhile joins them.
#pragma once

#include <QKeySequence>
#include <QList>
#include <utility>

#include "ui/scene/table_scene.h"
#include "ui/sheets/sheet.h"
#include "ui/text/wording.h"

class QLabel;

namespace giaguaro {

class Glyphs;
class PaperButton;
class TrickHead;
class TrickList;

class TricksSheet : public Sheet {
  Q_OBJECT

 public:
  TricksSheet(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  // What opens it, or turned its pages before: pressed here, it closes.
  void setClosingKeys(QList<QKeySequence> keys) { closingKeys_ = std::move(keys); }
  void setScene(TableScene const& scene, Wording const& wording);
  // The last trick gets the focus.
  void focusFirst() override;

 signals:
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QLabel* title_;
  QLabel* key_;  // what the signs mean
  QLabel* nothing_;
  SheetRule* rule_;
  TrickList* list_;
  TrickHead* players_;
  PaperButton* close_;
  QList<QKeySequence> closingKeys_;
};

}  // namespace giaguaro
