from kit import *
from materials import *


def dog_bowl(v):
    pl = plastic(tint='p', rough=.32, coat=.25, coat_rough=.15); ru = rubber('#2a2c2e')
    # flared plastic base with rolled rim, brushed steel insert, rubber foot ring
    lathe([(8.6, 5.6), (9.0, 6.1, .3), (9.5, 6.3, .4), (10.2, 6.0, .4), (10.5, 5.2), (12.1, .7), (12.3, .25, .3), (11.9, 0, .2), (11.2, 0, .2), (10.9, .6), (8.4, 5.2)], pl, seg=128, closed=True)
    lathe([(11.2, .3), (11.3, -.22, .1), (11.95, -.22, .15), (12.0, .3)], ru, seg=96)
    steelm = brushed(axis='turn', rough=.25, scale=.4)
    lathe([(9.35, 6.2), (9.7, 6.75, .2), (9.2, 6.95, .25), (8.75, 6.6, .35), (8.1, 2.6), (7.4, 1.1, 1.0), (0, 1.05)], steelm, seg=128)
    # embossed bones around the base
    em = plastic(tint='s', rough=.3, coat=.2)
    for i in range(6):
        def bone():
            rbox(2.2, .3, .62, .3, em, (0, 0, 0), 'y', b=.1)
            for x in (-1.1, 1.1):
                for z in (-.34, .34): lathe([(0, .17), (.3, .17, .1), (.46, .12, .12), (.47, -.15)], em, (x, 0, z), rot=(90, 0, 0), seg=32)
        a = 360 * i / 6
        before = set(bpy.data.objects); bone()
        t = Matrix.Rotation(math.radians(a), 4, 'Z') @ Matrix.Translation((0, -11.32, 3.05)) @ Matrix.Rotation(math.radians(-19), 4, 'X')
        for o in set(bpy.data.objects) - before: o.matrix_basis = t @ o.matrix_basis
    return dict(front=(-20, 26), side=(30, 14), detail=(8, 40, dict(at=(1, -7, 4.5), r=7)))


def cat_tree(v):
    plush = fabric(tint='p', scale=2.6, strength=.6, dist=.12, kind='plush', sheen=.15); inner = fabric(tint='s', scale=2.4, strength=.6, dist=.1, kind='plush', sheen=.1)
    def sis(n):
        c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
        h = n.math('SINE', n.math('ADD', n.math('MULTIPLY', c.outputs[2], 9.0), n.math('ARCTAN2', c.outputs[1], c.outputs[0])))
        nz = n.noise(n.coords((3, 3, 14)), 2.0, 3)
        f = n.math('ADD', n.math('MULTIPLY', n.ramp(h, (.0, .4), (.6, 0.0)), .8), n.math('MULTIPLY', nz, .2))
        return f, n.bump(n.math('ADD', h, n.math('MULTIPLY', nz, .6)), .7, .3), None
    sisal = make('#c9a878', rough=.85, spec=.15, extra=sis)
    def board(w, d, z, x=0, y=0, h=3.2, r=2.5): rbox(w, d, h, r, plush, (x, y, z), 'z', b=1.1, seg=4)
    def post(x, y, z0, z1, m=None): cyl(4.0, z1 - z0, m or sisal, (x, y, (z0 + z1) / 2), b=.3)
    board(62, 50, 1.6)
    # cave
    cx, cz, w, h = 12, 19, 34, 31
    c = rbox(w, 34, h, 3, plush, (cx, 3, cz), 'z', b=1.4, seg=4)
    cut(c, cyl(9.5, 30, None, (cx - 1, -12, cz - 1), 'y'))
    cyl(9.3, .5, make('#1a1612', rough=1), (cx - 1, 2.6, cz - 1), 'y'); torus(9.8, .9, inner, (cx - 1, -14.0, cz - 1), rot=(90, 0, 0))
    pipe(9.55, 9.0, 17, inner, (cx - 1, -5.5, cz - 1), 'y')
    # posts and platforms
    post(-22, -14, 3, 62); post(-22, 15, 3, 96); post(22, 14, 35, 96)
    board(40, 32, 36.3, 12, 3)
    board(30, 26, 63.5, -18, -10)
    # lounger: dish on the middle platform
    lathe([(0, .8), (9, .8, 1), (12.6, 4.6, 1.5), (14.2, 4.8, 1), (13.8, 1, 1), (11, -1.6, 1), (0, -1.6)], plush, (-18, -10, 67), sy=.9)
    board(64, 30, 97.6, 0, 14)
    post(0, 14, 99, 112)
    lathe([(0, .6), (11, .6, 1), (15.4, 5.4, 1.6), (17.4, 5.6, 1.2), (17, 1, 1.2), (13, -1.8, 1), (0, -1.8)], plush, (0, 13, 113.8), sy=.95); lathe([(0, 1.1), (10, 1.1, .6), (12.4, 2.6)], inner, (0, 13, 113.8), sy=.95)
    # side post with a ball, ladder
    tube([(24, 2, 96), (24.2, 1.8, 84), (24, 2, 76)], .25, plastic('#d8cdb8')); ball(2.6, inner, (24, 2, 74))
    tube([(-30, 4, 96), (-30.2, 4, 90), (-30, 4, 84)], .25, plastic('#d8cdb8')); ball(2.6, inner, (-30, 4, 82))
    return dict(front=(-26, 14), side=(38, 10), detail=(-22, 18, dict(at=(4, -4, 32), r=24)))


