#!/usr/bin/env python3
"""Italian 40-card deck (coins, cups, swords, batons) as one SVG.

Run: python3 italian.py   (writes ../cards/italian.svg)
All drawings are original; conventions follow STYLE.md, shared furniture comes from family.py.
"""
import math
import re

import family as fam
from family import BLUE, BROWN, GOLD, GREEN, INK, PAPER, RED, ROSE, SKIN, SKY, n

NONE = 'none'

# ------------------------------------------------------------------ drawing kit


def attrs(fill, w, stroke=INK, join=True):
    a = ' fill="%s"' % fill
    if w:
        a += ' stroke="%s" stroke-width="%s"' % (stroke, n(w))
        if join:
            a += ' stroke-linejoin="round" stroke-linecap="round"'
    return a


def P(d, fill=NONE, w=2.0, stroke=INK):
    return '<path d="%s"%s/>' % (d, attrs(fill, w, stroke))


def L(d, w=1.2, stroke=INK):
    return P(d, NONE, w, stroke)


def C(x, y, r, fill=NONE, w=2.0, stroke=INK):
    return '<circle cx="%s" cy="%s" r="%s"%s/>' % (n(x), n(y), n(r), attrs(fill, w, stroke, False))


def E(x, y, rx, ry, fill=NONE, w=2.0, stroke=INK, rot=0):
    t = ' transform="rotate(%s %s %s)"' % (n(rot), n(x), n(y)) if rot else ''
    return '<ellipse cx="%s" cy="%s" rx="%s" ry="%s"%s%s/>' % (
        n(x), n(y), n(rx), n(ry), attrs(fill, w, stroke, False), t)


def R(x, y, w_, h_, fill=NONE, w=2.0, stroke=INK, rx=0):
    r = ' rx="%s"' % n(rx) if rx else ''
    return '<rect x="%s" y="%s" width="%s" height="%s"%s%s/>' % (
        n(x), n(y), n(w_), n(h_), r, attrs(fill, w, stroke))


def G(*parts, t=None):
    return '<g%s>%s</g>' % (' transform="%s"' % t if t else '', ''.join(parts))


def at(x, y, body, s=1.0, rot=0, flip=False):
    t = 'translate(%s %s)' % (n(x), n(y))
    if rot:
        t += ' rotate(%s)' % n(rot)
    if flip or s != 1.0:
        t += ' scale(%s %s)' % (n(-s if flip else s), n(s))
    return G(body, t=t)


def mirror(body, cx=120):
    return G(body, t='matrix(-1 0 0 1 %s 0)' % n(2 * cx))


def poly(pts, close=True):
    return 'M' + 'L'.join('%s,%s' % (n(x), n(y)) for x, y in pts) + ('Z' if close else '')


def smooth(pts, closed=True, k=0.36):
    """Smooth curve through points; a third item 'c' makes a corner."""
    m = len(pts)
    xy = [(p[0], p[1]) for p in pts]
    corner = [len(p) > 2 and p[2] == 'c' for p in pts]

    def tan(i):
        if corner[i]:
            return None
        if closed:
            a, b = xy[i - 1], xy[(i + 1) % m]
        else:
            if i in (0, m - 1):
                return None
            a, b = xy[i - 1], xy[i + 1]
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1
        return dx / d, dy / d
    out = ['M%s,%s' % (n(xy[0][0]), n(xy[0][1]))]
    for i in range(m if closed else m - 1):
        j = (i + 1) % m
        p, q = xy[i], xy[j]
        d = math.hypot(q[0] - p[0], q[1] - p[1])
        t0, t1 = tan(i), tan(j)
        if t0 is None and t1 is None:
            out.append('L%s,%s' % (n(q[0]), n(q[1])))
            continue
        if t0 is None:
            c2 = (q[0] - t1[0] * d * k, q[1] - t1[1] * d * k)
            c1 = (p[0] + (c2[0] - p[0]) * .5, p[1] + (c2[1] - p[1]) * .5)
        elif t1 is None:
            c1 = (p[0] + t0[0] * d * k, p[1] + t0[1] * d * k)
            c2 = (q[0] + (c1[0] - q[0]) * .5, q[1] + (c1[1] - q[1]) * .5)
        else:
            c1 = (p[0] + t0[0] * d * k, p[1] + t0[1] * d * k)
            c2 = (q[0] - t1[0] * d * k, q[1] - t1[1] * d * k)
        out.append('C%s,%s %s,%s %s,%s' % tuple(n(v) for v in (*c1, *c2, *q)))
    return ''.join(out) + ('Z' if closed else '')


def S(pts, fill=NONE, w=2.0, closed=True, stroke=INK):
    return P(smooth(pts, closed), fill, w, stroke)


def line(pts, w=1.2, stroke=INK):
    return P(smooth(pts, False), NONE, w, stroke)


