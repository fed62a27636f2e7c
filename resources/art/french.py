"""The French deck: 52 cards and the back; and what the Tarot's suits have of
their own: the four knights, and aces that are the lowest cards and read 1.

    python3 french.py           -> ../cards/french.svg, knights.svg, back.svg

Every court is drawn as its upper half (figure coordinates are card
coordinates) and turned by ``family.two_headed``.  The split line falls from
the upper left to the lower right (RISE), so the picture's right half has more
room: attributes are held there, the suit pip stands top left.  A mirrored
court is drawn the same way and reflected as a whole.
"""

import math
import sys

sys.dont_write_bytecode = True
import family as f
from family import (INK, RED, BLUE, GOLD, GREEN, SKIN, BROWN, SKY, ROSE, PAPER,
                    path, line, circle, ellipse, poly, group, figure, at, pip)

RISE = -22
HALF = f.half_region(RISE)
D = f.SW_DETAIL


# --------------------------------------------------------------------------
# cut shapes: everything that may run over the split line or the frame
def c(d, fill, **more):
    return f.clipped(d, HALF, fill, **more)


def cutline(points, sw=D, stroke=INK):
    """A polyline cut to the half (open)."""
    out = []
    x0, y0, x1, _ = f.FRAME
    cur = []
    for x, y in points:
        if x0 <= x <= x1 and y0 <= y <= f.split_y(x, RISE):
            cur.append((x, y))
        else:
            if len(cur) > 1:
                out.append(cur)
            cur = []
    if len(cur) > 1:
        out.append(cur)
    d = ''.join('M' + 'L'.join('%s %s' % (f.n(a), f.n(b)) for a, b in q) for q in out)
    return line(d, sw, stroke) if d else ''


def cl(d, sw=D, stroke=INK):
    """Detail line from path data, cut to the half."""
    pts = []
    for part in d.replace('M', '|M').split('|'):
        if part.strip():
            p = f.flatten(part, 14)
            fine = []
            for a, b in zip(p, p[1:]):
                k = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / 2))
                fine += [(a[0] + (b[0] - a[0]) * t / k, a[1] + (b[1] - a[1]) * t / k) for t in range(k)]
            pts.append(fine + [p[-1]])
    return ''.join(cutline(_thin(p), sw, stroke) for p in pts)


def _thin(p):
    """Keep the fine steps only where the cut can happen (near the border)."""
    out = []
    for k, (x, y) in enumerate(p):
        near = f.split_y(x, RISE) - y < 8 or x < 58 or x > 182
        if near or k % 3 == 0 or k == len(p) - 1:
            out.append((x, y))
    return out


def pat(kind, panel, fill, *a, **k):
    """A pattern inside a panel, both cut to the half."""
    p = f.clip(f.flatten(panel), HALF)
    return kind(p, fill, *a, **k) if p else ''


def lozenges(panel, fill, w=8, h=11, dx=13, dy=9, origin=(120, 150), angle=0):
    p = f.clip(f.flatten(panel), HALF)
    return f.scatter(p, f.lozenge_cell(w, h), fill, dx=dx, dy=dy, origin=origin, angle=angle)


def dots(panel, fill, r=2.2, dx=11, dy=8, origin=(120, 150), angle=0):
    p = f.clip(f.flatten(panel), HALF)
    return f.scatter(p, f.dot_cell(r, 8), fill, dx=dx, dy=dy, origin=origin, angle=angle, inset_only=True)


def stripes(panel, fill, pitch=9, width=4, angle=90, phase=0):
    p = f.clip(f.flatten(panel), HALF)
    return f.stripes(p, fill, pitch, width, angle, phase)


def ermine(panel, dx=15, dy=11, origin=(120, 130)):
    """Little ink tails, whole ones only."""
    p = f.clip(f.flatten(panel), HALF)
    return f.scatter(p, [(0, -3.4), (1.7, 3.0), (-1.7, 3.0)], INK, dx=dx, dy=dy, origin=origin, inset_only=True)


def outline(d):
    """Contour once more, over a pattern."""
    return f.clipped(d, HALF, 'none')


# --------------------------------------------------------------------------
# faces; origin between the eyes and the nose, chin at y = 30
def _eye(x, y, w=4.6, look=0.0):
    """Upper lid and a round iris under it."""
    return (circle(x + look, y + 0.4, 2.0, fill=INK, stroke='none')
            + line('M%s %sQ%s %s %s %s' % (f.n(x - w), f.n(y + 0.6), f.n(x), f.n(y - 4.4), f.n(x + w), f.n(y + 0.6)), 1.6))


def face_front(hair=BROWN, woman=False, look=0.0, lips=RED):
    """Frontal face."""
    jaw = 'M-20 -12C-20 -33 20 -33 20 -12C20 5 17.5 16 9.5 25C5.5 29.6 -5.5 29.6 -9.5 25C-17.5 16 -20 5 -20 -12Z'
    o = path(jaw, fill=SKIN)
    o += ellipse(-12.4, 8.6, 4, 2.8, fill=ROSE, stroke='none') + ellipse(12.4, 8.6, 4, 2.8, fill=ROSE, stroke='none')
    o += _eye(-9, -3.2, look=look) + _eye(9, -3.2, look=look)
    b = 1.5 if woman else 2.2
    o += line('M-14.4 -9.6Q-9.6 -13 -4.4 -10.6M14.4 -9.6Q9.6 -13 4.4 -10.6', b, hair)
    o += line('M2 -4.4C2 -0.6 2.8 2.6 4 5.2C4.6 8.2 1.4 9 -2.4 8.2', 1.4)
    return o + _mouth(0, 16, woman, lips)


NOSES = {'straight': 'M7.2 -4.6C7.6 -1 9.8 2.8 11 5.4C11.6 8.2 8.6 9 5 8.2',
         'hooked': 'M7 -5.4C10 -3.6 13 1.4 13 5C12.8 8.8 8.8 9.4 5 8.6',
         'snub': 'M7.6 -3.6C7 -0.6 8.2 1.8 10.8 3.6C12 6.8 9 8.2 5.8 7.4'}


def face_three(hair=BROWN, woman=False, look=0.8, lips=RED, nose='straight', old=False):
    """Three-quarter face, turned to the picture's right."""
    jaw = ('M-19.5 -12C-19.5 -33 17 -34 18 -13C18 -10.6 16.8 -8.6 17 -5.6C17.2 -2.6 18.4 0 18 5'
           'C17.4 13 14.6 20.4 9.4 25.6C5.4 29.6 -1.8 29 -6.6 25C-14.4 18.4 -19.5 6 -19.5 -12Z')
    o = path(jaw, fill=SKIN)
    o += ellipse(-7.6, 8.8, 4.2, 2.8, fill=ROSE, stroke='none')
    o += _eye(-3.6, -3.2, 4.8, look=look) + _eye(12.6, -3.3, 3.2, look=look * 0.4)
    if old:
        o += line('M-7.6 2.4Q-4 4.6 0 2.8M10 2.6Q12 4 14.6 2.6M-12 -4L-14.6 -5.6M-12 -1.6L-14.8 -1.4', 1)
    b = 1.5 if woman else 3 if old else 2.2
    o += line('M-9.6 -9.4Q-4.4 -13.2 0.8 -10.8M9.6 -10.8Q12.8 -12.8 16 -10.6', b, hair)
    o += line(NOSES[nose], 1.4)
    return o + _mouth(6, 16, woman, lips, 0.86)


def _mouth(x, y, woman, lips, s=1.0):
    if woman:
        m = (path('M-6 0C-4 -1.6 -1.6 -2.2 0 -1.2C1.6 -2.2 4 -1.6 6 0C3.6 3.4 -3.6 3.4 -6 0Z', fill=lips, stroke='none')
             + line('M-6.2 -0.1Q0 1 6.2 -0.1', 0.9))
    else:
        m = (path('M-5.4 0Q0 -1.6 5.4 0Q0 4.4 -5.4 0Z', fill=ROSE, stroke='none') + line('M-6.2 -0.3Q0 1.4 6.2 -0.3', 1.5))
    return group(m, 'translate(%s %s) scale(%s 1)' % (f.n(x), f.n(y), f.n(s)))


def face_profile(hair=BROWN, woman=False, lips=RED):
    """Profile to the picture's right; the back of the head is hair's work."""
    jaw = ('M-16 -24C-8 -33 8 -32 11.4 -22C12.6 -17.6 12.6 -14 12.2 -10.6C12 -8.4 12.8 -7 13.6 -5L17.6 3.6'
           'C18.4 6.2 16.6 7.4 13.8 7.6C13 9.2 13.4 10.4 14.6 11.4C16 12.6 15.8 14 14.2 14.6'
           'C15.4 15.6 15.4 17.2 13.6 18.2C13 20 13.8 21.4 13.4 23.4C12.6 27.8 7.4 29.2 2.4 27.4C-4 24.6 -10 19 -13 12Z')
    o = path(jaw, fill=SKIN)
    o += ellipse(1.6, 8.8, 4.2, 2.8, fill=ROSE, stroke='none')
    o += circle(7.8, -3.2, 2.0, fill=INK, stroke='none')
    o += line('M2.2 -2.6C3.8 -6.2 7.4 -7 10.4 -5.6', 1.6)
    o += line('M1 -10.2Q5.8 -13.2 10.8 -11', 1.5 if woman else 2.2, hair)
    o += line('M11 6.4C10.2 5 10.8 3.6 12.2 3.6', 1.2)
    if woman:
        o += path('M14.6 11.6C15.8 12.8 15.6 14 14.2 14.6C15.2 15.6 15 17 13.4 17.8C11 17.4 9.4 16 8.6 14.8Q11.4 14.4 14.6 11.6Z',
                  fill=lips, stroke='none')
    else:
        o += line('M8.6 15.2Q11.4 15.4 14.2 14.6', 1.5)
    return o


# --------------------------------------------------------------------------
# hands
def fist(x, y, rot=0, flip=False):
    """A closed hand round an upright shaft; knuckles to the right (flip: left)."""
    o = (path('M-9.5 -5.5C-9.5 -8.6 -6.4 -9.4 -3.4 -9.4H4.6C8.4 -9.4 9.6 -7.6 9.6 -5.2V5C9.6 8 8 9.4 4.8 9.4H-4C-7.6 9.4 -9.5 7.6 -9.5 4Z',
              fill=SKIN)
         + line('M9.4 -4.6H1M9.4 0.1H0.4M9.4 4.8H1', 1.3)
         + line('M-6.6 -8.8C-6.6 -5.2 -3 -3.4 1 -4.6', 1.3))
    if flip:
        o = group(o, 'scale(-1 1)')
    return at(o, x, y, rot=rot)


def pinch(x, y, rot=0, flip=False):
    """A hand holding a stem between thumb and finger, fingers to upper left."""
    o = (path('M-3 10.5C-7.5 8.5 -10 3.5 -9.6 -1.5C-9.4 -5 -8 -9.4 -5.4 -9.6C-3 -9.8 -3.4 -6.6 -3.8 -4.4C-2.6 -8.6 0.2 -12.4 2.8 -11.4'
              'C5 -10.6 3.8 -7.6 2.8 -5.2C5 -7.6 7.8 -8.8 9 -7C10 -5.2 8.2 -3 7.2 -1.2C8.4 3.4 6.8 8.2 4 10.5Z', fill=SKIN)
         + line('M-3.8 -4.4C-4 -2.6 -3.6 -1 -2.8 0.4M2.8 -5.2C2 -3.6 1.6 -2.2 1.8 -0.4', 1.3))
    if flip:
        o = group(o, 'scale(-1 1)')
    return at(o, x, y, rot=rot)