def pet_bed(v):
    outer = fabric(tint='p', scale=2.2, strength=.4, dist=.05, kind='weave', sheen=.1); plush = fabric('#efeae0', scale=1.6, strength=.8, dist=.25, kind='plush', sheen=.2); pip = fabric(tint='s', scale=4, kind='twill')
    n, k = 120, 28
    A, B = 33, 25
    # bolster: superelliptic ring, lower in front
    def bol(u, w):
        t = TAU * u; q = TAU * w
        e = 2 / 2.6
        cx = A * math.copysign(abs(math.cos(t)) ** e, math.cos(t)); cy = B * math.copysign(abs(math.sin(t)) ** e, math.sin(t))
        dip = math.exp(-((((t / TAU) - .75) / .085) ** 2))
        R = 7.6 * (1 - .34 * dip) * (1 + .02 * math.sin(11 * t) * (1 - dip))
        L = math.hypot(cx, cy); ux, uy = cx / L, cy / L
        rr = math.copysign(abs(math.cos(q)) ** .85, math.cos(q)) * R; zz = math.copysign(abs(math.sin(q)) ** .85, math.sin(q)) * R * 1.05
        wr = .18 * math.sin(46 * t + 3 * math.sin(q)) * max(0, math.cos(q * 1 + .4))
        return (cx + ux * (rr + wr), cy + uy * (rr + wr), max(.15, zz + R * .97 + .2))
    surf(bol, n * 2, k * 2, outer, wrapu=True, wrapv=True)
    # inside lining of the bolster: plush skin slightly larger on the inner half
    def lin_(u, w):
        q = .20 + .42 * w
        p = bol(u, q)
        x, y, z = p
        L = math.hypot(x, y)
        return (x * (1 - .30 / L), y * (1 - .30 / L), z + .28)
    surf(lin_, n * 2, 24, plush, wrapu=True)
    tube([tuple(Vector(bol(i / 160, .20)) + Vector((0, 0, .25))) for i in range(160)], .38, pip, closed=True, smooth=False)
    # cushion
    def cush(u, w):
        a, r = TAU * u, w
        e = 2 / 2.6
        x = (A - 5) * r * math.copysign(abs(math.cos(a)) ** e, math.cos(a)); y = (B - 5) * r * math.copysign(abs(math.sin(a)) ** e, math.sin(a))
        return (x, y, 4.2 + 2.8 * (1 - r ** 4) + .3 * math.sin(.5 * x + 1) * math.cos(.4 * y) - 2.0 * math.exp(-(x * x + y * y) / 14))
    surf(cush, 96, 40, plush, wrapu=True)
    lathe([(0, .5), (.9, .4, .2), (1.1, 0)], pip, (0, 0, 5.0), seg=32)
    rbox(60, 44, 1.2, 18, rubber('#3a3c3e'), (0, 0, .6), 'z', b=.2)
    rbox(4.2, .3, 2.4, .3, make('#7a5236', rough=.5), (9, -B - 5.6, 5.6), 'y', rot=(-18, 0, 12), b=.08)
    return dict(front=(-22, 30), side=(34, 18), detail=(-16, 34, dict(at=(12, -10, 7), r=14)))


