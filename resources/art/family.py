"""The card family: everything the three decks share (see STYLE.md).

Plain Python 3.11, standard library only.  Every function returns a *string* of
SVG elements; strings are concatenated with ``+`` and put into a card with
``Doc.add``.  Nothing here draws a figure: it is paper, ink, glyphs, pips,
corner indices, the grid, the two-headed composition and some polygon geometry.

Typical use::

    import family as f

    def build():
        doc = f.Doc(columns=13)
        for suit in f.SUITS:
            body = f.frame() + my_half(suit) ...
            doc.add('king_' + suit, f.middle(body) + f.corners('K', suit))
        return doc

    if __name__ == '__main__':
        f.write(build(), 'deck.svg')

A card is its paper, ``middle`` and two ``index`` groups; the program makes the
variants of a deck (four colours, large indices, other letters) out of these
groups and their classes: STYLE.md, "What the program relies on".

Coordinates inside a card are 0..240 x 0..360, y down.
"""

import math
import os
import re
import xml.etree.ElementTree as ET

# --------------------------------------------------------------------------
# inks
INK = '#20242B'
RED = '#B4232C'
BLUE = '#22507E'
GOLD = '#DDA63A'
GREEN = '#2E6B4C'
SKIN = '#F3D6B6'
BROWN = '#6B452B'
SKY = '#A9C6DA'
ROSE = '#E7B3A6'
PAPER = '#FCF8EE'
BORDER = '#857B62'

# stroke weights
SW = 2.0          # contours of figures
SW_DETAIL = 1.35  # detail lines; nothing is thinner (see Doc.svg)
SW_FRAME = 1.5    # frames
SW_BORDER = 2.0   # the card's border

# geometry
W, H = 240, 360
RADIUS = 14
CELL_W, CELL_H = 260, 380
MARGIN = 10                       # card offset inside its cell
CX, CY = 120, 180
INDEX_X = 26                      # centre of the index column
INDEX_TOP = 16
INDEX_H = 40
INDEX_PIP_H = 26
INDEX_PIP_TOP = 62
FIELD = (60, 50, 180, 310)        # pip field  x0 y0 x1 y1
FRAME = (50, 24, 190, 336)        # court frame x0 y0 x1 y1
BAND_RISE = 22                    # the split line of two-headed figures: from
                                  # (50, 180 + 22) up to (190, 180 - 22)

SUITS = ('club', 'diamond', 'heart', 'spade')


SUIT_INK = {'club': INK, 'diamond': RED, 'heart': RED, 'spade': INK}


# --------------------------------------------------------------------------
# elements
def n(v):
    """A number, short: at most two decimals."""
    s = '%.2f' % v
    s = s.rstrip('0').rstrip('.')
    return '0' if s in ('-0', '') else s


def attrs(fill=None, stroke=None, sw=None, **more):
    """Presentation attributes; None is left out (inherited).  Further keywords
    have '_' turned to '-': attrs(stroke_linecap='butt')."""
    out = []
    if fill is not None:
        out.append('fill="%s"' % fill)
    if stroke is not None:
        out.append('stroke="%s"' % stroke)
    if sw is not None:
        out.append('stroke-width="%s"' % n(sw))
    for k, v in more.items():
        if v is not None:
            out.append('%s="%s"' % (k.replace('_', '-'), n(v) if isinstance(v, (int, float)) else v))
    return (' ' + ' '.join(out)) if out else ''


def path(d, fill=None, stroke=None, sw=None, **more):
    """<path d=...>.  Inside ``figure`` the defaults are ink contour, SW wide."""
    return '<path d="%s"%s/>' % (d, attrs(fill, stroke, sw, **more))


def line(d, sw=SW_DETAIL, stroke=INK, **more):
    """An open detail line: <path> without fill."""
    return '<path d="%s"%s/>' % (d, attrs('none', stroke, sw, **more))


def circle(cx, cy, r, fill=None, stroke=None, sw=None, **more):
    return '<circle cx="%s" cy="%s" r="%s"%s/>' % (n(cx), n(cy), n(r), attrs(fill, stroke, sw, **more))


