#!/usr/bin/env python3
"""Draws what surrounds the cards: icon.svg, icon-small.svg, avatars.svg, moods.svg, signs.svg, badges-light.svg, badges-dark.svg.

    python3 table.py            writes the SVG files into ../icons
    python3 table.py OUT        writes them into the folder OUT

Everything is placed by the numbers below; the inks are those of STYLE.md. Only the SVG that Qt 6.4
renders is used: groups, paths, circles, ellipses, rects, lines, polygons, transforms.
"""
import math
import pathlib
import sys

INK, RED, BLUE, GOLD, GREEN = "#20242B", "#B4232C", "#22507E", "#DDA63A", "#2E6B4C"
SKIN, BROWN, SKY, ROSE, PAPER = "#F3D6B6", "#6B452B", "#A9C6DA", "#E7B3A6", "#FCF8EE"
# second tones of the inks above, for shadow planes and discs
GOLD2, BROWN2, GREY, GREY2, RUST, RUST2 = "#BC8527", "#4E3220", "#D9D6CC", "#B9B6AC", "#BF5E2E", "#96441F"
SAGE, STRAW, CLAY, TEAL, PLUM, NIGHT = "#B7CDB2", "#F0DCA4", "#CF8F68", "#5E9088", "#7A4A68", "#2C3E57"
# skins: light plane, shadow plane
FAIR, PALE, TAN, OLIVE, DEEP = ("#F3D6B6", "#DDAE8A"), ("#F7E2CD", "#E7B9A2"), ("#DFAE82", "#BC8258"), \
    ("#B67F52", "#8F5C37"), ("#875637", "#633B24")


# ---------------------------------------------------------------- shapes
def n(v):
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def el(tag, **kw):
    a = []
    for k, v in kw.items():
        if v is None:
            continue
        a.append(f'{k.rstrip("_").replace("_", "-")}="{n(v) if isinstance(v, (int, float)) else v}"')
    return f"<{tag} {' '.join(a)}/>"


def g(*kids, **kw):
    a = "".join(f' {k.rstrip("_").replace("_", "-")}="{v}"' for k, v in kw.items() if v is not None)
    return f"<g{a}>" + "".join(kids) + "</g>"


def shape(d, fill, w=2.0, ink=INK):
    """A filled path with the family's contour (w = 0: none)."""
    if not w:
        return el("path", d=d, fill=fill)
    return el("path", d=d, fill=fill, stroke=ink, stroke_width=w, stroke_linejoin="round", stroke_linecap="round")


def line(d, w=2.0, ink=INK):
    return el("path", d=d, fill="none", stroke=ink, stroke_width=w, stroke_linejoin="round", stroke_linecap="round")


def disc(x, y, r, fill, w=0.0, ink=INK):
    return el("circle", cx=x, cy=y, r=r, fill=fill, stroke=ink if w else None, stroke_width=w or None)


def oval(x, y, rx, ry, fill, w=0.0, ink=INK, turn=0):
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, stroke=ink if w else None, stroke_width=w or None,
              transform=f"rotate({n(turn)} {n(x)} {n(y)})" if turn else None)


def wedge(x1, y1, x2, y2, w, fill=INK):
    """A graver's cut: pointed at both ends, w wide in the middle."""
    dx, dy = x2 - x1, y2 - y1
    length = math.hypot(dx, dy)
    ox, oy = -dy / length * w, dx / length * w
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    return el("path", d=f"M{n(x1)} {n(y1)}Q{n(mx + ox)} {n(my + oy)} {n(x2)} {n(y2)}Q{n(mx - ox)} {n(my - oy)} {n(x1)} {n(y1)}Z",
              fill=fill)


def both(x, *kids):
    """The shapes and their mirror image about the vertical at x."""
    s = "".join(kids)
    return s + g(s, transform=f"translate({n(2 * x)} 0) scale(-1 1)")


def polar(cx, cy, r, deg):
    a = math.radians(deg)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def arc(cx, cy, r, a0, a1, ry=None):
    """Path of an arc from a0 to a1 degrees (clockwise on screen when a1 > a0)."""
    ry = ry or r
    x0, y0 = cx + r * math.cos(math.radians(a0)), cy + ry * math.sin(math.radians(a0))
    x1, y1 = cx + r * math.cos(math.radians(a1)), cy + ry * math.sin(math.radians(a1))
    return f"M{n(x0)} {n(y0)}A{n(r)} {n(ry)} 0 {int(abs(a1 - a0) > 180)} {int(a1 > a0)} {n(x1)} {n(y1)}"


def svg(w, h, *kids):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
            f'baseProfile="tiny" width="{n(w)}" height="{n(h)}" viewBox="0 0 {n(w)} {n(h)}">\n' + "\n".join(kids) + "\n</svg>\n")


# ---------------------------------------------------------------- icon
def rosette(x, y, r, turn, gaps=3, w=4.0, core=BROWN):
    """A jaguar's rosette: an open ring of blots round a darker core."""
    out = [disc(x, y, r * 0.92, GOLD2)] if core else []
    step = 360 / gaps
    for k in range(gaps):
        a = turn + k * step
        out.append(line(arc(x, y, r, a + step * 0.16, a + step * 0.80), w))
    if core:
        out.append(disc(x, y, r * 0.24, INK))
    return "".join(out)


# the right half of the head, from the crown to the chin; the left is its mirror image
HALF = [(64, 26), (77, 26), (89, 29), (97, 37), (106, 46), (112, 60), (112, 73), (112, 80), (110, 86), (107, 91),
        (105, 95), (103, 97), (101, 99), (95, 111), (80, 117.5), (64, 117.5)]


def head(right=True, left=True):
    r = HALF
    l = [(128 - x, y) for x, y in reversed(HALF)]
    cub = lambda p: "".join("C" + " ".join(f"{n(x)} {n(y)}" for x, y in p[k:k + 3]) for k in range(1, len(p), 3))
    return f"M{n(r[0][0])} {n(r[0][1])}" + cub(r) + (cub(l) if left else "") + "Z"


def pip(suit, x, y, h, fill):
    """A suit sign h high, centred."""
    k = h / 100
    t = f"translate({n(x)} {n(y)}) scale({n(k) if k >= 0.1 else f'{k:.4f}'})"
    return el("path", d=PIPS[suit], fill=fill, transform=t)


PIPS = {  # 100 high, centred on 0 0
    "heart": "M0 50C-20 26 -46 6 -46 -20C-46 -38 -34 -50 -20 -50C-10 -50 -3 -44 0 -34C3 -44 10 -50 20 -50C34 -50 46 -38 46 -20C46 6 20 26 0 50Z",
    "diamond": "M0 -50C10 -32 24 -14 40 0C24 14 10 32 0 50C-10 32 -24 14 -40 0C-24 -14 -10 -32 0 -50Z",
    "spade": "M0 -50C16 -26 45 -10 45 16C45 32 34 40 22 40C14 40 8 37 4 31C5 39 8 45 14 50L-14 50C-8 45 -5 39 -4 31"
             "C-8 37 -14 40 -22 40C-34 40 -45 32 -45 16C-45 -10 -16 -26 0 -50Z",
    "club": "M0 -50C13 -50 23 -40 23 -27C23 -20 20 -14 15 -10C18 -11 21 -12 25 -12C38 -12 48 -2 48 11C48 24 38 34 25 34"
            "C15 34 8 29 4 22C5 34 8 44 15 50L-15 50C-8 44 -5 34 -4 22C-8 29 -15 34 -25 34C-38 34 -48 24 -48 11"
            "C-48 -2 -38 -12 -25 -12C-21 -12 -18 -11 -15 -10C-20 -14 -23 -20 -23 -27C-23 -40 -13 -50 0 -50Z",
}