def pet_carrier(v):
    top = grained(tint='p', rough=.45, scale=4, strength=.15, dist=.03); bot = grained(tint='s', rough=.48, scale=4, strength=.15, dist=.03); wire = chrome(); dark = plastic('#2a2c2f', rough=.4)
    L, W, H = 50, 32, 31
    n = 8
    def r(z, kx, ky, rad, dy=0): return [(x, y, z) for x, y in rrect(W * kx, L * ky, rad, n)]
    loft([r(.6, .84, .9, 4), r(.8, .88, .93, 4.4), r(2, .92, .95, 5), r(14, .98, .985, 5.4), r(14.2, 1.04, 1.02, 5.8), r(15.2, 1.04, 1.02, 5.8)], bot, angle=30, b=.15)
    shell = loft([r(15.4, 1.04, 1.02, 5.8), r(16.4, 1.04, 1.02, 5.8), r(16.6, .985, .985, 5.4), r(25, .94, .955, 5.6), r(29.4, .82, .89, 6), r(31, .68, .8, 6.5), r(31.3, .56, .7, 6)], top, angle=30, b=.15)
    # side vents
    for s in (-1, 1):
        for i in range(7):
            for j, z in enumerate((19.2, 22.6)): rbox(.5, 2.6, 2.2, .9, make('#17181a', rough=.8), (s * (W * .487 - (z - 17) * .075), -15 + 5 * i, z), 'x', rot=(0, -s * 4.5, 0), b=.1)
        for i in range(4): rbox(.6, 6.5, 1.2, .5, bot, (s * W * .475, -15 + 10 * i, 7), 'x', b=.25)
        for y in (-17, 17): rbox(1.6, 4, 5, .8, dark, (s * W * .525, y, 15.2), 'x', b=.3)
    # door opening and wire door
    y = -L / 2 - .6
    rbox(23, 2.4, 24, 3.4, bot, (0, y + 1.4, 15), 'y', b=.5); rbox(20.4, 2.2, 21.4, 2.8, make('#101113', rough=.9), (0, y + .9, 15), 'y', b=.2)
    rbox(18, 4, 18, 2, make('#1a1b1d', rough=1), (0, y + 3, 15), 'y')
    tube([(x, y - .55, z + 15) for x, z in rrect(20, 21, 2.4, 6)], .38, wire, closed=True, smooth=False)
    for i in range(9): cyl(.22, 20.6, wire, (-8 + 2 * i, y - .5, 15), seg=16)
    for z in (8, 12.5, 18, 22.5): cyl(.26, 19.6, wire, (0, y - .85, z), 'x', seg=16)
    for z in (8.5, 21.5): rbox(2.2, 1.2, 2.4, .4, dark, (-10.4, y - .5, z), 'y', b=.2)
    rbox(3.4, 1.2, 6.6, .9, dark, (7.2, y - 1.1, 15), 'y', b=.3); cyl(.7, .8, dark, (7.2, y - 1.8, 16.6), 'y', b=.15); cyl(.7, .8, dark, (7.2, y - 1.8, 13.4), 'y', b=.15)
    # handle
    for s in (-1, 1): rbox(4.6, 4, 2.4, 1.2, dark, (0, s * 9, 31.6), 'z', b=.5)
    tube([(0, -9, 32), (0, -8.6, 35), (0, -6, 36.4), (0, 6, 36.4), (0, 8.6, 35), (0, 9, 32)], 1.1, dark); rbox(3.0, 12, 2.2, 1, dark, (0, 0, 36.2), 'y', b=.5)
    return dict(front=(-34, 18), side=(48, 14), detail=(-24, 16, dict(at=(2, -24, 16), r=12.5)))


def litter_box(v):
    top = gloss(tint='p', rough=.3, coat=.3); bot = gloss(tint='s', rough=.35, coat=.2); dark = plastic('#3a3e42', rough=.4)
    L, W = 52, 40
    n = 10
    def r(z, k, rad): return [(x, y, z) for x, y in rrect(W * k, L * k, rad, n)]
    loft([r(0, .86, 8), r(.3, .88, 8.2), r(1.2, .9, 8.4), r(12, .985, 9), r(12.2, 1.02, 9.4), r(13.6, 1.02, 9.4)], bot, angle=30, b=.2)
    hood = loft([r(13.8, 1.02, 9.4), r(14.8, 1.02, 9.4), r(15.0, .985, 9.2), r(26, .96, 9.4), r(34, .9, 10), r(37.4, .8, 10.5), r(38.8, .66, 10.5), r(39.2, .5, 9)], top, angle=30, b=.2)
    y = -L / 2
    # entrance: frame with a smoked flap
    rbox(26, 3.4, 23, 8, bot, (0, y + 1.6, 25.6), 'y', b=.7, rot=(-5, 0, 0)); rbox(22, 3.0, 19, 6.6, dark, (0, y + 1.2, 25.6), 'y', b=.3, rot=(-5, 0, 0))
    rbox(20.4, .6, 17.6, 6, make('#8ea0a8', rough=.12, coat=.8, spec=.6), (0, y - .35, 25.4), 'y', b=.2, rot=(-5, 0, 0))
    rbox(12, .8, 1.3, .6, dark, (0, y - .9, 18.8), 'y', b=.25); rbox(4, 1.0, 2.0, .8, dark, (0, y - .9, 32.4), 'y', b=.25)
    # carbon filter grille in the roof, handle, clips
    rbox(13, 9, .9, 2, bot, (0, 9, 39.2), 'z', b=.25)
    for i in range(6): rbox(1.0, 7, 1.0, .45, dark, (-4.6 + 1.85 * i, 9, 39.5), 'z', b=.1)
    for s in (-1, 1): rbox(2.6, 3.0, 2.6, .9, bot, (s * 8, -6, 39.6), 'z', b=.4); rbox(1.8, 7, 5.4, 1.2, dark, (s * W * .515, 0, 13.6), 'x', b=.4); rbox(2.2, 5, 1.1, .5, dark, (s * W * .52, 0, 12.2), 'x', b=.25)
    tube([(-8, -6, 40.2), (-7.4, -6, 42.2), (-5, -6, 43.2), (5, -6, 43.2), (7.4, -6, 42.2), (8, -6, 40.2)], 1.0, bot)
    # scoop hanging at the side
    def scoop():
        tube([(0, 0, 4), (0, .3, 9), (0, 0, 15)], .75, dark); rbox(8, 1.2, 8, 1.6, dark, (0, 0, 0), 'y', b=.3)
        for i in range(5): rbox(.7, 1.4, 5.4, .34, make('#0e0f10', rough=.9), (-2.6 + 1.3 * i, 0, -.4), 'y')
    group(scoop, (W / 2 + 1.6, 10, 21), (0, 4, 90))
    return dict(front=(-30, 20), side=(42, 16), detail=(-20, 22, dict(at=(0, -24, 27), r=14)))