def ellipse(cx, cy, rx, ry, fill=None, stroke=None, sw=None, **more):
    return '<ellipse cx="%s" cy="%s" rx="%s" ry="%s"%s/>' % (
        n(cx), n(cy), n(rx), n(ry), attrs(fill, stroke, sw, **more))


def rect(x, y, w, h, fill=None, stroke=None, sw=None, rx=None, **more):
    r = '' if rx is None else ' rx="%s" ry="%s"' % (n(rx), n(rx))
    return '<rect x="%s" y="%s" width="%s" height="%s"%s%s/>' % (
        n(x), n(y), n(w), n(h), r, attrs(fill, stroke, sw, **more))


def poly(points, fill=None, stroke=None, sw=None, **more):
    """A closed polygon from a list of (x, y)."""
    return '<path d="%s"%s/>' % (poly_d(points), attrs(fill, stroke, sw, **more))


def poly_d(points):
    return 'M' + 'L'.join('%s %s' % (n(x), n(y)) for x, y in points) + 'Z'


def group(content, transform=None, **more):
    t = '' if transform is None else ' transform="%s"' % transform
    return '<g%s%s>%s</g>' % (t, attrs(**more), content)


def figure(content, transform=None):
    """A group with the family's contour: ink, SW, round joins and caps.
    Give shapes only a fill inside; detail lines bring their own weight."""
    return group(content, transform, stroke=INK, sw=SW,
                 stroke_linejoin='round', stroke_linecap='round')


def at(content, x, y, scale=1, rot=0):
    """Content moved to (x, y), scaled, turned by rot degrees about its origin."""
    t = 'translate(%s %s)' % (n(x), n(y))
    if rot:
        t += ' rotate(%s)' % n(rot)
    if scale != 1:
        t += ' scale(%s)' % ('%.4g' % scale)
    return group(content, t)


def mirror(content, x=CX):
    """Content reflected left-right about the vertical line at x."""
    return group(content, 'matrix(-1 0 0 1 %s 0)' % n(2 * x))


def half_turn(content):
    """Content turned by 180 degrees about the card's centre."""
    return group(content, 'rotate(180 %d %d)' % (CX, CY))


def two_headed(half, band=''):
    """Point-symmetric court picture: the upper half, its turned copy, then the
    band that hides the seam (the band itself must be point-symmetric)."""
    return half + half_turn(half) + band


# --------------------------------------------------------------------------
# paper and frame
def paper():
    """The card's paper and border; bounding box exactly 240 x 360."""
    return (rect(0, 0, W, H, fill=PAPER, stroke='none', rx=RADIUS)
            + rect(1, 1, W - 2, H - 2, fill='none', stroke=BORDER, sw=SW_BORDER, rx=RADIUS - 1))


def frame(x0=FRAME[0], y0=FRAME[1], x1=FRAME[2], y1=FRAME[3], fill='none', stroke=INK, sw=SW_FRAME):
    """The court frame (or any other rectangle given by its corners)."""
    return rect(x0, y0, x1 - x0, y1 - y0, fill=fill, stroke=stroke, sw=sw, stroke_linejoin='miter')


def split_y(x, rise=BAND_RISE):
    """y of the split line of two-headed figures at x."""
    return CY - rise * (x - CX) / 70.0


def half_region(rise=BAND_RISE, gap=0):
    """Convex polygon: the upper half of the frame down to the split line
    (gap: stop that far above it).  For ``clip``."""
    x0, y0, x1, _ = FRAME
    return [(x0, y0), (x1, y0), (x1, split_y(x1, rise) - gap), (x0, split_y(x0, rise) - gap)]


def band(width=16, fill=GOLD, rise=BAND_RISE, sw=SW):
    """The slanted sash over the split line, from frame to frame."""
    x0, _, x1, _ = FRAME
    h = width / 2.0
    a, b = split_y(x0, rise), split_y(x1, rise)
    return poly([(x0, a - h), (x1, b - h), (x1, b + h), (x0, a + h)], fill=fill, stroke=INK, sw=sw,
                stroke_linejoin='round')


