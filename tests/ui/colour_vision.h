// Colours as they are told apart: contrast (WCAG 2.1), difference in CIE Lab (1976), and how they look to
// people without one kind of cone. Red and green blindness after Viénot, Brettel and Mollon, "Digital video
// colourmaps for checking the legibility of displays by dichromats" (1999); tritanopia, which that paper
// leaves out, after Brettel, Viénot and Mollon, "Computerized simulation of color appearance for dichromats"
// (1997), with its two half-planes worked out for sRGB primaries as DaltonLens publishes them.
#pragma once

#include <QColor>
#include <algorithm>
#include <array>
#include <cmath>

namespace giaguaro::test {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

inline Triple operator*(Matrix const& m, Triple const& v) {
  Triple result{};
  for (std::size_t i = 0; i < 3; ++i) result[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
  return result;
}

inline double linear(double part) {
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}
inline Triple linear(QColor const& colour) {
  return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

inline double contrast(QColor const& a, QColor const& b) {
  auto const light = [](QColor const& colour) {
    Triple const part = linear(colour);
    return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2] + 0.05;
  };
  return std::max(light(a), light(b)) / std::min(light(a), light(b));
}

enum class Vision { usual, protanopia, deuteranopia, tritanopia };

inline QColor asSeen(QColor const& colour, Vision vision) {
  Triple const rgb = linear(colour);
  Triple seen = rgb;
  // The first two papers' matrix from RGB to cones, with the missing cone's answer replaced, and back.
  if (vision == Vision::protanopia)
    seen = Matrix{{{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}}} * rgb;
  if (vision == Vision::deuteranopia)
    seen = Matrix{{{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}}} * rgb;
  if (vision == Vision::tritanopia) {
    bool const first = 0.03901 * rgb[0] - 0.02788 * rgb[1] - 0.01113 * rgb[2] >= 0;
    seen = (first ? Matrix{{{1.01277, 0.13548, -0.14826},
                            {-0.01243, 0.86812, 0.14431},
                            {0.07589, 0.80500, 0.11911}}}
                  : Matrix{{{0.93678, 0.18979, -0.12657},
                            {0.06154, 0.81526, 0.12320},
                            {-0.37562, 1.12767, 0.24796}}}) *
           rgb;
  }
  auto const encoded = [](double part) {
    double const in = std::clamp(part, 0.0, 1.0);
    return static_cast<float>(in <= 0.0031308 ? 12.92 * in : 1.055 * std::pow(in, 1 / 2.4) - 0.055);
  };
  return QColor::fromRgbF(encoded(seen[0]), encoded(seen[1]), encoded(seen[2]));
}

inline double difference(QColor const& a, QColor const& b, Vision vision) {
  auto const lab = [vision](QColor const& colour) -> Triple {
    Triple const xyz =
        Matrix{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}} *
        linear(asSeen(colour, vision));
    auto const f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    double const x = f(xyz[0] / 0.95047);
    double const y = f(xyz[1]);
    double const z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  };
  Triple const one = lab(a);
  Triple const other = lab(b);
  return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

}  // namespace giaguaro::test