def pet_feeder(v):
    import random
    rnd = random.Random(7)
    m = plastic(tint='p', rough=.32, coat=.25, coat_rough=.12); lid = plastic(tint='p', rough=.38, dark=.96); w = plastic('#f4f4f2', rough=.34, coat=.2); dk = plastic('#202327', rough=.4); seam = make('#15171a', rough=.8)
    smoke = thinglass('#dfe6ea', .9, .95, sharp=True); st = brushed(axis='turn', rough=.22, scale=.4); kib = [make(c, rough=.75, spec=.25) for c in ('#8f5d33', '#7a4a27', '#a3713f')]
    piece = turned([(.30, .30), (.52, .36), (.74, .26), (.84, 0), (.74, -.26), (.52, -.36), (.30, -.30)])
    def heap(places):
        for i, q in enumerate(kib): scatter(piece, places[i::3], q)
    def lay(x, y, z): return Matrix.Translation((x, y, z)) @ Euler([rnd.uniform(0, TAU) for _ in range(3)]).to_matrix().to_4x4() @ Matrix.Scale(rnd.uniform(.85, 1.12), 4)
    sec = lambda k, z, d=0.0: [(x, y + 3, z) for x, y in rrect((20 - d) * k, (19 - d) * k, 6.4 * k, 14)]
    # base housing, slightly waisted, on a shadow gap and feet
    for x in (-6.5, 6.5):
        for y in (-3.5, 9.5): cyl(1.2, .5, dk, (x, y, .2), b=.1, seg=32)
    loft([sec(.95, .35), sec(.985, .5), sec(1.0, 1.0), sec(.985, 7), sec(.965, 12.4), sec(.955, 12.9), sec(.93, 13.05)], m, angle=50)
    loft([sec(.925, 12.9), sec(.925, 13.5)], seam)
    # hopper: smoked wall, full of kibble to two thirds
    loft([sec(.95, 13.35), sec(.962, 13.6), sec(.985, 27.6)], smoke, cap=False, angle=50); loft([sec(.95, 13.3), sec(.955, 13.9), sec(.90, 13.9), sec(.90, 13.3)], dk, cap=False, loop=True)
    full = 23.2
    loft([sec(.80, 13.4), sec(.83, full - 1.2)], kib[1])
    places = []
    for k in range(13):
        z = 13.9 + .78 * k; ring_ = rrect(16.7 + .05 * k, 15.8 + .05 * k, 5.4, 14); L = len(ring_)
        per = [math.dist(ring_[i], ring_[(i + 1) % L]) for i in range(L)]; tot = sum(per); n = int(tot / 1.28)
        for j in range(n):
            s = (j + .5 * (k % 2) + rnd.uniform(-.2, .2)) / n % 1 * tot; i = 0
            while s > per[i]: s -= per[i]; i += 1
            f = s / per[i]; a, b_ = ring_[i], ring_[(i + 1) % L]
            places.append(lay(a[0] + (b_[0] - a[0]) * f, 3 + a[1] + (b_[1] - a[1]) * f, z + rnd.uniform(-.22, .22)))
    for i in range(230):
        r, q = (i / 230) ** .5, i * 2.39996; x, y = 7.9 * r * math.cos(q), 7.4 * r * math.sin(q)
        places.append(lay(x, 3 + y, full + .9 * (1 - r) + rnd.uniform(-.3, .3)))
    heap(places)
    # level mark on the hopper, collar and lid with a grip and a latch
    loft([sec(.992, 27.3), sec(1.0, 27.5), sec(1.0, 28.3), sec(.96, 28.3)], m, cap=False, angle=40)
    loft([sec(.965, 28.2), sec(.965, 28.6)], seam)
    loft([sec(.99, 28.5), sec(1.003, 28.7), sec(1.0, 30.2), sec(.985, 30.8), sec(.95, 31.15), sec(.86, 31.35), sec(.5, 31.45)], lid, angle=60)
    rbox(9.4, 3.6, .5, 1.7, dk, (0, 3, 31.3), 'z', b=.12); rbox(8.2, 1.3, .9, .6, w, (0, 3, 31.6), 'z', b=.25); rbox(3.6, .9, 1.9, .4, w, (0, -6.7, 28.4), 'y', b=.2); rbox(2.4, .3, .28, .1, seam, (0, -7.15, 28.9), 'y', b=.05)
    # chute: a framed mouth in the front, dark inside, with a ramp to the bowl
    mouth = rrect(9.4, 4.6, 1.7, 8)
    prism(mouth, .9, lid, (0, -6.3, 7.5), 'y', b=.25, seg=4); prism([(x * .86, z * .74) for x, z in mouth], .3, make('#0b0c0d', rough=.95), (0, -6.68, 7.5), 'y', b=.02)
    prism([(-3.4, .6), (3.4, .6), (2.9, -2.9), (-2.9, -2.9)], .3, dk, (0, -6.7, 6.25), 'z', b=.08, rot=(24, 0, 0))
    # panel: glass with a clock, three keys and a ring that glows
    rbox(8.2, .5, 2.5, 1.0, screen(), (0, -6.42, 11.45), 'y', b=.08)
    lamp = glow('#c8eeff', 1.1)
    def digit(x, on):
        for i, (px, pz, h) in enumerate(((0, .62, 1), (.36, .31, 0), (.36, -.31, 0), (0, -.62, 1), (-.36, -.31, 0), (-.36, .31, 0), (0, 0, 1))):
            if on >> i & 1: rbox(.56 if h else .12, .06, .12 if h else .5, .05, lamp, (x + px, -6.7, 11.45 + pz), 'y', n=3)
    for x, on in ((-2.3, 0b0111111), (-1.15, 0b0000111), (.35, 0b1001111), (1.5, 0b0111111)): digit(x, on)
    for z in (-.3, .3): cyl(.09, .06, lamp, (-.4, -6.7, 11.45 + z), 'y', seg=16)
    rbox(.5, .06, .5, .24, glow('#8fe0b4', 1.3), (3.0, -6.7, 11.45), 'y')
    # tray with a steel bowl, heaped
    loft([[(x, y - 13.4, z) for x, y in rrect(15.6 * k, 14.4 * k, 6.6 * k, 14)] for k, z in ((.95, 0), (.99, .15), (1.0, .6), (.985, 1.5), (.95, 1.8), (.86, 1.85))], m, angle=50)
    rbox(9, 5, 1.2, 1.0, m, (0, -7.2, .9), 'z', b=.3)
    lathe([(0, 1.2), (4.6, 1.2, .5), (5.9, 3.6, .4), (6.5, 3.9, .12), (6.55, 4.15, .12), (6.2, 4.2, .1), (5.6, 3.75, .3), (4.3, 1.5, .5), (0, 1.45)], st, (0, -13.6, .4), seg=128)
    ball(4.7, kib[1], (0, -13.6, 2.9), sz=.42)
    bowl = []
    for i in range(150):
        r, q = 4.75 * ((i + .5) / 150) ** .5, i * 2.39996
        bowl.append(lay(r * math.cos(q), -13.6 + r * math.sin(q), 5.1 - .06 * r * r + .25 * rnd.random()))
    heap(bowl)
    return dict(front=(-28, 17), side=(38, 15), detail=(-26, 30, dict(at=(0, -11, 6.2), r=9.6)))