def limb(pts, widths, fill, w=2.0, round_end=False):
    """A tube of varying full width along a smooth centre line."""
    m = len(pts)
    left, right = [], []
    for i in range(m):
        a = pts[max(i - 1, 0)]
        b = pts[min(i + 1, m - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1
        nx, ny = -dy / d, dx / d
        h = widths[i] / 2
        left.append((pts[i][0] + nx * h, pts[i][1] + ny * h))
        right.append((pts[i][0] - nx * h, pts[i][1] - ny * h))
    cap = [] if not round_end else [(
        pts[-1][0] + (pts[-1][0] - pts[-2][0]) / (math.dist(pts[-1], pts[-2]) or 1) * widths[-1] * .45,
        pts[-1][1] + (pts[-1][1] - pts[-2][1]) / (math.dist(pts[-1], pts[-2]) or 1) * widths[-1] * .45)]
    d = math.dist(pts[0], pts[1]) or 1
    start = (pts[0][0] + (pts[0][0] - pts[1][0]) / d * widths[0] * .32, pts[0][1] + (pts[0][1] - pts[1][1]) / d * widths[0] * .32)
    L_ = left[:-1] + [left[-1] if round_end else (*left[-1], 'c')]
    R_ = [right[-1] if round_end else (*right[-1], 'c')] + right[-2::-1]
    return S(L_ + cap + R_ + [start], fill, w)


def pol(cx, cy, r, deg):
    a = math.radians(deg)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def star(cx, cy, r1, r2, k, rot=-90):
    return poly([pol(cx, cy, r1 if i % 2 == 0 else r2, rot + 180 * i / k) for i in range(2 * k)])


DEFS = {}


def shared(key, body, transform):
    """A shape kept once in <defs>, drawn by <use>."""
    DEFS.setdefault(key, body)
    return '<use xlink:href="#%s" transform="%s"/>' % (key, transform)


# ------------------------------------------------------------------ pips


def coin(cx, cy, r):
    return shared('it-coin', coin_body(0, 0, 31), 'translate(%s %s) scale(%s)' % (n(cx), n(cy), '%.4g' % (r / 31)))


def coin_body(cx, cy, r):
    o = [C(cx, cy, r, GOLD, 2)]
    o.append(C(cx, cy, r * .80, RED, 1.5))
    if r > 16:
        for i in range(20):
            x, y = pol(cx, cy, r * .90, i * 18)
            o.append(C(x, y, r * .028, INK, 0))
    o.append(C(cx, cy, r * .68, PAPER, 1.5))
    o.append(P(star(cx, cy, r * .64, r * .36, 8), GOLD, 1.5))
    o.append(P(star(cx, cy, r * .50, r * .22, 8, -90 + 22.5), RED, 0))
    o.append(C(cx, cy, r * .25, GOLD, 1.5))
    o.append(C(cx, cy, r * .09, RED, 0))
    return ''.join(o)


def coin_small(cx, cy, r):
    return (C(cx, cy, r, GOLD, 1.8) + C(cx, cy, r * .66, RED, 0)
            + P(star(cx, cy, r * .60, r * .27, 8), GOLD, 0) + C(cx, cy, r * .14, RED, 0))


def cup_body():
    """Goblet in a box 44 x 62 about the origin."""
    o = []
    # foot
    o.append(S([(-17, 31, 'c'), (-15.5, 26.5), (-7, 23), (-3.6, 17, 'c'), (3.6, 17, 'c'), (7, 23), (15.5, 26.5),
                (17, 31, 'c')], GOLD, 2))
    o.append(L('M-11.5,26.8Q0,29.2 11.5,26.8'))
    # stem
    o.append(P('M-3,6L-3,20L3,20L3,6Z', GOLD, 2))
    o.append(E(0, 13.6, 7.2, 3.9, RED, 2))
    # bowl
    o.append(S([(-21, -24, 'c'), (-19.5, -10), (-13, 2), (-4, 8.5), (4, 8.5), (13, 2), (19.5, -10), (21, -24, 'c')],
               GOLD, 2))
    o.append(P('M-20.5,-17Q0,-9.5 20.5,-17L17.4,-5.6Q0,2 -17.4,-5.6Z', RED, 1.4))
    for x, y in ((-10.5, -9.3), (0, -7.4), (10.5, -9.3)):
        o.append(P(poly([(x, y - 3.4), (x + 2.6, y), (x, y + 3.4), (x - 2.6, y)]), GOLD, 0))
    o.append(L('M-8.4,2.2Q-6,5.4 -3,7.6M0,2.4L0,8M8.4,2.2Q6,5.4 3,7.6'))
    # mouth
    o.append(E(0, -24.6, 21, 6, GOLD, 2))
    o.append(E(0, -24.2, 16, 3.6, RED, 1.2))
    return ''.join(o)


def cup(cx, cy, h=62, rot=0):
    r = ' rotate(%s)' % n(rot) if rot else ''
    return shared('it-cup', cup_body(), 'translate(%s %s)%s scale(%s)' % (n(cx), n(cy), r, '%.4g' % (h / 62)))


def cup_small(cx, cy, h):
    s = h / 26
    o = [P('M-8,13Q-7,9 -1.8,8L-1.8,3L1.8,3L1.8,8Q7,9 8,13Z', GOLD, 1.6),
         P('M-9.5,-12Q-9,1.5 -2,4.2L2,4.2Q9,1.5 9.5,-12Z', GOLD, 1.6),
         P('M-9.1,-8Q0,-5.2 9.1,-8L7.5,-2.6Q0,0.4 -7.5,-2.6Z', RED, 0),
         E(0, -11.4, 9.2, 2, GOLD, 1.4)]
    return at(cx, cy, ''.join(o), s)


def sword_local(length, bw=10.0, hs=1.0, ribbon=RED, tip=16):
    """Sword along +x: pommel at 0, point at length."""
    g0, g1 = 6.5 * hs, 20 * hs
    gw = 13.5 * hs
    h = bw / 2
    o = []
    o.append(P(poly([(g1, -h), (length - tip, -h), (length, 0), (length - tip, h), (g1, h)]), SKY, 2))
    o.append(P(poly([(g1, 0), (length, 0), (length - tip, h), (g1, h)]), PAPER, 0))
    o.append(P(poly([(g1, -h), (length - tip, -h), (length, 0), (length - tip, h), (g1, h)]), NONE, 2))
    o.append(L('M%s,0L%s,0' % (n(g1 + 2), n(length - 2)), 1.2))
    # grip
    o.append(R(g0, -3 * hs, g1 - g0, 6 * hs, ribbon, 1.8))
    for t in (.33, .66):
        x = g0 + (g1 - g0) * t
        o.append(L('M%s,%sL%s,%s' % (n(x - 1), n(-3 * hs), n(x + 1), n(3 * hs)), 1.2, GOLD))
    o.append(C(g0 - 1.2 * hs, 0, 5 * hs, GOLD, 2))
    # guard
    o.append(S([(g1 - 2.4 * hs, -gw + 1.5 * hs), (g1 - .4 * hs, -gw - 1 * hs), (g1 + 2.6 * hs, -gw + 1 * hs),
                (g1 + 2.6 * hs, -5 * hs), (g1 + 4.8 * hs, 0), (g1 + 2.6 * hs, 5 * hs), (g1 + 2.6 * hs, gw - 1 * hs),
                (g1 - .4 * hs, gw + 1 * hs), (g1 - 2.4 * hs, gw - 1.5 * hs), (g1 - 1.8 * hs, 5 * hs),
                (g1 - 3 * hs, 0), (g1 - 1.8 * hs, -5 * hs)], GOLD, 2))
    return ''.join(o)


def sword(x0, y0, x1, y1, bw=10.0, hs=1.0, grip=RED):
    ln = math.hypot(x1 - x0, y1 - y0)
    ink = {RED: 'r', BLUE: 'b', GREEN: 'g', BROWN: 'w'}[grip]
    return shared(('it-sword-%s-%s-%s-%s' % (n(ln), n(bw), n(hs), ink)).replace('.', '_'), sword_local(ln, bw, hs, grip),
                  'translate(%s %s) rotate(%s)' % (n(x0), n(y0), n(math.degrees(math.atan2(y1 - y0, x1 - x0)))))


def blade_patch(x0, y0, x1, y1, px, py, half, bw):
    """Redraw a stretch of blade about (px, py), to pass over what crosses it."""
    a = math.degrees(math.atan2(y1 - y0, x1 - x0))
    h = bw / 2
    o = (P(poly([(-half, -h), (half, -h), (half, 0), (-half, 0)]), SKY, 0)
         + P(poly([(-half, 0), (half, 0), (half, h), (-half, h)]), PAPER, 0)
         + '<path d="M%s,%sL%s,%sM%s,%sL%s,%s" fill="none" stroke="%s" stroke-width="2"/>' % (
             n(-half), n(-h), n(half), n(-h), n(-half), n(h), n(half), n(h), INK)
         + '<path d="M%s,0L%s,0" fill="none" stroke="%s" stroke-width="1.2"/>' % (n(-half), n(half), INK))
    return at(px, py, o, 1, a)


def sword_small(cx, cy, h):
    """Upright and slender, its guard as wide as it may be: a cross, where the baton is one slanting stroke."""
    s = h / 26
    o = [P('M-4.8,4L-4.8,-10L0,-15.4L4.8,-10L4.8,4Z', SKY, 1.6), L('M0,2L0,-10', 1.4),
         R(-2.6, 7, 5.2, 5, RED, 1.4), C(0, 12.8, 2.9, GOLD, 1.4),
         P('M-12.6,2.2L12.6,2.2L12.6,7.4L-12.6,7.4Z', GOLD, 1.6)]
    return at(cx, cy, ''.join(o), s * .94)


def baton_local(length, w0=9.0, w1=17.0, knots=3, leaf=False):
    """Knotty club along +x: thin end at 0, head at length."""
    top, bot = [], []
    N = 12
    ks = [(.30, -1), (.50, 1), (.68, -1), (.84, 1)] if knots >= 4 else [(.34, -1), (.58, 1), (.80, -1)]

    def hw(t):
        return (w0 + (w1 - w0) * t) / 2
    ts = sorted(set([0.0, 0.06, 0.2, 0.93] + [k for k, _ in ks] + [k - .055 for k, _ in ks] + [k + .055 for k, _ in ks]))
    for t in ts:
        b = {-1: 0, 1: 0}
        for k, s_ in ks:
            if abs(t - k) < 1e-6:
                b[s_] = 1
        x = t * length
        top.append((x, -hw(t) * (1 + .42 * b[-1])))
        bot.append((x, hw(t) * (1 + .42 * b[1])))
    head = [(length * .985, -hw(1) * .62), (length, 0), (length * .985, hw(1) * .62)]
    tail = [(-1.5, 0)]
    o = [S(top + head + bot[::-1] + tail, GREEN, 2)]
    # brown handle
    x1 = length * .155
    o.append(S([(0, -hw(0), 'c'), (x1, -hw(.15), 'c'), (x1 + 3, 0), (x1, hw(.15), 'c'), (0, hw(0), 'c'), (-1.5, 0)], BROWN, 2))
    for q in (.35, .68):
        o.append(L('M%s,%sQ%s,0 %s,%s' % (n(x1 * q), n(-hw(.1) + 1), n(x1 * q + 2.4), n(x1 * q), n(hw(.1) - 1)), 1.2, GOLD))
    for k, s_ in ks:
        x, y = k * length, s_ * hw(k) * .72
        o.append(E(x, y, hw(k) * .54, hw(k) * .40, GOLD, 1.2))
        o.append(E(x, y, hw(k) * .24, hw(k) * .16, BROWN, 0))
    # grain
    for a, b, yy in ((.22, .29, .25), (.40, .50, -.2), (.63, .73, .3), (.86, .93, .25)):
        o.append(L('M%s,%sL%s,%s' % (n(a * length), n(yy * hw(a)), n(b * length), n(yy * hw(b))), 1.2, GOLD))
    return ''.join(o)


def baton(x0, y0, x1, y1, w0=9.0, w1=17.0, knots=3):
    ln = math.hypot(x1 - x0, y1 - y0)
    return shared(('it-baton-%s-%s-%s-%d' % (n(ln), n(w0), n(w1), knots)).replace('.', '_'), baton_local(ln, w0, w1, knots),
                  'translate(%s %s) rotate(%s)' % (n(x0), n(y0), n(math.degrees(math.atan2(y1 - y0, x1 - x0)))))


def baton_small(cx, cy, h):
    """The cards' club with what is seen of it small: three knots and the handle. It fills the index column to its edge."""
    length, w0, w1 = 36.4, 6.2, 11.4
    knots = [(.40, -1), (.62, 1), (.82, -1)]

    def hw(t):
        return (w0 + (w1 - w0) * t) / 2

    def along(t):
        return (t - .5) * length
    ts = sorted({0, .06, .26, .95} | {k + d for k, _ in knots for d in (-.075, 0, .075)})
    side = {sign: [(along(t), sign * hw(t) * (1.5 if (t, sign) in knots else 1)) for t in ts] for sign in (-1, 1)}
    head = [(along(.985), -hw(1) * .6), (along(1), 0), (along(.985), hw(1) * .6)]
    tail, grip = (along(0) - 1.5, 0), along(.22)
    o = [S(side[-1] + head + side[1][::-1] + [tail], GREEN, 1.9),
         S([(along(0), -hw(0), 'c'), (grip, -hw(.2), 'c'), (grip + 2, 0), (grip, hw(.2), 'c'), (along(0), hw(0), 'c'), tail],
           BROWN, 1.6)]
    o += [E(along(k), sign * hw(k) * .62, hw(k) * .44, hw(k) * .36, GOLD, 0) for k, sign in knots]
    return at(cx, cy, ''.join(o), h / 26 * .88, -45)


# ------------------------------------------------------------------ number cards


def coins_n(k):
    lo, hi = (88, 152)
    pos = {2: [(120, 108), (120, 252)],
           3: [(120, 82), (120, 180), (120, 278)],
           4: [(lo, 86), (hi, 86), (lo, 274), (hi, 274)],
           5: [(lo, 86), (hi, 86), (120, 180), (lo, 274), (hi, 274)],
           6: [(lo, 80), (hi, 80), (lo, 180), (hi, 180), (lo, 280), (hi, 280)],
           7: [(lo, 80), (hi, 80), (120, 130), (lo, 180), (hi, 180), (lo, 280), (hi, 280)]}[k]
    if k <= 3:
        # so few have the room to be large
        r = 56 if k == 2 else 46
        return ''.join(coin_body(x, y, r) for x, y in pos)
    o = [rosette(120, 180, 1.3)] if k == 4 else []
    return ''.join(o) + ''.join(coin(x, y, 28.5) for x, y in pos)


def sprig(x, y, s=1.0, rot=0, flower=RED):
    """Small printer's flower: a bud on two leaves, height about 26."""
    o = [L('M0,13Q-1,4 0,-2', 1.6, GREEN),
         P('M0,8Q-9,8 -11,-1Q-3,-1 0,8Z', GREEN, 0), P('M0,10Q9,10 11,1Q3,1 0,10Z', GREEN, 0),
         P('M0,-2Q-7,-5 -5,-12Q-2,-10 0,-14Q2,-10 5,-12Q7,-5 0,-2Z', flower, 1.2)]
    return at(x, y, ''.join(o), s, rot)


def rosette(x, y, s=1.0, leaf=GREEN, petal=RED):
    """Printer's flower with four leaves."""
    o = []
    for a_ in (0, 90, 180, 270):
        o.append(G(P('M0,-4Q-7,-10 0,-21Q7,-10 0,-4Z', leaf, 0) + L('M0,-7L0,-16', 1, PAPER), t='rotate(%d)' % a_))
        o.append(G(P('M0,-4Q-3,-8 0,-13Q3,-8 0,-4Z', GOLD, 0), t='rotate(%d)' % (a_ + 45)))
    o.append(C(0, 0, 6.4, petal, 1.2) + C(0, 0, 2.4, GOLD, 0))
    return at(x, y, ''.join(o), s)


def cups_n(k):
    pos = {2: [(120, 96), (120, 264)],
           3: [(120, 84), (88, 256), (152, 256)],
           4: [(88, 100), (152, 100), (88, 260), (152, 260)],
           5: [(86, 90), (154, 90), (120, 180), (86, 270), (154, 270)],
           6: [(86, 82), (154, 82), (86, 180), (154, 180), (86, 278), (154, 278)],
           7: [(80, 80), (160, 80), (120, 130), (80, 180), (160, 180), (80, 280), (160, 280)]}[k]
    if k == 3:
        pos = [(120, 82), (120, 180), (120, 278)]
    h = {2: 104, 3: 88, 7: 55}.get(k, 62)
    o = ''
    if k == 4:
        o = sprig(120, 180, 1.5) + sprig(94, 184, 1.0, -35, GOLD) + sprig(146, 184, 1.0, 35, GOLD)
    return o + ''.join(cup(x, y, h) for x, y in pos)


def cross_pt(a, b):
    (x1, y1, x2, y2), (x3, y3, x4, y4) = a, b
    d = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
    t = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / d
    return x1 + t * (x2 - x1), y1 + t * (y2 - y1)


def swords_n(k):
    m = k // 2
    if m == 1:
        rows, rise = [292], 228
    elif m == 2:
        rows, rise = [302, 176], 118
    else:
        rows, rise = [304, 214, 124], 82      # pair by pair, so that they can be counted where they are small
    bw, hs = (13, 1.2) if m == 1 else (10, .86)
    A = [(68, y, 174, y - rise) for y in rows]
    B = [(172, y, 66, y - rise) for y in rows]
    o = []
    for s_ in B:
        o.append(sword(*s_, bw=bw, hs=hs, grip=BLUE))
    for s_ in A:
        o.append(sword(*s_, bw=bw, hs=hs, grip=RED))
    for i, a in enumerate(A):
        for j, b in enumerate(B):
            px, py = cross_pt(a, b)
            t = (py - a[1]) / (a[3] - a[1])
            tb = (py - b[1]) / (b[3] - b[1])
            if not (0.14 < t < .93 and 0.14 < tb < .93):
                continue
            if (i + j) % 2:
                o.append(blade_patch(*b, px, py, 13, bw))
    if k == 4:
        o.insert(0, rosette(120, 182, .8))
    if k % 2:
        # the odd one stands before the others, with a rim of paper round it, and rises above them; among seven in its scabbard,
        # which tells them from six and five where blades are too small to be counted
        if m > 1:
            o.append(P('M112,276V42L120,24L128,42V276Z', PAPER, 0) + E(120, 312, 13, 15, PAPER, 0))
        o.append(sword(120, *((306, 120, 52, 13, 1.2) if m == 1 else (320, 120, 30, 13, 1.3)), GREEN))
        if m == 3:
            o.append(P('M108,280V36L120,22L132,36V280Z', PAPER, 0) + scabbard(120, 286, 30))
    return ''.join(o)


def scabbard(x, y0, y1):
    """Over an upright blade, from its guard to its point: told from bare blades at any size."""
    return (P('M%s,%sL%s,%sL%s,%sL%s,%sL%s,%sZ' % (x - 8, y0, x - 8, y1 + 12, x, y1, x + 8, y1 + 12, x + 8, y0), RED, 2)
            + P('M%s,%sL%s,%sL%s,%sL%s,%sL%s,%sZ' % (x - 8, y1 + 34, x - 8, y1 + 12, x, y1, x + 8, y1 + 12, x + 8, y1 + 34), GOLD, 2)
            + R(x - 9.5, y0 - 12, 19, 12, GOLD, 2) + R(x - 9.5, (y0 + y1) / 2 - 4, 19, 8, GOLD, 1.6)
            + L('M%s,%sL%s,%s' % (x, y1 + 38, x, (y0 + y1) / 2 - 8), 1.4, ROSE))


def batons_n(k):
    """Crossed pairs; the odd one stands upright through the middle pair, or lies between two."""
    def pair(y, dx, dy, w, over):
        a = baton(120 - dx, y + dy, 120 + dx, y - dy, *w)
        b = baton(120 + dx, y + dy, 120 - dx, y - dy, *w)
        return a + b if over else b + a
    if k == 2:
        return pair(180, 48, 118, (11, 21), False)
    if k == 3:
        return pair(180, 56, 112, (9.5, 18), False) + baton(120, 306, 120, 52, 10, 19, 4)
    if k == 4:
        return pair(114, 51, 55, (9.5, 18), False) + pair(246, 51, 55, (9.5, 18), True)
    if k == 5:
        return pair(101, 52, 46, (9, 16), False) + baton(62, 180, 178, 180, 9, 17) + pair(259, 52, 46, (9, 16), True)
    rows = pair(92, 53, 34, (9, 16), False) + pair(268, 53, 34, (9, 16), False)
    if k == 6:
        return rows + pair(180, 53, 34, (9, 16), True)
    return (pair(84, 53, 29, (8.5, 15), False) + pair(276, 53, 29, (8.5, 15), False) + pair(180, 56, 36, (8.5, 15), True)
            + baton(120, 232, 120, 126, 8.5, 16))


# ------------------------------------------------------------------ figures: heads, hands, ground


def eyes(x1, x2, y, s1=1.0, s2=1.0):
    o = []
    for x, s_ in ((x1, s1), (x2, s2)):
        o.append(P('M%s,%sQ%s,%s %s,%sQ%s,%s %s,%sZ' % tuple(n(v) for v in (
            x - 3.7 * s_, y, x, y - 3.6, x + 3.7 * s_, y, x, y + 2.2, x - 3.7 * s_, y)), PAPER, 0))
        o.append(C(x + .3, y - .45, 1.55, INK, 0))
        o.append(L('M%s,%sQ%s,%s %s,%s' % tuple(n(v) for v in (
            x - 4 * s_, y + .2, x, y - 3.9, x + 4 * s_, y + .2)), 1.4))
    return ''.join(o)


def face_side(beard=None, hair=BROWN):
    """Three-quarter face looking right, about the origin, 38 high."""
    o = [S([(-11.5, -14), (-1, -19), (9, -16.5), (12.6, -9), (12.2, -3.5), (13.6, 2), (12.6, 9.5), (9.4, 17),
            (4, 20.3), (-3, 18.6), (-10, 10), (-13, -2)], SKIN, 2),
         E(-2.6, 6.6, 3.2, 2.2, ROSE, 0), eyes(-1.2, 8.9, -1.2, 1.0, .72),
         L('M-5.8,-6Q-1.8,-9.6 2.6,-7.6', 1.6), L('M7.4,-7.8Q9.8,-9 12,-6.6', 1.6),
         L('M5.6,-4.2Q7.4,0 9.2,4.4Q8.6,6.8 5.4,5.8', 1.3)]
    if beard:
        o.append(S([(-12, 0, 'c'), (-8, 6), (-3, 9), (2, 8.2), (6, 7.6), (9.5, 8), (12.8, 6, 'c'), (13, 12), (12, 20),
                    (7, 27), (3, 31, 'c'), (-1, 27), (-7, 22), (-11, 12)], beard, 2))
        o.append(P('M2,12.2Q5.2,10.6 9.2,12.2Q5.6,15 2,12.2Z', RED, 0))
        o.append(L('M-4,15Q-2,21 1.4,25M9,17.4Q8,22 5.6,25.4', 1.2, GOLD if beard == INK or beard == BROWN else INK))
    else:
        o.append(P('M1.2,11.7Q3.6,10.7 5.3,11.4Q7,10.7 9.6,11.5Q5.6,15.8 1.2,11.7Z', RED, 0))
        o.append(L('M.4,11.3Q5.2,13.8 10.2,11', 1))
    return ''.join(o)


def moustache(hair, goatee=False):
    """Over ``face_side``."""
    o = P('M5.4,8.8C3,7.4 -1.2,8.8 -3,12.6C.6,12.4 3.6,12.2 5.4,10.6C7.4,12.2 10,12.2 13,11.8C11.8,8.6 8,7.4 5.4,8.8Z', hair, 1)
    if goatee:
        o += P('M1.6,15.6Q5.2,14.2 8.8,15.6Q9,21 5.6,26Q1.6,22 1.6,15.6Z', hair, 1.6)
    return o


def face_front(beard=None):
    """Frontal face about the origin, 38 high."""
    o = [S([(0, -19), (10.5, -16), (14, -5), (13, 6), (8, 16), (0, 20), (-8, 16), (-13, 6), (-14, -5), (-10.5, -16)],
           SKIN, 2),
         E(-8.2, 6.2, 3, 2, ROSE, 0), E(8.2, 6.2, 3, 2, ROSE, 0),
         eyes(-5.8, 5.8, -1.4, .95, .95),
         L('M-10.2,-5.6Q-6.4,-9.4 -2.2,-7.8M2.2,-7.8Q6.4,-9.4 10.2,-5.6', 1.6),
         L('M-1.3,-4.6Q-1,0 -2.4,4.4Q-1.6,6.6 .2,6.4Q2,6.6 2.6,4.6', 1.3)]
    if beard:
        c = GOLD if beard in (INK, BROWN) else INK
        o.append(S([(-13.6, -2, 'c'), (-10.5, 6), (-6, 9.4), (0, 7.6), (6, 9.4), (10.5, 6), (13.6, -2, 'c'), (14.4, 10),
                    (12, 20), (6.5, 28), (0, 34, 'c'), (-6.5, 28), (-12, 20), (-14.4, 10)], beard, 2))
        o.append(P('M-4.4,12.4Q0,10.4 4.4,12.4Q0,15.8 -4.4,12.4Z', RED, 0))
        o.append(L('M-8,14Q-7,20 -3.6,25M8,14Q7,20 3.6,25M0,18.5L0,27', 1.2, c))
    else:
        o.append(P('M-4.4,11.8Q-1.6,10.8 0,11.6Q1.6,10.8 4.4,11.8Q0,15.8 -4.4,11.8Z', RED, 0))
        o.append(L('M-5,11.4Q0,13.8 5,11.4', 1))
    return ''.join(o)


def bob_back(hair):
    return S([(2, -23), (-12, -20), (-19, -8), (-20, 8), (-22, 18), (-14, 21), (-6, 17, 'c'), (-2, 0), (10, -14)],
             hair, 2)


def bob_front(hair):
    """Fringe and side lock over the three-quarter face."""
    return (S([(-13.5, 12, 'c'), (-11, 2), (-8.4, -5), (-4, -10.6), (4, -13), (12.8, -9, 'c'), (10, -17), (0, -21.5),
               (-11, -18), (-16.5, -8), (-18, 6), (-19.5, 16), (-15, 17.4)], hair, 2)
            + L('M-14.6,11Q-15,0 -10.6,-8', 1.2, GOLD))


def fist(x, y, rot=0, s=1.0, flip=False):
    """A hand closed about an upright shaft (rot turns it)."""
    o = [S([(-6.2, -4.6), (-3, -6.8), (3, -6.8), (6.4, -4.4), (6.8, 2), (5.6, 6), (0, 7.2), (-5.4, 6), (-7, 1)], SKIN, 1.8),
         L('M-.5,-2.6L6.2,-2.6M-.5,.9L6.6,.9M-.5,4.2L5.8,4.2', 1),
         L('M-5.4,-4.6Q-1.5,-6 2.4,-5.2', 1)]
    return at(x, y, ''.join(o), s, rot, flip)


def cuff(x, y, w, rot, fill=GOLD):
    return at(x, y, R(-w / 2, -3.2, w, 6.4, fill, 1.8, rx=2.4), 1, rot)


def ground(tufts=True, rise=0):
    """The meadow a figure stands on; rise: a bank so much higher, with a path at its foot."""
    y = 318 - rise
    o = [P('M50,%sQ74,%s 104,%sT160,%sQ178,%s 190,%sL190,336L50,336Z' % tuple(n(v) for v in (
        y, y - 6.5, y - 3.5, y - 4.5, y - 5, y - 1.5)), GREEN, 2)]
    if rise:
        o.append(P('M50,322Q84,312 120,318T190,314L190,336L50,336Z', GOLD, 2))
        o.append(L('M50,331Q90,322 126,327T190,324', 1.2, BROWN))
        for x, dy in ((62, 12), (88, 15), (116, 10), (140, 14), (168, 12)):
            o.append(L('M%s,%sl-3,-5M%s,%sl0,-6.4M%s,%sl3,-5' % (x, y + dy, x, y + dy, x, y + dy), 1.2, GOLD))
    elif tufts:
        for x, y in ((60, 325), (84, 329), (112, 324), (142, 329), (172, 324)):
            o.append(L('M%s,%sl-3,-5M%s,%sl0,-6.4M%s,%sl3,-5' % (x, y, x, y, x, y), 1.2, GOLD))
    return ''.join(o)


def floor_tiles():
    o = [R(50, 312, 140, 24, GOLD, 2)]
    for i in range(7):
        o.append(P(poly([(50 + 20 * i, 336), (60 + 20 * i, 312), (70 + 20 * i, 336)]), RED, 1.2))
    o.append(L('M50,312L190,312', 2))
    return ''.join(o)


def leg(pts, widths, fill, detail=True):
    return limb(pts, widths, fill)


def shoe(x, y, fill, flip=False, ln=25):
    """Ankle at (x, y - 13), sole at y, pointing left."""
    o = S([(-6.2, -15, 'c'), (6.2, -15, 'c'), (6.8, -7), (7.4, 0, 'c'), (-ln, 0, 'c'), (-ln - 1, -3), (-ln * .62, -7),
           (-8, -9)], fill, 2)
    return at(x, y, o + L('M-6,-11.4Q0,-9.6 6.4,-11.4', 1.2, GOLD), 1, 0, flip)


def crown(w=34, h=20, gems=True):
    """Crown standing on y = 0, centred at x = 0."""
    a = w / 2
    o = [P('M%s,0L%s,%sL%s,%sL%s,%sL0,%sL%s,%sL%s,%sL%s,%sL%s,0Q0,5 %s,0Z' % tuple(n(v) for v in (
        -a, -a - 3.5, -h * .82, -a * .52, -h * .42, -a * .34, -h * .9, -h * .46, a * .34, -h * .9, a * .52, -h * .42,
        a + 3.5, -h * .82, a, -a)), GOLD, 2)]
    if h:
        o = [P(poly([(-a, 0), (-a - 4, -h * .86), (-a * .52, -h * .45), (0, -h), (a * .52, -h * .45), (a + 4, -h * .86),
                     (a, 0)]), GOLD, 2)]
    o.append(P('M%s,-6Q0,-1 %s,-6L%s,1.5Q0,6.5 %s,1.5Z' % (n(-a - .8), n(a + .8), n(a), n(-a)), RED, 2))
    for x, y in ((-a - 4, -h * .86), (0, -h), (a + 4, -h * .86)):
        o.append(C(x, y - 1.6, 2.8, GOLD, 1.6))
    if gems:
        for x, y in ((-a * .58, -.9), (0, .6), (a * .58, -.9)):
            o.append(C(x, y, 1.9, GOLD, 0))
    return ''.join(o)


# ------------------------------------------------------------------ the horse

HORSE_SY = 1.06          # the horse is drawn on a slightly lower grid
REAR = 24                # degrees the trunk rises in the levade
HIP, NECK = (-40, -92), (28, -108)


def turn(p, c, deg):
    """p turned about c, counter-clockwise as seen."""
    s, k = math.sin(math.radians(deg)), math.cos(math.radians(deg))
    dx, dy = p[0] - c[0], p[1] - c[1]
    return (c[0] + dx * k + dy * s, c[1] - dx * s + dy * k, *p[2:])


def trunk(p):
    return turn(p, HIP, REAR)


def poll(p):
    """Neck and head in the levade: carried along by the trunk, but less tilted."""
    bx, by = trunk(NECK)
    q = turn(p, NECK, 5)
    return (q[0] + bx - NECK[0], q[1] + by - NECK[1], *p[2:])


def same(p):
    return p


BOW = 18                        # by how much a standing horse bows its head


def bowed(p):
    return turn(p, NECK, -BOW)


def horse(coat, far, mane, cloth, strap=RED, line_ink=INK, rear=False, stand=False):
    """A horse facing right, ground at y = 0: at the passage (withers at about -114), in the levade, or standing
    with its head bowed."""
    o = []
    tb, th = (trunk, poll) if rear else (same, bowed if stand else same)
    bx, by = trunk(NECK)
    gb = 'rotate(%s %s %s)' % (-REAR, *HIP) if rear else None
    gh = 'translate(%s %s) rotate(-5 %s %s)' % (n(bx - NECK[0]), n(by - NECK[1]), *NECK) if rear else 'rotate(%s %s %s)' % (BOW, *NECK) if stand else None
    # tail
    tail = [(-50, -103), (-60, -106), (-67, -94), (-67.5, -70), (-62, -46), (-66, -28, 'c'), (-55, -34), (-51, -50),
            (-54, -70), (-52, -90)]
    tl = 'M-58,-99Q-63,-82 -59,-56Q-57,-44 -60,-37M-53.5,-94Q-57,-78 -55,-62'
    o.append(G(S(tail, mane, 2), L(tl, 1.2, line_ink if mane != INK else GOLD), t='translate(0 8)' if rear else None))
    # far legs
    if rear:
        o.append(limb([(28, -104), (43, -96), (52, -88), (50, -74), (44, -60), (41, -52)], [26, 19, 12.5, 9, 8.4, 8], far))
        o.append(P('M37,-54L45.6,-50.4L41.6,-41L32,-46Z', INK, 1.6))
        o.append(limb([(-24, -82), (-10, -66), (-9, -54), (-18, -42), (-13, -24), (-7, -13), (-2, -6)],
                      [38, 27, 17, 12, 9, 9, 8.4], far))
        o.append(P('M-6.5,-8L3,-8L7.4,0L-8.5,0Z', INK, 1.6))
    else:
        o.append(limb([(28, -70), (29, -56), (28.5, -43), (28.5, -30), (28, -16), (32, -6)], [22, 17, 11.5, 8.4, 8.2, 8], far))
        o.append(P('M27.5,-8L36.5,-8L41,0L25.5,0Z', INK, 1.6))
        o.append(limb([(-26, -76), (-19, -62), (-20, -50), (-27, -40), (-25, -24), (-21, -13), (-16, -6)],
                      [34, 24, 15, 11.6, 8.4, 8.6, 8], far))
        o.append(P('M-20.5,-8L-11.5,-8L-7,0L-22.5,0Z', INK, 1.6))
    # far ear
    o.append(G(S([(44, -163, 'c'), (44.5, -172), (49, -179, 'c'), (51, -170), (49, -160, 'c')], far, 1.8), t=gh))
    # body, neck, head and near legs in one outline
    head = [(41, -165), (48, -162), (54, -152), (59, -138), (63.5, -125), (65.4, -117), (63.6, -111.4), (59, -109.6),
            (54.4, -111.6), (51.4, -117.6), (45.5, -124.5), (38.5, -129), (33.6, -134, 'c'), (34.5, -122), (38.5, -106)]
    chest = [(42.5, -92), (43, -81), (41, -74.5, 'c')]
    arm_front = [(50, -73.6), (58.5, -70.6), (62.6, -66)]
    cannon = [(61.8, -59.5), (57.2, -46), (55.6, -38), (57.2, -32), (47, -32), (46.4, -38.5), (48.6, -47)]
    arm_back = [(49.6, -56.5), (41, -57.5), (29, -57)]
    belly = [(14, -57), (-6, -60)]
    if stand:
        arm_front = [(43.6, -62), (42.6, -50)]
        cannon = [(42, -44), (39.6, -38), (40, -20), (42, -13), (46, -6.5), (36.6, -6.5), (32, -13), (32, -22), (31, -38), (28.6, -46)]
        arm_back = [(24, -54)]
    if rear:
        hind = [(-15, -70), (-16, -60, 'c'), (-26, -50), (-35.6, -40), (-38, -32), (-33, -20), (-30, -13),
                (-25, -6.5), (-34, -6.5), (-39.5, -12), (-42, -20), (-47.6, -32), (-55.4, -42), (-51, -52), (-53, -66), (-57, -80),
                (-59, -94), (-54, -104)]
    else:
        hind = [(-20, -68), (-25, -69, 'c'), (-29, -58), (-35.6, -48.6), (-37.6, -40), (-38, -20), (-36.4, -13), (-31.6, -6.5),
                (-41, -6.5), (-46.4, -13), (-46.2, -21), (-47.6, -37), (-53.4, -48), (-50.4, -57), (-54.5, -73), (-57, -88),
                (-54, -101), (-45, -111)]
    top = [(-33, -114), (-14, -109), (7, -114)]
    crest_ = [(19, -130), (27, -151), (33, -162)]

    def fold(p):
        """The raised shank, bent further back in the levade."""
        return turn(tb(p), tb((55, -62)), -27) if rear else p
    body = ([th(p) for p in head] + [tb(p) for p in chest] + [tb(p) for p in arm_front] + [fold(p) for p in cannon]
            + [tb(p) for p in arm_back] + [tb(p) for p in belly] + hind + [tb(p) for p in top] + [th(p) for p in crest_])
    o.append(S(body, coat, 2))
    # hooves
    o.append(P('M35.8,-8L46.4,-8L51,0L34.6,0Z', INK, 1.6) if stand else P(poly([fold(p) for p in ((46.4, -33), (57.8, -33), (56, -22), (45, -24.5))]), INK, 1.6))
    o.append(P('M-34.6,-8L-24.4,-8L-19,0L-36,0Z' if rear else 'M-41.5,-8L-31,-8L-26,0L-42.5,0Z', INK, 1.6))
    # ear, nostril, mouth, jaw
    hd = [S([(38.5, -163, 'c'), (36.6, -173), (39.5, -182, 'c'), (44.5, -174), (45, -164, 'c')], coat, 1.8),
          E(61, -118, 1.4, 2, INK, 0, rot=-20), L('M60.5,-113.2Q57.6,-114.6 55.6,-116.4', 1.2, line_ink),
          L('M44.2,-125.8Q46.6,-135 39.6,-141', 1.2, line_ink)]
    # muscles
    o.append(G(L('M24,-106Q30,-94 27.4,-80' + ('' if stand else 'M41,-74.5Q37,-68 30,-66'), 1.2, line_ink), t=gb))
    if rear:
        o.append(L('M-16,-60Q-14,-74 -20,-84M-55.4,-42Q-48,-41 -47,-36', 1.2, line_ink))
    else:
        o.append(L('M-25,-69Q-24,-80 -29,-88M-53.4,-48Q-47,-47 -46,-43' + ('' if stand else 'M49.6,-57Q53,-60 52.8,-64'), 1.2, line_ink))
    # mane: locks falling over the neck
    crest = [(33, -163), (29, -155), (26, -147), (22.6, -138.5), (18.6, -130.5), (13.6, -122.5), (8.4, -116)]
    for x, y in crest[::-1]:
        hd.append(S([(x - 3.6, y - 2.4, 'c'), (x + 4.5, y - 1), (x + 7.6, y + 8), (x + 4.4, y + 19, 'c'), (x + .4, y + 10)],
                    mane, 1.6))
    hd.append(S([(38, -166, 'c'), (45, -167), (50.5, -160), (51.5, -151, 'c'), (46, -155)], mane, 1.6))

    def strapline(d, w=4.6):
        return L(d, w, INK) + L(d, w - 2.2, strap)
    hd.append(strapline('M40,-157Q41,-138 54.5,-117.5', 4))
    hd.append(strapline('M49.4,-121Q54,-126.5 61.8,-130', 4))
    hd.append(strapline('M40.5,-157.5Q48,-158 53.2,-153.5', 4))
    hd.append(P('M47,-145.6Q50.6,-149.8 55,-144.6Q51,-142.4 47,-145.6Z', PAPER, 0))
    hd.append(C(51, -145.7, 2.2, INK, 0))
    hd.append(L('M46.4,-145.2Q50.6,-150.6 55.6,-144.6', 1.5, line_ink))
    hd.append(C(55.6, -117.4, 2.7, GOLD, 1.4))
    o.append(G(*hd, t=gh))
    # harness and saddle cloth
    hs = [strapline('M12,-98Q30,-92 43.4,-86'), C(43, -85.5, 3.4, GOLD, 1.5), strapline('M-18,-102Q-40,-98 -55.6,-96'),
          S([(-24, -110.6, 'c'), (-14, -108.6), (2, -112), (11, -116, 'c'), (15, -98), (14, -80, 'c'), (8, -76), (3, -79, 'c'),
             (-3, -74), (-9, -78, 'c'), (-15, -74), (-21, -79, 'c'), (-25, -94)], cloth, 2),
          L('M-22.6,-84Q-15,-80 -9.2,-83.6Q-3,-80 3,-84.6Q8,-81.4 14,-86', 2.4, GOLD)]
    o.append(G(*hs, t=gb))
    return G(''.join(o), t='scale(1 %s)' % n(HORSE_SY))

# ------------------------------------------------------------------ fanti (pages)


def panel_fold(xs, y0, y1, flare, ink=INK):
    return ''.join(L('M%s,%sL%s,%s' % (n(x), n(y0), n(120 + (x - 120) * flare), n(y1)), 1.2, ink) for x in xs)


def doublet(body, skirt, trim=GOLD, split=None, buttons=True, hem=218, folds=INK):
    """Torso and skirt of a standing page about x = 120, shoulders at y = 122."""
    o = []
    sk = [(103, 176, 'c'), (137, 176, 'c'), (144, 196), (152, hem - 2, 'c'), (141, hem + 3), (130, hem - .5), (120, hem + 3),
          (110, hem - .5), (99, hem + 3), (88, hem - 2, 'c'), (96, 196)]
    o.append(S(sk, skirt, 2))
    if split:
        o.append(P('M120,177L137,177Q143,192 152,%sQ146,%s 141,%sQ135,%s 130,%sQ125,%s 120,%sZ' % tuple(
            n(v) for v in (hem - 2, hem + 2, hem + 3, hem + 2, hem - .5, hem + 1, hem + 3)), split, 2))
    o.append(panel_fold((109.5, 130.5), 184, hem - 3, 1.62, folds) + panel_fold((116, 124), 190, hem - 2, 2.0, folds))
    o.append(L('M88.6,%sQ99,%s 109.5,%sT130.5,%sT151.4,%s' % (
        n(hem - 5), n(hem - .4), n(hem - 4), n(hem - 4), n(hem - 5)), 3, trim))
    to = [(112, 117, 'c'), (101, 120), (95, 130), (99, 150), (103, 178, 'c'), (137, 178, 'c'), (141, 150), (145, 130),
          (139, 120), (128, 117, 'c'), (120, 124)]
    o.append(S(to, body, 2))
    if split:
        o.append(P('M120,123.6Q125,121 128,117L139,120Q145,124 145,130Q144,142 141,150L137,178L120,178Z', split, 2))
    if buttons:
        for y in (133, 143, 153, 163):
            o.append(C(120, y, 2.2, GOLD, 1.2))
    return ''.join(o)


def belt(fill=GOLD, buckle=RED):
    return (S([(102, 172.5, 'c'), (120, 176), (138, 172.5, 'c'), (138.6, 179.5, 'c'), (120, 183.4), (101.4, 179.5, 'c')], fill, 2)
            + R(115.5, 174, 9, 8, buckle, 1.6, rx=1))


def neck(x=120, y0=104, y1=124):
    return P('M%s,%sL%s,%sQ%s,%s %s,%sL%s,%sZ' % tuple(n(v) for v in (
        x - 6, y0, x - 6.4, y1 - 4, x, y1 + 3, x + 6.4, y1 - 4, x + 6, y0)), SKIN, 2)


def legs(a, b, sa=BROWN, sb=BROWN, pose='rest'):
    """Two standing legs, a the left one (in front), b the right one.  pose: rest (left one turned out), walk,
    firm (feet apart, toes outwards) or crossed (leaning on something at the right)."""
    hose = [25, 21.5, 15.5, 17, 10]
    if pose == 'walk':
        return ''.join([limb([(130, 204), (139, 236), (143, 258), (151, 276), (160, 299)], hose, b), at(162, 311, shoe(0, 0, sb, False, 21), 1, 24),
                        limb([(112, 204), (103, 236), (98, 258), (92, 278), (88, 306)], hose, a), shoe(88, 318, sa, False, 23)])
    if pose == 'firm':
        return ''.join([limb([(129, 200), (137, 230), (142, 256), (146, 276), (148, 306)], hose, b), shoe(148, 318, sb, True, 23),
                        limb([(111, 200), (103, 230), (98, 256), (94, 276), (92, 306)], hose, a), shoe(92, 318, sa, False, 23)])
    if pose == 'crossed':
        return ''.join([limb([(129, 200), (127, 230), (122, 256), (117, 276), (114, 306)], hose, b), shoe(114, 318, sb, False, 21),
                        limb([(112, 200), (113, 230), (122, 254), (134, 274), (143, 297)], hose, a), at(146, 309, shoe(0, 0, sa, True, 21), 1, 30)])
    return ''.join([limb([(129, 200), (131, 230), (133, 256), (135, 276), (136, 306)], hose, b), shoe(136, 318, sb, True, 21),
                    limb([(111, 200), (109, 230), (105, 256), (101, 276), (99, 306)], hose, a), shoe(99, 318, sa, False, 23)])


def garters(fill=GOLD):
    return (S([(96.4, 260, 'c'), (104, 262.6), (112, 260, 'c'), (111.6, 265, 'c'), (104, 267.8), (95.6, 265, 'c')], fill, 1.6)
            + S([(125.6, 260, 'c'), (133, 262.6), (141.4, 260, 'c'), (141.8, 265, 'c'), (133, 267.8), (125.4, 265, 'c')], fill, 1.6))


def collar(fill=PAPER):
    return S([(109.5, 115, 'c'), (106, 122), (113, 125), (120, 130, 'c'), (127, 125), (134, 122), (130.5, 115, 'c'), (120, 121)],
             fill, 1.8)


def puff(x, y, fill, slash, rot=0, s=1.0):
    o = [S([(-11, -9), (0, -13), (11, -9), (13, 3), (8, 13), (-8, 13), (-13, 3)], fill, 2),
         P('M-6,-9Q-9,1 -5.4,11Q-2.4,1 -6,-9Z', slash, 1.2), P('M6,-9Q9,1 5.4,11Q2.4,1 6,-9Z', slash, 1.2),
         P('M0,-10.6Q-2.6,1 0,11.4Q2.6,1 0,-10.6Z', slash, 1.2)]
    return at(x, y, ''.join(o), s, rot)


def feather(x, y, rot, fill, s=1.0):
    o = [S([(0, 0, 'c'), (7, -5), (20, -12), (34, -12), (40, -4, 'c'), (33, -1), (22, -1.4), (9, 2.4)], fill, 1.8),
         L('M2,-.6Q18,-7 35,-6.4M12,-4.6L15,-9M20,-6.6L24,-10.6M18,-6.2L22,-3M27,-7L31,-3.4', 1)]
    return at(x, y, ''.join(o), s, rot)


def hat_beret(fill, band):
    """About the head's origin."""
    return (S([(-17, -11), (-22, -17), (-19, -26), (-4, -31), (12, -27), (19, -19), (15, -12.5), (0, -14.5)], fill, 2)
            + L('M-15.6,-12.6Q0,-17.4 14.4,-13.6', 4.4, INK) + L('M-15.2,-12.7Q0,-17.4 14,-13.7', 2.4, band)
            + L('M-12,-25Q-2,-19.6 1,-17M8,-26.4Q6,-21 6,-18', 1.2))


def hat_tall(fill, band):
    return (S([(-13.5, -14, 'c'), (-14.5, -26), (-7, -36), (6, -37), (13, -28), (12.5, -14, 'c'), (0, -17)], fill, 2)
            + S([(-20, -11.5), (-12, -15.4), (0, -17.4), (12, -15.4), (20, -11.5), (12, -9.4), (0, -11.4), (-12, -9.4)], band, 2))


def turban(fill, band):
    return (S([(-16, -10), (-20, -18), (-14, -28), (2, -32), (15, -27), (18, -17), (13.5, -10.4), (0, -13)], fill, 2)
            + L('M-18.4,-14Q-4,-26 14,-27.4M-12,-10.8Q2,-19 17.6,-20M-15,-26.6Q-4,-30 4,-31', 1.2)
            + C(5, -19.6, 3.6, band, 1.6))


def helmet(plume):
    return (S([(-3, -33, 'c'), (-14, -38), (-24, -34), (-30, -22), (-28, -8, 'c'), (-22, -16), (-15, -22), (-4, -29, 'c')], plume, 2)
            + L('M-7,-33Q-20,-32 -26,-16', 1.2)
            + S([(-16.5, 8, 'c'), (-17.6, -8), (-13, -23), (0, -31), (12, -24), (15, -11, 'c'), (0, -13.6), (-8.4, -8), (-10, 7, 'c')],
                SKY, 2)
            + L('M-12.6,6Q-12,-9 -3,-15.4Q6,-17.6 14.6,-14.4', 1.2) + C(-1, -31.6, 3, GOLD, 1.6))


def fante_coins():
    o = [ground()]
    # short cape behind
    o.append(S([(103, 118, 'c'), (93, 140), (84, 176), (78, 214, 'c'), (92, 220), (104, 214, 'c'), (108, 160)], GREEN, 2))
    o.append(L('M92,152Q88,184 87,212M99,158Q97,184 97,212', 1.2, GOLD))
    o.append(legs(BLUE, RED))
    o.append(garters())
    o.append(neck())
    # raised far arm behind the head line
    o.append(doublet(RED, RED, split=BLUE, folds=GOLD))
    o.append(belt())
    # arm to the hip
    o.append(limb([(101, 128), (87, 146), (82, 158), (92, 168), (103, 172)], [19, 17, 15, 13, 11], BLUE))
    o.append(puff(97, 131, BLUE, GOLD, 28))
    o.append(S([(99, 167), (105, 166), (111, 170), (112, 176), (106, 179), (100, 177)], SKIN, 1.8))
    o.append(cuff(99.4, 171.4, 14, 105))
    # raised arm
    o.append(limb([(141, 128), (155, 142), (164, 144), (167, 130), (166, 112)], [19, 17, 15, 13, 11], RED))
    o.append(puff(145, 131, RED, GOLD, -32))
    o.append(coin(166, 78, 21))
    o.append(fist(166, 103, -6, .98, True))
    o.append(cuff(166.8, 114, 14, -4))
    o.append(collar())
    o.append(at(120, 90, bob_back(BROWN) + face_side() + bob_front(BROWN) + feather(-8, -22, 205, GOLD, .85) + hat_beret(RED, GOLD)))
    return ''.join(o)


def fante_cups():
    """Drawn facing right, turned to the left."""
    o = [ground()]
    o.append(legs(GREEN, GREEN, RED, RED, 'walk'))
    o.append(neck())
    o.append(doublet(BLUE, BLUE, folds=SKY, hem=232, buttons=False))
    o.append(L('M120,124L120,172', 1.2, SKY))
    for y in (134, 145, 156, 166):
        o.append(L('M112,%dQ120,%d 128,%d' % (y - 2, y + 3, y - 2), 1.8, GOLD))
        o.append(C(120, y + .4, 1.8, GOLD, 1))
    o.append(belt(RED, GOLD))
    # far arm at the belt with gloves
    o.append(limb([(101, 128), (90, 148), (88, 162), (96, 178), (102, 188)], [20, 18, 15, 12.5, 10.5], BLUE))
    o.append(S([(97, 190), (102, 186), (108, 190), (109, 199), (104, 205), (98, 200)], SKIN, 1.8))
    o.append(L('M101,199L102.6,204M104.4,198L105.6,203', 1))
    o.append(cuff(102, 188, 15, -24))
    # cup arm
    o.append(sleeve((141, 129), (158, 158), (166.4, 130), 20, 17.5, 12.5, BLUE))
    o.append(cup(165, 94, 62))
    o.append(fist(165.4, 118, 0, 1.05, True))
    o.append(cuff(166.2, 129, 15.5, -4))
    # hood cape over the shoulders
    o.append(S([(109, 114, 'c'), (97, 121), (91, 137, 'c'), (98, 142), (104, 139, 'c'), (112, 147), (120, 144, 'c'), (128, 147),
                (136, 139, 'c'), (142, 142), (149, 137, 'c'), (143, 121), (131, 114, 'c'), (120, 120)], RED, 2))
    o.append(L('M94,136Q99,139 104,136M105,137Q112,143.6 119.6,141M120.6,141Q128,143.6 135,137M136,136Q141,139 146,136', 2, GOLD))
    o.append(at(120, 90, bob_back(GOLD) + face_side() + bob_front(GOLD).replace(GOLD + '" stroke-width="1.2"', INK + '" stroke-width="1.2"')
                + turban(GREEN, GOLD)))
    return mirror(''.join(o))


def fante_swords():
    o = [ground()]
    o.append(legs(SKY, SKY, BLUE, BLUE, 'firm'))
    o.append(L('M87.6,290Q92,292.4 98,290.6M142,290.6Q147,292.4 152.4,290M92.6,240.6Q101,243.6 110.4,241M129.6,241Q139,243.6 147.6,240.6', 1.2))
    o.append(S([(88, 262), (92, 250), (98, 247), (104, 250), (106, 262), (97, 268)], GOLD, 2))
    o.append(S([(134, 262), (136, 250), (142, 247), (148, 250), (152, 262), (143, 268)], GOLD, 2))
    o.append(neck())
    o.append(doublet(RED, RED, folds=GOLD, buttons=False, hem=220))
    # breastplate
    o.append(S([(110, 119, 'c'), (100, 126), (99, 146), (106, 164), (120, 171, 'c'), (134, 164), (141, 146), (140, 126), (130, 119, 'c'),
                (120, 126)], SKY, 2))
    o.append(L('M120,127L120,170M104,152Q112,160 119,161M136,152Q128,160 121,161', 1.2))
    o.append(belt(GOLD, BLUE))
    # sword upright at the left
    o.append(sword(70, 200, 70, 38, 11.5, 1.15, BLUE))
    o.append(sleeve((101, 129), (88, 181), (76, 188.5), 20, 16, 12.5, RED))
    o.append(S([(92, 122), (101, 117), (109, 122), (107, 134), (97, 141), (88, 136)], SKY, 2))
    o.append(L('M91,131Q99,135 107,127', 1.2))
    o.append(fist(70, 187.4, 0, 1.02))
    o.append(cuff(79.4, 187, 14.5, 60))
    # buckler on the far arm
    o.append(limb([(140, 128), (151, 148), (155, 164), (152, 180)], [20, 17, 14.5, 12], RED))
    o.append(S([(148, 122), (139, 117), (131, 122), (133, 134), (143, 141), (152, 136)], SKY, 2))
    o.append(L('M149,131Q141,135 133,127', 1.2))
    o.append(P('M133,170Q154,162 175,170Q178,206 154,226Q130,206 133,170Z', BLUE, 2))
    o.append(P('M138,174Q154,168 170,174Q172,202 154,218.6Q136,202 138,174Z', GOLD, 1.6))
    o.append(P('M154,170.8Q162,171 170,174Q172,202 154,218.6Z', RED, 1.6))
    o.append(P(star(154, 192, 11, 4.6, 8), PAPER, 1.4))
    o.append(at(120, 90, face_side() + helmet(RED)))
    return ''.join(o)


def fante_batons():
    """Leaning on a club that stands on the ground; drawn with the club at the right."""
    o = [ground()]
    o.append(S([(103, 118, 'c'), (90, 142), (80, 186), (76, 236, 'c'), (88, 241), (100, 235, 'c'), (108, 160)], BLUE, 2))
    o.append(L('M90,156Q85,196 85,233M98,160Q94,198 93,233', 1.2, SKY))
    o.append(legs(RED, RED, pose='crossed'))
    o.append(neck())
    o.append(doublet(GREEN, GREEN, folds=GOLD, hem=214))
    # scalloped peplum
    o.append(belt(BROWN, GOLD))
    o.append(limb([(101, 128), (87, 146), (82, 158), (92, 168), (103, 172)], [19, 17, 15, 13, 11], RED))
    o.append(S([(99, 167), (105, 166), (111, 170), (112, 176), (106, 179), (100, 177)], SKIN, 1.8))
    o.append(cuff(99.4, 171.4, 14, 105))
    o.append(baton(168, 317, 168, 84, 13, 25, 4))
    o.append(limb([(140, 128), (152, 146), (160, 157), (166, 150)], [19, 17, 14.5, 12], RED))
    o.append(fist(169, 143, 0, 1.1, True))
    o.append(cuff(163.4, 153.6, 14, 38))
    # shoulder wings
    o.append(S([(92, 124), (101, 117), (110, 121), (108, 134, 'c'), (102, 140), (98, 136, 'c'), (92, 141), (88, 136)], GREEN, 2))
    o.append(S([(148, 124), (139, 117), (130, 121), (132, 134, 'c'), (138, 140), (142, 136, 'c'), (148, 141), (152, 136)], GREEN, 2))
    o.append(collar(GOLD))
    o.append(at(120, 90, bob_back(BROWN) + face_side() + bob_front(BROWN) + feather(-6, -18, 222, PAPER, .8) + hat_tall(GREEN, RED)))
    return ''.join(o)

# ------------------------------------------------------------------ cavalli (knights)


def rider_leg(hose, boot, spur=True):
    o = []
    o.append('')
    o.append(limb([(-6, -122), (8, -112), (19, -100), (22.5, -90), (20, -78), (16, -64)], [28, 26, 21, 17, 14.5, 11], hose))
    o.append(S([(12, -92, 'c'), (21, -89), (31, -92, 'c'), (28.6, -74), (23, -58), (31, -52.6), (39, -49), (40, -44.4, 'c'),
                (11.6, -44.4, 'c'), (10, -52), (12.6, -66), (13, -80)], boot, 2))
    o.append(S([(10.6, -94, 'c'), (21, -90.6), (32.4, -94, 'c'), (31.6, -87, 'c'), (21, -83.6), (11.6, -87, 'c')], GOLD, 1.8))
    if spur:
        o.append(L('M11,-50L4.5,-52', 2.4, INK) + C(4, -52, 2.2, GOLD, 1.2))
    o.append(L('M16.4,-43.4L16.4,-51Q23,-63 29.6,-51L29.6,-43.4Z', 3.8, INK) + L('M16.4,-43.4L16.4,-51Q23,-63 29.6,-51L29.6,-43.4Z', 1.7, GOLD))
    return ''.join(o)


def rider_coat(coat, skirt, trim=GOLD, folds=INK):
    o = [S([(-15, -134, 'c'), (14, -134, 'c'), (22, -122), (31, -108), (26, -99, 'c'), (16, -102), (6, -97, 'c'), (-3, -101),
            (-11, -96, 'c'), (-18, -101), (-27, -98, 'c'), (-24, -116)], skirt, 2),
         L('M-26,-102Q-18,-105 -11,-100Q-3,-105 6,-101Q16,-106 27,-102.6', 2.6, trim),
         L('M-8,-128Q-14,-114 -15,-106M4,-128Q6,-114 5,-106M11,-128Q17,-116 19,-107', 1.2, folds),
         S([(-8, -179, 'c'), (-19, -176), (-24, -166), (-20, -148), (-15.6, -132, 'c'), (14.6, -132, 'c'), (17, -148), (18, -166),
            (13, -176), (6, -179, 'c'), (0, -174)], coat, 2)]
    return ''.join(o)


def rider_belt(fill, buckle):
    return S([(-16, -137, 'c'), (0, -134), (15, -137, 'c'), (15.4, -130, 'c'), (0, -127), (-16.4, -130, 'c')], fill, 2) + R(
        -1, -136, 8, 7.4, buckle, 1.4, rx=1)


def rein_hand(far, x=27, y=-131):
    """Far arm and hand on the reins (drawn before the torso)."""
    return (limb([(10, -164), (22, -150), (26, -141), (27, -134)], [17, 15, 12.5, 11], far))


def reins(hx=27, hy=-130, ink=RED, rear=False, stand=False):
    bit = (55.4, -117.6)
    bx, by = to_rider(*(poll(bit) if rear else bowed(bit) if stand else bit), rear)
    d = 'M%s,%sQ%s,%s %s,%s' % (n(hx), n(hy), n((hx + bx) / 2 - 2), n(-107), n(bx), n(by))
    return L(d, 4, INK) + L(d, 1.9, ink)


def cape(fill, fold, k=1.0):
    return G(S([(-10, -177, 'c'), (-24, -170), (-34, -150), (-46, -128), (-62, -112, 'c'), (-54, -106), (-49, -98, 'c'),
               (-40, -101), (-33, -95, 'c'), (-25, -104), (-17, -104, 'c'), (-12, -140)], fill, 2)
             + L('M-23,-164Q-32,-136 -49,-111M-18,-160Q-22,-130 -33,-105', 1.2, fold),
             t='translate(%s 0) scale(%s 1)' % (n(-12 + 12 * k), n(k)) if k != 1 else None)


RIDER = 0.88                    # the rider is drawn larger than the horse
SEAT = (-4, -112)               # in the rider's space


def seat_on_horse(rear):
    x, y = trunk((-9, -112)) if rear else (-8, -112)
    return x, y * HORSE_SY


def to_rider(x, y, rear=False):
    """A point of the horse's space in the rider's."""
    hx, hy = seat_on_horse(rear)
    return (x - hx) / RIDER + SEAT[0], (y * HORSE_SY - hy) / RIDER + SEAT[1]


def restroke(svg, k):
    """The same drawing with its contours k times as heavy (before scaling it down)."""
    return re.sub(r'stroke-width="([\d.]+)"', lambda m: 'stroke-width="%s"' % n(float(m[1]) * k), svg)


def knight(horse_args, body, rear=False, dx=0, rise=0):
    hx, hy = seat_on_horse(rear)
    return ground(rise=rise) + G(horse(rear=rear, **horse_args) + G(restroke(body, 1 / RIDER), t='translate(%s %s) scale(%s)' % (
        n(hx - RIDER * SEAT[0]), n(hy - RIDER * SEAT[1]), n(RIDER))), t='translate(%s %s)' % (n(120 + dx), n(318 - rise)))


def cav_coins():
    b = [cape(RED, GOLD), rider_leg(GREEN, BROWN), rein_hand(BLUE), reins()]
    b.append(fist(28, -129, 12, .92))
    b.append(cuff(27.2, -139, 13.5, 2))
    b.append(P('M-7,-196L-7.4,-178Q0,-170 6.4,-178L6,-196Z', SKIN, 2))
    b.append(rider_coat(BLUE, BLUE, folds=SKY))
    for y in (-166, -156, -146):
        b.append(L('M-9,%dQ0,%d 9,%d' % (y - 2, y + 3, y - 2), 1.8, GOLD) + C(0, y + .4, 1.8, GOLD, 1))
    b.append(rider_belt(GOLD, RED))
    b.append(S([(-9.6, -181, 'c'), (-14, -174), (-6, -171), (0, -167, 'c'), (6, -171), (13, -174), (9.6, -181, 'c'), (0, -175)],
               PAPER, 1.8))
    b.append(coin(-43, -229, 27))
    b.append(limb([(-18, -168), (-33, -157), (-43, -160), (-44.5, -174), (-43.5, -186)], [19, 17.5, 15.5, 13, 11.5], BLUE))
    b.append(puff(-20, -165, BLUE, GOLD, 35, .92))
    b.append(fist(-43.4, -196, 4, .98))
    b.append(cuff(-43.8, -186, 14.5, 2))
    b.append(at(0, -208, bob_back(INK) + face_side() + moustache(INK) + bob_front(INK) + feather(6, -24, -62, GOLD, .8)
                + hat_beret(RED, GOLD)))
    h = dict(coat=SKIN, far=ROSE, mane=BROWN, cloth=RED)
    return knight(h, ''.join(b), rise=28)


def cav_cups():
    b = [cape(GREEN, GOLD), rider_leg(BLUE, RED, False)]
    b.append(reins(17, -131, stand=True))
    b.append(P('M-7,-196L-7.4,-178Q0,-170 6.4,-178L6,-196Z', SKIN, 2))
    # forward arm raised with the cup
    b.append(limb([(10, -167), (24, -164), (36, -168), (42, -178), (43.6, -188)], [18, 17, 15, 12.5, 11], RED))
    b.append(cup(44, -233, 72))
    b.append(fist(44, -203.5, 0, 1.0, True))
    b.append(cuff(43.8, -193, 14, 0))
    b.append(rider_coat(RED, RED, folds=GOLD))
    b.append(L('M0,-174L0,-136', 1.2, GOLD))
    for y in (-164, -154, -144):
        b.append(C(0, y, 2.1, GOLD, 1.1))
    b.append(rider_belt(BLUE, GOLD))
    b.append(limb([(-15, -166), (-19, -150), (-14, -139), (0, -133), (8, -131)], [18.5, 17, 15, 12.5, 11], RED))
    b.append(fist(16, -131, -78, .95))
    b.append(cuff(7.6, -131.4, 14, 88))
    b.append(S([(-8, -181, 'c'), (-18, -178), (-27, -166, 'c'), (-20, -160), (-14, -163, 'c'), (-7, -156), (0, -158, 'c'), (7, -156),
                (12, -163, 'c'), (17, -160), (22, -167, 'c'), (15, -178), (7, -181, 'c'), (0, -176)], GREEN, 2))
    b.append(at(0, -208, bob_back(GOLD) + face_side() + bob_front(GOLD).replace(GOLD + '" stroke-width="1.2"', INK + '" stroke-width="1.2"')
                + turban(BLUE, GOLD)))
    h = dict(coat=PAPER, far=SKY, mane=SKY, cloth=BLUE, stand=True)
    return mirror(knight(h, ''.join(b), rise=28))


def cav_swords():
    b = [cape(RED, GOLD, .86), rider_leg(SKY, BLUE), rein_hand(BLUE), reins(ink=GOLD, rear=True)]
    b.append(fist(28, -129, 12, .92))
    b.append(cuff(27.2, -139, 13.5, 2))
    b.append(P('M-7,-196L-7.4,-178Q0,-170 6.4,-178L6,-196Z', SKIN, 2))
    b.append(rider_coat(BLUE, BLUE, folds=SKY))
    b.append(S([(-9, -178, 'c'), (-18, -172), (-19, -154), (-14, -142), (0, -136), (12, -142), (16, -154), (14, -172), (7, -178, 'c'),
                (0, -171)], SKY, 2))
    b.append(L('M0,-170L0,-137M-14,-152Q-7,-145 -1,-144M12,-152Q7,-145 1,-144', 1.2))
    b.append(rider_belt(GOLD, RED))
    b.append(sword(-42, -168, -50, -285, 11, 1.15, RED))
    b.append(limb([(-18, -168), (-32, -158), (-42, -158), (-43.6, -170), (-43, -175)], [19, 17.5, 15.5, 13.5, 12], BLUE))
    b.append(S([(-28, -172), (-20, -180), (-11, -177), (-11, -164), (-20, -156), (-29, -160)], SKY, 2))
    b.append(L('M-27.6,-165Q-19,-162 -12.6,-169', 1.2))
    b.append(fist(-43, -181, -4, 1.0))
    b.append(cuff(-43.2, -171, 14.5, -3))
    b.append(at(0, -208, face_side() + moustache(GOLD, True) + helmet(RED)))
    h = dict(coat=SKY, far=BLUE, mane=PAPER, cloth=RED)
    return knight(h, ''.join(b), True, 2)


def cav_batons():
    b = [cape(RED, GOLD, .86), rider_leg(RED, GREEN), rein_hand(GREEN), reins(ink=GOLD, rear=True)]
    b.append(fist(28, -129, 12, .92))
    b.append(cuff(27.2, -139, 13.5, 2))
    b.append(P('M-7,-196L-7.4,-178Q0,-170 6.4,-178L6,-196Z', SKIN, 2))
    b.append(rider_coat(GREEN, GREEN, folds=GOLD))
    b.append(rider_belt(BROWN, GOLD))
    b.append(S([(-9.6, -181, 'c'), (-14, -174), (-6, -171), (0, -167, 'c'), (6, -171), (13, -174), (9.6, -181, 'c'), (0, -175)],
               GOLD, 1.8))
    b.append(baton(-34, -150, -49, -264, 10, 22, 4))
    b.append(limb([(-18, -168), (-28, -155), (-36, -150), (-41, -160), (-40.5, -168)], [19, 17.5, 15, 13, 12], RED))
    b.append(S([(-28, -170), (-20, -178), (-10, -176), (-10, -163, 'c'), (-16, -156), (-20, -159, 'c'), (-26, -154), (-31, -160)],
               GREEN, 2))
    b.append(fist(-38.6, -180, -8, 1.0))
    b.append(cuff(-39.6, -169.6, 14.5, -4))
    b.append(at(0, -208, bob_back(BROWN) + face_side() + moustache(BROWN, True) + bob_front(BROWN) + feather(-6, -18, 222, PAPER, .8) + hat_tall(GREEN, RED)))
    h = dict(coat=BROWN, far=BROWN, mane=GOLD, cloth=RED, strap=GOLD, line_ink=ROSE)
    return mirror(knight(h, ''.join(b), True, 2))


# ------------------------------------------------------------------ re (kings)


def sleeve(shoulder, elbow, wrist, w0, w1, w2, fill):
    """A bent arm: the upper arm, then the forearm over it with a round elbow."""
    mid = ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2)
    fm = ((wrist[0] + elbow[0]) / 2, (wrist[1] + elbow[1]) / 2)
    ux, uy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    d = math.hypot(ux, uy)
    back_ = (elbow[0] - ux / d * w1 * .1, elbow[1] - uy / d * w1 * .1)
    return (limb([shoulder, mid, elbow], [w0, (w0 + w1) / 2 + 1, w1], fill, round_end=True)
            + limb([wrist, fm, back_], [w2, (w1 + w2) / 2, w1 * .98], fill, round_end=True))


def ermine(pts, marks, w=2.0):
    o = [S(pts, PAPER, w)]
    for x, y in marks:
        o.append(P('M%s,%sl-1.7,5.6l1.7,-1l1.7,1Z' % (n(x), n(y)), INK, 0))
    return ''.join(o)


def king_head(beard, y=92, robe_hair=None):
    hair = robe_hair or beard
    back_hair = S([(-13, -14), (-18, -2), (-19.5, 12), (-15, 20), (-8, 18, 'c'), (8, 18, 'c'), (15, 20), (19.5, 12), (18, -2),
                   (13, -14), (0, -18)], hair, 2)
    return at(120, y, back_hair + face_front(beard) + at(0, -12.5, crown(31, 21)))


def sceptre(x0, y0, x1, y1):
    """A staff with a fleur-like head at the second point."""
    a = math.degrees(math.atan2(y1 - y0, x1 - x0))
    ln = math.hypot(x1 - x0, y1 - y0)
    o = [R(0, -2, ln - 8, 4, GOLD, 1.8, rx=1.5), C(0, 0, 3.4, GOLD, 1.8),
         P('M%s,0q3,-9 10,-7q-4,3 -2,5q4,-2 12,2q-8,4 -12,2q-2,2 2,5q-7,2 -10,-7Z' % n(ln - 10), GOLD, 1.8)]
    return at(x0, y0, ''.join(o), 1, a)


def orb(x, y, r=10):
    return (C(x, y, r, BLUE, 2) + L('M%s,%sQ%s,%s %s,%s' % tuple(n(v) for v in (x - r, y, x, y + 4, x + r, y)), 2.6, GOLD)
            + L('M%s,%sL%s,%sM%s,%sL%s,%s' % tuple(n(v) for v in (
                x, y - r, x, y - r - 9, x - 3.6, y - r - 5.6, x + 3.6, y - r - 5.6)), 4, INK)
            + L('M%s,%sL%s,%sM%s,%sL%s,%s' % tuple(n(v) for v in (
                x, y - r, x, y - r - 9, x - 3.6, y - r - 5.6, x + 3.6, y - r - 5.6)), 1.8, GOLD))


def mantle(fill, x=120):
    """Open mantle behind a standing king, ermine lined."""
    o = [S([(104, 118, 'c'), (92, 128), (84, 170), (76, 240), (66, 316, 'c'), (120, 320), (174, 316, 'c'), (164, 240), (156, 170),
            (148, 128), (136, 118, 'c')], fill, 2)]
    left = [(98, 150, 'c'), (92, 200), (86, 260), (80, 317.5, 'c'), (98, 318.5, 'c'), (102, 240), (104, 160, 'c')]
    o.append(ermine(left, [(97, 190), (94, 214), (91, 238), (96, 258), (89, 272), (93, 296)]))
    o.append(mirror(ermine(left, [(97, 190), (94, 214), (91, 238), (96, 258), (89, 272), (93, 296)])))
    return ''.join(o)


def shoulder_cape():
    pts = [(109, 113, 'c'), (96, 121), (86, 138, 'c'), (97, 149), (109, 154), (120, 156), (131, 154), (143, 149), (154, 138, 'c'),
           (144, 121), (131, 113, 'c'), (120, 118)]
    return ermine(pts, [(96, 134), (106, 140), (120, 144), (134, 140), (144, 134), (112, 128), (128, 128), (103, 124), (137, 124)])


def robe_standing(fill, panel, trim=GOLD, fold=INK, hem=314):
    o = [S([(106, 119, 'c'), (98, 128), (100, 152), (104, 178), (98, 230), (90, hem - 2, 'c'), (105, hem + 2), (120, hem), (135, hem + 2),
            (150, hem - 2, 'c'), (142, 230), (136, 178), (140, 152), (142, 128), (134, 119, 'c')], fill, 2)]
    o.append(P('M113,180Q111,240 107,%sL133,%sQ129,240 127,180Z' % (n(hem + 1), n(hem + 1)), panel, 2))
    o.append(L('M105,190Q102,240 98,%sM135,190Q138,240 142,%s' % (n(hem - 8), n(hem - 8)), 1.2, fold))
    o.append(L('M91,%sQ105,%s 120,%sT149,%s' % (n(hem - 6), n(hem - 2), n(hem - 5), n(hem - 6)), 4.4, INK))
    o.append(L('M91,%sQ105,%s 120,%sT149,%s' % (n(hem - 6), n(hem - 2), n(hem - 5), n(hem - 6)), 2.2, trim))
    return ''.join(o)


def panel_lozenges(y0, y1, step, ink=GOLD, x=120):
    return ''.join(P(poly([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)]), ink, 1.2) for y in range(y0, y1, step))


