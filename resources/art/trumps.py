#!/usr/bin/env python3
"""Tarot trumps (trump_1 ... trump_21), the excuse, all of them again as small_..., and the back of the Tarot deck.

    python3 trumps.py        writes ../cards/trumps.svg and back_trumps.svg

Every picture is built from a few flat shapes in the inks of STYLE.md.  A scene is drawn in the upper half
of the card (x 12 ... 228, y 14 ... 172); card() repeats it (or its partner) turned by 180 degrees below the
band, then lays the paper frame over everything that runs past the picture's edge.
"""
import math

import family as fam
from family import BLUE, BROWN, GOLD, GREEN, INK, PAPER, RED, ROSE, SKIN, SKY

HZ = 118          # the horizon of every landscape
FIG, DET = fam.SW, fam.SW_DETAIL


# ------------------------------------------------------------------ writing shapes
def n(v):
    return ('%.2f' % v).rstrip('0').rstrip('.') if isinstance(v, float) else str(v)


def att(f, s, w):
    o = ' fill="%s"' % f
    if s != 'none' and w:
        o += ' stroke="%s" stroke-width="%s"' % (s, n(w))
    return o


def p(d, f='none', s=INK, w=FIG):
    return '<path d="%s"%s/>' % (d, att(f, s, w))


def line(d, s=INK, w=DET):
    return p(d, 'none', s, w)


def c(x, y, r, f, s=INK, w=FIG):
    return '<circle cx="%s" cy="%s" r="%s"%s/>' % (n(x), n(y), n(r), att(f, s, w))


def el(x, y, rx, ry, f, s=INK, w=FIG):
    return '<ellipse cx="%s" cy="%s" rx="%s" ry="%s"%s/>' % (n(x), n(y), n(rx), n(ry), att(f, s, w))


def r(x, y, w_, h, f, s=INK, w=FIG, rx=0):
    return '<rect x="%s" y="%s" width="%s" height="%s"%s%s/>' % (
        n(x), n(y), n(w_), n(h), ' rx="%s"' % n(rx) if rx else '', att(f, s, w))


def poly(pts, f, s=INK, w=FIG):
    return '<polygon points="%s"%s/>' % (' '.join('%s,%s' % (n(float(a)), n(float(b))) for a, b in pts), att(f, s, w))


def at(x, y, body, s=1, rot=0, flip=False):
    t = 'translate(%s %s)' % (n(float(x)), n(float(y)))
    if rot:
        t += ' rotate(%s)' % n(float(rot))
    if s != 1 or flip:
        t += ' scale(%s %s)' % (n(float(-s if flip else s)), n(float(s)))
    return '<g transform="%s">%s</g>' % (t, body)


def limb(pts, w, f):
    d = 'M' + ' L'.join('%s,%s' % (n(float(a)), n(float(b))) for a, b in pts)
    return line(d, INK, w) + line(d, f, w - 4)


def polar(x, y, rad, deg):
    a = math.radians(deg)
    return x + rad * math.cos(a), y + rad * math.sin(a)


# ------------------------------------------------------------------ landscape
def sky(base, low, hz=HZ, y0=14, step=6.5):
    """Flat tone with white lines that swell towards the horizon, the printer's gradation."""
    o = r(12, y0, 216, hz - y0 + 2, base, 'none', 0)
    k = int((hz - y0 - 14) / step)
    for i in range(k):
        t = (i + 1) / k
        h = 0.5 + 4.9 * t * t
        y = hz - (k - 1 - i) * step
        o += r(12, y - h, 216, h, low, 'none', 0)
    return o


def plain(f):
    return r(12, 14, 216, 160, f, 'none', 0)


def hill(pts, f, cuts=(), cut=PAPER, cw=1.2):
    """pts: a path from left to right; closed below the band."""
    o = p('M10,%s %s L230,176 L10,176 Z' % (n(pts[0]), pts[1]), f)
    for d in cuts:
        o += line(d, cut, cw)
    return o


