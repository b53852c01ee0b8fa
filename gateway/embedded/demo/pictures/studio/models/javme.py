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


def par_light(v):
    m = make(tint='p', rough=.42, coat=.15, coat_rough=.3); br = make(tint='p', rough=.45); dark = make('#0c0d0e', rough=.5); st = steel(.3)
    def head():  # axis z = beam
        lathe([(0, -7.4), (6.4, -7.4, .5), (7.6, -6.6, .8), (8.3, -4.4, .4), (8.3, 4.6, .2), (8.8, 4.8, .1), (8.9, 6.2, .25), (8.3, 6.3, .15), (8.0, 5.3, .1), (0, 5.2)], m, seg=128)
        for i in range(40):
            a = TAU * i / 40; box(.32, .9, 7.6, m, (8.6 * math.cos(a), 8.6 * math.sin(a), .2), b=.1, rot=(0, 0, math.degrees(a) + 90), seg=2)
        lathe([(0, 5.38), (8.0, 5.38)], dark, seg=96)
        cols = ['#ffd9c9', '#ff6a55', '#63d98a', '#5f8dff', '#ffe9b0', '#c78bff']
        spots = [(0, 0)] + [(2.6 * math.cos(TAU * i / 6), 2.6 * math.sin(TAU * i / 6)) for i in range(6)] + [(5.1 * math.cos(TAU * (i + .5) / 12), 5.1 * math.sin(TAU * (i + .5) / 12)) for i in range(12)]
        for i, (x, y) in enumerate(spots):
            lathe([(0, .95), (.75, .75, .3), (1.12, .1, .1), (1.16, -.2)], make('#dfe4ea', rough=.06, coat=1.0, spec=.8), (x, y, 5.35), seg=40)
            lathe([(0, .3), (.5, .28), (.55, 0)], glow(cols[i % 6], .9), (x, y, 6.05), seg=24); torus(1.2, .1, dark, (x, y, 5.4), seg=40, n=8)
        # rear: fan grille
        for i in range(5): torus(1.2 + .9 * i, .16, dark, (0, 0, -7.45), seg=64, n=8)
        for i in range(3): cyl(.5, 1.0, st, (3.8 * math.cos(i * 2.1), 3.8 * math.sin(i * 2.1), -7.6), seg=24, b=.1)
    group(head, (0, 0, 14.5), (68, 0, 0))
    # double bracket as floor stand, knobs
    for s in (-1, 1):
        rbox(.5, 2.6, 15.5, 1.2, br, (s * 10.4, 0, 8.4), 'x', b=.12); cyl(1.9, 1.4, dark, (s * 11.3, 0, 14.5), 'x', b=.3); rib = rbox(1.2, .4, .5, .15, dark, (s * 11.3, 0, 16.35), 'x'); ring(rib, 14, (s * 11.3, 0, 14.5), 'x')
        cyl(.9, 2.4, st, (s * 9.4, 0, 14.5), 'x')
        def leg(): rbox(.5, 2.6, 16.5, 1.2, br, (0, 0, -6.6), 'x', b=.12)
        group(leg, (s * 9.9, 0, 14.5), (44, 0, 0)); group(lambda: rbox(.5, 2.6, 16.5, 1.2, br, (0, 0, -6.6), 'x', b=.12), (s * 10.4, 0, 14.5), (-44, 0, 0))
    rbox(20.2, 2.6, .5, .8, br, (0, 10.35, 4.1), 'z', b=.1, rot=(-44, 0, 0)); rbox(21.2, 2.6, .5, .8, br, (0, -10.35, 4.1), 'z', b=.1, rot=(44, 0, 0))
    tube([(2, 6, 13), (3, 12, 9), (4, 15, 3.4), (8, 18, 3.3), (14, 16, 3.3)], .42, rubber(), fit=False)
    return dict(front=(-30, 16), side=(44, 14), detail=(-16, 30, dict(at=(0, -5, 16), r=8.6)))