# --------------------------------------------------------------------------
# glyphs: 28 x 40 box, stroke 6.5.  's' = stroked centre line (butt caps),
# 'f' = filled outline.  (width, [(kind, path)...])
_SIX = ('M22.9 7.6C20.8 4.7 18 3.25 14.9 3.25C7.4 3.25 3.25 10 3.25 21C3.25 31.2 7.2 36.75 14 36.75'
        'C20.5 36.75 24.75 32.6 24.75 26.4C24.75 20.2 20.6 16.5 14.6 16.5C9 16.5 4.8 19.6 3.6 24.6')
_ZERO = ('M14 3.25C21 3.25 24.75 9 24.75 20C24.75 31 21 36.75 14 36.75C7 36.75 3.25 31 3.25 20'
         'C3.25 9 7 3.25 14 3.25Z')
_GLYPHS = {
    'A': (28, [('f', 'M0 40L10.1 0H17.9L28 40H21.1L14 12L6.9 40Z'), ('f', 'M6.5 24.6H21.5V30.6H6.5Z')]),
    '0': (28, [('s', _ZERO)]),
    '1': (14.5, [('f', 'M8.6 0H14.5V40H8V8.6L0 12.8V5.6Z')]),
    '2': (27, [('s', 'M3.5 13C3.7 7 7.8 3.25 13.8 3.25C20 3.25 24 6.7 24 12C24 16.2 21.8 19.2 18.2 22.7L5.2 35.6'),
               ('f', 'M0.6 33.6H27V40H0.6Z')]),
    '3': (27, [('s', 'M3.2 9.6C4.9 5.4 8.6 3.25 13.2 3.25C19 3.25 22.9 6.2 22.9 11C22.9 15.9 19 18.8 13.4 18.8H9.2'),
               ('s', 'M9.2 18.8H13.6C19.8 18.8 23.75 22.1 23.75 27.5C23.75 33.2 19.4 36.75 13 36.75C7.7 36.75 3.9 34.3 2.4 29.9')]),
    '4': (28, [('f', 'M16 0H23.6V25.6H28V31.8H23.6V40H17.1V31.8H0V26Z M17.1 9.8V25.6H6.8Z')]),
    '5': (27, [('f', 'M4.2 0H24.6V6.4H10.2L9.5 15.6L10.4 20.9L8.8 22.2H2.5Z'),
               ('s', 'M8.2 18.3C9.8 17.1 11.6 16.5 13.7 16.5C19.6 16.6 23.75 20.5 23.75 26.5C23.75 32.7 19.3 36.75 12.9 36.75C7.7 36.75 3.9 34.3 2.4 29.9')]),
    '6': (28, [('s', _SIX)]),
    '7': (27, [('f', 'M0 0H27V6L12.9 40H5.7L19.4 6.5H0Z')]),
    '8': (28, [('s', 'M14 3.25C19.6 3.25 23.4 6.3 23.4 11C23.4 15.6 19.6 18.7 14 18.7C8.4 18.7 4.6 15.6 4.6 11C4.6 6.3 8.4 3.25 14 3.25Z'),
               ('s', 'M14 18.7C20.4 18.7 24.75 22.2 24.75 27.7C24.75 33.2 20.4 36.75 14 36.75C7.6 36.75 3.25 33.2 3.25 27.7C3.25 22.2 7.6 18.7 14 18.7Z')]),
    '9': (28, [('r', _SIX)]),
    '10': (36.5, []),     # composed below
    'J': (22, [('s', 'M18.75 0V26.6C18.75 33.4 15.9 36.75 10.9 36.75C6.1 36.75 3.3 33.8 3.1 28.2')]),
    'N': (28, [('f', 'M0 40V0H6.7L21.6 27.4V0H28V40H21.3L6.4 12.6V40Z')]),
    'Q': (28, [('s', _ZERO), ('f', 'M14.2 30.2L19.8 26.4L28.4 40H20.6Z')]),
    'K': (28, [('f', 'M0 0H6.5V40H0Z'), ('f', 'M4 23.9L19.4 0H27.2L4 36Z'),
               ('f', 'M10.6 22.2L15.5 14.2L28.2 40H20.5Z')]),
    'F': (24, [('f', 'M0 0H24V6.4H6.5V16.8H20.6V23H6.5V40H0Z')]),
    'C': (27, [('s', 'M24.6 12.2C23.4 6.4 19.8 3.25 14.6 3.25C7.2 3.25 3.25 9.4 3.25 20C3.25 30.6 7.2 36.75 14.6 36.75C19.8 36.75 23.4 33.6 24.6 27.8')]),
    'R': (28, [('f', 'M0 0H6.5V40H0Z'), ('s', 'M3 3.25H13.6C20 3.25 23.8 6.5 23.8 12.1C23.8 17.7 20 20.9 13.6 20.9H3'),
               ('f', 'M9.6 20.9H17.1L28 40H20.4Z')]),
    'V': (28, [('f', 'M0 0H6.9L14 28L21.1 0H28L17.9 40H10.1Z')]),
    'D': (28, [('s', 'M3.25 3.25H10.4C19.8 3.25 24.75 9 24.75 20C24.75 31 19.8 36.75 10.4 36.75H3.25Z')]),
    # the Excuse's star
    '*': (34, [('f', 'M17 3L21.1 14.3L33.2 14.8L23.7 22.2L27 33.8L17 27.1L7 33.8L10.3 22.2L0.8 14.8L12.9 14.3Z')]),
}