def boots(c1, c2=None, y=319):
    return shoe(107, y, c1, False, 18) + shoe(133, y, c2 or c1, True, 18)


def re_swords():
    o = [floor_tiles(), mantle(RED), boots(BLUE, y=321)]
    o.append(robe_standing(BLUE, SKY, fold=SKY, hem=304))
    o.append(panel_lozenges(200, 296, 21, RED))
    o.append(belt(GOLD, RED))
    # breastplate
    o.append(S([(104, 126, 'c'), (101, 146), (104, 168, 'c'), (120, 173), (136, 168, 'c'), (139, 146), (136, 126, 'c')], SKY, 2))
    o.append(L('M120,150L120,172', 1.2))
    o.append(sword(71, 212, 71, 38, 13, 1.2, BLUE))
    o.append(sleeve((101, 132), (89, 192), (77, 199), 22, 17.5, 13.5, BLUE))
    o.append(fist(71, 198.6, 0, 1.08))
    o.append(cuff(80.6, 197.6, 15.5, 60))
    o.append(limb([(140, 132), (155, 148), (163, 164), (159, 178), (151, 185)], [22, 20, 17, 14, 12], BLUE))
    o.append(orb(146, 172, 11))
    o.append(S([(140, 184), (146, 180), (153, 181), (156, 187), (150, 192), (142, 191)], SKIN, 1.8))
    o.append(cuff(156, 182, 15.5, 130))
    o.append(shoulder_cape())
    o.append(king_head(INK))
    return ''.join(o)