# --------------------------------------------------------------------------
# parts shared by several courts
def sash(fill, mark=None, mark_fill=PAPER, width=17, step=20, size=3.2):
    """The band over the seam with a row of small marks ('dot', 'lozenge',
    'bar' or a suit's name)."""
    o = figure(f.band(width, fill, RISE))
    k = int(64 / step)
    for i in range(-k, k + 1):
        x = 120 + i * step
        y = f.split_y(x, RISE)
        if mark == 'dot':
            o += circle(x, y, size, fill=mark_fill, stroke=INK, sw=D)
        elif mark == 'lozenge':
            o += poly([(x, y - size * 1.5), (x + size, y), (x, y + size * 1.5), (x - size, y)], fill=mark_fill,
                      stroke=INK, sw=D, stroke_linejoin='round')
        elif mark == 'bar':
            o += poly([(x - size, y - 8.4 - size * 0.314), (x + size, y - 8.4 + size * 0.314),
                       (x + size, y + 8.4 + size * 0.314), (x - size, y + 8.4 - size * 0.314)], fill=mark_fill,
                      stroke=INK, sw=D)
    return o


def court(half, band, mirrored=False):
    """Figure, its turned copy, band, frame."""
    half = figure(half)
    o = f.two_headed(half, band)
    if mirrored:
        o = f.mirror(o)
    return o + f.frame()


def ball(x, y, r=3.2, fill=GOLD):
    return circle(x, y, r, fill=fill, sw=1.6)


def fur_collar(d, **k):
    return c(d, PAPER) + ermine(d, **k)


MANTLE = 'M104 106C92 114 72 117 63 134C55 150 53 170 52 220H188C187 170 185 150 177 134C168 117 148 114 136 106Z'
COLLAR = ('M101 104C90 110 76 114 69 126C84 147 156 147 171 126C164 114 150 110 139 104C133 114 107 114 101 104Z')


# --------------------------------------------------------------------------
# kings
def king_spade():
    mantle = 'M104 106C92 110 66 110 55 124C51 132 52 160 52 220H188C188 160 189 132 185 124C174 110 148 110 136 106Z'
    o = c(mantle, BLUE) + lozenges(mantle, GOLD, 6, 9, 15, 10) + outline(mantle)
    tunic = 'M98 130L92 220H150L142 130Z'
    o += c(tunic, RED) + ''.join(circle(120, y, 2.2, fill=GOLD, sw=D) for y in (152, 163))
    o += cl('M107 140L104 220M133 140L136 220', D)
    o += fur_collar(COLLAR, origin=(120, 131))
    # sword arm
    sleeve = 'M136 222C138 190 146 172 156 164L182 164C187 178 188 200 188 222Z'
    o += c(sleeve, RED) + cl('M150 206C152 190 156 180 162 172M176 208C176 194 175 184 173 174', D)
    o += c('M153 158H184V169H153Z', GOLD) + cl('M153 163.5H184', D)
    sword = path('M162.6 134V42L168.5 30L174.4 42V134Z', fill=SKY) + line('M168.5 42V134', D)
    sword += path('M154 132C152 128 148 130 148 134C148 138.6 153 138 156 138H181C184 138 189 138.6 189 134C189 130 185 128 183 132Z', fill=GOLD)
    o += group(sword, 'rotate(-6 168.5 149)') + fist(168.5, 149)
    # head
    h = path('M-19 -18C-29 -10 -28 8 -26 20C-31 25 -25 34 -17 29L-12 10ZM19 -18C29 -10 28 8 26 20C31 25 25 34 17 29L12 10Z', fill=INK)
    h += face_front(INK, look=-1.3)
    h += path('M-20 0C-20 18 -19 30 -13 42C-10 49 -8 55 -8 60C-3 57 -1 53 0 49C1 53 3 57 8 60C8 55 10 49 13 42C19 30 20 18 20 0'
              'C16 9 11 10.4 6.6 11C3 9.4 -3 9.4 -6.6 11C-11 10.4 -16 9 -20 0Z', fill=INK)
    h += path('M-5.4 17.4Q0 15.4 5.4 17.4Q0 21.4 -5.4 17.4Z', fill=RED, stroke='none')
    h += line('M-12 22C-11 32 -9 42 -6.6 50M12 22C11 32 9 42 6.6 50M-4.6 27C-4.2 34 -3.4 40 -2.6 44M4.6 27C4.2 34 3.4 40 2.6 44', D, SKY)
    h += line('M-24 -4C-23 8 -23 18 -22 24M24 -4C23 8 23 18 22 24', D, SKY)
    # closed crown
    h += path('M-21 -22C-31 -42 -12 -49 0 -46C12 -49 31 -42 21 -22Q0 -16 -21 -22Z', fill=BLUE)
    h += path('M-3.4 -20V-47H3.4V-20ZM-21 -22C-31 -42 -12 -49 0 -46V-42C-10 -44 -22 -39 -15 -20.6ZM21 -22C31 -42 12 -49 0 -46V-42C10 -44 22 -39 15 -20.6Z', fill=GOLD)
    h += path('M-22 -24Q0 -18 22 -24L21 -14Q0 -8 -21 -14Z', fill=GOLD)
    h += ''.join(circle(x, y, 2.3, fill=RED, sw=D) for x, y in ((-13, -17), (0, -15.4), (13, -17)))
    h += path('M-1.8 -47V-50.6H-5.2V-54H-1.8V-57H1.8V-54H5.2V-50.6H1.8V-47Z', fill=GOLD, sw=1.5)
    o += at(h, 117, 85)
    return court(o + pip('spade', 69, 47, 27), sash(GOLD, 'lozenge', BLUE))


def king_heart():
    o = c(MANTLE, RED) + outline(MANTLE)
    o += cl('M78 132C72 150 70 170 70 190M166 132C171 150 172 170 172 200', D, ROSE)
    tunic = 'M92 128L84 220H156L148 128Z'
    o += c(tunic, GOLD) + dots(tunic, RED, 2.3, 12, 9, origin=(120, 152)) + outline(tunic)
    o += fur_collar('M90 126L80 220H92L100 126Z', dx=40, dy=11, origin=(90, 150))
    o += fur_collar('M150 126L160 220H148L140 126Z', dx=40, dy=11, origin=(150, 155))
    o += fur_collar(COLLAR, origin=(120, 131))
    # the orb before his breast, a hand on either side
    o += c('M188 222V186C184 164 170 152 152 148L142 162C150 172 156 190 158 222Z', BLUE) + cl('M176 212C176 190 168 170 156 160', D, SKY)
    o += c('M50 140C64 140 84 142 98 147L100 163C84 168 66 168 50 164Z', BLUE) + cl('M52 152C66 152 80 154 92 156', D, SKY)
    o += c('M92 143L101 146L102 166L93 168Z', GOLD) + c('M155 146L146 148L140 163L148 169Z', GOLD)
    o += circle(121, 147, 16, fill=GOLD) + path('M105.4 144C112 149 130 149 136.6 144V149C130 154 112 154 105.4 149Z', fill=RED, sw=1.4)
    o += path('M118.6 131.4V147.6M123.4 131.4V147.6', fill='none', sw=1.4)
    o += path('M119 131.6V126H114V121H119V116H123V121H128V126H123V131.6Z', fill=GOLD, sw=1.6)
    o += path('M100 149C105 147 110 150 113 155C116 160 119 161 121 163C121 167 116 168 111 167L101 164Z', fill=SKIN)
    o += path('M146 149C141 147 135 149 132 154C129 159 126 161 124 163C124 167 129 169 134 168L142 165Z', fill=SKIN)
    o += line('M104 153Q109 155 112 159M103 158Q108 160 111 163M141 153Q136 155 133 159M141 158Q137 160 134 163', 1.2)
    # head, turned to one side
    h = path('M-19 -16C-29 -8 -30 6 -27 16C-33 22 -25 32 -17 26L-12 8Z', fill=SKY)
    h += line('M-24 -4C-23 4 -23 12 -22 20M-19 0C-19 6 -18 12 -18 18', D)
    h += face_three(INK, nose='hooked', old=True)
    h += path('M-19.4 0C-21 16 -22 24 -17 30C-20 32 -16 37 -11 35C-10 40 -3 40 0 37C4 41 10 39 11 34C17 35 19 30 16 27C19 22 19 12 18.2 6C16 10.4 14 11 12 11.4'
              'C9 9.6 4 9.6 0.6 11.4C-6 12 -14 9 -19.4 0Z', fill=SKY)
    h += path('M1.2 17.4Q6.4 15.6 11 17.2Q6.4 21 1.2 17.4Z', fill=RED, stroke='none')
    h += line('M-14 14C-13 18 -14 22 -12 26M-7 18C-6 22 -7 26 -5 30M1 25C2 28 1 31 3 34M9 24C10 27 9 30 11 32M15 18C15 21 14 23 15 25', D)
    h += path('M-20 -24L-23 -38C-27 -38 -28 -44 -24 -45C-20 -46 -18 -42 -19 -38C-15 -35 -10 -34 -6 -38C-11 -42 -8 -48 -4 -47L0 -52L4 -47C8 -48 11 -42 6 -38'
              'C10 -34 15 -35 19 -38C18 -42 20 -46 24 -45C28 -44 27 -38 23 -38L20 -24Q0 -18 -20 -24Z', fill=GOLD)
    h += path('M-21 -25Q0 -19 20 -25L19 -14.6Q0 -8.6 -20.4 -14.6Z', fill=RED)
    h += ''.join(circle(x, y, 2.2, fill=PAPER, sw=D) for x, y in ((-13, -18.2), (-3, -16.4), (7, -16.8), (15, -18.6)))
    o += at(h, 118, 80)
    return court(o + pip('heart', 69, 47, 27), sash(GOLD, 'dot', RED), mirrored=True)


def king_diamond():
    o = c(MANTLE, GOLD) + lozenges(MANTLE, RED, 9, 9, 15, 7.5, origin=(120, 148)) + outline(MANTLE)
    tunic = 'M106 120L98 220H150L140 120Z'
    o += c(tunic, BLUE) + cl('M123 138V220', D, SKY)
    o += ''.join(circle(123, y, 2.2, fill=GOLD, sw=D) for y in (147, 157, 167))
    o += path('M108 96V124H138V96Z', fill=SKIN)
    # plain broad collar
    col = 'M100 106C88 112 76 117 70 127C82 144 106 146 122 134C138 146 158 144 170 127C164 117 152 112 140 106C132 114 108 114 100 106Z'
    o += c(col, PAPER) + cl('M77 128C90 138 106 138 120 127M163 128C152 138 138 138 124 127', D)
    # the axe over his shoulder
    axe = path('M165.6 40H171V178H165.6Z', fill=BROWN)
    axe += path('M165.6 50C158 50 150 46 146 41C142 52 142 66 146 77C150 72 158 68 165.6 68Z', fill=SKY) + line('M151 48C148.6 55 148.6 63 151 70', D)
    axe += path('M171 53L182 48V70L171 65Z', fill=SKY)
    axe += path('M163.6 40C163.6 34 168.3 30 168.3 30C168.3 30 173 34 173 40Z', fill=GOLD)
    o += group(axe, 'translate(147 150) rotate(-40) translate(-168.3 -151)')
    sleeve = 'M120 222C126 196 136 178 142 166L166 160C180 172 188 196 188 222Z'
    o += c(sleeve, BLUE) + stripes(sleeve, SKY, 11, 3, 66, 2) + outline(sleeve)
    o += group(path('M-15.5 7H15.5V18H-15.5Z', fill=RED), 'translate(147 151) rotate(-20)')
    o += fist(147, 150, -30)
    # head
    h = path('M-4 -28C-24 -30 -30 -10 -27 6C-26 16 -31 22 -35 24C-28 31 -17 29 -13 24C-9 30 -3 30 0 26L-2 2C-1 -4 0 -10 2 -14Z', fill=GOLD)
    h += face_profile(BROWN)
    h += path('M0 -22C-4 -12 -5 -2 -7 6C-6 14 -10 22 -13 25C-22 30 -28 24 -28 24C-24 12 -30 -12 -18 -24Z', fill=GOLD)
    h += line('M-9 -14C-13 -4 -12 6 -17 18M-17 -14C-21 -4 -19 6 -24 18', D)
    h += path('M15 11C12 10 9 10 7.4 12.4C5 15.4 2 16.6 -1.6 15.6C0.6 21 8 20.6 11.4 15.6C12.6 14 14 13 15 13Z', fill=GOLD, sw=1.5)
    h += path('M13.6 20C15 24 18 30 21 33C14 34 7 33 3 28C7 28.6 10.8 26 11 20Z', fill=GOLD, sw=1.5)
    # turban with a crown ring
    h += path('M14 -18C18 -34 4 -48 -10 -46C-27 -44 -33 -28 -26 -15Q-4 -22 14 -18Z', fill=RED)
    h += line('M-26 -22C-14 -32 2 -34 14 -26M-22 -36C-12 -40 0 -40 9 -36', D, ROSE)
    h += path('M-29 -19L-33 -32L-24 -26L-18 -37L-10 -28L-3 -39L3 -28L12 -37L13 -27L21 -31L16.4 -15.6Q-6 -20 -28 -9.6Z', fill=GOLD)
    h += ''.join(poly([(x, y - 3), (x + 2.4, y), (x, y + 3), (x - 2.4, y)], fill=BLUE, sw=D) for x, y in ((-19, -18), (-6, -21.4), (7, -21.4)))
    o += at(h, 121, 80)
    return court(o + pip('diamond', 172, 47, 27), sash(RED, 'lozenge', GOLD))


