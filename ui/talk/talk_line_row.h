// One thing said, as a line of the talk page: the face, who said it and to whom, the words, and at the right how far it is
// believed. One sentence to a screen reader.
#pragma once

#include <QAbstractButton>

#include "ui/scene/table_scene.h"
#include "ui/talk/talk_words.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class TalkLineRow : public QAbstractButton {
  Q_OBJECT

 public:
  TalkLineRow(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setLine(TalkScene::Line const& line, TableScene const& scene, Wording const& wording);
  TalkScene::Line const& line() const { return line_; }
  talkWords::Belief const& belief() const { return belief_; }
  // The line that is chosen says why.
  void setOpen(bool open);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 signals:
  void wanted();           // it has got the focus, or was clicked
  void moveAsked(int by);  // up or down; ±1000: to the ends

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  int room(int width) const;
  bool isOpen() const { return open_ && !why_.isEmpty(); }
  void paintBelief(QPainter& painter) const;
  int linesOf(QString const& words, double size, int width) const;

  Glyphs* glyphs_;
  Theme theme_;
  TalkScene::Line line_{};
  int avatar_ = 1;
  QString name_;
  QString to_;
  QString words_;
  talkWords::Belief belief_{};
  QString why_;
  bool open_ = false;
};

}  // namespace giaguaro
