// Somebody of this computer, to be chosen from a list: face, name, and in a line the guide and the computer players; who sits at
// the table has a check.
#pragma once

#include <QAbstractButton>
#include <QStringList>
#include <optional>

#include "core/rules/message.h"
#include "ui/choices/click_mode.h"
#include "ui/choices/guide_depth.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

struct PersonAtHome {
  int number = 0;  // by which it is known
  QString name{};  // may be empty
  int avatar = 1;
  bool sits = false;  // at the table now
  GuideDepth guide = GuideDepth::newcomer;
  ClickMode clicks = ClickMode::onePlays;
  Text level{};            // of the computer players
  QStringList formerly{};  // names that are nobody else's either

  // The name, or what stands in for it.
  QString called() const;

  bool operator==(PersonAtHome const&) const = default;
};

class PersonRow : public QAbstractButton {
  Q_OBJECT

 public:
  PersonRow(Glyphs* glyphs, PersonAtHome const& person, QWidget* parent);

  void setTheme(Theme const& theme);
  PersonAtHome const& person() const { return person_; }
  void setPerson(PersonAtHome const& person);  // of the same number
  void retranslate();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void sitWanted();  // by two clicks, or Enter on the chosen one

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QString line() const;

  Glyphs* glyphs_;
  Theme theme_;
  PersonAtHome person_;
};

}  // namespace giaguaro
