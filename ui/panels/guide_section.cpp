#include "ui/panels/guide_section.h"

#include <QVBoxLayout>

#include "ui/panels/chip_row.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/fold_heading.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/rich_text.h"

namespace giaguaro {
namespace {

constexpr QSize inText{18, 24};  // small cards within a line

}  // namespace

GuideSection::GuideSection(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      heading_(new Heading(this)),
      fold_(new FoldHeading(this)),
      body_(new RichText(14, this)),
      chips_(new ChipRow(glyphs, this)) {
  setAccessibleRole(this, QAccessible::Grouping);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 20);
  column->setSpacing(3);
  column->addWidget(heading_);
  column->addWidget(fold_);
  column->addWidget(body_);
  column->addSpacing(3);
  column->addWidget(chips_);
  body_->setLinksTerms();
  body_->setPictures(
      [this, glyphs](QString const& name) { return glyphs->picture(name, inText, devicePixelRatioF()); });
  connect(glyphs, &Glyphs::changed, body_, &RichText::reload);
  connect(fold_, &QAbstractButton::toggled, this, &GuideSection::arrange);
  arrange();
}

void GuideSection::setTheme(Theme const& theme) {
  heading_->setTheme(theme);
  fold_->setTheme(theme);
  body_->setColor(theme.onpanel);
}

void GuideSection::setManner(Manner manner) {
  if (manner == manner_) return;
  manner_ = manner;
  fold_->setChecked(false);
  arrange();
}

// What there is to say, as far as it is to be seen.
void GuideSection::arrange() {
  bool const open = manner_ != Manner::folded || fold_->isChecked();
  heading_->setVisible(manner_ != Manner::folded);
  fold_->setVisible(manner_ == Manner::folded);
  body_->setVisible(open);
  chips_->setVisible(open && !chips_->chips().isEmpty());
  setVisible(manner_ != Manner::silent && !body().isEmpty());
}

void GuideSection::setHeading(QString const& heading) {
  heading_->setText(heading);
  fold_->setText(heading);
  fold_->updateGeometry();
  setAccessibleName(heading);
}

void GuideSection::setBody(QString const& rich, QString const& plain) {
  body_->setText(rich, plain);
  arrange();
}

void GuideSection::setChips(QStringList const& names, QString const& spoken) {
  chips_->setChips(names, spoken);
  arrange();
}

void GuideSection::append(QWidget* widget) { layout()->addWidget(widget); }

QString GuideSection::heading() const { return heading_->text(); }
QString GuideSection::body() const { return body_->plain(); }
QStringList GuideSection::chips() const { return chips_->chips(); }

}  // namespace giaguaro
