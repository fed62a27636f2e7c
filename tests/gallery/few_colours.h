// A picture in so few colours that each pixel is one byte: a third of the file, and the eye sees no
// difference.
#pragma once

#include <QImage>

namespace giaguaro::test {

// Median cut over the colours that are there, then each pixel the nearest of the chosen ones; what is lost is
// handed on to the next pixels (Floyd and Steinberg), so that the cloth shows no steps.
QImage withFewColours(QImage const& picture, int most);

}  // namespace giaguaro::test