def re_batons():
    o = [ground(), mantle(BLUE), boots(BROWN, y=322)]
    o.append(robe_standing(RED, GOLD, fold=GOLD, hem=304))
    for y in (204, 226, 248, 270):
        o.append(at(120, y, P('M0,8Q-9,6 -10,-5Q-2,-4 0,8ZM0,8Q9,6 10,-5Q2,-4 0,8ZM0,4Q-4,-5 0,-10Q4,-5 0,4Z', GREEN, 0)))
    o.append(belt(GREEN, GOLD))
    o.append(L('M120,152L120,174', 1.2, GOLD))
    o.append(baton(70, 322, 70, 76, 12, 24, 4))
    o.append(limb([(100, 132), (86, 148), (80, 157), (73, 151), (72, 146)], [22, 20, 16, 13, 12], RED))
    o.append(fist(70, 140, 0, 1.14))
    o.append(cuff(74.4, 152.4, 16, 140))
    o.append(limb([(140, 132), (154, 150), (158, 164), (146, 174), (136, 178)], [22, 20, 17, 14, 12], RED))
    o.append(S([(128, 174), (134, 172), (140, 175), (140, 181), (134, 184), (127, 182)], SKIN, 1.8))
    o.append(cuff(141.4, 176.4, 15, 72))
    o.append(shoulder_cape())
    o.append(king_head(GOLD))
    return mirror(''.join(o))


