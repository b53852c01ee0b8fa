from kit import *
from materials import *


def bluetooth_speaker(v):
    L, R = 21.0, 4.4
    cloth = make(tint='p', rough=.85, spec=.05, extra=_cloth)
    rub = rubber('#232528')
    acc = plastic(tint='s', rough=.4)
    def build():
        lathe([(0, -L / 2 + .2), (R - .5, -L / 2 + .2, .4), (R, -L / 2 + 1.2, .3), (R, L / 2 - 1.2, .3), (R - .5, L / 2 - .2, .4), (0, L / 2 - .2)], cloth, axis='x', seg=160)
        for s in (-1, 1):
            def end():
                # rubber bumper ring, passive radiator
                lathe([(R + .12, -1.5, .12), (R + .32, -1.3, .2), (R + .3, .1, .5), (R - .5, .75, .4), (R - 1.1, .45, .2), (R - 1.15, -.4)], rub, axis='z', seg=128)
                lathe([(R - 1.1, -.25), (R - 1.5, .05, .2), (R - 2.0, -.25, .2), (R - 2.1, -.1, .1), (0, -.1)], rub, seg=96)
                lathe([(0, .12), (1.6, .1, .1), (1.7, -.1)], tmetal(.25), seg=64)
                torus(R - .85, .14, acc, (0, 0, .62))
            group(end, (s * L / 2, 0, 0), (0, 90 * s, 0))
        # control rail on top with raised buttons
        rbox(12, 2.5, .9, 1.2, rub, (0, 0, R - .25), 'z', b=.25)
        for i in range(5):
            x = -4.4 + 2.2 * i
            if i == 2: rbox(1.1, 1.1, .4, .5, acc, (x, 0, R + .25), 'z', b=.15)
            else: rbox(1.0, .3, .3, .14, acc, (x, 0, R + .27), 'z', b=.08)
            if i in (1, 3) and i == 3: rbox(.3, 1.0, .3, .14, acc, (x, 0, R + .27), 'z', b=.08)
        for i in range(4): rbox(.4, .2, .2, .09, glow('#ffffff', .9), (-.9 + .6 * i, -R - .0, -1.2), 'y')
        # foot
        rbox(11, 3.4, 1.2, 1.4, rub, (0, 0, -R + .1), 'z', b=.3)
        # strap
        tube([(L / 2 + .3, 0, R - .9), (L / 2 + 1.3, -.6, R + .2), (L / 2 + 2.3, -2.0, R - 1.4), (L / 2 + 2.4, -2.6, -R + 2.2), (L / 2 + 1.9, -2.2, -R + .6), (L / 2 + .7, -1.0, -R + 1.2), (L / 2 + .2, 0, -R + 2)], .27, fabric('#2a2c2f', scale=6), n=10)
    group(build, (0, 0, R))
    return dict(front=(-28, 20), side=(34, 10), detail=(-40, 30, dict(at=(-7.5, -1, 5.2), r=6)))


def _cloth(n):
    # woven grille wrapped around the cylinder: u along x, v around it
    c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
    ang = n.math('ARCTAN2', c.outputs[1], c.outputs[0])
    u = n.math('SINE', n.math('MULTIPLY', c.outputs[2], 21.0)); v = n.math('SINE', n.math('MULTIPLY', ang, 92.0))
    h = n.math('MULTIPLY', u, v)
    f = n.ramp(h, (0.0, .42), (.75, 0.0))
    return f, n.bump(h, .45, .06), None


def headphones(v):
    m = gloss(tint='p', rough=.3, coat=.3, coat_rough=.12); pad = make(tint='s', rough=.6, spec=.3, extra=_leather); st = brushed(axis='z', rough=.25, scale=.4); cloth = fabric('#1c1d1f', scale=5, strength=.4, sheen=.1)
    acc = tmetal(.2)
    # band: loft of rounded strip along an arc; padded underside
    def arc(R, a0, a1, n, zs=1.0): return [(R * math.sin(math.radians(a)), 10.5 + R * zs * math.cos(math.radians(a))) for a in (a0 + (a1 - a0) * i / n for i in range(n + 1))]
    def band(R, w, t, mat, a=78, squash=.95, off=0):
        P = arc(R, -a, a, 60, squash)
        rings = []
        for i, (x, z) in enumerate(P):
            p, q = P[max(0, i - 1)], P[min(len(P) - 1, i + 1)]
            d = Vector((q[0] - p[0], q[1] - p[1])).normalized(); nx, nz = -d.y, d.x
            k = abs(2 * i / (len(P) - 1) - 1)
            ww = w * (1 - .35 * k ** 2); tt = t * (1 - .3 * k ** 3)
            rings.append([(x + nx * b, a_, z + nz * b) for a_, b in rrect(ww, tt, min(ww, tt) * .48, 5)])
        return loft(rings, mat, angle=60)
    band(8.8, 3.6, .75, m); band(8.25, 3.2, .9, pad, 52)
    for s in (-1, 1):
        # slider and yoke
        tube([(s * 8.55, 0, 12.3), (s * 9.0, 0, 10.6), (s * 9.1, 0, 8.6)], .5, st); rbox(1.1, 2.1, 3.0, .5, m, (s * 8.75, 0, 11.6), 'z', b=.35, rot=(0, -s * 10, 0))
        P = [(s * 9.25, 4.4 * math.cos(math.radians(a)), 4.6 + 4.6 * math.sin(math.radians(a))) for a in range(-8, 189, 7)]
        rings = []
        for i, p in enumerate(P):
            a = math.radians(-8 + 7 * i); dy, dz = math.cos(a), math.sin(a)
            rings.append([(p[0] + b, p[1] + dy * c, p[2] + dz * c) for b, c in rrect(1.15, .5, .2, 4)])
        loft(rings, m, angle=60)
        def cup():
            # oval shell, metal inlay, cushion facing inwards (+z out)
            lathe([(3.5, -1.6), (4.1, -1.5, .2), (4.15, -.2, .4), (3.7, 1.0, .7), (2.6, 1.6, .5), (0, 1.75)], m, seg=96, sx=.92, sy=1.12)
            lathe([(0, 1.86), (1.9, 1.78, .1), (2.1, 1.62)], acc, seg=96, sx=.92, sy=1.12); lathe([(2.14, 1.6), (2.28, 1.72, .06), (2.42, 1.55)], plastic('#202224'), seg=96, sx=.92, sy=1.12)
            lathe([(4.1, -1.75, .05), (3.9, -1.5), (2.0, -1.5)], plastic('#1a1b1d'), seg=96, sx=.92, sy=1.12)
            lathe([(2.2, -1.7, .3), (3.95, -1.7, .3), (4.35, -2.5, .7), (4.2, -3.5, .7), (3.2, -3.9, .6), (2.3, -3.5, .6), (2.0, -2.4, .4)], pad, seg=96, sx=.92, sy=1.12, closed=True)
            lathe([(0, -2.3), (2.3, -2.35)], cloth, seg=64, sx=.92, sy=1.12)
            for a in (60, 75): rbox(.55, 1.4, .3, .25, plastic('#2b2d30'), (-3.55, 0 - (a - 60) * .12 + 1.4, -.5), 'x', b=.08) if s > 0 else None
        before = set(bpy.data.objects); cup()
        t = Matrix.Translation((s * 8.75, 0, 4.6)) @ Matrix.Rotation(math.radians(7 * s), 4, 'Z') @ Matrix.Rotation(math.radians(90 * s), 4, 'Y') @ Matrix.Rotation(math.radians(90), 4, 'Z')
        for o in set(bpy.data.objects) - before: o.matrix_basis = t @ o.matrix_basis
    return dict(front=(-38, 14), side=(28, 10), detail=(-58, 14, dict(at=(-8, 0, 6), r=6.5)))


