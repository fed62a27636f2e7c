#!/bin/sh
# Draws the program's icon as PNG for the desktops that show no SVG: ../icons/hicolor/<N>x<N>/apps/giaguaro.png,
# up to 24 pixels from icon-small.svg and above from icon.svg.
#
#     sh icons.sh        needs rsvg-convert (Debian: librsvg2-bin)
#
# The same version of rsvg-convert gives the same bytes; another may smooth an edge otherwise, which is no harm.
set -eu
cd "$(dirname "$0")/../icons"

for size in 16 22 24 32 48 64 128 256 512; do
  from=icon.svg
  if [ "$size" -le 24 ]; then from=icon-small.svg; fi
  mkdir -p "hicolor/${size}x${size}/apps"
  rsvg-convert --width "$size" --height "$size" --output "hicolor/${size}x${size}/apps/giaguaro.png" "$from"
done