def scratching_post(v):
    plush = fabric(tint='p', scale=2.2, strength=.6, kind='plush', sheen=.3, dist=.08); ballm = fabric('#c44a3c', scale=3, strength=.5, kind='plush')
    def sisal(n):
        h = n.math('SINE', n.math('MULTIPLY', n('SeparateXYZ', _Vector=n.coords((1, 1, 1))).outputs[2], 7.4)); t = n.noise(n.coords((2, 2, 9)), 3.0, 3)
        h = n.math('ADD', h, n.math('MULTIPLY', t, .6))
        return n.ramp(h, (0.0, .5), (.8, 0.0)), n.bump(h, 1.0, .25), None
    rope = make('#cfae7c', rough=.9, spec=.15, extra=sisal)
    rbox(40, 40, 3.4, 4, plush, (0, 0, 1.7), 'z', b=1.2, seg=5); lathe([(0, 3), (4.9, 3), (4.9, 62)], rope, seg=96); rbox(26, 26, 3.6, 13, plush, (0, 0, 64), 'z', b=1.4, seg=5); torus(11.2, 2.0, plush, (0, 0, 66.6), seg=96)
    x, L = 8.6, 22
    tube([(x, -6, 62.4), (x + .3, -6.2, 62.4 - L * .5), (x, -6, 62.4 - L)], .22, make('#e9e2d4', rough=.8), n=6); ball(3.0, ballm, (x, -6, 62.4 - L - 2.8), seg=40)
    return dict(front=(-28, 16), side=(36, 14), detail=(-24, 16, dict(at=(2, -2, 50), r=14)))