def jaguar_head():
    out = []
    ear = disc(97, 34, 16.5, GOLD, 4.4) + disc(98.5, 34, 9, ROSE) + wedge(88, 43, 105, 25, 2.4)
    out.append(both(64, ear))
    out.append(shape(head(), GOLD, 0))
    # the shadow plane, its edge running down the bridge of the nose
    out.append(el("path", d=head(left=False)[:-1] + "L64 80L73 77L69.5 60L64 46Z", fill=GOLD2, fill_opacity="0.5"))
    out.append(line(head(), 4.4))
    # markings
    spots = (rosette(101, 76, 5.8, 30, 3, 3.8, None) + rosette(91, 90.5, 4.4, 70, 3, 3.4, None)
             + oval(103.5, 60, 4, 2.6, INK, turn=64) + oval(96, 47.5, 4.6, 2.8, INK, turn=44)
             + oval(85, 37.5, 5, 2.8, INK, turn=22) + oval(73, 34, 2.5, 3.8, INK, turn=10)
             + oval(82.5, 45, 4.4, 2.3, INK, turn=20) + oval(72, 44.5, 2.2, 4.2, INK, turn=12))
    out.append(both(64, spots))
    # eyes: pale surround, almond, round pupil
    eye = (el("path", d="M70.5 66C73 53.5 88 49 98.5 58.5C97 70 82 75 70.5 66Z", fill=PAPER)
           + shape("M73.5 64.5C76 55 88 52.5 95.5 59.5C93 68.5 82 71 73.5 64.5Z", "#94B860", 2.4)
           + disc(84.8, 61.8, 4.6, INK) + disc(83, 60, 1.5, PAPER)
           + line("M72.5 65.5C75.5 54.5 88 51 96.8 59.2", 4))
    out.append(both(64, eye))
    out.append(both(64, line("M58.5 80C56 74 55.3 68 56.5 62", 2.4, BROWN)))
    # muzzle
    out.append(shape("M64 84C73 77 90 79 92 91.5C93 102 86 106 79 106.5C77 111 71 113 64 113C57 113 51 111 49 106.5"
                     "C42 106 35 102 36 91.5C38 79 55 77 64 84Z", PAPER, 0))
    out.append(shape("M53 79.5C57 76.5 71 76.5 75 79.5C76 84 69 90 64 92C59 90 52 84 53 79.5Z", ROSE, 3))
    out.append(line("M64 92V97", 3) + both(64, line("M64 97C67 103 77 104 83 96.5", 3)))
    out.append(both(64, disc(74.5, 90.5, 1.5, INK) + disc(80.5, 87.5, 1.5, INK) + disc(82, 93, 1.5, INK)))
    return "".join(out)


def icon():
    """The head before two cards, on a disc of table cloth."""
    out = [disc(64, 64, 60, GREEN, 4)]
    out.append(el("circle", cx=64, cy=64, r=55, fill="none", stroke=GOLD, stroke_width=1.4))
    for turn, suit, ink in ((-17, "spade", INK), (17, "heart", RED)):
        card = el("rect", x=38, y=8, width=52, height=78, rx=5, fill=PAPER, stroke=INK, stroke_width=3)
        card += pip(suit, 47 if turn < 0 else 81, 18, 14, ink)
        out.append(g(card, transform=f"rotate({turn} 64 100)"))
    out.append(el("path", d="M60 6H68L64 24Z", fill=INK))          # closes the chink between the cards
    out.append(g(jaguar_head(), transform="translate(15.4 24.6) scale(0.76)", id="head"))
    return svg(128, 128, g(*out, id="icon"))


def icon_small():
    """The same head for 16 to 24 px: half the shapes, twice the weight, and what counts at 16 px on its pixels
    (8 units each): eyes of two by two, nose of four by two, a white muzzle without a mouth's grey line."""
    out = [both(64, disc(102, 34, 17, GOLD, 8) + disc(102, 35, 6, INK))]
    out.append(shape(head(), GOLD, 8))
    out.append(both(64, oval(84, 40, 8, 4.6, INK, turn=20) + oval(103.5, 58, 4.4, 7, INK, turn=10) + oval(101, 84, 5, 6.4, INK)))
    out.append(oval(64, 37, 4.4, 7.4, INK))
    out.append(shape("M64 80C74 76 90 80 91 93C91 106 78 112 64 112C50 112 37 106 37 93C38 80 54 76 64 80Z", PAPER, 0))
    out.append(both(64, shape("M70 69C72 54 92 52 101 60C98 72 82 77 70 69Z", PAPER, 0) + disc(84, 64, 8.6, INK)))
    out.append(shape("M48 80C56 77 72 77 80 80C79 88 71 93 64 95C57 93 49 88 48 80Z", INK, 0))
    out.append(line("M64 94V101", 4.4))
    return svg(128, 128, g(disc(64, 64, 63, GREEN), g(*out, transform="translate(1.3 -1) scale(0.98)"), id="icon"))


# ---------------------------------------------------------------- avatars
R = 46.75          # the disc, its contour's middle
CW = 2.2           # contour of figures


def rim_x(y):
    return math.sqrt(max(0.0, R * R - (y - 48) ** 2))


def bust(fill, ys=77, neck=9, slope=67, w=CW):
    """Shoulders that end on the disc's rim: they meet it at height ys."""
    d = rim_x(ys)
    return shape(f"M{n(48 - d)} {n(ys)}C{n(48 - d * .72)} {n(ys - 6)} {n(48 - neck - 9)} {n(slope + 1)} {n(48 - neck)} {n(slope)}"
                 f"L{n(48 + neck)} {n(slope)}C{n(48 + neck + 9)} {n(slope + 1)} {n(48 + d * .72)} {n(ys - 6)} {n(48 + d)} {n(ys)}"
                 f"A{n(R)} {n(R)} 0 0 1 {n(48 - d)} {n(ys)}Z", fill, w)


def neck(skin, w=7.5, top=58, bottom=73):
    """Neck with the chin's shadow, ending in the collar's hollow."""
    d = f"M{n(48 - w)} {n(top)}V{n(bottom - 4)}C{n(48 - w + 2)} {n(bottom + 3)} {n(48 + w - 2)} {n(bottom + 3)} {n(48 + w)} {n(bottom - 4)}V{n(top)}Z"
    return shape(d, skin[1], CW)


def eye_open(x, cy, eye, gaze, lid=0.0, wide=0.0):
    """An almond with its pupil where it looks; lid: how far the upper lid hangs, wide: how much higher it stands."""
    up, low = 2.6 + wide * 1.3, 2.9 + wide * .5
    out = el("path", d=f"M{n(x - 4.2)} {n(cy + .7)}C{n(x - 2.2)} {n(cy - up)} {n(x + 2.2)} {n(cy - up)} {n(x + 4.2)} {n(cy + .7)}"
                       f"C{n(x + 2)} {n(cy + low)} {n(x - 2)} {n(cy + low)} {n(x - 4.2)} {n(cy + .7)}Z", fill=PAPER)
    out += disc(x + gaze[0], cy + .2 + gaze[1], 2.15 - wide * .2, eye)
    if lid:
        return out, f"M{n(x - 4.4)} {n(cy + .2)}Q{n(x)} {n(cy - 1.8 + lid)} {n(x + 4.4)} {n(cy + .2)}"
    return out, f"M{n(x - 4.4)} {n(cy + .6)}C{n(x - 2.2)} {n(cy - up - .3)} {n(x + 2.2)} {n(cy - up - .3)} {n(x + 4.4)} {n(cy + .6)}"


def mouth_of(kind, mo, smile, lips):
    """The mouth under the nose, at height mo.  line: by smile; laugh: open; grin: teeth; beam: broad, closed; down: its
    corners hang; aside: pressed to the right; oh: a small open one."""
    bow = shape(f"M43.4 {n(mo)}Q46 {n(mo - 2.1)} 48 {n(mo - 1)}Q50 {n(mo - 2.1)} 52.6 {n(mo)}Q48 {n(mo + 4.4)} 43.4 {n(mo)}Z", lips, 0) if lips else ""
    if kind == "laugh":
        return (bow + shape(f"M41.4 {n(mo - 1.4)}Q48 {n(mo + .6)} 54.6 {n(mo - 1.4)}C53.6 {n(mo + 4)} 51 {n(mo + 5.6)} 48 {n(mo + 5.6)}"
                            f"C45 {n(mo + 5.6)} 42.4 {n(mo + 4)} 41.4 {n(mo - 1.4)}Z", RED, 1.6)
                + shape(f"M43 {n(mo - .4)}Q48 {n(mo + 1)} 53 {n(mo - .4)}L52.2 {n(mo + 1.6)}Q48 {n(mo + 2.6)} 43.8 {n(mo + 1.6)}Z", PAPER, 0))
    if kind == "grin":
        return shape(f"M41.2 {n(mo - 1.6)}Q48 {n(mo + 1.2)} 54.8 {n(mo - 1.6)}Q53.4 {n(mo + 4.4)} 48 {n(mo + 4.4)}Q42.6 {n(mo + 4.4)} 41.2 {n(mo - 1.6)}Z", PAPER, 2.2 if lips else 1.7, lips or INK)
    if kind == "oh":
        return oval(48, mo + 1.9, 2.6, 3, "#7A2630", 1.6)
    if kind == "beam":
        soft = shape(f"M42.4 {n(mo)}Q48 {n(mo + 1)} 53.6 {n(mo)}Q48 {n(mo + 7.4)} 42.4 {n(mo)}Z", lips, 0) if lips else ""
        return soft + line(f"M40.8 {n(mo - 2)}Q48 {n(mo + 5.4)} 55.2 {n(mo - 2)}", 1.9)
    if kind == "down":
        soft = shape(f"M43.6 {n(mo + 2.4)}Q48 {n(mo - 2.6)} 52.4 {n(mo + 2.4)}Q48 {n(mo + 3.6)} 43.6 {n(mo + 2.4)}Z", lips, 0) if lips else ""
        return soft + line(f"M42.4 {n(mo + 3)}Q48 {n(mo - 2.8)} 53.6 {n(mo + 3)}", 1.9)
    if kind == "aside":
        soft = shape(f"M46.4 {n(mo + .6)}Q50 {n(mo - 2)} 53.4 {n(mo - .6)}Q50.4 {n(mo + 3.4)} 46.4 {n(mo + .6)}Z", lips, 0) if lips else ""
        return soft + line(f"M46 {n(mo + 1)}Q50 {n(mo + 1)} 53.6 {n(mo - 1.2)}", 1.9)
    return bow + line(f"M42.6 {n(mo - smile * .5)}Q48 {n(mo + smile * 1.5)} 53.4 {n(mo - smile * .5)}", 1.8)


