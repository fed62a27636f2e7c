// What is only painted on the table, for screen readers: a label for each part, which lies over it, paints
// nothing and lets the mouse through. A reader walks them in the order given and hears one after the other.
//
// A part without a text is not there: its label is hidden, as is that of a part that is no longer given.
#pragma once

#include <QLabel>
#include <QRectF>
#include <QString>
#include <QWidget>
#include <vector>

namespace giaguaro {

struct SpokenPart {
  QString name;  // of the label as an object: the part is known again by it
  QString text;
  QRectF place;  // in the parent's coordinates
};

class SpokenParts : public QWidget {
  Q_OBJECT

 public:
  explicit SpokenParts(QWidget* parent);

  void setParts(std::vector<SpokenPart> const& parts);

 private:
  QLabel* labelOf(QString const& name);

  std::vector<QLabel*> labels_;  // children of this
  QStringList order_;
};

}  // namespace giaguaro
