// A bid that has words enough for a tag of its own (Offer::tag): its name, what it counts, large, and beneath it what it
// costs and brings, or, where it may not be said, why. What is no multiple has a star there, and stands beneath it. All of a dock stand in one row and are equally large. Where there
// is no room for that it is a plain button with its name.
#pragma once

#include "ui/dock/foot_button.h"

namespace giaguaro {

class BidTag : public FootButton {
  Q_OBJECT

 public:
  BidTag(Choice const& choice, CardArt& art, Theme const& theme, QWidget* parent);

  // Whether all that stands on its tag is whole there, however small a dock is.
  static bool fits(Choice const& choice, QFont const& face);

  // As its name would have it, and as all of a row have it.
  qreal ownNameSize() const;
  void setNameSize(qreal pixels);

  // `box` of the tag itself, in the dock's coordinates.
  void place(QRectF const& box, qreal plateScale);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  bool isTag() const { return box_.height() >= 70 * plateScale_; }
  qreal wordsRoom() const;
  QStringList nameLines() const;  // one, or two
  void paintWords(QPainter& painter, QRectF const& tag) const;
  void paintValue(QPainter& painter, QRectF const& box) const;
  QStringList lines(qreal room) const;  // beneath the rule
  bool isMultiple() const { return words_.value(0).startsWith(u'\u00D7'); }

  QString name_;
  QStringList words_;
  bool free_ = true;
  QRectF box_;  // in its own coordinates
  qreal plateScale_ = 1;
  qreal nameSize_ = 13;
};

}  // namespace giaguaro