# where a brow's inner end, middle and outer end stand over the eye, by what it says; of the left and of the right eye
BROWS = {
    "usual": (None, None),
    "high": ((-7.4, -11.2, -6.8), (-7.4, -11.2, -6.8)),
    "worry": ((-10, -8.2, -3.4), (-10, -8.2, -3.4)),
    "knit": ((-3.6, -6.2, -6.6), (-3.6, -6.2, -6.6)),
    "doubt": ((-4.4, -6, -5), (-8.6, -11.4, -7)),
    "flat": ((-5.2, -5.6, -5.4), (-8, -10, -6.2)),
}


def face(skin, top=24, chin=65, a=16, jaw=9, brow=INK, eye=INK, smile=1.2, brow_w=2.2, old=False, lips=None, by=0.0, cy=44,
         turn=0.0, eyes="open", mouth="line", raised=0.0, brows="usual", gaze=None):
    """A face lit from the left: the shadow's edge runs down forehead, nose, lip and chin.  turn: how far it looks to
    the right (its features move, the far eye grows narrower); gaze: where the pupils are; eyes: open, glad (nearly
    shut), wink (the right one shut), lidded or wide; mouth: see mouth_of; brows: see BROWS; raised: how much higher the
    right brow stands."""
    h = chin - top
    right = [(48 + a * .62, top), (48 + a, top + h * .17), (48 + a, cy), (48 + a, cy + h * .24), (48 + jaw + 2.6, chin - h * .10),
             (48 + jaw, chin - h * .055), (48 + jaw * .55, chin - h * .008), (48 + jaw * .3, chin), (48, chin)]
    left = [(96 - x, y) for x, y in reversed([(48, top)] + right)][1:]
    cub = lambda p: "".join("C" + " ".join(f"{n(x)} {n(y)}" for x, y in p[k:k + 3]) for k in range(0, len(p), 3))
    whole = f"M48 {n(top)}" + cub(right) + cub(left) + "Z"
    nb, nt, mo = cy + 1, cy + 9.6, cy + 14.6
    shade = (f"M48 {n(top)}" + cub(right) + f"L49 {n(mo + 2.2)}L50 {n(mo)}L48.6 {n(nt + 2.4)}L47 {n(nt + 1.6)}L51.4 {n(nt)}"
             f"L49.6 {n(nb)}L52.4 {n(cy - 6)}L50 {n(cy - 12)}Z")
    out = [shape(whole, skin[0], 0), shape(shade, skin[1], 0), line(whole, CW)]
    marks, out = out, []
    if gaze is None:
        gaze = (turn * .35, 0)
    for s in (-1, 1):
        ex = 48 + s * 7.4
        if s * raised > 0:
            by -= raised
        if eyes == "glad" or (eyes == "wink" and s > 0):
            out.append(line(f"M{n(ex - 4.2)} {n(cy + 1.4)}C{n(ex - 2)} {n(cy - 2.2)} {n(ex + 2)} {n(cy - 2.2)} {n(ex + 4.2)} {n(cy + 1.4)}", 1.9))
        else:
            ball, lid = eye_open(ex, cy, eye, gaze, lid=1.2 if eyes == "lidded" else 0, wide=1 if eyes == "wide" else 0)
            if eyes == "lidded":
                ball += shape(f"M{n(ex - 4.6)} {n(cy + .4)}C{n(ex - 2.4)} {n(cy - 3.4)} {n(ex + 2.4)} {n(cy - 3.4)} {n(ex + 4.6)} {n(cy + .4)}"
                              f"Q{n(ex)} {n(cy - .6)} {n(ex - 4.6)} {n(cy + .4)}Z", skin[0] if s < 0 else skin[1], 0)
            out += [ball, line(lid, 1.7)]
        bw = 5.2
        shift = BROWS[brows][0 if s < 0 else 1]
        if shift is None:
            out.append(line(f"M{n(ex - s * bw * .9)} {n(cy - 5.6 + by)}C{n(ex - s * 1.5)} {n(cy - 7.5 + by)} {n(ex + s * 2.5)} {n(cy - 7.4 + by)} {n(ex + s * bw)} {n(cy - 4.9 + by)}",
                            brow_w, brow))
        else:
            inner, mid, outer = shift
            out.append(line(f"M{n(ex - s * bw * .9)} {n(cy + inner)}Q{n(ex + s * .6)} {n(cy + mid)} {n(ex + s * bw)} {n(cy + outer)}", brow_w + .2, brow))
        if old:
            out.append(line(f"M{n(ex - 3)} {n(cy + 5)}Q{n(ex)} {n(cy + 6.4)} {n(ex + 3)} {n(cy + 5)}", .9, skin[1] if s < 0 else BROWN))
    out.append(line(f"M50.2 {n(nb + 1)}L52 {n(nt - .6)}Q50.6 {n(nt + 2.2)} 46.6 {n(nt + 1.4)}", 1.7))
    out.append(mouth_of(mouth, mo, smile, lips))
    if not turn:
        return "".join(marks + out)
    # narrower towards the side it looks to, and moved there
    k = 1 - abs(turn) * .03
    return "".join(marks) + g(*out, transform=f"matrix({n(k)} 0 0 1 {n(48 - 48 * k + turn)} 0)")


def tilted(deg, *kids):
    """A head that leans to one side, about the neck."""
    return g(*kids, transform=f"rotate({n(deg)} 48 68)")


def ears(skin, x=16.5, y=46):
    return shape(f"M{n(48 - x + 1)} {n(y - 4)}C{n(48 - x - 6)} {n(y - 6)} {n(48 - x - 4)} {n(y + 7)} {n(48 - x + 1)} {n(y + 6)}Z", skin[0], CW) + \
        shape(f"M{n(48 + x - 1)} {n(y - 4)}C{n(48 + x + 6)} {n(y - 6)} {n(48 + x + 4)} {n(y + 7)} {n(48 + x - 1)} {n(y + 6)}Z", skin[1], CW)


def blob(points, fill, w=CW):
    """A union of discs with one contour round all of them."""
    return "".join(disc(x, y, r + w / 2, INK) for x, y, r in points) + "".join(disc(x, y, r - w / 2, fill) for x, y, r in points)


def glasses(cy=44.4, r=6.2, square=False, ink=INK):
    out = []
    for s in (-1, 1):
        ex = 48 + s * 7.6
        if square:
            out.append(el("rect", x=ex - 6.4, y=cy - 5, width=12.8, height=10.4, rx=2.4, fill="none", stroke=ink, stroke_width=1.8))
        else:
            out.append(el("circle", cx=ex, cy=cy, r=r, fill="none", stroke=ink, stroke_width=1.8))
        e = 6.4 if square else r
        out.append(line(f"M{n(ex + s * e)} {n(cy - 1)}L{n(48 + s * 17)} {n(cy - 2.4)}", 1.8, ink))
    d = 1.2 if square else 7.6 - r
    out.append(line(f"M{n(48 - d)} {n(cy - .8)}Q48 {n(cy - 2.6)} {n(48 + d)} {n(cy - .8)}", 1.8, ink))
    return "".join(out)


def collar(fill, y=68, depth=12, w=8):
    return both(48, shape(f"M{n(48 - w)} {n(y - 1)}L{n(48 - w - 5)} {n(y + 4)}L{n(48 - 5)} {n(y + depth)}L48 {n(y + 5)}Z", fill, 1.8))


def av_bob(mood):
    s = FAIR
    look = {"calm": dict(turn=2.4), "thinking": dict(turn=3, gaze=(1.7, -1.1), brows="doubt", mouth="aside"),
            "pleased": dict(turn=1.4, eyes="glad", brows="high", mouth="grin"),
            "dismayed": dict(turn=-2.4, gaze=(-1.2, .9), brows="worry", mouth="down")}[mood]
    return (shape("M48 12C28 12 20 27 20 44C20 56 18 62 22 68C30 73 38 70 40 64L56 64C58 70 66 73 74 68C78 62 76 56 76 44C76 27 68 12 48 12Z", INK)
            + bust(RED) + neck(s) + collar(PAPER)
            + face(s, lips=RED, brow=INK, **look)
            + shape("M48 17C33 17 28 27 29.5 46C31.5 43 32.5 40 33 36.5C43 37.5 54 37 63 35.5C63.5 40 64.5 43 66.5 46C68 27 63 17 48 17Z", INK, 0)
            + wedge(38, 20, 33, 33, .9, PAPER) + wedge(45, 18.5, 42.5, 34, .9, PAPER) + wedge(57, 20, 60, 32, .9, PAPER)
            + both(48, disc(28.6, 61, 2.6, GOLD, 1.3)))