def microphone(v):
    m = tmetal(.3); bodym = make(tint='m', rough=.34); dark = plastic('#15171a', rough=.4); st = chrome()
    def mesh_(n):
        c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
        a = n.math('ARCTAN2', c.outputs[1], c.outputs[0])
        u = n.math('SINE', n.math('ADD', n.math('MULTIPLY', a, 26.0), n.math('MULTIPLY', c.outputs[2], 9.5))); w = n.math('SINE', n.math('SUBTRACT', n.math('MULTIPLY', a, 26.0), n.math('MULTIPLY', c.outputs[2], 9.5)))
        h = n.math('MULTIPLY', u, w)
        return n.ramp(h, (.35, .0), (.7, .93)), n.bump(h, -.8, .12), None
    grill = make('#b9bcc0', rough=.28, metal=1.0, extra=mesh_)
    def mic():  # along z, head up
        lathe([(0, 0), (1.25, 0, .15), (1.45, .5, .2), (1.5, 1.2, .1), (1.6, 3), (1.95, 11.5), (2.15, 13.8, .4), (2.5, 14.8, .3), (2.5, 15.4, .1), (0, 15.4)], bodym, seg=96)
        lathe([(1.46, .55), (1.52, .65, .04), (1.53, 1.1, .04), (1.48, 1.2)], st)
        # switch plate
        rbox(1.1, .3, 2.6, .5, dark, (0, -1.78, 10), 'y', b=.1, rot=(-2.4, 0, 0)); rbox(.62, .45, .9, .25, steel(.3), (0, -2.0, 10.3), 'y', b=.12, rot=(-2.4, 0, 0))
        # head: lower basket, band, dome
        lathe([(2.3, 15.2), (2.55, 15.3), (3.05, 16.2), (3.15, 17.4), (3.15, 17.5)], grill, seg=128)
        lathe([(3.1, 17.3), (3.32, 17.35, .08), (3.32, 18.25, .08), (3.1, 18.3)], m, seg=128)
        lathe([(3.15, 18.2), (3.15, 19.2)] + [(3.15 * math.cos(a), 19.2 + 2.75 * math.sin(a)) for a in (math.pi / 2 * i / 24 for i in range(1, 24))] + [(0, 21.95)], grill, seg=128)
        ball(2.95, make('#101113', rough=.95), (0, 0, 18.8), sz=1.0)
        lathe([(0, -.05), (.95, -.05), (1.0, .1)], make('#08090a', rough=.7))
        for i in range(3): cyl(.12, .5, st, (.45 * math.cos(i * 2.1), .45 * math.sin(i * 2.1), -.1), seg=12)
    # lies on a low rest, head towards the viewer's left
    group(mic, (9.5, 4.5, 1.75), (0, -84, 32))
    return dict(front=(-8, 24, dict(fill=.88)), side=(48, 16, dict(fill=.84)), detail=(-26, 22, dict(at=(-6.4, -5.4, 3.2), r=5.4)))


def mixing_console(v):
    body = grained(tint='p', rough=.45, scale=6, strength=.1, dist=.02); dark = grained('#1a1c1e', rough=.5, scale=8, strength=.1); st = steel(.3); knob = rubber('#26282b'); slot = make('#050506', rough=.9)
    W, D = 46, 36
    def desk():
        # top panel lies in z = 0 plane, front towards -y
        rbox(W, D, 1.2, 1.0, body, (0, 0, -.6), 'z', b=.3)
        n = 10; cw = 3.7
        cols = ['#d8dadd', '#4c8fd0', '#4fae6d', '#d8dadd', '#e2b53c', '#d65546']
        for c in range(n):
            x = -W / 2 + 3.2 + cw * c
            box(.06, D - 3, .05, make('#6b7076'), (x + cw / 2, 0, .01)) if c < n - 1 else None
            # jack
            pipe(.95, .55, .5, st, (x, 15.4, .2), b=.08, seg=40); cyl(.6, .3, slot, (x, 15.4, .1), seg=32)
            for j in range(6):
                y = 12.4 - 2.55 * j
                lathe([(.95, 0), (.95, .12, .05), (0, .12)], dark, (x, y, 0), seg=32); lathe([(0, 1.25), (.52, 1.22, .1), (.62, .1), (.62, 0)], make(cols[j], rough=.4), (x, y, .1), seg=24); box(.1, .5, .05, make('#f6f6f6') if j not in (0, 3) else make('#303236'), (x, y + .3, 1.36))
            rbox(1.1, .7, .5, .15, make('#cf3d33' if c % 4 else '#e9b93a', rough=.35), (x - .6, -3.1, .2), 'z', b=.1); rbox(1.1, .7, .5, .15, make('#c9ccd0', rough=.35), (x + .75, -3.1, .2), 'z', b=.1)
            # fader
            rbox(.32, 9.6, .1, .15, slot, (x, -9.8, .03), 'z')
            for t in range(9): box(.9, .08, .04, make('#8d9297'), (x + .75, -14.2 + 1.1 * t, .01))
            y = -9.8 + 3.4 * math.sin(c * 1.7 + .6)
            prism(fillet([(-.85, 0), (.85, 0), (.62, .95, .1), (.25, .8, .2), (-.25, .8, .2), (-.62, .95, .1)], True), 1.15, make('#e8e9ea' if c < n - 2 else '#cf3d33', rough=.35), (x, y, .15), 'x', b=.08); box(1.16, .12, .06, make('#25272a'), (x, y, .97))
        # master section: level meter, display, knobs
        x = W / 2 - 4.4
        rbox(6.2, 9.5, .3, .4, screen(), (x, 10.5, .1), 'z', b=.08)
        for q in (-1.2, .6):
            for j in range(14): rbox(1.0, .38, .08, .1, glow('#67d98a' if j < 9 else '#f2c64a' if j < 12 else '#ef5a49', .9 if j < 8 + (q > 0) else .12), (x + q + .3, 6.6 + .57 * j, .27), 'z')
        for j in range(2): lathe([(0, 1.5), (1.0, 1.45, .15), (1.15, .1), (1.2, 0)], knob, (x - 1.4 + 3 * j, 3.2, 0), seg=40)
        for i in range(2):
            for j in range(4): rbox(1.5, 1.0, .5, .2, make(('#5b6067', '#4c8fd0', '#5b6067', '#4fae6d')[j], rough=.4), (x - 1.3 + 2.8 * i, -1 - 1.7 * j, .2), 'z', b=.1)
        for i in (-1.3, 1.5):
            rbox(.32, 8.6, .1, .15, slot, (x + i, -12.2, .03), 'z'); prism(fillet([(-.85, 0), (.85, 0), (.62, .95, .1), (.25, .8, .2), (-.25, .8, .2), (-.62, .95, .1)], True), 1.3, make('#cf3d33', rough=.35), (x + i, -11 , .15), 'x', b=.08)
    group(desk, (0, 0, 6.6), (11, 0, 0))
    # wedge cabinet and cheeks
    side = [(-D / 2, 0), (D / 2, 0), (D / 2, 9.0), (D / 2 - 1.4, 9.6), (-D / 2, 2.8)]
    prism(side, W - .6, dark, (0, 0, .5), 'x', b=.2)
    for s in (-1, 1): prism(fillet([(-D / 2 - .9, 0, .8), (D / 2 + .8, 0, .8), (D / 2 + .8, 11.0, 2), (D / 2 - 3, 11.4, 1.5), (-D / 2 - .9, 4.4, 1.4)], True), 1.5, body, (s * (W / 2 + .6), 0, .3), 'x', b=.4)
    for x in (-18, 18):
        for y in (-14, 14): cyl(1.2, .9, rubber(), (x, y, .2), b=.15, seg=32)
    return dict(front=(-24, 36), side=(36, 26), detail=(-28, 34, dict(at=(8, -6, 6), r=11)))


