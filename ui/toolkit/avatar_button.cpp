#include "ui/toolkit/avatar_button.h"

#include <QCoreApplication>
#include <QPainter>
#include <array>
#include <cstddef>

#include "core/rules/message.h"
#include "ui/choices/avatar.h"
#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"
namespace giaguaro {
namespace {

// In the order of icons/avatars.svg.
constexpr std::array<Text, avatarCount> descriptions{
    phrase("avatar", "woman with a dark bob", "avatar.1"),
    phrase("avatar", "old man with cap and beard", "avatar.2"),
    phrase("avatar", "young man with curls", "avatar.3"),
    phrase("avatar", "older woman with glasses", "avatar.4"),
    phrase("avatar", "man with moustache and straw hat", "avatar.5"),
    phrase("avatar", "woman with a head wrap", "avatar.6"),
    phrase("avatar", "girl with braids", "avatar.7"),
    phrase("avatar", "bald man with beard and glasses", "avatar.8"),
    phrase("avatar", "woman with a headscarf", "avatar.9"),
    phrase("avatar", "cat", "avatar.10"),
    phrase("avatar", "owl", "avatar.11"),
    phrase("avatar", "fox", "avatar.12"),
};

}  // namespace

QString AvatarButton::describe(int avatar) {
  if (avatar < 1 || avatar > avatarCount) return {};
  Text const& text = descriptions.at(static_cast<std::size_t>(avatar - 1));
  return QCoreApplication::translate(text.context, text.source, text.id);
}

AvatarButton::AvatarButton(Glyphs* glyphs, int avatar, Length side, QWidget* parent)
    : QAbstractButton(parent), glyphs_(glyphs), avatar_(avatar), side_(side) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void AvatarButton::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void AvatarButton::setAvatar(int avatar) {
  avatar_ = avatar;
  setAccessibleDescription(describe(avatar));
  update();
}

QSize AvatarButton::sizeHint() const { return {side_ + scaled(10), side_ + scaled(10)}; }

void AvatarButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPointF const centre(width() / 2.0, height() / 2.0);
  painter.drawPixmap(centre - QPointF(side_ / 2.0, side_ / 2.0),
                     glyphs_->avatar(avatar_, side_, devicePixelRatioF()));
  painter.setBrush(Qt::NoBrush);
  double const radius = side_ / 2.0 + scaled(2);
  if (isChecked()) {
    painter.setPen(QPen(theme_.bestedge, scaledReal(3)));
    painter.drawEllipse(centre, radius, radius);
    double const mark = scaledReal(8);
    paintCheckMark(painter, QPointF(width() - mark - 1, height() - mark - 1), mark, theme_);
    painter.setBrush(Qt::NoBrush);
  } else if (underMouse()) {
    painter.setPen(QPen(theme_.rule, scaledReal(2)));
    painter.drawEllipse(centre, radius, radius);
  }
  if (showsFocus(*this)) {
    painter.setPen(QPen(theme_.onpanel, scaledReal(1.4), Qt::DotLine));
    painter.drawEllipse(centre, radius + scaled(2), radius + scaled(2));
  }
}

}  // namespace giaguaro
