from kit import *
from materials import *


def pa_speaker(v):
    body = grained(tint='p', rough=.55, scale=7, strength=.3, dist=.03)
    grille = perforated('#55585c', pitch=.8, hole=.34, plane='xz', rough=.38, metal=.3); dark = plastic('#141517', rough=.45); st = steel(.35)
    # trapezoid cabinet (front wider than back)
    w, d, h = 40, 36, 68
    out = fillet([(-w / 2, -d / 2, 2.5), (w / 2, -d / 2, 2.5), (w / 2 - 1, -d / 2 + 14, 6), (w / 2 - 8, d / 2, 3), (-w / 2 + 8, d / 2, 3), (-w / 2 + 1, -d / 2 + 14, 6)], True)
    prism(out, h, body, (0, 0, h / 2 + 1), b=1.6, seg=4)
    # front frame and curved grille
    rbox(w - 2.4, 1.6, h - 4, 3, dark, (0, -d / 2 - .2, h / 2 + 1), 'y', b=.5)
    n = 40
    W, H = w - 5, h - 7
    def g(a, b):
        x = (a - .5) * W; z = (b - .5) * H
        ex = 1 - abs(2 * a - 1) ** 6; ez = 1 - abs(2 * b - 1) ** 14
        return (x, -2.6 * (1 - (2 * a - 1) ** 2) ** .8 * max(ez, 0) ** .5 - .1, z)
    surf(g, n, n * 2, grille, at=(0, -d / 2 - .9, h / 2 + 1))
    rbox(w - 3.6, .9, h - 5.2, 2.6, dark, (0, -d / 2 - .75, h / 2 + 1), 'y', b=.3)
    # badge plate, power light
    rbox(6, .5, 1.4, .3, st, (0, -d / 2 - 2.2, 9), 'y', b=.15); rbox(.7, .4, .7, .34, glow('#59a8ff', 2), (0, -d / 2 - 1.5, 5.1), 'y')
    # corner protectors and feet, handles at the sides, top handle
    for x in (-1, 1):
        for z in (2.6, h - .6):
            rbox(5.4, 5.4, 3.4, 2, rubber(), (x * (w / 2 - 2.3), -d / 2 + 2.3, z), 'z', b=.5)
    for x in (-13, 13):
        for y in (-12, 10): cyl(1.6, 1.4, rubber(), (x * (1 if y < 0 else .7), y, .6), b=.3)
    for s in (-1, 1):
        def handle():
            rbox(.8, 14, 8, 2, dark, (0, 0, 0), 'x', b=.3); rbox(.9, 11.5, 5.4, 1.6, make('#060607', rough=.8), (.1, 0, -.3), 'x', b=.1)
            rbox(2.2, 12.5, 2.0, .9, rubber('#222427'), (1.0, 0, 1.7), 'y', b=.4)
            for y in (-6, 6):
                for z in (-3.2, 3.2): screw(.4, st, (.45, y, z), 'x')
        group(handle, (s * (w / 2 - .3), -4.2, h * .62), (0, 0, -4 if s > 0 else 184))
    rbox(16, 5, 3.4, 1.6, dark, (0, -2, h + 1.6), 'x', b=.6); rbox(11, 5.4, 1.4, .6, make('#070708', rough=.8), (0, -2, h + 1.55), 'x')
    # back panel: plate, sockets, knobs
    rbox(18, 1, 34, 1, make('#202225', rough=.45), (0, d / 2 + .1, h * .52), 'y', b=.2)
    for i in range(5):
        z = h * .52 + 12 - i * 4.4
        cyl(1.0, 1.8, rubber('#303236'), (-4.6, d / 2 + 1.2, z), 'y', b=.2); pipe(1.25, .85, .8, st, (3.6, d / 2 + .8, z), 'y', b=.1); cyl(.9, .4, make('#050505'), (3.6, d / 2 + .6, z), 'y')
    for i in range(8): rbox(14, .8, .7, .3, make('#2c2f33', rough=.4, metal=.5), (0, d / 2 + .7, h * .52 - 9.4 - i * 1.0), 'y')
    return dict(front=(-28, 10), side=(42, 12), detail=(-34, 16, dict(at=(-3, -16, 52), r=19)))