def king_club():
    o = c(MANTLE, GREEN) + stripes(MANTLE, GOLD, 16, 2.6, 90, 7) + outline(MANTLE)
    tunic = 'M100 124L94 220H150L142 124Z'
    o += c(tunic, RED) + dots(tunic, GOLD, 2.2, 11, 8)  + outline(tunic)
    # fur cape opening and chain
    fur = 'M100 106C84 112 70 118 64 134L60 220H82L92 138C98 126 104 120 110 114ZM140 106C156 112 170 118 176 134L180 220H158L148 138C142 126 136 120 130 114Z'
    for part in fur.replace('M', '|M').split('|')[1:]:
        o += c(part, BROWN)
    o += cl('M70 138L66 220M84 132C80 150 78 170 76 220M170 138L174 220M156 132C160 150 162 170 164 220', D, GOLD)
    o += ''.join(ball(x, y, 3.4) for x, y in ((95, 138), (101, 147), (109.4, 153.6), (130.6, 153.6), (139, 147), (145, 138)))
    o += pip('club', 120, 159, 15, GOLD)
    # the sceptre held across his breast, a hand on either end
    o += c('M188 222V186C186 168 178 156 166 148L150 158C158 174 160 196 160 222Z', RED) + cl('M178 210C178 192 174 176 166 166', D)
    o += c('M50 146C58 138 68 136 76 140L84 158C74 168 62 176 50 180Z', RED) + cl('M54 156C62 150 68 150 74 153', D)
    s_ = path('M-46 -2.8H46V2.8H-46Z', fill=GOLD) + path('M-36 -5.6H-31V5.6H-36ZM41 -5.6H45V5.6H41Z', fill=GOLD) + ball(-47, 0, 4.4)
    s_ += group('<path d="%s" transform="rotate(90) scale(0.27)" fill="%s" stroke="%s" stroke-width="7.5"/>' % (f.PIP['club'], GREEN, INK), 'translate(55 0)')
    s_ = group(s_, 'scale(-1 1)')
    o += at(s_, 121, 146, rot=13)
    o += at(path('M-7 -10H7V10H-7Z', fill=BROWN), 81, 148, rot=-24) + at(path('M-7 -11H7V11H-7Z', fill=BROWN), 160, 161, rot=50)
    o += at(fist(0, 0), 94, 141, rot=13) + at(group(fist(0, 0), 'scale(-1 1)'), 150, 152, rot=13)
    h = path('M-18 -18C-30 -10 -30 8 -27 18C-32 24 -25 32 -17 27L-10 8Z', fill=BROWN)
    h += face_three(BROWN, nose='snub')
    h += path('M-19.4 -2C-20.6 16 -20 30 -11 40C-5 47 8 48 14 41C20 34 20 22 18.2 6C16 10.4 14 11 12 11.4C9 9.6 4 9.6 0.6 11.4C-6 12 -14 8 -19.4 -2Z', fill=BROWN)
    h += path('M1.2 17.4Q6.4 15.6 11 17.2Q6.4 21 1.2 17.4Z', fill=RED, stroke='none')
    h += line('M-13 14C-13 24 -11 32 -7 38M-5.6 20C-5.6 28 -4 36 -1 41M3 26C3.4 32 4 37 5 42M9.4 26C9.6 31 9.8 36 10.4 40M15 18C15.4 25 15 31 14 36', D, GOLD)
    h += line('M-23 -4C-23 6 -23 14 -22 21', D, GOLD)
    # flat cap in a crown
    h += path('M-22 -20C-33 -29 -29 -43 -14 -46C-2 -49 18 -49 26 -43C34 -35 27 -24 20 -20Z', fill=RED)
    h += line('M-18 -40C-8 -43 12 -44 22 -38', D, ROSE)
    h += path('M-22 -14L-28 -33L-16 -26L-9 -38L-1 -27L8 -38L14 -26L25 -33L19.6 -14Q0 -9 -22 -14Z', fill=GOLD)
    h += ''.join(ball(x, y, 2.6) for x, y in ((-28, -34), (-9, -39), (8, -39), (25.4, -34)))
    h += ''.join(circle(x, y, 2.1, fill=GREEN, sw=D) for x, y in ((-13, -18), (-1, -16.8), (11, -18)))
    o += at(group(h, 'scale(-1 1)'), 120, 79)
    return court(o + pip('club', 69, 47, 27), sash(GREEN, 'dot', GOLD))


# --------------------------------------------------------------------------
# queens
GOWN = 'M108 108C94 114 80 118 71 134C64 150 60 172 58 222H184C182 172 178 150 170 134C162 118 148 114 134 108Z'


def neck(x, y, w=8):
    """Neck and breast above a neckline; (x, y) is the head's origin."""
    return path('M%s %sV%sC%s %s %s %s %s %sL%s %sL%s %sC%s %s %s %s %s %sV%sZ' % tuple(f.n(v) for v in (
        x - w, y + 18, y + 31, x - w, y + 38, x - 17, y + 41, x - 25, y + 44, x, y + 66, x + 25, y + 44,
        x + 17, y + 41, x + w, y + 38, x + w, y + 31, y + 18)), fill=SKIN)


def necklace(x, y, k=5, w=14, drop=7, fill=GOLD, r=2.2):
    o = ''
    for i in range(k):
        t = -1 + 2 * i / (k - 1)
        o += circle(x + w * t, y + drop * (1 - t * t), r, fill=fill, sw=D)
    return o


def queen_heart():
    hx, hy = 118, 82
    back = ('M97 66C82 78 86 104 78 126C84 136 100 136 108 128V96H128V128C136 136 152 136 158 126C150 104 154 78 139 66Z')
    o = path(back, fill=GOLD)
    o += line('M92 84C89 100 91 114 86 128M100 100C98 112 99 122 96 131M144 84C147 100 145 114 150 128M136 100C138 112 137 122 140 131', D, BROWN)
    o += c(GOWN, RED) + outline(GOWN)
    panel = 'M101 136L92 222H146L135 136L118 148Z'
    o += c(panel, PAPER) + lozenges(panel, RED, 6, 8, 13, 9, origin=(118, 154)) + outline(panel)
    o += neck(hx, hy)
    o += c('M93 126L118 147L143 126L147 131L118 156L89 131Z', GOLD)
    o += necklace(hx, 121, 5, 12, 6)
    # mantle over the shoulders
    for d in ('M92 118C78 120 66 130 60 146C54 162 52 180 52 222H76C78 184 82 150 96 122Z',
              'M144 118C158 120 170 130 176 146C182 162 186 180 188 222H160C158 184 154 150 140 122Z'):
        o += c(d, BLUE)
    o += cl('M88 124C76 146 70 170 68 200M148 124C160 146 166 170 168 206', 2.6, GOLD)
    # forelocks of the hair over the mantle
    o += path('M98 72C86 88 92 106 86 122C92 132 102 126 102 118C98 104 104 94 101 84Z', fill=GOLD) + line('M95 86C92 100 97 110 93 122', D, BROWN)
    o += path('M138 72C150 88 144 106 150 122C144 132 134 126 134 118C138 104 132 94 135 84Z', fill=GOLD) + line('M141 86C144 100 139 110 143 122', D, BROWN)
    # rose
    o += line('M163 152C164 140 166 128 167 112', 2.6, GREEN)
    o += path('M165.4 124C172 116 181 119 184 124C178 130 171 130 165.4 124Z', fill=GREEN, sw=1.6)
    rose = path('M0 14C-12 14 -16 4 -13 -4C-12 -12 -5 -15 0 -12C5 -15 12 -12 13 -4C16 4 12 14 0 14Z', fill=RED)
    rose += line('M-13 -4C-8 2 -2 3 2 0C6 -3 4 -8 0 -7.4C-4 -7 -5 -3 -2.6 -1.2M13 -4C11 5 5 8 -2 7M-9.4 8.6C-7 6.6 -5 5.6 -3 5', 1.4, PAPER)
    o += at(rose, 167, 99)
    o += path('M158 110C162 115 172 115 176 110L170 118H164Z', fill=GREEN, sw=1.5)
    sleeve = 'M134 222C136 196 144 182 152 172L176 172C182 184 184 204 184 222Z'
    o += c(sleeve, RED) + cl('M150 210C152 196 156 188 161 180', D, ROSE)
    o += c('M150 165L178 165V175H150Z', GOLD)
    o += pinch(163.5, 156)
    # the other hand on her heart
    o += c('M50 138C58 132 72 134 88 142L86 156C74 156 62 158 50 166Z', RED) + cl('M54 148C64 144 74 146 82 149', D, ROSE)
    o += c('M80 138L90 142L87 158L78 156Z', GOLD)
    o += path('M88 144C94 141 102 141 110 145C113 147 112 150 108 149.6L112 152C114 154 112 157 109 156L111 158.6C111.6 161 109 162 106 160.6C99 159.6 92 159 86.6 156Z', fill=SKIN)
    o += line('M108 149.6L100 148M109 156L101 153.6', 1.2)
    # head
    h = face_front(BROWN, True, look=1.3)
    h += path('M0 -27C-8 -26 -16 -20 -17 -8C-19 -2 -19 4 -19.6 10C-25 2 -26 -14 -20 -22C-14 -30 14 -30 20 -22C26 -14 25 2 19.6 10C19 4 19 -2 17 -8C16 -20 8 -26 0 -27Z', fill=GOLD)
    h += path('M-19 -24L-23 -40L-13 -33L-8 -43L0 -35L8 -43L13 -33L23 -40L19 -24Q0 -18 -19 -24Z', fill=GOLD)
    h += ''.join(ball(x, y, 2.6, PAPER) for x, y in ((-23, -41.5), (-8, -44.5), (8, -44.5), (23, -41.5)))
    h += '<path d="%s" transform="translate(0 -27) scale(0.085)" fill="%s" stroke="none"/>' % (f.PIP['heart'], RED)
    o += at(h, hx, hy)
    return court(o + pip('heart', 69, 47, 27), sash(GOLD, 'lozenge', RED))