def _leather(n):
    h = n('TexVoronoi', _Vector=n.coords((7, 7, 7)), _Scale=1.0).outputs[0]
    return None, n.bump(h, .12, .05), None


def electric_kettle(v):
    body = brushed('m', axis='turn', rough=.22, scale=.4) if v == 'metal' else gloss(tint='p', rough=.22)
    dark = plastic('#191a1c', rough=.38); st = brushed(axis='turn', rough=.22, scale=.4)
    # power base
    lathe([(0, 0), (8.6, 0, .2), (8.9, .5, .3), (8.7, 1.6, .4), (0, 1.7)], dark, seg=128)
    # body, waisted; spout lip drawn out towards −x
    n = 96
    P = [(7.9, 1.9), (8.1, 2.2), (8.15, 3), (7.9, 7), (7.3, 12), (6.7, 16.5), (6.35, 19.2), (6.3, 20.0)]
    rings = []
    for r, z in smooth_line(P, 6):
        k = max(0, (z - 13.5) / 6.5)
        rings.append([((r + 2.6 * k ** 1.8 * max(0, -math.cos(a)) ** 9) * math.cos(a), r * math.sin(a) * (1), z + .7 * k * max(0, -math.cos(a)) ** 9) for a in (TAU * i / n for i in range(n))])
    loft(rings, body, cap=False, angle=60)
    top = rings[-1]
    loft([top, [(x * .985, y * .985, z + .22) for x, y, z in top], [(x * .95, y * .95, z + .2) for x, y, z in top], [(x * .93, y * .93, z - .6) for x, y, z in top]], st if v != 'metal' else dark, cap=False)
    lathe([(7.7, 1.7), (8.2, 1.75, .1), (8.25, 2.5, .1), (8.0, 2.6)], st, seg=128)
    # lid
    lathe([(5.9, 19.6), (5.95, 20.3, .3), (5.2, 21.0, .5), (3, 21.5, .6), (0, 21.7)], dark if v == 'metal' else body, seg=96); lathe([(0, 21.65), (1.0, 21.6, .1), (1.0, 22.5, .2), (1.4, 22.9, .3), (1.1, 23.4, .3), (0, 23.5)], dark, seg=48)
    rbox(3.4, 4.2, 1.5, .6, dark, (6.0, 0, 20.6), 'z', b=.4)
    # handle: D-shape to the right with a soft grip
    P = smooth_line([(6.0, 0, 20.3), (8.6, 0, 21.0), (11.4, 0, 20.0), (12.3, 0, 16.6), (11.9, 0, 12), (10.9, 0, 8.4), (9.4, 0, 6.9), (7.7, 0, 6.7)], 8)
    rings = []
    for i, p in enumerate(P):
        a, b = Vector(P[max(0, i - 1)]), Vector(P[min(len(P) - 1, i + 1)]); d = (b - a).normalized(); up = Vector((0, 1, 0)).cross(d)
        k = i / (len(P) - 1)
        w, t = 3.0 - .5 * math.sin(k * math.pi), 1.7 + .25 * math.sin(k * math.pi)
        rings.append([tuple(Vector(p) + Vector((0, x, 0)) + up * y) for x, y in rrect(w, t, .8, 5)])
    loft(rings, dark, angle=60)
    rbox(2.6, 1.7, 1.0, .4, plastic('#3a3d41'), (9.0, 0, 6.0), 'z', b=.25, rot=(0, 30, 0)); rbox(.8, 1.9, .3, .12, glow('#5fa8ff', 1.2), (10.1, 0, 6.5), 'z', rot=(0, 40, 0))
    # water window with level marks on the front
    def win():
        def f(u, w):
            z = 5.5 + 10 * w; r = 8.0 - (z - 5) * .108 + .30
            a = (u - .5) * .26 - math.pi / 2
            return (r * math.cos(a), r * math.sin(a), z)
        surf(f, 8, 24, make('#20262b', rough=.08, coat=1.0))
        for i in range(5):
            z = 7 + 1.9 * i; r = 8.0 - (z - 5) * .108 + .36
            surf(lambda u, w, z=z, r=r: (r * math.cos((u - .5) * .12 - math.pi / 2), r * math.sin((u - .5) * .12 - math.pi / 2), z + .12 * w), 6, 1, make('#e9edf0'))
    win()
    # cord
    tube([(8.6, 3, .7), (11, 5, .45), (13.5, 3, .4), (14.2, -2, .4), (11, -6.5, .4), (13, -9.5, .4)], .38, rubber('#202224'), fit=False)
    return dict(front=(-22, 14), side=(38, 10), detail=(-36, 30, dict(at=(-1, 0, 19.5), r=8)))


def power_bank(v):
    m = grained(tint='p', rough=.36, scale=18, strength=.05, dist=.01, coat=.12, coat_rough=.3); st = brushed(axis='x', rough=.25, scale=1); dark = plastic('#0d0e0f', rough=.4); rim = make(tint='p', rough=.28, metal=0, coat=.3)
    def bank():
        rbox(7.2, 1.6, 14.6, 1.15, m, (0, 0, 7.3), 'y', b=.62, seg=6, n=14)
        rbox(7.24, .36, 14.64, 1.15, rim, (0, 0, 7.3), 'y', b=.08, n=14)
        # ports on top, button and lights on the front
        z = 14.6
        for x, w in ((-1.9, 1.3), (1.9, 1.3)): rbox(w + .22, .72, .1, .12, st, (x, 0, z), 'z', b=.03); rbox(w, .5, .12, .06, dark, (x, 0, z + .02), 'z'); box(w * .8, .16, .13, plastic('#f2f2f2' if x < 0 else '#e97c22'), (x, .08, z + .02))
        rbox(1.0, .52, .1, .25, st, (0, 0, z), 'z', b=.03); rbox(.8, .32, .12, .15, dark, (0, 0, z + .02), 'z')
        rbox(3.2, .1, 1.5, .3, screen(), (0, -.79, 12.3), 'y', b=.03)
        for i in range(4): rbox(.42, .06, .62, .1, glow('#d9f4ff' if i < 3 else '#3c4448', .9), (-.96 + .64 * i, -.84, 12.3), 'y')
        rbox(.18, .5, 1.9, .24, st, (3.6, 0, 11.2), 'x', b=.06)
    group(bank, (0, 0, .15), (-10, 0, 0))
    # second one lying in front, with a cable
    group(bank, (2.6, -7.6, .82), (-90, 0, -76))
    def plug():
        rbox(1.25, .65, 2.2, .3, plastic('#2a2c2f'), (0, 0, 0), 'z', b=.15); rbox(.84, .26, .8, .12, st, (0, 0, 1.45), 'z', b=.04); cyl(.26, 1.0, plastic('#2a2c2f'), (0, 0, -1.5), r2=.3, b=.06, seg=32)
    group(plug, (-5.4, -6.2, .36), (90, 0, -30))
    tube([(-6.3, -4.6, .33), (-7.0, -3.2, .3), (-6.4, -1.2, .25), (-4.2, -1.6, .25), (-3.6, -3.2, .25), (-1.4, -3.6, .25), (-.4, -5.4, .25)], .21, fabric('#2a2c2f', scale=30, kind='twill'), n=10)
    return dict(front=(-26, 18), side=(30, 14), detail=(-24, 38, dict(at=(0, 2, 13), r=4.6)))


