// How fields (line edit, combo box, spin box) and the buttons of the system's own boxes look: as the rest of the paper does,
// rounded, with a frame in the colour of quiet words that is seen in every theme, and the highlight round what has the focus.
// Qt's own frame is a shade of the window, and black on black where that is black. Colours come from the palette.
#pragma once

#include <QProxyStyle>

namespace giaguaro {

class FieldStyle : public QProxyStyle {
  Q_OBJECT

 public:
  static void giveTo(QWidget& field);

  // The list of a combo box is a window of its own, to which Qt gives the system's colours: it gets those of its field.
  bool eventFilter(QObject* watched, QEvent* event) override;

  QRect subControlRect(ComplexControl control, QStyleOptionComplex const* option, SubControl part,
                       QWidget const* widget) const override;
  QSize sizeFromContents(ContentsType type, QStyleOption const* option, QSize const& size,
                         QWidget const* widget) const override;
  void drawPrimitive(PrimitiveElement element, QStyleOption const* option, QPainter* painter,
                     QWidget const* widget) const override;
  void drawControl(ControlElement element, QStyleOption const* option, QPainter* painter,
                   QWidget const* widget) const override;
  void drawComplexControl(ComplexControl control, QStyleOptionComplex const* option, QPainter* painter,
                          QWidget const* widget) const override;

 private:
  explicit FieldStyle(QObject* parent) { setParent(parent); }
};

}  // namespace giaguaro