def throne(wood, cushion, back):
    o = [floor_tiles()]
    # dais
    o.append(R(58, 302, 124, 12, wood, 2, rx=2))
    o.append(L('M62,308L178,308', 1.2, GOLD))
    # back
    o.append(P('M80,218L80,74Q82,50 120,42Q158,50 160,74L160,218Z', back, 2))
    o.append(P('M86,218L86,78Q88,57 120,49Q152,57 154,78L154,218Z', NONE, 1.2, GOLD))
    for x in (76, 164):
        o.append(R(x - 5, 78, 10, 224, GOLD, 2, rx=2))
        o.append(L('M%s,96L%s,96M%s,102L%s,102M%s,200L%s,200M%s,206L%s,206' % ((x - 5, x + 5) * 4), 1.2))
        o.append(C(x, 70, 7, GOLD, 2) + C(x, 70, 2.4, RED, 0))
    # seat
    o.append(R(70, 232, 100, 14, cushion, 2, rx=5))
    o.append(R(72, 246, 96, 56, wood, 2))
    o.append(L('M80,254L80,296M160,254L160,296M88,254L88,296M152,254L152,296', 1.2, GOLD))
    return ''.join(o)


def robe_seated(fill, inner, fold=INK, trim=GOLD):
    o = [S([(106, 119, 'c'), (97, 128), (98, 156), (100, 190), (92, 206), (80, 218), (77, 236), (81, 262), (84, 306, 'c'),
            (102, 309), (120, 306), (138, 309), (156, 306, 'c'), (159, 262), (163, 236), (160, 218), (148, 206), (140, 190),
            (142, 156), (143, 128), (134, 119, 'c')], fill, 2)]
    o.append(S([(108, 214, 'c'), (120, 219), (132, 214, 'c'), (136, 250), (139, 306.6, 'c'), (120, 305), (101, 306.6, 'c'),
                (104, 250)], inner, 2))
    o.append(L('M81,226Q92,216 106,222M159,226Q148,216 134,222M92,232Q91,266 93,299M148,232Q149,266 147,299', 1.2, fold))
    o.append(L('M84,300Q102,303 120,299.5T156,300', 4.4, INK) + L('M84,300Q102,303 120,299.5T156,300', 2.2, trim))
    return ''.join(o)