def dog_leash(v):
    web = fabric(tint='p', scale=5, strength=.7, kind='twill', dist=.03); st = chrome(); dk = rubber('#1d1e20'); box_ = fabric(tint='s', scale=5, strength=.5)
    # collar, round and upright
    n = 96
    def col(r, z, t): return [(r * math.cos(TAU * i / n), r * math.sin(TAU * i / n), z) for i in range(n)]
    loft([col(6.2, 0, 0), col(6.4, .1, 0), col(6.4, 2.4, 0), col(6.2, 2.5, 0), col(6.05, 2.4, 0), col(6.05, .1, 0)], web, cap=False, loop=True)
    group(lambda: (rbox(4.6, .9, 2.9, .6, dk, (0, -6.6, 1.25), 'y', b=.25), rbox(1.2, .3, 1.6, .3, plastic('#3b3e42'), (-1.0, -7.1, 1.25), 'y', b=.1), torus(1.25, .22, st, (4.9, -5.2, 1.2), rot=(90, 0, 44), seg=48)), (0, 0, 0), (0, 0, -14))
    # leash: coiled flat band, snap hook, handle loop with soft lining
    P = []
    for i in range(150):
        a = TAU * i / 34; r = 4.2 + 1.0 * i / 34
        P.append((r * math.cos(a), r * math.sin(a), 1.3))
    P += [(P[-1][0] - 2.5, P[-1][1] - 3.2, 1.3), (P[-1][0] - 1.0, P[-1][1] - 7.0, 1.3)]
    def leash():
        ribbon(P, 2.4, .24, web, (0, 0, 1), 2)
        x, y, _ = P[-1]
        def hook():
            torus(1.05, .24, st, (0, 0, 0), rot=(0, 90, 90), seg=40); lathe([(0, 0), (.5, 0, .1), (.55, 1.6, .2), (.4, 2.0, .1), (0, 2)], st, (0, -1.2, 0), rot=(90, 0, 0), seg=32)
            tube([(0, -3.0, 0), (1.2, -3.8, 0), (1.5, -5.4, 0), (.6, -6.9, 0), (-.8, -6.7, 0), (-1.3, -5.4, 0), (-1.1, -4.2, 0)], .36, st, n=10); ball(.55, st, (0, -3.0, 0), seg=24)
        group(hook, (x, y - .9, 1.3), (0, 0, -8))
        ribbon([(4.3, 0, 1.3), (1.5, 1.2, 1.3), (-1.5, 1.2, 1.3), (-2.4, -.6, 1.3), (0, -1.8, 1.3), (2.6, -1.2, 1.3), (4.3, 0, 1.3)], 2.5, .34, box_, (0, 0, 1), 10)
    group(leash, (13, -6, 0))
    return dict(front=(-16, 34), side=(34, 26), detail=(-14, 30, dict(at=(1, -7, 1.3), r=6)))