def av_cap(mood):
    s = PALE
    look = {"calm": dict(eyes="glad"), "thinking": dict(gaze=(-1.5, -1), raised=2.6), "pleased": dict(eyes="glad", brows="high"),
            "dismayed": dict(eyes="wide", brows="worry")}[mood]
    lean = {"calm": -6, "thinking": 5, "pleased": -9, "dismayed": 2}[mood]
    # the beard hides the mouth: the lower lip shows beneath the moustache, whose ends follow
    lip = {"calm": line("M43.5 60.5Q48 63 52.5 60.5", 1.8), "thinking": line("M45 62.2L52 60.8", 1.9),
           "pleased": shape("M42.4 59.6Q48 61.4 53.6 59.6C53 65.4 51 67.4 48 67.4C45 67.4 43 65.4 42.4 59.6Z", RED, 1.6)
           + shape("M44.4 63.8Q48 62.6 51.6 63.8Q50.4 66.6 48 66.6Q45.6 66.6 44.4 63.8Z", ROSE, 0),
           "dismayed": line("M44 64.4Q48 61.4 52 64.4", 1.9)}[mood]
    ends = {"calm": (35, 60), "thinking": (35, 60), "pleased": (33.6, 56.6), "dismayed": (36, 63.6)}[mood]
    moustache = (f"M48 56C44 53 38 {n(ends[1] - 5)} {n(ends[0])} {n(ends[1])}C40 {n(ends[1] + 2)} 45 61 48 58.6"
                 f"C51 61 56 {n(ends[1] + 2)} {n(96 - ends[0])} {n(ends[1])}C58 {n(ends[1] - 5)} 52 53 48 56Z")
    return (bust(BROWN) + neck(s) + both(48, shape("M40 67L30 71L44 92L48 82Z", BROWN2, 1.8)) + tilted(lean, ears(s)
            + face(s, brow="#9A968B", brow_w=2.8, old=True, smile=0.6, **look)
            + shape("M31 50C31 66 37 79 48 79C59 79 65 66 65 50C62 55 59 56 56 55.5C53 53 43 53 40 55.5C37 56 34 55 31 50Z", PAPER)
            + lip + shape(moustache, PAPER, 1.6)
            + wedge(40, 65, 43, 74, .8) + wedge(56, 65, 53, 74, .8) + wedge(48, 67, 48, 76, .8)
            + shape("M25 33C20 17 36 11 49 11C63 11 78 18 73 32C64 28 36 28 25 33Z", GREY2)
            + shape("M22 37C24 29 36 27 49 27C62 27 72 29 74 37C62 33 36 33 22 37Z", "#8E8B82")
            + wedge(44, 13, 36, 27, .8) + wedge(56, 13, 62, 27, .8) + disc(49, 11.5, 2, "#8E8B82", 1.4)))


def av_curls(mood):
    s = OLIVE
    look = {"calm": dict(smile=2.6), "thinking": dict(gaze=(1.4, -1.3), brows="doubt", mouth="aside"),
            "pleased": dict(mouth="laugh", eyes="glad", brows="high"), "dismayed": dict(eyes="wide", mouth="oh", brows="worry")}[mood]
    lean = {"calm": 5, "thinking": -6, "pleased": 9, "dismayed": 0}[mood]
    hair = [(48, 17, 9), (36, 20, 8.5), (60, 20, 8.5), (28, 29, 8), (68, 29, 8), (27, 39, 6.5), (69, 39, 6.5), (42, 25, 8), (54, 25, 8)]
    out = bust(PAPER) + neck(s)
    out += "".join(shape(d, BLUE, 0) for d in ("M17 82.5C36 78 60 78 79 82.5L76 86.5C60 82.5 36 82.5 20 86.5Z",))
    return (out + line("M40 69.5C43 76 53 76 56 69.5", 2.2) + tilted(
            lean, ears(s), face(s, **look), blob(hair, INK), "".join(line(arc(x, y, r - 3.4, 200, 310), 1.3, "#6C7480") for x, y, r in hair[:7])))


def av_bun(mood):
    s = PALE
    look = {"calm": dict(smile=1.4), "thinking": dict(gaze=(-.4, 1.5), brows="high", smile=.1),
            "pleased": dict(eyes="glad", mouth="beam"), "dismayed": dict(brows="worry", gaze=(0, -.6), mouth="down")}[mood]
    return (disc(48, 14.5, 9.5, GREY, CW) + line("M41.5 14C44 10 51 9 54.5 12M44 18.5C47 15.5 52 15 54 16.5", 1.4)
            + shape("M48 18C31 18 27 30 28.5 48L67.5 48C69 30 65 18 48 18Z", GREY)
            + bust(BLUE) + neck(s) + ears(s)
            + face(s, brow="#8E8B82", lips="#C2575A", **look)
            + shape("M48 20C35 20 29.5 30 30.5 44C34 40 38 34 48 27C58 34 62 40 65.5 44C66.5 30 61 20 48 20Z", GREY)
            + wedge(44, 22, 34, 34, .8) + wedge(52, 22, 62, 34, .8) + wedge(39, 23, 32.5, 36, .7) + wedge(57, 23, 63.5, 36, .7)
            + glasses(r=6.6)
            + "".join(disc(x, y, 2.1, PAPER, 1.2) for x, y in ((38.4, 70.5), (41.2, 73.8), (44.6, 76), (48.2, 76.8), (51.8, 76), (55.2, 73.8), (57.8, 70.5))))


def av_boater(mood):
    s = TAN
    look = {"calm": dict(raised=1.8), "thinking": dict(brows="doubt", gaze=(1.7, -.6)), "pleased": dict(brows="high"),
            "dismayed": dict(eyes="lidded", brows="worry")}[mood]
    # the moustache hides the mouth: it opens or turns down below it, and the moustache's ends follow
    up = "M48 55.6C45 53.4 39.5 53.6 36.2 57C34.6 57 33.4 55.6 33.2 53.4C31.4 58.6 35.4 61.8 39.4 61C43 60.8 46 60.2 48 58.4C50 60.2 53 60.8 56.6 61C60.6 61.8 64.6 58.6 62.8 53.4C62.6 55.6 61.4 57 59.8 57C56.5 53.6 51 53.4 48 55.6Z"
    usual = "M48 55.6C45 53.6 39.5 54.6 36 59.6C41 61 45.5 60.4 48 58.4C50.5 60.4 55 61 60 59.6C56.5 54.6 51 53.6 48 55.6Z"
    low = "M48 55.4C44.6 53.8 40 56 38.2 64.4C42.4 63.6 46 61.6 48 58.6C50 61.6 53.6 63.6 57.8 64.4C56 56 51.4 53.8 48 55.4Z"
    smile = shape("M42 60.4Q48 62 54 60.4Q52.8 65.6 48 65.6Q43.2 65.6 42 60.4Z", PAPER, 1.6)
    moustache = {"pleased": smile + shape(up, BROWN2, 1.2), "dismayed": shape(low, BROWN2, 1.2),
                 "thinking": g(shape(usual, BROWN2, 1.2), transform="rotate(-7 48 58)")}.get(mood, shape(usual, BROWN2, 1.2))
    stripes = ""
    for y in (77.5, 85):
        x0, x1 = rim_x(y) - (1 if y > 77 else 0), rim_x(y + 3.4) - .6
        stripes += el("path", d=f"M{n(48 - x0)} {n(y)}Q48 {n(y - 3)} {n(48 + x0)} {n(y)}L{n(48 + x1)} {n(y + 3.4)}Q48 {n(y + .4)} {n(48 - x1)} {n(y + 3.4)}Z", fill=BLUE)
    return (bust(PAPER, ys=76) + stripes + neck(s) + shape("M38.5 68C42 74 54 74 57.5 68L59.5 72C55 79 41 79 36.5 72Z", RED)
            + shape("M46 76L50 76L53 86L46.5 84Z", RED, 1.6) + ears(s)
            + shape("M31.5 44C30.5 38 31 32 33 28L63 28C65 32 65.5 38 64.5 44L62 36L34 36Z", BROWN2, 0)
            + face(s, top=23, brow=BROWN2, brow_w=2.6, **look) + moustache
            + shape("M32 29V14C40 11 56 11 64 14V29Z", "#E9C46F") + shape("M32 29V22.5C42 20 54 20 64 22.5V29Z", RED)
            + shape("M20 31.5C26 25.5 70 25.5 76 31.5C70 36.5 26 36.5 20 31.5Z", "#E9C46F")
            + wedge(26, 31.6, 70, 31.6, .7) + wedge(40, 14.4, 40, 20, .6) + wedge(48, 13.8, 48, 19.6, .6) + wedge(56, 14.4, 56, 20, .6))