def moving_head(v):
    m = gloss(tint='p', rough=.35, coat=.25, coat_rough=.15); dark = grained('#141517', rough=.5, scale=8); st = steel(.3); gl = make('#0e1420', rough=.03, coat=1.0, spec=1.0)
    # base
    rbox(30, 26, 8.4, 3, dark, (0, 0, 5.2), 'z', b=1.2, seg=4); rbox(30.4, 26.4, 1.0, 3.2, m, (0, 0, 6.2), 'z', b=.4)
    rbox(11, .6, 4.2, .6, screen(), (-4.6, -13.1, 5.0), 'y', b=.12); rbox(9.4, .1, 2.8, .3, glow('#2f6fc0', .5), (-4.6, -13.42, 5.0), 'y')
    for i in range(3): box(7.4 - 2.2 * i, .06, .34, glow('#d9ecff', .8), (-4.8 - 1.1 * i, -13.5, 5.8 - .8 * i))
    for i in range(4): rbox(1.4, .4, 1.4, .35, plastic('#3a3d41'), (4.2 + 2.2 * i, -13.15, 5.0), 'y', b=.12)
    for s in (-1, 1):
        for i in range(6): rbox(.4, 1.1, 4.6, .5, make('#050505', rough=.9), (s * 15.02, -6 + 2.4 * i, 5), 'x')
        rbox(1.6, 9, 2.4, 1, dark, (s * 15.6, 0, 8.4), 'x', b=.4)
    for x in (-11, 11):
        for y in (-9, 9): cyl(1.5, 1.4, rubber(), (x, y, .5), b=.2, seg=32)
    lathe([(0, 0), (8.6, 0, .3), (8.4, 1.4, .3), (0, 1.4)], dark, (0, 0, 9.2), seg=96)
    # yoke
    P = smooth_line([(-12.6, 0, 31), (-12.8, 0, 24), (-12.2, 0, 16.5), (-9.6, 0, 12.4), (-4, 0, 11.4), (4, 0, 11.4), (9.6, 0, 12.4), (12.2, 0, 16.5), (12.8, 0, 24), (12.6, 0, 31)], 8)
    rings = []
    for i, p in enumerate(P):
        a, b = Vector(P[max(0, i - 1)]), Vector(P[min(len(P) - 1, i + 1)]); d = (b - a).normalized(); up = Vector((0, 1, 0)).cross(d)
        k = abs(2 * i / (len(P) - 1) - 1)
        w = 10 - 1.6 * k; t = 3.6 - .6 * k
        if i in (0, len(P) - 1): w *= .8; t *= .7
        rings.append([tuple(Vector(p) + Vector((0, x, 0)) + up * y) for x, y in rrect(w, t, 1.5, 6)])
    loft(rings, m, angle=50, b=.2)
    for s in (-1, 1): lathe([(0, .8), (3.2, .7, .4), (3.7, 0), (3.7, -.4)], dark, (s * 14.3, 0, 26.5), rot=(0, 90 * s, 0), seg=64)
    # head
    def head():
        lathe([(0, -11.5), (5.4, -11.5, 1.2), (8.0, -9.4, 1.6), (9.4, -4, 1.5), (9.5, 3, .8), (8.8, 6.2, .8), (8.2, 6.6)], m, seg=96, sx=1.0, sy=.96)
        lathe([(8.1, 6.4), (8.9, 6.5, .2), (9.0, 9.6, .4), (8.2, 9.8, .2), (7.6, 8.4, .2), (0, 8.3)], dark, seg=96)
        lathe([(7.3, 8.6), (5.5, 9.5), (3, 10.1), (0, 10.3)], gl, seg=96); torus(7.5, .35, st, (0, 0, 8.75), seg=96)
        for s in (-1, 1):
            for i in range(5): rbox(5, .5, .7, .3, make('#050505', rough=.9), (0, s * 9.05, -3 + 1.5 * i), 'y')
        lathe([(9.42, 1.5), (9.62, 1.6, .08), (9.62, 2.3, .08), (9.42, 2.4)], dark, seg=96, sy=.96)
    group(head, (0, 0, 26.5), (62, 0, 0))
    return dict(front=(-30, 14), side=(40, 12), detail=(-20, 18, dict(at=(0, -4, 27), r=12.5)))