def pet_fountain(v):
    m = gloss(tint='p', rough=.28, coat=.3); w = plastic('#f7f6f3', rough=.35); st = brushed(axis='turn', rough=.24, scale=.4); dk = rubber('#2a2d30'); water = make('#c9dfe8', rough=.03, coat=1.0, spec=.6)
    # foot, reservoir with a window round it, tray
    lathe([(0, .3), (8.3, .3), (8.6, 0, .2), (9.3, .1, .4), (9.9, 1.0, .6), (10.1, 6.6, .1), (0, 6.6)], m, seg=128); torus(10.0, .12, dk, (0, 0, 6.7), seg=128, n=8)
    lathe([(0, 6.7), (9.55, 6.7), (9.6, 9.9), (0, 9.9)], make('#a9c6d3', rough=.12, coat=.6), seg=128); lathe([(9.95, 6.6), (10.1, 11.6)], thinglass('#eef6f8', .9, .96), seg=128)
    lathe([(9.7, 11.2, .1), (10.5, 11.2, .2), (10.8, 12.8, .5), (10.4, 13.4, .3), (9.9, 13.2, .3), (9.2, 11.9, .4), (8.6, 11.5), (0, 11.5)], m, seg=128)
    lathe([(9.75, 13.05), (9.5, 13.25, .1), (9.15, 12.9, .2), (8.4, 11.9, .5), (0, 11.7)], st, seg=128)
    # the spout bends over the tray, water falls from it
    lathe([(0, 11.6), (2.6, 11.6), (2.5, 12.6, .4), (1.7, 13.2, .4), (0, 13.3)], m, (0, 4.6, 0), seg=64)
    taper([(0, 4.6, 12.6), (0, 4.8, 16.2), (0, 3.6, 19.4), (0, .9, 20.2), (0, -1.2, 18.9)], [1.55, 1.35, 1.25, 1.2], m, (1, 0, 0), k=40); torus(1.12, .14, dk, (0, -1.22, 18.86), rot=(58, 0, 0), seg=48, n=10)
    taper([(0, -1.2, 18.9), (0, -2.5, 17.3), (0, -3.0, 15.2), (0, -3.15, 12.2)], [.85, .62, .55, .7], water, (1, 0, 0), k=32)
    def pool(u, q):
        r, a = 8.75 * u, TAU * q
        x, y = r * math.cos(a), r * math.sin(a); d = math.hypot(x, y + 3.15)
        return (x, y, 12.35 + .16 * math.cos(d * 2.6) * math.exp(-d * .42))
    surf(pool, 60, 96, water, wrapv=True)
    # light, level marks, feet, cord
    torus(.62, .1, glow('#8fd8ff', 1.4), (0, -10.02, 3.6), rot=(88, 0, 0), seg=48, n=8); cyl(.5, .3, w, (0, -9.98, 3.6), 'y', b=.08, seg=40)
    for i in range(3): surf(lambda u, q, i=i: ((10.1 + .05 * i + .03) * math.sin(-.95 + .16 * (u - .5)), -(10.1 + .05 * i + .03) * math.cos(-.95 + .16 * (u - .5)), 7.6 + 1.1 * i + .1 * q), 6, 1, make('#5d666c', rough=.5))
    for a in (45, 135, 225, 315): cyl(.9, .4, dk, (7.4 * math.cos(math.radians(a)), 7.4 * math.sin(math.radians(a)), 0), b=.1, seg=32)
    tube([(9.4, 3, 1.4), (11.4, 4, .8), (14, 2, .3), (14.6, -3, .3), (12.2, -8, .3), (14.4, -11, .3)], .26, rubber('#e7e8e8'), fit=False)
    return dict(front=(-26, 22), side=(40, 16), detail=(-30, 32, dict(at=(0, -1, 14), r=8.5)))