def av_wrap(mood):
    s = DEEP
    look = {"calm": dict(turn=-2.6, smile=1.6), "thinking": dict(turn=-2.6, gaze=(-1.7, -1.1), brows="flat", smile=.2),
            "pleased": dict(turn=-1, mouth="laugh", brows="high"),
            "dismayed": dict(turn=2.2, eyes="lidded", gaze=(1.2, .6), brows="flat", mouth="down")}[mood]
    return (bust("#2F7F6B") + neck(s, w=7) + line("M38.5 69C42 78 54 78 57.5 69", 2.2)
            + face(s, top=26, lips="#9C3B34", jaw=8.4, **look)
            + both(48, el("circle", cx=30.6, cy=60, r=4.6, fill="none", stroke=INK, stroke_width=3.4), el("circle", cx=30.6, cy=60, r=4.6, fill="none", stroke=GOLD, stroke_width=1.5))
            + shape("M30 40C26 20 36 9 49 9C62 9 70 20 66 40C60 33 54 31 48 31C42 31 36 33 30 40Z", RED)
            + shape("M30 39C33 29 40 24.5 49 22C57 20 63 16 65 18C68 25 67.5 34 66 40C60 32.5 54 31 48 31C42 31 36 33 30 39Z", "#E2A93F")
            + shape("M47 14C40 4 52 1.8 54 8C60 3 68 9 60 14C57 18 50 19 47 14Z", "#E2A93F")
            + wedge(36, 33, 54, 24.5, .7) + wedge(41, 31, 60, 24, .7) + wedge(33, 22, 44, 13.5, .8, PAPER) + wedge(32.5, 28, 42, 19.5, .8, PAPER))


def av_braids(mood):
    s = PALE
    look = {"calm": dict(smile=2.2), "thinking": dict(gaze=(-1.2, -1.4), brows="worry", mouth="aside"),
            "pleased": dict(eyes="wink", mouth="laugh"), "dismayed": dict(eyes="wide", brows="worry", mouth="down")}[mood]
    braid = (shape("M30 56C25 58 25 64 29 66.5C24 69 24.6 75 29 77C25.6 80 27 84.6 31 85L35.6 84C38 80 37 77.6 35 76.4C38.6 73.6 38 68.6 35 66.6C38.6 63.6 37.6 57 34 55Z", RUST)
             + line("M29 66.5L35 66.6M29 77L35 76.4", 1.6))
    return (shape("M48 14C30 14 25 28 26.5 58L69.5 58C71 28 66 14 48 14Z", RUST)
            + bust(SAGE, ys=80) + neck(s, w=6.6) + line("M40.5 69C43 75 53 75 55.5 69", 2)
            + face(s, top=23, chin=63.5, a=15.6, jaw=8, brow=RUST2, brow_w=1.8, by=.6, **look)
            + "".join(disc(x, y, .9, RUST) for x, y in ((37.6, 50), (40.6, 52), (38.8, 53.4), (57.6, 50), (55, 52), (58.4, 53)))
            + shape("M48 17C33 17 29 28 31 45C36 40 44 34 47 24C52 34 60 40 65 45C67 28 63 17 48 17Z", RUST)
            + wedge(46, 21, 35, 36, .8, RUST2) + wedge(50, 21, 61, 36, .8, RUST2)
            + both(48, braid, shape("M31.4 85L28 91C31 92.6 35 92.6 37 91L35 84.6Z", RUST, 1.6), shape("M29.6 82.6L36.8 81.8L36.6 86L30 86.8Z", BLUE, 1.4)))


def av_beard(mood):
    look = {"calm": dict(smile=.8), "thinking": dict(brows="knit", gaze=(1.4, .4)), "pleased": dict(eyes="glad", brows="high"),
            "dismayed": dict(brows="knit", eyes="lidded", gaze=(0, .6))}[mood]
    lean = {"calm": 4, "thinking": 7, "pleased": -3, "dismayed": 0}[mood]
    lip = {"calm": ("M42.6 59.6Q48 62 53.4 59.6", 2.2), "thinking": ("M45 61.2L53 59.6", 2.2), "dismayed": ("M42.8 62.4Q48 57.8 53.2 62.4", 2.3)}
    s = ("#C68F61", "#9C673D")
    return (bust(NIGHT) + neck(s, w=8.5) + collar("#3F5675") + tilted(lean, ears(s)
            + face(s, top=19, chin=66, a=16.8, jaw=10, brow=INK, brow_w=3, **look)
            + shape("M31 46C31 64 36 75 48 75C60 75 65 64 65 46C63 53 60 55 56.5 54.6C52 53.4 44 53.4 39.5 54.6C36 55 33 53 31 46Z", INK)
            + (line(*lip[mood], s[0]) if mood in lip else shape("M41.4 58.6Q48 60.6 54.6 58.6Q53.4 65 48 65Q42.6 65 41.4 58.6Z", PAPER, 1.6, s[1])) + wedge(37, 58, 40.5, 69, .8, "#6C7480") + wedge(59, 58, 55.5, 69, .8, "#6C7480") + wedge(44, 66, 45.6, 73, .7, "#6C7480") + wedge(52, 66, 50.4, 73, .7, "#6C7480")
            + glasses(square=True) + wedge(36.4, 28, 43, 22.4, 1, PAPER)))


def av_scarf(mood):
    s = TAN
    look = {"calm": dict(turn=2.2, smile=1.6), "thinking": dict(turn=-2, gaze=(-1.6, -1.2), brows="doubt", mouth="aside"),
            "pleased": dict(turn=2.2, eyes="glad", mouth="beam"), "dismayed": dict(eyes="wide", brows="worry", mouth="oh")}[mood]
    return (shape("M48 9C27 9 21 28 22.5 48C23.6 60 22 66 16 74L80 74C74 66 72.4 60 73.5 48C75 28 69 9 48 9Z", BLUE)
            + bust(PLUM, ys=80, neck=14) + shape("M24 58C24 70 20 74 17 79C34 86 62 86 79 79C76 74 72 70 72 58Z", BLUE)
            + face(s, top=22, lips="#B4574E", jaw=8.6, **look)
            + el("path", d="M48 9C27 9 21 28 22.5 48C23.4 62 27 72 48 78C69 72 72.6 62 73.5 48C75 28 69 9 48 9Z"
                           "M48 24.6C59 24.6 63 32 63 43C63 56 57 65.4 48 65.4C39 65.4 33 56 33 43C33 32 37 24.6 48 24.6Z",
                 fill=BLUE, fill_rule="evenodd", stroke=INK, stroke_width=CW, stroke_linejoin="round")
            + wedge(28, 36, 38, 15.5, 1, SKY) + wedge(26.4, 48, 31, 28, .9, SKY) + wedge(66, 60, 50, 73, 1, SKY) + wedge(29, 62, 44, 73.6, 1, SKY)
            + wedge(69.4, 48, 66, 29, .8, "#173A5E") + wedge(26, 80, 50, 76.4, .9, SKY) + wedge(72, 79.6, 54, 79, .8, "#173A5E"))


def av_cat(mood):
    coat, coat2 = "#3A3F49", INK
    almond = "M28 46C30 39.6 38.4 38.6 42.6 46.4C38.6 50.6 31.6 50.6 28 46Z"
    grey = "#9AA1AC"
    eyes = {"calm": both(48, shape(almond, GOLD, 1.8), oval(35.6, 45.4, 2, 4, INK)),
            "thinking": both(48, shape(almond, GOLD, 1.8)) + oval(38, 44.6, 2, 3.7, INK) + oval(62.8, 44.6, 2, 3.7, INK)
            + line("M30.4 37.6L40 38.4", 2.2, grey) + line("M55.6 35.4L65.6 33.6", 2.2, grey),
            "pleased": both(48, line("M29 47.4Q35.4 39 41.8 47.4", 3, GOLD)),
            # the pupils as wide as in the dark, the ears' ends turned down
            "dismayed": both(48, shape("M28.4 46C30 39 38.4 38 42.4 46.2C38.6 51.4 31.6 51.4 28.4 46Z", GOLD, 1.8), disc(35.6, 45.6, 4, INK), disc(34.2, 44, 1.2, PAPER),
                             line("M29.6 38.6L40 34.4", 2.3, grey))}[mood]
    ear = {"dismayed": shape("M24 42C17 31 14 25 15 20.6C24 20 34 22 41 27Z", coat, 2.4) + shape("M25 32C21.6 28.6 20 26 19.6 24.2C25 24.2 30 25 34.6 27.6Z", ROSE, 0)}.get(
        mood, shape("M24 42C19 26 20 17 23 12C30 15 37 20 41 26Z", coat, 2.4) + shape("M27 30C25 24 25 21 26 18.6C29.6 20.6 33 23.4 35 26Z", ROSE, 0))
    mouth = {"dismayed": "M48 58.4V61M48 61C45 61.4 42.6 63 41.4 65.6M48 61C51 61.4 53.4 63 54.6 65.6",
             "thinking": "M48 58.4V61.6M44 63L48 61.6L52 63", "pleased": "M48 58.4V60.6M48 60.6C46 65 40.6 65 38 60.4M48 60.6C50 65 55.4 65 58 60.4"}.get(
        mood, "M48 58.4V61M48 61C46 64.4 42 64.4 40 62M48 61C50 64.4 54 64.4 56 62")
    tongue = shape("M45.2 63.4C45.6 67 50.4 67 50.8 63.4Q49 63.2 48 61.4Q47 63.2 45.2 63.4Z", ROSE, 1.5) if mood == "pleased" else ""
    return (bust(coat, ys=79, neck=13, slope=69) + shape("M38 68C40 80 44 88 48 92C52 88 56 80 58 68Z", PAPER)
            + both(48, ear)
            + shape("M48 21C31 21 21 33 21 46C21 62 34 71 48 71C62 71 75 62 75 46C75 33 65 21 48 21Z", coat, 2.4)
            + el("path", d="M48 21C62 21 74 33 74 46C74 62 62 70 48 70L48 60L52 46L48 34Z", fill=coat2)
            + shape("M48 34C46 42 44 47 38 52C30 57 33 69.6 48 69.8C63 69.6 66 57 58 52C52 47 50 42 48 34Z", PAPER, 0)
            + both(48, line("M33 58L22 56M33 61.4L23 63", 1.3, GREY)) + eyes
            + shape("M43.6 52.6H52.4C52 56 50 57.6 48 58.4C46 57.6 44 56 43.6 52.6Z", ROSE, 1.6)
            + tongue + line(mouth, 1.8)
            + shape("M48 77L37 72.4V83Z", GOLD, 1.8) + shape("M48 77L59 72.4V83Z", GOLD, 1.8) + disc(48, 77.4, 3, GOLD, 1.8))


