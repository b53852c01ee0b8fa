from kit import *
from materials import *
from cloth import np, strip, spiral, attribute


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
    W, R, C, T = 46.0, 9.2, 2.3, .4
    def linen(n):
        # a plain weave with slubs: threads that are thicker here and there, both ways
        u, w = attribute(n, 'along'), attribute(n, 'across')
        at = lambda a, b: n('CombineXYZ', _X=n.math('MULTIPLY', u, a), _Y=n.math('MULTIPLY', w, b)).outputs[0]
        su, sw = (n.math('SINE', n.math('MULTIPLY', q, TAU / .42)) for q in (u, w))
        weave = n.math('MULTIPLY_ADD', n.math('MULTIPLY', su, sw), .5, .5)
        slub = n.math('ADD', n.noise(at(.16, 4.4), 1.0, 2), n.noise(at(4.4, .16), 1.0, 2))
        h = n.math('ADD', n.math('MULTIPLY', weave, .6), n.math('MULTIPLY', slub, .9))
        selvage = n.math('GREATER_THAN', n.math('ABSOLUTE', w), W / 2 - .9)
        f = n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', 1.15, slub), .36), n.math('MULTIPLY', n.math('SUBTRACT', 1.0, weave), .10))
        # the cut edge shows no weave, only shade
        edge = n.math('GREATER_THAN', n.math('ABSOLUTE', w), W / 2 - T * .3)
        f = n.math('MAXIMUM', n.math('MULTIPLY_ADD', selvage, .07, f), 0.0)
        return n.mix(edge, f, n.math('MULTIPLY', n.noise(at(.5, 1), 1.0, 1), .3)), n.bump(n.math('MULTIPLY', h, n.math('SUBTRACT', 1.0, edge)), .34, .09), None
    cl = make(tint='p', rough=.95, spec=.12, extra=linen); tube_m = card('#bb9264'); kraft = make('#8a673f', rough=.9)
    # wound layers: few points across, but each turn's edge a little further out or in than the last
    turns = (R - C) / (T * 1.12)
    edge = lambda s: .16 * np.sin(s * .21) + .09 * np.sin(s * .83 + 1)
    group(lambda: strip(spiral(C + .1, R, turns, math.radians(200)), T, W, cl, .35, W / 5, slip=edge, seed=3), (0, 0, R + .1), (0, 0, 0))
    # the loose end: over the top, down the front, out over the floor in soft folds
    r = R + T * .75; Z = R + .1
    line = [(r * math.cos(math.radians(a)), Z + r * math.sin(math.radians(a))) for a in range(20, 190, 4)]
    line += smooth_line([line[-1], (-r - .1, Z * .62), (-r - 1.1, Z * .3), (-r - 3.6, 1.0), (-r - 7.5, .32), (-r - 14, .3), (-r - 25, .3)], 8)[1:]
    s0 = math.radians(168) * r; s1 = s0 + Z * .8
    def folds(s, x):
        k = np.clip((s - s0) / 9, 0, 1); k = k * k * (3 - 2 * k); e = np.clip((s - s1) / 22, 0, 1)
        lobes = np.sin(x * .52 + .5 * np.sin(x * .13) + .05 * (s - s1)) + .45 * np.sin(x * .97 + 1.7 - .04 * s)
        ridge = 1.1 * np.exp(-((s - s1 - 9 + .22 * x + 1.2 * np.sin(x * .2)) / 2.0) ** 2) * np.clip((12 - x) / 20, 0, 1)
        return -(k * (.85 - .35 * e) * np.logaddexp(0, 2.4 * (lobes + .45)) / 2.4 + 1.25 * ridge * k)
    def lie(x, y, z):
        out = np.clip((-y - r) / 26, 0, 1)
        return x + out * 1.5 * np.sin(y * .2), y + out * (.09 * x + .35 * np.sin(x * .5)), np.maximum(z, T / 2 + .02 * np.abs(x) / W)
    strip(line, T, W, cl, .36, .42, bulge=folds, slip=lambda s: edge(s * .6), warp=lie, seed=4)
    group(lambda: (pipe(C, C - .45, W + 3.4, tube_m, b=.06), [tube([((C + .01) * math.cos(q), (C + .01) * math.sin(q), s * (W / 2 + .2 + q / TAU * 1.5)) for q in (TAU * i / 40 for i in range(41))], .035, kraft, smooth=False) for s in (-1, 1)]), (0, 0, Z), (0, 90, 0))
    return dict(front=(-38, 27, dict(fill=.9)), side=(44, 24, dict(fill=.9)), detail=(-50, 18, dict(at=(-19, -7, 8.6), r=12)))