def seated_boots(fill):
    return (S([(92, 304, 'c'), (110, 304, 'c'), (111, 312), (104, 317, 'c'), (86, 317, 'c'), (86, 311)], fill, 2)
            + S([(148, 304, 'c'), (130, 304, 'c'), (129, 312), (136, 317, 'c'), (154, 317, 'c'), (154, 311)], fill, 2))


def re_coins():
    o = [throne(BROWN, RED, GREEN)]
    # mantle over the shoulders
    o.append(S([(104, 118, 'c'), (90, 130), (80, 180), (68, 240), (64, 304, 'c'), (90, 306), (120, 300), (150, 306), (176, 304, 'c'),
                (172, 240), (160, 180), (150, 130), (136, 118, 'c')], RED, 2))
    o.append(L('M84,182Q74,240 72,300M156,182Q166,240 168,300', 1.2, GOLD))
    o.append(seated_boots(RED))
    o.append(robe_seated(BLUE, GOLD, SKY))
    o.append(''.join(at(120, y, P(star(0, 0, 7, 3, 8), RED, 1.2)) for y in (238, 260, 282)))
    o.append(L('M120,156L120,196', 1.2, SKY))
    for y in (166, 178):
        o.append(C(120, y, 2.4, GOLD, 1.2))
    o.append(S([(99, 188, 'c'), (120, 193), (141, 188, 'c'), (142, 197, 'c'), (120, 202), (98, 197, 'c')], GOLD, 2))
    o.append(R(115, 191, 10, 9, RED, 1.6, rx=1))
    # sceptre arm
    o.append(sceptre(86, 236, 66, 110))
    o.append(limb([(100, 132), (86, 154), (82, 176), (80, 192), (78, 198)], [23, 21, 17, 14, 12], BLUE))
    o.append(fist(79.6, 203, -10, 1.08))
    o.append(cuff(79.6, 191, 16.5, 4))
    # coin arm
    o.append(sleeve((141, 132), (160, 166), (165.5, 134), 23, 19, 12.5, BLUE))
    o.append(coin(165, 96, 22))
    o.append(fist(165, 123, 0, 1.08, True))
    o.append(cuff(165.4, 134.6, 16, 0))
    o.append(shoulder_cape())
    o.append(king_head(PAPER))
    return ''.join(o)