def mirror_ball(v):
    R = 20; m = tmetal(.05); st = chrome(); dk = make('#2a2c2f', rough=.5)
    # facets: a tile per latitude and longitude step, each tilted a little its own way
    import random as rnd
    rnd.seed(3)
    ball(R - .25, dk, (0, 0, R), seg=64)
    V, F = [], []
    k = 34
    for i in range(k):
        t0, t1 = math.pi * (i / k - .5), math.pi * ((i + 1) / k - .5); tm = (t0 + t1) / 2
        n = max(6, int(TAU * math.cos(tm) / (math.pi / k)))
        for j in range(n):
            a0, a1 = TAU * (j + .06) / n, TAU * (j + .94) / n
            q = []
            e = [rnd.uniform(-.12, .12) for _ in range(2)]
            for t, a, u, w in ((t0 + .006, a0, -1, -1), (t0 + .006, a1, 1, -1), (t1 - .006, a1, 1, 1), (t1 - .006, a0, -1, 1)):
                r = R + .25 + e[0] * u + e[1] * w
                q.append((r * math.cos(t) * math.cos(a), r * math.cos(t) * math.sin(a), R + r * math.sin(t)))
            F.append(tuple(range(len(V), len(V) + 4))); V += q
    mesh(V, F, m, smooth=False, recalc=False)
    lathe([(0, 0), (4.2, -.5, .2), (4.2, .9, .3), (1.2, 1.6, .3), (1.0, 3.0), (0, 3)], st, (0, 0, 2 * R - .2), seg=64); torus(1.6, .35, st, (0, 0, 2 * R + 4.2), rot=(90, 0, 0), seg=48)
    return dict(front=(-24, 10), side=(30, 14), detail=(-20, 30, dict(at=(-3, -7, 33), r=11)))


def subwoofer(v):
    m = grained(tint='p', rough=.6, scale=2.5, strength=.35, dist=.05); dk = plastic('#17181a', rough=.45); st = steel(.3); cone = rubber('#1c1d1f', rough=.55); mesh_ = perforated('#202225', None, 1.0, .34, 'xz', .4, .6)
    W, H, D = 52, 62, 54
    rbox(W, D, H, 1.6, m, (0, 0, H / 2 + 2), 'z', b=.8)
    y = -D / 2 - .1
    def driver():
        lathe([(21.5, 0), (21.5, 1.0, .3), (19.6, 1.4, .3), (18.4, 1.0, .2), (17.4, 2.4, .8), (16.2, 1.0, .4), (6.5, -5.5, .3), (6.3, -5.2)], cone, seg=128)
        lathe([(0, -2.2), (3.8, -3.2, .8), (6.6, -5.6)], dk, seg=64); torus(20.6, .35, st, (0, 0, 1.1), seg=128)
        for i in range(8): screw(.8, st, (20.5 * math.cos(TAU * i / 8), 20.5 * math.sin(TAU * i / 8), 1.3), 'z')
    cyl(21, .2, make('#08090a', rough=.9), (0, y, H * .58), 'y'); group(driver, (0, y - 5.6, H * .58), (90, 0, 0)); pipe(23.2, 21.2, 6, m, (0, y - 2.6, H * .58), 'y', b=.5, seg=128)
    rbox(38, .3, 6, 2.6, make('#060607', rough=.9), (0, y, 12), 'y', b=.1); rbox(11, .4, 3.4, .6, make('#d7d9db', metal=1.0, rough=.3), (0, -D / 2 - .2, 6.0), 'y', b=.15)
    for s in (-1, 1):
        rbox(.4, 16, 9, 2, make('#0b0c0d', rough=.8), (s * (W / 2 + .02), 2, H * .72), 'x', b=.1); tube([(s * (W / 2 + .6), -5, H * .75), (s * (W / 2 + .6), 9, H * .75)], 1.1, dk)
        for z in (4.2, H - .2):
            for y in (-D / 2 + 2.6, D / 2 - 2.6): rbox(5.4, 5.4, 4.6, 1.6, dk, (s * (W / 2 - 2.4), y, z), 'z', b=.7)
        for y in (-18, 18): cyl(4.2, 3.6, dk, (s * 18, y, .6), b=.5)
    lathe([(2.0, 0), (6.5, 0, .3), (6.5, .8, .3), (3.4, 1.2, .2), (3.2, 2.6), (2.0, 2.6)], dk, (0, 0, H + 2), seg=64); cyl(2.2, .4, make('#060606'), (0, 0, H + 3.4))
    return dict(front=(-32, 16), side=(38, 14), detail=(-34, 26, dict(at=(-16, -20, 52), r=20)))