def air_purifier(v):
    m = grained(tint='p', rough=.4, scale=4, strength=.05, dist=.02, coat=.12); dark = plastic('#1d2023', rough=.45); hole = make('#0c0d0e', rough=.9)
    n = 12
    W, H = 26, 48
    rbox(W, W, H, 6, m, (0, 0, H / 2 + 1.4), 'z', b=1.2, seg=5, n=n); rbox(W - 2, W - 2, 1.8, 5.4, dark, (0, 0, .9), 'z', b=.3, n=n)
    # perforated intake in the lower half on all sides: rows of slots
    for s, rz in ((0, 0), (1, 90), (2, 180), (3, 270)):
        def face():
            for i in range(11):
                for j in range(9):
                    rbox(.55, .3, 2.1, .27, hole, (-6.6 + 1.32 * i, -W / 2 - .02, 5.6 + 2.7 * j), 'y', n=4)
        t = Matrix.Rotation(math.radians(rz), 4, 'Z'); before = set(bpy.data.objects); face()
        for o in set(bpy.data.objects) - before: o.matrix_basis = t @ o.matrix_basis
    rbox(W + .06, W + .06, .25, 6, hole, (0, 0, 31.4), 'z', n=n)
    # display on the front, light ring under the outlet
    cyl(3.1, .5, screen(), (0, -W / 2 - .05, 39.5), 'y', b=.12); torus(2.75, .12, glow('#6fd8a8', 1.4), (0, -W / 2 - .33, 39.5), rot=(90, 0, 0));
    for i, h in enumerate((.9, 1.5, 1.1)): rbox(.34, .1, h, .16, glow('#e7fff3', 1.0), (-.6 + .6 * i, -W / 2 - .33, 39.4), 'y')
    # top: recessed outlet with ring grille and touch panel
    z = H + 1.4
    lathe([(0, .05), (3.6, .05, .1), (3.8, .35, .2), (3.4, .6, .2), (0, .62)], m, (0, 0, z)); cyl(10.4, .3, hole, (0, 0, z)); torus(10.5, .32, m, (0, 0, z + .12))
    for i in range(8): torus(4.4 + .8 * i, .14, dark, (0, 0, z + .22), seg=128, n=8)
    for i in range(12):
        a = TAU * i / 12; box(6.6, .3, .3, dark, (7.1 * math.cos(a), 7.1 * math.sin(a), z + .12), rot=(0, 0, math.degrees(a)))
    for i in range(3): cyl(.4, .1, glow('#bfeee0', .8), (-1.2 + 1.2 * i, 0, z + .62), seg=24)
    rbox(7, .6, 1.2, .5, dark, (0, W / 2 - .1, 42), 'y', b=.2)
    tube([(6, 12.6, 2), (9, 17, .6), (16, 17.5, .45), (20, 12, .45)], .4, rubber('#d8dadc'), fit=False)
    return dict(front=(-30, 16), side=(36, 8), detail=(-26, 36, dict(at=(0, -3, 44), r=14)))


def table_fan(v):
    m = gloss(tint='p', rough=.25, coat=.4); wire = make(tint='p', rough=.3, coat=.3); blade = make(tint='s', rough=.25, coat=.4, spec=.6); st = chrome(); dark = plastic('#26282b', rough=.4)
    C, R = 34, 15.5
    # base with buttons
    lathe([(0, 0), (10.2, 0, .3), (10.5, .7, .4), (9.4, 2.0, .9), (4.0, 3.2, 1.2), (2.6, 4.2, .8), (2.3, 6), (0, 6)], m, seg=128)
    for i in range(4):
        x = -2.7 + 1.8 * i; rbox(1.35, 1.7, .8, .3, st if i else make('#c9402f', rough=.3), (x, -6.6, 2.15), 'z', b=.15, rot=(14, 0, 0))
    lathe([(2.3, 5.8), (2.35, 6), (1.6, 8, .4), (1.5, 20.5), (0, 20.5)], m, seg=64); cyl(1.3, 5, st, (0, .2, 21.5), b=.2)
    # motor housing
    rbox(3.6, 4.4, 6.4, 1.5, m, (0, 3.2, 26), 'z', b=.8)
    lathe([(0, 0), (4.4, 0, .8), (5.0, 3, 1.2), (4.6, 7.5, 1.6), (3.0, 9.6, 1.2), (0, 10)], m, (0, 0, C), rot=(-90, 0, 0), seg=96)
    for i in range(18):
        a = TAU * i / 18; rbox(.4, 3.4, .3, .14, dark, (4.86 * math.cos(a), 5, C + 4.86 * math.sin(a)), 'z', rot=(0, -math.degrees(a) + 90, 0))
    cyl(.6, 1.8, dark, (0, 6.4, C + 5.2), b=.2); ball(.8, dark, (0, 6.4, C + 6.3), seg=24)
    # guard: radial wires bulging, two rims, front cap
    k = 64
    def wirepath(side, a):
        pts = []
        for t in (.14, .3, .5, .7, .85, .95, 1.0):
            r = R * t; y = side * (3.8 * (1 - t ** 3.2) + .25)
            tw = a + .35 * (1 - t) * (1 if side < 0 else 0)
            pts.append((r * math.cos(tw), y - 2.8, C + r * math.sin(tw)))
        return pts
    for side in (-1, 1):
        for i in range(k):
            tube(wirepath(side, TAU * i / k), .085, wire, res=2, n=4)
    for y, rr in ((-2.8, .42),): torus(R, rr, m, (0, y, C), rot=(90, 0, 0), seg=128)
    for side, t in ((-1, .55), (1, .55), (-1, .8), (1, .8)): torus(R * t, .1, wire, (0, -2.8 + side * (3.8 * (1 - t ** 3.2) + .25), C), rot=(90, 0, 0), seg=96, n=8)
    lathe([(0, .7), (2.2, .6, .3), (2.7, 0, .2), (2.4, -.2)], m, (0, -6.7, C), rot=(90, 0, 0), seg=64); lathe([(0, .85), (1.2, .8, .1), (1.3, .6)], st, (0, -6.7, C), rot=(90, 0, 0), seg=48)
    # blades
    cyl(2.2, 3.0, blade, (0, -2.6, C), 'y', b=.5)
    for b in range(3):
        def f(u, w, b=b):
            r = 2.0 + (R - 3.2) * u
            ca = TAU * b / 3
            wid = .52 + .62 * math.sin(min(1, u * 1.05) * math.pi * .62)
            a = ca + (w - .5) * 1.15 * wid * (1 - .12 * u) + .35 * u
            edge = 1 - max(0, (u - .86) / .14) ** 2 * (abs(w - .45) * 2) ** 2 * .1
            y = -2.7 + (w - .5) * (3.2 - 1.4 * u)
            return (r * edge * math.cos(a), y, C + r * edge * math.sin(a))
        o = surf(f, 28, 20, blade); solidify(o, .14)
    return dict(front=(-30, 10), side=(44, 10), detail=(-22, 12, dict(at=(0, -4, 35), r=11)))


