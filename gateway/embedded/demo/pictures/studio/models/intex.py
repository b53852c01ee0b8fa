from kit import *
from materials import *


def throw_pillow(v):
    fa = fabric(tint='p', scale=3.2, strength=.4, dist=.04, kind='weave', sheen=.03); pipe_ = fabric(tint='s', scale=5, strength=.4, dist=.03, kind='twill', sheen=.03)
    n = 80; S = 22.0
    def seam(u, w):
        """Where the two sides meet: pinched between the corners, and dented at the top by the edge of a hand."""
        dent = 2.6 * math.exp(-(u / .34) ** 2) * max(0, (w + 1) / 2) ** 3
        return u * S * (1 - .085 * (1 - w * w)), w * S * (1 - .085 * (1 - u * u)) - dent
    def side(sgn):
        def f(a, b):
            u, w = a * 2 - 1, b * 2 - 1
            x, z = seam(u, w)
            h = 13.0 * max(0, (1 - abs(u) ** 3.2) * (1 - abs(w) ** 3.2)) ** .62
            # folds running from the corners and from the dent, soft hollows
            for cu, cw in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
                du, dw = 1 - u * cu, 1 - w * cw
                r = math.hypot(du, dw); t = math.atan2(dw, du)
                h += 1.15 * math.sin(7.5 * t + cu) * math.exp(-((r - .42) / .26) ** 2)
            h -= 1.6 * math.exp(-(u / .2) ** 2) * max(0, w) ** 2 + .8 * math.exp(-((u + .4) ** 2 + (w + .35) ** 2) / .08)
            h += .9 * math.sin(11 * u) * math.exp(-((w - .72) / .2) ** 2) * (1 - u * u)
            return (x, -sgn * max(0, h), z)
        return f
    def cushion():
        surf(side(1), n, n, fa); surf(side(-1), n, n, fa)
        out = []
        for k in range(4):
            for i in range(24):
                t = i / 24 * 2 - 1
                x, z = seam(*[(t, -1), (1, t), (-t, 1), (-1, -t)][k]); out.append((x, 0, z))
        tube(out, .42, pipe_, closed=True, smooth=False)
    group(cushion, (0, 0, 0), (-16, 0, 0))
    return dict(front=(-30, 14), side=(46, 12), detail=(-20, 20, dict(at=(10, -5, 12), r=12)))


def fabric_roll(v):
    import random
    cl = fabric(tint='p', scale=2.6, strength=.4, dist=.04, kind='weave', sheen=.03); tube_m = card('#b98f60')
    def roll(L, R, at, rz):
        def b():
            # end faces show the layers as a spiral
            def spiral(n):
                c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
                r = n.math('SQRT', n.math('ADD', n.math('POWER', c.outputs[0], 2.0), n.math('POWER', c.outputs[1], 2.0)))
                h = n.math('SINE', n.math('MULTIPLY', n.math('ADD', r, n.math('MULTIPLY', n.noise(n.coords((.6, .6, .6)), 1, 2), .35)), 19.0))
                return n.ramp(h, (.1, .42), (.8, .0)), n.bump(h, .5, .1), None
            e = make(tint='p', rough=.9, spec=.2, extra=spiral)
            def wob(u, w):
                a = TAU * u; r = R + .10 * math.sin(3 * a + w * 5) + .06 * math.sin(7 * a - 9 * w)
                return (r * math.cos(a), r * math.sin(a), (w - .5) * L)
            surf(wob, 128, 24, cl, wrapu=True)
            for s in (-1, 1): lathe([(1.9, 0), (R - .05, 0, .1), (R + .02, -.2)] , e, (0, 0, s * L / 2), rot=(0 if s > 0 else 180, 0, 0), seg=128)
            pipe(1.95, 1.6, L + 2.4, tube_m, b=.08);
        group(b, at, (0, 90, rz))
    roll(64, 8.4, (0, 0, 8.5), 0)
    # loose end falling onto the floor in front
    path = []
    R = 8.55
    for i in range(40): a = math.radians(95 + 118 * i / 39); path.append((-R * math.sin(a - math.pi / 2 + math.pi / 2) * 0 + R * math.cos(a), 8.5 + R * math.sin(a)))
    def sheet(u, w):
        # from the top over the front side down to the floor
        L = 63.6
        s = w * 34
        arc = R * math.radians(128)
        if s < arc:
            a = math.radians(90) + s / R
            y, z = R * math.cos(a), 8.5 + R * math.sin(a)
        else:
            a = math.radians(218); y0, z0 = R * math.cos(a), 8.5 + R * math.sin(a)
            t = s - arc
            y = y0 - t * .96; z = max(.12, z0 * math.exp(-t * .55))
        fold = .35 * math.sin(u * 16 + .3 * s) * max(0, (s - arc) / 14) ** 1.2 if s > arc else 0
        return ((u - .5) * L, y, z + abs(fold) * .9 + .05)
    o = surf(sheet, 160, 90, cl); solidify(o, .14)
    return dict(front=(-52, 24, dict(fill=.86)), side=(50, 18, dict(fill=.86)), detail=(-48, 20, dict(at=(-26, -2, 9), r=13)))


