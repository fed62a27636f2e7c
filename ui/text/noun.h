// A noun as translators write it: the bare word, then its forms, as in "taker; the: the taker". Pure text.
#pragma once

#include <QString>

namespace giaguaro {

// The form asked for, or the bare word where the noun has no such form.
QString nounForm(QString const& noun, QString const& form);

// The same for a noun made of `{name}`. A form may depend on how the name begins: "a-before-A: ad {name}"
// wins over "a: a {name}" for Anna and Àgata.
QString nameForm(QString const& noun, QString const& form, QString const& name);

// The same for a noun made of `{n}`, a number: "a-before-8: an {n}" wins over "a: a {n}" for the eight alone.
QString numberForm(QString const& noun, QString const& form, int number);

// The first letter in upper case.
QString capitalised(QString text);

}  // namespace giaguaro