# the letters a court card or an ace may carry, in any language
LETTERS = ('A', '1', 'J', 'N', 'Q', 'K', 'F', 'C', 'R', 'V', 'D')


def _glyph_raw(ch):
    """A glyph's parts, without a colour of their own."""
    out = ''
    for kind, d in _GLYPHS[ch][1]:
        if kind == 'f':
            rule = 'evenodd' if ' M' in d else None
            out += path(d, stroke='none', fill_rule=rule)
        else:
            p = path(d, fill='none', sw=6.5, stroke_linecap='butt', stroke_linejoin='miter')
            out += p if kind == 's' else group(p, 'rotate(180 14 20)')
    return out


def _glyph(text):
    """(width, parts) of a rank, 40 high, its left edge at 0."""
    if text == '10':     # with a narrow nought, drawn so that its stroke stays 6.5
        nought = ('M10.1 3.25C14.6 3.25 16.95 8.6 16.95 20C16.95 31.4 14.6 36.75 10.1 36.75'
                  'C5.6 36.75 3.25 31.4 3.25 20C3.25 8.6 5.6 3.25 10.1 3.25Z')
        return 37.4, _glyph_raw('1') + group(path(nought, fill='none', sw=6.5, stroke_linecap='butt',
                                                  stroke_linejoin='miter'), 'translate(17.2 0)')
    return _GLYPHS[text][0], _glyph_raw(text)


def rank_defs(ranks):
    """The glyphs of the ranks and of all letters, for <defs>: ``rank_K`` stands in a box 40 high, its upper
    edge at y = 0 and its middle at x = 0, so that one letter can take another's place."""
    out = ''
    for text in LETTERS + tuple(r for r in ranks if r not in LETTERS):
        width, parts = _glyph(text)
        out += '<g id="rank_%s">%s</g>' % (text, group(parts, 'translate(%s 0)' % n(-width / 2)))
    return out


