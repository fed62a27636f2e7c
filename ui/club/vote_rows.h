// Who at a club table has agreed to end the match, a row a seat: face, name, and how it stands with them. Computer players
// have no vote.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class VoteRows : public QWidget {
  Q_OBJECT

 public:
  VoteRows(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setScene(TableScene const& scene);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void follow();

  struct Row {
    QString name;
    int avatar = 1;
    bool human = false;
    bool agreed = false;
    bool own = false;
    bool gone = false;
  };
  static QString stateOf(Row const& row);

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<Row> rows_;
};

}  // namespace giaguaro
