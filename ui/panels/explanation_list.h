// Why a hand that is over came out as it did: a question and its answer each, one under the other. Empty as long as a hand
// is played, and where there is nothing to explain.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/table/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QVBoxLayout;

namespace giaguaro {

class Glyphs;
class GuideSection;

class ExplanationList : public QWidget {
  Q_OBJECT

 public:
  ExplanationList(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setScene(TableScene const& scene, Wording const& wording);

 private:
  Glyphs* glyphs_;
  Theme theme_;
  QVBoxLayout* column_;
  std::vector<GuideSection*> sections_;  // as many as were ever needed
};

}  // namespace giaguaro