def queen_spade():
    hx, hy = 117, 83
    o = c(GOWN, BLUE) + dots(GOWN, GOLD, 2.1, 13, 10, origin=(118, 150)) + outline(GOWN)
    # mantle edges
    for d in ('M98 116C82 118 66 128 60 146C54 162 52 180 52 222H82C82 184 86 150 104 120Z',
              'M136 116C152 118 168 128 176 146C182 162 186 180 188 222H158C156 184 150 150 130 120Z'):
        o += c(d, INK)
    o += cl('M96 126C82 148 76 172 75 200M140 126C154 148 162 172 164 206', 2.4, GOLD)
    # wimple on the breast
    o += path('M100 102C92 108 84 120 88 132C98 142 134 142 146 132C149 120 144 110 136 104Z', fill=PAPER)
    o += line('M96 112C94 120 95 128 98 135M106 118C105 124 106 132 108 138M128 116C129 124 128 132 126 138M140 112C142 120 141 128 138 135', D)
    # fan
    fx, fy, r0, r1 = 157, 166, 17, 41
    n = 7
    pts = []
    for i in range(n + 1):
        a = math.radians(-137 + i * 94 / n)
        pts.append(a)
    for i in range(n):
        a, b = pts[i], pts[i + 1]
        m = (a + b) / 2
        q = [(fx + r0 * math.cos(a), fy + r0 * math.sin(a)), (fx + r1 * math.cos(a), fy + r1 * math.sin(a)),
             (fx + (r1 + 4) * math.cos(m), fy + (r1 + 4) * math.sin(m)),
             (fx + r1 * math.cos(b), fy + r1 * math.sin(b)), (fx + r0 * math.cos(b), fy + r0 * math.sin(b))]
        q = f.clip(q, HALF)
        o += poly(q, fill=RED if i % 2 else GOLD, sw=1.5)
    q = [(fx, fy)] + [(fx + r0 * math.cos(a), fy + r0 * math.sin(a)) for a in pts]
    o += poly(q, fill=BROWN, sw=1.5)
    sleeve = 'M132 222C132 200 140 188 148 182L175 182C182 192 186 206 186 222Z'
    o += c(sleeve, BLUE)
    o += c('M144 173H174V184H144Z', PAPER)
    o += fist(157, 165)
    # head: turned to the right, veil, crown
    h = path('M-26 -12C-24 -35 23 -35 22.6 -12C23.4 6 22 21 15 29.6C7 37.6 -4 37.6 -11.6 33.6C-24 27 -28 4 -26 -12Z', fill=PAPER)
    h += face_three(INK, True)
    h += path('M-22 -20C-34 0 -32 24 -40 44C-30 52 -22 48 -18 40C-20 24 -22 4 -18 -14Z', fill=SKY) + line('M-26 -4C-28 14 -28 30 -32 42', D)
    h += path('M-23 -22L-28 -44L-15 -34L-1 -48L13 -34L25 -44L21 -22Q-1 -15 -23 -22Z', fill=GOLD)
    h += path('M-23 -25Q-1 -18 21.6 -25L21 -16Q-1 -9 -22.6 -16Z', fill=GOLD)
    h += ''.join(ball(x, y, 2.8, RED) for x, y in ((-28.4, -45.6), (-1, -50), (25.4, -45.6)))
    h += ''.join(circle(x, y, 2, fill=BLUE, sw=D) for x, y in ((-12, -17.4), (-1, -16.2), (10, -17.4)))
    o += at(h, hx, hy)
    return court(o + pip('spade', 69, 47, 27), sash(SKY, 'dot', INK), mirrored=True)


def queen_diamond():
    hx, hy = 124, 86
    # veil falling from the cone's tip
    o = path('M84 35C70 46 62 78 64 112C62 126 60 138 60 146C74 152 86 142 92 128C88 100 92 70 100 56Z', fill=SKY)
    o += line('M82 44C72 66 72 98 70 136M90 52C80 76 80 104 80 134', D)
    o += c(GOWN, BLUE) + lozenges(GOWN, GOLD, 7, 7, 14, 7, origin=(120, 152)) + outline(GOWN)
    o += path('M112 96L112 112C110 120 100 123 94 126C100 142 128 150 146 128C138 124 133 119 132 108Z', fill=SKIN)
    col = 'M92 120C82 122 74 128 70 136C82 152 102 162 122 162C142 162 160 152 170 136C164 128 158 124 148 122C144 136 134 146 120 146C106 146 96 136 92 120Z'
    o += c(col, RED) + c('M94 121C98 136 108 145 120 145C132 145 142 136 147 122L152 124C146 142 134 151 120 151C106 151 94 142 88 122Z', GOLD)
    o += necklace(121, 124, 5, 13, 6, PAPER)
    # the mirror, held out before her aslant
    sleeve = 'M188 222V196C186 178 176 168 164 162L146 168C150 184 150 200 150 222Z'
    o += c(sleeve, RED) + cl('M178 208C178 192 172 180 164 174M166 204C166 192 162 184 157 178', D, ROSE)
    m = path('M-2.8 -34H2.8V20H-2.8Z', fill=GOLD) + ball(0, 21, 3.4)
    m += circle(0, -51, 17.5, fill=GOLD) + circle(0, -51, 12.4, fill=SKY) + ball(0, -70, 3)
    m += line('M-8 -50L1 -60M-3 -45L8 -57', 1.6, PAPER)
    o += at(m, 139, 154.5, rot=38)
    o += group(path('M-14 -5.5H14V5.5H-14Z', fill=PAPER) + line('M-7 -5.5V5.5M0 -5.5V5.5M7 -5.5V5.5', D), 'translate(152 167) rotate(-38)')
    o += at(fist(0, 0), 142, 155, rot=38)
    # head
    h = path('M-18 -22C-28 -12 -26 6 -20 14C-16 20 -10 22 -8 22L-2 4V-14Z', fill=BROWN)
    h += face_profile(BROWN, True)
    h += path('M4 -25C-2 -14 -3 -4 -3 4C-4 12 -8 18 -12 20C-22 16 -26 0 -22 -14Z', fill=BROWN)
    h += line('M-6 -14C-9 -6 -9 4 -12 14M-13 -16C-16 -8 -16 4 -17 12', D, GOLD)
    h += circle(-4.6, 8, 2.4, fill=GOLD, sw=D)
    # the cone
    h += path('M12 -20C8 -34 -2 -40 -14 -44L-38 -56C-42 -57 -45 -54 -43 -50L-28 -6C-22 -18 -6 -26 12 -20Z', fill=RED)
    h += line('M-20 -46L-32 -18M-30 -52L-37 -32', 2.4, GOLD)
    h += path('M13.6 -19C12 -25 9 -30 5 -33C-12 -34 -28 -24 -33 -10L-27 0C-22 -14 -6 -23 13.6 -19Z', fill=GOLD)
    h += ''.join(poly([(x, y - 2.8), (x + 2.2, y), (x, y + 2.8), (x - 2.2, y)], fill=BLUE, sw=1) for x, y in ((3, -26.6), (-9, -25), (-19.4, -18.4), (-26.4, -9)))
    o += at(h, hx, hy)
    return court(o + pip('diamond', 172, 47, 27), sash(GOLD, 'lozenge', RED))


def queen_club():
    hx, hy = 118, 81
    o = path('M98 64C84 76 86 96 90 112H138C141 100 141 80 136 64Z', fill=BROWN)
    o += c(GOWN, GREEN) + outline(GOWN)
    panel = 'M98 130H138L146 222H90Z'
    o += c(panel, GOLD) + stripes(panel, RED, 10, 3.4, 90, 116.3 - 120) + outline(panel)
    o += path('M110 99V113C110 119 102 121 94 124V142H142V124C134 121 126 119 126 113V99Z', fill=SKIN)
    o += c('M88 122H95V138H141V122H148V146H88Z', PAPER)
    o += necklace(hx, 117.5, 7, 11, 8, RED, 2)
    # puffed shoulders
    for d in ('M90 118C74 120 62 132 58 150C60 160 74 160 82 154C84 140 88 128 92 122Z',
              'M146 118C162 120 174 132 178 150C176 160 162 160 154 154C152 140 148 128 144 122Z'):
        o += c(d, RED) + stripes(d, GOLD, 9, 3, 60 if '62' in d else 120, 2) + outline(d)
    # braids
    for sx in (-1,):
        for k in range(5):
            y = 102 + k * 10.5
            x = hx + sx * (24 + k * 1.6)
            o += path('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(f.n(v) for v in (
                x, y - 7, x + 8, y - 6, x + 8, y + 5, x, y + 7, x - 8, y + 5, x - 8, y - 6, x, y - 7)), fill=BROWN, sw=1.7)
            o += line('M%s %sL%s %s' % tuple(f.n(v) for v in (x - sx * 3.6, y - 4, x + sx * 3, y + 3.6)), D, GOLD)
        o += path('M%s %sH%sV%sH%sZ' % tuple(f.n(v) for v in (hx + sx * 31 - 5, 150, hx + sx * 31 + 5, 155, hx + sx * 31 - 5)), fill=RED, sw=1.5) 
    # dove on the hand
    sleeve = 'M136 222C138 200 144 188 152 180L178 180C185 190 187 206 187 222Z'
    o += c(sleeve, GREEN) + cl('M150 212C152 202 156 194 161 188', D, GOLD)
    o += c('M149 172H180V182H149Z', PAPER)
    # the forefinger is her perch, the others are closed
    o += path('M156 174C152 168 153 162 156 159L146 158.6C141.6 158 141.6 152.6 146 152.4L166 152C175 152 180 156 180 162C180 167 178 171 175 174Z', fill=SKIN)
    o += line('M156 159H166M156.6 164.4C160 162.6 164 162.6 168 164M157 169.6C160 168 164 168 167 169.4M172 152.6C175 156 175 160 173 163', 1.3)
    dove = path('M-17 -8C-19 -15 -13 -20 -7 -18C-2 -16.4 -1 -12 1 -8C6 -2 16 2 24 12L10 10C6 14 -2 15 -8 12C-14 9 -16 2 -17 -8Z', fill=PAPER)
    dove += path('M-2 -4C4 -4 12 2 16 8.6C8 9.6 -2 8 -5 2.6C-6 0 -5 -4 -2 -4Z', fill=SKY, sw=1.6)
    dove += path('M-17 -12L-23 -9.6L-17 -8Z', fill=GOLD, sw=1.4) + circle(-11.6, -13, 1.5, fill=INK, stroke='none')
    dove += line('M-4 12.6V18M1 13V18', 1.6)
    o += at(dove, 161, 134.4)
    # head
    h = face_three(BROWN, True, nose='snub')
    h += path('M2 -30C0 -21 -6 -16 -11 -11C-15 -4 -15 4 -17 14C-26 8 -29 -12 -22 -23C-13 -33 12 -33 18 -22C20 -18 20 -14 19 -10C15 -14 8 -20 2 -30Z', fill=BROWN)
    h += line('M-24 -10C-20 -18 -10 -23 -3 -26M-22 0C-20 -8 -14 -14 -8 -18', D, GOLD)
    # ring of leaves
    for i in range(-3, 4):
        a = i * 21
        x, y = 24 * math.sin(math.radians(a)), -18 - 15 * math.cos(math.radians(a))
        h += at(path('M0 7C-7 3 -6 -6 0 -11C6 -6 7 3 0 7Z', fill=GREEN, sw=1.6) + line('M0 4V-5', 1, GOLD), x, y, rot=a * 0.9)
    h += path('M-24 -22C-18 -34 18 -34 24 -22L22.4 -17.6C16 -28 -16 -28 -22.4 -17.6Z', fill=GOLD)
    o += at(h, hx, hy)
    return court(o + pip('club', 69, 47, 27), sash(RED, 'dot', PAPER), mirrored=True)


# --------------------------------------------------------------------------
# jacks
DOUBLET = 'M106 110C92 116 78 118 68 130C58 142 56 166 54 222H188C186 170 184 144 174 130C164 118 148 116 134 110Z'


