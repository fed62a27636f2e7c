#include "ui/verdict/verdict_faces.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/avatar_button.h"
#include "ui/toolkit/tab_stop.h"

namespace giaguaro {
namespace {

constexpr Length verdictFaceSide{30};

}  // namespace

VerdictFaces::VerdictFaces(Glyphs* glyphs, QWidget* parent)
    : QWidget(parent), glyphs_(glyphs), group_(new QButtonGroup(this)), whose_(new QLabel(this)) {
  setObjectName(QStringLiteral("verdictFaces"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(scaledMargins(10, 0, 10, 0));
  row->setSpacing(scaled(4));
  row->addWidget(whose_, 1);
  setTypeface(whose_, 15, true);
  whose_->setTextFormat(Qt::PlainText);
  whose_->setWordWrap(true);
  whose_->setObjectName(QStringLiteral("verdictWhose"));
  stopAtTheChosen(group_);
  connect(group_, &QButtonGroup::idClicked, this,
          [this](int id) { emit chosen(faces_[static_cast<std::size_t>(id)].seat); });
  hide();
}

void VerdictFaces::setTheme(Theme const& theme) {
  theme_ = theme;
  setInk(whose_, theme.onpanel);
  for (AvatarButton* button : buttons_) button->setTheme(theme);
}

void VerdictFaces::setFaces(std::vector<Face> faces, Seat chosen) {
  faces_ = std::move(faces);
  while (buttons_.size() < faces_.size()) {
    auto* button = new AvatarButton(glyphs_, 1, verdictFaceSide, this);
    button->setObjectName(QStringLiteral("verdictFace_%1").arg(buttons_.size()));
    button->setCheckable(true);
    button->setTheme(theme_);
    group_->addButton(button, static_cast<int>(buttons_.size()));
    layout()->addWidget(button);
    buttons_.push_back(button);
  }
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setVisible(i < faces_.size());
    if (i >= faces_.size()) continue;
    buttons_[i]->setAvatar(faces_[i].avatar);
    buttons_[i]->setAccessibleName(faces_[i].name);
    buttons_[i]->setToolTip(faces_[i].name);
    if (faces_[i].seat != chosen) continue;
    buttons_[i]->setChecked(true);
    whose_->setText(tr("The decisions of %1").arg(faces_[i].name));
  }
  setVisible(faces_.size() > 1);
}

}  // namespace giaguaro
