// Asks for a printer and prints. It comes from a module of its own, loaded when somebody wants to print: the libraries
// behind it take 300 KB of every program that has them.
#pragma once

#include <QtPlugin>

#include "ui/exports/print_wish.h"

namespace giaguaro {

class Printing {
 public:
  Printing() = default;
  virtual ~Printing() = default;
  Q_DISABLE_COPY_MOVE(Printing)

  // Comes back at once; the dialog stays open for as long as somebody wants it.
  virtual void ask(PrintWish const& wish) const = 0;
};

}  // namespace giaguaro

#define GIAGUARO_PRINTING "giaguaro.Printing/1"
Q_DECLARE_INTERFACE(giaguaro::Printing, GIAGUARO_PRINTING)