def bath_towel(v):
    def pile(n):
        # loops of the pile; a woven band without them near one end
        x = n('SeparateXYZ', _Vector=n.coords((1, 1, 1))); q = n.math('ABSOLUTE', n.math('SUBTRACT', x.outputs[0], 10.6))
        band = n.ramp(n.math('MULTIPLY', q, .1), (.165, 1.0), (.175, 0.0))
        loops = n.math('ADD', n.noise(n.coords((3.2, 3.2, 3.2)), 1.0, 3, .65), n('TexVoronoi', _Vector=n.coords((3.4, 3.4, 3.4)), _Scale=1.0).outputs[0])
        ribs = n.math('MULTIPLY_ADD', n.math('SINE', n.math('MULTIPLY', x.outputs[0], 15.0)), .3, .9)
        h = n.mix(band, loops, ribs)
        f = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, n.ramp(h, (0.0, 0.0), (1.0, 1.0))), .22)
        return n.math('ADD', f, n.math('MULTIPLY', band, .08)), n.bump(h, .42, .14), None
    terry = make(tint='p', rough=.9, spec=.15, sheen=.12, extra=pile)
    def folded(D, T, ph):
        """Lies double: the fold towards the viewer, both ends at the back."""
        H = T * 1.03; y0 = D / 2 - T / 2; line = []
        w = lambda y, k: .16 * math.sin(y * .27 + ph + k) + .10 * math.sin(y * .61 + 2 * ph + k)
        line += [(y0 - (2 * y0 - .6) * i / 24, T / 2 + .12 + w(y0 - 2 * y0 * i / 24, 0) * min(1, i / 6, (24 - i) / 6)) for i in range(25)]
        line += [(-y0 + .6 - H / 2 * math.sin(math.pi * i / 7) * 1.15, T / 2 + .12 + H / 2 * (1 - math.cos(math.pi * i / 7))) for i in range(1, 7)]
        line += [(-y0 + .6 + (2 * y0 - .9) * i / 24, T / 2 + .12 + H + w(y0 * (i / 12 - 1), 0) * min(1, i / 6, (24 - i) / 6)) for i in range(25)]
        return smooth_line(line, 3)
    def soft(ph): return lambda x, s: .12 * math.sin(x * .31 + ph + s * .05) + .07 * math.sin(x * .74 + 2 * ph - s * .11)
    for i, (D, T, at, rz) in enumerate(((25, 3.0, (0, 0, 0), 0), (24.4, 2.95, (.5, .2, 6.15), 1.2), (24.0, 2.95, (-.4, -.1, 12.2), -1.0))):
        group(lambda: _cloth(folded(D, T, 1.3 * i + .4), T, 34 - .4 * i, terry, soft(i * 2.1), 64, .45), at, (0, 0, rz))
    # one rolled up on top
    k = 150; roll = []
    for i in range(k):
        a = TAU * 2.6 * i / (k - 1); r = .9 + 1.42 * a / TAU
        roll.append((r * math.cos(a), r * math.sin(a)))
    group(lambda: _cloth(roll, 1.36, 27, terry, soft(5.0), 54, .4), (.5, -1.0, 18.4 + 5.1), (200, 0, 3))
    return dict(front=(-30, 20), side=(36, 14), detail=(-34, 22, dict(at=(-10, -8, 14), r=11)))