def av_owl(mood):
    coat, light, coat2 = "#8A5E3C", "#E8CFA0", "#6B452B"
    ball = disc(36.4, 44, 7.4, GOLD, 1.8)
    eyes = {"calm": both(48, ball, disc(36.8, 44, 4, INK), disc(35.2, 42.4, 1.3, PAPER)),
            "thinking": both(48, ball) + "".join(disc(x + 2.4, 41.4, 3.8, INK) + disc(x + 1, 40, 1.2, PAPER) for x in (36.4, 59.6)),
            "pleased": both(48, line("M29.6 47.6Q36.4 38 43 47.6", 3)),
            "dismayed": both(48, disc(36.4, 44, 8.6, GOLD, 1.8), disc(36.6, 44.4, 2.5, INK), disc(35.7, 43.5, .8, PAPER))}[mood]
    brow = {"calm": both(48, line("M26 31C33 29 41 32 46.4 39", 2.6)),
            "thinking": line("M26 33.6C33 31.6 41 34 46.4 39.6", 2.6) + line("M70 26.6C63 24.6 56 29 50 38", 2.6),
            "pleased": both(48, line("M27 30C33 25.4 41 27.6 46.4 37", 2.6)),
            "dismayed": both(48, line("M24.6 35C29.4 30 38 26.6 45.6 31.4", 2.6))}[mood]
    beak = {"dismayed": shape("M48 46C52 48.6 52.4 52 51 55L48 53.4L45 55C43.6 52 44 48.6 48 46Z", "#D98B2B", 2) + shape("M45.4 57L48 55.4L50.6 57C50 60.4 49 62 48 62.6C47 62 46 60.4 45.4 57Z", "#B96F1C", 1.8),
            "pleased": shape("M48 45C52 48 52.6 52 51 56L48 55L45 56C43.4 52 44 48 48 45Z", "#D98B2B", 2) + shape("M44.6 57Q48 58.6 51.4 57Q50.4 62 48 62Q45.6 62 44.6 57Z", RED, 1.8)}.get(
        mood, shape("M48 45C52 48 52.6 53 48 60C43.4 53 44 48 48 45Z", "#D98B2B", 2))
    feathers = "".join(line(f"M{x - 4} {y}Q{x} {y + 5} {x + 4} {y}", 1.6) for x, y in ((40, 75), (48, 75), (56, 75), (36, 81), (44, 81), (52, 81), (60, 81), (40, 87), (48, 87), (56, 87)))
    return (shape("M14.1 80C14.6 58 20 40 26 30L70 30C76 40 81.4 58 81.9 80A46.75 46.75 0 0 1 14.1 80Z", coat, 2.4)
            + shape("M30 72C34 66 62 66 66 72C68 80 66 88 63 91.5C54 95.6 42 95.6 33 91.5C30 88 28 80 30 72Z", light, 1.8) + feathers
            + shape("M21 14C28 17 38 19 48 25C58 19 68 17 75 14C77 24 75 30 73 36C76 52 68 66 48 68C28 66 20 52 23 36C21 30 19 24 21 14Z", coat, 2.4)
            + el("path", d="M48 26C58 20 67 18 74 16C75.4 24 74 30 72 36C75 52 67 65 48 67Z", fill=coat2)
            + both(48, disc(36, 44, 13.4, light, 2), wedge(27.6, 35, 31, 38.8, .7), wedge(24.6, 43, 28.6, 43.6, .7), wedge(27, 52, 30.4, 49.4, .7), wedge(34, 56.4, 35, 52, .7))
            + eyes + beak + brow)


def av_fox(mood):
    coat = "#CC6A2C"
    almond = shape("M30 47C32.6 42.6 38.4 42.8 41 48C38 51 33 51 30 47Z", PAPER, 0)
    lid = line("M29.4 47.4C32.4 42 38.8 42.4 41.4 48.4", 2)
    eyes = {"calm": both(48, almond, disc(36, 46.8, 2.7, INK), lid),
            "thinking": both(48, almond, lid) + disc(37.8, 45.8, 2.5, INK) + disc(61.8, 45.8, 2.5, INK) + line("M30 40.4L40.6 41.4", 2.2) + line("M55 37.6L65.4 35.4", 2.2),
            "pleased": both(48, line("M29.6 48.6Q35.6 40.6 41.4 48.8", 2.4)),
            "dismayed": both(48, almond, disc(36.4, 48, 2.5, INK), lid, line("M30 41.4L41 36.8", 2.3))}[mood]
    mouth = {"pleased": shape("M40.6 66.6Q44.8 70.6 48 68.2Q51.2 70.6 55.4 66.6Q54.4 75.4 48 75.4Q41.6 75.4 40.6 66.6Z", RED, 1.8) + shape("M44.4 71.4Q48 69.6 51.6 71.4Q50.6 74.4 48 74.4Q45.4 74.4 44.4 71.4Z", ROSE, 0),
             "dismayed": line("M48 66.6V68.6M42.6 71.4Q48 65.8 53.4 71.4", 1.8), "thinking": line("M48 66.6V69.4M48 69.4L53 67.8", 1.8)}.get(mood, line("M48 66.6V68.4", 1.8))
    # a fox that is put out lays back its ears
    ear = {"dismayed": shape("M23 46C14 37 10.6 30 10.4 22.6C21 22 33 25 43 30Z", coat, 2.4) + shape("M23 36.4C17.4 31.4 15 28.4 14.6 26C21.4 26.2 28 28 34 31Z", INK, 0)}.get(
        mood, shape("M23 46C18.6 31 20 20 24 11.4C32 16 39 22 43 30Z", coat, 2.4) + shape("M25.6 34C24 26 24.8 21.6 26.4 18.2C31 21.4 34.6 25.4 37 30Z", INK, 0))
    return (bust(coat, ys=79, neck=13, slope=68) + shape("M36 70C40 84 45 90 48 93.6C51 90 56 84 60 70Z", PAPER, 1.8)
            + both(48, ear)
            + shape("M48 24C34 24 25 31 22 43C21 48 19 51 15 54C21 58 29 60 34 64C40 70 45 73 48 73C51 73 56 70 62 64C67 60 75 58 81 54C77 51 75 48 74 43C71 31 62 24 48 24Z", coat, 2.4)
            + el("path", d="M48 24C62 24 71 31 74 43C75 48 77 51 80 54C75 58 67 60 62 64C56 70 51 72 48 72L48 62L53 50L48 36Z", fill="#A9521E")
            + both(48, el("path", d="M16.6 54C28 52 37 54 43.4 62C44.6 66 46 69 48 71.8C45.6 71.6 40 69 34.6 63.2C29 59.4 22 57.6 16.6 54Z", fill=PAPER))
            + el("path", d="M43 61L53 61L51 71L48 72L45 71Z", fill=PAPER)
            + eyes
            + shape("M42.8 60C44 57 52 57 53.2 60C53 64 50.4 66 48 66.6C45.6 66 43 64 42.8 60Z", INK, 0) + oval(46.4, 60.4, 1.6, .8, "#8A8F98") + mouth)


