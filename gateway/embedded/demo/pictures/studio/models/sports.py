from kit import *
from materials import *


def kettlebell(v):
    iron = cast(tint='p', rough=.46, scale=2.2, strength=.3)
    R = 9.5
    # ball with flat foot
    lathe([(0, .0), (4.2, .0, .3)] + [(R * math.cos(a), 9.0 + R * math.sin(a)) for a in (math.radians(-62 + 152 * i / 40) for i in range(41))][:-1] + [(0, 18.5)], iron, seg=128)
    # handle: horns widen into the ball
    path = smooth_line([(-6.0, 13.5), (-6.9, 17.5), (-6.6, 21.5), (-5.0, 24.4), (-2.2, 25.6), (0, 25.75), (2.2, 25.6), (5.0, 24.4), (6.6, 21.5), (6.9, 17.5), (6.0, 13.5)], 8)
    rings = []
    for i, (x, z) in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        d = Vector((b[0] - a[0], b[1] - a[1])).normalized(); nx, nz = -d.y, d.x
        k = abs(2 * i / (len(path) - 1) - 1)
        r = 1.75 + 1.3 * max(0, (k - .62) / .38) ** 2.2
        rings.append([(x + nx * r * math.cos(q), r * math.sin(q), z + nz * r * math.cos(q)) for q in (TAU * j / 28 for j in range(28))])
    loft(rings, iron, angle=70)
    # embossed ring
    torus(3.3, .3, iron, (0, -R + .68, 9.0), rot=(90, 0, 0)); torus(2.6, .16, iron, (0, -R + .4, 9.0), rot=(90, 0, 0))
    return dict(front=(-24, 16), side=(50, 12), detail=(-16, 28, dict(at=(0, 0, 20), r=8.5)))


def dumbbell(v):
    head = make(tint='p', rough=.5, coat=.15, coat_rough=.35, extra=_rub); st = chrome()
    def knurl(n):
        c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
        a = n.math('ARCTAN2', c.outputs[1], c.outputs[0])
        u = n.math('SINE', n.math('ADD', n.math('MULTIPLY', a, 24.0), n.math('MULTIPLY', c.outputs[2], 16.0))); w = n.math('SINE', n.math('SUBTRACT', n.math('MULTIPLY', a, 24.0), n.math('MULTIPLY', c.outputs[2], 16.0)))
        h = n.math('ADD', u, w)
        return n.ramp(h, (-.0, .35), (.6, .0)), n.bump(h, .7, .08), None
    grip = make('#d4d6d8', rough=.2, metal=1.0, extra=knurl)
    def bell():
        lathe([(0, -6.4), (1.35, -6.4), (1.45, -5.6), (1.75, -2.4, .6), (1.9, 0), (1.75, 2.4, .6), (1.45, 5.6), (1.35, 6.4), (0, 6.4)], grip, axis='x', seg=96)
        for s in (-1, 1):
            lathe([(1.3, 0), (2.3, 0, .15), (2.3, .5, .15), (1.3, .5)], st, (s * 5.9, 0, 0), rot=(0, 90 * s, 0), seg=64)
            def hx(r): return [(r * math.cos(math.radians(30 + 60 * i)), r * math.sin(math.radians(30 + 60 * i))) for i in range(6)]
            rings = [[(s * x, y, z) for y, z in hx(r)] for x, r in ((6.3, 4.4), (7.3, 6.2), (12.2, 6.2), (13.6, 4.9))]
            loft(rings, head, b=.55, angle=30, seg=4)
            pipe(3.2, 2.7, .3, head, (s * 13.62, 0, 0), 'x', b=.1); cyl(2.0, .25, head, (s * 13.6, 0, 0), 'x', b=.08)
    h = 6.2 * math.cos(math.radians(30))
    group(bell, (0, 0, h)); group(bell, (4, -16.5, h), (0, 0, 32))
    return dict(front=(-30, 24), side=(36, 18), detail=(-38, 22, dict(at=(-6, -4, 6), r=8.5)))


def _rub(n):
    h = n.noise(n.coords((6, 6, 6)), 2.0, 2)
    return None, n.bump(h, .15, .05), None


