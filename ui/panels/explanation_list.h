// Why a hand that is over came out as it did: a question and its answer each, one under the other. Empty as long as a hand
// is played, and where there is nothing to explain. Where several people play at one screen nobody is "you".
#pragma once

#include <QWidget>
#include <vector>

#include "ui/panels/guide_section.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QVBoxLayout;

namespace giaguaro {

class Glyphs;

class ExplanationList : public QWidget {
  Q_OBJECT

 public:
  // Its sections are called by this name and their number.
  ExplanationList(Glyphs* glyphs, QString const& name, QWidget* parent);

  void setTheme(Theme const& theme);
  void setManner(GuideSection::Manner manner);
  void setScene(TableScene const& scene, Wording const& wording);
  // Whether there is room for it.
  void setShown(bool shown);
  int heightIn(int width) const;

 private:
  GuideSection* section(std::size_t index);
  void arrange();

  Glyphs* glyphs_;
  Theme theme_;
  GuideSection::Manner manner_ = GuideSection::Manner::open;
  bool shown_ = true;
  bool any_ = false;
  QVBoxLayout* column_;
  std::vector<GuideSection*> sections_;  // as many as were ever needed
};

}  // namespace giaguaro
