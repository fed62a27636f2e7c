#include "ui/panels/explanation_list.h"

#include <QVBoxLayout>

#include "ui/scene/scene_wording.h"

namespace giaguaro {

ExplanationList::ExplanationList(Glyphs* glyphs, QString const& name, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), column_(new QVBoxLayout(this)) {
  setObjectName(name);
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(0);
  arrange();
}

void ExplanationList::setTheme(Theme const& theme) {
  theme_ = theme;
  for (GuideSection* each : sections_) each->setTheme(theme);
}

void ExplanationList::setManner(GuideSection::Manner manner) {
  manner_ = manner;
  for (GuideSection* each : sections_) each->setManner(manner);
}

void ExplanationList::setShown(bool shown) {
  shown_ = shown;
  arrange();
}

void ExplanationList::arrange() { setVisible(shown_ && any_); }

GuideSection* ExplanationList::section(std::size_t index) {
  while (sections_.size() <= index) {
    auto* section = new GuideSection(glyphs_, this);
    section->setTheme(theme_);
    section->setManner(manner_);
    section->setObjectName(objectName() + QString::number(sections_.size() + 1));
    column_->addWidget(section);
    sections_.push_back(section);
  }
  return sections_[index];
}

void ExplanationList::setScene(TableScene const& scene, Wording const& wording) {
  Wording const words = wordingForAll(scene, wording);
  std::size_t count = 0;
  if (scene.showResult)
    for (Seen::Explanation const& each : scene.seen.explanations) {
      GuideSection* const shown = section(count++);
      shown->setHeading(words.say(each.question));
      shown->setBody(words.rich(each.answer), words.say(each.answer));
    }
  for (std::size_t i = count; i < sections_.size(); ++i) sections_[i]->setBody({}, {});
  any_ = count > 0;
  arrange();
}

int ExplanationList::heightIn(int width) const {
  int high = 0;
  if (!isHidden())
    for (GuideSection const* each : sections_) high += each->heightIn(width);
  return high;
}

}  // namespace giaguaro
