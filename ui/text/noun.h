// A noun as translators write it: the bare word, then its forms, as in "taker; the: the taker". Pure text.
#pragma once

#include <QString>

namespace giaguaro {

// The form asked for, or the bare word where the noun has no such form.
QString nounForm(QString const& noun, QString const& form);

// The same for a noun made of `{name}`. A form may depend on how the name begins: "a-before-A: ad {name}"
// wins over "a: a {name}" for Anna and Àgata.
QString nameForm(QString const& noun, QString const& form, QString const& name);

// The first letter in upper case.
QString capitalised(QString text);

// The code of the language that is installed, "en" or "it", as its translation file says.
QString translatedInto();

}  // namespace giaguaro