def jack_spade():
    hx, hy = 121, 85
    o = c(DOUBLET, GOLD) + stripes(DOUBLET, BLUE, 13, 6, 90, 117 - 120) + outline(DOUBLET)
    o += c('M116 120H126V222H116Z', RED) + ''.join(circle(121, y, 2.2, fill=GOLD, sw=D) for y in (142, 152, 162, 172))
    # puffed shoulder
    d = 'M88 120C70 120 58 132 56 148C60 160 76 162 86 154C92 144 94 130 94 122Z'
    o += c(d, RED) + stripes(d, INK, 9, 2.2, 64, 2) + outline(d)
    o += path('M108 98V112H130V98Z', fill=SKIN)
    o += path('M98 110C94 118 96 128 102 132C112 136 118 132 121 127C124 132 132 136 140 132C146 128 148 118 144 110C136 117 106 117 98 110Z', fill=PAPER)
    o += line('M104 121C108 126 114 126 118 123M138 121C134 126 128 126 124 123', D)
    # a letter with its seal, held out before him
    letter = path('M-13 -17H13V17H-13Z', fill=PAPER) + line('M-8.6 -8.6H8.6M-8.6 -3H8.6M-8.6 2.6H8.6M-8.6 8.2H1', D)
    letter += path('M-15.6 -21.4H15.6V-15H-15.6Z', fill=PAPER) + path('M5 16L4 27L8.5 24L13 27L12 16Z', fill=BLUE, sw=D)
    letter += circle(8.5, 16.6, 5, fill=RED, sw=1.6)
    o += at(letter, 166, 116, rot=14)
    sleeve = 'M120 222C126 196 136 178 142 168L166 162C180 174 188 196 188 222Z'
    o += c(sleeve, BLUE) + stripes(sleeve, SKY, 12, 2.4, 72, 3) + outline(sleeve)
    o += group(path('M-15.5 7H15.5V18H-15.5Z', fill=GOLD), 'translate(150 150) rotate(-16)')
    o += pinch(151, 148, rot=14, flip=True)
    h = path('M-8 -28C-26 -26 -31 -6 -29 12C-29 20 -31 24 -33 27C-24 33 -12 32 -6 26L-2 2V-14Z', fill=INK)
    h += face_profile(INK)
    h += path('M10 -22C4 -18 0 -14 -2 -8C-3 2 -4 8 -6 14C-8 22 -12 27 -16 28C-26 24 -30 0 -24 -18Z', fill=INK)
    h += line('M-7 -10C-9 2 -9 12 -15 24M-15 -12C-18 2 -17 14 -23 26', D, SKY)
    h += path('M14 -18C16 -30 8 -40 -8 -41C-24 -42 -38 -34 -37 -23C-36 -16 -30 -13 -24 -14C-12 -20 2 -21 14 -18Z', fill=RED)
    h += path('M14.4 -16.6C2 -21 -14 -20 -26 -12L-28 -17C-16 -26 2 -27 15 -22.4Z', fill=GOLD)
    h += path('M4 -24C2 -38 -6 -50 -20 -54C-24 -54 -26 -50 -23 -48C-28 -48 -29 -44 -26 -42C-30 -41 -30 -36 -26 -35C-18 -36 -6 -32 4 -24Z', fill=PAPER) + line('M3 -25C-4 -36 -12 -43 -20 -47', D)
    o += at(h, hx, hy)
    return court(o + pip('spade', 69, 47, 27), sash(BLUE, 'lozenge', GOLD), mirrored=True)


def jack_heart():
    hx, hy = 118, 86
    o = c(DOUBLET, SKY) + outline(DOUBLET)
    o += cl('M66 140C62 160 60 180 60 196M78 130C70 150 68 170 68 190', D)
    vest = 'M92 116C82 122 82 140 88 156L84 222H152L148 156C154 140 154 122 144 116Z'
    o += c(vest, RED) + lozenges(vest, ROSE, 6, 10, 12, 11, origin=(118, 154)) + outline(vest)
    o += path('M108 100V116L118 128L130 116V100Z', fill=SKIN)
    o += path('M100 110C94 116 94 126 96 132C106 132 114 128 118 122C122 128 130 132 140 132C142 126 142 116 137 110L118 124Z', fill=GOLD)
    # baldric
    o += c('M84 122L94 118L150 186L146 198Z', BROWN) + cl('M90 124L146 190', D, GOLD)
    # horn
    o += path('M144 112C144 134 152 151 166 151C182 150 188 124 187.6 96L162.4 96C163 112 163.6 128 160 131C156 133 150 124 149 111Z', fill=GOLD)
    o += path('M162.6 106C170 109 180 109 187 106L186.2 115C180 117.6 170 117.6 163 115Z', fill=RED, sw=1.5)
    o += path('M147 130C150 127 153 125 155.6 124.4L158.6 129.6C156 131 153 134 151 138Z', fill=RED, sw=1.5)
    o += ellipse(175, 96, 12.6, 4.8, fill=BROWN) + path('M141.6 103.4L149.4 102L150.4 111L143.6 112.6Z', fill=PAPER, sw=1.6)
    sleeve = 'M136 222C138 198 148 182 156 172L184 172C188 186 188 204 188 222Z'
    o += c(sleeve, SKY) + cl('M150 212C152 200 156 190 162 182M177 212C178 200 176 190 174 182', D)
    o += c('M154 165H186V176H154Z', RED)
    o += at(fist(0, 0), 168, 155, rot=-14)
    # head with curls
    h = path('M-16 -22C-26 -22 -30 -13 -25 -7C-32 -3 -31 6 -25 9C-31 14 -28 23 -20 24C-16 30 -9 27 -8 22L-6 -4Z', fill=GOLD)
    h += path('M15 -20C23 -20 26 -12 22 -7C26 -2 25 6 20 8C21 13 19 18 15 19L12 -2Z', fill=GOLD)
    h += face_three(BROWN, nose='snub')
    h += path('M-20 6C-25 2 -24 -6 -20 -8C-22 -16 -16 -22 -10 -20C-6 -24 0 -23 3 -20C8 -23 14 -21 18 -15C12 -18 7 -17 4 -14.6C0 -17 -5 -16 -7 -13C-12 -14 -15 -10 -14 -6C-18 -4 -19 0 -18 4Z', fill=GOLD, sw=1.6)
    h += line('M-24 -4C-20 -4 -19 0 -21 3M-24 13C-20 12 -18 15 -19 18', D)
    h += path('M-19 -24C-22 -46 20 -48 20 -24Z', fill=RED) + line('M-10 -40C-13 -36 -14 -31 -14 -27M1 -43V-28M11 -40C14 -36 15 -31 15 -27', D, ROSE)
    h += path('M-26 -20C-29 -33 -18 -30 0 -28C18 -30 28 -33 26 -20C14 -13 -14 -13 -26 -20Z', fill=GOLD)
    h += at(path('M0 6C-11 -2 -10 -17 0 -27C10 -17 11 -2 0 6Z', fill=GREEN) + line('M0 4V-18M0 -4L-5 -9M0 -4L5 -9M0 -11L-4 -15M0 -11L4 -15', D, GOLD), -13, -27, rot=-9)
    o += at(h, hx + 3, hy)
    return court(o + pip('heart', 69, 47, 27), sash(RED, 'dot', GOLD), mirrored=True)


def jack_diamond():
    hx, hy = 115, 87
    left = 'M106 110C92 116 78 118 68 130C58 142 56 166 54 222H114V110Z'
    right = 'M114 110V222H188C186 170 184 144 174 130C164 118 148 116 128 110Z'
    o = c(left, RED) + stripes(left, GOLD, 15, 3, 28, 5) + outline(left)
    o += c(right, BLUE) + stripes(right, SKY, 15, 3, -28, 4) + outline(right)
    o += ''.join(circle(114, y, 2.5, fill=GOLD, sw=D) for y in (140, 150.5, 161, 171.5))
    o += path('M103 100V120L114 128L125 120V100Z', fill=SKIN)
    o += path('M84 114C78 122 78 134 84 140L114 130L144 140C150 134 150 122 144 114C134 112 128 110 125 107L114 126L103 107C100 110 94 112 84 114Z', fill=PAPER)
    o += line('M84 114L114 130L144 114', D)
    # a shield of his suit on his arm, the other hand on its rim
    shield = 'M131 104C144 109 172 109 185 104V134C185 154 174 167 158 174C142 167 131 154 131 134Z'
    o += path(shield, fill=GOLD)
    o += path('M136.6 111C146 114 170 114 179.4 111V134C179.4 150 171 160.6 158 167C145 160.6 136.6 150 136.6 134Z', fill=PAPER)
    o += pip('diamond', 158, 137, 42)
    o += c('M50 138C64 137 88 140 104 145L106 163C88 168 66 168 50 165Z', RED) + stripes('M50 138C64 137 88 140 104 145L106 163C88 168 66 168 50 165Z', GOLD, 15, 3, 72, 6) + outline('M50 138C64 137 88 140 104 145L106 163C88 168 66 168 50 165Z')
    o += path('M99 142L111 144.6L113 165.6L102 167Z', fill=GOLD) + line('M106 144L108 166', D)
    o += at(fist(0, 0), 126, 154, rot=-6)
    h = path('M-18 -22C-31 -12 -27 6 -31 22C-30 31 -18 33 -10 28L-10 0ZM18 -22C31 -12 27 6 31 22C30 31 18 33 10 28L10 0Z', fill=BROWN)
    h += face_front(BROWN)
    h += path('M-20 -20C-10 -16 10 -16 20 -20C24 -12 23 0 20 10C19 2 19 -4 17 -10C10 -13 -10 -13 -17 -10C-19 -4 -19 2 -20 10C-23 0 -24 -12 -20 -20Z', fill=BROWN)
    h += line('M-25 -6C-23 6 -24 16 -26 25M25 -6C23 6 24 16 26 25M-20 14C-20 20 -20 24 -18 28M20 14C20 20 20 24 18 28', D, GOLD)
    for sx in (1, -1):
        q = path('M0 -26C-1 -42 -8 -57 -21 -58C-25 -57 -25 -53 -22 -52C-26 -50 -26 -46 -22 -46C-24 -42 -22 -38 -18 -39C-12 -38 -5 -33 0 -26Z', fill=PAPER if sx > 0 else SKY) + line('M-1 -28C-5 -38 -11 -47 -19 -52', D)
        h += q if sx > 0 else group(q, 'scale(-1 1)')
    h += path('M-18 -22C-20 -42 20 -42 18 -22Z', fill=BLUE)
    h += path('M-27 -26C-22 -25 -16 -28 -12 -30L0 -22L12 -30C16 -28 22 -25 27 -26C26 -18 18 -14 12 -14H-12C-18 -14 -26 -18 -27 -26Z', fill=RED)
    h += ball(0, -19, 4)
    o += at(h, hx, hy)
    return court(o + pip('diamond', 69, 47, 27), sash(SKY, 'lozenge', RED))


