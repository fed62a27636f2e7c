#include "ui/panels/guide_section.h"

#include <QVBoxLayout>

#include "ui/panels/chip_row.h"
#include "ui/panels/glyphs.h"
#include "ui/panels/heading.h"
#include "ui/panels/rich_text.h"

namespace giaguaro {
namespace {

constexpr QSize inText{18, 24};  // small cards within a line

}  // namespace

GuideSection::GuideSection(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent),
      heading_(new Heading(this)),
      body_(new RichText(14, this)),
      chips_(new ChipRow(glyphs, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 20);
  column->setSpacing(3);
  column->addWidget(heading_);
  column->addWidget(body_);
  column->addSpacing(3);
  column->addWidget(chips_);
  body_->setPictures(
      [this, glyphs](QString const& name) { return glyphs->picture(name, inText, devicePixelRatioF()); });
  connect(glyphs, &Glyphs::changed, body_, &RichText::reload);
  chips_->hide();
  hide();
}

void GuideSection::setTheme(Theme const& theme) {
  heading_->setTheme(theme);
  body_->setColor(theme.onpanel);
}

void GuideSection::setHeading(QString const& heading) { heading_->setText(heading); }

void GuideSection::setBody(QString const& rich, QString const& plain) {
  body_->setText(rich, plain);
  setVisible(!plain.isEmpty());
}

void GuideSection::setChips(QStringList const& names, QString const& spoken) {
  chips_->setChips(names, spoken);
  chips_->setVisible(!names.isEmpty());
}

void GuideSection::append(QWidget* widget) { layout()->addWidget(widget); }

QString GuideSection::heading() const { return heading_->text(); }
QString GuideSection::body() const { return body_->plain(); }
QStringList GuideSection::chips() const { return chips_->chips(); }

}  // namespace giaguaro