def ground(f=GREEN, y=HZ, cut=PAPER, bulge=-6):
    o = p('M10,%d Q120,%d 230,%d L230,176 L10,176 Z' % (y, y + bulge, y), f)
    rows = ((y + 12, ((20, 46), (150, 190))), (y + 24, ((70, 112), (196, 222))), (y + 36, ((16, 40), (128, 160))),
            (y + 46, ((60, 92), (176, 206))))
    for yy, segs in rows:
        for a, b in segs:
            o += line('M%d,%d Q%d,%d %d,%d' % (a, yy, (a + b) // 2, yy - 2, b, yy), cut, DET)
    return o


def sun(x, y, rad, f=GOLD, rays=16, long=1.75, short=1.45, full=True, w=FIG):
    o = ''
    for i in range(rays):
        a = 360 / rays * i - 90
        if not full and math.sin(math.radians(a)) > 0.1:
            continue
        k = long if i % 2 == 0 else short
        b = 360 / rays * (0.26 if i % 2 == 0 else 0.2)
        o += poly([polar(x, y, rad * 1.16, a - b), polar(x, y, rad * k, a), polar(x, y, rad * 1.16, a + b)], f, INK, DET)
    return o + c(x, y, rad, f, INK, w)


def star(x, y, rad, f=GOLD, s='none', w=0, k=5, inner=0.42, rot=-90):
    pts = []
    for i in range(2 * k):
        pts.append(polar(x, y, rad if i % 2 == 0 else rad * inner, rot + 180 / k * i))
    return poly(pts, f, s, w)


def cloud(x, y, s=1.0, f=PAPER):
    return at(x, y, p('M-26,0 C-34,-1 -33,-11 -24,-11 C-23,-20 -11,-23 -6,-16 C-1,-24 15,-23 16,-13 '
                      'C26,-15 33,-2 24,0 Z', f, INK, DET) +
              line('M-18,-4 H-4 M2,-7 H12', INK, 0.9), s)


def bird(x, y, s=1.0, col=INK):
    return at(x, y, p('M-11,-4 Q-5,-6 0,0 Q5,-6 11,-4 Q5,-3 0,4 Q-5,-3 -11,-4 Z', col, 'none', 0), s)


def scallop(cx, cy, rx, ry, k, f, w=FIG, rot=-90.0):
    pts = [(cx + rx * math.cos(math.radians(rot + 360 / k * i)), cy + ry * math.sin(math.radians(rot + 360 / k * i)))
           for i in range(k)]
    d = 'M%s,%s' % (n(pts[0][0]), n(pts[0][1]))
    for i in range(k):
        a, b = pts[i], pts[(i + 1) % k]
        q = math.hypot(a[0] - b[0], a[1] - b[1]) * 0.56
        d += ' A%s,%s 0 0 1 %s,%s' % (n(q), n(q), n(b[0]), n(b[1]))
    return p(d + ' Z', f, INK, w)


def leafcuts(cx, cy, rx, ry, col=PAPER):
    o = ''
    for dx, dy in ((-.5, -.35), (0, -.55), (.5, -.3), (-.25, 0), (.3, .1), (-.55, .3), (.05, .45), (.6, .4)):
        x, y = cx + dx * rx, cy + dy * ry
        o += 'M%s,%s q4,-5 8,0 ' % (n(x - 4), n(y))
    return line(o, col, DET)


def tree(x, y, h, rx, ry, f=GREEN, k=11, cut=PAPER):
    """round tree standing on (x, y)"""
    cy = y - h + ry
    o = p('M%s,%s L%s,%s L%s,%s L%s,%s Z' % (n(x - 5), n(y), n(x - 3), n(cy), n(x + 3), n(cy), n(x + 5), n(y)), BROWN)
    o += scallop(x, cy, rx, ry, k, f)
    return o + leafcuts(x, cy, rx, ry, cut)


def pine(x, y, h, w_, f=GREEN, snow=False):
    o = r(x - 3, y - h * .14, 6, h * .14, BROWN)
    for i, (t, b, k) in enumerate(((.40, .14, 1.0), (.68, .36, .78), (1.0, .60, .56))):
        hw = w_ / 2 * k
        o += p('M%s,%s Q%s,%s %s,%s Q%s,%s %s,%s Q%s,%s %s,%s Z' % tuple(n(float(v)) for v in (
            x, y - h * t, x + hw * .25, y - h * (b + .06), x + hw, y - h * b, x, y - h * (b - .07), x - hw, y - h * b,
            x - hw * .25, y - h * (b + .06), x, y - h * t)), f)
        if snow:
            tt, bb = y - h * t, y - h * b
            o += p('M%s,%s Q%s,%s %s,%s Q%s,%s %s,%s Q%s,%s %s,%s Z' % tuple(n(float(v)) for v in (
                x, tt, x + hw * .16, tt + (bb - tt) * .5, x + hw * .55, tt + (bb - tt) * .72,
                x + hw * .1, tt + (bb - tt) * .62, x - hw * .1, tt + (bb - tt) * .74,
                x - hw * .2, tt + (bb - tt) * .5, x, tt)), PAPER, INK, DET)
    return o


def house(x, y, w_, h, wall=PAPER, roof=RED, rh=None, door=True, win=SKY, door_col=BROWN):
    """front view standing on y, left edge x"""
    rh = rh or h * .75
    o = r(x, y - h, w_, h, wall)
    o += p('M%s,%s L%s,%s L%s,%s Z' % (n(x - 5.0), n(y - h + 1.0), n(x + w_ / 2), n(y - h - rh), n(x + w_ + 5.0), n(y - h + 1.0)), roof)
    if door:
        o += p('M%s,%s v%s q%s,-7 %s,0 v%s' % (n(x + w_ / 2 - 5), n(y), n(-h * .5), n(5.0), n(10.0), n(h * .5)), door_col, INK, DET)
    for k in (.2, .8):
        o += r(x + w_ * k - 4, y - h * .72, 8, 9, win, INK, DET)
    return o


# ------------------------------------------------------------------ people
def head(x, y, rad, look=0.0, hair='short', hc=BROWN, beard=None, sleep=False, cheeks=True, mouth='smile'):
    R = rad
    def q(fmt, *v):
        return fmt % tuple(n(float(k) * R) for k in v)
    o = ''
    if hair in ('long', 'loose'):
        o += p(q('M%s,%s C%s,%s %s,%s %s,%s L%s,%s Q%s,%s %s,%s Z', -1.14, -.1, -1.3, -1.55, 1.3, -1.55, 1.14, -.1,
                 1.3, 1.2, 0, 1.75, -1.3, 1.2), hc)
    if hair == 'bun':
        o += c(-look * .5 * R, -1.25 * R, .5 * R, hc)
    if hair == 'plait':
        o += limb([(-look * .6 * R, 0), (-look * 1.3 * R, .8 * R), (-look * 1.2 * R, 2.0 * R)], R * .62, hc)
    o += p(q('M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s Z', -1, -.12, -1.02, -1.32, 1.02, -1.32,
             1, -.12, 1, .62, .5, 1.14, 0, 1.14, -.5, 1.14, -1, .62, -1, -.12), SKIN)
    sx = look * .3
    if cheeks:
        o += c((sx - .52) * R, .42 * R, .17 * R, ROSE, 'none', 0) + c((sx + .52) * R, .42 * R, .17 * R, ROSE, 'none', 0)
    if beard:
        o += p(q('M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s Z',
                 -1.02, .12, -1.02, 1.0, -.6, 1.6, sx * .8, 1.66, .6, 1.6, 1.02, 1.0, 1.02, .12,
                 .9, .5, .75, .66, sx + .42, .6, sx + .3, .5, sx + .12, .48, sx + .02, .56,
                 sx - .12, .48, sx - .3, .5, sx - .42, .6, -.75, .66, -.9, .5, -1.02, .12), beard, INK, 1.6)
    ey = .08
    if sleep:
        o += line(q('M%s,%s q%s,%s %s,0', sx - .56, ey, .16, .16, .32) + q(' M%s,%s q%s,%s %s,0', sx + .24, ey, .16, .16, .32), INK, 1.1)
    else:
        o += c((sx - .38) * R, ey * R, max(1.05, .115 * R), INK, 'none', 0) + c((sx + .38) * R, ey * R, max(1.05, .115 * R), INK, 'none', 0)
    o += line(q('M%s,%s q%s,%s %s,%s', sx - .58, -.2, .18, -.15, .36, -.02) +
              q(' M%s,%s q%s,%s %s,%s', sx + .22, -.22, .18, -.13, .36, .02), INK, 1.1)
    lk = 1 if look >= 0 else -1
    nx = sx + look * .12
    o += line(q('M%s,%s L%s,%s L%s,%s', nx, .12, nx + lk * .13, .42, nx - lk * .03, .46), INK, 1)
    if mouth == 'smile':
        o += line(q('M%s,%s q%s,%s %s,0', sx * 1.1 - .24, .7 if not beard else .86, .24, .2, .48), RED if beard != RED else INK, 1.3)
    else:
        o += line(q('M%s,%s h%s', sx * 1.1 - .18, .72, .36), RED, 1.3)
    if hair == 'short':
        o += p(q('M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s Q%s,%s %s,%s C%s,%s %s,%s %s,%s Z', -1.06, .1, -1.25, -1.5, 1.25, -1.5,
                 1.06, .1, .88, -.05, .9, -.4, .62, -.55, sx, -.38, -.62, -.55, -.9, -.4, -.88, -.05, -1.06, .1), hc)
    elif hair in ('long', 'bun', 'plait', 'loose'):
        m = sx * .8
        o += p(q('M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s Z', -1.08, .35, -1.28, -1.5, 1.28, -1.5,
                 1.08, .35, .95, -.2, .6, -.55, m, -.72, -.6, -.55, -.95, -.2, -1.08, .35), hc)
    elif hair == 'bald':
        o += p(q('M%s,%s q%s,%s %s,%s q%s,%s %s,%s Z', -1.04, -.25, -.3, .45, .05, .8, .22, -.3, .12, -.7), hc, INK, DET)
        o += p(q('M%s,%s q%s,%s %s,%s q%s,%s %s,%s Z', 1.04, -.25, .3, .45, -.05, .8, -.22, -.3, -.12, -.7), hc, INK, DET)
    return at(x, y, o)


def hat_brim(x, y, R, f=INK, band=GOLD, tilt=0.0):
    o = p('M%s,0 Q%s,%s %s,%s Q%s,%s %s,%s Q%s,%s %s,0 Z' % tuple(n(v * R) for v in (-.78, -.8, -.85, -.5, -.95, 0., -1.1, .5, -.95, .8, -.85, .78)), f)
    o += p('M%s,%s Q0,%s %s,%s L%s,%s Q0,%s %s,%s Z' % tuple(n(v * R) for v in (-.78, -.28, -.08, .78, -.28, .78, 0, .2, -.78, 0)), band, INK, DET)
    o += p('M%s,0 Q0,%s %s,0 Q0,%s %s,0 Z' % tuple(n(v * R) for v in (-1.55, .5, 1.55, -.28, -1.55)), f)
    return at(x, y, o, rot=tilt)


def hand(x, y, rad=4.6):
    return c(x, y, rad, SKIN, INK, 1.6)


def fist(x, y, deg, size=4.4):
    """A closed hand at the end of a forearm that points along deg."""
    o = p('M-4.6,-3.4 C-1,-5.6 4.4,-5 5,-1.4 C5.6,2.6 3,5 -.6,4.8 L-4.6,3.6 Z', SKIN, INK, 1.6 * 4.4 / size) + line('M-1,-1 Q2,-1.6 4.4,-.4', INK, 1 * 4.4 / size)
    return at(x, y, o, size / 4.4, deg)


def arm(pts, col, w=12, hr=4.6, cuff=PAPER):
    """A sleeve that narrows from the shoulder to the wrist, a cuff, a hand; pts: shoulder, elbow, hand."""
    (ax, ay), (bx, by), (hx, hy) = pts
    d = math.degrees(math.atan2(hy - by, hx - bx))
    k = max(math.hypot(hx - bx, hy - by), 1)
    cx, cy = hx - (hx - bx) / k * hr * .9, hy - (hy - by) / k * hr * .9     # the wrist

    def side(p0, p1, s):
        x, y = p1[0] - p0[0], p1[1] - p0[1]
        q = math.hypot(x, y) or 1
        return -y / q * s, x / q * s
    (ux, uy), (vx, vy) = side((ax, ay), (bx, by), w / 2), side((bx, by), (cx, cy), w * .36)
    ex, ey = (ux + vx) * .62, (uy + vy) * .62

    def f2(*v):
        return ' '.join('%s,%s' % (n(float(v[i])), n(float(v[i + 1]))) for i in range(0, len(v), 2))

    def edge(s, back=False):
        a, b, g = (ax + ux * s, ay + uy * s), (bx + ex * s, by + ey * s), (cx + vx * s, cy + vy * s)
        m0 = (b[0] + (a[0] - b[0]) * .35, b[1] + (a[1] - b[1]) * .35)
        m1 = (b[0] + (g[0] - b[0]) * .35, b[1] + (g[1] - b[1]) * .35)
        if back:
            return 'L' + f2(*g) + 'L' + f2(*m1) + 'Q' + f2(*b, *m0) + 'L' + f2(*a)
        return f2(*a) + 'L' + f2(*m0) + 'Q' + f2(*b, *m1) + 'L' + f2(*g)
    top = 'Q' + f2(ax - (bx - ax) * .28, ay - (by - ay) * .28, ax + ux, ay + uy)
    o = fist(hx, hy, d, hr)
    o += p('M' + edge(1) + edge(-1, True) + top + 'Z', col)
    o += at(cx, cy, r(-2.6, -w * .44, 4.4, w * .88, cuff, INK, DET, 1.2), rot=d)
    return o


def man(x, y, look=1.0, coat=BLUE, legs=BROWN, arms=(), back=(), hair='short', hc=BROWN, beard=None, hat='', s=1.0, vest=None,
        stockings=PAPER, belt=None, pose='stand'):
    """Standing figure 114 high in coat and breeches, feet on (x, y); arms are lists of points from the
    shoulder (local).  pose: stand, or dance with one leg lifted."""
    lk = 1 if look >= 0 else -1
    shoe = 'M-6,-8 H.5 C3,-6 7.5,-5.4 10,-2.4 V0 H-6.5 Z'

    def leg(dx, rot=0):
        q = p('M-5.4,-27 C-7,-19 -5.4,-11 -4.6,-5 H1.4 C2,-11 4.4,-18 4.4,-27 Z', stockings)
        return at(dx, 0, q + p(shoe, INK, INK, 1), rot=rot)
    o = ''
    for a in back:
        o += arm(a, coat)
    q = ''
    if pose == 'dance':
        q += leg(-6) + p('M-13,-50 H2 L-.5,-26 H-12.5 Z', legs)
        q += at(21, -31, p('M-3,-4 C4,2 4,9 1,15 L-5,12 C-5,8 -8,3 -9,0 Z', stockings) + at(-4, 21, p(shoe, INK, INK, 1), rot=38))
        q += p('M-2,-50 L13,-50 C17,-46 23,-38 25,-32 L16,-24 C11,-29 4,-34 0,-38 Z', legs)
    else:
        q += leg(-8) + leg(7.4)
        q += p('M-14,-50 H0 L-2.4,-25.4 H-14.4 Z', legs) + p('M-1,-50 H13.4 L12.6,-25.4 H1 Z', legs)
        q += line('M-14,-29 H-2 M1.4,-29 H12.6', GOLD if legs != GOLD else RED, 1.2)
    q += r(-4, -95, 8, 11, SKIN, INK, 1.6)
    q += p('M-6,-88 C-12,-87 -16.6,-84 -17,-77 C-17,-70 -13.6,-63 -13,-56 L-18.6,-37 Q0,-30.6 18.6,-37 L13,-56 C13.6,-63 17,-70 17,-77 C16.6,-84 12,-87 6,-88 Z', coat)
    if vest:
        q += p('M-4,-88 L4,-60 L9,-87.4 Z', vest, INK, DET) + line('M4,-60 C5,-52 6,-44 8,-34.4', INK, DET)
    else:
        q += line('M3.4,-84 C5.6,-70 4,-52 6,-34', INK, DET) + ''.join(c(7.6, yy, 1.3, GOLD if coat != GOLD else RED, 'none', 0) for yy in (-78, -70, -63))
    q += p('M-7,-89 L2.6,-80 L-6,-79 Z M8,-89 L2.6,-80 L10,-80 Z', PAPER, INK, DET)
    q += p('M-13,-58.4 Q0,-53.4 13,-58.4 L13.6,-53 Q0,-47.6 -13.6,-53 Z', belt or (GOLD if coat != GOLD else RED), INK, DET)
    q += line('M-11,-50 L-13,-38', INK, DET)
    o += q if lk > 0 else at(0, 0, q, flip=True)
    for a in arms:
        o += arm(a, coat)
    o += head(lk * 1.2, -102, 10.2, look, hair, hc, beard)
    return at(x, y, o + hat, s)


def woman(x, y, look=-1.0, dress=RED, apron=None, arms=(), back=(), hair='bun', hc=BROWN, bodice=None, s=1.0, sway=0, hat='', hem=GOLD):
    """Standing figure 112 high in a wide gown; sway: how far the hem swings to the right."""
    o = ''
    sleeve = bodice or dress
    for a in back:
        o += arm(a, sleeve, 11, 4.3)
    lk = 1 if look >= 0 else -1
    o += p('M-9,-6 l%s,4 l-1,2 h-9 Z M5,-6 l%s,4 l-1,2 h-9 Z' % (n(8.0 if lk > 0 else 2.0), n(8.0 if lk > 0 else 2.0)), INK, INK, 1)
    L_, R_ = n(-26.0 + sway), n(26.0 + sway)
    o += p('M-8.4,-56 C-17,-50 -22,-26 %s,-5 Q%s,2.4 %s,-5 C22,-26 17,-50 8.4,-56 Z' % (L_, n(float(sway)), R_), dress)
    if hem:
        o += p('M%s,-12.4 Q%s,-5 %s,-12.4 L%s,-5.5 Q%s,1.8 %s,-5.5 Z' % (n(-24.4 + sway * .9), n(float(sway)), n(24.4 + sway * .9), n(25.8 + sway), n(float(sway)), n(-25.8 + sway)), hem, INK, DET)
    if apron:
        o += p('M-6,-55 L6,-55 C12,-42 14,-26 13,-11 Q0,-7.6 -13,-11 C-14,-26 -12,-42 -6,-55 Z', apron, INK, DET)
        o += line('M-3,-50 C-6,-38 -7,-24 -6.4,-12 M3,-50 C6,-38 7,-24 6.4,-12', INK, 1)
    else:
        for k in (-1, 0, 1):
            o += line('M%s,-50 C%s,-40 %s,-26 %s,-12' % (n(4.0 * k), n(7.0 * k), n(10.0 * k + sway * .5), n(13.0 * k + sway * .8)), INK, DET)
    o += r(-3.4, -93, 6.8, 11, SKIN, INK, 1.6)
    o += p('M-5,-86.6 C-11,-86 -14.6,-82 -14,-76 C-13.4,-68 -9,-63 -8.6,-55 Q0,-51 8.6,-55 C9,-63 13.4,-68 14,-76 C14.6,-82 11,-86 5,-86.6 Z', sleeve)
    o += p('M-7,-86.4 C-5,-75 5,-75 7,-86.4 Z', SKIN, INK, DET)
    o += p('M-8.9,-58.6 Q0,-54.4 8.9,-58.6 L8.9,-54.6 Q0,-50.4 -8.9,-54.6 Z', hem or GOLD, INK, DET)
    if not apron:
        o += line('M-3,-74 L3,-70 M3,-74 L-3,-70 M-3,-67 L3,-63 M3,-67 L-3,-63', PAPER, 1.2)
    for a in arms:
        o += arm(a, sleeve, 11, 4.3)
    o += head(lk * .8, -100, 9.8, look, hair, hc)
    return at(x, y, o + hat, s)


def child(x, y, look=1.0, top=RED, legs=BLUE, arms=(), back=(), hair='short', hc=BROWN, skirt=False, hat='', stride=0):
    """Child 78 high; stride: how far the feet are apart."""
    o = ''
    for a in back:
        o += arm(a, top, 10, 3.9)
    lk = 1 if look >= 0 else -1
    q = ''
    for sx, st, lift in ((-5, -stride, 18 if stride else 0), (5, stride, 0)):
        g = p('M-4,-18 C-5,-12 -3.6,-8 -3,-4 H1.6 C2,-8 3.6,-12 3.6,-18 Z', PAPER) + p('M-4,-6.6 H1 C3,-5 6.4,-4.6 8,-2 V0 H-4.4 Z', INK, INK, 1)
        q += at(sx + st * .8, 0, g, rot=lift)
        if not skirt:
            q += p('M%s,-34 H%s L%s,-17 H%s Z' % (n(sx - 6.0), n(sx + 6.0), n(sx + st * .8 + 5.0), n(sx + st * .8 - 5.6)), legs)
    q += r(-3, -60, 6, 8, SKIN, INK, 1.6)
    if skirt:
        q += p('M-5,-55 C-9,-54.6 -11.6,-52 -11.4,-48 L-8,-38 C-14,-32 -18,-24 -20,-15.4 Q0,-9.6 20,-15.4 C18,-24 14,-32 8,-38 L11.4,-48 C11.6,-52 9,-54.6 5,-55 Z', top)
        q += p('M-8.2,-40 Q0,-37 8.2,-40 L8.2,-36.4 Q0,-33.4 -8.2,-36.4 Z', GOLD, INK, 1) + line('M-4,-32 L-7,-16 M4,-32 L7,-16', INK, DET)
    else:
        q += p('M-5,-55 C-10,-54.6 -12.4,-52 -12,-47 L-11,-30 Q0,-26.6 11,-30 L12,-47 C12.4,-52 10,-54.6 5,-55 Z', top)
        q += line('M1,-50 V-29', INK, DET)
    q += p('M-5.4,-56 L1,-50 L-5,-49 Z M6.4,-56 L1,-50 L8,-49 Z', PAPER, INK, DET)
    o += q if lk > 0 else at(0, 0, q, flip=True)
    for a in arms:
        o += arm(a, top, 10, 3.9)
    o += head(lk, -66.6, 9.6, look, hair, hc)
    return at(x, y, o + hat)


# ------------------------------------------------------------------ numbers, frame, card
def digit(ch, w, h=56.0, t=7.0):
    """One numeral of the family's hand drawn narrow: outer box w x h, stroke t (it is not squeezed, so the
    stroke stays even)."""
    a, b = t / 2, t / 2
    W_, H_ = w - t, h - t
    rx, ry = W_ / 2, min(H_ * .3, W_ * .62)
    X, Y = a, b

    def P(fmt, *v):
        return fmt % tuple(n(float(k)) for k in v)
    L, R, T, B, M = X, X + W_, Y, Y + H_, Y + H_ * .46
    cx = (L + R) / 2
    k = .55
    top = P('C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s', L, T + ry * (1 - k), cx - rx * k, T, cx, T, cx + rx * k, T, R, T + ry * (1 - k), R, T + ry)
    bot = P('C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s', R, B - ry * (1 - k), cx + rx * k, B, cx, B, cx - rx * k, B, L, B - ry * (1 - k), L, B - ry)
    if ch == '0':
        d = P('M%s,%s ', L, T + ry) + top + P(' V%s ', B - ry) + bot + ' Z'
    elif ch == '1':
        d = P('M%s,%s V%s M%s,%s L%s,%s', R, T - b, B + b, R + a * .2, T - b + t * .55, L - a, T + h * .17)
    elif ch == '2':
        d = P('M%s,%s ', L, T + ry) + top + P(' C%s,%s %s,%s %s,%s H%s', R, T + ry + H_ * .22, L, B - H_ * .3, L, B, R + a)
    elif ch == '3':
        d = (P('M%s,%s ', L, T + ry) + top + P(' C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s V%s ', R, M - H_ * .06, cx + rx * .6, M, cx - rx * .3, M,
             cx + rx * .6, M, R, M + H_ * .06, R, M + ry * .9, B - ry) + bot)
    elif ch == '4':
        xs = R - W_ * .2
        d = P('M%s,%s V%s L%s,%s H%s', xs, B + b, T - b * .2, L + W_ * .02, T + H_ * .7, R + a)
    elif ch == '5':
        y5 = T + H_ * .42
        d = (P('M%s,%s H%s V%s ', R + a * .6, T, L + W_ * .04, y5 + a) +
             P('M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s V%s ', L + W_ * .04, y5, cx - rx * .4, y5 - H_ * .06, cx, y5 - H_ * .05, cx, y5 - H_ * .05,
               cx + rx * k, y5 - H_ * .05, R, y5, R, y5 + ry * .95, B - ry) + bot)
    elif ch in '69':
        y6 = T + H_ * .44
        d = (P('M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s V%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s V%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s',
               R, T + ry * .95, R, T + ry * (1 - k), cx + rx * k, T, cx, T, cx - rx * k, T, L, T + ry * (1 - k), L, T + ry, B - ry,
               L, B - ry * (1 - k), cx - rx * k, B, cx, B, cx + rx * k, B, R, B - ry * (1 - k), R, B - ry, y6 + ry,
               R, y6 + ry * (1 - k), cx + rx * k, y6, cx, y6, cx - rx * k, y6, L, y6 + ry * (1 - k), L, y6 + ry))
        if ch == '9':
            return '<g transform="rotate(180 %s %s)">%s</g>' % (n(w / 2.0), n(h / 2.0), '<path d="%s"/>' % d)
    elif ch == '7':
        d = P('M%s,%s H%s C%s,%s %s,%s %s,%s', L - a, T, R, R - W_ * .35, T + H_ * .36, L + W_ * .25, T + H_ * .68, L + W_ * .25, B + b)
    elif ch == '8':
        i = W_ * .05
        d = (P('M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s Z',
               cx, M, L + i, M, L + i, M - ry * .3, L + i, T + H_ * .22, L + i, T + H_ * .05, cx - rx * .6, T, cx, T,
               cx + rx * .6, T, R - i, T + H_ * .05, R - i, T + H_ * .22, R - i, M - ry * .3, R - i, M, cx, M) +
             P('M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s Z',
               cx, M, L, M, L, M + ry * .6, L, B - H_ * .26, L, B - H_ * .06, cx - rx * .6, B, cx, B,
               cx + rx * .6, B, R, B - H_ * .06, R, B - H_ * .26, R, M + ry * .6, R, M, cx, M))
    return '<path d="%s"/>' % d


def number(text, h=56.0):
    """A trump's numeral, centred at x = 0, its upper edge at y = 0; without a colour of its own."""
    if len(text) == 1:
        ws = [{'1': 14.0, '4': 27.0}.get(text, 26.0)]
        gap, t = 0, 7.5
    else:
        ws = [11.0 if ch == '1' else 17.6 for ch in text]
        gap, t = 3.2, 6.6
    turned = text in ('6', '9')   # told apart on their heads by a bar below, clear of them on a card 44 pixels wide
    if turned:
        h -= 4.5
    total = sum(ws) + gap * (len(ws) - 1)
    # a leading one's flag reaches further left than its box
    x, o = -total / 2 + (1.2 if len(text) > 1 and text[0] == '1' else 0), ''
    for ch, w in zip(text, ws):
        o += '<g transform="translate(%s 0)">%s</g>' % (n(x), digit(ch, w, h, t))
        x += w + gap
    if turned:
        o += '<path d="M%s,%s H%s" stroke-width="4"/>' % (n(-11.5), n(h + 7.7), n(11.5))
    return '<g fill="none" stroke-width="%s" stroke-linecap="butt" stroke-linejoin="miter">%s</g>' % (n(t), o)


# picture outline: a cross whose four arms' corners are left free for the numbers
PX0, PX1, PY0, PY1, NX, NY = 12, 228, 14, 346, 56, 80
NUMBER_X = 52      # how far from the card's middle the numbers on the band stand
OUTLINE = ('M%d,%d H%d V%d q0,8 8,8 H%d V%d H%d q-8,0 -8,8 V%d H%d V%d q0,-8 -8,-8 H%d V%d H%d q8,0 8,-8 Z' % (
    NX, PY0, 240 - NX, NY - 8, PX1, 360 - NY, 248 - NX, PY1, NX, 368 - NY, PX0, NY, NX - 8))
PAPER_RING = ('M14,2 H226 A12,12 0 0 1 238,14 V346 A12,12 0 0 1 226,358 H14 A12,12 0 0 1 2,346 V14 '
              'A12,12 0 0 1 14,2 Z ')


def small_number(text):
    """A trump's numeral for its cartouche, 27.5 high, centred at x = 0 with its upper edge at y = 0; drawn
    bolder and wider than a reduced large one would be, so that it reads on a card 90 pixels wide."""
    h = 23.5 if text in ('6', '9') else 27.5
    ws = [{'1': 7.6, '4': 16.0}.get(text, 15.0)] if len(text) == 1 else [6.6 if ch == '1' else 12.0 for ch in text]
    gap, t = 2.6, 4.4 if len(text) == 1 else 4.0
    x, o = -(sum(ws) + gap * (len(ws) - 1)) / 2, ''
    for ch, w in zip(text, ws):
        o += '<g transform="translate(%s 0)">%s</g>' % (n(x), digit(ch, w, h, t))
        x += w + gap
    if text in ('6', '9'):
        o += '<path d="M-9,%s H9" stroke-width="3.4"/>' % n(h + 4.6)
    return '<g fill="none" stroke="%s" stroke-width="%s" stroke-linecap="butt" stroke-linejoin="miter">%s</g>' % (
        INK, n(t), o)


def cartouche(num, colour):
    """The number once more, on the band left of its middle; half_turn() sets the other one on its right."""
    top = 165.1 if num in ('6', '9') else 166.25
    return (r(120 - NUMBER_X - 19.5, 161.5, 39, 37, PAPER, INK, 1.5, 12) +
            r(120 - NUMBER_X - 17, 164, 34, 32, 'none', colour, DET, 9.5) +
            '<g transform="translate(%s %s)">%s</g>' % (n(120 - NUMBER_X), n(top), small_number(num)))


def band(colour, emblem, num):
    """The strip between the two scenes, the same upside down."""
    o = r(12, 170, 216, 20, PAPER, INK, 1.5) + r(12, 173.5, 216, 13, colour, INK, DET)
    light = PAPER if colour != PAPER else GOLD
    for x in (NUMBER_X / 2 - 2.5, NUMBER_X + 29, NUMBER_X + 48) if num != '*' else (32.5, 53, 73.5, 94):
        for sx in (-1, 1):
            m = 120 + sx * x
            o += poly([(m - 6.5, 180), (m, 175.6), (m + 6.5, 180), (m, 184.4)], light, 'none', 0)
    for x in (NUMBER_X + 38.5,) if num != '*' else (42.7, 63.2, 83.7):
        o += c(120 - x, 180, 1.5, light, 'none', 0) + c(120 + x, 180, 1.5, light, 'none', 0)
    o += c(120, 180, 14, PAPER, INK, 1.5) + c(120, 180, 11, colour, INK, DET) + emblem
    if num != '*':
        one = cartouche(num, colour)
        o += one + fam.half_turn(one)
    return o


def em_rosette(f=PAPER, k=8):
    return star(120, 180, 9, f, 'none', 0, k, .45)


def frames(bout):
    ring = '<path d="%s%s" fill="%s" fill-rule="evenodd"/>' % (PAPER_RING, OUTLINE, PAPER)
    if not bout:
        return ring + p(OUTLINE, 'none', INK, 1.5)
    o = ring + p(OUTLINE, 'none', INK, 1.5)
    o += r(5.5, 5.5, 229, 349, 'none', INK, 1.5, 9.5)
    corner = p('M8.7,16 Q8.7,8.7 16,8.7 H52.5 V69 Q52.5,76.5 45,76.5 H8.7 Z', GOLD, INK, DET)
    for t in ('', 'matrix(-1 0 0 1 240 0)', 'rotate(180 120 180)', 'matrix(1 0 0 -1 0 360)'):
        o += '<g transform="%s">%s</g>' % (t, corner) if t else corner
    return o


def scene(num):
    return 'scene_' + ('excuse' if num == '*' else num)


def card(num, upper, lower=None, colour=RED, emblem=None, bout=False):
    """The card and its calm form.  num: '1' ... '21' or '*' for the excuse.  Two of the four numerals are the indices; the
    other two, top right and bottom left, belong to the picture and shrink with it where the indices are large."""
    o = '<g stroke-linejoin="round" stroke-linecap="round"><g id="%s">%s</g>' % (scene(num), upper)
    o += fam.half_turn(lower) if lower else '<use xlink:href="#%s" transform="rotate(180 120 180)"/>' % scene(num)
    o += band(colour, emblem or em_rosette(GOLD if colour in (INK,) else PAPER), num) + frames(bout)
    cx, top = (30.6, 14.6) if bout else (30, 14)
    glyph = 'EX' if num == '*' else 'T' + num
    # a ground of its own: where the index is large it stands before the picture
    idx = r(12, 12, 38, 62, GOLD if bout else PAPER, 'none', 0, 6) + (
        '<g class="rank" stroke="%s"><use xlink:href="#rank_%s" transform="translate(%s %s)"/></g>' % (
            INK, glyph, n(cx), n(top)))
    second = '<g stroke="%s"><use xlink:href="#rank_%s" transform="translate(%s %s)"/></g>' % (
        INK, glyph, n(cx + 180), n(top))
    whole = fam.middle(o + second + fam.half_turn(second) + '</g>') + fam.index_pair(idx)
    return whole, small(num, colour, bout)


SMALL_WINDOW = 'M12,180 H228 V338 q0,8 -8,8 H20 q-8,0 -8,-8 Z'


def small(num, colour, bout):
    """The calm form, for where cards lie small and none over another: a large numeral beside a star, and under them the
    upper scene alone, paler.  It takes the scene from the whole card, which stands before it in the file."""
    ground = '#F0DDB0' if bout else PAPER
    ink = INK if bout else BLUE
    o = '<g stroke-linejoin="round" stroke-linecap="round"><use xlink:href="#%s" transform="translate(0 170)"/>' % scene(num)
    o += '<path d="%s" fill="%s" fill-opacity=".3"/>' % (SMALL_WINDOW, PAPER)
    o += '<path d="%s%s" fill="%s" fill-rule="evenodd"/>' % (PAPER_RING, SMALL_WINDOW, ground)
    o += p(SMALL_WINDOW, 'none', INK, 1.5) + r(12, 172, 216, 9, colour, INK, DET)
    if num == '*':
        return o + star(120, 96, 70, RED, 'none', 0, 5, .45) + '</g>'
    o += '<g stroke="%s"><use xlink:href="#rank_T%s" transform="translate(%d 26) scale(2.15)"/></g>' % (
        ink, num, 74 if len(num) == 2 else 62)
    return o + star(176, 92, 38, ink, 'none', 0, 5, .45) + '</g>'


# ------------------------------------------------------------------ the scenes
def tent(x, y, w_, h, f, flip=False):
    """striped fair tent: foot centre (x, y)"""
    hw, eave = w_ / 2, y - h * .58
    o = p('M%s,%s L%s,%s H%s L%s,%s Z' % tuple(n(float(v)) for v in (x - hw, y, x - hw * .9, eave, x + hw * .9, x + hw, y)), PAPER)
    for a in (-.62, .0, .62):
        o += p('M%s,%s L%s,%s H%s L%s,%s Z' % tuple(n(float(v)) for v in (x + hw * (a - .16) * 1.05, y, x + hw * (a - .16) * .95, eave,
               x + hw * (a + .16) * .95, x + hw * (a + .16) * 1.05, y)), f, INK, DET)
    o += p('M%s,%s L%s,%s L%s,%s Z' % tuple(n(float(v)) for v in (x - hw, eave, x, y - h, x + hw, eave)), f)
    o += line('M%s,%s L%s,%s M%s,%s L%s,%s' % tuple(n(float(v)) for v in (x, y - h, x - hw * .4, eave, x, y - h, x + hw * .4, eave)), PAPER, 1.6)
    k = 5
    step = 2 * hw / k
    d = 'M%s,%s' % (n(x - hw), n(float(eave)))
    for i in range(k):
        d += ' q%s,%s %s,0' % (n(step / 2), n(step * .75), n(step))
    o += p(d + ' Z', GOLD, INK, DET)
    o += line('M%s,%s v-10' % (n(float(x)), n(float(y - h))), INK, 1.6) + p('M%s,%s l9,3 l-9,3.5 Z' % (n(float(x)), n(float(y - h - 10))), RED if f != RED else BLUE, INK, DET)
    return o


def jester_cap(R, left, right):
    """two-horned cap on a head of radius R about the origin"""
    o = ''
    for sx, col in ((-1, left), (1, right)):
        o += p('M0,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s L0,%s Z' % tuple(n(float(v) * R) for v in (
            -1.35, sx * .7, -2.1, sx * 1.9, -1.9, sx * 2.05, -.75, sx * 1.55, -1.05, sx * 1.25, -.75, sx * 1.02, -.05, -.55)), col)
        o += c(sx * 2.05 * R, -.62 * R, .24 * R, GOLD, INK, 1.6)
    o += p('M%s,%s Q0,%s %s,%s L%s,%s Q0,%s %s,%s Z' % tuple(n(float(v) * R) for v in (
        -1.08, .02, -1.15, 1.08, .02, 1.0, -.3, -1.55, -1.0, -.3)), GOLD, INK, 1.6)
    return o


def ruff(y, R, f=PAPER, k=5):
    """pointed collar with bells, centred at (0, y)"""
    o = ''
    for i in range(k):
        a = 20 + 140 / (k - 1) * i
        px, py = polar(0, y, R * 1.75, a)
        l_, r_ = polar(0, y, R * .8, a - 22), polar(0, y, R * .8, a + 22)
        o += poly([l_, (px, py), r_], f, INK, 1.6) + c(px, py, R * .13 + 1, GOLD, INK, 1.2)
    return o + el(0, y, R * .95, R * .42, f, INK, 1.6)


def s_juggler():
    o = sky(SKY, PAPER)
    o += tent(44, 150, 58, 70, RED) + tent(198, 150, 54, 66, BLUE)
    o += ground(GREEN, 146)
    for i, (a, col) in enumerate(zip((198, 234, 270, 306, 342), (RED, GOLD, BLUE, RED, GOLD))):
        x, y = 120 + 56 * math.cos(math.radians(a)), 88 + 62 * math.sin(math.radians(a))
        o += c(x, y, 8.5, col) + line('M%s,%s q1,-4 5,-4.5' % (n(x - 4.5), n(y - .5)), PAPER, 1.4)
    b = ''
    b += p('M-36,78 L-34,44 Q-33,30 -18,28 H0 V78 Z', RED) + p('M36,78 L34,44 Q33,30 18,28 H0 V78 Z', BLUE)
    for yy in (44, 60):
        b += c(0, yy, 3, GOLD, INK, 1.2)
    for i in range(3):
        b += poly([(-26 + 0, 44 + 13 * i), (-21, 38 + 13 * i), (-16, 44 + 13 * i), (-21, 50 + 13 * i)], GOLD, 'none', 0)
        b += poly([(16 + 0, 44 + 13 * i), (21, 38 + 13 * i), (26, 44 + 13 * i), (21, 50 + 13 * i)], SKY, 'none', 0)
    b += limb([(-29, 38), (-58, 62), (-66, 30)], 17, BLUE) + limb([(29, 38), (58, 62), (66, 30)], 17, RED)
    b += r(-74.5, 24, 17, 7, GOLD, INK, 1.6, 2) + r(57.5, 24, 17, 7, GOLD, INK, 1.6, 2)
    b += c(-66, 17, 7.5, SKIN) + c(66, 17, 7.5, SKIN)
    b += r(-6, 14, 12, 14, SKIN, INK, 1.6) + ruff(25, 18)
    b += head(0, 0, 19, 0, 'short') + jester_cap(19, BLUE, RED)
    return o + at(120, 96, b)


def s_childhood():
    o = sky(SKY, PAPER) + cloud(86, 40, .8)
    o += hill((124, 'C60,96 120,112 150,118 S210,108 230,112'), GREEN,
             ('M20,138 q20,-8 44,-4', 'M150,132 q26,-8 60,-4', 'M96,156 q16,-5 34,-2', 'M24,160 q14,-4 26,-1', 'M196,158 q12,-3 24,-1'))
    # kite
    o += line('M88,117 C100,92 124,86 137,58', INK, 1.2)
    k = poly([(0, -24), (17, 0), (0, 27), (-17, 0)], RED) + poly([(0, -24), (17, 0), (0, 0)], GOLD, INK, DET) + \
        poly([(0, 27), (-17, 0), (0, 0)], GOLD, INK, DET) + line('M0,-24 V27 M-17,0 H17', INK, DET)
    o += line('M146,70 q9,8 3,16 t4,14', INK, DET)
    for x, y, a in ((151, 80, 20), (149, 94, -30)):
        o += at(x, y, poly([(0, 0), (-6, -4), (-6, 4)], BLUE, INK, 1) + poly([(0, 0), (6, -4), (6, 4)], BLUE, INK, 1), rot=a)
    o += at(137, 44, k, rot=-20)
    o += at(72, 160, child(0, 0, .8, RED, BLUE, back=[[(9, -47), (16, -36), (16, -42)]], arms=[[(-8, -46), (-2, -34), (14, -38)]], stride=4), 1.1)
    # hoop
    o += c(131, 137, 22, 'none', INK, 6) + c(131, 137, 22, 'none', GOLD, 2.6)
    o += at(184, 160, child(0, 0, -.8, BLUE, PAPER, arms=[[(-7, -47), (-16, -40), (-27, -42)]], back=[[(9, -47), (17, -38), (14, -28)]], hair='plait', hc=GOLD, skirt=True, stride=3), 1.1)
    o += limb([(163, 107), (146, 122)], 5.4, BROWN) + hand(154, 114, 4.8)
    return o


def s_youth():
    o = sky(SKY, PAPER)
    o += hill((118, 'Q120,108 230,118'), GREEN, ('M18,134 q14,-4 30,-1', 'M196,136 q14,-4 26,-1', 'M96,160 q22,-5 44,0', 'M16,158 q14,-3 26,0'))
    o += p('M106,146 Q115,140 116,124 V60 H124 V124 Q125,140 134,146 Z', BROWN)
    o += scallop(120, 40, 46, 25, 14, GREEN) + leafcuts(120, 40, 46, 26)
    for x, y in ((92, 50), (112, 30), (140, 34), (150, 48), (128, 54), (90, 32)):
        o += c(x, y, 3.6, ROSE, INK, DET)
    ground_, o = o, ''
    o += man(70, 166, .8, BLUE, BROWN, back=[[(14, -76), (30, -62), (44, -68)]], arms=[[(-13, -74), (-22, -56), (-12, -46)]], vest=PAPER)
    o += woman(170, 166, -.8, RED, None, arms=[[(-11, -75), (-24, -60), (-37, -64)]], back=[[(11, -75), (18, -60), (8, -52)]], hair='plait', hc=GOLD)
    # the rose between the hands
    o += line('M113,98 L121,86', INK, 4) + line('M113,98 L121,86', GREEN, 2) + p('M118,94 q9,-2 10,4 q-8,3 -10,-4 Z', GREEN, INK, 1.2)
    o += at(123, 81, c(0, 0, 8.5, RED) + line('M-4,0 q4,-5 8,0 q-4,5 -8,0 M0,-5 q5,1 5,5 M-5,2 q1,4 5,4', ROSE, 1.3))
    return ground_ + at(0, -7, o)


def s_maturity():
    o = sky(SKY, PAPER) + cloud(80, 38, .7) + cloud(168, 48, .6)
    o += ground(GREEN, 120)
    o += r(144, 38, 12, 34, BROWN) + line('M150,33 c-6,-6 6,-8 0,-14', INK, 1.6)
    o += house(76, 136, 88, 52, PAPER, RED, 46, True)
    o += line('M90,68 L120,45 L150,68 M102,68 L120,55 L138,68', ROSE, 1.4)
    ground_, o = o, ''
    o += man(70, 168, .7, GOLD, BROWN, back=[[(13, -76), (25, -62), (31, -50)]], arms=[[(-14, -74), (-24, -58), (-12, -48)]], beard=BROWN, vest=PAPER,
             hat=hat_brim(1, -109, 10.4, INK, RED))
    o += limb([(102, 90), (102, 150)], 6, BROWN) + p('M94,146 h16 v13 q-8,12 -16,0 Z', SKY) + limb([(96, 90), (108, 90)], 6, BROWN)
    o += hand(101, 116)
    # mother with a swaddled child
    o += woman(168, 168, -.7, BLUE, PAPER, back=[[(11, -75), (21, -60), (8, -54)]], hair='bun')
    o += at(168, 168, arm([(-12, -75), (-23, -52), (-2, -48)], BLUE, 11))
    o += p('M146,98 Q158,90 172,98 Q184,104 182,113 Q168,122 152,116 Q142,110 146,98 Z', PAPER) + line('M163,95 q6,10 1,23 M173,99 q4,8 0,17', RED, 1.8)
    o += head(149, 102, 8.5, -.2, 'none') + hand(167, 118)
    return ground_ + at(0, -8, o)


def seated(x, y, look, coat, legs, arms, hd, skirt=False):
    o = ''
    if skirt:
        o += p('M-15,-46 L15,-46 Q22,-40 22,-28 L25,-4 Q0,2 -25,-4 L-22,-28 Q-22,-40 -15,-46 Z', coat)
        o += line('M-8,-36 L-10,-8 M8,-36 L10,-8', INK, DET)
    else:
        for sx in (-9, 9):
            o += limb([(sx, -36), (sx * 1.25, -32), (sx * 1.25, -6)], 15, legs)
            o += el(sx * 1.3, -3, 8.5, 4.5, INK, INK, 1)
    o += r(-4.5, -84, 9, 12, SKIN, INK, 1.6)
    o += p('M-17,-68 Q-17,-78 -6,-79 L6,-79 Q17,-78 17,-68 L18,-38 Q0,-32 -18,-38 Z', coat)
    for a in arms:
        o += arm(a, coat, 12)
    return at(x, y, o + hd)


def s_oldage():
    o = sky(GOLD, PAPER)
    o += sun(44, HZ, 22, RED, 16, 1.65, 1.4, False)
    o += ground(GREEN, 118)
    # an old tree at the right, few leaves
    o += p('M206,172 C212,140 200,110 206,84 L214,84 C212,110 222,140 226,172 Z', BROWN)
    o += line('M208,98 C196,84 182,72 160,66', BROWN, 5) + line('M190,78 C186,66 178,58 168,52', BROWN, 3.4) + line('M210,92 q8,-8 16,-8', BROWN, 4)
    for x, y, a in ((160, 62, 0), (172, 50, 40), (176, 74, -30), (150, 70, 20), (188, 60, 60)):
        o += at(x, y, p('M0,0 q5,-6 10,0 q-5,6 -10,0 Z', RED, INK, 1), rot=a)
    ground_, o = o, ''
    # bench
    o += r(44, 124, 140, 8, BROWN) + r(38, 106, 152, 9, BROWN) + r(50, 106, 7, 58, BROWN) + r(171, 106, 7, 58, BROWN)
    o += seated(84, 166, .5, BLUE, INK, [[(14, -66), (24, -48), (30, -42)], [(-15, -66), (-22, -48), (-8, -40)]],
                head(1, -92, 10.8, .5, 'bald', PAPER, PAPER))
    o += limb([(116, 116), (116, 166)], 5.6, BROWN) + p('M110,118 q0,-10 8,-10 q7,1 6,9', 'none', INK, 5.6) + p('M110,118 q0,-10 8,-10 q7,1 6,9', 'none', BROWN, 1.8)
    o += hand(115, 124)
    o += seated(146, 166, -.5, RED, INK, [[(14, -66), (20, -50), (7, -42)], [(-15, -66), (-20, -50), (-7, -42)]],
                head(-1, -92, 10.4, -.5, 'bun', SKY), skirt=True)
    o += p('M137,121 h18 v16 q-9,5 -18,0 Z', GOLD, INK, 1.6) + line('M140,127 q6,3 12,0 M140,132 q6,3 12,0', BROWN, 1.2) + line('M130,116 L160,124 M162,116 L132,124', INK, 1.8)
    o += hand(138, 123, 4.4) + hand(154, 123, 4.4) + c(192, 162, 7, GOLD) + line('M187,160 q5,4 10,0 M190,156 q5,5 3,11', BROWN, 1.1)
    return ground_ + at(0, -7, o)


def s_morning():
    o = sky(ROSE, PAPER)
    o += sun(162, HZ, 28, GOLD, 20, 1.95, 1.5, False)
    o += hill((112, 'C50,92 90,108 130,118 S200,104 230,106'), BLUE, ('M20,122 q20,-12 44,-6', 'M146,126 q30,-10 66,-8'), SKY)
    o += hill((140, 'C70,122 150,140 230,124'), GREEN, ('M132,146 q30,-2 56,-6', 'M150,162 q30,-2 60,-6'))
    o += house(182, 140, 32, 20, PAPER, RED, 16, False, GOLD)
    # the fence
    for x in (22, 74, 126):
        o += r(x, 132, 9, 44, BROWN)
    o += r(6, 152, 134, 7, BROWN) + r(6, 136, 134, 8, BROWN) + line('M18,140 h40 M92,140 h26 M36,155.5 h30', SKIN, DET)
    k = ''
    for d, col in (('M-22,-16 C-44,-10 -58,-26 -56,-44 C-48,-32 -36,-28 -18,-30 Z', GREEN), ('M-22,-20 C-42,-22 -54,-38 -48,-54 C-42,-40 -34,-34 -16,-34 Z', BLUE),
                   ('M-20,-24 C-34,-30 -42,-44 -34,-60 C-30,-46 -24,-40 -10,-38 Z', GREEN), ('M-14,-28 C-24,-36 -28,-48 -18,-60 C-18,-48 -12,-42 -2,-38 Z', BLUE)):
        k += p(d, col)
    k += line('M-6,-4 L-8,10 M6,-4 L8,10', INK, 5) + line('M-6,-4 L-8,10 M6,-4 L8,10', GOLD, 2)
    k += line('M-14,10 h12 M2,10 h12', INK, 3)
    k += p('M-26,-22 C-24,-4 -8,0 6,-2 C22,-6 28,-20 26,-38 C25,-48 27,-56 30,-60 C24,-70 12,-68 10,-56 C8,-40 -4,-34 -26,-22 Z', RED)
    k += p('M10,-56 C8,-44 4,-38 -4,-33 L2,-28 L6,-33 L10,-26 L15,-31 L20,-25 L26,-33 C25,-46 27,-56 30,-60 C24,-70 12,-68 10,-56 Z', GOLD, INK, 1.6)
    k += p('M-16,-22 C-8,-28 6,-26 10,-20 C6,-10 -8,-8 -16,-22 Z', BLUE, INK, 1.6) + line('M-8,-20 q6,-2 12,1 M-6,-16 q5,-1 8,1', PAPER, 1.2)
    k += p('M11,-62 C6,-68 8,-74 13,-72 C12,-78 19,-80 20,-74 C23,-79 29,-77 27,-70 C31,-70 31,-66 28,-63 C23,-69 16,-68 11,-62 Z', RED, INK, 1.6)
    k += p('M29,-61 L41,-68 L38,-61 L41,-57 L30,-56 Z', GOLD, INK, 1.6) + p('M28,-55 q6,4 2,10 q-6,-2 -5,-9 Z', RED, INK, 1.4) + c(23, -62, 1.8, INK, 'none', 0)
    return o + at(82, 126, k, 1.04)


def sun_face(x, y, rad):
    o = sun(x, y, rad, GOLD, 20, 1.62, 1.36)
    k = rad
    o += c(x - .45 * k, y + .28 * k, .15 * k, ROSE, 'none', 0) + c(x + .45 * k, y + .28 * k, .15 * k, ROSE, 'none', 0)
    f_ = c(-.34 * k, -.02 * k, 1.9, INK, 'none', 0) + c(.34 * k, -.02 * k, 1.9, INK, 'none', 0)
    f_ += line('M%s,%s q%s,%s %s,0 M%s,%s q%s,%s %s,0' % tuple(n(v * k) for v in (-.56, -.26, .2, -.18, .42, .14, -.26, .2, -.18, .42)), INK, 1.5)
    f_ += line('M%s,%s L%s,%s h%s' % tuple(n(v * k) for v in (0., -.06, -.1, .3, .2)), INK, 1.4)
    f_ += line('M%s,%s q%s,%s %s,0' % tuple(n(v * k) for v in (-.26, .5, .26, .22, .52)), RED, 1.8)
    return o + at(x, y, f_)


def s_noon():
    o = sky(SKY, PAPER)
    o += sun_face(120, 55, 22.5)
    o += hill((116, 'Q60,104 120,112 T230,110'), GOLD, ('M30,128 q30,-8 70,-4', 'M120,122 q20,-6 50,-5'), BROWN, 1.2)
    # church with its clock at twelve
    o += r(26, 112, 36, 26, PAPER) + p('M20,113 L27,96 H58 V113 Z', RED) + r(56, 98, 24, 40, PAPER) + p('M52,99 L68,70 L84,99 Z', BLUE)
    o += c(68, 107, 7, PAPER, INK, 1.6) + line('M68,107 V102', INK, 1.8) + p('M64,138 v-13 q4,-6 8,0 v13 Z', BROWN, INK, DET) + \
        p('M32,130 v-9 q4,-5 8,0 v9 Z M44,130 v-9 q4,-5 8,0 v9 Z', SKY, INK, DET)
    o += tree(194, 144, 60, 27, 22, GREEN, 11)
    o += hill((138, 'Q120,130 230,138'), GREEN, ('M20,156 q14,-4 28,-1', 'M186,152 q14,-4 30,-1', 'M28,166 q14,-3 26,0', 'M196,165 q10,-3 22,0'))
    ground_, o = o, ''
    # the noon meal
    o += p('M70,150 Q120,142 172,150 L186,168 Q120,176 56,168 Z', PAPER) + line('M64,164 Q120,171 178,164', RED, 2)
    o += p('M84,160 q-8,-10 0,-20 l1,-6 h12 l1,6 q8,10 0,20 q-7,4 -14,0 Z', BLUE) + line('M98,142 q10,0 6,12', INK, 2) + line('M82,150 q9,4 18,0', GOLD, 1.8)
    o += p('M112,160 q0,-15 18,-15 q18,0 18,15 q-18,6 -36,0 Z', GOLD) + line('M122,150 l4,6 M130,148 l4,6 M138,150 l3,5', BROWN, 1.5)
    o += c(158, 158, 6.5, RED) + line('M158,152 q1,-3 4,-4', INK, 1.4)
    return ground_ + at(0, -9, o)


def sheep(x, y, s=1.0, look=-1):
    o = ''
    for a in (-11, -5, 8, 13):
        o += line('M%d,-10 V0' % a, INK, 3.2)
    o += scallop(0, -19, 18, 11, 11, PAPER, 1.8) + line('M-6,-20 q3,-4 6,0 M4,-15 q3,-4 6,0 M4,-24 q3,-4 6,0', INK, 1)
    o += p('M-15,-30 q-10,0 -14,8 q1,6 7,5 q8,-1 10,-7 Z', INK, INK, 1) + p('M-15,-30 q6,-3 8,1 q-4,3 -8,-1 Z', INK, PAPER, .8) + c(-20, -25, 1.1, PAPER, 'none', 0)
    return at(x, y, o, s, flip=look > 0)


def s_evening():
    o = sky(GOLD, ROSE)
    o += c(148, HZ, 40, RED)
    for y, w_ in ((92, 26), (100, 32), (108, 35)):
        o += line('M%d,%d H%d' % (148 - w_, y, 148 + w_), GOLD, 2.2)
    o += bird(120, 34, 1.0) + bird(142, 48, .8) + bird(160, 30, .7)
    o += hill((112, 'C60,96 110,120 150,120 S200,110 230,114'), BLUE, ('M20,126 q24,-10 50,-4', 'M140,130 q34,-6 74,-6'), ROSE)
    o += hill((140, 'C80,128 160,140 230,132'), GREEN, ('M100,150 q20,-4 34,-1', 'M24,166 q12,-3 24,0', 'M120,167 q14,-3 30,0', 'M200,148 q10,-3 20,-1'), GOLD)
    # shepherd in a cloak
    b = line('M22,0 V-104 C22,-118 6,-116 8,-104', INK, 5.4) + line('M22,0 V-104 C22,-118 6,-116 8,-104', GOLD, 1.8)
    for sx in (-6, 6):
        b += limb([(sx, -20), (sx, -4)], 10, BROWN)
    b += el(-4, -2, 8, 4, INK, INK, 1) + el(9, -2, 8, 4, INK, INK, 1)
    b += p('M-8,-74 Q0,-80 8,-74 Q16,-60 17,-16 Q0,-8 -18,-16 Q-16,-60 -8,-74 Z', BLUE) + line('M-4,-68 Q-8,-40 -8,-14 M5,-66 Q8,-44 8,-14', INK, DET)
    b += arm([(7, -64), (15, -54), (22, -58)], BLUE, 11)
    b += head(1, -84, 10.6, .7, 'short', BROWN, BROWN) + hat_brim(1, -91, 11, BROWN, GOLD)
    o += sheep(172, 134, .7, -1) + sheep(196, 159, 1.1, -1) + sheep(140, 159, 1.1, -1)
    return o + at(74, 160, b)


def s_night():
    o = r(12, 14, 216, 160, BLUE, 'none', 0)
    for i in range(6):
        y = 118 - 6.5 * i
        o += r(12, y - (2.6 - .4 * i), 216, 2.6 - .4 * i, SKY, 'none', 0)
    for x, y, k in ((76, 32, 6), (96, 62, 3), (164, 36, 5), (82, 78, 4), (34, 100, 4), (206, 98, 4), (128, 98, 3)):
        o += star(x, y, k + 1.5, GOLD, 'none', 0, 4, .36)
    # the moon with a quiet profile
    m = p('M10,-27 A28,28 0 1 0 10,27 C2,23 -2,18 -3,13 L1,10 L-2,6.5 L1,4 L-1,1 L6,-2 L0,-9 C-1,-16 3,-22 10,-27 Z', GOLD)
    m += line('M-12,-6 q4,-4 8,0', INK, 1.5) + line('M-13,-11 q5,-4 9,-2', INK, 1.3) + line('M-6,7 q4,1 6,-.5', RED, 1.6) + c(-12, 3, 3, ROSE, 'none', 0)
    o += at(126, 46, m)
    # roofs
    o += r(150, 96, 16, 50, PAPER) + p('M146,97 L158,68 L170,97 Z', RED) + p('M154,112 v-6 q4,-5 8,0 v6 Z', GOLD, INK, DET)
    o += house(24, 150, 42, 36, SKY, BROWN, 26, False, GOLD) + house(168, 150, 44, 34, SKY, BROWN, 24, True, GOLD)
    o += house(112, 152, 40, 26, PAPER, RED, 22, True, GOLD, BROWN)
    o += hill((148, 'Q120,140 230,150'), GREEN, ('M150,164 q20,-3 40,0', 'M20,164 q10,-3 20,-1'), SKY)
    # owl on its branch
    o += limb([(10, 150), (60, 146), (112, 152)], 9, BROWN) + line('M96,148 q10,-8 16,-6', INK, 5) + line('M96,148 q10,-8 16,-6', BROWN, 2)
    w = p('M-15,-30 C-20,-6 -8,4 0,4 C8,4 20,-6 15,-30 L15,-44 L7,-38 H-7 L-15,-44 Z', BROWN)
    w += p('M-9,-20 C-10,-8 -4,0 0,0 C4,0 10,-8 9,-20 Z', SKIN, INK, DET) + line('M-5,-14 l2.5,3 2.5,-3 2.5,3 2.5,-3 M-2.5,-7 l2.5,3 2.5,-3', BROWN, 1.2)
    w += c(-6.5, -29, 6.4, PAPER, INK, 1.6) + c(6.5, -29, 6.4, PAPER, INK, 1.6) + c(-6, -29, 2.6, INK, 'none', 0) + c(6, -29, 2.6, INK, 'none', 0)
    w += poly([(-2.6, -26), (2.6, -26), (0, -19.5)], GOLD, INK, DET) + line('M-5,4 v4 M-1.5,4 v4 M5,4 v4 M1.5,4 v4', GOLD, 2)
    return o + at(82, 142, w, 1.0)


def s_earth():
    o = sky(SKY, PAPER)
    for a, top, b in ((40, 56, 112), (78, 28, 142), (134, 46, 196)):
        o += poly([(a, 122), ((a + b) / 2, top), (b, 122)], BROWN)
    for x, y, k in ((76, 56, 1.0), (110, 28, 1.3), (165, 46, 1.0)):
        sl = {76: .55, 110: .34, 165: .41}[x]
        h = 26 * k
        o += p('M%s,%s l%s,%s l%s,%s l%s,%s l%s,%s l%s,%s Z' % tuple(n(float(v)) for v in (
            x, y, h * sl, h, -h * sl * .55, -h * .25, -h * sl * .45, h * .3, -h * sl * .5, -h * .3, -h * sl * .5 * .9, h * .25)), PAPER, INK, DET)
    o += line('M112,66 L124,96 M116,62 L134,98 M168,80 L180,108 M170,74 L186,106 M78,86 L88,108', PAPER, 1.2)
    o += hill((116, 'Q120,104 230,116'), GREEN, ())
    # furrows running to the horizon
    xs = (-60, -10, 36, 78, 120, 162, 204, 250, 300)
    o += p('M10,176 V132 Q120,118 230,132 V176 Z', GOLD)
    for i in range(len(xs) - 1):
        if i % 2 == 0:
            a, b = xs[i], xs[i + 1]
            ta, tb = 120 + (a - 120) * .42, 120 + (b - 120) * .42
            ya, yb = 125 + .0006 * (ta - 120) ** 2, 125 + .0006 * (tb - 120) ** 2
            o += fam.clipped([(a, 176.0), (ta, ya + .6), (tb, yb + .6), (b, 176.0)], [(10, 100), (230, 100), (230, 176), (10, 176)], BROWN, INK, DET)
    o += tree(36, 142, 58, 21, 20, GREEN, 10) + tree(204, 142, 58, 21, 20, GREEN, 10)
    # young plants in the furrows
    for x, y, k in ((108, 134, .55), (132, 134, .55), (102, 147, .8), (138, 147, .8), (72, 147, .8), (168, 147, .8), (95, 164, 1.1), (145, 164, 1.1), (48, 164, 1.1), (192, 164, 1.1)):
        o += at(x, y, line('M0,4 V-3', INK, 2) + p('M0,-2 C-11,0 -13,-8 -12,-12 C-4,-12 0,-8 0,-2 Z', GREEN, INK, 1.4) + p('M0,-2 C11,0 13,-8 12,-12 C4,-12 0,-8 0,-2 Z', GREEN, INK, 1.4), k)
    return o


def s_air():
    o = sky(SKY, PAPER) + cloud(78, 48, .75) + cloud(44, 104, .9)
    # balloon
    o += p('M120,20 C148,20 156,46 144,60 C138,68 132,74 130,80 H110 C108,74 102,68 96,60 C84,46 92,20 120,20 Z', RED)
    o += p('M120,20 C110,30 108,60 114,80 H126 C132,60 130,30 120,20 Z', GOLD, INK, 1.6) + line('M120,20 C98,30 98,58 110,80 M120,20 C142,30 142,58 130,80', INK, DET)
    o += line('M112,81 L115,92 M128,81 L125,92', INK, DET) + p('M113,92 h14 l-2,12 h-10 Z', BROWN)
    o += bird(90, 88, 1.0) + bird(150, 86, .9) + bird(166, 40, .9)
    o += ground(GREEN, 136)
    # windmill
    o += p('M174,166 L182,118 H206 L214,166 Z', PAPER) + p('M179,119 Q194,94 209,119 Z', BROWN) + p('M189,166 v-14 q5,-6 10,0 v14 Z', BROWN, INK, DET) + r(189.5, 133, 9, 9, SKY, INK, DET)
    sail = ''
    for a in (25, 115, 205, 295):
        sail += '<g transform="rotate(%d)">%s</g>' % (a, line('M0,0 V-40', INK, 3) + p('M1,-12 h10 v-27 h-10 Z', PAPER, INK, 1.4) + line('M1,-21 h10 M1,-30 h10', INK, 1))
    o += at(194, 117, sail + c(0, 0, 3.6, GOLD, INK, 1.4), .88)
    # bent grass and a flag in the wind
    o += limb([(60, 170), (60, 120)], 5.4, BROWN) + p('M60,118 C74,110 82,128 104,117 V135 C84,146 74,128 60,136 Z', RED) + line('M62,127 C74,119 84,137 103,126', GOLD, 1.8)
    return o


def wave_row(y, amp, f, k, ph=0.0, crest=PAPER):
    """one row of breaking waves from x=8 to x=232 (whole waves, no overhang)"""
    step = 224 / k
    d = 'M8,178 V%s' % n(float(y))
    o2 = ''
    for i in range(k):
        d += ' q%s,%s %s,%s q%s,%s %s,%s' % tuple(n(float(v)) for v in (step * .25, -amp * 1.9, step * .66, -amp, -step * .06, amp, step * .34, amp))
        x = 8 + step * i
        o2 += 'M%s,%s q%s,%s %s,%s ' % tuple(n(float(v)) for v in (x + step * .14, y + 2.5, step * .16, -amp * 1.0, step * .38, -amp * .55))
        o2 += 'M%s,%s q%s,%s %s,%s ' % tuple(n(float(v)) for v in (x + step * .3, y + 7, step * .2, -amp * .6, step * .36, -amp * .1))
    return p(d + ' V178 Z', f) + line(o2, crest, 1.6)


def s_water():
    o = sky(SKY, PAPER) + cloud(82, 46, .7) + bird(34, 98, .9) + bird(174, 60, .7)
    o += wave_row(120, 6, SKY, 8)
    b = limb([(0, -20), (0, -96)], 6, BROWN) + limb([(-34, -22), (-34, -66)], 5.4, BROWN) + limb([(30, -16), (58, -38)], 5.4, BROWN)
    b += p('M-22,-88 H24 C34,-74 34,-62 28,-54 H-20 C-12,-66 -14,-78 -22,-88 Z', PAPER) + p('M-24,-52 H30 C38,-42 38,-32 30,-24 H-22 C-14,-32 -16,-44 -24,-52 Z', PAPER)
    b += line('M4,-84 V-58 M-6,-71 H14', RED, 5)
    b += p('M-54,-62 H-26 C-22,-52 -22,-40 -28,-32 H-52 C-46,-40 -48,-52 -54,-62 Z', RED)
    b += p('M0,-96 q8,-5 14,0 q6,4 12,0 v8 q-6,4 -12,0 q-6,-4 -14,0 Z', RED, INK, DET)
    b += p('M-60,-28 L-50,-20 L40,-16 L52,-20 C48,0 36,12 22,14 H-34 C-50,12 -56,-6 -60,-28 Z', BROWN)
    b += line('M-54,-10 Q0,-2 48,-8 M-50,0 Q0,6 40,2', GOLD, 1.6)
    for x in (-36, -20, -4, 12, 28):
        b += c(x, -12 + abs(x) * .02, 2.4, INK, 'none', 0)
    o += at(122, 128, b, .98)
    o += wave_row(146, 10, BLUE, 5)
    # a fish
    f_ = p('M-18,2 C-8,-12 10,-10 18,-1 C10,9 -6,10 -18,2 L-28,10 L-26,-8 Z', GOLD) + c(10, -2, 1.6, INK, 'none', 0) + line('M3,-7 q4,6 0,12 M-4,-4 q2,4 0,6', INK, DET)
    o += at(196, 132, f_, .9, rot=-24)
    o += wave_row(164, 9, BLUE, 7)
    return o


def flame(x, y, h, w_, f, rot=0):
    d = 'M0,0 C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s 0,0 Z' % tuple(n(float(v)) for v in (
        -w_ * .62, 0, -w_ * .62, -h * .38, -w_ * .34, -h * .56, -w_ * .2, -h * .46, -w_ * .16, -h * .5, -w_ * .16, -h * .6,
        -w_ * .1, -h * .8, w_ * .06, -h * .86, w_ * .04, -h, w_ * .3, -h * .8, w_ * .8, -h * .2))
    return at(x, y, p(d, f), rot=rot)


def s_fire():
    o = r(12, 14, 216, 160, INK, 'none', 0)
    for i in range(9):
        y = 134 - 9 * i
        o += r(12, y - (4.2 - .44 * i), 216, max(.5, 4.2 - .44 * i), RED, 'none', 0)
    for x, y, k in ((70, 60, 2), (84, 36, 1.6), (160, 44, 2), (170, 70, 1.5), (60, 100, 1.6), (184, 102, 1.8), (100, 24, 1.5), (148, 22, 1.4), (196, 86, 1.4), (40, 88, 1.4)):
        o += poly([(x, y - k * 2.2), (x + k * 1.3, y), (x, y + k * 2.2), (x - k * 1.3, y)], GOLD, 'none', 0)
    o += p('M10,142 Q120,130 230,142 V176 H10 Z', BROWN) + line('M20,156 q20,-4 40,-1 M176,156 q20,-4 44,-1 M24,166 q12,-2 24,0 M190,166 q12,-2 26,0', GOLD, DET)
    o += flame(86, 158, 78, 44, RED) + '<g transform="matrix(-1 0 0 1 240 0)">%s</g>' % flame(84, 158, 88, 46, RED)
    o += flame(120, 160, 130, 66, RED) + flame(104, 159, 62, 32, GOLD) + '<g transform="matrix(-1 0 0 1 240 0)">%s</g>' % flame(102, 159, 66, 32, GOLD)
    o += flame(120, 160, 92, 42, GOLD) + flame(121, 161, 54, 26, PAPER)
    for a, x in ((-16, 120), (16, 120)):
        o += at(x, 158, r(-58, -7, 116, 14, BROWN, INK, 2, 7) + (c(-51, 0, 5, SKIN, INK, 1.6) if a < 0 else c(51, 0, 5, SKIN, INK, 1.6)) +
                line('M-34,-2 h30 M4,3 h26', INK, DET), rot=a)
    return o


def s_dance():
    o = sky(ROSE, PAPER)
    # garland with lanterns
    o += line('M56,14 Q120,38 184,14', INK, 1.6)
    for x, y, f_ in ((67, 20, RED), (104, 26, GOLD), (136, 26, GOLD), (173, 20, RED)):
        o += line('M%d,%d v4' % (x, y - 1), INK, DET) + el(x, y + 10, 6.5, 7.5, f_, INK, 1.6) + line('M%d,%d h6 M%d,%d h6' % (x - 3, y + 3, x - 3, y + 17), INK, 1.6)
    o += ground(GREEN, 120)
    o += tree(36, 136, 52, 20, 20, GREEN, 10) + tree(206, 136, 52, 20, 20, GREEN, 10)
    o += el(120, 158, 98, 11, GOLD, INK, 2) + line('M40,160 q30,6 60,6 M150,166 q30,-1 50,-6', BROWN, DET)
    # the man, one leg lifted
    o += man(84, 160, .8, BLUE, BROWN, arms=[[(-14, -78), (-31, -66), (-17, -56)]], belt=RED, pose='dance')
    o += woman(156, 160, -.8, RED, None, arms=[[(12, -78), (30, -70), (33, -52)]], hair='bun', hc=BROWN, sway=7)
    o += arm([(98, 82), (111, 76), (117, 60)], BLUE) + arm([(143, 82), (131, 75), (122, 60)], RED, 11) + hand(119.6, 57, 5)
    return o


def s_market():
    o = sky(SKY, PAPER)
    o += ground(GREEN, 132)
    # the stall: an awning over the whole picture's width
    o += r(48, 78, 6, 90, BROWN) + r(186, 78, 6, 90, BROWN)
    o += p('M36,64 L66,22 H174 L204,64 Z', PAPER)
    for i in range(0, 7, 2):
        a, b = 66 + 108 / 7 * i, 36 + 168 / 7 * i
        o += poly([(a, 22), (a + 108 / 7, 22), (b + 24, 64), (b, 64)], RED, INK, DET)
    for i in range(7):
        o += p('M%s,64 q0,15 12,15 q12,0 12,-15 Z' % n(36.0 + 24 * i), RED if i % 2 == 0 else PAPER, INK, 1.6)
    # the seller, a pair of scales in her raised hand
    w = r(-4.5, -10, 9, 12, SKIN, INK, 1.6) + p('M-6,0 C-14,1 -20,6 -20,14 L-22,60 H22 L20,14 C20,6 14,1 6,0 Z', GREEN)
    w += p('M-8,0 C-6,13 6,13 8,0 Z', SKIN, INK, DET) + p('M-10,20 H10 L14,60 H-14 Z', PAPER, INK, DET)
    w += arm([(-17, 12), (-30, 30), (-24, 44)], GREEN, 13, 5) + head(0, -20, 13.5, .3, 'bun')
    o += at(104, 100, w)
    s_ = line('M0,0 V8 M-17,10 H17', INK, 2) + line('M-17,10 l-7,16 M-17,10 l7,16 M17,10 l-7,16 M17,10 l7,16', INK, 1) + p('M-26,26 h18 q-9,9 -18,0 Z M8,26 h18 q-9,9 -18,0 Z', GOLD, INK, 1.6)
    o += at(158, 92, s_, .9) + at(104, 100, arm([(17, 12), (37, 20), (53, -8)], GREEN, 13, 5))
    # the counter with two baskets
    o += r(34, 142, 172, 32, BROWN) + line('M34,153 H206 M92,153 V172 M148,153 V172', INK, DET)

    def basket(x, cols):
        q = ''
        for i, (dx, dy) in enumerate(((-14, -8), (0, -9), (14, -8), (-7, -18), (7, -18))):
            q += c(dx, dy, 7.4, cols[i % len(cols)], INK, 1.6)
        return at(x, 144, q + p('M-25,-7 H25 L20,9 H-20 Z', GOLD) + line('M-22,1 H22 M-10,-6 V8 M0,-6 V8 M10,-6 V8', BROWN, 1.2))
    return o + basket(64, (RED,)) + basket(172, (GOLD, ROSE))


def s_hunt():
    o = sky(SKY, PAPER)
    o += hill((112, 'C60,92 100,106 140,112 S200,100 230,106'), BLUE, ('M24,120 q20,-10 40,-6', 'M160,120 q20,-8 44,-8'), SKY)
    o += pine(40, 150, 80, 44) + pine(204, 148, 74, 42) + pine(178, 140, 50, 30)
    o += hill((142, 'C70,126 160,132 230,142'), GREEN, ('M26,158 q14,-4 28,-2', 'M160,152 q24,-4 44,-1', 'M70,166 q14,-4 30,-1', 'M180,166 q14,-3 26,0'))
    s_ = ''
    def leg(d, hoof):
        return p(d, BROWN) + p(hoof, INK, INK, 1)
    # far legs, then body, near legs, neck, head, antlers
    s_ += leg('M-24,-44 C-20,-34 -22,-29 -25,-24 L-21,-6 L-17.6,-6 L-18.6,-24 C-14,-30 -11,-36 -10,-44 Z', 'M-21.4,-6 H-16.6 L-15,0 H-21 Z')
    s_ += leg('M20,-42 C22,-32 24,-27 26,-22 L18,-9 L20.6,-6.6 L32,-20 C31,-28 33,-34 33,-42 Z', 'M17.4,-9.4 L21,-6 L18.6,-1 L14,-5 Z')
    s_ += p('M-36,-50 C-30,-60 6,-58 20,-62 C28,-72 30,-84 30,-92 L46,-92 C48,-78 46,-62 37,-46 C35,-37 27,-33 16,-34 C4,-31 -8,-33 -18,-36 C-28,-36 -40,-42 -36,-50 Z', BROWN)
    s_ += p('M-36,-50 q-8,-6 -5,-10 q7,2 10,6 Z', PAPER, INK, 1.6)
    s_ += leg('M-37,-50 C-40,-40 -34,-34 -37,-27 C-38,-24 -39,-22 -38,-20 L-36,-5 L-32,-5 L-32.4,-20 C-29,-27 -20,-34 -17,-42 Z', 'M-36.6,-5.6 H-31.4 L-30,0 H-37 Z')
    s_ += leg('M24,-46 C24,-36 26,-29 27.6,-23 L28,-5 L32,-5 L33.6,-23 C34,-30 37,-37 37.6,-46 Z', 'M27.6,-5.6 H32.6 L34.6,0 H27.6 Z')
    s_ += line('M-35.4,-47 C-30,-50 -22,-48 -17.6,-43', BROWN, 4) + line('M24,-45 C28,-47 34,-47 37.4,-46', BROWN, 4.4)
    s_ += p('M28,-92 C30,-102 42,-104 48,-98 L64,-90 C68,-86 65,-82 60,-82 L46,-84 C38,-84 30,-84 28,-92 Z', BROWN)
    s_ += p('M30,-98 C22,-100 18,-106 19,-109 C26,-110 32,-104 34,-100 Z', BROWN) + c(47, -94, 1.7, PAPER, 'none', 0) + c(63.5, -87, 2.2, INK, 'none', 0)
    ant = ('M34,-102 C28,-116 12,-118 10,-136 M24,-114 C18,-112 8,-114 4,-120 M14,-123 C8,-124 2,-130 2,-136 '
           'M38,-103 C40,-118 54,-120 56,-138 M44,-115 C50,-114 60,-114 64,-122 M53,-126 C58,-126 66,-132 66,-138')
    s_ += line(ant, INK, 6) + line(ant, SKIN, 2.4)
    s_ += line('M-20,-52 q14,-3 28,-2 M-12,-46 q10,-2 20,-1', SKIN, 1.3)
    return o + at(108, 160, s_, .98)


def s_picnic():
    o = sky(SKY, PAPER) + cloud(132, 50, .9) + bird(88, 44, .9) + bird(106, 32, .7)
    o += hill((116, 'C60,102 120,112 160,114 S210,106 230,108'), BLUE, ('M30,124 q20,-6 40,-4', 'M120,122 q16,-3 34,-2'), SKY)
    o += hill((128, 'Q120,118 230,128'), GREEN, ('M20,150 q10,-3 20,-1', 'M206,158 q8,-2 16,-1', 'M22,164 q8,-3 18,-1', 'M140,132 q16,-4 34,-1'))
    o += tree(192, 152, 70, 33, 26, GREEN, 12)
    # cloth, checked
    o += p('M50,142 H168 L190,170 H28 Z', PAPER)
    for i in range(6):
        a, b = 50 + 118 / 6 * i, 28 + 162 / 6 * i
        if i % 2 == 0:
            o += poly([(a, 142), (a + 118 / 6, 142), (b + 27, 170), (b, 170)], ROSE, 'none', 0)
    o += line('M40.6,154 H177.4', RED, 2) + p('M50,142 H168 L190,170 H28 Z', 'none')
    # basket with bottle
    o += p('M62,136 V96 q0,-5 4,-8 V74 h8 v14 q4,3 4,8 V136 Z', GREEN) + r(62, 104, 16, 16, PAPER, INK, DET) + r(65, 70, 10, 8, RED, INK, DET)
    o += p('M78,150 L74,122 H126 L122,150 Z', GOLD) + line('M76,130 H124 M77,140 H123 M86,123 L88,150 M100,123 V150 M114,123 L112,150', BROWN, 1.3)
    o += p('M78,122 C80,92 120,92 122,122', 'none', INK, 6) + p('M78,122 C80,92 120,92 122,122', 'none', GOLD, 2.4) + r(72, 118, 56, 8, GOLD)
    # cheese, apples, glass
    o += p('M128,158 L134,144 L160,150 V160 Z', GOLD) + c(143, 154, 2, PAPER, INK, 1) + c(152, 156, 1.6, PAPER, INK, 1)
    o += c(58, 151, 7, RED) + line('M58,144 q1,-3 4,-4', INK, 1.4)
    return o


def s_painting():
    o = plain(ROSE)
    for i in range(13):
        o += r(17.8 + 17 * i, 14, 4.4, 130, SKIN, 'none', 0)
    o += r(8, 142, 224, 32, SKIN, 'none', 0) + line('M10,142 H230', INK, 2) + line('M10,152 H230 M10,162 H230 M60,142 V152 M120,152 V162 M214,142 V152 M28,152 V162 M196,162 V172', BROWN, DET)
    ground_, o = o, ''
    # easel
    o += limb([(148, 26), (148, 152)], 7, BROWN) + limb([(134, 60), (116, 168)], 7.4, BROWN) + limb([(162, 60), (182, 168)], 7.4, BROWN)
    o += r(114, 36, 68, 68, PAPER) + r(118.5, 40.5, 59, 59, SKY, INK, 1.4)
    o += p('M118.5,80 L136,58 L151,76 L160,67 L177.5,84 V99.5 H118.5 Z', BLUE, INK, 1.4) + p('M118.5,86 Q150,74 177.5,89 V99.5 H118.5 Z', GREEN, INK, 1.4) + c(164, 53, 6, GOLD, INK, 1.4)
    o += limb([(110, 107), (186, 107)], 8, BROWN)
    # a lute on the wall, a jar of brushes
    lute = p('M0,46 C-17,46 -19,26 -5,12 L-4,6 H4 L5,12 C19,26 17,46 0,46 Z', GOLD) + c(0, 27, 5, INK, INK, 1) + r(-3.4, -26, 6.8, 36, BROWN) + r(-6, 37, 12, 4, BROWN, INK, 1)
    lute += p('M-4,-26 L-6,-40 H6 L4,-26 Z', BROWN) + line('M-1.2,-26 V38 M1.2,-26 V38', PAPER, .9) + line('M-9,-36 h3 M-8.5,-31 h3 M9,-36 h-3 M8.5,-31 h-3', INK, 2)
    o += at(206, 122, lute, .78, 10)
    # painter
    o += man(72, 168, .8, BLUE, BROWN, back=[[(13, -76), (26, -66), (36, -76)]], arms=[[(-14, -74), (-20, -56), (4, -50)]], beard=BROWN)
    o += line('M104,94 L128,82', INK, 4) + line('M104,94 L122,85', GOLD, 1.6) + hand(107, 92)
    o += at(74, 62, p('M-15,-4 C-20,-16 -2,-24 14,-16 C22,-12 18,-2 13,-4 Q0,-9 -15,-4 Z', RED) + line('M0,-18 l2,-5', INK, 2.4))
    o += at(80, 124, p('M-20,4 C-22,-11 0,-18 16,-11 C29,-4 24,11 9,11 C4,11 4,5 0,7 C-7,13 -18,13 -20,4 Z', SKIN) + c(-10, -2, 3, RED, INK, 1) + c(0, -7, 3, GOLD, INK, 1) +
            c(11, -4, 3, BLUE, INK, 1) + c(14, 5, 3, GREEN, INK, 1))
    o += hand(70, 122, 4.4)
    return ground_ + at(0, -8, o)


def s_spring():
    o = sky(SKY, PAPER)
    o += hill((118, 'C60,100 130,116 170,116 S214,108 230,110'), GREEN, ('M20,136 q20,-8 44,-4', 'M160,130 q26,-7 60,-3', 'M100,150 q14,-4 30,-1'))
    # blossoming tree
    o += p('M102,152 C114,140 116,108 108,84 L114,82 L119,92 L126,76 L131,78 C123,104 126,140 138,152 Q120,148 102,152 Z', BROWN)
    o += line('M110,88 C98,78 92,72 86,62 M126,84 C138,76 146,70 154,60', INK, 5) + line('M110,88 C98,78 92,72 86,62 M126,84 C138,76 146,70 154,60', BROWN, 2)
    for x, y, rx, ry, k in ((84, 62, 24, 18, 9), (156, 60, 24, 18, 9), (120, 44, 36, 26, 11)):
        o += scallop(x, y, rx, ry, k, ROSE)
    for x, y in ((76, 58), (92, 66), (100, 42), (118, 32), (138, 42), (122, 56), (148, 54), (164, 64), (108, 58), (134, 62), (86, 50), (160, 50)):
        o += ''.join(c(*polar(x, y, 2.8, 72 * i), 2.1, PAPER, 'none', 0) for i in range(5)) + c(x, y, 1.6, RED, 'none', 0)
    # swallow
    o += at(44, 106, p('M-16,-2 C-6,-8 4,-6 10,-2 L16,-1 L10,2 C4,6 -4,4 -8,2 L-22,8 L-14,1 L-24,-4 Z', BLUE, INK, 1.4) + p('M-2,-3 C-6,-12 -2,-18 6,-20 C4,-12 6,-8 6,-3 Z', BLUE, INK, 1.4), 1.1)
    # lamb
    o += sheep(178, 156, 1.25, -1)
    # tulips
    def tulip(x, y, f_, s=1.0):
        return at(x, y, line('M0,0 V-22', INK, 3.6) + line('M0,0 V-22', GREEN, 1.8) + p('M0,-4 q-12,-4 -11,-16 q9,4 11,16 Z', GREEN, INK, 1.2) + p('M0,-2 q12,-4 11,-14 q-9,4 -11,14 Z', GREEN, INK, 1.2) +
                  p('M-8,-36 q4,3 4,6 l4,-8 l4,8 q0,-3 4,-6 q2,14 -8,15 q-10,-1 -8,-15 Z', f_, INK, 1.6), s)
    o += hill((152, 'Q60,144 120,156 T230,162'), GREEN)
    for x, y, f_, s in ((26, 164, RED, 1.15), (46, 158, GOLD, 1.15), (68, 160, ROSE, 1.15), (91, 161, RED, 1.1)):
        o += tulip(x, y, f_, s)
    return o


def s_summer():
    o = sky(SKY, PAPER)
    o += sun(120, 46, 17, GOLD, 16, 1.72, 1.45)
    o += hill((112, 'C60,98 120,110 160,112 S210,100 230,104'), GREEN, ('M24,118 q20,-8 40,-5', 'M150,118 q20,-4 50,-7'))
    o += hill((128, 'Q120,116 230,126'), GOLD)
    for x in range(18, 228, 14):
        y = 126 - .0011 * (110 ** 2 - (x - 120) ** 2)
        o += line('M%d,%s v10 M%s,%s l3,3 l3,-3' % (x, n(y + 4), n(x - 3.0), n(y + 5)), BROWN, DET)
    # sheaf
    def sheaf(x, y, s):
        q, k = '', 1 / s          # k: detail lines keep their weight in the small ones
        for i, a in enumerate((-34, -24, -15, -6, 6, 15, 24, 34)):
            ex, ey = polar(0, -34, 48 - abs(a) * .25, a - 90)
            q += line('M0,-30 Q%s,%s %s,%s' % (n(ex * .4), n(ey * .8), n(ex), n(ey)), INK, 5) + line('M0,-30 Q%s,%s %s,%s' % (n(ex * .4), n(ey * .8), n(ex), n(ey)), GOLD, 2.4)
            q += at(ex, ey, p('M0,5 C-6,0 -4,-12 0,-18 C4,-12 6,0 0,5 Z', GOLD, INK, 1.6 * k) + line('M0,2 V-12', BROWN, DET * k), rot=a * 1.1)
        q += p('M-9,-36 L9,-36 Q10,-16 24,0 H-24 Q-10,-16 -9,-36 Z', GOLD) + line('M-4,-26 Q-6,-12 -13,-3 M0,-26 V-3 M4,-26 Q6,-12 13,-3', BROWN, DET * k)
        q += p('M-12,-40 Q0,-34 12,-40 L12,-31 Q0,-25 -12,-31 Z', RED)
        return at(x, y, q, s)
    o += sheaf(46, 154, .72) + sheaf(194, 154, .72)
    o += hill((154, 'Q120,142 230,154'), GREEN, ('M20,164 q14,-3 28,-1', 'M184,163 q16,-3 34,0'))
    o += sheaf(120, 166, .95)
    # sickle and poppies
    o += at(170, 152, p('M-4,0 C-26,-8 -24,-40 6,-40 C-10,-34 -12,-12 2,-5 Z', SKY) + limb([(0, -3), (12, 5)], 8, BROWN))
    for x, y in ((62, 150), (84, 152), (28, 158)):
        o += line('M%d,%d v10' % (x, y), INK, 1.6) + p('M%d,%d q-9,-2 -7,-9 q4,3 7,0 q3,3 7,0 q2,7 -7,9 Z' % (x, y + 2), RED, INK, 1.5)
    return o


def vine_leaf(x, y, s, f=GREEN, rot=0):
    return at(x, y, p('M0,12 L-5,8 L-14,10 L-11,2 L-16,-5 L-8,-6 L-6,-14 L0,-9 L6,-14 L8,-6 L16,-5 L11,2 L14,10 L5,8 Z', f, INK, 1.6) + line('M0,11 V-4 M0,4 L-9,3 M0,4 L9,3', PAPER, 1.1), s, rot)


def grapes(x, y, s, f=BLUE):
    q = ''
    for row, m in enumerate((4, 5, 4, 3, 2, 1)):
        for i in range(m):
            q += c((i - (m - 1) / 2) * 9.2, row * 8.2, 5.4, f, INK, 1.5)
    for row, m in enumerate((4, 5, 4, 3, 2, 1)):
        for i in range(m):
            q += c((i - (m - 1) / 2) * 9.2 - 1.6, row * 8.2 - 1.6, 1.2, PAPER, 'none', 0)
    return at(x, y, q, s)


def s_autumn():
    o = sky(GOLD, PAPER)
    o += hill((116, 'C60,96 110,112 150,114 S210,102 230,108'), BROWN, ())
    for row, y in enumerate((122, 132)):
        for i in range(12):
            o += c(22 + 18 * i + 6 * row, y - 4, 4.4, GREEN if i % 3 else RED, INK, 1.2)
    o += hill((138, 'Q120,130 230,138'), GREEN, ('M14,156 q8,-3 16,-1', 'M200,150 q10,-3 22,-1'), GOLD)
    # flying leaves and geese
    for x, y, a in ((72, 96, 20), (182, 92, -30), (40, 100, 60), (204, 112, 10)):
        o += at(x, y, p('M0,6 Q-7,0 0,-9 Q7,0 0,6 Z', RED, INK, 1.4) + line('M0,9 V-3', INK, 1), rot=a)
    # vine hanging from the top
    o += line('M52,20 C80,30 96,14 120,22 S166,28 188,18', INK, 6.4) + line('M52,20 C80,30 96,14 120,22 S166,28 188,18', BROWN, 2.6)
    o += grapes(120, 36, 1.15) + vine_leaf(92, 36, 1.25, GREEN, -15) + vine_leaf(150, 38, 1.25, GOLD, 15) + vine_leaf(70, 28, 1.0, RED, 10) + vine_leaf(172, 30, 1.0, RED, -10) + \
        vine_leaf(120, 26, 1.0, GREEN)
    # barrel on its side
    b = p('M-40,-28 C-20,-36 20,-36 40,-28 C46,-10 46,10 40,28 C20,36 -20,36 -40,28 C-46,10 -46,-10 -40,-28 Z', BROWN)
    b += line('M-41,-14 Q0,-20 41,-14 M-43,0 H43 M-41,14 Q0,20 41,14', INK, DET)
    for x in (-27, 27):
        s_ = 1 if x > 0 else -1
        b += p('M%d,%d q%d,32 0,65 h%d q%d,-33 0,-65 Z' % (x, -32.5, 5 * s_, -6 * s_, 5 * s_), SKY, INK, 1.6)
    b += c(0, 0, 6, SKIN, INK, 1.6)
    o += at(90, 131, b, .92) + p('M52,161 l8,-10 h60 l8,10 Z', BROWN)
    # basket of grapes
    k = ''
    for dx, dy in ((-20, -28), (-10, -30), (0, -31), (10, -30), (20, -28), (-14, -37), (-4, -39), (6, -39), (15, -36), (1, -46), (-8, -45)):
        k += c(dx, dy, 6, BLUE, INK, 1.5) + c(dx - 1.8, dy - 1.8, 1.3, PAPER, 'none', 0)
    k += p('M-30,-26 H30 L24,0 H-24 Z', GOLD) + line('M-28,-17 H28 M-26,-8 H26 M-16,-25 L-13,-1 M0,-25 V-1 M16,-25 L13,-1', BROWN, 1.3)
    return o + at(182, 160, k)


def s_winter():
    o = r(12, 14, 216, 160, BLUE, 'none', 0)
    for i in range(9):
        y = 122 - 7 * i
        h = 5.2 * (1 - i / 9) ** 1.4 + .4
        o += r(12, y - h, 216, h, SKY, 'none', 0)
    def flake(x, y, k):
        d = ''
        for i in range(3):
            a, b = polar(x, y, k, 60 * i + 30), polar(x, y, k, 60 * i + 210)
            d += 'M%s,%s L%s,%s ' % (n(a[0]), n(a[1]), n(b[0]), n(b[1]))
        return line(d, PAPER, 1.6)
    for x, y, k in ((70, 28, 5), (96, 50, 4), (126, 26, 5), (158, 34, 4), (172, 62, 5), (142, 62, 4), (66, 68, 4), (110, 76, 4), (36, 92, 4.5), (206, 92, 4.5), (190, 112, 3.5)):
        o += flake(x, y, k)
    o += hill((118, 'C50,98 90,112 130,118 S200,104 230,112'), PAPER, ('M26,126 q20,-8 36,-5', 'M170,122 q20,-6 44,-5'), SKY, 1.6)
    o += pine(42, 148, 64, 42, GREEN, True) + pine(206, 142, 44, 28, GREEN, True)
    # house in snow
    o += r(166, 66, 11, 28, RED) + r(163, 62, 17, 7, PAPER, INK, 1.6) + line('M172,58 c-6,-6 6,-9 0,-16', PAPER, 2)
    o += r(132, 104, 60, 40, BROWN) + line('M132,114 H192 M132,124 H192 M132,134 H192', INK, DET) + p('M122,108 L162,70 L202,108 Q196,114 190,108 Q184,113 178,108 L162,94 L146,108 Q140,113 134,108 Q128,114 122,108 Z', PAPER)
    o += r(140, 116, 14, 14, GOLD, INK, 1.6) + line('M147,116 v14 M140,123 h14', INK, DET) + p('M166,144 v-22 q7,-8 14,0 v22 Z', RED, INK, 1.6)
    o += hill((144, 'Q120,136 230,144'), PAPER, ('M150,154 q20,-4 40,-2',), SKY, 1.6)
    o += el(112, 162, 82, 10, SKY, INK, 2) + line('M60,160 q30,5 60,1 M130,166 q24,0 40,-4', PAPER, 1.8)
    # skater
    k = line('M-24,-4 L-6,-12', INK, 2) + limb([(0, -40), (-8, -24), (-18, -12)], 10, INK) + limb([(2, -40), (8, -24), (6, -6)], 10, INK) + line('M-26,-8 l12,5 M-4,0 h20', INK, 2)
    k += p('M-9,-64 Q0,-72 10,-64 L12,-38 Q0,-32 -12,-40 Z', RED) + arm([(-6, -60), (-18, -54), (-26, -60)], RED, 10, 4) + arm([(8, -60), (20, -54), (27, -58)], RED, 10, 4)
    k += head(4, -77, 9.8, .8, 'short') + p('M-7,-79 Q-7,-92 5,-91 Q16,-90 14.4,-79 Q4,-85 -7,-79 Z', GREEN) + c(5, -93, 3.4, PAPER, INK, 1.4) + p('M-6,-69 Q4,-62 12,-68 L11,-62 L-10,-61 L-22,-52 L-24,-58 Z', GOLD, INK, 1.4)
    return o + at(96, 164, k, .98)


def playing_card(x, y, rot, mark, s=1.0):
    o = r(-9, -27, 18, 27, PAPER, INK, 1.5, 2)
    if mark == 'back':
        o += r(-6.5, -24.5, 13, 22, BLUE, INK, .8) + line('M-6.5,-24.5 L6.5,-2.5 M6.5,-24.5 L-6.5,-2.5', PAPER, 1)
    else:
        o += fam.pip(mark, 0, -13.5, 13)
    return at(x, y, o, s, rot)


def s_game():
    o = plain(GREEN)
    for i in range(12):
        for j in range(5):
            x, y = 24 + 18 * i + (9 if j % 2 else 0), 30 + 20 * j
            if x < 224:
                o += poly([(x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y)], GOLD, 'none', 0)
    # hanging lamp
    o += line('M120,14 V30', INK, 3) + p('M94,52 L108,30 H132 L146,52 Z', RED) + el(120, 52, 26, 5, GOLD, INK, 2)
    # two players
    for flip in (False, True):
        q = p('M-26,58 C-28,30 -22,18 -6,14 H8 C22,18 26,34 26,58 Z', BLUE if not flip else RED)
        q += p('M-4,14 L4,28 L10,14 Z', PAPER, INK, DET) + r(-3, 2, 10, 13, SKIN, INK, 1.6)
        if not flip:
            q += head(2, -8, 15, .85, 'short', BROWN, BROWN)
        else:
            q += head(2, -8, 15, .85, 'bun', GOLD)
        o += at(54 if not flip else 186, 103, q, 1, 0, flip)
    # table
    o += p('M28,150 H212 L228,176 H12 Z', BROWN) + el(120, 154, 104, 20, BROWN, INK, 2) + el(120, 152, 96, 15.5, BLUE, INK, 1.6)
    for x, y, a, m in ((103, 168, -20, 'spade'), (120, 170, 0, 'heart'), (137, 168, 20, 'club')):
        o += playing_card(x, y, a, m, .95)
    # the hands with their fans
    for flip in (False, True):
        q = ''
        for a in (-32, -12, 8, 28):
            q += playing_card(0, 2, a + 4, 'back', 1.1)
        q += limb([(-54, -4), (-40, 18), (-6, 6)], 14, BLUE if not flip else RED) + c(0, 3, 6.2, SKIN, INK, 1.8)
        o += at(91 if not flip else 149, 133, q, .95, 0, flip)
    return o


def mask_head(x, y, R, look, hair, hc, mask, hat):
    o = head(x, y, R, look, hair, hc)
    m = p('M%s,%s Q%s,%s %s,%s Q%s,%s %s,%s Q%s,%s %s,%s Q%s,%s %s,%s Q%s,%s %s,%s Z' % tuple(n(float(v) * R) for v in (
        -1.0, -.3, 0, -.5, 1.0, -.3, 1.1, .42, .55, .42, .2, .42, 0, .16, -.2, .42, -.55, .42, -1.1, .42, -1.0, -.3)), mask, INK, 1.6)
    m += el(-.4 * R, .04 * R, .2 * R, .14 * R, PAPER, INK, 1) + el(.4 * R, .04 * R, .2 * R, .14 * R, PAPER, INK, 1)
    m += c(-.38 * R, .05 * R, 1.4, INK, 'none', 0) + c(.42 * R, .05 * R, 1.4, INK, 'none', 0)
    return o + at(x + look * .25 * R, y, m) + hat


def s_carnival():
    o = r(12, 14, 216, 160, BLUE, 'none', 0)
    for i in range(7):
        y = 124 - 7 * i
        h = 3.6 * (1 - i / 7) + .4
        o += r(12, y - h, 216, h, SKY, 'none', 0)
    # two fireworks
    for x, y, k, f_ in ((83, 44, 19, GOLD), (157, 44, 19, ROSE)):
        for i in range(10):
            a, b = polar(x, y, k * .4, 36 * i), polar(x, y, k, 36 * i)
            o += line('M%s,%s L%s,%s' % (n(a[0]), n(a[1]), n(b[0]), n(b[1])), f_, 2.4)
        o += c(x, y, 2.4, f_, 'none', 0)

    # three masks
    def bust(f1, f2, w_=34.0):
        return p('M%s,80 L%s,36 Q%s,24 -12,22 H0 V80 Z' % (n(-float(w_)), n(-w_ + 2.0), n(-w_ + 4.0)), f1) + p('M%s,80 L%s,36 Q%s,24 12,22 H0 V80 Z' % (n(float(w_)), n(w_ - 2.0), n(w_ - 4.0)), f2) + r(-5, 12, 10, 12, SKIN, INK, 1.6)
    l_ = bust(RED, RED, 31)
    for x, y in ((-18, 34), (0, 34), (18, 34), (-9, 49), (9, 49), (-22, 49), (22, 49), (-18, 64), (0, 64), (18, 64)):
        if abs(x) < 22 or y > 40:
            l_ += poly([(x, y - 7), (x + 6, y), (x, y + 7), (x - 6, y)], GOLD, 'none', 0)
    l_ += p('M-16,20 q4,10 8,2 q4,10 8,2 q4,10 8,2 q4,8 8,-4 q-16,-8 -32,-2 Z', PAPER, INK, 1.6)
    l_ += mask_head(0, 0, 16, .5, 'short', INK, INK, p('M-18,-6 C-20,-24 -4,-28 0,-21 C4,-28 20,-24 18,-6 Q0,-14 -18,-6 Z', GREEN) + p('M-14,-16 C-24,-26 -22,-36 -14,-38 C-16,-30 -12,-26 -8,-21 Z', PAPER, INK, 1.6))
    o += at(56, 106, l_)
    w = bust(PAPER, PAPER, 31) + p('M-14,22 Q0,40 14,22 Z', SKIN, INK, 1.6) + p('M-9,34 L9,34 L12,80 H-12 Z', ROSE, INK, DET) + line('M-6,38 L6,45 M6,38 L-6,45 M-6.6,48 L6.6,55 M6.6,48 L-6.6,55 M-7,58 L7,65 M7,58 L-7,65', RED, 1.6)
    w += mask_head(0, 0, 15.5, -.5, 'long', GOLD, RED, p('M-16,-9 Q0,-18 16,-9 L13,-20 Q0,-27 -13,-20 Z', RED, INK, 1.6) + c(0, -19, 4, GOLD, INK, 1.4))
    o += at(184, 106, w)
    m = bust(GREEN, RED, 36)
    for yy in (40, 56):
        m += c(0, yy, 3.4, GOLD, INK, 1.2)
    m += ruff(22, 19, PAPER) + head(0, 0, 20, 0, 'short') + jester_cap(20, RED, GREEN)
    o += at(120, 104, m)
    # confetti
    for i, (x, y) in enumerate(((120, 26), (104, 64), (136, 62), (28, 88), (212, 88), (90, 78), (150, 76))):
        o += at(x, y, r(-2.6, -2.6, 5.2, 5.2, (RED, GOLD, PAPER)[i % 3], 'none', 0), rot=25 * i)
    return o


def s_excuse():
    o = sky(ROSE, PAPER)
    o += hill((124, 'C60,104 120,120 160,122 S210,112 230,116'), GREEN, ('M20,140 q20,-7 40,-4', 'M176,136 q24,-6 46,-3', 'M24,158 q10,-3 22,-1'))
    o += tree(34, 142, 54, 19, 19, GREEN, 10)
    b = p('M-38,98 L-36,44 Q-34,30 -18,28 H0 V98 Z', GOLD) + p('M38,98 L36,44 Q34,30 18,28 H0 V98 Z', RED)
    for yy in (76, 90):
        b += c(0, yy, 3, PAPER, INK, 1.2)
    b += limb([(-30, 40), (-52, 62), (-26, 66)], 18, RED)
    # lute across the body
    lute = p('M-44,0 C-44,-22 -18,-24 4,-7 L10,-4 V4 L4,7 C-18,24 -44,22 -44,0 Z', BROWN) + p('M-40,0 C-40,-17 -18,-19 3,-5 V5 C-18,19 -40,17 -40,0 Z', SKIN, INK, DET)
    lute += c(-16, 0, 6.5, INK, INK, 1) + star(-16, 0, 5.4, GOLD, 'none', 0, 6, .5) + r(-36, -6, 4, 12, BROWN, INK, 1)
    lute += r(4, -4, 62, 8, BROWN) + line('M-34,-2.4 H64 M-34,0 H64 M-34,2.4 H64', PAPER, .8) + p('M64,-5 L86,-16 L90,-9 L68,5 Z', BROWN)
    for k in range(3):
        lute += c(72 + 6.5 * k, -13 - 3.3 * k, 2.2, GOLD, INK, 1) + c(77 + 6 * k, 4 - 3.6 * k, 2.2, GOLD, INK, 1)
    b += at(4, 64, lute, 1.0, -20)
    b += limb([(30, 40), (58, 56), (47, 46)], 17, GOLD) + c(46, 46, 7, SKIN, INK, 1.8) + r(-38, 59, 8, 16, PAPER, INK, 1.6, 2) + c(-22, 67, 7.2, SKIN, INK, 1.8)
    b += r(-6, 14, 12, 14, SKIN, INK, 1.6) + ruff(25, 18)
    b += head(0, 0, 19, .35, 'short') + jester_cap(19, RED, GOLD)
    o += at(116, 78, b)
    # notes in the air
    for x, y in ((76, 40), (166, 34)):
        o += at(x, y, el(0, 0, 5, 3.8, INK, 'none', 0) + line('M4.4,-1 V-18 q6,2 6,9', INK, 1.8))
    return o


# ------------------------------------------------------------------ back
def back():
    o = '<g stroke-linejoin="round" stroke-linecap="round">'
    o += r(12, 12, 216, 336, BLUE, INK, 1.5, 6) + r(17, 17, 206, 326, 'none', GOLD, 1.5, 4)
    x0, y0, x1, y1 = 22, 22, 218, 338
    # a net of lozenges with a star or a lozenge in every mesh
    cw, ch = 196 / 7, 316 / 11
    net = ''
    for j in range(22):
        for i in range(14):
            a, b = (0, 1) if (i + j) % 2 else (1, 0)
            net += 'M%s,%s L%s,%s ' % (n(x0 + cw / 2 * i), n(y0 + ch / 2 * (j + a)), n(x0 + cw / 2 * (i + 1)), n(y0 + ch / 2 * (j + b)))
    o += line(net, GOLD, 1.4)
    for j in range(1, 22):
        for i in range(1, 14):
            if (i + j) % 2:
                continue
            x, y = x0 + cw / 2 * i, y0 + ch / 2 * j
            if math.hypot(x - 120, y - 180) < 73:
                continue
            if i % 2 == 0:
                o += star(x, y, 7, PAPER, 'none', 0, 4, .34)
            else:
                o += poly([(x, y - 6.5), (x + 6, y), (x, y + 6.5), (x - 6, y)], SKY, 'none', 0) + c(x, y, 2, BLUE, 'none', 0)
    # the medallion, the same upside down
    o += r(x0, y0, x1 - x0, y1 - y0, 'none', SKY, 1.2, 2)
    o += c(120, 180, 66, PAPER, INK, 1.5) + c(120, 180, 61, BLUE, INK, DET) + c(120, 180, 57, 'none', GOLD, 1.5)
    for i in range(32):
        x, y = polar(120, 180, 52, 360 / 32 * i)
        o += c(x, y, 1.5, SKY, 'none', 0)
    o += sun(120, 180, 22, GOLD, 16, 2.05, 1.6)
    o += c(120, 180, 16.5, PAPER, INK, DET) + star(120, 180, 14, RED, INK, DET, 8, .5, -90) + c(120, 180, 4.4, GOLD, INK, DET)
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        k = p('M0,0 H34 C34,10 26,12 22,12 C20,24 12,22 12,22 C12,26 10,34 0,34 Z', GOLD, INK, DET) + c(9, 9, 4, RED, INK, DET)
        o += '<g transform="translate(%d %d) scale(%d %d)">%s</g>' % (22 if sx > 0 else 218, 22 if sy > 0 else 338, sx, sy, k)
    return o + '</g>'


# ------------------------------------------------------------------ the deck
AGES, TIMES, ELEMENTS, PLEASURES, SEASONS = RED, BLUE, BROWN, GOLD, GREEN


def cards():
    yield '1', card('1', s_juggler(), colour=INK, bout=True)
    for k, f_ in (('2', s_childhood), ('3', s_youth), ('4', s_maturity), ('5', s_oldage)):
        yield k, card(k, f_(), colour=AGES)
    for k, f_ in (('6', s_morning), ('7', s_noon), ('8', s_evening), ('9', s_night)):
        yield k, card(k, f_(), colour=TIMES)
    yield '10', card('10', s_earth(), s_air(), ELEMENTS)
    yield '11', card('11', s_water(), s_fire(), ELEMENTS)
    yield '12', card('12', s_dance(), colour=PLEASURES)
    yield '13', card('13', s_market(), colour=PLEASURES)
    yield '14', card('14', s_hunt(), s_picnic(), PLEASURES)
    yield '15', card('15', s_painting(), colour=PLEASURES)
    for k, f_ in (('16', s_spring), ('17', s_summer), ('18', s_autumn), ('19', s_winter)):
        yield k, card(k, f_(), colour=SEASONS)
    yield '20', card('20', s_game(), colour=RED)
    yield '21', card('21', s_carnival(), colour=INK, bout=True)
    yield '*', card('*', s_excuse(), colour=INK, bout=True)


def main():
    doc = fam.Doc(columns=11)
    doc.defs = fam.rank_defs(()) + ''.join('<g id="rank_T%d">%s</g>' % (k, number(str(k))) for k in range(1, 22))
    doc.defs += '<g id="rank_EX" stroke-linejoin="round">%s</g>' % star(0, 29.4, 17.6, INK, INK, 2, 5, .45)
    made = list(cards())
    for form in (0, 1):
        for k, forms in made:
            doc.add(('small_' if form else '') + ('excuse' if k == '*' else 'trump_' + k), forms[form])
    fam.write(doc, 'trumps.svg')
    b = fam.Doc(columns=1)
    b.add('back', back())
    fam.write(b, 'back_trumps.svg')


if __name__ == '__main__':
    main()