def bath_towel(v):
    W = 34.0
    def terry(n):
        # the ground of the pile is darker than its tips; the border is woven: small diamonds on fine ribs
        loops = n('TexVoronoi', _Vector=n.coords((4.4, 4.4, 4.4)), _Scale=1.0).outputs[0]
        u, w = attribute(n, 'along'), attribute(n, 'across')
        dia = n.ramp(n.math('MULTIPLY', *(n.math('SINE', n.math('MULTIPLY', n.math(op, u, w), TAU / 1.5)) for op in ('ADD', 'SUBTRACT'))), (.0, .0), (.2, 1.0))
        rib = n.math('SINE', n.math('MULTIPLY', u, TAU / .34))
        bare = n.ramp(attribute(n, 'bare'), (.4, 0.0), (.6, 1.0))
        f = n.mix(bare, n.math('ADD', n.math('MULTIPLY', attribute(n, 'deep'), .26), n.math('MULTIPLY', loops, .10)), n.math('MULTIPLY_ADD', dia, -.13, n.math('MULTIPLY_ADD', rib, -.015, .20)))
        h = n.mix(bare, n.math('MULTIPLY', loops, -1.0), n.math('MULTIPLY_ADD', rib, .08, n.math('MULTIPLY', dia, .5)))
        return f, n.bump(h, .5, .1), n.math('MULTIPLY_ADD', bare, -.35, 1.0)
    pile = make(tint='p', rough=1.0, spec=.12, extra=terry)
    def towel(line, t, w, seed, at, warp=None):
        """Terry with a woven border between two cords, its middle `at` cm from the beginning."""
        def border(s, x):
            d = np.abs(s - at)
            return ((d < 1.75) | ((d > 2.5) & (d < 2.95))).astype(float)
        strip(line, t, w, pile, .27, pile=.17, lumps=.14, flat=border, warp=warp, seed=seed)
    def folded(D, t):
        """In half twice: one round fold towards the viewer with another inside it."""
        g = t * 1.09; y0 = D / 2; zs = [t / 2 + g * i for i in range(4)]
        arc = lambda y, z, h, s, k=1.0: [(y + s * k * h / 2 * math.sin(q), z + h / 2 - h / 2 * math.cos(q)) for q in (math.pi * i / 14 for i in range(1, 14))]
        run = lambda a, b, z: [(a + (b - a) * i / 40, z) for i in range(41)]
        f = -y0 + g * 1.5
        line = run(y0, f, zs[0]) + arc(f, zs[0], 3 * g, -1, .94) + run(f, y0 - g, zs[3])
        line += [(y0 - g + g / 2 * math.sin(q), zs[3] - g / 2 + g / 2 * math.cos(q)) for q in (math.pi * i / 10 for i in range(1, 10))]
        line += run(y0 - g, f + .2, zs[2]) + [(f + .2 - g / 2 * math.sin(q), zs[2] - g / 2 + g / 2 * math.cos(q)) for q in (math.pi * i / 10 for i in range(1, 10))] + run(f + .2, y0 - .4, zs[1])
        return smooth_line(line, 2)
    z = 0.0
    for i, (D, t, w, rz, dx, dy) in enumerate(((25, 1.42, W, 0, 0, 0), (24.6, 1.36, W - .6, 1.0, .3, .3), (24.2, 1.32, W - 1.0, -1.2, -.3, .5))):
        def soft(x, y, z, p=i * 2.1, w=w, D=D):
            # edges sink a little, the fold is not quite straight, the surface not quite level
            k = z / 6
            return (x + .25 * np.sin(y * .3 + p) * k, y + .35 * np.sin(x * .19 + p) + .12 * np.sin(x * .53 + 2 * p),
                    z * (1 - .075 * (np.abs(x) / (w / 2)) ** 5) + k * (.20 * np.sin(x * .21 + p) + .14 * np.sin(y * .33 + x * .12 + 2 * p)))
        group(lambda: towel(folded(D, t), t, w, 5 + i, D + t * .95, soft), (dx, dy, z), (0, 0, rz))
        z += t * 1.09 * 4 - .15
    # a hand towel rolled up on top
    t = 1.22; r = 4.3
    roll = spiral(.75, r, 2.75, math.radians(-42))
    L = sum(math.dist(a, b) for a, b in zip(roll, roll[1:]))
    group(lambda: towel(roll, t, 25, 11, L - 13.2, lambda x, y, z: (x, y * (1 + .02 * np.sin(x * .3)), np.maximum(z, -r - .45) * (1 - .02 * np.cos(x * .25)))), (.8, .6, z + r + .55), (0, 0, 5))
    return dict(front=(-30, 19), side=(36, 15), detail=(-34, 24, dict(at=(-10, -9, 13), r=10)))


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
    y = make(tint='p', rough=.95, spec=.03, extra=yarn); core = plastic('#e8e4da', rough=.5)
    def cone(h=17, r0=7.6, r1=4.6):
        lathe([(0, -.9), (3.6, -.9, .1), (3.6, -.6), (2.0, h + 2.2, .3), (1.7, h + 2.3, .1), (1.6, h + 1.4), (3.1, -.5), (0, -.5)], core, seg=96)
        lathe([(3.3, 0, .2), (r0 - .4, 0, .6), (r0, .7, .8), (r1 + .15, h - .6, .8), (r1 - .5, h, .4), (2.0, h - .15, .1)], y, seg=160)
    group(cone, (0, 0, .9)); group(lambda: cone(), (14.6, 6.5, .9));
    group(cone, (4.5, -14.2, 7.72), (0, 101, -28))
    # loose thread
    tube([(-7.4, -1.6, 3.5), (-8.4, -4, 1.0), (-9, -8, .16), (-6.5, -13, .16), (-9.5, -17, .16), (-5, -21, .16), (-1, -20, .16)], .15, fabric(tint='p', scale=8, kind='twill'), n=10)
    return dict(front=(-22, 22), side=(36, 16), detail=(-18, 24, dict(at=(0, -5, 12), r=8.5)))