def re_cups():
    o = [throne(BROWN, BLUE, RED)]
    o.append(S([(104, 118, 'c'), (90, 130), (80, 180), (68, 240), (64, 304, 'c'), (90, 306), (120, 300), (150, 306), (176, 304, 'c'),
                (172, 240), (160, 180), (150, 130), (136, 118, 'c')], BLUE, 2))
    o.append(L('M84,182Q74,240 72,300M156,182Q166,240 168,300', 1.2, GOLD))
    o.append(seated_boots(BLUE))
    o.append(robe_seated(GREEN, RED, GOLD))
    o.append(panel_lozenges(240, 296, 22, GOLD))
    o.append(L('M120,156L120,196', 1.2, GOLD))
    o.append(S([(99, 188, 'c'), (120, 193), (141, 188, 'c'), (142, 197, 'c'), (120, 202), (98, 197, 'c')], RED, 2))
    o.append(R(115, 191, 10, 9, GOLD, 1.6, rx=1))
    # hand resting on the knee
    o.append(limb([(100, 132), (87, 154), (83, 178), (86, 198), (90, 206)], [23, 21, 17, 14, 12], GREEN))
    o.append(S([(84, 208), (92, 205), (99, 209), (100, 217), (96, 223), (88, 221), (84, 216)], SKIN, 1.8))
    o.append(L('M91,216L92.4,221M95.4,215L97,220.4', 1))
    o.append(cuff(89, 205, 16.5, -24))
    # cup arm
    o.append(sleeve((141, 132), (157, 172), (164.4, 142), 23, 19, 12.5, GREEN))
    o.append(cup(163, 104, 64))
    o.append(fist(163.4, 129, 0, 1.1, True))
    o.append(cuff(164.2, 143, 16, 0))
    o.append(shoulder_cape())
    o.append(king_head(BROWN))
    return ''.join(o)


def framed(body):
    return body + fam.frame()


COURTS = {('jack', 'diamond'): lambda: framed(fante_coins()), ('jack', 'heart'): lambda: framed(fante_cups()),
          ('jack', 'spade'): lambda: framed(fante_swords()), ('jack', 'club'): lambda: framed(fante_batons()),
          ('knight', 'diamond'): lambda: framed(cav_coins()), ('knight', 'heart'): lambda: framed(cav_cups()),
          ('knight', 'spade'): lambda: framed(cav_swords()), ('knight', 'club'): lambda: framed(cav_batons()),
          ('king', 'diamond'): lambda: framed(re_coins()), ('king', 'heart'): lambda: framed(re_cups()),
          ('king', 'spade'): lambda: framed(re_swords()), ('king', 'club'): lambda: framed(re_batons())}

# ------------------------------------------------------------------ aces


def leaf(x, y, rot, s=1.0, fill=GREEN, vein=GOLD, w=1.8):
    """An oak leaf growing to the right from (x, y), 34 long."""
    o = [S([(0, 0, 'c'), (5, -5), (9, -4.4, 'c'), (13, -9.4), (18, -6.4, 'c'), (23, -9.4), (27, -5, 'c'), (32, -4.4), (36, 0),
            (32, 4.4), (27, 5, 'c'), (23, 9.4), (18, 6.4, 'c'), (13, 9.4), (9, 4.4, 'c'), (5, 5)], fill, w),
         L('M-3,0L31,0M13,0L17,-4.6M13,0L17,4.6M21,0L25,-4M21,0L25,4', 1.1, vein)]
    return at(x, y, ''.join(o), s, rot)


def laurel(x, y, rot, s=1.0, fill=GREEN, w=1.6):
    return at(x, y, S([(0, 0, 'c'), (6, -5.4), (14, -5.4), (23, 0, 'c'), (14, 5.4), (6, 5.4)], fill, w) + L('M2,0L18,0', 1, GOLD), s, rot)


def acorn(x, y, rot, s=1.0):
    o = [L('M-9,0L0,0', 3.2, INK), L('M-8,0L0,0', 1.4, GREEN),
         S([(4, -5.4, 'c'), (12, -5), (18, 0, 'c'), (12, 5), (4, 5.4, 'c')], GOLD, 1.8),
         S([(-1, 0), (1, -6.4), (6, -7), (6.4, 0), (6, 7), (1, 6.4)], BROWN, 1.8)]
    return at(x, y, ''.join(o), s, rot)


def sun_face(cx, cy, r):
    """The sun of the great coin: rays and a calm face."""
    o = []
    for i in range(16):
        a = i * 22.5
        x0, y0 = pol(0, 0, r * .60, a - 10)
        x1, y1 = pol(0, 0, r * .60, a + 10)
        if i % 2:
            x, y = pol(0, 0, r * .98, a)
            o.append(P(poly([(x0, y0), (x, y), (x1, y1)]), RED, 1.2))
        else:
            xa, ya = pol(0, 0, r * .82, a - 7)
            xb, yb = pol(0, 0, r * 1.0, a + 2)
            xc, yc = pol(0, 0, r * .78, a + 7)
            o.append(P('M%s,%sQ%s,%s %s,%sQ%s,%s %s,%sZ' % tuple(n(v) for v in (x0, y0, xa, ya, xb, yb, xc, yc, x1, y1)), GOLD, 1.2))
    o.append(C(0, 0, r * .62, GOLD, 2))
    k = r * .62 / 20
    f = [E(-10.5, 5.4, 3.2, 2.4, ROSE, 0), E(10.5, 5.4, 3.2, 2.4, ROSE, 0), eyes(-6.6, 6.6, -2.4, 1.0, 1.0),
         L('M-11.6,-7Q-7,-10.4 -2.6,-8M2.6,-8Q7,-10.4 11.6,-7', 1.5),
         L('M-1.6,-5.4Q-1.2,0 -2.8,3.6Q-1.6,6 .4,5.6Q2.4,6 3,4', 1.3),
         P('M-5,9.6Q-1.8,8.4 0,9.4Q1.8,8.4 5,9.6Q0,14.4 -5,9.6Z', RED, 0), L('M-5.8,9Q0,12 5.8,9', 1),
         L('M-2.4,15.6Q0,16.8 2.4,15.6', 1)]
    o.append(G(''.join(f), t='scale(%s)' % n(k)))
    return at(cx, cy, ''.join(o))


def great_coin(cx, cy, r):
    o = [C(cx, cy, r, GOLD, 2), C(cx, cy, r * .86, RED, 1.4)]
    for i in range(28):
        x, y = pol(cx, cy, r * .93, i * 360 / 28)
        o.append(C(x, y, 1.3, INK, 0))
    o.append(C(cx, cy, r * .78, PAPER, 1.6))
    o.append(sun_face(cx, cy, r * .76))
    return ''.join(o)


def wing_feather(x0, y0, x1, y1, w, fill, bow=.16):
    """Feather from root to tip, bowed."""
    dx, dy = x1 - x0, y1 - y0
    ln = math.hypot(dx, dy)
    ux, uy = dx / ln, dy / ln
    nx, ny = -uy, ux

    def q(t, o_):
        b = bow * ln * 4 * t * (1 - t)
        return x0 + ux * ln * t + nx * (o_ + b), y0 + uy * ln * t + ny * (o_ + b)
    return (S([q(0, -w * .36), q(.4, -w * .5), q(.8, -w * .5), q(1, 0), q(.86, w * .46), q(.4, w * .5), q(0, w * .36)], fill, 2)
            + line([q(.15, 0), q(.5, 0), q(.86, 0)], 1.2, SKY))


def ace_coins():
    half = []
    # wing: long feathers, then coverts, then the arm
    half += [wing_feather(*a, 17, BLUE, -.07) for a in (
        (140, 204, 146, 262), (146, 196, 164, 254), (151, 184, 178, 240), (156, 170, 187, 220), (161, 154, 191, 196),
        (165, 138, 192, 170), (168, 122, 192, 143), (170, 108, 190, 119))]
    half += [wing_feather(*a, 12, SKY, -.08).replace('stroke="%s" stroke-width="1.2"' % SKY, 'stroke="%s" stroke-width="1.2"' % BLUE)
             for a in ((143, 190, 154, 222), (149, 178, 166, 210), (154, 163, 175, 192), (159, 148, 180, 172), (163, 133, 182, 151))]
    half.append(S([(130, 184, 'c'), (140, 164), (151, 140), (158, 118), (164, 102), (172, 93), (182, 92), (188, 99), (185, 106.4),
                   (178, 105), (174, 109), (172, 122), (166, 146), (157, 172), (146, 200, 'c')], BLUE, 2))
    half.append(L('M143,172Q155,148 163,118M150,180Q161,154 168,124', 1.2, SKY))
    # leg and claw
    half.append(limb([(133, 216), (143, 232), (151, 246)], [24, 18, 10], BLUE))
    half.append(limb([(150, 244), (155, 256), (158, 262)], [8, 7, 7], GOLD))
    half.append(S([(151, 258, 'c'), (164, 257, 'c'), (176, 264), (181, 275, 'c'), (171, 269.6), (165, 267, 'c'), (168, 278), (164, 288, 'c'),
                   (159.6, 277), (157, 268, 'c'), (151, 277), (142, 282, 'c'), (146, 270)], GOLD, 1.8))
    # neck and head, looking outwards
    half.append(S([(118, 160, 'c'), (117, 134), (119, 114), (124, 97), (132, 84), (142, 78), (151, 80), (156, 87), (155, 94.5, 'c'),
                   (146, 98), (141, 106), (139, 118), (143, 126, 'c'), (139, 130), (143, 140, 'c'), (138, 150)], BLUE, 2))
    half.append(S([(154, 84.5, 'c'), (163, 83.4), (170, 90), (170.5, 101, 'c'), (163.6, 95), (151.6, 96.6, 'c')], GOLD, 1.8))
    half.append(L('M153.4,90.6L163,90.2', 1.2))
    half.append(C(145.6, 87.4, 3.5, PAPER, 1.2) + C(146.3, 87.4, 1.6, INK, 0) + L('M141.6,83.6L150.4,84.8', 1.6))
    half.append(L('M127,106q5,4 11,1M124,117q6,4.4 13,1.4M123,128q7,4.6 15,1', 1.2, SKY))
    h = ''.join(half)
    o = []
    # tail
    for x0, x1, y1 in ((114, 84, 290), (126, 156, 290), (117, 101, 312), (123, 139, 312), (120, 120, 324)):
        mid = x1 == 120
        o.append(wing_feather(x0, 226, x1, y1, 20, SKY if mid else BLUE, 0).replace(
            'stroke="%s" stroke-width="1.2"' % SKY, 'stroke="%s" stroke-width="1.2"' % (BLUE if mid else SKY)))
    o.append(S([(103, 208, 'c'), (137, 208, 'c'), (135, 236), (128, 248, 'c'), (120, 243), (112, 248, 'c'), (105, 236)], BLUE, 2))
    o += [h, mirror(h)]
    o.append(great_coin(120, 176, 44))
    o.append(at(120, 66, crown(44, 28)))
    return ''.join(o)


def ribbon_turn(x0, y0, x1, y1, fill, w=15):
    """A band crossing the blade from left to right."""
    return P('M%s,%sQ120,%s %s,%sL%s,%sQ120,%s %s,%sZ' % tuple(n(v) for v in (
        x0, y0, (y0 + y1) / 2 + 5, x1, y1, x1, y1 + w, (y0 + y1) / 2 + 5 + w, x0, y0 + w)), fill, 2)