def yoga_mat(v):
    def tex(n):
        c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1), 'Object'))
        u = n.math('SINE', n.math('MULTIPLY', n.math('ADD', c.outputs[0], c.outputs[1]), 7.0)); w = n.math('SINE', n.math('MULTIPLY', n.math('SUBTRACT', c.outputs[0], c.outputs[1]), 7.0))
        h = n.math('MULTIPLY', u, w)
        return n.math('MULTIPLY', n.ramp(h, (.0, .3), (.8, 0.0)), .5), n.bump(h, .4, .08), None
    m = make(tint='p', rough=.62, spec=.3, extra=tex); back = make(tint='s', rough=.65, spec=.3); strap = fabric('#2b2d30', scale=6, kind='twill')
    # spiral roll whose outer end runs out flat on the floor; outline in (y, z), extruded along x
    T, W = .62, 61
    turns, r0 = 4.6, 1.6
    pts = []
    n = 420
    r1 = r0 + (T + .06) * turns
    for i in range(n + 1):
        a = TAU * turns * i / n
        r = r0 + (T + .06) * a / TAU
        th = a - TAU * turns - math.pi / 2
        pts.append((r * math.cos(th), r * math.sin(th)))
    # last point is the bottom; continue to +y… the flat run goes towards the viewer (−y)
    pts = [(-y, z) for y, z in pts]
    by, bz = pts[-1]
    flat = [(by - 1.2 * i, bz) for i in range(1, 26)]
    line = pts + flat
    def off(k):
        out = []
        for i, p in enumerate(line):
            a, b = Vector(line[max(0, i - 1)]), Vector(line[min(len(line) - 1, i + 1)]); d = (b - a).normalized()
            out.append((p[0] + d.y * k, p[1] - d.x * k))
        return out
    A, B = off(T / 2), off(-T / 2)
    prism(A + B[::-1], W, m, (0, 0, -bz + T / 2), 'x', b=.1, seg=2)
    # inner layer colour on the side that shows at the flat part is the same foam: two thin stripes near the end
    for y in (by - 27.4, by - 26.2): box(W - 3, .35, .03, back, (0, y, T + .02))
    # carry strap lying across
    for x in (-17, 17):
        c = -bz + T / 2; R = r1 + .42
        ringp = [(x, R * math.cos(a), c + R * math.sin(a)) for a in (math.radians(-70 + 300 * i / 60) for i in range(61))]
        rr = [[(x + dx, (R + dr) * math.cos(a), c + (R + dr) * math.sin(a)) for dx, dr in ((-1.3, 0), (1.3, 0), (1.3, .16), (-1.3, .16))] for a in (math.radians(-62 + 290 * i / 60) for i in range(61))]
        loft(rr, strap, angle=30)
        rbox(3.2, .7, 2.2, .4, plastic('#17181a'), (x, -R * .78, c + R * .68), 'y', b=.15, rot=(-42, 0, 0))
    c = -bz + T / 2; R = r1 + .5
    tube([(-17, 0, c + R), (-12, -1.5, c + R + 1.2), (0, -3, c + R + 2.2), (12, -1.5, c + R + 1.2), (17, 0, c + R)], .5, strap)
    return dict(front=(-54, 28, dict(fill=.88)), side=(52, 20, dict(fill=.88)), detail=(-62, 20, dict(at=(-28, -2, 5), r=9)))


def weight_plate(v):
    m = rubber(tint='p', rough=.5); st = steel(.25); lt = make(tint='s', rough=.5)
    def plate():
        lathe([(2.6, -1.5, .2), (6.0, -1.5, .3), (6.4, -1.0, .3), (18, -1.0, .6), (18.6, -2.2, .6), (22.5, -2.2, .9), (22.5, 2.2, .9), (18.6, 2.2, .6), (18, 1.0, .6), (6.4, 1.0, .3), (6.0, 1.5, .3), (2.6, 1.5, .2)], m, seg=128, closed=True)
        pipe(2.9, 2.5, 3.6, st, b=.1)
        for s in (-1, 1):
            around(3, lambda i: prism([(1.1 * math.cos(TAU * k / 40) , 3.4 * math.sin(TAU * k / 40)) for k in range(40)], .3, lt, (0, 0, s * 1.05), b=.1), 12, 0, 30)
            around(2, lambda i: [box(.9, 2.2, .3, lt, (0, -1.5 + 2.6 * j, s * 2.2), b=.1) for j in range(2)], 20.5, 0, 90)
    group(plate, (0, 0, 22.5), (84, 0, -12))
    group(plate, (5, -27, 2.4), (0, 0, 20))
    return dict(front=(-28, 22), side=(34, 16), detail=(-20, 26, dict(at=(-4, -6, 24), r=17)))