def microphone_stand(v):
    m = make(tint='p', rough=.4, metal=.0, coat=.2); ch = tmetal(.12) if v == 'metal' else m; dk = rubber('#17181a'); grille = perforated('#5c6065', None, .28, .3, 'xz', .35, 1.0)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        x, y = math.cos(a), math.sin(a)
        tube([(1.6 * x, 1.6 * y, 14), (30 * x, 30 * y, 1.6)], .9, ch, smooth=False); tube([(2.0 * x, 2.0 * y, 7), (13 * x, 13 * y, 9.2)], .5, ch, smooth=False); cyl(1.5, 4, dk, (30.6 * x, 30.6 * y, 1.5), rot=(0, 66, math.degrees(a)), b=.4, seg=32)
    lathe([(0, 12), (2.2, 12, .3), (2.4, 16, .4), (1.6, 18, .3), (0, 18)], dk, seg=48); cyl(1.1, 76, ch, (0, 0, 50)); cyl(.8, 40, ch, (0, 0, 100)); lathe([(0, 84), (1.8, 84, .3), (1.9, 91, .3), (1.2, 92.4, .3), (0, 92.4)], dk, seg=48)
    lathe([(0, -2), (2.1, -2, .4), (2.1, 2, .4), (0, 2)], dk, (0, 0, 118), 'y', 48); cyl(1.4, 3.4, dk, (3.0, 0, 118), 'x', b=.4)
    A, B = Vector((22, 0, 106)), Vector((-44, 0, 143))
    tube([tuple(A), tuple(B)], .75, ch, smooth=False); cyl(1.6, 6, dk, tuple(A), rot=(0, 119, 0), b=.5, seg=40)
    def mic():
        lathe([(0, -16), (1.3, -16, .3), (1.5, -14), (2.2, 0), (2.2, 1)], dk, seg=48); lathe([(2.1, 1), (2.5, 1.1, .1), (2.5, 2.0, .1), (2.2, 2.1)], chrome(), seg=48); ball(2.6, grille, (0, 0, 4.2), sz=1.15, seg=48); torus(2.62, .2, chrome(), (0, 0, 4.0), seg=64)
    lathe([(1.5, -3), (2.5, -3, .3), (2.3, 4, .3), (1.7, 4)], dk, tuple(B + Vector((-2.4, 0, 1.0))), rot=(0, -100, 0), seg=40)
    group(mic, tuple(B + Vector((-10, 0, -2.2))), (0, -104, 0))
    return dict(front=(-24, 10), side=(40, 12), detail=(-16, 10, dict(at=(-46, 0, 141), r=15)))