AVATARS = [  # disc, figure, what it is (for the chooser's tooltip and for screen readers)
    (SKY, av_bob, "woman with a dark bob"), ("#3F7A58", av_cap, "old man with cap and beard"),
    (GOLD, av_curls, "young man with curls"), (ROSE, av_bun, "older woman with glasses"),
    ("#3B6A99", av_boater, "man with moustache and straw hat"), (SAGE, av_wrap, "woman with a head wrap"),
    (TEAL, av_braids, "girl with braids"), (STRAW, av_beard, "bald man with beard and glasses"),
    (CLAY, av_scarf, "woman with a headscarf"), (RED, av_cat, "cat"), (NIGHT, av_owl, "owl"), ("#8E9F52", av_fox, "fox"),
]


MOODS = ("thinking", "pleased", "dismayed")    # besides calm, which is how a face looks where nothing happens


def portrait(k, mood, name, column, row):
    fill, draw, _ = AVATARS[k]
    body = disc(48, 48, R, fill) + draw(mood) + el("circle", cx=48, cy=48, r=R, fill="none", stroke=INK, stroke_width=2.5)
    return g(body, id=name, transform=f"translate({column * 110} {row * 110})")


def avatars():
    return svg(430, 320, *(portrait(k, "calm", f"avatar_{k + 1}", k % 4, k // 4) for k in range(len(AVATARS))))


def moods():
    """The same faces when something moves them, a row a face."""
    return svg(320, 110 * len(AVATARS) - 10,
               *(portrait(k, mood, f"avatar_{k + 1}_{mood}", i, k) for k in range(len(AVATARS)) for i, mood in enumerate(MOODS)))


# ---------------------------------------------------------------- signs of the games
def signs():
    """What a game is about, by its id, on a square of 40 that is the table's cloth: of one family, in ink, gold and red."""
    spokes = "".join(line(f"M20 20L{n(20 + 6 * math.cos(a * math.pi / 4))} {n(20 + 6 * math.sin(a * math.pi / 4))}", 1.5) for a in range(8))
    pink = "#E58A80"
    # a rank as on a card, in one stroke
    two = "M13.5 14.8C14 11.2 16.4 9.2 20 9.2C23.8 9.2 26.4 11.4 26.4 14.8C26.4 19.4 18 22.6 14.6 28.6H27.2"
    drawn = {
        "jaguar": g(jaguar_head(), transform=f"translate({n(20 - 64 * .225)} {n(20 - 66 * .225)}) scale(.225)"),
        "briscola-chiamata": disc(20, 20, 11.5, GOLD, 1.8) + el("circle", cx=20, cy=20, r=7.6, fill="none", stroke=INK, stroke_width=1.1)
        + spokes + disc(20, 20, 2.6, RED, 1),
        "jabberwocky": el("path", d=two, fill="none", stroke=INK, stroke_width=7, stroke_linejoin="miter", stroke_linecap="square")
        + el("path", d=two, fill="none", stroke=GOLD, stroke_width=4.4, stroke_linejoin="miter"),
        "jaago-chalis": pip("heart", 14.4, 15, 18, INK) + pip("diamond", 26, 25, 19.5, INK)
        + pip("heart", 14.4, 15, 14.6, pink) + pip("diamond", 26, 25, 15, pink),
        "tarot": el("path", d=Pen(GOLD).poly(star(20, 20.8, 12.5)), fill=GOLD, stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
    }
    # an invisible square gives every sign the same bounds
    square = el("rect", x=0, y=0, width=40, height=40, fill="none")
    return svg(5 * 50, 50, *(g(square, body, id=f"sign_{game}", transform=f"translate({k * 50 + 5} 5)") for k, (game, body) in enumerate(drawn.items())))


# ---------------------------------------------------------------- badges
LW = 3.0           # the one line weight of all 32 x 32 badges


class Pen:
    """Draws a badge in one ink. Cuts are geometry, not masks, so that any ground shows through."""

    def __init__(self, ink):
        self.ink = ink

    def line(self, *ds, w=LW):
        return line("".join(ds), w, self.ink)

    def fill(self, d, w=0.0):
        return el("path", d=d, fill=self.ink, fill_rule="evenodd", stroke=self.ink if w else None, stroke_width=w or None,
                  stroke_linejoin="round" if w else None)

    def dot(self, x, y, r):
        return disc(x, y, r, self.ink)

    def ring(self, x, y, r, w=LW):
        return el("circle", cx=x, cy=y, r=r, fill="none", stroke=self.ink, stroke_width=w)

    def box(self, x, y, w, h, r=2.5):
        return el("rect", x=x, y=y, width=w, height=h, rx=r, fill="none", stroke=self.ink, stroke_width=LW)

    def poly(self, points, closed=True):
        return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + ("Z" if closed else "")


def flatten(d, steps=10):
    """An absolute M/C/L/Z path as one polygon."""
    import re
    out, cmd, nums = [], None, []
    for t in re.findall(r"[MCLZ]|-?[0-9.]+", d):
        if t in "MCLZ":
            cmd, nums = t, []
            continue
        nums.append(float(t))
        if cmd in "ML" and len(nums) == 2:
            out.append((nums[0], nums[1]))
            nums = []
        elif cmd == "C" and len(nums) == 6:
            (x0, y0), (x1, y1, x2, y2, x3, y3) = out[-1], nums
            for k in range(1, steps + 1):
                u = k / steps
                v = 1 - u
                out.append((v**3 * x0 + 3 * v * v * u * x1 + 3 * v * u * u * x2 + u**3 * x3,
                            v**3 * y0 + 3 * v * v * u * y1 + 3 * v * u * u * y2 + u**3 * y3))
            nums = []
    return out


def half_plane(poly, f):
    """The part of a polygon where f(point) >= 0."""
    out = []
    for (p, q) in zip(poly, poly[1:] + poly[:1]):
        a, b = f(p), f(q)
        if a >= 0:
            out.append(p)
        if (a >= 0) != (b >= 0):
            u = a / (a - b)
            out.append((p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u))
    return out


SLASH = ((5, 27), (27, 5))


def slash_distance(p):
    """Signed distance from the slash, which runs up to the right."""
    return (p[0] + p[1] - 32) / math.sqrt(2)


def cut_fill(pen, poly, gap=3.4):
    """A filled shape with a slanted cut for the slash."""
    a, b = half_plane(poly, lambda p: slash_distance(p) - gap), half_plane(poly, lambda p: -slash_distance(p) - gap)
    return "".join(pen.fill(pen.poly(x)) for x in (a, b) if len(x) > 2)


def none_of(pen, poly):
    """The shape whole, its lower right corner cut away for a cross: the suit stays readable at 16 px."""
    corner = [p for p in half_plane(poly, lambda p: 38.6 - p[0] - p[1])]
    return pen.fill(pen.poly(corner)) + pen.line("M21.6 21.6L29.4 29.4M29.4 21.6L21.6 29.4")


def cut_line(pen, points, gap=4.6):
    """A stroked polyline that leaves room for the slash."""
    runs, run = [], []
    for p in points:
        if abs(slash_distance(p)) >= gap:
            run.append(p)
        else:
            if len(run) > 1:
                runs.append(run)
            run = []
    if len(run) > 1:
        runs.append(run)
    return "".join(pen.line(pen.poly(r, False)) for r in runs)


def slash(pen):
    (x0, y0), (x1, y1) = SLASH
    return pen.line(f"M{x0} {y0}L{x1} {y1}")


def star(cx, cy, r, inner=0.46, points=5):
    return [polar(cx, cy, r if k % 2 == 0 else r * inner, -90 + k * 180 / points) for k in range(2 * points)]


def placed(suit, x, y, h):
    return [(x + px * h / 100, y + py * h / 100) for px, py in flatten(PIPS[suit])]


def badges(ink):
    p = Pen(ink)
    b = {}
    # the pack, and what leaves it
    b["dealer"] = (p.fill("M5.6 3.5H14.4A2.6 2.6 0 0 1 17 6.1V18.9A2.6 2.6 0 0 1 14.4 21.5H5.6A2.6 2.6 0 0 1 3 18.9V6.1A2.6 2.6 0 0 1 5.6 3.5Z")
                   + p.line("M4.5 25.2H15.5M4.5 29.4H15.5", w=2.4) + p.line("M20.5 12.5H28.6M24.4 7.6L29.3 12.5L24.4 17.4"))
    b["taker"] = p.line("M8 29V4") + p.fill("M8 5C13 2.6 16 7.8 21 6.4C23 5.8 25 5 26.6 4.4V17.6C24 19 21.6 19.8 18.6 19C14.6 18 12 16 8 18Z", 2)
    b["jaguar"] = g(p.fill("M16 6C19 6 21 6.4 22.4 7.2A5 5 0 1 1 28 12.6C28.8 15 29 17 28.6 19C28.2 22 27 23.8 25.4 25C23.8 28.4 20.4 30 16 30"
                          "C11.6 30 8.2 28.4 6.6 25C5 23.8 3.8 22 3.4 19C3 17 3.2 15 4 12.6A5 5 0 1 1 9.6 7.2C11 6.4 13 6 16 6Z"
                          "M7.4 16.6C8.6 19.2 11.8 19.6 13.6 17.8C12.8 14.8 9.4 13.6 7.4 16.6ZM24.6 16.6C23.4 19.2 20.2 19.6 18.4 17.8C19.2 14.8 22.6 13.6 24.6 16.6Z"
                          "M12.2 21.6C13.8 20.8 18.2 20.8 19.8 21.6C19.6 23.8 17.6 25.2 16 26C14.4 25.2 12.4 23.8 12.2 21.6Z"
                          "M14.8 8.6H17.2V12H14.8ZM10.2 9.4L12.4 9L12.2 12.4L9.6 11.8ZM21.8 9.4L19.6 9L19.8 12.4L22.4 11.8Z"), transform="translate(0.8 0.4) scale(0.95)")
    b["friend"] = (p.ring(11, 10.5, 4.6) + p.line("M3 28C3 21 6 18.6 11 18.6C16 18.6 19 21 19 28")
                   + p.line("M19.5 5.9A4.6 4.6 0 1 1 20.6 14.9M22.6 18.8C26.8 19.4 29 22 29 28"))
    b["thinking"] = (p.line("M10 21.5C5.8 21.5 3.5 18.8 3.5 15.8C3.5 12.8 5.6 10.8 8.2 10.4C8.6 6.4 12 3.8 15.8 3.8C19.2 3.8 22 5.6 23.2 8.6"
                            "C26.6 8.8 28.5 11.6 28.5 14.8C28.5 18.6 26 21.5 22.2 21.5Z") + p.dot(10, 26.4, 2.4) + p.dot(5.6, 29.6, 1.6)
                     + p.dot(10.4, 14.4, 1.9) + p.dot(16, 14.4, 1.9) + p.dot(21.6, 14.4, 1.9))
    for suit in PIPS:
        b[f"void_{suit}"] = none_of(p, placed(suit, 13, 13.5, 25))
    b["void_trump"] = none_of(p, star(13.2, 14.6, 13.4, 0.5))
    b["winner"] = (p.fill("M9 4H23V12C23 17 20 20 16 20C12 20 9 17 9 12Z", 2) + p.line("M8.6 7H3.8C3.8 12 6 14.4 10 14.6M23.4 7H28.2C28.2 12 26 14.4 22 14.6")
                   + p.line("M16 20V26M9.5 28H22.5"))
    b["clock"] = p.ring(16, 16, 12.5) + p.line("M16 8.6V16L21 19.4")
    b["lock"] = (p.line("M9.5 14V10.5C9.5 6.4 12.4 4 16 4C19.6 4 22.5 6.4 22.5 10.5V14")
                 + p.fill("M8.5 13.5H23.5A3 3 0 0 1 26.5 16.5V26A3 3 0 0 1 23.5 29H8.5A3 3 0 0 1 5.5 26V16.5A3 3 0 0 1 8.5 13.5ZM14.4 20.6V25H17.6V20.6A2.4 2.4 0 1 0 14.4 20.6Z"))
    b["human"] = p.ring(16, 10, 5.8) + p.line("M5 29C5 21.6 9 19.4 16 19.4C23 19.4 27 21.6 27 29Z")
    b["computer"] = p.box(3.5, 5, 25, 17, 3) + p.line("M16 22V28M9.5 28H22.5") + p.dot(11.4, 12.4, 2) + p.dot(20.6, 12.4, 2) + p.line("M12 16.8H20", w=2.2)
    b["crown"] = p.fill("M4 9L10.6 15L16 5.4L21.4 15L28 9L25.4 22.4H6.6Z", 2.4) + p.line("M7 27.6H25")
    b["hint"] = (p.line("M12 22.4C11.6 19.6 7.4 17.6 7.4 12.2C7.4 7.2 11.2 3.8 16 3.8C20.8 3.8 24.6 7.2 24.6 12.2C24.6 17.6 20.4 19.6 20 22.4Z")
                 + p.line("M12.6 27.8H19.4") + p.line("M16 22V14.4M12.8 11.6L16 14.8L19.2 11.6", w=2.2))
    b["undo"] = p.line("M5 12H19.5C24.4 12 27.5 15.2 27.5 19.4C27.5 23.6 24.4 26.8 19.5 26.8H12M11.5 5L4.5 12L11.5 19")
    b["redo"] = p.line("M27 12H12.5C7.6 12 4.5 15.2 4.5 19.4C4.5 23.6 7.6 26.8 12.5 26.8H20M20.5 5L27.5 12L20.5 19")
    # cards that lie on one another, and the way back to them
    b["last_trick"] = (p.box(16.5, 11.5, 12, 17, 2.4) + p.line("M12.2 28.5H11.6A2.6 2.6 0 0 1 9 25.9V17.6")
                       + p.line("M4.4 12.4C6.4 6.8 11 3.6 16.4 3.6C19.6 3.6 22.2 4.6 24.4 6.4") + p.line("M3 6.2L4 12.8L10.4 11.4"))
    b["claim"] = p.box(5, 3.5, 17, 25, 2.8) + p.line("M9.5 16.5L13 20L18 12.4", w=LW) + p.line("M26.8 8V28.5")
    b["pause"] = p.line("M10.5 6V26M21.5 6V26", w=5)
    b["score"] = p.line("M6 6V26M12.6 6V26M19.2 6V26M25.8 6V26M2.6 22L29.4 10")
    b["guide"] = (p.line("M16 8C13 5.6 8.6 5 3.5 5.6V24.6C8.6 24 13 24.6 16 27C19 24.6 23.4 24 28.5 24.6V5.6C23.4 5 19 5.6 16 8Z") + p.line("M16 8V26"))
    b["talk"] = p.line("M7 4.5H25A3.5 3.5 0 0 1 28.5 8V17.5A3.5 3.5 0 0 1 25 21H15L8.5 27.5V21H7A3.5 3.5 0 0 1 3.5 17.5V8A3.5 3.5 0 0 1 7 4.5Z") + p.line("M10 10H22M10 15.4H17.5", w=2.4)
    speaker = p.fill("M3.5 12H8.5L15.5 6V26L8.5 20H3.5Z", 2)
    b["sound_on"] = speaker + p.line(arc(15, 16, 6.2, -48, 48), arc(15, 16, 12.4, -52, 52))
    b["sound_off"] = speaker + p.line("M21 12L29 20M29 12L21 20")
    b["play"] = p.fill("M9 5.4V26.6L27 16Z", 2)
    b["clear"] = p.line("M7 7L25 25M25 7L7 25", w=LW)
    b["settings"] = "".join(p.line(f"M3.5 {y}H{kx - 4.4:g}M{kx + 4.4:g} {y}H28.5") + p.ring(kx, y, 3.2) for y, kx in ((7, 20), (16, 11), (25, 21)))
    b["new_game"] = p.line("M17 28.5H8A2.8 2.8 0 0 1 5.2 25.7V6.3A2.8 2.8 0 0 1 8 3.5H19.4A2.8 2.8 0 0 1 22.2 6.3V15.5") + p.line("M24 20V29.4M19.3 24.7H28.7") \
        + p.fill(p.poly(placed("spade", 13.7, 12, 10)))
    lid = [(3 + 26 * t, 16 - 11.6 * math.sin(math.pi * t) ** 0.86) for t in (k / 24 for k in range(25))]
    low = [(x, 32 - y) for x, y in lid]
    b["eye"] = p.line(p.poly(lid + low[::-1][1:-1])) + p.dot(16, 16, 4.4)
    pupil = [polar(16, 16, 4.8, k * 15) for k in range(24)]
    b["eye_off"] = cut_line(p, lid, 4.4) + cut_line(p, low, 4.4) + cut_fill(p, pupil, 3) + slash(p)
    return b


BADGES = ("dealer taker jaguar friend thinking void_club void_diamond void_heart void_spade void_trump winner clock lock human computer "
          "crown hint undo redo last_trick claim pause score guide talk sound_on sound_off settings new_game eye eye_off play clear").split()


def badge_sheet(ink):
    b = badges(ink)
    # an invisible square gives every badge the same bounds
    square = el("rect", x=0, y=0, width=32, height=32, fill="none")
    return svg(8 * 40, 5 * 40, *(g(square, b[k], id=k, transform=f"translate({i % 8 * 40 + 4} {i // 8 * 40 + 4})") for i, k in enumerate(BADGES)))


def main():
    out = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[1] / "icons"
    files = {"icon.svg": icon(), "icon-small.svg": icon_small(), "avatars.svg": avatars(), "moods.svg": moods(), "signs.svg": signs(),
             "badges-light.svg": badge_sheet(PAPER), "badges-dark.svg": badge_sheet(INK)}
    for name, text in files.items():
        (out / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text) / 1024:.1f} kB")


if __name__ == "__main__":
    main()
