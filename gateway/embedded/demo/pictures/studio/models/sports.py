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