def toaster(v):
    m = brushed('m', axis='x', rough=.24, scale=.25) if v == 'metal' else gloss(tint='p', rough=.2); dk = plastic('#191b1d', rough=.4); st = chrome(); hole = make('#0a0a0b', rough=.9); bread = make('#c8924e', rough=.9, extra=_crumb)
    prism(fillet([(-8.2, 0, .8), (8.2, 0, .8), (8.2, 13, 4.5), (5.5, 18.4, 4.2), (-5.5, 18.4, 4.2), (-8.2, 13, 4.5)], True, 12), 26, m, (0, 0, 1.8), 'x', b=.7, seg=5)
    for s in (-1, 1): prism(fillet([(-8.4, 0, .8), (8.4, 0, .8), (8.4, 13, 4.5), (5.7, 18.6, 4.2), (-5.7, 18.6, 4.2), (-8.4, 13, 4.5)], True, 12), 2.4, dk, (s * 13.8, 0, 1.7), 'x', b=.6, seg=5)
    for y in (-2.9, 2.9):
        rbox(19.4, 3.6, .4, .9, st, (0, y, 20.2), 'z', b=.1); rbox(18.4, 2.6, .44, .6, hole, (0, y, 20.25), 'z')
        prism(fillet([(-6, -5), (6, -5), (6, 2.6, 1.2), (6.5, 5.0, 1.6), (3, 6.0, 2), (-3, 6.0, 2), (-6.5, 5.0, 1.6), (-6, 2.6, 1.2)], True), 1.6, bread, (0, y, 20.3), 'y', b=.35)
    box(.2, .9, 9.5, hole, (-15.05, 0, 10.5)); rbox(2.2, 4.6, 1.4, .5, dk, (-15.8, 0, 13.6), 'z', b=.35); rbox(1.9, 3.6, .5, .2, st, (-16.0, 0, 14.35), 'z', b=.1)
    lathe([(0, 0), (1.9, 0, .1), (1.8, 1.3, .25), (0, 1.35)], st, (-15.0, -4.6, 5.2), rot=(0, -90, 0), seg=48); box(.1, .2, 1.4, dk, (-16.4, -4.6, 5.8))
    for z in (4.2, 6.2): cyl(.55, .5, glow('#ff9a3c', .8) if z > 5 else dk, (-15.1, 4.8, z), 'x', b=.1, seg=32)
    for x in (-11, 11):
        for y in (-6, 6): cyl(1, 2, dk, (x, y, 1), b=.2)
    return dict(front=(-38, 18), side=(34, 16), detail=(-34, 30, dict(at=(-5, 0, 20), r=10)))


def _crumb(n):
    h = n.noise(n.coords((2.2, 2.2, 2.2)), 4.0, 4, .7)
    return n.math('MULTIPLY', h, .5), n.bump(h, .5, .08), None


def coffee_maker(v):
    m = gloss(tint='p', rough=.25); dk = plastic('#1b1c1e', rough=.4); st = brushed(axis='turn', rough=.22, scale=.4); gl = thinglass(); coffee = make('#1c0d06', rough=.1, coat=.6)
    rbox(19, 26, 4, 4, m, (0, -1, 2), 'z', b=.8); rbox(18, 9.5, 33, 3.6, m, (0, 7, 17), 'z', b=.8)
    rbox(19, 25.5, 11.5, 4, m, (0, -1, 30), 'z', b=1.2, seg=5); rbox(17.2, 22, 1.0, 3.4, dk, (0, -1, 36), 'z', b=.4); rbox(6, 1.6, .8, .5, m, (0, -11.2, 36.6), 'z', b=.2)
    cyl(7.6, .5, dk, (0, -3, 4.1), b=.15); lathe([(0, 0), (6.4, 0), (6.0, -2.2, .4), (3.2, -4.0, .3), (0, -4)], dk, (0, -3, 24.5), seg=64)
    # jug
    P = smooth_line([(5.6, 4.5), (7.3, 5.6), (7.8, 9), (7.2, 13.5), (5.6, 17.2), (5.5, 18.4)], 8)
    lathe([(0, 4.4), (5.4, 4.4)] + P, gl, (0, -3, 0), seg=96); lathe([(0, 4.6), (5.4, 4.6)] + [(r - .25, z) for r, z in P if z < 11.2] + [(0, 11.2)], coffee, (0, -3, 0), seg=96)
    lathe([(5.5, 16.6), (5.95, 16.6, .1), (5.75, 18.6, .1), (5.4, 18.6)], st, (0, -3, 0), seg=96); lathe([(0, 18.3), (5.5, 18.3, .1), (5.4, 19.6, .5), (0, 20)], dk, (0, -3, 0), seg=96)
    ribbon([(0, -8.9, 17.6), (0, -12.4, 18.2), (0, -14.2, 16), (0, -13.6, 10.5), (0, -12.0, 8.2)], 2.4, 1.3, dk, (1, 0, 0))
    rbox(9.5, .3, 4.2, .8, screen(), (-2.6, -13.8, 31), 'y', b=.06)
    for i, x in enumerate((-5.4, -4.2, -2.6, -1.4)): rbox(.75, .1, 1.5, .15, glow('#aee3ff', .9), (x, -13.98, 31), 'y')
    lathe([(0, 0), (1.7, 0, .1), (1.6, 1.0, .2), (0, 1.05)], st, (5.2, -13.75, 31), rot=(90, 0, 0), seg=48)
    return dict(front=(-30, 14), side=(36, 12), detail=(-34, 16, dict(at=(0, -5, 12), r=10)))


