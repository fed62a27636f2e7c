#include "ui/panels/explanation_list.h"

#include <QVBoxLayout>

#include "ui/panels/guide_section.h"

namespace giaguaro {

ExplanationList::ExplanationList(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(0);
}

void ExplanationList::setTheme(Theme const& theme) {
  theme_ = theme;
  for (GuideSection* section : sections_) section->setTheme(theme);
}

void ExplanationList::setScene(TableScene const& scene, Wording const& wording) {
  auto const told = scene.showResult ? scene.seen.explanations : std::vector<Seen::Explanation>();
  while (sections_.size() < told.size()) {
    auto* section = new GuideSection(glyphs_, this);
    section->setTheme(theme_);
    section->setObjectName(QStringLiteral("explanation%1").arg(sections_.size() + 1));
    column_->addWidget(section);
    sections_.push_back(section);
  }
  for (std::size_t i = 0; i < sections_.size(); ++i) {
    Seen::Explanation const each = i < told.size() ? told[i] : Seen::Explanation();
    sections_[i]->setHeading(wording.say(each.question));
    sections_[i]->setBody(wording.rich(each.answer), wording.say(each.answer));
  }
  setVisible(!told.empty());
}

}  // namespace giaguaro