def stage_spotlight(v):
    m = grained(tint='p', rough=.45, scale=5, strength=.12, dist=.03); dk = grained('#17181a', rough=.5, scale=6); st = steel(.3); vent = make('#060607', rough=.9)
    gl = make('#fff4dc', rough=.12, coat=1.0, emit='#ffdf9e', emit_power=.35, extra=_fresnel)
    W = 27
    def head():   # beam along z
        rr = lambda w, z: [(x, y, z) for x, y in rrect(w, w, 6.5, 10)]
        loft([rr(19, -17), rr(24, -16.4), rr(26, -14.4), rr(26.4, -13), rr(26.4, 13), rr(25.6, 14), rr(24, 14.2)], m, angle=40, b=.25)
        for s in (0, 180):
            def side():
                for i in range(8): rbox(12, .5, 1.1, .45, vent, (0, -13.15, -10.6 + 2.3 * i), 'y', b=.06); rbox(12.6, .7, .5, .2, m, (0, -13.3, -9.6 + 2.3 * i), 'y', b=.15)
            group(side, (0, 0, 0), (0, 0, s))
        lathe([(11.6, 13.5), (12.5, 13.9, .3), (12.5, 17.4, .3), (12.1, 17.8, .2), (11.1, 17.6, .2), (10.9, 15.5)], dk, seg=128)
        lathe([(11.0, 14.6), (10.6, 15.2), (8, 16.2), (4, 16.9), (0, 17.1)], gl, seg=128); lathe([(11.0, 15.2), (11.0, 15.9, .1), (10.5, 16.0, .1), (10.4, 15.2)], st, seg=96)
        # barn doors in a square frame
        loft([[(x, y, z) for x, y in rrect(a, a, b, 8)] for a, b, z in ((26.6, 3, 17.2), (26.6, 3, 18.0), (22.6, 8, 18.0), (22.6, 8, 17.2))], m, cap=False, loop=True, b=.1)
        def flap(a, w0, w1, L):
            def one():
                prism(fillet([(-w0, .6, .3), (w0, .6, .3), (w1, L, 1.2), (-w1, L, 1.2)], True), .24, m, (0, 0, 0), b=.06); cyl(.36, 2 * w0 - 3, st, (0, .2, 0), 'x', b=.08, seg=24)
                for x in (-w0 + 3, w0 - 3): rbox(1.8, 2.4, .2, .4, st, (x, 1.3, .2), 'z', b=.05); ball(.22, st, (x, 1.8, .3), seg=16)
            group(lambda: group(one, (0, 13.0, 18.2), (a, 0, 0)), (0, 0, 0), (0, 0, 0))
        for k, (a, w0, w1, L) in enumerate(((42, 12.4, 9.4, 14), (52, 11.4, 7.6, 11), (38, 12.4, 9.4, 14), (52, 11.4, 7.6, 11))): group(lambda: flap(a, w0, w1, L), (0, 0, 0), (0, 0, 90 * k))
        # rear: handle, lamp knob, cable gland
        ribbon([(-6, 0, -16.6), (-6, 0, -19.6), (0, 0, -20.6), (6, 0, -19.6), (6, 0, -16.6)], 2.2, 1.0, dk); cyl(1.1, 2.4, dk, (0, -6.4, -17.4), b=.3); tube([(0, 7, -16.4), (0, 7.4, -20), (0, 10, -23), (0, 15, -23)], .5, rubber())
    C = 38
    group(head, (0, 0, C), (98, 0, 0))
    # yoke, knobs, floor stand
    ribbon([(-15, 0, C + 1.5), (-15, 0, C - 10), (-14.4, 0, C - 16.6), (-11, 0, C - 18.4), (0, 0, C - 18.5), (11, 0, C - 18.4), (14.4, 0, C - 16.6), (15, 0, C - 10), (15, 0, C + 1.5)], 3.6, .7, m)
    for s in (-1, 1):
        cyl(1.4, 2.4, st, (s * 14, 0, C), 'x'); cyl(2.3, 1.8, dk, (s * 16.2, 0, C), 'x', b=.4); o = rbox(1.6, .6, .6, .25, dk, (s * 16.2, 0, C + 2.3), 'x', b=.1); ring(o, 12, (s * 16.2, 0, C), 'x')
    prism(hexpts(1.7), 1.2, st, (0, 0, C - 17.5), b=.1); lathe([(0, C - 24.4), (1.9, C - 24.4, .2), (2.0, C - 19.4, .3), (1.2, C - 18.8), (0, C - 18.8)], dk, seg=48)
    cyl(.8, 2.6, dk, (2.6, 0, C - 21.6), 'x', b=.2, seg=32); rbox(.9, .9, 3.4, .4, dk, (4.0, 0, C - 21.2), 'z', b=.2)
    cyl(1.35, C - 25, st, (0, 0, (C - 23) / 2), seg=48); lathe([(0, 0), (14.4, 0, .3), (14.8, .6, .4), (14.2, 1.5, .5), (3.2, 2.2, .4), (2.4, 4.2, .4), (0, 4.3)], dk, seg=128)
    return dict(front=(-30, 8), side=(42, 8), detail=(-24, 10, dict(at=(0, -14, 36), r=16)))


def _fresnel(n):
    c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
    d = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', c.outputs[0], c.outputs[0]), n.math('MULTIPLY', c.outputs[1], c.outputs[1])))
    h = n.math('FRACT', n.math('MULTIPLY', d, 1.35))
    return n.math('MULTIPLY', h, .35), n.bump(h, .9, .3), None