def barbell(v):
    st = brushed(axis='x', rough=.25, scale=.3); ch = chrome(); pl = rubber(tint='p', rough=.5); hub = steel(.28); lt = make(tint='s', rough=.5)
    cyl(1.4, 130, st, axis='x', seg=48)
    for x in (-22, 22): cyl(1.43, 20, steel(.5, '#9a9da0'), (x, 0, 0), 'x', seg=48)
    for s in (-1, 1):
        cyl(2.5, 38, ch, (s * 83, 0, 0), 'x', b=.3); cyl(3.9, 3, ch, (s * 64.5, 0, 0), 'x', b=.4)
        for i, (r, w) in enumerate(((22.5, 5.4), (22.5, 5.4), (16, 3.6))):
            x = s * (69 + (0, 5.9, 10.9)[i])
            lathe([(2.5, -w / 2, .2), (r * .28, -w / 2, .3), (r * .32, -w / 3, .3), (r * .8, -w / 3, .4), (r * .84, -w / 2, .5), (r, -w / 2, .8), (r, w / 2, .8), (r * .84, w / 2, .5), (r * .8, w / 3, .4), (r * .32, w / 3, .3), (r * .28, w / 2, .3), (2.5, w / 2, .2)], pl if i < 2 else lt, (x, 0, 0), 'x', 96, True)
            cyl(r * .27, w + .1, hub, (x, 0, 0), 'x', b=.15)
        pipe(4.2, 2.5, 3, make('#1d1f21', rough=.4), (s * 83.5, 0, 0), 'x', b=.5); cyl(.7, 3.4, ch, (s * 83.5, 0, 5), b=.2)
    return dict(front=(-54, 17), side=(62, 13), detail=(-40, 16, dict(at=(-76, 0, 0), r=25)))


def foam_roller(v):
    m = make(tint='p', rough=.75, spec=.25); core = plastic('#1c1d1f', rough=.5)
    def roller():
        pipe(5.9, 5.2, 33, m, (0, 0, 0), 'x', b=.3); pipe(5.3, 4.7, 33.2, core, (0, 0, 0), 'x', b=.2)
        for i in range(12):
            a = 360 * i / 12
            def row(i=i):
                for j in range(8 if i % 3 else 4):
                    w = 3.2 if i % 3 else 7.2
                    rbox(w, 2.0 if i % 3 else 2.5, 1.3, .45, m, (-14.3 + j * (w + .9) + (w - 3.2) / 2, 0, 6.0), 'z', b=.3, n=5)
            group(row, (0, 0, 0), (a, 0, 0))
    group(roller, (0, 0, 6.6), (0, 0, 0))
    group(roller, (-20, -13, 16.6), (0, 90, 0))
    return dict(front=(-24, 24), side=(34, 16), detail=(-30, 34, dict(at=(-17, -11, 27), r=11)))


def yoga_block(v):
    m = make(tint='p', rough=.85, spec=.2, extra=_foam)
    rbox(23, 15, 7.6, .9, m, (0, 0, 3.8), 'z', b=.7, seg=4)
    rbox(7.6, 15, 23, .9, m, (1.6, 0, 19.1), 'x', b=.7, seg=4, rot=(0, 0, 24))
    return dict(front=(-34, 22), side=(30, 16), detail=(-30, 26, dict(at=(3, -5, 9), r=9)))


def _foam(n):
    h = n('TexVoronoi', _Vector=n.coords((5, 5, 5)), _Scale=1.0).outputs[0]
    return n.math('MULTIPLY', h, .10), n.bump(h, .25, .05), None


def resistance_band(v):
    m = rubber(tint='p', rough=.5); grip = rubber('#1c1d1f'); st = chrome(); web = fabric('#27292c', scale=4, strength=.4)
    # tube band coiled once, two handles, carabiners
    tube([(-11, -2, .6), (-20, 4, .6), (-16, 14, .6), (0, 17, .8), (16, 14, .6), (20, 4, .6), (12, -4, .6), (2, -7, 1.6), (-9, -3, 1.7), (-12, 6, 1.6), (0, 11, 1.7), (11, 7, 1.7), (13, 0, 1.2), (11, -9, .6)], .62, m, n=12)
    for s, x, y, rz in ((-1, -11, -2, 20), (1, 11, -9, -20)):
        def handle():
            ribbon([(0, 0, 1.0), (-3.6, -2.4, 1.5), (-6.2, -7, 1.9)], 2.0, .25, web, (0, 0, 1)); ribbon([(0, 0, 1.0), (3.6, -2.4, 1.5), (6.2, -7, 1.9)], 2.0, .25, web, (0, 0, 1))
            lathe([(0, -6.6), (1.7, -6.6, .3), (1.9, -5.6, .3), (1.45, -5.0, .3), (1.6, 0), (1.45, 5.0, .3), (1.9, 5.6, .3), (1.7, 6.6, .3), (0, 6.6)], grip, (0, -8, 1.95), 'x', 48)
            for i in range(9): torus(1.6, .13, grip, (-4 + i, -8, 1.95), 'x', seg=40, n=8)
            torus(1.1, .25, st, (0, .6, 1.0), rot=(30, 0, 0), seg=40)
        group(handle, (x, y, 0), (0, 0, rz))
    return dict(front=(-16, 44), side=(34, 34), detail=(-20, 40, dict(at=(-10, -8, 1), r=9)))