def blender(v):
    m = gloss(tint='p', rough=.16, coat=.8); dk = plastic('#191b1d', rough=.34, coat=.15); matt = grained('#1d1f22', rough=.6, scale=9, strength=.05); ch = chrome(); st = brushed(axis='turn', rough=.2, scale=.4); blade = steel(.12)
    jar = thinglass('#fbfdfd', 1.0, .99); thick = thinglass('#eef4f5', 1.0, .96); mark = make('#fbfbfa', rough=.5); line = make('#0d0e0f', rough=.8)
    sq = lambda w, z, r=.34, dy=0: [(x, y + dy, z) for x, y in rrect(w, w, w * r, 14)]
    # base: waisted housing on a dark foot, a chrome line round its shoulder
    loft([sq(18.2, .3), sq(18.8, .5), sq(18.9, 1.2), sq(18.6, 1.9)], matt, angle=50)
    for x in (-6.6, 6.6):
        for y in (-6.6, 6.6): cyl(1.3, .5, rubber(), (x, y, .2), b=.1, seg=32)
    loft([sq(w, z) for w, z in smooth_line([(18.3, 1.95), (18.35, 2.5), (17.6, 5.5), (15.6, 9.8), (13.9, 12.6), (13.2, 13.6)], 8)] + [sq(12.6, 14.0), sq(11.8, 14.1)], m, angle=60)
    loft([sq(12.0, 14.0), sq(12.3, 14.15), sq(12.3, 14.6), sq(12.0, 14.75)], ch, angle=60); loft([sq(11.4, 14.7), sq(11.2, 15.6), sq(10.6, 15.8)], matt, angle=60)
    # collar that the jar is screwed into
    lathe([(4.4, 15.5), (5.35, 15.6, .1), (5.55, 15.9, .2), (5.55, 17.6, .2), (5.3, 17.9, .15), (4.4, 17.9)], dk, seg=96); ring(rbox(.16, .34, 1.3, .07, dk, (5.56, 0, 16.75), 'z', b=.05), 44)
    # jar: rounded square that opens upwards, wall and floor in thick glass, ribs inside, a lip
    J = [(9.6, 17.9), (10.1, 18.6), (11.0, 23), (12.3, 31), (13.3, 37.4)]
    side = smooth_line(J, 6)
    loft([sq(w, z, .40) for w, z in side], jar, cap=False, angle=60)
    loft([sq(9.5, 17.85, .4), sq(10.0, 18.3, .4), sq(10.0, 18.9, .4), sq(9.4, 19.1, .4)], thick, angle=50)
    loft([sq(13.25, 37.3, .4), sq(13.5, 37.5, .4), sq(13.5, 37.8, .4), sq(12.7, 37.8, .4)], thick, cap=False, angle=50)
    for a in (45, 135, 225, 315):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        sweep([(c * q, s * q, z) for q, z in ((4.7, 20), (5.0, 23), (5.65, 31), (6.05, 35.5))], lambda t: rrect(.5, .42, .2, 4), thick, (-s, c, 0), 4)
    # blades on their hub
    lathe([(0, 19.0), (2.2, 19.0, .1), (2.3, 19.4, .15), (1.1, 19.8, .2), (.8, 20.5, .1), (0, 20.55)], st, seg=64); prism(hexpts(.62), .55, ch, (0, 0, 21.05), b=.08); cyl(.3, .5, ch, (0, 0, 21.4), b=.1, seg=24)
    wing = lambda L: [(-.55, .6), (1.0, .72), (L * .6, .66), (L, .05), (L * .55, -.5), (-.55, -.6)]
    for a, tilt, L, z in ((20, -32, 3.5, 20.8), (200, -32, 3.5, 20.8), (110, 24, 3.2, 20.6), (290, 24, 3.2, 20.6)):
        group(lambda: prism(wing(L), .16, blade, (.3, 0, 0), b=.04), (0, 0, z), (0, tilt, a))
    # scale on the jar's front
    for i in range(9):
        z = 21.5 + 1.7 * i; w = 10.1 + (z - 18.6) * .178; long_ = i % 2 == 0
        rbox(2.1 if long_ else 1.2, .05, .17, .05, mark, (2.6 - (0 if long_ else .45), -w / 2 - .03, z), 'y', rot=(-5, 0, 0), n=3)
    # lid: soft seal, dark plate with a raised ring, clear cap to fill through
    loft([sq(12.4, 37.2, .4), sq(12.5, 37.8, .4)], rubber('#2b2e31')); loft([sq(13.3, 37.8, .4), sq(13.9, 37.95, .4), sq(14.0, 38.3, .4), sq(13.8, 39.0, .4), sq(12.6, 39.5, .4), sq(9, 39.7, .4)], dk, angle=60)
    lathe([(0, 39.6), (3.9, 39.6, .1), (3.9, 40.1, .25), (3.3, 40.25), (0, 40.25)], dk, seg=96); lathe([(0, 40.2), (2.9, 40.2), (3.05, 40.4, .15), (2.95, 42.0, .35), (2.4, 42.35, .2), (0, 42.4)], thinglass('#cfd6d8', 1.0, .86), seg=96); lathe([(0, 40.22), (2.3, 40.22, .1), (2.3, 40.3), (0, 40.3)], ch, seg=64)
    # handle on the right: one thick bow with a soft inlay
    bow = [(6.2, 0, 36.6), (8.0, 0, 37.0), (10.4, 0, 36.2), (11.2, 0, 33.6), (10.8, 0, 28.6), (9.6, 0, 23.6), (8.2, 0, 21.6), (5.4, 0, 21.0)]
    sweep(bow, lambda t: rrect(2.5, 1.5 + .5 * abs(2 * t - 1) ** 3, .62, 6), dk, n=10)
    sweep([(11.0, 0, 35.2), (11.95, 0, 33.4), (11.55, 0, 28.6), (10.5, 0, 24.4)], lambda t: rrect(1.5, .34, .16, 4), rubber('#3a3e42'), n=10)
    # panel on the sloping front: knob with a pointer in a ring of marks, three keys, a light
    def panel():
        lathe([(0, -1.2), (4.2, -1.6), (4.2, .02, .12), (4.0, .1, .05), (0, .1)], dk, seg=96); lathe([(4.15, -.2), (4.32, -.2), (4.32, .05, .06), (4.15, .08)], ch, seg=96); lathe([(0, .05), (2.95, .05), (2.95, .2, .06), (2.7, .24, .04), (0, .24)], ch, seg=96)
        lathe([(0, .1), (2.55, .1), (2.6, .4, .1), (2.35, 1.9, .28), (0, 2.0)], dk, seg=96); lathe([(2.25, 1.86), (2.3, 1.96, .05), (1.9, 2.02), (1.85, 1.95)], ch, seg=96); ring(rbox(.14, .22, 1.1, .06, dk, (2.5, 0, 1.0), 'z', b=.05), 36)
        box(.2, 1.15, .1, glow('#ffffff', .9), (.62, 1.08, 2.0), .03, (0, 0, -30))
        for i in range(9): group(lambda: rbox(.12 if i % 4 else .2, .6, .06, .05, mark, (0, 3.45, .1), 'z', n=3), (0, 0, 0), (0, 0, -120 + 30 * i))
        for s in (-1, 0, 1):
            rbox(2.3, 1.05, .5, .5, dk, (s * 3.0, -5.0, -.35), 'z', b=.14); rbox(.9, .14, .08, .06, mark, (s * 3.0, -5.0, -.08), 'z', n=3)
    group(panel, (0, -8.85, 7.5), (72, 0, 0))
    # a travel cup to drink from stands beside it
    cup = thinglass('#f8fbfb', 1.0, .98); juice = make('#e9682f', rough=.4, extra=_juice)
    def travel():
        lathe([(0, .2), (2.9, .2, .1), (3.15, 0, .15), (3.3, .5, .3), (3.45, 4), (3.75, 13.6), (3.85, 14.2)], cup, seg=96); lathe([(0, .7), (2.8, .7, .3), (3.05, 1.1, .2), (3.22, 4), (3.45, 11.4), (3.42, 11.6), (0, 11.6)], juice, seg=96)
        lathe([(3.6, 13.6), (4.0, 13.7, .15), (4.05, 15.3, .3), (3.6, 16.1, .3), (0, 16.3)], m, seg=96); ring(rbox(.16, .4, 1.2, .07, m, (4.02, 0, 14.6), 'z', b=.05), 36)
        rbox(2.4, 3.2, .5, 1.0, dk, (0, -.9, 16.4), 'z', b=.15); lathe([(0, 16.2), (1.0, 16.2), (.95, 17.2, .2), (.6, 17.3), (0, 17.1)], dk, (0, -2.2, 0), seg=48)
    group(travel, (-13.6, -6.4, 0), (0, 0, -20))
    return dict(front=(-24, 11), side=(34, 12), detail=(-20, 17, dict(at=(0, -4, 14.5), r=11.5)))


def _juice(n):
    h = n.noise(n.coords((3, 3, 3)), 1.2, 3)
    return n.math('MULTIPLY', h, .25), None, None