def audio_interface(v):
    m = make(tint='p', rough=.36, coat=.15, coat_rough=.3); face = grained('#1d1f22', rough=.45, scale=16, strength=.06); dk = plastic('#0d0e10', rough=.45); st = steel(.22); rub = rubber('#2a2c30', rough=.5)
    W, D, H = 21, 14, 6.2
    # wrapped metal sleeve, front plate set back
    loft([[(x, y, z + H / 2 + .5) for x, z in rrect(a, b, .9, 8)] for a, b, y in ((W, H, -D / 2), (W, H, D / 2), (W - .5, H - .5, D / 2), (W - .5, H - .5, -D / 2))], m, cap=False, loop=True, b=.06)
    rbox(W - .44, .6, H - .44, .7, face, (0, -D / 2 + .5, H / 2 + .5), 'y', b=.05); rbox(W - .44, .6, H - .44, .7, face, (0, D / 2 - .5, H / 2 + .5), 'y', b=.05)
    y, zc = -D / 2 + .2, H / 2 + .5
    for i, x in enumerate((-8.0, -4.3)):
        def jack():
            lathe([(0, .05), (1.25, .05), (1.3, .25, .06), (1.55, .3, .06), (1.6, 0)], dk, seg=64); cyl(.42, .1, make('#030303', rough=.9), (0, 0, .06), seg=32); pipe(.56, .42, .14, st, (0, 0, .08), seg=40)
            for a in (90, 210, 330): cyl(.2, .1, make('#030303', rough=.9), (.86 * math.cos(math.radians(a)), .86 * math.sin(math.radians(a)), .06), seg=20)
            rbox(.5, .3, .2, .1, st, (0, 1.15, .15), 'z', b=.04)
        group(jack, (x, y, zc - .5), (90, 0, 0))
    def knob(R, L, cap):
        lathe([(R + .12, 0), (R + .14, .12, .05), (R + .02, .14)], st, seg=64)
        lathe([(0, L), (R * .8, L, .06), (R * .88, L - .12, .08), (R * .96, .15), (R * .96, 0)], cap, seg=64); o = box(.07, .1, L * .75, cap, (R * .95, 0, L * .48), b=.02); ring(o, 36); box(.1, R * .5, .05, make('#f4f4f2'), (0, R * .5, L + .01))
    for i, x in enumerate((-1.35, 1.3)):
        group(lambda: knob(.78, 1.3, rub), (x, y, zc + .6), (90, 0, 0))
        for k in range(11):
            a = math.radians(225 - 27 * k); cyl(.1, .06, glow('#5fe08a' if k < 7 else '#f2c64a' if k < 9 else '#ef5a49', 1.2 if k < 6 + i else .18), (x + 1.22 * math.cos(a), y - .03, zc + .6 + 1.22 * math.sin(a)), 'y', seg=16)
        rbox(.9, .12, .36, .17, plastic('#4b4f55'), (x, y - .06, zc - 1.75), 'y', b=.04); cyl(.09, .06, glow('#ff5b4a' if i else '#5fe08a', 1.0), (x + .85, y - .04, zc - 1.75), 'y', seg=16)
    group(lambda: knob(1.55, 1.7, tmetal(.25)), (5.0, y, zc + .1), (90, 0, 0))
    for j in range(8): rbox(.55, .1, .2, .08, glow('#5fe08a' if j < 5 else '#f2c64a' if j < 7 else '#ef5a49', 1.1 if j < 6 else .18), (7.45, y - .04, zc - 1.1 + .34 * j), 'y')
    def phones(): lathe([(.36, .05), (.4, .3, .05), (.72, .34, .08), (.75, 0)], st, seg=48); cyl(.37, .1, make('#030303', rough=.9), (0, 0, .06), seg=32)
    group(phones, (9.1, y, zc - 1.35), (90, 0, 0)); group(lambda: knob(.62, 1.1, rub), (9.0, y, zc + .9), (90, 0, 0))
    # rear sockets
    for i, x in enumerate((-7, -4.6, 4, 6.4)): group(phones, (x, -y, zc), (-90, 0, 0))
    rbox(1.1, .2, .5, .2, st, (0, -y - .1, zc), 'y', b=.04)
    for x in (-1, 1):
        for yy in (-1, 1): cyl(.9, .6, rub, (x * (W / 2 - 2.2), yy * (D / 2 - 2), .3), b=.1, seg=40); screw(.3, st, (x * (W / 2 - .01), yy * (D / 2 - 1.6), zc), 'x') if x > 0 else group(lambda: screw(.3, st, (0, 0, 0), 'x'), (-W / 2 + .01, yy * (D / 2 - 1.6), zc), (0, 0, 180))
    return dict(front=(-24, 20), side=(36, 16), detail=(-30, 22, dict(at=(-3.4, -6.5, 3.4), r=5.2)))


