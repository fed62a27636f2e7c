// A row of small cards in a text: what may be played or said. Wraps; read out as one list.
#pragma once

#include <QStringList>
#include <QWidget>

namespace giaguaro {

class Glyphs;

class ChipRow : public QWidget {
  Q_OBJECT

 public:
  ChipRow(Glyphs* glyphs, QWidget* parent);

  // Names as in Glyphs ("card:AD", "rank:K"), and what they are in words.
  void setChips(QStringList const& names, QString const& spoken);
  QStringList chips() const { return names_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int perRow(int width) const;

  Glyphs* glyphs_;
  QStringList names_;
};

}  // namespace giaguaro