def jump_rope(v):
    m = plastic(tint='p', rough=.3, coat=.3); rope = rubber('#1b1d1f', rough=.35, coat=.2); grip = grained('#26292c', rough=.6, scale=9, strength=.1); st = chrome(); dk = plastic('#17181a', rough=.4)
    # wound up in three easy turns, both ends running out to the handles
    import random
    rnd = random.Random(3); path = [(-8.2, -9.2, 1.5), (-8.6, -5.5, .6)]
    for i in range(37):
        a = math.radians(205 - 30 * i); R = 8.3 + .45 * math.sin(i * 1.1) + rnd.uniform(-.15, .15)
        path.append((R * math.cos(a) * 1.12, 5 + R * math.sin(a) * .92, .36 + .26 * (i // 12) + .1 * (i % 2)))
    path += [(6.2, -1.2, 1.0), (8.0, -5.4, .6), (8.0, -9.2, 1.5)]
    tube(path, .34, rope, n=10)
    def handle():
        # ball joint, collar, body with a foam grip, cap
        ball(.52, st, (0, 0, -.5), seg=32); lathe([(0, -.3), (.62, -.3, .1), (.74, 0, .1), (.74, .7, .15), (.9, .9, .1), (.98, 1.6, .2), (1.0, 2.4)], m, seg=64); lathe([(.76, .2), (.84, .25, .05), (.84, .5, .05), (.76, .55)], st, seg=64)
        prof = [(1.0, 2.2), (1.2, 2.35, .1)]
        for i in range(12):
            z = 2.5 + .82 * i; r = 1.34 + .12 * math.sin(i / 11 * math.pi); prof += [(r - .1, z), (r, z + .14, .06), (r, z + .62, .06), (r - .1, z + .74)]
        lathe(prof + [(1.2, 12.6, .1), (1.0, 12.7)], grip, seg=72, angle=50)
        lathe([(.98, 12.4), (1.36, 12.6, .12), (1.46, 13.3, .2), (1.46, 14.4, .35), (1.0, 14.9, .3), (0, 15.0)], m, seg=72); lathe([(0, 14.98), (.7, 14.98), (.72, 15.06, .04), (.6, 15.1), (0, 15.1)], st, seg=48)
    group(handle, (-8.2, -9.6, 1.5), (90, 0, -12)); group(handle, (8.0, -9.6, 1.5), (90, 0, 10))
    return dict(front=(-12, 44, dict(fill=.88)), side=(36, 34), detail=(-16, 36, dict(at=(-8.8, -15, 1.3), r=7.5)))


def medicine_ball(v):
    m = make(tint='p', rough=.55, spec=.35, extra=_foam); dk = rubber('#17181a')
    R = 14
    ball(R, m, (0, 0, R), seg=96)
    # raised belts with ribs, a ring at the valve
    for rot in ((0, 0, 0), (90, 0, 0), (90, 0, 90)):
        def belt():
            lathe([(R - .2, -1.3), (R + .28, -1.2, .2), (R + .28, 1.2, .2), (R - .2, 1.3)], dk, seg=128)
        group(belt, (0, 0, R), (rot[0] + 18, rot[1] + 12, rot[2] + 20))
    def badge():
        lathe([(0, R + .3), (3.0, R - .02, .1), (3.2, R - .4)], dk, seg=64); torus(2.3, .12, make('#e8eaec', rough=.4), (0, 0, R + .15), seg=64); cyl(.4, .5, make('#e8eaec', rough=.4), (0, 0, R + .2), seg=24)
    group(badge, (0, 0, R), (58, 0, 46 - 32))
    return dict(front=(-28, 16), side=(34, 18), detail=(-10, 30, dict(at=(2, -9, 20), r=8)))