def wall_charger(v):
    m = plastic(tint='p', rough=.3, coat=.35, coat_rough=.1); face = plastic('#2a2d31', rough=.3, coat=.4); rim = chrome('#cfd2d5'); hole = make('#050607', rough=.9); tongue = plastic('#3a3e43', rough=.5); dk = plastic('#17191b', rough=.45); pin = steel(.14)
    def charger():
        # body with softly rounded edges, a groove round it, a dark face with three sockets at one end and the pins at the other
        rings = lambda k, z: [(x, y, z) for x, y in rrect(5.6 * k, 5.6 * k, 1.5 * k, 14)]
        loft([rings(.88, 0), rings(.95, .06), rings(.985, .2), rings(1, .5), rings(1, 3.42), rings(1, 3.5), rings(.985, 3.54), rings(.985, 3.66), rings(1, 3.7), rings(1, 3.78), rings(1, 5.2), rings(.985, 5.5), rings(.95, 5.64), rings(.88, 5.7)], m, angle=50)
        rbox(4.7, 4.7, .12, 1.15, face, (0, 0, -.02), 'z', b=.05)
        for i, usb_a in enumerate((False, False, True)):
            y = -1.45 + 1.38 * i; w, h = (1.34, .62) if usb_a else (.98, .4); r = .08 if usb_a else .2
            prism(rrect(w + .2, h + .2, r + .1), .1, rim, (0, y, -.1), 'z', b=.03); rbox(w, h, .06, r, hole, (0, y, -.15), 'z'); rbox(w * .72, h * (.3 if usb_a else .26), .08, .05, tongue if not usb_a else make('#2f64b5', rough=.5), (0, y + (.1 if usb_a else 0), -.17), 'z', n=4)
        cyl(.1, .04, glow('#bff0d0', 1.4), (1.75, 1.7, -.1), seg=20)
        rbox(3.6, 2.2, .3, 1.05, m, (0, 0, 5.72), 'z', b=.1)
        for x in (-.95, .95): cyl(.28, 1.0, dk, (x, 0, 6.3), seg=32); cyl(.24, 1.2, pin, (x, 0, 7.2), b=.16, seg=32)
    group(charger, (2.9, 4.4, 2.8), (90, 0, -24))
    group(charger, (-4.5, 1.6, 2.8), (-90, 0, 24))
    # braided cable in an easy coil, plugs with long sleeves
    cord = fabric('#d9dbdd', scale=4.2, kind='twill', strength=.9, dist=.03); R = .3
    path = [(-6.3, -8.6, .42), (-4.4, -8.3, .34), (-1.5, -7.0, R), (2.0, -5.6, R), (5.2, -6.4, R), (5.6, -8.8, R), (3.0, -10.2, R), (.2, -9.2, R), (.4, -6.9, .75), (3.4, -5.4, .92), (6.4, -5.6, .6), (8.4, -6.8, .42), (9.4, -8.2, .42)]
    tube([(x * .78, y * .9 + 1.6, z) for x, y, z in path], R, cord, n=14)
    def plug():
        cyl(.36, 1.7, dk, (0, 0, -1.9), r2=.44, b=.08, seg=40)
        for i in range(4): torus(.42, .05, dk, (0, 0, -2.5 + .35 * i), seg=40, n=8)
        rbox(1.25, .74, 2.3, .34, m, (0, 0, 0), 'z', b=.14); rbox(1.0, .05, .05, .02, rim, (0, -.37, -.6), 'z'); rbox(.86, .3, .95, .14, rim, (0, 0, 1.5), 'z', b=.05); rbox(.68, .14, .04, .06, hole, (0, 0, 1.99), 'z')
    group(plug, (-7.5, -6.5, .45), (90, 0, -77)); group(plug, (8.2, -7.9, .45), (90, 0, 26))
    return dict(front=(-10, 26), side=(38, 22), detail=(-32, 22, dict(at=(-4.2, -.4, 2.9), r=4.1)))


def wireless_earbuds(v):
    m = gloss(tint='p', rough=.22, coat=.4, coat_rough=.1); inn = plastic(tint='p', rough=.4, dark=.86); st = steel(.2); dk = plastic('#17181a', rough=.35); sil = rubber('#e9eaec', rough=.5); mesh_ = perforated('#3a3d41', None, .09, .3, 'yz', .4, .6)
    W, D, H, R = 6.4, 2.9, 3.2, 1.4
    def r(i, z, k=0): return [(x, y, z) for x, y in rrect(W - 2 * i, D - 2 * i, max(.25, R - i), 14)]
    dome = lambda z0, s, d=1.05: [r(d * (1 - math.sin(a)), z0 + s * d * (1 - math.cos(a))) for a in (math.pi / 2 * k / 10 for k in range(11))]
    base = loft(dome(0, 1) + [r(0, H - .08), r(.07, H), r(.3, H), r(.36, H - .08), r(.4, H - .5)], m, angle=50)
    loft([r(.39, H - .56), r(.39, H - .46)], inn)
    x0 = 1.45
    for s in (-1, 1):
        lathe([(1.06, .06, .04), (.98, .1, .04), (.92, .02), (.7, -.25), (.42, -.3), (.42, -.34), (0, -.36)], inn, (s * x0, 0, H - .48), seg=64, sy=.92); cyl(.4, .04, dk, (s * x0, 0, H - .79), seg=40)
        for y in (-.16, .16): cyl(.07, .06, make('#e2b866', rough=.2, metal=1.0), (s * x0 + s * .1, y, H - .76), seg=16)
    def lid():
        h = 1.75
        group(lambda: loft([r(.5, .95), r(.4, .7), r(.36, .08), r(.3, 0), r(.07, 0), r(0, .08)] + [[(x, y, h - z) for x, y, z in q] for q in reversed(dome(0, 1))], m, angle=50), (0, -D / 2, 0))
        loft([[(x, y - D / 2, z) for x, y, z in r(.38, .62)], [(x, y - D / 2, z) for x, y, z in r(.38, .7)]], inn)
        for s in (-1, 1): rbox(1.7, 1.2, .3, .5, inn, (s * x0, -D / 2, .6), 'z', b=.12)
    group(lid, (0, D / 2 - .02, H + .02), (-102, 0, 0))
    cyl(.13, 2.4, st, (0, D / 2 + .02, H), 'x', b=.05, seg=24); cyl(.1, .08, glow('#8fe6b4', 1.4), (0, -D / 2 + .0, 1.9), 'y', seg=24)
    rbox(.9, .3, .36, .17, dk, (0, 0, .02), 'z', b=.05)
    def bud():
        ball(.86, m, sx=.94, sy=.9, sz=.96, seg=64)
        lathe([(0, .4), (.56, .55, .1), (.46, .95, .1), (0, 1.0)], m, axis='x', seg=48); lathe([(.3, .84), (.74, .8, .08), (.7, 1.12, .16), (.46, 1.5, .14), (.28, 1.52, .05), (.25, 1.3)], sil, axis='x', seg=64); cyl(.27, .06, mesh_, (1.42, 0, 0), 'x', seg=40)
        rbox(.6, .56, 2.75, .27, m, (-.46, 0, -1.35), 'z', b=.1, n=12); rbox(.62, .58, .16, .28, st, (-.46, 0, -2.6), 'z', b=.03, n=12)
        rbox(.1, .3, 1.0, .15, dk, (-.76, 0, -.75), 'x', b=.03); rbox(.09, .36, .14, .06, dk, (-.75, 0, -2.25), 'x'); cyl(.1, .06, dk, (.38, -.7, .18), 'y', seg=20)
    group(bud, (-x0 + .12, 0, H + .22), (0, 0, 180)); group(bud, (1.2, -4.0, .86), (0, -91, -30))
    return dict(front=(-24, 20), side=(32, 24), detail=(-20, 26, dict(at=(.4, -2.0, 2.0), r=3.3)))