def yarn_cone(v):
    def yarn(n):
        c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
        a = n.math('ARCTAN2', c.outputs[1], c.outputs[0])
        z = c.outputs[2]
        # crossing windings: two families of helices, in lozenges
        zig = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', a, .4775), n.math('MULTIPLY', z, .11)), 1.0)), .5))
        h1 = n.math('SINE', n.math('ADD', n.math('MULTIPLY', z, 30.0), n.math('MULTIPLY', a, 9.0)))
        h2 = n.math('SINE', n.math('SUBTRACT', n.math('MULTIPLY', z, 30.0), n.math('MULTIPLY', a, 9.0)))
        sel = n.math('GREATER_THAN', zig, .25)
        h = n.math('ADD', n.math('MULTIPLY', h1, sel), n.math('MULTIPLY', h2, n.math('SUBTRACT', 1.0, sel)))
        fz = n.noise(n.coords((9, 9, 9)), 1, 3)
        f = n.math('ADD', n.ramp(h, (.0, .38), (.7, .0)), n.math('MULTIPLY', fz, .12))
        return f, n.bump(n.math('ADD', h, fz), .6, .12), None
    y = make(tint='p', rough=.9, spec=.15, sheen=.15, extra=yarn); core = plastic('#e8e4da', rough=.5)
    def cone(h=17, r0=7.6, r1=4.6):
        lathe([(0, -.9), (3.6, -.9, .1), (3.6, -.6), (2.0, h + 2.2, .3), (1.7, h + 2.3, .1), (1.6, h + 1.4), (3.1, -.5), (0, -.5)], core, seg=96)
        lathe([(3.3, 0, .2), (r0 - .4, 0, .6), (r0, .7, .8), (r1 + .15, h - .6, .8), (r1 - .5, h, .4), (2.0, h - .15, .1)], y, seg=160)
    group(cone, (0, 0, .9)); group(lambda: cone(), (14.6, 6.5, .9));
    group(cone, (4.5, -14.2, 7.72), (0, 101, -28))
    # loose thread
    tube([(-7.4, -1.6, 3.5), (-8.4, -4, 1.0), (-9, -8, .16), (-6.5, -13, .16), (-9.5, -17, .16), (-5, -21, .16), (-1, -20, .16)], .15, fabric(tint='p', scale=8, kind='twill'), n=10)
    return dict(front=(-22, 22), side=(36, 16), detail=(-18, 24, dict(at=(0, -5, 12), r=8.5)))


def sewing_thread(v):
    core = plastic('#f3f2ee', rough=.4); hole = make('#2a2a2a', rough=.8)
    def th(n):
        h = n.math('SINE', n.math('MULTIPLY', n('SeparateXYZ', _Vector=n.coords((1, 1, 1))).outputs[2], 78.0))
        return n.ramp(h, (0.0, .32), (.7, 0.0)), n.bump(h, .7, .03), None
    m = make(tint='p', rough=.5, spec=.4, sheen=.25, extra=th); m2 = make(tint='s', rough=.5, spec=.4, sheen=.25, extra=th)
    def spool(mm):
        lathe([(.5, 0), (2.3, 0, .15), (2.5, .2, .1), (2.5, .55, .15), (1.4, .9), (1.4, 7.2), (2.5, 7.5, .15), (2.5, 7.9, .1), (2.3, 8.1, .15), (.5, 8.1)], core, seg=96); cyl(.5, 8.0, hole, (0, 0, 4.05), seg=32)
        lathe([(1.5, .8), (2.35, 1.0, .3), (2.42, 2), (2.42, 6.0), (2.35, 7.1, .3), (1.5, 7.3)], mm, seg=128)
    spool(m); group(lambda: spool(m), (5.6, 1.6, 0)); group(lambda: spool(m2), (2.4, 5.6, 0)); group(lambda: spool(m), (-4.6, -4.0, 2.5), (90, 0, 34))
    tube([(-6.6, -6.5, .12), (-4, -9.5, .1), (1, -8.6, .1), (4.5, -6.2, .1), (9, -6.8, .1)], .07, make(tint='p', rough=.6), n=12)
    return dict(front=(-22, 22), side=(32, 20), detail=(-20, 22, dict(at=(0, 0, 5), r=4.2)))