def jack_club():
    hx, hy = 121, 85
    # arrows over one shoulder, the bow slung over the other
    o = ''
    for x, y, r in ((66, 102, -26), (75, 94, -20), (84, 89, -14)):
        o += at(path('M0 -12L5 -7V10L0 14L-5 10V-7Z', fill=RED if x != 75 else PAPER, sw=1.6) + line('M0 -12V40', 1.6), x, y, rot=r)
    bow = 'M133 36C160 38 186 66 184 124'
    o += line(bow, 7.6) + line(bow, 3.8, BROWN) + circle(132, 36, 3.2, fill=GOLD, sw=1.6)
    o += c(DOUBLET, BROWN) + outline(DOUBLET)
    vest = 'M100 120L94 222H146L138 120Z'
    o += c(vest, GOLD) + outline(vest)
    o += cl('M110 150L128 160M128 150L110 160M110 164L128 174M128 164L110 174', 1.6)
    o += cl('M76 150C72 168 70 180 70 196', D, GOLD)
    # cowl with a dagged edge
    d = 'M98 100C86 106 72 114 64 126L62 142L72 138L76 152L86 144L92 158L101 148L109 162L118 150L127 162L135 148L144 158L150 144L160 152L164 138L174 142L172 126C164 114 150 106 138 100Z'
    o += c(d, GREEN) + cl('M68 130C90 146 146 146 168 130', D, GOLD)
    o += cl('M160 118L88 214', 3.6) + cl('M160 118L88 214', 1.4, GOLD)
    # three leaves of clover on one stem
    sleeve = 'M120 222C126 196 136 178 142 168L166 162C180 174 188 196 188 222Z'
    o += line('M152 152C160 142 164 134 166 124', 5) + line('M152 152C160 142 164 134 166 124', 2.4, GREEN)
    o += at(path(f.PIP['club'], fill=GOLD, sw=5), 167, 112, .40, rot=18)
    o += c(sleeve, RED) + cl('M150 214C152 200 156 190 162 182M178 216C178 202 175 192 171 184', D, ROSE)
    o += group(path('M-15.5 7H15.5V18H-15.5Z', fill=BROWN) + line('M-15.5 12.5H15.5', D, GOLD), 'translate(149 151) rotate(-16)')
    o += pinch(150, 149, rot=14, flip=True)
    # hood and head
    h = path('M4 -42C-8 -53 -30 -50 -31 -34C-31 -26 -26 -24 -24 -30C-22 -34 -18 -34 -14 -30Z', fill=GREEN)
    h += path('M2 -42C-20 -44 -30 -22 -28 2C-27 14 -25 22 -22 30C-8 40 12 40 20 30C23 22 25 12 24 0C24 -26 18 -40 2 -42Z', fill=GREEN)
    h += face_three(BROWN)
    h += path('M-19.4 -2C-21 -22 -10 -29 0 -29C10 -29 18 -24 18 -14C12 -20 8 -18 4 -15C-2 -19 -8 -16 -10 -11C-14 -12 -17 -8 -19.4 -2Z', fill=BROWN) + line('M-8 -22C-4 -24 0 -24 4 -22', D, GOLD)
    h += line('M0 -34C-14 -35 -22 -22 -22 0', D, GOLD)
    h += path('M-19.5 -6C-20 10 -14 22 -6.6 27C-2 30.6 6 30.6 10 26.4C15 21 18 12 18 4C22 12 20 26 12 33C4 38 -8 37 -14 32C-22 24 -24 6 -19.5 -6Z', fill=GREEN, sw=1.6)
    o += at(h, hx, hy)
    return court(o + pip('club', 69, 47, 27), sash(BROWN, 'dot', GOLD))


# --------------------------------------------------------------------------
# knights: the rider left, the horse's head and neck right, facing right
HORSE = ('M150 93C156 92 160 97 162 103L176 128C181 133 187.6 140 187.6 147C187.6 153 183 157 178.6 156C175 160.6 169 160 166 156'
         'C162 154 158.4 151.6 154.6 150C152.6 162 158 176 166 222H100C100 190 104 150 118 122C126 106 138 94 150 93Z')
MANE = ('M151 92C140 84 126 92 118 104C112 106 108 112 109 117C103 121 100 128 102 133C96 139 95 146 98 151C92 158 92 166 95 172'
        'C90 182 90 194 92 222H104C104 192 107 152 120 124C127 109 138 97 151 92Z')


def strap(d, ink):
    return line(d, 5.4) + line(d, 2.6, ink)


def horse(coat, mane, bridle, lines):
    """In profile, the head carried high."""
    o = c(HORSE, coat) + c(MANE, mane)
    o += cl('M116 112C122 112 127 108 131 103M107 132C113 131 118 128 121 123M102 152C107 151 111 148 114 144M98 174C103 173 107 170 109 166', D, lines)
    far_ear = path('M151 96C150 88 153 81 157.4 78C160.6 83 161.6 91 159 99Z', fill=coat)
    o = far_ear + o
    o += path('M143 96C141 88 143 80 147 76C152 80 155 88 153 97Z', fill=coat) + line('M147.6 92C147 88 147.4 85 148 83', D, lines)
    o += path('M151 94C158 96 161 103 160 112C155 110 149 104 147 98Z', fill=mane, sw=1.6)
    # eye, nostril, mouth, cheek
    o += line('M156 118.2C157.6 113.6 162.4 113.2 165.2 116.6', 1.8, lines) + circle(160.8, 117.6, 2.2, fill=INK if lines == INK else PAPER, stroke='none')
    o += line('M181.6 143.6C183.6 143 184.8 144.6 184.4 146.8', 1.8, lines) + line('M186 151.4C182 152.4 178.6 151.8 175.4 149.6', 1.5, lines)
    o += line('M154.6 150C148 146 146 138 149 131', 1.5, lines)
    # bridle
    for d in ('M145.6 101C147 116 153 131 164 140', 'M178 131C174 137 169 142 163 146', 'M163 105.6C157 103.6 151 104.6 146 108'):
        o += strap(d, bridle)
    o += strap('M164.6 142C152 156 136 162 120 160', bridle)
    return o + circle(165, 141, 3.6, fill=GOLD, sw=1.6)


def horse_collected(coat, mane, bridle, lines, bow=34, muzzle=PAPER):
    """In profile, the neck arched and the nose drawn in; bow: by how many degrees.  muzzle: the ink round its mouth."""
    k = bow / 34
    neck = ('M147 84C158 85 164 94 %s 108C%s 126 %s 140 %s 152C166 172 172 200 175 222H98C98 190 102 152 114 126'
            'C122 108 132 88 147 84Z' % tuple(f.n(v) for v in (170 - 8 * k, 172 - 12 * k, 170 - 12 * k, 168 - 7 * k)))
    o = c(neck, coat)
    # the mane in locks
    for x, y in ((92, 178), (95, 162), (100, 146), (106, 131), (114, 116), (123, 102)):
        o += c('M%d %dC%d %d %d %d %d %dC%d %d %d %d %d %dC%d %d %d %d %d %dZ' % (
            x, y, x + 2, y - 12, x + 12, y - 18, x + 20, y - 18, x + 26, y - 8, x + 24, y + 8, x + 15, y + 18,
            x + 14, y + 8, x + 8, y + 2, x, y), mane)
    h = path('M4 -5C3 -13 6 -20 10 -23C14 -18 15 -10 12 0Z', fill=coat)
    h += path('M-4 -5C-6 -13 -4 -21 0 -25C5 -21 8 -13 6 -4Z', fill=coat) + line('M.6 -9C0 -13 .4 -16 1 -18', D, lines)
    h += path('M0 -5C6 -6 10 0 12 6L26 31C31 36 37.6 43 37.6 50C37.6 56 33 60 28.6 59C25 63.6 19 63 16 59C12 57 8.4 54.6 4.6 53'
              'C-8 50 -16 38 -14 24C-13 10 -8 -2 0 -5Z', fill=coat)
    snout = 'M26 31C31 36 37.6 43 37.6 50C37.6 56 33 60 28.6 59C25 63.6 19 63 16 59C19 54 19 49 22 45C25 41 24 36 26 31Z'
    h += path(snout, fill=muzzle, stroke='none') + line('M26 31C31 36 37.6 43 37.6 50C37.6 56 33 60 28.6 59C25 63.6 19 63 16 59', 2)
    h += path('M-2 -6C6 -6 11 2 11 13C5 12 -1 5 -4 -1Z', fill=mane, sw=1.6)
    h += line('M6 21.2C7.6 16.6 12.4 16.2 15.2 19.6', 1.8, lines) + circle(10.8, 20.6, 2.2, fill=INK if lines == INK else PAPER, stroke='none')
    h += line('M31.6 46.6C33.6 46 34.8 47.6 34.4 49.8', 1.8, lines) + line('M36 54.4C32 55.4 28.6 54.8 25.4 52.6', 1.5, lines)
    h += line('M4.6 53C-2 49 -4 41 -1 34', 1.5, lines)
    for d in ('M-7 4C-4 19 3 34 14 43', 'M28 34C24 40 19 45 13 49', 'M13 8.6C7 6.6 0 7.6 -5 11'):
        h += strap(d, bridle)
    h += circle(15, 44, 3.6, fill=GOLD, sw=1.6)
    r = math.radians(bow)
    bx, by = 150 + 15 * math.cos(r) - 44 * math.sin(r), 97 + 15 * math.sin(r) + 44 * math.cos(r)
    rein = strap('M%s %sC%s %s 130 164 118 160' % (f.n(bx), f.n(by), f.n(bx - 10), f.n(by + 14)), bridle)
    return o + at(h, 150, 97, rot=bow) + rein


def horse_front(coat, mane, bridle, lines):
    """Its face turned to the player, with a blaze."""
    neck = ('M128 108C116 124 106 146 102 170C100 190 98 206 98 222H188C188 202 184 176 177 152C174 134 172 118 166 108Z')
    o = c(neck, coat)
    for x, y in ((96, 178), (99, 161), (104, 145), (111, 129), (119, 115)):
        o += c('M%d %dC%d %d %d %d %d %dC%d %d %d %d %d %dC%d %d %d %d %d %dZ' % (
            x, y, x + 2, y - 12, x + 10, y - 18, x + 17, y - 18, x + 23, y - 8, x + 21, y + 8, x + 12, y + 16,
            x + 12, y + 8, x + 7, y + 2, x, y), mane)
    o += cl('M166 122C172 140 176 158 178 186M157 172C164 176 170 184 172 196', D, lines)
    h = ''
    for sx in (1, -1):
        ear = path('M-12 -6C-20 -14 -21 -27 -16 -33C-9 -28 -4 -18 -4 -9Z', fill=coat) + line('M-11 -12C-14 -17 -15 -22 -14.6 -26', D, lines)
        h += ear if sx > 0 else group(ear, 'scale(-1 1)')
    h += path('M-15 -9C-20 2 -21 13 -18 23C-14.4 35 -13 41 -14.6 51C-16 60 -10 68 0 68C10 68 16 60 14.6 51C13 41 14.4 35 18 23C21 13 20 2 15 -9'
              'C8 -15 -8 -15 -15 -9Z', fill=coat)
    h += path('M0 -4C5.6 4 4 22 5 37C7 47 5 53 0 55C-5 53 -7 47 -5 37C-4 22 -5.6 4 0 -4Z', fill=PAPER, stroke='none')
    h += path('M-9 -13C-10 -3 -6 6 -2 13C3 6 9 -2 9 -13C3 -18 -3 -18 -9 -13Z', fill=mane, sw=1.6)
    for sx in (1, -1):
        e = ellipse(13.4, 15, 3.8, 4.4, fill=PAPER, sw=1.4) + circle(13, 15.4, 2.5, fill=INK, stroke='none')
        e += line('M8.8 10.6Q13 6.4 18.6 10', 1.6, lines) + ellipse(8.2, 55, 2.2, 3.4, fill=ROSE, stroke='none')
        e += strap('M16 -3C19 12 16.6 28 13.6 42', bridle)
        h += e if sx > 0 else group(e, 'scale(-1 1)')
    h += strap('M-14 41Q0 47 14 41', bridle) + strap('M-16.6 -4Q0 3 16.6 -4', bridle)
    h += line('M-7 62Q0 65 7 62', 1.5, lines)
    h += circle(-14, 43, 3.4, fill=GOLD, sw=1.6) + circle(14, 43, 3.4, fill=GOLD, sw=1.6)
    rein = strap('M133 148C130 156 126 160 118 161', bridle)
    return o + rein + at(h, 147, 104)


def plume(fill, vein=INK):
    """A big curled feather, its quill at the origin, sweeping up and left."""
    return (path('M0 0C2 -14 -8 -26 -22 -25C-35 -24 -41 -12 -36 -3C-34 -7 -31 -9 -28 -8C-31 -4 -30 1 -26 2C-25 -2 -22 -5 -19 -4'
                 'C-20 0 -18 3 -14 4C-13 0 -8 0 0 0Z', fill=fill) + line('M-2 -1C-6 -14 -16 -20 -28 -17', D, vein))