def humidifier(v):
    m = plastic(tint='p', rough=.42, coat=.12, coat_rough=.25); w = wood(None, '#d9b382', axis='x', scale=.14, coat=.15, contrast=.6); dk = plastic('#26292c', rough=.45); ch = brushed(axis='turn', rough=.22, scale=.5)
    P = smooth_line([(8.5, 2.5), (9.05, 5), (9.1, 9), (8.5, 14.5), (7.2, 20), (5.7, 24), (4.7, 25.6)], 10)
    rad = lambda z: next((a[0] + (b[0] - a[0]) * (z - a[1]) / (b[1] - a[1]) for a, b in zip(P, P[1:]) if a[1] <= z <= b[1]), 8.5)
    lathe([(0, 0), (7.9, 0, .4), (8.4, .6, .3), (8.5, 2.1, .15), (0, 2.1)], w, seg=128); lathe([(0, 2.0), (8.2, 2.0), (8.2, 2.6), (0, 2.6)], dk, seg=96)
    torus(8.2, .24, glow('#ffdca6', 1.5), (0, 0, 2.33), seg=128)
    lo, hi = [q for q in P if q[1] < 11.2], [q for q in P if q[1] > 11.5]
    lathe([(8.0, 2.5), (8.4, 2.5, .08)] + lo + [(rad(11.2), 11.2, .1), (rad(11.2) - .3, 11.24)], m, seg=160); lathe([(rad(11.4) - .25, 11.0), (rad(11.4) - .25, 11.6)], dk, seg=128)
    lathe([(rad(11.4) - .3, 11.42), (rad(11.4), 11.44, .1)] + hi + [(4.5, 25.9, .15)], m, seg=160)
    # water window with its level, dial below
    def strip(z0, z1, a, off, mat): surf(lambda u, t: ((rad(z0 + (z1 - z0) * t) + off) * math.sin((u - .5) * a), -(rad(z0 + (z1 - z0) * t) + off) * math.cos((u - .5) * a), z0 + (z1 - z0) * t), 10, 30, mat)
    strip(13.2, 21.0, .20, .05, make('#e7f1f4', rough=.1, coat=.8)); strip(13.4, 17.6, .14, .09, make('#7fbcd8', rough=.08, coat=1.0))
    for i in range(4): strip(14.6 + 1.6 * i, 14.72 + 1.6 * i, .08, .11, make('#5b656b', rough=.5))
    lathe([(0, -.5), (1.75, -.5), (1.8, .1, .1), (1.6, .2, .06), (1.55, .12)], ch, (0, -9.0, 6.9), rot=(92, 0, 0), seg=64); lathe([(1.5, -.2), (1.5, .5, .2), (0, .62)], m, (0, -9.0, 6.9), rot=(92, 0, 0), seg=64); cyl(.16, .1, glow('#8fd7ff', 1.5), (0, -9.62, 7.95), 'y', seg=20)
    # outlet that turns, with two slots
    lathe([(4.3, 25.5), (4.55, 25.8, .1), (4.5, 26.4, .3), (3.4, 27.3, .5), (1.5, 27.7, .3), (1.3, 27.2), (0, 27.1)], m, seg=96); torus(4.5, .09, dk, (0, 0, 25.75), seg=96, n=8)
    torus(1.55, .13, ch, (0, 0, 27.6), seg=64); cyl(1.3, .1, make('#0c0d0e', rough=.9), (0, 0, 27.16), seg=48)
    return dict(front=(-24, 14), side=(34, 12), detail=(-22, 22, dict(at=(0, -3, 8), r=9)))


def party_speaker(v):
    m = grained(tint='p', rough=.42, scale=4, strength=.12, dist=.03); dk = grained('#1b1d20', rough=.5, scale=5, strength=.12); rub = rubber('#232528', rough=.55); st = steel(.25); cone = make('#34383d', rough=.5)
    W, D, H = 35, 33, 76
    for o in (rbox(W, D, H, 7, m, (0, 0, H / 2 + 2), 'z', b=2.2, seg=5), rbox(W - 5, 2, H - 12, 6, dk, (0, -D / 2 + .5, H / 2), 'y', b=.8, seg=4), rbox(W - 3.4, 1.4, H - 10.4, 6.6, rub, (0, -D / 2 + .4, H / 2), 'y', b=.4)):
        cut(o, *(cyl(10.8, 14, None, (0, -D / 2, z), 'y', seg=96) for z in (22.5, 50)))
    cols = ['#ff3d7f', '#ff7a3d', '#ffd23d', '#58e07a', '#3dc8ff', '#5a6bff', '#b14dff', '#ff3dcf']
    def driver(R):
        lathe([(R + .9, -.2), (R + .9, .9, .3), (R + .1, 1.1, .3), (R, .3)], rub, seg=128)
        lathe([(R, .2), (R - .3, .3), (R - 1.2, 1.1, .8), (R - 2.2, .2, .3), (3.6, -4.0, .3), (3.4, -4.0)], cone, seg=128); lathe([(3.7, -3.9), (3.2, -2.5, .7), (1.6, -1.7, .6), (0, -1.5)], brushed(axis='turn', rough=.22, scale=.3), seg=64)
        for i in range(8):
            a0 = TAU * i / 8
            tube([((R + 1.6) * math.cos(a0 + TAU / 8 * t / 12), (R + 1.6) * math.sin(a0 + TAU / 8 * t / 12), .75) for t in range(13)], .36, glow(cols[i], 1.5), smooth=False)
        for i in range(8): group(lambda: screw(.38, st, (R + .5, 0, 1.0), 'z'), (0, 0, 0), (0, 0, 45 * i + 20))
    y = -D / 2 - .4
    group(lambda: driver(10.6), (0, y, 22.5), (90, 0, 0)); group(lambda: driver(10.6), (0, y, 50), (90, 0, 0))
    lathe([(3.0, 0), (3.0, .6, .2), (2.5, .7, .2), (1.3, -.5, .2), (0, .1)], st, (0, y - .1, 66.2), rot=(90, 0, 0), seg=64)
    for s in (-1, 1): rbox(5.6, .5, 1.0, .45, glow(cols[4] if s > 0 else cols[0], 1.0), (s * 8.4, y - .15, 66.2), 'y', b=.1)
    # sloping panel on top with knobs and keys, handle behind it
    def panel():
        rbox(25, 15, 1.4, 3, dk, (0, 0, 0), 'z', b=.5)
        lathe([(0, 2.2), (2.4, 2.1, .3), (2.7, .1)], rub, (0, -1, .6), seg=64); torus(3.0, .16, glow('#58c8ff', 1.2), (0, -1, .75), seg=64)
        for x in (-9, -5.6, 5.6, 9): lathe([(0, 1.5), (.95, 1.4, .2), (1.1, 0)], st, (x, 1.6, .65), seg=40); rbox(2.2, 1.1, .5, .4, plastic('#4a4e54', rough=.4), (x, -3.6, .75), 'z', b=.15)
    group(panel, (0, -3.4, H + 2.0), (7, 0, 0))
    ribbon([(-13.5, 11.5, H), (-13, 11.6, H + 6.2), (-9.5, 11.8, H + 9), (0, 11.8, H + 9.4), (9.5, 11.8, H + 9), (13, 11.6, H + 6.2), (13.5, 11.5, H)], 4.4, 2.4, rub)
    for s in (-1, 1):
        lathe([(0, -2), (5.0, -2, .8), (5.2, 0), (5.0, 2, .8), (0, 2)], rub, (s * (W / 2 + .6), 11, 5.1), 'x', 64); lathe([(0, 0), (2.6, 0, .2), (2.9, -.4)], st, (s * (W / 2 + 2.7), 11, 5.1), rot=(0, 90 * s, 0), seg=48)
        for i in range(9): rbox(.6, 13, .8, .35, make('#0c0d0e', rough=.9), (s * (W / 2 + .02), -2, 24 + 2.2 * i), 'x', b=.1)
        rbox(6, 5, 2.2, 1.5, rub, (s * 11, -11, 1.1), 'z', b=.4)
    return dict(front=(-28, 12), side=(36, 12), detail=(-26, 22, dict(at=(0, -10, 62), r=21)))