# --------------------------------------------------------------------------
# French pips, drawn 100 high about the origin
PIP = {
    'heart': 'M0 50C-7 34 -44 12 -44 -18C-44 -38 -33 -50 -20.5 -50C-9.5 -50 -2 -43 0 -32'
             'C2 -43 9.5 -50 20.5 -50C33 -50 44 -38 44 -18C44 12 7 34 0 50Z',
    'diamond': 'M0 -50Q13 -21 38 0Q13 21 0 50Q-13 21 -38 0Q-13 -21 0 -50Z',
    'spade': 'M0 -50C7 -34 43 -14 43 12C43 26 33.5 35 22.5 35C14 35 7 30.5 3.6 22.5C4.4 35 8.5 44 16.5 50'
             'H-16.5C-8.5 44 -4.4 35 -3.6 22.5C-7 30.5 -14 35 -22.5 35C-33.5 35 -43 26 -43 12C-43 -14 -7 -34 0 -50Z',
    'club': 'M-18.04 -14.05A22.5 22.5 0 1 1 18.04 -14.05A22.5 22.5 0 1 1 3.47 20C4.4 34 8.5 44 17 50'
            'H-17C-8.5 44 -4.4 34 -3.47 20A22.5 22.5 0 1 1 -18.04 -14.05Z',
}
PIP_WIDTH = {'heart': 0.88, 'diamond': 0.76, 'spade': 0.86, 'club': 0.90}   # of the height


def pip(suit, cx, cy, height, colour=None, turned=False, rot=0):
    """A French suit pip centred at (cx, cy); turned: upside down.  Without a
    colour it is a mark of its suit and follows it in the variants."""
    t = 'translate(%s %s)' % (n(cx), n(cy))
    if turned or rot:
        t += ' rotate(%s)' % n(rot + (180 if turned else 0))
    t += ' scale(%s)' % ('%.4g' % (height / 100.0))
    return '<path%s d="%s" transform="%s" fill="%s" stroke="none"/>' % (
        '' if colour else ' class="suit"', PIP[suit], t, colour or SUIT_INK[suit])


# --------------------------------------------------------------------------
# what a card is made of besides its paper
def middle(content):
    """All that stands between the indices."""
    return '<g class="middle">%s</g>' % content


def index_pair(one):
    """An index, and the same turned by 180 degrees."""
    return ('<g class="index">%s</g><g class="index" transform="rotate(180 %d %d)">%s</g>' % (one, CX, CY, one))


def corners_with(rank, mark, colour=INK):
    """Index top left and, turned, bottom right.  rank: one of ``rank_defs``;
    mark: a function mark(cx, cy, height) returning the small suit mark."""
    return index_pair(
        '<g class="suit" fill="%s" stroke="%s"><g class="rank"><use xlink:href="#rank_%s" transform="translate(%d %d)"/></g></g>'
        % (colour, colour, rank, INDEX_X, INDEX_TOP) + mark(INDEX_X, INDEX_PIP_TOP + INDEX_PIP_H / 2.0, INDEX_PIP_H))


def corners(rank, suit):
    """Both corner indices of a French-suited card."""
    return corners_with(rank, lambda x, y, h: pip(suit, x, y, h), SUIT_INK[suit])


# --------------------------------------------------------------------------
# polygon geometry, for garment patterns (there is no clipping in the SVG)
_TOK = re.compile(r'([MLHVCQZmlhvcqz])|(-?\d*\.?\d+(?:e-?\d+)?)')


def flatten(d, steps=10):
    """The first closed outline of path data (M L H V C Q Z, either case) as a
    list of points."""
    toks = [(a, b) for a, b in _TOK.findall(d)]
    pts, i, cmd, x, y, sx, sy = [], 0, None, 0.0, 0.0, 0.0, 0.0

    def num():
        nonlocal i
        v = float(toks[i][1])
        i += 1
        return v

    while i < len(toks):
        if toks[i][0]:
            cmd = toks[i][0]
            i += 1
            if cmd in 'Zz':
                break
        rel = cmd.islower()
        ox, oy = (x, y) if rel else (0, 0)
        c = cmd.upper()
        if c in 'ML':
            x, y = num() + ox, num() + oy
            if c == 'M':
                if pts:
                    break
                sx, sy = x, y
                cmd = 'l' if rel else 'L'
            pts.append((x, y))
        elif c == 'H':
            x = num() + ox
            pts.append((x, y))
        elif c == 'V':
            y = num() + oy
            pts.append((x, y))
        elif c == 'C':
            p = [(num() + ox, num() + oy) for _ in range(3)]
            for k in range(1, steps + 1):
                t = k / steps
                u = 1 - t
                pts.append((u**3 * x + 3 * u * u * t * p[0][0] + 3 * u * t * t * p[1][0] + t**3 * p[2][0],
                            u**3 * y + 3 * u * u * t * p[0][1] + 3 * u * t * t * p[1][1] + t**3 * p[2][1]))
            x, y = p[2]
        elif c == 'Q':
            p = [(num() + ox, num() + oy) for _ in range(2)]
            for k in range(1, steps + 1):
                t = k / steps
                u = 1 - t
                pts.append((u * u * x + 2 * u * t * p[0][0] + t * t * p[1][0],
                            u * u * y + 2 * u * t * p[0][1] + t * t * p[1][1]))
            x, y = p[1]
    return pts