def pet_stroller(v):
    cl = fabric(tint='p', scale=1.0, strength=.3, kind='weave', dist=.06); tr = fabric(tint='s', scale=1.0, strength=.3, kind='twill', dist=.06); soft = fabric('#d8d2c6', scale=.5, strength=.5, kind='plush', sheen=.2, dist=.3)
    fr = make('#2b2d30', rough=.32, coat=.3); dk = rubber('#17181a'); al = steel(.3); pl = plastic('#3a3d41', rough=.4)
    def wheel(x, y, r):
        def f():
            torus(r - 1.3, 1.35, dk, (0, 0, 0), seg=80, n=16); pipe(r - 2.0, r - 3.0, 2.0, pl, b=.2); cyl(1.8, 3.2, pl, b=.4, seg=40); cyl(1.0, 3.6, al, b=.2, seg=32)
            for i in range(6): group(lambda: rbox(r - 2.6, 1.3, 1.1, .4, pl, ((r - 2.6) / 2 + .6, 0, 0), 'z', b=.25), (0, 0, 0), (0, 0, 60 * i))
        group(f, (x, y, r), (90, 0, 0))
    for s in (-1, 1):
        wheel(30, s * 24, 9.5); wheel(-30, s * 16, 8)
        # fork of the front wheel, legs that cross, push bar
        sweep([(-30, s * 18.6, 8), (-29.4, s * 18.6, 14), (-28, s * 17, 18.5)], rrect(1.2, 3.0, .5, 4), pl, n=6); sweep([(-30, s * 13.4, 8), (-29.4, s * 13.4, 14), (-28, s * 15, 18.5)], rrect(1.2, 3.0, .5, 4), pl, n=6); lathe([(0, 0), (2.6, 0, .4), (2.4, 3.4, .5), (0, 3.5)], pl, (-28, s * 16, 17.6), seg=40)
        tube([(-28, s * 16, 20), (-22, s * 19.4, 26), (20, s * 20.4, 58), (34, s * 20.4, 74), (47, s * 20.4, 96)], 1.25, fr, n=10)
        tube([(30, s * 21.4, 9.5), (24, s * 20.8, 20), (-6, s * 20.6, 44)], 1.15, fr, n=8)
        lathe([(0, 0), (2.4, 0, .3), (2.3, 1.2, .3), (0, 1.3)], pl, (5, s * 20.6, 46.3), rot=(90 if s < 0 else -90, 0, 0), seg=40); rbox(3.4, 3.2, 6, 1.2, pl, (34, s * 20.4, 74), 'z', b=.5, rot=(0, 38, 0))
    cyl(1.1, 44, fr, (30, 0, 9.5), 'y'); cyl(1.1, 38, fr, (-4, 0, 42), 'y')
    sweep([(47, -20.4, 96), (50.4, -19, 102), (51.6, -14, 104), (51.6, 0, 104), (51.6, 14, 104), (50.4, 19, 102), (47, 20.4, 96)], circle(1.9, 24), dk, (1, 0, .3))
    rbox(12, 34, 1.6, 3, pl, (40, 0, 87), 'z', b=.4, rot=(0, -8, 0)); [pipe(4.6, 4.1, 5, pl, (40, y, 86.6), b=.2) for y in (-9, 9)]
    # cabin with cushion, trimmed rim, hood with ribs
    def r(a, b, q, z, x=0): return [(px + x, py, z) for px, py in rrect(a, b, q, 10)]
    loft([r(48, 28, 7, 40.4), r(52, 31, 8, 40.8), r(58, 36, 9, 46), r(62, 38.6, 9.5, 56), r(63, 39.4, 9.5, 64), r(61.6, 38, 9, 64), r(59, 36, 9, 56), r(54, 32, 8, 48)], cl, cap=True, angle=50)
    superbox(56, 34, 8, soft, 5, (0, 0, 51.4)); tube(r(62.6, 39, 9.4, 64.3), .85, tr, closed=True, smooth=False)
    def hood(o):
        def f(u, q):
            a = math.pi * q; t = u
            x = 32 - 30 * t + 3 * math.sin(a) * (1 - t) * 0
            h = (17 + 12 * math.sin(t * math.pi * .62 + .42)) * (1 - .035 * abs(math.sin(t * 3 * math.pi)))
            e = .62
            y = 19.6 * math.copysign(abs(math.cos(a)) ** e, math.cos(a)); z = 64.4 + h * abs(math.sin(a)) ** e
            b = max(0, 1 - t / .16) ** 2
            return (x - 9 * (1 - abs(math.sin(a)) ** .8) * b * 0 + o * 0, y * (1 - .10 * b), z - h * .22 * b * math.sin(a))
        return f
    h = hood(0)
    solidify(surf(h, 60, 64, cl), .5)
    # back of the hood: closed by a panel, with a net window
    loft([[h(0, i / 64) for i in range(65)], [(h(0, i / 64)[0] + .3, h(0, i / 64)[1] * .86, 64.4 + (h(0, i / 64)[2] - 64.4) * .86) for i in range(65)], [(32.4, h(0, i / 64)[1] * .05, 64.4 + (h(0, i / 64)[2] - 64.4) * .05) for i in range(65)]], cl, cap=False, closed=False)
    for t in (.02, 1 / 3, 2 / 3, 1.0): tube([h(t, i / 40) for i in range(41)], .62, tr, smooth=False)
    # net window in the side, pocket in front, basket below
    rbox(30, .5, 10, 4, perforated('#1b1c1e', None, .62, .3, 'xz', .7), (-6, -19.0, 55), 'y', b=.1, rot=(-7, 0, 0)); tube([(x - 6, -19.35 - (z - 0) * .12, z + 55) for x, z in rrect(30, 10, 4, 6)], .45, tr, closed=True, smooth=False)
    rbox(.6, 22, 9, 3, tr, (-31.2, 0, 54), 'x', b=.25, rot=(0, -6, 0))
    loft([r(34, 26, 5, 17, 2), r(38, 30, 6, 17.4, 2), r(42, 35, 6, 26, 2), r(41, 34, 6, 26, 2), r(36, 28, 5, 18.4, 2)], cl, angle=50); tube(r(41.6, 34.6, 6, 26.1, 2), .6, tr, closed=True, smooth=False)
    for s in (-1, 1): ribbon([(18, s * 17.2, 26), (21, s * 19.2, 36), (19, s * 20, 54)], 1.6, .2, tr, (1, 0, 0), 6); ribbon([(-15, s * 17.2, 26), (-19, s * 19, 27.4), (-20.6, s * 19.8, 27.4)], 1.6, .2, tr, (0, 0, 1), 6)
    return dict(front=(-34, 14), side=(40, 14), detail=(-36, 22, dict(at=(-4, -6, 60), r=24)))