def data_cable(v):
    braid = make(tint='p', rough=.75, spec=.2, extra=_braid); body = tmetal(.28); st = steel(.18); dk = plastic('#15171a', rough=.4); soft = plastic(tint='p', rough=.5)
    R, r = 6.0, .27
    off = [(0, 0), (.56, 0), (.28, .48), (-.28, .48), (-.56, 0), (0, .96)]
    path = [(-7.4, -10.6, r), (-5.2, -9.4, r), (-2.6, -7.2, r)]
    n = len(off); k = 40
    for i in range(n * k + 1):
        t = i / k; j = min(int(t), n - 1); f = t - j
        s = max(0, (f - .8) / .2); s = s * s * (3 - 2 * s)
        a, b = off[j], off[min(j + 1, n - 1)]
        o = (a[0] * (1 - s) + b[0] * s, a[1] * (1 - s) + b[1] * s)
        q = TAU * t; rr = R + o[0] + .04 * math.sin(3 * q + j)
        path.append((rr * math.sin(q), -rr * math.cos(q), r + o[1]))
    path += [(2.4, -6.6, 1.0), (4.6, -8.2, .5), (6.4, -10.6, r), (7.2, -12.0, r)]
    tube(path, r, braid, n=3)
    lathe([(1.02, -1.0, .08), (1.14, -1.0, .08), (1.14, 1.0, .08), (1.02, 1.0, .08)], fabric('#2a2c2f', scale=9, strength=.4), (R, 0, .74), 'y', 64, True, sx=.98, sy=.78); rbox(.14, 1.9, .8, .2, rubber('#3a3d41'), (R + 1.16, 0, .7), 'x', b=.05)
    def relief(): lathe([(0, -1.5), (.32, -1.5, .05), (.34, -.6), (.5, 0), (0, 0)], soft, seg=40); [torus(.34 + .03 * i, .07, soft, (0, 0, -1.35 + .26 * i), seg=40, n=8) for i in range(5)]
    def usb_c():
        relief(); rbox(1.15, .68, 1.9, .33, body, (0, 0, .95), 'z', b=.08); rbox(.86, .28, .8, .13, st, (0, 0, 2.25), 'z', b=.03); rbox(.64, .12, .06, .05, dk, (0, 0, 2.64), 'z')
        rbox(.5, .06, .7, .24, dk, (0, -.34, 1.0), 'y', b=.02)
    def usb_a():
        relief(); rbox(1.6, .84, 2.2, .36, body, (0, 0, 1.1), 'z', b=.08); rbox(1.22, .46, 1.3, .05, st, (0, 0, 2.8), 'z', b=.02); box(1.06, .3, .06, dk, (0, 0, 3.44)); box(1.02, .12, .08, plastic('#f2f2f0'), (0, .09, 3.45))
        for x in (-.28, .28): box(.2, .06, .22, dk, (x, -.22, 3.0))
        rbox(.6, .06, .8, .29, dk, (0, -.42, 1.1), 'y', b=.02)
    group(usb_c, (-8.5, -11.3, .36), (90, 0, -56)); group(usb_a, (7.9, -13.4, .44), (90, 0, 27))
    return dict(front=(-20, 34), side=(26, 26), detail=(-30, 30, dict(at=(3.5, -9.5, .8), r=5.6)))


def _braid(n):
    c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
    u = n.math('SINE', n.math('MULTIPLY', n.math('ADD', c.outputs[0], c.outputs[1]), 26.0)); w = n.math('SINE', n.math('MULTIPLY', n.math('SUBTRACT', c.outputs[0], c.outputs[1]), 26.0))
    h = n.math('ADD', n.math('MULTIPLY', u, w), n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', c.outputs[2], 30.0)), .4))
    return n.ramp(h, (0.0, .22), (.8, 0.0)), n.bump(h, .3, .04), None


def tower_fan(v):
    m = gloss(tint='p', rough=.3, coat=.3, coat_rough=.1); bar = plastic(tint='p', rough=.38); dk = make('#17181a', rough=.8); ch = brushed(axis='turn', rough=.22, scale=.2)
    R = 8.6
    lathe([(0, 0), (14.2, 0, .4), (14.6, .8, .5), (13.6, 2.0, .8), (5, 3.0, .6), (0, 3.1)], m, seg=128); lathe([(4.4, 2.9), (4.5, 4.6, .2), (0, 4.6)], ch, seg=96)
    lathe([(0, 4.5), (6.8, 4.5, .6), (R, 6.2, 1.0), (R, 14, .15), (R - .5, 14.1)], m, seg=128); lathe([(R - .5, 71.9), (R, 72, .15), (R, 84.5, 1.6), (6.4, 86.6, .8), (6.2, 86.2, .1), (0, 86.0)], m, seg=128)
    cyl(R - 1.6, 60, dk, (0, 0, 43))
    # shell at the back, fine upright bars at the front
    A = math.radians(66)
    arc = lambda r, k=48: [(r * math.sin(A + (TAU - 2 * A) * i / k), -r * math.cos(A + (TAU - 2 * A) * i / k)) for i in range(k + 1)]
    prism(arc(R) + list(reversed(arc(R - .8))), 58.2, m, (0, 0, 43), b=.15)
    for i in range(31):
        a = math.radians(-63 + 4.2 * i)
        rbox(.34, 1.0, 58, .16, bar, ((R - .5) * math.sin(a), -(R - .5) * math.cos(a), 43), 'z', rot=(0, 0, math.degrees(a)), n=3)
    for j in range(5):
        z = 14.4 + 14.3 * j
        tube([((R - .55) * math.sin(a), -(R - .55) * math.cos(a), z) for a in (math.radians(-66 + 4 * i) for i in range(34))], .34, bar, smooth=False)
    # impeller blades seen through the bars
    around(26, lambda i: box(.9, .2, 57, plastic('#4a4e53', rough=.5), (0, 0, 43), rot=(0, 0, 38)), R - 1.9)
    # display and ring of keys
    cyl(5.0, .3, screen(), (0, 0, 86.2), b=.1); torus(5.1, .14, ch, (0, 0, 86.25), seg=96)
    for i in range(5): group(lambda: cyl(.45, .08, glow('#bfe9ff' if i else '#7fe0a2', 1.0), (3.2, 0, 86.38), seg=24), (0, 0, 0), (0, 0, -150 + 30 * i))
    surf(lambda u, t: ((R + .04) * math.sin((u - .5) * .62), -(R + .04) * math.cos((u - .5) * .62), 75.4 + 5.4 * t), 16, 2, screen())
    for i, h in enumerate((1.0, 1.7, 2.4)):
        a = -.1 + .1 * i; rbox(.42, .1, h, .2, glow('#d7f1ff', 1.0), ((R + .06) * math.sin(a), -(R + .06) * math.cos(a), 76.9 + h / 2), 'y')
    rbox(4.6, 1.2, 9, 1.2, dk, (0, R - .2, 78), 'y', b=.3)
    return dict(front=(-24, 14), side=(34, 12), detail=(-22, 26, dict(at=(0, -3, 76), r=15)))