def area(points):
    """Signed area of a polygon."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2.0


def clip(points, convex):
    """points (any simple polygon) cut to a convex polygon; [] if nothing is left."""
    if area(convex) < 0:
        convex = convex[::-1]
    out = list(points)
    for (ax, ay), (bx, by) in zip(convex, convex[1:] + convex[:1]):
        if not out:
            return []
        src, out = out, []
        side = [(bx - ax) * (py - ay) - (by - ay) * (px - ax) for px, py in src]
        for k in range(len(src)):
            (px, py), s0 = src[k - 1], side[k - 1]
            (qx, qy), s1 = src[k], side[k]
            if (s0 >= 0) != (s1 >= 0):
                t = s0 / (s0 - s1)
                out.append((px + t * (qx - px), py + t * (qy - py)))
            if s1 >= 0:
                out.append((qx, qy))
    return out if len(out) > 2 and abs(area(out)) > 0.3 else []


def _pts(panel):
    return flatten(panel) if isinstance(panel, str) else list(panel)


def motifs(panel, shapes, fill, stroke='none', sw=None, inset_only=False):
    """Convex polygons ``shapes`` cut to ``panel`` (path data or points); with
    inset_only, shapes that would be cut are left out."""
    p = _pts(panel)
    d = ''
    for s in shapes:
        c = clip(p, s)
        if c and not (inset_only and abs(area(c)) < 0.97 * abs(area(s))):
            d += poly_d(c)
    return path(d, fill=fill, stroke=stroke, sw=sw) if d else ''


def stripes(panel, fill, pitch=8, width=4, angle=0, phase=0, **more):
    """Parallel stripes inside a panel; angle in degrees (0 = horizontal)."""
    p = _pts(panel)
    a = math.radians(angle)
    ux, uy, vx, vy = math.cos(a), math.sin(a), -math.sin(a), math.cos(a)
    vs = [x * vx + y * vy for x, y in p]
    k0, k1 = math.floor((min(vs) - phase) / pitch) - 1, math.ceil((max(vs) - phase) / pitch) + 1
    shapes = []
    for k in range(k0, k1 + 1):
        v0 = k * pitch + phase
        v1 = v0 + width
        shapes.append([(ux * t + vx * v, uy * t + vy * v) for t, v in ((-999, v0), (999, v0), (999, v1), (-999, v1))])
    return motifs(p, shapes, fill, **more)


def scatter(panel, cell, fill, dx=14, dy=14, angle=0, origin=(0, 0), stagger=True, inset_only=False, **more):
    """A convex cell (points about the origin) repeated on a (staggered) grid
    and cut to the panel.  See lozenge_cell, dot_cell."""
    p = _pts(panel)
    a = math.radians(angle)
    ca, sa = math.cos(a), math.sin(a)
    ox, oy = origin
    xs, ys = [q[0] for q in p], [q[1] for q in p]
    r = int(max(max(xs) - min(xs), max(ys) - min(ys)) / min(dx, dy)) + 3
    mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    rx, ry = mx - ox, my - oy
    i0, j0 = round((rx * ca + ry * sa) / dx), round((-rx * sa + ry * ca) / dy)
    shapes = []
    for j in range(j0 - r, j0 + r + 1):
        for i in range(i0 - r, i0 + r + 1):
            gx = (i + (0.5 if stagger and j % 2 else 0)) * dx
            gy = j * dy
            cx, cy = ox + gx * ca - gy * sa, oy + gx * sa + gy * ca
            shapes.append([(cx + x * ca - y * sa, cy + x * sa + y * ca) for x, y in cell])
    return motifs(p, shapes, fill, inset_only=inset_only, **more)


def lozenge_cell(w, h):
    return [(0, -h / 2), (w / 2, 0), (0, h / 2), (-w / 2, 0)]


def dot_cell(r, sides=10):
    return [(r * math.cos(2 * math.pi * k / sides), r * math.sin(2 * math.pi * k / sides)) for k in range(sides)]


def clipped(panel, region, fill=None, stroke=None, sw=None, **more):
    """The panel (path data or points) cut to a convex region, drawn."""
    c = clip(_pts(panel), region)
    return poly(c, fill, stroke, sw, **more) if c else ''


# --------------------------------------------------------------------------
# the document
class Doc:
    """One SVG file: cards on the 260 x 380 grid, row by row."""

    def __init__(self, columns=13):
        self.columns = columns
        self.cards = []          # (id, svg)
        self.defs = ''           # gradients, shared shapes

    def add(self, ident, content, bare=False):
        """A card: paper and border are drawn first, then content.
        bare: content brings its own paper (it must fill 240 x 360)."""
        assert ident not in [c[0] for c in self.cards], ident
        self.cards.append((ident, ('' if bare else paper()) + content))

    def alias(self, ident, of):
        """The same card under a second id (drawn again by a <use>)."""
        x, y = self._cell([c[0] for c in self.cards].index(of))
        self.cards.append((ident, '<use xlink:href="#%s" transform="translate(%d %d)"/>' % (of, -x, -y)))

    def _cell(self, k):
        return (k % self.columns) * CELL_W + MARGIN, (k // self.columns) * CELL_H + MARGIN

    def svg(self):
        """The file's text.  Lines thinner than SW_DETAIL are drawn with that weight: Qt draws what would be
        thinner than a pixel one pixel wide, others draw it paler, and a card 180 pixels wide shall look the same
        in every renderer."""
        rows = -(-len(self.cards) // self.columns)
        cols = min(self.columns, len(self.cards))
        w, h = cols * CELL_W, rows * CELL_H
        out = ['<?xml version="1.0" encoding="UTF-8"?>',
               '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
               'width="%d" height="%d" viewBox="0 0 %d %d">' % (w, h, w, h)]
        if self.defs:
            out.append('<defs>%s</defs>' % self.defs)
        for k, (ident, content) in enumerate(self.cards):
            out.append('<g id="%s" transform="translate(%d %d)">%s</g>' % ((ident,) + self._cell(k) + (content,)))
        out.append('</svg>')
        return re.sub(r'stroke-width="([\d.]+)"',
                      lambda m: m[0] if float(m[1]) >= SW_DETAIL else 'stroke-width="%s"' % n(SW_DETAIL),
                      '\n'.join(out) + '\n')

    def write(self, filename):
        text = self.svg()
        check(text)
        with open(filename, 'w', encoding='utf-8') as fh:
            fh.write(text)
        return filename


ALLOWED = {'svg', 'defs', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'use',
           'linearGradient', 'radialGradient', 'stop'}


def check(text, limit=700_000):
    """Well-formed, allowed elements only, unique ids, small enough."""
    ids = set()
    for el in ET.fromstring(text.encode('utf-8')).iter():
        name = el.tag.split('}')[1]
        assert name in ALLOWED, 'forbidden element ' + name
        assert 'style' not in el.attrib and 'clip-path' not in el.attrib and 'filter' not in el.attrib
        i = el.get('id')
        if i:
            assert i not in ids, 'id twice: ' + i
            ids.add(i)
    assert len(text.encode('utf-8')) < limit, 'file too large: %d' % len(text)


CARDS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'cards')


def write(doc, name):
    """Writes a document into ../cards."""
    at = os.path.join(CARDS, name)
    doc.write(at)
    print('%s: %d cards, %d bytes' % (name, len(doc.cards), os.path.getsize(at)))