def _cloth(line, T, W, m, relief=lambda x, s: 0, nx=60, step=.5):
    """Thick cloth: its middle is a line in (y, z), drawn out along x. relief(x, way along its outline) raises the surface."""
    def off(k):
        out = []
        for i, p in enumerate(line):
            a, b = Vector(line[max(0, i - 1)]), Vector(line[min(len(line) - 1, i + 1)]); d = (b - a).normalized()
            out.append((p[0] + d.y * k, p[1] - d.x * k))
        return out
    A, B = off(T / 2), off(-T / 2)
    # rounded ends
    def cap(p, q, d):
        c = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2); u = (p[0] - c[0], p[1] - c[1])
        return [(c[0] + u[0] * math.cos(t) + d[0] * T / 2 * math.sin(t), c[1] + u[1] * math.cos(t) + d[1] * T / 2 * math.sin(t)) for t in (math.pi * i / 6 for i in range(1, 6))]
    e, f = (Vector(line[-1]) - Vector(line[-2])).normalized(), (Vector(line[0]) - Vector(line[1])).normalized()
    O = A + cap(A[-1], B[-1], e) + B[::-1] + cap(B[0], A[0], f)
    # even steps along the outline, so that every stitch is as long as the next
    L = [0]
    for i in range(len(O)): L.append(L[-1] + math.dist(O[i], O[(i + 1) % len(O)]))
    n = int(L[-1] / step); k = 0; R = []
    for j in range(n):
        s = L[-1] * j / n
        while L[k + 1] < s: k += 1
        t = (s - L[k]) / max(1e-9, L[k + 1] - L[k]); p, q = O[k], O[(k + 1) % len(O)]
        R.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    # steps along x are finer at both ends, where the edge is rounded
    xs = [-W / 2 + T * .4 * (1 - math.cos(math.pi / 2 * i / 6)) for i in range(6)]; xs += [-W / 2 + T * .4 + (W - T * .8) * i / nx for i in range(nx + 1)] + [-x for x in reversed(xs)]
    rings = []
    for x in xs:
        edge = min(1, (W / 2 - abs(x)) / (T * .4)); inset = T * .32 * (1 - math.sqrt(1 - (1 - edge) ** 2)); row = []
        for j in range(n):
            y, z = R[j]; a, b = R[j - 2], R[(j + 2) % n]
            dy, dz = b[0] - a[0], b[1] - a[1]; l = math.hypot(dy, dz) or 1
            h = relief(x, j * L[-1] / n) * edge - inset
            row.append((x, y + dz / l * h, z - dy / l * h))
        rings.append(row)
    return loft(rings, m, angle=80)


def throw_blanket(v):
    import random as rnd
    rnd.seed(5)
    m = fabric(tint='p', scale=2.6, strength=.25, kind='terry', sheen=.25, dist=.05); fr = fabric(tint='p', scale=4, strength=.4, kind='terry', sheen=.2)
    W, D, N, T, H = 42.0, 30.0, 6, 2.0, 2.35
    # middle of the cloth in (y, z): laid to and fro, its end hanging over the front
    line = []; y0 = -D / 2 + H / 2
    for i in range(N):
        z = T / 2 + .1 + H * i; s = 1 if i % 2 == 0 else -1; y1 = s * (D / 2 - H / 2 + (.5, -.3, .2, .6, -.2, 0)[i])
        line += [(y0 + (y1 - y0) * k / 20, z + .12 * math.sin(k * .4 + i * 1.7) * math.sin(k / 20 * math.pi)) for k in range(21)]
        if i < N - 1: line += [(y1 + s * H / 2 * math.sin(math.pi * k / 6), z + H / 2 - H / 2 * math.cos(math.pi * k / 6)) for k in range(1, 6)]
        y0 = y1
    y0, z0 = line[-1]
    for k in range(1, 6): a = math.pi / 2 * k / 5; line.append((y0 - 2.6 * math.sin(a), z0 - 2.6 * (1 - math.cos(a))))
    y0, z0 = line[-1]
    for k in range(1, 8): line.append((y0 - .25 * math.sin(k / 7 * 3), z0 - k))
    line = smooth_line(line, 4)
    def knit(x, s):
        # ribs of stitches, each a V
        u = x / 1.5; r = abs(u - math.floor(u) - .5) * 2; rib = math.cos(r * math.pi / 2)
        return .16 * rib + .17 * (.5 + .5 * math.sin(TAU * (s / 1.5 + r * .42))) * (.35 + .65 * rib)
    _cloth(line, T, W, m, knit, 168, .29)
    y, z = line[-1]
    for i in range(44):
        x = -W / 2 + .7 + (W - 1.4) * i / 43
        a, b = rnd.uniform(-.35, .35), rnd.uniform(-.25, .25)
        tube([(x, y, z + .6), (x + a * .3, y - .25 + b, z - 1.2), (x + a, y - .1 + b, z - 2.6), (x + a * 1.4, y + b * .6, z - 3.9)], .3, fr, n=5, res=3); ball(.42, fr, (x + a * .15, y - .15, z - .45), seg=12)
    return dict(front=(-28, 22), side=(36, 18), detail=(-26, 26, dict(at=(-10, -14, 9), r=11)))