def knight(suit, coat, trim, sleeve, mount, head, sash_ink, sash_mark, mark_ink, pattern, collar, mirrored=False, behind='', raised=''):
    """mount: the horse.  behind: what he carries, drawn before his body.  raised: his near arm if it is lifted; it holds
    the reins otherwise."""
    # rider's body
    body = 'M84 106C70 112 60 118 55 132C52 146 51 170 51 222H140C136 180 134 150 128 132C122 118 112 112 102 106Z'
    o = behind + c(body, coat) + pattern(body) + outline(body)
    o += c('M90 112H100V222H90Z', trim) + ''.join(circle(95, y, 2, fill=PAPER, sw=D) for y in (138, 147, 156))
    o += path('M86 100V118H106V100Z', fill=SKIN)
    o += collar + mount
    # arm with the reins
    if raised:
        o += c('M86 138L108 150L104 170L84 162Z', sleeve)
    else:
        arm = 'M58 134C66 126 78 130 82 140L108 150L104 170C92 172 72 166 62 158C56 150 54 140 58 134Z'
        o += c(arm, sleeve) + cl('M68 140C72 150 82 156 94 160M66 150C72 158 82 163 92 166', D)
    o += c('M102 147L113 150L109 173L98 170Z', PAPER) + cl('M107.5 148.5L103.5 171.5', D)
    o += fist(117, 161, rot=14)
    return court(o + head + raised + pip(suit, 172, 47, 27), sash(sash_ink, sash_mark, mark_ink), mirrored)


def points_collar():
    return (path('M74 112C70 120 72 128 78 132C86 132 92 128 95 122C98 128 104 132 112 132C118 128 120 120 116 112C108 114 104 110 102 106L95 118L88 106C86 110 82 114 74 112Z', fill=PAPER)
            + line('M80 120C83 125 88 124 92 120M110 120C107 125 102 124 98 120', D))


def neckcloth():
    """Lace falling from the throat."""
    o = path('M80 110C78 116 84 121 95 121C106 121 112 116 110 110C104 114 86 114 80 110Z', fill=PAPER)
    return (path('M89 119L84 136L90 133L94 142L98 134L106 137L101 119Z', fill=PAPER) + line('M92 123V133M97.6 123V131', D) + o)


def gorget():
    """Plate over breast and shoulders."""
    return (path('M86 107C74 110 62 118 58 134C70 144 82 150 95 152C108 150 120 142 128 132C124 118 114 110 104 107C100 113 90 113 86 107Z', fill=SKY)
            + path('M84 104C84 116 106 116 106 104L110 110C108 124 82 124 80 110Z', fill=GOLD)
            + line('M95 122V151M66 132C74 138 82 142 88 143M122 130C116 136 108 141 102 143', D))


def fur_cape():
    d = 'M84 104C72 109 62 117 57 132C68 142 80 146 95 147C110 146 120 140 128 131C123 117 114 109 106 104C102 112 88 112 84 104Z'
    return path(d, fill=PAPER) + line('M72 120L69 127M82 126L80 134M95 128V137M108 126L110 134M118 120L121 127M64 131L62 135M88 116L87 121M102 116L103 121', D, BROWN)


def falcon(x, y):
    """Hooded, sitting on a fist at (x, y)."""
    o = path('M-7 1L-14 19L-7 17L-3 3Z', fill=BROWN, sw=1.6)
    o += path('M-8 -26C-2 -31 8 -27 8 -20C13 -12 9 -1 2 4C-6 6 -12 0 -12 -9C-12 -16 -10 -20 -8 -26Z', fill=PAPER)
    o += path('M-8 -22C-16 -14 -16 4 -11 12C-5 8 0 -4 -1 -13C-2 -19 -5 -22 -8 -22Z', fill=BROWN) + line('M-9 -12C-11 -4 -10 2 -9 6M-5 -12C-5 -5 -6 0 -7 3', D, GOLD)
    o += line('M4 -12L6 -10M3 -6L5 -4M6 -5L7 -3', 1.4)
    o += path('M-7 -25C-5 -33 7 -33 9 -24C5 -21 -2 -21 -7 -25Z', fill=RED, sw=1.6) + path('M8.6 -26L14 -22L8.4 -20Z', fill=GOLD, sw=1.4)
    return at(o, x, y)


def knight_spade():
    h = path('M-6 -26C-24 -24 -28 -6 -26 12C-28 20 -30 26 -28 30C-20 34 -10 30 -7 24L-2 4V-14Z', fill=BROWN)
    h += face_profile(BROWN)
    h += path('M9 -22C3 -16 -1 -10 -2 -2C-3 6 -4 12 -8 20C-10 26 -14 29 -17 29C-24 22 -26 2 -22 -16Z', fill=BROWN)
    h += line('M-8 -10C-10 2 -10 12 -14 24M-15 -10C-18 2 -17 14 -20 24', D, GOLD)
    h += path('M15 10.8C12 9.6 9 9.8 7 12C5 13.4 3 13.6 1 12.6C3 17 8 17 11.4 14.6C12.6 13.4 14 12.6 15 12.4Z', fill=BROWN, sw=1.3)
    # wide hat, brim turned up in front
    h += path('M13 -20C14 -36 2 -40 -8 -39C-20 -38 -25 -30 -24 -16Z', fill=BLUE)
    h += path('M-38 -13C-30 -20 -8 -24 14 -21C20 -22 24 -27 25 -31C31 -24 27 -15 18 -13C0 -17 -24 -12 -38 -13Z', fill=BLUE)
    h += path('M-24 -18C-12 -23 2 -24 13.4 -22L13 -27C2 -29 -14 -28 -24.4 -23Z', fill=GOLD, sw=1.6)
    return knight('spade', BLUE, RED, BLUE, horse_front(INK, BROWN, GOLD, SKY), at(h, 96, 88), GOLD, 'lozenge', BLUE,
                  lambda p: lozenges(p, SKY, 4, 8, 12, 9, origin=(80, 150)), neckcloth(), mirrored=True,
                  # a lance and its pennon
                  behind=path('M56.4 50H61.6V150H56.4Z', fill=BROWN) + path('M59 27L65 43L59 52L53 43Z', fill=SKY) + line('M59 33V48', D)
                  + path('M61.6 56L84 62L61.6 70Z', fill=GOLD))


def knight_heart():
    h = path('M-17 -20C-28 -14 -30 4 -26 16C-30 22 -26 30 -18 28L-10 6Z', fill=GOLD)
    h += face_three(BROWN, nose='snub')
    h += path('M-19.4 6C-22 -4 -22 -18 -14 -24C-2 -28 12 -28 18 -14C10 -19 0 -19 -8 -15C-14 -11 -17 -4 -19.4 6Z', fill=GOLD)
    h += line('M-24 -4C-23 4 -24 12 -22 20', D)
    # soft beret
    h += path('M-24 -17C-34 -24 -32 -38 -16 -42C2 -46 24 -42 26 -30C27 -24 24 -19 19 -17Z', fill=RED)
    h += line('M-18 -34C-6 -40 10 -39 18 -33', D, ROSE)
    h += path('M-24.6 -21Q-3 -28 20.6 -21L19 -14Q-3 -20 -22.6 -13Z', fill=GOLD)
    h += at(plume(PAPER), 7, -23, 1.12, rot=8)
    h += ball(7, -21.4, 3.6, BLUE)
    # a falcon on his fist
    sleeve = 'M52 138C58 126 74 124 80 136C86 150 84 162 74 166C60 168 52 160 51 150Z'
    raised = c(sleeve, RED) + cl('M57 140C62 134 70 134 74 140M56 152C62 158 70 158 76 152', D, ROSE) + at(group(falcon(0, 0), 'scale(-1 1)'), 69, 124)
    raised += group(path('M-12 9H12V21H-12Z', fill=GOLD), 'translate(68 133) rotate(10)') + at(fist(0, 0), 68, 134, rot=4)
    return knight('heart', RED, GOLD, RED, horse(PAPER, SKY, RED, INK), at(h, 98, 88), GOLD, 'dot', RED,
                  lambda p: stripes(p, ROSE, 11, 2.4, 62, 3), points_collar(), raised=raised)


def knight_diamond():
    h = path('M-8 -26C-24 -24 -29 -6 -26 8C-24 18 -18 24 -10 24L-2 4V-14Z', fill=INK)
    h += face_profile(INK)
    h += path('M9 -22C3 -18 -2 -12 -2 -4C-2 4 -4 12 -8 17C-14 22 -22 16 -24 6C-27 -4 -24 -16 -16 -22Z', fill=INK)
    h += line('M-8 -12C-9 -2 -9 6 -11 14M-15 -12C-17 -2 -16 6 -17 13', D, SKY)
    # crested open helmet
    h += at(plume(BLUE, SKY), -2, -40, 0.84)
    h += path('M16 -17C17 -34 4 -44 -8 -44C-24 -43 -31 -30 -29 -12C-28 -4 -24 2 -20 4L-13 -12C-4 -17 6 -18 16 -17Z', fill=GOLD)
    h += line('M-24 -16C-23 -28 -16 -37 -8 -38M-6 -43C2 -38 7 -30 8 -18', D)
    h += path('M21 -14C14 -22 -6 -23 -17 -14L-13 -10C-4 -15 10 -16 21 -14Z', fill=RED)
    h += circle(-13.4, -10.4, 3.2, fill=RED, sw=1.6)
    return knight('diamond', GOLD, RED, BLUE, horse_collected(BROWN, INK, RED, INK, muzzle=ROSE), at(h, 94, 86), BLUE, 'lozenge', GOLD,
                  lambda p: lozenges(p, RED, 7, 7, 14, 7, origin=(80, 150)), gorget(),
                  # the sword shouldered
                  behind=path('M58 132L54.4 52L60 38L66 52L64 132Z', fill=SKY) + line('M60.2 52L61 130', D))


def knight_club():
    h = path('M-17 -20C-27 -14 -28 4 -25 18C-28 24 -24 31 -16 28L-10 6Z', fill=BROWN)
    h += face_three(BROWN, nose='hooked')
    h += path('M-19.4 0C-19 16 -16 26 -9 32C-3 36 6 36 11 31C16 26 18 16 18.2 6C16 10.4 14 11 12 11.4C9 9.6 4 9.6 0.6 11.4C-6 12 -14 8 -19.4 0Z', fill=BROWN)
    h += path('M1.2 17Q6.4 15.4 11 16.8Q6.4 20.6 1.2 17Z', fill=RED, stroke='none')
    h += line('M-12 16C-11 22 -9 28 -6 31M1 24C1.4 28 2 31 3 33M9 24C9.4 28 9.4 30 9 32', D, GOLD)
    h += line('M-22 -4C-22 6 -22 14 -20 22', D, GOLD)
    # huntsman's hat, high crown, brim curved
    h += path('M-20 -20C-20 -38 -10 -45 -1 -42C8 -46 20 -38 19 -20Z', fill=GREEN)
    h += line('M-1 -41C-3 -36 -3 -32 -2 -29', D, GOLD)
    h += path('M-20.4 -27Q0 -33 19.4 -27L19.4 -20Q0 -26 -20.4 -20Z', fill=RED)
    h += path('M-34 -20C-28 -15 -18 -23 0 -23C18 -23 26 -15 31 -20C30 -10 18 -9 12 -12C4 -15 -6 -15 -12 -12C-20 -8 -32 -9 -34 -20Z', fill=GREEN)
    return knight('club', GREEN, GOLD, GREEN, horse_collected(GOLD, PAPER, GREEN, INK, 12), at(h, 94, 86), RED, 'dot', GOLD,
                  lambda p: dots(p, GOLD, 2, 11, 8, origin=(80, 150)), fur_cape(), mirrored=True,
                  # a mace shouldered
                  behind=path('M59.4 66H64.6V150H59.4Z', fill=BROWN) + path('M62 28C69 30 72.4 36 72.4 44C72.4 52 69 58 64.6 61V66H59.4V61C55 58 52.4 52 52.4 44C52.4 36 55 30 62 28Z', fill=GOLD)
                  + line('M62 29V61M57 33C54.6 40 54.6 49 58 58M67 33C70 40 70 49 66 58', D))


COURTS = {fn.__name__: fn for fn in (
    king_spade, king_heart, king_diamond, king_club, queen_heart, queen_spade, queen_diamond, queen_club,
    jack_spade, jack_heart, jack_diamond, jack_club, knight_spade, knight_heart, knight_diamond, knight_club)}


# --------------------------------------------------------------------------
# number cards
PIP_HEIGHT = {2: 62, 3: 61, 4: 60, 5: 58, 6: 56, 7: 53, 8: 51, 9: 49, 10: 47}


