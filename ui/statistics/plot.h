// One plot of the statistics as plain values: what a module draws (plot_view.h) and what is read of it in its place, point
// by point or as a table.
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QLocale>
#include <QPixmap>
#include <QStringList>
#include <cmath>
#include <functional>
#include <vector>

namespace giaguaro {

// Colour never speaks alone: a line has dashes, a point has a shape.
struct PlotLook {
  enum class Shape : std::uint8_t { disc, lozenge, square, triangle };

  QColor ink{};
  double width = 2;
  QList<qreal> dashes{};
  Shape shape = Shape::disc;

  bool operator==(PlotLook const&) const = default;
};

struct Plot {
  enum class Kind : std::uint8_t {
    course,  // a line over places, with a band; the others are level lines named at their ends. With categories, one for
    // each of its points, these are dots and their names stand under them
    columns,  // a column for each category, filled as far as `value` and hollow to `high`; the others are strokes across it
    intervals  // a row for each category: a point with the ends of an interval; the others are points
  };
  struct Point {
    double at = 0;  // a place; of categories the number of one
    double value = 0;
    double low = 0;
    double high = 0;
  };
  struct Series {
    QString name{};
    PlotLook look{};
    std::vector<Point> points{};
  };
  struct Category {
    QString name{};
    QString note{};
    QPixmap picture{};  // in the place of the name
    QString figure{};   // at a row's end; under a column after its note, where it has the room
    QString instead{};  // of a row without a point
  };

  Kind kind = Kind::course;
  QString title{};
  QString note{};
  QString shading{};  // what its band is, where it is drawn
  QString blank{};    // why nothing is drawn; empty: it is
  QString across{};   // what the places count, "hand"; of a course with categories, what their notes do
  int decimals = 0;   // on its axis of figures
  bool hasSigns = false;
  Series own{};
  std::vector<Series> others{};
  std::vector<Category> categories{};
  QStringList key{};  // of columns: what hollow, filled and strokes are
  QString absent{};   // why others have not a mark everywhere; empty: they have

  // For who reads it: a head and a row for each point, and each point in a sentence.
  QStringList head{};
  std::vector<QStringList> rows{};
  QStringList spoken{};
};

// What all plots of a page are drawn with.
struct PlotStyle {
  QFont font{};
  QFont bold{};
  QFont strong{};  // what a row is of, and its figure
  QColor panel{}, ink{}, quiet{}, rule{};
  QLocale locale{};
  double unit = 1;  // a pixel as drawn, of lines and points
};

// "+0.24", with a true minus.
inline QString plotFigure(double value, int decimals, bool hasSign, QLocale const& locale) {
  QString digits = locale.toString(std::abs(value), 'f', decimals);
  bool const isZero = digits == locale.toString(0.0, 'f', decimals);
  if (isZero) return digits;
  if (value < 0) return QChar(0x2212) + digits;
  return hasSign ? u'+' + digits : digits;
}

}  // namespace giaguaro