def curtain(v):
    m = fabric(tint='p', scale=.9, strength=.12, kind='weave', sheen=.3, rough=.8); rod = steel(.25, '#8f8478'); ring_ = steel(.2, '#b9ab97')
    def panel(x0, x1, tie):
        W = x1 - x0
        def f(u, w):
            k = 1 - w
            z = 210 - 208 * k
            pinch = math.exp(-((z - 95) / 42) ** 2) * .62 if tie else 0
            c = x0 if tie < 0 else x1
            x = x0 + W * u
            x = x + (c - x) * pinch
            y = 5.2 * (1 - .5 * pinch) * math.sin(u * TAU * 6.5 + .6 * math.sin(k * 2.2)) * (.75 + .35 * k) + 1.4 * math.sin(u * 23 + k * 3)
            return (x, y, z)
        o = surf(f, 220, 60, m); solidify(o, .5)
        for i in range(7):
            torus(3.0, .6, ring_, (x0 + W * (i + .5) / 7, 0, 205), rot=(0, 90, 0), seg=40, n=12)
        if tie: ribbon([(c_ := (x0 if tie < 0 else x1), -7, 97), (c_ + tie * -16, -9, 94), (c_ + tie * -22, 0, 95), (c_ + tie * -16, 9, 96), (c_, 7, 97)], 7, .6, m, (0, 0, 1))
    panel(-92, -8, -1); panel(8, 92, 1)
    cyl(1.6, 214, rod, (0, 0, 205), 'x', b=.3)
    for s in (-1, 1): ball(4.2, rod, (s * 110, 0, 205), seg=40); cyl(2.2, 3, rod, (s * 107, 0, 205), 'x', b=.5)
    return dict(front=(-14, 6), side=(30, 8), detail=(-24, 8, dict(at=(-50, 0, 180), r=36)))


def _strands(path, r, pitch, m, res=4):
    """Three strands laid round a path of closely set points."""
    P = [Vector(p) for p in path]
    s, A = 0.0, [[], [], []]
    u = None
    for i, p in enumerate(P):
        d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        u = (u - d * u.dot(d)).normalized() if u is not None else d.orthogonal().normalized()
        w = d.cross(u)
        if i: s += (p - P[i - 1]).length
        for k in range(3):
            a = TAU * (s / pitch + k / 3); A[k].append(tuple(p + u * (math.cos(a) * r * .54) + w * (math.sin(a) * r * .5)))
    for q in A: tube(q, r * .5, m, smooth=False, res=res)