def sewing_thread(v):
    core = plastic('#f6f5f1', rough=.3, coat=.2); hole = make('#1f2022', rough=.9); paper = make('#efe6d2', rough=.8); ink = make(tint='p', rough=.7)
    th = make(tint='p', rough=.55, spec=.35); th2 = make(tint='s', rough=.55, spec=.35)
    def wound(mm, r, z0, z1):
        """Thread, turn above turn."""
        n = int((z1 - z0) / .105); prof = []
        for i in range(n):
            z = z0 + (z1 - z0) * i / n; k = min(1, (z - z0) / .7, (z1 - z) / .7) ** .5
            for q, d in ((0, 0), (.28, .05), (.5, .062), (.72, .05)): prof.append((1.5 + (r - 1.5) * k + d, z + .105 * q))
        lathe([(1.4, z0)] + prof + [(1.4, z1)], mm, seg=72, angle=80)
    def spool(mm, a=0.0):
        lathe([(.5, 0), (2.25, 0, .12), (2.5, .16, .1), (2.55, .42, .12), (2.45, .62, .1), (1.6, 1.0, .15), (1.4, 1.1), (1.4, 7.1), (1.6, 7.2, .15), (2.45, 7.58, .1), (2.55, 7.78, .12), (2.5, 8.04, .1), (2.25, 8.2, .12), (.5, 8.2)], core, seg=96); lathe([(.5, 8.2), (.62, 8.26), (.62, 8.1)], core, seg=48)
        cyl(.5, 8.16, hole, (0, 0, 4.1), seg=32); lathe([(.8, 8.2), (.8, 8.235), (2.0, 8.235), (2.0, 8.2)], paper, seg=64); lathe([(1.55, 8.23), (1.55, 8.25), (1.85, 8.25), (1.85, 8.23)], ink, seg=64); box(.5, .09, .5, core, (2.42 * math.cos(a), 2.42 * math.sin(a), 7.9), rot=(0, 0, math.degrees(a)))
        wound(mm, 2.36, .95, 7.25)
    spool(th, 4.0); group(lambda: spool(th, 4.6), (5.7, 1.7, 0)); group(lambda: spool(th2, 4.2), (2.5, 5.9, 0)); group(lambda: spool(th, 1.0), (-4.7, -3.8, 2.55), (90, 0, 34))
    tube([(-5.6, -7.6, 1.0), (-5.4, -8.6, .1), (-3.4, -9.9, .08), (.6, -8.5, .08), (3.4, -6.6, .08), (5.2, -7.6, .1), (3.9, -8.8, .14), (2.9, -7.5, .1), (5.6, -6.0, .08), (9, -6.9, .08)], .075, make(tint='p', rough=.6), n=14)
    needle = steel(.12); tube([(6.2, -4.4, .12), (9.4, -3.4, .12)], .075, needle, smooth=False)
    return dict(front=(-20, 22), side=(32, 20), detail=(-22, 24, dict(at=(0, 0, 5.4), r=4.0)))


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