def pips(rank, suit):
    """The classical layouts.  The more pips, the smaller, by a little each time: from the seven on some stand
    between the files and would run into one another.  The outer rows keep to the field's edges."""
    h, l, r = PIP_HEIGHT[rank], 82, 158
    t, b = 50 + h / 2, 310 - h / 2
    m = 180
    spots = []
    if rank in (2, 3):
        spots += [(120, t), (120, b)]
    if rank in (3, 5, 9):
        spots += [(120, m)]
    if rank >= 4:
        rows = [t, b] if rank < 6 else [t, m, b] if rank < 9 else [t, t + (b - t) / 3, b - (b - t) / 3, b]
        spots += [(x, y) for y in rows for x in (l, r)]
    if rank in (7, 8):
        spots += [(120, (t + m) / 2)]
    if rank == 8:
        spots += [(120, (m + b) / 2)]
    if rank == 10:
        spots += [(120, t + (b - t) / 6), (120, b - (b - t) / 6)]
    return ''.join(pip(suit, x, y, h, turned=y > m + 1) for x, y in spots)


# --------------------------------------------------------------------------
# the jaguar's rosette: a broken ring of unequal, point-symmetric spots
_SPOTS = ((-29, 26, 0.98), (33, 80, 1.08), (88, 144, 0.94))


def rosette(cx, cy, r, colour, core=None, rot=0, simple=False):
    """r is the mean radius of the ring; core: ink of the spot in its middle."""
    def p(angle, k):
        t = math.radians(angle + rot)
        return cx + r * k * math.cos(t), cy + r * k * math.sin(t)

    ring = ''
    for a0, a1, k in _SPOTS:
        for t in (0, 180):
            b0, b1, m = a0 + t, a1 + t, (a0 + a1) / 2 + t
            if simple:
                ring += blob([p(b0 - 1, 0.94 * k), p(m - 8, 1.3 * k), p(b1, 1.2 * k), p(b1, 0.7 * k), p(m - 4, 0.76 * k)])
                continue
            ring += blob([p(b0, 0.86 * k), p(b0 + 4, 1.14 * k), p(m - 6, 1.2 * k), p(m + 9, 1.3 * k), p(b1 - 2, 1.12 * k),
                          p(b1 - 1, 0.76 * k), p(m + 4, 0.84 * k), p(m - 8, 0.72 * k), p(b0 + 5, 0.66 * k)])
    mid = blob([p(20, 0.42), p(70, 0.2), p(130, 0.32), p(200, 0.42), p(250, 0.2), p(310, 0.32)])
    return path(ring, fill=colour, stroke='none') + path(mid, fill=core or colour, stroke='none')


def blob(points):
    """Smooth closed path: the points are the controls, it passes through the
    middles between them.  One decimal (there are many)."""
    def s(v):
        return '%g' % round(v, 1)

    mids = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1])]
    d = 'M%s %s' % (s(mids[-1][0]), s(mids[-1][1]))
    for q, m in zip(points, mids):
        d += 'Q%s %s %s %s' % (s(q[0]), s(q[1]), s(m[0]), s(m[1]))
    return d + 'Z'


# --------------------------------------------------------------------------
# aces
def leaf(x, y, rot, length=22, width=9, fill=GREEN, vein=GOLD):
    w, l = width / 2, length
    return at(path('M0 0C%s %s %s %s 0 %sC%s %s %s %s 0 0Z' % tuple(f.n(v) for v in (w * 1.5, -l * 0.3, w * 1.3, -l * 0.75, -l,
                                                                                    -w * 1.3, -l * 0.75, -w * 1.5, -l * 0.3)), fill=fill, sw=1.5)
              + line('M0 -2V%s' % f.n(-l * 0.72), 1, vein), x, y, rot=rot)


def ace(suit):
    o = ''
    big = suit == 'spade'
    hh = 138 if big else 156 if suit == 'diamond' else 126      # a lozenge is the narrowest of the four
    inner = {'heart': (0, -2), 'diamond': (0, 0), 'spade': (0, -6), 'club': (0, -5)}[suit]
    k = hh / 100.0
    # sprays above and below
    for turn in (0, 1):
        g = ''
        y = 88 if big else 84 if suit == 'diamond' else 92
        g += line('M120 %dV%d' % (y - 2, y - 30), 2)
        g += leaf(120, y - 14, 0, 26, 11, GOLD, BROWN)
        for sx in (-1, 1):
            g += leaf(120, y - 5, sx * 52, 25, 10, GREEN)
            g += leaf(120 + sx * 2, y - 3, sx * 92, 27, 9, GREEN)
            if big:
                g += line('M120 %dC%d %d %d %d %d %d' % (y - 2, 120 + sx * 16, y + 4, 120 + sx * 34, y, 120 + sx * 42, y - 12), 2)
                g += ball(120 + sx * 42.5, y - 14, 4.2, RED)
                g += leaf(120 + sx * 33, y - 3, sx * 118, 20, 8, GREEN)
        g += ball(120, y - 3, 3.6, RED)
        g = figure(g)
        o += f.half_turn(g) if turn else g
    o += pip(suit, 120, 180, hh)
    # inline and rosette, cut out of the pip
    inl = {'heart': 0.8, 'diamond': 0.78, 'spade': 0.84, 'club': 0.86}[suit]
    dy = {'heart': 0.5, 'diamond': 0, 'spade': 0, 'club': 0}[suit]
    if suit in ('heart', 'diamond'):
        o += '<path d="%s" transform="translate(120 %s) scale(%s)" fill="none" stroke="%s" stroke-width="%s"/>' % (
            f.PIP[suit], f.n(180 + dy), f.n(k * inl), PAPER, f.n(1.8 / (k * inl)))
    elif suit == 'spade':
        o += at(path('M0 -39C7 -26 36 -10 36 11.5C36 21 30 28 22 28C12 28 4 22 0 12C-4 22 -12 28 -22 28C-30 28 -36 21 -36 11.5C-36 -10 -7 -26 0 -39Z',
                     fill='none', stroke=PAPER, sw=1.8 / k), 120, 180, k)
    else:
        o += at(''.join(circle(x, y, 16.5, fill='none', stroke=PAPER, sw=1.8 / k) for x, y in ((0, -27.5), (-22.5, 8), (22.5, 8))), 120, 180, k)
    if suit == 'club':
        for x, y in ((0, -27.5), (-22.5, 8), (22.5, 8)):
            o += rosette(120 + x * k, 180 + y * k, 9.4, GOLD, GOLD)
    else:
        x, y = 120 + inner[0] * k, 180 + inner[1] * k
        r = {'heart': 18, 'diamond': 15, 'spade': 16}[suit]
        o += rosette(x, y, r, GOLD, GOLD)
        if big:
            o += ''.join(circle(x + dx * k, y + ddy * k, 2.4, fill=PAPER, stroke='none') for dx, ddy in ((0, -24), (-24, 16), (24, 16)))
        if suit == 'heart':
            o += ''.join(circle(x + dx, y + ddy, 2.4, fill=PAPER, stroke='none') for dx, ddy in ((-33, -13), (33, -13), (0, 40)))
        if suit == 'diamond':
            o += ''.join(circle(x + dx, y + ddy, 2.2, fill=PAPER, stroke='none') for dx, ddy in ((0, -29), (0, 29), (-23, 0), (23, 0)))
    return o


# --------------------------------------------------------------------------
# the back
def back():
    """Blue ground, a lozenge lattice with a rosette in every mesh, a medallion;
    the whole is its own half-turn."""
    x0, y0, x1, y1 = 12, 12, 228, 348
    o = f.rect(x0, y0, x1 - x0, y1 - y0, fill=BLUE, stroke=INK, sw=1.5, rx=6)
    o += f.rect(x0 + 5, y0 + 5, x1 - x0 - 10, y1 - y0 - 10, fill='none', stroke=GOLD, sw=2.2, rx=3)
    ix0, iy0, ix1, iy1 = x0 + 10, y0 + 10, x1 - 10, y1 - 10
    box = [(ix0, iy0), (ix1, iy0), (ix1, iy1), (ix0, iy1)]
    px, py = (ix1 - ix0) / 5, (iy1 - iy0) / 8     # diagonals of a mesh
    d = ''
    # lattice lines, cut to the box
    for k in range(-14, 15):
        for sgn in (1, -1):
            # y - 180 = sgn * py/px * (x - 120) + (k + 0.5) * py
            pts = []
            for x in (ix0, ix1):
                pts.append((x, 180 + sgn * py / px * (x - 120) + (k + 0.5) * py))
            (ax, ay), (bx, by) = pts
            t0, t1 = 0.0, 1.0
            for lim, sign in ((iy0, 1), (iy1, -1)):
                va, vb = sign * (ay - lim), sign * (by - lim)
                if va < 0 and vb < 0:
                    t0, t1 = 1, 0
                elif va < 0:
                    t0 = max(t0, va / (va - vb))
                elif vb < 0:
                    t1 = min(t1, va / (va - vb))
            if t0 < t1 - 1e-6:
                d += 'M%s %sL%s %s' % tuple(f.n(v) for v in (ax + (bx - ax) * t0, ay + (by - ay) * t0, ax + (bx - ax) * t1, ay + (by - ay) * t1))
    o += path(d, fill='none', stroke=SKY, sw=1.2)
    o += f.rect(ix0, iy0, ix1 - ix0, iy1 - iy0, fill='none', stroke=SKY, sw=1.5)
    for j in range(-4, 5):
        for i in range(-5, 6):
            # mesh centres: integer points and half-integer points
            for h in (0, 0.5):
                x, y = 120 + (i + h) * px, 180 + (j + h) * py
                if not (ix0 + 8 < x < ix1 - 8 and iy0 + 8 < y < iy1 - 8):
                    continue
                if math.hypot((x - 120) / 58, (y - 180) / 58) < 1:
                    continue
                o += rosette(x, y, 8.2, PAPER if h == 0 else SKY, rot=25 if h == 0 else -35, simple=True)
    # medallion
    o += circle(120, 180, 47, fill=PAPER, stroke=INK, sw=2)
    o += circle(120, 180, 42, fill=RED, stroke=INK, sw=1.5)
    n = 24
    o += ''.join(circle(120 + 36.2 * math.cos(2 * math.pi * i / n), 180 + 36.2 * math.sin(2 * math.pi * i / n), 1.9, fill=GOLD, stroke='none') for i in range(n))
    o += circle(120, 180, 31, fill='none', stroke=GOLD, sw=1.8)
    o += rosette(120, 180, 18, PAPER, GOLD, rot=10)
    return o


# --------------------------------------------------------------------------
def card(ident, low_ace=False):
    """The content of one card (without paper).  low_ace: an ace's index is 1."""
    rank, suit = ident.split('_')
    if rank.isdigit():
        body = ace(suit) if rank == '1' else pips(int(rank), suit)
        index = 'A' if rank == '1' and not low_ace else rank
    else:
        body = COURTS[ident]()
        index = {'jack': 'J', 'knight': 'N', 'queen': 'Q', 'king': 'K'}[rank]
    return f.middle(body) + f.corners(index, suit)


def build():
    doc = f.Doc(13)
    doc.defs = f.rank_defs(str(k) for k in range(1, 11))
    for suit in f.SUITS:
        for rank in [str(k) for k in range(1, 11)] + ['jack', 'queen', 'king']:
            doc.add(rank + '_' + suit, card(rank + '_' + suit))
    return doc


def build_knights():
    doc = f.Doc(4)
    doc.defs = f.rank_defs(())
    for rank in ('knight_', '1_'):
        for suit in f.SUITS:
            doc.add(rank + suit, card(rank + suit, low_ace=True))
    return doc


def build_back():
    doc = f.Doc(1)
    doc.add('back', back())
    return doc


if __name__ == '__main__':
    f.write(build(), 'french.svg')
    f.write(build_knights(), 'knights.svg')
    f.write(build_back(), 'back.svg')