def cotton_rope(v):
    m = make(tint='p', rough=.88, spec=.15, sheen=.25, extra=_fibre); twine = make(tint='s', rough=.85, spec=.15, sheen=.2, extra=_fibre); wrap = make('#efe9dd', rough=.85)
    r, n = .95, 6
    path = []
    def circle_at(t): # t in turns; climbs from one layer to the next over a part of the turn
        j = int(t); f = t - j; s = max(0, (f - .75) / .25); s = s * s * (3 - 2 * s)
        lay, col = divmod(j, 2); lay2, col2 = divmod(j + 1, 2)
        z = r + 1.66 * (lay * (1 - s) + lay2 * s); R = (9.6 if (col + lay) % 2 else 11.45) * (1 - s) + (9.6 if (col2 + lay2) % 2 else 11.45) * s
        return R, z
    turns = 8
    for i in range(turns * 90 + 1):
        t = i / 90; R, z = circle_at(min(t, turns - 1e-6)); a = TAU * t - .5
        path.append((R * math.cos(a) + .1 * math.sin(7 * a), R * math.sin(a) + .1 * math.cos(5 * a), z))
    e = Vector(path[-1]); d = (e - Vector(path[-4])).normalized()
    tail = [tuple(e), tuple(e + d * 4 + Vector((.6, .3, -1.6))), tuple(e + d * 8 + Vector((2.2, -.6, -5.2))), (18.5, -1.2, r + .1), (17.2, -8.0, r), (11.0, -14.2, r), (2.0, -15.6, r), (-5.0, -17.6, r)]
    path = path[:-1] + smooth_line(tail, 26)
    _strands(path, r, 4.8, m)
    e, f = Vector(path[-1]), Vector(path[-8]); d = (e - f).normalized()
    group(lambda: lathe([(0, -1.3), (1.05, -1.3, .15), (1.1, 1.2, .15), (.9, 1.3), (0, 1.3)], wrap, axis='x', seg=40), tuple(e), (0, 0, math.degrees(math.atan2(d.y, d.x))))
    ball(.95, m, tuple(e + d * 1.2), seg=32)
    # two ties of thinner cord round the coil
    for a in (200, 320):
        def tie():
            for i in range(5): tube([(x, (i - 2) * .46, z) for x, z in rrect(4.5, 7.5, 1.5, 5, 10.5, 3.9)], .25, twine, closed=True, smooth=False)
            ball(.6, twine, (10.4, -.1, 7.9), sy=1.3, seg=24)
        group(tie, (0, 0, 0), (0, 0, a))
    return dict(front=(-24, 28), side=(30, 22), detail=(-30, 30, dict(at=(-7, -8, 5), r=7.5)))


def _fibre(n):
    h = n.noise(n.coords((1.6, 1.6, 1.6)), 2.0, 2, .5)
    return n.math('MULTIPLY', h, .2), n.bump(h, .15, .05), None


def yarn_ball(v):
    import random
    rnd = random.Random(11)
    m = make(tint='p', rough=.95, spec=.1, sheen=.4, extra=_fibre); m2 = make(tint='s', rough=.95, spec=.1, sheen=.4, extra=_fibre); core = make(tint='p', rough=.95, dark=.55); core2 = make(tint='s', rough=.95, dark=.55)
    w = make('#d6b07a', rough=.4, coat=.25)
    def ball_of(R, mm, cc, bundles):
        ball(R - .6, cc, seg=48)
        for b in range(bundles):
            ax = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized(); u = ax.orthogonal().normalized(); w_ = ax.cross(u)
            k = 7; off = rnd.uniform(-.4, .4) * R; lift = .75 * b / bundles - .35
            for i in range(k):
                d = off + (i - k / 2) * .78
                if abs(d) > R * .93: continue
                q = math.sqrt(R * R - d * d) + lift
                tube([tuple(ax * (d + .05 * math.sin(5 * a + i)) + u * (q * math.cos(a)) + w_ * (q * math.sin(a))) for a in (TAU * j / 56 for j in range(56))], .4, mm, closed=True, smooth=False, res=3)
    group(lambda: ball_of(6.6, m, core, 26), (0, 0, 7.2)); group(lambda: ball_of(5.0, m2, core2, 24), (11.0, -5.6, 5.6))
    # loose end on the floor, two needles
    tube([(-4.6, -4.8, 4.4), (-6.0, -6.2, 1.4), (-7.6, -8.0, .3), (-5.2, -11.2, .3), (-9.2, -13.4, .3), (-3.0, -15.0, .3), (2.4, -13.2, .3), (6.0, -15.4, .4)], .4, m, n=12)
    def needle():
        lathe([(0, -18), (.12, -17.6), (.42, -15.6, .5), (.42, 15.4), (0, 15.4)], w, seg=32, axis='x'); lathe([(0, 15.2), (.9, 15.2, .15), (1.0, 15.8, .3), (.5, 16.5, .3), (0, 16.6)], w, seg=40, axis='x')
    group(needle, (-.8, .8, 9.8), (0, -30, 22)); group(needle, (-.2, -.6, 8.8), (0, -26, 156))
    return dict(front=(-22, 18), side=(30, 18), detail=(-26, 22, dict(at=(-.5, -3, 7), r=6.5)))