def ace_swords():
    o = []
    # ribbon behind
    back_ = [((146, 118), (94, 150)), ((146, 172), (94, 204))]
    for (xa, ya), (xb, yb) in back_:
        o.append(P('M%s,%sQ120,%s %s,%sL%s,%sQ120,%s %s,%sZ' % tuple(n(v) for v in (
            xa, ya, (ya + yb) / 2 - 4, xb, yb, xb, yb + 15, (ya + yb) / 2 + 11, xa, ya + 15)), ROSE, 2))
    # branches
    br = [L('M120,240Q166,226 172,150', 3.4, INK), L('M120,240Q166,226 172,150', 1.6, GREEN)]
    for t, (x, y, r) in enumerate(((142, 232, -62), (142, 232, 8), (156, 216, -100), (157, 215, -10), (165, 196, -118), (166, 195, -26),
                                   (170, 174, -128), (171, 173, -44), (172, 152, -88))):
        br.append(laurel(x, y, r, .96))
    for x, y in ((151, 224), (163.4, 203)):
        br.append(C(x, y, 3, RED, 1.3))
    branches = ''.join(br)
    # blade
    o.append(P('M108,246L108,76L120,44L132,76L132,246Z', SKY, 2))
    o.append(P('M120,44L132,76L132,246L120,246Z', PAPER, 0))
    o.append(P('M108,246L108,76L120,44L132,76L132,246Z', NONE, 2))
    o.append(L('M120,52L120,240', 1.2))
    # ribbon in front
    o.append(ribbon_turn(94, 97, 146, 118, RED))
    o.append(ribbon_turn(94, 150, 146, 172, RED))
    o.append(ribbon_turn(94, 204, 146, 222, RED))
    o.append(L('M95,106.6Q120,118 145,126M95,159.6Q120,172 145,180M95,213Q120,223 145,230', 1.4, GOLD))
    o.append(P('M94,97Q76,92 72,76L82,80L86,70Q90,84 106,90Z', RED, 2) + L('M79,80Q84,91 96,95', 1.4, GOLD))
    o += [branches, mirror(branches)]
    # guard, grip, pommel
    o.append(R(113, 258, 14, 38, RED, 2))
    for y in (264, 272, 280, 288):
        o.append(L('M113.6,%dL126.4,%d' % (y + 3, y - 1), 1.6, GOLD))
    o.append(C(120, 305, 11, GOLD, 2) + P(star(120, 305, 7.4, 3.2, 8), RED, 1.2))
    o.append(S([(72, 241), (66, 248), (72, 257), (82, 256), (106, 254), (114, 261, 'c'), (126, 261, 'c'), (134, 254), (158, 256),
                (168, 257), (174, 248), (168, 241), (158, 244), (134, 242), (120, 238), (106, 242), (82, 244)], GOLD, 2))
    o.append(L('M84,250L104,248M156,250L136,248', 1.2) + P(poly([(120, 242), (126, 249.5), (120, 257), (114, 249.5)]), RED, 1.4))
    return ''.join(o)


def ace_cups():
    o = []
    # water
    jet = ''.join(L('M%s,104Q%s,%s %s,%s' % (130 + i, 152 + 7 * i, 60 + 4 * i, 172 + 5 * i, 160 + 4 * i), 4.4, INK)
                  + L('M%s,104Q%s,%s %s,%s' % (130 + i, 152 + 7 * i, 60 + 4 * i, 172 + 5 * i, 160 + 4 * i), 2.2, SKY) for i in (0, 2))
    jet += ''.join(P('M%s,%sq-3.6,6 0,8.6q3.6,-2.6 0,-8.6Z' % (x, y), SKY, 1.2) for x, y in ((174, 170), (186, 178), (180, 188)))
    o += [jet, mirror(jet)]
    # foot
    o.append(P('M70,318L70,306Q72,300 84,298L156,298Q168,300 170,306L170,318Z', GOLD, 2))
    o.append(L('M71,308L169,308', 1.4))
    for x in range(82, 164, 15):
        o.append(C(x + .5, 313, 2.2, RED, 1))
    o.append(S([(84, 298, 'c'), (92, 286), (108, 278), (112, 266, 'c'), (128, 266, 'c'), (132, 278), (148, 286), (156, 298, 'c')], RED, 2))
    o.append(L('M104,296Q110,284 116,278M136,296Q130,284 124,278M120,296L120,279', 1.4, GOLD))
    # knop
    o.append(R(111, 250, 18, 16, GOLD, 2))
    o.append(E(120, 258, 22, 8.6, BLUE, 2))
    for x in (106, 120, 134):
        o.append(P(poly([(x, 253), (x + 4, 258), (x, 263), (x - 4, 258)]), GOLD, 1))
    # bowl
    o.append(S([(66, 152, 'c'), (68, 184), (80, 214), (104, 236), (112, 250, 'c'), (128, 250, 'c'), (136, 236), (160, 214),
                (172, 184), (174, 152, 'c')], GOLD, 2))
    # gadroons
    ys, hw = (205, 211, 219, 228, 237, 245), (41, 38.5, 32.5, 23, 14, 8.5)
    for f in (-.76, -.38, 0, .38, .76):
        lift = abs(f) * 6
        pts = [(120 + (f - .15) * w, y - lift * (1 - i / 5)) for i, (y, w) in enumerate(zip(ys, hw))]
        pts2 = [(120 + (f + .15) * w, y - lift * (1 - i / 5)) for i, (y, w) in enumerate(zip(ys, hw))]
        o.append(S([(120 + f * hw[0], ys[0] - lift - 4)] + pts2[:-1] + [(120 + f * 8, 247, 'c')] + pts[:-1][::-1], RED, 1.6))
    o.append(P('M67,166Q120,184 173,166L169.6,188Q120,207 70.4,188Z', RED, 2))
    o.append(P('M68.6,171.4Q120,189 171.4,171.4L170,183Q120,201 70,183Z', BLUE, 1.2))
    for x, y in ((84, 181), (102, 184.6), (120, 186), (138, 184.6), (156, 181)):
        o.append(P(star(x, y, 6, 2.6, 6), GOLD, 0))
    # rim and lid
    o.append(S([(76, 148, 'c'), (80, 128), (94, 114), (108, 108), (132, 108), (146, 114), (160, 128), (164, 148, 'c')], RED, 2))
    for x in (86, 103, 120, 137, 154):
        d = x - 120
        o.append(L('M%s,146Q%s,124 %s,110' % (n(x), n(120 + d * .86), n(120 + d * .36)), 1.6, GOLD))
    o.append(R(62, 144, 116, 13, GOLD, 2, rx=6))
    for x in range(72, 172, 12):
        o.append(C(x, 150.5, 1.7, INK, 0))
    o.append(P('M106,110L106,98L134,98L134,110Q120,114 106,110Z', GOLD, 2))
    o.append(P('M108,98L113,78L127,78L132,98Z', BLUE, 2) + L('M116,97L117.6,79M124,97L122.4,79', 1.2, GOLD))
    o.append(R(109, 71, 22, 7.4, GOLD, 2, rx=3.4))
    o.append(P('M112,71Q120,62 128,71Z', RED, 2))
    o.append(C(120, 56, 9.4, GOLD, 2) + P(star(120, 56, 6.6, 2.8, 8), RED, 0))
    o.append(P('M120,46.6l-5,-6.4q5,-3 5,-9q0,6 5,9Z', GOLD, 1.8))
    # handles
    hd = (L('M172,166Q190,166 188,188Q184,208 164,208', 7, INK) + L('M172,166Q190,166 188,188Q184,208 164,208', 3.4, GOLD))
    return hd + mirror(hd) + ''.join(o)


def ace_batons():
    """A club that swells from the handle to its head, with cut boughs; two twigs have struck again."""
    o = []

    def twig(d, *parts):
        return L(d, 6, INK) + L(d, 2.8, BROWN) + ''.join(parts)
    o.append(twig('M146,128C158,116 164,100 164,82', leaf(164, 84, -88, 1.05), leaf(163, 98, -28, 1.0), leaf(160, 106, -148, .82),
                  acorn(158, 116, 30, 1.1)))
    o.append(twig('M95,180C82,170 74,154 74,134', leaf(74, 136, -94, 1.05), leaf(75, 150, -156, 1.0), leaf(79, 160, -36, .8),
                  acorn(83, 170, 150, 1.1)))
    o.append(twig('M132,226C146,218 154,206 157,192', leaf(157, 194, -80, .95), leaf(153, 206, -14, .9), acorn(148, 214, 40, 1.0)))
    # trunk
    o.append(S([(110, 314, 'c'), (109, 286), (107, 250), (103, 214), (100, 198), (88, 190, 'c'), (93, 176, 'c'), (98, 172), (97, 150), (95, 120),
                (93, 92), (100, 64), (119, 50), (139, 58), (148, 84), (147, 112), (157, 120, 'c'), (152, 134, 'c'), (144, 140), (140, 168),
                (137, 204), (133, 250), (131, 286), (130, 314, 'c')], BROWN, 2))
    # handle
    o.append(S([(106.6, 262, 'c'), (120, 266), (133, 262, 'c'), (131.4, 286), (131.6, 318, 'c'), (120, 321), (108.6, 318, 'c'), (108.4, 286)], GREEN, 2))
    for y in (287, 299, 311):
        o.append(L('M109,%dQ120,%d 131,%d' % (y, y + 5, y - 1), 2, GOLD))
    # the cut faces of the boughs, one of them seen from the front
    for x, y, rx, ry, rot in ((90.4, 183, 8, 4.6, -70), (154.6, 127, 8, 4.6, 70), (117, 108, 9, 7, 10)):
        o.append(E(x, y, rx, ry, GOLD, 1.8, rot=rot) + E(x, y, rx * .5, ry * .46, BROWN, 0, rot=rot))
    # bark
    o.append(L('M106,72Q101,92 103,112M119,60Q117,74 120,90M133,72Q139,92 136,116M104,134Q106,160 108,176M121,128Q123,156 120,184'
               'M134,150Q133,172 130,192M112,196Q114,220 116,244M126,208Q126,230 124,246', 1.6, GOLD))
    # ribbon
    o.append(S([(134, 252, 'c'), (150, 262), (164, 254), (178, 262, 'c'), (172, 270), (176, 278, 'c'), (162, 272), (148, 278), (132, 266, 'c')], RED, 2))
    o.append(S([(106, 252, 'c'), (90, 262), (76, 254), (62, 262, 'c'), (68, 270), (64, 278, 'c'), (78, 272), (92, 278), (108, 266, 'c')], RED, 2))
    o.append(L('M140,262Q154,270 168,264M100,262Q86,270 72,264', 1.4, GOLD))
    o.append(S([(104.6, 250, 'c'), (120, 255), (135.4, 250, 'c'), (135, 265, 'c'), (120, 270), (105.4, 265, 'c')], RED, 2))
    o.append(L('M106,257.6Q120,263 134.4,257.6', 1.6, GOLD))
    return ''.join(o)


ACES = {'diamond': ace_coins, 'heart': ace_cups, 'spade': ace_swords, 'club': ace_batons}


# ------------------------------------------------------------------ back


def back():
    """Point-symmetric: an interlaced lozenge field in red with a coin rosette in the middle."""
    x0, y0, x1, y1 = 13, 13, 227, 347
    o = [R(x0, y0, x1 - x0, y1 - y0, RED, 0, rx=6)]
    # inner panel and lattice
    px0, py0, px1, py1 = 24, 24, 216, 336
    panel = [(px0, py0), (px1, py0), (px1, py1), (px0, py1)]
    o.append(R(px0, py0, px1 - px0, py1 - py0, PAPER, 0))
    dx, dy = 24, 26
    o.append(fam.scatter(panel, fam.lozenge_cell(dx - 2.6, dy - 2.8), RED, dx, dy / 2, origin=(120, 180)))
    o.append(fam.scatter(panel, fam.lozenge_cell(11, 12), GOLD, dx, dy / 2, origin=(120, 180), inset_only=True))
    o.append(fam.scatter(panel, fam.lozenge_cell(5, 5.6), BLUE, dx, dy / 2, origin=(120, 180), inset_only=True))
    o.append(R(px0, py0, px1 - px0, py1 - py0, NONE, 2))
    o.append(R(px0 - 5, py0 - 5, px1 - px0 + 10, py1 - py0 + 10, NONE, 1.4, GOLD, rx=3))
    # medallion
    o.append(C(120, 180, 57, PAPER, 2) + C(120, 180, 52, BLUE, 1.4))
    o.append(''.join(G(P('M0,-34Q-9,-40 0,-50.4Q9,-40 0,-34Z', GOLD, 1.2), t='translate(120 180) rotate(%s)' % n(i * 30)) for i in range(12)))
    o.append(at(120, 180, coin_body(0, 0, 33)))
    return ''.join(o)

# ------------------------------------------------------------------ the deck

SMALL = {'diamond': lambda x, y, h: coin_small(x, y, h / 2 - .5),
         'heart': cup_small, 'spade': sword_small, 'club': baton_small}
NUMBERS = {'diamond': coins_n, 'heart': cups_n, 'spade': swords_n, 'club': batons_n}
INDEX_INK = {'diamond': RED, 'heart': RED, 'spade': INK, 'club': INK}


def build():
    doc = fam.Doc(columns=11)

    def add(name, suit, rank, body):
        doc.add(name + '_' + suit, fam.middle(body) + fam.corners_with(rank, SMALL[suit], INDEX_INK[suit]))
    for suit in ('diamond', 'heart', 'spade', 'club'):
        add('1', suit, 'A', ACES[suit]())
        for k in range(2, 8):
            add(str(k), suit, str(k), NUMBERS[suit](k))
        for name, rank in (('jack', 'F'), ('knight', 'C'), ('king', 'R')):
            add(name, suit, rank, COURTS[name, suit]())
        doc.alias('queen_' + suit, 'knight_' + suit)
    doc.add('back', back())
    doc.defs = fam.rank_defs(str(k) for k in range(2, 8)) + ''.join('<g id="%s">%s</g>' % kv for kv in DEFS.items())
    return doc


if __name__ == '__main__':
    fam.write(build(), 'italian.svg')