def studio_microphone(v):
    m = make(tint='m', rough=.34); ch = tmetal(.16); dk = plastic('#17181a', rough=.42); st = steel(.22); band = rubber('#202225', rough=.7)
    grill = make('#c2c5c9', rough=.28, metal=1.0, extra=_mesh)
    # desk base with bent column behind the microphone
    lathe([(0, 0), (7.6, 0, .3), (7.8, .5, .3), (7.4, 1.3, .5), (0, 1.9)], dk, (0, 3.4, 0), seg=128); lathe([(0, 1.5), (1.6, 1.6, .2), (1.5, 2.6, .3), (0, 2.8)], st, (0, 7.0, 0), seg=48)
    tube([(0, 7.0, 1.8), (0, 7.0, 6), (0, 7.0, 11.5)], .55, st, smooth=False)
    Z = 9.2
    # microphone
    lathe([(0, Z - .6), (1.5, Z - .6, .15), (1.6, Z, .2), (2.3, Z + .4, .3), (2.5, Z + 1.2, .2), (2.5, Z + 10.4, .15), (2.7, Z + 10.7, .12), (2.7, Z + 11.5, .12), (2.5, Z + 11.6)], m, seg=128)
    lathe([(2.51, Z + 1.7), (2.56, Z + 1.75, .04), (2.56, Z + 2.0, .04), (2.51, Z + 2.05)], ch, seg=96)
    lathe([(2.45, Z + 11.5), (2.62, Z + 11.7), (2.62, Z + 16.4, .6), (2.2, Z + 17.6, .8), (0, Z + 18.1)], grill, seg=128); lathe([(2.35, Z + 11.5), (2.35, Z + 16.2, .6), (0, Z + 17.4)], make('#141517', rough=.95), seg=64)
    ribbon([(2.66 * math.cos(a), 0, Z + 15.4 + 2.75 * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))], .8, .14, m, n=2) ; [ribbon([(s * 2.66, 0, Z + 11.6), (s * 2.66, 0, Z + 15.5)], .8, .14, m, n=2) for s in (-1, 1)]
    lathe([(2.6, Z + 14.0, .05), (2.74, Z + 14.05, .05), (2.74, Z + 14.45, .05), (2.6, Z + 14.5)], m, seg=96)
    # badge and switches on the front
    lathe([(0, .12), (.55, .1, .05), (.62, -.1)], ch, (0, -2.5, Z + 9.2), rot=(90, 0, 0), seg=40)
    for x in (-.55, .55): rbox(.42, .16, .9, .2, dk, (x, -2.46, Z + 3.6), 'y', b=.05); rbox(.26, .2, .3, .12, st, (x, -2.52, Z + 3.8 - .2 * (x > 0)), 'y', b=.04)
    # shock mount: two outer rings with bars, inner clamp, elastic zigzag
    z0, z1, R = Z + 3.2, Z + 8.6, 5.4
    for z in (z0, z1): torus(R, .3, m, (0, 0, z), seg=128); torus(2.78, .26, dk, (0, 0, z + (.9 if z == z0 else -.9)), seg=96)
    for a in (50, 130, 230, 310):
        x, y = R * math.cos(math.radians(a)), R * math.sin(math.radians(a)); cyl(.26, z1 - z0, m, (x, y, (z0 + z1) / 2), seg=24); ball(.42, m, (x, y, z0), seg=24); ball(.42, m, (x, y, z1), seg=24)
    for i in range(4):
        for z, zi in ((z0, z0 + .9), (z1, z1 - .9)):
            a = math.radians(90 * i + 5)
            p = lambda r, q, zz: (r * math.cos(q), r * math.sin(q), zz)
            tube([p(R, a - .32, z), p(2.85, a, zi), p(R, a + .32, z)], .16, band, smooth=False); ball(.34, dk, p(R, a - .32, z), seg=20); ball(.34, dk, p(R, a + .32, z), seg=20)
    rbox(1.3, 1.5, 2.0, .5, dk, (0, 6.1, z0 - .1), 'z', b=.25); lathe([(0, -1.6), (1.15, -1.6, .2), (1.15, 1.6, .2), (0, 1.6)], dk, (0, 7.0, z0 - .6), 'x', 48); cyl(.95, 1.2, st, (2.1, 7.0, z0 - .6), 'x', b=.2, seg=40); o = box(1.0, .16, .2, st, (2.1, 7.95, z0 - .6)); ring(o, 20, (2.1, 7.0, z0 - .6), 'x')
    lathe([(0, 0), (.95, 0, .1), (1.0, 2.3, .15), (.95, 2.6), (0, 2.6)], st, (0, 0, Z - 3.1), seg=48)
    return dict(front=(-28, 10), side=(36, 12), detail=(-24, 14, dict(at=(0, -1, 21.5), r=6.6)))


def _mesh(n):
    c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
    a = n.math('ARCTAN2', c.outputs[1], c.outputs[0])
    u = n.math('SINE', n.math('ADD', n.math('MULTIPLY', a, 24.0), n.math('MULTIPLY', c.outputs[2], 9.2))); w = n.math('SINE', n.math('SUBTRACT', n.math('MULTIPLY', a, 24.0), n.math('MULTIPLY', c.outputs[2], 9.2)))
    h = n.math('MULTIPLY', u, w)
    return n.ramp(h, (.35, .0), (.7, .93)), n.bump(h, -.8, .12), None
