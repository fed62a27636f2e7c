// The frame of a field (line edit, combo box, spin box), in the colour of quiet words: to be seen in every theme. Qt's
// own is a shade of the window, and black on black where that is black.
#pragma once

#include <QProxyStyle>

namespace giaguaro {

class FieldStyle : public QProxyStyle {
  Q_OBJECT

 public:
  static void giveTo(QWidget& field);

  void drawPrimitive(PrimitiveElement element, QStyleOption const* option, QPainter* painter,
                     QWidget const* widget) const override;
  void drawComplexControl(ComplexControl control, QStyleOptionComplex const* option, QPainter* painter,
                          QWidget const* widget) const override;

 private:
  explicit FieldStyle(QObject* parent) { setParent(parent); }
};

}  // namespace giaguaro
